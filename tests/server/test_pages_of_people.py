"""Ladders and pages of people: who is on them, and what is never."""

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from machine import House
from sanjie.server.database import prepare
from sanjie.server.engines import Place
from sanjie.server.people.pages import EVER, HISTORY, TABLES, between
from sanjie.server.people.wire import Between
from sanjie.server.places import place_of
from sanjie.server.places import prepare as prepare_place
from sanjie.server.ratings.ladders import FRESH_SECONDS, MOST, NEEDED, Ladders
from sanjie.server.ratings.wire import LadderBar, LadderMark, LadderRow
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting, Status
from sanjie.server.table import new_table
from sanjie.server.terms import Terms, Watching
from server.accounts import Member
from server.people import Chair, Person
from server.test_people_parts import Clock
from server.test_ratings import duel, is_over, member
from services import postgres

ACCOUNT = (
    "INSERT INTO accounts (id, login, written, password, made, hidden)"
    " VALUES (:id, :id, :page, '', 0, :hidden)"
)
RATED = (
    "INSERT INTO ratings (ladder, person, number, table_id, place, was_mu, was_sigma, mu, sigma, made)"
    " VALUES ('aras', :person, :number, :table, 1, 0, 0, :mu, :sigma, 0)"
)


def do(connection: Connection, statement: str, **values: Any) -> None:
    """Do a statement."""
    connection.execute(text(statement), values)


def filled(connection: Connection, people: dict[str, tuple[int, float, float]]) -> None:
    """Give each of `people` so many rated games, of which the last has led to that strength."""
    number = 0
    for person, (games, mu, sigma) in people.items():
        for game in range(1, games + 1):
            number += 1
            strength = (mu, sigma) if game == games else (90.0, 1.0)
            values = {"person": person, "number": game, "table": f"t{number}", "mu": strength[0]}
            connection.execute(text(RATED), {**values, "sigma": strength[1]})


async def ladder(place: Place) -> None:
    """Make a ladder, and look at it."""
    storage = Storage(place)
    await storage.open()
    people = {
        "ann": (NEEDED, 30.0, 2.0),
        "bob": (NEEDED + 2, 30.0, 1.5),
        "cid": (NEEDED, 20.0, 2.0),
        "new": (NEEDED - 1, 40.0, 2.0),
        "shy": (NEEDED, 40.0, 2.0),
        "gone": (NEEDED, 40.0, 2.0),
        "bot:2": (3, 26.0, 1.0),
        "king:stonebone:heroic:4": (2, 120.0, 4.0),
    }
    games = sum(games for games, _, _ in people.values())

    def work(connection: Connection) -> None:
        for person in people:
            if person != "gone" and ":" not in person:
                hidden = int(person == "shy")
                connection.execute(text(ACCOUNT), {"id": person, "page": person.title(), "hidden": hidden})
        filled(connection, people)

    try:
        for number in range(1, games + 1):
            bots = [Sitting(seat, "bot", level=1) for seat in (0, 1)]
            await storage.add_table(new_table(f"t{number}", "aras", {}, bots))
        await storage.write(work)
        clock = Clock()
        ladders = Ladders(storage, clock)
        page = await ladders.page("aras", "cid", 0)
        rest = await ladders.page("aras", "new", 2)
        other = await ladders.page("guixi", "ann", 0)
        await storage.write(lambda there: do(there, "UPDATE accounts SET hidden = 1 WHERE id = 'bob'"))
        soon = await ladders.page("aras", "ann", 0)
        clock.now += FRESH_SECONDS
        later = await ladders.page("aras", "ann", 0)
        await storage.write(lambda there: do(there, "UPDATE accounts SET hidden = 1 WHERE id = 'ann'"))
        ladders.clear()
        cleared = await ladders.page("aras", "ann", 0)
    finally:
        await storage.close()

    # 1500 + 40 · (mu - 25), give or take 40 · sigma
    bob, ann = LadderRow(1, "Bob", 1700, 60, NEEDED + 2), LadderRow(1, "Ann", 1700, 80, NEEDED)
    cid = LadderRow(3, "Cid", 1300, 80, NEEDED)
    assert (page.people, page.rows, page.me) == (3, [bob, ann, cid], cid)
    assert page.bars == [
        LadderBar(1300, 1),
        LadderBar(1400, 0),
        LadderBar(1500, 0),
        LadderBar(1600, 0),
        LadderBar(1700, 2),
    ]
    assert page.marks == [
        LadderMark("bot", 2, "", "", 0, 1540, 40, 3),
        LadderMark("king", 0, "stonebone", "heroic", 4, 1700, 80, 2),  # 120 by four heroes
    ]
    assert (soon.people, soon.me) == (3, ann)
    assert (later.people, later.me) == (2, LadderRow(1, "Ann", 1700, 80, NEEDED))
    assert (cleared.rows, cleared.me) == ([LadderRow(1, "Cid", 1300, 80, NEEDED)], None)
    assert (rest.rows, rest.me) == ([cid], None)
    assert (other.people, other.rows, other.bars, other.marks) == (0, [], [], [])


async def told_of(place: Place) -> None:
    """Make tables of ann and bob, and look at what their pages are made of."""
    storage = Storage(place)
    await storage.open()
    five = Terms(reach="public", watching=Watching(5 * 60_000))
    made: tuple[tuple[str, Terms, Status, int], ...] = (
        ("shown", Terms(reach="public"), "over", 0b01),
        ("link", Terms(reach="link"), "over", 0b10),
        ("both", Terms(reach="private"), "over", 0b11),
        ("drawn", Terms(reach="link"), "over", 0),
        ("late", five, "over", 0b01),
        ("going", Terms(reach="public"), "playing", -1),
    )
    try:
        for name, terms, status, winners in made:
            seats = [Sitting(0, "person", "ann"), Sitting(1, "person", "bob")]
            table = new_table(name, "aras", {}, seats, terms=terms)
            standing = replace(table.standing, status=status, winners=winners, ended_by="resigned")
            await storage.add_table(replace(table, standing=standing))
        for number, table_id in enumerate(("link", "shown", "late"), 1):
            values: dict[str, Any] = {"person": "ann", "number": number, "table": table_id}
            values |= {"mu": 25.0, "sigma": 5.0}
            await storage.write(partial(do, statement=RATED, **values))
        now = int(time.time() * 1_000)
        shown = {"person": "ann", "now": now, "before": EVER, "most": 9}
        async with storage.reading() as connection:
            tables = [row["id"] for row in (await connection.execute(TABLES, shown)).mappings()]
            later = (await connection.execute(TABLES, {**shown, "now": now + 600_000})).mappings().all()
            before = (await connection.execute(TABLES, {**shown, "before": 1_000})).all()
            points = {"person": "ann", "now": now, "most": 2}
            history = [row["table_id"] for row in (await connection.execute(HISTORY, points)).mappings()]
            by_ann, by_bob = await between(connection, "ann", "bob"), await between(connection, "bob", "ann")
            nobody = await between(connection, "eve", "bob")
    finally:
        await storage.close()

    assert tables == ["shown"]
    assert sorted(row["id"] for row in later) == ["late", "shown"]
    assert before == []
    assert history == ["shown", ""]  # the last two; the second is watched late
    assert by_ann == [Between("aras", won=2, lost=1, both=1, neither=1)]
    assert by_bob == [Between("aras", won=1, lost=2, both=1, neither=1)]
    assert nobody == []


def test_what_a_page_is_made_of_in_a_file(tmp_path: Path) -> None:
    prepare(tmp_path / "sanjie.db")
    asyncio.run(told_of(tmp_path / "sanjie.db"))


def test_what_a_page_is_made_of_in_postgres() -> None:
    with postgres() as url:
        place = place_of(url)
        prepare_place(place)
        asyncio.run(told_of(place))


def test_a_ladder_in_a_file(tmp_path: Path) -> None:
    prepare(tmp_path / "sanjie.db")
    asyncio.run(ladder(tmp_path / "sanjie.db"))


def test_a_ladder_in_postgres() -> None:
    with postgres() as url:
        place = place_of(url)
        prepare_place(place)
        asyncio.run(ladder(place))


@pytest.mark.parametrize(
    ("path", "status", "problem"),
    [
        ("/api/ladders/chess", 404, "not-found"),
        ("/api/ladders/aras?after=-1", 400, "bad-request"),
        ("/api/ladders/aras?after=99999999", 400, "bad-request"),
        ("/api/people", 404, "no-such-person"),
        ("/api/people?name=nobody+at+all", 404, "no-such-person"),
        ("/api/people?name=" + "x" * 300, 404, "no-such-person"),
        ("/api/people?name=a%00b", 404, "no-such-person"),
        ("/api/people/tables?name=nobody+at+all", 404, "no-such-person"),
        ("/api/people/tables?name=x&before=soon", 400, "bad-request"),
    ],
)
def test_what_is_no_ladder_and_nobody(house: House, path: str, status: int, problem: str) -> None:
    answer = Person(house.url).http.get(path)

    assert (answer.status_code, answer.json()["name"]) == (status, problem)


# -- pages -----------------------------------------------------------------------------
def played(host: Member, other: Person, reach: str, minutes: int = 0) -> Chair:
    """The host's chair at a table of that reach where the other one has given up."""
    terms = {"reach": reach, "watch": {"delay": minutes}}
    body = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}], "terms": terms}
    table = host.http.post("/api/tables", json=body).json()["table"]
    first = host.open(table)
    other.join(first.table["invite"])
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))
    assert other.open(table).ask("resign")["type"] == "done"
    first.hear_table(is_over)
    return first


def page(visitor: Person, name: str) -> Any:
    """Somebody's page as the visitor is told it."""
    answer = visitor.http.get("/api/people", params={"name": name})
    return answer.json() if answer.status_code == 200 else answer.json()["name"]


def test_a_page_shows_public_tables_alone_and_between_us_all_of_them(house: House) -> None:
    ann, bob, stranger = member(house), member(house), Person(house.url)
    shown = played(ann, bob, "public").table["table"]
    for reach in ("link", "private"):
        played(ann, bob, reach)
    played(bob, ann, "link")

    seen = page(stranger, ann.name.upper())
    by_bob = page(bob, ann.name)
    own = page(ann, ann.name)

    assert (seen["name"], seen["you"], seen["hidden"], seen["ladders"]) == (ann.name, False, False, [])
    for one in (seen, by_bob, own):
        assert [line["table"] for line in one["tables"]] == [shown]
    (line,) = seen["tables"]
    assert (line["you"], line["winners"], [seat["page"] for seat in line["seats"]]) == (
        -1,
        [0],
        [ann.name, bob.name],
    )
    assert seen["between"] == own["between"] == []
    assert by_bob["between"] == [{"game": "aras", "won": 1, "lost": 3, "both": 0, "neither": 0}]
    assert own["you"] is True
    more = stranger.http.get(
        "/api/people/tables", params={"name": ann.name, "before": line["changed"]}
    ).json()
    assert more == []


def test_a_page_tells_who_won_where_nobody_noted_it(house: House) -> None:
    ann, bob = member(house), member(house)
    table = played(ann, bob, "public").table["table"]
    with closing(sqlite3.connect(house.data / "sanjie.db", timeout=60)) as database, database:
        database.execute("UPDATE tables SET winners = -1 WHERE id = ?", (table,))

    seen = page(bob, ann.name)

    assert [line["winners"] for line in seen["tables"]] == [[0]]
    assert seen["between"] == [{"game": "aras", "won": 0, "lost": 1, "both": 0, "neither": 0}]


def test_further_tables_tell_who_won_where_nobody_noted_it(house: House) -> None:
    ann, bob = member(house), member(house)
    table = played(ann, bob, "public").table["table"]
    with closing(sqlite3.connect(house.data / "sanjie.db", timeout=60)) as database, database:
        database.execute("UPDATE tables SET winners = -1 WHERE id = ?", (table,))

    more = bob.http.get("/api/people/tables", params={"name": ann.name}).json()

    assert [line["winners"] for line in more] == [[0]]


def test_a_rating_tells_where_it_comes_from_only_if_that_is_public(house: House) -> None:
    first, second = duel(house)  # by a link
    assert second.ask("resign")["type"] == "done"
    first.hear_table(is_over)
    name = str(first.person.http.get("/api/account").json()["name"])

    (ladder,) = page(Person(house.url), name)["ladders"]

    assert (ladder["game"], ladder["rating"], ladder["give_or_take"]) == (
        "aras",
        1605,
        first_give_or_take(first),
    )
    assert [(game["table"], game["place"], game["rating"]) for game in ladder["history"]] == [("", 1, 1605)]
    assert first.table["table"] not in str(page(Person(house.url), name))


def first_give_or_take(chair: Chair) -> int:
    """How sure the table says it is of the rating of its first seat."""
    return int(chair.table["ending"]["ratings"][0]["give_or_take"])


def test_a_table_that_is_watched_late_is_shown_when_its_end_has_come_of_age(house: House) -> None:
    ann, bob = member(house), member(house)
    table = played(ann, bob, "public", minutes=5).table["table"]
    assert page(bob, ann.name)["tables"] == []

    with sqlite3.connect(house.data / "sanjie.db", timeout=60) as database:
        database.execute("UPDATE tables SET changed = changed - 302 WHERE id = ?", (table,))

    assert [line["table"] for line in page(bob, ann.name)["tables"]] == [table]


def test_who_hides_their_page_is_nowhere_and_their_seat_leads_nowhere(house: House) -> None:
    ann, bob = member(house), member(house)
    table = ann.create("me", "open")
    chair = bob.open(table)
    assert chair.table["seats"][0]["page"] == ann.name
    played(ann, bob, "public")

    told = ann.http.put("/api/account/page", json={"hidden": True}).json()

    assert told["hidden"] is True
    assert page(bob, ann.name) == "no-such-person"
    assert page(ann, ann.name)["hidden"] is True
    chair.hear_table(lambda seen: bool(seen["seats"][0]["page"] == ""))
    (line,) = page(ann, ann.name)["tables"]
    assert [seat["page"] for seat in line["seats"]] == ["", bob.name]
    assert ann.http.put("/api/account/page", json={"hidden": False}).json()["hidden"] is False
    chair.hear_table(lambda seen: bool(seen["seats"][0]["page"] == ann.name))
    assert page(bob, ann.name)["name"] == ann.name


def test_a_guest_has_no_page_and_nothing_to_hide(house: House) -> None:
    guest = Member(house.url)
    table = guest.create("me", "open")
    chair = Person(house.url).open(table)
    assert chair.table["seats"][0]["page"] == ""
    refused = guest.http.put("/api/account/page", json={"hidden": True})
    assert (refused.status_code, refused.json()["name"]) == (403, "not-signed-in")

    guest.sign_up()

    chair.hear_table(lambda seen: bool(seen["seats"][0]["page"] == guest.name))


def test_an_account_that_was_deleted_has_no_page_and_no_place(house: House) -> None:
    ann, bob = member(house), member(house)
    table = played(ann, bob, "public").table["table"]
    with sqlite3.connect(house.data / "sanjie.db", timeout=60) as database:
        row = "INSERT INTO ratings VALUES ('guixi', ?, ?, ?, 1, 0, 0, 99, 1, 0)"
        for number in range(1, NEEDED + 1):
            other = ann.create("me", 1)
            database.execute(row, (ann.id(), number, other))
            database.commit()
    ann.http.put("/api/account/page", json={"hidden": False})  # the ladder is read anew
    assert ann.name in on_ladder(bob, "guixi")

    assert ann.delete("/data").status_code == 200

    assert page(bob, ann.name) == "no-such-person"
    assert ann.name not in on_ladder(bob, "guixi")
    (line,) = page(bob, bob.name)["tables"]
    assert (line["table"], line["seats"][0]["page"]) == (table, "")
    assert page(bob, bob.name)["between"] == []


def on_ladder(visitor: Person, game: str) -> list[str]:
    """Who stands on the first page of a ladder."""
    answer = visitor.http.get(f"/api/ladders/{game}").json()
    assert len(answer["rows"]) <= MOST
    return [row["page"] for row in answer["rows"]]
