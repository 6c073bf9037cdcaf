"""狼之戒–尚恩 Shane, Wolf Ring: ghost wolves."""

from typing import Final

from sanjie.games.aras.characters.character import GLORY, Character

SHANE: Final = Character("W", "shane", GLORY, "ARAS-9.7", ghost_wolves=True)
