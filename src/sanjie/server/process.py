"""The process that answers, once address and database are ours."""

import contextlib
import socket
from collections.abc import Callable
from hashlib import blake2b

import uvicorn
from sqlalchemy import URL

from sanjie.server.app import create_app
from sanjie.server.buses import Bus, PostgresBus, RedisBus
from sanjie.server.engines import Place
from sanjie.server.limits import FRAME_BYTES


class Announcing(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, answering: Callable[[], None]) -> None:
        super().__init__(config)
        self._answering = answering

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._answering()


def answer_on(
    listening: socket.socket,
    place: Place,
    redis: str | None,
    secret: bytes,
    answering: Callable[[], None],
    resume: bool = True,
) -> None:
    """Serve the database at `place` on a socket that listens until a signal ends it.

    `answering` is called once it answers. Of processes that start together one is to `resume` the bots.
    """
    config = uvicorn.Config(
        create_app(place, secret, bus_of(place, redis, secret), resume),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=FRAME_BYTES,
        timeout_graceful_shutdown=3,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Announcing(config, answering).run(sockets=[listening])


def bus_of(place: Place, redis: str | None, secret: bytes) -> Bus | None:
    """What leads to the other processes of this installation, or None where there can be none."""
    channel = "sanjie_" + blake2b(secret, digest_size=8, person=b"channel").hexdigest()
    if redis:
        return RedisBus(redis, channel)
    return PostgresBus(place, channel) if isinstance(place, URL) else None
