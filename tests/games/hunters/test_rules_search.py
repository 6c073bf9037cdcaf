"""Playouts, perft, copies and the bound of a game's length (HUNTERS-21.1)."""

import pytest

from games.hunters.hunting import acting, asked_first, do, give, kinds, lay, place, undealt
from sanjie.core.chance import Rng
from sanjie.games.hunters import search
from sanjie.games.hunters.cards import HEROES
from sanjie.games.hunters.rulebook import LONGEST

pytestmark = pytest.mark.rules


def test_perft_counts_answers_of_players_and_chance() -> None:
    """Set-up: 20 kinds are in the supply of two; each can be drawn again but for the ten divine ones."""
    state = asked_first()
    assert [search.perft(state, depth) for depth in (0, 1)] == [1, 20]
    assert search.perft(state, 2) == 10 * 20 + 10 * 19
    with pytest.raises(ValueError, match="0 to 60, not 61"):
        search.perft(state, 61)


def test_perft_of_an_action_phase() -> None:
    """On a mountain next to one face-up river: move:W, rest:W, rest:T, focus is closed; then end is open."""
    state = undealt()
    state.pos[0] = lay(state, 3, -3, "mountain")
    lay(state, 2, -2, "river")
    give(state, 0, kinds("W", "T"))
    acting(state)
    assert search.perft(state, 1) == 3
    # after move:W (T left; nothing next to it can be paid with it): rest:T, end
    # after rest:W (T left): rest:T, end; after rest:T (W left): move:W, rest:W, end
    assert search.perft(state, 2) == 2 + 2 + 3


def test_playouts_count_answers_and_leave_the_start_alone() -> None:
    start = asked_first(*HEROES[:3])
    before = start.digest()
    answers, checksum = search.many_playouts(start, 5, 9)
    assert (answers, checksum) == search.many_playouts(start, 5, 9)
    assert start.digest() == before
    rng, total = Rng(9), 0
    for _ in range(5):
        total += search.playout(start.clone(), rng)
    assert total == answers


def test_a_copy_shares_nothing_that_changes() -> None:
    """Play a copy to its end at every step of a game: the table itself stays as it was."""
    state, rng, scratch = asked_first(*HEROES, hands="concealed", king="soulmaw"), Rng(2), list[int]()
    while state.awaiting:
        before, twin = state.digest(), state.clone()
        assert twin.digest() == before
        search.playout(twin, rng)
        assert state.digest() == before
        search.random_step(state, scratch, rng)


def test_a_copy_in_the_middle_of_a_behaviour_goes_on_alike() -> None:
    state = undealt()
    lay(state, 0, 0, "river")
    state.pos[0] = lay(state, 0, -1, "forest")
    state.aura[0], state.board_action = kinds("W", "W", "W"), 2
    give(state, 0, kinds("W", "W"))
    do(acting(state), "attack:W", "die:T")
    twin = state.clone()
    do(state, "die:R")
    do(twin, "die:R")
    assert state.digest() == twin.digest()
    assert state.pos[0] == place(state, 0, -1)


def test_no_game_is_longer_than_the_bound() -> None:
    """HUNTERS-21.1 with all 110 cards and five curse tokens: by hand."""
    behaviours, demon_turns = 220, 115
    decisions = 3 * behaviours + 3 * 110 + 5 * demon_turns
    assert decisions + behaviours + demon_turns + 1 + 110 + 45 == LONGEST == 2056
