"""`sanjie play guixi` starts the game that is asked for, or says why it cannot."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sanjie.cli import app
from sanjie.games.guixi.game import Guixi
from terminal.guixi_people import play

EXAMPLE = Path(__file__).parents[2] / "examples" / "generous-charms.yaml"


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        ("", 6),
        ("--mode fun", 3),
        ("--mode competitive", 6),
        ("--mode competitive --players 8", 8),
        ("--players 4 --expansion", 4),
        ("--option mode=fun", 3),
        ("--option die_direction=clockwise --players 7", 7),
    ],
)
def test_as_many_seats_play_as_the_mode_and_the_wish_want(args: str, seats: int) -> None:
    said = play(args=f"{args} --seed 1").output

    assert len(set(re.findall(r"^[▶ ](p\d) ", said, re.MULTILINE))) == seats


def test_one_sits_where_one_wants() -> None:
    for seat in ("3", "p3", "P3"):
        assert "You are p3: " in play(args=f"--seat {seat} --seed 1").output


def test_the_expansion_brings_its_cards() -> None:
    assert "Deck 62" in play(args="--players 6 --seed 2 --option start=p0 --expansion").output
    assert "Deck 46" in play(args="--players 6 --seed 2 --option start=p0").output


POSITION = "guixi-1 players=4 ids=red,blue,red,blue turn=7 current=2 start=day spirit=2:5 hands=2:gather_r"


def from_position(line: str, *args: str, lines: str = "") -> Result:
    """What `sanjie play guixi --position` says when `lines` come through a pipe."""
    return CliRunner().invoke(app, ["play", "guixi", "--position", line, "--seed", "1", *args], input=lines)


def test_a_position_is_played_from() -> None:
    said = from_position(POSITION, "--seat", "p2", lines="use gather_r\npass\n")

    assert said.exit_code == 0
    assert "You are p2: " in said.output
    assert len(set(re.findall(r"^[▶ ](p\d) ", said.output, re.MULTILINE))) == 4
    assert "▶p2 no character · spirit 5 · hand 1" in said.output
    assert "p2 Gained 4 spirit." in said.output
    assert "discard pile 1" in said.output


def test_a_position_that_a_game_has_written_is_played_on_to_its_end() -> None:
    game = Guixi()
    state = game.read_position(POSITION.replace("start=day", "start=end ghost_deck="))
    over = game.write_position(state)
    said = from_position(over, "--hotseat")

    assert state.outcome() is not None
    assert said.exit_code == 0


@pytest.mark.parametrize(
    "more", [["--players", "4"], ["--mode", "fun"], ["--option", "start=p1"], ["--expansion"]]
)
def test_a_position_stands_alone(more: list[str]) -> None:
    said = from_position(POSITION, *more)

    assert said.exit_code == 2
    assert said.stderr == "A position brings its options with it; leave out --option and --players.\n"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (POSITION.replace("gather_r", "gather_x"), "'gather_x' is no card"),
        (POSITION.replace("players=4", "players=9"), "players is 9"),
        (POSITION + " turn=8", "'turn=8' is no key=value, or stands twice"),
    ],
)
def test_a_position_that_cannot_be_is_explained(line: str, fault: str) -> None:
    said = from_position(line)

    assert said.exit_code == 2
    assert fault in said.stderr


def test_a_pack_is_played_with() -> None:
    said = CliRunner().invoke(
        app, ["play", "guixi", "--pack", str(EXAMPLE), "--seed", "1"], input="card gather\ncard rite\n"
    )

    assert said.exit_code == 0
    assert "Target: another player. You gain 3 spirit. The chosen player" in said.output
    assert "Every player gains 3 spirit." in said.output


def test_a_pack_of_another_game_is_not_played_with(tmp_path: Path) -> None:
    pack = tmp_path / "hunters.yaml"
    pack.write_text("meta: {game: hunters, based_on: hunters}", encoding="utf-8")

    said = CliRunner().invoke(app, ["play", "guixi", "--pack", str(pack)])

    assert said.exit_code == 2
    assert said.stderr == f"{pack} is a pack of hunters; here it must be one of guixi.\n"


def test_a_faulty_pack_is_not_played_with(tmp_path: Path) -> None:
    pack = tmp_path / "mine.yaml"
    pack.write_text(
        EXAMPLE.read_text(encoding="utf-8").replace("[gain_spirit, all, 3]", "[gain, all, 3]"),
        encoding="utf-8",
    )

    said = CliRunner().invoke(app, ["play", "guixi", "--pack", str(pack)])

    assert said.exit_code == 2
    assert (
        "has 1 fault; the command content check tells all of them. The first: There is no primitive"
        in said.stderr
    )


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        ("--players 9", "4 or 5 or 6 or 7 or 8 seats"),
        ("--players 2", "seats"),
        ("--mode competitive --players 7", "6 or 8"),
        ("--mode solo", "standard, competitive, fun"),
        ("--seat p9", "p0, p1"),
        ("--seat A", "p0, p1"),
        ("--level 99", "levels 1 to"),
        ("--option start", "Write name=value"),
        ("--option luck=1", "no option 'luck'"),
        ("--option start=p7", "no seat of 6"),
        ("--pack /nowhere.yaml", "No such file"),
        ("--position x", "That position cannot be read: a position begins with 'guixi-1'"),
        ("--language fr", "zh-Hant, en"),
    ],
)
def test_a_wrong_start_is_explained_and_ends_with_code_2(args: str, fault: str) -> None:
    said = play(args=args)

    assert said.exit_code == 2
    assert fault in said.stderr
    assert said.stdout == ""


@pytest.mark.parametrize("args", ["--mode fun", "--expansion", "--pack x.yaml"])
def test_what_belongs_to_guixi_is_refused_elsewhere(args: str) -> None:
    said = CliRunner().invoke(app, ["play", "aras", *args.split()])

    assert said.exit_code == 2
    assert "does not belong to aras" in said.stderr
