"""The board of Aras can be read without colour, as a drawing and as text."""

import pytest
from rich.cells import cell_len

from sanjie import words
from sanjie.core.seats import WATCHER
from sanjie.games.aras.game import ARAS
from sanjie.games.aras.view import ArasView
from sanjie.terminal.aras_board import board
from sanjie.terminal.aras_text import as_text, circled
from terminal.scripts import START, random_game

MIXED = "2AA2/A7/1bb5/a!4AA1/1B3AA1/3BB1 A A 11,9 2,3 ST 17 2 - -"


def test_a_group_is_one_body_and_tells_owner_facing_kind_and_strength() -> None:
    drawn = board(view(MIXED), "en").plain.split("\n")

    assert drawn[1:4] == [
        "           ┌────────┬────────┬─────────────────┬────────┬────────┐",
        "6          │   ·    │   ·    │A wolf   A wolf  │   ·    │   ·    │          6",
        "           │        │        │3                │        │        │",
    ]
    assert drawn[7:10] == [
        "  ├────────┼────────┴────────┼────────┼────────┼────────┼────────┼────────┤",
        "4 │   ·    │b ░░░░░░░b ░░░░░░│   ·    │   ·    │   ·    │   ·    │   ·    │ 4",
        "  │        │░░░░░░░░░░░░░░░░░│        │        │        │        │        │",
    ]


def test_no_line_runs_inside_a_body() -> None:
    drawn = board(view(MIXED), "en").plain.split("\n")

    assert drawn[11:16] == [
        "3 │a ░░░░░░│   ·    │   ·    │   ·    │   ·    │A bear   A bear  │   ·    │ 3",
        "  │░░░░░░░!│        │        │        │        │                 │        │",
        "  ├────────┼────────┼────────┼────────┼────────┤                 ├────────┤",
        "2 │   ·    │B slime │   ·    │   ·    │   ·    │A bear   A bear  │   ·    │ 2",
        "  │        │1       │        │        │        │7                │        │",
    ]


def test_cells_that_changed_are_marked() -> None:
    drawn = board(view(MIXED), "en", frozenset({"c5", "a3"})).plain.split("\n")

    assert drawn[6] == "  │1       │        │       *│        │        │        │        │        │"
    assert drawn[12].startswith("  │░░░░░░!*│")


def test_a_creature_that_a_skill_makes_special_is_marked() -> None:
    assert "│6^" in board(view("6/8/2A5/2AA4/8/6 A A 15,15 12,15 HT 3 0 - -"), "en").plain
    assert "^" not in board(view("6/8/2A5/2AA4/8/6 A A 15,15 12,15 -- 3 0 - -"), "en").plain


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_every_line_fits_80_cells_and_every_row_is_as_wide_as_the_rules_between(
    language: str, seed: int
) -> None:
    _, position = random_game(seed, {"characters": "WS"})
    lines = board(view(position), language).plain.split("\n")

    assert len(lines) == 21
    assert max(cell_len(line) for line in lines) <= 80
    full = [cell_len(line.rstrip("2345 ")) for line in lines[4:17]]
    assert set(full) == {75}


def test_the_text_form_has_a_sign_and_a_number_in_every_cell() -> None:
    text = as_text(view(MIXED), "zh-Hant", frozenset({"c5"})).split("\n")

    assert text[:9] == [
        "大寫是已翻開，小寫是未翻開。",
        "剛才變動的方格標有 *",
        "  | a · b · c · d · e · f · g · h",
        "6 |   · – · – · A 狼 ⑤ · A 狼 ⑤ · – · – ·  ",
        "5 | A 萊 ② · – · –* · – · – · – · – · –",
        "4 | – · b ④ · b ④ · – · – · – · – · –",
        "3 | a ①! · – · – · – · – · A 熊 ⑦ · A 熊 ⑦ · –",
        "2 | – · B 萊 ③ · – · – · – · A 熊 ⑦ · A 熊 ⑦ · –",
        "1 |   · – · – · – · B 狼 ⑥ · B 狼 ⑥ · –" + " ·  ",
    ]


def test_the_text_form_lists_groups_marks_seats_totals_and_turn() -> None:
    text = as_text(view(MIXED), "en").split("\n")

    assert text[8:] == [
        "① a face down, shape of a slime: a3",
        "② A slime 1: a5",
        "③ B slime 1: b2",
        "④ b face down, shape of a wolf: b4 c4",
        "⑤ A wolf 3: d6 e6",
        "⑥ B wolf 3: e1 f1",
        "⑦ A bear 7: f2 f3 g2 g3",
        "a3 locked: not to be summoned before a turn of the owner is over",
        "A: Alethia, 11 life, 2 in hand · B: Deld, 9 life, 3 in hand",
        "Totals: A 11, B 4",
        "Turn 17 of at most 100, stall 2 of at most 16",
    ]


def test_waiting_abilities_and_special_creatures_are_named_in_the_text_form() -> None:
    text = as_text(view("6/8/2A5/2AA4/8/4B1 A R 15,15 12,14 HT 3 0 c3:1 -"), "en")

    assert "① A great eagle 6: c3 c4 d3" in text
    assert "Ability waiting: the eagle on c3" in text


def test_the_empty_board_says_so() -> None:
    assert "a2 · " not in as_text(view(START), "en")
    assert as_text(view(START), "en").count("–") == 44


def test_there_are_signs_for_fifty_groups() -> None:
    signs = [circled(number) for number in range(1, 51)]

    assert len(set(signs)) == 50
    assert (signs[0], signs[19], signs[20], signs[49]) == ("①", "⑳", "㉑", "㊿")
    with pytest.raises(ValueError, match="51"):
        circled(51)


def view(position: str) -> ArasView:
    """The table of a position."""
    return ARAS.view(ARAS.read_position(position), WATCHER)
