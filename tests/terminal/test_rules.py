"""`sanjie rules` prints what it is asked for."""

import pytest
from rich.cells import cell_len
from rich.text import Text
from typer.testing import CliRunner

from sanjie.cli import app
from sanjie.rulebook import BOOKS, LANGUAGES
from sanjie.terminal.fitting import fitted

run = CliRunner()


def test_a_clause_is_printed_with_its_tag_and_words() -> None:
    shown = run.invoke(app, ["rules", "aras-4.4"])

    assert shown.exit_code == 0
    assert shown.output.startswith(
        "ARAS-4.4 [ruling] Open: facing, and what 4.3 covers. The element is placed face"
    )
    assert "ARAS-4.5" not in shown.output


def test_a_clause_is_printed_in_chinese_when_asked() -> None:
    shown = run.invoke(app, ["rules", "ARAS-4.2", "--language", "zh-TW"])

    assert shown.output == "ARAS-4.2 [原文] 放置：從手中拿一個元素，放到空置處。\n"


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")

    assert "空置處" in run.invoke(app, ["rules", "ARAS-4.2"]).output


def test_a_section_is_printed_from_its_heading_on() -> None:
    shown = run.invoke(app, ["rules", "ARAS-5"])

    assert shown.output.startswith("5  Phase 2, summon\n")
    assert "ARAS-5.4" in shown.output
    assert "ARAS-6.1" not in shown.output


def test_a_clause_in_a_table_is_printed_as_its_row() -> None:
    shown = run.invoke(app, ["rules", "ARAS-11.5"])

    assert "remove, return" in shown.output
    assert "ARAS-11.4" not in shown.output


def test_without_a_name_the_books_are_listed() -> None:
    shown = run.invoke(app, ["rules"])

    for game in BOOKS:
        assert f"sanjie rules {game}" in shown.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_a_whole_book_fits_the_terminal(game: str, language: str) -> None:
    shown = run.invoke(app, ["rules", game, "--language", language])

    assert shown.exit_code == 0
    assert f"{game.upper()}-1.1" in shown.output
    assert max(cell_len(line) for line in shown.output.splitlines()) <= 80


@pytest.mark.parametrize("asked", ["ARAS-99.1", "ARAS-99", "chess", "CHESS-1.1", "ARAS-"])
def test_what_is_not_there_is_said_and_ends_with_code_2(asked: str) -> None:
    shown = run.invoke(app, ["rules", asked])

    assert shown.exit_code == 2
    assert "There is no" in shown.stderr


def test_a_language_that_is_not_spoken_is_said() -> None:
    shown = run.invoke(app, ["rules", "ARAS-4.4", "--language", "fr"])

    assert shown.exit_code == 2
    assert "zh-Hant, en" in shown.stderr


def test_lines_break_between_chinese_characters_but_not_before_a_closing_mark() -> None:
    assert fitted(Text("一二三四，五（六）"), 8).plain.split("\n") == ["一二三", "四，五", "（六）"]


def test_lines_break_at_spaces_and_long_words_anywhere() -> None:
    assert fitted(Text("to be or not"), 5).plain.split("\n") == ["to be", "or", "not"]
    assert fitted(Text("abcdefgh"), 5).plain.split("\n") == ["abcde", "fgh"]
