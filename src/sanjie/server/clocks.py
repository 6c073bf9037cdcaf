"""How long each seat may think, outside the rules: whole milliseconds, and no time but the `now` it is given.

A seat that is asked alone uses up its own bank. A question that was put to several at once has one clock for
all of them and costs nobody's bank. Vacation comes before a time of one's own, and after a shared one. Every
function gives a new `Clock`; what it was given stays as it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from sanjie.core.seats import NOBODY, Seat, SeatSet, holds, members, only

SECOND: Final = 1_000
DAY: Final = 86_400_000
NO_QUESTION: Final = -1
CONSENT: Final = 1  # why a clock is stopped: everybody agreed to a pause
ALONE: Final = 2  # nobody who plays is connected

Kind = Literal["none", "real", "days"]


@dataclass(frozen=True)
class Pace:
    """What a table agreed on, in milliseconds."""

    kind: Kind = "none"
    base: int = 0  # real: in each bank at the start; days: for each decision anew
    increment: int = 0  # real: added to a bank after each decision of its seat
    cap: int = 0  # real: the longest for one decision; 0 none
    shared: int = 0  # for a question that is put to several at once
    vacation: int = 0  # days: that each seat may be away in a game without its time running


@dataclass(frozen=True)
class Clock:
    """All clocks of a table at the moment `since`; nothing in it is ever negative but NO_QUESTION."""

    banks: tuple[int, ...]
    vacations: tuple[int, ...]  # what is left of each seat's
    running: SeatSet = NOBODY  # who is timed: one seat, or several that share a clock
    question: int = NO_QUESTION
    shared: bool = False
    spent: int = 0  # of the open question
    since: int = 0
    stopped: int = 0  # CONSENT and ALONE; time runs while it is 0
    away: SeatSet = NOBODY  # seats on vacation


def started(pace: Pace, seats: int, now: int) -> Clock:
    """The clocks of a game that begins; nobody is timed yet."""
    return Clock((pace.base,) * seats, (pace.vacation,) * seats, since=now)


def settled(pace: Pace, clock: Clock, now: int) -> Clock:
    """The clocks at `now`: what has passed is taken off. An earlier `now` than before changes nothing."""
    passed = now - clock.since
    if passed <= 0:
        return clock
    if clock.stopped or clock.running == NOBODY:
        return replace(clock, since=now)
    if clock.shared:
        over, vacations = clock.spent + passed - pace.shared, list(clock.vacations)
        for seat in members(clock.running & clock.away) if over > 0 else ():
            vacations[seat] = max(0, vacations[seat] - over)
        return replace(
            clock,
            since=now,
            spent=min(clock.spent + passed, pace.shared),
            vacations=tuple(vacations),
            away=with_some_left(clock.away, vacations),
        )
    seat = members(clock.running)[0]
    banks, vacations = list(clock.banks), list(clock.vacations)
    if holds(clock.away, seat):
        rested = min(passed, vacations[seat])
        vacations[seat] -= rested
        passed -= rested
    banks[seat] = max(0, banks[seat] - passed)
    away = with_some_left(clock.away, vacations)
    spent = clock.spent + passed if pace.cap == 0 else min(clock.spent + passed, pace.cap)
    return replace(clock, since=now, banks=tuple(banks), vacations=tuple(vacations), spent=spent, away=away)


def with_some_left(away: SeatSet, vacations: Sequence[int]) -> SeatSet:
    """Those of `away` who have vacation left."""
    for seat in members(away):
        if vacations[seat] == 0:
            away &= ~only(seat)
    return away


def asked(pace: Pace, clock: Clock, waiting: SeatSet, timed: SeatSet, question: int, now: int) -> Clock:
    """The clocks once the table waits for the seats in `waiting`, of which those in `timed` have a clock.

    `question` names what is open: while it stays the same, its time goes on and those who have answered stop.
    Another one begins with its whole time, and whoever answered the last one alone gets the increment.
    """
    clock = settled(pace, clock, now)
    running = waiting & timed
    if question == clock.question:
        return replace(clock, running=running)
    banks = list(clock.banks)
    if pace.kind == "real" and not clock.shared:
        for seat in members(clock.running):
            banks[seat] += pace.increment
    shared = len(members(waiting)) > 1
    if pace.kind == "days":
        for seat in members(running):
            banks[seat] = pace.base
    return replace(
        clock, banks=tuple(banks), running=running, question=question, shared=shared, spent=0, since=now
    )


def stopped(pace: Pace, clock: Clock, why: int, now: int) -> Clock:
    """The clocks stopped for one more reason, CONSENT or ALONE."""
    clock = settled(pace, clock, now)
    return replace(clock, stopped=clock.stopped | why)


def resumed(pace: Pace, clock: Clock, why: int, now: int) -> Clock:
    """The clocks without that reason to stand still; they run if none is left."""
    clock = settled(pace, clock, now)
    return replace(clock, stopped=clock.stopped & ~why, since=now)


def on_vacation(pace: Pace, clock: Clock, seat: Seat, away: bool, now: int) -> Clock:
    """The clocks once `seat` goes on vacation or comes back; one who has none left stays."""
    clock = settled(pace, clock, now)
    if away and clock.vacations[seat] > 0:
        return replace(clock, away=clock.away | only(seat))
    return replace(clock, away=clock.away & ~only(seat))


def given_back(pace: Pace, clock: Clock, seat: Seat, now: int) -> Clock:
    """The clocks once `seat` gives its last increment back, because it takes its answer back."""
    clock = settled(pace, clock, now)
    if pace.kind != "real" or clock.shared:
        return clock
    banks = list(clock.banks)
    banks[seat] = max(0, banks[seat] - pace.increment)
    return replace(clock, banks=tuple(banks))


def forgiven(clock: Clock, now: int) -> Clock:
    """The clocks after the server was away: what has passed since the last change costs nobody anything."""
    return replace(clock, since=max(now, clock.since))


def left(pace: Pace, clock: Clock, seat: Seat, now: int) -> int:
    """Milliseconds that `seat` still has: for the open question if it is timed, else in its bank."""
    clock = settled(pace, clock, now)
    if not holds(clock.running, seat):
        return clock.banks[seat]
    if clock.shared:
        return pace.shared - clock.spent
    bank = clock.banks[seat]
    if pace.cap > 0:
        bank = min(bank, pace.cap - clock.spent)
    return bank


def late(pace: Pace, clock: Clock, now: int) -> SeatSet:
    """The seats whose time is up; nobody's while the clocks are stopped."""
    if clock.stopped:
        return NOBODY
    found = NOBODY
    for seat in members(clock.running):
        if left(pace, clock, seat, now) == 0 and not rests(pace, clock, seat, now):
            found |= only(seat)
    return found


def rests(pace: Pace, clock: Clock, seat: Seat, now: int) -> bool:
    """Whether `seat`, which is timed, is on vacation and has some of it left."""
    gone = max(0, now - clock.since)
    if clock.shared:
        gone = max(0, clock.spent + gone - pace.shared)
    return holds(clock.away, seat) and clock.vacations[seat] > gone


def deadline(pace: Pace, clock: Clock) -> int | None:
    """When the time of somebody who is timed will be up if nothing happens; None if that never comes."""
    if clock.stopped or clock.running == NOBODY or pace.kind == "none":
        return None
    resting = [clock.vacations[seat] if holds(clock.away, seat) else 0 for seat in members(clock.running)]
    return clock.since + min(resting) + left(pace, clock, members(clock.running)[0], clock.since)
