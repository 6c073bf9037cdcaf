"""What is asked by whoever runs the server: whether it is ready, and its figures.

The figures are for them alone: for who asks on the machine itself, past no proxy, or shows the token that
lies in the server's folder.
"""

import asyncio
import hmac
import ipaddress
from pathlib import Path
from typing import Any, Final, Literal, cast
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import text

from sanjie.server import figures, wire
from sanjie.server.api import Here
from sanjie.server.database import data_folder
from sanjie.server.guard import Scope, header
from sanjie.server.problems import Refusal

PATIENCE: Final = 3.0  # seconds for the database to answer
TOKEN: Final = "metrics-token"  # the file
SHORTEST: Final = 16  # bytes of a token
FORWARDED: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")  # what proxies say


class Readiness(msgspec.Struct, frozen=True):
    """Whether requests can be served, and what is lacking if not."""

    status: Literal["ready", "not-ready"]
    lacks: list[str] = []  # "database", "messages" between several workers


@get(
    "/ready",
    responses={503: ResponseSpec(Readiness, description="Something is lacking")},
    for_anybody=True,
)
async def ready(tables: Here) -> Response[Readiness]:
    """200 while requests can be served, else 503 with what is lacking."""
    lacks = []
    try:
        async with asyncio.timeout(PATIENCE), tables.storage.reading() as connection:
            await connection.execute(text("SELECT version FROM sanjie_version"))
    except Exception:  # whatever it is, it is not ready; its own lines of the log say more
        lacks.append("database")
    if not tables.connected():
        lacks.append("messages")
    return Response(Readiness("not-ready" if lacks else "ready", lacks), status_code=503 if lacks else 200)


@get(
    "/metrics",
    responses={404: ResponseSpec(wire.ApiProblem, description="They are for who runs the server")},
    media_type=MediaType.TEXT,
    for_anybody=True,
    sync_to_thread=True,
)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures, as Prometheus reads them; to others than who runs the server 404."""
    scope = cast(Scope, request.scope)
    if not (is_of_this_machine(scope) or shows_token(scope, data_folder() / TOKEN)):
        said = (
            f"the figures are for this machine, or for who shows the token in {TOKEN} of the server's folder"
        )
        raise Refusal(404, "not-found", said)
    return Response(figures.told(), media_type=figures.TYPE)


def is_of_this_machine(scope: Scope) -> bool:
    """Whether who asks is a program on this machine and no proxy, and means this machine by its name.

    A proxy may keep quiet about itself; it still hands on the name by which the world knows the server.
    """
    client = scope.get("client")
    if not client or any(header(scope, name) for name in FORWARDED):
        return False
    try:
        return is_loopback(client[0]) and is_loopback(urlsplit(f"//{header(scope, b'host')}").hostname or "")
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Whether an address or a name is this machine's for itself. Raises ValueError for another name."""
    return host == "localhost" or ipaddress.ip_address(host).is_loopback


def shows_token(scope: Scope, file: Path) -> bool:
    """Whether a request brings the token that is in `file`; a short one opens nothing."""
    try:
        token = file.read_bytes().strip()
    except OSError:
        return False
    shown = header(scope, b"authorization").encode("latin-1")
    return len(token) >= SHORTEST and hmac.compare_digest(shown, b"Bearer " + token)
