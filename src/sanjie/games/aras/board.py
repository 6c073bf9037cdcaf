"""The map (ARAS-2.1, 2.2): cells as bits, neighbours, connected sets; pure functions on ints.

Cell `column * 6 + row` is one bit: column a is 0, row 1 is 0, so bits ascend in the rulebook's cell order and
the lowest bit of a group is its anchor. 44 of the 48 bits are cells; the corners a1 a6 h1 h6 are not.
"""

from typing import Final

from mypy_extensions import i64

Cell = int  # 0..47, the number of a bit

CELLS: Final = 0x7BFFFFFFFFDE  # every cell there is
NOT_ROW_1: Final = 0xFBEFBEFBEFBE
NOT_ROW_6: Final = 0x7DF7DF7DF7DF
COLUMNS: Final = "abcdefgh"
ROWS: Final = "123456"
NAMES: Final[list[str]] = [column + row for column in COLUMNS for row in ROWS]  # by the numbers of cells


def beside(cells: i64) -> i64:
    """The cells that share an edge with one of `cells` (ARAS-2.3); may overlap `cells` itself."""
    return (((cells << 1) & NOT_ROW_1) | ((cells >> 1) & NOT_ROW_6) | (cells << 6) | (cells >> 6)) & CELLS


def flood(seed: i64, within: i64) -> i64:
    """The connected set of `within` that holds `seed` (a subset of `within`)."""
    grown = seed
    upward = within & NOT_ROW_1
    downward = within & NOT_ROW_6
    while True:  # each direction goes on from what the one before it found
        wider = grown | ((grown << 1) & upward)
        wider = wider | ((wider >> 1) & downward)
        wider = wider | ((wider << 6) & within)
        wider = wider | ((wider >> 6) & within)
        if wider == grown or wider == within:
            return wider
        grown = wider


def count(cells: i64) -> i64:
    """How many bits of `cells` (48 bits) are set."""
    threes = cells - ((cells >> 1) & 0x6DB6DB6DB6DB) - ((cells >> 2) & 0x249249249249)  # of three bits each
    sixes = (threes + (threes >> 3)) & 0x1C71C71C71C7  # of each column
    sixes = sixes + (sixes >> 24)  # the lower four hold all; the product adds them up in the fourth
    return (sixes * 0x41041 >> 18) & 0x3F


def lowest(cells: i64) -> i64:
    """The lowest bit of `cells`, 0 for none: a group's anchor (ARAS-2.5)."""
    return cells & -cells


def number(bit: i64) -> i64:
    """The number 0..47 of a single bit."""
    return count(bit - 1)


def bit_of(cell: i64) -> i64:
    """The bit of cell number 0..47."""
    # not `1 << cell`: mypyc emits the literal as a 32-bit int
    return 0x800000000000 >> (47 - cell)


def beyond(held: i64, index: i64) -> i64:
    """-1 (every bit set) if bit number `index` comes after the first `held`, else 0."""
    return (held - index - 1) >> 63


def nth(cells: i64, index: i64) -> i64:
    """The number of the bit of `cells` with `index` set bits below it; `index` is below `count(cells)`.

    It passes over 24 bits or none, then over 12, 6, 3, 1 and 1. Jumps would go either way at random, which
    costs a processor more than the whole search: hence `passed`.
    """
    threes = cells - ((cells >> 1) & 0x6DB6DB6DB6DB) - ((cells >> 2) & 0x249249249249)  # as in `count`
    sixes = (threes + (threes >> 3)) & 0x1C71C71C71C7
    twelves = (sixes + (sixes >> 6)) & 0x00F00F00F00F
    held = (twelves + (twelves >> 12)) & 0x1F
    passed = beyond(held, index)
    index -= held & passed
    found = passed & 24
    held = twelves >> found & 0xF
    passed = beyond(held, index)
    index -= held & passed
    found += passed & 12
    held = sixes >> found & 0x7
    passed = beyond(held, index)
    index -= held & passed
    found += passed & 6
    held = threes >> found & 0x3
    passed = beyond(held, index)
    index -= held & passed
    found += passed & 3
    held = cells >> found & 1
    passed = beyond(held, index)
    index -= held & passed
    found -= passed
    return found - beyond(cells >> found & 1, index)


def nth_by_clearing(cells: i64, index: i64) -> i64:
    """`nth` for the interpreter, to which jumps are cheap and sums are not."""
    base: i64 = 0
    if index > 5:
        held = count(cells & 0xFFFFFF)
        if index >= held:  # it lies in the upper half
            index -= held
            cells = cells >> 24
            base = 24
    while index > 0:
        cells = cells & (cells - 1)
        index -= 1
    return base + number(cells & -cells)


def cell_name(cell: Cell) -> str:
    """ "c3" for cell number 14; the number must be a cell's."""
    return NAMES[cell]


def cell_number(name: str) -> Cell:
    """The number of the cell called `name`, -1 if there is none."""
    if len(name) != 2:
        return -1
    column = COLUMNS.find(name[0])
    row = ROWS.find(name[1])
    if column < 0 or row < 0:
        return -1
    cell = column * 6 + row
    return cell if CELLS >> cell & 1 else -1


def cells_of(mask: int) -> list[Cell]:
    """The numbers of the bits of `mask` in cell order; a fresh list."""
    found: list[Cell] = []
    for cell in range(48):
        if mask >> cell & 1:
            found.append(cell)
    return found


if __file__.endswith(".py"):  # interpreted: built-ins are faster; compiled callers never look here
    globals()["count"] = int.bit_count
    globals()["number"] = lambda bit: bit.bit_length() - 1
    globals()["nth"] = nth_by_clearing
