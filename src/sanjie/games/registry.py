"""The only list of games."""

from typing import Final

from sanjie.core.game import Game
from sanjie.games.aras.game import ARAS

GAMES: Final[dict[str, Game]] = {ARAS.name: ARAS}
