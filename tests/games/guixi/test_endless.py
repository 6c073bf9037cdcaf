"""A game has at most 50 turns, but a day has no end: what happens with players who do not want one."""

from typing import Final

import pytest

from games.guixi.tables import HERETICS, table
from sanjie.core.chance import SeededDealer
from sanjie.core.seats import CHANCE, Choice, Seat, members
from sanjie.games.guixi import choices
from sanjie.games.guixi.deeds import MOST_DEEDS, TRIED, note
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.phases import DAY
from sanjie.games.guixi.state import State

LOOPING: Final = [
    GUIXI.tables.card_ids.index(f"{name}_{colour}")
    for name in ("gather", "fetch", "star")
    for colour in ("r", "b")
]
pytestmark = pytest.mark.rules


def stubborn(state: State, seat: Seat) -> Choice:
    """Uses what brings cards or spirit again and again, buys whenever it can, and else does nothing."""
    options = state.options(seat)
    for choice in options:
        if choices.kind_in(choice) == choices.USE and choices.what_in(choice) in LOOPING:
            return choice
    buying = choices.plain(choices.BUY)
    return buying if buying in options else options[0]


def play_on(state: State, seed: int, most: int) -> int:
    """Play until the end, or until `most` answers are given, with stubborn players; how many were."""
    dealer = SeededDealer(seed)
    for answers in range(most):
        if not state.awaiting:
            return answers
        seat = members(state.awaiting)[0]
        options = state.options(seat)
        choice = dealer.deal(options, state.odds()) if seat == CHANCE else stubborn(state, seat)
        state.answer(seat, choice)
    return most


def test_a_position_can_come_back_within_a_day() -> None:
    """GUIXI-5.2, 5.3: of two cards that draw one each the other is drawn."""
    run = table(ids=HERETICS, hands={0: ["star_r"]}, deck=["star_b"], start="day")
    for number in range(40):
        used, drawn = (("star_r", "star_b"), ("star_b", "star_r"))[number % 2]
        assert run.view(0).players[0].hand == [used]
        run.do(f"p0 use {used}")
        run.do("resolve")
        run.do("p0 none")
        view = run.view(0)
        assert (view.turn, view.phase, view.players[0].hand, view.discard) == (9, "day", [drawn], [used])


@pytest.mark.slow
def test_stubborn_players_go_on_for_ever_and_nothing_breaks() -> None:
    """GUIXI-12.7: no reason to end a game is that it takes too long."""
    state = GUIXI.deal(GUIXI.variant({"mode": "competitive"}), 8)
    assert play_on(state, 1, 20_000) == 20_000
    turn, spirit = state.turn, max(state.spirit)
    assert state.phase == DAY

    assert play_on(state, 2, GUIXI.longest - 20_000) == GUIXI.longest - 20_000
    assert (state.turn, state.phase, state.outcome()) == (turn, DAY, None)
    assert max(state.spirit) > spirit, "he gains more than he pays: he can go on for ever"
    assert GUIXI.unpack(state.pack()).digest() == state.digest()
    assert GUIXI.read_position(GUIXI.write_position(state)).digest() == state.digest()

    while state.phase == DAY:
        seat = members(state.awaiting)[0]
        state.answer(seat, state.options(seat)[0])
    assert state.turn == turn, "his day ends when he wants it to"


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_game_has_at_most_fifty_turns(seats: int) -> None:
    """GUIXI-7.1, 12.1: each turn takes a card off the ghost deck, and nothing is put back."""
    for seed in range(4):
        state = GUIXI.deal(GUIXI.variant({}), seats)
        play_on(state, seed, 30_000)
        assert state.turn <= 50


def test_items_are_numbered_anew_when_their_numbers_run_out() -> None:
    run = table(ids=HERETICS, hands={0: ["gather_r", "gather_b"]}, start="day")
    run.state.item_count = 60_000
    run.do("p0 use gather_r")
    assert [item.number for item in run.view(0).stack] == [1]
    run.do("resolve")
    run.do("p0 use gather_b")
    assert [item.number for item in run.view(0).stack] == [2]


def test_the_oldest_deeds_are_forgotten_first() -> None:
    state = table(ids=HERETICS).state
    for number in range(MOST_DEEDS + 3):
        note(state, TRIED, number)
    assert len(state.deeds) == 2 * MOST_DEEDS
    assert state.deeds[1::2] == list(range(3, MOST_DEEDS + 3))
