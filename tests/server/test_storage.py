"""Storage: a change is kept whole or not at all, and of two that rest on the same version one is kept."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from sanjie.server.database import prepare
from sanjie.server.pens import ServerPen
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


def test_of_changes_of_many_tables_that_come_together_only_those_that_do_not_fit_are_undone(
    tmp_path: Path,
) -> None:
    async def work(storage: Storage) -> None:
        for name in "uvwxy":
            await storage.add_table(replace(TABLE, id=name))
        await storage.change("v", 0, answer(1, "c1"))
        seated = replace(answer(1, "c1"), sittings=(Sitting(1, "person", "bob"),))
        outcomes = await asyncio.gather(
            storage.change("t", 0, answer(1, "c1")),
            storage.change("u", 7, answer(1, "c1")),  # is at version 0
            storage.change("v", 1, answer(2, "c1")),  # the command was taken
            storage.change(
                "w", 0, replace(answer(1), played=(Played(1, 0, "/", ""), Played(2, 0, ".", "d")))
            ),
            storage.change("x", 0, seated),
            storage.change("x", 1, answer(2)),  # rests on the one before
            storage.change("y", 0, Change(replace(TABLE.standing, draw_offer=0))),
            return_exceptions=True,
        )

        kinds = [type(outcome) for outcome in outcomes]
        assert kinds == [type(None), Conflict, Conflict, *[type(None)] * 4]
        found = [await storage.load(name) for name in "tuvwxy"]
        assert [(one.version, len(one.answers), len(one.commands)) for one in found if one] == [
            (1, 1, 1),
            (0, 0, 0),
            (1, 1, 1),
            (1, 2, 0),
            (2, 2, 1),
            (1, 0, 0),
        ]

    with_storage(tmp_path, work)


def test_a_change_goes_on_when_whoever_asked_has_left(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        asking = asyncio.ensure_future(storage.change("t", 0, answer(1)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await storage.change("t", 1, answer(2))

        assert (await loaded(storage)).version == 2

    with_storage(tmp_path, work)


def test_a_fault_in_one_change_saves_nothing_of_it_and_the_next_is_saved(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def faulty(connection: object) -> None:
        raise LookupError("a fault of ours")

    async def work(storage: Storage) -> None:
        with pytest.raises(NotSaved) as told:
            await storage.write(faulty)
        assert "a fault of ours" not in str(told.value), "a browser may be told this"
        await storage.change("t", 0, answer(1))

        assert (await loaded(storage)).version == 1

    with caplog.at_level(logging.ERROR, "sanjie.pens"):
        with_storage(tmp_path, work)
    assert [record.exc_info is not None for record in caplog.records] == [True]


def test_a_fault_in_one_change_keeps_a_server_from_no_later_one() -> None:
    class Faulty:
        def begin(self) -> object:
            raise LookupError("a fault of ours")

    pen = ServerPen(cast(AsyncEngine, Faulty()))
    outcomes = asyncio.run(pen.write([lambda _connection: None] * 2))
    assert [type(outcome) for outcome in outcomes] == [NotSaved, NotSaved]


def test_what_was_asked_for_is_saved_before_the_end_and_nothing_is_taken_after_it(tmp_path: Path) -> None:
    async def life() -> None:
        storage = Storage(tmp_path / "sanjie.db")
        await storage.open()
        await storage.add_table(TABLE)
        asking = [asyncio.ensure_future(storage.change("t", n, answer(n + 1))) for n in range(40)]
        await asyncio.sleep(0)
        await storage.close()
        assert await asyncio.gather(*asking) == [None] * 40
        with pytest.raises(NotSaved, match="stopping"):
            await storage.change("t", 40, answer(41))

        again = Storage(tmp_path / "sanjie.db")
        await again.open()
        assert (await loaded(again)).version == 40
        await again.close()

    prepare(tmp_path / "sanjie.db")
    asyncio.run(life())


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
