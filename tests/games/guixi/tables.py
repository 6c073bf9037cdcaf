"""Tables of Guixi for tests: given as in the worked cases, played by the lines of `do`."""

from sanjie.games.guixi.cases import Run
from sanjie.games.guixi.game import GUIXI

HERETICS = ["red", "blue", "red", "blue", "heretic_king"]
SIX = ["red", "blue", "red", "blue", "red", "blue"]


def table(**given: object) -> Run:
    """A table as in the worked cases, five players unless told otherwise."""
    return Run(GUIXI, {"players": 5, "ids": HERETICS, **given})


def play(run: Run, *lines: str) -> Run:
    """The same run after some lines of `do`."""
    for line in lines:
        run.skip_forced(line)
        run.do(line)
    return run
