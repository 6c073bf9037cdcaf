"""What a playout draws may be answered: every answer equally often, chance by its odds (HUNTERS-19.2).

The order in which chance is asked is our own (HUNTERS-19.3).
"""

import pytest

from games.hunters.hunting import asked_first
from games.hunters.test_rules_conservation import long_game
from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, members
from sanjie.games.hunters import draws, search
from sanjie.games.hunters.cards import HEROES
from sanjie.games.hunters.effects import ACTING, FIRST_CHANCE
from sanjie.games.hunters.state import State

pytestmark = pytest.mark.rules


def drawn(state: State, rng: Rng) -> int:
    """One answer to the open question, as a playout draws it."""
    frame = state.stack[-1]
    if frame.step >= FIRST_CHANCE:
        return draws.draw_chance(state, frame, rng)
    return draws.draw_act(state, frame, [], rng)


def test_a_playout_draws_every_answer_as_often_as_it_should() -> None:
    rng, scratch, asked, chi, freedom = Rng(5), list[int](), set[tuple[int, bool]](), 0.0, 0
    for seed in range(14):
        state = long_game(asked_first(*HEROES[seed % 2 :: 2]))
        if seed % 3 == 0:
            state.wild = 1  # Soulforge from the first
        state.aura = [[0, 0] for _ in range(state.seats)]
        state.secondary = [(hero + 2) % 5 for hero in state.heroes]
        game = Rng(seed)
        while state.awaiting:
            step = state.stack[-1].step
            if step == ACTING or (step >= FIRST_CHANCE and seed < 5):
                seat = members(state.awaiting)[0]
                answers = state.options(seat)
                odds = state.odds() if seat == CHANCE else [1] * len(answers)
                counts = dict.fromkeys(answers, 0)
                total = 12 * len(answers)
                for _ in range(total):
                    counts[drawn(state, rng)] += 1  # a KeyError: nobody may answer that
                for answer, weight in zip(answers, odds, strict=True):
                    expected = total * weight / sum(odds)
                    chi += (counts[answer] - expected) ** 2 / expected
                freedom += len(answers) - 1
                asked.add((step, state.wild > 0))
            search.random_step(state, scratch, game)
    assert len(asked) == 2 * 6
    assert freedom > 3000
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5, "as far from even as one in a million"
