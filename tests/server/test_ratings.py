"""Ratings: what a result makes of them, that it counts once, and who is told."""

import asyncio
import sqlite3
from math import sqrt
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, text

from machine import House
from sanjie.faces import FACES
from sanjie.faces.face import Rivals
from sanjie.games.guixi.view import Side
from sanjie.server import places
from sanjie.server.database import prepare
from sanjie.server.engines import Place
from sanjie.server.parting import resigned
from sanjie.server.places import place_of
from sanjie.server.ratings.results import rated
from sanjie.server.ratings.rows import of_person
from sanjie.server.ratings.scale import Strength, after, filled
from sanjie.server.storage import Storage
from sanjie.server.stored import Change, Conflict, NewTable, Rated, Sitting, Standing
from sanjie.server.table import Table, new_table
from sanjie.server.terms import Terms
from server.accounts import Member
from server.people import Chair, rows
from server.worlds import SEED, guest_at
from server.worlds import stored as stored_as
from services import postgres

ANN_COMES = "INSERT INTO accounts (id, login, written, password, made) VALUES ('ann', 'ann', 'Ann', '', 0)"


def member(house: House) -> Member:
    """Somebody who has just made an account."""
    one = Member(house.url)
    one.sign_up()
    return one


def rated_table(host: Member, *seats: str | int, game: str = "aras", **drop: Any) -> str:
    """Id of a new rated table."""
    wanted = [{"kind": "bot", "level": seat} if isinstance(seat, int) else {"kind": seat} for seat in seats]
    body = {"game": game, "seats": wanted, "terms": {"rated": True, "drop": drop}}
    answer = host.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def duel(house: House, **drop: Any) -> tuple[Chair, Chair]:
    """Two people with accounts who have begun a rated game of Aras."""
    ann, bob = member(house), member(house)
    table = rated_table(ann, "me", "open", **drop)
    first = ann.open(table)
    bob.join(first.table["invite"])
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))
    return first, bob.open(table)


def is_over(table: dict[str, Any]) -> bool:
    """Whether the game has ended."""
    return bool(table["status"] == "over")


# -- reckoning -------------------------------------------------------------------------
def test_a_win_between_equals_moves_both_alike() -> None:
    # Plackett-Luce for two: each moves by sigma²/c · 1/2, where c² = 2 sigma² + 2 beta².
    variance = (25 / 3) ** 2 + (25 / 300) ** 2
    step = variance / sqrt(2 * variance + 2 * (25 / 6) ** 2) / 2

    ((winner,), (loser,)) = after([[Strength()], [Strength()]], [1, 2])

    assert winner.mu == pytest.approx(25 + step)
    assert loser.mu == pytest.approx(25 - step)
    assert winner.sigma == loser.sigma < 25 / 3
    assert (winner.shown, loser.shown, Strength().shown, Strength().give_or_take) == (1605, 1395, 1500, 333)


def test_a_draw_between_equals_moves_nobody() -> None:
    ((one,), (other,)) = after([[Strength()], [Strength()]], [1, 1])

    assert one.mu == pytest.approx(25)
    assert other.mu == pytest.approx(25)


def test_a_small_side_is_no_weaker_for_being_small() -> None:
    heretic, reds = [Strength(25, 8)], [Strength(20, 6), Strength(30, 4)]

    assert filled([heretic, reds]) == [[Strength(25, 8), Strength(25, 8)], reds]


def test_sides_of_aras_alternate_and_the_heroes_of_hunters_face_their_king() -> None:
    aras, hunters = FACES["aras"], FACES["hunters"]
    four = aras.game.view(aras.game.deal(aras.game.variant({"players": 4}), 4), 29)
    hunt = hunters.game.deal(hunters.game.variant({"king": "stonebone", "difficulty": "heroic"}), 3)
    seen = hunters.game.view(hunt, 29)

    assert aras.rivals(four, [1, 3], 4) == Rivals(((0, 2), (1, 3)), (2, 1))
    assert aras.rivals(four, [], 4) == Rivals(((0, 2), (1, 3)), (1, 1))
    assert hunters.rivals(seen, [0, 1, 2], 3) == Rivals(((0, 1, 2),), (1, 2), "king:stonebone:heroic:3")
    assert hunters.rivals(seen, [], 3) == Rivals(((0, 1, 2),), (2, 1), "king:stonebone:heroic:3")


def test_sides_of_guixi_are_those_that_were_scored_and_who_has_none_is_alone() -> None:
    guixi = FACES["guixi"]
    sides = [Side("red", [0, 3], 5, True), Side("blue", [1, 4], 4, False), Side("heretic", [], 0, False)]
    five = SimpleNamespace(ended=SimpleNamespace(sides=sides))
    fun = SimpleNamespace(ended=SimpleNamespace(sides=[]))

    # Seat 2 is an ordinary player who became king, and was slain.
    assert guixi.rivals(five, [0, 3], 5) == Rivals(((0, 3), (1, 4), (2,)), (1, 2, 2))
    assert guixi.rivals(five, [2], 5) == Rivals(((0, 3), (1, 4), (2,)), (2, 2, 1))
    assert guixi.rivals(fun, [1, 2], 3) == Rivals(((0,), (1,), (2,)), (2, 1, 1))


@pytest.mark.parametrize("people", [1, 2])
def test_giving_guixi_up_is_no_result_for_several_and_a_loss_for_one(people: int) -> None:
    seats = [
        Sitting(seat, "person", guest_at(seat)) if seat < people else Sitting(seat, "bot", level=1)
        for seat in range(4)
    ]
    table = Table(stored_as(new_table("t", "guixi", {}, seats, SEED, Terms(rated=True))))
    for seat in range(people - 1):
        table.take(resigned(table, seat, (seat, "r")))

    step = rated(table, resigned(table, people - 1, (people - 1, "r")))

    assert step.change.standing.ended_by == "abandoned"
    teams = (("guest0",), ("bot:1",), ("bot:1",), ("bot:1",))
    alone = Rated("guixi", teams, (2, 1, 1, 1), "", 4)
    assert step.change.rated == (alone if people == 1 else None)


# -- in the database -------------------------------------------------------------------
OVER = Standing("over", ended_by="resigned", ended_seat=1)
DUEL = Rated("aras", (("ann",), ("bot:2",)), (1, 2), "", 2)


def with_ann(connection: Connection) -> None:
    """Give ann an account."""
    connection.execute(text(ANN_COMES))


def stored(folder: Path, *changes: tuple[int, Change]) -> list[Any]:
    """What came of `changes`, each resting on a version, to a table of ann's who has an account."""
    prepare(folder / "sanjie.db")
    with sqlite3.connect(folder / "sanjie.db") as database:
        database.execute(ANN_COMES)
    seats = (Sitting(0, "person", "ann"), Sitting(1, "bot", level=2))
    table = NewTable("t", "aras", 1, "{}", Standing("playing"), seats, terms=Terms(rated=True))

    async def life() -> list[Any]:
        storage = Storage(folder / "sanjie.db")
        await storage.open()
        try:
            await storage.add_table(table)
            asked = [storage.change("t", version, change) for version, change in changes]
            outcomes = list(await asyncio.gather(*asked, return_exceptions=True))
            return [*outcomes, await storage.load("t")]
        finally:
            await storage.close()

    return asyncio.run(life())


def test_an_end_counts_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    change = Change(OVER, rated=DUEL)

    first, again, later, table = stored(tmp_path, (0, change), (0, change), (1, change))

    assert first is None
    assert isinstance(again, Conflict)
    assert isinstance(later, Conflict), "the table was rated already"
    with sqlite3.connect(tmp_path / "sanjie.db") as database:
        found = database.execute("SELECT person, number, place FROM ratings ORDER BY person").fetchall()
    assert found == [("ann", 1, 1), ("bot:2", 1, 2)]
    assert (table.ratings[0].rating, table.ratings[0].after) == (1500, 1605)
    assert (table.ratings[1].rating, table.ratings[1].after) == (1500, 1395)


def test_games_that_end_at_once_in_two_processes_are_rated_one_after_the_other() -> None:
    seats = (Sitting(0, "person", "ann"), Sitting(1, "bot", level=2))
    tables = [
        NewTable(name, "aras", 1, "{}", Standing("playing"), seats, terms=Terms(rated=True)) for name in "tuv"
    ]

    async def life(place: Place) -> list[Any]:
        one, other = Storage(place), Storage(place)
        await one.open()
        await other.open()
        try:
            await one.write(with_ann)
            for table in tables:
                await one.add_table(table)
            change = Change(OVER, rated=DUEL)
            ends = [door.change(name, 0, change) for name in "tuv" for door in (one, other)]
            outcomes = await asyncio.gather(*ends, return_exceptions=True)
            async with other.reading() as connection:
                return [outcomes, await of_person(connection, "ann"), await of_person(connection, "bot:2")]
        finally:
            await one.close()
            await other.close()

    with postgres() as url:
        place = place_of(url)
        places.prepare(place)
        outcomes, anns, bots = asyncio.run(life(place))

    assert [type(outcome) for outcome in outcomes].count(type(None)) == 3
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 3
    for history in (anns, bots):
        assert [row["number"] for row in history] == [1, 2, 3]
        assert {row["table_id"] for row in history} == set("tuv")
        assert [row["was_mu"] for row in history[1:]] == [row["mu"] for row in history[:-1]]


def test_who_lost_by_leaving_loses_and_their_opponent_keeps_what_was_played(tmp_path: Path) -> None:
    left = Rated("aras", (("ann",), ("bot:2",)), (1, 2), "", 2, lost=("ann",))

    _, table = stored(tmp_path, (0, Change(OVER, rated=left)))

    assert table.ratings[0].after == 1395
    assert table.ratings[1].after == 1395


def test_a_king_is_the_match_of_the_heroes_whom_nobody_knows_yet(tmp_path: Path) -> None:
    teams = (("ann", "bot:2", "bot:2"), ("king:stonebone:normal:3",))
    hunt = Rated("hunters", teams, (1, 2), "king:stonebone:normal:3", 3)

    stored(tmp_path, (0, Change(OVER, rated=hunt)))

    with sqlite3.connect(tmp_path / "sanjie.db") as database:
        found = database.execute("SELECT person, place, was_mu, mu - was_mu FROM ratings ORDER BY person")
        won = {row[0]: row[1:] for row in found}
    assert set(won) == {"ann", "bot:2", "king:stonebone:normal:3"}
    assert won["king:stonebone:normal:3"][:2] == (2, 75)
    # Even teams: the heroes together gain what the king loses, each a third of it.
    assert (
        won["ann"][2] == pytest.approx(won["bot:2"][2]) == pytest.approx(-won[teams[1][0]][2] / 3, rel=0.01)
    )


# -- at tables -------------------------------------------------------------------------
def test_a_rated_game_moves_both_and_everybody_is_told(house: House) -> None:
    first, second = duel(house)
    assert [seat["rating"] for seat in first.table["seats"]] == [1500, 1500]
    assert [seat["give_or_take"] for seat in first.table["seats"]] == [333, 333]
    assert first.table["terms"]["rated"] is True

    assert second.ask("resign")["type"] == "done"

    for chair in (first, second):
        ratings = chair.hear_table(is_over)["ending"]["ratings"]
        assert [(line["seat"], line["before"], line["after"]) for line in ratings] == [
            (0, 1500, 1605),
            (1, 1500, 1395),
        ]
    (ladder,) = first.person.http.get("/api/ratings").json()
    assert (ladder["game"], ladder["rating"]) == ("aras", 1605)
    assert [(game["table"], game["place"]) for game in ladder["history"]] == [(first.table["table"], 1)]
    data = first.person.http.get("/api/account/data").json()
    assert [(row["ladder"], row["number"], row["place"]) for row in data["ratings"]] == [("aras", 1, 1)]


def test_the_rating_is_there_when_the_server_dies_after_the_end(mortal: House) -> None:
    first, second = duel(mortal)
    table = first.table["table"]
    assert first.ask("resign")["type"] == "done"
    mortal.kill()
    mortal.start()

    again = second.person.open(table)

    assert [line["after"] for line in again.table["ending"]["ratings"]] == [1395, 1605]
    count = "SELECT COUNT(*) FROM ratings WHERE table_id = ?"
    assert rows(mortal.data, count, table) == [(2,)]


def test_a_person_who_is_forgotten_has_no_rating_and_the_other_keeps_theirs(house: House) -> None:
    first, second = duel(house)
    account, table = first.person.http.get("/api/me").json()["guest"], first.table["table"]
    assert second.ask("resign")["type"] == "done"
    first.hear_table(is_over)

    assert first.person.http.request("DELETE", "/api/account/data", json={}).status_code == 200

    assert rows(house.data, "SELECT 1 FROM ratings WHERE person = ?", account) == []
    assert rows(house.data, "SELECT place FROM ratings WHERE table_id = ?", table) == [(2,)]


def test_who_leaves_for_good_loses_by_the_contract_whatever_their_bot_wins(house: House) -> None:
    first, second = duel(house, counts="lost", level=1)
    assert first.ask("leave")["type"] == "done"
    assert second.ask("resign")["type"] == "done"

    ending = second.hear_table(is_over)["ending"]

    assert (ending["winners"], ending["forfeits"]) == ([0], [0])
    assert [line["after"] for line in ending["ratings"]] == [1395, 1395]


def test_only_accounts_sit_at_rated_tables(house: House) -> None:
    guest, ann = Member(house.url), member(house)
    body = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}], "terms": {"rated": True}}

    made = guest.http.post("/api/tables", json=body)
    table = rated_table(ann, "me", "open")
    key = ann.open(table).table["invite"].partition("k=")[2]
    joined = guest.http.post(f"/api/tables/{table}/join", json={"key": key})

    for answer in (made, joined):
        assert (answer.status_code, answer.json()["name"]) == (403, "not-signed-in")
    guest.sign_up()
    assert guest.http.post(f"/api/tables/{table}/join", json={"key": key}).status_code == 200


def test_nothing_that_was_seen_is_taken_back_at_a_rated_table(house: House) -> None:
    first, second = duel(house)
    mover, other = (first, second) if first.options() else (second, first)
    while mover.options():
        mover.play(mover.options()[0])
    other.hear_upto(mover.table["upto"])
    other.play(other.options()[0])
    mover.hear_upto(other.table["upto"])

    refused = mover.ask("undo", after=mover.table["upto"])

    assert (refused["type"], refused["name"]) == ("problem", "rated")


def test_games_at_other_tables_count_nothing(house: House) -> None:
    ann = member(house)
    chair = ann.open(ann.create("me", 1))

    assert chair.ask("resign")["type"] == "done"

    assert chair.hear_table(is_over)["ending"]["ratings"] == []
    assert ann.http.get("/api/ratings").json() == []
