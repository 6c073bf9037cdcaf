"""The reference team: the rule of thumb by which the balance of Hunters is measured, and nothing else.

It is frozen: life numbers were set by its games, so any change, however good, would make every figure of
docs/balance/hunters.md untrue. A test keeps a checksum of its games. Better players live in `planning.py`.

It reads open facts and the hand of the hero it plays. Sword aura first: a hero looks for tiles of its own
element until it has had three aura cards once (HUNTERS-9.3), then walks to the demon king and attacks with
the cheapest cards, above a reserve of one. It parries what would fell it, or when it has cards in plenty.
The second class is Blaze Cut in company and Soulforge alone. All values are in cards.
"""

from typing import Final, final

from sanjie.core.seats import NOTHING, Seat
from sanjie.games.hunters import choices as c
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.cards import (
    ALL_ELEMENTS,
    ARTISAN,
    CARD_KINDS,
    ELEMENTS,
    KNIGHT,
    MAGE,
    MERCENARY,
    SCOUT,
    SHOWS,
    THREE,
)
from sanjie.games.hunters.hexes import DIRECTIONS
from sanjie.games.hunters.land import NOWHERE, PLACES
from sanjie.games.hunters.table import Table
from sanjie.games.hunters.tables import DEVOUR

NEVER: Final = 1000.0
NO_CHOICE: Final = -2


@final
class Style:
    """The numbers of a rule of thumb, in cards unless said otherwise; the defaults are the reference's."""

    def __init__(self) -> None:
        self.near_need = 1.4  # of the element under the demon king, to a hero beside him
        self.far_need = 0.5  # the same, to others
        self.aura_need = 0.6  # of the own element before the first full aura
        self.later_need = 0.3  # the same afterwards
        self.here_need = 0.2  # of the element one stands on: parries
        self.aura_first = True
        self.reserve = 1  # cards above the least total that are not spent
        self.pair_margin = 0  # spare cards beyond the price before two cards pay for an attack
        self.triple_margin = 3  # the same for three
        self.step = 1.5  # what a step of way costs before the first full aura
        self.later_step = 2.2  # the same afterwards
        self.cost_weight = 0.3  # how much of their worth the cards of a move count
        self.find = 1.0  # what exploring is worth
        self.camp_fear = 1.2  # of ending on a claimed camp
        self.pull = 1.5  # towards own tiles for each card that could be laid there
        self.match = 0.6  # of a tile whose element lies in the row
        self.move_gain = 0.3  # what a move must bring beyond its price
        self.parry_life = 1  # a parry is worth a card if fewer lives than this would be left
        self.parry_total = 10  # with so many cards every blow is parried
        self.second = MERCENARY  # the class that is taken as the second one
        self.solo_second = ARTISAN  # the same when playing alone
        self.solo_parry_total = 9  # the same when playing alone


REFERENCE: Final = Style()


def refer(t: Table, seat: Seat, style: Style) -> int:
    """What the rule of thumb answers for `seat`, which is asked; the same for the same open facts."""
    step = t.stack[-1].step
    if step == e.ACTING:
        return act(t, seat, style)
    if step == e.GAINING:
        return gain(t, seat, style)
    if step == e.PARRYING:
        return parry(t, seat, style)
    if step == e.CHOOSING:
        return c.with_what(c.CLASS, second_class(t, seat, style))
    return c.plain(c.KEEP)


def second_class(t: Table, seat: Seat, style: Style) -> int:
    """The secondary class that `seat` takes (HUNTERS-9.3)."""
    wanted = style.solo_second if t.seats == 1 else style.second
    if t.primary[seat] != wanted:
        return wanted
    return MERCENARY if wanted == MAGE else MAGE


# -- what cards are good for -----------------------------------------------------------------
def needs(t: Table, seat: Seat, style: Style) -> list[float]:
    """Per element: how much a card that shows it is worth to `seat` beyond being a card."""
    need = [0.0] * ELEMENTS
    if t.is_up(t.demon):
        under = t.element_at(t.demon)
        need[under] += style.near_need if t.is_near_demon(seat) else style.far_need
    own = t.primary[seat]
    if had_full_aura(t, seat):
        need[own] += style.later_need
    else:
        need[own] += style.aura_need
    here = t.element_at(t.pos[seat])
    if here != NOTHING:
        need[here] += style.here_need
    return need


def worth(need: list[float], card: int) -> float:
    """What a card is worth: its best element in full, a third of the others, and a little for being one."""
    shown = SHOWS[card]
    best = 0.0
    sum_of_all = 0.0
    number = 0
    for element in range(ELEMENTS):
        if shown >> element & 1:
            number += 1
            sum_of_all += need[element]
            if need[element] > best:
                best = need[element]
    return 1.0 + best + (sum_of_all - best) * 0.35 + 0.3 * (number - 1)


def had_full_aura(t: Table, seat: Seat) -> bool:
    """Whether `seat` has had three aura cards (HUNTERS-9.6)."""
    return t.board_action >> seat & 1 == 0


def has_class(t: Table, seat: Seat, wanted: int) -> bool:
    """Whether `wanted` is a class of `seat`."""
    return t.primary[seat] == wanted or t.secondary[seat] == wanted


# -- payments --------------------------------------------------------------------------------
@final
class Purse:
    """The hand of a hero as payment: what each card is worth and shows, and the cheapest that would pay."""

    def __init__(self, t: Table, seat: Seat, need: list[float]) -> None:
        self.hand = t.hands[seat]
        self.price = [worth(need, card) for card in self.hand]
        self.wild = t.wild >> seat & 1 == 1
        self.mask = [ALL_ELEMENTS if self.wild else SHOWS[card] for card in self.hand]
        self.three: list[int] = []  # once they are known
        self.knows_three = False

    def one_card(self, element: int) -> list[int]:
        """The cheapest single card that shows `element`; an empty list if there is none."""
        best = NEVER
        found: list[int] = []
        for place in range(len(self.hand)):
            if self.mask[place] >> element & 1 and self.price[place] < best:
                best = self.price[place]
                found = [self.hand[place]]
        return found

    def two_cards(self, element: int) -> list[int]:
        """The cheapest two cards that both show one element other than `element`, ascending, or none."""
        hand, price, mask = self.hand, self.price, self.mask
        others = ~(1 << element) & ALL_ELEMENTS
        best = NEVER
        found: list[int] = []
        for first in range(len(hand)):
            shown = mask[first] & others
            for second in range(first + 1, len(hand)):
                if shown & mask[second]:
                    cost = price[first] + price[second]
                    if cost < best:
                        best = cost
                        found = [hand[first], hand[second]]
        return found

    def three_cards(self) -> list[int]:
        """The cheapest three cards of all different elements, ascending, or none."""
        if self.knows_three:
            return self.three
        self.knows_three = True
        hand, price = self.hand, self.price
        best = NEVER
        for first in range(len(hand)):
            for second in range(first + 1, len(hand)):
                start = (hand[first] * CARD_KINDS + hand[second]) * CARD_KINDS
                pair = price[first] + price[second]
                for third in range(second + 1, len(hand)):
                    cost = pair + price[third]
                    if cost < best and (self.wild or THREE[start + hand[third]]):
                        best = cost
                        self.three = [hand[first], hand[second], hand[third]]
        return self.three

    def payment_for(self, t: Table, place: int) -> list[int]:
        """The cheapest cards for entering `place`, or for a blow against it; an empty list if none pay."""
        if not t.is_up(place):
            return self.three_cards()
        element = t.element_at(place)
        one = self.one_card(element)
        return one if one else self.two_cards(element)

    def cheapest(self) -> int:
        """The card of the hand, which is not empty, that is worth least."""
        best = NEVER
        found = NOTHING
        for place in range(len(self.hand)):
            if self.price[place] < best:
                best, found = self.price[place], self.hand[place]
        return found


def price_of(cards: list[int], need: list[float]) -> float:
    """What the cards of a payment are worth together."""
    price = 0.0
    for card in cards:
        price += worth(need, card)
    return price


# -- acting ----------------------------------------------------------------------------------
def act(t: Table, seat: Seat, style: Style) -> int:
    """The next behaviour of an action phase, or its end."""
    need = needs(t, seat, style)
    least = t.tables.weariness_limit + 1
    spare = t.total(seat) - least - style.reserve
    acted = t.stack[-1].amount == 1
    if not acted and spare < 1:
        spare = min(t.total(seat) - least, 1)  # something must be done
    purse = Purse(t, seat, need)
    if t.is_near_demon(seat):
        blow = purse.payment_for(t, t.demon)
        if t.demon_life == 1:
            if can_cut(t, seat):
                return c.plain(c.BLAZE_CUT)
            if blow:
                return c.plain(c.ATTACK) + c.cards_code(blow)
        choice = skill(t, seat)
        if choice != NO_CHOICE:
            return choice
        if style.aura_first and not had_full_aura(t, seat):
            choice = focus(t, seat, spare, purse)
            if choice != NO_CHOICE:
                return choice
        if len(blow) == 1 and spare >= 1:
            return c.plain(c.ATTACK) + c.cards_code(blow)
        if spare >= 2 and can_forge(t, seat) and len(t.hands[seat]) >= 2:
            return c.plain(c.SOULFORGE)
        if can_cut(t, seat) and had_full_aura(t, seat):
            return c.plain(c.BLAZE_CUT)
        choice = focus(t, seat, spare, purse)
        if choice != NO_CHOICE:
            return choice
        if len(blow) == 2 and spare >= 2 + style.pair_margin:
            return c.plain(c.ATTACK) + c.cards_code(blow)
        if len(blow) == 3 and spare >= 3 + style.triple_margin:
            return c.plain(c.ATTACK) + c.cards_code(blow)
    else:
        choice = skill(t, seat)
        if choice != NO_CHOICE:
            return choice
        choice = focus(t, seat, spare, purse)
        if choice != NO_CHOICE:
            return choice
    choice = move(t, seat, spare, need, style, purse)
    if choice != NO_CHOICE:
        return choice
    if acted:
        return c.plain(c.END)
    return c.with_card(c.REST, purse.cheapest())


def can_cut(t: Table, seat: Seat) -> bool:
    """Whether `seat`, beside the demon king, can use Blaze Cut."""
    return len(t.aura[seat]) > 0 and has_class(t, seat, MERCENARY)


def can_forge(t: Table, seat: Seat) -> bool:
    """Whether Soulforge would help `seat`."""
    if not t.aura[seat] or not has_class(t, seat, ARTISAN) or t.wild >> seat & 1:
        return False
    return had_full_aura(t, seat)


def skill(t: Table, seat: Seat) -> int:
    """A skill that costs nothing but aura and helps now, or NO_CHOICE."""
    if not t.aura[seat] or not had_full_aura(t, seat):
        return NO_CHOICE
    if has_class(t, seat, MAGE) and t.power:
        hungry = 2 if t.has_ability(DEVOUR) else 1
        if len(t.power) + hungry >= t.surge_at:
            return c.plain(c.TIDE)
    if has_class(t, seat, KNIGHT):
        weakest = NOTHING
        for other in range(t.seats):
            if t.land.far[t.pos[seat] * PLACES + t.pos[other]] > 1 or t.life[other] >= t.hero_life:
                continue
            if weakest == NOTHING or t.life[other] < t.life[weakest]:
                weakest = other
        if weakest != NOTHING and (t.life[weakest] == 1 or t.life[weakest] + 2 <= t.hero_life):
            return c.with_what(c.AEGIS, t.heroes[weakest])
    if has_class(t, seat, SCOUT) and not t.is_near_demon(seat):
        return gale(t, seat)
    return NO_CHOICE


def gale(t: Table, seat: Seat) -> int:
    """Gale to a place beside the demon king, or NO_CHOICE."""
    here = t.pos[seat]
    for direction in range(DIRECTIONS):
        middle = t.land.next[here * DIRECTIONS + direction]
        if middle == NOWHERE or middle == t.demon or not t.is_up(middle):
            continue
        if t.land.far[middle * PLACES + t.demon] == 1 and not t.is_claimed(middle):
            return c.with_cell(c.GALE, t.land.cells[middle])
    for direction in range(DIRECTIONS):
        middle = t.land.next[here * DIRECTIONS + direction]
        if middle == NOWHERE or middle == t.demon or not t.is_up(middle):
            continue
        for further in range(DIRECTIONS):
            last = t.land.next[middle * DIRECTIONS + further]
            if last == NOWHERE or last == t.demon or last == here or not t.is_up(last):
                continue
            if t.land.far[last * PLACES + t.demon] == 1 and not t.is_claimed(last):
                return c.with_cell(c.GALE, t.land.cells[last])
    return NO_CHOICE


def focus(t: Table, seat: Seat, spare: int, purse: Purse) -> int:
    """Lay the cheapest card of the own element as aura, or NO_CHOICE."""
    own = t.primary[seat]
    if spare < 1 or len(t.aura[seat]) >= t.tables.aura_max or t.element_at(t.pos[seat]) != own:
        return NO_CHOICE
    if had_full_aura(t, seat) and not has_class(t, seat, MERCENARY):
        return NO_CHOICE
    cards = purse.one_card(own)
    if not cards:
        return NO_CHOICE
    return c.with_card(c.FOCUS, cards[0])


def move(t: Table, seat: Seat, spare: int, need: list[float], style: Style, purse: Purse) -> int:
    """The best step, if it brings enough, or NO_CHOICE."""
    here = t.pos[seat]
    now = standing(t, seat, here, style)
    best = style.move_gain
    if t.stack[-1].amount == 0:
        best -= 1.0  # a card must be spent in any case
    found = NO_CHOICE
    for direction in range(DIRECTIONS):
        there = t.land.next[here * DIRECTIONS + direction]
        if there == NOWHERE or there == t.demon:
            continue
        cards = purse.payment_for(t, there)
        if not cards or len(cards) > spare:
            continue
        cost = price_of(cards, need) * style.cost_weight
        if not t.is_up(there):
            cost -= style.find
        gained = standing(t, seat, there, style) - now - cost
        if gained > best:
            best = gained
            found = c.with_cell(c.MOVE, t.land.cells[there]) + c.cards_code(cards)
    return found


def standing(t: Table, seat: Seat, place: int, style: Style) -> float:
    """How good it is for `seat` to stand at `place` at the end of its action phase."""
    far = t.land.far[place * PLACES + t.demon]
    value = -(style.later_step if had_full_aura(t, seat) else style.step) * (far - 1)
    if t.is_claimed(place):
        return value - style.camp_fear
    known = t.seen >> place & 1 == 1
    if known:
        element = t.element_at(place)
        if not had_full_aura(t, seat) and element == t.primary[seat] and style.aura_first:
            own = 0
            for card in t.hands[seat]:
                if SHOWS[card] >> element & 1:
                    own += 1
            value += style.pull * min(own, t.tables.aura_max - len(t.aura[seat])) + 1.0
        for card in t.row:
            if SHOWS[card] >> element & 1:
                value += style.match
                break
    return value


# -- other questions -------------------------------------------------------------------------
def gain(t: Table, seat: Seat, style: Style) -> int:
    """The most valuable card that may be gained."""
    need = needs(t, seat, style)
    frame = t.stack[-1]
    cards = t.power if frame.source == e.POWER else t.row
    best = 0.0
    found = NOTHING
    for card in cards:
        if frame.target != NOTHING and SHOWS[card] >> frame.target & 1 == 0:
            continue
        value = worth(need, card)
        if value > best:
            best, found = value, card
    return c.with_card(c.GAIN, found)


def parry(t: Table, seat: Seat, style: Style) -> int:
    """A parry when the blow would fell the hero and the card can be spared; else the loss is taken."""
    need = needs(t, seat, style)
    total = t.total(seat)
    strike = t.tables.king_strike[t.variant.king]
    left = t.life[seat] - strike
    many = style.solo_parry_total if t.seats == 1 else style.parry_total
    if total > t.tables.weariness_limit + 1 and (left < style.parry_life or total >= many):
        cards = Purse(t, seat, need).one_card(t.element_at(t.pos[seat]))
        if cards:
            return c.with_card(c.PARRY, cards[0])
    return c.plain(c.TAKE)
