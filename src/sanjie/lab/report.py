"""What a tally says, as numbers: shares with intervals, lengths, endings."""

from typing import TypedDict

from sanjie.lab.intervals import spread, wilson
from sanjie.lab.simulate import Plan, Tally


class Share(TypedDict):
    """Part of the games, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


class Report(TypedDict):
    """A simulation in numbers, as `sanjie simulate --json` prints it."""

    game: str
    seats: int
    levels: list[int]  # per seat; 0 is random
    options: dict[str, int | str]
    seed: int
    asked: int  # games that were to be played
    games: int  # games that were; fewer after an interruption
    wins: list[Share]  # per seat
    draws: Share
    answers: list[int]  # least, 10 %, median, 90 %, most
    turns: list[int]
    endings: dict[str, Share]  # by clause


def share_of(hits: int, games: int) -> Share:
    """`hits` of `games` with the interval, rounded to four digits."""
    low, high = wilson(hits, games)
    part = hits / games if games else 0.0
    return {"games": hits, "share": round(part, 4), "low": round(low, 4), "high": round(high, 4)}


def report(plan: Plan, tally: Tally, asked: int, options: dict[str, int | str]) -> Report:
    """The report of `tally`; the same plan and games give the same report."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "levels": list(plan.levels),
        "options": options,
        "seed": plan.seed,
        "asked": asked,
        "games": tally.games,
        "wins": [share_of(tally.wins[seat], tally.games) for seat in range(plan.seats)],
        "draws": share_of(tally.draws, tally.games),
        "answers": list(spread(tally.answers)),
        "turns": list(spread(tally.turns)),
        "endings": {clause: share_of(tally.endings[clause], tally.games) for clause in sorted(tally.endings)},
    }
