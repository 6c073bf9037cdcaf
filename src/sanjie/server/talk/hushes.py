"""A guest who was silenced comes back as another guest, by another cookie: what is done about that.

The tables where they sat or spoke are hushed for as long as they are silenced. There, guests who are newer
than the silence say quick phrases alone. Who has an account speaks, who had spoken there before it speaks,
and who sat down before the game began does once it goes on. Nothing is kept of anybody for it, no address
and no device: a hush names a table and two moments.

Who has muted or blocked a guest at a table is wary there in the same way, for themselves alone: of guests who
are newer there than that they hear phrases, until they hear that guest again.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, bindparam, text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie.server.people.sql import do, many, one

WHERE: Final = (
    "SELECT table_id FROM said WHERE guest = :guest UNION SELECT table_id FROM seats WHERE guest = :guest"
)
HUSHED: Final = (
    "SELECT MAX(h.until) FROM hushes h WHERE h.table_id = :table AND h.until > :now"
    " AND NOT EXISTS (SELECT 1 FROM said l"
    " WHERE l.table_id = :table AND l.guest = :guest AND l.at < h.since)"
    " AND NOT EXISTS (SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id"
    " WHERE s.table_id = :table AND s.guest = :guest AND t.status <> 'waiting')"
    " AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = :guest)"
)
ANY: Final = "SELECT 1 FROM hushes WHERE table_id = :table AND until > :now"
WARY: Final = text(  # a bond names a table if it is with a guest, who was met there
    "SELECT guest, MIN(made) FROM bonds WHERE table_id = :table AND guest IN :ids GROUP BY guest"
).bindparams(bindparam("ids", expanding=True))
NEW: Final = text(  # of guests with neither account nor a seat in the game, when they first spoke
    "SELECT l.guest, MIN(l.at) FROM said l WHERE l.table_id = :table AND l.words <> ''"
    " AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = l.guest)"
    " AND NOT EXISTS (SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id"
    " WHERE s.table_id = :table AND s.guest = l.guest AND t.status <> 'waiting') GROUP BY l.guest"
)


async def newcomers(
    connection: AsyncConnection, table: str, guests: Collection[str]
) -> dict[str, frozenset[str]]:
    """By each of `guests` who is wary at the table, the guests there whose words they do not hear."""
    found = (await connection.execute(WARY, {"table": table, "ids": sorted(guests)})).all()
    if not found:
        return {}
    since = {str(guest): (int(made) + 1) * 1_000 for guest, made in found}  # it is dated in whole seconds
    spoke = [(str(guest), int(at)) for guest, at in await connection.execute(NEW, {"table": table})]
    return {
        guest: frozenset(other for other, at in spoke if at >= moment and other != guest)
        for guest, moment in since.items()
    }


def hush(connection: Connection, guest: str, since: int, until: int) -> None:
    """Hush the tables of a guest who is silenced; of an account none, for an account is not shed so."""
    do(connection, "DELETE FROM hushes WHERE until <= :since", since=since)
    if one(connection, "SELECT 1 FROM accounts WHERE id = :guest", guest=guest):
        return
    for (table,) in many(connection, WHERE, guest=guest):
        do(
            connection,
            "INSERT INTO hushes (table_id, since, until) VALUES (:table, :since, :until)"
            " ON CONFLICT (table_id, since) DO UPDATE SET until = excluded.until",
            table=table,
            since=since,
            until=until,
        )


def end(connection: Connection, guest: str, since: int) -> None:
    """End the hushes that began with a silence of the guest."""
    where = f"DELETE FROM hushes WHERE since = :since AND table_id IN ({WHERE})"
    do(connection, where, since=since, guest=guest)


def hushed(connection: Connection, table: str, guest: str, now: int) -> int:
    """Until when `guest` says no words of their own at the table, milliseconds since 1970; 0: they may."""
    return int(one(connection, HUSHED, table=table, guest=guest, now=now)[0] or 0)
