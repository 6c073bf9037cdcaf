"""The set-up, fate and turns (HUNTERS-3, 4, 5)."""

import pytest

from games.hunters.hunting import (
    acting,
    answers,
    asked_first,
    dealt,
    do,
    give,
    kinds,
    lay,
    names,
    place,
    told,
    undealt,
    worn_out_at,
)
from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, only
from sanjie.games.hunters import events, search
from sanjie.games.hunters.cards import HEROES
from sanjie.games.hunters.hexes import cell_at
from sanjie.games.hunters.land import PLACES

pytestmark = pytest.mark.rules
CAMPS = {  # HUNTERS-3.9
    1: [(2, 2)],
    2: [(2, -4), (-2, 4)],
    3: [(2, -4), (2, 2), (-4, 2)],
    4: [(2, -4), (4, -2), (-2, 4), (-4, 2)],
    5: [(2, -4), (4, -2), (2, 2), (-2, 4), (-4, 2)],
}


@pytest.mark.parametrize("seats", range(1, 6))
def test_what_lies_ready_before_anything_is_drawn(seats: int) -> None:
    """HUNTERS-3.1 to 3.5, 3.9, 3.12 to 3.14, 3.17."""
    state = undealt(*HEROES[:seats])
    x = max(seats, 2)

    assert state.camp == state.pos == [place(state, q, r) for q, r in CAMPS[seats]]
    assert [state.tile[camp] for camp in state.camp] == [5, 6, 7, 8, 9][:seats]
    assert state.tile_bag == [8] * 5 + [0] * seats + [1] * (5 - seats)
    assert state.tile.count(-1) == PLACES - seats
    assert state.fate_bag[: 2 * seats] == [2, 1] * seats
    assert state.board_action == (1 << seats) - 1
    assert state.supply_bag == [0] * 5 + [x] * 10 + [1] * 10
    assert state.deck_bag == [[0, 0, 1, 1, 2, 2, 3, 3, 4, 4]] * seats
    assert state.life == [3] * seats
    assert (state.facing, state.power, state.curses) == (0, [], 0)
    assert state.primary == state.heroes == list(range(seats))
    assert state.secondary == [-1] * seats
    assert state.surge_at == seats + 2
    assert state.demon == place(state, 0, 0)
    assert all(state.land.far[camp * PLACES + state.demon] == 4 for camp in state.camp)


def test_kings_difficulties_and_numbers_of_heroes_set_life_and_abilities() -> None:
    """HUNTERS-3.16, 20.1: Gloomsoil for three."""
    novice = undealt("mage", "knight", "scout", king="gloomsoil", difficulty="novice")
    legend = undealt("mage", "knight", "scout", king="gloomsoil", difficulty="legend")

    assert (novice.demon_life, novice.demon_full, novice.abilities) == (22, 22, [3])
    assert (novice.hero_life, novice.surge_at) == (4, 6)
    assert (legend.demon_life, legend.abilities) == (26, [3, 4])
    assert (legend.hero_life, legend.surge_at) == (3, 5)


def test_chance_is_asked_for_the_row_the_land_and_the_hands_in_this_order() -> None:
    """HUNTERS-3.5, 3.8, 3.12, 4.6; the tiles at the camp of the first hero are 1,-3 and 2,-3."""
    state = asked_first()
    assert len(answers(state)) == 20
    do(state, "card:WF", "card:WFR")
    assert names(state.row) == ["WF", "WFR"]
    assert state.supply_bag[5] == 1
    do(state, "tile:forest", "tile:camp_scout", "tile:river", "tile:ruins")
    there = [place(state, q, r) for q, r in ((2, -3), (1, -3), (-2, 3), (-1, 3))]
    assert sorted(state.tile[one] for one in there) == [0, 3, 4, 9]
    assert all(state.is_up(one) for one in there)
    assert answers(state) == ["card:A", "card:F", "card:R", "card:T", "card:W"]
    do(state, "card:W", "card:W")
    assert answers(state) == ["card:A", "card:F", "card:R", "card:T"]
    do(state, "card:A", "card:F", "card:R")
    assert names(state.hands[0]) == ["W", "W", "F", "R", "A"]
    assert names(state.deck_bag[0]) == ["F", "R", "T", "T", "A"]
    assert state.turn == 0
    do(state, "card:W", "card:F", "card:R", "card:T", "card:A")
    assert state.turn == 2, "the set-up ends with turn 1, and each fate phase raises it"
    assert state.odds() == [2, 1, 2, 1]
    assert answers(state) == ["fate:act:knight", "fate:act:mage", "fate:int:knight", "fate:int:mage"]


def test_under_concealed_hands_only_the_drawer_knows_the_draw() -> None:
    state = asked_first(hands="concealed")
    do(state, "card:WF", "card:WF", *["tile:river"] * 4)

    assert state.known_to == only(0)
    state.telling = True
    do(state, "card:T")
    assert [(event.kind, event.seen_by) for event in state.told] == [(events.DREW, only(0))]


def test_the_shown_card_says_whose_turn_it_is_and_goes_to_the_discards() -> None:
    """HUNTERS-4.1, 4.3, 4.5."""
    state = dealt(1)
    do(state, "fate:act:knight")

    assert state.fate_shown == 2
    assert state.awaiting == only(1)
    assert state.fate_left() == 5
    rest = next(answer for answer in answers(state) if answer.startswith("rest:"))
    state.telling = True
    do(state, rest, "end")
    assert state.fate_discard == [2]
    assert state.fate_shown == -1
    assert state.awaiting == only(CHANCE)
    assert state.turn == 3
    assert told(state, events.FATE_DISCARDED) == [(1, 2, -1)]


def test_an_empty_fate_deck_is_rebuilt_only_when_a_card_must_be_shown() -> None:
    """HUNTERS-4.2."""
    state = undealt()
    give(state, 0, kinds("W", "W", "W", "W", "W", "W"))
    give(state, 1, kinds("W", "W", "W", "W", "W", "W"))
    state.fate_bag, state.fate_size, state.fate_discard = [1] + [0] * 9, 1, [1, 2, 0]
    acting(state)
    assert state.fate_left() == 0
    assert state.fate_discard == [1, 2, 0]
    do(state, "rest:W", "end")

    assert state.fate_discard == []
    assert state.fate_bag[:4] == [2, 1, 1, 0]
    assert state.odds() == [2, 1, 1]


def test_a_fate_card_out_of_the_bag_is_asked_even_if_all_are_alike() -> None:
    state = undealt()
    give(state, 0, kinds("W", "W", "W", "W", "W", "W"))
    state.fate_bag, state.fate_size = [3] + [0] * 9, 3
    acting(state)
    do(state, "rest:W", "end")

    assert answers(state) == ["fate:act:mage"]


def test_a_decided_top_is_shown_and_drawn_without_a_question() -> None:
    """HUNTERS-5.1, 5.2: three cards are missing, the deck has two."""
    state = undealt()
    give(state, 0, kinds("W", "W", "W", "W", "W", "W"))
    give(state, 1, kinds("F", "F"), kinds("A", "T"))
    state.fate_top = [2]
    state.tables = worn_out_at(0)
    acting(state)
    do(state, "rest:W", "end")

    assert state.awaiting == only(1)
    assert names(state.hands[1]) == ["F", "F", "T", "A"]
    assert state.deck_top[1] == []


def test_the_hand_is_filled_to_five_and_no_further() -> None:
    """HUNTERS-5.1, 5.2."""
    for hand, drawn in ((["F", "F"], 3), (["F"] * 5, 0), (["F"] * 7, 0)):
        state = undealt()
        give(state, 0, kinds("W", "W", "W", "W", "W", "W"))
        give(state, 1, kinds(*hand), kinds("A", "T", "R", "W", "W"))
        state.fate_top = [2]
        acting(state)
        do(state, "rest:W", "end")
        assert state.awaiting == only(1)
        assert names(state.hands[1]) == [*hand, *["R", "T", "A"][:drawn]]
        assert state.deck_top[1] == kinds("A", "T", "R", "W", "W")[drawn:]


def test_at_least_one_action_and_skills_are_none() -> None:
    """HUNTERS-5.3 to 5.5."""
    state = undealt("artisan", "knight")
    give(state, 0, kinds("W", "F", "R"))
    state.aura[0] = kinds("R")
    acting(state)
    do(state, "skill:artisan")
    assert "end" not in answers(state)
    do(state, "rest:F")
    assert "end" in answers(state)


def test_each_turn_counts_and_an_intimidation_card_is_the_demon_kings() -> None:
    """HUNTERS-4.4, 4.6."""
    state = undealt()
    lay(state, 0, 0, "river")
    give(state, 0, kinds("W", "W", "W", "W", "W", "W"))
    give(state, 1, kinds("W", "W", "W", "W", "W", "W"))
    state.fate_top = [3, 0]
    state.turn, state.row, state.supply_top = 7, kinds("WF", "WR"), kinds("FR")
    state.telling = True
    acting(state, 0)
    do(state, "rest:W", "end", "tile:river")

    assert told(state, events.TURN_BEGAN) == [(1, 7, 1), (0, 8, 0)]
    assert state.turn == 9
    assert state.fate_discard == [0, 3]


def test_a_random_game_begins_alike_for_the_same_numbers() -> None:
    one, other = dealt(3, *HEROES), dealt(3, *HEROES)
    assert one.digest() == other.digest() != dealt(4, *HEROES).digest()
    assert search.playout(one, Rng(1)) == search.playout(other, Rng(1))
    assert one.digest() == other.digest()


def test_the_demon_start_of_a_map_that_names_none() -> None:
    """HUNTERS-3.11: on the standard map 0,0 is the only place no further than four from every other."""
    state = undealt()
    land = state.land
    named = land.start
    land.start = -1
    try:
        assert land.cells[land.demon_start(2)] == cell_at(0, 0)
    finally:
        land.start = named
