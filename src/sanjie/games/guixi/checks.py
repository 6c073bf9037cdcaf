"""The checks after the exorcism and those at the end of a turn (GUIXI-12.4, 12.6)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi import events
from sanjie.games.guixi.choices import HERETIC, kind_in
from sanjie.games.guixi.effects import CROWNING, HERESY, POWERED
from sanjie.games.guixi.ghosts import finish
from sanjie.games.guixi.kings import goal_is_reached, heretic_king
from sanjie.games.guixi.phases import COMPETITIVE, CROWDED, FUN, LIVES
from sanjie.games.guixi.rulebook import (
    BOTH_ELDERS,
    DECK_OUT,
    ELDER_DEAD,
    FINAL_LAP,
    FUN_DRAW,
    FUN_OTHERS,
    HERETIC_KING_LOST,
    KING_WON,
)
from sanjie.games.guixi.table import Table

# steps of CHECKING: `amount` seats have had their place for power b
ASK_POWER: Final = 0
JUDGE: Final = 1
OVER: Final = 2


def resume_checking(t: Table, frame: Frame) -> None:
    """Power b, loss of the heretic king, third ghost, seventh ghost; or the elders (GUIXI-12.4, 15.2)."""
    if frame.step == POWERED:
        seat = frame.cursor
        if kind_in(frame.answer) == HERETIC:
            t.call(HERESY, actor=seat, source=NOTHING, target=seat, then=ASK_POWER)
            return
        t.tell(events.HERETIC_SKIPPED, seat, NOTHING)
        frame.step = ASK_POWER
    if frame.step == ASK_POWER:
        if t.king == NOTHING and t.has_heretics():
            while frame.amount < t.seats:
                seat = (t.current - frame.amount) % t.seats
                frame.amount += 1
                if t.revealed >> seat & 1 == 0 and t.ghost_count[seat] >= LIVES:
                    frame.cursor = seat
                    t.ask(seat, then=POWERED)
                    return
        frame.step = JUDGE
    elif frame.step == OVER:
        t.done()
        return
    if t.variant.mode == COMPETITIVE:
        judge_elders(t)
    elif t.has_kings() and t.king == NOTHING:
        judge_ghosts(t)
    else:
        t.done()


def is_doomed(t: Table, seat: Seat) -> bool:
    """Whether `seat` holds three ghosts and was freed of none this turn (GUIXI-10.1)."""
    if t.ghost_count[seat] < LIVES or t.freed >> seat & 1:
        return False
    return not t.variant.literal or t.arrived >> seat & 1 == 1


def judge_ghosts(t: Table) -> None:
    """The heretic king's loss, then the third ghost, then the seventh (GUIXI-10.1, 10.2, 11.2)."""
    lord = heretic_king(t) if t.has_heretics() else NOTHING
    if lord != NOTHING and is_doomed(t, lord):
        finish(t, HERETIC_KING_LOST)
        return
    king = NOTHING
    most = 0
    for step in range(t.seats):
        seat = (t.current + step) % t.seats
        if t.ghost_count[seat] > most and is_doomed(t, seat):
            most = t.ghost_count[seat]
            king = seat
    if king == NOTHING and len(t.attached) >= CROWDED and t.dispelled == 0:
        for step in range(t.seats):
            seat = (t.current + step) % t.seats
            if t.ghost_count[seat] > most:
                most = t.ghost_count[seat]
                king = seat
    if king == NOTHING:
        t.done()
    else:
        t.call(CROWNING, actor=king if lord == NOTHING else lord, source=NOTHING, then=OVER)


def judge_elders(t: Table) -> None:
    """An elder with three ghosts who was not freed of one dies (GUIXI-15.2)."""
    dead = 0
    for seat in range(t.seats):
        if t.elders >> seat & 1 and is_doomed(t, seat):
            dead += 1
            t.tell(events.ELDER_DIED, seat, NOTHING)
    if dead == 0:
        t.done()
    else:
        finish(t, ELDER_DEAD if dead == 1 else BOTH_ELDERS)


def dead_elder(t: Table) -> Seat:
    """The elder who died in a game that ended by it."""
    for seat in range(t.seats):
        if t.elders >> seat & 1 and is_doomed(t, seat):
            return seat
    return NOTHING


def turn_ends_game(t: Table) -> bool:
    """The checks at the very end of a turn; whether the game is over (GUIXI-12.6)."""
    if t.current == t.king and t.king_turn != t.turn:
        t.king_own += 1
    if goal_is_reached(t):
        finish(t, KING_WON)
        return True
    if t.variant.mode == FUN:
        left, right = (t.current + 1) % t.seats, (t.current - 1) % t.seats
        if t.ghost_count[left] >= LIVES and t.ghost_count[right] >= LIVES:
            finish(t, FUN_DRAW if t.ghost_count[t.current] >= LIVES else FUN_OTHERS)
            return True
    if t.current == t.final_seat:
        finish(t, FINAL_LAP)
        return True
    if t.ghosts_left() == 0:
        finish(t, DECK_OUT)
        return True
    return False
