"""What is asked over HTTP about packs: bring one, look at one, take one home."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from sanjie import packcheck, packs, words
from sanjie.faces import face_with
from sanjie.packcheck.faults import Fault
from sanjie.packs import Pack
from sanjie.server import wire
from sanjie.server.api import REFUSALS, UNSEEN, game_info
from sanjie.server.contents import pack_of
from sanjie.server.limits import Limits
from sanjie.server.people.throttle import network_of
from sanjie.server.problems import Refusal
from sanjie.server.shelf.packs import names_in, put, written
from sanjie.server.tables import Tables

MOST_CHARACTERS: Final = 200_000  # of a pack; what ships with Guixi has 52,000
BODY_BYTES: Final = 1_000_000  # of a request that holds one: JSON writes some letters as six
MOST_FAULTS: Final = 100  # that are told at once

Here = NamedDependency[Tables]


class BringPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/packs: a pack as its file has it, YAML or JSON (docs/content-packs.md)."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_CHARACTERS)]


class PackInfo(msgspec.Struct, frozen=True):
    """A pack that tables can be made with: `CreateTable.pack` is its digest."""

    digest: str
    game: str
    en: str  # what it calls itself in either language, as it was brought; empty if it does not say
    zh: str
    info: wire.GameInfo  # what can be chosen, which may be more than what the game ships with


class PackFault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a pack."""

    line: int  # from 1; 0 if the place is not known
    column: int
    clause: str  # of the rulebook, or empty
    words: dict[str, str]  # language -> sentence


class PackProblem(msgspec.Struct, frozen=True):
    """400 of POST /api/packs: what is wrong with the pack, in the order of its file."""

    name: str  # "bad-pack"
    detail: str
    faults: list[PackFault]


UNFIT_PACK: Final[Any] = PackProblem | wire.ApiProblem  # the body of a 400


class BadPack(Exception):
    """A pack that cannot be played with."""

    def __init__(self, detail: str, faults: list[PackFault]) -> None:
        super().__init__(detail)
        self.faults = faults


@post(
    "/api/packs",
    responses={**REFUSALS, 400: ResponseSpec(UNFIT_PACK, description="It has faults")},
    request_max_body_size=BODY_BYTES,
)
async def bring(
    request: Request[Any, Any, Any],
    tables: Here,
    limits: NamedDependency[Limits],
    data: JSONBody[BringPack],
) -> Response[PackInfo | PackProblem]:
    """Read a pack and keep it. One that no table is made with goes after a day."""
    if not limits.packs.take(network_of(request.client.host) if request.client else ""):
        raise Refusal(429, "too-fast", "too many packs from this address; wait a little")
    try:
        pack, names = await asyncio.to_thread(read_whole, data.text)
    except BadPack as problem:
        faults = PackProblem("bad-pack", str(problem), problem.faults)
        return Response(faults, status_code=400, media_type=MediaType.JSON)
    await tables.storage.write(lambda connection: put(connection, pack))
    return Response(info_of(pack, names), status_code=201)


@get("/api/packs/{game:str}/{digest:str}", responses=UNSEEN)
async def look(tables: Here, game: FromPath[str], digest: FromPath[str]) -> PackInfo:
    """What can be chosen at a table with that pack."""
    pack = await pack_of(tables, game, digest)
    return info_of(pack, names_in(pack.data))


@get("/api/packs/{game:str}/{digest:str}/file", responses=UNSEEN)
async def take(tables: Here, game: FromPath[str], digest: FromPath[str]) -> Response[str]:
    """The pack as a file, as `--pack` of `sanjie verify` and `sanjie play` takes it."""
    pack = await pack_of(tables, game, digest)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{pack.digest}.yaml"'}
    return Response(written(pack) + "\n", media_type=MediaType.JSON, headers=headers)


def read_whole(text: str) -> tuple[Pack, tuple[str, str]]:
    """The pack in `text`, judged, and what it calls itself there. Raises BadPack with every fault."""
    try:
        faults = packcheck.check(text)
        if faults:
            told = [told_of(fault) for fault in faults[:MOST_FAULTS]]
            raise BadPack(f"it has {len(faults)} faults", told)
        root = packcheck.read(text)
        data: Any = packcheck.plain(root)
        return packs.read_pack(text, packcheck.game_of(root)), names_in(data)
    except packcheck.Unreadable as problem:
        said = {
            language: words.say(language, "content-cannot-be-read", detail=str(problem))
            for language in words.LANGUAGES
        }
        raise BadPack(str(problem), [PackFault(problem.line, problem.column, "", said)]) from problem
    except packs.BadPack as problem:
        raise BadPack(f"it {problem}", []) from problem


def told_of(fault: Fault) -> PackFault:
    """A fault as its owner is told it."""
    name = f"content-fault-{fault.name}"
    said = {language: words.say(language, name, **fault.args) for language in words.LANGUAGES}
    return PackFault(fault.line, fault.column, fault.clause, said)


def info_of(pack: Pack, names: tuple[str, str]) -> PackInfo:
    """What a page must know of a pack that goes by those names."""
    return PackInfo(pack.digest, pack.game, *names, game_info(face_with(pack.game, pack.digest).game))
