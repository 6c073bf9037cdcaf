"""Packs in the database: kept whole, so that a later release reads out of one what this one put in."""

import asyncio
import json
import time
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie import packs
from sanjie.core.game import Game
from sanjie.core.record import pack_of
from sanjie.games.registry import WITH_CONTENT
from sanjie.packs import Pack
from sanjie.server.people.sql import do

DAY: Final = 86_400  # for so long a pack waits for its first table
LAYERING: Final = ("based_on", "without")  # of what is complete nothing is left out or added
ADD: Final = (
    "INSERT INTO packs (digest, game, data, shipped, made) VALUES (:digest, :game, :data, :shipped, :now)"
    " ON CONFLICT (digest) DO NOTHING"
)
FORGET: Final = (
    "DELETE FROM packs WHERE shipped = 0 AND made < :old"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.pack = packs.digest)"
)


def put(connection: Connection, pack: Pack, shipped: bool = False) -> None:
    """Keep a pack; those that no table has asked for within a day go."""
    now = int(time.time())
    do(connection, FORGET, old=now - DAY)
    row = {"digest": pack.digest, "game": pack.game, "data": written(pack), "shipped": int(shipped)}
    do(connection, ADD, **row, now=now)


def put_shipped(connection: Connection) -> None:
    """Keep the content of this release: a later one may ship other, and tables go on with theirs."""
    for game in WITH_CONTENT:
        put(connection, packs.standard(game), shipped=True)


async def get(connection: AsyncConnection, game: str, digest: str) -> Pack | None:
    """The pack of a game, read from the database unless this process has it; None if nobody brought it.

    What ships with the game needs no look, nor has a game without content any.
    """
    if game not in WITH_CONTENT or digest == "":
        return None
    standard = packs.standard(game)
    if digest == standard.digest:
        return standard
    try:
        pack = packs.pack_with(digest)
    except packs.UnknownPack:
        found = await connection.execute(text("SELECT data FROM packs WHERE digest = :id"), {"id": digest})
        data = found.scalar()
        if data is None:
            return None
        pack = await asyncio.to_thread(packs.read_pack, str(data), game)
    return pack if (pack.game, pack.digest) == (game, digest) else None


def written(pack: Pack) -> str:
    """A pack as JSON, which `packs.read_pack` reads: YAML may be written so. Complete, based on nothing."""
    meta = {key: value for key, value in pack.data.get("meta", {}).items() if key not in LAYERING}
    whole = {**pack.data, "meta": {**meta, "game": pack.game}}
    return json.dumps(whole, ensure_ascii=False)


def names_in(data: Mapping[str, Any]) -> tuple[str, str]:
    """What a pack calls itself in English and in Chinese; empty if it does not say."""
    meta = data.get("meta", {})
    return str(meta.get("en", "")), str(meta.get("zh", ""))


def shipped(game: str) -> str:
    """The digest of the content that ships with a game; empty if it has none."""
    return packs.standard(game).digest if game in WITH_CONTENT else ""


def names_of(game: Game) -> tuple[str, str]:
    """What the pack that a game is played with calls itself; empty if it has none, or it does not say."""
    digest = pack_of(game)
    return names_in(packs.pack_with(digest).data) if digest else ("", "")


def own_pack(game: Game) -> Pack | None:
    """The pack that a game is played with, if it is not the one that ships with it."""
    digest = pack_of(game)
    return None if digest == shipped(game.name) else packs.pack_with(digest)
