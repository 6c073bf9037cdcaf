"""Every level answers every question of Guixi legally, from its view alone, and the same each time."""

import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from sanjie.bots.guixi import GUIXI_LEVELS
from sanjie.bots.registry import LEVELS, choose
from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, holds, members
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.lookahead import Lookahead
from sanjie.games.guixi.redeal import redeal
from sanjie.games.guixi.search import random_step
from sanjie.games.guixi.think import BELIEVER, PLAIN, Mind, decide

TABLES = (
    *(("standard", seats, "false") for seats in (4, 5, 6, 7, 8)),
    ("standard", 6, "true"),
    *(("competitive", seats, "false") for seats in (6, 8)),
    ("fun", 3, "true"),
)
SPARSE = 97  # of so many random answers of a walk one position is looked at


@cache
def packed_positions() -> tuple[tuple[str, bytes], ...]:
    """Positions of random games at every table: all rare questions and some of the others."""
    found: list[tuple[str, bytes]] = []
    for number, (mode, seats, expansion) in enumerate(TABLES):
        state = GUIXI.deal(GUIXI.variant({"mode": mode, "expansion": expansion}), seats)
        rng = Rng(number)
        scratch: list[int] = []
        seen: dict[str, int] = {}
        answers = 0
        while state.awaiting:
            if not holds(state.awaiting, CHANCE):
                question = GUIXI.view(state, members(state.awaiting)[0]).question
                seen[question] = seen.get(question, 0) + 1
                if seen[question] <= 2 or answers % SPARSE == 0:
                    found.append((question, state.pack()))
            random_step(state, scratch, rng)
            answers += 1
    return tuple(found)


def positions() -> Iterator[tuple[Any, int]]:
    """Each position with the seat that is asked."""
    for _, packed in packed_positions():
        state = GUIXI.unpack(packed)
        yield state, members(state.awaiting)[0]


def test_there_are_four_levels_and_the_positions_ask_every_kind_of_question() -> None:
    asked = {question for question, _ in packed_positions()}

    assert LEVELS["guixi"] == len(GUIXI_LEVELS) == 4
    assert asked >= {"window", "vote", "challenge", "exorcism", "discard", "sink", "possess_choose"}
    assert asked >= {"die_direction", "inspect", "heretic_b", "life"}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_answers_every_question_legally_and_again_the_same(level: int) -> None:
    for state, seat in positions():
        view = GUIXI.view(state, seat)
        untouched = pickle.dumps(view)

        chosen = choose("guixi", view, level, seed=5, seconds=0.0)

        assert chosen in state.options(seat), GUIXI.write_answer(chosen)
        if level < 4:  # a clock decides how far the fourth looks
            assert choose("guixi", pickle.loads(untouched), level, seed=5) == chosen
        assert pickle.dumps(view) == untouched


@pytest.mark.parametrize("kind", [PLAIN, BELIEVER])
def test_a_player_answers_on_the_true_table_what_it_answers_from_its_view(kind: int) -> None:
    compared = 0
    for state, seat in positions():
        imagined = GUIXI.imagine(GUIXI.view(state, seat), Rng(11))

        answers = [decide(table, seat, Mind(kind, 8), Rng(3)) for table in (state, imagined)]

        assert answers[0] == answers[1], GUIXI.write_position(state)
        compared += 1
    assert compared > 200


def test_cards_dealt_anew_look_the_same_from_the_seat() -> None:
    changed = 0
    for state, seat in positions():
        twin = state.clone()
        redeal(twin, seat, Mind(BELIEVER, 0).believed(state, seat), Rng(2))

        assert GUIXI.view(twin, seat) == GUIXI.view(state, seat)
        changed += twin.pack() != state.pack()
    assert changed > 100


def test_looking_ahead_stays_within_its_budget_and_repeats_itself() -> None:
    tried = 0
    for state, seat in positions():
        if GUIXI.view(state, seat).question not in ("exorcism", "vote", "challenge"):
            continue
        searches = [Lookahead(state, seat, 150, 8, seed=4) for _ in range(2)]
        for search in searches:
            while not search.look():
                pass

        assert searches[0].choice == searches[1].choice in state.options(seat)
        tried += searches[0].tables > 0
        if tried == 8:
            return
    raise AssertionError("too few positions to look ahead from")
