"""Every table that somebody looks at or a bot plays at: loads them, takes commands in order, tells everybody.

A table here is only a copy of its record. It is dropped when nobody needs it, and read again when another
process was quicker. What it does by itself is the minder's (`minder.py`), what its bots decide is found in
`botplay.py`, and `scribe.py` stores every change.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import Final
from weakref import WeakValueDictionary

from sanjie.core.seats import NOTHING, Seat
from sanjie.server import keeping, wire
from sanjie.server.botplay import PACE, Bots, heard
from sanjie.server.drops import company
from sanjie.server.judging import Command, Fault, Reply, judged
from sanjie.server.keys import new_id
from sanjie.server.live import Listener, Live
from sanjie.server.lobby import seat_for
from sanjie.server.minder import Minder
from sanjie.server.others import Others
from sanjie.server.scribe import Scribe
from sanjie.server.storage import Storage
from sanjie.server.stored import Conflict, NotSaved
from sanjie.server.table import Step, Unreadable
from sanjie.server.talk.bonds import at_odds
from sanjie.server.thinking import Thinkers

TRIES: Final = 6  # how often a command is judged anew because the table had changed meanwhile
SWEEP_SECONDS: Final = 30.0  # between two looks for tables whose days are over
LEFT_SECONDS: Final = 60  # without a change where a bot owes one: nobody lets it think

log: Final = logging.getLogger("sanjie.tables")


def wall() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1_000)


class Tables:
    """The tables of this process."""

    def __init__(
        self, storage: Storage, thinkers: Thinkers, pace: float = PACE, now: Callable[[], int] = wall
    ) -> None:
        """`pace` is for bots, as `Bots` has it; `now` for clocks and who is away, as `Scribe` has it."""
        self.now: Final = now
        self.matching: Final = asyncio.Lock()  # two who look for a match find each other
        self.began = now()  # since when somebody serves these tables
        self.storage: Final = storage
        self.thinkers: Final = thinkers
        self.topics: Final[dict[str, Callable[[str], None]]] = {}  # what others tell: `Others.tell`
        self.scribe: Final = Scribe(storage, now)
        self.bots: Final = Bots(self.scribe, thinkers, pace)
        self.minder: Final = Minder(self.scribe, self.bots, self._drop_if_idle)
        self._live: dict[str, Live] = {}
        self._loading: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._unasked: set[str] = set()  # tables that nobody has asked for since the last sweep
        self._resuming: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None

    async def start(self, resume: bool = True) -> None:
        """Let the bots go on where the last server stopped, unless another process sees to that."""
        if resume:
            self._resuming = asyncio.create_task(self._resume(), name="resume")
        self._sweeping = asyncio.create_task(self._sweep(), name="sweep")

    async def stop(self) -> None:
        """Stop thinking; nothing is lost, since whatever was shown is stored."""
        own = [task for task in (self._resuming, self._sweeping) if task is not None]
        for task in own:
            task.cancel()
        minding = self.minder.stop(self._live.values())
        self.thinkers.stop()  # only now: a thought that is cut off must not be taken for a bot that failed
        await asyncio.gather(*own, *minding, return_exceptions=True)

    async def _resume(self) -> None:
        try:
            for table_id in await self.storage.tables_for_bots():
                await self._look_after(table_id)
                await asyncio.sleep(0)  # people who come now are served between two tables
        except Exception:
            log.exception("not resumed")

    async def _sweep(self) -> None:
        """For ever: wake tables that nobody looks at when somebody's days are over, or bots were left."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception:
                log.exception("not swept")

    async def sweep(self) -> None:
        """Do that once; and drop what was asked for over HTTP, as nobody says when they need it no more."""
        for live in self.lives():
            if live.table.id in self._unasked:
                self._drop_if_idle(live)
        self._unasked = set(self._live)
        due = await self.storage.tables_due(self.now())
        left: list[str] = []
        if self.scribe.others.exist:  # the process that made the last change may have ended since
            left = await self.storage.tables_left(self.now() // 1_000 - LEFT_SECONDS)
        for table_id in [*due, *left]:
            await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        """From now on this process answers for the bots of a table; one that nobody can read is left."""
        try:
            live = await self.open(table_id)
            if live is not None:
                live.theirs = False
                self.minder.wake_bots(live)
                self._drop_if_idle(live)
        except Unreadable:
            return  # logged where it was found
        except Exception:  # it must not keep those after it from being looked after
            log.exception("not looked after", extra={"facts": {"table": table_id}})

    # -- opening and dropping ----------------------------------------------------------
    async def open(self, table_id: str) -> Live | None:
        """The table, loaded if need be; None if there is none. Raises Unreadable."""
        self._unasked.discard(table_id)
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self._live.get(table_id)
            if live is not None and self.scribe.others.exist:  # they may have told what is not here yet
                if live.table.version < await self.storage.version_of(table_id):
                    await self.read_again(table_id)
                live = self._live.get(table_id)
            if live is None:
                table = await self.scribe.read(table_id)
                if table is None:
                    return None
                live = self._live[table_id] = Live(table)
                self._welcome(live)
                if live.table.face.tells:
                    self.tell("asked-intents", table_id)
            return live

    def _welcome(self, live: Live) -> None:
        """A table that has just been read: who is here yet, and a server that was away costs no time.

        Nor does one of several processes that ended while its people were there: their clocks would run.
        """
        others = self.scribe.others
        live.elsewhere = others.elsewhere(live.table.id)
        live.theirs = bool(live.elsewhere)
        clock = keeping.clock_of(live.table)
        lost = clock is not None and not clock.stopped and others.exist and not live.elsewhere
        if clock is not None and (lost or clock.since < self.began):
            keeping.forgiven(live.table, self.now())
        live.company = company(live.table.sittings, live.present(), None, self.now())

    def look(self, live: Live, listener: Listener) -> None:
        """Add a connection to those who are told; the others learn that its guest is here."""
        live.listeners.add(listener)
        self._live.setdefault(live.table.id, live)
        self.minder.see_who_is_here(live)
        self.minder.wake_bots(live)
        live.show_all()

    def leave(self, live: Live, listener: Listener) -> None:
        """Remove a connection; the others learn that its guest left."""
        live.listeners.discard(listener)
        self.minder.see_who_is_here(live)
        live.show_all()
        self._drop_if_idle(live)

    def _drop_if_idle(self, live: Live) -> None:
        if not live.busy and self._live.get(live.table.id) is live:
            del self._live[live.table.id]
            live.cancel()

    @contextlib.asynccontextmanager
    async def _held(self, live: Live) -> AsyncIterator[Live]:
        """The table of which `live` may be a dropped copy: nobody else changes it, and it is kept."""
        live = self._live.setdefault(live.table.id, live)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1

    # -- commands ----------------------------------------------------------------------
    async def command(self, live: Live, guest: str, message: Command, say: Callable[[Reply], None]) -> None:
        """Take a command and `say` so, or why not; once it is taken it is stored and everybody is told."""
        async with self._held(live) as live:
            reply = await self._reply(live, guest, message)
            say(reply)
            if isinstance(reply, wire.Done):
                live.show_all()
                self.minder.wake_bots(live)
                self.minder.tend_soon(live)

    async def _reply(self, live: Live, guest: str, message: Command) -> Reply:
        next_id = new_id() if isinstance(message, wire.Rematch) else ""
        for _ in range(TRIES):
            try:
                verdict = judged(live.table, guest, message, next_id, self.now())
            except Fault as fault:
                await self.scribe.hold(live, str(fault))
                return wire.Problem(message.id, "held", "a fault stopped this table; nothing is lost")
            if not isinstance(verdict, Step):
                return verdict
            if isinstance(message, wire.Rematch) and await at_odds(self.storage, live.table.id):
                return wire.Problem(message.id, "apart", "somebody here does not want to meet somebody again")
            try:
                await self.scribe.carry_out(live, verdict)
            except Conflict:
                continue  # the table was read again: judge anew
            except NotSaved as problem:
                return wire.Problem(message.id, "not-saved", str(problem))
            return wire.Done(message.id)
        return wire.Problem(message.id, "stale", "the table changed while this was judged")

    async def join(
        self, live: Live, guest: str, key: str, salt: str = "", wanted: Seat = NOTHING
    ) -> Seat | None:
        """The open seat that `key` stands for, taken by `guest`; their own seat if they sit here already.

        At a public table the key may be empty, and any open seat or the `wanted` one is taken.

        None if the key fits no open seat. Raises NotSaved, and Conflict if others were quicker too often.
        """
        name, page = await self.storage.called(guest)
        async with self._held(live) as live:
            for _ in range(TRIES):
                table = live.table
                seat = table.seat_of(guest)
                if seat != NOTHING:
                    return seat
                seat = seat_for(table, key, wanted)
                if seat == NOTHING:
                    return None
                try:
                    await self.scribe.carry_out(live, table.seated(seat, guest, name, salt, page))
                except Conflict:
                    continue
                self.minder.see_who_is_here(live)
                live.show_all()
                self.minder.wake_bots(live)
                return seat
        raise Conflict("the table changed while this was judged")

    async def get_up(self, table_id: str, guest: str) -> None:
        """`guest`, who goes for good, gets up from a table whose game is not over."""
        with contextlib.suppress(Unreadable):
            live = await self.open(table_id)
            if live is not None and live.table.standing.status != "over":
                leaving = wire.Leave(f"forgotten {secrets.token_hex(4)}")
                await self.command(live, guest, leaving, lambda reply: None)
                self._drop_if_idle(live)

    # -- what is here ------------------------------------------------------------------
    def present_at(self, table_id: str) -> set[str]:
        """Guests who are connected to the table now; a fresh set."""
        live = self._live.get(table_id)
        return live.present() if live is not None else self.scribe.others.elsewhere(table_id)

    def live(self, table_id: str) -> Live | None:
        """The table, if it is in this process."""
        return self._live.get(table_id)

    def versions(self) -> dict[str, int]:
        """The version of each table as this process knows it; a fresh dict."""
        return {table_id: live.table.version for table_id, live in self._live.items()}

    def lives(self) -> list[Live]:
        """All tables that are in this process; a fresh list."""
        return list(self._live.values())

    # -- other processes ---------------------------------------------------------------
    def serve_with(self, others: Others) -> None:
        """From now on other processes may serve the same database, and are told what they must know."""
        self.scribe.others = others
        self.topics["intent"] = self.intended
        self.topics["asked-intents"] = self.asked_intents
        self.topics["recalled"] = self.recalled

    def connected(self) -> bool:
        """Whether the other processes, where there are any, can be told what happens here."""
        return self.scribe.others.connected()

    def tell(self, topic: str, key: str) -> None:
        """Let the other processes do `topics[topic](key)`."""
        self.scribe.others.tell(topic, key)

    def intended(self, said: str) -> None:
        """A bot that thought in another process said what its decision is for."""
        table_id, intent = heard(said)
        live = self._live.get(table_id)
        if live is not None:
            self.bots.intended(live, intent)

    def asked_intents(self, table_id: str) -> None:
        """Another process has just read a table: it is told what bots have said there lately."""
        live = self._live.get(table_id)
        if live is not None:
            self.bots.recall(live)

    def recalled(self, said: str) -> None:
        """Another process, asked for it, knows that a bot said this lately."""
        table_id, intent = heard(said)
        live = self._live.get(table_id)
        if live is not None:
            self.bots.recalled(live, intent)

    def renamed(self, guest: str, name: str) -> None:
        """Show the guest's new name at every table of this process."""
        for live in self._live.values():
            if live.table.rename(guest, name):
                live.show_all()

    async def read_again(self, table_id: str) -> None:
        """Take the table as it is stored now, if it is here: another process changed it, or hands changed."""
        live = self._live.get(table_id)
        if live is None:
            return
        async with live.lock:
            try:
                if not await self.scribe.followed(live):
                    return
            except Unreadable:
                return  # logged where it was found
            self.minder.see_who_is_here(live)
            live.show_all()
            self.minder.wake_bots(live)
