"""The only list of games."""

from typing import Final

from sanjie.core.game import Game
from sanjie.games.aras.game import ARAS
from sanjie.games.guixi.game import GUIXI
from sanjie.games.hunters.game import HUNTERS

GAMES: Final[dict[str, Game]] = {ARAS.name: ARAS, GUIXI.name: GUIXI, HUNTERS.name: HUNTERS}
