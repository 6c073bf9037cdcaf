"""The process that answers, once address and database are ours."""

import contextlib
import socket

import uvicorn

from sanjie.server.app import create_app
from sanjie.server.engines import Place
from sanjie.server.limits import FRAME_BYTES
from sanjie.server.log import start_logging


class Announcing(uvicorn.Server):
    """A server that prints its address when it answers."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say where."""
        await super().startup(sockets)
        if self.started:
            print(f"三界 Sanjie: {self._address}", flush=True)


def answer_on(listening: socket.socket, address: str, place: Place, secret: bytes) -> None:
    """Serve the database at `place` on a socket that listens until a signal ends it; `address` names it."""
    start_logging()
    config = uvicorn.Config(
        create_app(place, secret),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=FRAME_BYTES,
        timeout_graceful_shutdown=3,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Announcing(config, address).run(sockets=[listening])
