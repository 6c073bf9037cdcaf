"""鋼鐵之戒–戴爾德 Deld, Steel Ring: Steel Armour."""

from typing import Final

from sanjie.games.aras.characters.character import GLORY, Character

DELD: Final = Character("T", "deld", GLORY, "ARAS-9.8", armour=3)
