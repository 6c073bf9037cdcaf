"""People at a table of Hunters who write what a test wants, and what they are shown."""

from collections.abc import Callable
from io import StringIO

from rich.console import Console
from typer.testing import CliRunner, Result

from sanjie import packs
from sanjie.cli import app
from sanjie.core.chance import Rng, SeededDealer
from sanjie.games.hunters.game import Hunters
from sanjie.naming import HuntersNames
from sanjie.terminal.hunters_loop import HuntersLoop
from sanjie.terminal.hunters_table import HuntersTable

HANDED = "… "  # the prompt while the keyboard is passed on
NAMES = HuntersNames(packs.standard("hunters").data)
ASKING = ("forecast", "map", "text", "piles", "log", "undo", "?", "1", "2 1", "card mage")


def play(*lines: str, args: str = "--hotseat --players 2 --seed 4") -> Result:
    """What `sanjie play hunters` says when `lines` come through a pipe."""
    return CliRunner().invoke(
        app, ["play", "hunters", *args.split()], input="".join(f"{line}\n" for line in lines)
    )


def loop_for(
    write: Callable[[HuntersTable, str], str],
    players: int,
    chosen: dict[str, object],
    seed: int,
    language: str = "en",
    width: int = 100,
    plain: bool = False,
) -> tuple[HuntersLoop, StringIO]:
    """A conversation in which `write` gives the next line, and what it prints."""
    game = Hunters()
    state = game.deal(game.variant(chosen), players)
    table = HuntersTable(game, state, {}, SeededDealer(seed), seed)
    printed = StringIO()
    console = Console(file=printed, width=width, markup=False, highlight=False, emoji=False)

    def read(prompt: str) -> str:
        line = write(table, prompt)
        printed.write(f"{prompt}{line}\n")
        return line

    return HuntersLoop(table, NAMES, console, read, language, plain), printed


def at_random(seed: int) -> Callable[[HuntersTable, str], str]:
    """Somebody who gives any legal answer, drawn by `seed`, and asks for other things now and then."""
    rng = Rng(seed)

    def write(table: HuntersTable, prompt: str) -> str:
        seat = table.decider()
        if prompt == HANDED or seat is None:
            return ""
        if rng.below(6) == 0:
            return ASKING[int(rng.below(len(ASKING)))]
        options = table.options(seat)
        if "end" in options and rng.below(2):
            return "end"
        return options[int(rng.below(len(options)))]

    return write
