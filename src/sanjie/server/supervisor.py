"""Several processes on one socket: started, replaced when they die or hang, exchanged one by one on SIGHUP.

This process serves nothing itself and loads no framework, so nothing that is asked for can hurt it.
"""

import contextlib
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec

from sanjie.server.worker import ANSWERS, END_SECONDS, WARM, Orders

TICK: Final = 0.05
READY_SECONDS: Final = 90.0  # for a worker to answer, on a busy machine
HUNG_SECONDS: Final = 15.0  # without a beat: then a worker hangs
MOST_PASSED: Final = 1.0  # seconds that count between two looks: if more passed, we did not run ourselves
TRIES: Final = 5  # deaths in a row before an answer, of each worker: then it is no accident
LONGEST_SECONDS: Final = 10.0  # between two of them
FIGURES: Final = "PROMETHEUS_MULTIPROC_DIR"

log: Final = logging.getLogger("sanjie.supervisor")


class Nursery:
    """The process that forks workers; each carries the code that was installed when it was started."""

    def __init__(self, figures: str) -> None:
        """Start one whose workers count in the folder `figures`."""
        self._orders, theirs = socket.socketpair()
        with theirs:
            self._process: Final = subprocess.Popen(
                [sys.executable, "-m", "sanjie.server.worker", str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=(theirs.fileno(),),
                env={**os.environ, FIGURES: figures},
            )

    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.poll() is None

    def warm(self) -> bool:
        """Whether it could load everything, once it has or is dead or too slow."""
        self._orders.settimeout(READY_SECONDS)
        try:
            return self._orders.recv(1) == WARM
        except OSError:
            return False
        finally:
            self._orders.settimeout(None)

    def bear(self, orders: Orders, listening: socket.socket) -> "Worker":
        """A new worker; if the nursery is dead, so is the worker."""
        ours, theirs = socket.socketpair()
        with theirs:
            line = msgspec.json.encode(orders)
            try:
                socket.send_fds(self._orders, [line], [listening.fileno(), theirs.fileno()])
            except OSError as problem:
                log.error("no nursery", extra={"facts": {"problem": str(problem)}})
        return Worker(orders.number, ours)

    def close(self) -> None:
        """End it; its workers go on."""
        self._orders.close()
        try:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Worker:
    """A process that serves, or will in a moment. It has closed its end of `life` when it is dead."""

    def __init__(self, number: int, life: socket.socket) -> None:
        self.number: Final = number
        self.began: Final = time.monotonic()
        self.answers = False
        self.alive = True
        self.pid = 0
        self.silent = 0.0  # seconds since it said anything
        self.hung = False
        self._life: Final = life
        self._said = b""
        life.setblocking(False)

    def facts(self) -> dict[str, object]:
        """How the log names it."""
        return {"worker": self.number, "pid": self.pid}

    def look(self) -> bool:
        """Whether it lives; what it says is noted."""
        while self.alive:
            try:
                said = self._life.recv(64)
            except BlockingIOError:
                break
            except OSError:
                said = b""
            if not said:
                self.alive = False
                self._life.close()
                break
            self.silent = 0.0
            if not self.pid:
                self._said += said
                number, found, said = self._said.partition(b" ")
                if found:
                    self.pid = int(number)
            if self.pid and ANSWERS in said and not self.answers:
                self.answers = True
                log.info("worker answers", extra={"facts": self.facts()})
        return self.alive

    def hangs(self, passed: float, hung_after: float) -> bool:
        """Whether it says nothing for `hung_after` seconds, or never answers; `passed` seconds are new."""
        self.silent += passed
        return self.silent > (hung_after if self.answers else READY_SECONDS)

    def kill(self) -> None:
        """End it at once, as it hangs."""
        self.hung = True
        self.alive = False
        self._strike()
        self._life.close()

    def end(self) -> None:
        """Ask it to end."""
        if self.look():
            self._life.shutdown(socket.SHUT_WR)

    def gone(self, until: float) -> None:
        """Wait for it to end; kill it if it has not by then. One that was never born is given up."""
        while self.look():
            if time.monotonic() > until:
                if not self.pid:
                    self.kill()
                self._strike()
            time.sleep(TICK)

    def _strike(self) -> None:
        """Kill it, if it has said which process it is; it may have ended this moment."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)


class Place:
    """Where a worker is to be, whichever it is at the moment."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.deaths = 0  # in a row, before an answer
        self.again_at = 0.0  # not before that another is started


class Supervisor:
    """Keeps `count` workers on a socket that listens."""

    def __init__(
        self,
        listening: socket.socket,
        address: str,
        orders: Orders,
        count: int,
        hung_after: float = HUNG_SECONDS,
        alone: bool = False,
    ) -> None:
        """`address` is printed when all answer; `orders` are what each is told, but for what is its own.

        A worker that is silent for `hung_after` seconds hangs. One that is `alone` could not hear another: it
        ends before the next begins.
        """
        self._hung_after: Final = hung_after
        self._alone: Final = alone
        self._looked_at = time.monotonic()
        self._listening: Final = listening
        self._address: Final = address
        self._orders: Final = orders
        self._count: Final = count
        self._figures: Final = tempfile.mkdtemp(prefix="sanjie-figures-")
        self._nursery = Nursery(self._figures)
        self._places: list[Place] = []
        self._stopping = False
        self._exchange = False

    def run(self) -> int:
        """Serve until a signal ends it: SIGTERM and SIGINT end all, SIGHUP exchanges all. The exit code.

        At a terminal SIGHUP ends all, too: it says that the terminal is gone.
        """
        signal.signal(signal.SIGTERM, self._on_end)
        signal.signal(signal.SIGINT, self._on_end)
        signal.signal(signal.SIGHUP, self._on_end if sys.stdin.isatty() else self._on_exchange)
        try:
            numbers = range(1, self._count + 1)
            self._places = [Place(self._start(number, resume=number == 1)) for number in numbers]
            if not all(self._answers(place.worker) for place in self._places):
                return 0 if self._stopping else 1
            print(f"三界 Sanjie: {self._address}", flush=True)
            while not self._stopping:
                time.sleep(TICK)
                if not self._mended():
                    return 1
                if self._exchange:
                    self._exchange = False
                    self._exchanged()
            return 0
        finally:
            workers = [place.worker for place in self._places]
            for worker in workers:
                worker.end()
            until = time.monotonic() + END_SECONDS
            for worker in workers:
                worker.gone(until)
            self._nursery.close()
            shutil.rmtree(self._figures, ignore_errors=True)

    def _start(self, number: int, resume: bool = True, prepare: bool = False, instead_of: str = "") -> Worker:
        if not self._nursery.alive():
            self._nursery.close()
            self._nursery = Nursery(self._figures)
        orders = msgspec.structs.replace(
            self._orders, number=number, resume=resume, prepare=prepare, instead_of=instead_of
        )
        return self._nursery.bear(orders, self._listening)

    def _answers(self, worker: Worker) -> bool:
        """Whether the worker answers, once it does, or has died, or was too slow."""
        until = time.monotonic() + READY_SECONDS
        while worker.look() and not worker.answers and not self._stopping and time.monotonic() < until:
            time.sleep(TICK)
        return worker.answers

    def _mended(self) -> bool:
        """Replace who died or hangs, later and later if they never answer; False if that is all they do."""
        now = time.monotonic()
        passed, self._looked_at = min(now - self._looked_at, MOST_PASSED), now
        for place in self._places:
            worker = place.worker
            if worker.alive:
                if worker.look() and worker.hangs(passed, self._hung_after):
                    log.error("worker hangs", extra={"facts": worker.facts()})
                    worker.kill()
                elif not worker.alive:
                    log.error("worker died", extra={"facts": worker.facts()})
                if not worker.alive:
                    self._bury(worker)
                    place.deaths = 0 if worker.answers else place.deaths + 1
                    place.again_at = now + pause(place.deaths)
            if worker.answers and worker.alive:
                place.deaths = 0
            if not worker.alive and now >= place.again_at:
                place.worker = self._start(worker.number, instead_of="hung" if worker.hung else "died")
        if all(place.deaths >= TRIES for place in self._places):
            log.error("workers die before they answer")
            return False
        return True

    def _exchanged(self) -> None:
        """A new worker for each, one after another; the old one ends when the new one answers.

        One that is alone ends before; who comes meanwhile waits at the door.
        """
        nursery = Nursery(self._figures)
        if not nursery.warm():
            log.error("not exchanged", extra={"facts": {"problem": "what is installed now cannot be loaded"}})
            nursery.close()
            return
        old_nursery, self._nursery = self._nursery, nursery
        for place in self._places:
            old = place.worker
            if self._alone:
                self._ended(old)
            new = self._start(old.number, prepare=True)
            if not self._answers(new):
                log.error("not exchanged", extra={"facts": new.facts()})
                self._ended(new)
                self._nursery.close()
                self._nursery = old_nursery
                if self._alone:
                    place.worker = self._start(old.number)
                return
            place.worker, place.deaths = new, 0
            self._ended(old)
        old_nursery.close()
        log.info("workers exchanged")

    def _ended(self, worker: Worker) -> None:
        """End a worker and wait for that."""
        worker.end()
        worker.gone(time.monotonic() + END_SECONDS)
        self._bury(worker)

    def _bury(self, worker: Worker) -> None:
        """Forget it: what it counted as open is not any more."""
        for file in Path(self._figures).glob(f"gauge_live*_{worker.pid}.db"):
            file.unlink(missing_ok=True)

    def _on_end(self, _number: int, _frame: object) -> None:
        self._stopping = True

    def _on_exchange(self, _number: int, _frame: object) -> None:
        self._exchange = True


def pause(deaths: int) -> float:
    """Seconds to wait after so many deaths in a row: none after the first, then twice as long each time."""
    return min(LONGEST_SECONDS, 0.5 * 2.0 ** (deaths - 2)) if deaths > 1 else 0.0
