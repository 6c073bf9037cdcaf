"""ARAS-11: the options, their values and defaults; the pie rule."""

import pytest

from games.aras.scenes import ARAS, START, code_of, scene

pytestmark = pytest.mark.rules
SWAP = START.replace("- -", "- swap=on")


@pytest.mark.parametrize(
    ("name", "default", "values", "clause"),
    [
        ("place", "may", ("may", "must"), "ARAS-11.1"),
        ("dragon", "L", ("L", "V", "LV"), "ARAS-11.2"),
        ("loose", "slime", ("slime", "inert"), "ARAS-11.3"),
        ("attack", "free", ("free", "alone"), "ARAS-11.4"),
        ("bear", "remove", ("remove", "return"), "ARAS-11.5"),
        ("expansion", "on", ("on", "off"), "ARAS-11.6"),
        ("players", 2, (2, 4), "ARAS-11.9"),
        ("swap", "off", ("off", "on"), "ARAS-11.10"),
    ],
)
def test_options_have_their_values_default_first(
    name: str, default: object, values: tuple[object, ...], clause: str
) -> None:
    """ARAS-11.1, ARAS-11.2, ARAS-11.3, ARAS-11.4, ARAS-11.5, ARAS-11.6, ARAS-11.9, ARAS-11.10"""
    (option,) = [option for option in ARAS.option_list() if option.name == name]

    assert (option.default, option.values, option.clause) == (default, values, clause)
    assert option.values[0] == option.default


@pytest.mark.parametrize(
    ("name", "default", "high", "clause"), [("stall", 16, 998, "ARAS-11.7"), ("limit", 100, 999, "ARAS-11.8")]
)
def test_stall_and_limit_are_whole_numbers_from_one(name: str, default: int, high: int, clause: str) -> None:
    """ARAS-11.7, ARAS-11.8"""
    (option,) = [option for option in ARAS.option_list() if option.name == name]

    assert (option.default, option.low, option.high, option.clause) == (default, 1, high, clause)
    assert not option.allows(0)
    assert not option.allows(high + 1)


def test_a_game_of_stall_two_ends_after_three_idle_turns() -> None:
    """ARAS-11.7, ARAS-10.2"""
    table = scene(START.replace("- -", "- stall=2"), ".", "/", ".", "/", ".", "/")

    assert (table.phase, table.view.stall, table.view.turn) == ("E", 3, 3)


def test_a_game_of_limit_three_ends_after_turn_three() -> None:
    """ARAS-11.8, ARAS-10.3"""
    table = scene(START.replace("- -", "- limit=3"), "+c3", "/", "+f3", "/", "+c4", "/")

    assert (table.phase, table.view.turn) == ("E", 3)


def test_after_turn_one_seat_b_keeps_or_swaps() -> None:
    """ARAS-11.10"""
    table = scene(SWAP, "+c3", "/")

    assert table.line == "6/8/8/2a5/8/6 B S 15,15 14,15 -- 2 1 - swap=on"
    assert (table.decider, table.legal) == ("B", ["keep", "swap"])
    assert table.why("+c4") == "wrong-phase"


def test_keeping_goes_on_as_usual() -> None:
    """ARAS-11.10"""
    table = scene(SWAP, "+c3", "/", "keep")

    assert table.line == "6/8/8/2a5/8/6 B P 15,15 14,15 -- 2 1 - swap=on"
    assert table.then(".", "/").decider == "A"


def test_swapping_exchanges_colours_and_hands_and_seat_a_plays_turn_two() -> None:
    """ARAS-11.10: characters stay with their seats, and the turns alternate on from there."""
    table = scene(SWAP.replace("--", "SW"), "+c3", "sc3", "swap")
    assert table.line == "6/8/8/2B5/8/6 A P 15,15 15,14 SW 2 1 - swap=on"

    assert [table.then(*[".", "/"] * turns).decider for turns in (1, 2, 3)] == ["B", "A", "B"]


def test_there_is_no_swapping_without_the_option_or_in_later_turns() -> None:
    """ARAS-11.10"""
    assert scene(START, "+c3", "/").why("swap") == "wrong-phase"
    assert scene(SWAP, ".", "/", "keep", ".", "/").phase == "P"


def test_the_pie_rule_is_for_two_players_only() -> None:
    """ARAS-11.10, ARAS-12.5"""
    four = "6/8/8/8/8/6 A P 15,15,15,15 10,10,10,10 ---- 1 0 - players=4"

    assert code_of(four) == ""
    assert code_of(four + ",swap=on") == "bad_notation"
