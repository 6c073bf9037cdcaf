"""Around the application: an id for each request, which its lines of the log carry, and how it went.

A request may bring its own id in `X-Request-Id`, as a proxy gives it; it is told in the answer.
"""

import re
import secrets
import time
from typing import Final

from sanjie.server import figures
from sanjie.server.guard import App, Message, Receive, Scope, Send, header
from sanjie.server.log import within

GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
TABLE: Final = re.compile(r"/api/tables/([a-z0-9]{1,32})(/|$)")


class Watch:
    """The application, watched."""

    def __init__(self, app: App) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = header(scope, b"x-request-id")
        name = given if GIVEN.fullmatch(given) else secrets.token_hex(6)
        table = TABLE.match(scope["path"])
        facts = {"request": name, "table": table[1]} if table else {"request": name}
        with within(facts):
            if scope["type"] == "http":
                await self._request(scope, receive, send, name)
            else:
                figures.sockets.inc()
                try:
                    await self._app(scope, receive, send)
                finally:
                    figures.sockets.dec()

    async def _request(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        began, status = time.monotonic(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
                headers = [*message.get("headers", ()), (b"x-request-id", name.encode())]
                message = {**message, "headers": headers}
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            figures.requests.labels(f"{status // 100}xx").inc()
            figures.request_seconds.observe(time.monotonic() - began)
