"""Clocks of a table, with a time of the test's own."""

from dataclasses import replace
from typing import Any, Final

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from sanjie.core.seats import NOBODY, holds, members, only
from sanjie.server import clocks
from sanjie.server.clocks import ALONE, CONSENT, DAY, SECOND, Clock, Pace

REAL: Final = Pace("real", base=60 * SECOND, increment=5 * SECOND, cap=40 * SECOND, shared=20 * SECOND)
DAYS: Final = Pace("days", base=2 * DAY, shared=3 * DAY, vacation=10 * DAY)
EVERY: Final = 0b1111


def at(pace: Pace, seat: int, now: int = 0) -> Clock:
    """A game of four that begins by asking `seat`."""
    return clocks.asked(pace, clocks.started(pace, 4, now), only(seat), EVERY, 0, now)


def test_who_is_asked_alone_uses_up_the_own_bank_and_gets_the_increment() -> None:
    clock = at(REAL, 1)
    assert clocks.left(REAL, clock, 1, 7_000) == 33_000  # the cap of 40 s is nearer than the bank
    clock = clocks.asked(REAL, clock, only(2), EVERY, 1, 7_000)

    assert clock.banks == (60_000, 58_000, 60_000, 60_000)
    assert clock.running == only(2)
    assert clocks.left(REAL, clock, 2, 47_000) == 0
    assert clocks.left(REAL, clock, 1, 47_000) == 58_000


def test_several_who_are_asked_at_once_share_one_clock_and_no_bank_is_touched() -> None:
    clock = clocks.asked(REAL, clocks.started(REAL, 4, 0), 0b0111, EVERY, 0, 0)
    clock = clocks.asked(REAL, clock, 0b0101, EVERY, 0, 8_000)  # seat 1 has answered

    assert [clocks.left(REAL, clock, seat, 9_000) for seat in range(4)] == [11_000, 60_000, 11_000, 60_000]
    assert clocks.late(REAL, clock, 19_999) == NOBODY
    assert clocks.late(REAL, clock, 20_000) == 0b0101
    clock = clocks.asked(REAL, clock, 0b0100, EVERY, 0, 12_000)
    assert clocks.left(REAL, clock, 2, 13_000) == 7_000  # the last one is not alone on another clock
    assert clocks.asked(REAL, clock, only(3), EVERY, 3, 15_000).banks == (60_000,) * 4


def test_a_vote_that_bots_share_is_timed_as_a_vote() -> None:
    clock = clocks.asked(REAL, clocks.started(REAL, 4, 0), 0b1111, 0b0001, 0, 0)

    assert (clock.running, clock.shared) == (0b0001, True)
    assert clocks.deadline(REAL, clock) == 20_000


def test_an_empty_bank_is_late_at_once_and_the_increment_gives_time_again() -> None:
    clock = replace(at(REAL, 0), banks=(0, 60_000, 60_000, 60_000))

    assert clocks.late(REAL, clock, 0) == only(0)
    clock = clocks.asked(REAL, clock, only(1), EVERY, 1, 0)
    clock = clocks.asked(REAL, clock, only(0), EVERY, 2, 1_000)
    assert clocks.deadline(REAL, clock) == 6_000


def test_a_pause_stops_time_until_every_reason_for_it_is_gone() -> None:
    clock = clocks.stopped(REAL, at(REAL, 0), CONSENT, 10_000)
    clock = clocks.stopped(REAL, clock, ALONE, 11_000)
    clock = clocks.resumed(REAL, clock, CONSENT, 500_000)

    assert clocks.deadline(REAL, clock) is None
    assert clocks.left(REAL, clock, 0, 900_000) == 30_000
    assert clocks.late(REAL, clock, 900_000) == NOBODY
    clock = clocks.resumed(REAL, clock, ALONE, 1_000_000)
    assert clocks.deadline(REAL, clock) == 1_030_000


def test_days_are_given_for_each_decision_anew_and_vacation_comes_first() -> None:
    clock = at(DAYS, 0)
    assert clocks.deadline(DAYS, clock) == 2 * DAY
    clock = clocks.on_vacation(DAYS, clock, 0, True, DAY)

    assert clocks.deadline(DAYS, clock) == 12 * DAY
    clock = clocks.on_vacation(DAYS, clock, 0, False, 5 * DAY)
    assert (clock.vacations[0], clocks.left(DAYS, clock, 0, 5 * DAY)) == (6 * DAY, DAY)
    clock = clocks.asked(DAYS, clock, only(1), EVERY, 1, 5 * DAY)
    clock = clocks.asked(DAYS, clock, only(0), EVERY, 2, 6 * DAY)
    assert clocks.left(DAYS, clock, 0, 6 * DAY) == 2 * DAY


def test_vacation_that_is_used_up_ends_by_itself() -> None:
    clock = clocks.on_vacation(DAYS, at(DAYS, 0), 0, True, 0)

    assert clocks.late(DAYS, clock, 12 * DAY - 1) == NOBODY
    assert clocks.late(DAYS, clock, 12 * DAY) == only(0)
    clock = clocks.settled(DAYS, clock, 11 * DAY)
    assert (clock.vacations[0], clock.away) == (0, NOBODY)
    assert clocks.on_vacation(DAYS, clock, 0, True, 11 * DAY).away == NOBODY


def test_who_is_on_vacation_has_it_after_the_time_that_all_share() -> None:
    clock = clocks.asked(DAYS, clocks.started(DAYS, 4, 0), 0b0111, EVERY, 0, 0)
    clock = clocks.on_vacation(DAYS, clock, 1, True, DAY)

    assert clocks.deadline(DAYS, clock) == 3 * DAY
    assert clocks.late(DAYS, clock, 3 * DAY) == 0b0101  # the others
    clock = clocks.asked(DAYS, clock, only(1), EVERY, 0, 3 * DAY)  # bots have answered for them
    assert clocks.deadline(DAYS, clock) == 13 * DAY
    assert clocks.late(DAYS, clock, 13 * DAY - 1) == NOBODY
    assert clocks.late(DAYS, clock, 13 * DAY) == only(1)
    back = clocks.on_vacation(DAYS, clock, 1, False, 7 * DAY)
    assert (back.vacations[1], clocks.late(DAYS, back, 7 * DAY)) == (6 * DAY, only(1))
    settled = clocks.settled(DAYS, clock, 13 * DAY)
    assert (settled.vacations, settled.away) == ((10 * DAY, 0, 10 * DAY, 10 * DAY), NOBODY)
    assert clocks.asked(DAYS, clock, only(0), EVERY, 1, 5 * DAY).vacations[1] == 8 * DAY


def test_what_passes_while_the_server_is_away_is_forgiven() -> None:
    clock = clocks.forgiven(clocks.settled(REAL, at(REAL, 0), 5_000), 90_000)

    assert clocks.left(REAL, clock, 0, 90_000) == 35_000


def test_without_clocks_nobody_is_ever_late() -> None:
    assert clocks.deadline(Pace(), at(Pace(), 0)) is None


class Life(RuleBasedStateMachine):
    """A game of four whose table is asked, stopped, restarted and left alone at random."""

    @initialize(
        kind=st.sampled_from(["real", "days"]),
        base=st.integers(1, 90_000),
        increment=st.integers(0, 9_000),
        cap=st.integers(0, 50_000),
        shared=st.integers(1, 50_000),
        vacation=st.integers(0, 50_000),
    )
    def begin(self, **agreed: Any) -> None:
        """Agree on a pace."""
        self.pace = Pace(**agreed)
        self.now = 1_000_000
        self.clock = clocks.started(self.pace, 4, self.now)
        self.question = 0
        self.waiting = NOBODY

    @rule(passed=st.integers(-5_000, 60_000))
    def wait(self, passed: int) -> None:
        """Time passes; a machine's clock may also be set back. What is left falls by no more than that."""
        before, now = self.clock, self.now + passed
        after = clocks.settled(self.pace, before, now)
        for seat in range(4):
            was, left = (clocks.left(self.pace, clock, seat, before.since) for clock in (before, after))
            fell = was - clocks.left(self.pace, after, seat, now)
            assert 0 <= fell <= max(0, passed + self.now - before.since)
            timed = holds(before.running, seat) and not before.stopped
            assert timed or fell == 0
            assert left >= 0
        self.now, self.clock = now, after

    @rule(waiting=st.integers(1, EVERY), timed=st.integers(0, EVERY))
    def ask(self, waiting: int, timed: int) -> None:
        """Another question."""
        self.question += 1
        self.waiting = waiting
        self.clock = clocks.asked(self.pace, self.clock, waiting, timed, self.question, self.now)
        for seat in members(self.clock.running):
            if self.clock.shared:
                assert clocks.left(self.pace, self.clock, seat, self.now) == self.pace.shared

    @rule(answered=st.integers(0, 3), timed=st.integers(0, EVERY))
    def answer_together(self, answered: int, timed: int) -> None:
        """One of several answers, the question stays."""
        rest = self.waiting & ~only(answered)
        if rest:
            self.waiting = rest
            self.clock = clocks.asked(self.pace, self.clock, rest, timed, self.question, self.now)

    @rule(why=st.sampled_from([CONSENT, ALONE]), stop=st.booleans())
    def pause(self, why: int, stop: bool) -> None:
        """Stop the clocks, or let them go on."""
        change = clocks.stopped if stop else clocks.resumed
        self.clock = change(self.pace, self.clock, why, self.now)

    @rule(seat=st.integers(0, 3), away=st.booleans())
    def rest(self, seat: int, away: bool) -> None:
        """Go on vacation, or come back."""
        self.clock = clocks.on_vacation(self.pace, self.clock, seat, away, self.now)

    @rule()
    def restart(self) -> None:
        """The server stops and reads its tables again."""
        again = msgspec.json.decode(msgspec.json.encode(self.clock), type=Clock)
        assert again == self.clock
        self.clock = again

    @invariant()
    def holds_together(self) -> None:
        """Never negative, never running for two who do not share, late exactly when it was foretold."""
        clock = getattr(self, "clock", None)
        if clock is None:
            return
        assert min(*clock.banks, *clock.vacations, clock.spent) >= 0
        assert clock.shared or len(members(clock.running)) <= 1
        assert clock.running & ~self.waiting == NOBODY
        due = clocks.deadline(self.pace, clock)
        if due is None:
            assert clock.stopped or clock.running == NOBODY
            assert clocks.late(self.pace, clock, self.now + 1_000_000_000) == NOBODY
        else:
            late = clocks.late(self.pace, clock, due)
            assert late != NOBODY
            assert late & ~clock.running == NOBODY
            assert late == clock.running or (clock.shared and clock.running & ~late & ~clock.away == NOBODY)
            assert due <= clock.since or clocks.late(self.pace, clock, due - 1) == NOBODY


TestLife = Life.TestCase


@given(st.lists(st.integers(0, 30_000), max_size=12))
def test_it_does_not_matter_how_often_one_looks(steps: list[int]) -> None:
    clock, now = at(REAL, 0), 0
    for step in steps:
        now += step
        clock = clocks.settled(REAL, clock, now)
    assert clocks.left(REAL, clock, 0, now) == clocks.left(REAL, at(REAL, 0), 0, now)
