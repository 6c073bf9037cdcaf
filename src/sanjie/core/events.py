"""What happened, and who may know how."""

from typing import final

from sanjie.core.seats import NOTHING, Seat, SeatSet, holds


@final
class Event:
    """Something that happened at the table. Only `value` can be secret; the fact itself is told to all."""

    def __init__(self, kind: int, seat: Seat, subject: int, value: int, seen_by: SeatSet) -> None:
        self.kind = kind  # the game's own constant
        self.seat = seat  # whose doing it is, or NOTHING
        self.subject = subject  # what it is about: a cell, a card, a choice …
        self.value = value  # what came of it; seats outside `seen_by` are told NOTHING
        self.seen_by = seen_by


def project(event: Event, seat: Seat) -> tuple[int, Seat, int, int]:
    """`(kind, seat, subject, value)` as `seat` is told it: NOTHING for a value that it may not know."""
    value = event.value if holds(event.seen_by, seat) else NOTHING
    return (event.kind, event.seat, event.subject, value)
