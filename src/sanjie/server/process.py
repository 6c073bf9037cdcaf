"""The process that answers, once address and database are ours."""

import contextlib
import gc
import importlib
import socket
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy import URL

from sanjie.server.app import create_app
from sanjie.server.buses import Bus, PostgresBus, RedisBus
from sanjie.server.engines import Place
from sanjie.server.frames import Socket
from sanjie.server.heads import Requests
from sanjie.server.limits import FRAME_BYTES
from sanjie.server.notices.smtp import Smtp
from sanjie.server.watch import Watch

YOUNG: Final = 50_000  # new objects that do not go by themselves, until they are looked at


class Announcing(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, answering: Callable[[], None]) -> None:
        super().__init__(config)
        self._answering = answering

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        collect_rarely()
        if self.started:
            self._answering()


def collect_rarely() -> None:
    """Let the collector of cycles look at new things only now and then, and never again at what stays.

    Hardly anything here is in a cycle; the library's numbers cost a sixth of the work and pauses of 0.2 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 50)


def answer_on(
    listening: socket.socket,
    place: Place,
    redis: str | None,
    secret: bytes,
    answering: Callable[[], None],
    resume: bool = True,
    smtp: Smtp | None = None,
) -> None:
    """Serve the database at `place` on a socket that listens until a signal ends it.

    `answering` is called once it answers. Of processes that start together one is to `resume` the bots. Mail
    is sent by `smtp`, or none is.
    """
    app = create_app(place, secret, bus_of(place, redis, secret), resume, smtp)
    with contextlib.suppress(KeyboardInterrupt):
        Announcing(configured(app), answering).run(sockets=[listening])


def configured(app: Watch) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        http=Requests,
        ws=Socket,
        ws_max_size=FRAME_BYTES,
        timeout_graceful_shutdown=3,
    )


def warm() -> None:
    """Load what is otherwise loaded when it is first needed, for processes that are forked from this one."""
    for name in ("asyncpg", "redis.asyncio", "uvloop", "sqlalchemy.dialects.postgresql.asyncpg"):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    configured(create_app(Path("never.opened"), bytes(32))).load()


def bus_of(place: Place, redis: str | None, secret: bytes) -> Bus | None:
    """What leads to the other processes of this installation, or None where there can be none."""
    channel = "sanjie_" + blake2b(secret, digest_size=8, person=b"channel").hexdigest()
    if redis:
        return RedisBus(redis, channel)
    return PostgresBus(place, channel) if isinstance(place, URL) else None
