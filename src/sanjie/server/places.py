"""The database that a URL names, file or server, made ready to be used."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie.server import claims, database, migrations
from sanjie.server.database import DatabaseProblem, LostDatabase, UnknownDatabase, database_file
from sanjie.server.engines import BEGIN, LOCK, Place, file_writer, server_engine

POSTGRES: Final = ("postgresql", "postgresql+asyncpg", "postgres")

__all__ = ["DatabaseProblem", "Place", "must_exist", "name_of", "place_of", "prepare", "within"]

T = TypeVar("T")


def place_of(url: str | None) -> Place:
    """What `url` names: `sqlite:///FILE`, `postgresql://USER:PASSWORD@HOST/DATABASE`, or our own file.

    Raises UnknownDatabase; its text repeats the kind of URL and never the rest, which may hold a password.
    """
    kind = url.partition("://")[0] if url else ""
    if not url or kind not in POSTGRES:
        return database_file(url)
    try:
        there = make_url(url).set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError) as problem:
        raise UnknownDatabase(kind=f"{kind}://") from problem
    if not there.database:
        raise UnknownDatabase(kind=f"{kind}://")
    return there


def name_of(place: Place) -> str:
    """What people are told of a place: a path, or a URL without its password."""
    if isinstance(place, Path):
        return str(place)
    return place.set(drivername="postgresql").render_as_string(hide_password=True)


def prepare(place: Place, beside: bool = True) -> None:
    """Make a database ready to use: brought to this release's shape in one transaction.

    Unless that may be `beside` others who use it, it is refused while a server does. Raises DatabaseProblem,
    and then nothing in it has changed.
    """
    if not isinstance(place, Path):
        asyncio.run(_prepare_there(place, beside))
    elif beside or not place.exists() or database.inspected(place) in (0, migrations.VERSION):
        database.prepare(place)
    else:
        with claims.alone(place):
            database.prepare(place)


def replace(place: Place, work: Callable[[Connection], T]) -> T:
    """What `work` gives, which changes all of a database that no server uses; all of it is kept, or nothing.

    Raises DatabaseProblem, and what `work` raises.
    """

    def alone(connection: Connection) -> T:
        claims.refuse_served(connection, name_of(place))
        return work(connection)

    prepare(place, beside=False)
    with claims.alone(place):
        return within(place, alone)


def must_exist(place: Place) -> None:
    """Raises LostDatabase if `place` is a file that is not there; none is made."""
    if isinstance(place, Path) and not place.exists():
        raise LostDatabase(place=name_of(place), detail="there is no such file")


async def _prepare_there(url: URL, beside: bool) -> None:
    engine = server_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(LOCK)  # servers that start at once take turns here
            version = await inspected(connection, name_of(url))
            if version < migrations.VERSION:
                if version and not beside:
                    await connection.run_sync(claims.refuse_served, name_of(url))
                await connection.run_sync(migrations.upgrade, migrations.VERSION)
    except (SQLAlchemyError, OSError, TimeoutError) as problem:
        if isinstance(problem, DBAPIError):
            database.refuse_misshapen(name_of(url), problem)
        raise LostDatabase(place=name_of(url), detail=reason(problem)) from problem
    finally:
        await engine.dispose()


def within(place: Place, work: Callable[[Connection], T], writing: bool = True) -> T:
    """What `work` gives on a connection of its own, in one transaction: all is kept, or nothing if it raises.

    Who only reads sees the database as it is at one moment and keeps nobody from writing.
    """
    if isinstance(place, URL):
        return asyncio.run(_within_there(place, work, writing))
    engine = file_writer(place, BEGIN if writing else "BEGIN")
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


async def _within_there(url: URL, work: Callable[[Connection], T], writing: bool) -> T:
    engine = server_engine(url)
    try:
        async with engine.connect() as connection:
            if writing:
                await connection.execute(LOCK)
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            done = await connection.run_sync(work)
            await connection.commit()
            return done
    finally:
        await engine.dispose()


async def inspected(connection: AsyncConnection, name: str) -> int:
    """The version of a server's database, 0 for an empty one. Raises DamagedDatabase or NewerDatabase."""
    found = await connection.execute(
        text("SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()")
    )
    names = {str(row[0]) for row in found}
    if not names:
        return 0
    noted: list[tuple[object, str]] = []
    if migrations.NOTE in names:
        rows = await connection.execute(text(f"SELECT version, release FROM {migrations.NOTE}"))
        noted = [(row[0], str(row[1])) for row in rows]
    return database.known_version(name, noted)


def reason(problem: BaseException) -> str:
    """The first line of what went wrong; SQL and its values are on the others."""
    said = str(getattr(problem, "orig", None) or problem) or type(problem).__name__
    return said.splitlines()[0].removeprefix("<class 'asyncpg.exceptions.").strip()
