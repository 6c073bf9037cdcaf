"""Writing many changes in one durable commit: those that do not fit are undone alone, the others are kept."""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeGuard

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sanjie.server.engines import BEGIN, LOCK
from sanjie.server.places import reason
from sanjie.server.rows import Saving, apply_plain, cursor_of
from sanjie.server.stored import Conflict, NotSaved

log: Final = logging.getLogger("sanjie.pens")
CROWD: Final = 4  # works in one commit that show that many want to write at once
BREATH: Final = 0.004  # seconds from the beginning of such a commit to the next: the more will share that
TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)  # a row of that key is there, whoever says so

Work = Callable[[Connection], None]
Outcomes = list[Exception | None]  # what kept each work from being saved, or None
Wanted = tuple[Work, "asyncio.Future[None]"]  # and who waits for it
Told = Callable[[Sequence[Wanted], Outcomes, float], None]  # what came of a commit, and its seconds


class FilePen:
    """Writes a file of SQLite, in a thread of its own, which never waits for the event loop to go on."""

    def __init__(self, engine: Engine, told: Told, most: int) -> None:
        """At most `most` works share a commit; `told` is called on the loop of who asked, after each."""
        self._engine: Final = engine
        self._told: Final = told
        self._most: Final = most
        self._wanted: SimpleQueue[Wanted | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._open: Connection | None = None  # the only one, from one commit to the next

    def take(self, work: Work, done: "asyncio.Future[None]") -> None:
        """Do `work` when those before it are done."""
        if self._thread is None:
            self._thread = Thread(target=self._write_on, name="pen", daemon=True)
            self._thread.start()
        self._wanted.put((work, done))

    def _write_on(self) -> None:
        wanted = self._wanted.get()
        while wanted is not None:
            batch = [wanted]
            while len(batch) < self._most and not self._wanted.empty():
                wanted = self._wanted.get()
                if wanted is None:
                    break  # this is the last one
                batch.append(wanted)
            began = time.monotonic()
            try:
                outcomes = self._written([work for work, _ in batch])
            except Exception as fault:  # of ours, in one of them: the next batch is written all the same
                outcomes = [not_saved(fault)] * len(batch)
            loop = batch[0][1].get_loop()
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(self._told, batch, outcomes, time.monotonic() - began)
            if wanted is not None:
                if len(batch) >= CROWD:
                    time.sleep(max(0.0, began + BREATH - time.monotonic()))
                wanted = self._wanted.get()

    def _written(self, works: Sequence[Work]) -> Outcomes:
        try:
            if self._open is None:
                self._open = self._engine.connect()
            try:
                plain = [work for work in works if is_plain(work)]
                if len(plain) == len(works):
                    self._written_plainly(self._open, plain)
                    return [None] * len(works)
                with self._open.begin():
                    apply_plain(cursor_of(self._open), plain)
                    return [None if is_plain(work) else done(self._open, work) for work in works]
            except (Conflict, *TAKEN):  # one of them does not fit: all anew, each in a savepoint of its own
                with self._open.begin():
                    return [kept(self._open, work) for work in works]
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            self._close()
            return [not_saved(problem)] * len(works)

    def _written_plainly(self, connection: Connection, works: Sequence[Saving]) -> None:
        """Write plain changes. The library's own way to begin and end costs more than ten of them."""
        cursor = cursor_of(connection)
        cursor.execute(BEGIN)
        try:
            apply_plain(cursor, works)
        except BaseException:
            cursor.execute("ROLLBACK")
            raise
        cursor.execute("COMMIT")

    def _close(self) -> None:
        """Close the connection; the next commit opens another one."""
        if self._open is not None:
            with contextlib.suppress(SQLAlchemyError, sqlite3.Error):
                self._open.invalidate()
                self._open.close()
            self._open = None

    def lay_down(self) -> None:
        """Close the connection, when all that was taken is done. Waits for it."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join()
            self._thread = None
        self._close()
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
        except Exception as problem:  # of the connection, or a fault of ours: the next batch is written
            return [not_saved(problem)] * len(works)

    def lay_down(self) -> None:
        """Nothing: the connections are the storage's."""


def not_saved(problem: Exception) -> NotSaved:
    """What who asked is told, who may be a browser: why the database did not take it is for the log."""
    known = isinstance(problem, SQLAlchemyError | sqlite3.Error | OSError)
    log.error(
        "not written",
        exc_info=None if known else problem,
        extra={"facts": {"problem": f"{type(problem).__name__}: {reason(problem)}"}},
    )
    return NotSaved("the database did not take it")


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
        return Conflict(reason(problem))
    except DBAPIError as problem:
        if problem.connection_invalidated or connection.dialect.name == "sqlite":
            raise
        return not_saved(problem)
    return None


def is_plain(work: Work) -> TypeGuard[Saving]:
    """Whether `work` can be written together with its like."""
    return isinstance(work, Saving) and work.is_plain()
