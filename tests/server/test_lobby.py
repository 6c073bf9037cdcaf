"""Tables before their game begins: who finds them, who sits down, who gets up."""

import pytest

from machine import House
from sanjie.server import wire
from sanjie.server.api import MOST_WAITING
from sanjie.server.lobby import may_see
from sanjie.server.stored import Sitting
from sanjie.server.table import Table, new_table
from sanjie.server.telling import seats, told
from sanjie.server.terms import Terms
from server.people import Chair, Message, Person
from server.worlds import SEED, World, guest_at, seated, stored


def waiting(people: int = 2, size: int = 4, terms: Terms = Terms()) -> World:  # noqa: B008 (never changed)
    """A table of Guixi with people on its first seats, as its host sees it."""
    sittings = [
        *seated(people),
        *(Sitting(seat, "open", invite=f"key{seat}") for seat in range(people, size)),
    ]
    return World(Table(stored(new_table("t", "guixi", {}, sittings, SEED, terms, 0))), 0)


def names(world: World) -> list[str]:
    """What is on each seat."""
    return [f"{one.kind}{one.level or ''}" for one in seats(world.table, ())]


def test_who_gets_up_leaves_an_open_seat_with_another_key() -> None:
    world = waiting(3)

    assert isinstance(world.take(1, wire.Leave("a")), wire.Done)

    assert names(world) == ["person", "open", "person", "open"]
    invites = told(world.table, 0, 0, ()).invites
    assert invites[3] == "/t/t?k=key3"
    assert [bool(one) for one in invites] == [False, True, False, True]
    assert told(world.table, 1, 0, ()).host == 0
    reply = world.take(1, wire.Leave("b"))
    assert isinstance(reply, wire.Problem)
    assert reply.name == "not-seated"


def test_when_the_host_leaves_another_is_host_and_with_the_last_one_it_is_over() -> None:
    world = waiting(2)

    world.take(0, wire.Leave("a"))
    assert (world.table.standing.host, world.table.standing.status) == (1, "waiting")
    world.take(1, wire.Leave("a"))

    assert (world.table.standing.status, world.table.standing.ended_by) == ("over", "abandoned")
    assert not any(one.guest for one in world.table.sittings)


def test_the_host_removes_people_and_fills_seats_with_bots() -> None:
    world = waiting(3)

    for seat, message, name in (
        (1, wire.Kick("a", 2), "not-host"),
        (0, wire.Kick("b", 0), "bad-seat"),
        (0, wire.Kick("c", 3), "bad-seat"),
        (0, wire.Kick("d", 7), "bad-seat"),
        (0, wire.Fill("e", 1, 1), "bad-seat"),
        (0, wire.Fill("f", 3, 9), "bad-seat"),
    ):
        reply = world.take(seat, message)
        assert isinstance(reply, wire.Problem), message
        assert reply.name == name
    world.take(0, wire.Kick("g", 2))
    world.take(0, wire.Fill("h", 3, 2))
    assert names(world) == ["person", "person", "open", "bot2"]
    world.take(0, wire.Fill("i", 3, 0))
    assert names(world) == ["person", "person", "open", "open"]
    world.take(0, wire.Fill("j", 2, 1))
    world.take(0, wire.Fill("k", 3, 1))

    assert world.table.standing.status == "playing"
    late = world.take(0, wire.Kick("l", 1))
    assert isinstance(late, wire.Problem)
    assert late.name == "started"


def test_a_table_that_waits_for_ready_begins_when_everybody_is() -> None:
    world = waiting(3, terms=Terms(begin="ready"))
    world.take(0, wire.Ready("a", True))
    world.table.take(world.table.seated(3, guest_at(3), ""))
    assert world.table.standing.status == "waiting"
    world.take(1, wire.Ready("b", True))
    world.take(2, wire.Leave("c"))
    assert [one.ready for one in seats(world.table, ())] == [False] * 4  # another company
    world.table.take(world.table.seated(2, guest_at(2), ""))
    states = []
    for seat in range(4):
        world.take(seat, wire.Ready("d", True))
        states.append(world.table.standing.status)

    assert states == ["waiting", "waiting", "waiting", "playing"]
    assert world.table.upto > 20


def test_what_belongs_to_a_game_is_refused_before_it() -> None:
    for message in (wire.Pause("a"), wire.Undo("b", 0), wire.ComeBack("c"), wire.Resign("d")):
        reply = waiting().take(0, message)
        assert isinstance(reply, wire.Problem)
        assert reply.name == "not-started"


def test_a_private_table_is_seen_by_its_people_and_by_who_has_a_key() -> None:
    table = waiting(terms=Terms(reach="private")).table
    link = told(table, 0, 0, ()).watch

    assert link == f"/t/t?w={table.watch}"
    assert may_see(table, guest_at(1), "")
    assert may_see(table, "stranger", table.watch)
    assert may_see(table, "stranger", "key2")
    assert not may_see(table, "stranger", "")
    assert not may_see(table, "stranger", "key0")
    assert told(table, -1, 0, ()).watch == ""
    assert told(table, -1, 0, ()).invites == []
    assert may_see(waiting().table, "stranger", "")


# -- over the wire ---------------------------------------------------------------------


def create(person: Person, **terms: object) -> str:
    """Id of a new table whose other seat is open."""
    wanted = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}], "terms": terms}
    answer = person.http.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def lobby(person: Person) -> dict[str, Message]:
    """The lobby, by table."""
    return {line["table"]: line for line in person.http.get("/api/lobby?game=aras").json()}


def test_the_lobby_shows_public_tables_and_one_sits_down_without_a_key(house: House) -> None:
    ann, bob = Person(house.url), Person(house.url)
    public = create(
        ann, reach="public", clock={"kind": "real", "base": 600, "shared": 60}, drop={"grace": 30}
    )
    others = [create(ann), create(ann, reach="private")]

    seen = lobby(bob)

    assert public in seen
    assert not set(others) & set(seen)
    assert seen[public]["you"] == -1
    assert seen[public]["terms"]["clock"]["base"] == 600
    assert seen[public]["terms"]["drop"] == {"grace": 30, "level": 2, "returns": True, "counts": "played"}
    wrong = bob.http.post(f"/api/tables/{others[0]}/join", json={"key": ""})
    hidden = bob.http.post(f"/api/tables/{others[1]}/join", json={"key": ""})
    assert (wrong.status_code, hidden.status_code) == (403, 404)
    joined = bob.http.post(f"/api/tables/{public}/join", json={"seat": 1})
    assert joined.json() == {"table": public, "seat": 1}
    assert lobby(bob)[public]["status"] == "playing"
    assert bob.http.get("/api/lobby?game=chess").status_code == 400


def test_nobody_fills_the_lobby_alone(house: House) -> None:
    ann, bob = Person(house.url), Person(house.url)
    tables = [create(ann, reach="public") for _ in range(MOST_WAITING)]
    wanted = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}], "terms": {"reach": "public"}}

    refused = ann.http.post("/api/tables", json=wanted)

    assert (refused.status_code, refused.json()["name"]) == (409, "too-many")
    create(ann)  # others do not count
    bob.http.post(f"/api/tables/{tables[0]}/join", json={}).raise_for_status()  # it waits no more
    tables.append(create(ann, reach="public"))
    for table in tables[1:]:  # nobody meets them elsewhere
        assert ann.open(table).ask("leave")["type"] == "done"


def test_a_table_that_everybody_got_up_from_does_not_begin_again(house: House) -> None:
    ann, bob = Person(house.url), Person(house.url)
    table = create(ann, reach="public")
    chair = ann.open(table)
    assert chair.ask("leave")["type"] == "done"
    last = chair.hear_table(lambda seen: bool(seen["status"] == "over"))

    for wanted in ({"key": ""}, {"seat": 1}):
        again = bob.http.post(f"/api/tables/{table}/join", json=wanted)
        assert (again.status_code, again.json()["name"]) == (409, "seat-taken")
    assert [one["kind"] for one in last["seats"]] == ["open", "open"]
    assert bob.open(table).table["status"] == "over"


def test_a_rematch_keeps_terms_seats_and_host(house: House) -> None:
    ann, bob = Person(house.url), Person(house.url)
    table = create(ann, begin="ready", drop={"grace": 77})
    first = ann.open(table)
    bob.join(first.table["invites"][1])
    second = bob.open(table)
    for chair in (first, second):
        assert chair.table["host"] == 0
        assert chair.ask("ready", ready=True)["type"] == "done"
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))
    first.ask("resign")
    for chair in (first, second):
        chair.ask("rematch")

    again = ann.open(second.hear_table(lambda seen: bool(seen["rematch"]))["rematch"]).table

    assert (again["you"], again["host"], again["status"]) == (1, 1, "playing")
    assert again["terms"]["drop"]["grace"] == 77


def test_two_who_look_for_a_match_find_each_other(house: House) -> None:
    ann, bob, eve = (Person(house.url) for _ in range(3))
    wanted = {"game": "aras", "seats": 2}

    first = ann.http.post("/api/match", json=wanted).json()
    assert ann.http.post("/api/match", json=wanted).json() == first
    second = bob.http.post("/api/match", json=wanted).json()
    third = eve.http.post("/api/match", json=wanted).json()

    assert (second["table"], first["seat"], second["seat"]) == (first["table"], 0, 1)
    assert third["table"] != first["table"]
    assert ann.open(first["table"]).table["status"] == "playing"
    assert eve.http.post("/api/match", json={"game": "aras", "seats": 3}).status_code == 400


def test_a_stranger_meets_nothing_where_a_private_table_is(house: House) -> None:
    ann, bob = Person(house.url), Person(house.url)
    table = create(ann, reach="private")
    chair = ann.open(table)
    watch = chair.table["watch"].partition("w=")[2]

    assert Chair(bob, table).closing() == 4404
    assert Chair(bob, f"{table}?k=guess").closing() == 4404
    assert bob.open(f"{table}?k={watch}").table["you"] == -1
    record = bob.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 404
    assert bob.http.get(f"/api/tables/{table}/record?k={watch}").json()["name"] == "not-over"


def test_who_may_not_see_a_private_table_any_more_is_told_so_at_once(house: House) -> None:
    ann, bob, eve = Person(house.url), Person(house.url), Person(house.url)
    table = create(ann, reach="private")
    host = ann.open(table)
    invite = host.table["invites"][1]
    looks = Chair(eve, f"{table}?k={invite.partition('k=')[2]}")  # by the key of the seat that bob takes
    bob.join(invite)

    assert looks.closing() == 4404

    host = ann.open(create(ann, reach="private", begin="ready"))
    table = host.table["table"]
    bob.join(host.table["invites"][1])
    removed = bob.open(table)
    assert host.ask("kick", seat=1)["type"] == "done"
    assert removed.closing() == 4404
    host.hear_table(lambda one: bool(one["invites"][1]))
    bob.join(host.table["invites"][1])
    leaver = bob.open(table)
    assert leaver.ask("leave")["type"] == "done"  # heard before it closes
    assert leaver.closing() == 4404


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ({"clock": {"base": 5}}, "without clocks"),
        ({"clock": {"kind": "real", "base": 60}}, "several at once"),
        ({"clock": {"kind": "real", "base": 60, "shared": 9, "vacation": 9}}, "vacation"),
        ({"clock": {"kind": "days", "base": 86400, "shared": 9, "cap": 9}}, "no cap"),
        ({"drop": {"level": 9}}, "levels 1 to"),
        ({"drop": {"level": 0}}, ">= 1"),
        ({"reach": "nowhere"}, "nowhere"),
        ({"clock": {"kind": "real", "base": 99999999, "shared": 9}}, "2592000"),
    ],
)
def test_terms_that_contradict_themselves_are_refused(house: House, terms: object, said: str) -> None:
    body = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}], "terms": terms}
    answer = Person(house.url).http.post("/api/tables", json=body)

    assert answer.status_code == 400
    assert answer.json()["name"] in ("bad-terms", "bad-request")
    assert said in answer.json()["detail"]
