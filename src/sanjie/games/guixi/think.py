"""A player's decision: what `seat` answers to the open question, from what it may know.

It reads the state only through open facts, the seat's own hand, identity and memory, so it answers the same
on any table that looks the same from the seat: on the true one inside a simulation, on an imagined one for a
view.
"""

from typing import Final, final

from sanjie.core.chance import Rng
from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, NOTHING, PASS, Seat
from sanjie.games.guixi import choices as c
from sanjie.games.guixi import effects as e
from sanjie.games.guixi import tables as ops
from sanjie.games.guixi.beliefs import Beliefs, beliefs_of, sees
from sanjie.games.guixi.offers import offer
from sanjie.games.guixi.phases import AFTER, BEFORE, HERETIC_KING
from sanjie.games.guixi.quantities import hand_limit, price
from sanjie.games.guixi.search import drawn
from sanjie.games.guixi.state import State
from sanjie.games.guixi.table import Table
from sanjie.games.guixi.votes import best_ghost, challenge_wanted, votes_wanted
from sanjie.games.guixi.worth import (
    CARD,
    SPIRIT,
    Stand,
    burden,
    cost_of_cards,
    has_shelter,
    next_card,
    worth_of_artifact,
    worth_of_power,
    worth_of_use,
)

FROZEN: Final = -2  # a key that stays
RANDOM: Final = 0
PLAIN: Final = 1  # knows what it has seen, expects of everybody else the same
BELIEVER: Final = 2  # remembers deeds
WORTH_DOING: Final = 0.2  # an action must be this much better than none


@final
class Mind:
    """How well a player thinks, and what it has worked out before."""

    def __init__(self, kind: int, bluff: int) -> None:
        self.kind = kind  # RANDOM, PLAIN or BELIEVER
        self.bluff = bluff  # of a hundred votes for somebody else, how many follow no plan
        self.keys: list[int] = [-1] * 8  # per seat: what the beliefs beside it were made from
        self.deeds: list[list[int]] = [[] for _ in range(8)]
        self.beliefs: list[Beliefs] = [Beliefs(0) for _ in range(8)]
        self.found: list[int] = []  # scratch

    def believed(self, t: Table, seat: Seat) -> Beliefs:
        """The beliefs of `seat`, worked out again only when something has happened that speaks of sides."""
        if self.keys[seat] == FROZEN:
            return self.beliefs[seat]
        key = t.seats << 10 | t.revealed
        for other in range(t.seats):
            key = key << 1 | (t.insight[other] >> seat & 1)
        if self.keys[seat] != key or (self.kind == BELIEVER and self.deeds[seat] is not t.deeds):
            self.keys[seat] = key
            self.deeds[seat] = t.deeds
            self.beliefs[seat] = beliefs_of(t, seat, self.kind == BELIEVER)
        return self.beliefs[seat]

    def freeze(self, seat: Seat, beliefs: Beliefs) -> None:
        """Let `seat` believe this from now on, whatever happens."""
        self.keys[seat] = FROZEN
        self.beliefs[seat] = beliefs

    def forget(self) -> None:
        """Another game begins."""
        for seat in range(8):
            self.keys[seat] = -1


def decide(t: State, seat: Seat, mind: Mind, rng: Rng) -> int:
    """What a player with `mind` on `seat`, which must be asked, answers; equals are drawn with `rng`."""
    found = mind.found
    found.clear()
    offer(t, found)
    if len(found) == 1:
        return found[0]
    if mind.kind == RANDOM:
        return drawn(t, found, rng)
    found.sort()
    frame = t.stack[-1]
    step = frame.step
    if step == e.DISCARDED:
        return c.with_what(c.DISCARD, worst_card(t, seat, NOTHING))
    if step == e.INSPECTED:
        return c.plain(c.SKIP if sees(t, seat, frame.target) else c.INSPECT)
    if step == e.ACTING and len(found) == 1:
        return PASS
    stand = Stand(t, seat, mind.believed(t, seat))
    if step == e.ACTING:
        return act(t, stand, found, rng)
    if step == e.VOTED:
        bluff = mind.bluff > 0 and int(rng.below(100)) < mind.bluff
        return vote(t, stand, votes_wanted(t, stand, bluff))
    if step == e.EXORCISE_OR_NOT:
        ghost, _ = best_ghost(t, stand)
        if ghost == NOTHING:
            return c.plain(c.NONE)
        return c.with_ghost(c.SUMMON if t.current == t.king else c.EXORCISE, ghost)
    if step == e.CHALLENGED:
        voter = challenge_wanted(t, stand)
        return c.plain(c.NONE) if voter == NOTHING else c.with_seat(c.CHALLENGE, voter)
    if step == e.CHOSEN:
        return choose_holder(t, stand, found)
    if step == e.DIRECTED:
        return choose_direction(t, stand, frame)
    if step == e.POWERED:
        return c.plain(c.HERETIC if t.ids[seat] == HERETIC_KING else c.SKIP)
    if step == e.SUNK:
        return c.plain(c.NONE)
    return found[int(rng.below(len(found)))]


# -- windows ---------------------------------------------------------------------------------
def act(t: State, stand: Stand, found: list[int], rng: Rng) -> int:
    """The best action of a window, or to pass."""
    me = stand.me
    best, chosen = WORTH_DOING, PASS
    planned, prize = NOTHING, 0.0
    if t.phase == AFTER and t.current == me and t.no_exorcism == 0:
        planned, prize = best_ghost(t, stand)
    for choice in found:
        if choice == PASS:
            continue
        value = worth_of_action(t, stand, choice, planned, prize)
        if value > best + 1e-9:
            best, chosen = value, choice
    return chosen


def worth_of_action(t: State, stand: Stand, choice: int, planned: int, prize: float) -> float:
    """What an action of a window is worth, its price taken off."""
    me = stand.me
    kind = c.kind_in(choice)
    if kind == c.BUY:
        return buying(t, me)
    if kind == c.EQUIP:
        gain = worth_of_artifact(t, c.what_in(choice)) - worth_of_artifact(t, t.artifact[me])
        return gain - cost_of_cards(t, me, 1)
    if kind == c.POWER:
        return worth_of_power(t, stand, c.seat_in(choice))
    tables = t.tables
    what = c.what_in(choice)
    if kind == c.USE:
        cost = cost_of_cards(t, me, 1)
        effect, target = tables.card_effect[what], tables.card_target[what]
    else:
        cost = tables.skill_cost[what] * SPIRIT
        effect, target = tables.skill_effect[what], tables.skill_target[what]
    if target == ops.ITEM and not is_foreign(t, me, c.number_in(choice)):
        return 0.0
    value = worth_of_use(t, stand, me, choice) - cost
    if tables.effects[effect] == ops.COND_MOD:
        value += worth_of_condition(t, stand, c.ghost_in(choice), tables.effects[effect + 2], planned, prize)
    elif tables.effects[effect] == ops.BAN_VOTE and t.current == me and planned == NOTHING:
        value -= 1.0
    elif t.phase == BEFORE and tables.effects[effect] == ops.SET_DIE and t.set_dice:
        value -= 0.5
    return value


def buying(t: State, me: Seat) -> float:
    """What it is worth to buy a card: little when the hand limit takes it again."""
    value = next_card(t, me) if len(t.hands[me]) < hand_limit(t, me) + 1 else 0.5
    return value - price(t, me) * SPIRIT + 0.1


def is_foreign(t: State, me: Seat, number: int) -> bool:
    """Whether the waiting item is somebody else's."""
    place = 0
    while place < len(t.items):
        if t.items[place] == number:
            return t.items[place + 1] != me
        place += 3
    return False


def worth_of_condition(t: State, stand: Stand, ghost: int, change: int, planned: int, prize: float) -> float:
    """What a changed condition is worth: to a host who has chosen his ghost, a card or two."""
    if t.current == stand.me:
        if ghost != planned or change > 0:
            return -0.5
        return 0.25 * -change * prize if prize < 4.0 else 0.8 * -change
    return 0.0


# -- votes -----------------------------------------------------------------------------------
def vote(t: State, stand: Stand, wanted: int) -> int:
    """The next card towards `wanted` votes (negative ones below 0), or `done`."""
    me = stand.me
    colour = t.tables.ghost_colour[t.aim]
    laid = t.votes_by(me)
    if wanted > 0 and laid < wanted:
        card = worst_card(t, me, colour)
    elif wanted < 0 and laid < -wanted:
        card = worst_card(t, me, 1 - colour)
    else:
        card = NOTHING
    return c.plain(c.DONE) if card == NOTHING else c.with_what(c.VOTE, card)


def worst_card(t: State, seat: Seat, colour: int) -> int:
    """The card of `colour` (of any for NOTHING) that `seat` misses least, or NOTHING."""
    best, found = 1000.0, NOTHING
    for card in t.hands[seat]:
        if colour == NOTHING or card & 1 == colour:
            value = keeping(t, card)
            if value < best:
                best, found = value, card
    return found


def keeping(t: State, card: int) -> float:
    """What a card is good for besides votes."""
    tables = t.tables
    if tables.is_artifact[card]:
        return 1.0
    effects = tables.effects
    place = tables.card_effect[card]
    value = 0.0
    while effects[place] != ops.STOP:
        operation, number = effects[place], effects[place + 2]
        place += 3
        if operation == ops.OP_DRAW:
            value += CARD * number if effects[place - 2] == ops.USER else 0.0
        elif operation == ops.GAIN_SPIRIT:
            value += SPIRIT * number
        elif operation == ops.TAKE_CARD or operation == ops.PEEK_IDENTITY:
            value += 1.2
        else:
            value += 0.4
    return value


# -- ghosts ----------------------------------------------------------------------------------
def choose_holder(t: State, stand: Stand, found: list[int]) -> int:
    """Where a ghost does most harm to the others and least to the own side."""
    best, chosen = -1000.0, found[0]
    for choice in found:
        seat = c.seat_in(choice)
        value = -stand.likes[seat] * burden(t, seat)
        if value > best:
            best, chosen = value, choice
    return chosen


def choose_direction(t: State, stand: Stand, frame: Frame) -> int:
    """Which way to count the die."""
    cw = worth_of_arrival(t, stand, (t.current + frame.amount) % t.seats)
    ccw = worth_of_arrival(t, stand, (t.current - frame.amount) % t.seats)
    return c.plain(c.CLOCKWISE if cw >= ccw else c.COUNTER_CLOCKWISE)


def worth_of_arrival(t: State, stand: Stand, seat: Seat) -> float:
    """What it is worth that a ghost by the die reaches `seat` first (GUIXI-7.5)."""
    for _ in range(t.seats):
        if seat != t.king and not has_shelter(t, seat) and t.wards_of(seat) == 0:
            break
        seat = (seat + 1) % t.seats
    return -stand.likes[seat] * burden(t, seat)


# -- whole games -----------------------------------------------------------------------------
def play_out(t: State, minds: list[Mind], rng: Rng) -> int:
    """Play `t` to its end, seat i with `minds[i]`, chance by its odds; how many answers that took."""
    found: list[int] = []
    answers = 0
    for mind in minds:
        mind.forget()
    while t.awaiting != 0:
        if t.awaiting >> CHANCE & 1:
            found.clear()
            offer(t, found)
            choice = drawn(t, found, rng)
        else:
            seat = 0
            while t.awaiting >> seat & 1 == 0:
                seat += 1
            choice = decide(t, seat, minds[seat], rng)
        t.play(choice)
        answers += 1
    return answers
