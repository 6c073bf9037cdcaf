"""Finding the database, and refusing one that this release must not touch before anything in it changes.

DatabaseProblem
├── UnknownDatabase     a URL of a kind this release does not speak
├── LostDatabase        a server that does not answer, or does not let us in
├── ReadOnlyDatabase    it could be read, but a move could not be saved
├── NewerDatabase       made by a later release
└── DamagedDatabase     not a database, or not one of ours
"""

import os
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from platformdirs import user_data_path
from sqlalchemy.exc import DBAPIError

import sanjie
from sanjie.server import migrations
from sanjie.server.engines import file_writer
from sanjie.server.migrations import NOTE

SCHEMES: Final = ("sqlite", "sqlite+aiosqlite")
NOT_WRITABLE: Final = (
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_BUSY,
)
MISSHAPEN: Final = ("no such table", "no such column", "already exists", "duplicate column")  # by SQLite
STATES: Final = ("42P01", "42703", "42P07", "42701")  # by PostgreSQL: the same
OWN: Final = stat.S_IRUSR | stat.S_IWUSR
WRITABLE: Final = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


class DatabaseProblem(Exception):
    """The database cannot be used. Words: `message` with `args`; the text is for developers."""

    message = ""

    def __init__(self, **args: str) -> None:
        super().__init__(f"{self.message}: {args}")
        self.args_of_words = args


class UnknownDatabase(DatabaseProblem):
    """The URL is of a `kind` of database that this release does not speak."""

    message = "server-unknown-database"


class LostDatabase(DatabaseProblem):
    """The server named `place`, without its password, does not answer or does not let us in."""

    message = "server-lost-database"


class ReadOnlyDatabase(DatabaseProblem):
    """The `file`, or the folder it lives in, must not be written."""

    message = "server-read-only-database"


class NewerDatabase(DatabaseProblem):
    """A later `release` has given the `file` a `version` beyond what our `own` release has `known`."""

    message = "server-newer-database"


class DamagedDatabase(DatabaseProblem):
    """The `file` is not a database, is damaged, or belongs to another program."""

    message = "server-damaged-database"


def data_folder() -> Path:
    """Where the server keeps its things: SANJIE_DATA, or the user's own data folder. It may not exist yet."""
    chosen = os.environ.get("SANJIE_DATA", "")
    return Path(chosen) if chosen else user_data_path("sanjie", appauthor=False)


def database_file(url: str | None) -> Path:
    """The file that `url` names (`sqlite:///beside.db`, `sqlite:////from/root.db`), or our own by default.

    Raises UnknownDatabase; its text repeats the kind of URL and never the rest, which may hold a password.
    """
    if not url:
        return data_folder() / "sanjie.db"
    scheme, found, rest = url.partition("://")
    if not found or scheme not in SCHEMES or not rest.startswith("/") or len(rest) < 2:
        raise UnknownDatabase(kind=f"{scheme}://" if found else "…")
    return Path(rest[1:])


def prepare(file: Path) -> None:
    """Make `file` ready to use: create it, or bring it to this release's shape in one transaction.

    A new one is for its owner alone to read, and so is what SQLite puts beside it. Raises DatabaseProblem,
    and then neither the file nor its folder has changed.
    """
    if file.exists():
        version = inspected(file)
        refuse_read_only(file)
    else:
        version = 0
        refuse_read_only(file)
        file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):  # SQLite says what is wrong
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT, OWN))
    try:
        if version < migrations.VERSION:
            upgrade(file)
        with closing(sqlite3.connect(file, timeout=10, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
    except DBAPIError as problem:
        refuse_unwritable(file, problem.orig)
        refuse_misshapen(str(file), problem)
        raise
    except sqlite3.OperationalError as problem:
        refuse_unwritable(file, problem)
        raise


def refuse_unwritable(file: Path, problem: object) -> None:
    """Raises ReadOnlyDatabase if that is what SQLite's `problem` comes to."""
    if isinstance(problem, sqlite3.Error) and problem.sqlite_errorcode & 0xFF in NOT_WRITABLE:
        raise ReadOnlyDatabase(file=str(file), detail=str(problem)) from problem


def refuse_misshapen(place: str, problem: DBAPIError) -> None:
    """Raises DamagedDatabase if `problem` is that the database is not as its version says it is."""
    said = problem.orig
    if any(words in str(said) for words in MISSHAPEN) or getattr(said, "sqlstate", None) in STATES:
        detail = str(said).splitlines()[0].rpartition(">: ")[2]
        raise DamagedDatabase(file=place, detail=detail) from problem


def inspected(file: Path) -> int:
    """The version of an existing database, 0 for an empty file. Raises DamagedDatabase or NewerDatabase.

    Looks without touching: while no other process has left a log beside the file, SQLite is told that
    nothing will change it, and then creates none of its own.
    """
    if not file.is_file():
        raise DamagedDatabase(file=str(file), detail="not a file")
    logged = file.with_name(file.name + "-wal").exists()
    address = f"file:{quote(str(file.absolute()))}?{'mode=ro' if logged else 'immutable=1'}"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=10)) as connection:
            health = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            names = {str(row[0]) for row in rows}
            noted: list[tuple[object, str]] = []
            if NOTE in names:
                noted = connection.execute(f"SELECT version, release FROM {NOTE}").fetchall()
    except sqlite3.DatabaseError as problem:
        raise DamagedDatabase(file=str(file), detail=str(problem)) from problem
    if health != "ok":
        raise DamagedDatabase(file=str(file), detail=str(health))
    if not names:
        return 0
    return known_version(str(file), noted)


def known_version(place: str, noted: Sequence[tuple[object, str]]) -> int:
    """The version that the rows of NOTE tell of. Raises DamagedDatabase or NewerDatabase."""
    version, release = noted[0] if len(noted) == 1 else (0, "")
    if not isinstance(version, int) or version < 1:
        raise DamagedDatabase(file=place, detail=f"no version in {NOTE}")
    if version > migrations.VERSION:
        raise NewerDatabase(
            file=place,
            version=str(version),
            release=str(release),
            own=sanjie.__version__,
            known=str(migrations.VERSION),
        )
    return version


def refuse_read_only(file: Path) -> None:
    """Raises ReadOnlyDatabase if `file`, or the folder that must hold it and its log, is not to be written.

    A file that nobody may write is left alone also when we run as root, who could.
    """
    folder = file.parent
    while not folder.exists():
        folder = folder.parent
    for place in (file, folder):
        if place.exists() and not (os.access(place, os.W_OK) and place.stat().st_mode & WRITABLE):
            raise ReadOnlyDatabase(file=str(file), detail=f"{place}: read-only")


def upgrade(file: Path) -> None:
    """Take the steps that are missing, all or none; servers that start at once take turns here."""
    engine = file_writer(file)
    try:
        with engine.begin() as connection:
            migrations.upgrade(connection, migrations.VERSION)
    finally:
        engine.dispose()
