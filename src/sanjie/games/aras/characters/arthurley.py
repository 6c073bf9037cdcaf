"""鷹之戒–亞爾薩雷伊 Arthurley, Hawk Ring: great eagles."""

from typing import Final

from sanjie.games.aras.characters.character import RIVER, Character

ARTHURLEY: Final = Character("H", "arthurley", RIVER, "ARAS-9.5", eagle_strength=6)
