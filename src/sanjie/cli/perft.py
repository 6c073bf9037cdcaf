"""`sanjie perft`: how many sequences of decisions there are."""

from importlib import import_module
from typing import Annotated, Final

import typer

SETTINGS: Final = {"ignore_unknown_options": True}  # a depth of -1 is a bad depth and no option


def perft(
    game: Annotated[str, typer.Argument(help="The game: aras, guixi or hunters.")],
    position: Annotated[str, typer.Argument(help="A position in one line, as a game prints it.")],
    depth: Annotated[str, typer.Argument(help="How many decisions, 0 or more.")],
) -> None:
    """Count the sequences of exactly DEPTH legal decisions (ARAS-12.7); the count stands on the last line.

    What chance can answer counts as a decision. Exit code 2 for what cannot be counted.
    """
    from sanjie.core.game import NotationError
    from sanjie.games.registry import GAMES

    if game not in GAMES:
        raise refusal(f"there is no perft of {game!r}; there is one of {', '.join(GAMES)}")
    search = import_module(f"sanjie.games.{game}.search")
    short = depth.isascii() and depth.isdigit() and len(depth) < 10
    if not short or int(depth) > search.DEEPEST:
        raise refusal(f"the depth is {depth!r}; a whole number from 0 to {search.DEEPEST} it must be")
    try:
        state = GAMES[game].read_position(position)
    except NotationError as problem:
        raise refusal(f"{problem.code}: {problem}") from problem
    typer.echo(search.perft(state, int(depth)))


def refusal(text: str) -> typer.Exit:
    """Say on one line why not, and give the exit that goes with it."""
    typer.echo(f"sanjie perft: {text}", err=True)
    return typer.Exit(2)
