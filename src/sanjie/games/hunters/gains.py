"""Cards on their way into hands and out of them, and what all remember of hands (HUNTERS-5.1, 6, 13)."""

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, EVERYONE, NOTHING, Seat, SeatSet, only
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import CARD_KINDS, SHOWS
from sanjie.games.hunters.choices import GAIN, card_in, kind_in
from sanjie.games.hunters.effects import (
    DRAWN,
    FILL,
    FILLED,
    GAINING,
    GATHER1,
    GATHER2,
    OFFER,
    POWER,
)
from sanjie.games.hunters.table import Table


# -- hands -----------------------------------------------------------------------------------
def with_card(cards: list[int], card: int) -> list[int]:
    """An ascending list with `card` in its place (HUNTERS-18.4); a fresh one."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    more = cards[:]
    more.insert(place, card)
    return more


def without(cards: list[int], card: int) -> list[int]:
    """A list without the first `card` in it; a fresh one."""
    fewer = cards[:]
    fewer.remove(card)
    return fewer


def gain_card(t: Table, seat: Seat, card: int) -> None:
    """All see `card` come into the hand of `seat`."""
    t.hands[seat] = with_card(t.hands[seat], card)
    if t.variant.concealed:
        t.gained[seat] = with_card(t.gained[seat], card)


def leave_hand(t: Table, seat: Seat, card: int) -> None:
    """All see `card` leave the hand of `seat`."""
    t.hands[seat] = without(t.hands[seat], card)
    if t.variant.concealed:
        if card in t.gained[seat]:
            t.gained[seat] = without(t.gained[seat], card)
        t.shows[seat] &= ~SHOWS[card]


def discard_card(t: Table, seat: Seat, card: int) -> None:
    """A card goes from the hand to the hero's own open discards (HUNTERS-6.6)."""
    leave_hand(t, seat, card)
    t.discard[seat] = [*t.discard[seat], card]


# -- the personal deck -------------------------------------------------------------------------
def seers(t: Table, seat: Seat) -> SeatSet:
    """Who sees what `seat` draws (HUNTERS-17.1, 17.2)."""
    return only(seat) if t.variant.concealed else EVERYONE


def draw_card(t: Table, seat: Seat, card: int) -> None:
    """`card` comes from the top of the personal deck of `seat` into the hand."""
    if t.deck_top[seat]:
        tops = t.deck_top[:]
        tops[seat] = tops[seat][1:]
        t.deck_top = tops
    else:
        t.deck_bag[seat] = without(t.deck_bag[seat], card)
    t.hands[seat] = with_card(t.hands[seat], card)
    if t.variant.concealed:
        t.lacks[seat] = 0
    t.tell(events.DREW, seat, NOTHING, card, seers(t, seat))


def resume_draw(t: Table, frame: Frame) -> None:
    """`actor` draws `amount` cards, fewer when there are no more (HUNTERS-5.2, 9.4).

    Chance is asked unless the card is decided or the last one.
    """
    seat = frame.actor
    if frame.step == DRAWN:
        draw_card(t, seat, card_in(frame.answer))
        frame.amount -= 1
    while frame.amount > 0:
        top = t.deck_top[seat]
        bag = t.deck_bag[seat]
        if top:
            draw_card(t, seat, top[0])
        elif len(bag) == 1:
            draw_card(t, seat, bag[0])
        elif bag:
            t.ask(CHANCE, then=DRAWN, known_to=seers(t, seat))
            return
        else:
            break
        frame.amount -= 1
    t.done()


# -- the supply --------------------------------------------------------------------------------
def lay_in_row(t: Table, card: int) -> None:
    """The top card of the supply deck goes to the right end of the row (HUNTERS-13.1)."""
    if t.supply_top:
        t.supply_top = t.supply_top[1:]
    else:
        t.supply_bag[card] -= 1
        t.supply_size -= 1
    t.row = [*t.row, card]
    t.tell(events.ROW_LAID, NOTHING, card)


def resume_fill(t: Table, frame: Frame) -> None:
    """The row is filled by one card, if there is one (HUNTERS-13.1, 13.5)."""
    if frame.step == FILLED:
        lay_in_row(t, card_in(frame.answer))
    elif t.supply_top:
        lay_in_row(t, t.supply_top[0])
    elif t.supply_size == 1:
        lay_in_row(t, last_of(t.supply_bag))
    elif t.supply_size > 1:
        t.ask(CHANCE, then=FILLED)
        return
    t.done()


def last_of(bag: list[int]) -> int:
    """The only card in a bag that holds one."""
    for card in range(CARD_KINDS):
        if bag[card] > 0:
            return card
    raise AssertionError("the bag holds a card")


def take_from_row(t: Table, place: int) -> int:
    """The card at `place` leaves the row, those to its right move up; the card. It is not yet filled."""
    row = t.row[:]
    card = row.pop(place)
    t.row = row
    return card


# -- gains -------------------------------------------------------------------------------------
def fits(card: int, element: int) -> bool:
    """Whether `card` shows `element`; any card does if that is -1."""
    return element == NOTHING or SHOWS[card] >> element & 1 == 1


def can_gain(t: Table, element: int, source: int) -> bool:
    """Whether at least one card could be taken now (HUNTERS-13.4)."""
    cards = t.power if source == POWER else t.row
    return any(fits(card, element) for card in cards)


def resume_offer(t: Table, frame: Frame) -> None:
    """`actor` may gain one card that shows element `target`, from `source` (HUNTERS-13.1, 13.4)."""
    if frame.step != GAINING:
        if can_gain(t, frame.target, frame.source):
            t.ask(frame.actor, then=GAINING)
        else:
            t.done()
        return
    seat = frame.actor
    source = frame.source
    if kind_in(frame.answer) != GAIN:
        t.done()
        t.tell(events.DECLINED, seat, source)
        return
    card = card_in(frame.answer)
    if source == POWER:
        t.power = without(t.power, card)  # the first of equal ones
        t.done()
    else:
        take_from_row(t, t.row.index(card))
        t.become(FILL, actor=seat, source=source)
    gain_card(t, seat, card)
    t.tell(events.GAINED, seat, card, source)


def resume_gather(t: Table, frame: Frame) -> None:
    """Two offers, unless the hero stands on a claimed camp (HUNTERS-13.2)."""
    seat = frame.actor
    place = t.pos[seat]
    t.done()
    if not t.is_claimed(place):
        t.push(OFFER, seat, GATHER2, t.element_at(place))
        t.push(OFFER, seat, GATHER1)
