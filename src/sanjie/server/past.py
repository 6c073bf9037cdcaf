"""A table as it was after an earlier answer: the view that a seat had then, built from the record alone."""

from bisect import bisect_right
from typing import Any, Final

from sanjie.core.seats import CHANCE, NOTHING, Seat
from sanjie.server import wire
from sanjie.server.course import counting
from sanjie.server.table import Table

EVERY: Final = 25  # answers between two states that are kept, once somebody has looked back


def was(table: Table, seat: Seat, message: wire.Past, upto: int, over: bool) -> wire.Was | wire.Problem:
    """What `seat` (NOTHING for a watcher), who was told of `upto` answers, could see after one of them.

    A number after which chance had to answer stands for the one before, or for the first there is. Through
    the eyes of another seat one looks only when the game is `over`, as far as one was told. What was taken
    back later is there; what had been taken back by then is not.
    """
    if not 0 <= message.number <= upto:
        return wire.Problem(message.id, "bad-message", f"you have been told of the answers 0 to {upto}")
    eyes = seat
    if message.eyes is not None and message.eyes != seat:
        if not over:
            return wire.Problem(message.id, "not-over", "until the game is over, one's own eyes")
        if message.eyes >= table.seats:
            return wire.Problem(message.id, "bad-seat", f"there are the seats 0 to {table.seats - 1}")
        eyes = message.eyes
    places = rests(table, upto)
    place = max(0, bisect_right(places, message.number) - 1)
    number = places[place]
    return wire.Was(
        id=message.id,
        game=table.face.game.name,
        number=number,
        before=places[place - 1] if place else NOTHING,
        after=places[place + 1] if place + 1 < len(places) else NOTHING,
        eyes=eyes,
        view=table.face.game.view(state_after(table, number), table.eye(eyes)),
    )


def rests(table: Table, upto: int) -> list[int]:
    """The numbers of answers up to `upto` after which chance had nothing to answer; ascending, fresh."""
    answers = table.answers
    return [number for number in range(upto) if answers[number].seat != CHANCE] + [upto]


def state_after(table: Table, number: int) -> Any:
    """The state after answer `number`; the caller's own."""
    kept = counting(table.answers[:number])
    place = len(kept)
    while place and kept[place - 1].number not in table.earlier:
        place -= 1
    state = table.earlier[kept[place - 1].number].clone() if place else table.dealt()
    for played in kept[place:]:
        state.answer(played.seat, table.face.game.read_answer(played.answer))
        place += 1
        if place % EVERY == 0:
            table.earlier[played.number] = state.clone()
    return state
