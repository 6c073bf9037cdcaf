"""ARAS-8.6 to 8.22: what each creature can do."""

import pytest

from games.aras.scenes import scene

pytestmark = pytest.mark.rules

# -- wolf ------------------------------------------------------------------------------

WOLF = "6/A7/8/2aa1bb1/8/3B2 A A 15,15 12,12 -- 9 1 - -"


def test_the_wolf_forces_one_whole_enemy_group_open() -> None:
    """ARAS-8.6"""
    table = scene(WOLF, "sc3")
    assert table.legal == ["!c3f3", "-"]

    assert scene("6/8/8/2aa1bbb/8/6 A A 15,15 13,12 -- 9 1 - -", "sc3", "!c3f3").view.totals == [3, 3]


@pytest.mark.parametrize(
    ("decision", "name"),
    [
        ("!c3g3", "needs-anchor"),
        ("!c3c3", "wolf-needs-enemy-face-down"),
        ("!c3a5", "wolf-needs-enemy-face-down"),
        ("!c3e1", "wolf-needs-enemy-face-down"),
        ("!c3h2", "wolf-needs-enemy-face-down"),
        ("!c3f3d1", "ability-form"),
    ],
)
def test_the_wolf_wants_an_enemy_face_down_group_by_its_anchor(decision: str, name: str) -> None:
    """ARAS-8.6, ARAS-12.1"""
    assert scene(WOLF, "sc3").why(decision) == name


def test_the_owner_of_what_was_forced_open_may_use_its_ability() -> None:
    """ARAS-8.7: the opened wolf opens something in its turn."""
    table = scene("6/8/5b2/a1aa1b2/a6b/6 A A 15,15 11,12 -- 9 1 - -", "sc3", "!c3f3")

    assert (table.decider, table.view.turn_seat, table.legal) == ("B", 0, ["!f3a2", "-"])


def test_what_was_shaken_is_forced_open_without_an_ability() -> None:
    """ARAS-8.7, ARAS-8.22"""
    for mark in "~!%":
        line = f"6/8/5b{mark}2/a1aa1b{mark}2/a6b/6 A A 15,15 11,12 -- 9 1 - -"
        assert scene(line, "sc3", "!c3f3").line == "6/8/5B2/a1AA1B2/a6b/6 B P 15,15 11,12 -- 10 2 - -"


# -- eagle -----------------------------------------------------------------------------

EAGLE = "6/A4BB1/2a5/2aa4/6b1/6 A A 15,15 11,12 -- 9 1 - -"


@pytest.mark.parametrize(
    ("decision", "name"),
    [
        ("!c3a5b5", ""),
        ("!c3f5e2", ""),
        ("!c3g5g4", ""),
        ("!c3f5c5", ""),
        ("!c3c3a2", "eagle-own-component"),
        ("!c3d3h5", "eagle-own-component"),
        ("!c3b2a2", "eagle-needs-face-up"),
        ("!c3g2a2", "eagle-needs-face-up"),
        ("!c3f5g1", "carry-beside-unrevealed"),
        ("!c3f5h2", "carry-beside-unrevealed"),
        ("!c3f5g2", "cell-occupied"),
        ("!c3f5g5", "cell-occupied"),
        ("!c3f5", "ability-form"),
        ("!d3f5e2", "needs-anchor"),
    ],
)
def test_the_eagle_carries_a_face_up_element_that_is_not_its_own(decision: str, name: str) -> None:
    """ARAS-8.8, ARAS-8.9, ARAS-8.10"""
    assert scene(EAGLE, "sc3").why(decision) == name


def test_the_eagle_may_put_an_element_beside_itself_and_become_something_else() -> None:
    """ARAS-8.10, ARAS-8.12: the carried slime makes the eagle a bear, which is newborn."""
    table = scene("4B1/A7/2a5/2aa4/8/6 A A 15,15 11,14 -- 9 1 - -", "sc3", "!c3a5d4")

    assert table.kind("c3") == "bear"
    assert (table.line.split(" ")[8], table.legal) == ("c3:2", ["!c3f6", "-"])


def test_elements_of_shapeless_groups_are_carried_also_when_they_are_inert() -> None:
    """ARAS-8.9"""
    assert scene("6/8/2a2B2/2aa1B2/5B2/6 A A 15,15 12,12 -- 9 1 - loose=inert", "sc3").why("!c3f3a5") == ""


def test_the_carried_element_keeps_its_owner_and_lies_face_up() -> None:
    """ARAS-8.10"""
    table = scene(EAGLE, "sc3", "!c3f5a2")

    assert (table.group("a2").side, table.group("a2").up) == ("b", True)


def test_what_remains_of_a_broken_creature_uses_no_ability() -> None:
    """ARAS-8.11: two thirds of an enemy eagle are a wolf, and b6 would be its prey."""
    table = scene("a5/8/2a3B1/2aa1BB1/8/6 A A 15,15 11,12 -- 9 1 - -", "sc3", "!c3g4a5")

    assert table.line == "a5/B7/2A5/2AA1BB1/8/6 B P 15,15 11,12 -- 10 2 - -"


def test_a_creature_formed_by_a_carried_element_is_newborn_for_its_owner() -> None:
    """ARAS-8.1, ARAS-8.12: once the carrier's own, once the enemy's."""
    own = scene("6/A7/2a5/2aa3b/8/A5 A A 15,15 10,14 -- 9 1 - -", "sc3", "!c3a5b2")
    assert (own.decider, own.legal) == ("A", ["!b1h3", "-"])

    enemy = scene("6/5B2/2a5/2aa4/a6B/6 A A 15,15 11,13 -- 9 1 - -", "sc3", "!c3f5h3")
    assert (enemy.decider, enemy.legal) == ("B", ["!h2a2", "-"])


def test_an_element_of_a_shapeless_group_was_taken_from_itself_only() -> None:
    """ARAS-8.12: put back beside the other two of its row it makes a newborn eagle, also when it is inert."""
    for options in ("-", "loose=inert"):
        line = f"6/8/2a2B2/2aa1B2/5B2/6 A A 15,15 12,12 -- 9 1 - {options}"
        table = scene(line, "sc3", "!c3f4g3")
        assert (table.decider, table.kind("f2"), table.line.split(" ")[8]) == ("B", "eagle", "f2:1")


def test_an_element_put_back_onto_its_own_creature_gives_no_ability() -> None:
    """ARAS-8.12: the dragon is only the old five, reshaped."""
    table = scene("6/B4A1b/2a2A2/2aa1A2/5AA1/6 A A 15,15 7,13 -- 9 1 - -", "sc3", "!c3g2e2")

    assert table.kind("e2") == "dragon"
    assert (table.decider, table.phase) == ("B", "P")


# -- bear ------------------------------------------------------------------------------

BEAR = "6/B4B2/2aa4/2aa3B/A6B/3b2 A A 15,15 10,10 -- 9 1 - -"


def test_the_bear_eats_one_or_two_slimes_one_by_one() -> None:
    """ARAS-8.13"""
    table = scene(BEAR, "sc3")
    assert table.legal == ["!c3a5", "!c3f5", "-"]

    assert table.then("!c3a5").legal == ["!c3f5", "-"]
    assert table.then("!c3a5", "-").line == "6/5B2/2AA4/2AA3B/A6B/3b2 B P 15,15 10,10 -- 10 1 - -"
    assert table.then("!c3a5", "!c3f5").line == "6/8/2AA4/2AA3B/A6B/3b2 B P 15,15 10,10 -- 10 1 - -"


@pytest.mark.parametrize("cell", ["h2", "h3", "a2", "c3", "e1", "b1"])
def test_the_bear_eats_only_revealed_enemy_slimes(cell: str) -> None:
    """ARAS-8.13: no component of a wolf, nothing of its own side, nothing face down, no empty cell."""
    assert scene(BEAR, "sc3").why("!c3" + cell) == "bear-needs-enemy-slime"


def test_the_second_bite_is_judged_on_the_board_after_the_first() -> None:
    """ARAS-8.13: three in a row are slimes; without the middle one or an end, the rest is judged anew."""
    table = scene("6/8/2aa1B2/2aa1B2/5B2/6 A A 15,15 11,12 -- 9 1 - -", "sc3")
    assert table.legal == ["!c3f2", "!c3f3", "!c3f4", "-"]

    assert table.then("!c3f3").legal == ["!c3f2", "!c3f4", "-"]
    assert table.then("!c3f2").line.split(" ")[1:3] == ["B", "P"]  # f3 and f4 are a wolf now


def test_with_loose_inert_a_shapeless_group_is_no_food() -> None:
    """ARAS-8.13, ARAS-11.3"""
    table = scene("6/7B/2aa1B2/2aa1B2/5B2/6 A A 15,15 11,11 -- 9 1 - loose=inert", "sc3")

    assert table.legal == ["!c3h5", "-"]
    assert table.why("!c3f3") == "loose-inert"


def test_what_is_eaten_leaves_the_game_or_returns_to_the_hand() -> None:
    """ARAS-8.14, ARAS-11.5, ARAS-10.2: only leaving counts as progress."""
    line = "6/5B2/2aa4/2aa4/8/6 A A 15,15 11,10 -- 9 5 - "

    gone = scene(line + "-", "sc3", "!c3f5").line
    back = scene(line + "bear=return", "sc3", "!c3f5").line

    assert gone == "6/8/2AA4/2AA4/8/6 B P 15,15 11,10 -- 10 1 - -"
    assert back == "6/8/2AA4/2AA4/8/6 B P 15,15 11,11 -- 10 6 - bear=return"


# -- dragon ----------------------------------------------------------------------------

DRAGON = "BB2B1/1BB2B2/8/1a5B/1aaaa1BB/6 A A 15,15 10,5 -- 9 1 - -"  # a bear, a wolf and an eagle


def test_the_dragon_devours_only_the_smallest_creature_whole() -> None:
    """ARAS-8.15"""
    table = scene(DRAGON, "sb2")
    assert table.legal == ["!b2f5", "-"]

    assert table.then("!b2f5").line == "BB4/1BB5/8/1A5B/1AAAA1BB/6 B P 15,15 10,5 -- 10 1 - -"


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ("b5", "dragon-not-smallest"),
        ("g2", "dragon-not-smallest"),
        ("f6", "needs-anchor"),
        ("a5", "dragon-needs-enemy-face-up"),
        ("b2", "dragon-needs-enemy-face-up"),
    ],
)
def test_the_dragon_wants_the_smallest_by_its_anchor(cell: str, name: str) -> None:
    """ARAS-8.15, ARAS-12.1"""
    assert scene(DRAGON, "sb2").why("!b2" + cell) == name


def test_among_equals_the_dragons_owner_chooses() -> None:
    """ARAS-8.15: two wolves."""
    table = scene("4B1/5B2/8/1a5B/1aaaa2B/6 A A 15,15 10,11 -- 9 4 - -", "sb2")

    assert table.legal == ["!b2f5", "!b2h2", "-"]


def test_a_single_element_of_a_shapeless_group_is_devoured_as_a_slime() -> None:
    """ARAS-8.15: and with loose=inert it is no target."""
    board = "4B1/5B2/7B/1a5B/1aaaa2B/6 A A 15,15 10,10 -- 9 1 - "

    assert scene(board + "-", "sb2").legal == ["!b2h2", "!b2h3", "!b2h4", "-"]
    inert = scene(board + "loose=inert", "sb2")
    assert inert.legal == ["!b2f5", "-"]
    assert inert.why("!b2h3") == "loose-inert"


def test_dragons_do_not_devour_dragons() -> None:
    """ARAS-8.16: the dragon is left out when the smallest is determined."""
    table = scene("6/4BBBB/7B/1a6/1aaaa2B/6 A A 15,15 10,9 -- 9 1 - -", "sb2")

    assert table.legal == ["!b2h2", "-"]
    assert table.why("!b2e5") == "dragon-no-dragons"
    alone = scene("6/4BBBB/7B/1a6/1aaaa3/6 A A 15,15 10,10 -- 9 1 - -", "sb2")
    assert (alone.decider, alone.phase) == ("B", "P")


def test_giants_are_devoured_only_when_nothing_smaller_is_revealed() -> None:
    """ARAS-8.17: dragons do not protect them."""
    bear_and_giant = scene("BB4/1BB5/6B1/1a3BBB/1aaaa1B1/6 A A 15,15 10,6 -- 9 1 - -", "sb2")
    assert bear_and_giant.legal == ["!b2b5", "-"]
    assert bear_and_giant.why("!b2f3") == "dragon-giant-last"

    dragon_and_giant = scene("1B2B1/1BBB1B2/2B2B2/1a3BB1/1aaaa3/6 A A 15,15 10,5 -- 9 1 - -", "sb2")
    assert dragon_and_giant.legal == ["!b2b5", "-"]


# -- giant -----------------------------------------------------------------------------

GIANT = "5B/6B1/B2a4/2aaa3/3a3b/A5 A A 15,15 9,11 -- 9 1 - -"


def test_the_giant_turns_one_revealed_enemy_group_back() -> None:
    """ARAS-8.19, ARAS-8.20"""
    table = scene(GIANT, "sc3")
    assert table.legal == ["!c3a4", "!c3g5", "-"]

    after = table.then("!c3g5")
    assert after.line == "5b!/6b!1/B2A4/2AAA3/3A3b/A5 B P 15,15 9,11 -- 10 2 - -"
    assert after.view.totals == [10, 1]


def test_a_shapeless_group_is_turned_back_whole() -> None:
    """ARAS-8.19"""
    table = scene("6/8/3a3B/2aaa2B/3a3B/6 A A 15,15 10,12 -- 9 1 - -", "sc3", "!c3h2")

    assert table.line == "6/8/3A3b!/2AAA2b!/3A3b!/6 B P 15,15 10,12 -- 10 2 - -"


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ("g6", "needs-anchor"),
        ("h2", "giant-needs-enemy-face-up"),
        ("b1", "giant-needs-enemy-face-up"),
        ("c3", "giant-needs-enemy-face-up"),
        ("e5", "giant-needs-enemy-face-up"),
    ],
)
def test_the_giant_wants_an_enemy_face_up_group_by_its_anchor(cell: str, name: str) -> None:
    """ARAS-8.19, ARAS-12.1"""
    assert scene(GIANT, "sc3").why("!c3" + cell) == name


def test_the_mark_of_the_owners_next_turn_steps_at_the_end_of_that_turn() -> None:
    """ARAS-8.21: `!` keeps through the other side's turn, then becomes `~`, which stays."""
    table = scene("6/6a!1/8/8/8/6 B P 15,15 14,15 -- 10 2 - -", ".", "/")
    assert table.line == "6/6a!1/8/8/8/6 A P 15,15 14,15 -- 11 3 - -"

    table = table.then(".", "/")
    assert table.line == "6/6a~1/8/8/8/6 B P 15,15 14,15 -- 12 4 - -"
    assert table.then(".", "/", ".", "/").line == "6/6a~1/8/8/8/6 B P 15,15 14,15 -- 14 6 - -"


def test_what_is_turned_back_in_its_owners_own_turn_is_locked_for_the_next_as_well() -> None:
    """ARAS-8.21: `%`, which becomes `!` at the end of this turn and `~` at the end of the next."""
    table = scene("6/1aa5/6b1/5bbb/A5b1/6 A A 15,15 12,10 -- 9 1 - -", "sb5", "!b5f3", "!f3b5")
    assert table.line == "6/1a!a!5/6B1/5BBB/A5B1/6 B P 15,15 12,10 -- 10 2 - -"

    table = table.then(".", "/", ".")
    assert table.why("sb5") == "summon-locked"
    assert table.then("/", ".", "/", ".").why("sb5") == ""


def test_the_mark_of_this_turn_and_the_next_is_written_with_percent() -> None:
    """ARAS-8.21, ARAS-12.3: seen while another ability of the same turn is still waiting."""
    table = scene(
        "2B2b/1A3bbb/6b1/4A3/1A2A3/5A A A 15,15 10,9 -- 9 1 - -", "mb2b4", "mg1f2", "!b4f5", "!f5b4"
    )

    assert table.phase == "R"
    assert table.line.split(" ")[0] == "2B2B/1a%3BBB/1a%4B1/4A3/4AA+2/6"


def test_a_locked_group_can_be_forced_open_by_a_wolf() -> None:
    """ARAS-8.21"""
    assert scene("6/8/5b!2/2aa1b!2/8/6 A A 15,15 13,13 -- 9 1 - -", "sc3").legal == ["!c3f3", "-"]


def test_what_was_shaken_is_summoned_without_its_ability() -> None:
    """ARAS-8.22: the same wolf with and without the mark."""
    shaken = scene("6/6b~1/6b~1/8/1a6/6 B A 15,15 14,13 -- 10 2 - -", "sg4")
    assert shaken.line == "6/6B1/6B1/8/1a6/6 A P 15,15 14,13 -- 11 3 - -"

    free = scene("6/6b1/6b1/8/1a6/6 B A 15,15 14,13 -- 10 2 - -", "sg4")
    assert free.legal == ["!g4b2", "-"]


def test_one_shaken_element_shakes_the_whole_group() -> None:
    """ARAS-8.20: a fresh element is placed beside it."""
    table = scene("6/6b~1/8/8/1a6/6 B P 15,15 14,14 -- 10 2 - -", "+g4", "sg4")

    assert table.line == "6/6B1/6B1/8/1a6/6 A P 15,15 14,13 -- 11 1 - -"


def test_from_the_next_turn_on_a_shaken_element_acts_as_usual() -> None:
    """ARAS-8.22: it moves and is part of a newborn wolf."""
    table = scene("6/6b~1/8/8/6a1/B5 B A 15,15 14,13 -- 10 2 - -", "sg5", ".", "/", ".", "mg5c1")

    assert table.legal == ["!b1g2", "-"]
