"""At the keyboard against bots: they answer by themselves, and the game comes to its end."""

import io

import pytest
from rich.console import Console

from sanjie.core.chance import Rng
from sanjie.games.aras.game import ARAS
from sanjie.terminal.faces import FACES
from sanjie.terminal.loop import Loop
from sanjie.terminal.table import Table
from terminal.scripts import after, play

PASSIVE = [".", "/"] * 100  # skip placing, end the turn: always allowed with nothing on the board
AHEAD_A = "6/8/2A5/2AA4/8/6 A P 15,9 12,15 -- 9 0 - -"


def test_the_bot_answers_and_the_game_goes_on(bots: int) -> None:
    said = play("+c3", "/", args="--level 1 --seed 7").output

    assert said.startswith("You are A. The bot plays level 1.")
    assert "\n  2 B " in said
    assert "A decides · Place an element" in said.split("\n  2 B ", 1)[1]
    assert "B decides" not in said


def test_the_bot_begins_when_it_holds_the_first_seat(bots: int) -> None:
    said = play(args="--level 1 --seat b --seed 7").output

    assert said.startswith("You are B.")
    assert said.index("\n  1 A ") < said.index("B decides")
    assert "A decides" not in said


@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_bot_brings_a_game_to_its_end_against_somebody_who_does_nothing(bots: int, seat: str) -> None:
    said = play(*PASSIVE, args=f"--level 1 --seat {seat} --seed 3 --plain --option limit=60")

    assert said.exit_code == 0
    last = said.output.rstrip("\n").split("\n")[-1]
    assert last.startswith(("You win.", "You lose.", "The game is drawn."))
    assert "rule ARAS-10." in last


def test_the_same_seed_and_script_give_the_same_game(bots: int) -> None:
    one, other = (play(*PASSIVE, args="--level 1 --seed 5 --plain --option limit=20") for _ in range(2))

    assert one.output == other.output


def test_bots_play_the_three_other_seats_of_four(bots: int) -> None:
    said = play("+c3", "/", args="--level 1 --seat C --seed 2 --option players=4").output

    assert said.startswith("You are C. Bots of level 1 play the other seats.")
    assert said.count("C decides") == 3
    for sign in "ABD":
        assert f" {sign} " in said
        assert f"{sign} decides" not in said


def test_a_whole_game_is_played_against_the_bot(bots: int) -> None:
    variant = ARAS.variant({"characters": "SW", "limit": 40})
    table = Table(ARAS, FACES["aras"], ARAS.deal(variant, 2), {1: 1}, seed=11)
    rng = Rng(11)
    written = io.StringIO()

    def somebody(prompt: str) -> str:
        options = table.options()
        return options[rng.below(len(options))]

    Loop(table, Console(file=written, width=80), somebody, "zh-Hant", plain=True).run()

    assert table.winners() is not None
    assert written.getvalue().rstrip("\n").split("\n")[-1].startswith(("你贏了。", "你輸了。", "平手。"))


def test_a_bot_that_is_behind_agrees_to_a_draw(bots: int) -> None:
    said = play("draw", args="--level 1", position=AHEAD_A).output

    assert "The draw is agreed." in said
    assert said.endswith("The game is drawn.\n")


def test_a_bot_that_is_ahead_declines_a_draw(bots: int) -> None:
    behind = AHEAD_A.replace("15,9", "9,15")

    said = play("draw", "position", args="--level 1", position=behind).output

    assert after(said, "draw") == "The bot is ahead and declines the draw."
    assert after(said, "position").startswith(behind)


def test_giving_up_against_a_bot_is_losing(bots: int) -> None:
    assert play("resign", args="--level 1").output.endswith("You lose. Side B wins.\n")


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        ("--level 0", "There are levels 1 to"),
        ("--level 99", "There are levels 1 to"),
        ("--seat C", "There are: A, B"),
        ("--seat C --option characters=SW", "There are: A, B"),
    ],
)
def test_a_level_or_seat_that_is_not_there_is_explained(bots: int, args: str, fault: str) -> None:
    said = play(args=args)

    assert said.exit_code == 2
    assert fault in said.stderr


def test_without_a_level_the_bot_is_one_of_the_middle(bots: int) -> None:
    said = play(args="").output

    assert f"The bot plays level {(bots + 1) // 2}." in said
