"""A game that was read and is over ended for a reason that its table shows (GUIXI-12.7)."""

from typing import Final

import pytest

from games.guixi.tables import SIX, table
from sanjie.core.chance import Rng
from sanjie.core.packing import BadPack
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.rulebook import ENDING_NAMES
from sanjie.games.guixi.search import playout
from sanjie.games.guixi.state import State

NUMBERS: Final = {name: number for number, name in ENDING_NAMES.items()}
ELDERS: Final = {"final_lap", "elder_dead", "both_elders"}
FUN: Final = {"fun_dispelled", "fun_others", "fun_draw"}
OF_KINGS: Final = {"king_slain", "king_won"}
pytestmark = pytest.mark.rules


def finished(mode: str, seats: int, king: bool) -> State:
    """A game that was played at random to its end, with a king or without one."""
    for seed in range(200):
        state = GUIXI.deal(GUIXI.variant({"mode": mode}), seats)
        playout(state, Rng(seed))
        if (state.king >= 0) == king:
            return state
    raise AssertionError("no such game among the first 200")


@pytest.mark.parametrize(
    ("mode", "seats", "king", "impossible"),
    [
        ("standard", 4, False, {*ELDERS, *FUN, *OF_KINGS, "heretic_king_lost"}),
        ("standard", 5, False, {*ELDERS, *FUN, *OF_KINGS}),
        ("standard", 6, True, {*ELDERS, *FUN, "ghost_count", "heretic_king_lost"}),
        ("competitive", 6, False, {*FUN, *OF_KINGS, "ghost_count", "heretic_king_lost"}),
        ("fun", 3, False, {*ELDERS, *OF_KINGS, "ghost_count", "heretic_king_lost"}),
    ],
)
def test_a_reason_that_cannot_be_is_refused(mode: str, seats: int, king: bool, impossible: set[str]) -> None:
    state = finished(mode, seats, king)
    assert GUIXI.unpack(state.pack()).outcome() == state.outcome()

    for name in impossible:
        state.ended = NUMBERS[name]
        with pytest.raises(BadPack, match="cannot have ended for that reason"):
            GUIXI.unpack(state.pack())


def test_no_elder_has_died_where_none_holds_three_ghosts() -> None:
    """GUIXI-15.2"""
    given = {"players": 6, "mode": "competitive", "ids": SIX, "elders": [0, 1], "ghost_deck": []}
    state = table(**given, ghosts={0: ["imp_r", "imp_b"]}, start="end").state
    assert ENDING_NAMES[state.ended] == "deck_out"

    state.ended = NUMBERS["elder_dead"]
    with pytest.raises(BadPack, match="cannot have ended for that reason"):
        GUIXI.unpack(state.pack())
