"""Guixi over the wire: people and bots, whole games, kills in between."""

import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from machine import House
from sanjie.cli import app
from server.people import PLAIN, Chair, Message, Person, is_table, rows


def people_at(url: str, people: int, bots: int, **options: str | int) -> list[Chair]:
    """So many people and then bots of the first level at a table of Guixi that has begun."""
    host, *others = [Person(url) for _ in range(people)]
    seats: list[str | int] = ["me", *["open"] * (people - 1), *[1] * bots]
    chairs = [host.open(host.create(*seats, game="guixi", **options))]
    for seat, person in enumerate(others, 1):
        invite = chairs[0].hear_table(lambda table: bool(table["invite"]))["invite"]
        assert person.join(invite) == seat
        chairs[0].hear_table(lambda table: table["seats"][seat]["kind"] == "person")  # noqa: B023 (called at once)
        chairs.append(person.open(chairs[0].table["table"]))
    for chair in chairs:
        chair.hear_table(lambda table: bool(table["status"] == "playing"))
    return chairs


def decide(chairs: list[Chair], luck: random.Random) -> Chair | None:
    """A random decision of whichever person is asked next, heard by all; None when the game is over."""
    while True:
        upto = max(chair.table["upto"] for chair in chairs)
        hear_all(chairs, upto)
        if chairs[0].table["status"] == "over":
            return None
        chair = next((one for one in chairs if one.options()), None)
        if chair is None:  # a bot is asked
            hear_all(chairs, upto + 1)
            continue
        if "pass" in chair.options() and luck.random() < 0.8:
            reply = chair.ask("stand", line="turn used me")
        else:
            reply = chair.answer(luck.choice(chair.options()))
        assert reply["type"] == "done", reply
        chair.hear(is_table)
        return chair


def hear_all(chairs: list[Chair], upto: int) -> None:
    """Everybody hears of so many answers."""
    for chair in chairs:
        chair.hear_upto(upto)


def identities_in(log: list[Message]) -> dict[int, str]:
    """The identities that were told when they were dealt, by seat."""
    dealt = [line for line in log if line["name"] == "identity-dealt" and line["args"]["identity"] != "none"]
    return {line["seat"]: line["args"]["identity"] for line in dealt}


@pytest.mark.slow
def test_a_whole_game_of_six_people_and_bots(house: House, tmp_path: Path) -> None:
    chairs = people_at(house.url, 2, 4, expansion="true")
    watcher = Person(house.url).open(chairs[0].table["table"])
    promised = chairs[0].table["fairness"]["hash"]
    table = chairs[0].table["table"]
    early = chairs[0].person.http.get(f"/api/tables/{table}/record")
    luck = random.Random(8)
    while decide([*chairs, watcher], luck) is not None:
        pass
    watcher.hear_table(lambda seen: bool(seen["status"] == "over"))

    assert (early.status_code, early.json()["name"]) == (409, "not-over")
    for chair in (*chairs, watcher):
        chair.hear_table(lambda seen: bool(seen["status"] == "over"))
        assert chair.table["ending"]["by"] == "rules"
        assert chair.table["ending"]["winners"] == chair.table["view"]["ended"]["winners"]
        assert [line["index"] for line in chair.log] == list(range(len(chair.log)))
        assert identities_in(chair.log).keys() == {chair.table["you"]} - {-1}
    assert len({len(chair.log) for chair in (*chairs, watcher)}) == 1
    assert {line["seat"] for line in watcher.log} >= set(range(6))
    file = tmp_path / "game.jsonl"
    file.write_bytes(chairs[0].person.http.get(f"/api/tables/{table}/record").content)
    verified = CliRunner().invoke(app, ["verify", str(file), "--hash", promised])
    assert verified.exit_code == 0, verified.output


@pytest.mark.slow
def test_a_killed_server_goes_on_with_the_same_table(mortal: House) -> None:
    chairs = people_at(mortal.url, 2, 2)
    luck = random.Random(2)
    for _ in range(3):
        for _ in range(4):
            assert decide(chairs, luck) is not None
        known = [chair.table["view"] for chair in chairs if chair.options()]
        log = [list(chair.log) for chair in chairs]
        mortal.restart()
        again = [chair.person.open(chair.table["table"]) for chair in chairs]
        for old, new in zip(log, again, strict=True):
            assert new.log[: len(old)] == old
        if known:
            asked = next(chair for chair in again if chair.options())
            assert asked.table["view"] == known[0]
        chairs = again
    table = chairs[0].table["table"]
    stored = rows(mortal.data, "SELECT count(*), max(number) FROM answers WHERE table_id = ?", table)[0]
    assert stored[0] == stored[1]
    assert chairs[0].ask("resign")["type"] == "done"
    assert chairs[1].hear_table(lambda seen: seen["giving_up"] == [0])["status"] == "playing"
    assert chairs[1].ask("resign")["type"] == "done"
    ended = chairs[0].hear_table(lambda seen: bool(seen["status"] == "over"))
    assert ended["ending"] == {"by": "abandoned", "clause": "", "winners": [], "seat": -1, **PLAIN}


def test_a_table_of_guixi_is_made_only_as_the_rules_allow(house: House) -> None:
    person = Person(house.url)
    me: dict[str, Any] = {"kind": "me"}
    bot = {"kind": "bot", "level": 1}

    def asked(seats: int, **options: str) -> tuple[int, str]:
        body = {"game": "guixi", "seats": [me, *[bot] * (seats - 1)], "options": options}
        answer = person.http.post("/api/tables", json=body)
        return answer.status_code, answer.json().get("name", "")

    assert asked(2) == (400, "bad-option")
    assert asked(5, mode="competitive") == (400, "bad-option")
    assert asked(4, start="p5") == (400, "bad-option")
    assert asked(3) == (201, "")  # three play for fun
    assert {info["name"] for info in person.http.get("/api/games").json()} >= {"aras", "guixi"}


def test_another_game_of_guixi_deals_anew(house: House) -> None:
    chairs = people_at(house.url, 2, 2)
    for chair in chairs:
        chair.ask("resign")
    for chair in chairs:
        chair.hear_table(lambda table: bool(table["status"] == "over"))
        assert chair.ask("rematch")["type"] == "done"

    next_id = chairs[0].hear_table(lambda table: bool(table["rematch"]))["rematch"]
    again = chairs[0].person.open(next_id)
    assert again.table["you"] == 1
    assert again.table["fairness"]["hash"] != chairs[0].table["fairness"]["hash"]
    assert len(again.table["view"]["players"][1]["hand"]) >= 4
    assert again.table["view"]["players"][0]["hand"] is None
