"""The ladder of a game: who is how strong, from the last row that each has."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie.server.ratings.scale import Strength
from sanjie.server.ratings.wire import LadderBar, LadderMark, LadderPage, LadderRow

NEEDED: Final = 5  # rated games, before a rating says enough to be compared
MOST: Final = 50  # rows at once
WIDE: Final = 100  # of a bar
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
class Ranked:
    """Somebody on a ladder."""

    account: str
    row: LadderRow


async def ranked(connection: AsyncConnection, ladder: str) -> list[Ranked]:
    """All who are on the ladder of a game, the strongest first."""
    rows = await connection.execute(PEOPLE, {"ladder": ladder, "needed": NEEDED})
    found: list[Ranked] = []
    for place, (account, page, games, mu, sigma) in enumerate(rows, 1):
        now = Strength(mu, sigma)
        last = found[-1].row if found else None
        rank = last.rank if last is not None and last.rating == now.shown else place
        found.append(Ranked(account, LadderRow(rank, page, now.shown, now.give_or_take, games)))
    return found


async def page_of(connection: AsyncConnection, ladder: str, visitor: str, after: int) -> LadderPage:
    """The rows that come `after` so many, and where the visitor stands."""
    people = await ranked(connection, ladder)
    marks = await marks_of(connection, ladder)
    return LadderPage(
        ladder,
        NEEDED,
        len(people),
        [one.row for one in people[after : after + MOST]],
        next((one.row for one in people if one.account == visitor), None),
        bars_of([one.row.rating for one in people]),
        marks,
    )


def bars_of(ratings: Sequence[int]) -> list[LadderBar]:
    """How the ratings are spread."""
    if not ratings:
        return []
    places = [rating // WIDE for rating in ratings]
    return [LadderBar(place * WIDE, places.count(place)) for place in range(min(places), max(places) + 1)]


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
