"""Watching late, with a time of the test's own: to the millisecond, by no path, equal in two worlds."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest

from machine import House
from sanjie.server import forecasts, rows, wire
from sanjie.server.clocks import SECOND
from sanjie.server.database import prepare
from sanjie.server.judging import Command, Reply, explained
from sanjie.server.sockets import Line, encoder
from sanjie.server.storage import Storage
from sanjie.server.table import new_table
from sanjie.server.tables import Tables
from sanjie.server.talk.book import Book
from sanjie.server.talk.late import seen, seen_lines
from sanjie.server.talk.rooms import Rooms
from sanjie.server.telling import line_of
from sanjie.server.terms import Eyes, Terms, Watching
from server.people import Person
from server.test_life import REAL, First
from server.worlds import SEED, guest_at, seated

MINUTE: Final = 60 * SECOND
LATE: Final = 10 * MINUTE
BEGAN: Final = 1_000_000_000
TERMS: Final = Terms("public", pace=REAL, watching=Watching(LATE))


class Club:
    """A process with the table `t`, people at it, and one who watches it late."""

    def __init__(self, file: Path) -> None:
        self.now = BEGAN
        self.file = file
        self.count = 0

    async def open(self) -> None:
        """Read the table."""
        self.storage = Storage(self.file)
        await self.storage.open()
        self.tables = Tables(self.storage, First(most=1), pace=0.0, now=lambda: self.now)
        self.rooms = Rooms(Book(self.storage, lambda: self.now), self.tables)
        self.lates = self.rooms.lates
        live = await self.tables.open("t")
        assert live is not None
        self.live = live
        self.players = [await self.come(guest_at(seat)) for seat in range(live.table.seats)]
        self.watcher = await self.come("eve")

    async def come(self, guest: str) -> Line:
        """Somebody looks at the table."""
        line = Line(guest)
        self.tables.look(self.live, line)
        await self.lates.join(self.live, line)
        self.rooms.join(self.live, line)
        await self.settle()
        return line

    async def settle(self) -> None:
        """Until nothing more is done."""
        for _ in range(2_000):
            tasks = [task for task in (self.live.tending, self.live.thinking) if task is not None]
            tasks += self.rooms.working()
            if not tasks:
                return
            await asyncio.wait(tasks, timeout=10)
        raise AssertionError("it goes on for ever")

    async def wait(self, passed: int) -> None:
        """Time passes; then everybody looks at what has come of age."""
        self.now += passed
        self.tables.minder.tend_soon(self.live)
        await self.settle()
        await self.lates.look(self.live)
        room = self.rooms.room("t")
        if room is not None:
            room.come_of_age()

    async def say(self, seat: int, message: Command) -> Reply:
        """A command of a seat; its answer."""
        replies: list[Reply] = []
        await self.tables.command(self.live, guest_at(seat), message, replies.append)
        await self.settle()
        assert isinstance(replies[0], wire.Done), replies[0]
        return replies[0]

    async def play(self, which: int = 0) -> None:
        """Whoever is asked gives a legal answer."""
        table = self.live.table
        seat = table.asked()[0]
        options = sorted(map(table.face.written, table.state.options(seat)))
        self.count += 1
        await self.say(seat, wire.Answer(f"a{self.count}", table.upto, options[which % len(options)]))

    async def talk(self, line: Line, words: str) -> None:
        """Somebody says something."""
        self.rooms.say(self.live, line, wire.Say(words, words))
        await self.settle()

    def shown(self, line: Line | None = None) -> list[wire.Table]:
        """The tables that were shown to somebody, by default to who watches, since this was last asked."""
        messages = (line or self.watcher).taken()
        return [message for message in messages if isinstance(message, wire.Table)]

    async def close(self) -> None:
        """End the process."""
        await self.rooms.stop()
        await self.tables.stop()
        await self.storage.close()


@asynccontextmanager
async def club(
    folder: Path, monkeypatch: pytest.MonkeyPatch, terms: Terms = TERMS, game: str = "aras", seats: int = 2
) -> AsyncIterator[Club]:
    """A club whose table has just begun."""
    found = Club(folder / "sanjie.db")
    monkeypatch.setattr(rows, "time", SimpleNamespace(time=lambda: found.now / 1_000))
    prepare(folder / "sanjie.db")
    storage = Storage(folder / "sanjie.db")
    await storage.open()
    await storage.add_table(new_table("t", game, {}, seated(seats), SEED, terms, 0))
    await storage.close()
    await found.open()
    try:
        yield found
    finally:
        await found.close()


def test_who_watches_late_sees_it_as_it_was_to_the_millisecond(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with club(tmp_path, monkeypatch) as here:
            (first,) = here.shown()
            assert (first.status, first.upto, first.events, first.clock) == ("waiting", 0, [], None)
            await here.wait(20 * SECOND)
            await here.play()
            await here.wait(10 * SECOND)
            await here.play()
            await here.say(0, wire.Pause("p0"))
            await here.say(1, wire.Pause("p1"))  # or a clock would answer for them
            await here.wait(LATE - 30 * SECOND - 1)
            assert here.shown() == []
            await here.wait(1)
            assert [(one.status, one.upto) for one in here.shown()][-1] == ("playing", 0)
            await here.wait(20 * SECOND - 1)
            assert here.shown() == []
            await here.wait(1)
            (now,) = here.shown()
            assert (now.upto, now.ending, now.decision, now.you) == (1, None, None, -1)
            assert [line.number for line in now.events] == [1]
            # The first had a minute, thought for twenty seconds and got five, and is asked on.
            assert now.clock is not None
            assert now.clock.left == [45 * SECOND, 60 * SECOND]
            assert (now.clock.running, now.paused) == ([0], False)
            await here.wait(10 * SECOND)
            shown = here.shown()
            assert {one.upto for one in shown} == {2}
            assert shown[-1].paused

    asyncio.run(story())


def test_the_end_is_as_late_by_every_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def listed(here: Club) -> list[tuple[str, int]]:
        found = await here.storage.public_tables("eve", 9, "", here.now)
        lines = [line_of(line, ()) for line in await seen_lines(here.storage, found, here.now)]
        return [(line.status, line.turn) for line in lines]

    async def status(here: Club) -> str:
        return (await seen(here.storage, "t", 2, here.now - LATE)).moment.standing.status

    async def story() -> None:
        async with club(tmp_path, monkeypatch) as here:
            await here.wait(20 * SECOND)
            await here.play()
            assert await listed(here) == [], "that it has begun is news, too"
            await here.wait(20 * SECOND)
            await here.say(1, wire.Resign("r"))
            for seat in (0, 1):
                await here.say(seat, wire.Rematch(f"again{seat}"))
            ended = here.now
            assert here.live.table.standing.rematch
            await here.wait(ended + LATE - here.now - 1)
            shown = here.shown()
            assert {(one.status, one.rematch, one.ending) for one in shown} <= {
                ("waiting", "", None),
                ("playing", "", None),
            }
            assert not any(b'"wants_rematch":true' in encoder.encode(one.seats) for one in shown)
            assert not any(one.fairness and one.fairness.seed for one in shown)
            assert (await status(here), await listed(here)) == ("playing", [("playing", 1)])
            here.watcher.look_back(here.live, wire.Past("p", 2))
            assert [type(message) for message in here.watcher.taken()] == [wire.Problem]
            await here.wait(1)
            last = here.shown()[-1]
            assert (last.status, last.rematch) == ("over", here.live.table.standing.rematch)
            assert last.ending == wire.Ending("resigned", "", [0], 1)
            assert last.fairness is not None
            assert last.fairness.seed == SEED
            assert await status(here) == "over"
            assert await listed(here) == [("playing", 1)], "the next game, which began then"

    asyncio.run(story())


def test_a_server_that_starts_again_shows_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with club(tmp_path, monkeypatch, game="guixi", seats=4) as here:
            for _ in range(8):
                await here.play()
                await here.wait(SECOND)
            await here.wait(LATE - 3 * SECOND)
            before = here.shown()[-1]
            assert 0 < before.upto < here.live.table.upto
            await here.close()
            await here.open()
            (after,) = here.shown()
            assert (after.upto, after.status) == (before.upto, "playing")
            assert encoder.encode(after.view) == encoder.encode(before.view)
            assert after.events == here.live.table.told(-1)[: len(after.events)]

    asyncio.run(story())


async def last_minutes(here: Club, lively: bool) -> None:
    """What differs between two worlds: in one a great deal happens, in the other nothing at all."""
    await here.wait(SECOND)
    if lively:
        for which in (3, 1):
            await here.play(which)
        await here.talk(here.players[0], "a secret of the last minutes")
        table = here.live.table
        last = table.answers[-1]
        if table.face.is_open:
            await here.say(last.seat, wire.Undo("u", table.upto))
            await here.say(0, wire.OfferDraw("d"))
        for seat in range(table.seats):
            await here.say(seat, wire.Pause(f"p{seat}"))
        await here.say(0, wire.Resume("go"))
        here.tables.leave(here.live, here.players[1])
        here.tables.look(here.live, here.players[1])
        await here.say(1, wire.Leave("l"))
        await here.settle()
        for seat in range(table.seats):
            if not here.live.table.sittings[seat].stand_in and here.live.table.status == "playing":
                await here.say(seat, wire.Resign(f"r{seat}"))
        assert here.live.table.standing.status == "over"


async def asked_for(here: Club) -> list[bytes]:
    """All that somebody who watches late can ask and be told."""
    live, watcher = here.live, here.watcher
    for number in (0, 1, 10_000):
        watcher.look_back(live, wire.Past("p", number))
        watcher.look_back(live, wire.Past("p", number, 0))
    for question in (wire.Why("w", "+c3"), wire.Preview("v", "+c3")):
        watcher.say(explained(live.table, "eve", question))
    commands: tuple[Command, ...] = (wire.Answer("a", 0, "+c3"), wire.Resign("r"), wire.Rematch("m"))
    for command in commands:
        await here.tables.command(live, "eve", command, watcher.say)
    await here.talk(watcher, "who is ahead?")
    found = await here.storage.public_tables("eve", 9, "", here.now)
    lines = [line_of(line, ()) for line in await seen_lines(here.storage, found, here.now)]
    late = await seen(here.storage, "t", live.table.seats, here.now - LATE)
    other = await here.come("ian")
    heard = [encoder.encode(message) for message in other.taken()]
    told = [encoder.encode(message) for message in watcher.taken()]
    return [*told, *heard, encoder.encode(lines), late.moment.standing.status.encode()]


@pytest.mark.parametrize(("game", "seats"), [("aras", 2), ("guixi", 4), ("hunters", 2)])
def test_the_last_minutes_change_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    async def stream(lively: bool) -> list[bytes]:
        terms = Terms("public", watching=Watching(LATE))
        async with club(tmp_path / str(lively), monkeypatch, terms, game, seats) as here:
            for which in range(5):
                await here.play(which)
                await here.wait(2 * MINUTE)
            await here.talk(here.players[0], "old news")
            await here.wait(LATE)
            sent = [encoder.encode(message) for message in here.watcher.taken()]
            assert any(b"old news" in message for message in sent)
            await last_minutes(here, lively)
            await here.wait(LATE - 2 * SECOND)
            sent += await asked_for(here)
            await here.wait(0)
            sent += [encoder.encode(message) for message in here.watcher.taken()]
            if lively:  # and then it comes
                await here.wait(MINUTE)
                assert any(
                    b"a secret of the last minutes" in encoder.encode(one) for one in here.watcher.taken()
                )
            return sent

    quiet, lively = asyncio.run(stream(False)), asyncio.run(stream(True))

    assert len(quiet) > 15
    assert lively == quiet


def test_nothing_that_happens_now_brings_what_was_said_earlier(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with club(tmp_path, monkeypatch) as here:
            await here.talk(here.players[0], "old news")
            await here.wait(LATE - 1)
            assert heard(here) == []
            here.now += 1  # it is of age, and its alarm has yet to ring
            await here.talk(here.players[1], "news")
            await here.say(0, wire.Resign("r"))
            assert heard(here) == []
            newcomer = await here.come("ian")
            assert heard(here, newcomer) == ["old news"]
            await here.wait(0)
            assert heard(here) == ["old news"]
            assert heard(here, newcomer) == []
            await here.wait(LATE)
            assert heard(here) == heard(here, newcomer) == ["news"]

    def heard(here: Club, line: Line | None = None) -> list[str]:
        messages = (line or here.watcher).taken()
        return [said.words for one in messages if isinstance(one, wire.Talk) for said in one.lines]

    asyncio.run(story())


def test_a_table_may_show_late_what_any_seat_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(eyes: Eyes) -> None:
        terms = Terms("public", watching=Watching(LATE, eyes))
        async with club(tmp_path / eyes, monkeypatch, terms, "guixi", 4) as here:
            for _ in range(3):
                await here.play()
                await here.wait(SECOND)
            await here.wait(LATE - 2 * SECOND)
            shown = here.shown()[-1]
            hands = [player["hand"] for player in view_of(shown)["players"]]
            assert (shown.eyes, hands) == (-1, [None] * 4)

            await here.lates.through(here.live, here.watcher, wire.Eyes("e", 2))

            done, *rest = here.watcher.taken()
            if eyes == "open":
                assert isinstance(done, wire.Problem)
                assert (done.name, rest) == ("no-eyes", [])
                return
            assert done == wire.Done("e")
            (now,) = [message for message in rest if isinstance(message, wire.Table)]
            assert (now.eyes, now.you, now.decision, now.events_from) == (2, -1, None, 0)
            assert now.upto < here.live.table.upto
            players = view_of(now)["players"]
            assert [bool(player["hand"]) for player in players] == [False, False, True, False]
            assert now.events == here.live.table.told(2)[: len(now.events)]
            await here.lates.through(here.live, here.players[0], wire.Eyes("mine", 2))
            assert here.players[0].taken()[-1] == wire.Problem(
                "mine", "no-eyes", "who sits here sees what their seat sees"
            )
            await here.lates.through(here.live, here.watcher, wire.Eyes("far", 4))
            assert [one.name for one in here.watcher.taken() if isinstance(one, wire.Problem)] == ["bad-seat"]

    asyncio.run(story("open"))
    asyncio.run(story("all"))


def test_who_watches_a_hunt_late_has_the_forecast_of_what_they_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def foretold(here: Club, guest: str) -> bytes:
        request: Any = SimpleNamespace(session={"guest": guest}, set_session=lambda _: None, query_params={})
        return encoder.encode(await forecasts.forecast.fn(request, here.tables, here.rooms, "t"))

    async def story() -> None:
        terms = Terms("public", watching=Watching(LATE))
        async with club(tmp_path, monkeypatch, terms, "hunters", 2) as here:
            assert await foretold(here, "eve") == b"null", "it has not begun for them"
            told: list[bytes] = []
            for which in range(8):
                await here.play(which)
                told.append(await foretold(here, guest_at(0)))
                await here.wait(SECOND)
            assert b"null" not in told
            assert len(set(told)) > 1, "it changes as they play"
            await here.wait(LATE - 8 * SECOND)
            late = []
            for _ in range(8):  # open hands: a watcher's is everybody's
                late.append(await foretold(here, "eve"))
                assert await foretold(here, "ian") == late[-1], "without a socket, too"
                await here.wait(SECOND)
            assert late == told
            for seat in range(2):
                await here.say(seat, wire.Resign(f"r{seat}"))
            assert here.live.table.status == "over"
            assert await foretold(here, guest_at(0)) == b"null"
            assert await foretold(here, "eve") == told[-1], "the end is news, too"
            await here.wait(LATE)
            assert await foretold(here, "eve") == b"null"

    asyncio.run(story())


def view_of(table: wire.Table) -> Any:
    """The view that was shown."""
    return msgspec.json.decode(encoder.encode(table.view))


def test_over_real_sockets_who_watches_late_sees_no_start(house: House) -> None:
    ann = Person(house.url)
    body: dict[str, Any] = {
        "game": "aras",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "terms": {"reach": "public", "watch": {"delay": 5}},
    }
    table = ann.http.post("/api/tables", json=body).json()["table"]
    first, eve = ann.open(table), Person(house.url)
    watching = eve.open(table)
    assert watching.table["terms"]["watch"] == {"delay": 5, "eyes": "open"}
    bob = Person(house.url)
    bob.join(first.table["invite"])
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))
    second = bob.open(table)
    for mover in (first, second):
        if mover.options():
            mover.play(mover.options()[0])
    assert first.ask("resign")["type"] == "done"

    again = eve.open(table)

    assert (again.table["status"], again.table["upto"], again.log) == ("waiting", 0, [])
    assert eve.http.get(f"/api/tables/{table}/record").json()["name"] == "not-over"
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
    assert [one for one in eve.http.get("/api/lobby").json() if one["table"] == table] == []


@pytest.mark.parametrize(
    "watch",
    [{"delay": 0, "eyes": "all"}, {"delay": -1}, {"delay": 1441}, {"delay": 5, "eyes": "two"}],
)
def test_terms_that_contradict_themselves(house: House, watch: dict[str, Any]) -> None:
    body = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}], "terms": {"watch": watch}}

    answer = Person(house.url).http.post("/api/tables", json=body)

    assert answer.status_code == 400
    assert answer.json()["name"] in ("bad-terms", "bad-request")
