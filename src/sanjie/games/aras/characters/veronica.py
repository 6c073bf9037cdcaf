"""冰之戒–薇奧蘿妮卡 Veronica, Ice Ring: Freeze."""

from typing import Final

from sanjie.games.aras.characters.character import GLORY, Character

VERONICA: Final = Character("I", "veronica", GLORY, "ARAS-9.9", expansion=True, freezes_slimes=True)
