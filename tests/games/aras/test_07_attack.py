"""ARAS-7: attacking."""

import pytest

from games.aras.scenes import scene

pytestmark = pytest.mark.rules
PRINTED = (
    "A1B2B/AA2BB2/2B1BB2/A5BB/AAAA1ABB/4AA"  # a dragon and two eagles against two bears and three slimes
)


def test_the_printed_example_deals_two() -> None:
    """ARAS-7.2, ARAS-7.3, ARAS-7.5"""
    table = scene(f"{PRINTED} A A 15,15 0,0 -- 9 1 - -")
    assert (table.view.totals, table.view.damage) == ([19, 17], [2, 0])

    after = table.then("x")
    assert after.line == f"{PRINTED} B A 15,13 0,0 -- 10 1 - -"


def test_face_down_elements_count_nothing() -> None:
    """ARAS-7.2"""
    assert scene("6/5A2/8/2aa4/6bb/6 A A 15,15 12,13 -- 9 1 - -").view.totals == [1, 0]


@pytest.mark.parametrize("board", ["6/8/8/2A2B2/8/6", "6/8/5B2/2A2B2/8/6", "6/8/8/2a2b2/8/6"])
def test_an_attack_without_damage_is_not_offered(board: str) -> None:
    """ARAS-7.4"""
    b = board.lower().count("b")
    table = scene(f"{board} A A 15,15 14,{15 - b} -- 9 1 - -")

    assert table.why("x") == "attack-no-damage"
    assert table.view.damage[0] == 0


def test_attacking_ends_the_turn_and_changes_nothing_on_the_board() -> None:
    """ARAS-7.1, ARAS-7.4"""
    table = scene("6/5B2/8/2AA4/7b/6 A P 15,15 13,13 -- 9 1 - -", "+g1", "x")

    assert table.line == "6/5B2/8/2AA4/7b/5a B P 15,13 12,13 -- 10 1 - -"


def test_with_attack_alone_nobody_attacks_after_placing() -> None:
    """ARAS-7.1, ARAS-11.4"""
    table = scene("6/5B2/8/2AA4/8/6 A P 15,15 13,14 -- 9 1 - attack=alone")

    assert table.then("+g1").why("x") == "attack-alone"
    assert table.then(".").why("x") == ""


def test_with_attack_alone_nobody_attacks_after_a_phantom_shift() -> None:
    """ARAS-7.1, ARAS-9.6"""
    table = scene("6/5B2/8/2AA4/8/5a A P 15,15 12,14 PT 9 1 - attack=alone")

    assert table.then("~g1h2").why("x") == "attack-alone"


def test_life_points_do_not_fall_below_zero() -> None:
    """ARAS-7.4, ARAS-10.1"""
    table = scene("6/5B2/3A4/2AA4/8/6 A A 15,3 12,14 -- 9 1 - -", "x")

    assert table.line == "6/5B2/3A4/2AA4/8/6 A E 15,0 12,14 -- 9 0 - -"


def test_an_attack_between_two_players_names_no_seat() -> None:
    """ARAS-12.6, ARAS-13.3"""
    assert scene(f"{PRINTED} A A 15,15 0,0 -- 9 1 - -").why("xB") == "attack-no-seat"
