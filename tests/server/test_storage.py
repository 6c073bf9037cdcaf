"""Storage: a change is kept whole or not at all, and of two that rest on the same version one is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sanjie.server.database import prepare
from sanjie.server.storage import Storage
from sanjie.server.stored import Change, Conflict, NewTable, NotSaved, Played, Sitting, Standing, Stored

TABLE = NewTable(
    "t",
    "aras",
    1,
    "{}",
    Standing("playing", waits_for=1),
    (Sitting(0, "person", "ann"), Sitting(1, "bot", level=2)),
)


def with_storage(folder: Path, work: Callable[[Storage], Awaitable[None]]) -> None:
    """Do `work` with a storage of its own that holds TABLE."""

    async def life() -> None:
        storage = Storage(folder / "sanjie.db")
        await storage.open()
        try:
            await storage.add_table(TABLE)
            await work(storage)
        finally:
            await storage.close()

    prepare(folder / "sanjie.db")
    asyncio.run(life())


def answer(number: int, command: str = "") -> Change:
    """The change of an answer of seat 0."""
    standing = replace(TABLE.standing, upto=number)
    return Change(standing, (Played(number, 0, "/", "d"),), (0, command) if command else None)


async def loaded(storage: Storage) -> Stored:
    """TABLE as it is stored."""
    stored = await storage.load("t")
    assert stored is not None
    return stored


def test_what_is_stored_is_read_again(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.name_guest("ann", "安")
        await storage.change("t", 0, answer(1, "c1"))
        seat = Sitting(1, "person", "bob", wants_rematch=True)
        await storage.change("t", 1, Change(replace(answer(1).standing, draw_offer=1), sittings=(seat,)))

        stored = await loaded(storage)

        assert stored.version == 2
        assert stored.table.standing == replace(TABLE.standing, upto=1, draw_offer=1)
        assert stored.table.sittings == (replace(TABLE.sittings[0], name="安"), seat)
        assert stored.answers == (Played(1, 0, "/", "d"),)
        assert stored.commands == {(0, "c1")}
        assert await storage.load("nowhere") is None
        assert [line.table.id for line in await storage.tables_of("ann", 10)] == ["t"]
        assert await storage.tables_for_bots() == []

    with_storage(tmp_path, work)


def test_of_two_changes_of_the_same_version_one_is_kept(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        outcomes = await asyncio.gather(
            *(storage.change("t", 0, answer(1, f"c{n}")) for n in range(3)), return_exceptions=True
        )

        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Conflict]
        assert (await loaded(storage)).commands == {(0, "c0")}

    with_storage(tmp_path, work)


def test_nothing_of_a_refused_change_is_kept(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.change("t", 0, answer(1, "c1"))
        with pytest.raises(Conflict):
            await storage.change("t", 1, replace(answer(1), standing=replace(TABLE.standing, upto=9)))
        with pytest.raises(Conflict):
            await storage.change("t", 1, answer(2, "c1"))  # the command was taken before
        with pytest.raises(Conflict):
            await storage.change("t", 1, replace(answer(2), next_table=TABLE))

        stored = await loaded(storage)
        assert (stored.version, stored.table.standing.upto, len(stored.answers)) == (1, 1, 1)

    with_storage(tmp_path, work)


def test_changes_that_come_together_are_all_kept_in_order(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await asyncio.gather(*(storage.change("t", number - 1, answer(number)) for number in range(1, 151)))

        assert [played.number for played in (await loaded(storage)).answers] == list(range(1, 151))

    with_storage(tmp_path, work)


def test_a_database_that_is_gone_saves_nothing_and_says_so(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.change("t", 0, answer(1))
        async with storage._engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE answers")
        with pytest.raises(NotSaved):
            await storage.change("t", 1, answer(2))

        async with storage._engine.begin() as connection:
            version = await connection.exec_driver_sql("SELECT version FROM tables")
            assert version.scalar() == 1

    with_storage(tmp_path, work)
