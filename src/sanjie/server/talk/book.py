"""What was said, and who does not want to hear whom, in the database."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, bindparam, text

from sanjie.server.people.sql import do, one
from sanjie.server.storage import Storage
from sanjie.server.stored import Conflict
from sanjie.server.talk import hushes

LATEST: Final = 200  # lines of a channel that who comes is told

Channel = Literal["seats", "watchers"]
CHANNELS: Final[tuple[Channel, ...]] = ("seats", "watchers")
LINES: Final = text(
    "SELECT s.number, s.guest, s.seat, s.words, s.phrase, s.at, COALESCE(g.name, '') FROM said s"
    " LEFT JOIN guests g ON g.id = s.guest WHERE s.table_id = :id AND s.channel = :channel AND s.number >"
    " (SELECT COALESCE(MAX(number), 0) FROM said WHERE table_id = :id AND channel = :channel AND at <= :cut)"
    " - :most ORDER BY s.number"
)
UNSAID: Final = text("SELECT unsaid FROM tables WHERE id = :id")
MARKS: Final = text(
    "SELECT id, unsaid,"
    " (SELECT MAX(number) FROM said WHERE table_id = tables.id AND channel = 'seats'),"
    " (SELECT MAX(number) FROM said WHERE table_id = tables.id AND channel = 'watchers')"
    " FROM tables WHERE id IN :ids"
).bindparams(bindparam("ids", expanding=True))
UNHEARD: Final = text("SELECT guest, other_guest FROM bonds WHERE guest IN :ids").bindparams(
    bindparam("ids", expanding=True)
)
DEAF: Final = text("SELECT guest FROM deaf WHERE guest IN :ids").bindparams(bindparam("ids", expanding=True))
SILENCED: Final = text("SELECT guest, until FROM silences WHERE guest IN :ids").bindparams(
    bindparam("ids", expanding=True)
)


@dataclass(frozen=True)
class Said:
    """A line: words or a phrase."""

    channel: Channel
    guest: str
    seat: int  # -1 for who watched
    words: str
    phrase: str
    at: int  # milliseconds since 1970
    number: int = 0  # in its channel, from 1; given when it is kept
    name: str = ""  # the guest's, empty if they never chose one


class Mark(NamedTuple):
    """What tells that other lines are kept at a table than before."""

    unsaid: int = 0  # how often some were deleted
    seats: int = 0  # number of the last line of the channel, 0 without any
    watchers: int = 0


@dataclass(frozen=True)
class Kept:
    """What was said at a table, as it is kept at one moment."""

    lines: dict[Channel, list[Said]]
    mark: Mark


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to hear, and whether they may speak."""

    unheard: frozenset[str] = frozenset()  # guests
    deaf: bool = False
    silenced: int = 0  # until when, in milliseconds since 1970


class Silenced(Conflict):
    """Whoever runs the server lets this person say nothing, until `until` in milliseconds since 1970."""

    def __init__(self, until: int) -> None:
        super().__init__(f"silenced until {until}")
        self.until = until


class Hushed(Conflict):
    """A guest was silenced at this table, and who is new here as a guest says phrases alone until then."""

    def __init__(self, until: int) -> None:
        super().__init__(f"phrases alone until {until}")
        self.until = until


class Book:
    """Reads and writes what is said."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        """`now` gives milliseconds since 1970."""
        self.storage: Final = storage
        self._now: Final = now

    async def say(self, table_id: str, said: Said, command: str) -> None:
        """Keep a line, once for each `command`. Raises Silenced, Hushed, NotSaved."""

        def work(connection: Connection) -> None:
            now = self._now()
            found = one(connection, "SELECT until FROM silences WHERE guest = :guest", guest=said.guest)
            if found and found[0] > now:
                raise Silenced(int(found[0]))
            until = hushes.hushed(connection, table_id, said.guest, now) if said.words else 0
            if until:
                raise Hushed(until)
            place = {"table": table_id, "channel": said.channel}
            before = "SELECT 1 FROM said WHERE guest = :guest AND id = :command AND table_id = :table"
            if one(connection, before, guest=said.guest, command=command, table=table_id):
                return
            last = "SELECT COALESCE(MAX(number), 0) FROM said WHERE table_id = :table AND channel = :channel"
            do(
                connection,
                "INSERT INTO said (table_id, channel, number, guest, id, seat, words, phrase, at)"
                " VALUES (:table, :channel, :number, :guest, :command, :seat, :words, :phrase, :at)",
                **place,
                number=int(one(connection, last, **place)[0]) + 1,
                guest=said.guest,
                command=command,
                seat=said.seat,
                words=said.words,
                phrase=said.phrase,
                at=said.at,
            )

        await self.storage.write(work)

    async def latest(self, table_id: str, cut: int) -> Kept:
        """Of each channel the last lines that were said by `cut`, and all after it."""
        found: dict[Channel, list[Said]] = {}
        async with self.storage.reading() as connection:
            unsaid = int(await connection.scalar(UNSAID, {"id": table_id}) or 0)
            for channel in CHANNELS:
                rows = await connection.execute(
                    LINES, {"id": table_id, "channel": channel, "cut": cut, "most": LATEST}
                )
                found[channel] = [
                    Said(channel, guest, seat, words, phrase, at, number, name)
                    for number, guest, seat, words, phrase, at, name in rows
                ]
        last = {channel: max((said.number for said in lines), default=0) for channel, lines in found.items()}
        return Kept(found, Mark(unsaid, last["seats"], last["watchers"]))

    async def marks(self, tables: Collection[str]) -> dict[str, Mark]:
        """The marks of what is kept at those tables; a fresh dict."""
        if not tables:
            return {}
        async with self.storage.reading() as connection:
            rows = await connection.execute(MARKS, {"ids": list(tables)})
            return {str(row[0]): Mark(int(row[1]), int(row[2] or 0), int(row[3] or 0)) for row in rows}

    async def hushed(self, table_id: str, guests: Collection[str]) -> dict[str, int]:
        """Until when each of them says phrases alone at the table; who may say more is left out."""
        place = {"table": table_id, "now": self._now()}
        found: dict[str, int] = {}
        async with self.storage.reading() as connection:
            if await connection.scalar(text(hushes.ANY), place) is None:
                return found
            for guest in guests:
                until = await connection.scalar(text(hushes.HUSHED), {**place, "guest": guest})
                if until:
                    found[guest] = int(until)
        return found

    async def newcomers(self, table_id: str, guests: Collection[str]) -> dict[str, frozenset[str]]:
        """By each of `guests` who has muted a guest at the table, whose words they do not hear there."""
        known = [guest for guest in guests if guest]
        if not known:
            return {}
        async with self.storage.reading() as connection:
            return await hushes.newcomers(connection, table_id, known)

    async def wishes(self, guests: Collection[str]) -> dict[str, Wishes]:
        """What each of them wants; a fresh dict."""
        ids: Sequence[str] = sorted(guest for guest in guests if guest)
        if not ids:
            return {}
        async with self.storage.reading() as connection:
            unheard: dict[str, set[str]] = {}
            for guest, other in await connection.execute(UNHEARD, {"ids": ids}):
                unheard.setdefault(guest, set()).add(other)
            deaf = {str(row[0]) for row in await connection.execute(DEAF, {"ids": ids})}
            silenced = {str(row[0]): int(row[1]) for row in await connection.execute(SILENCED, {"ids": ids})}
        return {
            guest: Wishes(frozenset(unheard.get(guest, ())), guest in deaf, silenced.get(guest, 0))
            for guest in ids
        }
