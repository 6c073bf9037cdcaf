"""史萊姆 Slime: one element, strength 1; it moves freely (ARAS-3.1, 6) and has no ability (8.1)."""

from typing import final

from sanjie.games.aras.creatures.creature import Creature
from sanjie.games.aras.shapes import SLIME


@final
class Slime(Creature):
    """A single face-up element. What it does is phase 2 of the turn, not an ability."""

    def __init__(self) -> None:
        super().__init__(SLIME, "slime", "ARAS-6.1", uses=0)
