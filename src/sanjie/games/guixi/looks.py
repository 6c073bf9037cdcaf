"""Looking at the top of the ghost deck: what one seat learns, what the others can no longer be sure of."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, NOTHING, Seat, only
from sanjie.games.guixi import events
from sanjie.games.guixi.choices import SINK, ghost_in, kind_in
from sanjie.games.guixi.effects import LOOK, LOOKED, SUNK
from sanjie.games.guixi.hauntings import settle_deck
from sanjie.games.guixi.table import Table

SEE: Final = 0
MAY_SINK: Final = 1  # `target` of the frame


def start_look(t: Table, seat: Seat, number: int, may_sink: int) -> None:
    """Push the frame in which `seat` sees the top `number` ghost cards, or all there are (GUIXI-17.1)."""
    if number > t.ghosts_left():
        number = t.ghosts_left()
    t.tell(events.GHOSTS_SEEN, seat, NOTHING, number)
    t.call(LOOK, actor=seat, source=NOTHING, target=may_sink, then=SEE)
    t.stack[-1].cursor = 0
    t.stack[-1].amount = number


def resume_look(t: Table, frame: Frame) -> None:
    """`actor` sees `amount` cards, `cursor` of them so far; then, if `target` says so, may sink one."""
    seat = frame.actor
    if frame.step == LOOKED:
        card = ghost_in(frame.answer)
        place = frame.cursor
        if place < len(t.ghost_top):
            t.ghost_top[place] |= 1 << 8 + seat
        else:
            t.ghost_bag[card] -= 1
            t.ghost_size -= 1
            t.ghost_top.append(1 << 8 + seat | card)
            settle_deck(t)
        t.tell(events.GHOST_SEEN, seat, place, card, only(seat))
        frame.cursor += 1
    elif frame.step == SUNK:
        sink(t, frame)
        t.done()
        return
    if frame.cursor < frame.amount:
        t.ask(CHANCE, then=LOOKED, known_to=only(seat))
    elif frame.target == MAY_SINK:
        t.ask(seat, then=SUNK, known_to=only(seat))
    else:
        t.done()


def sink(t: Table, frame: Frame) -> None:
    """Put the chosen card at the bottom, or none; nobody else can tell which, nor whether one was sunk."""
    seat = frame.actor
    mine = 1 << 8 + seat
    card = ghost_in(frame.answer) if kind_in(frame.answer) == SINK else NOTHING
    t.tell(events.SANK, seat, NOTHING, card, only(seat))
    if frame.amount == 0:
        return
    for place in range(len(t.ghost_top)):  # the others are sure of no place any more
        t.ghost_top[place] &= mine | 255
    for place in range(len(t.ghost_bottom)):
        t.ghost_bottom[place] &= mine | 255
    if card == NOTHING:
        return
    for place in range(frame.amount):
        if t.ghost_top[place] & 255 == card:
            del t.ghost_top[place]
            break
    t.ghost_bottom.append(mine | card)
    settle_deck(t)
