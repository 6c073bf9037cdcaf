"""未成形 Shapeless: a group of no creature's shape; each element counts 1, no ability (ARAS-3.8–3.10)."""

from typing import final

from sanjie.games.aras.creatures.creature import Creature
from sanjie.games.aras.shapes import LOOSE


@final
class Shapeless(Creature):
    """The row of LOOSE, so that every kind has one."""

    def __init__(self) -> None:
        super().__init__(LOOSE, "loose", "ARAS-3.8", uses=0)
