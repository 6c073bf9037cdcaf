"""What notices keep of a person: how it follows them into an account, goes with them, and is told to them."""

from typing import Any, Final

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

PLACES: Final = ("pushes", "mails", "mails_asked", "notices")  # in each the column `guest` names a person
FOLLOW: Final = (
    "DELETE FROM mails WHERE guest = :old AND EXISTS (SELECT 1 FROM mails m WHERE m.guest = :new)",
    "DELETE FROM mails_asked WHERE guest = :old AND EXISTS"
    " (SELECT 1 FROM mails_asked m WHERE m.guest = :new)",
    "DELETE FROM notices WHERE guest = :old AND EXISTS (SELECT 1 FROM notices n WHERE n.guest = :new"
    " AND n.table_id = notices.table_id AND n.number = notices.number)",
    "UPDATE mails SET guest = :new WHERE guest = :old",
    "UPDATE mails_asked SET guest = :new WHERE guest = :old",
    "UPDATE notices SET guest = :new WHERE guest = :old",
    "UPDATE pushes SET guest = :new, session = :session WHERE guest = :old",
)

Json = dict[str, Any]


def follow(connection: Connection, guest: str, account: str, session: str) -> None:
    """All of it is the account's from now on; the guest's browser gets notices until that session ends."""
    for statement in FOLLOW:
        values = {"old": guest, "new": account}
        if ":session" in statement:
            values["session"] = session
        connection.execute(text(statement), values)


def forget(connection: Connection, person: str) -> None:
    """No notice goes to them any more, and nothing tells that one did."""
    for place in PLACES:
        connection.execute(text(f"DELETE FROM {place} WHERE guest = :id"), {"id": person})


async def told(connection: AsyncConnection, person: str) -> Json:
    """All of it as JSON, for themselves; times in seconds since 1970. Keys of browsers are left out."""

    async def rows(statement: str) -> list[Json]:
        found = await connection.execute(text(statement), {"id": person})
        return [dict(row) for row in found.mappings()]

    return {
        "browsers": await rows(
            "SELECT endpoint, device, language, made FROM pushes WHERE guest = :id ORDER BY made, id"
        ),
        "mail": next(
            iter(await rows("SELECT address, language, confirmed FROM mails WHERE guest = :id")), None
        ),
        "asked": next(
            iter(await rows("SELECT address, language, ends FROM mails_asked WHERE guest = :id")), None
        ),
        "sent": await rows(
            'SELECT table_id AS "table", number, seen, sent FROM notices WHERE guest = :id'
            " ORDER BY seen, table_id"
        ),
    }
