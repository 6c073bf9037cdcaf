"""Everything true at a table of Aras, and the few things that can happen to its elements.

Side 0 is a (seats A and C), side 1 is b (seats B and D). A set of cells is an int of bits (`board`).
"""

from typing import Final

from mypy_extensions import i64

from sanjie.core.events import Event
from sanjie.core.seats import EVERYONE, NOTHING
from sanjie.games.aras.board import CELLS, beside, count, flood, lowest
from sanjie.games.aras.characters import CHARACTERS, NONE
from sanjie.games.aras.phases import PLACING
from sanjie.games.aras.shapes import EAGLE, LOOSE, SLIME, STRENGTH, kind_of, wolves_in
from sanjie.games.aras.variant import Variant

START_LIFE: Final = 15


class Position:
    """The fields of a state. Anything derived is remembered only with the mask it was derived from."""

    __slots__ = (  # which the interpreter reads faster than a dictionary
        "armour_a",
        "armour_b",
        "asked",
        "asked_targets",
        "below",
        "bitten",
        "character_a",
        "character_b",
        "down_a",
        "down_b",
        "dragons",
        "eagle_a",
        "eagle_b",
        "giants",
        "hands",
        "inert",
        "known",
        "known_kind",
        "landing",
        "lives",
        "locked",
        "moved",
        "movers",
        "phase",
        "players",
        "seat",
        "shade",
        "shaded_by",
        "shaken",
        "slime_a",
        "slime_b",
        "slimed_a",
        "slimed_b",
        "slimes_a",
        "slimes_b",
        "stall",
        "surveyed_a",
        "surveyed_b",
        "telling",
        "told",
        "top",
        "total_a",
        "total_b",
        "turn",
        "twice",
        "up_a",
        "up_b",
        "variant",
    )

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.players: i64 = variant.players
        self.dragons: i64 = variant.dragons  # the options that hot paths read, out of `variant`
        self.giants: bool = variant.expansion
        self.inert: bool = variant.inert
        # the elements, by side and facing
        self.down_a: i64 = 0
        self.down_b: i64 = 0
        self.up_a: i64 = 0
        self.up_b: i64 = 0
        # marks of single elements
        self.shaken: i64 = 0  # face down since a Quake: `~`, `!` or `%` (ARAS-8.20)
        self.locked: i64 = 0  # of these, not to be summoned in the owner's next turn: `!` or `%`
        self.twice: i64 = 0  # of these, not in this turn and the next: `%` (ARAS-8.21)
        self.moved: i64 = 0  # face up, moved or carried this turn: `+` (ARAS-6.3)
        # in phase M, if not 0: where slimes may go (`landable`) and which may, as the last move left them
        self.landing: i64 = 0
        self.movers: i64 = 0
        # in phase R, if not 0: the first creature of the top frame that has a use, and what it may name
        self.asked: i64 = 0
        self.asked_targets: i64 = 0
        # per seat, eight bits each, seat A lowest
        self.lives: i64 = 0
        self.hands: i64 = 0
        # per side, numbers in CHARACTERS
        self.character_a: i64 = NONE
        self.character_b: i64 = NONE
        self.seat: i64 = 0  # whose turn it is
        self.phase: i64 = PLACING
        self.turn: i64 = 1  # 1..999
        self.stall: i64 = 0  # ends of turns since something was placed, hit or lost (ARAS-10.2)
        # the stack (ARAS-8.2): a frame is the cells of its waiting creatures, whose groups never touch
        self.top: i64 = 0  # the newest frame; 0: nothing waits
        self.below: list[i64] = []  # the older frames, oldest first, none of them empty
        self.bitten: i64 = 0  # cells of waiting bears that have eaten once (ARAS-8.13)
        # what the characters make of numbers, set with them
        self.eagle_a: i64 = STRENGTH[EAGLE]
        self.eagle_b: i64 = STRENGTH[EAGLE]
        self.slime_a: i64 = STRENGTH[SLIME]
        self.slime_b: i64 = STRENGTH[SLIME]
        self.armour_a: i64 = 0
        self.armour_b: i64 = 0
        # what is told, and to whom it may matter
        self.telling = False
        self.told: list[Event] = []
        # remembered: the kind of the last group asked about, with the group
        self.known: i64 = 0
        self.known_kind: i64 = LOOSE
        # remembered: face-down elements and the cells beside them
        self.shaded_by: i64 = 0
        self.shade: i64 = 0
        # remembered: totals and slimes of each side, each with the face-up mask it was computed from
        self.surveyed_a: i64 = 0
        self.total_a: i64 = 0
        self.slimed_a: i64 = 0
        self.slimes_a: i64 = 0
        self.surveyed_b: i64 = 0
        self.total_b: i64 = 0
        self.slimed_b: i64 = 0
        self.slimes_b: i64 = 0

    def take_from(self, other: "Position") -> None:
        """Become a copy of `other`, which must be of the same variant; nothing told, telling off."""
        self.down_a = other.down_a
        self.down_b = other.down_b
        self.up_a = other.up_a
        self.up_b = other.up_b
        self.shaken = other.shaken
        self.locked = other.locked
        self.twice = other.twice
        self.moved = other.moved
        self.landing = other.landing
        self.movers = other.movers
        self.asked = other.asked
        self.asked_targets = other.asked_targets
        self.lives = other.lives
        self.hands = other.hands
        self.character_a = other.character_a
        self.character_b = other.character_b
        self.seat = other.seat
        self.phase = other.phase
        self.turn = other.turn
        self.stall = other.stall
        self.top = other.top
        self.bitten = other.bitten
        if len(self.below) > 0 or len(other.below) > 0:
            self.below = other.below[:]
        self.eagle_a = other.eagle_a
        self.eagle_b = other.eagle_b
        self.slime_a = other.slime_a
        self.slime_b = other.slime_b
        self.armour_a = other.armour_a
        self.armour_b = other.armour_b
        self.telling = False
        if len(self.told) > 0:
            self.told = []
        self.surveyed_a = other.surveyed_a
        self.total_a = other.total_a
        self.slimed_a = other.slimed_a
        self.slimes_a = other.slimes_a
        self.surveyed_b = other.surveyed_b
        self.total_b = other.total_b
        self.slimed_b = other.slimed_b
        self.slimes_b = other.slimes_b

    def tell(self, kind: int, seat: int, subject: int, value: int = NOTHING) -> None:
        """Note an event, if anybody listens; everything in Aras is told to everyone."""
        if self.telling:
            self.told.append(Event(kind, seat, subject, value, EVERYONE))


# -- reading ---------------------------------------------------------------------------


def up_of(p: Position, side: i64) -> i64:
    """The face-up elements of `side`."""
    return p.up_a if side == 0 else p.up_b


def down_of(p: Position, side: i64) -> i64:
    """The face-down elements of `side`."""
    return p.down_a if side == 0 else p.down_b


def character_of(p: Position, side: i64) -> i64:
    """The number of the side's character in CHARACTERS."""
    return p.character_a if side == 0 else p.character_b


def life_of(p: Position, seat: i64) -> i64:
    """Life points 0..15 of `seat`."""
    return p.lives >> seat * 8 & 255


def hand_of(p: Position, seat: i64) -> i64:
    """How many elements `seat` has in hand, 0..40."""
    return p.hands >> seat * 8 & 255


def empty_cells(p: Position) -> i64:
    """The cells that hold nothing."""
    return CELLS & ~(p.down_a | p.down_b | p.up_a | p.up_b)


def placeable(p: Position) -> i64:
    """Empty cells beside no face-up element of either side (ARAS-4.4)."""
    return empty_cells(p) & ~beside(p.up_a | p.up_b)


def landable(p: Position) -> i64:
    """Empty cells beside no face-down element of either side: for slimes (ARAS-6.4) and eagles (8.10)."""
    down = p.down_a | p.down_b
    if down != p.shaded_by:
        p.shaded_by = down
        p.shade = down | beside(down)
    return CELLS & ~(p.shade | p.up_a | p.up_b)


def kind_at(p: Position, group: i64) -> i64:
    """The kind of a whole `group` under the options of the game."""
    if group != p.known:
        p.known = group
        p.known_kind = kind_of(group, p.dragons, p.giants)
    return p.known_kind


def survey(p: Position, side: i64) -> None:
    """Compute the total (ARAS-7.2) and the slimes (ARAS-3.9) of `side` anew."""
    up = up_of(p, side)
    eagle = p.eagle_a if side == 0 else p.eagle_b
    slime = p.slime_a if side == 0 else p.slime_b
    slimes = up & ~beside(up)
    column, row = wolves_in(up)
    total = count(slimes) * slime + count(column | row) * 3
    rest = up & ~(slimes | column | column << 1 | row | row << 6)
    while rest:
        group = flood(lowest(rest), rest)
        rest = rest ^ group
        kind = kind_of(group, p.dragons, p.giants)
        if kind == LOOSE:
            if p.inert:
                total += count(group)
            else:
                total += count(group) * slime
                slimes = slimes | group
        elif kind == EAGLE:
            total += eagle
        else:
            total += STRENGTH[kind]
    if side == 0:
        p.surveyed_a = up
        p.total_a = total
        p.slimed_a = up
        p.slimes_a = slimes
    else:
        p.surveyed_b = up
        p.total_b = total
        p.slimed_b = up
        p.slimes_b = slimes


def slimes_by_group(p: Position, slimes: i64, up: i64, seeds: i64) -> i64:
    """`slimes` put right (ARAS-3.9) in the groups with `seeds`; `up` are the side's face-up elements."""
    while seeds:
        group = flood(lowest(seeds), up)
        seeds = seeds & ~group
        kind = kind_of(group, p.dragons, p.giants)
        if kind == SLIME or (kind == LOOSE and not p.inert):
            slimes = slimes | group
        else:
            slimes = slimes & ~group
    return slimes


def total_of(p: Position, side: i64) -> i64:
    """The side's total (ARAS-7.2)."""
    if side == 0:
        if p.surveyed_a != p.up_a:
            survey(p, 0)
        return p.total_a
    if p.surveyed_b != p.up_b:
        survey(p, 1)
    return p.total_b


def slimes_of(p: Position, side: i64) -> i64:
    """The face-up elements of `side` that are slimes now (ARAS-3.9)."""
    if side == 0:
        if p.slimed_a != p.up_a:
            survey(p, 0)
        return p.slimes_a
    if p.slimed_b != p.up_b:
        survey(p, 1)
    return p.slimes_b


def damage_by(p: Position, side: i64) -> i64:
    """What an attack by `side` would deal now, 0 or more (ARAS-7.3, 7.4, 9.8)."""
    damage = total_of(p, side) - total_of(p, 1 - side) - (p.armour_b if side == 0 else p.armour_a)
    if damage < 0:  # not a conditional expression: with a literal it would be boxed when compiled
        return 0
    return damage


def summonable(p: Position, side: i64) -> i64:
    """Anchors of the side's groups that may be summoned: a creature's shape, not locked (ARAS-5)."""
    down = down_of(p, side)
    slimes = down & ~beside(down)
    column, row = wolves_in(down)
    rest = down & ~(slimes | column | column << 1 | row | row << 6)
    anchors = slimes | column | row
    if p.locked:
        anchors = anchors & ~(p.locked | (column & p.locked >> 1) | (row & p.locked >> 6))
    while rest:
        low = lowest(rest)
        group = flood(low, rest)
        rest = rest ^ group
        if group & p.locked == 0 and kind_at(p, group) != LOOSE:
            anchors = anchors | low
    return anchors


def shiftable(p: Position, side: i64) -> i64:
    """Lone face-down elements of `side`, not shaken: what Pix may shift (ARAS-9.6)."""
    down = down_of(p, side)
    return down & ~beside(down) & ~p.shaken


def has_placing(p: Position) -> bool:
    """Whether phase 1 offers more than skipping (ARAS-4.6, 9.6)."""
    if hand_of(p, p.seat) > 0:
        return placeable(p) != 0
    side = p.seat % 2
    return CHARACTERS[character_of(p, side)].shifts and shiftable(p, side) != 0 and placeable(p) != 0


def anchors_of(cells: i64) -> i64:
    """The anchors of the connected sets of `cells`."""
    anchors: i64 = 0
    rest = cells
    while rest:
        low = lowest(rest)
        anchors = anchors | low
        rest = rest & ~flood(low, rest)
    return anchors


# -- changing --------------------------------------------------------------------------


def set_up(p: Position, side: i64, cells: i64) -> None:
    """Say which elements of `side` are face up."""
    if side == 0:
        p.up_a = cells
    else:
        p.up_b = cells


def set_down(p: Position, side: i64, cells: i64) -> None:
    """Say which elements of `side` are face down."""
    if side == 0:
        p.down_a = cells
    else:
        p.down_b = cells


def set_life(p: Position, seat: i64, life: i64) -> None:
    """Give `seat` that many life points."""
    p.lives = (p.lives & ~(0xFF000000 >> (24 - seat * 8))) | life << seat * 8


def set_hand(p: Position, seat: i64, hand: i64) -> None:
    """Give `seat` that many elements in hand."""
    p.hands = (p.hands & ~(0xFF000000 >> (24 - seat * 8))) | hand << seat * 8


def open_group(p: Position, side: i64, group: i64) -> i64:
    """Turn a face-down group of `side` up; the kind that may use its ability, or LOOSE (ARAS-8.22)."""
    set_down(p, side, down_of(p, side) & ~group)
    set_up(p, side, up_of(p, side) | group)
    if group & p.shaken:
        p.shaken = p.shaken & ~group
        p.locked = p.locked & ~group
        p.twice = p.twice & ~group
        p.moved = p.moved | group
        return LOOSE
    kind = kind_at(p, group)
    if kind == SLIME:
        return LOOSE
    return kind


def close_group(p: Position, side: i64, group: i64) -> None:
    """Turn a face-up group of `side` back down, shaken and locked (ARAS-8.19–8.21)."""
    set_up(p, side, up_of(p, side) & ~group)
    set_down(p, side, down_of(p, side) | group)
    p.moved = p.moved & ~group
    p.shaken = p.shaken | group
    p.locked = p.locked | group
    if p.seat % 2 == side:  # in its owner's own turn: this one and the next
        p.twice = p.twice | group


def relocate(p: Position, side: i64, source: i64, target: i64) -> None:
    """Move a face-up element of `side` and mark it as moved."""
    p.moved = (p.moved & ~source) | target
    up = up_of(p, side)
    rest = up & ~source
    now = rest | target
    set_up(p, side, now)
    if (p.slimed_a if side == 0 else p.slimed_b) != up:
        return
    # slimes move in rows: look only at the groups that this one left and joined, and at totals when asked
    left = beside(source) & rest
    lone = (left | beside(target) & rest) == 0
    slimes = (p.slimes_a if side == 0 else p.slimes_b) & ~source
    if lone:
        slimes = slimes | target
    else:
        slimes = slimes_by_group(p, slimes, now, left | target)
    if side == 0:
        p.slimed_a = now
        p.slimes_a = slimes
        if lone and p.surveyed_a == up:
            p.surveyed_a = now  # a slime stays a slime: the total is the same
    else:
        p.slimed_b = now
        p.slimes_b = slimes
        if lone and p.surveyed_b == up:
            p.surveyed_b = now


def remove(p: Position, side: i64, cells: i64) -> None:
    """Take face-up elements of `side` off the board."""
    set_up(p, side, up_of(p, side) & ~cells)
    p.moved = p.moved & ~cells


def seat_after(p: Position, seat: i64) -> i64:
    """The next seat in turn order that is not out (ARAS-13.3); `seat` itself if there is no other."""
    following = seat
    while True:
        following = (following + 1) % p.players
        if life_of(p, following) > 0 or following == seat:
            return following


def first_of_side(p: Position, side: i64) -> i64:
    """Who decides for `side` now: the seat on turn, or its first seat not out after it (ARAS-13.4)."""
    if p.seat % 2 == side:
        return p.seat
    following = seat_after(p, p.seat)
    while following % 2 != side:
        following = seat_after(p, following)
    return following


def set_characters(p: Position, first: i64, second: i64) -> None:
    """Give side a and side b their characters, by number in CHARACTERS."""
    p.character_a = first
    p.character_b = second
    p.eagle_a = CHARACTERS[first].eagle_strength  # ARAS-9.5
    p.eagle_b = CHARACTERS[second].eagle_strength
    p.armour_a = CHARACTERS[first].armour  # ARAS-9.8
    p.armour_b = CHARACTERS[second].armour
    p.slime_a = 0 if CHARACTERS[second].freezes_slimes else STRENGTH[SLIME]  # ARAS-9.9
    p.slime_b = 0 if CHARACTERS[first].freezes_slimes else STRENGTH[SLIME]


# -- the stack -------------------------------------------------------------------------


def frames_of(p: Position) -> list[int]:
    """The frames as sets of cells, the top one last; a fresh list."""
    frames = [int(frame) for frame in p.below]
    if p.top:
        frames.append(int(p.top))
    return frames


def owner_of(p: Position, frame: i64) -> i64:
    """The side whose creatures wait in `frame`."""
    if frame & p.up_a:
        return 0
    return 1


def push_frame(p: Position, frame: i64) -> None:
    """Put the newborn creatures of `frame` (not empty) on top."""
    if p.top:
        p.below.append(p.top)
    p.top = frame


def drop_frame(p: Position) -> None:
    """Give up the top frame; the one below goes on."""
    p.bitten = p.bitten & ~p.top
    p.top = p.below.pop() if len(p.below) > 0 else 0


def spend(p: Position, group: i64, uses: i64) -> None:
    """The creature on `group` in the top frame has used one of its `uses`; spent, it leaves the frame."""
    if uses > 1 and group & p.bitten == 0:
        p.bitten = p.bitten | group
    else:
        p.bitten = p.bitten & ~group
        p.top = p.top & ~group


def unchanged_part(p: Position, frame: i64) -> i64:
    """The creatures of `frame` that are still exactly their face-up cells (ARAS-8.4)."""
    up = up_of(p, owner_of(p, frame))
    changed = (frame & ~up) | (frame & beside(up & ~frame))
    while changed:
        group = flood(lowest(changed), frame)
        frame = frame & ~group
        changed = changed & ~group
    return frame


def drop_changed(p: Position) -> None:
    """Waiting creatures that are no longer what they were lose their abilities; empty frames vanish."""
    if p.top:
        p.top = unchanged_part(p, p.top)
    if len(p.below) > 0:
        kept: list[i64] = []
        for frame in p.below:
            rest = unchanged_part(p, frame)
            if rest:
                kept.append(rest)
        p.below = kept
        if p.top == 0:
            drop_frame(p)
    if p.bitten:
        waiting = p.top
        for frame in p.below:
            waiting = waiting | frame
        p.bitten = p.bitten & waiting


def exchange_sides(p: Position) -> None:
    """Everything on the board changes colour; the two hands and life counts change seats (ARAS-11.10)."""
    p.down_a, p.down_b = p.down_b, p.down_a
    p.up_a, p.up_b = p.up_b, p.up_a
    p.lives = (p.lives & 255) << 8 | p.lives >> 8
    p.hands = (p.hands & 255) << 8 | p.hands >> 8
    p.surveyed_a = -1  # what was remembered is the other side's
    p.surveyed_b = -1
    p.slimed_a = -1
    p.slimed_b = -1
