"""The list of games that are over: who won, and in which order."""

import sqlite3
from contextlib import closing

from machine import House
from server.people import Person, two_at_a_table


def past(person: Person, query: str = "") -> list[dict[str, object]]:
    """What the list says."""
    answer = person.http.get(f"/api/tables/past{query}")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def test_a_game_that_is_over_is_listed_with_who_won(house: House) -> None:
    host, guest = two_at_a_table(house.url)
    assert past(host.person) == []
    guest.ask("resign")
    host.hear_table(lambda table: bool(table["status"] == "over"))

    (line,) = past(host.person)
    assert (line["table"], line["ended_by"], line["winners"], line["you"]) == (
        host.table["table"],
        "resigned",
        [0],
        0,
    )
    (theirs,) = past(guest.person)
    assert (theirs["winners"], theirs["you"]) == ([0], 1)
    assert past(Person(house.url)) == []


def test_a_draw_has_no_winners_and_a_game_in_play_no_word(house: House) -> None:
    host, guest = two_at_a_table(house.url)
    lines = host.person.http.get("/api/tables").json()
    assert [(line["ended_by"], line["winners"]) for line in lines] == [("", None)]
    host.ask("offer_draw")
    guest.ask("offer_draw")
    (line,) = past(host.person)
    assert (line["ended_by"], line["winners"]) == ("agreed", [])


def test_the_rules_say_who_won(house: House) -> None:
    person = Person(house.url)
    chair = person.open(person.create("me", 1, limit=1))
    while chair.asked():
        number = chair.table["upto"]
        chair.answer(chair.options()[0])
        chair.hear_upto(number + 1)
    (line,) = past(person)
    assert (line["ended_by"], line["winners"]) == ("rules", chair.table["ending"]["winners"])


def test_the_list_goes_on_from_a_moment(house: House) -> None:
    host, guest = two_at_a_table(house.url)
    guest.ask("resign")
    host.hear_table(lambda table: bool(table["status"] == "over"))
    (line,) = past(host.person)
    changed = int(str(line["changed"]))
    assert past(host.person, f"?before={changed}") == []
    assert len(past(host.person, f"?before={changed + 1}")) == 1
    for bad in ("x", "-1", "1.5", "9" * 30):
        assert host.person.http.get(f"/api/tables/past?before={bad}").status_code == 400


def test_a_game_that_ended_before_that_was_noted_tells_it_from_its_record(house: House) -> None:
    person = Person(house.url)
    chair = person.open(person.create("me", 1, limit=1))
    while chair.asked():
        number = chair.table["upto"]
        chair.answer(chair.options()[0])
        chair.hear_upto(number + 1)
    table = str(chair.table["table"])
    assert noted(house, table) >= 0
    with closing(sqlite3.connect(house.data / "sanjie.db")) as database, database:
        database.execute("UPDATE tables SET winners = -1 WHERE id = ?", (table,))

    (line,) = past(person)

    assert line["winners"] == chair.table["ending"]["winners"]
    assert noted(house, table) == sum(1 << seat for seat in chair.table["ending"]["winners"])


def noted(house: House, table: str) -> int:
    """Who is noted as the winners of a table."""
    with closing(sqlite3.connect(house.data / "sanjie.db")) as database:
        return int(database.execute("SELECT winners FROM tables WHERE id = ?", (table,)).fetchone()[0])
