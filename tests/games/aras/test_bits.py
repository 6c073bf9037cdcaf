"""Bits of cells counted and picked, compiled or interpreted (`games/aras/board.py`)."""

from typing import Final

import pytest

from sanjie.core.chance import Rng
from sanjie.games.aras.board import CELLS, bit_of, cells_of, count, flood, nth, nth_by_clearing, number

EVERY_BIT: Final = (1 << 48) - 1
MASKS: Final = [
    *(0, CELLS, EVERY_BIT, EVERY_BIT ^ CELLS),
    *(0x3F << 6 * column for column in range(8)),  # the columns
    *(0x041041041041 << row for row in range(6)),  # the rows
]


def some_masks() -> list[int]:
    """Masks with few bits, with half of them and with nearly all."""
    rng = Rng(7)
    masks = list(MASKS)
    for _ in range(200):
        one = (rng.word() << 32 | rng.word()) & EVERY_BIT
        other = (rng.word() << 32 | rng.word()) & EVERY_BIT
        masks += [one, one & other, one | other]
    return masks


def test_bits_are_counted() -> None:
    for mask in some_masks():
        assert count(mask) == f"{mask:b}".count("1")


def test_every_bit_of_a_mask_is_found_by_its_index() -> None:
    for mask in some_masks():
        bits = cells_of(mask)

        assert [nth(mask, index) for index in range(len(bits))] == bits
        assert [nth_by_clearing(mask, index) for index in range(len(bits))] == bits


@pytest.mark.parametrize("cell", range(48))
def test_a_single_bit_has_its_number(cell: int) -> None:
    assert number(1 << cell) == cell
    assert bit_of(cell) == 1 << cell
    assert nth(1 << cell, 0) == cell


def test_a_flood_stays_in_its_connected_set() -> None:
    """A column of six, a corner apart from it, and both at once."""
    column = 0x3F << 12
    apart = 1 << 18 + 5 | 1 << 24 + 5  # d6 e6: beside c6

    assert flood(1 << 12, column) == column
    assert flood(1 << 15, column | 1 << 40) == column
    assert flood(1 << 12, column | apart) == column | apart
    assert flood(1 << 40, column | 1 << 40) == 1 << 40
    assert flood(1 << 17, 1 << 17 | 1 << 18) == 1 << 17  # c6 and d1 are no neighbours
