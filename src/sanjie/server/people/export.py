"""Everything that is kept of a person, for themselves."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import text

import sanjie
from sanjie.server.notices import owned as notices
from sanjie.server.people.accounts import Accounts
from sanjie.server.people.sessions import Sessions
from sanjie.server.ratings.rows import of_person
from sanjie.server.storage import Storage
from sanjie.server.talk import owned

Json = dict[str, Any]

TABLES = (
    "SELECT t.id, t.game, t.revision, t.pack, t.options, t.status, t.ended_by, t.made,"
    " s.seat, s.salt, s.stands FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.guest = :id"
    " ORDER BY t.made, t.id"
)
ANSWERS = (
    "SELECT a.table_id, a.seat, a.number, a.answer, a.made FROM answers a"
    " JOIN seats s ON s.table_id = a.table_id AND s.seat = a.seat"
    " WHERE s.guest = :id ORDER BY a.table_id, a.number"
)


async def data_of(person: str, storage: Storage, accounts: Accounts, sessions: Sessions) -> Json:
    """Names, account, tables, own answers and own words of a guest or an account, as JSON.

    Of each table only what the person's own seat did, which they know: nobody else's answers, chance neither.
    """
    async with storage.reading() as connection:
        tables = (await connection.execute(text(TABLES), {"id": person})).mappings().all()
        answers = (await connection.execute(text(ANSWERS), {"id": person})).all()
        ratings = await of_person(connection, person)
        talk = await owned.told(connection, person)
        told = await notices.told(connection, person)
    own: dict[tuple[str, int], list[Json]] = {}
    for table, seat, number, answer, made in answers:
        own.setdefault((table, seat), []).append({"number": number, "answer": answer, "made": moment(made)})
    return {
        "sanjie": sanjie.__version__,
        "name": await storage.name_of(person),
        "account": await account_of(person, accounts, sessions),
        "tables": [
            {
                "table": row["id"],
                "game": row["game"],
                "rules": row["revision"],
                "content": row["pack"],
                "options": msgspec.json.decode(row["options"]),
                "status": row["status"],
                "ended_by": row["ended_by"],
                "made": moment(row["made"]),
                "seat": row["seat"],
                "salt": row["salt"],
                "standing": msgspec.json.decode(row["stands"]) if row["stands"] else None,
                "answers": own.get((row["id"], row["seat"]), []),
            }
            for row in tables
        ],
        "ratings": [{**row, "made": moment(row["made"])} for row in ratings],
        "talk": talk,
        "notices": told,
    }


async def account_of(person: str, accounts: Accounts, sessions: Sessions) -> Json | None:
    """What is kept of the account; None for a guest. Nothing in it lets anybody in."""
    account = await accounts.by_id(person)
    if account is None:
        return None
    return {
        "name": account.written,
        "page_hidden": await accounts.is_hidden(person),
        "password": bool(account.password),
        "recovery_codes_left": await accounts.codes_left(person),
        "passkeys": [
            {"device": kept.device, "made": moment(kept.made), "used": moment(kept.used)}
            for kept in await accounts.passkeys(person)
        ],
        "sessions": [
            {"device": session.device, "made": moment(session.made), "seen": moment(session.seen)}
            for session in await sessions.of_account(person)
        ],
    }


def moment(seconds: int) -> str:
    """A time in seconds since 1970, as ISO 8601 in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
