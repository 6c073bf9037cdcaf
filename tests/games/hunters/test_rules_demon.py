"""The demon king's turn, life, curses, the ends, and what all remember of hands (HUNTERS-14 to 17)."""

import pytest

from games.hunters.hunting import (
    acting,
    answers,
    demon_turn,
    do,
    give,
    kinds,
    lay,
    names,
    place,
    refused,
    told,
    undealt,
)
from sanjie.core.seats import only
from sanjie.games.hunters import events
from sanjie.games.hunters.hexes import cell_at
from sanjie.games.hunters.rulebook import CURSE, WEARY
from sanjie.games.hunters.state import State

pytestmark = pytest.mark.rules


def lair(*heroes: str, **options: str) -> State:
    """The demon king on a river at 0,0, facing north; the supply is one WF; the next card is seat 0's."""
    state = undealt(*heroes, **options)
    lay(state, 0, 0, "river")
    state.row, state.supply_top, state.supply_bag, state.supply_size = kinds("WF"), [], [0] * 25, 0
    state.fate_top = [0]
    for seat in range(state.seats):
        give(state, seat, kinds("F", "F", "F", "F", "F"))
    state.telling = True
    return state


def stand(state: State, seat: int, q: int, r: int, tile: str = "ruins") -> None:
    """A hero on a tile of its own."""
    state.pos[seat] = lay(state, q, r, tile)


# -- advance and face --------------------------------------------------------------------------------
def test_he_comes_nearer_the_first_way_clockwise_from_his_facing() -> None:
    """HUNTERS-14.2, 14.3: to 2,-4 from 0,0 lead N and NE; north comes first, NE after two of three steps."""
    state = lair(king="riftgale")
    lay(state, 1, -3, "river")
    state.pos[0] = state.camp[0]
    demon_turn(state)

    moves = [cell for _, cell, _ in told(state, events.DEMON_MOVED)]
    assert moves == [cell_at(0, -1), cell_at(0, -2), cell_at(1, -3)]
    assert state.demon == place(state, 1, -3)
    assert state.facing == 1, "he turned towards the hero, north-east of him"


def test_the_search_begins_with_the_present_facing() -> None:
    """HUNTERS-14.3: facing NE (1) the same way begins north-east."""
    state = lair(king="stonebone")
    state.facing = 1
    lay(state, 1, -1, "river")
    demon_turn(state)
    assert state.demon == place(state, 1, -1)
    assert state.facing == 1


def test_he_stops_beside_the_hero_and_turns_to_it() -> None:
    state = lair(king="riftgale")
    stand(state, 0, 0, 2)
    lay(state, 0, 1, "river")
    demon_turn(state)
    assert (state.demon, state.facing) == (place(state, 0, 1), 3)


def test_heroes_and_claimed_camps_are_in_his_way() -> None:
    """HUNTERS-14.3, 14.4, 14.16: straight south of him stands another hero; the way round comes no nearer."""
    state = lair(king="riftgale")
    stand(state, 0, 0, 2)
    stand(state, 1, 0, 1)
    state.facing = 5
    demon_turn(state)
    assert state.demon == place(state, 0, 0)
    assert state.facing == 3, "yet he faces the way"

    camp = lair("mage", "knight", king="riftgale")
    camp.demon = place(camp, -1, 3)
    lay(camp, -1, 3, "river")
    stand(camp, 0, -3, 3)
    lay(camp, -2, 3, "river")
    camp.facing = 4
    demon_turn(camp)
    assert camp.demon == place(camp, -2, 3), "not over the camp at -2,4, though south-west of him comes first"


# -- absorb, surge, drain ----------------------------------------------------------------------------
def test_what_he_absorbs() -> None:
    """HUNTERS-14.5: on a face-up river the leftmost card with water, else the leftmost."""
    for up, row, taken in (
        (True, ["FR", "WT", "WA"], "WT"),
        (True, ["FR", "FT"], "FR"),
        (False, ["FR", "WT"], "FR"),
    ):
        state = lair(king="stonebone")
        stand(state, 0, 0, 1)
        state.row, state.supply_top = kinds(*row), kinds("RTA")
        if not up:
            state.up &= ~(1 << state.demon)
        demon_turn(state)
        assert names(state.power) == [taken]
        left = [card for card in row if card != taken]
        assert names(state.row) == [*left, "RTA"]
        assert state.is_up(state.demon), "HUNTERS-14.7"


def test_an_undecided_tile_under_him_turns_up_after_he_absorbed() -> None:
    state = lair(king="stonebone")
    state.tile[state.demon], state.tile_bag[0] = -1, 8
    state.up &= ~(1 << state.demon)
    state.seen &= ~(1 << state.demon)
    stand(state, 0, 0, 1)
    demon_turn(state)
    assert state.power == kinds("WF")
    do(state, "tile:camp_artisan")
    assert state.element_at(state.demon) == 2


def test_devour_absorbs_twice_and_an_emptied_row_is_one_curse() -> None:
    """HUNTERS-14.12, 14.5: the second attempt finds nothing."""
    twice = lair(king="soulmaw")
    stand(twice, 0, 0, 1)
    twice.supply_top = kinds("WR", "WT")
    demon_turn(twice)
    assert names(twice.power) == ["WF", "WR"]
    assert names(twice.row) == ["WT"]

    once = lair(king="soulmaw")
    stand(once, 0, 0, 1)
    demon_turn(once)
    assert (names(once.power), once.curses) == (["WF"], 1)

    never = lair(king="soulmaw")
    stand(never, 0, 0, 1)
    never.row = []
    demon_turn(never)
    assert never.curses == 1
    assert told(never, events.CURSED) == [(-1, 1, 2)]


def test_a_surge_takes_all_power_out_of_the_game() -> None:
    """HUNTERS-14.6: two heroes, normal: four cards."""
    state = lair(king="stonebone")
    stand(state, 0, 0, 1)
    state.power = kinds("FR", "FT")
    demon_turn(state)
    assert (len(state.power), state.curses) == (3, 0)

    surging = lair(king="stonebone")
    stand(surging, 0, 0, 1)
    surging.power = kinds("FR", "FT", "FA")
    demon_turn(surging)
    assert (surging.power, surging.curses) == ([], 1)
    assert told(surging, events.SURGED, events.CURSED) == [(-1, 4, -1), (-1, 1, 1)]


def test_a_surge_between_two_absorbed_cards_may_end_the_game() -> None:
    """HUNTERS-14.12, 16.2, 16.5: nothing more is absorbed, turned up or struck."""
    state = lair(king="soulmaw")
    stand(state, 0, 0, 1)
    state.power, state.curses = kinds("FR", "FT", "FA"), 2
    state.supply_top = kinds("WR", "WT")
    demon_turn(state)
    assert state.ended == CURSE
    assert (state.power, names(state.row)) == ([], ["WR"])
    assert state.life == [3, 3]
    assert answers(state) == []
    assert refused(state, "end") == "game-over: game_over"


# -- strike and parry --------------------------------------------------------------------------------
def test_all_heroes_in_front_are_struck_in_seat_order() -> None:
    """HUNTERS-14.8, 14.9: on forest; seat 0 may parry, seat 1 has no wind."""
    state = lair("scout", "knight", king="stonebone")
    stand(state, 0, 0, 1, "forest")
    state.pos[1] = state.pos[0]
    give(state, 0, kinds("F", "A", "A", "RA", "F"))
    demon_turn(state, 1)
    assert state.awaiting == only(0)
    assert state.life == [3, 3], "seat 1 waits for its turn"
    assert answers(state) == ["parry:A", "parry:RA", "take"]
    assert refused(state, "parry:F") == "parry-card: bad_payment"
    assert refused(state, "parry:TA") == "card-not-in-hand: no_card"
    assert refused(state, "rest:F") == "wrong-kind: wrong_kind"
    do(state, "parry:RA")
    assert names(state.discard[0]) == ["RA"]
    assert state.life == [3, 1]


def test_sweep_strikes_three_tiles_and_no_more() -> None:
    """HUNTERS-14.11: he faces the knight in the south; SE and SW are swept, NE is not."""
    state = lair("mage", "knight", "scout", "artisan", king="riftgale")
    stand(state, 1, 0, 1)
    stand(state, 0, 1, 0)
    stand(state, 2, -1, 1)
    stand(state, 3, 1, -1)
    demon_turn(state, 1)
    assert state.facing == 3
    assert state.life == [2, 2, 2, 3]
    assert [seat for seat, _, _ in told(state, events.STRUCK)] == [0, 1, 2]

    narrow = lair("mage", "knight", king="gloomsoil")
    stand(narrow, 1, 0, 1)
    stand(narrow, 0, 1, 0)
    demon_turn(narrow, 1)
    assert narrow.life == [3, 2]


def test_soulforge_does_not_help_to_parry() -> None:
    """HUNTERS-12.4."""
    state = lair(king="gloomsoil")
    stand(state, 0, 0, 1, "forest")
    state.wild = 1
    demon_turn(state)
    assert state.life[0] == 2


def test_a_parry_may_wear_out_and_spares_those_after() -> None:
    """HUNTERS-16.3, 16.5; under `turn_end` only the return phase looks (16.4), so all are struck."""
    for option, life in (("behaviour", 3), ("turn_end", 2)):
        state = lair("scout", "knight", king="gloomsoil", weariness_check=option)
        stand(state, 0, 0, 1, "forest")
        state.pos[1] = state.pos[0]
        give(state, 0, kinds("F", "A"), kinds("F", "F", "F"))
        do(demon_turn(state), "parry:A")
        assert state.ended == WEARY
        assert state.life == [3, life]


def test_a_hero_that_falls_in_his_turn() -> None:
    """HUNTERS-15.1, 15.3: one life, two lost."""
    state = lair(king="stonebone")
    stand(state, 0, 0, 1)
    state.life[0] = 1
    demon_turn(state)
    assert told(state, events.LIFE_LOST, events.CURSED, events.FELL) == [
        (0, 1, 0),
        (0, 1, 0),
        (0, cell_at(2, -4), -1),
    ]
    assert (state.life[0], state.pos[0], state.curses) == (3, state.camp[0], 1)
    assert names(state.hands[0]) == ["F"] * 5


def test_the_third_curse_stops_the_strikes() -> None:
    """HUNTERS-1.3, 16.2."""
    state = lair(king="stonebone")
    stand(state, 0, 0, 1)
    state.pos[1] = state.pos[0]
    state.life, state.curses = [1, 1], 2
    demon_turn(state)
    assert (state.ended, state.curses, state.life) == (CURSE, 3, [0, 1])


# -- the end of his turn -----------------------------------------------------------------------------
def test_shroud_turns_down_what_lies_beside_him() -> None:
    """HUNTERS-14.14, 17.3: not his own tile, none with a hero, no claimed camp; what was seen stays known."""
    state = lair(king="gloomsoil")
    stand(state, 0, 0, 1)
    bare = lay(state, 1, 0, "ruins")
    hidden = lay(state, 1, -1, "ruins", up=False)
    demon_turn(state)
    assert told(state, events.TILE_DOWN) == [(-1, cell_at(1, 0), -1)]
    assert not state.is_up(bare)
    assert state.seen >> bare & 1
    assert not state.seen >> hidden & 1
    assert state.is_up(state.demon)
    assert state.is_up(state.pos[0])

    camp = lair(king="gloomsoil")
    camp.demon = place(camp, -1, 3)
    lay(camp, -1, 3, "river")
    stand(camp, 0, -1, 2)
    lay(camp, -2, 3, "forest")
    demon_turn(camp)
    assert camp.is_up(camp.camp[1])


def test_regenerate_needs_nobody_beside_him() -> None:
    """HUNTERS-14.15, 14.10: not above the life he started with; a hero that just fell is away."""
    for beside, life, after in ((True, 9, 9), (False, 9, 10), (False, 16, 16)):
        state = lair("mage", king="undying")
        state.demon_life = life
        if beside:
            stand(state, 0, 0, 1)
        lay(state, 2, 0, "river")  # two steps on his way to the camp at 2,2
        demon_turn(state)
        assert state.demon_life == after

    fallen = lair("mage", king="undying")
    fallen.demon_life, fallen.life[0] = 9, 1
    stand(fallen, 0, 0, 1)
    demon_turn(fallen)
    assert (fallen.curses, fallen.demon_life) == (1, 10)


def test_only_those_abilities_work_that_are_in_play() -> None:
    """HUNTERS-3.16: Gloomsoil regenerates on heroic, not on normal."""
    for difficulty, life in (("normal", 9), ("heroic", 10)):
        state = lair(king="gloomsoil", difficulty=difficulty)
        state.demon_life = 9
        state.demon = place(state, 0, -2)
        lay(state, 0, -2, "river")
        stand(state, 0, 0, 3)
        for r in (-1, 1):
            lay(state, 0, r, "river")
        demon_turn(state)
        assert state.demon_life == life


# -- weariness ---------------------------------------------------------------------------------------
def test_every_hero_is_looked_at_and_only_hand_and_deck_count() -> None:
    """HUNTERS-1.4, 1.5, 1.7."""
    state = undealt()
    give(state, 0, kinds("W", "F", "R"))
    give(state, 1, kinds("W"), kinds("F", "F", "F"))
    state.aura[1], state.discard[1] = kinds("T"), kinds("T", "T")
    do(acting(state), "rest:W")
    assert state.ended == WEARY

    enough = undealt()
    give(enough, 0, kinds("W", "F", "R"))
    give(enough, 1, kinds("W"), kinds("F", "F", "F", "F"))
    do(acting(enough), "rest:W")
    assert enough.ended == 0


def test_turn_end_looks_after_gathering() -> None:
    """HUNTERS-16.4."""
    state = undealt(weariness_check="turn_end")
    state.pos[0] = lay(state, 0, -2, "forest")
    state.row, state.fate_top, state.supply_size = kinds("WF"), [2], 0
    give(state, 0, kinds("W", "F", "R"), kinds("F", "F"))
    give(state, 1, kinds("W", "F", "R", "T", "A"))
    do(acting(state), "rest:W", "end", "gain:WF")
    assert state.ended == 0
    assert state.awaiting == only(1)


# -- what all remember of hands ----------------------------------------------------------------------
def test_gained_cards_are_remembered_until_they_are_seen_to_leave() -> None:
    """HUNTERS-17.2: a card that leaves was the gained one, if there was one."""
    state = undealt(hands="concealed")
    state.pos[0] = lay(state, 0, -2, "forest")
    state.row, state.supply_top, state.fate_top = kinds("WF", "TA"), kinds("WF"), [0]
    give(state, 0, kinds("W", "W", "W", "W", "WF"))
    do(acting(state, acted=True), "end", "gain:WF", "gain:none")
    assert names(state.gained[0]) == ["WF"]
    assert names(state.hands[0]) == ["W", "W", "W", "W", "WF", "WF"]
    do(state, "rest:WF")
    assert state.gained[0] == []
    do(state, "rest:WF")
    assert state.gained[0] == []


def test_open_hands_need_no_memory() -> None:
    state = undealt()
    state.pos[0] = lay(state, 0, -2, "forest")
    state.row, state.fate_top, state.supply_size = kinds("WF"), [0], 0
    give(state, 0, kinds("W", "W", "W", "W", "W"))
    do(acting(state, acted=True), "end", "gain:WF")
    assert names(state.hands[0]) == ["W", "W", "W", "W", "W", "WF"]
    assert (state.gained, state.lacks, state.shows) == ([], [], [])


def test_a_strike_tells_whether_the_hand_shows_the_element() -> None:
    """HUNTERS-14.9: who is not asked has none; who is asked has one."""
    none = lair(king="gloomsoil", hands="concealed")
    stand(none, 0, 0, 1, "forest")
    demon_turn(none)
    assert none.lacks == [16, 0]
    assert none.shows == [0, 0]

    some = lair(king="gloomsoil", hands="concealed")
    stand(some, 0, 0, 1, "forest")
    give(some, 0, kinds("F", "F", "F", "F", "RA"))
    do(demon_turn(some), "take")
    assert some.shows == [16, 0]
    assert some.lacks == [0, 0]
    do(some, "rest:F")
    assert some.shows == [16, 0]
    do(some, "rest:RA")
    assert some.shows == [0, 0], "that may have been the one"


def test_a_draw_ends_what_was_known_to_be_lacking() -> None:
    state = lair(king="gloomsoil", hands="concealed")
    stand(state, 0, 0, 1, "forest")
    give(state, 0, kinds("F", "F", "F", "F"), kinds("A", "A"))
    demon_turn(state)
    assert state.awaiting == only(0), "a card was drawn at the start of the action phase"
    assert state.lacks == [0, 0]
