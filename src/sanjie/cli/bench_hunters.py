"""What `sanjie bench balance` and `sanjie bench hunters-teams` print of Hunters."""

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, Final

from sanjie import words
from sanjie.games.hunters.game import HUNTERS
from sanjie.lab.hunters_balance import WANTED, BadProgress, Count, Counts, Plan, allowed, measure, summed
from sanjie.lab.hunters_chart import balance_chart
from sanjie.lab.hunters_teams import Match, contend
from sanjie.naming import HuntersNames
from sanjie.packs import standard
from sanjie.terminal.speech import complain

SHIPPED: Final = "shipped"  # the set of life numbers on the cards


def named(kind: str, name: str, language: str) -> str:
    """The name of a demon king or a difficulty."""
    return HuntersNames(standard("hunters").data).name(kind, name, language)


def plan_of(
    language: str, games: int, seed: int, numbers: str, difficulty: str | None, players: int | None
) -> Plan:
    """The plan that was asked for; ends the command with code 2 for what Hunters does not have."""
    known = tuple(HUNTERS.tables.difficulty_ids)
    if difficulty is not None and difficulty not in known:
        complain(language, "bench-balance-no-such", asked=difficulty, known=", ".join(known))
    if players is not None and players not in HUNTERS.seats:
        complain(language, "bench-balance-no-such", asked=str(players), known="1, 2, 3, 4, 5")
    if numbers not in HUNTERS.tables.set_ids:
        complain(language, "bench-balance-no-such", asked=numbers, known=", ".join(HUNTERS.tables.set_ids))
    return Plan(
        games,
        seed,
        numbers,
        known if difficulty is None else (difficulty,),
        tuple(HUNTERS.seats) if players is None else (players,),
    )


def balance(
    language: str, plan: Plan, workers: int, resume: Path | None, chart: Path | None
) -> tuple[list[str], list[dict[str, Any]], bool]:
    """The lines and the numbers of the tables, and whether Ctrl-C ended it early; code 2 for a bad file."""
    counts: Counts = {}
    total = plan.games * len(plan.cells())
    stopped = False
    parts = measure(plan, workers, resume)
    try:
        for counts, task, progress in with_bar(language, "bench-balance-playing", parts, total):
            progress.update(task, completed=sum(count.games for count in counts.values()))
    except KeyboardInterrupt:
        stopped = True
    except (BadProgress, OSError) as problem:
        complain(language, "bench-balance-no-file", detail=str(problem))
    lines = [words.say(language, "bench-balance-title", seed=plan.seed, numbers=plan.numbers)]
    for difficulty in plan.difficulties:
        lines += ["", *table(language, plan, counts, difficulty)]
    if chart is not None:
        try:
            chart.write_text(balance_chart(plan, counts, words.say(language, "bench-balance-chart")), "utf-8")
        except OSError as problem:
            complain(language, "bench-no-chart", detail=str(problem))
    return lines, balance_as_json(counts), stopped


def with_bar(
    language: str, name: str, parts: Generator[Any, None, None], total: int
) -> Generator[Any, None, None]:
    """Each of `parts` with the task and the bar on standard error that shows how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(words.say(language, name), total=total)
            for part in parts:
                yield part, task, progress
    finally:
        parts.close()


def table(language: str, plan: Plan, counts: Counts, difficulty: str) -> list[str]:
    """A difficulty as a table in Markdown: per cent won with intervals, and why games were lost."""
    kings = HUNTERS.tables.king_ids
    names = [named("king", king, language) for king in kings]
    wanted = WANTED[difficulty]
    title = words.say(
        language,
        "bench-balance-difficulty",
        difficulty=named("difficulty", difficulty, language),
        wanted=f"{wanted:g}",
    )
    columns = ["players", "all", "off", "curse", "weary", "turns"]
    heads = [words.say(language, f"bench-balance-{column}") for column in columns]
    lines = [title, "", row([heads[0], *names, *heads[1:]]), row(["---"] * (len(kings) + len(heads)))]
    for players in plan.players:
        total = summed(counts, difficulty, players)
        if total.games == 0:
            continue
        cells = [
            count.rate if count is not None else None
            for count in (found(counts, difficulty, players, king) for king in kings)
        ]
        low, high = total.interval
        off = total.rate - wanted
        mark = "" if abs(off) <= allowed(players) else " !"
        lines.append(
            row(
                [
                    str(players),
                    *("" if cell is None else f"{cell:.1f}" for cell in cells),
                    f"**{total.rate:.1f}** ({low:.1f}–{high:.1f})",
                    f"{off:+.1f}{mark}",
                    f"{100 * total.curse / total.games:.0f}",
                    f"{100 * total.weary / total.games:.0f}",
                    f"{total.turns / total.games:.1f}",
                ]
            )
        )
    return lines


def found(counts: Counts, difficulty: str, players: int, king: str) -> Count | None:
    """The count of a cell, if it has games."""
    for cell, count in counts.items():
        if (cell.difficulty, cell.players, cell.king) == (difficulty, players, king):
            return count
    return None


def row(cells: Sequence[str]) -> str:
    """A row of a table in Markdown."""
    return "| " + " | ".join(cells) + " |"


def balance_as_json(counts: Counts) -> list[dict[str, Any]]:
    """What `--json` prints of each cell."""
    return [
        {
            "difficulty": cell.difficulty,
            "players": cell.players,
            "king": cell.king,
            "games": count.games,
            "sealed": count.sealed,
            "curse": count.curse,
            "weary": count.weary,
            "turns": count.turns,
            "wanted": WANTED[cell.difficulty],
            "low": round(count.interval[0], 2),
            "high": round(count.interval[1], 2),
        }
        for cell, count in counts.items()
    ]


def teams(
    language: str, plan: Plan, workers: int, resume: Path | None
) -> tuple[list[str], list[dict[str, Any]], bool]:
    """The planner against the reference at every difficulty, and whether Ctrl-C ended it early."""
    lines = [words.say(language, "bench-hunters-teams-title", seed=plan.seed)]
    matches: list[Match] = []
    stopped = False
    try:
        for difficulty in plan.difficulties:
            parts = contend(difficulty, plan.games, plan.seed, workers, resume)
            matches.append(Match(difficulty))
            for match, task, progress in with_bar(language, "bench-balance-playing", parts, plan.games):
                matches[-1] = match
                progress.update(task, completed=len(match.leads))
    except KeyboardInterrupt:
        stopped = True
    except (BadProgress, OSError) as problem:
        complain(language, "bench-balance-no-file", detail=str(problem))
    for match in matches:
        if match.leads:
            lines.append(match_line(language, match))
    return lines, [match_as_json(match) for match in matches if match.leads], stopped


def match_line(language: str, match: Match) -> str:
    """One difficulty, for people."""
    number = len(match.leads)
    return words.say(
        language,
        "bench-hunters-teams-line",
        difficulty=named("difficulty", match.difficulty, language),
        games=number,
        planned=f"{100 * match.planned / number:.1f}",
        referred=f"{100 * match.referred / number:.1f}",
        lead=f"{match.lead:+.1f}",
        margin=f"{match.margin:.1f}",
        met="yes" if match.met else "no",
    )


def match_as_json(match: Match) -> dict[str, Any]:
    """What `--json` prints of a difficulty."""
    return {
        "difficulty": match.difficulty,
        "pairs": len(match.leads),
        "planner": match.planned,
        "reference": match.referred,
        "lead": round(match.lead, 2),
        "margin": round(match.margin, 2),
        "met": match.met,
    }
