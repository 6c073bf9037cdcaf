"""What is asked over HTTP about ratings."""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency

from sanjie.server.api import guest_of
from sanjie.server.ratings.rows import of_person
from sanjie.server.ratings.scale import Strength
from sanjie.server.tables import Tables


class RatedGame(msgspec.Struct, frozen=True):
    """A rated game, and what it made of one's rating."""

    table: str
    place: int  # 1: won, or a draw of all
    rating: int
    give_or_take: int
    made: int  # seconds since 1970


class Ladder(msgspec.Struct, frozen=True):
    """One's rating in a game, and how it came about."""

    game: str
    rating: int
    give_or_take: int  # how far the truth may lie from it, two times out of three
    history: list[RatedGame]  # the oldest first


@get("/api/ratings")
async def ratings(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> list[Ladder]:
    """The visitor's ratings, one for each game they have played at rated tables; none for guests."""
    async with tables.storage.reading() as connection:
        rows = await of_person(connection, guest_of(request))
    found: dict[str, list[RatedGame]] = {}
    for row in rows:
        now = Strength(row["mu"], row["sigma"])
        game = RatedGame(row["table_id"], row["place"], now.shown, now.give_or_take, row["made"])
        found.setdefault(row["ladder"], []).append(game)
    return [
        Ladder(game, history[-1].rating, history[-1].give_or_take, history) for game, history in found.items()
    ]
