"""Who uses a database: any number of servers at once, or one command that replaces it or changes its shape.

Beside a file of SQLite lies another that holds nothing: servers lock it together, such a command alone. A
server that nobody could tell what another does is the only one: it locks a second byte alone. The system lets
go of a lock when its process ends, however it ends; no process that it started inherits it. A server of
PostgreSQL knows by itself who is connected.
"""

import errno
import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from sanjie.server.database import DatabaseProblem
from sanjie.server.engines import PROGRAM, Place

SUFFIX: Final = "-serving"
USED: Final = 0  # the byte that servers lock together, and commands alone
TOLD: Final = 1  # the byte that servers lock together if they tell each other what happens, else alone
HELD: Final = (errno.EACCES, errno.EAGAIN)
LOOKS: Final = 20  # at PostgreSQL, which learns a moment later that somebody is gone
LOOK_SECONDS: Final = 0.1
OTHERS: Final = text(
    "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = :program AND pid <> pg_backend_pid()"
)


class Served(DatabaseProblem):
    """A server uses the database at `place`, or another command does."""

    message = "db-served"


class Replaced(DatabaseProblem):
    """A command is replacing the database at `place`, so it cannot be served now."""

    message = "server-replaced"


class Untold(DatabaseProblem):
    """Another server serves the database at `place`, and nothing tells the two what happens at the other."""

    message = "server-untold"


@contextmanager
def serving(place: Place, told: bool | None = None) -> Iterator[None]:
    """Serve the database as long as this lasts. Raises Replaced, Untold, OSError.

    `told`: whether this server and others would tell each other what happens; None for a worker of one.
    """
    with lock_of(place) as lock:
        if lock is not None:
            hold(lock, fcntl.LOCK_SH, USED, Replaced(place=str(place)))
        if lock is not None and told is not None:
            hold(lock, fcntl.LOCK_SH if told else fcntl.LOCK_EX, TOLD, Untold(place=str(place)))
        yield


@contextmanager
def alone(place: Place) -> Iterator[None]:
    """Have a file to oneself as long as this lasts. Raises Served, OSError."""
    with lock_of(place) as lock:
        if lock is not None:
            hold(lock, fcntl.LOCK_EX, USED, Served(place=str(place)))
        yield


@contextmanager
def lock_of(place: Place) -> Iterator[int | None]:
    """What is locked for a file of SQLite, as long as this lasts; of PostgreSQL there is none."""
    if not isinstance(place, Path):
        yield None
        return
    real = place.resolve()
    owner = real.stat()
    lock = os.open(real.with_name(real.name + SUFFIX), os.O_RDWR | os.O_CREAT, owner.st_mode & 0o666)
    try:
        if os.geteuid() == 0:  # whose database it is must be able to lock it, too
            os.fchown(lock, owner.st_uid, owner.st_gid)
        yield lock
    finally:
        os.close(lock)


def hold(lock: int, how: int, byte: int, problem: DatabaseProblem) -> None:
    """Lock that byte, or raise `problem` if others have. Raises OSError."""
    try:
        fcntl.lockf(lock, how | fcntl.LOCK_NB, 1, byte)
    except OSError as held:
        if held.errno not in HELD:
            raise
        raise problem from held


def refuse_served(connection: Connection, place: str) -> None:
    """Raises Served if others are connected to this database of PostgreSQL, a while after they were seen."""
    if connection.dialect.name != "postgresql":
        return
    for look in range(LOOKS):
        connection.execute(text("SELECT pg_stat_clear_snapshot()"))
        if not connection.execute(OTHERS, {"program": PROGRAM}).scalar():
            return
        if look < LOOKS - 1:
            time.sleep(LOOK_SECONDS)
    raise Served(place=place)
