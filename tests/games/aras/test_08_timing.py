"""ARAS-8.1 to 8.5: when abilities arise, and in which order they are used."""

import pytest

from games.aras.scenes import scene

pytestmark = pytest.mark.rules
# one slime makes a bear (c3 c4 d3 d4), another a wolf (f2 f3); food at b6 and g6, prey at h4
BEAR_AND_WOLF = "B4B/7A/2A4b/2AA4/A4A2/6 A A 15,15 9,12 -- 9 1 - -"
# a wolf (b4 b5) and an eagle (e2 e3 f2) are born together
WOLF_AND_EAGLE = "2B3/1A6/7b/4A3/1A2A2A/6 A A 15,15 10,13 -- 9 1 - -"


def test_newborn_creatures_of_one_event_wait_in_one_frame() -> None:
    """ARAS-8.1, ARAS-8.2"""
    table = scene(BEAR_AND_WOLF, "mh5d4", "ma2f3")

    assert table.line.split(" ")[8] == "c3:2,f2:1"
    assert table.legal == ["!c3b6", "!c3g6", "!f2h4", "-"]


def test_a_bear_may_bite_again_after_another_creature_of_its_frame() -> None:
    """ARAS-8.2, ARAS-8.13: by then the wolf has turned up more food."""
    table = scene(BEAR_AND_WOLF, "mh5d4", "ma2f3", "!c3b6")
    assert table.line.split(" ")[8] == "c3:1,f2:1"

    table = table.then("!f2h4")
    assert table.line.split(" ")[8] == "c3:1"
    assert table.legal == ["!c3g6", "!c3h4", "-"]
    assert table.then("!c3h4").line == "5B/8/2AA4/2AA1A2/5A2/6 B P 15,15 9,12 -- 10 1 - -"


def test_a_bear_may_bite_twice_at_once() -> None:
    """ARAS-8.2, ARAS-8.13"""
    table = scene(BEAR_AND_WOLF, "mh5d4", "ma2f3", "!c3b6", "!c3g6")

    assert table.line.split(" ")[8] == "f2:1"


def test_declining_gives_up_everything_left_in_the_frame() -> None:
    """ARAS-8.2, ARAS-8.3"""
    table = scene(WOLF_AND_EAGLE, "mb2b4", "mh2f2", "-")

    assert table.line == "2B3/1A6/1A5b/4A3/4AA2/6 B P 15,15 10,13 -- 10 2 - -"


def test_a_frame_without_a_legal_use_is_dropped() -> None:
    """ARAS-8.3"""
    assert scene("6/8/8/2aa4/8/6 A A 15,15 13,15 -- 9 1 - -", "sc3").decider == "B"


def test_a_creature_without_a_target_may_find_one_after_anothers_use() -> None:
    """ARAS-8.3: the giant turns an enemy back, and the wolf has prey."""
    table = scene("5B/1A5A/4A3/A3AA2/4A3/6 A A 15,15 8,14 -- 9 1 - -", "ma3b4", "mh5d3")
    assert table.why("!b4g6") == "wolf-needs-enemy-face-down"

    assert table.then("!d3g6").legal == ["!b4g6", "-"]


def test_a_waiting_creature_that_is_changed_loses_its_ability() -> None:
    """ARAS-8.4: the eagle carries one half of the waiting wolf away."""
    table = scene(WOLF_AND_EAGLE, "mb2b4", "mh2f2", "!e2b5b2")

    assert table.line == "2B3/8/1A5b/4A3/1A2AA2/6 B P 15,15 10,13 -- 10 2 - -"


def test_a_waiting_creature_that_is_turned_back_loses_its_ability() -> None:
    """ARAS-8.4: the opened giant turns the waiting eagle back."""
    table = scene(
        "2B2b/1A3bbb/6b1/4A3/1A2A3/5A A A 15,15 10,9 -- 9 1 - -", "mb2b4", "mg1f2", "!b4f5", "!f5e2"
    )

    assert (table.decider, table.kind("e2"), table.group("e2").up) == ("B", "eagle", False)


def test_a_waiting_creature_that_grows_loses_its_ability_and_what_it_becomes_is_newborn() -> None:
    """ARAS-8.4, ARAS-8.12: the eagle carries a slime to the waiting wolf, which is an eagle then."""
    start = "2B3/1A6/7b/4A3/1A2A2A/2A3 A A 15,15 9,13 -- 9 1 - -"
    table = scene(start, "mb2b4", "mh2f2", "=", "!e2d1c4")

    assert (table.kind("b4"), table.line.split(" ")[8]) == ("eagle", "b4:1")
    assert table.then("-").line.split(" ")[1:3] == ["B", "P"]


def test_a_newer_frame_is_resolved_before_the_older_goes_on() -> None:
    """ARAS-8.2: the opened giant uses its ability while the eagle waits below."""
    table = scene("2B2b/1A3bbb/6b1/4A3/1A2A3/5A A A 15,15 10,9 -- 9 1 - -", "mb2b4", "mg1f2", "!b4f5")

    assert (table.decider, table.line.split(" ")[8]) == ("B", "e2:1/f5:1")
    assert table.why("!e2d6a2") == "ability-not-waiting"
    assert table.then("-").decider == "A"


def test_only_the_owner_of_the_top_frame_decides_and_only_about_abilities() -> None:
    """ARAS-8.2, ARAS-12.1"""
    table = scene(WOLF_AND_EAGLE, "mb2b4", "mh2f2")

    assert {table.why(decision) for decision in ("/", "=", "x", "+a2", "mb4a2", "sb4")} == {"wrong-phase"}
    assert table.why("!c2d6") == table.why("!d6b4") == "ability-not-waiting"
    assert table.why("!b5h4") == "needs-anchor"
    assert table.why("!b4h4a2") == table.why("!e2d6") == "ability-form"


def test_what_was_carried_is_carried_no_second_time() -> None:
    """ARAS-8.5, ARAS-8.9: one eagle makes another, and the chain ends."""
    table = scene("6/B6A/2a5/2aa1A2/5A2/6 A A 15,15 9,14 -- 9 1 - -", "sc3", "!c3h5g2")

    assert table.line.split(" ")[8] == "f2:1"
    assert table.why("!f2g2h5") == "eagle-own-component"
    assert table.why("!f2a5h5") == ""
    assert table.then("!f2a5h5").line.split(" ")[1:3] == ["B", "P"]


def test_what_was_turned_back_and_opened_again_is_not_carried_in_that_turn() -> None:
    """ARAS-8.5, ARAS-8.22: a giant, a wolf and an eagle born together."""
    start = "5B/1A5A/4A3/A3AA2/4A2A/AA4 A A 15,15 5,14 -- 9 1 - -"
    table = scene(start, "ma3b4", "mh5d3", "mh2b2")
    assert table.line.split(" ")[8] == "b1:1,b4:1,d3:1"
    assert table.why("!b1g6a5") == ""

    table = table.then("!d3g6", "!b4g6")
    assert table.line.startswith("5B+/")
    assert table.why("!b1g6a5") == "eagle-already-moved"


def test_slimes_and_shapeless_groups_have_no_ability() -> None:
    """ARAS-8.1"""
    assert scene("6/7b/8/2a5/8/6 A A 15,15 14,14 -- 9 1 - -", "sc3").decider == "B"
    forced = scene("6/7a/8/2aa1bbb/8/6 A A 15,15 12,12 -- 9 1 - -", "sc3", "!c3f3")
    assert (forced.decider, forced.phase) == ("B", "P")
