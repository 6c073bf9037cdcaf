"""The reference team of Hunters is frozen: the balance figures hold for exactly these games."""

from typing import Any

import pytest

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, holds, members
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.luck import Luck
from sanjie.games.hunters.reference import REFERENCE, refer
from sanjie.games.hunters.teams import play_out

pytestmark = pytest.mark.rules

CHECKSUM = 2_040_461_355_935_081_543


def dealt(seats: int, **chosen: str) -> Any:
    """A new table."""
    return HUNTERS.deal(HUNTERS.variant(chosen), seats)


def test_the_reference_plays_the_games_it_always_played() -> None:
    """A change here makes docs/balance/hunters.md untrue: the reference may not be improved."""
    checksum = 0
    for king in HUNTERS.tables.king_ids:
        for difficulty in HUNTERS.tables.difficulty_ids:
            for seats in HUNTERS.seats:
                state = dealt(seats, king=king, difficulty=difficulty)
                answers = play_out(state, REFERENCE, Luck(seats))
                ending = (answers * 64 + state.turn) * 64 + state.demon_life
                checksum = (checksum * 1_000_003 + ending * 8 + state.ended) % (1 << 61)

    assert checksum == CHECKSUM


@pytest.mark.parametrize("hands", ["open", "concealed"])
def test_the_reference_answers_legally_and_from_its_view_alone(hands: str) -> None:
    asked = set()
    for seed in range(6):
        state = dealt(1 + seed % 5, hands=hands, king=HUNTERS.tables.king_ids[seed % 5])
        luck = Luck(seed)
        while state.awaiting:
            if holds(state.awaiting, CHANCE):
                state.play(luck.answer(state))
                continue
            seat = members(state.awaiting)[0]
            view = HUNTERS.view(state, seat)
            choice = refer(state, seat, REFERENCE)

            assert choice in state.options(seat), HUNTERS.write_answer(choice)
            assert refer(HUNTERS.imagine(view, Rng(seed)), seat, REFERENCE) == choice
            asked.add(HUNTERS.write_answer(choice).partition(":")[0])
            state.play(choice)

    assert asked >= {"move", "attack", "focus", "rest", "skill", "end", "gain", "class", "keep", "take"}


def test_luck_is_the_same_for_the_same_seed_and_apart_by_what_it_decides() -> None:
    lines = []
    for _ in range(2):
        state = dealt(2)
        play_out(state, REFERENCE, Luck(5))
        lines.append(HUNTERS.write_position(state))
    other = dealt(2)
    play_out(other, REFERENCE, Luck(6))

    assert lines[0] == lines[1] != HUNTERS.write_position(other)
