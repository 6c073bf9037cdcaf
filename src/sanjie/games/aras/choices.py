"""Decisions as ints: `kind << 18 | first cell << 12 | second cell << 6 | third cell`, fixed for ever."""

from typing import Final

from mypy_extensions import i64

END: Final = 0  # /
SKIP: Final = 1  # .
FINISH: Final = 2  # =
DECLINE: Final = 3  # -
KEEP: Final = 4  # keep
EXCHANGE: Final = 5  # swap
ATTACK: Final = 6  # x
ATTACK_SEAT: Final = 7  # xA: seat
CHOOSE: Final = 8  # @S: character
PLACE: Final = 9  # +c3: cell
SHIFT: Final = 10  # ~c3d1: from, to
SUMMON: Final = 11  # sc3: anchor
MOVE: Final = 12  # mc3d1: from, to
USE: Final = 13  # !c3f5: anchor, target
CARRY: Final = 14  # !c3f5d4: anchor, element, destination

KIND_SHIFT: Final = 18
HIGHEST: Final = 14 << 18 | 0x3FFFF


def plain(kind: i64) -> i64:
    """The choice of a kind without cells."""
    return kind << 18


def one(kind: i64, first: i64) -> i64:
    """The choice of a kind with one number (a cell, seat or character)."""
    return kind << 18 | first << 12


def two(kind: i64, first: i64, second: i64) -> i64:
    """The choice of a kind with two cells."""
    return kind << 18 | first << 12 | second << 6


def three(kind: i64, first: i64, second: i64, third: i64) -> i64:
    """The choice of a kind with three cells."""
    return kind << 18 | first << 12 | second << 6 | third


def kind_in(choice: i64) -> i64:
    """The kind of a choice."""
    return choice >> 18


def first_in(choice: i64) -> i64:
    """Its first number."""
    return choice >> 12 & 63


def second_in(choice: i64) -> i64:
    """Its second number."""
    return choice >> 6 & 63


def third_in(choice: i64) -> i64:
    """Its third number."""
    return choice & 63
