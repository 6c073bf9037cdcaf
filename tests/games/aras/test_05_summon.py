"""ARAS-5: turning over."""

import pytest

from games.aras.scenes import scene

pytestmark = pytest.mark.rules


def test_a_creature_is_turned_over_whole_and_the_turn_ends() -> None:
    """ARAS-5.1, ARAS-8.3: without anything to intimidate."""
    table = scene("6/8/8/2aa4/8/6 A A 15,15 13,15 -- 9 1 - -", "sc3")

    assert table.line == "6/8/8/2AA4/8/6 B P 15,15 13,15 -- 10 2 - -"


@pytest.mark.parametrize("board", ["6/8/8/2aaa3/8/6", "6/8/2a5/2aaa3/8/6", "6/8/3aa3/2aa4/8/6"])
def test_what_has_no_creatures_shape_is_not_turned_over(board: str) -> None:
    """ARAS-5.1"""
    hand = 15 - board.count("a")

    assert scene(f"{board} A A 15,15 {hand},15 -- 9 1 - -").why("sc3") == "summon-no-creature"


def test_a_wolf_is_not_summoned_out_of_a_longer_row() -> None:
    """ARAS-5.2"""
    table = scene("6/8/8/2aaa3/8/6 A A 15,15 12,15 -- 9 1 - -")

    assert table.why("sd3") == table.why("se3") == "summon-no-creature"


@pytest.mark.parametrize("cell", ["f3", "e5", "a2"])
def test_only_an_own_face_down_group_is_summoned(cell: str) -> None:
    """ARAS-5.2: not the enemy's, not an empty cell, not one that is up already."""
    table = scene("6/8/8/2aa1b2/A7/6 A A 15,15 12,14 -- 9 1 - -")

    assert table.why("s" + cell) == "summon-needs-own-face-down"


def test_a_single_element_is_summoned_as_a_slime_whatever_lies_beside_it() -> None:
    """ARAS-5.2"""
    table = scene("6/8/2b5/2aB4/8/6 A A 15,15 14,13 -- 9 1 - -", "sc3")

    assert table.line == "6/8/2b5/2AB4/8/6 B P 15,15 14,13 -- 10 2 - -"


def test_a_summoned_creature_may_use_its_ability_at_once_and_once() -> None:
    """ARAS-5.3"""
    table = scene("6/8/5b2/2aa4/7b/6 A A 15,15 13,13 -- 9 1 - -", "sc3")
    assert (table.phase, table.legal) == ("R", ["!c3f4", "!c3h2", "-"])

    assert table.then("!c3f4").line == "6/8/5B2/2AA4/7b/6 B P 15,15 13,13 -- 10 2 - -"


def test_a_group_turned_back_is_not_summoned_in_its_owners_next_turn() -> None:
    """ARAS-5.4, ARAS-8.21"""
    for mark in "!%":
        table = scene(f"6/8/8/2a{mark}a{mark}4/8/6 A A 15,15 13,15 -- 9 1 - -")
        assert table.why("sc3") == "summon-locked"
        assert table.group("c3").locked
    assert scene("6/8/8/2a~a~4/8/6 A A 15,15 13,15 -- 9 1 - -").why("sc3") == ""


def test_one_locked_element_locks_its_whole_group() -> None:
    """ARAS-8.20, ARAS-8.21"""
    assert scene("6/8/8/2a!a4/8/6 A A 15,15 13,15 -- 9 1 - -").why("sc3") == "summon-locked"
