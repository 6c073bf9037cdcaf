"""Bots at tables: they think elsewhere, always answer, and speak about draws."""

import asyncio
import logging

import pytest

from machine import House
from sanjie import game
from sanjie.faces import FACES
from sanjie.server.thinking import Thinkers, Work
from server.people import PLAIN, Person, play_on
from server.thinkers import absent_minded, dying, failing, silent

ARAS = game("aras")
START = ARAS.view(ARAS.deal(ARAS.variant({}), 2), 0)


def chosen(thinkers: Thinkers, times: int = 1) -> list[int | None]:
    """What it decides at the start of a game, asked so often."""

    async def ask() -> list[int | None]:
        return [await thinkers.choose("aras", START, 1, seed) for seed in range(times)]

    try:
        return asyncio.run(ask())
    finally:
        thinkers.stop()


def test_a_thinker_decides_something_legal() -> None:
    legal = ARAS.deal(ARAS.variant({}), 2).options(0)

    assert set(chosen(Thinkers(most=1), times=2)) <= set(legal)


@pytest.mark.parametrize(
    ("work", "said"),
    [(silent, "overdue"), (failing, "bot failed"), (dying, "thinker lost")],
)
def test_a_thinker_that_overruns_fails_or_dies_decides_nothing_and_the_next_is_asked(
    work: Work, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "sanjie.thinking"):
        assert chosen(Thinkers(seconds=0, grace=0 if work is silent else 60, most=1, work=work), times=2) == [
            None,
            None,
        ]
    assert {record.getMessage() for record in caplog.records} == {said}


def test_a_question_that_killed_a_thinker_is_asked_once_more() -> None:
    assert chosen(Thinkers(most=1, grace=60, work=absent_minded), times=3) == [7, 7, 7]


@pytest.mark.slow
def test_a_person_plays_a_whole_game_against_a_bot(house: House) -> None:
    person = Person(house.url)
    chair = person.open(person.create("me", 1, limit=10))

    while chair.asked():
        play_on((chair,), 1, seed=chair.table["upto"])

    assert chair.table["ending"]["by"] == "rules"
    assert chair.table["seats"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": "",
        "level": 1,
        "present": True,
        "wants_rematch": False,
        "ready": False,
        "stand_in": 0,
        "rating": 0,
        "give_or_take": 0,
        "page": "",
    }
    assert chair.ask("rematch")["type"] == "done"  # a bot wants what people want
    next_id = chair.hear_table(lambda table: bool(table["rematch"]))["rematch"]
    assert person.open(next_id).table["you"] == 1


def test_a_bot_agrees_to_a_draw_while_it_is_not_ahead(house: House) -> None:
    person = Person(house.url)
    chair = person.open(person.create("me", 1))

    assert chair.ask("offer_draw")["type"] == "done"

    ended = chair.hear_table(lambda table: bool(table["status"] == "over"))
    assert ended["ending"] == {"by": "agreed", "clause": "", "winners": [], "seat": -1, **PLAIN}


@pytest.mark.parametrize(
    ("position", "agrees"),
    [
        ("6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - -", [True, True]),
        ("6/8/8/8/8/6 A P 15,14 15,15 -- 1 0 - -", [False, True]),
        ("6/8/8/3A4/8/6 A P 15,15 14,15 -- 3 0 - -", [False, True]),
        ("6/8/8/3A4/8/6 A P 14,15 14,15 -- 3 0 - -", [True, False]),
        ("6/8/8/8/8/6 A P 15,1,1,15 10,10,10,10 ---- 1 0 - players=4", [True, True, True, True]),
    ],
)
def test_being_ahead_is_what_would_win_by_life_then_by_totals(position: str, agrees: list[bool]) -> None:
    state = ARAS.read_position(position)

    assert [
        not FACES["aras"].ahead(ARAS.view(state, seat), seat % 2) for seat in range(len(agrees))
    ] == agrees
