"""What is asked by whoever runs the server: whether it is ready, and its figures."""

import asyncio
from typing import Final, Literal

import msgspec
from litestar import Response, get
from sqlalchemy import text

from sanjie.server import figures
from sanjie.server.api import Here

PATIENCE: Final = 3.0  # seconds for the database to answer


class Readiness(msgspec.Struct, frozen=True):
    """Whether requests can be served, and what is lacking if not."""

    status: Literal["ready", "not-ready"]
    lacks: list[str] = []  # "database", "messages" between several workers


@get("/ready", for_anybody=True)
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


@get("/metrics", for_anybody=True, sync_to_thread=True)
def metrics() -> Response[bytes]:
    """Figures, as Prometheus reads them."""
    return Response(figures.told(), media_type=figures.TYPE)
