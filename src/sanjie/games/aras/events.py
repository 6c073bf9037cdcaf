"""What can happen at a table of Aras: the kinds of its events, with what `subject` and `value` say."""

from typing import Final

CHARACTER_CHOSEN: Final = 1  # subject: number in CHARACTERS
KEPT: Final = 2
SWAPPED: Final = 3
PLACED: Final = 4  # subject: cell; value: cells of the group it is now part of
SHIFTED: Final = 5  # subject: choice; value: cells of the group it is now part of
SKIPPED: Final = 6
SUMMONED: Final = 7  # subject: anchor; value: cells
NEWBORN: Final = 8  # subject: anchor; value: cells; seat: its owner
MOVED: Final = 9  # subject: choice; value: cells of the group the slime is now part of
FINISHED: Final = 10
ATTACKED: Final = 11  # subject: seat hit; value: totals and damage, see `hit`
PASSED: Final = 12
INTIMIDATED: Final = 13  # subject: choice; value: cells of the group opened
CARRIED: Final = 14  # subject: choice; value: cells of the group the element is now part of
ATE: Final = 15  # subject: choice
DEVOURED: Final = 16  # subject: choice; value: cells
QUAKED: Final = 17  # subject: choice; value: cells
DECLINED: Final = 18
SEAT_OUT: Final = 19  # subject: seat
WON: Final = 20  # subject: side
STALLED: Final = 21  # subject: side that wins, or NOTHING
TIMED_OUT: Final = 22  # subject: side that wins, or NOTHING


def hit(attack: int, defence: int, damage: int, life: int) -> int:
    """The four numbers of an attack (each 0..255) as the value of ATTACKED."""
    return attack | defence << 8 | damage << 16 | life << 24
