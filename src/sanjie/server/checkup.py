"""Whether every table of a database can be played on: each record replayed, each digest compared."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import text

from sanjie.server.engines import Place
from sanjie.server.places import within
from sanjie.server.storage import Storage
from sanjie.server.table import Table, Unreadable


@dataclass
class Health:
    """What was found."""

    tables: int = 0
    answers: int = 0
    faults: list[tuple[str, str]] = field(default_factory=list)  # table or place, and what is wrong


async def checked(place: Place) -> Health:
    """Replay every table of the database at `place`, which is ready to be used. Changes nothing."""
    health = Health()
    storage = Storage(place)
    try:
        async with storage.reading() as connection:
            ids = [str(row[0]) for row in await connection.execute(text("SELECT id FROM tables ORDER BY id"))]
        for table_id in ids:
            stored = await storage.load(table_id)
            if stored is None:
                continue
            health.tables += 1
            health.answers += len(stored.answers)
            try:
                fault = Table(stored).fault
            except Unreadable as problem:
                fault = str(problem)
            if fault:
                health.faults.append((table_id, fault))
    finally:
        await storage.close()
    return health


def file_faults(place: Place) -> Iterator[tuple[str, str]]:
    """What SQLite itself finds wrong with a file; PostgreSQL looks after its own."""
    if not isinstance(place, Path):
        return
    for pragma in ("integrity_check(20)", "foreign_key_check"):
        rows = within(place, lambda connection: connection.execute(text(f"PRAGMA {pragma}")).all(), False)  # noqa: B023
        for row in rows:
            if tuple(row) != ("ok",):
                yield pragma.partition("(")[0], " ".join(map(str, row))
