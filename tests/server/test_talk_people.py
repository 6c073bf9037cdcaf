"""Whom one does not want to hear or meet, reports, and what whoever runs the server does about them."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from machine import House
from sanjie.server.places import within
from sanjie.server.talk import reports
from server.accounts import Member
from server.people import Person, rows
from server.test_talk import Talker, looking_on, seated_two


def bind(person: Person, kind: str, table: str, **whom: Any) -> dict[str, Any]:
    """Mute or block somebody; what is then told of it."""
    answer = person.http.post("/api/talk/people", json={"kind": kind, "whom": {"table": table, **whom}})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def release(person: Person, name: str) -> httpx.Response:
    """Hear somebody again."""
    return person.http.request("DELETE", f"/api/talk/people/{name}", json={})


def within_house(house: House, work: Any) -> Any:
    """Do `work` on the database of a server that runs."""
    return within(Path(house.data / "sanjie.db"), work)


def test_who_is_muted_is_heard_by_others_alone_and_again_when_that_ends(house: House) -> None:
    ann, bob, table = seated_two(house.url)
    eve = looking_on(house.url, table)
    assert bob.say("first")["type"] == "done"
    ann.heard("first")

    info = bind(ann.chair.person, "mute", table, channel="seats", line=1)

    (muted,) = info["people"]
    assert (muted["kind"], muted["name"]) == ("mute", ann.chair.table["seats"][1]["name"])
    ann.hear(lambda: ann.lines == [] and ann.talk["whole"])
    assert bob.say("second")["type"] == "done"
    eve.heard("second")
    assert ann.say("mine")["type"] == "done"
    ann.heard("mine")
    assert ann.words() == ["mine"]
    assert Talker(ann.chair.person.open(table)).words() == ["mine"], "it is kept"
    assert release(ann.chair.person, muted["id"]).json()["people"] == []
    ann.heard("second")
    assert ann.words() == ["first", "second", "mine"]
    assert release(ann.chair.person, muted["id"]).status_code == 404


def test_who_wants_to_hear_nothing_hears_nothing(house: House) -> None:
    ann, bob, table = seated_two(house.url)

    assert ann.chair.person.http.put("/api/talk/deaf", json={"deaf": True}).json()["deaf"] is True

    ann.hear(lambda: bool(ann.talk["deaf"]))
    assert bob.say("anybody?")["type"] == "done"
    bob.heard("anybody?")
    again = Talker(ann.chair.person.open(table))
    assert (again.talk["deaf"], again.lines) == (True, [])
    assert ann.chair.person.http.put("/api/talk/deaf", json={"deaf": False}).json()["deaf"] is False
    again.heard("anybody?")


def test_who_is_blocked_does_not_sit_down_nor_is_matched(house: House) -> None:
    ann, bob, table = seated_two(house.url)
    host, guest = ann.chair.person, bob.chair.person
    bind(host, "block", table, seat=1)
    new = host.create("me", "open")
    invite = host.open(new).table["invite"]

    answer = guest.http.post(f"/api/tables/{new}/join", json={"key": invite.partition("?k=")[2]})

    assert (answer.status_code, answer.json()["name"]) == (403, "blocked")
    wanted = {"game": "guixi", "seats": 7}
    first = host.http.post("/api/match", json=wanted).json()["table"]
    second = guest.http.post("/api/match", json=wanted).json()["table"]
    assert first != second, "neither do they meet by chance"
    third = Person(house.url).http.post("/api/match", json=wanted).json()["table"]
    assert third in (first, second)
    (blocked,) = host.http.get("/api/talk").json()["people"]
    assert release(host, blocked["id"]).status_code == 200
    guest.join(invite)


def test_who_sits_there_already_keeps_the_seat(house: House) -> None:
    ann, bob, table = seated_two(house.url)
    bind(ann.chair.person, "block", table, seat=1)

    answer = bob.chair.person.http.post(f"/api/tables/{table}/join", json={})

    assert answer.json() == {"table": table, "seat": 1}
    assert bob.say("still here")["type"] == "done"
    bob.heard("still here")
    assert ann.words() == []


@pytest.mark.parametrize(
    ("whom", "status", "name"),
    [
        ({"seat": 0}, 400, "bad-request"),
        ({"seat": 7}, 404, "not-found"),
        ({"channel": "seats", "line": 9}, 404, "not-found"),
        ({"channel": "watchers", "line": 1}, 404, "not-found"),
        ({"table": "nosuchtable"}, 404, "no-such-table"),
        ({"channel": "gods"}, 400, "bad-request"),
    ],
)
def test_nobody_is_muted_by_mistake(house: House, whom: dict[str, Any], status: int, name: str) -> None:
    ann, _, table = seated_two(house.url)
    eve = looking_on(house.url, table)
    assert eve.say("not for players")["type"] == "done"

    body = {"kind": "mute", "whom": {"table": table, **whom}}
    answer = ann.chair.person.http.post("/api/talk/people", json=body)

    assert (answer.status_code, answer.json()["name"]) == (status, name)
    assert ann.chair.person.http.get("/api/talk").json()["people"] == []


def test_a_report_keeps_the_lines_around_even_if_more_is_said(house: House) -> None:
    ann, bob, table = seated_two(house.url)
    for talker, words in ((ann, "hello"), (bob, "you fool"), (ann, "please")):
        assert talker.say(words)["type"] == "done"
    ann.heard("please")
    whom = {"table": table, "channel": "seats", "line": 2}
    body = {"whom": whom, "reason": "abuse", "words": "He insults me.\nTwice."}

    assert ann.chair.person.http.post("/api/talk/reports", json=body).status_code == 201

    (found,) = [one for one in within_house(house, reports.reports) if one.table == table]
    assert (found.reason, found.words, found.closed) == ("abuse", "He insults me.\nTwice.", 0)
    assert found.about == bob.chair.person.me["guest"]
    _, lines = within_house(house, lambda there: reports.report(there, found.number))
    assert [(line.words, line.about) for line in lines] == [
        ("hello", False),
        ("you fool", True),
        ("please", False),
    ]
    assert within_house(house, lambda there: reports.close(there, found.number, "talked to them")) is True
    assert within_house(house, lambda there: reports.close(there, found.number, "again")) is False
    left = within_house(house, reports.reports)
    assert found.number not in [one.number for one in left]


def test_who_is_silenced_is_told_so_until_it_ends(house: House) -> None:
    ann, bob, _ = seated_two(house.url)
    guest = bob.chair.person.me["guest"]
    until = int(time.time() * 1_000) + 86_400_000
    assert within_house(house, lambda there: reports.who(there, guest[:10]))[0][0] == guest
    within_house(house, lambda there: reports.silence(there, guest, until))

    answer = bob.say("can you hear me?")

    assert (answer["type"], answer["name"]) == ("problem", "silenced")
    assert str(until) in answer["detail"]
    bob.hear(lambda: bool(bob.talk["silenced"] == until))
    assert bob.say(phrase="hello")["name"] == "silenced"
    assert ann.words() == []
    mover = ann if ann.chair.options() else bob
    mover.chair.play(mover.chair.options()[0])
    within_house(house, lambda there: reports.silence(there, guest, 0))
    assert bob.say("now?")["type"] == "done"
    ann.heard("now?")


def test_a_guest_who_was_silenced_does_not_come_back_as_another(house: House) -> None:
    ann, bob, table = seated_two(house.url)
    eve, old = looking_on(house.url, table), looking_on(house.url, table)
    assert eve.say("insults")["type"] == "done"
    assert old.say("oh dear")["type"] == "done"
    guest, until = eve.chair.person.me["guest"], int(time.time() * 1_000) + 86_400_000
    time.sleep(1.1)  # a silence is dated in whole seconds
    within_house(house, lambda there: reports.silence(there, guest, until))

    again = looking_on(house.url, table)

    assert (again.talk["free"], again.talk["hushed"], again.talk["silenced"]) == (False, until, 0)
    refused = again.say("more insults")
    assert (refused["type"], refused["name"]) == ("problem", "hushed")
    assert again.say(phrase="hello")["type"] == "done"
    assert again.say("and now?")["name"] == "hushed", "a phrase makes nobody older"
    assert old.say("better so")["type"] == "done", "spoke before"
    assert ann.say("go on")["type"] == "done", "sits in a game that goes on"
    assert bob.say("yes")["type"] == "done"
    member = Member(house.url)
    member.sign_up()
    signed = Talker(member.open(table))
    assert (signed.talk["free"], signed.talk["hushed"]) == (True, 0)
    assert signed.say("I have a name")["type"] == "done"
    elsewhere = seated_two(house.url)[2]
    assert looking_on(house.url, elsewhere).say("hello")["type"] == "done"
    eve.chair.person.http.request("DELETE", "/api/account/data", json={})
    assert looking_on(house.url, table).say("it is me")["name"] == "hushed", "even without their data"


def test_a_guest_who_is_muted_is_not_heard_as_another_guest_at_that_table(house: House) -> None:
    _, _, table = seated_two(house.url)
    eve, old, fay, joe = (looking_on(house.url, table) for _ in range(4))
    assert eve.say("insults")["type"] == "done"
    assert old.say("oh dear")["type"] == "done"
    number = fay.heard("insults")["number"]
    assert (fay.talk["wary"], fay.heard("oh dear")["words"]) == (False, "oh dear")

    (muted,) = bind(fay.chair.person, "mute", table, channel="watchers", line=number)["people"]

    fay.hear(lambda: bool(fay.talk["wary"]))
    time.sleep(1.1)  # it is dated in whole seconds
    again = looking_on(house.url, table)
    member = Member(house.url)
    member.sign_up()
    signed = Talker(member.open(table))
    assert again.say("more insults")["type"] == "done", "nobody is told who has muted them"
    assert again.say(phrase="hello")["type"] == "done"
    assert old.say("better so")["type"] == "done", "spoke before"
    assert signed.say("I have a name")["type"] == "done"
    joe.heard("I have a name")
    assert "more insults" in joe.words()
    fay.heard("I have a name")
    assert fay.words() == ["oh dear", "hello", "better so", "I have a name"]
    assert Talker(fay.chair.person.open(table)).words() == fay.words(), "it is kept"

    elsewhere = seated_two(house.url)[2]
    there = Talker(fay.chair.person.open(elsewhere))
    new = Talker(again.chair.person.open(elsewhere))
    assert new.say("a new day")["type"] == "done"
    there.heard("a new day")
    assert there.talk["wary"] is False

    eve.chair.person.http.request("DELETE", "/api/account/data", json={})
    joe.hear(lambda: "insults" not in joe.words())
    late = looking_on(house.url, table)
    assert late.say("it is me")["type"] == "done"
    joe.heard("it is me")
    assert old.say("who?")["type"] == "done"
    fay.heard("who?")
    assert "it is me" not in fay.words(), "even without their data"
    (left,) = fay.chair.person.http.get("/api/talk").json()["people"]
    assert (left["id"], left["name"]) == (muted["id"], "")
    guest = eve.chair.person.me["guest"]
    assert rows(house.data, "SELECT 1 FROM bonds WHERE other_guest = ?", guest) == []

    assert release(fay.chair.person, muted["id"]).json()["people"] == []
    fay.heard("more insults")
    assert fay.talk["wary"] is False


def test_guests_whose_data_is_gone_stay_muted_each_at_their_table_when_a_guest_signs_in(house: House) -> None:
    member, guest = Member(house.url), Member(house.url)
    member.sign_up()
    tables = []
    for person in (member, guest):
        table = seated_two(house.url)[2]
        eve = looking_on(house.url, table)
        assert eve.say("insults")["type"] == "done"
        number = Talker(person.open(table)).heard("insults")["number"]
        bind(person, "mute", table, channel="watchers", line=number)
        eve.chair.person.http.request("DELETE", "/api/account/data", json={})
        tables.append(table)

    assert guest.sign_in(member.name).status_code == 200

    assert [one["name"] for one in guest.http.get("/api/talk").json()["people"]] == ["", ""]
    assert [Talker(guest.open(table)).talk["wary"] for table in tables] == [True, True]


def test_nobody_is_wary_because_of_who_has_an_account(house: House) -> None:
    _, _, table = seated_two(house.url)
    member, fay, eve = Member(house.url), looking_on(house.url, table), looking_on(house.url, table)
    member.sign_up()
    signed = Talker(member.open(table))
    assert signed.say("insults")["type"] == "done"
    assert eve.say("worse ones")["type"] == "done"
    numbers = [fay.heard(words)["number"] for words in ("insults", "worse ones")]
    bind(fay.chair.person, "mute", table, channel="watchers", line=numbers[0])
    fay.hear(lambda: fay.words() == ["worse ones"])
    assert fay.talk["wary"] is False

    bind(fay.chair.person, "block", table, channel="watchers", line=numbers[1])
    fay.hear(lambda: bool(fay.talk["wary"]))
    followed = Member(house.url)
    followed.http.cookies = eve.chair.person.http.cookies
    followed.sign_up()  # now it is an account that is blocked, which is not shed like a cookie

    assert Talker(fay.chair.person.open(table)).talk["wary"] is False


def test_a_silence_that_is_lifted_hushes_nobody_nor_does_that_of_an_account(house: House) -> None:
    _, _, table = seated_two(house.url)
    eve, member = looking_on(house.url, table), Member(house.url)
    member.sign_up()
    ann = Talker(member.open(table))
    assert eve.say("insults")["type"] == "done"
    assert ann.say("worse ones")["type"] == "done"
    until = int(time.time() * 1_000) + 86_400_000
    time.sleep(1.1)
    within_house(house, lambda there: reports.silence(there, member.id(), until))
    assert looking_on(house.url, table).say("hello")["type"] == "done"
    guest = eve.chair.person.me["guest"]
    within_house(house, lambda there: reports.silence(there, guest, until))
    new = looking_on(house.url, table)
    assert new.say("hello")["name"] == "hushed"

    within_house(house, lambda there: reports.silence(there, guest, 0))

    assert new.say("hello")["type"] == "done"
    new.hear(lambda: bool(new.talk["free"]))


def test_who_waits_at_a_hushed_table_speaks_once_the_game_begins(house: House) -> None:
    host, eve = Person(house.url), Person(house.url)
    table = host.create("me", "open")
    chair = host.open(table)
    talker = Talker(eve.open(table))
    assert talker.say("insults")["type"] == "done"
    until = int(time.time() * 1_000) + 86_400_000
    within_house(house, lambda there: reports.silence(there, eve.me["guest"], until))
    host_talks = Talker(host.open(table))
    assert host_talks.say("who was that?")["name"] == "hushed"

    Person(house.url).join(chair.table["invite"])
    chair.hear_table(lambda seen: bool(seen["status"] == "playing"))

    assert host_talks.say("let us begin")["type"] == "done"


def test_who_has_blocked_another_has_no_rematch_with_them(house: House) -> None:
    ann, bob, table = seated_two(house.url)
    assert bob.chair.ask("resign")["type"] == "done"
    ann.chair.hear_table(lambda seen: bool(seen["status"] == "over"))
    assert ann.chair.ask("rematch")["type"] == "done"
    (bound,) = bind(ann.chair.person, "block", table, seat=1)["people"]

    refused = bob.chair.ask("rematch")

    assert (refused["type"], refused["name"]) == ("problem", "apart")
    assert release(ann.chair.person, bound["id"]).status_code == 200
    assert bob.chair.ask("rematch")["type"] == "done"
    assert bob.chair.hear_table(lambda seen: bool(seen["rematch"]))["rematch"]


def test_nobody_reports_without_end(house: House) -> None:
    ann, _, table = seated_two(house.url)
    body = {"whom": {"table": table, "seat": 1}, "reason": "other", "words": ""}
    http = ann.chair.person.http

    answers = [http.post("/api/talk/reports", json=body) for _ in range(reports.MOST + 1)]

    assert {answer.status_code for answer in answers[:-1]} == {201}
    assert (answers[-1].status_code, answers[-1].json()["name"]) == (409, "too-many")
    assert http.post("/api/talk/reports", json={**body, "words": "x" * 501}).status_code == 400


def test_all_of_it_follows_into_an_account_is_told_and_goes(house: House) -> None:
    member = Member(house.url)
    table = member.create("me", "open")
    other = Person(house.url)
    other.join(member.open(table).table["invite"])
    mine, theirs = Talker(member.open(table)), Talker(other.open(table))
    assert mine.say("my own words")["type"] == "done"
    theirs.heard("my own words")
    bind(member, "mute", table, seat=1)
    bind(other, "block", table, seat=0)
    body = {"whom": {"table": table, "seat": 1}, "reason": "spam", "words": "so many"}
    assert member.http.post("/api/talk/reports", json=body).status_code == 201
    member.http.put("/api/talk/deaf", json={"deaf": True})
    guest = member.me["guest"]
    within_house(house, lambda there: reports.silence(there, guest, 2_000_000_000_000))

    member.sign_up()

    told = member.http.get("/api/account/data").json()["talk"]
    assert [line["words"] for line in told["said"]] == ["my own words"]
    assert (told["deaf"], told["silenced_until"]) == (True, 2_000_000_000_000)
    assert [one["kind"] for one in told["people"]] == ["mute"]
    assert [(one["reason"], one["words"]) for one in told["reports"]] == [("spam", "so many")]
    (blocked,) = other.http.get("/api/talk").json()["people"]
    assert blocked["kind"] == "block"

    assert member.delete("/data").status_code == 200

    theirs.hear(lambda: theirs.words() == [] and theirs.talk["whole"])
    assert other.http.get("/api/talk").json()["people"] == []
    assert rows(house.data, "SELECT guest, words FROM reports WHERE table_id = ?", table) == [("", "so many")]
    for place in ("said", "bonds", "deaf", "silences"):
        assert rows(house.data, f"SELECT 1 FROM {place} WHERE guest = ?", guest) == []
