"""Tables in a process that is not alone with its database, and browsers that do not listen."""

import asyncio
import random
from pathlib import Path

from sanjie.server import wire
from sanjie.server.database import prepare
from sanjie.server.judging import Reply
from sanjie.server.live import Live
from sanjie.server.sockets import Line
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting
from sanjie.server.table import new_table
from sanjie.server.tables import Tables
from sanjie.server.thinking import Thinkers


async def opened(folder: Path) -> tuple[Tables, Live]:
    """A process's tables, and the table `t` of ann and bob among them."""
    storage = Storage(folder / "sanjie.db")
    await storage.open()
    tables = Tables(storage, Thinkers(most=1))
    live = await tables.open("t")
    assert live is not None
    return tables, live


async def make(folder: Path) -> None:
    """Store the table `t`."""
    prepare(folder / "sanjie.db")
    storage = Storage(folder / "sanjie.db")
    await storage.open()
    await storage.add_table(
        new_table("t", "aras", {}, [Sitting(0, "person", "ann"), Sitting(1, "person", "bob")])
    )
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
