"""Accounts in the database, with their passwords, passkeys and recovery codes."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, text

from sanjie.server.notices import owned as notices
from sanjie.server.people.kept import (
    Account,
    Entry,
    KeptPasskey,
    LastWayIn,
    NameAlike,
    NameTaken,
    NotTrue,
    Spent,
    TooMany,
)
from sanjie.server.people.looks import skeletons
from sanjie.server.people.passkeys import Passkey
from sanjie.server.people.sessions import begin, end_all
from sanjie.server.people.sql import do, many, one, reseat
from sanjie.server.storage import Storage
from sanjie.server.talk import owned

MOST_PASSKEYS: Final = 20
ROW: Final = "SELECT id, written, password FROM accounts"
PASSKEYS: Final = "SELECT id, public_key, count, account, device, made, used FROM passkeys"


class Accounts:
    """Reads and changes accounts. What it keeps of passwords, codes and tokens opens nothing."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        """`clock` gives seconds since 1970."""
        self._storage: Final = storage
        self._clock: Final = clock

    # -- coming in ---------------------------------------------------------------------
    async def open(
        self,
        account: Account,
        login: str,
        name: str,
        codes: Sequence[str],
        entry: Entry,
        passkey: tuple[Passkey, Spent] | None = None,
    ) -> list[str]:
        """Make `account`, found by `login`, with the marks of its `codes`; the tables that moved into it.

        The guest keeps their name; who had none is called `name`. Raises NameTaken, NameAlike if there is one
        that looks like it, NotTrue if the challenge was answered before, NotSaved.
        """
        moved: list[str] = []
        looks, written_so = skeletons(account.written)

        def work(connection: Connection) -> None:
            if one(connection, "SELECT 1 FROM accounts WHERE login = :login", login=login):
                raise NameTaken(f"there is an account {login!r}")
            alike = "SELECT 1 FROM accounts WHERE looks IN (:looks, :so)"
            if one(connection, alike, looks=looks, so=written_so):
                raise NameAlike(f"{account.written!r} looks like the name of another account")
            if passkey is not None:
                spend(connection, passkey[1], self._now())
            do(
                connection,
                "INSERT INTO accounts (id, login, written, password, looks, made)"
                " VALUES (:id, :login, :written, :password, :looks, :now)",
                login=login,
                looks=looks,
                now=self._now(),
                **vars(account),
            )
            was = one(connection, "SELECT name FROM guests WHERE id = :id", id=entry.guest)
            do(
                connection,
                "INSERT INTO guests (id, name, made) VALUES (:id, :name, :now)",
                id=account.id,
                name=was[0] if was else name,
                now=self._now(),
            )
            keep_codes(connection, account.id, codes)
            if passkey is not None:
                self._keep_passkey(connection, account.id, passkey[0], entry.device)
            moved[:] = begin(connection, account.id, entry, self._now())

        await self._storage.write(work)
        return moved

    async def enter(self, account: str, entry: Entry, password: str = "") -> list[str]:
        """Sign in; the tables that moved. A `password` that is given is a better hash of the same password.

        Raises NotTrue if the account was deleted meanwhile, NotSaved.
        """
        moved: list[str] = []

        def work(connection: Connection) -> None:
            must_exist(connection, account)
            if password:
                keep_password(connection, account, password)
            moved[:] = begin(connection, account, entry, self._now())

        await self._storage.write(work)
        return moved

    async def enter_by_passkey(self, kept: KeptPasskey, count: int, spent: Spent, entry: Entry) -> list[str]:
        """Sign in with a passkey that was now used `count` times; the tables that moved.

        Raises NotTrue if challenge or passkey were used meanwhile, or the passkey was removed; NotSaved.
        """
        moved: list[str] = []

        def work(connection: Connection) -> None:
            found = one(connection, "SELECT count FROM passkeys WHERE id = :id", id=kept.passkey.id)
            if not found or found[0] != kept.passkey.count:
                raise NotTrue("the passkey changed meanwhile")
            spend(connection, spent, self._now())
            used = "UPDATE passkeys SET count = :count, used = :now WHERE id = :id"
            do(connection, used, count=count, now=self._now(), id=kept.passkey.id)
            moved[:] = begin(connection, kept.account, entry, self._now())

        await self._storage.write(work)
        return moved

    async def recover(
        self, account: str, code: str, password: str, entry: Entry
    ) -> tuple[list[str], list[str]]:
        """Sign in with a recovery code, given by its mark, which is used up; `password` is the new hash.

        All other sessions end. Gives the tables that moved, and the ids of the sessions that ended. Raises
        NotTrue if there is no such code (any more), NotSaved.
        """
        moved: list[str] = []
        ended: list[str] = []

        def work(connection: Connection) -> None:
            used = "DELETE FROM recovery WHERE mark = :mark AND account = :account"
            if do(connection, used, mark=code, account=account) != 1:
                raise NotTrue("no such code")
            keep_password(connection, account, password)
            ended[:] = end_all(connection, account)
            moved[:] = begin(connection, account, entry, self._now())

        await self._storage.write(work)
        return moved, ended

    # -- reading -----------------------------------------------------------------------
    async def by_login(self, login: str) -> Account | None:
        """The account that is found by a name, or None."""
        row = await self._first(f"{ROW} WHERE login = :login", login=login)
        return Account(*row) if row is not None else None

    async def by_id(self, account: str) -> Account | None:
        """The account of that id, or None."""
        row = await self._first(f"{ROW} WHERE id = :id", id=account)
        return Account(*row) if row is not None else None

    async def codes_left(self, account: str) -> int:
        """How many recovery codes were not used yet."""
        row = await self._first("SELECT COUNT(*) FROM recovery WHERE account = :account", account=account)
        return int(row[0])

    async def passkeys(self, account: str) -> list[KeptPasskey]:
        """The account's passkeys, the oldest first."""
        async with self._storage.reading() as connection:
            rows = await connection.execute(
                text(f"{PASSKEYS} WHERE account = :account ORDER BY made, id"), {"account": account}
            )
            return [kept_passkey(row) for row in rows]

    async def passkey(self, name: str) -> KeptPasskey | None:
        """The passkey of that id, whosever it is, or None."""
        row = await self._first(f"{PASSKEYS} WHERE id = :id", id=name)
        return kept_passkey(row) if row is not None else None

    # -- changing ----------------------------------------------------------------------
    async def set_password(self, account: str, password: str, session: str) -> list[str]:
        """Keep another password hash; the ids of the account's other sessions, which end.

        Raises NotTrue if the account was deleted meanwhile, NotSaved.
        """
        ended: list[str] = []

        def work(connection: Connection) -> None:
            must_exist(connection, account)
            keep_password(connection, account, password)
            ended[:] = end_all(connection, account, session)

        await self._storage.write(work)
        return ended

    async def hide(self, account: str, hidden: bool) -> list[str]:
        """Show the account's page to nobody, or to everybody; the tables where its seats led there.

        Raises NotTrue if the account was deleted meanwhile, NotSaved.
        """
        changed: list[str] = []

        def work(connection: Connection) -> None:
            must_exist(connection, account)
            statement = "UPDATE accounts SET hidden = :hidden WHERE id = :id"
            do(connection, statement, hidden=int(hidden), id=account)
            rows = many(connection, "SELECT DISTINCT table_id FROM seats WHERE guest = :id", id=account)
            changed[:] = [str(row[0]) for row in rows]
            for table in changed:
                reseat(connection, table, account, account)

        await self._storage.write(work)
        return changed

    async def is_hidden(self, account: str) -> bool:
        """Whether nobody else sees the account's page."""
        row = await self._first("SELECT hidden FROM accounts WHERE id = :id", id=account)
        return row is not None and bool(row[0])

    async def set_codes(self, account: str, codes: Sequence[str]) -> None:
        """Keep the marks of new recovery codes in place of all others. Raises NotTrue, NotSaved."""

        def work(connection: Connection) -> None:
            must_exist(connection, account)
            keep_codes(connection, account, codes)

        await self._storage.write(work)

    async def add_passkey(self, account: str, passkey: Passkey, device: str, spent: Spent) -> None:
        """Keep a new passkey. Raises TooMany, NotTrue if the challenge was answered before, NotSaved.

        Raises Conflict if the passkey is kept already.
        """

        def work(connection: Connection) -> None:
            must_exist(connection, account)
            found = many(connection, "SELECT 1 FROM passkeys WHERE account = :account", account=account)
            if len(found) >= MOST_PASSKEYS:
                raise TooMany(f"an account has at most {MOST_PASSKEYS} passkeys")
            spend(connection, spent, self._now())
            self._keep_passkey(connection, account, passkey, device)

        await self._storage.write(work)

    async def remove_passkey(self, account: str, name: str) -> bool:
        """Forget one of the account's passkeys; False if it has none of that id.

        Raises LastWayIn if nothing else leads into the account, NotSaved.
        """
        removed: list[bool] = []

        def work(connection: Connection) -> None:
            rows = many(connection, "SELECT id FROM passkeys WHERE account = :account", account=account)
            found = one(connection, "SELECT password FROM accounts WHERE id = :id", id=account)
            if [row[0] for row in rows] == [name] and not (found and found[0]):
                raise LastWayIn("it is the last way into this account")
            statement = "DELETE FROM passkeys WHERE id = :id AND account = :account"
            removed[:] = [do(connection, statement, id=name, account=account) == 1]

        await self._storage.write(work)
        return removed[0]

    async def forget(self, person: str) -> tuple[list[str], list[str]]:
        """Delete a guest or an account with everything kept of them. Raises NotSaved.

        Tables stay: who else sits there plays on, and the seat is a nameless guest's, at each table another.
        Gives the tables that changed, and the ids of the sessions that ended.
        """
        changed: list[str] = []
        ended: list[str] = []

        def work(connection: Connection) -> None:
            rows = many(connection, "SELECT DISTINCT table_id FROM seats WHERE guest = :id", id=person)
            changed[:] = [str(row[0]) for row in rows]
            for table in changed:
                reseat(connection, table, person, secrets.token_hex(16))
            ended[:] = end_all(connection, person)
            do(connection, "DELETE FROM ratings WHERE person = :id", id=person)
            for place in ("passkeys", "recovery"):
                do(connection, f"DELETE FROM {place} WHERE account = :id", id=person)
            owned.forget(connection, person)
            notices.forget(connection, person)
            do(connection, "DELETE FROM accounts WHERE id = :id", id=person)
            do(connection, "DELETE FROM guests WHERE id = :id", id=person)

        await self._storage.write(work)
        return changed, ended

    # -- inside ------------------------------------------------------------------------
    def _now(self) -> int:
        return int(self._clock())

    def _keep_passkey(self, connection: Connection, account: str, passkey: Passkey, device: str) -> None:
        do(
            connection,
            "INSERT INTO passkeys (id, account, public_key, count, device, made, used)"
            " VALUES (:id, :account, :key, :count, :device, :now, :now)",
            account=account,
            device=device,
            now=self._now(),
            **vars(passkey),
        )

    async def _first(self, statement: str, **values: object) -> Any:
        async with self._storage.reading() as connection:
            return (await connection.execute(text(statement), values)).first()


def must_exist(connection: Connection, account: str) -> None:
    """Raises NotTrue if there is no such account (any more)."""
    if not one(connection, "SELECT 1 FROM accounts WHERE id = :id", id=account):
        raise NotTrue("there is no such account any more")


def keep_password(connection: Connection, account: str, password: str) -> None:
    """Keep a password hash in place of the present one."""
    statement = "UPDATE accounts SET password = :password WHERE id = :id"
    do(connection, statement, password=password, id=account)


def keep_codes(connection: Connection, account: str, codes: Sequence[str]) -> None:
    """Keep the marks of recovery codes in place of all others."""
    do(connection, "DELETE FROM recovery WHERE account = :account", account=account)
    for code in codes:
        statement = "INSERT INTO recovery (mark, account) VALUES (:mark, :account)"
        do(connection, statement, mark=code, account=account)


def spend(connection: Connection, spent: Spent, now: int) -> None:
    """Note that a challenge was answered. Raises NotTrue, with nothing changed, if it was before."""
    if one(connection, "SELECT 1 FROM challenges WHERE mark = :mark", mark=spent.mark):
        raise NotTrue("the challenge was answered before")
    do(connection, "DELETE FROM challenges WHERE ends < :now", now=now)
    do(connection, "INSERT INTO challenges (mark, ends) VALUES (:mark, :ends)", **vars(spent))


def kept_passkey(row: Any) -> KeptPasskey:
    """The passkey of a row that PASSKEYS selects."""
    return KeptPasskey(Passkey(row[0], row[1], row[2]), row[3], row[4], row[5], row[6])
