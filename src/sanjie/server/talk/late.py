"""Those who watch a table late: they see it as it was that long ago, and nothing that is newer.

What is told to them comes from the record and from the moments that are kept beside it, never from the table
in play; it is read when a moment is old enough, so not even the hour of a message tells of what is newer.
Before the first moment is old enough they see a table that has not begun.
"""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, Protocol

from sqlalchemy import bindparam, text

from sanjie.core.seats import NOTHING, Seat
from sanjie.server import wire
from sanjie.server.live import Live
from sanjie.server.storage import Storage
from sanjie.server.stored import Line, Standing, Stored
from sanjie.server.table import Table
from sanjie.server.tables import Tables
from sanjie.server.talk.moments import Moment, read, seated_at

LONGEST: Final = 60.0  # seconds between two looks; no table is watched less than a minute late
SOON: Final = 0.01  # a look comes a little after what it is for
BEFORE: Final = -1  # version of a table that has not begun
SEEN: Final = text(
    "SELECT version, told FROM moments WHERE table_id = :id AND at <= :cut ORDER BY version DESC LIMIT 1"
)
FIRST: Final = text("SELECT told FROM moments WHERE table_id = :id ORDER BY version LIMIT 1")
NEXT: Final = text("SELECT MIN(at) FROM moments WHERE table_id = :id AND at > :cut")
SEEN_OF: Final = text(
    "SELECT m.table_id, m.told FROM moments m WHERE m.table_id IN :ids AND m.version ="
    " (SELECT MAX(n.version) FROM moments n JOIN tables t ON t.id = n.table_id"
    " WHERE n.table_id = m.table_id AND n.at <= :now - t.delay)"
).bindparams(bindparam("ids", expanding=True))

log: Final = logging.getLogger("sanjie.late")


class Watcher(Protocol):
    """A connection that looks at a table."""

    @property
    def guest(self) -> str:
        """Whose it is; empty for a stranger."""

    def may_look(self, table: Table) -> bool:
        """Whether they may see the table."""

    def say(self, message: wire.ServerMessage) -> None:
        """Send `message`. Must not wait."""

    def look_through(self, seat: Seat) -> None:
        """From now on see what `seat` sees."""

    def picture(self, table: Table, seat: Seat, present: Collection[str], now: int | None = None) -> None:
        """Send `table` as `seat` sees it. Must not wait."""


@dataclass(frozen=True)
class Seen:
    """What has come of age of a table."""

    version: int
    moment: Moment
    following: int | None  # when the next moment happened; None while there is none


def is_late(table: Table) -> bool:
    """Whether who watches the table sees it late: while it waits for people everybody sees it as it is."""
    return table.terms.watching.delay > 0 and table.standing.status != "waiting"


async def seen(storage: Storage, table_id: str, seats: int, cut: int) -> Seen:
    """What had happened at a table by `cut`, in milliseconds since 1970."""
    async with storage.reading() as connection:
        found = (await connection.execute(SEEN, {"id": table_id, "cut": cut})).first()
        following = await connection.scalar(NEXT, {"id": table_id, "cut": cut})
        if found is not None:
            return Seen(int(found[0]), read(found[1]), following)
        first = await connection.scalar(FIRST, {"id": table_id})
    host = read(first).standing.host if first else NOTHING
    return Seen(BEFORE, Moment(Standing("waiting", host=host), [0] * seats, [False] * seats), following)


async def seen_lines(storage: Storage, lines: list[Line], now: int) -> list[Line]:
    """Tables of a list as who asks may see them: those they watch late as they were; a fresh list.

    One that had not begun then, or was over, is not among them: a rematch would tell that there was an end.
    """
    late = [line.table.id for line in lines if is_line_late(line)]
    if not late:
        return list(lines)
    async with storage.reading() as connection:
        rows = await connection.execute(SEEN_OF, {"ids": late, "now": now})
        moments = {str(row[0]): read(row[1]) for row in rows}
    found = []
    for line in lines:
        if is_line_late(line):
            moment = moments.get(line.table.id)
            if moment is None:
                continue
            sittings = seated_at(moment, line.table.sittings)
            line = replace(line, table=replace(line.table, standing=moment.standing, sittings=sittings))
        if line.table.standing.status != "over":
            found.append(line)
    return found


def is_line_late(line: Line) -> bool:
    """Whether the table is one that who asks sees late."""
    watching = line.table.terms.watching
    return watching.delay > 0 and line.you == NOTHING and line.table.standing.status != "waiting"


class Late:
    """One table, as those see it who watch it late. It looks on as a stranger does."""

    def __init__(self, live: Live, tables: Tables) -> None:
        self.guest: Final = ""
        self.live: Final = live
        self.watchers: Final[dict[Watcher, int | None]] = {}  # with the version they were told last
        self.table: Table | None = None
        self.version = BEFORE
        self.following: int | None = None
        self.working: asyncio.Task[None] | None = None
        self._tables: Final = tables
        self._lock: Final = asyncio.Lock()

    def show(self, live: Live) -> None:
        """Once the table has begun, those who saw it waiting see it late."""
        if self.working is None and is_late(live.table):
            self.working = asyncio.create_task(self._work(), name=f"late {live.table.id}")

    async def look(self) -> None:
        """Tell everybody what has come of age by now."""
        async with self._lock:
            cut = self._tables.now() - self.live.table.terms.watching.delay
            now = await seen(self._tables.storage, self.live.table.id, self.live.table.seats, cut)
            self.following = now.following
            if self.table is None or now.version != self.version:
                await self._become(now)
            for watcher, version in list(self.watchers.items()):
                if version != self.version:
                    self._tell(watcher, cut)

    def _tell(self, watcher: Watcher, cut: int) -> None:
        table = self.table
        if table is None or not watcher.may_look(table) or self.live.table.seat_of(watcher.guest) != NOTHING:
            return
        self.watchers[watcher] = self.version
        sitting = {one.guest for one in table.sittings if one.kind == "person"}
        here = {one.guest for one in table.sittings if one.kind == "person" and not one.stand_in}
        watcher.picture(table, NOTHING, here | (self.live.audience() - sitting), cut)

    async def _become(self, now: Seen) -> None:
        """Play on to what is seen now. Raises Unreadable."""
        have = self.table.upto if self.table is not None else 0
        stored = await self._tables.storage.load(self.live.table.id, have)
        if stored is None:
            return
        if self.table is None or not self.table.follow(aged(stored, now)):
            stored = await self._tables.storage.load(self.live.table.id)
            if stored is None:
                return
            self.table = Table(aged(stored, now))
        self.version = now.version

    async def _work(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("not shown late", extra={"facts": {"table": self.live.table.id}})
            seconds = LONGEST
            if self.following is not None:
                due = self.following + self.live.table.terms.watching.delay
                seconds = min(max(0.0, (due - self._tables.now()) / 1_000) + SOON, LONGEST)
            await asyncio.sleep(seconds)


def aged(stored: Stored, now: Seen) -> Stored:
    """What is stored of a table, without all that happened after what is seen now."""
    standing = now.moment.standing
    table = replace(stored.table, standing=standing, sittings=seated_at(now.moment, stored.table.sittings))
    return replace(
        stored,
        table=table,
        version=now.version,
        answers=tuple(one for one in stored.answers if one.number <= standing.upto),
        commands=frozenset(),
        ratings={},
    )


class Lates:
    """The tables of this process that are watched late."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._lates: Final[dict[str, Late]] = {}

    async def join(self, live: Live, watcher: Watcher) -> None:
        """Somebody looks at a table; if they watch it late, they are shown it."""
        if not live.table.terms.watching.delay:
            return
        late = self._lates.get(live.table.id)
        if late is None or late.live is not live:
            late = self._lates[live.table.id] = Late(live, self._tables)
            live.listeners.add(late)
        late.watchers[watcher] = None
        if is_late(live.table):
            await late.look()
            late.show(live)

    async def through(self, live: Live, watcher: Watcher, message: wire.Eyes) -> None:
        """Somebody wants to look through the eyes of a seat."""
        table, late = live.table, self._lates.get(live.table.id)
        if table.terms.watching.eyes != "all" or not is_late(table) or late is None:
            watcher.say(wire.Problem(message.id, "no-eyes", "here one watches with one's own eyes"))
        elif table.seat_of(watcher.guest) != NOTHING:
            watcher.say(wire.Problem(message.id, "no-eyes", "who sits here sees what their seat sees"))
        elif message.seat >= table.seats:
            watcher.say(wire.Problem(message.id, "bad-seat", f"there are the seats 0 to {table.seats - 1}"))
        else:
            watcher.say(wire.Done(message.id))
            watcher.look_through(message.seat)
            late.watchers[watcher] = None
            await late.look()

    async def table(self, live: Live) -> Table | None:
        """A table that is watched late as who watches it sees it now; None if it cannot be read."""
        late = self._lates.get(live.table.id)
        if late is None or late.live is not live:
            late = Late(live, self._tables)  # nobody looks at it here: it is read for this once
        await late.look()
        return late.table

    async def look(self, live: Live) -> None:
        """Show what has come of age by now; it is done by itself, too."""
        late = self._lates.get(live.table.id)
        if late is not None and is_late(live.table):
            await late.look()

    def leave(self, live: Live, watcher: Watcher) -> None:
        """They are gone."""
        late = self._lates.get(live.table.id)
        if late is None or watcher not in late.watchers:
            return
        del late.watchers[watcher]
        if not late.watchers:
            if late.working is not None:
                late.working.cancel()
            live.listeners.discard(late)
            del self._lates[live.table.id]

    async def stop(self) -> None:
        """Show nothing more."""
        tasks = [late.working for late in self._lates.values() if late.working is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
