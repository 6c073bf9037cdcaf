"""Answers as ints: `kind << 40 | what + 1 << 28 | ghost + 1 << 20 | seat + 1 << 16 | number`, fixed for ever.

A part that a kind does not use is 0. `pass` is core's PASS.
"""

from typing import Final

BUY: Final = 1  # buy
EQUIP: Final = 2  # equip <card>
USE: Final = 3  # use <card> [ghost] [pN] [nK] [sK]
SKILL: Final = 4  # skill <id> [ghost] [pN] [nK] [sK]
POWER: Final = 5  # heretic pN
NAME: Final = 6  # pN
CLOCKWISE: Final = 7  # cw
COUNTER_CLOCKWISE: Final = 8  # ccw
DISCARD: Final = 9  # discard <card>
NONE: Final = 10  # none
SINK: Final = 11  # sink <ghost card>
EXORCISE: Final = 12  # exorcise <ghost>
SUMMON: Final = 13  # summon <ghost>
VOTE: Final = 14  # vote <card>
DONE: Final = 15  # done
CHALLENGE: Final = 16  # challenge pN
INSPECT: Final = 17  # inspect
SKIP: Final = 18  # skip
HERETIC: Final = 19  # heretic
LIFE: Final = 20  # life <ghost>
# what chance answers
DEAL_IDENTITY: Final = 21  # identity <identity>
DEAL_CHARACTER: Final = 22  # character <character>
DEAL_SEAT: Final = 23  # seat pN: who starts, who is an elder
DEAL_CARD: Final = 24  # card <card>: drawn, taken, lost, or the next of the mixed votes
DEAL_GHOST: Final = 25  # ghost <ghost card>
DEAL_KING: Final = 26  # king <king>
DEAL_DIE: Final = 27  # die K
LAST_KIND: Final = 27

KIND_SHIFT: Final = 40
WHAT_SHIFT: Final = 28
GHOST_SHIFT: Final = 20
SEAT_SHIFT: Final = 16
WHAT_ONE: Final = 1 << 28
GHOST_ONE: Final = 1 << 20
SEAT_ONE: Final = 1 << 16
MOST_ITEMS: Final = 0xFFFF
HIGHEST: Final = (1 << 45) - 1


def plain(kind: int) -> int:
    """The choice of a kind that names nothing."""
    return kind << KIND_SHIFT


def with_what(kind: int, what: int) -> int:
    """The choice of a kind that names a card, skill, king, character, identity or die number."""
    return kind << KIND_SHIFT | what + 1 << WHAT_SHIFT


def with_ghost(kind: int, ghost: int) -> int:
    """The choice of a kind that names a ghost card."""
    return kind << KIND_SHIFT | ghost + 1 << GHOST_SHIFT


def with_seat(kind: int, seat: int) -> int:
    """The choice of a kind that names a seat."""
    return kind << KIND_SHIFT | seat + 1 << SEAT_SHIFT


def kind_in(choice: int) -> int:
    """The kind of a choice; PASS has none (-1)."""
    return choice >> KIND_SHIFT


def what_in(choice: int) -> int:
    """The card, skill … it names, or -1."""
    return (choice >> WHAT_SHIFT & 0xFFF) - 1


def ghost_in(choice: int) -> int:
    """The ghost card it names, or -1."""
    return (choice >> GHOST_SHIFT & 0xFF) - 1


def seat_in(choice: int) -> int:
    """The seat it names, or -1."""
    return (choice >> SEAT_SHIFT & 0xF) - 1


def number_in(choice: int) -> int:
    """The number or item it names, or 0."""
    return choice & 0xFFFF
