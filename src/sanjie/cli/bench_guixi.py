"""What `sanjie bench teams` and `sanjie bench beliefs` print: how strong Guixi's players are."""

from pathlib import Path
from typing import Any

from sanjie import words
from sanjie.lab.guixi_beliefs import Calibration, calibrate, guessing, reliability_chart
from sanjie.lab.guixi_teams import (
    AGAINST_CHANCE,
    AMONG_BOTS,
    LOOKING_AHEAD,
    MOST_LOOKAHEAD,
    Contest,
    Standings,
    contend,
)
from sanjie.lab.intervals import wilson

AGAINST_CHANCE_GAMES = 80
TABLES = (("standard", 4), ("standard", 6), ("competitive", 6))


def contests() -> tuple[Contest, ...]:
    """Every contest, against chance first."""
    return AGAINST_CHANCE + AMONG_BOTS + LOOKING_AHEAD


def all_standings(games: int, seed: int) -> list[Standings]:
    """The standings of every contest; against chance and of long games fewer are enough."""
    found: list[Standings] = []
    for contest in contests():
        last = Standings(contest)
        most = AGAINST_CHANCE_GAMES if not contest.swapped else games
        if contest in LOOKING_AHEAD:
            most = MOST_LOOKAHEAD
        for standings in contend(contest, min(games, most), seed):
            last = standings
        found.append(last)
    return found


def standings_line(language: str, one: Standings) -> str:
    """One contest, for people."""
    low, high = wilson(one.wins + one.shared / 2, one.games)
    return words.say(
        language,
        "bench-teams-swapped" if one.contest.swapped else "bench-teams-red",
        name=words.say(language, f"bench-teams-{one.contest.name}"),
        games=one.games,
        wins=one.wins,
        shared=one.shared,
        losses=one.losses,
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        lead=f"{one.lead:.1f}",
        margin=f"{one.margin:.1f}",
        wanted=f"{one.contest.wanted:g}",
        met="yes" if one.met else "no",
    )


def standings_as_json(one: Standings) -> dict[str, Any]:
    """What `--json` prints of a contest."""
    return {
        "name": one.contest.name,
        "mode": one.contest.mode,
        "seats": one.contest.seats,
        "games": one.games,
        "wins": one.wins,
        "shared": one.shared,
        "losses": one.losses,
        "lead": round(one.lead, 2),
        "margin": round(one.margin, 2),
        "wanted": one.contest.wanted,
        "met": one.met,
    }


def calibrations(games: int, seed: int) -> list[tuple[str, Calibration]]:
    """Beliefs at three kinds of tables, `games` games each."""
    return [(f"{mode}-{seats}", calibrate(mode, seats, games, seed)) for mode, seats in TABLES]


def calibration_lines(language: str, name: str, found: Calibration) -> list[str]:
    """One kind of table, for people: scores, the table of reliability, what votes give away."""
    lines = [
        words.say(
            language,
            "bench-beliefs-score",
            name=words.say(language, f"bench-beliefs-{name}"),
            games=found.games,
            count=found.count,
            brier=f"{found.brier:.4f}",
            prior=f"{found.prior:.4f}",
            error=f"{found.error:.4f}",
        )
    ]
    for belief, share, count in found.rows:
        lines.append(
            words.say(
                language,
                "bench-beliefs-row",
                belief=f"{100 * belief:5.1f}",
                share=f"{100 * share:5.1f}",
                count=count,
            )
        )
    for key, table in (("votes", found.votes), ("hosts", found.hosts)):
        right, bits, number = guessing(table)
        lines.append(
            words.say(
                language,
                f"bench-beliefs-{key}",
                right=f"{100 * right:.1f}",
                bits=f"{bits:.3f}",
                count=number,
            )
        )
    return lines


def calibration_as_json(name: str, found: Calibration) -> dict[str, Any]:
    """What `--json` prints of one kind of table."""
    right, bits, number = guessing(found.votes)
    return {
        "table": name,
        "games": found.games,
        "beliefs": found.count,
        "brier": round(found.brier, 4),
        "prior": round(found.prior, 4),
        "error": round(found.error, 4),
        "reliability": [[round(belief, 4), round(share, 4), count] for belief, share, count in found.rows],
        "colour_guessed_from_vote": round(right, 4),
        "bits_in_a_vote": round(bits, 4),
        "votes": number,
    }


def write_chart(language: str, path: Path, found: Calibration) -> None:
    """Draw the reliability of the six-seat table. Raises OSError."""
    chart = reliability_chart(
        found,
        words.say(language, "bench-beliefs-chart"),
        words.say(language, "bench-beliefs-across"),
        words.say(language, "bench-beliefs-up"),
    )
    path.write_text(chart, "utf-8")
