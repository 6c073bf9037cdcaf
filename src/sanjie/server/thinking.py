"""Bots think in processes of their own, so that a long thought delays nobody else's move.

Threads were the other choice. While the highest level of Aras thought in one (plain build, 3 s, a busy
machine with two cores) the event loop was late by up to 232 ms; while a process thought, by up to 26.
Compiled, a search never lets go of the interpreter's lock at all. A process that overruns can also be ended.
"""

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from sanjie.packs import Pack, keep

MOST_PACKS: Final = 64  # that one process is brought in its life
READY_SECONDS: Final = 60.0  # to start a process and load the rules, on a busy machine

log = logging.getLogger("sanjie.thinking")
context = get_context("spawn")  # a fork would take the database's threads and every socket along

Work = Callable[["Connection[Any, Any]"], None]
Job = tuple[str, Any, int, int, float]  # game, view, level, seed, seconds


class Thinkers:
    """A few processes that think for bots, started when first needed."""

    def __init__(
        self,
        seconds: float = 3.0,
        grace: float = 5.0,
        most: int | None = None,
        work: Work | None = None,
        counted: bool = True,
    ) -> None:
        """A decision may take `seconds`, and `grace` more before its process is ended.

        There are `most` processes, by default for all cores but one, whose whole life is `work`. What they
        decide is `counted` among the thoughts of bots.
        """
        self.seconds = seconds
        self._counted = counted
        count = self.processes = most if most is not None else max(1, min(4, (os.cpu_count() or 2) - 1))
        self._idle: asyncio.Queue[_Thinker] = asyncio.Queue()
        self._all = [_Thinker(grace, work or think) for _ in range(count)]
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def choose(
        self,
        game: str,
        view: Any,
        level: int,
        seed: int,
        content: Pack | None = None,
        seconds: float | None = None,
    ) -> int | None:
        """What a bot of `level` decides; None if it took too long or failed, and the caller plays for it.

        `content` is what the game is played with if that does not ship with it; `seconds` are for this one
        decision, if they are fewer than usual.
        """
        from sanjie.server import figures  # late: the processes that think count nothing

        began = time.monotonic()
        thinker = await self._idle.get()
        try:
            most = self.seconds if seconds is None else min(seconds, self.seconds)
            choice = await asyncio.to_thread(thinker.choose, (game, view, level, seed, most), content)
            if not self._counted:
                return choice
            figures.thoughts.labels("failed" if choice is None else "made").inc()
            figures.thought_seconds.observe(time.monotonic() - began)
            return choice
        finally:
            self._idle.put_nowait(thinker)

    def stop(self) -> None:
        """End every process; what they were thinking about is lost, and asked again by the next server."""
        for thinker in self._all:
            thinker.stop()


class _Thinker:
    def __init__(self, grace: float, work: Work) -> None:
        self._grace = grace
        self._work = work
        self._process: Any = None
        self._pipe: Connection[Any, Any] | None = None
        self._stopped = False
        self._brought: set[str] = set()  # digests of the content that the process has

    def choose(self, job: Job, content: Pack | None = None) -> int | None:
        """Blocks until it is decided or the process had to be ended. A lost process is replaced once."""
        for _ in range(2):
            try:
                return self._asked(job, content)
            except (OSError, EOFError) as problem:
                self._end()
                if self._stopped:
                    return None
                log.error("thinker lost", extra={"facts": {"problem": repr(problem)}})
        return None

    def _asked(self, job: Job, content: Pack | None) -> int | None:
        game, _, level, _, seconds = job
        if len(self._brought) >= MOST_PACKS:
            self._end()  # another process begins with empty hands
        pipe = self._started()
        if content is not None and content.digest not in self._brought:
            pipe.send(content)
            self._brought.add(content.digest)
        pipe.send(job)
        if not pipe.poll(seconds + self._grace):
            log.error("overdue", extra={"facts": {"game": game, "level": level, "seconds": seconds}})
            self._end()
            return None
        choice = pipe.recv()
        if not isinstance(choice, int):
            log.error("bot failed", extra={"facts": {"game": game, "level": level, "problem": str(choice)}})
            return None
        return choice

    def stop(self) -> None:
        self._stopped = True
        self._end()

    def _started(self) -> "Connection[Any, Any]":
        if self._stopped:
            raise EOFError("the server is stopping")
        if self._pipe is None:
            ours, theirs = context.Pipe()
            self._process = context.Process(target=self._work, args=(theirs,), daemon=True, name="sanjie-bot")
            self._process.start()
            theirs.close()  # so that our end hears when the process is gone, and it hears when we are
            self._pipe = ours
            if not ours.poll(READY_SECONDS):
                raise EOFError("it did not start")
            ours.recv()
        return self._pipe

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
        self._brought.clear()


def think(pipe: "Connection[Any, Any]") -> None:
    """A process's whole life: decide what is asked until the server has gone."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # ctrl-C goes to every process of the terminal; the server ends us
    from sanjie.bots.registry import choose

    held: list[Pack] = []  # content is found by its digest as long as somebody has it
    try:
        pipe.send("ready")
        while True:
            asked = pipe.recv()
            if isinstance(asked, Pack):
                held.append(keep(asked))
                continue
            game, view, level, seed, seconds = asked
            try:
                pipe.send(int(choose(game, view, level, seed, seconds)))
            except Exception as problem:
                pipe.send(f"{type(problem).__name__}: {problem}")
    except (EOFError, OSError):
        return
