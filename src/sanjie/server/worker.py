"""Where workers come from: `python -m sanjie.server.worker FD`, a nursery that the supervisor starts.

It loads everything once and forks a worker for each line of orders: one that died is replaced in a moment.
Orders come over a socket, where nobody else can read the passwords in them. With each come two: one to
listen on, and the worker's life. The other end of that is the supervisor's: a worker ends when it closes, and
the supervisor hears of a death the same way. Nothing outlives who started it. A worker beats there once a
second, by the loop that serves: one that hangs falls silent.
"""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from typing import Final

import msgspec

from sanjie.server.notices.smtp import Smtp

MOST_BYTES: Final = 65_536  # of orders
ANSWERS: Final = b"!"  # what a worker says, behind its number, when it answers
BEAT: Final = b"."  # and then again and again, as long as it gets to it
BEAT_SECONDS: Final = 1.0
WARM: Final = b"w"  # what a nursery says when it has loaded everything
END_SECONDS: Final = 15.0  # for a worker to end by itself

log: Final = logging.getLogger("sanjie.worker")


class Orders(msgspec.Struct, frozen=True):
    """What a worker is told."""

    number: int
    database: str | None
    redis: str | None
    resume: bool  # whether it looks at once after the bots that the last server left thinking
    prepare: bool  # whether the database may be of an older release than this process
    smtp: Smtp | None = None
    instead_of: str = ""  # what became of the worker that it replaces: "died" or "hung"


def main(descriptor: int) -> None:
    """Fork a worker for each line of orders, until the supervisor is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C goes to every process; the supervisor ends us
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead bury themselves
    from sanjie.server.process import warm

    warm()
    gc.collect()
    gc.freeze()  # what workers share stays shared
    with socket.socket(fileno=descriptor) as orders_come:
        orders_come.sendall(WARM)
        while True:
            try:
                line, files, _, _ = socket.recv_fds(orders_come, MOST_BYTES, 2)
            except ConnectionResetError:
                return  # the supervisor is gone and never asked whether we are warm
            if not line:
                return
            if os.fork() == 0:
                try:
                    orders_come.close()
                    serve(msgspec.json.decode(line, type=Orders), *files)
                finally:
                    sys.stderr.flush()
                    os._exit(1)
            for file in files:
                os.close(file)


def serve(orders: Orders, listening: int, life: int) -> None:
    """A worker's whole life."""
    from sanjie.server import figures
    from sanjie.server.claims import serving
    from sanjie.server.database import data_folder
    from sanjie.server.log import start_logging
    from sanjie.server.places import place_of, prepare
    from sanjie.server.process import answer_on
    from sanjie.server.secret import saved_secret

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    start_logging(worker=str(orders.number))
    with socket.socket(fileno=life) as alive, socket.socket(fileno=listening) as heard:
        alive.sendall(b"%d " % os.getpid())
        threading.Thread(target=end_with, args=(alive,), daemon=True).start()
        if orders.instead_of:
            figures.workers_replaced.labels(orders.instead_of).inc()
        try:
            place = place_of(orders.database)
            if orders.prepare:
                prepare(place)
            secret, smtp = saved_secret(data_folder()), orders.smtp
            with serving(place):
                answer_on(heard, place, orders.redis, secret, lambda: begin(alive), orders.resume, smtp)
        except Exception:
            log.exception("worker failed")


def begin(alive: socket.socket) -> None:
    """Say that this worker answers, and from now on that it still does. Called by the loop that serves."""
    alive.sendall(ANSWERS)
    beat(alive)


def beat(alive: socket.socket) -> None:
    """Say once that the loop which calls this runs, and again in a second. Never waits."""
    with contextlib.suppress(OSError):  # the supervisor is busy, or gone
        alive.send(BEAT, socket.MSG_DONTWAIT)
    asyncio.get_running_loop().call_later(BEAT_SECONDS, beat, alive)


def end_with(alive: socket.socket, seconds: float = END_SECONDS) -> None:
    """End this process when the supervisor closes its end of `alive`; within `seconds` even if it hangs."""
    with contextlib.suppress(OSError):
        alive.recv(1)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(seconds)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]))
