"""The attack itself, paid with cards or with aura (HUNTERS-8.4 to 8.8, 14.13)."""

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, Seat
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import DEMON_FACE
from sanjie.games.hunters.choices import what_in
from sanjie.games.hunters.effects import ROLLED
from sanjie.games.hunters.ends import finish, lose_life
from sanjie.games.hunters.hexes import DIRECTIONS
from sanjie.games.hunters.rulebook import SEALED
from sanjie.games.hunters.table import Table
from sanjie.games.hunters.tables import BACKLASH


def dice_of(t: Table, seat: Seat) -> int:
    """How many dice `seat` rolls when it attacks now (HUNTERS-8.4, 8.8)."""
    return 2 if len(t.aura[seat]) >= t.tables.aura_max else 1


def matching_face(t: Table, seat: Seat) -> int:
    """The face that matches the side touching the tile of `seat`, or -1 (HUNTERS-2.13, 8.5, 8.6)."""
    direction = t.direction_to(t.demon, t.pos[seat])
    return (direction - t.facing) % DIRECTIONS - 1


def damage(t: Table, seat: Seat) -> None:
    """One point of damage; the last one wins at once, worn out or not (HUNTERS-1.6, 8.7, 16.1)."""
    t.demon_life -= 1
    t.tell(events.DAMAGED, seat, 1, t.demon_life)
    if t.demon_life == 0:
        finish(t, SEALED)


def resume_blow(t: Table, frame: Frame) -> None:
    """`actor` attacks with `amount` dice."""
    seat = frame.actor
    if frame.step != ROLLED:
        t.last_roll = []
        damage(t, seat)
        if not t.ended:
            t.ask(CHANCE, then=ROLLED)
        return
    face = what_in(frame.answer)
    match = matching_face(t, seat)
    t.last_roll = [*t.last_roll, face]
    t.tell(events.ROLLED, seat, face, 1 if face == match else 0)
    frame.amount -= 1
    if frame.amount > 0:
        t.ask(CHANCE, then=ROLLED)
        return
    t.done()
    if match >= 0 and match in t.last_roll:
        damage(t, seat)
    if not t.ended and DEMON_FACE in t.last_roll and t.has_ability(BACKLASH):
        lose_life(t, seat, 1)
