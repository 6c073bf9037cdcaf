"""A hero's action phase: move, attack, focus, rest, skills, the end (HUNTERS-5 to 9, 11, 12)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, Seat
from sanjie.games.hunters import choices as c
from sanjie.games.hunters import effects as e
from sanjie.games.hunters import events
from sanjie.games.hunters.blows import dice_of
from sanjie.games.hunters.cards import ARTISAN, KNIGHT, MAGE, MERCENARY, SCOUT, SHOWS
from sanjie.games.hunters.ends import check_behaviour, end_soulforge
from sanjie.games.hunters.gains import leave_hand
from sanjie.games.hunters.payments import pay
from sanjie.games.hunters.table import Table

# steps of ACT
READY: Final = 0  # between behaviours
EXILING: Final = 1  # a first third aura card lies, and its card is drawn


def resume_act(t: Table, frame: Frame) -> None:
    """`actor` decides what to do next; `amount` is 1 once it has made an action (HUNTERS-5.3)."""
    if frame.step == e.ACTING:
        act(t, frame)
    elif frame.step == EXILING:
        exile(t, frame)
    else:
        t.ask(frame.actor, then=e.ACTING)


def act(t: Table, frame: Frame) -> None:
    """One behaviour, or the end (HUNTERS-5.4, 5.8)."""
    seat = frame.actor
    choice = frame.answer
    kind = c.kind_in(choice)
    frame.step = READY
    frame.answer = NOTHING
    if kind == c.END:
        end_soulforge(t, seat)
        t.done()
        t.tell(events.ACT_ENDED, seat, NOTHING)
        return
    if kind <= c.REST:
        frame.amount = 1
    if kind == c.MOVE:
        move(t, seat, t.land.place_of[c.cell_in(choice)], c.cards_in(choice))
    elif kind == c.ATTACK:
        pay(t, seat, c.cards_in(choice))
        attack(t, seat)
    elif kind == c.FOCUS:
        focus(t, frame, c.card_in(choice))
    elif kind == c.REST:
        rest(t, seat, c.card_in(choice))
    else:
        use_skill(t, seat, kind, choice)


def then_check(t: Table, effect: int, seat: Seat, source: int, amount: int) -> None:
    """What follows from a behaviour, then the weariness check (HUNTERS-5.8)."""
    t.push(e.CHECK, seat)
    t.push(effect, seat, source, NOTHING, amount)


def move(t: Table, seat: Seat, place: int, cards: list[int]) -> None:
    """One step; a face-down tile is explored (HUNTERS-7, 13.3)."""
    pay(t, seat, cards)
    step_to(t, seat, place)
    if t.is_up(place):
        check_behaviour(t)
    else:
        then_check(t, e.OFFER, seat, e.EXPLORE, 0)
        t.push(e.REVEAL, seat, NOTHING, place)


def step_to(t: Table, seat: Seat, place: int) -> None:
    """The model of `seat` goes to `place`."""
    left = t.land.cells[t.pos[seat]]
    t.pos[seat] = place
    t.tell(events.MOVED, seat, t.land.cells[place], left)


def attack(t: Table, seat: Seat) -> None:
    """A blow with one die, or with two for full aura, from a camp too (HUNTERS-8.4, 8.8, 8.9)."""
    dice = dice_of(t, seat)
    t.tell(events.ATTACKED, seat, NOTHING, dice)
    then_check(t, e.BLOW, seat, NOTHING, dice)


def focus(t: Table, frame: Frame, card: int) -> None:
    """A card becomes aura, and one is drawn; the first third one exiles the action card (HUNTERS-9)."""
    seat = frame.actor
    leave_hand(t, seat, card)
    t.aura[seat] = [*t.aura[seat], card]
    number = len(t.aura[seat])
    t.tell(events.FOCUSED, seat, card, number)
    if number >= t.tables.aura_max and t.board_action >> seat & 1:
        t.call(e.DRAW, actor=seat, source=NOTHING, then=EXILING)
        t.stack[-1].amount = 1
    else:
        then_check(t, e.DRAW, seat, NOTHING, 1)


def exile(t: Table, frame: Frame) -> None:
    """The action card goes to the exile zone; then class, check, gathering, interrupt (HUNTERS-9.7)."""
    seat = frame.actor
    frame.step = READY
    t.board_action &= ~(1 << seat)
    t.fate_exile = [*t.fate_exile, 2 * seat]
    t.tell(events.EXILED, seat, NOTHING)
    t.push(e.INTERRUPT, seat)
    t.push(e.GATHER, seat)
    t.push(e.CHECK, seat)
    t.push(e.CLASS, seat)


def rest(t: Table, seat: Seat, card: int) -> None:
    """One card is discarded; a hero of two classes may swap them (HUNTERS-11)."""
    pay(t, seat, [card])
    t.tell(events.RESTED, seat, NOTHING)
    if t.secondary[seat] == NOTHING:
        check_behaviour(t)
    else:
        then_check(t, e.SWAP, seat, NOTHING, 0)


# -- classes -------------------------------------------------------------------------------------
def resume_class(t: Table, frame: Frame) -> None:
    """`actor` takes a secondary class (HUNTERS-9.3, 9.5)."""
    if frame.step != e.CHOOSING:
        t.ask(frame.actor, then=e.CHOOSING)
        return
    seat = frame.actor
    taken = c.what_in(frame.answer)
    t.secondary = with_one(t.secondary, seat, taken)
    t.done()
    t.tell(events.CLASS_TAKEN, seat, taken)


def with_one(row: list[int], seat: Seat, value: int) -> list[int]:
    """A copy of a list by seat with another value for `seat`."""
    changed = row[:]
    changed[seat] = value
    return changed


def may_take(t: Table, seat: Seat, taken: int) -> bool:
    """Whether `seat` may take the class `taken` as secondary one; cards suffice (HUNTERS-2.4, 9.5)."""
    return taken != t.primary[seat] or t.variant.same_secondary


def resume_swap(t: Table, frame: Frame) -> None:
    """`actor` may exchange its classes (HUNTERS-11.1, 11.2)."""
    if frame.step != e.SWAPPING:
        t.ask(frame.actor, then=e.SWAPPING)
        return
    seat = frame.actor
    swaps = c.kind_in(frame.answer) == c.SWAP
    t.done()
    if swaps:
        swap(t, seat)
    else:
        t.tell(events.KEPT, seat, NOTHING)


def swap(t: Table, seat: Seat) -> None:
    """The classes change places; aura that does not fit is discarded in its order (HUNTERS-11.3)."""
    element = t.secondary[seat]
    t.secondary = with_one(t.secondary, seat, t.primary[seat])
    t.primary = with_one(t.primary, seat, element)
    t.tell(events.SWAPPED, seat, element, t.secondary[seat])
    kept: list[int] = []
    for card in t.aura[seat]:
        if SHOWS[card] >> element & 1:
            kept.append(card)
        else:
            t.discard[seat] = [*t.discard[seat], card]
            t.tell(events.AURA_LOST, seat, card)
    t.aura[seat] = kept


# -- skills --------------------------------------------------------------------------------------
def skill_cost(t: Table, seat: Seat, skill: int) -> int:
    """How many aura cards the skill of a class costs `seat`, or -1 if it has no such class (HUNTERS-12.1)."""
    cost = -1
    if t.primary[seat] == skill:
        cost = t.tables.skill_cost[skill]
    if t.secondary[seat] == skill:
        other = t.tables.second_cost[skill]
        if cost < 0 or other < cost:
            cost = other
    return cost


def can_pay_skill(t: Table, seat: Seat, skill: int) -> bool:
    """Whether `seat` has the class and enough aura for its skill."""
    cost = skill_cost(t, seat, skill)
    return 0 <= cost <= len(t.aura[seat])


def can_heal(t: Table, seat: Seat, other: Seat) -> bool:
    """Whether `other` can be the object of Aegis (HUNTERS-12.5)."""
    return t.life[other] < t.hero_life and is_within_one(t, t.pos[seat], t.pos[other])


def is_within_one(t: Table, place: int, other: int) -> bool:
    """Whether two places are the same or adjacent."""
    return place == other or t.direction_to(place, other) >= 0


def gale_goals(t: Table, seat: Seat) -> int:
    """Where Gale may lead, bit p for place p (HUNTERS-12.6)."""
    start = t.pos[seat]
    open_tiles = t.up & ~(1 << t.demon)
    goals = 1 << start
    edge = [start]
    for _ in range(t.tables.skill_steps):
        further: list[int] = []
        for place in edge:
            for direction in range(6):
                there = t.land.next[place * 6 + direction]
                if there >= 0 and open_tiles >> there & 1 and goals >> there & 1 == 0:
                    goals |= 1 << there
                    further.append(there)
        edge = further
    return goals & ~(1 << start)


def use_skill(t: Table, seat: Seat, kind: int, choice: int) -> None:
    """The aura is discarded first, the last placed first; then the effect (HUNTERS-12.1, 12.7)."""
    skill = kind - c.TIDE
    what = c.cell_in(choice) if kind == c.GALE else c.what_in(choice)
    t.tell(events.SKILL_USED, seat, skill, what)
    for _ in range(skill_cost(t, seat, skill)):
        card = t.aura[seat][-1]
        t.aura[seat] = t.aura[seat][:-1]
        t.discard[seat] = [*t.discard[seat], card]
        t.tell(events.AURA_SPENT, seat, card)
    if skill == MAGE:
        then_check(t, e.OFFER, seat, e.POWER, 0)
    elif skill == MERCENARY:
        attack(t, seat)
    elif skill == ARTISAN:
        t.wild |= 1 << seat
        check_behaviour(t)
    elif skill == KNIGHT:
        heal(t, t.seat_of(what))
        then_check(t, e.OFFER, seat, e.SKILL, 0)
    else:
        assert skill == SCOUT
        step_to(t, seat, t.land.place_of[what])
        then_check(t, e.OFFER, seat, e.SKILL, 0)


def heal(t: Table, seat: Seat) -> None:
    """`seat` regains life, not above the maximum (HUNTERS-12.5)."""
    amount = t.hero_life - t.life[seat]
    if amount > t.tables.skill_heal:
        amount = t.tables.skill_heal
    t.life[seat] += amount
    t.tell(events.HEALED, seat, amount, t.life[seat])
