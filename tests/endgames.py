"""Tables a few answers before their end: played here at random, then put into a server's database.

For tests of whole screens at the end of a game: playing all of it in a browser takes long.
"""

import asyncio
import random
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Final

from sanjie.core.game import Chosen
from sanjie.core.seats import members
from sanjie.server.course import counting
from sanjie.server.storage import Storage
from sanjie.server.stored import NewTable, Sitting, Stored
from sanjie.server.table import Table, new_table
from sanjie.server.terms import OF_OLD, Terms

SEED: Final = "5a" * 32
MOST_ANSWERS: Final = 20_000


def late_table(
    table_id: str,
    game: str,
    sittings: Sequence[Sitting],
    options: Mapping[str, Chosen],
    left: int,
    luck: int = 1,
    terms: Terms = OF_OLD,
) -> NewTable:
    """A table of `game` that was played at random, `left` answers of its people before its end.

    `luck` is the seed of their answers; chance has one of its own.
    """
    fresh = new_table(table_id, game, options, sittings, seed=SEED, terms=terms)
    table = Table(Stored(fresh, 0, fresh.answers, frozenset()))
    rng = random.Random(luck)
    rests: list[tuple[int, NewTable]] = []
    while table.standing.status == "playing":
        rests.append((table.upto, replace(fresh, standing=table.standing, answers=tuple(table.answers))))
        assert len(rests) < MOST_ANSWERS, "the game does not end"
        seat = members(table.state.awaiting)[0]
        table.take(table.played(seat, rng.choice(table.state.options(seat)), None))
    assert not table.fault, table.fault
    assert len(counting(table.answers)) == table.upto
    return rests[max(0, len(rests) - left)][1]


def put(data: Path, tables: Sequence[NewTable]) -> None:
    """Add `tables` to the database of a server that does not run."""
    file = data / "sanjie.db"
    with sqlite3.connect(file) as checked:
        assert checked.execute("PRAGMA quick_check").fetchone() == ("ok",)

    async def add() -> None:
        storage = Storage(file)
        await storage.open()
        for table in tables:
            await storage.add_table(table)
        await storage.close()

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright leaves an event loop running in this thread
        elsewhere.submit(asyncio.run, add()).result()
