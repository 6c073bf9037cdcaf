"""Nothing is lost and nothing appears: cards, ghosts and spirit after every answer, in every mode.

`SANJIE_FUZZ=125000 pytest tests/games/guixi/test_conservation.py -k odd` tries a million odd answers.
"""

import os
from collections import Counter
from typing import Final

import pytest

from sanjie.core.chance import Rng
from sanjie.core.play import Refused
from sanjie.core.seats import ALLOWED, CHANCE, WATCHER, members
from sanjie.games.guixi import choices, events, search
from sanjie.games.guixi.choices import USE, kind_in, what_in
from sanjie.games.guixi.effects import POSSESSION, PROGRAM
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.state import State

SETTINGS: Final = (
    *(("standard", seats) for seats in (4, 5, 6, 7, 8)),
    *(("competitive", seats) for seats in (6, 8)),
    ("fun", 3),
)
ATTEMPTS: Final = int(os.environ.get("SANJIE_FUZZ", "0"))  # refused answers a mode; one game at least
pytestmark = pytest.mark.rules


def cards_of(state: State) -> Counter[int]:
    """Every Dao card, wherever it is."""
    found = Counter({card: count for card, count in enumerate(state.deck_bag) if count})
    found.update(state.deck_top + state.discard + state.pile)
    found.update(vote & 255 for vote in state.votes)
    for seat in range(state.seats):
        found.update(state.hands[seat])
        found.update([state.artifact[seat]] if state.artifact[seat] >= 0 else [])
    waiting = [*state.items[2::3], *(frame.target for frame in state.stack if frame.effect == PROGRAM)]
    found.update(what_in(choice) for choice in waiting if kind_in(choice) == USE)
    return found


def ghosts_of(state: State) -> Counter[int]:
    """Every ghost card, wherever it is."""
    found = Counter({card: count for card, count in enumerate(state.ghost_bag) if count})
    found.update(entry & 255 for entry in state.ghost_top + state.ghost_bottom + state.lifted)
    found.update(state.ghost_discard + state.attached + state.points)
    found.update(frame.source for frame in state.stack if frame.effect == POSSESSION)
    return found


def told_spirit(state: State) -> list[int]:
    """By how much the events just told change each seat's spirit."""
    change = [0] * state.seats
    for event in state.told:
        if event.kind == events.SPIRIT_GAINED:
            change[event.seat] += event.subject
        elif event.kind in (events.SPIRIT_LOST, events.BOUGHT, events.HOST_PAID):
            change[event.seat] -= event.subject
        elif event.kind == events.SPIRIT_TAKEN:
            change[event.seat] += event.value
            change[event.subject] -= event.value
        elif event.kind == events.CHALLENGE_RIGHT:
            change[event.seat] += event.value
        elif event.kind == events.SKILL_USED:
            change[event.seat] -= state.tables.skill_cost[what_in(event.value)]
    return change


@pytest.mark.parametrize(("mode", "seats"), SETTINGS)
@pytest.mark.parametrize("expansion", ["false", "true"])
def test_cards_ghosts_and_spirit_are_conserved(mode: str, seats: int, expansion: str) -> None:
    for seed in range(3):
        state = GUIXI.deal(GUIXI.variant({"mode": mode, "expansion": expansion}), seats)
        cards, ghosts, rng, scratch = cards_of(state), ghosts_of(state), Rng(seed), list[int]()
        assert sum(cards.values()) == (88 if expansion == "true" else 72)
        assert ghosts == Counter(range(50))
        state.telling = True
        while state.awaiting:
            before = state.spirit[:]
            state.told.clear()
            search.random_step(state, scratch, rng)

            assert cards_of(state) == cards
            assert ghosts_of(state) == ghosts
            assert min(state.spirit) >= 0
            changed = [after - one for after, one in zip(state.spirit, before, strict=True)]
            assert changed == told_spirit(state)
            for seat in range(seats):
                assert state.ghost_count[seat] == len(state.ghosts_of(seat))
                assert state.point_count[seat] == len(state.points_of(seat))
                assert state.hands[seat] == sorted(state.hands[seat])


def odd_answer(rng: Rng) -> int:
    """An answer that might mean anything, or nothing."""
    kind = int(rng.below(choices.LAST_KIND + 3)) - 1
    choice = kind << choices.KIND_SHIFT
    if rng.below(4):
        choice += int(rng.below(70)) << choices.WHAT_SHIFT
    if rng.below(2):
        choice += int(rng.below(60)) << choices.GHOST_SHIFT
    if rng.below(2):
        choice += int(rng.below(12)) << choices.SEAT_SHIFT
    if rng.below(3) == 0:
        choice += int(rng.below(9))
    return choice if rng.below(20) else -choice


@pytest.mark.parametrize(("mode", "seats"), SETTINGS)
def test_odd_answers_are_refused_with_a_clause_and_change_nothing(mode: str, seats: int) -> None:
    rng, reasons = Rng(seats), Counter[str]()
    while True:
        fuzz_a_game(GUIXI.deal(GUIXI.variant({"mode": mode, "expansion": "true"}), seats), rng, reasons)
        if reasons.total() >= ATTEMPTS:
            break
    assert len(reasons) >= 8, f"only {dict(reasons)}"


def fuzz_a_game(state: State, rng: Rng, reasons: Counter[str]) -> None:
    """Play a game at random, and try odd answers at each pause."""
    seats, scratch = state.seats, list[int]()
    while state.awaiting:
        before, asked, last = state.digest(), state.awaiting, state.known_to
        for _ in range(4):
            seat = [*members(asked), int(rng.below(seats)), WATCHER, CHANCE][int(rng.below(4))]
            choice = odd_answer(rng)
            clause = state.refuse(seat, choice)
            if clause == ALLOWED:
                assert choice in state.options(seat)
                continue
            reasons[GUIXI.reason(clause).name] += 1
            with pytest.raises(Refused):
                state.answer(seat, choice)
            assert (state.digest(), state.awaiting, state.known_to) == (before, asked, last)
        search.random_step(state, scratch, rng)
    assert state.refuse(0, -1) != ALLOWED, "when the game is over nothing is taken"
