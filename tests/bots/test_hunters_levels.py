"""Every level answers every question of Hunters legally, from its view alone, and says what it is for."""

import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from sanjie import words
from sanjie.bots.bot import Companion
from sanjie.bots.hunters import HUNTERS_LEVELS, intention_of
from sanjie.bots.registry import LEVELS, choose, intend
from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, holds, members
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.luck import Luck
from sanjie.games.hunters.planning import FEWEST, Planner, candidates, play_planned, portfolio
from sanjie.games.hunters.reference import REFERENCE, refer
from sanjie.games.hunters.search import random_step

EVERY_LEVEL = range(1, LEVELS["hunters"] + 1)


@cache
def packed_positions() -> tuple[bytes, ...]:
    """Positions of games at every table, half of them played by the reference team, half at random."""
    found: list[bytes] = []
    for seed in range(10):
        chosen = {"hands": "concealed" if seed % 2 else "open", "king": HUNTERS.tables.king_ids[seed % 5]}
        state = HUNTERS.deal(HUNTERS.variant(chosen), 1 + seed % 5)
        luck, rng = Luck(seed), Rng(seed)
        scratch: list[int] = []
        answers = 0
        while state.awaiting:
            if holds(state.awaiting, CHANCE):
                state.play(luck.answer(state))
                continue
            seat = members(state.awaiting)[0]
            answers += 1
            if answers % 7 == 0:
                found.append(state.pack())
            if answers % 3 == 0 and seed < 5:
                random_step(state, scratch, rng)
            else:
                state.play(refer(state, seat, REFERENCE))
    return tuple(found)


def positions() -> Iterator[tuple[Any, int]]:
    """Each position with the seat that is asked."""
    for packed in packed_positions():
        state = HUNTERS.unpack(packed)
        yield state, members(state.awaiting)[0]


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_answers_every_question_legally_and_again_the_same(level: int) -> None:
    for state, seat in positions():
        view = HUNTERS.view(state, seat)
        untouched = pickle.dumps(view)

        chosen = choose("hunters", view, level, seed=5, seconds=0.0)

        assert chosen in state.options(seat), HUNTERS.write_answer(chosen)
        assert choose("hunters", pickle.loads(untouched), level, seed=5, seconds=0.0) == chosen
        assert pickle.dumps(view) == untouched


def test_every_answer_worth_trying_is_legal_and_named_once() -> None:
    several = 0
    for state, seat in positions():
        tried = candidates(state, seat, portfolio())

        assert set(tried) <= set(state.options(seat))
        assert len(tried) == len(set(tried)) >= 1
        assert tried[0] == refer(state, seat, portfolio()[0])
        several += len(tried) > 1
    assert several > 30


def test_every_answer_has_a_sentence_that_says_what_it_is_for() -> None:
    names = set()
    for state, seat in positions():
        view = HUNTERS.view(state, seat)
        for choice in state.options(seat):
            intention = intention_of(HUNTERS, view, choice)
            for language in words.LANGUAGES:
                assert words.say(language, intention.name, **intention.args)
            names.add(intention.name.removeprefix("hunters-intent-"))

    assert names >= {"attack", "aura", "own-tile", "approach", "explore", "move", "save", "gather"}
    assert names >= {"gain", "decline", "parry", "take"}


def test_who_follows_no_rule_says_nothing() -> None:
    state, seat = next(positions())
    view = HUNTERS.view(state, seat)
    choice = choose("hunters", view, 3, 1)

    assert intend("hunters", view, 1, choice) is None
    assert intend("hunters", view, 3, choice) == intention_of(HUNTERS, view, choice)
    assert [isinstance(player, Companion) for player in HUNTERS_LEVELS] == [False, True, True, True]


def test_a_blow_says_how_much_life_is_left() -> None:
    state = HUNTERS.deal(HUNTERS.variant({}), 2)
    luck = Luck(3)
    while state.awaiting:
        if holds(state.awaiting, CHANCE):
            state.play(luck.answer(state))
            continue
        seat = members(state.awaiting)[0]
        choice = refer(state, seat, REFERENCE)
        if HUNTERS.write_answer(choice).startswith("attack"):
            intention = intention_of(HUNTERS, HUNTERS.view(state, seat), choice)
            assert (intention.name, intention.args) == ("hunters-intent-attack", {"life": state.demon_life})
            return
        state.play(choice)
    raise AssertionError("the reference team never attacked")


def test_a_planner_keeps_to_its_budget_and_repeats_itself() -> None:
    tried = 0
    for state, seat in positions():
        searches = [Planner(state, seat, 20, 1.5, seed=4) for _ in range(2)]
        before = state.pack()
        for search in searches:
            while not search.look():
                pass

        assert searches[0].choice == searches[1].choice
        assert searches[0].choice in state.options(seat)
        assert searches[0].spent < searches[0].budget + len(searches[0].answers)
        assert state.pack() == before
        tried += len(searches[0].values[0]) >= FEWEST
        if tried == 5:
            return
    raise AssertionError("too few positions to plan from")


def test_a_planner_takes_the_blow_that_wins() -> None:
    for state, seat in positions():
        if state.is_near_demon(seat) and any(
            HUNTERS.write_answer(choice).startswith("attack") for choice in state.options(seat)
        ):
            state.demon_life = 1
            search = Planner(state, seat, 30, 1.5, seed=1)
            while not search.look():
                pass
            state.play(search.choice)
            assert state.outcome() is not None
            assert state.outcome().returns[0] == 1.0
            return
    raise AssertionError("nobody could attack")


def test_under_concealed_hands_every_look_is_at_other_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = []
    imagine = HUNTERS.imagine

    def watched(view: Any, rng: Rng) -> Any:
        hands.append(imagine(view, rng).hands)
        return imagine(view, rng)

    monkeypatch.setattr(type(HUNTERS), "imagine", lambda _game, view, rng: watched(view, rng))
    for state, seat in positions():
        if state.variant.concealed and state.seats > 1 and len(candidates(state, seat, portfolio())) > 1:
            hands.clear()
            choose("hunters", HUNTERS.view(state, seat), 4, seed=2)
            assert len(hands) > 2
            assert len({str(dealt) for dealt in hands}) > 1
            assert len({str(dealt[seat]) for dealt in hands}) == 1
            return
    raise AssertionError("no such position")


def test_planners_play_whole_games_together() -> None:
    state = HUNTERS.deal(HUNTERS.variant({"difficulty": "novice"}), 2)

    answers = play_planned(state, Luck(1), 6, 1.5, 1)

    assert state.outcome() is not None
    assert answers > 10
