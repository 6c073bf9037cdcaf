"""Who can be asked and who can be told."""

from typing import Final

Seat = int  # 0-based, in turn order as printed
SeatSet = int  # bit i is set when seat i belongs
Choice = int  # a fixed integer code, per game, of one decision of the rulebook's notation
Clause = int  # row of a game's rulebook; ALLOWED when nothing forbids

NOTHING: Final = -1
PASS: Final = -1
ALLOWED: Final = 0
NOBODY: Final = 0
EVERYONE: Final = -1  # every bit, the watcher's too
WATCHER: Final = 29  # spectators see what this seat sees
CHANCE: Final = 30  # dice, shuffles and draws sit here


def only(seat: Seat) -> SeatSet:
    """The set that holds `seat` (0..30) alone."""
    return 1 << seat


def holds(seats: SeatSet, seat: Seat) -> bool:
    """Whether `seat` (0..30) belongs to `seats`."""
    return seats >> seat & 1 == 1


def members(seats: SeatSet) -> list[Seat]:
    """The seats of a finite set, ascending; a fresh list. Raises ValueError for EVERYONE: it has no end."""
    if seats < 0:
        raise ValueError("EVERYONE cannot be listed; give a finite set of seats")
    found: list[Seat] = []
    seat = 0
    while seats:
        if seats & 1:
            found.append(seat)
        seats >>= 1
        seat += 1
    return found
