"""What each seat sees (HUNTERS-17, 19.6), and what happened, told as stories."""

from typing import Any

import msgspec
import pytest

from games.hunters.scenes import begun_runs, loosened
from sanjie.core.chance import Rng
from sanjie.core.seats import WATCHER
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import SHOWS
from sanjie.games.hunters.cases import Run
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.imagining import imagine
from sanjie.games.hunters.observing import observed
from sanjie.games.hunters.stories import STORIES
from sanjie.games.hunters.view import HuntersView

pytestmark = pytest.mark.rules
HANDS = {"mage": {"hand": ["W", "W", "T", "A", "A"], "deck": ["F", "F", "R", "R", "T"]}}


def run_of(hands: str = "open", at: str = "act mage", **changes: object) -> Run:
    """A table of mage and knight."""
    return Run(HUNTERS, {"options": {"hands": hands}, "at": at, "set": {"players": HANDS, **changes}})


def seen(run: Run, seat: int) -> HuntersView:
    """What a seat sees."""
    view: HuntersView = HUNTERS.view(run.state, seat)
    return view


def test_open_hands_are_seen_by_all_and_so_is_what_the_deck_holds() -> None:
    """HUNTERS-17.1: who sees the hand knows what is left in the deck, never its order."""
    for seat in (0, 1, WATCHER):
        mage = seen(run_of(), seat).players[0]
        assert mage.hand == ["W", "W", "T", "A", "A"]
        assert mage.cards == {"F": 2, "R": 2, "T": 1}
        assert (mage.hand_count, mage.deck_count) == (5, 5)


def test_concealed_hands_are_seen_by_their_own_seat_alone() -> None:
    """HUNTERS-17.2: all know the ten cards, and how many are in hand."""
    run = run_of("concealed")
    for seat in (1, WATCHER, 4):
        mage = seen(run, seat).players[0]
        assert mage.hand is None
        assert mage.cards == {"W": 2, "F": 2, "R": 2, "T": 2, "A": 2}
        assert (mage.hand_count, mage.deck_count) == (5, 5)
    assert seen(run, 0).players[0].hand == ["W", "W", "T", "A", "A"]
    assert seen(run, WATCHER).players[1].hand is None


def test_no_view_of_another_seat_holds_a_word_about_a_concealed_hand() -> None:
    """Two tables that differ in what the mage holds and has in the deck look the same to the others."""
    one = run_of("concealed")
    swapped = {"mage": {"hand": HANDS["mage"]["deck"], "deck": HANDS["mage"]["hand"]}}
    other = run_of("concealed", players=swapped)
    twin = one.state.clone()
    twin.hands = [other.state.hands[0], twin.hands[1]]
    twin.deck_top = [other.state.deck_top[0], twin.deck_top[1]]
    for seat in (1, WATCHER):
        assert HUNTERS.view(twin, seat) == HUNTERS.view(one.state, seat)
    assert HUNTERS.view(twin, 0) != HUNTERS.view(one.state, 0)


def test_only_tiles_that_were_seen_are_named_and_the_others_counted() -> None:
    """HUNTERS-17.2, 17.3"""
    board = {"0,0": "river down", "0,1": "forest seen", "1,-3": "ruins up"}
    view = seen(run_of(board=board), 1)
    places = {place.cell: place for place in view.board}

    assert (places["0,0"].tile, places["0,0"].seen, places["0,0"].up) == (None, False, False)
    assert (places["0,1"].tile, places["0,1"].seen, places["0,1"].up) == ("forest", True, False)
    assert (places["1,-3"].tile, places["1,-3"].up) == ("ruins", True)
    assert (places["2,-4"].tile, places["2,-4"].camp) == ("camp_mage", "mage")
    assert places["0,0"].camp is None
    assert sum(view.tiles.values()) == sum(place.tile is None for place in view.board)
    assert view.tiles["camp_scout"] == 1 or any(place.tile == "camp_scout" for place in view.board)


def test_decks_are_counted_by_kind() -> None:
    """HUNTERS-17.1: what lies open elsewhere is not in them."""
    view = seen(run_of(fate={"deck": ["act:knight", "int:mage", "act:knight"]}), WATCHER)

    assert view.fate.deck == {"act:knight": 2, "int:mage": 1}
    assert (view.fate.deck_count, view.fate.shown) == (3, "act:mage")
    lying = {**view.supply.deck}
    for card in view.supply.row:
        lying[card] = lying.get(card, 0) + 1
    assert sum(lying.values()) == 30
    assert all(count == (2 if len(card) == 2 else 1) for card, count in lying.items())


def test_an_observation_has_the_keys_of_the_rulebook_and_no_others() -> None:
    """HUNTERS-19.6"""
    found: Any = observed(seen(run_of("concealed"), 1))
    keys = "options map difficulty x surge_at hero_life curses turn demon result last_roll decision board"

    assert set(found) == {*keys.split(), "fate", "supply", "players"}
    assert set(found["board"]["0,0"]) == {"up", "tile"}
    assert set(found["fate"]) == {"deck_count", "shown", "discard", "exile"}
    assert set(found["supply"]) == {"row", "deck_count"}
    player = "hero pos camp life discard aura primary secondary board_action wild deck_count hand_count"
    assert set(found["players"][0]) == set(player.split())
    assert set(found["players"][1]) == {*player.split(), "hand"}
    assert found["decision"] == {"kind": "act", "seat": 0, "may_end": False}


def test_a_view_goes_over_the_wire_and_back() -> None:
    for run in list(begun_runs("hunters.yaml"))[::6]:
        for seat in (0, WATCHER):
            view = seen(run, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=HuntersView) == view


def test_chance_leaves_no_decision_open_in_the_view() -> None:
    """HUNTERS-18.1"""
    state = HUNTERS.deal(HUNTERS.variant({}), 2)
    view = HUNTERS.view(state, 0)

    assert (view.asked, view.question, view.decision) == ([30], "supply", None)


def test_an_imagined_hand_is_as_all_remember_it() -> None:
    """HUNTERS-14.9: who was not asked to parry on a forest had no wind in hand."""
    state = loosened(run_of("concealed").state)
    state.gained = [[18], []]  # WRT
    state.hands = [[0, 0, 1, 2, 18], state.hands[1]]
    state.deck_bag = [[1, 2, 3, 3, 4, 4], state.deck_bag[1]]
    state.lacks = [1 << 4, 0]
    state.shows = [1 << 1, 0]
    for seed in range(40):
        hand = imagine(HUNTERS.view(state, 1), HUNTERS.tables, Rng(seed)).hands[0]
        assert 18 in hand
        assert len(hand) == 5
        assert not any(SHOWS[card] >> 4 & 1 for card in hand)
        assert any(SHOWS[card] >> 1 & 1 for card in hand)


def test_every_kind_of_event_has_a_story() -> None:
    kinds = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)}

    assert STORIES.keys() == kinds
    assert len({name for name, _, _, _ in STORIES.values()}) == len(STORIES)


def test_a_move_that_explores_is_told_step_by_step() -> None:
    """HUNTERS-7.3, 7.6, 13.1"""
    run = run_of(
        players={"mage": {"pos": "1,-3", "hand": ["W", "F", "T", "A", "A"]}},
        board={"1,-3": "river up", "1,-2": "forest down"},
        supply={"row": ["WA", "FRT"], "deck": ["RA", "WT"]},
    )
    run.state.telling = True
    run.answer("move:1,-2:W+F+T")
    run.answer("gain:WA")
    told = [HUNTERS.story(event, 1, run.state) for event in run.state.told]

    assert [(story.name, story.args) for story in told] == [
        ("paid", {"card": "W"}),
        ("paid", {"card": "F"}),
        ("paid", {"card": "T"}),
        ("moved", {"cell": "1,-2", "from": "1,-3"}),
        ("tile-up", {"cell": "1,-2", "tile": "forest"}),
        ("gained", {"card": "WA", "source": "explore"}),
        ("row-laid", {"card": "RA"}),
    ]
    assert told[3].places == ["p0", "1,-2", "1,-3"]
    assert {story.clause for story in told} == {"HUNTERS-6.6", "HUNTERS-7.1", "HUNTERS-7.3", "HUNTERS-13.1"}


def test_a_skill_is_told_with_its_own_clause_and_its_goal() -> None:
    """HUNTERS-12.5, 12.6"""
    run = Run(
        HUNTERS,
        {
            "heroes": ["scout", "knight"],
            "at": "act scout",
            "set": {"players": {"scout": {"aura": ["A"]}}, "board": {"1,-3": "river up"}},
        },
    )
    run.state.telling = True
    run.answer("skill:scout:1,-3")
    told = HUNTERS.story(run.state.told[0], 1, run.state)

    assert (told.name, told.clause) == ("skill-used", "HUNTERS-12.6")
    assert told.args == {"skill": "scout", "target": "1,-3"}
