"""龍 Dragon: a long L of five, strength 9; 吞噬 Devour (ARAS-3.5, 3.6, 8.15–8.18, 9.4)."""

from typing import final

from mypy_extensions import i64

from sanjie.core.seats import ALLOWED, Clause
from sanjie.games.aras.board import flood, lowest
from sanjie.games.aras.characters import CHARACTERS
from sanjie.games.aras.creatures.creature import NO_ONE_BORN, Creature
from sanjie.games.aras.events import DEVOURED
from sanjie.games.aras.position import (
    Position,
    character_of,
    first_of_side,
    kind_at,
    remove,
    slimes_of,
    up_of,
)
from sanjie.games.aras.rulebook import (
    DRAGON_GIANT_LAST,
    DRAGON_NEEDS_ENEMY_FACE_UP,
    DRAGON_NO_DRAGONS,
    DRAGON_NOT_SMALLEST,
    LOOSE_INERT,
    NEEDS_ANCHOR,
)
from sanjie.games.aras.shapes import DRAGON, GIANT, LOOSE


@final
class Dragon(Creature):
    """Destroys the opponent's smallest face-up creature, whole."""

    def __init__(self) -> None:
        super().__init__(DRAGON, "dragon", "ARAS-8.15")

    def targets(self, p: Position, group: i64, side: i64) -> i64:
        smallest = slimes_of(p, 1 - side)
        if smallest:
            return smallest
        silver = CHARACTERS[character_of(p, side)].devours_dragons
        least: i64 = GIANT + 1
        rest = up_of(p, 1 - side)
        while rest:
            low = lowest(rest)
            other = flood(low, rest)
            rest = rest ^ other
            kind = kind_at(p, other)
            if kind == LOOSE or (kind == DRAGON and not silver):
                continue  # shapeless groups are slimes above, or no target under `loose=inert`
            if kind == DRAGON:
                kind = GIANT  # both of strength 9: a silver dragon chooses among them
            if kind < least:
                least = kind
                smallest = low
            elif kind == least:
                smallest = smallest | low
        return smallest

    def use(self, p: Position, group: i64, side: i64, choice: i64, target: i64, to: i64) -> i64:
        slimes = slimes_of(p, 1 - side)
        prey = target if target & slimes else flood(target, up_of(p, 1 - side))
        remove(p, 1 - side, prey)
        p.stall = 0
        p.tell(DEVOURED, first_of_side(p, side), choice, prey)
        return NO_ONE_BORN

    def refuse(self, p: Position, group: i64, side: i64, target: i64, to: i64) -> Clause:
        enemy = up_of(p, 1 - side)
        if target & enemy == 0:
            return DRAGON_NEEDS_ENEMY_FACE_UP
        legal = self.targets(p, group, side)
        if target & legal:
            return ALLOWED
        prey = flood(target, enemy)
        if prey & legal:
            return NEEDS_ANCHOR
        kind = kind_at(p, prey)
        if kind == DRAGON and not CHARACTERS[character_of(p, side)].devours_dragons:
            return DRAGON_NO_DRAGONS
        if kind == LOOSE:
            return LOOSE_INERT  # otherwise its elements are slimes, and the smallest there are
        return DRAGON_GIANT_LAST if kind == GIANT else DRAGON_NOT_SMALLEST
