"""Small words for SQL, and what a change of hands does to tables."""

from typing import Any

from sqlalchemy import Connection, text

from sanjie.server.notices import owned as notices
from sanjie.server.talk import owned


def do(connection: Connection, statement: str, **values: object) -> int:
    """Do a statement; how many rows it touched."""
    return int(connection.execute(text(statement), values).rowcount)


def one(connection: Connection, statement: str, **values: object) -> Any:
    """The first row that a statement finds, or None."""
    return connection.execute(text(statement), values).first()


def many(connection: Connection, statement: str, **values: object) -> list[Any]:
    """All rows that a statement finds; a fresh list."""
    return list(connection.execute(text(statement), values).all())


def follow(connection: Connection, guest: str, account: str, session: str) -> list[str]:
    """Give the guest's seats and what they said to the account, in its new session; the tables that changed.

    Where the account sits already, the guest's seat stays the guest's: two people do not become one.
    """
    rows = many(
        connection,
        "SELECT DISTINCT table_id FROM seats WHERE guest = :guest"
        " AND table_id NOT IN (SELECT table_id FROM seats WHERE guest = :account)",
        guest=guest,
        account=account,
    )
    tables = [str(row[0]) for row in rows]
    for table in tables:
        reseat(connection, table, guest, account)
    owned.follow(connection, guest, account)
    notices.follow(connection, guest, account, session)
    left = "SELECT 1 FROM seats WHERE guest = :guest"
    do(connection, f"DELETE FROM guests WHERE id = :guest AND NOT EXISTS ({left})", guest=guest)
    return tables


def reseat(connection: Connection, table: str, old: str, new: str) -> None:
    """Give the seats of a person to another id. The version goes up: who holds a copy must read it again."""
    seats = "UPDATE seats SET guest = :new WHERE table_id = :id AND guest = :old"
    do(connection, seats, new=new, old=old, id=table)
    do(connection, "UPDATE tables SET version = version + 1 WHERE id = :id", id=table)
