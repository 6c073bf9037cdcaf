"""Ratings in the database: one row for each game of each who is rated. Every row but the last is history."""

import logging
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie.server.people.sql import do, one
from sanjie.server.ratings.scale import Strength, after, beginning, filled
from sanjie.server.stored import Rated, SeatRating

log: Final = logging.getLogger("sanjie.ratings")

LATEST: Final = (
    "SELECT number, mu, sigma FROM ratings WHERE ladder = :ladder AND person = :person"
    " ORDER BY number DESC LIMIT 1"
)
ADD: Final = (
    "INSERT INTO ratings (ladder, person, number, table_id, place, was_mu, was_sigma, mu, sigma, made)"
    " VALUES (:ladder, :person, :number, :table, :place, :was_mu, :was_sigma, :mu, :sigma, :now)"
)
SEATS: Final = "SELECT seat, kind, guest, level FROM seats WHERE table_id = :id AND kind <> 'open'"
AT_TABLE: Final = "SELECT person, was_mu, was_sigma, mu, sigma FROM ratings WHERE table_id = :id"


def write_ratings(connection: Connection, table_id: str, rated: Rated, now: int) -> None:
    """Write what the end of a table makes of everybody's rating, in the change that ends it.

    Who has no account (any more) is reckoned with and not noted. A fault of the reckoning must not keep the
    game from ending; it is logged, and nobody is rated. Raises IntegrityError if the table was rated before.
    """
    numbers: dict[str, int] = {}
    before: dict[str, Strength] = {}
    for name in (name for team in rated.teams for name in team):
        row = one(connection, LATEST, ladder=rated.ladder, person=name)
        numbers[name] = int(row[0]) + 1 if row else 1
        before[name] = Strength(row[1], row[2]) if row else first(rated, name)
    try:
        now_rated = reckoned(rated, before)
    except Exception:
        log.exception("not rated", extra={"facts": {"table": table_id}})
        return
    for name, (place, strength) in now_rated.items():
        person = ":" not in name
        if person and not one(connection, "SELECT 1 FROM accounts WHERE id = :id", id=name):
            continue
        do(
            connection,
            ADD,
            ladder=rated.ladder,
            person=name,
            number=numbers[name],
            table=table_id,
            place=place,
            was_mu=before[name].mu,
            was_sigma=before[name].sigma,
            mu=strength.mu,
            sigma=strength.sigma,
            now=now,
        )


def first(rated: Rated, name: str) -> Strength:
    """What is supposed of who has not been rated: one player, or the match of a whole team."""
    return beginning(rated.seats) if name == rated.own else beginning()


def reckoned(rated: Rated, before: Mapping[str, Strength]) -> dict[str, tuple[int, Strength]]:
    """Of everybody the place and the new strength. For who lost by leaving, their team came in last.

    Bots of one level who sit at several seats are one; the first seat of theirs counts.
    """
    teams = [[before[name] for name in team] for team in rated.teams]
    even = teams if rated.own else filled(teams)
    found: dict[str, tuple[int, Strength]] = {}
    as_played = after(even, rated.ranks)
    for team, names in enumerate(rated.teams):
        for place, name in enumerate(names):
            if name in found:
                continue
            rank, strengths = rated.ranks[team], as_played
            if name in rated.lost:
                rank = len(rated.teams)
                ranks = [*rated.ranks]
                ranks[team] = rank + 1
                strengths = after(even, ranks)
            found[name] = (rank, strengths[team][place])
    return found


async def at_table(connection: AsyncConnection, table_id: str, ladder: str) -> dict[int, SeatRating]:
    """By seat the rating of who sits there, before and after the table's game if it was rated."""
    seats = await connection.execute(text(SEATS), {"id": table_id})
    names = {int(seat): name_of(kind, guest, level) for seat, kind, guest, level in seats}
    rows = await connection.execute(text(AT_TABLE), {"id": table_id})
    found = {str(row[0]): seat_rating(Strength(row[1], row[2]), Strength(row[3], row[4])) for row in rows}
    for name in set(names.values()) - set(found):
        rows = await connection.execute(text(LATEST), {"ladder": ladder, "person": name})
        row = rows.first()
        found[name] = seat_rating(Strength(row[1], row[2]) if row else beginning(), None)
    return {seat: found[name] for seat, name in names.items()}


def name_of(kind: str, guest: str, level: int) -> str:
    """Who plays there, as ratings name them: the account, or the bots of a level."""
    return guest if kind == "person" else f"bot:{level}"


def seat_rating(now: Strength, later: Strength | None) -> SeatRating:
    """As people are shown it."""
    if later is None:
        return SeatRating(now.shown, now.give_or_take)
    return SeatRating(now.shown, now.give_or_take, later.shown, later.give_or_take)


async def of_person(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """Every row of the person, game by game, the oldest first; a fresh list."""
    rows = await connection.execute(
        text(
            "SELECT ladder, number, table_id, place, was_mu, was_sigma, mu, sigma, made FROM ratings"
            " WHERE person = :person ORDER BY ladder, number"
        ),
        {"person": person},
    )
    return [dict(row) for row in rows.mappings()]
