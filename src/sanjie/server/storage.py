"""Storage: the only door to the database.

A table *is* its record here; any process can rebuild it. Every change names the version it rests on, so
of two that rest on the same one the second is refused and nothing of it is kept.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sanjie.server.rows import apply_change, insert_table, sittings_of, table_of
from sanjie.server.stored import Change, Conflict, Line, NewTable, NotSaved, Played, Stored

BATCH: Final = 64  # changes that share one durable commit

Work = Callable[[AsyncConnection], Awaitable[None]]


class Storage:
    """The database, opened. One connection writes; changes that wait for it share a commit."""

    def __init__(self, file: Path) -> None:
        """Name the file that `database.prepare` has made ready; `open` opens it."""
        self._engine: AsyncEngine = create_async_engine(
            f"sqlite+aiosqlite:///{file}", pool_size=3, max_overflow=0, connect_args={"timeout": 10}
        )
        event.listen(self._engine.sync_engine, "connect", _set_up)
        event.listen(self._engine.sync_engine, "begin", _begin)
        self._waiting: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start taking changes."""
        self._writer = asyncio.create_task(self._write_on(), name="storage")

    async def close(self) -> None:
        """Stop; changes that were asked for and not yet saved are dropped with an error to whoever asked."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        while not self._waiting.empty():
            self._waiting.get_nowait()[1].set_exception(NotSaved("the server is stopping"))
        await self._engine.dispose()

    # -- writing -----------------------------------------------------------------------
    async def add_table(self, table: NewTable) -> None:
        """Store a new table. Raises Conflict if its id is taken, NotSaved."""

        async def work(connection: AsyncConnection) -> None:
            await insert_table(connection, table)

        await self._write(work)

    async def change(self, table_id: str, version: int, change: Change) -> None:
        """Store `change`, which rests on `version` and leads to `version + 1`. Raises Conflict, NotSaved."""

        async def work(connection: AsyncConnection) -> None:
            await apply_change(connection, table_id, version, change)

        await self._write(work)

    async def name_guest(self, guest: str, name: str) -> None:
        """Remember the guest's name. Raises NotSaved."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                text(
                    "INSERT INTO guests (id, name, made) VALUES (:id, :name, :now)"
                    " ON CONFLICT (id) DO UPDATE SET name = excluded.name"
                ),
                {"id": guest, "name": name, "now": int(time.time())},
            )

        await self._write(work)

    # -- reading -----------------------------------------------------------------------
    async def name_of(self, guest: str) -> str:
        """The name the guest chose, or empty."""
        async with self._reading() as connection:
            found = await connection.scalar(text("SELECT name FROM guests WHERE id = :id"), {"id": guest})
        return str(found) if found is not None else ""

    async def load(self, table_id: str) -> Stored | None:
        """Everything about a table, or None if there is none of that id."""
        key = {"id": table_id}
        async with self._reading() as connection:
            rows = await connection.execute(text("SELECT * FROM tables WHERE id = :id"), key)
            row = rows.mappings().first()
            if row is None:
                return None
            sittings = await sittings_of(connection, "s.table_id = :id", key)
            answers = await connection.execute(
                text("SELECT number, seat, answer, digest FROM answers WHERE table_id = :id ORDER BY number"),
                key,
            )
            played = tuple(Played(*answer) for answer in answers)
            commands = await connection.execute(
                text("SELECT seat, id FROM commands WHERE table_id = :id"), key
            )
            taken = frozenset((int(command[0]), str(command[1])) for command in commands)
        return Stored(table_of(row, sittings.get(table_id, ())), int(row["version"]), played, taken)

    async def tables_of(self, guest: str, most: int) -> list[Line]:
        """At most `most` tables where the guest sits: waiting ones first, then playing, the latest first."""
        mine = "IN (SELECT table_id FROM seats WHERE guest = :guest)"
        order = "CASE status WHEN 'waiting' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END, changed DESC, id"
        async with self._reading() as connection:
            rows = await connection.execute(
                text(f"SELECT * FROM tables WHERE id {mine} ORDER BY {order} LIMIT :most"),
                {"guest": guest, "most": most},
            )
            found = rows.mappings().all()
            sittings = await sittings_of(connection, f"s.table_id {mine}", {"guest": guest})
        lines = []
        for row in found:
            table = table_of(row, sittings.get(row["id"], ()))
            lines.append(Line(table, next(place.seat for place in table.sittings if place.guest == guest)))
        return lines

    async def tables_for_bots(self) -> list[str]:
        """Ids of the tables where a bot owes an answer, or may owe one to the offer of a draw."""
        async with self._reading() as connection:
            rows = await connection.execute(
                text(
                    "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id AND s.kind = 'bot'"
                    " WHERE t.status = 'playing' AND (s.seat = t.waits_for OR t.draw_offer >= 0)"
                    " ORDER BY t.id"
                )
            )
            return [str(row[0]) for row in rows]

    # -- inside ------------------------------------------------------------------------
    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            await connection.execution_options(sanjie_reading=True)
            yield connection

    async def _write(self, work: Work) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, done))
        await asyncio.shield(done)  # the change goes on when whoever asked has left

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[tuple[Work, asyncio.Future[None]]]) -> None:
        """One transaction for all of `batch`, each in a savepoint of its own; told only after the commit."""
        problems: list[Exception | None] = []
        try:
            async with self._engine.begin() as connection:
                for work, _ in batch:
                    problems.append(await _kept(connection, work))
        except (SQLAlchemyError, OSError) as problem:
            problems = [NotSaved(str(problem))] * len(batch)
        for (_, done), outcome in zip(batch, problems, strict=True):
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)


async def _kept(connection: AsyncConnection, work: Work) -> Exception | None:
    """None when `work` was done inside a savepoint; else why it was undone."""
    try:
        async with connection.begin_nested():
            await work(connection)
    except Conflict as conflict:
        return conflict
    except IntegrityError as problem:
        return Conflict(str(problem.orig))
    return None


def _set_up(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy begins and ends transactions, the driver does not
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    reading = connection.get_execution_options().get("sanjie_reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
