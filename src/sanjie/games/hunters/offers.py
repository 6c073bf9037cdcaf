"""What may be answered to each question: the only place that says what is legal.

`reasons.py` says why something else is not.
"""

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, Seat
from sanjie.games.hunters import choices as c
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.acts import can_heal, can_pay_skill, gale_goals, may_take
from sanjie.games.hunters.cards import (
    ARTISAN,
    CARD_KINDS,
    FACES,
    HEROES,
    KNIGHT,
    MAGE,
    MERCENARY,
    SCOUT,
    TILE_KINDS,
)
from sanjie.games.hunters.demon import can_parry
from sanjie.games.hunters.fate import fate_card, fate_name
from sanjie.games.hunters.gains import fits
from sanjie.games.hunters.hexes import DIRECTIONS
from sanjie.games.hunters.land import NOWHERE, PLACES
from sanjie.games.hunters.payments import offer_payments, pays_one
from sanjie.games.hunters.table import FATE_KINDS, Table


def offer(t: Table, found: list[int]) -> None:
    """Append everything that may be answered to the open question, unordered, once each."""
    frame = t.stack[-1]
    step = frame.step
    if step == e.ACTING:
        offer_acts(t, frame, found)
    elif step == e.GAINING:
        offer_gains(t, frame, found)
    elif step == e.PARRYING:
        offer_parries(t, frame.actor, found)
    elif step == e.CHOOSING:
        for taken in range(len(HEROES)):
            if may_take(t, frame.actor, taken):
                found.append(c.with_what(c.CLASS, taken))
    elif step == e.SWAPPING:
        found.append(c.plain(c.SWAP))
        found.append(c.plain(c.KEEP))
    else:
        offer_chance(t, frame, found)


# -- the action phase ------------------------------------------------------------------------------
def offer_acts(t: Table, frame: Frame, found: list[int]) -> None:
    """The four actions, skills and the end (HUNTERS-5.3, 5.4, 12.1)."""
    seat = frame.actor
    hand = t.hands[seat]
    if hand:
        place = t.pos[seat]
        for direction in range(DIRECTIONS):
            there = t.land.next[place * DIRECTIONS + direction]
            if there != NOWHERE and there != t.demon:
                offer_payments(t, seat, c.with_cell(c.MOVE, t.land.cells[there]), there, found)
        if t.is_near_demon(seat):
            offer_payments(t, seat, c.plain(c.ATTACK), t.demon, found)
        may_focus = can_focus(t, seat)
        last = NOTHING
        for card in hand:
            if card != last:
                last = card
                found.append(c.with_card(c.REST, card))
                if may_focus and pays_one(t, seat, card, t.primary[seat]):
                    found.append(c.with_card(c.FOCUS, card))
    if t.aura[seat]:
        offer_skills(t, seat, found)
    if frame.amount:
        found.append(c.plain(c.END))


def can_focus(t: Table, seat: Seat) -> bool:
    """Whether `seat` could focus with a fitting card (HUNTERS-9.1, 9.4)."""
    return len(t.aura[seat]) < t.tables.aura_max and t.element_at(t.pos[seat]) == t.primary[seat]


def offer_skills(t: Table, seat: Seat, found: list[int]) -> None:
    """Skills of both classes that can be paid for and have an object (HUNTERS-12)."""
    if t.power and can_pay_skill(t, seat, MAGE):
        found.append(c.plain(c.TIDE))
    if t.is_near_demon(seat) and can_pay_skill(t, seat, MERCENARY):
        found.append(c.plain(c.BLAZE_CUT))
    if t.wild >> seat & 1 == 0 and can_pay_skill(t, seat, ARTISAN):
        found.append(c.plain(c.SOULFORGE))
    if can_pay_skill(t, seat, KNIGHT):
        for other in range(t.seats):
            if can_heal(t, seat, other):
                found.append(c.with_what(c.AEGIS, t.heroes[other]))
    if can_pay_skill(t, seat, SCOUT):
        goals = gale_goals(t, seat)
        for place in range(PLACES):
            if goals >> place & 1:
                found.append(c.with_cell(c.GALE, t.land.cells[place]))


# -- other decisions -------------------------------------------------------------------------------
def offer_gains(t: Table, frame: Frame, found: list[int]) -> None:
    """Cards that may be taken, one answer for each kind, and none (HUNTERS-13.4)."""
    cards = t.power if frame.source == e.POWER else t.row
    seen = 0
    for card in cards:
        bit = 1 << card
        if seen & bit == 0 and fits(card, frame.target):
            seen |= bit
            found.append(c.with_card(c.GAIN, card))
    found.append(c.plain(c.GAIN_NONE))


def offer_parries(t: Table, seat: Seat, found: list[int]) -> None:
    """Cards that show the element of the hero's tile, or taking the strike (HUNTERS-14.9)."""
    last = NOTHING
    for card in t.hands[seat]:
        if card != last and can_parry(t, seat, card):
            found.append(c.with_card(c.PARRY, card))
        last = card
    found.append(c.plain(c.TAKE))


# -- chance ----------------------------------------------------------------------------------------
def offer_chance(t: Table, frame: Frame, found: list[int]) -> None:
    """What chance may answer; what is decided is never asked."""
    step = frame.step
    if step == e.DRAWN:
        last = NOTHING
        for card in t.deck_bag[frame.actor]:
            if card != last:
                last = card
                found.append(c.with_card(c.DEAL_CARD, card))
    elif step == e.FILLED:
        for card in range(CARD_KINDS):
            if t.supply_bag[card] > 0:
                found.append(c.with_card(c.DEAL_CARD, card))
    elif step == e.SHOWN:
        for card in range(FATE_KINDS):
            if t.fate_bag[card] > 0:
                found.append(c.with_what(c.DEAL_FATE, fate_name(t, card)))
    elif step == e.TURNED_UP:
        for tile in range(TILE_KINDS):
            if t.tile_bag[tile] > 0:
                found.append(c.with_what(c.DEAL_TILE, tile))
    else:
        assert step == e.ROLLED
        for face in range(len(FACES)):
            found.append(c.with_what(c.DEAL_DIE, face))


def weight(t: Table, choice: int) -> int:
    """How likely chance should give the answer `choice`, against the other answers."""
    frame = t.stack[-1]
    step = frame.step
    if step == e.DRAWN:
        return t.deck_bag[frame.actor].count(c.card_in(choice))
    if step == e.FILLED:
        return t.supply_bag[c.card_in(choice)]
    if step == e.SHOWN:
        return t.fate_bag[fate_card(t, c.what_in(choice))]
    if step == e.TURNED_UP:
        return t.tile_bag[c.what_in(choice)]
    return 1
