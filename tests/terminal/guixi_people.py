"""People at a table of Guixi who write what a test wants, and what they are shown."""

from collections.abc import Callable
from io import StringIO

from rich.console import Console
from typer.testing import CliRunner, Result

from sanjie import packs
from sanjie.cli import app
from sanjie.core.chance import Rng, SeededDealer
from sanjie.games.guixi.game import Guixi
from sanjie.naming import Names
from sanjie.terminal.guixi_loop import GuixiLoop
from sanjie.terminal.guixi_table import GuixiTable

HANDED = "… "  # the prompt while the keyboard is passed on


def play(*lines: str, args: str = "--players 5 --seed 4 --level 1") -> Result:
    """What `sanjie play guixi` says when `lines` come through a pipe."""
    return CliRunner().invoke(
        app, ["play", "guixi", *args.split()], input="".join(f"{line}\n" for line in lines)
    )


def loop_for(
    write: Callable[[GuixiTable, str], str],
    players: int,
    chosen: dict[str, object],
    bots: dict[int, int],
    seed: int,
    language: str = "en",
    width: int = 80,
) -> tuple[GuixiLoop, StringIO]:
    """A conversation in which `write` gives the next line, and what it prints."""
    game = Guixi()
    state = game.deal(game.variant(chosen), players)
    table = GuixiTable(game, state, bots, SeededDealer(seed), seed)
    printed = StringIO()
    console = Console(file=printed, width=width, markup=False, highlight=False, emoji=False)

    def read(prompt: str) -> str:
        line = write(table, prompt)
        printed.write(f"{prompt}{line}\n")
        return line

    return GuixiLoop(table, Names(packs.standard("guixi").data), console, read, language), printed


def at_random(seed: int) -> Callable[[GuixiTable, str], str]:
    """Somebody who gives any legal answer, drawn by `seed`, and passes to his turn now and then."""
    rng = Rng(seed)

    def write(table: GuixiTable, prompt: str) -> str:
        seat = table.decider()
        if prompt == HANDED or seat is None:
            return ""
        options = table.options(seat)
        if "pass" in options and rng.below(4):
            return ("pass", "pass window", "pass to my turn", "pass until something changes")[
                int(rng.below(4))
            ]
        return options[int(rng.below(len(options)))]

    return write
