"""What is asked over HTTP about ratings."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from sanjie.faces import FACES
from sanjie.server.api import FAULTS, UNSEEN, guest_of
from sanjie.server.people.service import People
from sanjie.server.problems import Refusal
from sanjie.server.ratings.rows import of_person
from sanjie.server.ratings.scale import Strength
from sanjie.server.ratings.wire import LadderPage, RatedGame, RatingHistory
from sanjie.server.tables import Tables

MOST_DIGITS: Final = 7  # of a place on a ladder


@get("/api/ratings", responses=FAULTS)
async def ratings(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> list[RatingHistory]:
    """The visitor's ratings, one for each game they have played at rated tables; none for guests."""
    async with tables.storage.reading() as connection:
        return histories(await of_person(connection, guest_of(request)))


@get("/api/ladders/{game:str}", responses=UNSEEN)
async def ladder(
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    game: FromPath[str],
    after: FromQuery[str] = "0",
) -> LadderPage:
    """The ladder of a game, 50 rows at once, and where the visitor stands on it."""
    if game not in FACES:
        raise Refusal(404, "not-found", f"there is no game {game!r}; {', '.join(FACES)} can be played")
    if not (after.isascii() and after.isdigit() and len(after) <= MOST_DIGITS):
        raise Refusal(400, "bad-request", f"after is a whole number of rows, not {after!r}")
    return await people.ladders.page(game, guest_of(request), int(after))


def histories(rows: Iterable[Mapping[str, Any]]) -> list[RatingHistory]:
    """Rows of ratings, game by game and the oldest first, as they are told."""
    found: dict[str, list[RatedGame]] = {}
    for row in rows:
        now = Strength(row["mu"], row["sigma"])
        game = RatedGame(row["table_id"], row["place"], now.shown, now.give_or_take, row["made"])
        found.setdefault(row["ladder"], []).append(game)
    return [
        RatingHistory(game, history[-1].rating, history[-1].give_or_take, history)
        for game, history in found.items()
    ]
