"""Numbers nobody chooses: a counter generator for simulations, and the dealer who answers for CHANCE."""

from typing import Final, Protocol, final

from mypy_extensions import i64

from sanjie.core.seats import Choice

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A 32-bit counter generator in plain ints: the same numbers compiled and interpreted.

    The mixing steps are those of Chris Wellons' bijective 32-bit hash (lowest known bias for two
    rounds). Not for secrets: the server draws its shuffles another way.
    """

    def __init__(self, seed: int) -> None:
        """Start the stream of `seed`, any int; seeds that agree in their low 64 bits share a stream."""
        self.key: i64 = mix((seed >> 32 & WORD) ^ 0x5BD1E995)
        self.counter: i64 = mix((seed & WORD) ^ self.key)

    def word(self) -> i64:
        """The next number, 0..2**32-1."""
        self.counter = (self.counter + 0x9E3779B9) & 0xFFFFFFFF
        return mix(self.counter ^ self.key)

    def below(self, bound: i64) -> i64:
        """The next number in 0..bound-1, for 1 <= bound < 2**31; its bias is below bound / 2**32."""
        self.counter = (self.counter + 0x9E3779B9) & 0xFFFFFFFF  # as in `word`
        return (mix(self.counter ^ self.key) * bound) >> 32

    def shuffle(self, row: list[int]) -> None:
        """Put `row` in a random order, in place."""
        last = len(row) - 1
        while last > 0:
            other = int(self.below(last + 1))
            row[last], row[other] = row[other], row[last]
            last -= 1

    def copy(self) -> "Rng":
        """A twin that goes on with the same numbers."""
        twin = Rng(0)
        twin.key = self.key
        twin.counter = self.counter
        return twin


def mix(word: i64) -> i64:
    """A number 0..2**32-1 that looks unlike `word` (0..2**32-1); one to one."""
    word = word ^ (word >> 16)
    word = (word * 0x21F0AAAD) & 0xFFFFFFFF  # both factors stay below 2**31 or 2**32: no overflow
    word = word ^ (word >> 15)
    word = (word * 0x735A2D97) & 0xFFFFFFFF
    return word ^ (word >> 15)


class Dealer(Protocol):
    """Whoever answers when the state asks CHANCE."""

    def deal(self, options: list[Choice], odds: list[int]) -> Choice:
        """One of `options`; the weights in `odds` (same length, each >= 1) say how likely each should be."""


@final
class SeededDealer:
    """The dealer of simulations and tests: the same seed deals the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def deal(self, options: list[Choice], odds: list[int]) -> Choice:
        """One of `options`, drawn with the integer weights `odds`. Raises ValueError if they do not fit."""
        if not options or len(options) != len(odds):
            raise ValueError(f"{len(options)} options and {len(odds)} odds: give one weight for each option")
        total = 0
        for weight in odds:
            if weight < 1:
                raise ValueError("every weight must be at least 1")
            total += weight
        mark = int(self.rng.below(total))
        for index in range(len(odds)):
            mark -= odds[index]
            if mark < 0:
                return options[index]
        raise AssertionError("the mark lies below the sum of the weights")
