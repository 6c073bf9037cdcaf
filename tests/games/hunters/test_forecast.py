"""What the forecast tells is what happens, and it tells nothing that its reader may not know."""

from collections.abc import Iterator

import pytest

from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.seats import CHANCE, NOTHING, WATCHER, holds, members
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import KINDS
from sanjie.games.hunters.choices import DEAL_FATE, END, plain, with_what
from sanjie.games.hunters.effects import SHOWN
from sanjie.games.hunters.fate import fate_name
from sanjie.games.hunters.forecast import Coming, Forecast, forecast_after, forecast_of
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.notation import write_cell
from sanjie.games.hunters.state import State

HUNTERS = Hunters()
KINGS = HUNTERS.tables.king_ids
CARD = {kind: number for number, kind in enumerate(KINDS)}
MAGE, MERCENARY = 0, 1  # seats of a game for two


def first_fate(chosen: dict[str, object], seats: int = 2, seed: int = 1) -> State:
    """A game whose first fate card is about to be shown."""
    state = HUNTERS.deal(HUNTERS.variant(chosen), seats)
    dealer = SeededDealer(seed)
    while state.stack[-1].step != SHOWN:
        state.answer(CHANCE, dealer.deal(state.options(CHANCE), state.odds()))
    return state


def about(state: State, seat: int, eye: int = WATCHER) -> Coming:
    """What comes for `seat`."""
    (one,) = [coming for coming in forecast_of(state, eye).coming if coming.seat == seat]
    return one


def random_moments(seats: int, chosen: dict[str, object], seed: int) -> Iterator[State]:
    """A random game that stops whenever a fate card is about to be shown."""
    rng = Rng(seed)
    dealer = SeededDealer(seed)
    state = HUNTERS.deal(HUNTERS.variant(chosen), seats)
    while state.outcome() is None:
        if holds(state.awaiting, CHANCE):
            if state.stack[-1].step == SHOWN:
                yield state
            state.answer(CHANCE, dealer.deal(state.options(CHANCE), state.odds()))
        else:
            (seat,) = members(state.awaiting)
            options = state.options(seat)
            last = plain(END) in options and rng.below(3) > 0  # else nobody would live long
            state.answer(seat, plain(END) if last else options[int(rng.below(len(options)))])


# -- by hand ---------------------------------------------------------------------------------------
def test_his_way_takes_the_first_nearer_tile_clockwise_from_where_he_looks() -> None:
    # From 0,0 looking north at the mage on 2,-4: N is nearer, N again, then only NE: there he is beside it.
    coming = about(first_fate({"king": "riftgale"}), MAGE)

    assert coming.path == ["0,-1", "0,-2", "1,-3"]
    assert coming.facing == 1  # NE
    assert [one.hero for one in coming.struck] == ["mage"]
    assert coming.strike == 1
    assert not coming.drains  # 1,-3 lies beside the camp and was turned up


def test_a_slow_king_reaches_nobody() -> None:
    coming = about(first_fate({"king": "stonebone"}), MERCENARY)

    assert coming.path == ["0,1"]  # looking north he turns clockwise: NE, SE are no nearer to -2,4; S is
    assert coming.facing == 3
    assert coming.struck == []
    assert coming.drains
    assert coming.tile is None


def test_he_eats_the_leftmost_card_of_his_tile_and_else_the_leftmost() -> None:
    state = first_fate({"king": "riftgale"})
    state.row = [CARD["FR"], CARD["WA"], CARD["WT"]]
    there = state.land.next[state.camp[0] * 6 + 4]  # SW of the camp: 1,-3, where he will stand
    state.tile[there] = 0  # a riverbank
    assert about(state, MAGE).absorbs == ["WA"]
    state.tile[there] = 2  # mountains
    assert about(state, MAGE).absorbs == ["FR"]
    state.tile[there] = 4  # a forest
    assert about(state, MAGE).absorbs == ["WA"]
    state.up &= ~(1 << there)
    assert about(state, MAGE).absorbs == ["FR"]  # face down: whatever it is


def test_who_can_parry_needs_a_card_of_the_own_tile() -> None:
    state = first_fate({"king": "riftgale"})
    state.hands[MAGE] = [CARD["F"], CARD["R"], CARD["WF"], CARD["WF"]]
    (struck,) = about(state, MAGE).struck
    assert (struck.can_parry, struck.cards, struck.falls) == ("yes", ["WF"], False)
    state.hands[MAGE] = [CARD["F"], CARD["R"]]
    state.life[MAGE] = 1
    coming = about(state, MAGE)
    assert (coming.struck[0].can_parry, coming.struck[0].falls) == ("no", True)
    assert (coming.curses, coming.loses) == (1, False)
    state.curses = 2
    assert about(state, MAGE).loses


def test_a_full_power_surges_and_an_empty_row_brings_a_curse() -> None:
    state = first_fate({"king": "riftgale"})
    assert state.surge_at == 4  # two players (HUNTERS-14.6)
    state.power = [CARD["WF"]] * 3
    assert about(state, MAGE).surges
    assert about(state, MAGE).curses == 1
    state.row = []
    coming = about(state, MAGE)
    assert (coming.hungry, coming.surges, coming.absorbs, coming.curses) == (True, False, [], 1)


def test_the_second_card_of_devour_is_known_only_if_no_new_card_could_matter() -> None:
    state = first_fate({"king": "soulmaw"})
    state.row = [CARD["FR"], CARD["WA"]]
    coming = about(state, MAGE)  # two steps: 0,-2 is face down, so he takes the leftmost both times
    assert coming.path == ["0,-1", "0,-2"]
    assert (coming.absorbs, coming.unknown) == (["FR", "WA"], 0)
    there = state.land.place_of[state.land.cells[state.demon] - 2]  # 0,-2
    state.tile[there] = 0  # a riverbank, face up
    state.up |= 1 << there
    state.seen |= 1 << there
    coming = about(state, MAGE)  # WA fits; FR does not, but the card that comes into the row may
    assert (coming.absorbs, coming.unknown) == (["WA"], 1)


def test_shroud_spares_heroes_and_camps_and_regenerate_needs_nobody_near() -> None:
    state = first_fate({"king": "gloomsoil", "difficulty": "heroic"})
    state.demon_life -= 3
    far = about(state, MAGE)
    assert far.path == ["0,-1", "0,-2"]
    assert far.regenerates
    assert set(far.shrouds) == {
        cell for cell in ("0,-3", "1,-3", "1,-2", "0,-1", "-1,-1", "-1,-2") if is_up(state, cell)
    }
    near = state.land.place_of[state.land.cells[state.demon] - 3]  # 0,-3
    state.pos[MERCENARY] = near
    state.up |= 1 << near
    state.tile[near] = 0
    assert not about(state, MAGE).regenerates
    assert "0,-3" not in about(state, MAGE).shrouds


def is_up(state: State, cell: str) -> bool:
    """Whether the tile of `cell` lies face up."""
    return any(write_cell(state.land.cells[place]) == cell and state.is_up(place) for place in range(45))


def test_the_odds_count_the_deck_and_an_empty_deck_is_made_of_the_discards() -> None:
    state = first_fate({})
    forecast = forecast_of(state, WATCHER)
    assert (forecast.cards, forecast.rebuilt) == (6, False)
    assert forecast.fate == {"act:mage": 2, "int:mage": 1, "act:mercenary": 2, "int:mercenary": 1}
    assert [coming.weight for coming in forecast.coming] == [1, 1]
    state.fate_bag = [0] * len(state.fate_bag)
    state.fate_size = 0
    state.fate_discard = [0, 0, 1]
    forecast = forecast_of(state, WATCHER)
    assert (forecast.rebuilt, forecast.fate) == (True, {"act:mage": 2, "int:mage": 1})
    assert [coming.hero for coming in forecast.coming] == ["mage"]


# -- what happens ----------------------------------------------------------------------------------
@pytest.mark.parametrize("king", KINGS)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_what_is_foretold_happens(king: str, seats: int) -> None:
    met = 0
    chosen: dict[str, object] = {"king": king, "difficulty": "heroic"}
    for seed in range(4):
        rng = Rng(seed)
        for state in random_moments(seats, chosen, seed):
            for coming in forecast_of(state, WATCHER).coming:
                happen(state, coming, rng)
                met += 1
    assert met > 10


def happen(state: State, coming: Coming, rng: Rng) -> None:
    """Let the demon king come and compare."""
    twin = state.clone()
    twin.telling = True
    twin.answer(CHANCE, with_what(DEAL_FATE, fate_name(twin, 2 * coming.seat + 1)))
    asked: list[int] = []
    while twin.awaiting and twin.stack[-1].step != SHOWN and twin.turn == state.turn:
        (seat,) = members(twin.awaiting)
        options = twin.options(seat)
        if seat != CHANCE:
            asked.append(seat)
        twin.answer(seat, options[int(rng.below(len(options)))])
    told = twin.told
    assert [write_cell(one.subject) for one in told if one.kind == events.DEMON_MOVED] == coming.path
    assert twin.facing == coming.facing
    eaten = [KINDS[one.subject] for one in told if one.kind == events.ABSORBED]
    assert len(eaten) == len(coming.absorbs) + coming.unknown
    assert eaten[: len(coming.absorbs)] == coming.absorbs
    causes = [one.value for one in told if one.kind == events.CURSED]
    assert (2 in causes) == coming.hungry
    assert (1 in causes) == coming.surges
    struck = [one.seat for one in told if one.kind == events.STRUCK]
    fallen = [one.seat for one in told if one.kind == events.CURSED and one.value == 0]
    foretold = [one.seat for one in coming.struck]
    assert foretold[: len(struck)] == struck
    assert twin.ended or foretold == struck
    assert asked == [one.seat for one in coming.struck if one.can_parry == "yes"][: len(asked)]
    assert set(fallen) <= {one.seat for one in coming.struck if one.falls}
    if coming.loses:
        assert twin.ended
    if twin.ended:
        return
    turned = [write_cell(one.subject) for one in told if one.kind == events.TILE_DOWN]
    assert set(coming.shrouds) <= set(turned)
    if not fallen:
        assert turned == coming.shrouds
        assert coming.regenerates == any(one.kind == events.REGENERATED for one in told)


# -- what it must not tell -------------------------------------------------------------------------
@pytest.mark.parametrize("hands", ["open", "concealed"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_table_that_looks_the_same_has_the_same_forecast(seats: int, hands: str) -> None:
    compared = 0
    chosen: dict[str, object] = {"king": KINGS[seats], "hands": hands, "difficulty": "legend"}
    for seed in range(3):
        for state in random_moments(seats, chosen, seed):
            for seat in range(seats):
                guess = HUNTERS.imagine(HUNTERS.view(state, seat), Rng(seed))
                assert forecast_of(guess, seat) == forecast_of(state, seat)
                compared += 1
    assert compared > 20


def test_who_explores_does_not_know_yet_what_could_parry_there() -> None:
    state = first_fate({"king": "riftgale"})
    state.answer(CHANCE, with_what(DEAL_FATE, 0))  # the mage acts
    while holds(state.awaiting, CHANCE):
        state.answer(CHANCE, state.options(CHANCE)[0])
    state.hands[MAGE] = [CARD["W"], CARD["F"], CARD["R"]]
    there = state.land.next[state.camp[MAGE] * 6 + 4]  # SW of the camp: 1,-3
    state.up &= ~(1 << there)
    state.seen &= ~(1 << there)
    state.tile_bag[state.tile[there]] += 1
    state.tile[there] = -1
    explore = HUNTERS.read_answer("move:1,-3:W+F+R")
    assert explore in state.options(MAGE)
    beyond = forecast_after(state, MAGE, explore)
    assert beyond is not None
    (coming,) = [one for one in beyond.coming if one.seat == MAGE]
    (struck,) = coming.struck
    assert coming.path == ["0,-1", "0,-2"]  # the first nearer tile, and there 1,-3 is beside him
    assert (struck.can_parry, struck.cards) == ("no", [])  # the hand is spent
    state.hands[MAGE].append(CARD["T"])
    beyond = forecast_after(state, MAGE, explore)
    assert beyond is not None
    assert [one.struck[0].can_parry for one in beyond.coming if one.seat == MAGE] == ["unknown"]


def test_a_decision_that_ends_the_game_leaves_nothing_to_foretell() -> None:
    state = first_fate({"king": "riftgale"})
    state.answer(CHANCE, with_what(DEAL_FATE, 0))
    state.deck_bag[MAGE] = []  # five cards in all: one less is the end
    assert forecast_after(state, MAGE, HUNTERS.read_answer(f"rest:{KINDS[state.hands[MAGE][0]]}")) is None


def test_a_hidden_hand_is_not_told() -> None:
    state = first_fate({"king": "riftgale", "hands": "concealed"})
    state.hands[MAGE] = [CARD["W"], CARD["F"]]
    (struck,) = about(state, MAGE, MERCENARY).struck
    assert (struck.can_parry, struck.cards) == ("unknown", [])
    (struck,) = about(state, MAGE, MAGE).struck
    assert (struck.can_parry, struck.cards) == ("yes", ["W"])
    state.lacks[MAGE] = 1  # all have seen that it could not parry on a water tile
    (struck,) = about(state, MAGE, MERCENARY).struck
    assert struck.can_parry == "no"
    state.gained[MAGE] = [CARD["W"]]
    (struck,) = about(state, MAGE, MERCENARY).struck
    assert (struck.can_parry, struck.cards) == ("yes", ["W"])


def test_telling_the_future_changes_nothing() -> None:
    state = first_fate({"king": "soulmaw"})
    before = state.pack()

    assert isinstance(forecast_of(state, WATCHER), Forecast)
    assert state.pack() == before
    assert NOTHING not in state.power
