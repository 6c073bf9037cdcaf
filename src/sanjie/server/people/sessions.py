"""Sessions: browsers that signed in. What is stored of each is a mark that opens nothing."""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, text

from sanjie.server.people.kept import Entry, Session
from sanjie.server.people.sql import do, follow, many
from sanjie.server.storage import Storage

DAY: Final = 86_400
IDLE: Final = 90 * DAY  # a session that nobody used for so long is over
SEEN_EVERY: Final = 3_600  # how exactly it is known when a session was used last
MOST_SESSIONS: Final = 50  # of an account; the longest unused end
ROW: Final = "SELECT id, account, device, made, seen FROM sessions"
ALIVE: Final = text("SELECT id FROM sessions WHERE seen >= :old AND id IN :ids").bindparams(
    bindparam("ids", expanding=True)
)


class Sessions:
    """Reads and ends sessions."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        """`clock` gives seconds since 1970."""
        self._storage: Final = storage
        self._clock: Final = clock

    async def of_token(self, token: str) -> Session | None:
        """The session that a cookie's token stands for, if it goes on; that it was used is noted."""
        async with self._storage.reading() as connection:
            found = await connection.execute(text(f"{ROW} WHERE mark = :mark"), {"mark": mark_of(token)})
            row = found.first()
        if row is None:
            return None
        session, now = Session(*row), int(self._clock())
        if session.seen < now - IDLE:
            return None
        if session.seen < now - SEEN_EVERY:
            seen = "UPDATE sessions SET seen = :now WHERE id = :id"
            await self._storage.write(lambda connection: _only_do(connection, seen, now=now, id=session.id))
        return session

    async def of_account(self, account: str) -> list[Session]:
        """The account's sessions that go on, the last used first."""
        async with self._storage.reading() as connection:
            rows = await connection.execute(
                text(f"{ROW} WHERE account = :account AND seen >= :old ORDER BY seen DESC, made DESC, id"),
                {"account": account, "old": int(self._clock()) - IDLE},
            )
            return [Session(*row) for row in rows]

    async def alive(self, sessions: Sequence[str]) -> set[str]:
        """Those of the ids whose session goes on."""
        async with self._storage.reading() as connection:
            rows = await connection.execute(ALIVE, {"old": int(self._clock()) - IDLE, "ids": list(sessions)})
            return {str(row[0]) for row in rows}

    async def end(self, account: str, session: str) -> bool:
        """End one of the account's sessions; False if it has none of that id. Raises NotSaved."""
        ended: list[bool] = []

        def work(connection: Connection) -> None:
            statement = "DELETE FROM sessions WHERE id = :id AND account = :account"
            ended[:] = [do(connection, statement, id=session, account=account) == 1]

        await self._storage.write(work)
        return ended[0]

    async def end_others(self, account: str, session: str) -> list[str]:
        """End all the account's sessions but one; their ids. Raises NotSaved."""
        ended: list[str] = []

        def work(connection: Connection) -> None:
            ended[:] = end_all(connection, account, session)

        await self._storage.write(work)
        return ended


def begin(connection: Connection, account: str, entry: Entry, now: int) -> list[str]:
    """Begin a session of the account; the tables that came along with a guest."""
    do(connection, "DELETE FROM sessions WHERE id = :id OR seen < :old", id=entry.before, old=now - IDLE)
    latest = "SELECT id FROM sessions WHERE account = :account ORDER BY seen DESC, id LIMIT :most"
    do(
        connection,
        f"DELETE FROM sessions WHERE account = :account AND id NOT IN ({latest})",
        account=account,
        most=MOST_SESSIONS - 1,
    )
    session = secrets.token_hex(8)
    do(
        connection,
        "INSERT INTO sessions (mark, id, account, device, made, seen)"
        " VALUES (:mark, :id, :account, :device, :now, :now)",
        mark=mark_of(entry.token),
        id=session,
        account=account,
        device=entry.device,
        now=now,
    )
    return follow(connection, entry.guest, account, session) if entry.guest else []


def end_all(connection: Connection, account: str, but: str = "") -> list[str]:
    """End the account's sessions, all but one if it is named; the ids of those that ended."""
    rows = many(connection, "SELECT id FROM sessions WHERE account = :account", account=account)
    ended = [str(row[0]) for row in rows if row[0] != but]
    statement = "DELETE FROM sessions WHERE account = :account AND id <> :but"
    do(connection, statement, account=account, but=but)
    return ended


def new_token() -> str:
    """What the cookie of a new session holds: 256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def mark_of(token: str) -> str:
    """What is stored of a token, 64 hex digits."""
    return hashlib.sha256(f"session {token}".encode("utf-8", "surrogatepass")).hexdigest()


def _only_do(connection: Connection, statement: str, **values: object) -> None:
    do(connection, statement, **values)
