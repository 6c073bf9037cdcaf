"""People at a table: what they are shown, and how a game goes and ends."""

import pytest

from machine import House
from sanjie import game
from server.people import PLAIN, Chair, Message, Person, play_on, two_at_a_table

ARAS = game("aras")


@pytest.fixture
def pair(house: House) -> tuple[Chair, Chair]:
    """Two people who have just begun a game; the first has the word."""
    return two_at_a_table(house.url)


def people_at(table: Message) -> int:
    """How many seats are taken."""
    return sum(seat["kind"] == "person" for seat in table["seats"])


def alike(table: Message) -> Message:
    """What must be equal however much of the log came with it."""
    return {name: value for name, value in table.items() if name not in ("events", "events_from")}


def test_two_browsers_play_a_whole_game(house: House) -> None:
    first, second = two_at_a_table(house.url, limit=12)

    played = play_on((first, second), 10_000, seed=3)

    assert played > 12
    for chair in (first, second):
        assert chair.table["status"] == "over"
        assert chair.table["ending"]["by"] == "rules"
        assert chair.table["ending"]["clause"] == chair.table["view"]["result"]["clause"]
        assert chair.table["decision"] is None
        assert [line["index"] for line in chair.log] == list(range(len(chair.log)))
        assert [line["number"] for line in chair.log if line["notation"]] == list(range(1, played + 1))
    assert first.log == second.log
    assert first.table["view"] == second.table["view"]


def test_the_record_of_the_log_leads_to_the_position_that_is_shown(house: House) -> None:
    first, second = two_at_a_table(house.url, characters="SW")
    play_on((first, second), 60, seed=5)

    state = ARAS.deal(ARAS.variant({"characters": "SW"}), 2)
    for line in first.log:
        if line["notation"]:
            state.answer(line["seat"], ARAS.read_answer(line["notation"]))
    assert first.table["view"]["position"] == ARAS.write_position(state)
    assert second.table["upto"] == 60


def test_only_who_decides_is_sent_the_options(pair: tuple[Chair, Chair]) -> None:
    first, second = pair
    watcher = Person(first.person.url).open(first.table["table"])

    assert first.table["decision"]["seat"] == 0
    assert first.table["decision"]["prompt"] == "place"
    assert first.options() == sorted(first.options())
    assert second.table["decision"] is None
    assert watcher.table["decision"] is None
    assert watcher.table["you"] == -1


def test_a_reload_brings_the_same_table_and_the_whole_log(pair: tuple[Chair, Chair]) -> None:
    first, _ = pair
    play_on(pair, 25, seed=1)

    again = first.person.open(first.table["table"])

    assert alike(again.table) == alike(first.table)
    assert again.log == first.log
    assert again.table["events_from"] == 0


def test_a_link_opens_the_seat_to_one_browser_and_is_shown_only_to_who_sits_there(house: House) -> None:
    host, guest, late = Person(house.url), Person(house.url), Person(house.url)
    table = host.create("open", "me")
    chair, watcher = host.open(table), late.open(table)
    invite = chair.table["invite"]

    assert chair.table["status"] == "waiting"
    assert chair.table["you"] == 1
    assert watcher.table["invite"] == ""
    assert guest.join(invite) == 0
    assert guest.join(invite) == 0  # who sits there keeps their seat
    begun = chair.hear_table(lambda seen: bool(seen["status"] == "playing"))
    assert begun["invite"] == ""
    assert begun["seats"][0]["kind"] == "person"
    key = invite.partition("k=")[2]
    refused = late.http.post(f"/api/tables/{table}/join", json={"key": key})
    assert (refused.status_code, refused.json()["name"]) == (409, "seat-taken")


def test_everybody_sees_who_is_here_and_by_which_name(pair: tuple[Chair, Chair]) -> None:
    first, second = pair
    first.hear_table(lambda table: bool(table["seats"][1]["present"]))

    second.person.http.patch("/api/me", json={"name": "小明"})
    first.hear_table(lambda table: bool(table["seats"][1]["name"] == "小明"))
    second.close()

    assert first.hear_table(lambda table: not table["seats"][1]["present"])["seats"][0]["present"]


def test_who_resigns_loses(pair: tuple[Chair, Chair]) -> None:
    first, second = pair

    assert first.ask("resign")["type"] == "done"

    ended = second.hear_table(lambda table: bool(table["status"] == "over"))
    assert ended["ending"] == {"by": "resigned", "clause": "", "winners": [1], "seat": 0, **PLAIN}
    assert ended["decision"] is None
    assert ended["view"]["result"] is None  # the rules did not end it, the table did


def test_a_draw_needs_both(pair: tuple[Chair, Chair]) -> None:
    first, second = pair

    assert second.ask("offer_draw")["type"] == "done"
    assert first.hear_table(lambda table: bool(table["draw_offer"] == 1))["status"] == "playing"
    assert second.ask("offer_draw")["type"] == "done"  # saying it twice is not agreeing
    assert first.ask("offer_draw")["type"] == "done"

    ended = second.hear_table(lambda table: bool(table["status"] == "over"))
    assert ended["ending"] == {"by": "agreed", "clause": "", "winners": [], "seat": -1, **PLAIN}
    assert ended["draw_offer"] == -1


def test_an_offer_of_a_draw_is_declined_by_word_or_by_playing_on(pair: tuple[Chair, Chair]) -> None:
    first, second = pair

    for word in ("decline_draw", "answer"):
        second.ask("offer_draw")
        first.hear_table(lambda table: bool(table["draw_offer"] == 1))
        reply = first.ask(word) if word == "decline_draw" else first.answer(first.options()[0])
        assert reply["type"] == "done"
        assert first.hear_table(lambda table: bool(table["draw_offer"] == -1))["status"] == "playing"


def test_who_offered_a_draw_may_play_on_and_the_offer_stands(pair: tuple[Chair, Chair]) -> None:
    first, _ = pair
    first.ask("offer_draw")

    first.play(first.options()[0])

    assert first.table["draw_offer"] == 0


def test_a_rematch_begins_when_both_want_it_and_the_other_begins(house: House) -> None:
    first, second = two_at_a_table(house.url, stall=5)
    assert first.ask("rematch")["name"] == "not-over"
    first.ask("resign")

    assert first.ask("rematch")["type"] == "done"
    assert second.hear_table(lambda table: bool(table["seats"][0]["wants_rematch"]))["rematch"] == ""
    assert second.ask("rematch")["type"] == "done"

    next_id = first.hear_table(lambda table: bool(table["rematch"]))["rematch"]
    again = first.person.open(next_id)
    assert (again.table["you"], second.person.open(next_id).table["you"]) == (1, 0)
    assert again.table["options"] == first.table["options"]
    assert again.table["upto"] == 0
    assert first.person.http.get("/api/tables").json()[0]["table"] == next_id


def test_four_people_play_as_two_sides(house: House) -> None:
    people = [Person(house.url) for _ in range(4)]
    chairs = [people[0].open(people[0].create("me", "open", "open", "open"))]
    for seat, person in enumerate(people[1:], 1):
        assert person.join(chairs[0].table["invite"]) == seat
        chairs[0].hear_table(lambda table: people_at(table) == seat + 1)  # noqa: B023 (called at once)
        chairs.append(person.open(chairs[0].table["table"]))
    play_on(tuple(chairs), 10, seed=2)

    assert chairs[2].ask("resign")["type"] == "done"

    ended = chairs[3].hear_table(lambda table: bool(table["status"] == "over"))
    assert ended["ending"] == {"by": "resigned", "clause": "", "winners": [1, 3], "seat": 2, **PLAIN}
