"""The application: routes and wiring only."""

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import sanjie
from sanjie.server import api, pages, problems
from sanjie.server.guard import Guard
from sanjie.server.limits import BODY_BYTES
from sanjie.server.sockets import table_socket
from sanjie.server.storage import Storage
from sanjie.server.tables import Tables
from sanjie.server.thinking import Thinkers

YEAR: Final = 365 * 86_400
KEY_BYTES: Final = 32


def create_app(file: Path, secret: bytes) -> Guard:
    """The application on the database `file`, which `database.prepare` has made ready.

    `secret` (32 bytes) seals the cookies by which guests are remembered.
    """
    storage = Storage(file)
    tables = Tables(storage, Thinkers())

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await storage.open()
        await tables.start()
        try:
            yield
        finally:
            await tables.stop()
            await storage.close()

    cookies = CookieBackendConfig(
        secret=secret,
        key="sanjie",
        samesite="lax",
        httponly=True,
        max_age=YEAR,
        exclude_opt_key="for_anybody",
    )
    application = Litestar(
        [
            api.health,
            api.about,
            api.games,
            api.book,
            api.me,
            api.rename,
            api.my_tables,
            api.create,
            api.join,
            table_socket,
            pages.page,
        ],
        lifespan=[life],
        dependencies={"tables": Provide(lambda: tables, sync_to_thread=False, use_cache=True)},
        middleware=[cookies.middleware],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        exception_handlers={
            problems.Refusal: problems.refused,
            HTTPException: problems.unfit,
            Exception: problems.failed,
        },
        openapi_config=OpenAPIConfig(
            "Sanjie", sanjie.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    return Guard(application)


def saved_secret(folder: Path) -> bytes:
    """The 32 bytes that seal this installation's cookies, made once, for its owner's eyes. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "cookie-key"
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
    except FileExistsError:
        pass
    secret = path.read_bytes()
    if len(secret) != KEY_BYTES:
        raise OSError(f"{path} does not hold {KEY_BYTES} bytes")
    return secret
