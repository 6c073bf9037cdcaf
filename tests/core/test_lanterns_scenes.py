"""Scenes of Lanterns: how frames ask, answer, answer answers, vote and forget."""

from typing import Any

import pytest

from sanjie.core.play import Refused
from sanjie.core.seats import CHANCE, EVERYONE, NOBODY, NOTHING, PASS, only
from toy import rules
from toy.game import LANTERNS
from toy.rules import NAMED, State

pytestmark = pytest.mark.rules
# cards of `few`: 0-5 lamps, 6-8 thieves, 9-11 snuffers


def dealt(*cards: int) -> State:
    """A table after the first draw: two cards each to seats 0, 1 and 2, in that order."""
    state = LANTERNS.deal(LANTERNS.variant({}), 3)
    state.telling = True
    for card in cards:
        state.answer(CHANCE, card)
    return state


def stories(state: State, seat: int, what: str = "value") -> list[tuple[str, int, int]]:
    """What `seat` was told: name, whose doing, and the argument `what`."""
    told = [LANTERNS.story(event, seat, state) for event in state.told]
    return [(story.name, story.seat, int(story.args[what])) for story in told]


def reason(state: Any, seat: int, choice: int) -> str:
    """The name of the sentence with which an answer is refused; "" when it is not."""
    clause = state.refuse(seat, choice)
    return LANTERNS.reason(clause).name if clause else ""


def test_only_the_drawer_sees_the_card() -> None:
    state = LANTERNS.deal(LANTERNS.variant({}), 3)
    state.telling = True
    assert state.awaiting == only(CHANCE)
    assert state.known_to == only(0)

    state.answer(CHANCE, 6)

    assert stories(state, 0) == [("drawn", 0, 6)]
    assert stories(state, 1) == [("drawn", 0, NOTHING)]


def test_a_lamp_is_twice_as_likely() -> None:
    state = LANTERNS.deal(LANTERNS.variant({}), 3)

    assert state.odds() == [2] * 6 + [1] * 6


def test_the_last_snuffer_happens_first() -> None:
    state = dealt(0, 9, 1, 10, 2, 11)
    state.answer(0, 0)
    state.answer(1, 10)  # against the lamp
    state.answer(2, 11)  # against that snuffer
    assert [frame.effect for frame in state.stack] == [
        *(rules.ROUND, rules.CARD, rules.ANSWERS),
        *(rules.CARD, rules.ANSWERS, rules.CARD, rules.ANSWERS),
    ]

    for seat in (0, 1, 2, 0, 1, 2):
        state.answer(seat, PASS)

    assert state.points == [1, 0, 0]


def test_a_thief_and_its_victim_see_what_is_taken_and_the_third_seat_does_not() -> None:
    state = dealt(6, 0, 1, 2, 3, 4)
    state.answer(0, 6)
    state.answer(1, PASS)
    state.answer(2, PASS)
    state.answer(0, NAMED + 2)
    assert state.known_to == only(0) | only(2)
    state.told.clear()

    state.answer(CHANCE, 3)

    assert stories(state, 0)[0] == stories(state, 2)[0] == ("stolen", 0, 3)
    assert stories(state, 1)[0] == ("stolen", 0, NOTHING)


def test_votes_are_sealed_until_the_last_is_in() -> None:
    state = dealt(0, 1, 2, 3, 4, 5)
    state.answer(0, PASS)
    state.told.clear()
    assert (state.awaiting, state.known_to, state.sealed) == (0b111, NOBODY, True)

    state.answer(2, NAMED)
    state.answer(0, PASS)
    assert not state.told
    assert reason(state, 2, NAMED) == "not-asked"
    state.answer(1, NAMED)

    opened = [("voted", 0, PASS), ("voted", 1, NAMED), ("voted", 2, NAMED)]
    assert stories(state, 1, "subject")[:3] == opened
    assert not state.ballots
    assert state.known_to == EVERYONE


def test_an_answer_is_forgotten_once_it_was_read() -> None:
    state = dealt(0, 9, 1, 10, 2, 11)
    state.answer(0, 0)
    state.answer(1, 10)

    assert [frame.answer for frame in state.stack] == [NOTHING] * len(state.stack)


@pytest.mark.parametrize(
    ("seat", "choice", "name"),
    [
        (1, 0, "not-asked"),
        (0, 2, "not-in-hand"),
        (0, 9, "snuffers-answer"),
        (0, 99, "not-in-hand"),
        (0, 0, ""),
    ],
)
def test_the_leader_plays_a_lamp_or_a_thief_from_hand(seat: int, choice: int, name: str) -> None:
    assert reason(dealt(0, 9, 1, 2, 3, 4), seat, choice) == name


def test_a_refused_answer_is_raised_with_its_clause() -> None:
    state = dealt(0, 9, 1, 2, 3, 4)
    state.answer(0, 0)

    with pytest.raises(Refused) as refused:
        state.answer(1, 1)

    assert refused.value.clause == rules.ONLY_SNUFFERS
