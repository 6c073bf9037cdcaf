"""ARAS-13: two teams of two."""

import pytest

from games.aras.scenes import ARAS, code_of, scene
from sanjie.core.game import BadOption

pytestmark = pytest.mark.rules
START = "6/8/8/8/8/6 A P 15,15,15,15 10,10,10,10 ---- 1 0 - players=4"


def test_each_of_four_players_has_ten_elements_and_fifteen_life_points() -> None:
    """ARAS-13.2, ARAS-11.9"""
    assert ARAS.write_position(ARAS.deal(ARAS.variant({"players": 4}), 4)) == START
    with pytest.raises(BadOption):
        ARAS.deal(ARAS.variant({"players": 4}), 2)
    with pytest.raises(BadOption):
        ARAS.deal(ARAS.variant({}), 4)


def test_seats_take_turns_and_partners_build_together() -> None:
    """ARAS-13.1, ARAS-13.2"""
    table = scene(START, "+c3", "/", "+f3", "/", "+d3", "sc3")

    assert table.legal == ["!c3f3", "-"]
    assert table.view.hand == [9, 9, 9, 10]
    assert table.then("-").decider == "D"
    assert table.then("-", ".", "/").decider == "A"


def test_four_players_use_no_characters() -> None:
    """ARAS-13.2, ARAS-12.5"""
    assert code_of(START.replace("----", "SWSW")) == "bad_position"
    with pytest.raises(BadOption, match="characters"):
        ARAS.variant({"players": 4, "characters": "SW"})


def test_an_attack_names_an_enemy_seat_that_is_not_out() -> None:
    """ARAS-13.3"""
    table = scene("6/8/8/2AA4/8/6 A A 15,0,15,9 8,0,10,10 ---- 9 1 - players=4")

    assert table.legal == ["/", "xD"]
    assert table.why("x") == "attack-needs-target"
    assert table.why("xB") == "attack-target-out"
    assert table.why("xA") == table.why("xC") == "attack-own-side"
    assert table.then("xD").view.hp == [15, 0, 15, 6]


def test_a_seat_at_zero_is_out_and_its_hand_is_gone() -> None:
    """ARAS-13.3: it takes no turns."""
    table = scene("6/8/8/2AA4/8/6 A A 15,2,15,9 8,10,10,10 ---- 9 1 - players=4", "xB")

    assert table.line == "6/8/8/2AA4/8/6 C P 15,0,15,9 8,0,10,10 ---- 10 1 - players=4"
    assert [table.then(*[".", "/"] * turns).decider for turns in (1, 2, 3)] == ["D", "A", "C"]


def test_a_side_wins_when_both_enemy_seats_are_out() -> None:
    """ARAS-13.3, ARAS-10.1, ARAS-10.6"""
    table = scene("6/8/8/2AA4/8/6 C A 15,0,15,2 8,0,10,10 ---- 9 1 - players=4", "xD")

    assert table.line == "6/8/8/2AA4/8/6 C E 15,0,15,0 8,0,10,0 ---- 9 0 - players=4"
    assert table.view.result is not None
    assert table.view.result.returns == [1, -1, 1, -1]


def test_at_the_end_the_life_points_of_a_side_are_added() -> None:
    """ARAS-13.3, ARAS-10.4: 24 against 25."""
    table = scene("6/8/8/2A5/8/6 A A 15,15,9,10 0,0,0,0 ---- 40 16 - players=4", "/")

    assert table.view.result is not None
    assert (table.view.result.winner, table.view.result.returns) == ("b", [-1, 1, -1, 1])


@pytest.mark.parametrize(
    ("active", "lives", "decider"),
    [("B", "15,15,15,15", "C"), ("D", "15,15,15,15", "A"), ("B", "15,15,0,15", "A")],
)
def test_an_ability_of_the_side_not_on_turn_is_decided_by_its_next_seat(
    active: str, lives: str, decider: str
) -> None:
    """ARAS-13.4"""
    hands = ",".join("0" if life == "0" else "8" for life in lives.split(","))
    line = f"6/8/8/2aa2bb/8/1b4 {active} A {lives} {hands} ---- 9 1 - players=4"

    table = scene(line, "sg3", "!g3c3")

    assert (table.decider, table.legal) == (decider, ["!c3c1", "-"])
    assert table.view.turn_seat == "ABCD".index(active)


def test_marks_step_at_the_end_of_every_turn_of_the_side_whichever_partner_takes_it() -> None:
    """ARAS-13.4, ARAS-8.21"""
    table = scene("6/6a!1/8/8/8/6 B P 15,15,15,15 8,8,8,8 ---- 9 1 - players=4", ".", "/")
    assert table.line.startswith("6/6a!1/8/8/8/6 C P")

    assert table.then(".", "/").line.startswith("6/6a~1/8/8/8/6 D P")


def test_an_eaten_element_returns_to_the_next_seat_of_its_side() -> None:
    """ARAS-13.4, ARAS-8.14"""
    board = "6/8/8/2aa4/2aa2B1/6"

    for active, lives, hands, after in (
        ("A", "15,15,15,15", "8,8,8,8", [8, 9, 8, 8]),
        ("C", "15,15,15,15", "8,8,8,8", [8, 8, 8, 9]),
        ("A", "15,0,15,15", "8,0,8,8", [8, 0, 8, 9]),
    ):
        line = f"{board} {active} A {lives} {hands} ---- 9 1 - bear=return,players=4"
        assert scene(line, "sc2", "!c2g2").view.hand == after


def test_a_side_has_twenty_elements() -> None:
    """ARAS-13.1, ARAS-12.5"""
    assert code_of("6/8/8/2a5/8/6 A P 15,15,15,15 10,10,10,10 ---- 3 0 - players=4") == "bad_position"
    assert code_of("6/8/8/2a5/8/6 A P 15,15,15,15 10,10,9,10 ---- 3 0 - players=4") == ""
