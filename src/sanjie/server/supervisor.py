"""Several processes on one socket: started, replaced when they die, exchanged one by one on SIGHUP.

This process serves nothing itself, so nothing that is asked for can hurt it.
"""

import logging
import os
import select
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

from sanjie.server.worker import Orders

TICK: Final = 0.1
READY_SECONDS: Final = 90.0  # for a worker to answer, on a busy machine
END_SECONDS: Final = 15.0  # for a worker to end by itself
TRIES: Final = 5  # workers in a row that died before they answered: then it is no accident
FIGURES: Final = "PROMETHEUS_MULTIPROC_DIR"

log: Final = logging.getLogger("sanjie.supervisor")


class Worker:
    """A process that serves, or will in a moment."""

    def __init__(self, number: int, listening: socket.socket, orders: Orders, figures: str) -> None:
        reading, writing = os.pipe()
        line = msgspec.json.encode(
            msgspec.structs.replace(orders, number=number, listening=listening.fileno(), answering=writing)
        )
        self.number: Final = number
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", "sanjie.server.worker"],
            stdin=subprocess.PIPE,
            pass_fds=(listening.fileno(), writing),
            env={**os.environ, FIGURES: figures},
        )
        os.close(writing)
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        self._reading: int | None = reading
        self._figures = figures
        self.answers = False
        self.began = time.monotonic()
        log.info("worker started", extra={"facts": {"worker": number, "pid": self.process.pid}})

    def alive(self) -> bool:
        """Whether it runs; whether it answers by now is noted."""
        if self._reading is not None and select.select([self._reading], [], [], 0)[0]:
            self.answers = os.read(self._reading, 1) == b"."
            if self.answers:
                facts = {"worker": self.number, "pid": self.process.pid}
                log.info("worker answers", extra={"facts": facts})
            self._shut()
        return self.process.poll() is None

    def end(self) -> None:
        """Ask it to end."""
        if self.process.poll() is None:
            self.process.terminate()

    def gone(self, until: float) -> None:
        """Wait for it to end; kill it if it has not by then."""
        try:
            self.process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.bury()

    def bury(self) -> None:
        """Forget it: what it counted as open is not any more."""
        if self._reading is not None:
            self._shut()
        if self.process.stdin is not None:
            self.process.stdin.close()
        for file in Path(self._figures).glob(f"gauge_live*_{self.process.pid}.db"):
            file.unlink(missing_ok=True)

    def _shut(self) -> None:
        if self._reading is not None:
            os.close(self._reading)
            self._reading = None


class Supervisor:
    """Keeps `count` workers on a socket that listens."""

    def __init__(self, listening: socket.socket, address: str, orders: Orders, count: int) -> None:
        """`address` is printed when all answer; `orders` are what each is told, but for what is its own."""
        self._listening: Final = listening
        self._address: Final = address
        self._orders: Final = orders
        self._count: Final = count
        self._figures: Final = tempfile.mkdtemp(prefix="sanjie-figures-")
        self._workers: list[Worker] = []
        self._stopping = False
        self._exchange = False
        self._failed = 0

    def run(self) -> int:
        """Serve until a signal ends it: SIGTERM and SIGINT end all, SIGHUP exchanges all. The exit code."""
        signal.signal(signal.SIGTERM, self._on_end)
        signal.signal(signal.SIGINT, self._on_end)
        signal.signal(signal.SIGHUP, self._on_exchange)
        try:
            self._workers = [self._start(number, resume=number == 1) for number in range(1, self._count + 1)]
            if not all(self._wait(worker) for worker in self._workers):
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
            for worker in self._workers:
                worker.end()
            until = time.monotonic() + END_SECONDS
            for worker in self._workers:
                worker.gone(until)
            shutil.rmtree(self._figures, ignore_errors=True)

    def _start(self, number: int, resume: bool = True) -> Worker:
        orders = msgspec.structs.replace(self._orders, resume=resume)
        return Worker(number, self._listening, orders, self._figures)

    def _wait(self, worker: Worker) -> bool:
        """Whether the worker answers, once it does or has died."""
        while worker.alive() and not worker.answers and not self._stopping:
            if time.monotonic() - worker.began > READY_SECONDS:
                return False
            time.sleep(TICK / 2)
        return worker.answers

    def _mended(self) -> bool:
        """Replace who died; False if workers only die."""
        for place, worker in enumerate(self._workers):
            if worker.alive():
                if worker.answers:
                    self._failed = 0
                continue
            facts = {"worker": worker.number, "pid": worker.process.pid, "code": worker.process.returncode}
            log.error("worker died", extra={"facts": facts})
            worker.bury()
            self._failed = 0 if worker.answers else self._failed + 1
            if self._failed >= TRIES:
                log.error("workers die before they answer")
                return False
            self._workers[place] = self._start(worker.number)
        return True

    def _exchanged(self) -> None:
        """A new worker for each, one after another; the old one ends when the new one answers."""
        for place, old in enumerate(self._workers):
            new = self._start(old.number)
            if not self._wait(new):
                log.error("not exchanged", extra={"facts": {"worker": old.number}})
                new.end()
                new.gone(time.monotonic() + END_SECONDS)
                return
            self._workers[place] = new
            old.end()
            old.gone(time.monotonic() + END_SECONDS)
        log.info("workers exchanged")

    def _on_end(self, _number: int, _frame: object) -> None:
        self._stopping = True

    def _on_exchange(self, _number: int, _frame: object) -> None:
        self._exchange = True
