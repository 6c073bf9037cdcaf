"""Life, falling, curses and the ends of the game (HUNTERS-15, 16)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, Clause, Seat
from sanjie.games.hunters import events
from sanjie.games.hunters.effects import ACT
from sanjie.games.hunters.rulebook import CURSE, WEARY
from sanjie.games.hunters.table import Table

# why a curse token is placed (HUNTERS-15.2)
FROM_FALL: Final = 0
FROM_SURGE: Final = 1
FROM_HUNGER: Final = 2


def finish(t: Table, clause: Clause) -> None:
    """The game ends; nothing more is resolved (HUNTERS-16.5)."""
    t.ended = clause
    t.stack.clear()
    t.tell(events.ENDED, NOTHING, clause)


def place_curse(t: Table, why: int, seat: Seat) -> None:
    """One curse token is placed; the last one ends the game at once (HUNTERS-1.3, 16.2)."""
    t.curses += 1
    t.tell(events.CURSED, seat, t.curses, why)
    if t.curses >= t.tables.curse_limit:
        finish(t, CURSE)


def lose_life(t: Table, seat: Seat, amount: int) -> None:
    """A hero loses life and may fall (HUNTERS-15.1, 15.3); call it as the last thing of a step."""
    if amount > t.life[seat]:
        amount = t.life[seat]
    t.life[seat] -= amount
    t.tell(events.LIFE_LOST, seat, amount, t.life[seat])
    if t.life[seat] == 0:
        fall(t, seat)


def fall(t: Table, seat: Seat) -> None:
    """A curse; if the game goes on, full life, back to the camp, no more actions (HUNTERS-5.7, 15.1)."""
    place_curse(t, FROM_FALL, seat)
    if t.ended:
        return
    t.life[seat] = t.hero_life
    t.pos[seat] = t.camp[seat]
    t.tell(events.FELL, seat, t.land.cells[t.camp[seat]])
    for place in range(len(t.stack)):
        frame = t.stack[place]
        if frame.effect == ACT and frame.actor == seat:
            end_soulforge(t, seat)
            del t.stack[place]
            return


def end_soulforge(t: Table, seat: Seat) -> None:
    """Soulforge ends with the action phase (HUNTERS-12.4)."""
    t.wild &= ~(1 << seat)


def check_weary(t: Table) -> None:
    """Weariness over all heroes (HUNTERS-1.4, 1.5, 1.7); call it as the last thing of a step."""
    limit = t.tables.weariness_limit
    for seat in range(t.seats):
        if t.total(seat) <= limit:
            finish(t, WEARY)
            return


def check_behaviour(t: Table) -> None:
    """Weariness after a behaviour or a parry, unless the option looks later (HUNTERS-16.3, 16.4)."""
    if not t.variant.turn_end:
        check_weary(t)


def resume_check(t: Table, frame: Frame) -> None:
    """The check that waits until a behaviour is resolved (HUNTERS-5.8)."""
    t.done()
    check_behaviour(t)
