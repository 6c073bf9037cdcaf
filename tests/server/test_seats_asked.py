"""Seats that are asked: bots decide for their own, who stands passes at once, nobody waits for the gone."""

import pytest

from machine import House
from sanjie import words
from sanjie.bots.bot import own_seat
from sanjie.bots.random_bot import RandomBot
from sanjie.core.chance import Rng
from sanjie.core.seats import NOTHING, PASS, members
from sanjie.faces import FACES
from sanjie.games.aras.game import ARAS
from sanjie.server import wire
from sanjie.server.table import Table
from sanjie.server.telling import told
from server.accounts import Member
from server.people import Person, rows
from server.worlds import World, table_of
from toy.game import LANTERNS


def until(table: Table, wanted: str) -> bool:
    """Play on at random until there is that question, or "stack": a window with something on the stack."""
    luck = Rng(5)
    for _ in range(3_000):
        asked = table.asked()
        if not asked:
            return False
        view = table.view(NOTHING)
        if view.question == wanted:
            return True
        if wanted == "stack" and view.stack and view.question == "window":
            return True
        options = table.state.options(asked[0])
        table.take(table.played(asked[0], options[int(luck.below(len(options)))], None))
    return False


def test_every_bot_decides_for_its_own_seat_while_several_are_asked() -> None:
    state, luck = LANTERNS.deal(LANTERNS.variant({}), 3), Rng(3)
    while len(members(state.awaiting)) == 1:
        (seat,) = members(state.awaiting)
        options = state.options(seat)
        state.answer(seat, options[int(luck.below(len(options)))])
    assert members(state.awaiting) == [0, 1, 2], "a secret vote (LAMP-5)"
    state.answer(1, PASS)

    for seat in (0, 2):
        view = LANTERNS.view(state, seat)
        assert own_seat(LANTERNS.imagine(view, luck), view) == seat
        assert RandomBot().choose(LANTERNS, view, 1, None) in state.options(seat)
    aras = ARAS.deal(ARAS.variant({}), 2)
    assert own_seat(aras, ARAS.view(aras, 0)) == members(aras.awaiting)[0], "everybody's view"
    aras.answer(0, ARAS.read_answer("+d4"))
    while 0 in members(aras.awaiting):
        aras.answer(0, aras.options(0)[-1])
    assert own_seat(aras, ARAS.view(aras, 0)) == 1


def test_who_stands_by_what_lies_on_the_stack_has_seen_it_and_passes_it() -> None:
    table = table_of("guixi", 5)
    assert until(table, "stack")
    (seat,) = table.asked()
    world, before = World(table, seat), table.upto

    assert isinstance(world.take(seat, wire.Stand("a", "turn used me")), wire.Done)

    assert (table.answers[before].seat, table.answers[before].answer) == (seat, "pass")
    assert told(table, seat, 0, ()).standing == "turn used me"
    assert told(table, seat, 0, ()).decision is None or table.posed > before


def test_who_is_not_asked_or_not_in_a_window_passes_nothing_by_standing() -> None:
    table = table_of("guixi", 6)
    assert until(table, "vote")
    world, before = World(table, 0), table.upto

    assert isinstance(world.take(table.asked()[-1], wire.Stand("a", "turn -")), wire.Done)

    assert table.upto == before


def test_a_stand_in_is_not_told_what_to_stand_by() -> None:
    table = table_of("guixi", 4)
    world = World(table, 0)
    seat = table.asked()[0]
    world.take(seat, wire.Leave("a"))

    refused = world.take(seat, wire.Stand("b", "turn"))

    assert isinstance(refused, wire.Problem)
    assert refused.name == "stood-in"


def test_bots_of_hunters_say_what_they_do_and_random_ones_do_not(house: House) -> None:
    ann = Person(house.url)
    for _ in range(8):  # chance may end a hunt before the bots have had a turn
        chair = ann.open(ann.create(2, 1, "me", game="hunters"))
        for _ in range(60):
            if not chair.asked() or {0, 1} <= {line["seat"] for line in chair.log}:
                break
            chair.play(chair.options()[-1])
        intents = chair.table["intents"]
        if intents and {0, 1} <= {line["seat"] for line in chair.log}:
            break

    assert [one["seat"] for one in intents] == [0], "seat 0 has level 2, seat 1 acts at random"
    assert 0 < intents[0]["number"] <= chair.table["upto"]
    for language in words.LANGUAGES:
        assert words.has(language, intents[0]["name"])
    assert all(face.tells is (name == "hunters") for name, face in FACES.items() if name != "lanterns")


def test_a_table_whose_host_is_deleted_before_the_start_belongs_to_the_next_or_is_over(house: House) -> None:
    host, guest = Member(house.url), Person(house.url)
    host.sign_up()
    alone, shared = host.create("me", "open"), host.create("me", "open", "open", "open", players=4)
    watcher = Person(house.url).open(alone)
    chair = host.open(shared)
    guest.join(chair.table["invite"])

    assert host.delete("/data").status_code == 200

    watcher.hear_table(lambda seen: bool(seen["status"] == "over"))
    other = guest.open(shared)
    assert other.table["host"] == 1
    assert [seat["kind"] for seat in other.table["seats"]] == ["open", "person", "open", "open"]
    kinds = rows(house.data, "SELECT kind, guest FROM seats WHERE table_id = ? AND seat = 0", alone)
    assert kinds == [("open", "")]


@pytest.mark.parametrize("game", ["aras", "hunters"])
def test_a_bot_plays_on_for_who_is_deleted_while_others_play(house: House, game: str) -> None:
    ann, bob = Person(house.url), Person(house.url)
    wanted = {
        "game": game,
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "terms": {"drop": {"grace": 0, "level": 1}},  # nobody would ever stand in for who is only away
    }
    table = str(ann.http.post("/api/tables", json=wanted).json()["table"])
    stays = ann.open(table)
    bob.join(stays.table["invite"])
    stays.hear_table(lambda seen: bool(seen["status"] == "playing"))

    assert (
        bob.http.delete("/api/account/data", headers={"Content-Type": "application/json"}).status_code == 200
    )

    stays.hear_table(lambda seen: bool(seen["seats"][1]["stand_in"] == 1))
    if game == "aras":
        number = stays.table["upto"]
        while stays.table["upto"] < number + 4 and stays.asked():
            stays.play(stays.options()[0])
        assert {line["seat"] for line in stays.log} == {0, 1}
    else:
        assert stays.ask("resign")["type"] == "done"  # for which everybody who plays has to agree
        stays.hear_table(lambda seen: bool(seen["status"] == "over"))
