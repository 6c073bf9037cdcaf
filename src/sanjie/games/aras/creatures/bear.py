"""熊 Bear: a square of four, strength 7; 吞食 Eat (ARAS-3.4, 8.13, 8.14)."""

from typing import final

from mypy_extensions import i64

from sanjie.core.seats import ALLOWED, Clause
from sanjie.games.aras.board import flood
from sanjie.games.aras.creatures.creature import NO_ONE_BORN, Creature
from sanjie.games.aras.events import ATE
from sanjie.games.aras.position import (
    Position,
    first_of_side,
    hand_of,
    kind_at,
    remove,
    seat_after,
    set_hand,
    slimes_of,
    up_of,
)
from sanjie.games.aras.rulebook import BEAR_NEEDS_ENEMY_SLIME, LOOSE_INERT
from sanjie.games.aras.shapes import BEAR, LOOSE


@final
class Bear(Creature):
    """Eats one or two face-up slimes of the opponent, one by one."""

    def __init__(self) -> None:
        super().__init__(BEAR, "bear", "ARAS-8.13", uses=2)

    def targets(self, p: Position, group: i64, side: i64) -> i64:
        return slimes_of(p, 1 - side)

    def use(self, p: Position, group: i64, side: i64, choice: i64, target: i64, to: i64) -> i64:
        remove(p, 1 - side, target)
        p.tell(ATE, first_of_side(p, side), choice)
        if p.variant.bear_returns:
            owner = seat_after(p, p.seat)
            while owner % 2 == side:  # the first seat of the eaten element's side, not out (ARAS-13.4)
                owner = seat_after(p, owner)
            set_hand(p, owner, hand_of(p, owner) + 1)
        else:
            p.stall = 0
        return NO_ONE_BORN

    def refuse(self, p: Position, group: i64, side: i64, target: i64, to: i64) -> Clause:
        if target & self.targets(p, group, side):
            return ALLOWED
        enemy = up_of(p, 1 - side)
        if target & enemy and kind_at(p, flood(target, enemy)) == LOOSE:
            return LOOSE_INERT
        return BEAR_NEEDS_ENEMY_SLIME
