"""Hexagons with a flat side up, as ints: pure functions, no map (HUNTERS-2.14).

A cell is `q + 128 << 8 | r + 128` for axial -127 <= q, r <= 127. Directions go clockwise from north.
"""

from typing import Final

N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
DIRECTIONS: Final = 6

FARTHEST: Final = 127  # no coordinate is larger
STEP_Q: Final = [0, 1, 1, 0, -1, -1]  # per direction
STEP_R: Final = [-1, -1, 0, 1, 1, 0]


def cell_at(q: int, r: int) -> int:
    """The cell with these coordinates, each -127..127."""
    return (q + 128 << 8) + r + 128


def q_of(cell: int) -> int:
    """The column of a cell, -127..127."""
    return (cell >> 8) - 128


def r_of(cell: int) -> int:
    """The other coordinate of a cell, -127..127."""
    return (cell & 255) - 128


def beside(cell: int, direction: int) -> int:
    """The cell one step away in `direction` (0..5)."""
    return cell + (STEP_Q[direction] << 8) + STEP_R[direction]


def steps_between(one: int, other: int) -> int:
    """How many steps lead from one cell to the other over an endless plane."""
    q = q_of(other) - q_of(one)
    r = r_of(other) - r_of(one)
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turned(direction: int, turns: int) -> int:
    """`direction` turned clockwise by `turns` sixths of a circle, also negative; 0..5."""
    return (direction + turns) % DIRECTIONS
