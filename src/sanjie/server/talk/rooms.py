"""The conversations of this process: who hears what is said at a table, and how a line comes to them.

Nothing here touches a table or waits for one, so talk stalls no move.
"""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from sanjie.core.seats import NOTHING
from sanjie.server import wire
from sanjie.server.limits import Bucket, Limits
from sanjie.server.live import Live
from sanjie.server.stored import NotSaved
from sanjie.server.table import Table
from sanjie.server.tables import Tables
from sanjie.server.talk.book import CHANNELS, LATEST, Book, Channel, Hushed, Mark, Said, Silenced, Wishes
from sanjie.server.talk.late import Lates
from sanjie.server.talk.phrases import phrases
from sanjie.server.talk.words import BadWords, spoken
from sanjie.server.telling import shown_name

NO_WISHES: Final = Wishes()
WISHES_EVERY: Final = 10  # sweeps
SOON: Final = 0.01  # an alarm rings a little after what it is for

log: Final = logging.getLogger("sanjie.talk")


class Ear(Protocol):
    """A connection that looks at a table."""

    @property
    def guest(self) -> str:
        """Whose it is; empty for a stranger."""

    def may_look(self, table: Table) -> bool:
        """Whether they may see the table."""

    def say(self, message: wire.ServerMessage) -> None:
        """Send `message`. Must not wait."""


@dataclass
class Heard:
    """What one connection was told."""

    key: object = None  # of what they were and wanted then
    last: dict[Channel, int] = field(default_factory=dict)  # number of the last line of each channel
    since: int | None = None  # until when what the seats said had reached who watches, as they came


class Room:
    """The conversation at one table, as this process knows it. It looks on as a stranger does."""

    def __init__(self, live: Live, rooms: "Rooms") -> None:
        self.live: Final = live
        self.ears: Final[dict[Ear, Heard]] = {}
        self.bucket: Final = Bucket(burst=40, rate=4)  # lines of all who talk here
        self.guest: Final = ""
        self._rooms: Final = rooms
        self._lines: dict[Channel, list[Said]] = {channel: [] for channel in CHANNELS}
        self._wishes: dict[str, Wishes] = {}
        self._newcomers: dict[str, frozenset[str]] = {}  # by who is wary here, whose words they do not hear
        self._hushed: dict[str, int] = {}  # until when each of them says phrases alone
        self.mark = Mark()  # of what was read
        self._status = live.table.status
        self._reading = False
        self._stale = False
        self._aged = self._cut()  # until when what the seats said has been told to who watches
        self._awaited: int | None = None  # when what comes of age next was said
        self._alarm: asyncio.TimerHandle | None = None

    def show(self, live: Live) -> None:
        """The table has changed: who hears whom may have, too."""
        if live.table.status != self._status:
            self._status = live.table.status
            self.tell_all()

    def close(self) -> None:
        """Nobody listens any more."""
        if self._alarm is not None:
            self._alarm.cancel()

    async def refresh(self) -> None:
        """Read what was said and what people want, and tell whoever is here."""
        self._stale = True
        if self._reading:
            return  # whoever reads now reads once more
        self._reading = True
        try:
            while self._stale:
                self._stale = False
                kept = await self._rooms.book.latest(self.live.table.id, self._cut())
                guests = {ear.guest for ear in self.ears}
                self._hushed = await self._rooms.book.hushed(self.live.table.id, guests)
                self._newcomers = await self._rooms.book.newcomers(self.live.table.id, guests)
                self._wishes = await self._rooms.book.wishes(guests)
                self._lines, self.mark = kept.lines, kept.mark
                self.tell_all()
        finally:
            self._reading = False

    def differs(self, wishes: Mapping[str, Wishes]) -> bool:
        """Whether any of the `wishes` of those who listen is not the one that is known."""
        return any(
            ear.guest in wishes and wishes[ear.guest] != self._wishes.get(ear.guest) for ear in self.ears
        )

    def _cut(self) -> int:
        """Until when what the seats say has reached who watches."""
        return self._rooms.cut(self.live.table, NOTHING)

    def come_of_age(self) -> None:
        """Tell those who watch late what by now has been said long enough ago."""
        self._aged = self._cut()
        self.tell_all()

    def tell_all(self) -> None:
        """Tell everybody what is new to them.

        What comes of age for those who watch late is told by an alarm alone: nothing that happens at the
        table now makes it come any sooner or later.
        """
        for ear in list(self.ears):
            self.tell(ear)
        coming = next((said.at for said in self._lines["seats"] if said.at > self._aged), None)
        if coming == self._awaited:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._awaited, self._alarm = coming, None
        if coming is not None:
            seconds = (coming - self._cut()) / 1_000 + SOON
            self._alarm = asyncio.get_running_loop().call_later(seconds, self.come_of_age)

    def tell(self, ear: Ear) -> None:
        """Tell one connection what is new to it: everything, if it has become somebody else."""
        table, heard = self.live.table, self.ears[ear]
        if not ear.may_look(table) or (ear.guest and ear.guest not in self._wishes):
            return  # not yet: whom they do not want to hear is being read
        seat = table.seat_of(ear.guest)
        wishes = self._wishes.get(ear.guest, NO_WISHES)
        channels = audible(table, seat)
        hushed = self._hushed.get(ear.guest, 0)
        newcomers = self._newcomers.get(ear.guest)
        wary = newcomers is not None
        key = (seat, channels, wishes, hushed, wary, self.mark.unsaid)
        whole = key != heard.key
        if whole:
            heard.key = key
            heard.last.clear()
        lines: list[Said] = []
        for channel in () if wishes.deaf else channels:
            known = self._lines[channel]
            if channel == "seats" and seat == NOTHING and table.terms.watching.delay:
                if heard.since is None:
                    heard.since = self._cut()
                known = [said for said in known if said.at <= max(heard.since, self._aged)]
            known = known[-LATEST:]
            lines += [said for said in known if said.number > heard.last.get(channel, 0)]
            heard.last[channel] = max((said.number for said in known), default=0)
        lines = [said for said in lines if said.guest not in wishes.unheard]
        if newcomers:
            lines = [said for said in lines if not said.words or said.guest not in newcomers]
        if whole or lines:
            ear.say(
                wire.Talk(
                    whole,
                    [told(said, ear.guest) for said in sorted(lines, key=lambda said: said.at)],
                    spoken_to(seat),
                    table.terms.talk == "on" and not hushed,
                    phrases(table.face.game.name),
                    wishes.deaf,
                    wishes.silenced if wishes.silenced > self._rooms.tables.now() else 0,
                    hushed,
                    wary,
                )
            )


class Rooms:
    """All conversations of this process."""

    def __init__(self, book: Book, tables: Tables, limits: Limits | None = None) -> None:
        self.book: Final = book
        self.tables: Final = tables
        self.lates: Final = Lates(tables)  # for who watches late
        self._rooms: Final[dict[str, Room]] = {}
        self._speakers: Final = (limits or Limits()).lines
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._sweeps = 0
        tables.topics.update(talk=self.news, wishes=self.wished, forgotten=self.forgotten)

    async def stop(self) -> None:
        """What was not kept yet is not said, and nothing more is shown late."""
        await self.lates.stop()
        for room in self._rooms.values():
            room.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self, table: Table, seat: int) -> int:
        """Until when what the seats say has reached `seat`, or who watches (NOTHING)."""
        return self.tables.now() - (table.terms.watching.delay if seat == NOTHING else 0)

    def working(self) -> list[asyncio.Task[None]]:
        """What is being read and kept; a fresh list."""
        return list(self._tasks)

    def room(self, table_id: str) -> Room | None:
        """The conversation at a table, if somebody here listens to it."""
        return self._rooms.get(table_id)

    def join(self, live: Live, ear: Ear) -> None:
        """Somebody who was shown the table listens; what was said before comes to them soon."""
        if live.table.terms.talk == "off":
            return
        room = self._rooms.get(live.table.id)
        if room is None or room.live is not live:
            room = self._rooms[live.table.id] = Room(live, self)
            live.listeners.add(room)
        room.ears[ear] = Heard()
        self._soon(self._refreshed(room))

    def leave(self, live: Live, ear: Ear) -> None:
        """They are gone."""
        room = self._rooms.get(live.table.id)
        if room is None or ear not in room.ears:
            return
        del room.ears[ear]
        if not room.ears:
            room.close()
            live.listeners.discard(room)
            del self._rooms[live.table.id]

    def news(self, table_id: str) -> None:
        """Something was said at a table, here or elsewhere."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._soon(self._refreshed(room))

    async def sweep(self) -> None:
        """Read again what is said at every table where other lines are kept than are known here.

        Now and then also where somebody wants to hear others than is known here.
        """
        marks = await self.book.marks(self._rooms)
        self._sweeps += 1
        guests = {ear.guest for room in self._rooms.values() for ear in room.ears}
        wishes = await self.book.wishes(guests) if self._sweeps % WISHES_EVERY == 0 else {}
        for table_id, mark in marks.items():
            room = self._rooms.get(table_id)
            if room is not None and (room.mark != mark or room.differs(wishes)):
                self._soon(self._refreshed(room))

    def wished(self, guest: str) -> None:
        """Somebody wants to hear others, or can be heard no more."""
        for room in self._rooms.values():
            if any(ear.guest == guest for ear in room.ears):
                self._soon(self._refreshed(room))

    def wish(self, guest: str) -> None:
        """Somebody has changed what they want to hear; every process learns of it."""
        self.wished(guest)
        self.tables.tell("wishes", guest)

    def forget(self) -> None:
        """Lines were deleted; every process learns of it."""
        self.forgotten()
        self.tables.tell("forgotten", "")

    def forgotten(self, _key: str = "") -> None:
        """Lines were deleted, here or elsewhere."""
        for room in self._rooms.values():
            self._soon(self._refreshed(room))

    def say(self, live: Live, ear: Ear, message: wire.Say) -> None:
        """Take what somebody says; they are told what comes of it."""
        said = self.judged(live, ear, message)
        if isinstance(said, wire.Problem):
            ear.say(said)
        else:
            self._soon(self._said(live, ear, message.id, said))

    def judged(self, live: Live, ear: Ear, message: wire.Say) -> Said | wire.Problem:
        """The line, or why there is none."""
        table = live.table
        if not ear.may_look(table):
            return wire.Problem(message.id, "no-such-table", "there is no table of that id")
        if not ear.guest:
            return wire.Problem(message.id, "not-known", "come with a cookie: GET /api/me gives one")
        if table.terms.talk == "off":
            return wire.Problem(message.id, "talk-off", "this table has agreed on no talk")
        if bool(message.words) == bool(message.phrase):
            return wire.Problem(message.id, "bad-words", "either words or a phrase")
        if message.phrase and message.phrase not in phrases(table.face.game.name):
            return wire.Problem(message.id, "bad-words", "there is no such phrase here")
        words = ""
        if message.words:
            if table.terms.talk == "phrases":
                return wire.Problem(message.id, "talk-off", "this table has agreed on phrases alone")
            try:
                words = spoken(message.words)
            except BadWords as problem:
                return wire.Problem(message.id, "bad-words", str(problem))
        room = self._rooms.get(table.id)
        if not self._speakers.take(ear.guest) or (room is not None and not room.bucket.take()):
            return wire.Problem(message.id, "too-fast", "wait a little before the next line")
        seat = table.seat_of(ear.guest)
        return Said(spoken_to(seat), ear.guest, seat, words, message.phrase, self.tables.now())

    async def _said(self, live: Live, ear: Ear, command: str, said: Said) -> None:
        try:
            await self.book.say(live.table.id, said, command)
        except Silenced as silenced:
            ear.say(wire.Problem(command, "silenced", f"until {silenced.until}, milliseconds since 1970"))
            return self.wished(ear.guest)
        except Hushed as hushed:
            ear.say(wire.Problem(command, "hushed", f"until {hushed.until}, milliseconds since 1970"))
            return self.news(live.table.id)
        except NotSaved as problem:
            return ear.say(wire.Problem(command, "not-saved", str(problem)))
        ear.say(wire.Done(command))
        self.news(live.table.id)
        self.tables.tell("talk", live.table.id)
        return None

    async def _refreshed(self, room: Room) -> None:
        try:
            await room.refresh()
        except Exception:
            log.exception("not told", extra={"facts": {"table": room.live.table.id}})

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="talk")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def spoken_to(seat: int) -> Channel:
    """To whom somebody at `seat` speaks, or who watches (NOTHING)."""
    return "watchers" if seat == NOTHING else "seats"


def audible(table: Table, seat: int) -> tuple[Channel, ...]:
    """What `seat`, or who watches (NOTHING), hears: who plays has no advice from those who see more."""
    if seat != NOTHING and table.status in ("playing", "held"):
        return ("seats",)
    return CHANNELS


def told(said: Said, guest: str) -> wire.TalkLine:
    """A line for `guest`."""
    return wire.TalkLine(
        said.channel,
        said.number,
        said.seat,
        shown_name(said.guest, said.name),
        said.guest == guest,
        said.words,
        said.phrase,
        said.at,
    )
