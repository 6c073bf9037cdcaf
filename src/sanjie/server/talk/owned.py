"""What talk keeps of a person: how it follows them into an account, goes with them, and is told to them."""

from typing import Any, Final

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

PLACES: Final = (  # every column that names a person
    ("said", "guest"),
    ("bonds", "guest"),
    ("bonds", "other_guest"),
    ("deaf", "guest"),
    ("silences", "guest"),
    ("reports", "guest"),
    ("reports", "about_guest"),
    ("report_lines", "guest"),
)
TWICE: Final = (  # what an account would have twice, or of itself, once a guest's comes to it
    "DELETE FROM bonds WHERE guest = :old AND (other_guest = :new OR EXISTS (SELECT 1 FROM bonds b"
    " WHERE b.guest = :new AND b.other_guest = bonds.other_guest AND b.kind = bonds.kind"
    " AND (b.other_guest <> '' OR b.table_id = bonds.table_id)))",  # of two without a name each is another
    "DELETE FROM bonds WHERE other_guest = :old AND (guest = :new OR EXISTS (SELECT 1 FROM bonds b"
    " WHERE b.other_guest = :new AND b.guest = bonds.guest AND b.kind = bonds.kind))",
    "DELETE FROM deaf WHERE guest = :old AND EXISTS (SELECT 1 FROM deaf d WHERE d.guest = :new)",
    "UPDATE silences SET until = (SELECT MAX(until) FROM silences WHERE guest IN (:old, :new))"
    " WHERE guest IN (:old, :new)",
    "DELETE FROM silences WHERE guest = :old AND EXISTS (SELECT 1 FROM silences s WHERE s.guest = :new)",
)

Json = dict[str, Any]


def follow(connection: Connection, guest: str, account: str) -> None:
    """All of it is the account's from now on; whoever was silenced stays so.

    Nobody is wary any more because of an account, which is not shed like a cookie.
    """
    connection.execute(text("UPDATE bonds SET table_id = '' WHERE other_guest = :old"), {"old": guest})
    for statement in TWICE:
        connection.execute(text(statement), {"old": guest, "new": account})
    for table, column in PLACES:
        statement = f"UPDATE {table} SET {column} = :new WHERE {column} = :old"
        connection.execute(text(statement), {"old": guest, "new": account})


def forget(connection: Connection, person: str) -> None:
    """What they said goes, and reports of them; what they reported has no name any more."""
    of_them = "SELECT number FROM reports WHERE about_guest = :id"
    for statement in (
        f"DELETE FROM report_lines WHERE guest = :id OR report IN ({of_them})",
        "DELETE FROM reports WHERE about_guest = :id",
        "UPDATE reports SET guest = '' WHERE guest = :id",
        "UPDATE tables SET unsaid = unsaid + 1 WHERE id IN (SELECT table_id FROM said WHERE guest = :id)",
        "DELETE FROM said WHERE guest = :id",
        "UPDATE bonds SET other_guest = '' WHERE other_guest = :id AND table_id <> ''",  # wary without a name
        "DELETE FROM bonds WHERE guest = :id OR other_guest = :id",
        "DELETE FROM deaf WHERE guest = :id",
        "DELETE FROM silences WHERE guest = :id",
    ):
        connection.execute(text(statement), {"id": person})


async def told(connection: AsyncConnection, person: str) -> Json:
    """All of it as JSON, for themselves; times in milliseconds since 1970. Of others only their names."""

    async def rows(statement: str) -> list[Json]:
        found = await connection.execute(text(statement), {"id": person})
        return [dict(row) for row in found.mappings()]

    return {
        "said": await rows(
            'SELECT table_id AS "table", channel, seat, words, phrase, at FROM said WHERE guest = :id'
            " ORDER BY at, table_id, number"
        ),
        "deaf": bool(await rows("SELECT 1 FROM deaf WHERE guest = :id")),
        "silenced_until": next(
            (row["until"] for row in await rows("SELECT until FROM silences WHERE guest = :id")), 0
        ),
        "people": await rows(
            "SELECT b.kind, COALESCE(g.name, '') AS name, b.made FROM bonds b"
            " LEFT JOIN guests g ON g.id = b.other_guest WHERE b.guest = :id ORDER BY b.made, b.id"
        ),
        "reports": await rows(
            'SELECT table_id AS "table", reason, words, made FROM reports WHERE guest = :id ORDER BY number'
        ),
    }
