"""What a process must know of the others that serve the same database: tables they changed, people they see.

Messages make it quick. They may be lost, and a process may be killed between its commit and its message: so
the versions of the tables that somebody looks at here are compared with the database every few seconds, too.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import bindparam, text

from sanjie.server.buses import MOST_BYTES, Bus, Speaker
from sanjie.server.live import Live
from sanjie.server.storage import Storage
from sanjie.server.tables import Tables

READERS: Final = 3  # tables that are read at once
LOOK_SECONDS: Final = 0.5  # between two looks at who is here
HELLO_SECONDS: Final = 0.3  # for the others to say who is there, before we serve
CONNECT_SECONDS: Final = 3.0
SWEEP_SECONDS: Final = 3.0
TELL_SECONDS: Final = 5.0  # all who are here, again: who started later learns of them
FORGET_SECONDS: Final = 16.0  # a process that has said nothing for so long sees nobody
VERSIONS: Final = text("SELECT id, version FROM tables WHERE id IN :ids").bindparams(
    bindparam("ids", expanding=True)
)

log: Final = logging.getLogger("sanjie.between")


class Said(msgspec.Struct, omit_defaults=True):
    """A message between processes."""

    by: str  # the process
    topic: str = ""  # what it is about: `Tables.topics`
    key: str = ""
    guest: str = ""  # this guest is now called `name`
    name: str = ""
    here: dict[str, list[str]] = {}  # guests whom it sees at tables now
    hello: bool = False  # it has just started: who is there?
    began: int = 0  # since when somebody has served, in milliseconds since 1970, as an answer to that


class Between:
    """Connects the tables of this process with the others."""

    def __init__(
        self, tables: Tables, storage: Storage, bus: Bus, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` gives seconds that never go back; tests have their own."""
        self.name: Final = secrets.token_hex(4)
        self._tables: Final = tables
        self._storage: Final = storage
        self._clock: Final = clock
        self._speaker: Final = Speaker(bus, self.hear)
        self._elsewhere: dict[str, dict[str, tuple[set[str], float]]] = {}  # table, process: guests, until
        self._told: dict[str, list[str]] = {}
        self._told_at = clock()
        self._to_read: set[str] = set()
        self._woken: Final = asyncio.Event()
        self._answered: Final = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to tell and to hear."""
        self._storage.changed = lambda table: self.tell("table", table)
        self._storage.named = self.named
        self._tables.elsewhere = self.elsewhere
        self._tables.noticed = self.noticed
        self._tables.tell = self.tell
        self._tables.topics.update(table=self._read_soon, intent=self._tables.intended)
        self._tables.connected = lambda: self._speaker.connected.is_set()
        self._tables.shared = True
        readers = [self._read_on() for _ in range(READERS)]
        works = (self._speaker.run(), *readers, self._look_on(), self._sweep_on())
        self._tasks = [asyncio.create_task(work, name="between") for work in works]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._speaker.connected.wait(), CONNECT_SECONDS)
            self._say(Said(self.name, hello=True))
            await asyncio.wait_for(self._answered.wait(), HELLO_SECONDS)

    async def stop(self) -> None:
        """Stop; the others forget who was here."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- telling -----------------------------------------------------------------------
    def tell(self, topic: str, key: str) -> None:
        """Let the other processes do what they do about `topic`."""
        self._say(Said(self.name, topic, key))

    def named(self, guest: str, name: str) -> None:
        """A guest has a new name."""
        self._say(Said(self.name, guest=guest, name=name))

    def noticed(self, live: Live) -> None:
        """Somebody came to a table here, or left it: told at once, if they sit there."""
        table, guests = live.table.id, sorted(live.seated())
        if guests != self._told.get(table, []):
            self._told[table] = guests
            self._say(Said(self.name, here={table: guests}))

    def _say(self, said: Said) -> None:
        self._speaker.say(msgspec.json.encode(said))

    # -- hearing -----------------------------------------------------------------------
    def hear(self, message: bytes) -> None:
        """Note what another process said; what cannot be read is nobody's."""
        try:
            said = msgspec.json.decode(message, type=Said)
        except (msgspec.DecodeError, UnicodeError):
            return
        if said.by == self.name:
            return
        if said.hello:
            self._told_at = -TELL_SECONDS
            self._say(Said(self.name, began=self._tables.began))
            self.look()
        if said.began:
            self._tables.began = min(self._tables.began, said.began)
            self._answered.set()
        if said.topic in self._tables.topics:
            try:
                self._tables.topics[said.topic](said.key)
            except Exception:  # a process of another release may say it otherwise; the next message may do
                log.exception("not understood", extra={"facts": {"topic": said.topic}})
        if said.guest:
            self._tables.renamed(said.guest, said.name)
        for table, guests in said.here.items():
            self._elsewhere.setdefault(table, {})[said.by] = (set(guests), self._clock() + FORGET_SECONDS)
            self._show(table)

    def elsewhere(self, table: str) -> set[str]:
        """Guests whom other processes see at a table; a fresh set."""
        found: set[str] = set()
        for guests, until in self._elsewhere.get(table, {}).values():
            if until > self._clock():
                found |= guests
        return found

    def _show(self, table: str) -> None:
        """Let everybody here see who is elsewhere, if that is new."""
        live = self._tables.live(table)
        if live is None:
            return
        guests = self.elsewhere(table)
        if guests != live.elsewhere:
            live.elsewhere = guests
            self._tables.see_who_is_here(live)
            live.show_all()

    # -- at work -----------------------------------------------------------------------
    def _read_soon(self, table: str) -> None:
        if self._tables.live(table) is not None:
            self._to_read.add(table)
            self._woken.set()

    async def _read_on(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._to_read:
                table = self._to_read.pop()
                try:
                    await self._tables.read_again(table)
                except Exception:
                    log.exception("not read", extra={"facts": {"table": table}})
                    await asyncio.sleep(LOOK_SECONDS)

    async def _look_on(self) -> None:
        """Tell who came and went, and now and then who is here."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> None:
        """Tell what is new; all of it if that is long ago."""
        here = {table: sorted(guests) for table, guests in self._tables.seated_here().items()}
        now = self._clock()
        if now - self._told_at >= TELL_SECONDS:
            self._told_at = now
            news = dict(here)
        else:
            news = {table: guests for table, guests in here.items() if self._told.get(table) != guests}
        news.update({table: [] for table, guests in self._told.items() if guests and table not in here})
        self._told = here
        for part in parts(news):
            self._say(Said(self.name, here=part))
        for table in list(self._elsewhere):
            heard = {by: held for by, held in self._elsewhere[table].items() if held[0] and held[1] > now}
            if heard:
                self._elsewhere[table] = heard
            else:
                del self._elsewhere[table]
            self._show(table)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception as problem:
                log.warning("not compared", extra={"facts": {"problem": type(problem).__name__}})

    async def sweep(self) -> None:
        """Read every table again that another process changed without our hearing of it."""
        versions = self._tables.versions()
        if not versions:
            return
        async with self._storage.reading() as connection:
            rows = (await connection.execute(VERSIONS, {"ids": list(versions)})).all()
        for table, version in rows:
            if version > versions[table]:
                self._read_soon(table)


def parts(here: dict[str, list[str]]) -> list[dict[str, list[str]]]:
    """`here` in parts that each fit into a message."""
    found: list[dict[str, list[str]]] = []
    size = MOST_BYTES
    for table, guests in here.items():
        cost = len(msgspec.json.encode({table: guests}))
        if size + cost > MOST_BYTES - 200:
            found.append({})
            size = 0
        found[-1][table] = guests
        size += cost
    return found
