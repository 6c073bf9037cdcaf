"""Whom somebody does not want to hear, or to meet, in the database."""

import secrets
import time
from typing import Final, Literal

from sqlalchemy import Connection, text

from sanjie.server.people.sql import do, one
from sanjie.server.storage import Storage
from sanjie.server.stored import Conflict
from sanjie.server.talk.wire import TalkPerson

MOST: Final = 500  # people whom somebody may be bound to
Kind = Literal["mute", "block"]
PEOPLE: Final = text(
    "SELECT b.id, b.other_guest, COALESCE(g.name, ''), b.kind, b.made FROM bonds b"
    " LEFT JOIN guests g ON g.id = b.other_guest WHERE b.guest = :guest ORDER BY b.made DESC, b.id"
)
KEPT_OUT: Final = text(
    "SELECT 1 FROM seats s JOIN bonds b ON b.guest = s.guest AND b.other_guest = :guest"
    " WHERE s.table_id = :table AND s.kind = 'person' AND b.kind = 'block' LIMIT 1"
)
KEPT_AWAY: Final = text(
    "SELECT 1 FROM seats s JOIN bonds b ON b.other_guest = s.guest AND b.guest = :guest"
    " WHERE s.table_id = :table AND s.kind = 'person' AND b.kind = 'block' LIMIT 1"
)
AT_ODDS: Final = text(
    "SELECT 1 FROM bonds b JOIN seats s ON s.guest = b.guest AND s.table_id = :table"
    " JOIN seats o ON o.guest = b.other_guest AND o.table_id = :table"
    " WHERE b.kind = 'block' AND s.kind = 'person' AND o.kind = 'person' LIMIT 1"
)


class TooManyBonds(Conflict):
    """Somebody has as many as they may."""


async def bind(storage: Storage, guest: str, other: str, kind: Kind, table: str = "") -> None:
    """`guest` does not want to hear, or meet, `other`; what was before between them gives way.

    If that is a guest, `guest` is wary from now on at the `table` where they met (`hushes.py`).

    Raises TooManyBonds, NotSaved.
    """

    def work(connection: Connection) -> None:
        pair = {"guest": guest, "other": other}
        count = one(
            connection,
            "SELECT COUNT(*) FROM bonds WHERE guest = :guest AND other_guest <> :other",
            **pair,
        )[0]
        if count >= MOST:
            raise TooManyBonds(f"at most {MOST} people can be muted or blocked")
        do(connection, "DELETE FROM bonds WHERE guest = :guest AND other_guest = :other", **pair)
        do(
            connection,
            "INSERT INTO bonds (id, guest, other_guest, kind, made, table_id)"
            " VALUES (:id, :guest, :other, :kind, :now, :table)",
            id=secrets.token_hex(8),
            kind=kind,
            table="" if one(connection, "SELECT 1 FROM accounts WHERE id = :other", other=other) else table,
            now=int(time.time()),
            **pair,
        )

    await storage.write(work)


async def release(storage: Storage, guest: str, name: str) -> bool:
    """`guest` wants to hear somebody again; False if they have no bond of that id. Raises NotSaved."""
    found: list[bool] = []

    def work(connection: Connection) -> None:
        statement = "DELETE FROM bonds WHERE id = :id AND guest = :guest"
        found[:] = [do(connection, statement, id=name, guest=guest) == 1]

    await storage.write(work)
    return found[0]


async def set_deaf(storage: Storage, guest: str, deaf: bool) -> None:
    """`guest` hears nothing at all, or hears again. Raises NotSaved."""

    def work(connection: Connection) -> None:
        do(connection, "DELETE FROM deaf WHERE guest = :guest", guest=guest)
        if deaf:
            do(connection, "INSERT INTO deaf (guest) VALUES (:guest)", guest=guest)

    await storage.write(work)


async def people(storage: Storage, guest: str) -> list[tuple[str, TalkPerson]]:
    """Everybody `guest` does not want to hear, by their guest's id, the latest first."""
    async with storage.reading() as connection:
        rows = await connection.execute(PEOPLE, {"guest": guest})
        return [(other, TalkPerson(name, called, kind, made)) for name, other, called, kind, made in rows]


async def kept_out(storage: Storage, table_id: str, guest: str) -> bool:
    """Whether somebody sits at the table who has blocked `guest`."""
    async with storage.reading() as connection:
        found = await connection.execute(KEPT_OUT, {"table": table_id, "guest": guest})
        return found.first() is not None


async def apart(storage: Storage, table_id: str, guest: str) -> bool:
    """Whether `guest` and somebody who sits at the table are not to meet, whichever of them wants that."""
    if await kept_out(storage, table_id, guest):
        return True
    async with storage.reading() as connection:
        found = await connection.execute(KEPT_AWAY, {"table": table_id, "guest": guest})
        return found.first() is not None


async def at_odds(storage: Storage, table_id: str) -> bool:
    """Whether two who sit at the table are not to meet again."""
    async with storage.reading() as connection:
        return (await connection.execute(AT_ODDS, {"table": table_id})).first() is not None
