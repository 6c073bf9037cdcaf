"""Conversations with `sanjie play`, as a script gives them."""

from typer.testing import CliRunner, Result

from sanjie.cli import app
from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.aras.game import ARAS

START = "6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - -"


def play(*lines: str, args: str = "--hotseat", position: str = "") -> Result:
    """What `sanjie play aras` says when `lines` come through a pipe."""
    command = ["play", "aras", *args.split(), *(["--position", position] if position else [])]
    return CliRunner().invoke(app, command, input="".join(f"{line}\n" for line in lines))


def after(output: str, line: str) -> str:
    """What was said to `line`, up to the next line that was read."""
    return output.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0].strip()


def random_game(seed: int, chosen: dict[str, object]) -> tuple[list[str], str]:
    """The decisions of a whole game, drawn at random, and its last position."""
    rng = Rng(seed)
    variant = ARAS.variant(chosen)
    state = ARAS.deal(variant, variant.players)
    answers: list[str] = []
    while state.outcome() is None:
        (seat,) = members(state.awaiting)
        options = state.options(seat)
        choice = options[rng.below(len(options))]
        answers.append(ARAS.write_answer(choice))
        state.answer(seat, choice)
    return answers, ARAS.write_position(state)
