"""The open facts of a question at a table of Guixi, which are all that a standing answer goes by."""

from sanjie.games.guixi.view import GuixiView
from sanjie.standing import Moment


def moment_of(open_view: GuixiView, seat: int) -> Moment:
    """The moment for `seat`. `open_view` is the watcher's: it holds nothing that only a seat knows."""
    window = open_view.phase if open_view.question == "window" else ""
    mine = {f"p{seat}", *open_view.players[seat].ghosts}
    king = open_view.king
    return Moment(
        seat=seat,
        current=open_view.current,
        turn=open_view.turn,
        window=window,
        used=open_view.item_count,
        waiting=len(open_view.stack),
        at_me=any(not mine.isdisjoint(item.objects) for item in open_view.stack),
        king=king.seat if king is not None else -1,
        layout="|".join(layout_of(open_view, one) for one in range(open_view.seats)),
    )


def layout_of(open_view: GuixiView, seat: int) -> str:
    """What lies before `seat`: its ghosts, points and artifact, and its identity card if it is turned up."""
    player = open_view.players[seat]
    card = player.identity if player.revealed else ""
    return " ".join([*player.ghosts, ".", *player.points, ".", player.artifact or "", str(card)])
