"""Guixi at a table: hidden sides, so that nobody can give up for another, and standing answers."""

from collections.abc import Mapping
from typing import Any, cast

from sanjie.core.game import Chosen, Game
from sanjie.core.seats import Seat
from sanjie.faces.face import Face, Rivals, Score, ranked
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.rulebook import BAD_NOTATION, CLAUSES
from sanjie.games.guixi.view import GuixiView, open_view, seen_by
from sanjie.moments import moment_of
from sanjie.standing import Moment


class GuixiFace(Face):
    """Everybody has a side and hardly anybody knows it: a table gives up together or not at all."""

    def __init__(self, game: Game = GUIXI) -> None:
        """`game` is played with the content it ships with, or with other."""
        super().__init__(game, GuixiView, CLAUSES[BAD_NOTATION])

    def common(self, state: Any) -> Any:
        """What lies open to everybody (GUIXI-18.1)."""
        return open_view(state)

    def seen(self, state: Any, common: Any, eye: Seat) -> Any:
        """What lies open, and what `eye` alone may see (GUIXI-18)."""
        return seen_by(state, common, eye)

    def completed(self, wanted: Mapping[str, Chosen], seats: int) -> dict[str, Chosen]:
        """`wanted`, with the mode that three players play (GUIXI-16) unless one was chosen."""
        return {"mode": "fun", **wanted} if seats == 3 else dict(wanted)

    def prompt(self, view: Any) -> str:
        """The kind of the question (GUIXI-20.1); the king is asked about a summoning (GUIXI-9.1)."""
        seen = cast(GuixiView, view)
        if seen.question == "exorcism" and seen.king is not None and seen.king.seat in seen.asked:
            return "summon"
        return seen.question.replace("_", "-")

    def ending(self, view: Any) -> str:
        """The clause of GUIXI-12.7."""
        ended = cast(GuixiView, view).ended
        return ended.clause if ended else ""

    def reason(self, view: Any) -> str:
        """One of the endings of GUIXI-12.7."""
        ended = cast(GuixiView, view).ended
        return ended.reason if ended else ""

    def scores(self, view: Any) -> list[Score]:
        """The points of GUIXI-13; `about` is the ghost they are for."""
        ended = cast(GuixiView, view).ended
        lines = ended.points if ended else []
        return [Score(one.seat, one.clause, one.what, one.ghost or "", one.points) for one in lines]

    def rivals(self, view: Any, winners: list[Seat], seats: int) -> Rivals:
        """The sides that were scored (GUIXI-13.1); who has none stands alone (GUIXI-10.5, 16)."""
        ended = cast(GuixiView, view).ended
        sides = [list(side.seats) for side in ended.sides if side.seats] if ended else []
        alone = set(range(seats)).difference(*sides)
        return ranked([*sides, *([seat] for seat in sorted(alone))], winners)

    def moment(self, open_view: Any, seat: Seat) -> Moment | None:
        """The open facts about the question to `seat`."""
        return moment_of(cast(GuixiView, open_view), seat)
