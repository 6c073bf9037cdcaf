"""Writing many changes in one durable commit: those that do not fit are undone alone, the others are kept."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeGuard

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sanjie.server.engines import LOCK
from sanjie.server.rows import Saving, apply_plain
from sanjie.server.stored import Conflict, NotSaved

TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)  # a row of that key is there, whoever says so

Work = Callable[[Connection], None]
Outcomes = list[Exception | None]  # what kept each work from being saved, or None
Wanted = tuple[Sequence[Work], asyncio.AbstractEventLoop, asyncio.Future[Outcomes]]


class FilePen:
    """Writes a file of SQLite, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._wanted: SimpleQueue[Wanted | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def write(self, works: Sequence[Work]) -> Outcomes:
        """One transaction for all `works`."""
        if self._thread is None:
            self._thread = Thread(target=self._write_on, name="pen", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        outcomes: asyncio.Future[Outcomes] = loop.create_future()
        self._wanted.put((works, loop, outcomes))
        return await outcomes

    def _write_on(self) -> None:
        while wanted := self._wanted.get():
            works, loop, outcomes = wanted
            written = self._written(works)
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(told, outcomes, written)

    def _written(self, works: Sequence[Work]) -> Outcomes:
        try:
            try:
                with self._engine.begin() as connection:
                    plain = [work for work in works if is_plain(work)]
                    apply_plain(connection, plain)
                    return [None if is_plain(work) else done(connection, work) for work in works]
            except (Conflict, *TAKEN):  # one of them does not fit: all anew, each in a savepoint of its own
                with self._engine.begin() as connection:
                    return [kept(connection, work) for work in works]
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            return [NotSaved(str(problem))] * len(works)

    def lay_down(self) -> None:
        """Close the connection, when what is being written is done."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join()
            self._thread = None
        self._engine.dispose()


class ServerPen:
    """Writes to a server of PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def write(self, works: Sequence[Work]) -> Outcomes:
        """One transaction for all `works`."""
        try:
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(LOCK)
                    return await connection.run_sync(lambda there: [done(there, work) for work in works])
            except DBAPIError as problem:  # one does not fit, or holds what the server does not take
                if problem.connection_invalidated:
                    raise
                async with self._engine.begin() as connection:
                    await connection.execute(LOCK)
                    return await connection.run_sync(lambda there: [kept(there, work) for work in works])
        except (SQLAlchemyError, OSError) as problem:
            return [NotSaved(str(problem))] * len(works)

    def lay_down(self) -> None:
        """Nothing: the connections are the storage's."""


def done(connection: Connection, work: Work) -> Exception | None:
    """None when `work` was done; a Conflict that left nothing behind. Raises what the database raises."""
    try:
        work(connection)
    except Conflict as conflict:
        return conflict
    return None


def kept(connection: Connection, work: Work) -> Exception | None:
    """None when `work` was done inside a savepoint; else why it was undone."""
    try:
        with connection.begin_nested():
            work(connection)
    except Conflict as conflict:
        return conflict
    except TAKEN as problem:
        return Conflict(str(problem))
    except DBAPIError as problem:
        if problem.connection_invalidated or connection.dialect.name == "sqlite":
            raise
        return NotSaved(str(problem))
    return None


def is_plain(work: Work) -> TypeGuard[Saving]:
    """Whether `work` can be written together with its like."""
    return isinstance(work, Saving) and work.is_plain()


def told(future: asyncio.Future[Outcomes], outcomes: Outcomes) -> None:
    """Tell who waits, if anybody still does."""
    if not future.done():
        future.set_result(outcomes)
