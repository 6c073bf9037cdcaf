"""銀龍之戒–艾蕾希雅 Alethia, Silver Dragon Ring: her dragons devour dragons."""

from typing import Final

from sanjie.games.aras.characters.character import RIVER, Character

ALETHIA: Final = Character("S", "alethia", RIVER, "ARAS-9.4", devours_dragons=True)
