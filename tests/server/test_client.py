"""`sanjie.client` plays whole games by what the protocol says, and goes on when the server was killed."""

import random
import re
import threading
import time

import pytest

from machine import ROOT, House
from sanjie.client import Refused, Seat, Unreachable, Visitor
from sanjie.server import protocol
from services import free_port


def seated(url: str, game: str, people: int, patience: float = 90.0, **options: str | int) -> list[Seat]:
    """That many visitors at a new table of `game`."""
    visitors = [Visitor(url, patience) for _ in range(people)]
    table = visitors[0].create(game, ["me"] + ["open"] * (people - 1), None, "", **options)
    seats = [visitors[0].open(table)]
    for visitor in visitors[1:]:
        visitor.join(seats[0].wait(lambda shown: bool(shown["invite"]))["invite"])
        number = len(seats)
        seats[0].wait(lambda shown, number=number: shown["seats"][number]["kind"] == "person")  # type: ignore[misc]
        seats.append(visitor.open(table))
    return seats


def play(seats: list[Seat], luck: random.Random, most: int) -> int:
    """Random decisions until the game is over, at most `most`; how many were made, each of them confirmed."""
    for number in range(most):
        table = seats[0].wait(lambda shown: shown["status"] != "waiting")
        upto = table["upto"]
        for seat in seats[1:]:
            seat.wait(lambda shown, upto=upto: shown["upto"] >= upto)  # type: ignore[misc]
        asked = [seat for seat in seats if seat.options()]
        if not asked:
            assert seats[0].over(), seats[0].table
            return number
        seat = luck.choice(asked)
        seat.answer(luck.choice(seat.options()))
        after = seat.table["upto"]
        for other in seats:
            other.wait(lambda shown, after=after: shown["upto"] >= after)  # type: ignore[misc]
    return most


def test_a_whole_game_is_played_and_its_record_is_there(house: House) -> None:
    seats = seated(house.url, "aras", 2, limit=40)

    assert play(seats, random.Random(4), 400) > 10

    assert seats[0].over()
    assert seats[0].log == seats[1].log
    assert '"game": "aras"' in seats[0].visitor.record(seats[0].id)
    assert [line["table"] for line in seats[1].visitor.tables()] == [seats[0].id]
    for seat in seats:
        seat.close()


def test_a_private_table_is_watched_by_its_key_and_recorded_for_who_sat_there(house: House) -> None:
    ann, bob, eve = (Visitor(house.url, 90.0) for _ in range(3))
    wanted = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}], "terms": {"reach": "private"}}
    table = str(ann.ask("POST", "/api/tables", wanted)["table"])
    with ann.open(table) as seat:
        bob.join(seat.wait(lambda shown: bool(shown["invite"]))["invite"])
        key = seat.table["watch"].partition("?w=")[2]
        seat.wait(lambda shown: shown["status"] == "playing")
        with pytest.raises(Refused, match="no-such-table"):
            eve.open(table)
        with eve.open(table, key) as watcher:
            assert watcher.table["you"] == -1
        seat.say("resign")
        seat.wait(lambda shown: shown["status"] == "over")

    with pytest.raises(Refused, match="no-such-table"):
        eve.record(table)
    assert eve.record(table, key) == ann.record(table) == bob.record(table)


def test_what_is_refused_is_raised_with_its_name(house: House) -> None:
    first, second = seated(house.url, "aras", 2)
    waits = first if not first.options() else second

    with pytest.raises(Refused) as refused:
        waits.answer("+d4")
    assert refused.value.name == "not-your-turn"
    with pytest.raises(Refused, match="bad-name"):
        first.visitor.rename(" ")
    with pytest.raises(Refused) as missing:
        first.visitor.open("nowhere")
    assert missing.value.name == "no-such-table"
    first.visitor.rename("安")
    assert first.visitor.me()["name"] == "安"
    assert "aras" in [game["name"] for game in first.visitor.games()]


def test_a_table_is_made_with_what_it_agrees_on(house: House) -> None:
    ann = Visitor(house.url, 90.0)
    days = {"reach": "private", "clock": {"kind": "days", "base": 86_400, "shared": 3_600}}

    with ann.open(ann.create("aras", ["me", "open"], days, dragon="LV")) as seat:
        assert seat.table["terms"]["reach"] == "private"
        assert seat.table["terms"]["clock"]["base"] == 86_400
        assert seat.table["options"]["dragon"] == "LV"
    with pytest.raises(Refused, match="bad-pack"):
        ann.create("guixi", ["me", "open", "open"], pack="0" * 16)


def test_who_looks_for_a_match_finds_another_and_they_talk(house: House) -> None:
    ann, bob = Visitor(house.url, 90.0), Visitor(house.url, 90.0)
    ann.rename("Ann")
    with ann.open(ann.match("hunters", 2)) as first:
        assert bob.match("hunters", 2) == first.id
        with bob.open(first.id) as second:
            assert (first.channel(), second.speaks_freely(), second.lines_so_far()) == ("seats", True, [])
            assert {"hello", "go-first"} <= set(second.phrases())

            first.quick("go-first")
            second.speak("after you")

            heard = second.hear_line(lambda line: not line["mine"])
            assert (heard["phrase"], heard["words"], heard["name"]) == ("go-first", "", "Ann")
            assert heard["channel"] == "seats"
            assert first.hear_line(lambda line: bool(line["words"]))["words"] == "after you"
            with pytest.raises(Refused, match="bad-words"):
                first.quick("no such phrase")
            with pytest.raises(Refused, match="bad-words"):
                first.speak("two\nlines")
            assert [line["words"] or line["phrase"] for line in first.lines_so_far()] == [
                "go-first",
                "after you",
            ]
    with ann.open(first.id) as again:  # what was said before is heard by who comes anew
        assert again.hear_line(lambda line: line["mine"])["phrase"] == "go-first"
    with pytest.raises(Refused, match="bad-option"):
        ann.match("aras", 8)


def test_one_looks_back_and_who_watches_looks_through_eyes(house: House) -> None:
    ann, eve = Visitor(house.url, 90.0), Visitor(house.url, 90.0)
    terms = {"reach": "public", "watch": {"delay": 5, "eyes": "all"}}
    wanted = {"game": "guixi", "seats": [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 3], "terms": terms}
    table = str(ann.ask("POST", "/api/tables", wanted)["table"])
    with ann.open(table) as seat, eve.open(table) as watcher:
        assert seat.my_move()
        seat.answer(seat.options()[0])
        assert seat.my_move()
        now = seat.table["upto"]
        was, start = seat.past(now), seat.past(0)
        assert (was["number"], was["view"]) == (now, seat.table["view"])
        assert start["number"] < now
        assert start["view"] != was["view"]
        with pytest.raises(Refused, match="bad-message"):
            seat.past(now + 1)
        with pytest.raises(Refused, match="not-over"):
            seat.past(0, eyes=1)

        assert watcher.channel() == "watchers"
        assert (watcher.table["status"], watcher.table["eyes"]) == ("waiting", -1)
        assert watcher.look_through(2)["eyes"] == 2
        assert watcher.look_through(-1)["eyes"] == -1
        with pytest.raises(Refused, match="bad-seat"):
            watcher.look_through(4)
        with pytest.raises(Refused, match="no-eyes"):
            seat.look_through(1)


def test_who_is_not_there_is_told_in_time() -> None:
    began = time.monotonic()

    with pytest.raises(Unreachable):
        Visitor(f"http://127.0.0.1:{free_port()}", patience=0.5).me()

    assert time.monotonic() - began < 10


@pytest.mark.slow
def test_it_goes_on_over_a_kill_and_its_answer_counts_once(mortal: House) -> None:
    seats = seated(mortal.url, "aras", 2)
    luck = random.Random(8)
    play(seats, luck, 6)
    killing = threading.Thread(target=mortal.restart)

    killing.start()
    try:
        assert play(seats, luck, 6) == 6
    finally:
        killing.join()

    assert seats[0].table["upto"] >= 12
    assert seats[0].log == seats[1].log


def test_the_page_about_the_protocol_is_fresh() -> None:
    written = (ROOT / "docs" / "protocol.md").read_text("utf-8")

    assert written == protocol.text(), "sanjie schema --protocol docs/protocol.md"
    assert '#### Answer: `"type": "answer"`' in written
    for name in re.findall(r"(?:ann|seat)\.(\w+)", protocol.HEAD):
        assert hasattr(Seat, name) or hasattr(Visitor, name), name
    assert "- `after` (integer (≥ 0, ≤ 2147483647))" in written
    assert "- `upto` (integer): answers played so far; send it back as `after`" in written
