"""`sanjie bench`: how fast it runs here, and how strong the bots are."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from sanjie import words
from sanjie.cli.bench_guixi import (
    all_standings,
    calibration_as_json,
    calibration_lines,
    calibrations,
    standings_as_json,
    standings_line,
    write_chart,
)
from sanjie.cli.bench_hunters import SHIPPED, balance, plan_of, teams
from sanjie.lab.bench import Figure, bench_aras, bench_calibration, machine
from sanjie.lab.bench_server import ServerFailed, bench_server
from sanjie.lab.chart import ladder_chart
from sanjie.lab.guixi_bench import bench_guixi
from sanjie.lab.hunters_balance import Plan
from sanjie.lab.hunters_bench import bench_hunters
from sanjie.lab.ladder import Rung, Score, climb, rungs
from sanjie.terminal.speech import complain, language_of

BENCHES: Final = (
    *("aras", "guixi", "hunters", "ladder", "teams", "beliefs"),
    *("balance", "hunters-teams", "server"),
)
GAME: Final = "aras"  # whose levels the ladder measures
INTERRUPTED: Final = 130  # exit code of a command that Ctrl-C ended
QUICK: Final = (0.02, 2)  # seconds a repeat and repeats, for a first look


def bench(
    what: Annotated[str, typer.Argument(help=f"One of {', '.join(BENCHES)}.")] = "aras",
    games: Annotated[
        int, typer.Option(min=1, max=10**6, help="Of ladder, teams, beliefs, balance (a cell): how many.")
    ] = 200,
    seed: Annotated[
        int, typer.Option(min=0, max=2**31 - 1, help="Of games between bots: same seed, same games.")
    ] = 1,
    level: Annotated[int | None, typer.Option(help="Of the ladder: only this level.")] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=256, help="Of ladder, balance, hunters-teams: processes.")
    ] = 1,
    chart: Annotated[
        Path | None, typer.Option(help="Of ladder, beliefs, balance: write an SVG file.")
    ] = None,
    difficulty: Annotated[str | None, typer.Option(help="Of Hunters: only this difficulty.")] = None,
    players: Annotated[int | None, typer.Option(help="Of balance: only with so many players.")] = None,
    numbers: Annotated[str, typer.Option(help="Of balance: which set of life numbers.")] = SHIPPED,
    resume: Annotated[
        Path | None, typer.Option(help="Of balance, hunters-teams: keep finished parts here.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Measure shortly and roughly.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Measure and print each figure with its unit, the machine, the build and a calibration loop.

    `ladder` lets every level play the one below, and the top level the greedy one, in pairs of games with the
    same opening. `teams` lets Guixi's players meet as teams on the same deals, `beliefs` compares what they
    believe of identities with the truth. `balance` counts the games that Hunters' reference team wins, for
    every difficulty, number of players and demon king; `hunters-teams` lets the planning team meet it.
    Results depend on the seed and not on the number of workers. Ctrl-C
    prints what is finished, with exit code 130. Exit code 2 for a bench, level or file that cannot be used.
    """
    spoken = language_of(language)
    if what not in BENCHES:
        complain(spoken, "bench-no-such", asked=what, known=", ".join(BENCHES))
    if what == "ladder":
        ladder(spoken, rungs_of(spoken, level), games, seed, workers, chart, as_json)
        return
    if what in ("teams", "beliefs"):
        guixi_strength(spoken, what, games, seed, chart, as_json)
        return
    if what in ("balance", "hunters-teams"):
        plan = plan_of(spoken, games, seed, numbers, difficulty, players)
        hunters_strength(spoken, what, plan, workers, resume, chart, as_json)
        return
    seconds, repeats = QUICK if quick else (0.2, 5)
    figures = [bench_calibration(seconds, repeats)]
    if what == "server":
        try:
            figures += bench_server(1.0 if quick else 4.0)
        except ServerFailed as problem:
            complain(spoken, "bench-no-server", detail=str(problem))
    elif what == "guixi":
        figures += bench_guixi(seconds, repeats)
    elif what == "hunters":
        figures += bench_hunters(seconds, repeats)
    else:
        figures += bench_aras(seconds, repeats)
    if as_json:
        print(json.dumps(figures_as_json(figures), ensure_ascii=False))
        return
    print("\n".join([*machine_lines(spoken), *(figure_line(spoken, figure) for figure in figures)]))


def guixi_strength(
    language: str, what: str, games: int, seed: int, chart: Path | None, as_json: bool
) -> None:
    """Play and print the teams or the beliefs of Guixi; ends with code 2 if the chart cannot be written."""
    title = words.say(language, f"bench-{what}-title", seed=seed)
    lines: list[str] = [title, *machine_lines(language)]
    numbers: list[dict[str, Any]] = []
    if what == "teams":
        for standings in all_standings(games, seed):
            numbers.append(standings_as_json(standings))
            lines.append(standings_line(language, standings))
    else:
        for name, found in calibrations(games, seed):
            numbers.append(calibration_as_json(name, found))
            lines += calibration_lines(language, name, found)
            if chart is not None and name == "standard-6":
                try:
                    write_chart(language, chart, found)
                except OSError as problem:
                    complain(language, "bench-no-chart", detail=str(problem))
    if as_json:
        print(json.dumps({"machine": machine(), "seed": seed, what: numbers}, ensure_ascii=False))
    else:
        print("\n".join(lines))


def hunters_strength(
    language: str, what: str, plan: Plan, workers: int, resume: Path | None, chart: Path | None, as_json: bool
) -> None:
    """Play and print the balance or the teams of Hunters; ends with code 130 after Ctrl-C."""
    if what == "balance":
        lines, numbers, stopped = balance(language, plan, workers, resume, chart)
    else:
        lines, numbers, stopped = teams(language, plan, workers, resume)
    if as_json:
        print(json.dumps({"machine": machine(), "seed": plan.seed, what: numbers}, ensure_ascii=False))
    else:
        print("\n".join([*machine_lines(language), *lines]))
    if stopped:
        raise typer.Exit(INTERRUPTED)


def rungs_of(language: str, level: int | None) -> list[Rung]:
    """The rungs asked for; ends the command with code 2 for a level without one."""
    try:
        return rungs(GAME, level)
    except ValueError:
        from sanjie.bots.registry import LEVELS

        complain(language, "bench-no-level", asked=str(level), most=LEVELS[GAME])


def ladder(
    language: str, asked: list[Rung], games: int, seed: int, workers: int, chart: Path | None, as_json: bool
) -> None:
    """Play the rungs `asked` for and print them; ends with code 130 after Ctrl-C, 2 without a chart file."""
    scores, interrupted = play_all(language, asked, games, seed, workers)
    game = words.say(language, f"{GAME}-name")
    title = words.say(language, "bench-ladder-title", game=game, seed=seed)
    if as_json:
        print(json.dumps(ladder_as_json(scores, games, seed), ensure_ascii=False))
    else:
        print("\n".join([title, *machine_lines(language), *(score_line(language, one) for one in scores)]))
    if chart is not None:
        try:
            chart.write_text(
                ladder_chart(scores, title, [rung_name(language, one) for one in scores]), "utf-8"
            )
        except OSError as problem:
            complain(language, "bench-no-chart", detail=str(problem))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def play_all(
    language: str, asked: list[Rung], games: int, seed: int, workers: int
) -> tuple[list[Score], bool]:
    """The scores of the rungs, with a bar each on standard error, and whether Ctrl-C ended them early."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    scores: list[Score] = []
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            for rung in asked:
                name = words.say(language, "bench-ladder-playing", upper=rung.upper, lower=rung.lower)
                task = progress.add_task(name, total=games)
                scores.append(Score(rung))
                for score in climb(rung, games, seed, workers):
                    scores[-1] = score
                    progress.update(task, completed=score.games)
    except KeyboardInterrupt:
        print(words.say(language, "bench-interrupted"), file=console.file)
        return [one for one in scores if one.games], True
    return scores, False


def figures_as_json(figures: list[Figure]) -> dict[str, Any]:
    """What `--json` prints of figures; the baseline of `bench/` has the same form."""
    return {
        "machine": machine(),
        "figures": {
            one.name: {"value": float(f"{one.value:.4g}"), "unit": one.unit, "better": one.better}
            for one in figures
        },
    }


def ladder_as_json(scores: list[Score], games: int, seed: int) -> dict[str, Any]:
    """What `--json` prints of a ladder."""
    return {
        "game": GAME,
        "machine": machine(),
        "seed": seed,
        "asked": games,
        "rungs": [
            {
                "upper": one.rung.upper,
                "lower": one.rung.lower,
                "games": one.games,
                "wins": one.wins,
                "draws": one.draws,
                "losses": one.losses,
                "share": round(one.share, 4),
                "low": round(one.interval[0], 4),
                "high": round(one.interval[1], 4),
                "wanted": one.rung.wanted,
            }
            for one in scores
        ],
    }


def machine_lines(language: str) -> list[str]:
    """The machine and the build, for people."""
    here = machine()
    build = words.say(language, "house-build-about", build=here["build"])
    about = words.say(
        language, "bench-machine-about", cpu=here["cpu"], cores=here["cores"], system=here["system"]
    )
    return [
        f"{words.say(language, 'bench-machine')}: {about}",
        f"{words.say(language, 'bench-python')}: {here['python']}",
        f"{words.say(language, 'bench-build')}: {build}",
    ]


def figure_line(language: str, figure: Figure) -> str:
    """One figure, for people: three digits, thousands as k and millions as M."""
    value, sign = figure.value, ""
    for bigger in ("k", "M"):
        if value >= 10_000 or (sign and value >= 1000):
            value, sign = value / 1000, f"{bigger} "
    number = f"{value:.0f}" if value >= 100 else f"{value:.3g}"
    return f"{words.say(language, f'bench-{figure.name}')}: {number} {sign}{figure.unit}"


def rung_name(language: str, score: Score) -> str:
    """Which levels met."""
    return words.say(language, "bench-ladder-rung", upper=score.rung.upper, lower=score.rung.lower)


def score_line(language: str, score: Score) -> str:
    """One rung, for people."""
    low, high = score.interval
    text = words.say(
        language,
        "bench-ladder-score",
        share=f"{100 * score.share:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        games=score.games,
        wins=score.wins,
        draws=score.draws,
        losses=score.losses,
        wanted=f"{100 * score.rung.wanted:.0f}",
        met="yes" if score.share >= score.rung.wanted else "no",
    )
    return f"{rung_name(language, score)}: {text}"
