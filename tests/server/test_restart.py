"""SIGKILL at any moment: what was shown is not lost, and the game goes on."""

import random
from collections.abc import Callable

import msgspec
import pytest

from machine import House
from server.people import Chair, Person, play_on, two_at_a_table


def reopened(chair: Chair) -> Chair:
    """The same browser after the server came back; all that it was shown is still there."""
    again = chair.person.open(chair.table["table"])
    assert again.table["upto"] >= chair.table["upto"]
    assert again.log[: len(chair.log)] == chair.log
    if again.table["upto"] == chair.table["upto"]:
        assert again.table["view"] == chair.table["view"]
        assert again.table["decision"] == chair.table["decision"]
    return again


def send(chair: Chair, name: str, after: int, choice: str) -> None:
    """Decide without waiting for the reply."""
    chair.socket.send(
        msgspec.json.encode({"type": "answer", "id": name, "after": after, "answer": choice}).decode()
    )


@pytest.mark.slow
def test_two_people_lose_nothing_that_was_shown(serve: Callable[..., House]) -> None:
    house = serve()
    chairs = two_at_a_table(house.url)
    luck = random.Random(11)

    for life in range(4):
        play_on(chairs, luck.randrange(3, 20), seed=life)
        upto = chairs[0].table["upto"]
        mover = 0 if chairs[0].options() else 1
        choice, name = luck.choice(chairs[mover].options()), f"last{life}"
        send(chairs[mover], name, upto, choice)
        if life % 2:  # the other times it is killed while the answer is on its way
            assert chairs[mover].hear(lambda message: bool(message["type"] == "done"))["id"] == name
        house.restart()
        chairs = (reopened(chairs[0]), reopened(chairs[1]))
        if life % 2:
            assert chairs[0].table["upto"] == upto + 1, "an answer that was confirmed is there"
        send(chairs[mover], name, upto, choice)  # a browser says again what was not confirmed
        assert chairs[mover].hear(lambda message: "id" in message)["type"] == "done"
        for chair in chairs:
            chair.hear_upto(upto + 1)
        assert chairs[0].person.open(chairs[0].table["table"]).table["upto"] == upto + 1, "it was played once"

    assert play_on(chairs, 10, seed=99) == 10
    assert chairs[0].log == chairs[1].log


@pytest.mark.slow
def test_a_bot_goes_on_by_itself(serve: Callable[..., House]) -> None:
    house = serve()
    person = Person(house.url)
    chair = person.open(person.create("me", 1, limit=40))
    luck = random.Random(5)

    for life in range(4):
        for _ in range(luck.randrange(1, 6)):
            assert chair.asked()
            chair.play(luck.choice(chair.options()))
        if life % 2:
            assert chair.asked()
        house.restart()  # the other times the bot may be thinking now
        chair = reopened(chair)

    while chair.asked():
        chair.play(luck.choice(chair.options()))
    assert chair.table["ending"]["by"] == "rules"
    assert {line["seat"] for line in chair.log} >= {0, 1}


@pytest.mark.slow
def test_a_bot_needs_nobody_to_look_at_it(serve: Callable[..., House]) -> None:
    house = serve()
    person = Person(house.url)
    table = person.create(
        1, "me"
    )  # nobody opens it: the bot begins all the same, before or after the restart

    house.restart()

    line = person.http.get("/api/tables").json()[0]
    assert line["table"] == table
    chair = person.open(table)
    assert chair.asked()
    assert chair.table["upto"] > 0


@pytest.mark.slow
def test_offers_wishes_and_endings_are_kept(serve: Callable[..., House]) -> None:
    house = serve()
    first, second = two_at_a_table(house.url)
    loser, winner = two_at_a_table(house.url)
    second.ask("offer_draw")
    loser.ask("resign")
    winner.ask("rematch")
    first.hear_table(lambda table: bool(table["draw_offer"] == 1))
    for chair in (loser, winner):
        chair.hear_table(lambda table: bool(table["seats"][1]["wants_rematch"]))

    house.restart()
    first, second, loser, winner = reopened(first), reopened(second), reopened(loser), reopened(winner)

    assert first.table["draw_offer"] == 1
    assert loser.table["ending"] == {"by": "resigned", "clause": "", "winners": [1], "seat": 0}
    assert loser.table["seats"][1]["wants_rematch"]
    first.ask("offer_draw")
    assert second.hear_table(lambda table: bool(table["status"] == "over"))["ending"]["by"] == "agreed"
    loser.ask("rematch")
    next_id = winner.hear_table(lambda table: bool(table["rematch"]))["rematch"]
    house.restart()
    assert winner.person.open(next_id).table["you"] == 0
