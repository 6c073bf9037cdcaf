"""How a game of Aras stood, and positions to try decisions on, over HTTP."""

from typing import Any

from machine import House
from sanjie.bots.appraisal import chance_of, mark_of, worth_of
from sanjie.games.aras.game import ARAS
from server.people import Person

BEGIN = "6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - -"
WINS = "6/8/8/2AA1B2/8/6 A A 15,1 13,14 -- 9 1 - -"  # a wolf against a slime, and one life is left
MOVES = "6/4a3/7b/8/1A3A2/6 A A 15,15 12,14 -- 9 1 - -"  # slimes on b2 and f2


def evaluated(person: Person, table: str) -> dict[str, Any]:
    """The whole evaluation of a game."""
    for _ in range(60):
        answer = person.http.get(f"/api/tables/{table}/evaluation")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        if told["whole"]:
            return told
    raise AssertionError("it is never whole")


def test_a_game_against_a_bot_is_appraised_while_it_goes_on_and_when_it_is_over(house: House) -> None:
    person = Person(house.url)
    table = person.create("me", 1)
    chair = person.open(table)

    first = evaluated(person, table)
    chair.play("+c3")
    chair.play("/")
    chair.hear_table(lambda told: told["view"]["turn"] >= 3 and told["decision"] is not None)
    later = evaluated(person, table)
    chair.ask("resign")
    chair.hear_table(lambda told: told["status"] == "over")
    over = evaluated(Person(house.url), table)  # whoever finds the table may look back

    assert [one["number"] for one in first["moments"]] == [0]
    assert 30 <= first["moments"][0]["chance"] <= 70, "nobody is far ahead before the first element"
    assert [one["turn"] for one in later["moments"]] == [1, 2, 3]
    assert [one["seat"] for one in later["moments"]] == [0, 1, 0]
    assert [one["number"] for one in later["moments"]][:2] == [0, 2]
    assert all(0 <= one["chance"] <= 100 for one in later["moments"])
    assert over["moments"][:3] == later["moments"]


def test_nobody_is_told_how_a_game_between_people_stands(house: House) -> None:
    host, friend, stranger = Person(house.url), Person(house.url), Person(house.url)
    table = host.create("me", "open")
    chair = host.open(table)
    waiting = host.http.get(f"/api/tables/{table}/evaluation")
    friend.join(chair.table["invite"])
    chair.hear_table(lambda told: told["status"] == "playing")

    for refused in [
        waiting,
        *(one.http.get(f"/api/tables/{table}/evaluation") for one in (host, friend, stranger)),
    ]:
        assert (refused.status_code, refused.json()["name"]) == (403, "not-alone")

    own = Person(house.url).create("me", 1)
    assert stranger.http.get(f"/api/tables/{own}/evaluation").json()["name"] == "not-alone"
    other = host.create("me", 1, 1, game="guixi")
    assert host.http.get(f"/api/tables/{other}/evaluation").status_code == 404


def test_who_is_left_alone_with_a_bot_in_place_of_a_friend_is_not_alone(house: House) -> None:
    host, friend = Person(house.url), Person(house.url)
    table = host.create("me", "open")
    chair = host.open(table)
    friend.join(chair.table["invite"])
    chair.hear_table(lambda told: told["status"] == "playing")
    friend.open(table).ask("leave")
    chair.hear_table(lambda told: told["seats"][1]["stand_in"] > 0)

    assert host.http.get(f"/api/tables/{table}/evaluation").json()["name"] == "not-alone"


def test_a_decision_is_tried_on_a_position_or_refused_by_its_clause(house: House) -> None:
    http = Person(house.url).http

    looked = http.post("/api/analysis/aras", json={"position": MOVES}).json()
    moved = http.post("/api/analysis/aras", json={"position": MOVES, "answer": "mb2d4"}).json()
    beside = http.post("/api/analysis/aras", json={"position": MOVES, "answer": "mb2h3"}).json()
    garbled = http.post("/api/analysis/aras", json={"position": MOVES, "answer": "zz"}).json()

    assert looked["decision"]["prompt"] == "act"
    assert "mb2d4" in looked["decision"]["options"]
    assert "mb2h3" not in looked["decision"]["options"]
    assert (looked["refused"], looked["events"]) == (None, [])
    assert [one["name"] for one in moved["events"]] == ["moved"]
    assert {one["cell"]: one["mark"] for one in moved["view"]["elements"]}["d4"] == "+"
    assert beside["refused"] == {"clause": "ARAS-6.4", "name": "move-beside-unrevealed"}
    assert beside["view"] == looked["view"]
    assert garbled["refused"]["clause"] == "ARAS-12.6"


def test_the_end_asks_nobody(house: House) -> None:
    told = Person(house.url).http.post("/api/analysis/aras", json={"position": WINS, "answer": "x"}).json()

    assert told["decision"] is None
    assert told["view"]["result"]["winner"] == "a"


def test_what_is_no_position_is_refused(house: House) -> None:
    http = Person(house.url).http

    for position in ("", "nonsense", BEGIN.replace("15,15", "99,15", 1)):
        refused = http.post("/api/analysis/aras", json={"position": position})
        assert (refused.status_code, refused.json()["name"]) == (400, "bad-position"), position
    assert http.post("/api/analysis/aras", json={"position": "6" * 401}).json()["name"] == "bad-request"
    assert http.post("/api/analysis/aras", json={"position": BEGIN, "seconds": 9}).status_code == 400


def worth(position: str, turns: int = 2) -> int:
    """What a position is worth to side A."""
    return worth_of(ARAS, ARAS.view(ARAS.read_position(position), 0), turns)


def test_a_won_position_is_worth_all_to_its_side() -> None:
    mirrored = "6/8/8/2BB1A2/8/6 B A 1,15 14,13 -- 10 1 - -"

    assert (chance_of(worth(WINS)), chance_of(worth(mirrored))) == (100, 0)
    assert abs(worth(BEGIN)) < 100, "less than ten life points"


def test_a_turn_is_marked_by_what_it_cost() -> None:
    assert [mark_of(60, after) for after in (60, 46, 45, 31, 30, 0, 74, 75)] == [
        "", "", "?", "?", "??", "??", "", "!",
    ]  # fmt: skip
    assert [chance_of(0), chance_of(10**7), chance_of(-(10**7)), chance_of(900), chance_of(-900)] == [
        50, 100, 0, 99, 1,
    ]  # fmt: skip
