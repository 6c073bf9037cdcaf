"""What everybody may see of somebody: GET /api/people. Only of public tables, and nothing of who hides it."""

from typing import Any, Final

from litestar import Request, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromQuery
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie.core.seats import NOTHING, holds
from sanjie.server.api import MOST_DIGITS, UNSEEN, guest_of
from sanjie.server.endings import with_endings
from sanjie.server.people.names import hidden, login_of
from sanjie.server.people.wire import Between, PersonPage
from sanjie.server.problems import Refusal
from sanjie.server.ratings.routes import histories
from sanjie.server.rows import sittings_of, table_of
from sanjie.server.stored import Line
from sanjie.server.tables import Tables
from sanjie.server.telling import line_of
from sanjie.server.wire import TableLine

LONGEST: Final = 64  # letters of a name that is asked for
MOST_TABLES: Final = 20
MOST_RATED: Final = 200  # points of a history
EVER: Final = 10 ** (MOST_DIGITS - 1) - 1  # a time that is before nothing
ACCOUNT: Final = text("SELECT id, written, made, hidden FROM accounts WHERE login = :login")
# A table that is watched late is over for others only once its end has reached them.
PUBLIC: Final = (
    "t.reach = 'public' AND t.status = 'over' AND t.fault = ''"
    " AND (t.delay = 0 OR (t.changed + 1) * 1000 + t.delay <= :now)"
)
CHOSEN: Final = (
    f"FROM tables t WHERE {PUBLIC} AND t.id IN (SELECT table_id FROM seats WHERE guest = :person)"
    " AND t.changed < :before ORDER BY t.changed DESC, t.id LIMIT :most"
)
TABLES: Final = text(f"SELECT t.* {CHOSEN}")
HISTORY: Final = text(
    f"SELECT r.ladder, CASE WHEN {PUBLIC} THEN r.table_id ELSE '' END AS table_id,"
    " r.place, r.mu, r.sigma, r.made FROM ratings r JOIN tables t ON t.id = r.table_id"
    " WHERE r.person = :person AND r.number >"
    " (SELECT MAX(l.number) FROM ratings l WHERE l.ladder = r.ladder AND l.person = :person) - :most"
    " ORDER BY r.ladder, r.number"
)
TOGETHER: Final = text(
    "SELECT t.game, t.winners, MIN(mine.seat), MIN(theirs.seat) FROM tables t"
    " JOIN seats mine ON mine.table_id = t.id AND mine.guest = :visitor"
    " JOIN seats theirs ON theirs.table_id = t.id AND theirs.guest = :person"
    " WHERE t.status = 'over' AND t.fault = '' AND t.winners >= 0 AND t.ended_by <> 'abandoned'"
    " GROUP BY t.id, t.game, t.winners ORDER BY t.game"
)

AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Tables]


@get("/", responses=UNSEEN)
async def person(request: AnyRequest, tables: Here, name: FromQuery[str] = "") -> PersonPage:
    """Somebody who has an account and shows a page: `?name=` is theirs."""
    visitor = guest_of(request)
    async with tables.storage.reading() as connection:
        account, written, made, unseen = await shown(connection, name, visitor)
        values = {"person": account, "now": tables.now(), "most": MOST_RATED}
        rows = (await connection.execute(HISTORY, values)).mappings()
        history = [dict(row) for row in rows]
        found = await public_tables(connection, account, EVER, tables)
    lines = await told(tables, found)  # who won is noted by now: what became of games between us counts it
    async with tables.storage.reading() as connection:
        ours = await between(connection, visitor, account) if account != visitor else []
    return PersonPage(written, made, account == visitor, unseen, histories(history), lines, ours)


@get("/tables", responses=UNSEEN)
async def further(
    request: AnyRequest, tables: Here, name: FromQuery[str] = "", before: FromQuery[str] = f"{EVER}"
) -> list[TableLine]:
    """More of somebody's public tables that are over: those that ended before `?before=`."""
    if not (before.isascii() and before.isdigit() and len(before) < MOST_DIGITS):
        raise Refusal(400, "bad-request", f"before is a time in whole seconds since 1970, not {before!r}")
    async with tables.storage.reading() as connection:
        account = (await shown(connection, name, guest_of(request)))[0]
        found = await public_tables(connection, account, int(before), tables)
    return await told(tables, found)


async def shown(connection: AsyncConnection, name: str, visitor: str) -> tuple[str, str, int, bool]:
    """Account, written name, when it was made and whether it is hidden, of `name`. Raises Refusal.

    Who hides their page is as unknown as who never was.
    """
    row = None
    if name and len(name) <= LONGEST and not hidden(name):
        row = (await connection.execute(ACCOUNT, {"login": login_of(name)})).first()
    if row is None or (row[3] and row[0] != visitor):
        raise Refusal(404, "no-such-person", "nobody of that name shows a page")
    return str(row[0]), str(row[1]), int(row[2]), bool(row[3])


async def public_tables(connection: AsyncConnection, account: str, before: int, tables: Tables) -> list[Line]:
    """Public tables of somebody that are over, the latest first."""
    values = {"person": account, "now": tables.now(), "before": before, "most": MOST_TABLES}
    rows = (await connection.execute(TABLES, values)).mappings().all()
    sittings = await sittings_of(connection, f"s.table_id IN (SELECT t.id {CHOSEN})", values)
    return [Line(table_of(row, sittings.get(row["id"], ())), NOTHING, int(row["changed"])) for row in rows]


async def told(tables: Tables, lines: list[Line]) -> list[TableLine]:
    """Tables that are over as a stranger sees them, with who won even where nobody noted it."""
    return [line_of(line, ()) for line in await with_endings(tables.storage, lines)]


async def between(connection: AsyncConnection, visitor: str, account: str) -> list[Between]:
    """What became of the games that both of them ended, wherever that was: both were there."""
    rows = await connection.execute(TOGETHER, {"visitor": visitor, "person": account})
    counts: dict[str, list[int]] = {}
    for game, winners, mine, theirs in rows:
        won, lost = holds(winners, mine), holds(winners, theirs)
        counts.setdefault(game, [0, 0, 0, 0])[outcome(won, lost)] += 1
    return [Between(game, *count) for game, count in counts.items()]


def outcome(mine: bool, theirs: bool) -> int:
    """The field of Between after `game` that counts a game which I won or not, and they."""
    if mine:
        return 2 if theirs else 0
    return 1 if theirs else 3


ROUTES: Final = (
    Router(
        "/api/people",
        route_handlers=[person, further],
        cache_control=CacheControlHeader(no_store=True),
    ),
)
