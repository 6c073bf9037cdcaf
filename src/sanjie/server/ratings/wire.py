"""What is said over HTTP about ratings; `server/wire` has the rest."""

from typing import Literal

import msgspec


class RatedGame(msgspec.Struct, frozen=True):
    """A rated game, and what it made of somebody's rating."""

    table: str  # empty if its table is not public and not one's own
    place: int  # 1: won, or a draw of all
    rating: int
    give_or_take: int
    made: int  # seconds since 1970


class RatingHistory(msgspec.Struct, frozen=True):
    """Somebody's rating in a game, and how it came about. GET /api/ratings gives a list of one's own."""

    game: str
    rating: int
    give_or_take: int  # how far the truth may lie from it, two times out of three
    history: list[RatedGame]  # the oldest first; of others the last 200


class LadderRow(msgspec.Struct, frozen=True):
    """Somebody on the ladder of a game."""

    rank: int  # from 1; who has the same rating has the same rank
    page: str  # their page is /people/<page>
    rating: int
    give_or_take: int
    games: int  # rated ones


class LadderBar(msgspec.Struct, frozen=True):
    """How many people of a ladder have a rating from `rating` on, below that of the next bar."""

    rating: int
    people: int


class LadderMark(msgspec.Struct, frozen=True):
    """What people are measured against. A king is as strong as each of the heroes he is a match for."""

    kind: Literal["bot", "king"]
    level: int  # of a bot; 0 for a king
    king: str  # as "stonebone"; words are those of the option; empty for a bot
    difficulty: str
    heroes: int  # how many face the king
    rating: int
    give_or_take: int
    games: int


class LadderPage(msgspec.Struct, frozen=True):
    """GET /api/ladders/<game>: who is how strong, the strongest first, 50 at once; `?after=` goes on.

    Only accounts that show their page and have played `needed` rated games.
    """

    game: str
    needed: int
    people: int  # how many are on it
    rows: list[LadderRow]
    me: LadderRow | None  # where the visitor stands
    bars: list[LadderBar]  # of all of them, ascending, each 100 wide, none left out in between
    marks: list[LadderMark]  # of the game's bots, then of the kings; the strongest first
