"""What a seat sees of a table of Aras. Everything is open (ARAS-0), so all seats and watchers see the same.

The classes here are the shape of the view on the wire as well; the browser's types are generated from them.
"""

from dataclasses import dataclass
from typing import Literal

Side = Literal["a", "b"]
Mark = Literal["", "~", "!", "%", "+"]  # shaken, locked, locked twice (ARAS-8.21), moved (ARAS-6.3)
Kind = Literal["slime", "wolf", "eagle", "bear", "dragon", "giant", "loose"]


@dataclass(frozen=True)
class Element:
    """One element on the board."""

    cell: str  # "c3"
    side: Side
    up: bool
    mark: Mark


@dataclass(frozen=True)
class Group:
    """A maximal connected set of elements of one owner and facing (ARAS-2.5), in the order of the anchors."""

    anchor: str
    cells: list[str]  # in cell order
    side: Side
    up: bool
    kind: Kind
    strength: int  # what it adds to its side's total now; 0 while face down
    star: bool  # a character's skill makes it special: silver dragon, ghost wolf, great eagle, frozen slime
    locked: bool  # face down and not to be summoned this turn (ARAS-8.21)


@dataclass(frozen=True)
class Waiting:
    """A newborn creature that may still use its ability (ARAS-8.2)."""

    anchor: str
    kind: Kind
    uses: int


@dataclass(frozen=True)
class Result:
    """How the game ended by the rules."""

    clause: str  # "ARAS-10.1"
    winner: Side | None
    returns: list[int]  # per seat: 1, 0, -1


@dataclass(frozen=True)
class ArasView:
    """The whole table."""

    position: str  # ARAS-12.3
    seats: int
    turn_seat: int
    decider: int  # seat that decides now; -1 when the game is over
    phase: Literal["C", "S", "P", "A", "B", "M", "R", "E"]
    turn: int
    turn_limit: int
    stall: int
    stall_limit: int
    hp: list[int]  # per seat
    hand: list[int]  # per seat
    characters: list[str]  # per seat: letter, "-" none, "?" not chosen yet
    totals: list[int]  # side a, side b (ARAS-7.2)
    damage: list[int]  # what an attack by side a, by side b would deal now (ARAS-7.3, 9.8)
    elements: list[Element]
    groups: list[Group]
    stack: list[list[Waiting]]  # frames, the top one last
    result: Result | None
