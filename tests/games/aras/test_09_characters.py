"""ARAS-9: the six characters and their one skill each."""

import pytest

from games.aras.scenes import ARAS, scene

pytestmark = pytest.mark.rules


def test_three_characters_belong_to_each_faction() -> None:
    """ARAS-9.1"""
    (characters,) = [option for option in ARAS.option_list() if option.name == "characters"]
    pairs = {str(value) for value in characters.values} - {"--", "??"}

    river, glory = "SHP", "TWI"
    assert pairs == {a + b for a in river for b in glory} | {b + a for a in river for b in glory}


def test_without_characters_nobody_has_a_skill() -> None:
    """ARAS-1.8, ARAS-9.2"""
    table = scene("6/B4BB1/2A3B1/2AA4/8/5A A A 15,15 11,11 -- 9 1 - -")

    assert table.view.totals == [6, 6]
    assert not any(group.star for group in table.view.groups)


# -- Alethia ---------------------------------------------------------------------------


def test_a_silver_dragon_devours_dragons_when_nothing_smaller_is_revealed() -> None:
    """ARAS-8.18, ARAS-9.4"""
    table = scene("6/4BBBB/7B/1a6/1aaaa3/6 A A 15,15 10,10 SW 9 1 - -", "sb2")

    assert table.legal == ["!b2e5", "-"]
    assert table.then("!b2e5").line == "6/8/8/1A6/1AAAA3/6 B P 15,15 10,10 SW 10 1 - -"


def test_a_silver_dragon_too_devours_only_the_smallest() -> None:
    """ARAS-9.4"""
    table = scene("6/4BBBB/7B/1a6/1aaaa2B/6 A A 15,15 10,9 SW 9 1 - -", "sb2")

    assert table.legal == ["!b2h2", "-"]
    assert table.why("!b2e5") == "dragon-not-smallest"


def test_for_a_silver_dragon_dragons_and_giants_rank_alike() -> None:
    """ARAS-9.4"""
    table = scene("1B2B1/1BBB1B2/2B2B2/1a3BB1/1aaaa3/6 A A 15,15 10,5 SW 9 1 - -", "sb2")

    assert table.legal == ["!b2b5", "!b2f3", "-"]


def test_the_enemy_of_alethia_has_no_silver_dragon() -> None:
    """ARAS-9.2, ARAS-9.4"""
    table = scene("6/4AAAA/7A/1b6/1bbbb2A/6 B A 15,15 9,10 SW 10 1 - -", "sb2")

    assert table.why("!b2e5") == "dragon-no-dragons"


# -- Arthurley -------------------------------------------------------------------------


def test_great_eagles_count_six_in_totals() -> None:
    """ARAS-9.5"""
    table = scene("6/B4BB1/2A3B1/2AA4/8/5A A A 15,15 11,11 HW 9 1 - -")

    assert table.view.totals == [7, 6]
    assert table.then("x").line.split(" ")[3] == "15,14"


def test_for_devouring_a_great_eagle_ranks_as_printed() -> None:
    """ARAS-9.5, ARAS-8.15: below a bear."""
    table = scene("6/A4AA1/A5A1/1b6/1bbbb3/6 B A 15,15 10,10 HT 10 1 - -", "sb2")

    assert table.legal == ["!b2a4", "-"]  # the wolf; without it the eagle would be next
    table = scene("4A1/5AA1/8/1b4AA/1bbbb1AA/6 B A 15,15 8,10 HT 10 1 - -", "sb2")
    assert table.legal == ["!b2f5", "-"]  # five as printed, though it counts six


# -- Pix -------------------------------------------------------------------------------

PIX = "6/b5A1/8/2a5/a~7/2aa2 A P 15,15 10,14 PW 9 3 - -"


@pytest.mark.parametrize(
    ("decision", "name"),
    [
        ("~c3b1", ""),
        ("~c3c4", ""),
        ("~c3f1", ""),
        ("~a2a3", "shift-shaken"),
        ("~d1a4", "shift-needs-lone-own"),
        ("~a5h2", "shift-needs-lone-own"),
        ("~g5h2", "shift-needs-lone-own"),
        ("~b2h2", "shift-needs-lone-own"),
        ("~c3d1", "cell-occupied"),
        ("~c3g4", "place-beside-revealed"),
    ],
)
def test_pix_may_shift_a_lone_face_down_element_of_her_own(decision: str, name: str) -> None:
    """ARAS-9.6"""
    assert scene(PIX).why(decision) == name


def test_a_phantom_shift_takes_the_place_of_placing_and_is_no_progress() -> None:
    """ARAS-9.6, ARAS-10.2"""
    start = scene("6/b5A1/8/2a5/8/3a2 A P 15,15 12,14 PW 9 3 - -")

    alone = start.then("~c3e3")
    assert alone.line == "6/b5A1/8/4a3/8/3a2 A B 15,15 12,14 PW 9 3 - -"
    assert alone.why("+a2") == "wrong-phase"
    assert start.then("~c3d1").kind("d1") == "wolf"


def test_a_phantom_shift_needs_no_element_in_hand() -> None:
    """ARAS-9.6, ARAS-4.6"""
    table = scene("6/8/8/2a2b2/8/6 A P 15,15 0,0 PW 9 1 - -")

    assert table.phase == "P"
    assert table.why("~c3f4") == table.why(".") == ""
    assert table.why("+c4") == "hand-empty"


def test_only_pix_shifts() -> None:
    """ARAS-9.6"""
    for characters in ("--", "SW", "SI", "WP"):
        table = scene(f"6/8/8/2a5/8/6 A P 15,15 14,15 {characters} 9 1 - -")
        assert table.why("~c3d1") == "shift-needs-pix"


# -- Shane -----------------------------------------------------------------------------


def test_what_a_ghost_wolf_forces_open_has_no_ability() -> None:
    """ARAS-8.7, ARAS-9.7"""
    table = scene("6/A7/5bb1/2aa1bb1/8/6 A A 15,15 12,11 WS 9 1 - -", "sc3", "!c3f3")

    assert table.kind("f3") == "bear"
    assert (table.decider, table.phase) == ("B", "P")


def test_a_wolf_of_shane_is_a_ghost_also_in_the_other_sides_turn() -> None:
    """ARAS-9.3, ARAS-9.7: A's eagle brings two slimes of Shane's together."""
    table = scene("6/5B2/2a5/2aa3a/7a/B5 A A 15,15 10,13 SW 9 1 - -", "sc3", "!c3f5c1")
    assert (table.decider, table.legal) == ("B", ["!b1h2", "-"])

    assert table.then("!b1h2").line.split(" ")[1:3] == ["B", "P"]  # and A's opened wolf could open nothing


def test_enemy_eagles_cannot_carry_a_component_of_a_ghost_wolf() -> None:
    """ARAS-9.7"""
    table = scene("6/A7/2b5/2bb1AA1/8/6 B A 15,15 12,12 WS 10 1 - -", "sc3")

    assert table.why("!c3f3a2") == "eagle-ghost-wolf"
    assert table.clause("!c3f3a2") == "ARAS-9.7"
    assert table.why("!c3a5a2") == ""


def test_shanes_own_eagle_carries_them_and_others_wolves_are_carried_by_all() -> None:
    """ARAS-9.7"""
    own = scene("6/8/2a5/2aa1AA1/8/6 A A 15,15 10,15 WS 9 1 - -", "sc3")
    other = scene("6/8/2b5/2bb1AA1/8/6 B A 15,15 13,12 TS 10 1 - -", "sc3")

    assert own.why("!c3f3a2") == other.why("!c3f3a2") == ""


# -- Deld ------------------------------------------------------------------------------


def test_an_attack_on_deld_deals_three_less() -> None:
    """ARAS-9.8, ARAS-7.3"""
    table = scene("4B1/8/3A4/2AA4/8/5A A A 15,15 11,14 ST 9 1 - -")

    assert (table.view.totals, table.view.damage) == ([6, 1], [2, 0])
    assert table.then("x").line.split(" ")[3] == "15,13"


def test_an_attack_that_his_armour_swallows_is_not_offered() -> None:
    """ARAS-7.4, ARAS-9.8: 4 against 1 deals nothing, and his own attacks are as usual."""
    assert scene("4B1/8/8/2AA4/8/5A A A 15,15 12,14 ST 9 1 - -").why("x") == "attack-no-damage"
    assert scene("4B1/8/8/2AA4/8/5A A A 15,15 12,14 TS 9 1 - -").view.damage == [3, 0]


# -- Veronica --------------------------------------------------------------------------


def test_enemy_slimes_of_veronica_count_nothing_and_her_own_count_one() -> None:
    """ARAS-9.9"""
    table = scene("6/6A1/8/2AB4/7B/6 A A 15,15 13,13 SI 9 1 - -")

    assert table.view.totals == [0, 2]
    assert table.why("mc3c4") == ""


def test_frozen_slimes_are_still_the_smallest_to_devour() -> None:
    """ARAS-9.9, ARAS-8.15"""
    table = scene("4A1/5A2/8/1b5A/1bbbb3/6 B A 15,15 12,10 SI 10 1 - -", "sb2")

    assert table.legal == ["!b2h3", "-"]
    assert table.view.totals == [3, 9]


def test_elements_of_a_shapeless_group_freeze_unless_they_are_inert() -> None:
    """ARAS-9.9, ARAS-3.9"""
    board = "2B3/2A5/2A5/2A5/6A1/6 A A 15,15 11,14 SI 9 1 - "

    assert scene(board + "-").view.totals == [0, 1]
    assert scene(board + "loose=inert").view.totals == [3, 1]
