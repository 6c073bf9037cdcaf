"""Cards on their way between decks, hands and discard, and what the others remember of them."""

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, EVERYONE, NOTHING, Seat, SeatSet, only
from sanjie.games.guixi import events
from sanjie.games.guixi.choices import what_in
from sanjie.games.guixi.effects import DISCARDED, DRAWN, LOST, TAKEN
from sanjie.games.guixi.table import Table


# -- spirit ------------------------------------------------------------------------------
def gain(t: Table, seat: Seat, amount: int) -> None:
    """`seat` gains spirit from the bank (GUIXI-3.4)."""
    if amount > 0:
        t.spirit[seat] += amount
        t.tell(events.SPIRIT_GAINED, seat, amount)


def lose(t: Table, seat: Seat, amount: int) -> None:
    """`seat` loses spirit, all of it if there is less (GUIXI-17.1)."""
    if amount > t.spirit[seat]:
        amount = t.spirit[seat]
    if amount > 0:
        t.spirit[seat] -= amount
        t.tell(events.SPIRIT_LOST, seat, amount)


def take_spirit(t: Table, seat: Seat, other: Seat, amount: int) -> None:
    """`seat` takes spirit from `other`, all of it if there is less (GUIXI-17.1)."""
    if amount > t.spirit[other]:
        amount = t.spirit[other]
    if amount > 0 and other != seat:
        t.spirit[other] -= amount
        t.spirit[seat] += amount
        t.tell(events.SPIRIT_TAKEN, seat, other, amount)


# -- what the others remember ----------------------------------------------------------------
def remember(t: Table, viewer: Seat, holder: Seat, card: int) -> None:
    """`viewer` knows that `holder` has `card`; an open hand needs no memory."""
    if viewer != holder and not t.is_open(holder):
        known = t.known[:]
        known.append(viewer << 12 | holder << 8 | card)
        known.sort()
        t.known = known


def forget_openly(t: Table, holder: Seat, card: int) -> None:
    """All have seen `card` leave the hand of `holder`: whoever knew of one knows of one fewer."""
    if not t.known:
        return
    kept: list[int] = []
    gone: SeatSet = 0
    for entry in t.known:
        viewer = entry >> 12
        if entry & 0xFFF == holder << 8 | card and gone >> viewer & 1 == 0:
            gone |= only(viewer)
        else:
            kept.append(entry)
    t.known = kept


def forget_secretly(t: Table, holder: Seat, card: int, seen_by: SeatSet) -> None:
    """Only `seen_by` saw which card left the hand: the others are sure of nothing in it any more."""
    if not t.known:
        return
    kept: list[int] = []
    gone: SeatSet = 0
    for entry in t.known:
        viewer = entry >> 12
        if entry >> 8 & 15 != holder:
            kept.append(entry)
        elif seen_by >> viewer & 1:
            if entry & 255 == card and gone >> viewer & 1 == 0:
                gone |= only(viewer)
            else:
                kept.append(entry)
    t.known = kept


def forget_hand(t: Table, holder: Seat) -> None:
    """Nobody needs a memory of this hand."""
    if t.known:
        t.known = [entry for entry in t.known if entry >> 8 & 15 != holder]


def remember_hand(t: Table, holder: Seat) -> None:
    """A hand that lay open is closed: everybody remembers it."""
    known = [entry for entry in t.known if entry >> 8 & 15 != holder]
    for viewer in range(t.seats):
        if viewer != holder:
            for card in t.hands[holder]:
                known.append(viewer << 12 | holder << 8 | card)
    known.sort()
    t.known = known


def learn_hand(t: Table, viewer: Seat, holder: Seat) -> None:
    """`viewer` has looked at the whole hand of `holder`."""
    if t.is_open(holder):
        return
    known = [entry for entry in t.known if entry >> 8 != viewer << 4 | holder]
    for card in t.hands[holder]:
        known.append(viewer << 12 | holder << 8 | card)
    known.sort()
    t.known = known


# -- hands and decks -------------------------------------------------------------------------
def add_card(t: Table, seat: Seat, card: int) -> None:
    """Put `card` into the hand of `seat`, in its place."""
    hand = t.hands[seat]
    place = len(hand)
    hand.append(card)
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card


def discard_from_hand(t: Table, seat: Seat, card: int) -> None:
    """A card of `seat` goes face up to the discard pile."""
    t.hands[seat].remove(card)
    forget_openly(t, seat, card)
    t.discard.append(card)


def reshuffle(t: Table) -> None:
    """If the deck is used up, the discard pile becomes the deck (GUIXI-5.2)."""
    if t.deck_size == 0 and not t.deck_top and t.discard:
        for card in t.discard:
            t.deck_bag[card] += 1
        t.deck_size = len(t.discard)
        t.discard.clear()
        t.tell(events.RESHUFFLED, NOTHING, t.deck_size)


def break_artifact(t: Table, seat: Seat) -> None:
    """The equipped artifact of `seat`, if any, goes to the discard pile."""
    card = t.artifact[seat]
    if card != NOTHING:
        t.artifact[seat] = NOTHING
        t.discard.append(card)
        t.tell(events.ARTIFACT_DISCARDED, seat, card)


# -- frames ----------------------------------------------------------------------------------
def resume_draws(t: Table, frame: Frame) -> None:
    """`actor` draws `amount` cards, one at a time; fewer when there are no more (GUIXI-5.2)."""
    seat = frame.actor
    if frame.step == DRAWN:
        card = what_in(frame.answer)
        if t.deck_top:
            del t.deck_top[0]
        else:
            t.deck_bag[card] -= 1
            t.deck_size -= 1
        add_card(t, seat, card)
        t.tell(events.DREW, seat, NOTHING, card, EVERYONE if t.is_open(seat) else only(seat))
        frame.amount -= 1
        reshuffle(t)
    if frame.amount <= 0:
        t.done()
        return
    reshuffle(t)
    if t.deck_size == 0 and not t.deck_top:
        t.done()
        return
    t.ask(CHANCE, then=DRAWN, known_to=EVERYONE if t.is_open(seat) else only(seat))


def resume_discards(t: Table, frame: Frame) -> None:
    """`actor` discards `amount` cards of its choice, one decision each (GUIXI-7.9)."""
    seat = frame.actor
    if frame.step == DISCARDED:
        card = what_in(frame.answer)
        discard_from_hand(t, seat, card)
        t.tell(events.DISCARDED, seat, card)
        frame.amount -= 1
    if frame.amount <= 0 or not t.hands[seat]:
        t.done()
    else:
        t.ask(seat, then=DISCARDED)


def resume_losses(t: Table, frame: Frame) -> None:
    """`actor` loses `amount` random cards to the discard pile (GUIXI-17.1)."""
    seat = frame.actor
    if frame.step == LOST:
        card = what_in(frame.answer)
        discard_from_hand(t, seat, card)
        t.tell(events.DISCARDED_RANDOMLY, seat, card)
        frame.amount -= 1
    if frame.amount <= 0 or not t.hands[seat]:
        t.done()
    else:
        t.ask(CHANCE, then=LOST)


def resume_takes(t: Table, frame: Frame) -> None:
    """`actor` takes `amount` random cards from the hand of `target`; both know which (GUIXI-18.2)."""
    seat, other = frame.actor, frame.target
    seen_by = only(seat) | only(other)
    if t.is_open(seat) or t.is_open(other):
        seen_by = EVERYONE
    if frame.step == TAKEN:
        card = what_in(frame.answer)
        t.hands[other].remove(card)
        if seen_by == EVERYONE:
            forget_openly(t, other, card)
        else:
            forget_secretly(t, other, card, seen_by)
        add_card(t, seat, card)
        for viewer in range(t.seats):
            if seen_by >> viewer & 1:
                remember(t, viewer, seat, card)
        t.tell(events.CARD_TAKEN, seat, other, card, seen_by)
        frame.amount -= 1
    if frame.amount <= 0 or not t.hands[other]:
        t.done()
    else:
        t.ask(CHANCE, then=TAKEN, known_to=seen_by)
