"""What a table does not take: each is said clearly, and nothing changes."""

from contextlib import suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from machine import House
from server.people import Chair, Message, Person, is_table, play_on, two_at_a_table


@pytest.fixture
def pair(house: House) -> tuple[Chair, Chair]:
    """Two people who have just begun a game; the first has the word."""
    return two_at_a_table(house.url)


def unchanged(chair: Chair) -> bool:
    """Whether the server still shows what `chair` heard last."""
    fresh = chair.person.open(chair.table["table"])
    same = fresh.log == chair.log and all(
        fresh.table[name] == chair.table[name] for name in ("upto", "view", "status", "draw_offer", "ending")
    )
    fresh.close()
    return same


@pytest.mark.parametrize(
    ("choice", "clause", "name"),
    [
        ("x", "ARAS-12.1", "wrong-phase"),
        ("sd4", "ARAS-12.1", "wrong-phase"),
        ("c3", "ARAS-12.6", "bad-notation"),
        ("+z9", "ARAS-12.6", "bad-notation"),
        ("+C3", "ARAS-12.6", "bad-notation"),
        ("+c3 ", "ARAS-12.6", "bad-notation"),
        ("置", "ARAS-12.6", "bad-notation"),
    ],
)
def test_an_illegal_decision_gets_its_clause(
    pair: tuple[Chair, Chair], choice: str, clause: str, name: str
) -> None:
    first, _ = pair

    reply = first.answer(choice)

    assert {**reply, "id": ""} == {
        "type": "because",
        "id": "",
        "answer": choice,
        "allowed": False,
        "clause": clause,
        "name": name,
    }
    assert unchanged(first)


def test_who_is_not_asked_may_not_decide(pair: tuple[Chair, Chair]) -> None:
    first, second = pair

    reply = second.answer(first.options()[0])

    assert (reply["type"], reply["name"], reply["clause"]) == ("because", "not-your-turn", "ARAS-12.1")
    assert unchanged(first)


def test_a_watcher_decides_and_asks_nothing(pair: tuple[Chair, Chair]) -> None:
    first, _ = pair
    watcher = Person(first.person.url).open(first.table["table"])
    choice = first.options()[0]

    replies = [
        watcher.answer(choice),
        watcher.ask("why", answer=choice),
        watcher.ask("preview", answer=choice),
        watcher.ask("resign"),
        watcher.ask("offer_draw"),
        watcher.ask("decline_draw"),
        watcher.ask("rematch"),
    ]

    assert {(reply["type"], reply["name"]) for reply in replies} == {("problem", "not-seated")}
    assert unchanged(first)


def test_a_decision_on_an_old_table_is_stale_and_shows_the_present_one(pair: tuple[Chair, Chair]) -> None:
    first, _ = pair
    play_on(pair, 5, seed=4)

    reply = first.answer(first.options()[0] if first.options() else "/", after=4)

    assert (reply["type"], reply["name"]) == ("problem", "stale")
    assert first.hear(is_table)["upto"] == 5
    assert unchanged(first)


def test_a_decision_from_the_future_is_stale(pair: tuple[Chair, Chair]) -> None:
    first, _ = pair

    assert first.answer(first.options()[0], after=1)["name"] == "stale"


def test_a_command_said_twice_is_done_once(pair: tuple[Chair, Chair]) -> None:
    first, second = pair
    other_window = first.person.open(first.table["table"])
    command = {"type": "answer", "id": "twice", "after": 0, "answer": "+d4"}

    for window in (first, other_window, first):
        window.socket.send(msgspec.json.encode(command).decode())
    for window, times in ((first, 2), (other_window, 1)):
        for _ in range(times):
            assert window.hear(lambda message: message.get("id") == "twice")["type"] == "done"

    second.hear_upto(1)
    assert unchanged(second)
    assert second.table["upto"] == 1


def test_a_question_changes_nothing_and_the_preview_is_what_then_happens(pair: tuple[Chair, Chair]) -> None:
    first, second = pair

    allowed = first.ask("why", answer="+d4")
    seen = first.ask("preview", answer="+d4")
    refused = first.ask("preview", answer="md4d5")

    assert (allowed["type"], allowed["allowed"], allowed["clause"]) == ("because", True, "")
    assert seen["type"] == "previewed"
    assert (refused["type"], refused["name"]) == ("because", "wrong-phase")
    assert second.ask("why", answer="+d4")["name"] == "not-your-turn"
    assert unchanged(first)
    first.play("+d4")
    assert first.table["view"] == seen["view"]


def test_nothing_is_decided_before_everybody_sits_and_after_the_end(house: House) -> None:
    host = Person(house.url)
    waiting = host.open(host.create("me", "open"))
    first, _ = two_at_a_table(house.url)
    first.ask("resign")

    kinds: list[tuple[str, Message]] = [
        ("answer", {"after": 0, "answer": "+d4"}),
        ("why", {"answer": "+d4"}),
        ("preview", {"answer": "+d4"}),
        ("resign", {}),
        ("offer_draw", {}),
        ("decline_draw", {}),
    ]
    assert {waiting.ask(kind, **fields)["name"] for kind, fields in kinds} == {"not-started"}
    assert {first.ask(kind, **fields)["name"] for kind, fields in kinds} == {"over"}


@pytest.mark.parametrize(
    ("text", "name", "id_heard"),
    [
        ("", "bad-message", ""),
        ("{", "bad-message", ""),
        ("[]", "bad-message", ""),
        ('{"type":"pong"}', "bad-message", ""),
        ('{"type":"resign"}', "bad-message", ""),
        ('{"type":"resign","id":"r","seat":1}', "bad-message", "r"),
        ('{"type":"answer","id":"a","after":-1,"answer":"+d4"}', "bad-message", "a"),
        ('{"type":"answer","id":"a","after":2147483648,"answer":"+d4"}', "bad-message", "a"),
        ('{"type":"undo","id":"a","after":1' + "0" * 400 + "}", "bad-message", "a"),
        ('{"type":"past","id":"a","number":2147483648}', "bad-message", "a"),
        ('{"type":"answer","id":"a","after":"0","answer":"+d4"}', "bad-message", "a"),
        ('{"type":"answer","id":"a","after":0,"answer":""}', "bad-message", "a"),
        ('{"type":"answer","id":"a","after":0,"answer":"' + "+" * 201 + '"}', "bad-message", "a"),
        ('{"type":"resign","id":""}', "bad-message", ""),
        ('{"type":"resign","id":"' + "r" * 65 + '"}', "bad-message", "r" * 64),
        ('{"type":"resign","id":"' + "r" * 3000 + '"}', "too-large", ""),
        (b'{"type":"resign","id":"r"}', "bad-message", ""),
    ],
)
def test_a_message_that_cannot_be_read_is_named_and_the_socket_stays(
    pair: tuple[Chair, Chair], text: str | bytes, name: str, id_heard: str
) -> None:
    first, _ = pair

    first.socket.send(text)

    problem = first.hear(lambda message: message["type"] == "problem")
    assert (problem["name"], problem["id"]) == (name, id_heard)
    assert problem["detail"]
    first.socket.send('{"type":"ping"}')
    assert first.hear(lambda message: message["type"] == "pong")
    assert unchanged(first)


def test_a_message_beyond_all_measure_closes_only_its_socket(pair: tuple[Chair, Chair]) -> None:
    first, second = pair

    first.socket.send("x" * 100_000)

    assert first.closing() == 1009
    assert second.hear_table(lambda table: not table["seats"][0]["present"])["status"] == "playing"


def test_who_talks_without_pause_is_told_and_then_cut_off(pair: tuple[Chair, Chair]) -> None:
    first, second = pair

    ping(first, 500)
    assert first.hear(lambda message: message["type"] == "problem")["name"] == "too-fast"
    with suppress(ConnectionClosed):
        ping(first, 1_500)

    assert first.closing() == 4408
    assert second.hear_table(lambda table: not table["seats"][0]["present"])["status"] == "playing"


def ping(chair: Chair, times: int) -> None:
    """Say the shortest thing there is, again and again, without listening."""
    for _ in range(times):
        chair.socket.send('{"type":"ping"}')


def test_a_table_that_does_not_exist_says_so_and_closes(house: House) -> None:
    chair = Chair(Person(house.url), "nowhere")

    assert chair.hear(lambda message: True)["name"] == "no-such-table"
    assert chair.closing() == 4404


def test_a_page_of_another_site_gets_no_socket(pair: tuple[Chair, Chair], house: House) -> None:
    first, _ = pair
    own = Chair(first.person, first.table["table"], Origin=house.url)

    assert own.hear(is_table)["you"] == 0
    for origin in ("https://elsewhere.example", "null", house.url.replace("127.0.0.1", "localhost")):
        with pytest.raises(InvalidStatus) as refused:
            Chair(first.person, first.table["table"], Origin=origin)
        assert refused.value.response.status_code == 403
