"""The demon king's turn (HUNTERS-14)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, Seat
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import SHOWS
from sanjie.games.hunters.choices import PARRY, card_in, kind_in
from sanjie.games.hunters.effects import (
    ABSORB,
    DEMON_END,
    DRAIN,
    FILL,
    PARRYING,
    REVEAL,
    STRIKE,
    STRIKES,
)
from sanjie.games.hunters.ends import FROM_HUNGER, FROM_SURGE, check_behaviour, lose_life, place_curse
from sanjie.games.hunters.gains import discard_card, take_from_row
from sanjie.games.hunters.hexes import DIRECTIONS, turned
from sanjie.games.hunters.land import NOWHERE, PLACES
from sanjie.games.hunters.table import Table
from sanjie.games.hunters.tables import DEVOUR, REGENERATE, SHROUD, SWEEP

# steps of ABSORB
HUNGRY: Final = 0
FED: Final = 1  # a card is absorbed and the row filled


def resume_demon(t: Table, frame: Frame) -> None:
    """Advance and face; then absorb, drain, strike, end (HUNTERS-14.1)."""
    seat = frame.actor
    t.done()
    advance(t, t.pos[seat])
    face(t, t.pos[seat])
    hunger = t.tables.absorb
    if t.has_ability(DEVOUR):
        hunger += 1
    t.push(DEMON_END, seat)
    t.push(STRIKES, seat)
    t.push(DRAIN, seat)
    t.push(ABSORB, seat, NOTHING, NOTHING, hunger)


def nearer(t: Table, goal: int, turns: int) -> int:
    """The place `turns` sixths clockwise of the facing, if it is one step nearer to `goal`, else NOWHERE."""
    there = t.land.next[t.demon * DIRECTIONS + turned(t.facing, turns)]
    if there != NOWHERE and t.land.far[there * PLACES + goal] == t.land.far[t.demon * PLACES + goal] - 1:
        return there
    return NOWHERE


def advance(t: Table, goal: int) -> None:
    """Up to `move` steps towards `goal`, past heroes and claimed camps (HUNTERS-14.2, 14.3, 14.16)."""
    for _ in range(t.tables.king_move[t.variant.king]):
        if t.land.far[t.demon * PLACES + goal] <= 1:
            return
        for turns in range(DIRECTIONS):
            there = nearer(t, goal, turns)
            if there != NOWHERE and not t.holds_hero(there) and not t.is_claimed(there):
                turn_to(t, turned(t.facing, turns))
                left = t.demon
                t.demon = there
                t.tell(events.DEMON_MOVED, NOTHING, t.land.cells[there], t.land.cells[left])
                break
        else:
            return


def face(t: Table, goal: int) -> None:
    """The demon side turns to the first tile nearer to `goal` (HUNTERS-14.4)."""
    for turns in range(DIRECTIONS):
        if nearer(t, goal, turns) != NOWHERE:
            turn_to(t, turned(t.facing, turns))
            return


def turn_to(t: Table, direction: int) -> None:
    """The demon side points in `direction`."""
    if direction != t.facing:
        t.facing = direction
        t.tell(events.DEMON_TURNED, NOTHING, direction)


# -- absorb and drain ----------------------------------------------------------------------------
def resume_absorb(t: Table, frame: Frame) -> None:
    """`amount` cards of the row go into the power, one by one (HUNTERS-14.5, 14.6, 14.12)."""
    if frame.step == FED:
        frame.step = HUNGRY
        frame.amount -= 1
        if frame.amount <= 0:
            t.done()
        if len(t.power) >= t.surge_at:
            surge(t)
    elif not t.row:
        t.done()
        place_curse(t, FROM_HUNGER, NOTHING)
    else:
        card = take_from_row(t, wanted(t))
        t.power = [*t.power, card]
        t.tell(events.ABSORBED, NOTHING, card, len(t.power))
        t.call(FILL, actor=frame.actor, source=NOTHING, then=FED)


def wanted(t: Table) -> int:
    """Which card of the row, by its place, the demon king absorbs (HUNTERS-14.5)."""
    place = fitting(t)
    return 0 if place == NOWHERE else place


def fitting(t: Table) -> int:
    """The leftmost card of the row that shows the element of his face-up tile, or NOWHERE."""
    if t.is_up(t.demon):
        element = t.element_at(t.demon)
        for place in range(len(t.row)):
            if SHOWS[t.row[place]] >> element & 1:
                return place
    return NOWHERE


def surge(t: Table) -> None:
    """All of the power leaves the game for a curse (HUNTERS-14.6)."""
    t.tell(events.SURGED, NOTHING, len(t.power))
    t.power = []
    place_curse(t, FROM_SURGE, NOTHING)


def resume_drain(t: Table, frame: Frame) -> None:
    """His tile turns up (HUNTERS-14.7)."""
    if t.is_up(t.demon):
        t.done()
    else:
        t.become(REVEAL, actor=NOTHING, source=NOTHING, target=t.demon)


# -- strike --------------------------------------------------------------------------------------
def is_struck(t: Table, seat: Seat) -> bool:
    """Whether `seat` stands where the demon king strikes (HUNTERS-14.8, 14.11)."""
    direction = t.direction_to(t.demon, t.pos[seat])
    if direction == NOWHERE:
        return False
    turns = turned(direction, -t.facing)
    return turns == 0 or ((turns == 1 or turns == DIRECTIONS - 1) and t.has_ability(SWEEP))


def resume_strikes(t: Table, frame: Frame) -> None:
    """Who is struck is settled before the first strike (HUNTERS-14.8)."""
    t.done()
    for seat in range(t.seats - 1, -1, -1):  # the lowest seat on top
        if is_struck(t, seat):
            t.push(STRIKE, seat)


def can_parry(t: Table, seat: Seat, card: int) -> bool:
    """Whether `card` shows the element of the tile of `seat` (HUNTERS-14.9)."""
    element = t.element_at(t.pos[seat])
    return element != NOTHING and SHOWS[card] >> element & 1 == 1


def resume_strike(t: Table, frame: Frame) -> None:
    """`actor` loses life unless it parries (HUNTERS-14.8, 14.9)."""
    seat = frame.actor
    if frame.step == PARRYING:
        card = card_in(frame.answer)
        parries = kind_in(frame.answer) == PARRY
        t.done()
        if parries:
            discard_card(t, seat, card)
            t.tell(events.PARRIED, seat, card)
            check_behaviour(t)
        else:
            lose_life(t, seat, t.tables.king_strike[t.variant.king])
        return
    t.tell(events.STRUCK, seat, NOTHING)
    element = t.element_at(t.pos[seat])
    for card in t.hands[seat]:
        if can_parry(t, seat, card):
            if t.variant.concealed:
                t.shows[seat] |= 1 << element
            t.ask(seat, then=PARRYING)
            return
    if t.variant.concealed and element != NOTHING:
        t.lacks[seat] |= 1 << element
    t.done()
    lose_life(t, seat, t.tables.king_strike[t.variant.king])


# -- the end of his turn -------------------------------------------------------------------------
def resume_demon_end(t: Table, frame: Frame) -> None:
    """Shroud, then Regenerate (HUNTERS-14.10)."""
    t.done()
    if t.has_ability(SHROUD):
        shroud(t)
    if t.has_ability(REGENERATE):
        regenerate(t)


def shroud(t: Table) -> None:
    """Tiles beside him turn face down, but none with a hero and no claimed camp (HUNTERS-14.14)."""
    for direction in range(DIRECTIONS):
        place = t.land.next[t.demon * DIRECTIONS + direction]
        if place != NOWHERE and t.is_up(place) and not t.holds_hero(place) and not t.is_claimed(place):
            t.up &= ~(1 << place)
            t.tell(events.TILE_DOWN, NOTHING, t.land.cells[place])


def regenerate(t: Table) -> None:
    """One life back if no hero is adjacent (HUNTERS-14.15)."""
    if t.demon_life >= t.demon_full:
        return
    for seat in range(t.seats):
        if t.is_near_demon(seat):
            return
    t.demon_life += 1
    t.tell(events.REGENERATED, NOTHING, t.demon_life)
