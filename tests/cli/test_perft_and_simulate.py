"""`sanjie perft` counts, `sanjie simulate` plays; both say clearly what they cannot do."""

import json
import os
import signal
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from sanjie.cli import app
from sanjie.games.guixi.game import GUIXI
from sanjie.games.hunters.game import HUNTERS

START = "6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - -"


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit code, output, errors."""
    done = CliRunner().invoke(app, list(arguments), env={"LC_ALL": "en"})
    return done.exit_code, done.stdout, done.stderr


@pytest.mark.parametrize(("depth", "count"), [("0", "1"), ("1", "45"), ("2", "89"), ("3", "3769")])
def test_the_count_stands_alone_on_the_last_line(depth: str, count: str) -> None:
    assert run("perft", "aras", START, depth) == (0, f"{count}\n", "")


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        ("0", "1"),
        ("1", "20"),  # the first card of the supply row is any of twenty kinds
        ("2", "390"),  # ten of them are in the box once only: 10 × 20 + 10 × 19
    ],
)
def test_hunters_are_counted_from_a_position_of_theirs(depth: str, count: str) -> None:
    line = HUNTERS.write_position(HUNTERS.deal(HUNTERS.variant({}), 2))

    assert run("perft", "hunters", line, depth) == (0, f"{count}\n", "")


def test_guixi_is_counted_from_a_position_of_its_own() -> None:
    line = GUIXI.write_position(GUIXI.deal(GUIXI.variant({}), 6))

    assert run("perft", "guixi", line, "0") == (0, "1\n", "")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("hunters", "hunters-1", "1"), "bad_position"),
        (("hunters", START, "1"), "bad_notation"),
        (("aras", START, "x"), "depth"),
        (("aras", START, "61"), "depth"),
        (("aras", START, "-1"), "depth"),
        (("aras", "-", "1"), "bad_notation"),
        (("aras", "-x", "1"), "bad_notation"),
        (("aras", START, "9" * 5000), "depth"),
        (("aras", START, "²"), "depth"),
        (("aras", "6/8/8", "1"), "bad_notation"),
        (("aras", START.replace("15,15 15", "15,15 16"), "1"), "bad_position"),
        (("chess", START, "1"), "chess"),
    ],
)
def test_perft_says_in_one_line_what_it_cannot_count(arguments: tuple[str, ...], reason: str) -> None:
    code, output, said = run("perft", *arguments)

    assert (code, output) == (2, "")
    assert len(said.splitlines()) == 1
    assert reason in said


def test_a_simulation_tells_wins_lengths_and_endings() -> None:
    code, output, _ = run("simulate", "aras", "--games", "5", "--option", "limit=6", "--workers", "1")

    assert code == 0
    for told in ("5 games of 5", "A (at random) wins", "Nobody wins", "Turns", "ARAS-10.3"):
        assert told in output


@pytest.mark.parametrize(("mode", "seats"), [("standard", 4), ("competitive", 6), ("fun", 3)])
def test_without_a_number_of_players_the_fewest_who_can_play_are_taken(mode: str, seats: int) -> None:
    code, output, said = run(
        "simulate", "guixi", "--games", "1", "--workers", "1", "--option", f"mode={mode}", "--json"
    )

    assert (code, said) == (0, "")
    assert json.loads(output)["seats"] == seats


def test_programs_get_the_same_numbers_for_the_same_seed() -> None:
    arguments = (
        "simulate",
        "aras",
        "--games",
        "6",
        "--seed",
        "4",
        "--players",
        "4",
        "--option",
        "limit=8",
        "--json",
    )

    one, other = run(*arguments, "--workers", "1"), run(*arguments, "--workers", "2")

    assert one == other
    numbers = json.loads(one[1])
    assert (numbers["games"], numbers["seats"], numbers["options"]["limit"]) == (6, 4, 8)
    assert len(numbers["wins"]) == 4


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "chess"),
        (("aras", "--option", "place"), "name=value"),
        (("aras", "--option", "place=never"), "may, must"),
        (("aras", "--option", "colour=red"), "colour"),
        (("aras", "--players", "3"), "players"),
        (("aras", "--option", "players=x"), "players"),
        (("guixi", "--players", "9"), "9"),
        (("aras", "--level-c", "1"), "seat C"),
        (("aras", "--level-a", "99"), "level 99"),
    ],
)
def test_simulate_says_in_one_line_what_cannot_be_played(arguments: tuple[str, ...], reason: str) -> None:
    code, output, said = run("simulate", *arguments)

    assert (code, output) == (2, "")
    assert len(said.splitlines()) == 1
    assert reason in said


def test_an_interruption_prints_what_is_finished() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTING],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "en"},
    )
    output, said = process.communicate(timeout=300)

    assert process.returncode == 130, said
    numbers = json.loads(output)
    assert 0 < numbers["games"] < numbers["asked"] == 100000
    assert "Interrupted" in said


# interrupts itself once the first part has been counted: no clock is needed
INTERRUPTING = f"""
import os, signal, sys
from sanjie.lab import simulate
signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever runs the tests may ignore it
def add(self, other, add=simulate.Tally.add):
    add(self, other)
    os.kill(os.getpid(), {int(signal.SIGINT)})
simulate.Tally.add = add
sys.argv = "sanjie simulate aras --games 100000 --workers 1 --json".split()
from sanjie.cli import app
from sanjie.games.guixi.game import GUIXI
from sanjie.games.hunters.game import HUNTERS
app()
"""
