"""ARAS-2: the map, cells, groups."""

import pytest

from games.aras.scenes import ARAS, START, code_of, scene
from sanjie.core.game import NotationError

pytestmark = pytest.mark.rules
CELLS = [
    "a2",
    "a3",
    "a4",
    "a5",
    "b1",
    "b2",
    "b3",
    "b4",
    "b5",
    "b6",
    "c1",
    "c2",
    "c3",
    "c4",
    "c5",
    "c6",
    "d1",
    "d2",
    "d3",
    "d4",
    "d5",
    "d6",
    "e1",
    "e2",
    "e3",
    "e4",
    "e5",
    "e6",
    "f1",
    "f2",
    "f3",
    "f4",
    "f5",
    "f6",
    "g1",
    "g2",
    "g3",
    "g4",
    "g5",
    "g6",
    "h2",
    "h3",
    "h4",
    "h5",
]


def test_the_map_has_forty_four_cells_in_the_order_of_the_alphabet() -> None:
    """ARAS-2.1, ARAS-2.2"""
    assert scene(START).legal == [*(f"+{cell}" for cell in CELLS), "."]
    assert len(CELLS) == 44


@pytest.mark.parametrize("corner", ["a1", "a6", "h1", "h6"])
def test_the_corners_are_no_cells(corner: str) -> None:
    """ARAS-2.1"""
    with pytest.raises(NotationError):
        ARAS.read_answer("+" + corner)


@pytest.mark.parametrize(("row", "cell"), [(0, "b6"), (1, "a5"), (2, "a4"), (3, "a3"), (4, "a2"), (5, "b1")])
def test_rows_are_written_from_six_to_one(row: int, cell: str) -> None:
    """ARAS-2.2, ARAS-12.3"""
    rows = ["6", "8", "8", "8", "8", "6"]
    rows[row] = "a5" if row in (0, 5) else "a7"

    table = scene("/".join(rows) + " A A 15,15 14,15 -- 9 1 - -")

    assert [element.cell for element in table.view.elements] == [cell]


def test_cells_are_adjacent_when_they_share_an_edge() -> None:
    """ARAS-2.3: c3 and d4 touch at a corner only."""
    table = scene("6/8/3a4/2a5/8/6 A A 15,15 13,15 -- 9 1 - -")

    assert table.kind("c3") == table.kind("d4") == "slime"


def test_the_fold_between_rows_three_and_four_has_no_effect() -> None:
    """ARAS-2.2"""
    table = scene("6/8/2a5/2a5/8/6 A A 15,15 13,15 -- 9 1 - -")

    assert table.kind("c3") == "wolf"
    assert table.group("c4").anchor == "c3"


def test_a_row_does_not_go_on_in_the_next_one() -> None:
    """ARAS-2.3: b6 and b1, h2 and a3 are far apart."""
    table = scene("a5/8/8/a7/7a/a5 A A 15,15 11,15 -- 9 1 - -")

    assert [group.kind for group in table.view.groups] == ["slime"] * 4


def test_a_cell_holds_one_element() -> None:
    """ARAS-2.4"""
    table = scene("6/5b2/8/2a5/8/6 A P 15,15 14,14 -- 9 1 - -")

    assert table.why("+c3") == table.why("+f5") == "cell-occupied"


def test_a_group_is_named_by_its_first_cell() -> None:
    """ARAS-2.5: b3 comes before c2."""
    table = scene("6/8/8/1aa5/2a5/6 A A 15,15 12,15 -- 9 1 - -")

    assert table.group("c2").anchor == "b3"
    assert table.why("sb3") == ""
    assert table.why("sc2") == table.why("sc3") == "needs-anchor"


def test_enemy_elements_and_other_facings_never_belong_to_a_group() -> None:
    """ARAS-2.5"""
    table = scene("6/8/8/2ab4/3A4/6 A A 15,15 13,14 -- 9 1 - -")

    assert table.kind("c3") == "slime"
    assert table.kind("d3") == "slime"
    assert table.kind("d2") == "slime"


def test_no_face_up_element_is_beside_an_own_face_down_one() -> None:
    """ARAS-2.6"""
    assert code_of("6/8/8/2Aa4/8/6 A P 15,15 13,15 -- 3 1 - -") == "bad_position"
    assert code_of("6/8/2B5/2b5/8/6 A P 15,15 15,13 -- 3 1 - -") == "bad_position"
    assert code_of("6/8/2A5/3a4/8/6 A P 15,15 13,15 -- 3 1 - -") == ""
    assert code_of("6/8/2B5/2a5/8/6 A P 15,15 14,14 -- 3 1 - -") == ""
