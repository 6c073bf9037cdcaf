"""Which cards pay for what (HUNTERS-6): one of an element, two of another, three of all different ones."""

from sanjie.core.seats import Seat
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import CARD_KINDS, SHOWS, THREE
from sanjie.games.hunters.gains import discard_card
from sanjie.games.hunters.table import Table


def pays_one(t: Table, seat: Seat, card: int, element: int) -> bool:
    """Whether `card` counts as one card of `element` (HUNTERS-6.2)."""
    return t.mask_of(seat, card) >> element & 1 == 1


def offer_payments(t: Table, seat: Seat, base: int, place: int, found: list[int]) -> None:
    """Append `base` with every payment for the tile at `place`, cards ascending, once each.

    By HUNTERS-7.1 to 7.3 and 8.2, 8.3: what a face-down tile is plays no part (HUNTERS-7.7).
    """
    hand = t.hands[seat]
    if t.is_up(place):
        offer_ones_and_twos(hand, t.wild >> seat & 1 == 1, t.element_at(place), base, found)
    else:
        offer_threes(hand, t.wild >> seat & 1 == 1, base, found)


def offer_ones_and_twos(hand: list[int], wild: bool, element: int, base: int, found: list[int]) -> None:
    """One card of `element`, or two that share another one (HUNTERS-6.1 to 6.3)."""
    own = 1 << element
    others = ~own
    number = len(hand)
    last = -1
    for i in range(number):
        card = hand[i]
        if card == last:
            continue
        last = card
        mask = 31 if wild else SHOWS[card]
        named = base + card + 1
        if mask & own:
            found.append(named)
        mask &= others
        if mask == 0:
            continue
        second_last = -1
        for j in range(i + 1, number):
            second = hand[j]
            if second != second_last:
                second_last = second
                if wild or mask & SHOWS[second]:
                    found.append(named + (second + 1 << 5))


def offer_threes(hand: list[int], wild: bool, base: int, found: list[int]) -> None:
    """Three cards to which three different elements can be assigned (HUNTERS-6.4)."""
    number = len(hand)
    last = -1
    for i in range(number - 2):
        card = hand[i]
        if card == last:
            continue
        last = card
        second_last = -1
        for j in range(i + 1, number - 1):
            second = hand[j]
            if second == second_last:
                continue
            second_last = second
            third_last = -1
            row = (card * CARD_KINDS + second) * CARD_KINDS
            for k in range(j + 1, number):
                third = hand[k]
                if third != third_last:
                    third_last = third
                    if wild or THREE[row + third]:
                        found.append(base + card + 1 + (second + 1 << 5) + (third + 1 << 10))


def pay(t: Table, seat: Seat, cards: list[int]) -> None:
    """The cards go from the hand to the own discards, in canonical order (HUNTERS-6.6, 18.4)."""
    for card in sorted(cards):
        discard_card(t, seat, card)
        t.tell(events.PAID, seat, card)
