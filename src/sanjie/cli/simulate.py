"""`sanjie simulate`: many games by bots or at random, and what came of them."""

import json
import os
from typing import Annotated

import typer

from sanjie import words
from sanjie.core.game import BadOption, Chosen, Game
from sanjie.lab.report import Report, Share, report
from sanjie.lab.simulate import AT_RANDOM, Plan, Tally, tallies
from sanjie.terminal.speech import complain, language_of

LETTERS = "ABCDEFGH"
INTERRUPTED = 130  # exit code of a command that Ctrl-C ended
Level = Annotated[int | None, typer.Option(help="Level of the bot in this seat; 0, the default, is chance.")]


def simulate(
    game: Annotated[str, typer.Argument(help="The game: aras, guixi or hunters.")],
    games: Annotated[int, typer.Option(min=1, max=10**9, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same games.")] = 1,
    players: Annotated[
        int | None, typer.Option(help="How many seats; by default the fewest possible.")
    ] = None,
    level_a: Level = None,
    level_b: Level = None,
    level_c: Level = None,
    level_d: Level = None,
    level_e: Level = None,
    level_f: Level = None,
    level_g: Level = None,
    level_h: Level = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; may be given several times.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes; by default one a core.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Play many games and tell who won, how long they were and how they ended, with 95 % intervals.

    The result depends on the seed and not on the number of workers. Ctrl-C prints what is finished so far,
    with exit code 130. Exit code 2 for a game, option or level that does not exist.
    """
    from sanjie.games.registry import GAMES

    spoken = language_of(language)
    if game not in GAMES:
        complain(spoken, "lab-no-game", asked=game, known=", ".join(GAMES))
    asked_levels = [level_a, level_b, level_c, level_d, level_e, level_f, level_g, level_h]
    plan = plan_of(spoken, GAMES[game], option or [], players, asked_levels, seed)
    variant = GAMES[game].variant(plan.chosen)
    tally, interrupted = count_all(plan, games, workers or os.cpu_count() or 1, spoken)
    numbers = report(plan, tally, games, GAMES[game].chosen(variant))
    if as_json:
        print(json.dumps(numbers))
    else:
        print("\n".join(lines_of(numbers, spoken)))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def plan_of(
    language: str, game: Game, options: list[str], players: int | None, levels: list[int | None], seed: int
) -> Plan:
    """The plan that was asked for; ends the command with code 2 if it cannot be played."""
    chosen = chosen_of(language, game, options)
    if players is not None and any(one.name == "players" for one in game.option_list()):
        chosen["players"] = players
    told = chosen.get("players")
    seats = players or (told if isinstance(told, int) and told else fewest(game, chosen))
    try:
        game.deal(game.variant(chosen), seats)
    except BadOption as problem:
        complain(language, "lab-option-bad", detail=str(problem))
    check_levels(language, game.name, levels, seats)
    return Plan(game.name, seats, tuple(level or AT_RANDOM for level in levels[:seats]), seed, chosen)


def fewest(game: Game, chosen: dict[str, Chosen]) -> int:
    """The smallest number of seats with which `game` can be played as `chosen`; its smallest if none can."""
    for seats in game.seats:
        try:
            game.deal(game.variant(chosen), seats)
        except BadOption:
            continue
        return seats
    return game.seats[0]


def chosen_of(language: str, game: Game, options: list[str]) -> dict[str, Chosen]:
    """The options written as name=value, numbers where the game has numbers."""
    chosen: dict[str, Chosen] = {}
    whole = {one.name for one in game.option_list() if isinstance(one.default, int)}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not name:
            complain(language, "lab-option-form", asked=text)
        number = name in whole and value.isascii() and value.isdigit() and len(value) < 10
        chosen[name] = int(value) if number else value
    return chosen


def check_levels(language: str, game: str, levels: list[int | None], seats: int) -> None:
    """Ends the command with code 2 for a level that no bot has, or for a seat that is not there."""
    for letter, level in zip(LETTERS, levels, strict=True):
        if level is not None and LETTERS.index(letter) >= seats:
            complain(language, "lab-no-seat", asked=letter, seats=seats)
        if level is None or level == AT_RANDOM:
            continue
        from sanjie.bots.registry import LEVELS  # games at random do without the bots

        if game not in LEVELS:
            complain(language, "lab-no-bots", asked=game)
        if not 0 < level <= LEVELS[game]:
            complain(language, "lab-no-level", asked=level, most=LEVELS[game])


def count_all(plan: Plan, games: int, workers: int, language: str) -> tuple[Tally, bool]:
    """The tally of the plan with a bar on standard error, and whether Ctrl-C ended it early."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    tally = Tally()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    parts = tallies(plan, games, workers)
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(words.say(language, "lab-playing"), total=games)
            for part in parts:
                tally.add(part)
                progress.update(task, completed=tally.games)
    except KeyboardInterrupt:
        print(words.say(language, "lab-interrupted"), file=console.file)
        return tally, True
    finally:
        parts.close()
    return tally, False


def lines_of(numbers: Report, language: str) -> list[str]:
    """The report as lines for people."""

    def row(name: str, value: str) -> str:
        return words.say(language, "lab-row", name=name, value=value)

    def share(part: Share) -> str:
        percent = [f"{100 * value:.1f}" for value in (part["share"], part["low"], part["high"])]
        return words.say(language, "lab-share", share=percent[0], low=percent[1], high=percent[2])

    def spread(lengths: list[int]) -> str:
        names = ("least", "low", "middle", "high", "most")
        return words.say(language, "lab-spread", **dict(zip(names, lengths, strict=True)))

    name = words.say(language, f"{numbers['game']}-name")
    games, asked = numbers["games"], numbers["asked"]
    lines = [words.say(language, "lab-title", game=name, games=games, asked=asked, seed=numbers["seed"])]
    for seat, part in enumerate(numbers["wins"]):
        player = words.say(language, "lab-player", level=numbers["levels"][seat])
        lines.append(row(words.say(language, "lab-wins", seat=LETTERS[seat], player=player), share(part)))
    lines.append(row(words.say(language, "lab-draws"), share(numbers["draws"])))
    if games:
        lines.append(row(words.say(language, "lab-turns"), spread(numbers["turns"])))
        lines.append(row(words.say(language, "lab-answers"), spread(numbers["answers"])))
    for clause, part in numbers["endings"].items():
        lines.append(row(words.say(language, "lab-ending", clause=clause), share(part)))
    return lines
