"""Lists of tables, which both kinds of database give alike."""

import asyncio
from dataclasses import replace
from pathlib import Path

from sanjie.server.places import place_of, prepare
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting
from sanjie.server.table import new_table
from sanjie.server.terms import Terms, written
from services import postgres

PUBLIC = Terms(reach="public")
PRIVATE = Terms(reach="private")


async def lists(storage: Storage) -> None:
    """Make tables of ann and others, and look at every list."""
    await storage.open()
    for name, terms, other in (
        ("move", PUBLIC, "bob"),
        ("open", PUBLIC, ""),
        ("theirs", PRIVATE, "bob"),
        ("hidden", PRIVATE, ""),
        ("due", PUBLIC, "bob"),
    ):
        first = "bob" if name == "theirs" else "ann"
        second = "ann" if name == "theirs" else other
        seat = Sitting(1, "person", second) if second else Sitting(1, "open", invite="key")
        table = new_table(name, "aras", {}, [Sitting(0, "person", first), seat], terms=terms)
        due = 5_000_000_000_000 if name == "due" else 0
        status = "over" if name == "due" else table.standing.status
        await storage.add_table(replace(table, standing=replace(table.standing, due=due, status=status)))

    mine = [line.table.id for line in await storage.tables_of("ann", 9)]
    assert mine == ["move", "hidden", "open", "theirs", "due"]
    assert [line.table.id for line in await storage.tables_of("ann", 2)] == ["move", "hidden"]
    shown = [(line.table.id, line.you) for line in await storage.public_tables("ann", 9)]
    assert shown == [("open", 0), ("move", 0)]
    assert [line.you for line in await storage.public_tables("eve", 9, "aras")] == [-1, -1]
    assert await storage.public_tables("ann", 9, "guixi") == []
    options = (await storage.public_tables("ann", 9))[0].table.options
    found = await storage.tables_to_match("aras", options, written(PUBLIC), 2, "")
    assert [name for name, _ in found] == ["open"]
    assert await storage.tables_to_match("aras", options, written(PUBLIC), 4, "") == []
    assert await storage.tables_to_match("aras", options, "", 2, "") == []
    assert await storage.tables_due(6_000_000_000_000) == []  # it is over
    assert await storage.tables_for_bots() == []
    stored = await storage.load("hidden")
    assert stored is not None
    assert (stored.table.terms, len(stored.table.watch) > 12) == (PRIVATE, True)
    await storage.close()


def test_lists_of_a_database_in_a_file(tmp_path: Path) -> None:
    prepare(tmp_path / "sanjie.db")
    asyncio.run(lists(Storage(tmp_path / "sanjie.db")))


def test_lists_of_a_database_on_a_server() -> None:
    with postgres() as url:
        place = place_of(url)
        prepare(place)
        asyncio.run(lists(Storage(place)))
