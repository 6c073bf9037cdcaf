"""Notices in the database: where they go, what is due, and who of several processes sends it."""

import hmac
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, text

from sanjie.server.notices.push import Subscription
from sanjie.server.notices.wire import Language
from sanjie.server.people.sql import do, many, one
from sanjie.server.people.throttle import COUNT, Throttle, TooManyTries, free_at, network_of
from sanjie.server.storage import Storage
from sanjie.server.stored import Conflict

MOST_PUSHES: Final = 10  # browsers of one person; the oldest goes when another comes
CODE_SECONDS: Final = 1_800  # that a code is good for
CODE_TRIES: Final = 5
CODE_DIGITS: Final = 6
ADDRESSES: Final = Throttle("code to", 3, 1_200.0)  # codes that are sent to one address
NETWORKS: Final = Throttle("code from", 12, 300.0)  # and that are asked for from one place
OVER_SECONDS: Final = 3_600  # after which nobody is told any more that a table is over
UNCONFIRMED_SECONDS: Final = 86_400  # that an address is kept after its code has ended
KEPT_SECONDS: Final = 7 * 86_400  # that it is known of tables that are over what was sent
OVER: Final = -1  # the number of a notice that a table is over

ALIVE: Final = "(p.session = '' OR EXISTS (SELECT 1 FROM sessions x WHERE x.id = p.session))"
REACHED: Final = (
    "WITH reached AS (SELECT guest, MIN(since) AS since FROM ("
    f"SELECT p.guest AS guest, p.made AS since FROM pushes p WHERE {ALIVE}"
    " UNION ALL SELECT guest, confirmed AS since FROM mails) AS ways GROUP BY guest)"
)
LAST: Final = (  # a person's own last answer, which names the decision that waits for them
    "COALESCE((SELECT MAX(a.number) FROM answers a"
    " JOIN seats o ON o.table_id = a.table_id AND o.seat = a.seat"
    " WHERE a.table_id = t.id AND o.guest = s.guest), 0)"
)
ANYBODY: Final = text("SELECT 1 WHERE EXISTS (SELECT 1 FROM pushes) OR EXISTS (SELECT 1 FROM mails)")
TURNS: Final = text(
    f"{REACHED} SELECT d.guest, d.table_id, d.seat, d.number, d.game, d.terms, d.clock, n.seen FROM ("
    f"SELECT s.guest AS guest, t.id AS table_id, s.seat AS seat, {LAST} AS number,"
    " t.game AS game, t.terms AS terms, t.clock AS clock"
    " FROM reached r JOIN seats s ON s.guest = r.guest JOIN tables t ON t.id = s.table_id"
    " WHERE t.status = 'playing' AND t.fault = '' AND t.paused = 0 AND s.kind = 'person' AND s.stand_in = 0"
    " AND (t.waits_for >> s.seat) & 1 = 1) AS d"
    " LEFT JOIN notices n ON n.guest = d.guest AND n.table_id = d.table_id AND n.number = d.number"
    " WHERE COALESCE(n.sent, 0) = 0 ORDER BY d.table_id, d.guest, d.seat"
)
ENDS: Final = text(
    f"{REACHED} SELECT s.guest, t.id, s.seat, t.game, t.ended_seat, n.seen"
    " FROM reached r JOIN seats s ON s.guest = r.guest JOIN tables t ON t.id = s.table_id"
    " LEFT JOIN notices n ON n.guest = s.guest AND n.table_id = t.id AND n.number = -1"
    " WHERE t.status = 'over' AND t.upto > 0 AND t.changed >= :since AND t.changed >= r.since"
    " AND s.kind = 'person' AND COALESCE(n.sent, 0) = 0 ORDER BY t.id, s.guest, s.seat"
)
NOTE: Final = (
    "INSERT INTO notices (guest, table_id, number, seen, sent) VALUES (:guest, :table, :number, :seen, :sent)"
    " ON CONFLICT (guest, table_id, number) DO UPDATE SET sent = excluded.sent WHERE notices.sent = 0"
)
WAITING: Final = "guest = :guest AND table_id = :table AND number = :number AND sent = 0"
CLAIM: Final = f"UPDATE notices SET sent = :now WHERE {WAITING}"
DROP: Final = f"DELETE FROM notices WHERE {WAITING}"
ADD_PUSH: Final = (
    "INSERT INTO pushes (id, guest, session, endpoint, p256dh, auth, language, origin, device, made)"
    " VALUES (:id, :guest, :session, :endpoint, :p256dh, :auth, :language, :origin, :device, :made)"
)
ASK_MAIL: Final = (
    "INSERT INTO mails_asked (guest, address, mark, ends, tries, language, origin)"
    " VALUES (:guest, :address, :mark, :ends, 0, :language, :origin)"
)
ASKED_MAIL: Final = (
    "SELECT address, mark, ends, tries, language, origin FROM mails_asked WHERE guest = :guest"
)
FORGET_ASKED: Final = "DELETE FROM mails_asked WHERE guest = :guest"
FORGET_MAIL: Final = "DELETE FROM mails WHERE guest = :guest"
ADD_MAIL: Final = (
    "INSERT INTO mails (guest, address, confirmed, stop, language, origin)"
    " VALUES (:guest, :address, :now, :stop, :language, :origin)"
)
PUSHES: Final = (
    "SELECT p.id, p.endpoint, p.p256dh, p.auth, p.origin, p.device, p.language, p.made FROM pushes p"
)


class TooManyCodes(Conflict):
    """Too many codes were tried; another must be asked for."""


@dataclass(frozen=True)
class Due:
    """A notice that somebody is to get, unless they come first."""

    guest: str
    table: str
    number: int  # the person's last answer; OVER: the table is over
    game: str
    seats: tuple[int, ...]  # the person's, that are asked
    terms: str = ""
    clock: str = ""
    seen: int | None = None  # when it was first found due, in seconds since 1970; None: now
    ended_seat: int = -1


@dataclass(frozen=True)
class PushWay:
    """A browser that notices go to."""

    to: Subscription
    device: str
    language: str
    made: int


@dataclass(frozen=True)
class MailWay:
    """A mail address that notices go to."""

    address: str
    language: str
    origin: str
    stop: str  # what a link holds that ends it


class Book:
    """Reads and changes it."""

    def __init__(self, storage: Storage, secret: bytes, clock: Callable[[], float] = time.time) -> None:
        """Marks of codes are made with a key derived from `secret`; `clock` gives seconds since 1970."""
        self.storage: Final = storage
        self._key: Final = hmac.digest(secret, b"sanjie notices", "sha256")
        self._clock: Final = clock

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    # -- browsers ----------------------------------------------------------------------
    async def pushes(self, guest: str) -> list[PushWay]:
        """The person's browsers, the oldest first."""
        async with self.storage.reading() as connection:
            rows = await connection.execute(
                text(f"{PUSHES} WHERE p.guest = :guest AND {ALIVE} ORDER BY p.made, p.id"), {"guest": guest}
            )
            return [
                PushWay(Subscription(row[1], row[2], row[3], row[4]), row[5], row[6], row[7]) for row in rows
            ]

    async def add_push(self, guest: str, session: str, to: Subscription, device: str, language: str) -> None:
        """Notices go to that browser until its session ends, and to nobody else there. Raises NotSaved."""
        now = self.now()

        def work(connection: Connection) -> None:
            do(connection, "DELETE FROM pushes WHERE id = :id", id=to.id)
            rows = many(
                connection, "SELECT id FROM pushes WHERE guest = :guest ORDER BY made DESC, id", guest=guest
            )
            for row in rows[MOST_PUSHES - 1 :]:
                do(connection, "DELETE FROM pushes WHERE id = :id", id=row[0])
            do(
                connection,
                ADD_PUSH,
                id=to.id,
                guest=guest,
                session=session,
                language=language,
                device=device,
                made=now,
                **vars(to),
            )

        await self.storage.write(work)

    async def drop_push(self, name: str, guest: str = "") -> bool:
        """No notice goes to that browser any more; False if there is none of that id (of `guest`)."""
        dropped: list[bool] = []

        def work(connection: Connection) -> None:
            of = " AND guest = :guest" if guest else ""
            values = {"id": name, **({"guest": guest} if guest else {})}
            dropped[:] = [do(connection, f"DELETE FROM pushes WHERE id = :id{of}", **values) == 1]

        await self.storage.write(work)
        return dropped[0]

    # -- mail --------------------------------------------------------------------------
    async def mail(self, guest: str) -> MailWay | None:
        """The mail address that is known to be the person's, or None."""
        async with self.storage.reading() as connection:
            found = await connection.execute(
                text("SELECT address, language, origin, stop FROM mails WHERE guest = :guest"),
                {"guest": guest},
            )
            row = found.first()
        return MailWay(*row) if row is not None else None

    async def asked_mail(self, guest: str) -> str:
        """The address that a code was sent to and that is not confirmed yet, or empty."""
        async with self.storage.reading() as connection:
            asked = "SELECT address FROM mails_asked WHERE guest = :guest"
            return str(await connection.scalar(text(asked), {"guest": guest}) or "")

    async def ask(self, address: str, place: str) -> None:
        """Count that a code is to be sent, so that nobody fills a stranger's box.

        Raises TooManyTries, counting none; NotSaved.
        """
        asked = [(ADDRESSES, address.lower()), (NETWORKS, network_of(place))]
        marks = [
            (by, hmac.digest(self._key, f"{by.kind} {of}".encode(), "sha256")[:16].hex()) for by, of in asked
        ]
        now = self._clock()

        def work(connection: Connection) -> None:
            found = [(by, mark, free_at(connection, mark)) for by, mark in marks]
            wait = max(by.wait(free, now) for by, _, free in found)
            if wait > 0:
                raise TooManyTries(wait)
            for by, mark, free in found:
                do(connection, COUNT, mark=mark, free_at=round(by.count(free, now) * 1_000))

        await self.storage.write(work)

    async def set_mail(self, guest: str, address: str, language: Language, origin: str) -> str:
        """The code that will confirm an address; until then notices go where they went. Raises NotSaved."""
        code = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
        values = {
            "guest": guest,
            "address": address,
            "mark": self._mark(address, code),
            "ends": self.now() + CODE_SECONDS,
            "language": language,
            "origin": origin,
        }

        def work(connection: Connection) -> None:
            do(connection, FORGET_ASKED, guest=guest)
            do(connection, ASK_MAIL, **values)

        await self.storage.write(work)
        return code

    async def confirm_mail(self, guest: str, code: str) -> bool:
        """Whether the code confirms the address it was sent to; from then on notices go there alone.

        Raises TooManyCodes once too many codes were tried: then another must be asked for. Raises NotSaved.
        """
        fits: list[bool] = []
        now = self.now()

        def work(connection: Connection) -> None:
            fits[:] = [False]
            row = one(connection, ASKED_MAIL, guest=guest)
            if row is None or row[2] < now:
                return
            address, mark, _, tries, language, origin = row
            if tries >= CODE_TRIES:
                raise TooManyCodes("too many codes were tried")
            if not hmac.compare_digest(self._mark(address, code), mark):
                do(connection, "UPDATE mails_asked SET tries = tries + 1 WHERE guest = :guest", guest=guest)
                return
            for statement in (FORGET_ASKED, FORGET_MAIL):
                do(connection, statement, guest=guest)
            way = {"address": address, "language": language, "origin": origin}
            do(connection, ADD_MAIL, guest=guest, now=now, stop=secrets.token_urlsafe(24), **way)
            fits[:] = [True]

        await self.storage.write(work)
        return fits[0]

    async def drop_mail(self, guest: str = "", stop: str = "") -> bool:
        """Forget the address of a person, or the one that `stop` belongs to; False if there is none."""
        dropped: list[bool] = []

        def work(connection: Connection) -> None:
            if guest:
                dropped[:] = [do(connection, FORGET_MAIL, guest=guest) == 1]
            else:
                dropped[:] = [do(connection, "DELETE FROM mails WHERE stop = :stop", stop=stop) == 1]

        await self.storage.write(work)
        return dropped[0]

    async def drop_asked(self, guest: str) -> bool:
        """Forget the address that is not confirmed yet; False if there is none."""
        dropped: list[bool] = []

        def work(connection: Connection) -> None:
            dropped[:] = [do(connection, FORGET_ASKED, guest=guest) == 1]

        await self.storage.write(work)
        return dropped[0]

    def _mark(self, address: str, code: str) -> str:
        return hmac.digest(self._key, f"{address} {code}".encode(), "sha256").hex()

    # -- what is due -------------------------------------------------------------------
    async def due(self) -> list[Due]:
        """Every decision that waits for somebody who wants notices, and every table of theirs that is over.

        Those that were sent, or need not be, are left out.
        """
        async with self.storage.reading() as connection:
            if (await connection.execute(ANYBODY)).first() is None:
                return []
            turns = (await connection.execute(TURNS)).all()
            ends = (await connection.execute(ENDS, {"since": self.now() - OVER_SECONDS})).all()
        found: dict[tuple[str, str], Due] = {}
        for guest, table, seat, number, game, terms, clock, seen in turns:
            seats = (*found[guest, table].seats, seat) if (guest, table) in found else (seat,)
            found[guest, table] = Due(guest, table, number, game, seats, terms, clock, seen)
        for guest, table, seat, game, ended_seat, seen in ends:
            seats = (*found[guest, table].seats, seat) if (guest, table) in found else (seat,)
            found[guest, table] = Due(guest, table, OVER, game, seats, seen=seen, ended_seat=ended_seat)
        return list(found.values())

    async def note(self, fresh: Sequence[Due], settled: Sequence[Due], dropped: Sequence[Due]) -> None:
        """Note that `fresh` ones are due since now, and that `settled` ones need not be sent.

        `dropped` ones begin anew when they are due again. Raises NotSaved.
        """
        now = self.now()
        rows = [(due, 0) for due in fresh] + [(due, now) for due in settled]

        def work(connection: Connection) -> None:
            for due, sent in rows:
                key = {"guest": due.guest, "table": due.table}
                if due.number > 0:  # of a decision that was made since nothing needs to be known
                    older = (
                        "DELETE FROM notices WHERE guest = :guest AND table_id = :table AND number < :number"
                    )
                    do(connection, f"{older} AND number <> -1", **key, number=due.number)
                do(connection, NOTE, **key, number=due.number, seen=now, sent=sent)
            for due in dropped:
                do(connection, DROP, guest=due.guest, table=due.table, number=due.number)

        if rows or dropped:
            await self.storage.write(work)

    async def claim(self, wanted: Sequence[Due]) -> list[Due]:
        """Those of the notices that this process sends: of several each gets others. Raises NotSaved."""
        ours: list[Due] = []
        now = self.now()

        def work(connection: Connection) -> None:
            ours[:] = [
                due
                for due in wanted
                if do(connection, CLAIM, now=now, guest=due.guest, table=due.table, number=due.number) == 1
            ]

        if wanted:
            await self.storage.write(work)
        return ours

    async def prune(self) -> None:
        """Forget what nobody needs: browsers whose session ended, unused codes, tables long over."""
        now = self.now()

        def work(connection: Connection) -> None:
            ended = "session <> '' AND session NOT IN (SELECT id FROM sessions)"
            do(connection, f"DELETE FROM pushes WHERE {ended}")
            do(connection, "DELETE FROM mails_asked WHERE ends < :old", old=now - UNCONFIRMED_SECONDS)
            over = "SELECT id FROM tables WHERE status = 'over' AND changed < :old"
            do(connection, f"DELETE FROM notices WHERE table_id IN ({over})", old=now - KEPT_SECONDS)

        await self.storage.write(work)
