"""What a process must know of the others that serve the same database: tables they changed, people they see.

Messages make it quick. They may be lost, and a process may be killed between its commit and its message: so
the versions of the tables that somebody looks at here, and the numbers of what is said there, are compared
with the database every few seconds, too.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, text

from sanjie.server.buses import MOST_BYTES, Bus, Speaker
from sanjie.server.limits import Limits
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
MOST_WATCHING: Final = 750  # at a table at a process, of whom the others are told
Here = dict[str, list[str]]  # who is at a table
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
    here: Here = {}  # guests whom it sees at tables where they sit
    watch: Here = {}  # marks of guests whom it sees at tables where they do not
    hello: bool = False  # it has just started: who is there?
    began: int = 0  # since when somebody has served, in milliseconds since 1970, as an answer to that
    spent: str = ""  # of this limit it has let through
    marks: dict[str, int] = {}  # so many, by mark


class Heard:
    """Whom the other processes see at tables. What is not told again is forgotten."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` as `Between` has it."""
        self._clock: Final = clock
        self._told: dict[str, dict[str, tuple[list[str], float]]] = {}  # by table and process, and until when

    def take(self, by: str, here: Here) -> None:
        """Process `by` sees those."""
        for table, names in here.items():
            self._told.setdefault(table, {})[by] = (names, self._clock() + FORGET_SECONDS)

    def at(self, table: str) -> set[str]:
        """Who is at a table; a fresh set."""
        found: set[str] = set()
        for names, until in self._told.get(table, {}).values():
            if until > self._clock():
                found.update(names)
        return found

    def swept(self) -> list[str]:
        """The tables of which anything was told; what has ended is then forgotten. A fresh list."""
        tables = list(self._told)
        for table in tables:
            told = {by: held for by, held in self._told[table].items() if held[0] and held[1] > self._clock()}
            if told:
                self._told[table] = told
            else:
                del self._told[table]
        return tables


class Between:
    """Connects the tables of this process with the others: it is their `Others`."""

    def __init__(
        self,
        tables: Tables,
        storage: Storage,
        bus: Bus,
        clock: Callable[[], float] = time.monotonic,
        limits: Limits | None = None,
    ) -> None:
        """`clock` gives seconds that never go back; tests have their own."""
        self.name: Final = secrets.token_hex(4)
        self._tables: Final = tables
        self._storage: Final = storage
        self._clock: Final = clock
        self._limits: Final = (limits or Limits()).by_name
        self._speaker: Final = Speaker(bus, self.hear)
        self._sit: Final = Heard(clock)
        self._watch: Final = Heard(clock)
        self._told: Here = {}
        self._told_watch: Here = {}
        self._told_at = clock()
        self._to_read: set[str] = set()
        self._woken: Final = asyncio.Event()
        self._answered: Final = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.sweeps: Final[list[Callable[[], Awaitable[None]]]] = [self.sweep]

    async def start(self) -> None:
        """Begin to tell and to hear."""
        self._storage.changed = lambda table: self.tell("table", table)
        self._storage.named = self.named
        self._tables.topics["table"] = self._read_soon
        self._tables.serve_with(self)
        for buckets in self._limits.values():
            buckets.shared = True
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
    @property
    def exist(self) -> bool:
        """There may be others."""
        return True

    def connected(self) -> bool:
        """Whether they can be told anything now."""
        return self._speaker.connected.is_set()

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
        if said.spent in self._limits:
            self._limits[said.spent].spend(said.marks)
        if said.guest:
            self._tables.renamed(said.guest, said.name)
        self._sit.take(said.by, said.here)
        self._watch.take(said.by, said.watch)
        for table in {*said.here, *said.watch}:
            self._show(table)

    def elsewhere(self, table: str) -> set[str]:
        """Guests whom other processes see at a table where they sit; a fresh set."""
        return self._sit.at(table)

    def _show(self, table: str) -> None:
        """Let everybody here see who is elsewhere, if that is new."""
        live = self._tables.live(table)
        if live is None:
            return
        guests, watching = self._sit.at(table), self._watch.at(table)
        if watching:  # nobody counts twice
            seated = (sitting.guest for sitting in live.table.sittings)
            watching -= {mark(guest) for guest in {*guests, *live.here(), *seated}}
        if guests != live.elsewhere:
            live.elsewhere, live.watching = guests, watching
            self._tables.minder.see_who_is_here(live)
            live.show_all()
        elif watching != live.watching:
            live.watching = watching
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
            try:
                self.look()
            except Exception:  # of one table: the others are told of all the same, the next time
                log.exception("not told")

    def look(self) -> None:
        """Tell what is new; all of it if that is long ago."""
        here: Here = {}
        watch: Here = {}
        for live in self._tables.lives():
            guests, seated = live.here(), live.seated()
            if seated:
                here[live.table.id] = sorted(seated)
            if len(guests) > len(seated):
                watch[live.table.id] = sorted(map(mark, guests - seated))[:MOST_WATCHING]
        now = self._clock()
        whole = now - self._told_at >= TELL_SECONDS
        if whole:
            self._told_at = now
        for part in parts(news(here, {} if whole else self._told, self._told)):
            self._say(Said(self.name, here=part))
        for part in parts(news(watch, {} if whole else self._told_watch, self._told_watch)):
            self._say(Said(self.name, watch=part))
        self._told, self._told_watch = here, watch
        for name, buckets in self._limits.items():
            for part in parts(buckets.news()):
                if self._speaker.connected.is_set():  # told much later it would be counted against that hour
                    self._say(Said(self.name, spent=name, marks=part))
        for table in {*self._sit.swept(), *self._watch.swept()}:
            self._show(table)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for sweep in self.sweeps:
                try:
                    await sweep()
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


@lru_cache(10_000)
def mark(guest: str) -> str:
    """What a guest who looks on is called between processes: short, since there may be many."""
    return blake2b(guest.encode(), digest_size=3).hexdigest()


def news(here: Here, known: Here, told: Here) -> Here:
    """What of `here` is not `known`, and where nobody is any more who was `told`; a fresh dict."""
    found = {table: names for table, names in here.items() if known.get(table) != names}
    found.update({table: [] for table, names in told.items() if names and table not in here})
    return found


def parts(whole: dict[str, Any]) -> list[dict[str, Any]]:
    """`whole` in parts that each fit into a message."""
    found: list[dict[str, Any]] = []
    size = MOST_BYTES
    for key, value in whole.items():
        cost = len(msgspec.json.encode({key: value}))
        if size + cost > MOST_BYTES - 200:
            found.append({})
            size = 0
        found[-1][key] = value
        size += cost
    return found
