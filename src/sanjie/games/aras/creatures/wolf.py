"""野狼 Wolf: two connected elements, strength 3; 威嚇 Intimidate (ARAS-3.2, 8.6, 8.7)."""

from typing import final

from mypy_extensions import i64

from sanjie.core.seats import ALLOWED, Clause
from sanjie.games.aras.board import flood
from sanjie.games.aras.characters import CHARACTERS
from sanjie.games.aras.creatures.creature import NO_ONE_BORN, Creature
from sanjie.games.aras.events import INTIMIDATED
from sanjie.games.aras.position import (
    Position,
    anchors_of,
    character_of,
    down_of,
    first_of_side,
    open_group,
)
from sanjie.games.aras.rulebook import NEEDS_ANCHOR, WOLF_NEEDS_ENEMY_FACE_DOWN
from sanjie.games.aras.shapes import LOOSE, WOLF


@final
class Wolf(Creature):
    """Forces one whole face-down group of the opponent open; its owner may use what is revealed."""

    def __init__(self) -> None:
        super().__init__(WOLF, "wolf", "ARAS-8.6")

    def targets(self, p: Position, group: i64, side: i64) -> i64:
        return anchors_of(down_of(p, 1 - side))

    def use(self, p: Position, group: i64, side: i64, choice: i64, target: i64, to: i64) -> i64:
        prey = flood(target, down_of(p, 1 - side))
        kind = open_group(p, 1 - side, prey)
        p.tell(INTIMIDATED, first_of_side(p, side), choice, prey)
        if kind == LOOSE or CHARACTERS[character_of(p, side)].ghost_wolves:  # ARAS-9.7
            return NO_ONE_BORN
        return prey

    def refuse(self, p: Position, group: i64, side: i64, target: i64, to: i64) -> Clause:
        if target & down_of(p, 1 - side) == 0:
            return WOLF_NEEDS_ENEMY_FACE_DOWN
        return ALLOWED if target & self.targets(p, group, side) else NEEDS_ANCHOR
