"""Connections to a database: SQLite by a file, PostgreSQL by a URL. Both have one writer at a time.

SQLite lets one transaction write and the others wait. PostgreSQL would let many, and who reads before they
write would have to know; there every transaction that writes first takes one lock of ours, so that what is
true of the file is true of the server. Changes share commits, so this costs little.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

Place = Path | URL  # a file of SQLite, or a server of PostgreSQL

WAIT_SECONDS: Final = 10
READERS: Final = 3
STATEMENTS: Final = 256  # of the writer's that are kept as the library has read them
BEGIN: Final = "BEGIN IMMEDIATE"  # what a transaction that writes a file starts with
LOCK: Final = text("SELECT pg_advisory_xact_lock(7205759403)")  # any number, the same in every process
PROGRAM: Final = "sanjie"  # how we are called among the server's connections


def file_writer(file: Path, begin: str = BEGIN) -> Engine:
    """The one connection that writes the file, for a thread; each of its transactions starts with `begin`."""
    engine = create_engine(
        f"sqlite:///{file}",
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,  # what goes wrong is logged, what was written is not
        connect_args={"timeout": WAIT_SECONDS, "check_same_thread": False, "cached_statements": STATEMENTS},
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _beginning(begin))
    return engine


def file_reader(file: Path) -> AsyncEngine:
    """Connections that read the file."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{file}",
        pool_size=READERS,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"timeout": WAIT_SECONDS},
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _beginning("BEGIN"))
    return engine


def server_engine(url: URL) -> AsyncEngine:
    """Connections to a server of PostgreSQL; one that it has dropped is replaced before it is used."""
    return create_async_engine(
        url,
        pool_size=READERS + 1,  # and the one that writes
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": WAIT_SECONDS, "server_settings": {"application_name": PROGRAM}},
    )


def _set_up(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy begins and ends transactions, the driver does not
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _beginning(statement: str) -> Callable[[Any], None]:
    def begin(connection: Any) -> None:
        connection.exec_driver_sql(statement)

    return begin
