"""ARAS-4: the turn and its first half, placing."""

import pytest

from games.aras.scenes import START, scene

pytestmark = pytest.mark.rules


def test_placing_puts_one_element_from_the_hand_face_down_and_leads_to_the_action() -> None:
    """ARAS-4.1, ARAS-4.2, ARAS-4.4"""
    assert scene(START, "+c3").line == "6/8/8/2a5/8/6 A B 15,15 14,15 -- 1 0 - -"


def test_the_players_alternate() -> None:
    """ARAS-4.1"""
    table = scene(START)

    for turn, decider in enumerate("ABAB", 1):
        assert (table.view.turn, table.decider) == (turn, decider)
        table = table.then(".", "/")


def test_only_one_element_is_placed_a_turn() -> None:
    """ARAS-4.2, ARAS-12.1"""
    assert scene(START, "+c3").why("+c4") == "wrong-phase"


@pytest.mark.parametrize("cell", ["c2", "c4", "b3", "d3", "f4", "f6", "e5", "g5"])
def test_nothing_is_placed_beside_a_revealed_element_of_either_side(cell: str) -> None:
    """ARAS-4.3, ARAS-4.4"""
    table = scene("6/5B2/8/2A5/8/6 A P 15,15 14,14 -- 9 1 - -")

    assert table.why("+" + cell) == "place-beside-revealed"
    assert table.clause("+" + cell) == "ARAS-4.4"


@pytest.mark.parametrize("cell", ["b2", "d4", "b4", "d2", "e6", "g4"])
def test_a_corner_in_common_is_not_beside(cell: str) -> None:
    """ARAS-2.3, ARAS-4.4"""
    assert scene("6/5B2/8/2A5/8/6 A P 15,15 14,14 -- 9 1 - -").why("+" + cell) == ""


def test_nothing_is_placed_beside_a_revealed_shapeless_group() -> None:
    """ARAS-4.4"""
    assert scene("6/8/8/2BBB3/8/6 A P 15,15 15,12 -- 9 1 - -").why("+d4") == "place-beside-revealed"


def test_placing_beside_face_down_elements_is_allowed_and_own_ones_join() -> None:
    """ARAS-4.4"""
    table = scene("6/8/3b4/2a5/8/6 A P 15,15 14,14 -- 9 5 - -", "+d3")

    assert table.line == "6/8/3b4/2aa4/8/6 A B 15,15 13,14 -- 9 0 - -"
    assert table.kind("c3") == "wolf"
    assert table.kind("d4") == "slime"


def test_placing_may_be_skipped() -> None:
    """ARAS-4.5"""
    assert scene(START, ".").line == "6/8/8/8/8/6 A A 15,15 15,15 -- 1 0 - -"


def test_with_place_must_skipping_is_refused_while_something_can_be_placed() -> None:
    """ARAS-4.5, ARAS-11.1"""
    table = scene(START.replace("- -", "- place=must"))

    assert table.why(".") == "place-must"
    assert len(table.legal) == 44


def test_with_place_must_a_player_who_can_only_shift_may_skip() -> None:
    """ARAS-4.5, ARAS-9.6: the hand is empty, so nothing can be placed."""
    table = scene("6/8/8/2a5/8/6 A P 15,15 0,15 PW 9 1 - place=must")

    assert table.why(".") == ""
    assert table.why("+a2") == "hand-empty"


def test_without_an_element_in_hand_placing_is_passed_over() -> None:
    """ARAS-4.6, ARAS-12.4"""
    table = scene("6/8/8/2a2b2/8/6 A B 15,15 0,0 -- 9 1 - -", "/")

    assert table.line == "6/8/8/2a2b2/8/6 B A 15,15 0,0 -- 10 2 - -"
    assert scene("6/8/8/2a5/8/6 A P 15,15 0,15 -- 9 1 - -").phase == "A"


def test_without_a_legal_cell_placing_is_passed_over_also_with_place_must() -> None:
    """ARAS-4.6: every empty cell is beside something revealed."""
    board = "B2B2/2A1B1B1/AB3A2/2BA3A/BA4A1/2AAB1"

    for options in ("-", "place=must"):
        table = scene(f"{board} A P 15,15 6,7 -- 9 1 - {options}")
        assert table.phase == "A"
        assert table.why("+c6") == "wrong-phase"


def test_the_turn_may_always_be_ended_without_an_action() -> None:
    """ARAS-4.7"""
    for before in (".", "+c3"):
        assert scene(START, before).why("/") == ""
    assert scene("6/8/8/2A5/8/6 B A 15,15 14,0 -- 40 1 - -").legal == ["/"]
