"""What a seat sees of a table of Aras. Everything is open (ARAS-0), so all seats and watchers see the same.

The classes here are the shape of the view on the wire as well; the browser's types are generated from them.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, cast

from sanjie.games.aras.board import CELLS, NAMES, cell_name, cells_of, flood, lowest, number
from sanjie.games.aras.characters import CHARACTERS
from sanjie.games.aras.creatures import CREATURES
from sanjie.games.aras.notation import options_text
from sanjie.games.aras.phases import ENDED
from sanjie.games.aras.phases import LETTERS as PHASES
from sanjie.games.aras.position import damage_by, frames_of, kind_at, total_of
from sanjie.games.aras.rulebook import ENDINGS
from sanjie.games.aras.shapes import DRAGON, EAGLE, KINDS, LOOSE, SLIME, STRENGTH, WOLF
from sanjie.games.aras.showing import (
    CELLS_IN,
    FROZEN,
    KIND_AT,
    LOCKED,
    OWN_AT,
    SIDE_B,
    UP,
    characters_text,
    element_texts,
    groups_seen,
    position_text,
)
from sanjie.games.aras.state import State

Side = Literal["a", "b"]
Mark = Literal["", "~", "!", "%", "+"]  # shaken, locked, locked twice (ARAS-8.21), moved (ARAS-6.3)
Phase = Literal["C", "S", "P", "A", "B", "M", "R", "E"]
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


@dataclass  # not frozen: one is made for every move, and that took three times as long
class ArasView:
    """The whole table."""

    position: str  # ARAS-12.3
    revision: int
    seats: int
    turn_seat: int
    decider: int  # seat that decides now; -1 when the game is over
    phase: Phase
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


TEXTS: Final = ("A", "A+", "B", "B+", "a", "a~", "a!", "a%", "b", "b~", "b!", "b%")  # of cells (ARAS-12.3)
ELEMENTS: Final = [
    {
        text: Element(NAMES[cell], "a" if text[0] in "aA" else "b", text[0].isupper(), cast(Mark, text[1:]))
        for text in TEXTS
        if CELLS >> cell & 1
    }
    for cell in range(48)
]


def view_of(state: State) -> ArasView:
    """The view of any seat or watcher. Its elements and groups are shared with other views."""
    seats = state.variant.players
    texts = element_texts(state)
    lives, hands = state.lives, state.hands
    return ArasView(
        position=position_text(state, texts, options_text(state.variant)),
        revision=state.revision,
        seats=seats,
        turn_seat=state.seat,
        decider=-1 if state.phase == ENDED else state.decider(),
        phase=cast(Phase, PHASES[state.phase]),
        turn=state.turn,
        turn_limit=state.variant.limit,
        stall=state.stall,
        stall_limit=state.variant.stall,
        hp=[lives >> 8 * seat & 255 for seat in range(seats)],
        hand=[hands >> 8 * seat & 255 for seat in range(seats)],
        characters=list(characters_text(state)),
        totals=[total_of(state, 0), total_of(state, 1)],
        damage=[damage_by(state, 0), damage_by(state, 1)],
        elements=[ELEMENTS[cell][text] for cell, text in enumerate(texts) if text],
        groups=[group_of(group) for group in groups_seen(state)],
        stack=stack_of(state),
        result=result_of(state),
    )


@lru_cache(maxsize=4_096)  # the same groups stand on a board for many turns
def group_of(group: int) -> Group:
    """One group, from its number (`groups_seen`), with what it counts and what is special about it."""
    cells, up, frozen = group & CELLS_IN, bool(group & UP), bool(group & FROZEN)
    kind, character = group >> KIND_AT & 15, CHARACTERS[group >> OWN_AT]
    strength = STRENGTH[kind]
    star = False
    if kind == EAGLE:
        strength, star = character.eagle_strength, character.eagle_strength != STRENGTH[EAGLE]
    elif kind == DRAGON:
        star = character.devours_dragons
    elif kind == WOLF:
        star = character.ghost_wolves
    elif kind in (SLIME, LOOSE):
        strength, star = 0 if frozen else len(cells_of(cells)), frozen
    return Group(
        anchor=NAMES[number(lowest(cells))],
        cells=[NAMES[cell] for cell in cells_of(cells)],
        side="b" if group & SIDE_B else "a",
        up=up,
        kind=KINDS[kind],
        strength=strength if up else 0,
        star=star and up,
        locked=bool(group & LOCKED),
    )


def stack_of(state: State) -> list[list[Waiting]]:
    """The frames, the top one last."""
    frames: list[list[Waiting]] = []
    for cells in frames_of(state):
        frame: list[Waiting] = []
        rest = cells
        while rest:
            group = int(flood(lowest(rest), rest))
            rest ^= group
            creature = CREATURES[kind_at(state, group)]
            uses = creature.uses - (1 if group & state.bitten else 0)
            anchor = cell_name(int(number(lowest(group))))
            frame.append(Waiting(anchor, KINDS[kind_at(state, group)], uses))
        frames.append(frame)
    return frames


def result_of(state: State) -> Result | None:
    """The outcome in the words of the view."""
    outcome = state.outcome()
    if outcome is None:
        return None
    winner: Side | None = None if outcome.winners == 0 else "a" if outcome.winners & 1 else "b"
    return Result(ENDINGS[outcome.clause], winner, [int(value) for value in outcome.returns])
