"""`sanjie play` holds a conversation: it asks, explains, and comes to an end whatever is written."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanjie import words
from sanjie.cli import app
from sanjie.terminal import loop
from terminal.scripts import START, after, play, random_game

ENDED = ("Side A wins.", "Side B wins.", "The game is drawn.")


def test_a_decision_is_played_and_told() -> None:
    said = play("+c3").output

    assert "  1 A +c3      Placed c3 face down." in said
    assert "A decides · Summon, move or attack" in said


def test_the_terminal_speaks_chinese() -> None:
    said = play("+c3", "?", args="--hotseat --language zh-TW").output

    assert "  1 A +c3      放置 c3（未翻開）。" in said
    assert after(said, "?").startswith("A 現在可以選的決定")


def test_what_is_not_allowed_is_refused_with_sentence_and_clause_and_changes_nothing() -> None:
    said = play("+c3", "sc3", "+c4", "position").output

    assert after(said, "+c4").startswith(
        "+c4 is not possible: There is a face-up element beside that cell, so nothing can\n"
        "be placed there. (ARAS-4.4)"
    )
    assert after(said, "position").startswith("6/8/8/2A5/8/6 B P 15,15 14,15 -- 2 1 - -")


def test_why_tells_the_clause_without_playing() -> None:
    said = play("why x", "why +c3", "why", "why +", "position").output

    assert "(ARAS-12.1)" in after(said, "why x")
    assert after(said, "why +c3") == "+c3 is allowed."
    assert after(said, "why") == "Why what? Write, for example: why +c3"
    assert "(ARAS-12.6)" in after(said, "why +")
    assert after(said, "position").startswith(START)


def test_a_question_mark_lists_the_options_in_words() -> None:
    said = after(play("?").output, "?")

    assert said.startswith("What A may decide now\n+  Place: a2 a3 a4 a5 b1")
    assert "\n.  Skip placing\n" in said


def test_rules_are_printed_by_clause_section_and_number() -> None:
    said = play("rules ARAS-4.2", "rules 5.3", "rules", "rules 99.9").output

    assert after(said, "rules ARAS-4.2").startswith("ARAS-4.2 [printed] Placing")
    assert after(said, "rules 5.3").startswith("ARAS-5.3 [printed]")
    assert after(said, "rules").startswith("Which rule?")
    assert after(said, "rules 99.9").startswith("There is no 99.9")


def test_board_text_position_and_moves_show_the_table_again() -> None:
    said = play("moves", "+c3", "/", "board", "text", "position", "moves").output

    assert after(said, "moves") == "Nothing has been decided yet."
    assert "┌────────┬" in after(said, "board")
    assert "① a face down, shape of a slime: c3" in after(said, "text")
    assert said.split("> moves\n")[2].startswith("+c3 /\n")


def test_help_names_every_command() -> None:
    said = after(play("help").output, "help")

    for command, _ in loop.COMMANDS:
        assert f"\n{command}" in said


def test_plain_shows_words_only() -> None:
    said = play("+c3", args="--hotseat --plain").output

    assert "│" not in said
    assert "3 | – · – · a ①*" in said


def test_nothing_that_is_written_breaks_it() -> None:
    odd = ["", "   ", "+", "+z9", "+c3c4", "s", "m", "!!!!", "xE", "@", "keep", "Why", "\x1b[2J", "💥", "９"]
    said = play(*odd, "a" * 5000, "position")

    assert said.exit_code == 0
    assert after(said.output, "position").startswith(START)
    assert "\x1b" not in said.output


def test_bytes_that_are_no_text_do_not_break_it() -> None:
    said = CliRunner().invoke(app, ["play", "aras", "--hotseat"], input=b"\xff\xfe\n+c3\n")

    assert said.exit_code == 0
    assert "Placed c3 face down." in said.output


@pytest.mark.parametrize("word", ["quit", "exit", "q"])
def test_leaving_prints_the_position(word: str) -> None:
    said = play("+c3", word)

    assert said.exit_code == 0
    assert said.output.endswith(
        "The game ends here, without a result. The position was:\n6/8/8/2a5/8/6 A B 15,15 14,15 -- 1 0 - -\n"
    )


def test_the_end_of_the_input_is_a_polite_end() -> None:
    said = play()

    assert said.exit_code == 0
    assert said.output.endswith(f"without a result. The position was:\n{START}\n")


def test_an_interruption_is_a_polite_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sanjie.cli.play.read_line", interrupted)
    said = play()

    assert said.exit_code == 0
    assert said.output.endswith(f"{START}\n")


def test_resigning_gives_the_game_to_the_other_side() -> None:
    said = play("+c3", "/", "resign").output

    assert after(said, "resign").startswith("Side B resigns.")
    assert said.endswith("Side A wins.\n")


def test_a_draw_needs_both_sides() -> None:
    said = play("draw", "no", "draw", "yes").output

    assert "B, do you agree to a draw? (yes/no)" in said
    assert after(said, "no").startswith("The draw is declined; the game goes on.")
    assert said.endswith("The game is drawn.\n")


def test_the_last_life_point_ends_the_game() -> None:
    said = play("x", position="6/8/2A5/2AA4/8/6 A A 15,3 12,15 -- 9 0 - -").output

    assert "  9 A x        Attacked B: 5 against 0, 5 damage; B has 0 life left." in said
    assert "The opponent has no life points left: side A wins." in said
    assert said.endswith("Side A wins. · rule ARAS-10.1\n")


def test_the_turn_limit_ends_the_game() -> None:
    said = play("+c3", "/", "+f5", "/", args="--hotseat --option limit=2").output

    assert said.endswith("The game is drawn. · rule ARAS-10.3\n")


@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("en", {}),
        ("zh-Hant", {"characters": "??", "swap": "on"}),
        ("en", {"players": 4, "limit": 30}),
        ("zh-Hant", {"characters": "PW", "loose": "inert"}),
    ],
    ids=["plain", "chosen", "four", "pix"],
)
def test_a_whole_game_can_be_scripted(language: str, options: dict[str, object]) -> None:
    answers, position = random_game(1, options)
    chosen = " ".join(f"--option {name}={value}" for name, value in options.items())

    said = play(*answers, args=f"--hotseat --plain --language {language} {chosen}")

    assert said.exit_code == 0
    assert said.output.count("\n> ") == len(answers)
    last = said.output.rstrip("\n").split("\n")[-1]
    assert last.startswith(ENDED if language == "en" else ("A 方獲勝。", "B 方獲勝。", "平手。"))
    assert position.split()[2] == "E"


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        ("--option place", "Write name=value"),
        ("--option place=maybe", "may, must"),
        ("--option stall=0", "1 to 998"),
        ("--option stall=x", "1 to 998"),
        ("--option luck=1", "no option 'luck'"),
        ("--option players=4 --option swap=on", "two players only"),
        ("--position x", "10 fields"),
        ("--language fr", "zh-Hant, en"),
    ],
)
def test_a_wrong_start_is_explained_and_ends_with_code_2(args: str, fault: str) -> None:
    said = play(args=f"--hotseat {args}")

    assert said.exit_code == 2
    assert fault in said.stderr
    assert said.stdout == ""


def test_a_position_and_options_exclude_each_other() -> None:
    said = play(args="--hotseat --option place=must", position=START)

    assert said.exit_code == 2
    assert "leave out --option" in said.stderr


def test_every_sentence_of_the_terminal_is_said_somewhere() -> None:
    folder = Path(loop.__file__).parent
    code = "".join(file.read_text() for room in (folder, folder.parent / "cli") for file in room.glob("*.py"))
    said = set(re.findall(r'"(terminal-[a-z-]+)"', code))
    built = tuple(re.findall(r"""["'](terminal-[a-z]+-)\{""", code))
    written = re.findall(r"^(terminal-[a-z-]+) =", words.source("en", "terminal.ftl"), re.MULTILINE)

    assert [name for name in written if name not in said and not name.startswith(built)] == []
    assert said <= set(written)


def test_an_unknown_game_is_explained() -> None:
    said = CliRunner().invoke(app, ["play", "chess"])

    assert said.exit_code == 2
    assert "aras" in said.stderr
