"""The turn, from drawing to its end (GUIXI-5), and its three windows (GUIXI-6)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, PASS, Seat
from sanjie.games.guixi import events
from sanjie.games.guixi.checks import turn_ends_game
from sanjie.games.guixi.choices import (
    BUY,
    EQUIP,
    EXORCISE,
    SKILL,
    SUMMON,
    USE,
    ghost_in,
    kind_in,
    seat_in,
    what_in,
)
from sanjie.games.guixi.deeds import note_use
from sanjie.games.guixi.effects import (
    ACTING,
    CHECKING,
    DISCARDS,
    DRAWS,
    EXORCISE_OR_NOT,
    EXORCISING,
    HAUNTING,
    HERESY,
    LOSSES,
    PROGRAM,
    TURN,
)
from sanjie.games.guixi.exorcisms import can_start, start
from sanjie.games.guixi.hands import break_artifact, forget_openly, gain, lose
from sanjie.games.guixi.phases import AFTER, BEFORE, CHECKS, DAY, DRAW, END, EXORCISM, HAUNT
from sanjie.games.guixi.quantities import cards_drawn, hand_limit, price, spirit_gained
from sanjie.games.guixi.table import Table
from sanjie.games.guixi.tables import DISCARD_END, SPIRIT_DRAIN

# steps of TURN: `actor` is the current player
BEGIN: Final = 0
GAIN: Final = 1
OPEN_DAY: Final = 2
NIGHTFALL: Final = 3
OPEN_BEFORE: Final = 4
GHOSTS: Final = 5
OPEN_AFTER: Final = 6
MAY_EXORCISE: Final = 7
CHECK: Final = 8
ENDING: Final = 9
LIMIT: Final = 10
LAST: Final = 11
ASK: Final = 12  # a window is open: whose turn is it to act?
RESOLVED: Final = 13  # an item has happened
POWER_USED: Final = 14
KEEP: Final = 15  # the same player goes on, passes count anew
LAST_NUMBER: Final = 60_000  # of items in a turn; the choices that name one have 16 bits for it
STARTS: Final = {  # name of a step of the turn -> where a turn entered there begins
    "draw": BEGIN,
    "day": OPEN_DAY,
    "before": NIGHTFALL,
    "haunt": GHOSTS,
    "after": OPEN_AFTER,
    "exorcism": MAY_EXORCISE,
    "checks": CHECK,
    "end": ENDING,
}


def resume_turn(t: Table, frame: Frame) -> None:
    """One step of the turn."""
    step = frame.step
    if step == ACTING:
        act(t, frame)
    elif step == ASK:
        ask_priority(t, frame)
    elif step == RESOLVED:
        t.priority = t.current
        t.passes = 0
        ask_priority(t, frame)
    elif step == KEEP:
        t.passes = 0
        t.ask(t.priority, then=ACTING)
    elif step <= OPEN_AFTER:
        resume_day_or_night(t, frame)
    elif step == POWER_USED:
        t.passes = 0
        if t.current == t.king:  # his day ends at once (GUIXI-10.7)
            frame.step = NIGHTFALL
        else:
            t.ask(t.priority, then=ACTING)
    elif step == MAY_EXORCISE:
        t.phase = EXORCISM
        if can_start(t):
            t.ask(t.current, then=EXORCISE_OR_NOT)
        else:
            frame.step = CHECK
    elif step == EXORCISE_OR_NOT:
        if kind_in(frame.answer) == EXORCISE or kind_in(frame.answer) == SUMMON:
            ghost = ghost_in(frame.answer)
            start(t, ghost)
            t.call(EXORCISING, actor=t.current, source=ghost, target=t.holder[ghost], then=CHECK)
        else:
            t.tell(events.NOTHING_STARTED, t.current, NOTHING)
            frame.step = CHECK
    elif step == CHECK:
        t.phase = CHECKS
        t.call(CHECKING, actor=t.current, source=NOTHING, then=ENDING)
    else:
        resume_ending(t, frame)


def resume_day_or_night(t: Table, frame: Frame) -> None:
    """The steps up to the last window."""
    step = frame.step
    seat = t.current
    if step == BEGIN:
        t.tell(events.TURN_BEGAN, seat, t.turn)
        if seat == t.king:
            frame.step = NIGHTFALL
            return
        t.phase = DRAW
        lose(t, seat, t.haunts(seat, SPIRIT_DRAIN))
        t.call(DRAWS, actor=seat, source=NOTHING, then=GAIN)
        t.stack[-1].amount = cards_drawn(t, seat)
    elif step == GAIN:
        gain(t, seat, spirit_gained(t, seat))
        open_window(t, frame, DAY)
    elif step == OPEN_DAY:
        if seat == t.king:
            frame.step = NIGHTFALL
        else:
            open_window(t, frame, DAY)
    elif step == NIGHTFALL:
        t.phase = BEFORE
        if t.king != NOTHING and (t.king == seat or not t.variant.king_draws_own):
            t.call(DRAWS, actor=t.king, source=NOTHING, then=OPEN_BEFORE)
            t.stack[-1].amount = 1
        else:
            frame.step = OPEN_BEFORE
    elif step == OPEN_BEFORE:
        open_window(t, frame, BEFORE)
    elif step == GHOSTS:
        t.phase = HAUNT
        t.call(HAUNTING, actor=seat, source=NOTHING, then=OPEN_AFTER)
    else:
        open_window(t, frame, AFTER)


def resume_ending(t: Table, frame: Frame) -> None:
    """The end phase (GUIXI-5.8, 12.6)."""
    seat = t.current
    if frame.step == ENDING:
        t.phase = END
        number = t.haunts(seat, DISCARD_END)
        if number > 0:
            t.call(LOSSES, actor=seat, source=NOTHING, then=LIMIT)
            t.stack[-1].amount = number
        else:
            frame.step = LIMIT
    elif frame.step == LIMIT:
        extra = len(t.hands[seat]) - hand_limit(t, seat) if seat != t.king else 0
        if extra > 0:
            t.call(DISCARDS, actor=seat, source=NOTHING, then=LAST)
            t.stack[-1].amount = extra
        else:
            frame.step = LAST
    elif not turn_ends_game(t):
        next_turn(t, (seat + 1) % t.seats)


def next_turn(t: Table, seat: Seat) -> None:
    """What holds for a turn is wiped, and the turn passes (GUIXI-5.9)."""
    t.wards = 0
    if t.set_dice:
        t.set_dice.clear()
    t.vote_mod = 0
    if t.cond_mods:
        t.cond_mods.clear()
    t.no_exorcism = 0
    t.banned = 0
    t.silenced = 0
    if t.used:
        t.used.clear()
    t.bought = 0
    if t.peeks:
        t.peeks.clear()
    t.freed = 0
    t.dispelled = 0
    t.arrived = 0
    t.item_count = 0
    t.current = seat
    t.priority = seat
    t.passes = 0
    t.turn += 1
    t.become(TURN, actor=seat, source=NOTHING)


# -- windows ---------------------------------------------------------------------------------
def open_window(t: Table, frame: Frame, phase: int) -> None:
    """Priority begins with the current player (GUIXI-6.2)."""
    t.phase = phase
    t.priority = t.current
    t.passes = 0
    t.tell(events.WINDOW_OPENED, t.current, phase)
    t.ask(t.priority, then=ACTING)


def ask_priority(t: Table, frame: Frame) -> None:
    """The next decision, or after n passes the top item, or the end of the window (GUIXI-6.4)."""
    if t.passes < t.seats:
        t.ask(t.priority, then=ACTING)
        return
    t.passes = 0
    if t.items:
        resolve_top(t)
        return
    t.priority = t.current
    if t.phase == DAY:
        frame.step = NIGHTFALL
    elif t.phase == BEFORE:
        frame.step = GHOSTS
    else:
        frame.step = MAY_EXORCISE


def resolve_top(t: Table) -> None:
    """The top item happens (GUIXI-6.4)."""
    choice = t.items.pop()
    user = t.items.pop()
    number = t.items.pop()
    t.tell(events.RESOLVED, user, number, choice)
    t.call(PROGRAM, actor=user, source=number, target=choice, then=RESOLVED)
    what = what_in(choice)
    if kind_in(choice) == USE:
        t.stack[-1].cursor = t.tables.card_effect[what]
    else:
        t.stack[-1].cursor = t.tables.skill_effect[what]


def act(t: Table, frame: Frame) -> None:
    """The decision of the holder of priority (GUIXI-6.2, 6.3)."""
    seat = t.priority
    choice = frame.answer
    if choice == PASS:
        t.tell(events.PASSED, seat, NOTHING)
        t.passes += 1
        t.priority = seat - 1 if seat > 0 else t.seats - 1
        ask_priority(t, frame)
        return
    kind = kind_in(choice)
    if kind == BUY:
        cost = price(t, seat)
        t.bought = 1
        t.spirit[seat] -= cost
        t.tell(events.BOUGHT, seat, cost)
        t.call(DRAWS, actor=seat, source=NOTHING, then=KEEP)
        t.stack[-1].amount = 1
    elif kind == EQUIP:
        card = what_in(choice)
        t.hands[seat].remove(card)
        forget_openly(t, seat, card)
        break_artifact(t, seat)
        t.artifact[seat] = card
        t.tell(events.EQUIPPED, seat, card)
        frame.step = KEEP
    elif kind <= SKILL:
        put_on_stack(t, seat, choice)
        t.priority = seat - 1 if seat > 0 else t.seats - 1
        t.passes = 0
        frame.step = ASK
    else:
        t.call(HERESY, actor=seat, source=NOTHING, target=seat_in(choice), then=POWER_USED)


def put_on_stack(t: Table, seat: Seat, choice: int) -> None:
    """A card leaves the hand, a skill is paid and used: it waits to resolve (GUIXI-6.3, 6.9)."""
    what = what_in(choice)
    if t.item_count >= LAST_NUMBER and not t.items:
        t.item_count = 0  # such a turn may go on for ever: its numbers begin anew
    t.item_count += 1
    note_use(t, seat, choice)
    if kind_in(choice) == USE:
        t.hands[seat].remove(what)
        forget_openly(t, seat, what)
        t.tell(events.USED, seat, t.item_count, choice)
    else:
        t.spirit[seat] -= t.tables.skill_cost[what]
        t.used.append(seat << 12 | what)
        t.used.sort()
        t.tell(events.SKILL_USED, seat, t.item_count, choice)
    t.items.append(t.item_count)
    t.items.append(seat)
    t.items.append(choice)
