"""The powers of the heretics (GUIXI-11.4 to 11.7)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi import events
from sanjie.games.guixi.effects import ATTACHING, CROWNING, LOSSES
from sanjie.games.guixi.ghosts import detach
from sanjie.games.guixi.kings import heretic_king, turn_up
from sanjie.games.guixi.phases import HERETIC, LIVES
from sanjie.games.guixi.table import Table

# steps of HERESY: `actor` is the heretic, `target` the player whose ghosts possess again
SHOW: Final = 0
LIFT: Final = 1
JUDGE: Final = 2
OVER: Final = 3


def is_ready(t: Table, seat: Seat) -> bool:
    """Whether `seat` is a heretic with its power unspent, before a king (GUIXI-11.4, 11.7)."""
    return t.king == NOTHING and t.ids[seat] >= HERETIC and t.revealed >> seat & 1 == 0


def resume_heresy(t: Table, frame: Frame) -> None:
    """Identity up, hand away in random order, ghosts again; then perhaps a king."""
    if frame.step == SHOW:
        t.tell(events.HERETIC_POWER, frame.actor, frame.target)
        turn_up(t, frame.actor)
        t.call(LOSSES, actor=frame.actor, source=NOTHING, then=LIFT)
        t.stack[-1].amount = len(t.hands[frame.actor])
    elif frame.step == LIFT:
        for ghost in t.ghosts_of(frame.target):
            t.tell(events.LIFTED, detach(t, ghost), ghost)
            t.lifted.append(ghost)
        t.call(ATTACHING, actor=t.current, source=NOTHING, then=JUDGE)
    elif frame.step == JUDGE and somebody_has_three(t):
        t.call(CROWNING, actor=heretic_king(t), source=NOTHING, then=OVER)
    else:
        t.done()


def somebody_has_three(t: Table) -> bool:
    """Whether a player holds three ghosts or more (GUIXI-11.6)."""
    return any(t.ghost_count[seat] >= LIVES for seat in range(t.seats))
