"""Canonical bytes for rows of ints, and their digest."""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

LONGEST: Final = 10  # bytes of one packed int: 64 bits and a sign
FAR: Final = 0x2000000000000000  # what is nearer to 0 is reckoned with in machine words


class BadPack(ValueError):
    """Bytes that no state packs to."""


def pack_ints(row: list[int]) -> bytes:
    """`row` as bytes, 1 to 10 bytes an int (zigzag, 7 bits a byte). Raises OverflowError beyond 64 bits."""
    out: list[int] = []
    for number in row:
        if -FAR < number < FAR:
            pack_near(out, number)
            continue
        word = number * 2 if number >= 0 else -number * 2 - 1
        if word >> 65:
            raise OverflowError(f"{number} does not fit 64 bits")
        while word > 127:
            out.append(word & 127 | 128)
            word >>= 7
        out.append(word)
    return bytes(out)


def pack_near(out: list[int], number: i64) -> None:
    """The same for one int below FAR, as nearly all are: added to `out`."""
    word: i64 = number << 1
    if number < 0:
        word = -word - 1
    while word > 127:
        out.append(int(word & 127 | 128))
        word >>= 7
    out.append(int(word))


@final
class Reader:
    """Reads back what `pack_ints` wrote. Every fault is BadPack."""

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self.place = 0

    def take(self, low: int, high: int) -> int:
        """The next int, which must lie in low..high."""
        word = 0
        shift = 0
        while True:
            if self.place >= len(self.packed):
                raise BadPack("the bytes end too early")
            byte = self.packed[self.place]
            self.place += 1
            word |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
            if shift >= 7 * LONGEST:
                raise BadPack("a number is longer than 64 bits")
        if shift > 7 and byte == 0:
            raise BadPack("a number is written longer than it needs to be")
        number = word >> 1 if word & 1 == 0 else -(word + 1 >> 1)
        if not low <= number <= high:
            raise BadPack(f"{number} stands where {low} to {high} is allowed")
        return number

    def end(self) -> None:
        """Raises BadPack unless everything has been read."""
        if self.place != len(self.packed):
            raise BadPack("bytes are left over")


def digest_bytes(packed: bytes) -> int:
    """64 bits that name `packed`: BLAKE2b, big-endian, unsigned."""
    return int.from_bytes(blake2b(packed, digest_size=8).digest(), "big")
