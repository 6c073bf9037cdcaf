"""A guest who was silenced comes back as another guest, by another cookie: what is done about that.

The tables where they sat or spoke are hushed for as long as they are silenced. There, guests who are newer
than the silence say quick phrases alone. Who has an account speaks, who had spoken there before it speaks,
and who sat down before the game began does once it goes on. Nothing is kept of anybody for it, no address
and no device: a hush names a table and two moments.
"""

from typing import Final

from sqlalchemy import Connection

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
