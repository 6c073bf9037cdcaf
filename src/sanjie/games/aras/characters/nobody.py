"""A seat without a character (ARAS-1.8)."""

from typing import Final

from sanjie.games.aras.characters.character import NEITHER, Character

NOBODY: Final = Character("-", "nobody", NEITHER, "ARAS-1.8")
UNCHOSEN: Final = Character("?", "unchosen", NEITHER, "ARAS-1.7")
