"""Notices of this process: finds what is due every few seconds, and sends it from a queue of its own.

The database decides who of several processes sends a notice. One that is on its way when its process ends is
lost: nobody is told twice.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sanjie import words
from sanjie.core.seats import holds
from sanjie.server import figures, terms
from sanjie.server.clocks import Clock
from sanjie.server.notices.book import CODE_SECONDS, MOST_PUSHES, OVER, Book, Due, MailWay, PushWay
from sanjie.server.notices.mail import Mailer
from sanjie.server.notices.push import Pusher
from sanjie.server.notices.sending import Gone, NotNow, Undeliverable
from sanjie.server.notices.wire import PushNotice
from sanjie.server.stored import NotSaved
from sanjie.server.tables import Tables

SWEEP_SECONDS: Final = 15.0
GRACE: Final = 60  # seconds for who is not at the table to come by themselves
OPEN_GRACE: Final = 900  # and at a table with days for a decision for who has left it open somewhere
PRUNE_EVERY: Final = 240  # sweeps
MOST_WAITING: Final = 2_000  # sendings; what is due beyond that waits in the database
SENDERS: Final = 4
AGAIN_SECONDS: Final = (20.0, 120.0)  # before the second and the third try, which is the last

log: Final = logging.getLogger("sanjie.notices")


@dataclass(frozen=True)
class Sending:
    """One message on its way."""

    by: str  # "push" or "mail"
    work: Callable[[], Awaitable[None]]
    gone: Callable[[], Awaitable[object]]  # what is done once there is nobody there any more
    tries: int = 0


class Notices:
    """What notices need, wired together."""

    def __init__(self, book: Book, tables: Tables, pusher: Pusher, mailer: Mailer | None) -> None:
        """Without a `mailer` this server sends no mail."""
        self.book: Final = book
        self.pusher: Final = pusher
        self.mailer: Final = mailer
        self._tables: Final = tables
        self._queue: Final[asyncio.Queue[Sending]] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._again: set[asyncio.TimerHandle] = set()

    async def start(self) -> None:
        """Begin to look and to send."""
        works = [self._sweep_on(), *(self._send_on() for _ in range(SENDERS))]
        self._tasks = [asyncio.create_task(work, name="notices") for work in works]

    async def stop(self) -> None:
        """Stop; what was not sent yet is not sent any more."""
        for timer in self._again:
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pusher.close()

    # -- finding -----------------------------------------------------------------------
    async def _sweep_on(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS * random.uniform(0.8, 1.2))  # several processes take turns
            try:
                await self.sweep()
                count += 1
                if count % PRUNE_EVERY == 1:
                    await self.book.prune()
            except Exception:
                log.exception("not swept")

    async def sweep(self) -> None:
        """Put on their way all notices that are due now, as far as there is room for them."""
        now = self.book.now()
        fresh: list[Due] = []
        settled: list[Due] = []
        dropped: list[Due] = []
        ripe: list[Due] = []
        for due in await self.book.due():
            here = due.guest in self._tables.present_at(due.table)
            if due.number == OVER:
                if here or due.ended_seat in due.seats:
                    settled.append(due)  # they saw it, or did it
                    continue
                grace = GRACE
            else:
                days = terms.read(due.terms).pace.kind == "days"
                if (here and not days) or (days and on_vacation(due)):
                    if due.seen is not None:
                        dropped.append(due)
                    continue
                grace = OPEN_GRACE if here else GRACE
            if due.seen is None:
                fresh.append(due)
            elif due.seen + grace <= now:
                ripe.append(due)
        await self.book.note(fresh, settled, dropped)
        room = self._queue.maxsize - self._queue.qsize()
        for due in await self.book.claim(ripe[: room // (MOST_PUSHES + 1)]):
            try:
                await self._put(due)
            except (SQLAlchemyError, OSError):  # those after it are still sent
                log.exception("not sent", extra={"facts": {"table": due.table}})

    async def _put(self, due: Due) -> None:
        """Put a notice on its way to every place where its person wants it."""
        for way in await self.book.pushes(due.guest):
            self._offer(self._by_push(due, way))
        mail = await self.book.mail(due.guest)
        if mail is not None and self.mailer is not None:
            self._offer(self._by_mail(self.mailer, due, mail))

    def _by_push(self, due: Due, way: PushWay) -> Sending:
        title, body = told(due, way.language)
        message = msgspec.json.encode(PushNotice(title, body, f"/t/{due.table}"))
        return Sending(
            "push",
            lambda: self.pusher.send(way.to, message, due.table),
            lambda: self.book.drop_push(way.to.id),
        )

    def _by_mail(self, mailer: Mailer, due: Due, way: MailWay) -> Sending:
        title, line = told(due, way.language)
        stop = f"{way.origin}/account?stop={way.stop}"
        body = words.say(
            way.language, "notice-letter", line=line, table=f"{way.origin}/t/{due.table}", stop=stop
        )
        subject = f"{title}: {line}" if way.language == "en" else f"{title}：{line}"
        return Sending(
            "mail",
            lambda: mailer.send(way.address, subject, body, stop),
            lambda: self.book.drop_mail(stop=way.stop),
        )

    def send_code(self, address: str, code: str, language: str) -> bool:
        """Send the code that confirms an address; False if this server sends no mail, or is too busy."""
        mailer = self.mailer
        if mailer is None:
            return False
        minutes = CODE_SECONDS // 60
        subject = words.say(language, "notice-code-subject", code=code)
        body = words.say(language, "notice-code-letter", code=code, minutes=minutes)
        return self._offer(Sending("mail", lambda: mailer.send(address, subject, body), nothing))

    # -- sending -----------------------------------------------------------------------
    def _offer(self, sending: Sending) -> bool:
        """Whether there was room for it."""
        try:
            self._queue.put_nowait(sending)
        except asyncio.QueueFull:
            count(sending, "full")
            return False
        return True

    async def _send_on(self) -> None:
        while True:
            sending = await self._queue.get()
            try:
                await self._send(sending)
            except Exception:
                log.exception("not sent", extra={"facts": {"by": sending.by}})

    async def _send(self, sending: Sending) -> None:
        """Send it, or see to it that it is tried again. Where and to whom is not logged."""
        try:
            await sending.work()
        except Gone:
            count(sending, "gone")
            try:
                await sending.gone()
            except (NotSaved, SQLAlchemyError, OSError) as problem:
                log.warning("not forgotten", extra={"facts": {"problem": type(problem).__name__}})
        except Undeliverable as problem:
            count(sending, "refused")
            log.warning("not sent", extra={"facts": {"by": sending.by, "problem": str(problem)}})
        except NotNow as problem:
            if sending.tries < len(AGAIN_SECONDS):
                self._try_again(sending)
                return
            count(sending, "failed")
            log.warning("not sent", extra={"facts": {"by": sending.by, "problem": str(problem)}})
        else:
            count(sending, "sent")

    def _try_again(self, sending: Sending) -> None:
        if len(self._again) >= MOST_WAITING:
            count(sending, "full")
            return
        again = Sending(sending.by, sending.work, sending.gone, sending.tries + 1)

        def offer() -> None:
            self._again.discard(timer)
            self._offer(again)

        timer = asyncio.get_running_loop().call_later(AGAIN_SECONDS[sending.tries], offer)
        self._again.add(timer)


def told(due: Due, language: str) -> tuple[str, str]:
    """What a notice says: the game, and that it is one's turn or that the table is over."""
    game = words.say(language, f"game-{due.game}")
    return game, words.say(language, "notice-over" if due.number == OVER else "notice-turn")


def on_vacation(due: Due) -> bool:
    """Whether all the seats that are asked are on vacation."""
    if not due.clock:
        return False
    clock = msgspec.json.decode(due.clock, type=Clock)
    return all(holds(clock.away, seat) for seat in due.seats)


def count(sending: Sending, outcome: str) -> None:
    """Count what became of it."""
    figures.notices.labels(sending.by, outcome).inc()


async def nothing() -> None:
    """What is done when nobody is there and nothing is kept of them."""
