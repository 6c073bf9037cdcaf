"""What the cards of a pack are called and say: views, answers and stories speak in its ids."""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from sanjie import explain, packs
from sanjie.faces import FACES
from sanjie.games.registry import WITH_CONTENT
from sanjie.naming import KEYS, Names
from sanjie.server.api import may_answer
from sanjie.server.problems import Refusal
from sanjie.server.shelf.packs import get as get_pack
from sanjie.server.tables import Tables

STANDARD: Final = "standard"
A_DAY: Final = "public, max-age=86400"  # a digest names one content for ever, but our sentences may change


class Content(msgspec.Struct, frozen=True):
    """GET /api/content/<game>/<digest>: a pack, and what the rules do with each of its cards.

    `data` is the pack as its file has it, without `meta`: sections of entries with `id`, `zh`, `en` and more.
    """

    game: str
    digest: str
    data: dict[str, Any]
    rules: dict[str, dict[str, str]]  # language -> id -> sentences, of what is made of primitives (GUIXI-17)


@get(
    "/api/content/{game:str}/{digest:str}",
    responses=may_answer((404, "There is no such game or pack")),
    for_anybody=True,
)
async def content(
    tables: NamedDependency[Tables], game: FromPath[str], digest: FromPath[str]
) -> Response[Content]:
    """The pack of that digest, or the one that comes with the game if it is called `standard`."""
    pack = await pack_of(tables, game, digest)
    data = {key: value for key, value in pack.data.items() if key != "meta"}
    rules = {language: await asyncio.to_thread(dict, rules_of(pack, language)) for language in KEYS}
    return Response(Content(game, pack.digest, data, rules), headers={"cache-control": A_DAY})


async def pack_of(tables: Tables, game: str, digest: str) -> packs.Pack:
    """The pack of a game. Raises Refusal for a game without content and a pack that nobody has brought."""
    if game not in WITH_CONTENT or game not in FACES:
        raise Refusal(404, "not-found", f"{game!r} has no content; {', '.join(WITH_CONTENT)} have")
    if digest == STANDARD:
        return packs.standard(game)
    async with tables.storage.reading() as connection:
        pack = await get_pack(connection, game, digest)
    if pack is None:
        raise Refusal(404, "not-found", f"no pack of {game} with the digest {digest!r} is known here")
    return pack


def rules_of(pack: packs.Pack, language: str) -> Iterator[tuple[str, str]]:
    """Ids of Guixi's cards, ghosts and skills with what each does, whatever is printed on it."""
    if pack.game != "guixi":
        return
    names = Names(pack.data)
    entries: dict[str, Mapping[str, Any]] = {**names.cards, **names.skills}
    for name, entry in entries.items():
        yield name, explain.entry_text(entry, language)
    for name, ghost in names.ghosts.items():
        if "possession" in ghost:
            yield name, explain.ghost_text(ghost, names.content, language)
        else:
            yield name, explain.entry_text(ghost, language)
