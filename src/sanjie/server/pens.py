"""Writing many changes in one durable commit: those that do not fit are undone alone, the others are kept."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sanjie.server.engines import LOCK
from sanjie.server.stored import Conflict, NotSaved

TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)  # a row of that key is there, whoever says so

Work = Callable[[Connection], None]
Outcomes = list[Exception | None]  # what kept each work from being saved, or None


class FilePen:
    """Writes a file of SQLite, in a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    async def write(self, works: Sequence[Work]) -> Outcomes:
        """One transaction for all `works`."""
        return await asyncio.to_thread(self._written, works)

    def _written(self, works: Sequence[Work]) -> Outcomes:
        try:
            try:
                with self._engine.begin() as connection:
                    return [done(connection, work) for work in works]
            except TAKEN:  # one of them does not fit: all anew, each in a savepoint of its own
                with self._engine.begin() as connection:
                    return [kept(connection, work) for work in works]
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            return [NotSaved(str(problem))] * len(works)

    def lay_down(self) -> None:
        """Close the connection."""
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
