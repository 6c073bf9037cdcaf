"""The ladder of a game: who is how strong, from the last row that each has."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie.server.ratings.scale import Strength
from sanjie.server.ratings.wire import LadderBar, LadderMark, LadderPage, LadderRow
from sanjie.server.storage import Storage

NEEDED: Final = 5  # rated games, before a rating says enough to be compared
MOST: Final = 50  # rows at once
WIDE: Final = 100  # of a bar
FRESH_SECONDS: Final = 5.0  # for so long a ladder is not read anew
LATEST: Final = (
    "SELECT person, number, mu, sigma FROM ratings r WHERE ladder = :ladder"
    " AND number = (SELECT MAX(l.number) FROM ratings l WHERE l.ladder = :ladder AND l.person = r.person)"
)
PEOPLE: Final = text(
    f"SELECT a.id, a.written, n.number, n.mu, n.sigma FROM ({LATEST}) n"
    " JOIN accounts a ON a.id = n.person AND a.hidden = 0 WHERE n.number >= :needed"
    " ORDER BY n.mu DESC, n.sigma, a.login"
)
OTHERS: Final = text(f"SELECT n.person, n.number, n.mu, n.sigma FROM ({LATEST}) n WHERE n.person LIKE '%:%'")


@dataclass(frozen=True)
class Standings:
    """A ladder as it was at a moment."""

    at: float
    people: list[LadderRow]  # the strongest first
    places: dict[str, int]  # account -> place in `people`
    bars: list[LadderBar]
    marks: list[LadderMark]


class Ladders:
    """The ladders as this process has read them; all who look within a few seconds share one reading."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds; tests have their own."""
        self._storage: Final = storage
        self._clock: Final = clock
        self._known: Final[dict[str, Standings]] = {}
        self._reading: Final = asyncio.Lock()
        self._cleared = 0

    async def page(self, ladder: str, visitor: str, after: int) -> LadderPage:
        """The rows that come `after` so many, and where the visitor stands."""
        now = await self._now(ladder)
        place = now.places.get(visitor)
        return LadderPage(
            ladder,
            NEEDED,
            len(now.people),
            now.people[after : after + MOST],
            None if place is None else now.people[place],
            now.bars,
            now.marks,
        )

    def clear(self, _key: str = "") -> None:
        """Somebody is to be listed no more, or again, here or elsewhere: nothing read so far counts."""
        self._cleared += 1
        self._known.clear()

    async def _now(self, ladder: str) -> Standings:
        async with self._reading:
            known = self._known.get(ladder)
            if known is not None and self._clock() - known.at < FRESH_SECONDS:
                return known
            cleared = self._cleared
            async with self._storage.reading() as connection:
                found = await standings(connection, ladder, self._clock())
            if cleared == self._cleared:
                self._known[ladder] = found
            return found


async def standings(connection: AsyncConnection, ladder: str, at: float) -> Standings:
    """All who are on the ladder of a game, as it is stored."""
    rows = await connection.execute(PEOPLE, {"ladder": ladder, "needed": NEEDED})
    people: list[LadderRow] = []
    places: dict[str, int] = {}
    for place, (account, page, games, mu, sigma) in enumerate(rows):
        now = Strength(mu, sigma)
        same = place > 0 and people[-1].rating == now.shown
        places[account] = place
        rank = people[-1].rank if same else place + 1
        people.append(LadderRow(rank, page, now.shown, now.give_or_take, games))
    marks = await marks_of(connection, ladder)
    return Standings(at, people, places, bars_of([one.rating for one in people]), marks)


def bars_of(ratings: Sequence[int]) -> list[LadderBar]:
    """How the ratings are spread."""
    if not ratings:
        return []
    places = Counter(rating // WIDE for rating in ratings)
    return [LadderBar(place * WIDE, places[place]) for place in range(min(places), max(places) + 1)]


async def marks_of(connection: AsyncConnection, ladder: str) -> list[LadderMark]:
    """The bots that were rated, and the kings, each kind the strongest first."""
    rows = await connection.execute(OTHERS, {"ladder": ladder})
    marks = [mark_of(str(name), int(games), Strength(mu, sigma)) for name, games, mu, sigma in rows]
    return sorted(marks, key=lambda mark: (mark.kind, -mark.rating, mark.king, mark.difficulty, mark.heroes))


def mark_of(name: str, games: int, now: Strength) -> LadderMark:
    """What ratings name "bot:2" or "king:stonebone:heroic:3"."""
    kind, *parts = name.split(":")
    if kind == "bot":
        return LadderMark("bot", int(parts[0]), "", "", 0, now.shown, now.give_or_take, games)
    king, difficulty, heroes = parts
    each = Strength(now.mu / int(heroes), now.sigma / int(heroes) ** 0.5)
    return LadderMark("king", 0, king, difficulty, int(heroes), each.shown, each.give_or_take, games)
