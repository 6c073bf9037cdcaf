"""Every table that somebody looks at or a bot plays at: loads them, takes commands in order, tells everybody.

A table here is only a copy of its record. It is dropped when nobody needs it, and read again when another
process was quicker.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import blake2b
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sanjie.core.seats import EVERYONE, NOTHING, Seat
from sanjie.server import beats, figures, keeping, wire
from sanjie.server.drops import company
from sanjie.server.judging import Command, Fault, Reply, judged
from sanjie.server.live import Listener, Live
from sanjie.server.lobby import seat_for
from sanjie.server.ratings.results import rated
from sanjie.server.shelf.packs import own_pack
from sanjie.server.storage import Storage
from sanjie.server.stored import Change, Conflict, NotSaved, Sitting, Stored
from sanjie.server.table import Step, Table, Unreadable
from sanjie.server.talk.bonds import at_odds
from sanjie.server.talk.moments import noted
from sanjie.server.thinking import Thinkers

TRIES: Final = 6  # how often a command is judged anew because the table had changed meanwhile
AGAIN_SECONDS: Final = 2.0  # before a bot's answer that could not be stored is tried again
SWEEP_SECONDS: Final = 30.0  # between two looks for tables whose days are over
LEFT_SECONDS: Final = 60  # without a change where a bot owes one: nobody lets it think
RESCUE_SECONDS: Final = 6.0  # without a word from the process that lets the bots of a table think
SOON: Final = 0.01  # an alarm rings a little after what it is for
PACE: Final = 0.05  # seconds; most thoughts take less
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # ids are read aloud: no two letters look alike

log: Final = logging.getLogger("sanjie.tables")


def wall() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1_000)


class Tables:
    """The tables of this process."""

    def __init__(
        self, storage: Storage, thinkers: Thinkers, pace: float = PACE, now: Callable[[], int] = wall
    ) -> None:
        """Where something is hidden, bots answer at beats of `pace` seconds (`beats.py`); 0: at once.

        `now` gives milliseconds since 1970, for clocks and for who is away.
        """
        self.now: Final = now
        self.matching: Final = asyncio.Lock()  # two who look for a match find each other
        self.began = now()  # since when somebody serves these tables
        self.pace: Final = pace
        self.monotonic: Callable[[], float] = time.monotonic  # seconds, for the beats of bots
        self.until: Callable[[float], Awaitable[None]] = moment  # waits until then
        self.storage: Final = storage
        self.thinkers: Final = thinkers
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._unasked: set[str] = set()  # tables that nobody has asked for since the last sweep
        self._resuming: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._stopping = False
        # What other processes that serve the same database have to do with it; `Between` sets it.
        self.shared = False  # whether there may be any
        self.elsewhere: Callable[[str], set[str]] = nobody  # guests whom they see at a table
        self.noticed: Callable[[Live], None] = unheard  # somebody came to the table or left it
        self.tell: Callable[[str, str], None] = unheard_of  # (topic, key): they do `topics[topic](key)`
        self.topics: Final[dict[str, Callable[[str], None]]] = {}
        self.connected: Callable[[], bool] = alone  # whether they can be told

    async def start(self, resume: bool = True) -> None:
        """Let the bots go on where the last server stopped, unless another process sees to that."""
        if resume:
            self._resuming = asyncio.create_task(self._resume(), name="resume")
        self._sweeping = asyncio.create_task(self._sweep(), name="sweep")

    async def stop(self) -> None:
        """Stop thinking; nothing is lost, since whatever was shown is stored."""
        self._stopping = True
        lives = list(self._live.values())
        for live in lives:
            live.cancel()
        of_tables = [task for live in lives for task in (live.thinking, live.tending)]
        tasks = [task for task in (self._resuming, self._sweeping, *of_tables) if task]
        for task in tasks:
            task.cancel()
        self.thinkers.stop()  # only now: a thought that is cut off must not be taken for a bot that failed
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _resume(self) -> None:
        for table_id in await self.storage.tables_for_bots():
            await self._look_after(table_id)
            await asyncio.sleep(0)  # people who come now are served between two tables

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
        if self.shared:  # the process that made the last change may have ended since
            left = await self.storage.tables_left(self.now() // 1_000 - LEFT_SECONDS)
        for table_id in [*due, *left]:
            await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        """From now on this process answers for the bots of a table; one that nobody can read is left."""
        try:
            live = await self.open(table_id)
        except Unreadable:
            return  # logged where it was found
        if live is not None:
            live.theirs = False
            self._wake_bots(live)
            self._drop_if_idle(live)

    # -- opening and dropping ----------------------------------------------------------
    async def open(self, table_id: str) -> Live | None:
        """The table, loaded if need be; None if there is none. Raises Unreadable."""
        self._unasked.discard(table_id)
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                live = self._live.get(table_id)
                if live is not None and self.shared:  # another process may have told what is not here yet
                    if live.table.version < await self.storage.version_of(table_id):
                        await self.read_again(table_id)
                    live = self._live.get(table_id)
                if live is None:
                    table = await self._loaded(table_id)
                    if table is None:
                        return None
                    live = self._live[table_id] = Live(table)
                    self._welcome(live)
                    if live.table.face.tells:
                        self.tell("asked-intents", table_id)
                return live
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)

    async def _loaded(self, table_id: str, again: bool = False) -> Table | None:
        """The table as it is stored. What has stopped it does so still if it is only read `again`."""
        stored = await self.storage.load(table_id)
        if stored is None:
            return None
        try:
            table = Table(stored)
        except Unreadable as problem:
            log.error("unreadable", extra={"facts": {"table": table_id, "problem": str(problem)}})
            await self._note(stored, str(problem))
            raise
        if again:
            table.fault = table.fault or stored.table.standing.fault
        if table.fault:
            log.error("held", extra={"facts": {"table": table_id, "problem": table.fault}})
        if await self._note(stored, table.fault):  # or that it is gone: a newer release may have mended it
            table.take(table.fault_noted())
        return table

    async def _note(self, stored: Stored, fault: str) -> bool:
        """Note in the database what stops a table, for whoever runs the server; False if nothing was new."""
        standing = stored.table.standing
        if standing.fault == fault:
            return False
        try:
            await self.storage.change(stored.table.id, stored.version, Change(replace(standing, fault=fault)))
        except (Conflict, NotSaved) as problem:
            log.warning("not stored", extra={"facts": {"table": stored.table.id, "problem": str(problem)}})
            return False
        return True

    def look(self, live: Live, listener: Listener) -> None:
        """Add a connection to those who are told; the others learn that its guest is here."""
        live.listeners.add(listener)
        self._live.setdefault(live.table.id, live)
        self.see_who_is_here(live)
        self._wake_bots(live)
        live.show_all()

    def leave(self, live: Live, listener: Listener) -> None:
        """Remove a connection; the others learn that its guest left."""
        live.listeners.discard(listener)
        self.see_who_is_here(live)
        live.show_all()
        self._drop_if_idle(live)

    def _drop_if_idle(self, live: Live) -> None:
        busy = live.listeners or live.thinking or live.tending
        if not busy and self._live.get(live.table.id) is live:
            del self._live[live.table.id]
            live.cancel()

    # -- what a table does by itself ---------------------------------------------------
    def _welcome(self, live: Live) -> None:
        """A table that has just been read: who is here yet, and a server that was away costs no time.

        Nor does one of several processes that ended while its people were there: their clocks would run.
        """
        live.elsewhere = self.elsewhere(live.table.id)
        live.theirs = bool(live.elsewhere)
        clock = keeping.clock_of(live.table)
        lost = clock is not None and not clock.stopped and self.shared and not live.elsewhere
        if clock is not None and (lost or clock.since < self.began):
            keeping.forgiven(live.table, self.now())
        live.company = company(live.table.sittings, live.present(), None, self.now())

    def see_who_is_here(self, live: Live) -> None:
        """Note who is connected to the table, here or elsewhere; what follows from it is done soon."""
        self.noticed(live)  # before anything that is stored because of it
        live.company = company(live.table.sittings, live.present(), live.company, self.now())
        self._tend_soon(live)

    def _tend_soon(self, live: Live) -> None:
        """Let the table do what it now does by itself, and wake it when there is more to do."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if self._stopping or live.tending is not None or not keeping.is_kept(live.table):
            return
        if keeping.own_step(live.table, live.company, self.now()) is None:
            self._set_alarm(live)
        else:
            live.tending = asyncio.create_task(self._tend(live), name=f"tend {live.table.id}")

    def _set_alarm(self, live: Live) -> None:
        """Look at the table again when time has changed something; bots answer for who is late now."""
        self._wake_bots(live)
        due = keeping.next_due(live.table, live.company)
        if due is None or live.thinking is not None or live.rescue is not None or not live.listeners:
            return  # who thinks looks again when it has thought, and who is not looked at is swept up
        seconds = min(max(0.0, (due - self.now()) / 1_000), SWEEP_SECONDS) + SOON
        live.alarm = asyncio.get_running_loop().call_later(seconds, self._tend_soon, live)

    async def _tend(self, live: Live) -> None:
        """All that the table does by itself now, then set the alarm for what comes next."""
        again = False
        try:
            async with live.lock:
                while True:
                    now = self.now()
                    live.company = company(live.table.sittings, live.present(), live.company, now)
                    step = keeping.own_step(live.table, live.company, now)
                    if step is None:
                        break
                    await self._carry_out(live, step)
                    live.show_all()
        except (Conflict, NotSaved):
            again = True
        except Exception as fault:
            await self._hold(live, f"by itself: {type(fault).__name__}: {fault}")
        finally:
            live.tending = None
        if self._stopping:
            return
        if again:
            live.alarm = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._tend_soon, live)
        else:
            self._set_alarm(live)
        self._drop_if_idle(live)

    # -- commands ----------------------------------------------------------------------
    async def command(self, live: Live, guest: str, message: Command, say: Callable[[Reply], None]) -> None:
        """Take a command and `say` so, or why not; once it is taken it is stored and everybody is told."""
        async with live.lock:
            reply = await self._reply(live, guest, message)
            say(reply)
            if isinstance(reply, wire.Done):
                live.show_all()
                self._wake_bots(live)
                self._tend_soon(live)

    async def _reply(self, live: Live, guest: str, message: Command) -> Reply:
        next_id = new_id() if isinstance(message, wire.Rematch) else ""
        for _ in range(TRIES):
            try:
                verdict = judged(live.table, guest, message, next_id, self.now())
            except Fault as fault:
                await self._hold(live, str(fault))
                return wire.Problem(message.id, "held", "a fault stopped this table; nothing is lost")
            if not isinstance(verdict, Step):
                return verdict
            if isinstance(message, wire.Rematch) and await at_odds(self.storage, live.table.id):
                return wire.Problem(message.id, "apart", "somebody here does not want to meet somebody again")
            try:
                await self._carry_out(live, verdict)
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
        async with live.lock:
            for _ in range(TRIES):
                table = live.table
                seat = table.seat_of(guest)
                if seat != NOTHING:
                    return seat
                seat = seat_for(table, key, wanted)
                if seat == NOTHING:
                    return None
                try:
                    await self._carry_out(live, table.seated(seat, guest, name, salt, page))
                except Conflict:
                    continue
                self.see_who_is_here(live)
                live.show_all()
                self._wake_bots(live)
                return seat
        raise Conflict("the table changed while this was judged")

    async def get_up(self, table_id: str, guest: str) -> None:
        """`guest`, who goes for good, gets up from a table whose game has not begun."""
        with contextlib.suppress(Unreadable):
            live = await self.open(table_id)
            if live is not None and live.table.standing.status == "waiting":
                leaving = wire.Leave(f"forgotten {secrets.token_hex(4)}")
                await self.command(live, guest, leaving, lambda reply: None)
                self._drop_if_idle(live)

    def present_at(self, table_id: str) -> set[str]:
        """Guests who are connected to the table now; a fresh set."""
        live = self._live.get(table_id)
        return live.present() if live is not None else self.elsewhere(table_id)

    def live(self, table_id: str) -> Live | None:
        """The table, if it is in this process."""
        return self._live.get(table_id)

    def versions(self) -> dict[str, int]:
        """The version of each table as this process knows it; a fresh dict."""
        return {table_id: live.table.version for table_id, live in self._live.items()}

    def lives(self) -> list[Live]:
        """All tables that are in this process; a fresh list."""
        return list(self._live.values())

    def intended(self, said: str) -> None:
        """What a bot that thought in another process said that its decision is for: a table and an Intent."""
        table_id, intent = msgspec.json.decode(said, type=tuple[str, wire.Intent])
        live = self._live.get(table_id)
        if live is not None and live.table.intents.get(intent.seat) != intent:
            live.table.intents[intent.seat] = intent
            if live.table.upto >= intent.number:  # else it is shown with the decision
                live.show_all()

    def asked_intents(self, table_id: str) -> None:
        """Another process has just read a table: it is told what bots have said there lately."""
        live = self._live.get(table_id)
        for intent in live.table.intents.values() if live is not None else ():
            self.tell("recalled", msgspec.json.encode((table_id, intent)).decode())

    def recalled(self, said: str) -> None:
        """What another process knows that a bot said lately; what is known here may be newer."""
        table_id, intent = msgspec.json.decode(said, type=tuple[str, wire.Intent])
        live = self._live.get(table_id)
        if live is not None and intent.seat not in live.table.intents:
            self.intended(said)

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
                if not await self._followed(live):
                    return
            except Unreadable:
                return  # logged where it was found
            self.see_who_is_here(live)
            live.show_all()
            self._wake_bots(live)

    async def _followed(self, live: Live) -> bool:
        """Whether others changed the table; it is then as they left it. Raises Unreadable.

        What they played is played after them; only where that cannot be the whole record is.
        """
        table = live.table
        stored = await self.storage.load(table.id, table.upto)
        if stored is None or stored.version <= table.version:
            return False
        if not table.follow(stored):
            again = await self._loaded(table.id, again=True)
            if again is None or again.version <= table.version:
                return False
            again.intents = table.intents
            live.table = again
        live.theirs = True
        return True

    # -- carrying out ------------------------------------------------------------------
    async def _carry_out(self, live: Live, step: Step) -> None:
        """Store, then take. After Conflict or NotSaved the table is as its record says."""
        table = live.table
        now = self.now()
        step = noted(table, rated(table, keeping.timed(table, step, now)), now)
        try:
            await self.storage.change(table.id, table.version, step.change)
        except (Conflict, NotSaved) as problem:
            number = step.change.standing.upto
            facts = {"table": table.id, "version": table.version + 1, "number": number}
            raced = self.shared and isinstance(problem, Conflict)  # another process was quicker, as happens
            level = logging.DEBUG if raced else logging.WARNING
            log.log(level, "not stored", extra={"facts": {**facts, "problem": str(problem)}})
            try:
                changed = await self._followed(live)
            except (SQLAlchemyError, OSError):
                log.exception("not read", extra={"facts": facts})  # the next change will meet a conflict
                raise problem from None
            if changed:
                live.show_all()
            raise
        live.theirs = False
        before = table.standing.status
        table.take(step)
        if table.terms.rated and (step.change.sittings or step.change.rated):
            try:
                table.ratings = await self.storage.ratings_at(table.id, table.face.game.name)
            except Exception:  # the step is stored: they are shown when the table is read again
                log.exception("ratings not read", extra={"facts": {"table": table.id}})
        if table.standing.status != before:
            facts = {"table": table.id, "number": table.upto, "ended_by": table.standing.ended_by}
            log.info(table.standing.status, extra={"facts": facts})

    async def _hold(self, live: Live, fault: str) -> None:
        """Stop a table that a fault of ours touched; its record is as it was."""
        live.table.fault = fault
        facts = {"table": live.table.id, "number": live.table.upto + 1, "problem": fault}
        log.exception("held", extra={"facts": facts})
        step = live.table.fault_noted()
        try:
            await self.storage.change(live.table.id, live.table.version, step.change)
            live.table.take(step)
        except (Conflict, NotSaved) as problem:
            log.warning("not stored", extra={"facts": {**facts, "problem": str(problem)}})
        live.show_all()

    # -- bots --------------------------------------------------------------------------
    def _wake_bots(self, live: Live) -> None:
        """Let the bots think who owe something, unless the process that made the last change surely does."""
        if self._stopping or live.thinking is not None:
            return
        if not (self._bots(live.table) or live.table.bot_to_agree()):
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
        self._tend_soon(live)
        self._wake_bots(live)

    def _bots(self, table: Table) -> list[Sitting]:
        """The seats that bots must answer for now."""
        return table.bots_to_answer(keeping.late(table, self.now()))

    async def _think(self, live: Live) -> None:
        """Do everything that bots owe here, until people have the word."""
        try:
            while True:
                try:
                    if not (await self._bot_agrees(live) or await self._bots_answer(live)):
                        return
                except NotSaved:
                    await asyncio.sleep(AGAIN_SECONDS)
                except Exception as fault:
                    await self._hold(live, f"answer {live.table.upto + 1}: {type(fault).__name__}: {fault}")
        finally:
            live.thinking = None
            self._tend_soon(live)
            self._drop_if_idle(live)

    async def _bot_agrees(self, live: Live) -> bool:
        """A bot's word on the draw that is offered; False if it owes none."""
        table, version = live.table, live.table.version
        bot = table.bot_to_agree()
        if bot is None:
            return False
        ahead = table.face.ahead(table.view(bot.seat), table.face.side(bot.seat))
        step = table.draw_declined(None) if ahead else table.draw_offered(bot.seat, None)
        async with live.lock:
            if live.table is table and table.version == version and not table.fault:
                await self._bot_does(live, step)
        return True

    async def _bots_answer(self, live: Live) -> bool:
        """The decisions of all bots that are asked, each thinking by itself; False if none is.

        Where something is hidden they leave together, at a beat that does not depend on what was thought.
        """
        table, posed, began = live.table, live.table.posed, self.monotonic()
        bots = self._bots(table)
        step, seconds = self._beat(table, bots)
        thoughts = await asyncio.gather(
            *(self._thought(table, bot, seconds) for bot in bots), return_exceptions=True
        )
        if step:
            await self.until(beats.next_beat(began, self.monotonic(), step))
        for bot, thought in zip(bots, thoughts, strict=True):
            if not isinstance(thought, BaseException):
                await self._bot_answers(live, table, posed, bot, thought)
        for thought in thoughts:
            if isinstance(thought, BaseException):
                raise thought
        return bool(bots)

    def _beat(self, table: Table, bots: list[Sitting]) -> tuple[float, float | None]:
        """Seconds between the beats of those bots, 0 where they answer at any time; and to think, or None."""
        if not bots or not self.pace or not table.face.hides(table.state):
            return 0.0, None
        levels = [table.level_at(bot.seat) for bot in bots]
        long = beats.pondering(table.face, table.view(NOTHING), levels)
        step = beats.beat(long, self.thinkers.processes, self.pace)
        return step, beats.thinking_time(self.pace) if long else None

    async def _thought(self, table: Table, bot: Sitting, seconds: float | None) -> int | None:
        """What a bot decides, in `seconds` if they are given; None if it could not."""
        game = table.face.game
        return await self.thinkers.choose(
            game.name,
            table.view(bot.seat),
            table.level_at(bot.seat),
            seed_of(table, bot.seat),
            own_pack(game),
            seconds,
        )

    async def _bot_answers(
        self, live: Live, table: Table, posed: int, bot: Sitting, choice: int | None
    ) -> None:
        """Take a bot's decision, if the question is still open that was put after answer `posed`."""
        async with live.lock:
            owes = any(one.seat == bot.seat for one in self._bots(table))  # or its person is back
            moved = live.table is not table or table.posed != posed or not owes
            if moved or table.bot_to_agree() is not None:
                return  # somebody resigned meanwhile, or offered a draw: look again
            options = table.state.options(bot.seat)
            if choice is None or choice not in options:
                facts = {"table": table.id, "number": table.upto + 1, "level": table.level_at(bot.seat)}
                log.error("bot replaced", extra={"facts": facts})
                figures.replaced.inc()
                choice = options[0]  # any legal answer keeps the game going
            by, intent = keeping.answered_by(table, bot.seat), intent_of(table, bot.seat, choice)
            await self._bot_does(live, table.played(bot.seat, choice, None, by), intent)

    async def _bot_does(self, live: Live, step: Step, intent: wire.Intent | None = None) -> None:
        try:
            await self._carry_out(live, step)
        except Conflict:
            return
        if intent is not None:
            live.table.intents[intent.seat] = intent
            self.tell("intent", msgspec.json.encode((live.table.id, intent)).decode())
        live.show_all()


def intent_of(table: Table, seat: Seat, choice: int) -> wire.Intent | None:
    """What a bot at `seat` says that `choice` is for; None where bots say nothing, or not all may know it."""
    if not table.face.tells or table.state.known_to != EVERYONE:
        return None
    from sanjie.bots.registry import intend  # late: where no bot tells anything it is not needed

    said = intend(table.face.game.name, table.view(seat), table.level_at(seat), choice)
    return None if said is None else wire.Intent(seat, table.upto + 1, said.name, dict(said.args))


async def moment(monotonic: float) -> None:
    """Wait until that moment."""
    await asyncio.sleep(max(0.0, monotonic - time.monotonic()))


def nobody(_table: str) -> set[str]:
    """Whom other processes see, where there are none."""
    return set()


def unheard(_live: Live) -> None:
    """Tells other processes, where there are none."""


def unheard_of(_topic: str, _key: str) -> None:
    """Tells other processes, where there are none."""


def alone() -> bool:
    """Whether other processes can be told, where there are none."""
    return True


def seed_of(table: Table, seat: Seat) -> int:
    """64 bits that nobody can foresee; a bot asked again after a restart decides alike."""
    name = f"{table.seed} {table.id} {table.posed} {seat}"
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")


def new_id() -> str:
    """An id for a table that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
