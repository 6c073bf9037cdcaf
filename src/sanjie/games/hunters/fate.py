"""The fate phase, the return phase and the exile interrupt (HUNTERS-4, 10), and tiles that turn up."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, NOTHING, Seat
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import HEROES
from sanjie.games.hunters.choices import what_in
from sanjie.games.hunters.effects import ACT, DEMON, DRAW, FATE, GATHER, RETURN, SHOWN, TURNED_UP
from sanjie.games.hunters.ends import check_weary, end_soulforge
from sanjie.games.hunters.table import UNDECIDED, Table

BEGIN: Final = 0  # step of FATE


# -- fate cards ----------------------------------------------------------------------------------
def fate_name(t: Table, card: int) -> int:
    """What `choices.DEAL_FATE` calls a fate card: by its hero, not its seat."""
    return t.heroes[card >> 1] * 2 + (card & 1)


def fate_card(t: Table, name: int) -> int:
    """The fate card that `choices.DEAL_FATE` calls `name`, or -1 if its hero is not played."""
    if not 0 <= name < 2 * len(HEROES):
        return NOTHING
    seat = t.seat_of(name >> 1)
    return NOTHING if seat == NOTHING else seat * 2 + (name & 1)


def put_in_fate(t: Table, cards: list[int]) -> None:
    """Shuffle `cards` into the fate deck: nothing is known of its order any more (HUNTERS-4.2, 10.2)."""
    for card in t.fate_top:
        t.fate_bag[card] += 1
        t.fate_size += 1
    t.fate_top = []
    for card in cards:
        t.fate_bag[card] += 1
        t.fate_size += 1


def resume_fate(t: Table, frame: Frame) -> None:
    """The top card is shown; whose turn it is follows from it (HUNTERS-4.1 to 4.4)."""
    if frame.step == SHOWN:
        card = fate_card(t, what_in(frame.answer))
        t.fate_bag[card] -= 1
        t.fate_size -= 1
        show(t, frame, card)
        return
    if t.fate_left() == 0:
        put_in_fate(t, t.fate_discard)
        t.fate_discard = []
        t.tell(events.FATE_REBUILT, NOTHING, t.fate_size)
    t.turn += 1
    if t.fate_top:
        card = t.fate_top[0]
        t.fate_top = t.fate_top[1:]
        show(t, frame, card)
    else:
        t.ask(CHANCE, then=SHOWN)


def show(t: Table, frame: Frame, card: int) -> None:
    """`card` is shown: a hero's action phase or the demon king's turn, then the return phase."""
    seat = card >> 1
    frame.step = BEGIN
    frame.answer = NOTHING
    t.fate_shown = card
    t.tell(events.FATE_SHOWN, seat, card)
    t.tell(events.TURN_BEGAN, seat, t.turn - 1, card & 1)
    t.push(RETURN, seat)
    if card & 1:
        t.push(DEMON, seat)
        return
    t.push(GATHER, seat)
    t.push(ACT, seat)
    missing = t.tables.hand_refill - len(t.hands[seat])
    if missing > 0:
        t.push(DRAW, seat, NOTHING, NOTHING, missing)


def resume_return(t: Table, frame: Frame) -> None:
    """Weariness; then the shown card goes to the discards (HUNTERS-4.5, 4.6)."""
    t.done()
    check_weary(t)
    if not t.ended:
        discard_shown(t)


def discard_shown(t: Table) -> None:
    """The shown card goes to the fate discards."""
    card = t.fate_shown
    if card != NOTHING:
        t.fate_discard = [*t.fate_discard, card]
        t.fate_shown = NOTHING
        t.tell(events.FATE_DISCARDED, card >> 1, card)


def resume_interrupt(t: Table, frame: Frame) -> None:
    """Weariness; then the exile zone and the shown card are shuffled in; a new fate phase (HUNTERS-10).

    The rest of the turn does not take place (10.3), and the discards stay where they are (10.5).
    """
    end_soulforge(t, frame.actor)
    t.done()
    check_weary(t)
    if t.ended:
        return
    cards = t.fate_exile
    if t.variant.discards_shown:
        discard_shown(t)
    elif t.fate_shown != NOTHING:
        cards = [*cards, t.fate_shown]
        t.fate_shown = NOTHING
    t.fate_exile = []
    put_in_fate(t, cards)
    t.tell(events.INTERRUPTED, frame.actor, t.fate_size)
    t.stack.clear()
    t.push(FATE, NOTHING)


# -- tiles ---------------------------------------------------------------------------------------
def resume_reveal(t: Table, frame: Frame) -> None:
    """The tile at place `target` turns up; `actor` explores it, or nobody does (HUNTERS-7.3, 14.7)."""
    place = frame.target
    if frame.step == TURNED_UP:
        tile = what_in(frame.answer)
        t.tile_bag[tile] -= 1
        t.tile[place] = tile
    elif t.tile[place] == UNDECIDED:
        t.ask(CHANCE, then=TURNED_UP)
        return
    t.done()
    turn_up(t, place, frame.actor)


def turn_up(t: Table, place: int, seat: Seat) -> None:
    """The decided tile at `place` lies face up from now on, and is known for ever (HUNTERS-17.3)."""
    bit = 1 << place
    t.up |= bit
    t.seen |= bit
    t.tell(events.TILE_UP, seat, t.land.cells[place], t.tile[place])
