"""What a table looked like at a moment, beside its answers: kept where people watch it late."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from sanjie.server.stored import Sitting, Standing
from sanjie.server.table import Step, Table


class Moment(msgspec.Struct, frozen=True):
    """A table after one of its changes: all that a later change may overwrite, and nobody's name."""

    standing: Standing
    stand_ins: list[int]  # seat by seat the level of the bot that stands in, 0 none
    rematch: list[bool]  # seat by seat whether it wants another game


def picture(standing: Standing, sittings: Sequence[Sitting]) -> str:
    """The moment as it is kept."""
    seats = sorted(sittings, key=lambda sitting: sitting.seat)
    moment = Moment(standing, [one.stand_in for one in seats], [one.wants_rematch for one in seats])
    return msgspec.json.encode(moment).decode()


def read(text: str) -> Moment:
    """What `picture` kept."""
    return msgspec.json.decode(text, type=Moment)


def seated_at(moment: Moment, sittings: Sequence[Sitting]) -> tuple[Sitting, ...]:
    """The seats of then: who sits there does not change in a game. Nothing that opens a seat is in it."""
    return tuple(
        replace(
            sitting,
            invite="",
            stands="",
            ready=False,
            quit=False,
            stand_in=moment.stand_ins[sitting.seat],
            wants_rematch=moment.rematch[sitting.seat],
        )
        for sitting in sittings
    )


def noted(table: Table, step: Step, now: int) -> Step:
    """`step` with what the table looks like after it, where people watch late."""
    change = step.change
    if not table.terms.watching.delay or change.standing.status == "waiting":
        return step
    sittings = list(table.sittings)
    for sitting in change.sittings:
        sittings[sitting.seat] = sitting
    return replace(step, change=replace(change, moment=(now, picture(change.standing, sittings))))
