"""What is asked over HTTP: who I am, which games there are, my tables, new tables, the rulebooks."""

import contextlib
import platform
import secrets
import time
from typing import Any, Final

from litestar import MediaType, Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

import sanjie
from sanjie import rulebook
from sanjie.build import BUILD
from sanjie.core.game import BadOption, Game
from sanjie.core.record import BadRecord, pack_of
from sanjie.core.seats import NOTHING
from sanjie.faces import FACES
from sanjie.fairness import is_salt
from sanjie.games.registry import GAMES
from sanjie.packs import Pack
from sanjie.records import write_line
from sanjie.server import wire
from sanjie.server.endings import with_endings
from sanjie.server.keys import new_id
from sanjie.server.levels import bot_levels
from sanjie.server.live import Live
from sanjie.server.lobby import may_see
from sanjie.server.people.names import BadName, new_name
from sanjie.server.problems import Refusal
from sanjie.server.shelf import packs
from sanjie.server.stored import Conflict, Line, Sitting
from sanjie.server.table import Table, Unreadable, new_table, open_seat
from sanjie.server.tables import Tables
from sanjie.server.talk.bonds import apart, kept_out
from sanjie.server.talk.late import is_late, is_line_late, seen, seen_lines
from sanjie.server.telling import line_of, shown_name, terms_of
from sanjie.server.terms import written

MOST_TABLES: Final = 100  # in a visitor's list
MOST_WAITING: Final = 20  # public tables of one host: nobody fills the lobby alone
MOST_PAST: Final = 30  # games that are over, at once
MOST_DIGITS: Final = 12  # of a time
MATCH: Final = terms_of(wire.Terms(reach="public"))  # of a table for whoever comes
MATCH_TRIES: Final = 8
MATCH_SECONDS: Final = 60  # somebody who opened one has that long to look at it


def may_answer(*more: tuple[int, str]) -> dict[int, ResponseSpec]:
    """What a request may be answered beside what it asks for: its own refusals, and faults as any."""
    faults = ((500, "A fault of the server"), (503, "It could not be saved, or the database does not answer"))
    return {
        code: ResponseSpec(wire.ApiProblem, description=description) for code, description in (*more, *faults)
    }


UNFIT: Final = (
    (400, "The request cannot be read, or asks for what does not exist"),
    (403, "It came from another site, or with a wrong key"),
    (404, "There is no such thing"),
    (409, "It is taken, or not as the request would have it"),
)
FAULTS: Final = may_answer()
UNSEEN: Final = may_answer(*UNFIT)  # of who looks
REFUSALS: Final = may_answer(  # of who wants something changed
    *UNFIT, (413, "It is too large"), (415, "It is not JSON"), (429, "Too many at once")
)
AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Tables]


@get("/health", for_anybody=True, sync_to_thread=False)
def health() -> wire.Health:
    """Say that this server answers."""
    return wire.Health("ok", BUILD)


@get("/api/about", for_anybody=True, sync_to_thread=False)
def about() -> wire.About:
    """Say which version and build this is, and which readings of the rules it plays."""
    rules = {name: game.rules for name, game in GAMES.items()}
    return wire.About(sanjie.__version__, BUILD, platform.python_version(), rules)


@get("/api/games", for_anybody=True, sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    """List the games, with everything that can be chosen before one."""
    return [game_info(face.game) for face in FACES.values()]


@get("/api/rulebook/{game:str}/{language:str}", responses=UNSEEN, for_anybody=True, sync_to_thread=True)
def book(game: FromPath[str], language: FromPath[str]) -> dict[str, Any]:
    """The rulebook of a game in a language, clause by clause."""
    try:
        return rulebook.as_json(game, language)
    except rulebook.NoRulebook as problem:
        raise Refusal(404, "not-found", str(problem)) from problem


@get("/api/me", responses=FAULTS)
async def me(request: AnyRequest, tables: Here) -> wire.Me:
    """Who the visitor is; a new one becomes a guest."""
    guest = guest_of(request)
    return wire.Me(guest, shown_name(guest, await tables.storage.name_of(guest)))


@patch("/api/me", responses=REFUSALS)
async def rename(request: AnyRequest, tables: Here, data: JSONBody[wire.Rename]) -> wire.Me:
    """Remember the visitor's name and show it at their tables."""
    guest = guest_of(request)
    try:
        name = new_name(data.name)
    except BadName as problem:
        raise Refusal(400, "bad-name", str(problem)) from problem
    await tables.storage.name_guest(guest, name)
    tables.renamed(guest, name)
    return wire.Me(guest, name)


@get("/api/tables", responses=FAULTS)
async def my_tables(request: AnyRequest, tables: Here) -> list[wire.TableLine]:
    """The visitor's tables: where it is their move, those that wait, others in play, the rest."""
    guest = guest_of(request)
    lines = await with_endings(tables.storage, await tables.storage.tables_of(guest, MOST_TABLES))
    return [line_of(line, tables.present_at(line.table.id)) for line in lines]


@get("/api/tables/past", responses=UNSEEN)
async def past_tables(
    request: AnyRequest, tables: Here, before: FromQuery[str] = "0"
) -> list[wire.TableLine]:
    """The visitor's games that are over, the latest first; with `?before=` those that ended before that."""
    if not (before.isascii() and before.isdigit() and len(before) < MOST_DIGITS):
        raise Refusal(400, "bad-request", f"before is a time in whole seconds since 1970, not {before!r}")
    found = await tables.storage.past_tables_of(guest_of(request), int(before), MOST_PAST)
    lines = await with_endings(tables.storage, found)
    return [line_of(line, tables.present_at(line.table.id)) for line in lines]


@get("/api/lobby", responses=UNSEEN)
async def lobby(request: AnyRequest, tables: Here, game: FromQuery[str] = "") -> list[wire.TableLine]:
    """The public tables, of one game with `?game=`: those that wait for people first, then those to watch.

    Of those that wait, the ones where somebody is there come first.
    """
    if game and game not in FACES:
        raise Refusal(400, "bad-request", f"there is no game {game!r}; {', '.join(FACES)} can be played")
    now = tables.now()
    found = await tables.storage.public_tables(guest_of(request), MOST_TABLES, game, now)
    found = await seen_lines(tables.storage, found, now)
    lines = [line_of(line, present_for(line, tables)) for line in found]
    lines.sort(key=lambda line: (line.status != "waiting", line.status == "waiting" and not is_lively(line)))
    return lines


def present_for(line: Line, tables: Tables) -> set[str]:
    """Guests whom the list shows as connected: at a table that is watched late, whoever plays."""
    if is_line_late(line):
        return {one.guest for one in line.table.sittings if not one.stand_in}
    return tables.present_at(line.table.id)


def is_lively(line: wire.TableLine) -> bool:
    """Whether anybody who sits there is connected."""
    return any(seat.present for seat in line.seats if seat.kind == "person")


@post("/api/match", status_code=200, responses=REFUSALS)
async def match(request: AnyRequest, tables: Here, data: JSONBody[wire.Match]) -> wire.Joined:
    """Sit down at a public table that waits for somebody like the visitor, or open one for the next."""
    guest = guest_of(request)
    if data.game not in FACES:
        raise Refusal(400, "bad-request", f"there is no game {data.game!r}; {', '.join(FACES)} can be played")
    seats = [Sitting(0, "person", guest), *(open_seat(seat) for seat in range(1, data.seats))]
    try:
        table = new_table(new_id(), data.game, {}, seats, terms=MATCH, host=0)
    except BadOption as problem:
        raise Refusal(400, "bad-option", str(problem)) from problem
    try:
        async with tables.matching:
            for _ in range(MATCH_TRIES):
                waiting = await tables.storage.tables_to_match(
                    data.game, table.options, written(MATCH), data.seats, table.pack
                )
                for table_id, changed in waiting:
                    if not (tables.present_at(table_id) or time.time() - changed < MATCH_SECONDS):
                        continue  # its people have gone away
                    live = await tables.open(table_id)
                    if live is None:
                        continue
                    if await apart(tables.storage, table_id, guest):
                        continue
                    seat = await tables.join(live, guest, "")
                    if seat is not None:
                        return wire.Joined(table_id, seat)
                with contextlib.suppress(Conflict):  # somebody came meanwhile, to another process: look again
                    await tables.storage.add_to_match(table, {table_id for table_id, _ in waiting})
                    return wire.Joined(table.id, 0)
            raise Conflict("others were quicker too often")
    except Unreadable as problem:
        raise Refusal(409, "held", "a table cannot be read") from problem


@post("/api/tables", responses=REFUSALS)
async def create(request: AnyRequest, tables: Here, data: JSONBody[wire.CreateTable]) -> wire.Created:
    """Make a table: the visitor sits at the seat `me`, bots begin to play, open seats get a link."""
    guest = guest_of(request)
    if data.game not in FACES:
        raise Refusal(400, "bad-request", f"there is no game {data.game!r}; {', '.join(FACES)} can be played")
    mine = [seat.kind for seat in data.seats].count("me")
    if mine != 1 and not (mine > 1 and FACES[data.game].several):
        raise Refusal(400, "bad-seats", "exactly one seat is yours; of hunters several may be")
    if mine > 1 and data.terms.rated:
        raise Refusal(400, "bad-terms", "at a rated table everybody has one seat")
    sittings = [sitting(data.game, seat, wanted, guest) for seat, wanted in enumerate(data.seats)]
    check_terms(data.game, data.terms)
    check_rated(request, data.terms.rated)
    content = await content_for(tables, data)
    terms, host = terms_of(data.terms), [seat.kind for seat in data.seats].index("me")
    try:
        pack = content.digest if content is not None else ""
        names = (data.pack_en, data.pack_zh)
        table = new_table(new_id(), data.game, data.options, sittings, None, terms, host, pack, names)
    except BadOption as problem:
        raise Refusal(400, "bad-option", str(problem)) from problem
    public = terms.reach == "public" and table.standing.status == "waiting"
    if public and await tables.storage.waiting_of(guest) >= MOST_WAITING:
        raise Refusal(409, "too-many", f"at most {MOST_WAITING} public tables of yours wait for people")
    await tables.storage.add_table(table)
    return wire.Created(table.id)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=REFUSALS)
async def join(
    request: AnyRequest, tables: Here, table_id: FromPath[str], data: JSONBody[wire.Join]
) -> wire.Joined:
    """Sit down at the open seat that the key stands for; who sits there already keeps their seat."""
    guest = guest_of(request)
    if not is_salt(data.salt):
        raise Refusal(400, "bad-salt", "a salt has no control characters")
    live = await visible(tables, table_id, guest, data.key)
    check_rated(request, live.table.terms.rated)
    if live.table.seat_of(guest) == NOTHING and await kept_out(tables.storage, table_id, guest):
        raise Refusal(403, "blocked", "somebody who sits here does not want to meet you")
    seat = await tables.join(live, guest, data.key, data.salt, data.seat)
    if seat is None:
        table = live.table
        if table.status == "waiting" and any(sitting.kind == "open" for sitting in table.sittings):
            raise Refusal(403, "bad-key", "that key opens no seat here")
        raise Refusal(409, "seat-taken", "no seat is open here any more")
    return wire.Joined(table_id, seat)


@get("/api/tables/{table_id:str}/record", responses=UNSEEN)
async def record(
    request: AnyRequest, tables: Here, table_id: FromPath[str], k: FromQuery[str] = ""
) -> Response[str]:
    """The record of a game that is over, one line of JSON; `sanjie verify` draws its chance again.

    Who watches late has it as late.

    That of a private table asks who does not sit there for the key to watch it, `?k=`.
    """
    guest = str(request.session.get("guest") or "")
    table = (await visible(tables, table_id, guest, k)).table
    if table.fault:
        raise Refusal(409, "held", "this table is held")
    if not await is_over(tables, table, guest):
        raise Refusal(409, "not-over", "the record is secret until the game is over")
    try:
        line = write_line(table.record())
    except BadRecord as problem:
        raise Refusal(409, "held", str(problem)) from problem
    headers = {"Content-Disposition": f'attachment; filename="{table.id}.jsonl"'}
    return Response(line + "\n", media_type=MediaType.JSON, headers=headers)


def sitting(game: str, seat: int, wanted: wire.WantedSeat, guest: str) -> Sitting:
    """The seat as `guest` wants it. Raises Refusal for a level that no bot has."""
    if wanted.kind == "me":
        return Sitting(seat, "person", guest)
    if wanted.kind == "open":
        return open_seat(seat)
    levels = bot_levels().get(game, 0)
    if not 1 <= wanted.level <= levels:
        raise Refusal(400, "bad-seats", f"bots of {game} have levels 1 to {levels}")
    return Sitting(seat, "bot", level=wanted.level)


def check_terms(game: str, terms: wire.Terms) -> None:
    """Raises Refusal for terms that contradict themselves, or ask for a bot that there is not."""
    clock, levels = terms.clock, bot_levels().get(game, 0)
    said = ""
    if clock.kind == "none" and (
        clock.base or clock.increment or clock.cap or clock.shared or clock.vacation
    ):
        said = "without clocks there are no times"
    elif clock.kind != "none" and not (clock.base and clock.shared):
        said = "a clock needs a base and a time for questions to several at once"
    elif clock.kind == "real" and clock.vacation:
        said = "only a table with days for each decision has vacation"
    elif clock.kind == "days" and (clock.increment or clock.cap):
        said = "days for each decision have no increment and no cap"
    elif terms.watch.delay and terms.rated:
        said = "ratings change at once, so a rated table is watched as it happens"
    elif terms.watch.eyes == "all" and not terms.watch.delay:
        said = "what a seat sees is shown to who watches only with a delay"
    elif terms.drop.level > levels:
        said = f"bots of {game} have levels 1 to {levels}"
    if said:
        raise Refusal(400, "bad-terms", said)


async def content_for(tables: Tables, wanted: wire.CreateTable) -> Pack | None:
    """The pack that a table is wanted with; None for what ships with the game. Raises Refusal."""
    names = (wanted.pack_en, wanted.pack_zh)
    if any(names) and not (wanted.pack and "".join(names).isprintable()):
        raise Refusal(400, "bad-pack", "a name is of a pack that was brought, and has visible characters")
    if wanted.pack == "":
        return None
    async with tables.storage.reading() as connection:
        pack = await packs.get(connection, wanted.game, wanted.pack)
    if pack is None:
        said = f"no pack of {wanted.game} with the digest {wanted.pack!r} is known here; bring it first"
        raise Refusal(400, "bad-pack", said)
    if wanted.terms.rated and pack.digest != pack_of(FACES[wanted.game].game):
        raise Refusal(400, "bad-terms", "a rated table is played with what ships with the game")
    return pack


def check_rated(request: AnyRequest, rated: bool) -> None:
    """Raises Refusal if the table is rated and the visitor has no account that could have a rating."""
    if rated and not request.session.get("id"):
        raise Refusal(403, "not-signed-in", "this table is rated: sign in, or make an account, to sit down")


async def is_over(tables: Tables, table: Table, guest: str) -> bool:
    """Whether the game is over, as far as `guest` may know who perhaps watches it late."""
    if is_late(table) and table.seat_of(guest) == NOTHING:
        cut = tables.now() - table.terms.watching.delay
        return (await seen(tables.storage, table.id, table.seats, cut)).moment.standing.status == "over"
    return table.status == "over"


async def visible(tables: Tables, table_id: str, guest: str, key: str) -> Live:
    """The table, which `guest` may see, perhaps by `key`. Raises Refusal as `opened`, and if they may not."""
    live = await opened(tables, table_id)
    if not may_see(live.table, guest, key):
        raise no_such_table()
    return live


async def opened(tables: Tables, table_id: str) -> Live:
    """The table. Raises Refusal if there is none, or none that can be read."""
    try:
        live = await tables.open(table_id)
    except Unreadable as problem:
        raise Refusal(409, "held", "this table cannot be read") from problem
    if live is None:
        raise no_such_table()
    return live


def no_such_table() -> Refusal:
    """The refusal for who asks for a table that is not there, or not for them."""
    return Refusal(404, "no-such-table", "there is no table of that id")


def guest_of(request: AnyRequest) -> str:
    """Who asks, guest or account: by their cookie, or a new guest who is given one."""
    guest = request.session.get("guest")
    if not isinstance(guest, str) or not guest:
        guest = secrets.token_hex(16)
    request.set_session({**request.session, "guest": guest})
    return guest


def game_info(game: Game) -> wire.GameInfo:
    """What the page that makes a table must know of a game."""
    options = [
        wire.OptionInfo(
            option.name, option.default, list(option.values), option.low, option.high, option.clause
        )
        for option in game.option_list()
    ]
    return wire.GameInfo(game.name, game.rules, list(game.seats), options, bot_levels().get(game.name, 0))
