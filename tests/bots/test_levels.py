"""Every level answers every question of Aras legally, from its view alone, and the same each time."""

import copy
import pickle
from typing import Any

import pytest

from sanjie.bots.aras import think_until
from sanjie.bots.registry import GREEDY, LEVELS, choose
from sanjie.core.chance import Rng
from sanjie.games.aras.think import DEEPEST, MOST_NODES, Thought, greedy_choice
from sanjie.games.registry import GAMES

ARAS = GAMES["aras"]
EVERY_LEVEL = range(1, LEVELS["aras"] + 1)
QUESTIONS = {
    "characters, seat B": "6/8/8/8/8/6 A C 15,15 15,15 ?? 1 0 - -",
    "swap": "6/8/8/3a4/8/6 B S 15,15 14,15 -- 2 1 - swap=on",
    "placing": "a3A1/ba3AA1/1B6/BB6/8/B5 A P 15,14 10,10 -- 11 1 - -",
    "placing or shifting": "6/8/8/3a4/8/b5 A P 15,15 14,14 PT 3 1 - -",
    "action": "6/1AA5/8/1A3B2/1A1A1B2/6 A A 15,15 10,13 -- 9 1 - -",
    "after placing": "6/8/5b2/a1aa1b2/a6b/6 A B 15,15 10,12 -- 9 0 - -",
    "moving on": "6/1AA5/8/1A3B2/3A+1B2/6 A M 15,15 10,13 -- 9 1 - -",
    "abilities": "6/5AA1/8/1B3A2/1BB5/6 B R 15,15 9,9 -- 10 0 b2:1 -",
    "abilities in the other's turn": "6/5AA1/8/1B6/1BB5/6 A R 15,15 9,9 -- 11 0 b2:1 -",
    "an attack among four": "6/1AA5/8/1A6/1A1A1B2/6 A A 15,15,15,3 5,5,5,5 ---- 9 1 - players=4",
}


def view_at(line: str) -> Any:
    """The view of whoever is asked in the position `line`."""
    state = ARAS.read_position(line)
    return ARAS.view(state, state.awaiting.bit_length() - 1)


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_level_answers_every_question_legally_and_again_the_same(name: str, level: int) -> None:
    state = ARAS.read_position(QUESTIONS[name])
    seat = state.awaiting.bit_length() - 1
    view = ARAS.view(state, seat)

    chosen = choose("aras", view, level, seed=5, seconds=0.0)

    assert chosen in state.options(seat)
    assert choose("aras", view, level, seed=5, seconds=0.0) == chosen


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_a_bot_needs_nothing_but_a_view_and_leaves_it_alone(level: int) -> None:
    view = view_at(QUESTIONS["abilities"])
    untouched = copy.deepcopy(view)

    chosen = choose("aras", pickle.loads(pickle.dumps(view)), level, seed=1, seconds=0.0)

    assert choose("aras", view, level, seed=1, seconds=0.0) == chosen
    assert view == untouched


@pytest.mark.parametrize("players", [2, 4])
def test_bots_of_all_levels_play_whole_games_together(players: int) -> None:
    # a short game: the limit is an option of the rules, and seconds=0 leaves each level its first look
    state = ARAS.deal(ARAS.variant({"players": players, "limit": 12}), players)
    answers = 0
    while state.awaiting:
        seat = state.awaiting.bit_length() - 1
        level = 1 + (answers + seat) % LEVELS["aras"]
        state.answer(seat, choose("aras", ARAS.view(state, seat), level, answers, 0.0))
        answers += 1

    assert state.outcome() is not None
    assert answers > 12


def test_different_seeds_open_differently() -> None:
    view = view_at("6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - -")

    for level in EVERY_LEVEL:
        assert len({choose("aras", view, level, seed, 0.0) for seed in range(12)}) > 1, level


def test_unknown_levels_and_games_are_refused() -> None:
    view = view_at(QUESTIONS["placing"])

    with pytest.raises(ValueError, match="level 0"):
        choose("aras", view, 0, 1)
    with pytest.raises(ValueError, match=f"level {LEVELS['aras'] + 1}"):
        choose("aras", view, LEVELS["aras"] + 1, 1)
    with pytest.raises(KeyError):
        choose("chess", view, 1, 1)


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_nobody_answers_when_the_game_is_over(level: int) -> None:
    over = view_at("6/1AA5/8/8/8/6 A E 15,0 9,9 -- 9 0 - -")

    with pytest.raises(ValueError, match="over"):
        choose("aras", over, level, 1)


@pytest.mark.parametrize("budget", [1, 3_000, 6_000])
def test_a_search_keeps_to_its_budget(budget: int) -> None:
    thought = Thought(ARAS.read_position(QUESTIONS["placing"]), budget, DEEPEST, 8, 0, 1)

    assert thought.think(budget)
    # only whole turns are counted: the first look, and the one in which the budget ran out, come on top
    assert thought.played() <= budget + 2 * MOST_NODES
    assert thought.nodes <= max(budget, MOST_NODES) + MOST_NODES


def test_slices_come_to_the_same_decision_as_one_long_thought() -> None:
    state = ARAS.read_position(QUESTIONS["placing"])
    whole, sliced = (Thought(state, 6_000, 2, 3, 6, 9) for _ in range(2))

    whole.think(6_000)
    slices = 1
    while not sliced.think(1_000 * slices):
        slices += 1

    assert slices > 1
    assert (sliced.choice, sliced.nodes, sliced.depth) == (whole.choice, whole.nodes, whole.depth)


def test_thinking_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr(
        "sanjie.bots.aras.time.monotonic", lambda: float(next(ticks))
    )  # a second at every look
    thought = Thought(ARAS.read_position(QUESTIONS["placing"]), 10**9, DEEPEST, 2, 0, 1)

    think_until(thought, deadline=3.0)

    assert next(ticks) < 16
    assert not thought.done
    assert thought.choice >= 0


def test_greedy_takes_the_attack_that_wins() -> None:
    state = ARAS.read_position("6/1AA5/8/1A6/1A1A1B2/6 A A 15,5 9,9 -- 9 1 - -")

    assert {ARAS.write_answer(greedy_choice(state, Rng(seed))) for seed in range(5)} == {"x"}


@pytest.mark.parametrize("level", range(GREEDY["aras"], LEVELS["aras"] + 1))
def test_levels_from_greedy_on_win_when_they_can(level: int) -> None:
    view = view_at("6/1AA5/8/1A6/1A1A1B2/6 A A 15,5 9,9 -- 9 1 - -")

    assert ARAS.write_answer(choose("aras", view, level, 3, 0.0)) == "x"


def test_a_search_of_replies_breaks_the_creature_that_would_win_the_next_turn() -> None:
    # b attacks for 7 + 3 - 1 = 9 and a has 4 lives: only the eagle on a2 a3 b2 can break the bear up in time
    state = ARAS.read_position("6/5BB1/5BB1/a2A4/aa4BB/6 A A 4,15 8,8 -- 15 1 - -")
    thought = Thought(state, 10_000, 2, 2, 0, 3)

    thought.think(10_000)

    assert ARAS.write_answer(thought.choice) == "sa2"
