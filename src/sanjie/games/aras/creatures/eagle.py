"""老鷹 Eagle: an L of three, strength 5; 叼走 Carry (ARAS-3.3, 8.8–8.12)."""

from typing import final

from mypy_extensions import i64

from sanjie.core.seats import ALLOWED, Clause
from sanjie.games.aras.board import beside, flood, lowest
from sanjie.games.aras.characters import CHARACTERS
from sanjie.games.aras.creatures.creature import NO_ONE_BORN, Creature
from sanjie.games.aras.events import CARRIED
from sanjie.games.aras.position import (
    Position,
    character_of,
    empty_cells,
    first_of_side,
    kind_at,
    landable,
    relocate,
    up_of,
)
from sanjie.games.aras.rulebook import (
    CARRY_BESIDE_UNREVEALED,
    CELL_OCCUPIED,
    EAGLE_ALREADY_MOVED,
    EAGLE_GHOST_WOLF,
    EAGLE_NEEDS_FACE_UP,
    EAGLE_OWN_COMPONENT,
    SAME_CELL,
)
from sanjie.games.aras.shapes import EAGLE, LOOSE, WOLF


@final
class Eagle(Creature):
    """Moves one face-up element of either side to another cell; the creature it forms there is newborn."""

    def __init__(self) -> None:
        super().__init__(EAGLE, "eagle", "ARAS-8.8", carries=True)

    def targets(self, p: Position, group: i64, side: i64) -> i64:
        if landable(p) == 0:
            return 0
        return (p.up_a | p.up_b) & ~group & ~p.moved & ~ghosts_against(p, side)

    def use(self, p: Position, group: i64, side: i64, choice: i64, target: i64, to: i64) -> i64:
        owner: i64 = 0 if target & p.up_a else 1
        broken = flood(target, up_of(p, owner))
        relocate(p, owner, target, to)
        joined = flood(to, up_of(p, owner))
        p.tell(CARRIED, first_of_side(p, side), choice, joined)
        if kind_at(p, broken) == LOOSE:  # an element of a shapeless group comes from itself only
            broken = target
        if joined & ~to & ~broken == 0:  # nothing new: reshaping gives no ability (ARAS-8.12)
            return NO_ONE_BORN
        return joined

    def refuse(self, p: Position, group: i64, side: i64, target: i64, to: i64) -> Clause:
        if target & (p.up_a | p.up_b) == 0:
            return EAGLE_NEEDS_FACE_UP
        if target & group:
            return EAGLE_OWN_COMPONENT
        if target & p.moved:
            return EAGLE_ALREADY_MOVED
        if target & ghosts_against(p, side):
            return EAGLE_GHOST_WOLF
        if target == to:
            return SAME_CELL
        if to & empty_cells(p) == 0:
            return CELL_OCCUPIED
        if to & beside(p.down_a | p.down_b):
            return CARRY_BESIDE_UNREVEALED
        return ALLOWED


def ghosts_against(p: Position, side: i64) -> i64:
    """Components of the opponent's ghost wolves, which an eagle of `side` cannot carry (ARAS-9.7)."""
    if not CHARACTERS[character_of(p, 1 - side)].ghost_wolves:
        return 0
    ghosts: i64 = 0
    rest = up_of(p, 1 - side)
    while rest:
        group = flood(lowest(rest), rest)
        rest = rest ^ group
        if kind_at(p, group) == WOLF:
            ghosts = ghosts | group
    return ghosts
