"""What is asked over HTTP about talk: whom one does not want to hear or meet, and reports."""

from typing import Any, Final

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import text

from sanjie.core.seats import NOTHING
from sanjie.server.api import FAULTS, REFUSALS, guest_of, opened
from sanjie.server.lobby import may_see
from sanjie.server.people.names import hidden
from sanjie.server.problems import Refusal
from sanjie.server.stored import NotSaved
from sanjie.server.table import Table
from sanjie.server.talk import bonds, reports, wire
from sanjie.server.talk.book import Channel
from sanjie.server.talk.rooms import Rooms, audible
from sanjie.server.telling import shown_name

LONGEST: Final = 500  # characters of a report

AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Rooms]
SAID: Final = text(
    "SELECT guest FROM said WHERE table_id = :table AND channel = :channel AND number = :line AND at <= :cut"
)


@get("/", responses=FAULTS)
async def talk_info(request: AnyRequest, rooms: Here) -> wire.TalkInfo:
    """What the visitor wants to hear, and whether they may speak."""
    return await info(rooms, guest_of(request))


@put("/deaf", responses=REFUSALS)
async def set_deaf(request: AnyRequest, rooms: Here, data: JSONBody[wire.Deaf]) -> wire.TalkInfo:
    """Hear nothing that is said at any table, or hear it again."""
    guest = guest_of(request)
    await saved(bonds.set_deaf(rooms.book.storage, guest, data.deaf))
    rooms.wish(guest)
    return await info(rooms, guest)


@post("/people", status_code=200, responses=REFUSALS)
async def bind(request: AnyRequest, rooms: Here, data: JSONBody[wire.Bind]) -> wire.TalkInfo:
    """Hear somebody no more; who is blocked does not sit down either where the visitor sits."""
    guest = guest_of(request)
    table, other = await found(rooms, guest, data.whom)
    await saved(bonds.bind(rooms.book.storage, guest, other, data.kind, table.id))
    rooms.wish(guest)
    return await info(rooms, guest)


@delete("/people/{name:str}", status_code=200, responses=REFUSALS)
async def release(request: AnyRequest, rooms: Here, name: FromPath[str]) -> wire.TalkInfo:
    """Hear somebody again, and meet them."""
    guest = guest_of(request)
    if not await saved(bonds.release(rooms.book.storage, guest, name)):
        raise Refusal(404, "not-found", "you have muted or blocked nobody under that id")
    rooms.wish(guest)
    return await info(rooms, guest)


@post("/reports", responses=REFUSALS)
async def report(request: AnyRequest, rooms: Here, data: JSONBody[wire.TalkReport]) -> wire.TalkInfo:
    """Tell whoever runs the server about somebody; the lines around are kept with it."""
    guest, words = guest_of(request), data.words.strip()
    if len(words) > LONGEST or hidden(words.replace("\n", "")):
        raise Refusal(400, "bad-request", f"at most {LONGEST} characters, and no control characters")
    table, other = await found(rooms, guest, data.whom)
    seat, whom = table.seat_of(guest), data.whom
    line: tuple[Channel, int] | None = (whom.channel, whom.line) if whom.seat == NOTHING else None
    cut = rooms.cut(table, seat)
    work = reports.keep(
        rooms.book.storage, table.id, guest, other, data.reason, words, audible(table, seat), line, cut
    )
    await saved(work)
    return await info(rooms, guest)


async def info(rooms: Rooms, guest: str) -> wire.TalkInfo:
    """All of it."""
    wishes = (await rooms.book.wishes([guest]))[guest]
    people = [
        wire.TalkPerson(one.id, shown_name(other, one.name) if other else "", one.kind, one.made)
        for other, one in await bonds.people(rooms.book.storage, guest)
    ]
    silenced = wishes.silenced if wishes.silenced > rooms.tables.now() else 0
    return wire.TalkInfo(wishes.deaf, silenced, people)


async def found(rooms: Rooms, guest: str, whom: wire.Whom) -> tuple[Table, str]:
    """The table, and the guest that is meant there. Raises Refusal."""
    table = (await opened(rooms.tables, whom.table)).table
    if not may_see(table, guest, whom.key):
        raise Refusal(404, "no-such-table", "there is no table of that id")
    other = ""
    if whom.seat != NOTHING:
        if whom.seat < table.seats and table.sittings[whom.seat].kind == "person":
            other = table.sittings[whom.seat].guest
    elif whom.channel in audible(table, table.seat_of(guest)):
        cut = rooms.cut(table, table.seat_of(guest)) if whom.channel == "seats" else rooms.tables.now()
        place = {"table": table.id, "channel": whom.channel, "line": whom.line, "cut": cut}
        async with rooms.book.storage.reading() as connection:
            other = str(await connection.scalar(SAID, place) or "")
    if not other:
        raise Refusal(404, "not-found", "nobody sits there, or nobody said that")
    if other == guest:
        raise Refusal(400, "bad-request", "that is you")
    return table, other


async def saved(work: Any) -> Any:
    """What a change of the database gives. Raises Refusal."""
    try:
        return await work
    except (bonds.TooManyBonds, reports.TooManyReports) as problem:
        raise Refusal(409, "too-many", str(problem)) from problem
    except NotSaved as problem:
        raise Refusal(503, "not-saved", str(problem)) from problem


ROUTES: Final = (
    Router(
        "/api/talk",
        route_handlers=[talk_info, set_deaf, bind, release, report],
        cache_control=CacheControlHeader(no_store=True),
    ),
)
