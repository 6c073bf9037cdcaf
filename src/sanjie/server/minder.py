"""What tables do by themselves, when it is time: clocks, bots that stand in, and who lets bots think."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

from sanjie.server import keeping
from sanjie.server.botplay import Bots
from sanjie.server.drops import company
from sanjie.server.live import Live
from sanjie.server.scribe import Scribe
from sanjie.server.stored import Conflict, NotSaved

AGAIN_SECONDS: Final = 2.0  # before what could not be stored is tried again
LONGEST_SECONDS: Final = 30.0  # between two looks at a table that time may change
RESCUE_SECONDS: Final = 6.0  # without a word from the process that lets the bots of a table think
SOON: Final = 0.01  # an alarm rings a little after what it is for


class Minder:
    """Minds the tables of this process. Each has at most one task that tends it, and one of its bots."""

    def __init__(self, scribe: Scribe, bots: Bots, rests: Callable[[Live], None]) -> None:
        """`rests` is told each table of which such a task has ended."""
        self._scribe: Final = scribe
        self._bots: Final = bots
        self._rests: Final = rests
        self._stopping = False

    def stop(self, lives: Iterable[Live]) -> list[asyncio.Task[Any]]:
        """Mind nothing any more; the tasks of `lives`, which are being cancelled."""
        self._stopping = True
        tasks = []
        for live in lives:
            live.cancel()
            tasks += [task for task in (live.thinking, live.tending) if task is not None]
        for task in tasks:
            task.cancel()
        return tasks

    def see_who_is_here(self, live: Live) -> None:
        """Note who is connected to the table, here or elsewhere; what follows from it is done soon."""
        self._scribe.others.noticed(live)  # before anything that is stored because of it
        live.company = company(live.table.sittings, live.present(), live.company, self._scribe.now())
        self.tend_soon(live)

    # -- the table itself --------------------------------------------------------------
    def tend_soon(self, live: Live) -> None:
        """Let the table do what it now does by itself, and wake it when there is more to do."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if self._stopping or live.tending is not None or not keeping.is_kept(live.table):
            return
        if keeping.own_step(live.table, live.company, self._scribe.now()) is None:
            self._set_alarm(live)
        else:
            live.tending = asyncio.create_task(self._tend(live), name=f"tend {live.table.id}")

    def _set_alarm(self, live: Live) -> None:
        """Look at the table again when time has changed something; bots answer for who is late now."""
        self.wake_bots(live)
        due = keeping.next_due(live.table, live.company)
        if due is None or live.thinking is not None or live.rescue is not None or not live.listeners:
            return  # who thinks looks again when it has thought, and who is not looked at is swept up
        seconds = min(max(0.0, (due - self._scribe.now()) / 1_000), LONGEST_SECONDS) + SOON
        live.alarm = asyncio.get_running_loop().call_later(seconds, self.tend_soon, live)

    async def _tend(self, live: Live) -> None:
        """All that the table does by itself now, then set the alarm for what comes next."""
        again = False
        try:
            async with live.lock:
                while True:
                    now = self._scribe.now()
                    live.company = company(live.table.sittings, live.present(), live.company, now)
                    step = keeping.own_step(live.table, live.company, now)
                    if step is None:
                        break
                    await self._scribe.carry_out(live, step)
                    live.show_all()
        except (Conflict, NotSaved):
            again = True
        except Exception as fault:
            async with live.lock:
                await self._scribe.hold(live, f"by itself: {type(fault).__name__}: {fault}")
        finally:
            live.tending = None
        if self._stopping:
            return
        if again:
            live.alarm = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.tend_soon, live)
        else:
            self._set_alarm(live)
        self._rests(live)

    # -- its bots ----------------------------------------------------------------------
    def wake_bots(self, live: Live) -> None:
        """Let the bots think who owe something, unless the process that made the last change surely does."""
        if self._stopping or live.thinking is not None or not self._bots.owe(live.table):
            return
        if not live.theirs:
            live.thinking = asyncio.create_task(self._think(live), name=f"think {live.table.id}")
        elif live.rescue is None:
            loop = asyncio.get_running_loop()
            live.rescue = loop.call_later(RESCUE_SECONDS, self._rescue, live, live.table.version)

    def _rescue(self, live: Live, version: int) -> None:
        """Let the bots think if the process that was to has not been heard of since `version`."""
        live.rescue = None
        if live.table.version == version:
            live.theirs = False
        self.tend_soon(live)
        self.wake_bots(live)

    async def _think(self, live: Live) -> None:
        """Do everything that bots owe here, until people have the word."""
        try:
            while True:
                try:
                    if not await self._bots.play(live):
                        return
                except NotSaved:
                    await asyncio.sleep(AGAIN_SECONDS)
                except Exception as fault:
                    async with live.lock:
                        number = live.table.upto + 1
                        await self._scribe.hold(live, f"answer {number}: {type(fault).__name__}: {fault}")
        finally:
            live.thinking = None
            self.tend_soon(live)
            self._rests(live)
