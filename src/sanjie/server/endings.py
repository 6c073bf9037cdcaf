"""Who won games that ended before that was noted beside them: found out from their records when asked for."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, text

from sanjie.core.seats import NOBODY, only
from sanjie.server.storage import Storage
from sanjie.server.stored import Line, NotSaved, Standing
from sanjie.server.table import Table, Unreadable
from sanjie.server.telling import ending

MOST_AT_ONCE: Final = 8  # records that are played again for one list; the next look finds the next
UNNOTED: Final = -1

NOTE: Final = text("UPDATE tables SET winners = :winners WHERE id = :id AND status = 'over' AND winners < 0")

log: Final = logging.getLogger("sanjie.tables")


async def with_endings(storage: Storage, lines: Sequence[Line]) -> list[Line]:
    """`lines`, those of finished games with who won, which is noted; what nobody can read stays as it is."""
    found: list[Line] = []
    played = 0
    for line in lines:
        if played < MOST_AT_ONCE and is_unnoted(line.table.standing):
            played += 1
            winners = await winners_of(storage, line.table.id)
            if winners != UNNOTED:
                standing = replace(line.table.standing, winners=winners)
                line = replace(line, table=replace(line.table, standing=standing))
        found.append(line)
    return found


def is_unnoted(standing: Standing) -> bool:
    """Whether the game is over and nobody has noted who won."""
    return standing.status == "over" and standing.winners < 0 and not standing.fault


async def winners_of(storage: Storage, table_id: str) -> int:
    """Who won by the table's record, bit i being seat i, and note it; UNNOTED if that cannot be told."""
    stored = await storage.load(table_id)
    if stored is None:
        return UNNOTED
    try:  # to play a long record again takes a while
        end = await asyncio.to_thread(lambda: ending(Table(stored)))
    except Unreadable:
        return UNNOTED  # whoever opens the table is told
    if end is None:
        return UNNOTED
    winners = NOBODY
    for seat in end.winners:
        winners |= only(seat)
    row = {"id": table_id, "winners": winners}

    def note(connection: Connection) -> None:
        connection.execute(NOTE, row)

    try:
        await storage.write(note)
    except NotSaved as problem:
        log.warning("not noted", extra={"facts": {"table": table_id, "problem": str(problem)}})
    return winners
