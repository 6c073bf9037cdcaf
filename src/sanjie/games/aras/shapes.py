"""Which creature a group is (ARAS-3): geometry alone decides, at every moment."""

from typing import Final

from mypy_extensions import i64

from sanjie.games.aras.board import NOT_ROW_1, NOT_ROW_6, lowest, number

LOOSE: Final = 0  # shapeless
SLIME: Final = 1
WOLF: Final = 2
EAGLE: Final = 3
BEAR: Final = 4
DRAGON: Final = 5
GIANT: Final = 6
STRENGTH: Final[list[int]] = [0, 1, 3, 5, 7, 9, 9]  # by kind (ARAS-3.1–3.7); of LOOSE each element counts
KINDS: Final = ("loose", "slime", "wolf", "eagle", "bear", "dragon", "giant")

LONG: Final = 1  # dragons are a line of four with the fifth beside one end
BENT: Final = 2  # dragons are the L of arms three and three

# A shape is the group's bits moved down so that its anchor is bit 0. For connected groups of five or fewer
# cells no two shapes share these bits.
CROSS: Final = 1 << 12 | 1 << 7 | 1 << 6 | 1 << 5 | 1


def wolves_in(cells: i64) -> tuple[i64, i64]:
    """The anchors of all connected pairs of `cells` at once: of those in a column, of those in a row.

    A pair is two cells that have each other as their only neighbour; a benchmark stands beside this
    (`sanjie bench aras`), since every turn asks it of every side.
    """
    above = (cells >> 1) & NOT_ROW_6 & cells
    below = (cells << 1) & NOT_ROW_1 & cells
    right = (cells >> 6) & cells
    left = (cells << 6) & cells
    several = (above & below) | (left & right) | ((above | below) & (left | right))
    single = (above | below | left | right) & ~several  # cells with exactly one neighbour
    return single & above & (single >> 1), single & right & (single >> 6)


def is_long(shape: i64) -> bool:
    """Whether five cells are the long L in one of its eight positions (ARAS-3.6)."""
    return (
        shape == 0x4F  # a column of four, then right of its lower end
        or shape == 0x20F  # right of its upper end
        or shape == 0x3C1  # left of its lower end
        or shape == 0x79  # left of its upper end
        or shape == 0x41043  # a row of four, then above its left end
        or shape == 0xC1041  # above its right end
        or shape == 0x82083  # below its left end
        or shape == 0x61041  # below its right end
    )


def is_bent(shape: i64) -> bool:
    """Whether five cells are the L of arms three and three in one of its four positions (ARAS-3.6)."""
    return shape == 0x1047 or shape == 0x4107 or shape == 0x7041 or shape == 0x1C41


def kind_of(group: i64, dragons: i64, giants: bool) -> i64:
    """The kind of a connected `group` (not empty): SLIME … GIANT, or LOOSE for any other shape.

    `dragons` holds LONG, BENT or both bits; `giants` is false when the expansion is off (ARAS-3.8).
    """
    rest = group & (group - 1)  # without its first cell
    if rest == 0:
        return SLIME
    rest = rest & (rest - 1)
    if rest == 0:
        return WOLF
    low = lowest(group)
    rest = rest & (rest - 1)
    if rest == 0:
        line = group == low | low << 1 | low << 2 or group == low | low << 6 | low << 12
        return LOOSE if line else EAGLE
    rest = rest & (rest - 1)
    if rest == 0:
        return BEAR if group == low | low << 1 | low << 6 | low << 7 else LOOSE
    if rest & (rest - 1):  # more than five
        return LOOSE
    shape = group >> number(low)
    if shape == CROSS:
        return GIANT if giants else LOOSE
    if dragons & LONG and is_long(shape):
        return DRAGON
    if dragons & BENT and is_bent(shape):
        return DRAGON
    return LOOSE
