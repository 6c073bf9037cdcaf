"""The phases of ARAS-12.1, in the order of the rulebook."""

from typing import Final

CHARACTERS: Final = 0  # C: seat B, then seat A chooses a character
SWAP: Final = 1  # S: seat B keeps or swaps
PLACING: Final = 2  # P
ACTION: Final = 3  # A: nothing was placed
AFTER_PLACING: Final = 4  # B
MOVING: Final = 5  # M
ABILITIES: Final = 6  # R
ENDED: Final = 7  # E
LETTERS: Final = "CSPABMRE"
