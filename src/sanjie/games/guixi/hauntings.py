"""Haunting and possession (GUIXI-7)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, NOTHING, Seat
from sanjie.games.guixi import events
from sanjie.games.guixi.choices import CLOCKWISE, ghost_in, kind_in, seat_in, what_in
from sanjie.games.guixi.effects import CHOSEN, DIRECTED, DISCARDS, POSSESSION, PROGRAM, ROLLED, SHOWN
from sanjie.games.guixi.ghosts import attach, finish, king_is_slain, lay_aside
from sanjie.games.guixi.phases import FUN
from sanjie.games.guixi.quantities import has_die_ward
from sanjie.games.guixi.rulebook import DECK_OUT
from sanjie.games.guixi.table import IN_THE_AIR, Table
from sanjie.games.guixi.tables import (
    CHOOSE,
    DIE,
    LEAST_HAND,
    LEAST_HAUNTED,
    LEAST_SPIRIT,
    MOST_DISPELLED,
    MOST_HAND,
    MOST_HAUNTED,
    MOST_SPIRIT,
    ON_CURRENT,
    ON_LEFT,
    ON_RIGHT,
)

# steps of HAUNTING
REVEAL: Final = 0
AFTERWARDS: Final = 1
# the first step of POSSESSION, and the only one of ATTACHING
FIND: Final = 0


def resume_haunting(t: Table, frame: Frame) -> None:
    """The top ghost card is revealed and resolved (GUIXI-7.1)."""
    if frame.step == REVEAL:
        if t.ghosts_left() == 0:
            t.tell(events.NOTHING_REVEALED, t.current, NOTHING)
            frame.step = AFTERWARDS
        else:
            t.ask(CHANCE, then=SHOWN)
    elif frame.step == SHOWN:
        card = ghost_in(frame.answer)
        take_ghost_card(t, card)
        if card < t.tables.ghosts:
            t.holder[card] = IN_THE_AIR
            t.tell(events.GHOST_REVEALED, t.current, card)
            t.call(POSSESSION, actor=t.current, source=card, then=AFTERWARDS)
        else:
            t.tell(events.EVENT_REVEALED, t.current, card)
            lay_aside(t, card)
            t.call(PROGRAM, actor=t.current, source=0, target=NOTHING, then=AFTERWARDS)
            t.stack[-1].cursor = t.tables.event_effect[card]
    elif t.variant.deck_end_at_once and t.ghosts_left() == 0:
        finish(t, DECK_OUT)
    else:
        t.done()


def take_ghost_card(t: Table, card: int) -> None:
    """The top ghost card, which is `card`, leaves the deck."""
    if t.ghost_top:
        del t.ghost_top[0]
    else:
        t.ghost_bag[card] -= 1
        t.ghost_size -= 1
    settle_deck(t)


def settle_deck(t: Table) -> None:
    """Without cards between them, what lies at the bottom lies on top."""
    if t.ghost_size == 0 and t.ghost_bottom:
        t.ghost_top += t.ghost_bottom
        t.ghost_bottom.clear()


def resume_possession(t: Table, frame: Frame) -> None:
    """Ghost `source` finds its holder (GUIXI-7.2 to 7.5); `cursor` is the seat reached, `amount` the die."""
    ghost = frame.source
    if frame.step == FIND:
        way = t.tables.ghost_possession[ghost]
        if way == CHOOSE:
            t.ask(t.current, then=CHOSEN)
            return
        if way == DIE:
            if not t.set_dice:
                t.ask(CHANCE, then=ROLLED)
                return
            frame.amount = t.set_dice[0]
            del t.set_dice[0]
            t.tell(events.DIE_SET_USED, t.current, frame.amount)
            count_die(t, frame)
            return
        frame.cursor = seat_meant(t, way)
    elif frame.step == CHOSEN:
        frame.cursor = seat_in(frame.answer)
    elif frame.step == ROLLED:
        frame.amount = what_in(frame.answer)
        if t.dice:
            t.dice = t.dice[1:]
        t.tell(events.DIE_ROLLED, t.current, frame.amount)
        count_die(t, frame)
        return
    elif frame.step == DIRECTED:
        step = 1 if kind_in(frame.answer) == CLOCKWISE else -1
        t.tell(events.DIRECTION, t.current, step)
        frame.cursor = (t.current + step * frame.amount) % t.seats
    settle(t, frame)


def count_die(t: Table, frame: Frame) -> None:
    """The die shows `amount`: the current player says which way to count (GUIXI-7.4, 16.1)."""
    if t.variant.mode == FUN or t.variant.clockwise:
        frame.cursor = (t.current + frame.amount) % t.seats
        settle(t, frame)
    else:
        t.ask(t.current, then=DIRECTED)


def settle(t: Table, frame: Frame) -> None:
    """From the seat reached, on past the king and the warded, to the holder (GUIXI-7.5)."""
    ghost, seat = frame.source, frame.cursor
    by_die = t.tables.ghost_possession[ghost] == DIE
    for _ in range(2 * t.seats):
        if seat == t.king and not t.variant.king_possessed:
            t.tell(events.PASSED_KING, seat, NOTHING)
        elif by_die and has_die_ward(t, seat):
            t.tell(events.MIRRORED, seat, NOTHING)
        elif t.wards_of(seat) > 0:
            t.wards -= 1 << 6 * seat
            t.tell(events.WARDED, seat, NOTHING)
        else:
            break
        seat = (seat + 1) % t.seats
    discards = attach(t, ghost, seat)
    t.tell(events.POSSESSED, seat, ghost)
    if king_is_slain(t):
        return
    if discards > 0:
        t.become(DISCARDS, actor=seat, source=NOTHING)
        t.stack[-1].amount = discards
    else:
        t.done()


def seat_meant(t: Table, way: int) -> Seat:
    """The seat a condition names; of equals the first in turn order (GUIXI-7.2, 7.3)."""
    if way == ON_CURRENT:
        return t.current
    if way == ON_LEFT:
        return (t.current + 1) % t.seats
    if way == ON_RIGHT:
        return (t.current - 1) % t.seats
    found = t.current
    best = -(1 << 60)
    for step in range(t.seats):
        seat = (t.current + step) % t.seats
        if seat != t.king:
            number = measure(t, way, seat)
            if number > best:
                best = number
                found = seat
    return found


def measure(t: Table, way: int, seat: Seat) -> int:
    """What is compared: the larger the better."""
    if way == MOST_HAND:
        return len(t.hands[seat])
    if way == LEAST_HAND:
        return -len(t.hands[seat])
    if way == MOST_SPIRIT:
        return t.spirit[seat]
    if way == LEAST_SPIRIT:
        return -t.spirit[seat]
    if way == MOST_DISPELLED:
        return t.point_count[seat]
    if way == MOST_HAUNTED:
        return t.ghost_count[seat]
    assert way == LEAST_HAUNTED
    return -t.ghost_count[seat]


def resume_attaching(t: Table, frame: Frame) -> None:
    """The lifted ghosts find their holders one after another (GUIXI-7.6, 17.1)."""
    frame.step = FIND
    if not t.lifted:
        t.done()
        return
    entry = t.lifted[0]
    del t.lifted[0]
    ghost, goal = entry & 255, (entry >> 8) - 1
    if goal == NOTHING:
        t.call(POSSESSION, actor=t.current, source=ghost, then=FIND)
        return
    discards = attach(t, ghost, goal)
    t.tell(events.POSSESSED, goal, ghost)
    if discards > 0:
        t.call(DISCARDS, actor=goal, source=NOTHING, then=FIND)
        t.stack[-1].amount = discards


def may_be_chosen(t: Table, seat: Seat) -> bool:
    """Whether the current player may choose `seat` for a ghost (GUIXI-7.2)."""
    return 0 <= seat < t.seats and seat != t.current and seat != t.king
