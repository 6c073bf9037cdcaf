"""What is asked over HTTP: who I am, which games there are, my tables, new tables, the rulebooks."""

import platform
import secrets
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

import sanjie
from sanjie import rulebook
from sanjie.build import BUILD
from sanjie.core.game import BadOption, Game
from sanjie.core.record import BadRecord
from sanjie.faces import FACES
from sanjie.fairness import is_salt
from sanjie.games.registry import GAMES
from sanjie.records import write_line
from sanjie.server import wire
from sanjie.server.live import Live
from sanjie.server.problems import Refusal
from sanjie.server.stored import Conflict, NotSaved, Sitting
from sanjie.server.table import Unreadable, new_table
from sanjie.server.tables import Tables, new_id
from sanjie.server.telling import line_of, shown_name

MOST_TABLES: Final = 100  # in a visitor's list
REFUSALS: Final = {
    code: ResponseSpec(wire.ApiProblem, description=description)
    for code, description in (
        (400, "The request cannot be read, or asks for what does not exist"),
        (403, "It came from another site, or with a wrong key"),
        (404, "There is no such thing"),
        (409, "It is taken"),
        (413, "It is too large"),
        (415, "It is not JSON"),
        (429, "Too many at once"),
        (503, "It could not be saved"),
    )
}
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


@get("/api/rulebook/{game:str}/{language:str}", responses=REFUSALS, for_anybody=True, sync_to_thread=True)
def book(game: FromPath[str], language: FromPath[str]) -> dict[str, Any]:
    """The rulebook of a game in a language, clause by clause."""
    try:
        return rulebook.as_json(game, language)
    except rulebook.NoRulebook as problem:
        raise Refusal(404, "not-found", str(problem)) from problem


@get("/api/me")
async def me(request: AnyRequest, tables: Here) -> wire.Me:
    """Who the visitor is; a new one becomes a guest."""
    guest = guest_of(request)
    return wire.Me(guest, shown_name(guest, await tables.storage.name_of(guest)))


@patch("/api/me", responses=REFUSALS)
async def rename(request: AnyRequest, tables: Here, data: JSONBody[wire.Rename]) -> wire.Me:
    """Remember the visitor's name and show it at their tables."""
    guest = guest_of(request)
    name = data.name.strip()
    if not name or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refusal(400, "bad-name", "a name has 1 to 12 visible characters")
    try:
        await tables.storage.name_guest(guest, name)
    except NotSaved as problem:
        raise Refusal(503, "not-saved", str(problem)) from problem
    tables.renamed(guest, name)
    return wire.Me(guest, name)


@get("/api/tables")
async def my_tables(request: AnyRequest, tables: Here) -> list[wire.TableLine]:
    """The visitor's tables: waiting ones first, then those in play, the latest first."""
    guest = guest_of(request)
    lines = await tables.storage.tables_of(guest, MOST_TABLES)
    return [line_of(line, tables.present_at(line.table.id)) for line in lines]


@post("/api/tables", responses=REFUSALS)
async def create(request: AnyRequest, tables: Here, data: JSONBody[wire.CreateTable]) -> wire.Created:
    """Make a table: the visitor sits at the seat `me`, bots begin to play, open seats get a link."""
    guest = guest_of(request)
    if data.game not in FACES:
        raise Refusal(400, "bad-request", f"there is no game {data.game!r}; {', '.join(FACES)} can be played")
    if [seat.kind for seat in data.seats].count("me") != 1:
        raise Refusal(400, "bad-seats", "exactly one seat is yours")
    sittings = [sitting(data.game, seat, wanted, guest) for seat, wanted in enumerate(data.seats)]
    try:
        table = new_table(new_id(), data.game, data.options, sittings)
    except BadOption as problem:
        raise Refusal(400, "bad-option", str(problem)) from problem
    try:
        await tables.storage.add_table(table)
    except (NotSaved, Conflict) as problem:
        raise Refusal(503, "not-saved", str(problem)) from problem
    return wire.Created(table.id)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=REFUSALS)
async def join(
    request: AnyRequest, tables: Here, table_id: FromPath[str], data: JSONBody[wire.Join]
) -> wire.Joined:
    """Sit down at the open seat that the key stands for; who sits there already keeps their seat."""
    guest = guest_of(request)
    if not is_salt(data.salt):
        raise Refusal(400, "bad-salt", "a salt has no control characters")
    live = await opened(tables, table_id)
    try:
        seat = await tables.join(live, guest, await tables.storage.name_of(guest), data.key, data.salt)
    except (NotSaved, Conflict) as problem:
        raise Refusal(503, "not-saved", str(problem)) from problem
    if seat is None:
        if any(sitting.kind == "open" for sitting in live.table.sittings):
            raise Refusal(403, "bad-key", "that key opens no seat here")
        raise Refusal(409, "seat-taken", "no seat is open here any more")
    return wire.Joined(table_id, seat)


@get("/api/tables/{table_id:str}/record", responses=REFUSALS, for_anybody=True)
async def record(tables: Here, table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over, one line of JSON; `sanjie verify` draws its chance again."""
    table = (await opened(tables, table_id)).table
    if table.fault:
        raise Refusal(409, "held", "this table is held")
    if table.standing.status != "over":
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
        return Sitting(seat, "open", invite=secrets.token_urlsafe(12))
    levels = bot_levels().get(game, 0)
    if not 1 <= wanted.level <= levels:
        raise Refusal(400, "bad-seats", f"bots of {game} have levels 1 to {levels}")
    return Sitting(seat, "bot", level=wanted.level)


async def opened(tables: Tables, table_id: str) -> Live:
    """The table. Raises Refusal if there is none, or none that can be read."""
    try:
        live = await tables.open(table_id)
    except Unreadable as problem:
        raise Refusal(409, "held", "this table cannot be read") from problem
    if live is None:
        raise Refusal(404, "no-such-table", "there is no table of that id")
    return live


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


def bot_levels() -> Mapping[str, int]:
    """How many levels of bots each game has."""
    from sanjie.bots.registry import (
        LEVELS,
    )  # late: the searches are loaded where bots think, not to list them

    return LEVELS
