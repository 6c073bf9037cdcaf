"""The birth of the ghost king and the goals of his cards (GUIXI-10, 17.3).

His traits (GUIXI-10.6) are each where they matter; with heretics only their king can be it (GUIXI-11.1).
"""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, NOTHING, Seat, only
from sanjie.games.guixi import events
from sanjie.games.guixi import tables as goals
from sanjie.games.guixi.choices import ghost_in, what_in
from sanjie.games.guixi.effects import CROWNED, DRAWS, LIVED
from sanjie.games.guixi.ghosts import attach, detach, lay_aside
from sanjie.games.guixi.hands import break_artifact, remember_hand
from sanjie.games.guixi.phases import HERETIC_KING, LIVES
from sanjie.games.guixi.table import Table

# steps of CROWNING: `actor` becomes king
DRAW_CARD: Final = 0
TAKE_LIVES: Final = 1


def heretic_king(t: Table) -> Seat:
    """The seat of the heretic king, or NOTHING."""
    for seat in range(t.seats):
        if t.ids[seat] == HERETIC_KING:
            return seat
    return NOTHING


def turn_up(t: Table, seat: Seat) -> None:
    """The identity card of `seat` is turned up for good."""
    if t.revealed >> seat & 1 == 0:
        t.revealed |= only(seat)
        t.tell(events.IDENTITY_SHOWN, seat, t.ids[seat])


def resume_crowning(t: Table, frame: Frame) -> None:
    """`actor` becomes the ghost king (GUIXI-10.3, 10.4)."""
    seat = frame.actor
    if frame.step == DRAW_CARD:
        if t.ids[seat] == HERETIC_KING:  # before anything is asked: the question already shows who it is
            turn_up(t, seat)
        t.ask(CHANCE, then=CROWNED)
        return
    if frame.step == CROWNED:
        crown(t, seat, what_in(frame.answer))
        t.call(DRAWS, actor=seat, source=NOTHING, then=TAKE_LIVES)
        t.stack[-1].amount = (7 if t.seats <= 6 else 10) - len(t.hands[seat])
        return
    if frame.step == LIVED:
        ghost = ghost_in(frame.answer)
        origin = detach(t, ghost)
        attach(t, ghost, seat)
        t.tell(events.LIFE_MOVED, seat, ghost, origin)
    if t.ghost_count[seat] < LIVES and len(t.attached) > t.ghost_count[seat]:
        t.ask(seat, then=LIVED)
    else:
        t.done()


def crown(t: Table, seat: Seat, card: int) -> None:
    """King card, artifact, points (GUIXI-10.4); a hand that lay open is closed again (GUIXI-7.8)."""
    if t.king_top:
        t.king_top = t.king_top[1:]
    else:
        t.king_bag &= ~(1 << card)
    was_open = t.is_open(seat)
    t.king = seat
    if was_open:
        remember_hand(t, seat)
    t.king_card = card
    t.king_turn = t.turn
    t.tell(events.KING_BORN, seat, card)
    break_artifact(t, seat)
    lost = t.points_of(seat)
    if lost:
        for ghost in lost:
            lay_aside(t, ghost)
        t.points = [ghost for ghost in t.points if ghost not in lost]
        counts = t.point_count[:]
        counts[seat] = 0
        t.point_count = counts
        t.tell(events.POINTS_LOST, seat, len(lost))


def goal_count(t: Table) -> int:
    """What the king card's goal counts now (GUIXI-17.3)."""
    goal = t.tables.king_goal[t.king_card]
    if goal == goals.G_LIVES:
        return t.ghost_count[t.king]
    if goal == goals.G_HAND:
        return len(t.hands[t.king])
    if goal == goals.G_OTHERS:
        return len(t.attached) - t.ghost_count[t.king]
    if goal == goals.G_TABLE:
        return len(t.attached)
    if goal == goals.G_SUMMONS:
        return t.king_summons
    if goal == goals.G_TURNS:
        return t.king_own
    if goal == goals.G_FAILS:
        return t.king_fails
    found = 0
    for seat in range(t.seats):
        if seat != t.king:
            if goal == goals.G_HAUNTED:
                found += 1 if t.ghost_count[seat] >= 3 else 0
            else:
                found += 0 if t.hands[seat] else 1
    return found


def goal_number(t: Table) -> int:
    """What the count must reach."""
    return t.tables.king_number[t.king_card][t.seats]


def goal_is_reached(t: Table) -> bool:
    """Whether the king wins now (GUIXI-10.9, 12.6)."""
    return t.king != NOTHING and t.king_turn != t.turn and goal_count(t) >= goal_number(t)
