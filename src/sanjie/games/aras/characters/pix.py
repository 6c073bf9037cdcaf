"""幻之戒–皮克斯 Pix, Phantom Ring: Phantom Shift."""

from typing import Final

from sanjie.games.aras.characters.character import RIVER, Character

PIX: Final = Character("P", "pix", RIVER, "ARAS-9.6", expansion=True, shifts=True)
