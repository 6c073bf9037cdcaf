"""ARAS-1: components, characters, who begins."""

import pytest

from games.aras.scenes import ARAS, START, scene
from sanjie.core.game import BadOption

pytestmark = pytest.mark.rules
CHOOSING = "6/8/8/8/8/6 A C 15,15 15,15 ?? 1 0 - -"


def dealt(seats: int = 2, **chosen: object) -> str:
    """The line of a new game."""
    return ARAS.write_position(ARAS.deal(ARAS.variant(chosen), seats))


def test_two_players_begin_with_fifteen_elements_and_life_points_and_without_characters() -> None:
    """ARAS-1.1, ARAS-1.5, ARAS-1.8"""
    assert dealt() == START


def test_each_player_may_be_given_a_character_of_his_own_faction() -> None:
    """ARAS-1.4"""
    assert dealt(characters="SW") == "6/8/8/8/8/6 A P 15,15 15,15 SW 1 0 - -"
    assert dealt(characters="IP") == "6/8/8/8/8/6 A P 15,15 15,15 IP 1 0 - -"


@pytest.mark.parametrize("pair", ["SS", "SH", "TW", "IT", "S-", "-W", "XW", "S"])
def test_no_other_pair_of_characters_can_be_given(pair: str) -> None:
    """ARAS-1.4, ARAS-1.8"""
    with pytest.raises(BadOption, match="characters"):
        dealt(characters=pair)


def test_characters_of_the_expansion_go_with_it() -> None:
    """ARAS-11.6"""
    for pair in ("PW", "SI", "WP"):
        with pytest.raises(BadOption, match="expansion"):
            dealt(characters=pair, expansion="off")


def test_seat_b_chooses_its_character_and_with_it_its_faction_first() -> None:
    """ARAS-1.7"""
    table = scene(CHOOSING)

    assert dealt(characters="??") == CHOOSING
    assert table.decider == "B"
    assert table.legal == ["@H", "@I", "@P", "@S", "@T", "@W"]


def test_the_later_chooser_has_the_other_faction_and_moves_first() -> None:
    """ARAS-1.6, ARAS-1.7, ARAS-9.1"""
    table = scene(CHOOSING, "@T")

    assert table.decider == "A"
    assert table.legal == ["@H", "@P", "@S"]
    assert table.why("@W") == "character-other-faction"
    assert table.then("@H").line == "6/8/8/8/8/6 A P 15,15 15,15 HT 1 0 - -"


def test_without_the_expansion_two_characters_cannot_be_chosen() -> None:
    """ARAS-1.7, ARAS-11.6"""
    table = scene(CHOOSING.replace("- -", "- expansion=off"))

    assert table.why("@P") == table.why("@I") == "character-needs-expansion"
    assert table.then("@S").legal == ["@T", "@W"]


def test_nothing_is_placed_before_the_characters_are_chosen() -> None:
    """ARAS-12.1"""
    assert scene(CHOOSING).why("+c3") == "wrong-phase"


def test_creature_tiles_are_not_counted() -> None:
    """ARAS-1.3: seven wolves of one side are seven wolves."""
    table = scene("6/AA1AA1AA/8/AA1AA1AA/8/AA4 A A 15,15 1,15 -- 9 1 - -")

    assert [group.kind for group in table.view.groups] == ["wolf"] * 7
    assert table.view.totals == [21, 0]


def test_every_element_is_its_owners_face_up_or_down() -> None:
    """ARAS-1.2"""
    table = scene("6/8/8/a1Ab1B2/8/6 A A 15,15 13,13 -- 9 1 - -")

    assert [(element.cell, element.side, element.up) for element in table.view.elements] == [
        ("a3", "a", False),
        ("c3", "a", True),
        ("d3", "b", False),
        ("f3", "b", True),
    ]
