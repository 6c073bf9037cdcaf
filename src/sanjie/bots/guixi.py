"""Players of Guixi, from a beginner to the strongest."""

from typing import Final

from sanjie.bots.bot import Bot
from sanjie.bots.random_bot import RandomBot

GUIXI_LEVELS: Final[tuple[Bot, ...]] = (RandomBot(),)
