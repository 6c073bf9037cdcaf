"""巨人 Giant: a cross of five, strength 9, of the first expansion; 震地 Quake (ARAS-3.7, 8.19–8.22)."""

from typing import final

from mypy_extensions import i64

from sanjie.core.seats import ALLOWED, Clause
from sanjie.games.aras.board import flood
from sanjie.games.aras.creatures.creature import NO_ONE_BORN, Creature
from sanjie.games.aras.events import QUAKED
from sanjie.games.aras.position import Position, anchors_of, close_group, first_of_side, up_of
from sanjie.games.aras.rulebook import GIANT_NEEDS_ENEMY_FACE_UP, NEEDS_ANCHOR
from sanjie.games.aras.shapes import GIANT


@final
class Giant(Creature):
    """Turns one face-up group of the opponent back down, shaken."""

    def __init__(self) -> None:
        super().__init__(GIANT, "giant", "ARAS-8.19")

    def targets(self, p: Position, group: i64, side: i64) -> i64:
        return anchors_of(up_of(p, 1 - side))

    def use(self, p: Position, group: i64, side: i64, choice: i64, target: i64, to: i64) -> i64:
        prey = flood(target, up_of(p, 1 - side))
        close_group(p, 1 - side, prey)
        p.tell(QUAKED, first_of_side(p, side), choice, prey)
        return NO_ONE_BORN

    def refuse(self, p: Position, group: i64, side: i64, target: i64, to: i64) -> Clause:
        if target & up_of(p, 1 - side) == 0:
            return GIANT_NEEDS_ENEMY_FACE_UP
        return ALLOWED if target & self.targets(p, group, side) else NEEDS_ANCHOR
