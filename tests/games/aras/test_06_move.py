"""ARAS-6: slimes move and fuse."""

import pytest

from games.aras.scenes import scene

pytestmark = pytest.mark.rules
# side a: slimes b2 and f2, wolf d5 e5, a face-down c3; side b: slime g6, face-down h4
MIXED = "5B/3AA3/7b/2a5/1A3A2/6 A A 15,15 10,13 -- 9 1 - -"


def test_any_number_of_slimes_moves_one_at_a_time_until_the_player_finishes() -> None:
    """ARAS-6.1, ARAS-6.3"""
    start = scene("6/1A6/8/8/1A3A2/6 A A 15,15 12,15 -- 9 1 - -")
    one = start.then("mb2h2")

    assert one.line == "6/1A6/8/8/5A1A+/6 A M 15,15 12,15 -- 9 1 - -"
    assert one.why("=") == ""
    assert one.then("=").line == "6/1A6/8/8/5A1A/6 B P 15,15 12,15 -- 10 2 - -"
    assert one.then("mb5b1").line == "6/8/8/8/5A1A+/A+5 A M 15,15 12,15 -- 9 1 - -"


def test_an_element_that_has_moved_does_not_move_again_this_turn() -> None:
    """ARAS-6.3"""
    table = scene("6/1A6/8/8/1A6/6 A A 15,15 13,15 -- 9 1 - -", "mb2h2")

    assert table.why("mh2h3") == "already-moved"
    assert table.then("=", ".", "/").why("mh2h3") == "wrong-phase"
    assert table.then("=", ".", "/", ".").why("mh2h3") == ""


def test_while_slimes_are_moved_nothing_else_is_decided() -> None:
    """ARAS-12.1"""
    table = scene("6/1A6/8/8/1A6/6 A A 15,15 13,15 -- 9 1 - -", "mb2h2")

    assert {table.why(decision) for decision in ("/", "x", "sb5", ".", "-", "+d1")} == {"wrong-phase"}


def test_the_action_finishes_by_itself_when_no_slime_can_move_any_more() -> None:
    """ARAS-6.3, ARAS-12.1"""
    table = scene("6/1A6/8/8/8/6 A A 15,15 14,15 -- 9 1 - -", "mb5h2")

    assert table.line == "6/8/8/8/7A/6 B P 15,15 14,15 -- 10 2 - -"


@pytest.mark.parametrize(
    ("decision", "name", "clause"),
    [
        ("ma3a4", "move-empty", "ARAS-6.1"),
        ("mg6a3", "move-own-only", "ARAS-6.2"),
        ("mh4a3", "move-own-only", "ARAS-6.2"),
        ("mc3a3", "move-face-down", "ARAS-6.1"),
        ("md5a3", "move-not-slime", "ARAS-6.1"),
        ("mb2b2", "same-cell", "ARAS-6.5"),
        ("mb2f2", "cell-occupied", "ARAS-2.4"),
        ("mb2c4", "move-beside-unrevealed", "ARAS-6.4"),
        ("mb2h3", "move-beside-unrevealed", "ARAS-6.4"),
        ("mb2g4", "move-beside-unrevealed", "ARAS-6.4"),
        ("mb2g5", "", ""),
        ("mf2b1", "", ""),
    ],
)
def test_an_own_slime_moves_to_any_empty_cell_that_is_not_beside_something_unrevealed(
    decision: str, name: str, clause: str
) -> None:
    """ARAS-6.1, ARAS-6.2, ARAS-6.4, ARAS-6.5"""
    table = scene(MIXED)

    assert table.why(decision) == name
    if name:
        assert table.clause(decision) == clause


def test_a_slime_that_leaves_its_cell_may_go_beside_it() -> None:
    """ARAS-6.5: the origin is empty by then, and distance does not matter."""
    assert scene(MIXED).why("mf2f1") == ""


def test_a_moved_slime_becomes_one_group_with_what_it_touches() -> None:
    """ARAS-6.6: two wolves and a slime between them make five in a row, which is shapeless."""
    moved = scene("6/8/8/AA1AA3/7A/6 A A 15,15 10,15 -- 9 1 - -", "mh2c3", "=")
    assert moved.kind("a3") == "loose"
    assert moved.view.totals == [5, 0]


def test_abilities_wait_until_the_action_is_finished() -> None:
    """ARAS-6.3, ARAS-6.7: b2 and c2 are a wolf, but f2 may still move and make an eagle."""
    line = "6/B6b/8/8/1A3A2/5A A A 15,15 12,13 -- 9 1 - -"
    wolf = scene(line, "mg1c2")
    assert (wolf.phase, wolf.kind("b2")) == ("M", "wolf")

    eagle = wolf.then("mf2c3")
    assert eagle.view.stack[0][0].kind == "eagle"
    assert wolf.then("=").legal == ["!b2h5", "-"]


def test_every_group_with_a_moved_element_and_an_ability_is_newborn() -> None:
    """ARAS-6.7"""
    table = scene("2B3/1A6/7b/4A3/1A2A2A/6 A A 15,15 10,13 -- 9 1 - -", "mb2b4", "mh2f2")

    assert [(item.anchor, item.kind) for item in table.view.stack[0]] == [("b4", "wolf"), ("e2", "eagle")]


def test_a_slime_that_moved_without_fusing_gives_nothing() -> None:
    """ARAS-6.7, ARAS-8.1: slimes have no ability."""
    table = scene("6/7b/8/8/1A6/6 A A 15,15 14,14 -- 9 1 - -", "mb2d2")

    assert (table.phase, table.decider) == ("P", "B")


def test_a_creature_left_behind_by_a_slime_is_not_newborn() -> None:
    """ARAS-6.7"""
    table = scene("6/8/7b/2AAA3/8/6 A A 15,15 12,14 -- 9 1 - -", "me3a3")

    assert table.line == "6/8/7b/A1AA4/8/6 B P 15,15 12,14 -- 10 2 - -"
