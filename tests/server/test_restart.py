"""SIGKILL at any moment: what was shown is not lost, and the game goes on."""

import random

import msgspec
import pytest

from machine import House
from server.people import PLAIN, Chair, Person, play_on, two_at_a_table


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
def test_two_people_lose_nothing_that_was_shown(mortal: House) -> None:
    chairs = two_at_a_table(mortal.url)
    luck = random.Random(11)

    for life in range(3):
        play_on(chairs, luck.randrange(3, 20), seed=life)
        upto = chairs[0].table["upto"]
        mover = 0 if chairs[0].options() else 1
        choice, name = luck.choice(chairs[mover].options()), f"last{life}"
        send(chairs[mover], name, upto, choice)
        if life % 2:  # the other times it is killed while the answer is on its way
            assert chairs[mover].hear(lambda message: bool(message["type"] == "done"))["id"] == name
        mortal.restart()
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
def test_a_bot_goes_on_by_itself(mortal: House) -> None:
    person = Person(mortal.url)
    chair = person.open(person.create("me", 1, limit=40))
    unseen = person.create(1, "me")  # nobody opens it: the bot begins all the same, in this life or the next
    luck = random.Random(5)

    for life in range(3):
        for _ in range(luck.randrange(1, 6)):
            assert chair.asked()
            chair.play(luck.choice(chair.options()))
        if life % 2:
            assert chair.asked()
        mortal.restart()  # the other times the bot may be thinking now
        chair = reopened(chair)

    while chair.asked():
        chair.play(luck.choice(chair.options()))
    assert chair.table["ending"]["by"] == "rules"
    assert {line["seat"] for line in chair.log} >= {0, 1}
    seat = person.open(unseen)
    assert seat.asked()
    assert seat.table["upto"] > 0


@pytest.mark.slow
def test_offers_wishes_and_endings_are_kept(mortal: House) -> None:
    first, second = two_at_a_table(mortal.url)
    loser, winner = two_at_a_table(mortal.url)
    second.ask("offer_draw")
    loser.ask("resign")
    winner.ask("rematch")
    first.hear_table(lambda table: bool(table["draw_offer"] == 1))
    for chair in (loser, winner):
        chair.hear_table(lambda table: bool(table["seats"][1]["wants_rematch"]))

    mortal.restart()
    first, second, loser, winner = reopened(first), reopened(second), reopened(loser), reopened(winner)

    assert first.table["draw_offer"] == 1
    assert loser.table["ending"] == {"by": "resigned", "clause": "", "winners": [1], "seat": 0, **PLAIN}
    assert loser.table["seats"][1]["wants_rematch"]
    first.ask("offer_draw")
    assert second.hear_table(lambda table: bool(table["status"] == "over"))["ending"]["by"] == "agreed"
    loser.ask("rematch")
    next_id = winner.hear_table(lambda table: bool(table["rematch"]))["rematch"]
    assert winner.person.open(next_id).table["you"] == 0
