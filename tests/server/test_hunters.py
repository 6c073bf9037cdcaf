"""Hunters over the wire: a person and bots against the demon king."""

import random

import pytest

from machine import House
from server.people import PLAIN, Person


@pytest.mark.slow
def test_a_person_and_bots_play_a_whole_game(house: House) -> None:
    person = Person(house.url)
    chair = person.open(person.create("me", 1, 1, game="hunters"))
    luck = random.Random(4)

    while chair.asked():
        chair.play(luck.choice(chair.options()))

    assert chair.table["ending"]["by"] == "rules"
    assert chair.table["ending"]["clause"] == chair.table["view"]["result"]["clause"]
    assert {line["seat"] for line in chair.log} >= {0, 1, 2}
    seed = chair.table["fairness"]["seed"]
    record = person.http.get(f"/api/tables/{chair.table['table']}/record").json()
    assert record["luck"] == {"table": chair.table["table"], "seed": seed, "salts": ["", "", ""]}
    assert record["ended_by"] == "rules"


def test_one_hero_may_play_alone(house: House) -> None:
    person = Person(house.url)
    chair = person.open(person.create("me", game="hunters"))

    assert chair.table["status"] == "playing"
    assert chair.table["decision"]["prompt"] in ("act", "parry")  # the demon king may strike at once
    assert chair.ask("offer_draw")["name"] == "no-draws"
    assert chair.ask("resign")["type"] == "done"
    ended = chair.hear_table(lambda table: bool(table["status"] == "over"))
    assert ended["ending"] == {"by": "abandoned", "clause": "", "winners": [], "seat": -1, **PLAIN}
