"""Requests on the wire: uvicorn's, with limits for what comes before a body, and for when all has come."""

import asyncio
from typing import Any, Final

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from sanjie.server.limits import BODY_SECONDS, HEAD_BYTES, HEAD_SECONDS


class Requests(HttpToolsProtocol):
    """One connection. Who sends an endless head, or never ends a request, is refused with 400 or dropped."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._in_head = True  # what comes now belongs to the head of a request
        self._came = 0  # bytes since it began, as they came
        self._size = 0  # and of its parts that were read
        self._waits: Final[
            list[asyncio.TimerHandle]
        ] = []  # at most one: for the head, then the body to be whole

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected."""
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head has become too large."""
        if self._in_head:
            self._came += len(data)
            if self._came - len(data) > HEAD_BYTES:
                self.send_400_response("The head of the request is too large.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_head, self._came, self._size = True, 0, 0
        if not self._waits:
            self._wait(HEAD_SECONDS)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Some of its address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self._in_head = False
        self._rest()
        super().on_headers_complete()
        self._wait(BODY_SECONDS)

    def on_message_complete(self) -> None:
        """So is its body, if it has one."""
        self._rest()
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > HEAD_BYTES:
            raise httptools.HttpParserError("the head of the request is too large")

    def _wait(self, seconds: float) -> None:
        self._waits.append(self.loop.call_later(seconds, self._drop))

    def _rest(self) -> None:
        while self._waits:
            self._waits.pop().cancel()

    def _drop(self) -> None:
        self._waits.clear()
        self.transport.close()
