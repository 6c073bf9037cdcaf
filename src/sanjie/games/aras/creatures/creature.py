"""What every creature is: its kind, and an ability with targets, an effect and reasons why not (ARAS-8)."""

from typing import Final

from mypy_extensions import i64

from sanjie.core.seats import ALLOWED, Clause
from sanjie.games.aras.position import Position

NO_ONE_BORN: Final = 0


class Creature:
    """One kind of creature. Only `targets` says what is legal; `refuse` explains what it leaves out."""

    def __init__(self, kind: int, name: str, clause: str, uses: int = 1, carries: bool = False) -> None:
        self.kind = kind
        self.name = name
        self.clause = clause  # where its ability is printed
        self.uses = uses  # how often a newborn one may use its ability: bear 2, the others once, slime never
        self.carries = carries  # its use names an element and a destination, not one target

    def targets(self, p: Position, group: i64, side: i64) -> i64:
        """What the ability of the creature on `group` of `side` may name now: anchors or cells, as bits."""
        return 0

    def use(self, p: Position, group: i64, side: i64, choice: i64, target: i64, to: i64) -> i64:
        """Use the ability on the legal bit `target` (an eagle: carry it to the bit `to`).

        `choice` is the decision, for events. Gives the cells of the creature born of it, or NO_ONE_BORN.
        """
        return NO_ONE_BORN

    def refuse(self, p: Position, group: i64, side: i64, target: i64, to: i64) -> Clause:
        """The first clause that forbids the bit `target` (an eagle: or `to`), ALLOWED if none does."""
        return ALLOWED
