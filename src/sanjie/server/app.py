"""The application: routes and wiring only."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

import sanjie
from sanjie.server import api, contents, figures, forecasts, pages, problems, state
from sanjie.server.analysis.routes import ROUTES as ANALYSIS
from sanjie.server.analysis.worth import Appraiser
from sanjie.server.between import Between
from sanjie.server.buses import Bus
from sanjie.server.cookies import remembering
from sanjie.server.engines import Place
from sanjie.server.guard import Guard
from sanjie.server.intake import Asked
from sanjie.server.limits import BODY_BYTES, Limits
from sanjie.server.notices.book import Book as Wishes
from sanjie.server.notices.mail import Mailer
from sanjie.server.notices.push import Pusher
from sanjie.server.notices.routes import ROUTES as NOTICES
from sanjie.server.notices.service import Notices
from sanjie.server.notices.smtp import Smtp
from sanjie.server.people.doors import Doorkeeper
from sanjie.server.people.pages import ROUTES as PAGES
from sanjie.server.people.routes import ROUTES
from sanjie.server.people.service import People
from sanjie.server.ratings import routes as ratings
from sanjie.server.shelf import routes as shelf
from sanjie.server.shelf.packs import put_shipped
from sanjie.server.sockets import table_socket
from sanjie.server.storage import Storage
from sanjie.server.stored import NotSaved
from sanjie.server.tables import Tables
from sanjie.server.talk.book import Book
from sanjie.server.talk.rooms import Rooms
from sanjie.server.talk.routes import ROUTES as TALK
from sanjie.server.thinking import Thinkers
from sanjie.server.watch import Watch

HANDLERS: Final[list[ControllerRouterHandler]] = [
    api.health,
    state.ready,
    state.metrics,
    api.about,
    api.games,
    api.book,
    contents.content,
    api.me,
    api.rename,
    api.my_tables,
    api.past_tables,
    api.lobby,
    api.match,
    api.create,
    api.join,
    api.record,
    forecasts.forecast,
    ratings.ratings,
    ratings.ladder,
    shelf.bring,
    shelf.look,
    shelf.take,
    *ANALYSIS,
    *ROUTES,
    *PAGES,
    *TALK,
    NOTICES,
    table_socket,
    pages.page,
]


def create_app(
    place: Place, secret: bytes, bus: Bus | None = None, resume: bool = True, smtp: Smtp | None = None
) -> Watch:
    """The application on the database at `place`, which `places.prepare` has made ready.

    `secret` (32 bytes) seals the cookies by which people are remembered. `bus` leads to the other processes
    that serve the same database; those that start with them do not all `resume` what bots owe. Mail is
    sent by `smtp`, or none is.
    """
    storage = Storage(place)
    tables = Tables(storage, Thinkers())
    people = People(storage, tables, secret)
    limits = Limits(secret)
    rooms = Rooms(Book(storage, tables.now), tables, limits)
    people.forgotten = rooms.forget
    pusher = Pusher(secret, smtp.sender if smtp else "")
    notices = Notices(Wishes(storage, secret), tables, pusher, Mailer(smtp) if smtp else None)
    appraiser = Appraiser()
    between = Between(tables, storage, bus, limits=limits) if bus is not None else None
    if between is not None:
        between.sweeps.append(rooms.sweep)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await storage.open()
        with suppress(NotSaved):  # another start will; nobody needs it before the content has changed
            await storage.write(put_shipped)
        if between is not None:
            await between.start()
        await tables.start(resume)
        await people.start()
        await notices.start()
        figures.workers.set(1)
        try:
            yield
        finally:
            await notices.stop()
            await people.stop()
            await rooms.stop()
            appraiser.stop()
            await tables.stop()
            if between is not None:
                await between.stop()
            await storage.close()

    application = Litestar(
        HANDLERS,
        lifespan=[life],
        dependencies={
            "tables": given(tables),
            "appraiser": given(appraiser),
            "rooms": given(rooms),
            "limits": given(limits),
            "notices": given(notices),
            "people": given(people),
        },
        middleware=[remembering(secret, people.sessions), DefineMiddleware(Doorkeeper, doors=people.doors)],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        exception_handlers=problems.ANSWERS,
        openapi_config=OpenAPIConfig(
            "Sanjie", sanjie.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_class=Asked,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    return Watch(Guard(application, limits.writes))


def given(one: object) -> Provide:
    """What hands that one thing to whichever route asks for it."""
    return Provide(lambda: one, sync_to_thread=False, use_cache=True)
