"""What every answer carries and every request must pass, around the whole application.

A page of another site can make a browser send our cookie. It cannot send JSON with it, nor hide where it
comes from: what changes something must be JSON, and come from our own pages or from no page at all.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from sanjie.server import wire
from sanjie.server.limits import Buckets, Limits
from sanjie.server.people.throttle import network_of

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

READING: Final = ("GET", "HEAD", "OPTIONS")
CONTENT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # an invite link must not travel to other sites
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)


class Guard:
    """The application behind its checks."""

    def __init__(self, app: App, writes: Buckets | None = None) -> None:
        """`writes` says how many changes each address may ask for."""
        self._app = app
        self._writes = writes or Limits().writes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        kind = scope["type"]
        if kind == "websocket":
            if has_zero(scope):
                await receive()
                await send({"type": "websocket.close", "code": 4404, "reason": "no such table"})
                return
            if foreign(scope):
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "wrong origin"})
                return
            await self._app(scope, receive, send)
        elif kind == "http":
            guarded = with_headers(send)
            refusal = self._refusal(scope)
            if refusal is not None:
                await answer(guarded, *refusal)
                return
            await self._app(scope, receive, guarded)
        else:
            await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, wire.ApiProblem] | None:
        if has_zero(scope):
            return 404, wire.ApiProblem("not-found", "no address has the sign of number 0 in it")
        if scope["method"] in READING:
            return None
        if foreign(scope):
            return 403, wire.ApiProblem("wrong-origin", "only pages of this server may do that")
        if scope["path"].startswith("/api/") and not is_json(header(scope, b"content-type")):
            return 415, wire.ApiProblem("not-json", "send Content-Type: application/json")
        client = scope.get("client")
        if not self._writes.take(network_of(client[0]) if client else ""):
            return 429, wire.ApiProblem("too-fast", "too many changes from this address; wait a little")
        return None


def header(scope: Scope, name: bytes) -> str:
    """The first header of that lower-case name, or empty."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def foreign(scope: Scope) -> bool:
    """Whether a page of another site sent this. Programs that name no origin are not pages."""
    if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        return True
    origin = header(scope, b"origin")
    if not origin:
        return False
    try:
        return urlsplit(origin).netloc.lower() != header(scope, b"host").lower()
    except ValueError:
        return True


def has_zero(scope: Scope) -> bool:
    """Whether its path has the sign of number 0 in it, which no database of PostgreSQL can look for."""
    return "\0" in scope["path"]


def is_json(content_type: str) -> bool:
    """Whether a body of this type is JSON."""
    return content_type.partition(";")[0].strip().lower() == "application/json"


def with_headers(send: Send) -> Send:
    """`send`, adding our headers where an answer starts."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), *HEADERS]}
        await send(message)

    return sending


async def answer(send: Send, status: int, problem: wire.ApiProblem) -> None:
    """Send a whole answer."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
