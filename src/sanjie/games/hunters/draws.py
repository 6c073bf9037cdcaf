"""One answer of all that `offers.py` offers, drawn at random without listing them: for playouts only.

Each answer of a player is as likely as every other, each of chance as its weight says; a test compares both.
"""

from typing import Final

from mypy_extensions import i64

from sanjie.core.chance import Rng
from sanjie.core.frames import Frame
from sanjie.games.hunters import choices as c
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.cards import CARD_KINDS, ELEMENTS, FACES, SHOWS, THREE
from sanjie.games.hunters.fate import fate_name
from sanjie.games.hunters.hexes import DIRECTIONS
from sanjie.games.hunters.offers import can_focus, offer_skills
from sanjie.games.hunters.table import Table

SPREAD: Final = [
    sum(1 << 6 * element for element in range(ELEMENTS) if mask >> element & 1) for mask in range(32)
]  # per mask of elements: 1 in the six bits of each of them


# -- chance ----------------------------------------------------------------------------------------
def draw_chance(t: Table, frame: Frame, rng: Rng) -> int:
    """What chance answers to the open question."""
    step = frame.step
    if step == e.DRAWN:
        bag = t.deck_bag[frame.actor]
        return c.with_card(c.DEAL_CARD, bag[rng.below(len(bag))])
    if step == e.FILLED:
        return c.with_card(c.DEAL_CARD, picked(t.supply_bag, rng.below(t.supply_size)))
    if step == e.SHOWN:
        return c.with_what(c.DEAL_FATE, fate_name(t, picked(t.fate_bag, rng.below(t.fate_size))))
    if step == e.TURNED_UP:
        left: i64 = 0
        for count in t.tile_bag:
            left += count
        return c.with_what(c.DEAL_TILE, picked(t.tile_bag, rng.below(left)))
    assert step == e.ROLLED
    return c.with_what(c.DEAL_DIE, int(rng.below(len(FACES))))


def picked(counts: list[int], mark: i64) -> int:
    """The index at which the running sum of `counts` passes `mark`, which lies below their sum."""
    place = 0
    while mark >= counts[place]:
        mark -= counts[place]
        place += 1
    return place


# -- the action phase ------------------------------------------------------------------------------
def draw_act(t: Table, frame: Frame, found: list[int], rng: Rng) -> int:
    """One of the answers of the acting hero; `found` is scratch and empty."""
    seat = frame.actor
    hand = t.hands[seat]
    wild = t.wild >> seat & 1 == 1
    kinds, ones, pairs, alone = count_payments(hand, wild)
    place = t.pos[seat]
    moves: i64 = 0  # attacks, too: the demon king's tile is the goal of one
    threes: i64 = -1
    for direction in range(DIRECTIONS):
        there = t.land.next[place * DIRECTIONS + direction]
        if there >= 0:
            if t.up >> there & 1:
                element: i64 = t.tile[there] % ELEMENTS
                moves += pairs + (ones >> element * 6 & 63) - (alone >> element * 12 & 4095)
            else:
                if threes < 0:
                    threes = count_threes(hand, wild)
                moves += threes
    fitting: i64 = 0
    if kinds > 0 and can_focus(t, seat):
        element = t.primary[seat]
        fitting = ones >> element * 6 & 63
    if t.aura[seat]:
        offer_skills(t, seat, found)
    mark = rng.below(moves + kinds + fitting + len(found) + frame.amount)
    if mark < moves:
        for direction in range(DIRECTIONS):
            there = t.land.next[place * DIRECTIONS + direction]
            if there >= 0:
                ways = threes
                if t.up >> there & 1:
                    element = t.tile[there] % ELEMENTS
                    ways = pairs + (ones >> element * 6 & 63) - (alone >> element * 12 & 4095)
                if mark < ways:
                    base = c.plain(c.ATTACK) if there == t.demon else c.with_cell(c.MOVE, t.land.cells[there])
                    if t.up >> there & 1:
                        return base + one_or_two(hand, wild, t.tile[there] % ELEMENTS, mark)
                    return base + three(hand, wild, mark)
                mark -= ways
    mark -= moves
    if mark < kinds:
        return c.with_card(c.REST, kind_at(hand, 31, mark))
    mark -= kinds
    if mark < fitting:
        return c.with_card(c.FOCUS, kind_at(hand, 31 if wild else 1 << t.primary[seat], mark))
    mark -= fitting
    return found[mark] if mark < len(found) else c.plain(c.END)


def count_payments(hand: list[int], wild: bool) -> tuple[i64, i64, i64, i64]:
    """How many kinds there are, how many show each element, how many pairs share one, and share it alone.

    The second is in six bits for each element, the last in twelve.
    """
    kinds: i64 = 0
    ones: i64 = 0
    pairs: i64 = 0
    alone: i64 = 0
    number: i64 = len(hand)
    last: i64 = -1
    i: i64 = 0
    while i < number:
        card: i64 = hand[i]
        i += 1
        if card == last:
            continue
        last = card
        mask: i64 = 31
        if not wild:
            mask = SHOWS[card]
        kinds += 1
        ones += SPREAD[mask]
        second_last: i64 = -1
        j: i64 = i
        while j < number:
            second: i64 = hand[j]
            j += 1
            if second == second_last:
                continue
            second_last = second
            both: i64 = mask
            if not wild:
                both &= SHOWS[second]
            if both == 0:
                continue
            pairs += 1
            if both == 1:
                alone += 1
            elif both == 2:
                alone += 4096
            elif both == 4:
                alone += 16777216
            elif both == 8:
                alone += 68719476736
            elif both == 16:
                alone += 281474976710656
    return kinds, ones, pairs, alone


def count_threes(hand: list[int], wild: bool) -> i64:
    """How many payments of three cards there are."""
    found: i64 = 0
    number: i64 = len(hand)
    last: i64 = -1
    i: i64 = 0
    while i < number - 2:
        card: i64 = hand[i]
        i += 1
        if card == last:
            continue
        last = card
        second_last: i64 = -1
        j: i64 = i
        while j < number - 1:
            second: i64 = hand[j]
            j += 1
            if second == second_last:
                continue
            second_last = second
            third_last: i64 = -1
            row = (card * CARD_KINDS + second) * CARD_KINDS
            k: i64 = j
            while k < number:
                third: i64 = hand[k]
                k += 1
                if third != third_last:
                    third_last = third
                    if wild or THREE[row + third]:
                        found += 1
    return found


# -- one of them -----------------------------------------------------------------------------------
def kind_at(hand: list[int], mask: int, mark: i64) -> int:
    """The kind number `mark` (from 0) of those in `hand` that show an element of `mask`."""
    last = -1
    for card in hand:
        if card != last and SHOWS[card] & mask:
            mark -= 1
            if mark < 0:
                return card
        last = card
    raise AssertionError("the mark lies below the number of kinds")


def one_or_two(hand: list[int], wild: bool, element: int, mark: i64) -> int:
    """The payment number `mark` (from 0) for a face-up tile of `element`, as the cards of a choice."""
    own: i64 = SHOWS[element]  # that bit alone
    number: i64 = len(hand)
    last: i64 = -1
    i: i64 = 0
    while i < number:
        card: i64 = hand[i]
        i += 1
        if card == last:
            continue
        last = card
        mask: i64 = 31
        if not wild:
            mask = SHOWS[card]
        if mask & own:
            if mark == 0:
                return int(card + 1)
            mark -= 1
            mask -= own
        second_last: i64 = -1
        j: i64 = i
        while j < number:
            second: i64 = hand[j]
            j += 1
            if second == second_last:
                continue
            second_last = second
            if wild or mask & SHOWS[second]:
                if mark == 0:
                    return int(card + 1 + (second + 1) * 32)
                mark -= 1
    raise AssertionError("the mark lies below the number of payments")


def three(hand: list[int], wild: bool, mark: i64) -> int:
    """The payment number `mark` (from 0) for a face-down tile, as the cards of a choice."""
    number: i64 = len(hand)
    last: i64 = -1
    i: i64 = 0
    while i < number:
        card: i64 = hand[i]
        i += 1
        if card == last:
            continue
        last = card
        second_last: i64 = -1
        j: i64 = i
        while j < number:
            second: i64 = hand[j]
            j += 1
            if second == second_last:
                continue
            second_last = second
            third_last: i64 = -1
            row = (card * CARD_KINDS + second) * CARD_KINDS
            k: i64 = j
            while k < number:
                third: i64 = hand[k]
                k += 1
                if third != third_last:
                    third_last = third
                    if wild or THREE[row + third]:
                        if mark == 0:
                            return int(card + 1 + (second + 1) * 32 + (third + 1) * 1024)
                        mark -= 1
    raise AssertionError("the mark lies below the number of payments")
