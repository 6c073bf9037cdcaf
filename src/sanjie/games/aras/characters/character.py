"""What a character changes: a number or switch for each place in the rules where a skill is felt (ARAS-9)."""

from dataclasses import dataclass
from typing import Final

NEITHER: Final = 0
RIVER: Final = 1  # 自由河流 Free River
GLORY: Final = 2  # 永恆榮光 Eternal Glory


@dataclass(frozen=True)
class Character:
    """A character card. Skills concern the player's own elements throughout the game (ARAS-9.2, 9.3)."""

    letter: str  # "S"; "-" for a seat without a character
    name: str  # "alethia"
    faction: int  # RIVER, GLORY or NEITHER
    clause: str  # where its skill is defined
    expansion: bool = False  # belongs to the first expansion (ARAS-11.6)
    eagle_strength: int = 5  # what each own eagle counts in totals
    devours_dragons: bool = False  # own dragons may devour dragons
    shifts: bool = False  # may move an own lone face-down element instead of placing
    ghost_wolves: bool = False  # own wolves give what they open no ability, and cannot be carried apart
    armour: int = 0  # how much less every attack on this player deals
    freezes_slimes: bool = False  # enemy slimes count nothing in totals
