"""ARAS-3: which shapes are creatures, and what they are worth."""

from collections.abc import Iterator

import pytest

from games.aras.scenes import scene

pytestmark = pytest.mark.rules
Shape = frozenset[tuple[int, int]]

# drawn as in the rulebook's words; every rotation and reflection counts (ARAS-3.8)
DRAWN = {
    "slime": ["#"],
    "wolf": ["##"],
    "eagle": ["#.", "##"],
    "bear": ["##", "##"],
    "dragon": ["#...", "####"],
    "bent": ["#..", "#..", "###"],
    "giant": [".#.", "###", ".#."],
}
STRENGTH = {"slime": 1, "wolf": 3, "eagle": 5, "bear": 7, "dragon": 9, "giant": 9}


def at_origin(shape: Shape) -> Shape:
    """The shape moved as far down and left as it goes."""
    left, low = min(x for x, _ in shape), min(y for _, y in shape)
    return frozenset((x - left, y - low) for x, y in shape)


def turned_and_mirrored(shape: Shape) -> set[Shape]:
    """The shape in its up to eight positions."""
    found: set[Shape] = set()
    for _ in range(4):
        shape = frozenset((y, -x) for x, y in shape)
        found |= {at_origin(shape), at_origin(frozenset((-x, y) for x, y in shape))}
    return found


def drawn(name: str) -> set[Shape]:
    """Every position of the shape drawn above."""
    rows = list(enumerate(DRAWN[name]))
    return turned_and_mirrored(
        frozenset((x, y) for y, row in rows for x, sign in enumerate(row) if sign == "#")
    )


def connected_shapes(most: int) -> Iterator[Shape]:
    """Every connected shape of up to `most` cells, once in each position."""
    shapes: set[Shape] = {frozenset({(0, 0)})}
    for _ in range(most):
        yield from sorted(shapes, key=sorted)
        shapes = {
            at_origin(shape | {(x + dx, y + dy)})
            for shape in shapes
            for x, y in shape
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if (x + dx, y + dy) not in shape
        }


def line_of(shape: Shape, sign: str, options: str = "-") -> str:
    """A position with the shape in the lower left of columns b to g, which all have six rows."""
    cells = {("bcdefg"[x], y + 1) for x, y in shape}
    rows: list[str] = []
    for row in range(6, 0, -1):
        columns = "bcdefg" if row in (1, 6) else "abcdefgh"
        text = "".join(sign if (column, row) in cells else "." for column in columns)
        for run in range(8, 0, -1):
            text = text.replace("." * run, str(run))
        rows.append(text)
    return f"{'/'.join(rows)} A A 15,15 {15 - len(shape)},15 -- 9 1 - {options}"


SHAPES = list(connected_shapes(5))


def test_there_are_ninety_one_connected_shapes_of_up_to_five_cells() -> None:
    assert len(SHAPES) == 1 + 2 + 6 + 19 + 63


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ("-", ("slime", "wolf", "eagle", "bear", "dragon", "giant")),
        ("dragon=V", ("slime", "wolf", "eagle", "bear", "bent", "giant")),
        ("dragon=LV", ("slime", "wolf", "eagle", "bear", "dragon", "bent", "giant")),
        ("expansion=off", ("slime", "wolf", "eagle", "bear", "dragon")),
    ],
)
@pytest.mark.parametrize("sign", ["a", "A"])
def test_a_group_is_a_creature_when_it_is_exactly_the_shape(
    options: str, names: tuple[str, ...], sign: str
) -> None:
    """ARAS-3.1, ARAS-3.2, ARAS-3.3, ARAS-3.4, ARAS-3.5, ARAS-3.6, ARAS-3.7, ARAS-3.8, ARAS-11.2, ARAS-11.6"""
    kinds = {shape: name for name in names for shape in drawn(name)}
    for shape in SHAPES:
        expected = kinds.get(shape, "loose").replace("bent", "dragon")
        (group,) = scene(line_of(shape, sign, options)).view.groups
        assert group.kind == expected, sorted(shape)


@pytest.mark.parametrize(("name", "positions"), [("eagle", 4), ("bear", 1), ("dragon", 8), ("giant", 1)])
def test_creatures_have_as_many_positions_as_they_have_symmetries(name: str, positions: int) -> None:
    """ARAS-3.8"""
    assert len(drawn(name)) == positions


@pytest.mark.parametrize("name", STRENGTH)
def test_creatures_are_worth_their_strength_face_up_and_nothing_face_down(name: str) -> None:
    """ARAS-3.1, ARAS-3.2, ARAS-3.3, ARAS-3.4, ARAS-3.5, ARAS-3.7, ARAS-3.11"""
    for shape in drawn(name):
        assert scene(line_of(shape, "A")).view.totals == [STRENGTH[name], 0]
        assert scene(line_of(shape, "a")).view.totals == [0, 0]


def test_a_bigger_group_that_contains_a_shape_is_shapeless() -> None:
    """ARAS-3.8: a square with a sixth and fifth element beside it."""
    table = scene("6/8/2AA4/2AAA3/8/6 A A 15,15 10,15 -- 9 1 - -")

    assert table.kind("c3") == "loose"


def test_every_face_up_element_without_a_creature_counts_one() -> None:
    """ARAS-3.10: three in a line."""
    table = scene("6/8/8/2AAA3/8/6 A A 15,15 12,15 -- 9 1 - -")

    assert table.view.totals == [3, 0]


def test_elements_of_a_shapeless_group_are_slimes_by_themselves() -> None:
    """ARAS-3.9"""
    table = scene("6/8/8/2AAA3/8/6 A A 15,15 12,15 -- 9 1 - -")

    assert table.why("mc3a2") == table.why("md3a2") == table.why("me3a2") == ""


def test_with_loose_inert_only_a_group_of_one_is_a_slime() -> None:
    """ARAS-3.9, ARAS-11.3"""
    table = scene("6/6A1/8/2AAA3/8/6 A A 15,15 11,15 -- 9 1 - loose=inert")

    assert table.why("md3a2") == "loose-inert"
    assert table.clause("md3a2") == "ARAS-3.9"
    assert table.why("mg5a2") == ""


def test_creatures_exist_by_geometry_alone() -> None:
    """ARAS-3.11, ARAS-6.6: a slime that joins an eagle makes a bear, and leaves none behind."""
    table = scene("6/8/2A5/2AA4/8/5A A A 15,15 11,15 -- 9 1 - -", "mg1d4")

    assert table.kind("c3") == "bear"
