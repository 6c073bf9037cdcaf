"""What may be answered to each question: the only place that says what is legal.

`reasons.py` says why something else is not.
"""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, NOTHING, PASS, Seat
from sanjie.games.guixi import choices as c
from sanjie.games.guixi import effects as e
from sanjie.games.guixi import tables as o
from sanjie.games.guixi.deals import identities_left
from sanjie.games.guixi.exorcisms import may_aim, may_challenge
from sanjie.games.guixi.hauntings import may_be_chosen
from sanjie.games.guixi.heretics import is_ready
from sanjie.games.guixi.phases import AFTER, BEFORE, DAY
from sanjie.games.guixi.quantities import price, skill_is_open
from sanjie.games.guixi.table import Table
from sanjie.games.guixi.tables import NO_ARTIFACT, NO_BUY, OWN_TURN_ONLY

DIE_SIDES: Final = 6


def offer(t: Table, found: list[int]) -> None:
    """Append everything that may be answered to the open question, unordered, once each."""
    frame = t.stack[-1]
    step = frame.step
    if step == e.ACTING:
        offer_window(t, t.priority, found)
    elif step == e.VOTED:
        offer_cards(t.hands[frame.cursor], c.VOTE, found)
        found.append(c.plain(c.DONE))
    elif step == e.DISCARDED:
        offer_cards(t.hands[frame.actor], c.DISCARD, found)
    elif t.awaiting >> CHANCE & 1:
        offer_chance(t, frame, found)
    elif step == e.EXORCISE_OR_NOT:
        found.append(c.plain(c.NONE))
        kind = c.SUMMON if t.current == t.king else c.EXORCISE
        for ghost in t.attached:
            if may_aim(t, t.current, ghost):
                found.append(c.with_ghost(kind, ghost))
    elif step == e.CHOSEN:
        for seat in range(t.seats):
            if may_be_chosen(t, seat):
                found.append(c.with_seat(c.NAME, seat))
    elif step == e.DIRECTED:
        found.append(c.plain(c.CLOCKWISE))
        found.append(c.plain(c.COUNTER_CLOCKWISE))
    elif step == e.CHALLENGED:
        found.append(c.plain(c.NONE))
        for seat in range(t.seats):
            if may_challenge(t, seat):
                found.append(c.with_seat(c.CHALLENGE, seat))
    elif step == e.INSPECTED:
        found.append(c.plain(c.INSPECT))
        found.append(c.plain(c.SKIP))
    elif step == e.POWERED:
        found.append(c.plain(c.SKIP))
        if is_ready(t, frame.cursor):
            found.append(c.plain(c.HERETIC))
    elif step == e.LIVED:
        for ghost in t.attached:
            if t.holder[ghost] != frame.actor:
                found.append(c.with_ghost(c.LIFE, ghost))
    else:
        assert step == e.SUNK
        found.append(c.plain(c.NONE))
        for place in range(frame.amount):
            choice = c.with_ghost(c.SINK, t.ghost_top[place] & 255)
            if choice not in found:
                found.append(choice)


def offer_cards(hand: list[int], kind: int, found: list[int]) -> None:
    """One answer for each kind of card in `hand` (GUIXI-20.1)."""
    last = NOTHING
    for card in hand:
        if card != last:
            last = card
            found.append(c.with_what(kind, card))


# -- windows ---------------------------------------------------------------------------------
def offer_window(t: Table, seat: Seat, found: list[int]) -> None:
    """What the holder of priority may do (GUIXI-6.2)."""
    found.append(PASS)
    tables = t.tables
    own_day = is_own_day(t, seat)
    if own_day and may_buy(t, seat):
        found.append(c.plain(c.BUY))
    acts = may_act(t, seat)
    last = NOTHING
    for card in t.hands[seat]:
        if card != last:
            last = card
            if tables.is_artifact[card]:
                if own_day:
                    found.append(c.with_what(c.EQUIP, card))
            elif acts and fits(t, tables.card_timing[card], own_day):
                base = c.with_what(c.USE, card)
                offer_objects(t, seat, base, tables.card_target[card], tables.card_effect[card], found)
    if acts:
        offer_skills(t, seat, own_day, found)
    if t.phase == DAY and not t.items and t.has_heretics() and is_ready(t, seat):
        for target in range(t.seats):
            if may_stir(t, seat, target):
                found.append(c.with_seat(c.POWER, target))


def is_own_day(t: Table, seat: Seat) -> bool:
    """Whether `seat` is the current player in his day window with nothing waiting (GUIXI-5.5, 6.8)."""
    return t.phase == DAY and seat == t.current and not t.items


def may_buy(t: Table, seat: Seat) -> bool:
    """Whether `seat` may and can pay for a card (GUIXI-5.3, 5.5, 7.7)."""
    if t.flag(seat, NO_BUY) or t.spirit[seat] < price(t, seat):
        return False
    return t.deck_size > 0 or len(t.deck_top) > 0 or len(t.discard) > 0


def may_act(t: Table, seat: Seat) -> bool:
    """Whether `seat` may use cards and skills at all (GUIXI-7.7, 17.1)."""
    if t.silenced >> seat & 1:
        return False
    return seat == t.current or not t.flag(seat, OWN_TURN_ONLY)


def fits(t: Table, timing: int, own_day: bool) -> bool:
    """Whether something of that timing may be used now (GUIXI-6.8)."""
    if timing == o.OWN_DAY:
        return own_day
    if timing == o.T_BEFORE:
        return t.phase == BEFORE
    if timing == o.T_AFTER:
        return t.phase == AFTER
    if timing == o.NIGHT:
        return t.phase != DAY
    if timing == o.T_COUNTER:
        return len(t.items) > 0
    return timing == o.WINDOW


def may_stir(t: Table, seat: Seat, target: Seat) -> bool:
    """Whether the heretic `seat` may choose `target` for power a (GUIXI-11.4)."""
    return t.ghost_count[target] >= 2 and (seat == target or not t.variant.own_power)


def offer_skills(t: Table, seat: Seat, own_day: bool, found: list[int]) -> None:
    """Skills of the character, the artifact and the king card (GUIXI-6.9)."""
    tables = t.tables
    character = t.chars[seat]
    if character != NOTHING:
        for skill in tables.character_skills[character]:
            if fits(t, tables.skill_timing[skill], own_day) and skill_is_open(t, seat, skill):
                offer_skill(t, seat, skill, found)
    card = t.artifact[seat]
    if card != NOTHING:
        skill = tables.card_skill[card]
        if (
            skill != NOTHING
            and not t.flag(seat, NO_ARTIFACT)
            and fits(t, tables.skill_timing[skill], own_day)
        ):
            offer_skill(t, seat, skill, found)
    if seat == t.king:
        skill = tables.king_skill[t.king_card]
        if fits(t, tables.skill_timing[skill], own_day):
            offer_skill(t, seat, skill, found)


def offer_skill(t: Table, seat: Seat, skill: int, found: list[int]) -> None:
    """A skill of fitting timing, if it is paid for and unused this turn."""
    tables = t.tables
    if t.spirit[seat] >= tables.skill_cost[skill] and (not t.used or seat << 12 | skill not in t.used):
        base = c.with_what(c.SKILL, skill)
        offer_objects(t, seat, base, tables.skill_target[skill], tables.skill_effect[skill], found)


def offer_objects(t: Table, seat: Seat, base: int, target: int, effect: int, found: list[int]) -> None:
    """`base` with every legal object (GUIXI-6.10, 7.10, 17.4)."""
    if target == o.SELF or target == o.DECK:
        found.append(base)
    elif target == o.PLAYER or target == o.OTHER:
        for other in range(t.seats):
            if target == o.PLAYER or other != seat:
                found.append(base + (other + 1) * c.SEAT_ONE)
    elif target == o.DISCARD:
        if t.discard:
            found.append(base)
    elif target == o.NUMBER:
        for number in range(1, DIE_SIDES + 1):
            found.append(base + number)
    elif target == o.ITEM:
        place = 0
        while place < len(t.items):
            found.append(base + t.items[place])
            place += 3
    else:
        for ghost in t.attached:
            if is_object(t, seat, ghost, target, effect):
                named = base + (ghost + 1) * c.GHOST_ONE
                holder = t.holder[ghost]
                if target == o.GHOST_NB or target == o.GHOST_NB_OWN:
                    found.append(named + ((holder + 1) % t.seats + 1) * c.SEAT_ONE)
                    found.append(named + ((holder - 1) % t.seats + 1) * c.SEAT_ONE)
                elif target == o.GHOST_TO:
                    for other in range(t.seats):
                        if other != holder:
                            found.append(named + (other + 1) * c.SEAT_ONE)
                else:
                    found.append(named)


def is_object(t: Table, seat: Seat, ghost: int, target: int, effect: int) -> bool:
    """Whether the attached `ghost` may be the object of `seat` (GUIXI-7.10, 17.4)."""
    holder = t.holder[ghost]
    if target == o.GHOST_OWN or target == o.GHOST_NB_OWN:
        return holder == seat
    if target == o.GHOST_OTHER and holder == seat:
        return False
    return holder != t.king or seat == t.king or not t.tables.moves_ghost(effect)


# -- chance ----------------------------------------------------------------------------------
def offer_chance(t: Table, frame: Frame, found: list[int]) -> None:
    """What chance may answer; what has been decided is the only answer."""
    step = frame.step
    if step == e.DRAWN:
        if t.deck_top:
            found.append(c.with_what(c.DEAL_CARD, t.deck_top[0]))
        else:
            for card in range(len(t.deck_bag)):
                if t.deck_bag[card] > 0:
                    found.append(c.with_what(c.DEAL_CARD, card))
    elif step == e.LOST:
        offer_cards(t.hands[frame.actor], c.DEAL_CARD, found)
    elif step == e.TAKEN:
        offer_cards(t.hands[frame.target], c.DEAL_CARD, found)
    elif step == e.MIXED:
        offer_cards(t.pile, c.DEAL_CARD, found)
    elif step == e.SHOWN or step == e.LOOKED:
        place = frame.cursor if step == e.LOOKED else 0
        if place < len(t.ghost_top):
            found.append(c.with_ghost(c.DEAL_GHOST, t.ghost_top[place] & 255))
        else:
            for ghost in range(len(t.ghost_bag)):
                if t.ghost_bag[ghost] > 0:
                    found.append(c.with_ghost(c.DEAL_GHOST, ghost))
    elif step == e.ROLLED:
        if t.dice:
            found.append(c.with_what(c.DEAL_DIE, t.dice[0]))
        else:
            for number in range(1, DIE_SIDES + 1):
                found.append(c.with_what(c.DEAL_DIE, number))
    elif step == e.CROWNED:
        if t.king_top:
            found.append(c.with_what(c.DEAL_KING, t.king_top[0]))
        else:
            for king in range(len(t.tables.king_ids)):
                if t.king_bag >> king & 1:
                    found.append(c.with_what(c.DEAL_KING, king))
    elif step == e.IDENTITY:
        left = identities_left(t)
        for identity in range(len(left)):
            if left[identity] > 0:
                found.append(c.with_what(c.DEAL_IDENTITY, identity))
    elif step == e.CHARACTER:
        for character in range(len(t.tables.character_ids)):
            if character not in t.chars:
                found.append(c.with_what(c.DEAL_CHARACTER, character))
    else:
        for seat in range(t.seats):
            if step != e.ELDER or t.elders >> seat & 1 == 0:
                found.append(c.with_seat(c.DEAL_SEAT, seat))


def weight(t: Table, choice: int) -> int:
    """How likely chance should give the answer `choice`, against the other answers."""
    frame = t.stack[-1]
    step = frame.step
    if step == e.DRAWN:
        return 1 if t.deck_top else t.deck_bag[c.what_in(choice)]
    if step == e.LOST:
        return copies(t.hands[frame.actor], c.what_in(choice))
    if step == e.TAKEN:
        return copies(t.hands[frame.target], c.what_in(choice))
    if step == e.MIXED:
        return copies(t.pile, c.what_in(choice))
    if step == e.SHOWN or step == e.LOOKED:
        place = frame.cursor if step == e.LOOKED else 0
        return 1 if place < len(t.ghost_top) else t.ghost_bag[c.ghost_in(choice)]
    if step == e.IDENTITY:
        return identities_left(t)[c.what_in(choice)]
    return 1


def copies(cards: list[int], card: int) -> int:
    """How many of `cards` are `card`."""
    found = 0
    for other in cards:
        if other == card:
            found += 1
    return found
