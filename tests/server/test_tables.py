"""Tables in a process that is not alone with its database, and browsers that do not listen."""

import asyncio
import logging
import random
from pathlib import Path
from typing import Any, Final, cast

import pytest

from sanjie.server import wire
from sanjie.server.database import prepare
from sanjie.server.judging import Reply
from sanjie.server.live import Live
from sanjie.server.sockets import Line, table_socket
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting
from sanjie.server.table import new_table
from sanjie.server.tables import Tables
from sanjie.server.talk.rooms import Rooms
from sanjie.server.thinking import Thinkers

BOB: Final = Sitting(1, "person", "bob")


async def opened(folder: Path) -> tuple[Tables, Live]:
    """A process's tables, and the table `t` of ann and bob among them."""
    storage = Storage(folder / "sanjie.db")
    await storage.open()
    tables = Tables(storage, Thinkers(most=1))
    live = await tables.open("t")
    assert live is not None
    return tables, live


async def make(folder: Path, other: Sitting = BOB) -> None:
    """Store the table `t` of ann and another."""
    prepare(folder / "sanjie.db")
    storage = Storage(folder / "sanjie.db")
    await storage.open()
    await storage.add_table(new_table("t", "aras", {}, [Sitting(0, "person", "ann"), other]))
    await storage.close()


async def close(tables: Tables) -> None:
    """End the process's tables."""
    await tables.stop()
    await tables.storage.close()


def test_of_two_processes_the_slower_reads_again_and_judges_anew(tmp_path: Path) -> None:
    replies: list[Reply] = []

    async def life() -> tuple[str, str]:
        await make(tmp_path)
        (first, here), (second, there) = await opened(tmp_path), await opened(tmp_path)
        await first.command(here, "ann", wire.Answer("a", 0, "+d4"), replies.append)
        await second.command(there, "ann", wire.Answer("b", 0, "+d5"), replies.append)
        await second.command(there, "ann", wire.Answer("a", 0, "+d4"), replies.append)
        await second.command(there, "ann", wire.Answer("c", 1, "/"), replies.append)
        await first.command(here, "bob", wire.Resign("d"), replies.append)
        boards = [live.table.face.game.write_position(live.table.state) for live in (here, there)]
        await close(first)
        await close(second)
        return boards[0], boards[1]

    here, there = asyncio.run(life())

    assert [reply.name if isinstance(reply, wire.Problem) else type(reply).__name__ for reply in replies] == [
        "Done",
        "stale",
        "Done",
        "Done",
        "Done",
    ]
    assert here == there


def test_a_browser_that_does_not_listen_misses_no_line_and_keeps_no_heap(tmp_path: Path) -> None:
    async def life() -> list[wire.Table]:
        await make(tmp_path)
        tables, live = await opened(tmp_path)
        slow, luck = Line("bob"), random.Random(2)
        tables.look(live, slow)
        for number in range(40):
            table = live.table
            mover = ("ann", "bob")[table.asked()[0]]
            choice = table.face.game.write_answer(luck.choice(table.state.options(table.asked()[0])))
            await tables.command(live, mover, wire.Answer(f"c{number}", number, choice), lambda reply: None)
        waiting = [message for message in slow.waiting() if isinstance(message, wire.Table)]
        assert live.table.told(1) == [line for message in waiting for line in message.events]
        await close(tables)
        return waiting

    waiting = asyncio.run(life())

    assert 1 <= len(waiting) <= 9
    assert waiting[-1].upto == 40


def test_a_table_that_nobody_needs_is_dropped_and_read_again(tmp_path: Path) -> None:
    async def life() -> None:
        await make(tmp_path)
        tables, live = await opened(tmp_path)
        line = Line("ann")
        tables.look(live, line)
        await tables.command(live, "ann", wire.Answer("a", 0, "+d4"), lambda reply: None)
        assert await tables.open("t") is live

        tables.leave(live, line)
        again = await tables.open("t")

        assert again is not None
        assert again is not live
        assert again.table.log == live.table.log
        assert again.table.commands == {(0, "a")}
        assert await tables.open("nowhere") is None
        await close(tables)

    asyncio.run(life())


def test_a_table_is_one_for_all_who_open_it_also_when_it_was_dropped_meanwhile(tmp_path: Path) -> None:
    async def life() -> None:
        await make(tmp_path)
        tables, live = await opened(tmp_path)
        tables._drop_if_idle(live)
        later: list[asyncio.Task[Live | None]] = []

        async def look_once() -> None:
            first = await tables.open("t")
            assert first is not None
            tables._drop_if_idle(first)
            later.append(asyncio.create_task(tables.open("t")))

        _, second = await asyncio.gather(look_once(), tables.open("t"))
        assert second is await later[0]
        await close(tables)

    asyncio.run(life())


def test_who_sits_down_while_the_others_come_anew_is_seen_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def life() -> None:
        await make(tmp_path, Sitting(1, "open", invite="k"))
        tables, live = await opened(tmp_path)
        first, again = Line("ann"), Line("ann")
        tables.look(live, first)
        called = tables.storage.called

        async def while_ann_reloads(guest: str) -> tuple[str, str]:
            tables.leave(live, first)
            found = await tables.open("t")
            assert found is not None
            tables.look(found, again)
            return await called(guest)

        monkeypatch.setattr(tables.storage, "called", while_ann_reloads)
        assert await tables.join(live, "bob", "k") == 1

        shown = [message for message in again.waiting() if isinstance(message, wire.Table)]
        assert shown[-1].status == "playing"
        await close(tables)

    asyncio.run(life())


def test_a_table_that_cannot_be_looked_after_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def life() -> None:
        await make(tmp_path)
        tables, _ = await opened(tmp_path)
        asked: list[str] = []
        open_table = tables.open

        async def due(_now: int) -> list[str]:
            return ["faulty", "t"]

        async def fails(table_id: str) -> Live | None:
            asked.append(table_id)
            if table_id == "faulty":
                raise LookupError("a fault of ours")
            return await open_table(table_id)

        monkeypatch.setattr(tables.storage, "tables_due", due)
        monkeypatch.setattr(tables, "open", fails)
        await tables.sweep()

        assert asked == ["faulty", "t"]
        await close(tables)

    asyncio.run(life())


class Browser:
    """A socket that notes what is said to it."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def accept(self) -> None:
        """It is open."""

    async def send_data(self, data: str) -> None:
        """Something was said."""
        self.said.append(data)

    async def close(self, code: int, reason: str) -> None:
        """It is closed."""
        self.closed = (code, reason)


def test_a_fault_while_a_table_is_opened_is_noted_and_the_browser_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser()

    async def life() -> None:
        await make(tmp_path)
        tables, live = await opened(tmp_path)
        tables._drop_if_idle(live)

        async def gone(_table: str, _after: int = 0) -> None:
            raise OSError("nobody answers at 10.1.2.3")

        monkeypatch.setattr(tables.storage, "load", gone)
        await table_socket.fn(cast(Any, browser), tables, cast(Rooms, None), "t")
        await close(tables)

    with caplog.at_level(logging.ERROR, "sanjie.sockets"):
        asyncio.run(life())

    assert [record.getMessage() for record in caplog.records] == ["socket failed"]
    assert browser.closed == (1011, "fault")
    assert browser.said == [], "a problem would be the table's, and a client would not come again"
