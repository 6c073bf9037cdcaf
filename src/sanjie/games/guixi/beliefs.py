"""What a seat may believe about identities: every deal that fits what it knows, weighed by the deeds of all.

A world is one identity a seat. Worlds that do not fit what the seat knows are left out; the others are
weighed by Bayes' rule with a model of how friends and enemies behave. How well the beliefs are calibrated in
games of the bots themselves is printed by `sanjie bench beliefs`.
"""

from math import exp, log, tanh
from typing import Final, final

from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi import tables as ops
from sanjie.games.guixi.choices import USE, kind_in, what_in
from sanjie.games.guixi.deeds import STRUCK, TRIED
from sanjie.games.guixi.phases import BLUE, HERETIC, HERETIC_KING, RED, identities_of
from sanjie.games.guixi.table import Table

# the model: how often …
OWN_GHOST: Final = 0.60  # a host aims at a ghost of his own colour
FRIEND_SPOILS: Final = 0.10  # a friend of the host votes against him
ENEMY_SPOILS: Final = 0.62  # an enemy who votes does
FRIEND_VOTES: Final = 0.52  # a friend votes at all
ENEMY_VOTES: Final = 0.46
UNSURE: Final = 0.05  # of a row of mixed votes nothing can be said
CHALLENGES_ENEMY: Final = 0.66  # of the challenged are enemies
HARMS_ENEMY: Final = 0.70  # of those who are harmed are enemies of who does it, and helped are friends
# players err together, and one who errs does so again: what they do to each other counts less than it seems,
# least where nobody's card lies face up; the logs of the odds are multiplied by this
TRUST_OF_FOUR: Final = 0.22
TRUST_OF_SIX: Final = 0.4
TRUST_WITH_HERETICS: Final = 0.5
TRUST_WITH_ELDERS: Final = 1.1
MOST_OF_PAIR: Final = 1.5  # all that one has done to another rests on one belief of his
MOST_WITH_ELDERS: Final = 6.0


@final
class Beliefs:
    """The worlds of one seat and their weights."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.worlds: list[int] = []  # 2 bits of identity a seat
        self.weights: list[float] = []  # beside them; their sum is 1
        self.friend: list[list[float]] = []  # per pair of seats: how likely they are on one side
        self.colour: list[list[float]] = []  # per seat: how likely it has each identity


def sides_alike(one: int, other: int) -> bool:
    """Whether two identities win together (GUIXI-11.3)."""
    return one == other or (one >= HERETIC and other >= HERETIC)


def sees(t: Table, eye: Seat, seat: Seat) -> bool:
    """Whether `eye` knows the identity of `seat` (GUIXI-18.1, 18.2)."""
    return eye == seat or t.revealed >> seat & 1 == 1 or t.insight[seat] >> eye & 1 == 1


def beliefs_of(t: Table, eye: Seat, remembers: bool) -> Beliefs:
    """What `eye` may believe; without deeds, if it does not remember them. Fun mode has a single world."""
    found = Beliefs(t.seats)
    left = identities_of(t.variant.mode, t.seats)
    fixed: list[int] = []
    for seat in range(t.seats):
        identity = t.ids[seat] if sees(t, eye, seat) else NOTHING
        if identity != NOTHING:
            left[identity] -= 1
        fixed.append(identity)
    if left[0] + left[1] + left[2] + left[3] > 0 and min(left) >= 0:
        list_worlds(found, fixed, left, 0, 0)
    else:
        world = 0
        for seat in range(t.seats):
            if fixed[seat] != NOTHING:
                world |= fixed[seat] << 2 * seat
        found.worlds.append(world)
    weigh(t, found, remembers and len(found.worlds) > 1)
    return found


def certainty(t: Table) -> Beliefs:
    """The single world that is true at `t`."""
    found = Beliefs(t.seats)
    world = 0
    for seat in range(t.seats):
        if t.ids[seat] != NOTHING:
            world |= t.ids[seat] << 2 * seat
    found.worlds.append(world)
    found.weights.append(1.0)
    sum_up(found)
    return found


def list_worlds(found: Beliefs, fixed: list[int], left: list[int], seat: Seat, world: int) -> None:
    """Append every way to give the identities `left` to the seats from `seat` on that are not `fixed`."""
    if seat == found.seats:
        found.worlds.append(world)
        return
    if fixed[seat] != NOTHING:
        list_worlds(found, fixed, left, seat + 1, world | fixed[seat] << 2 * seat)
        return
    for identity in range(4):
        if left[identity] > 0:
            left[identity] -= 1
            list_worlds(found, fixed, left, seat + 1, world | identity << 2 * seat)
            left[identity] += 1


def weigh(t: Table, b: Beliefs, remembers: bool) -> None:
    """Weights of the worlds by what has been done, and the sums that players think with."""
    scores: list[float] = [0.0] * len(b.worlds)
    if remembers:
        pairs = [0.0] * (b.seats * b.seats)  # log of how much likelier the deeds are if the pair are enemies
        reds = [0.0] * b.seats  # log of how much likelier they are if the seat is red than if it is blue
        place = 0
        while place < len(t.deeds):
            first, second = t.deeds[place], t.deeds[place + 1]
            kind = first & 3
            if kind == TRIED:
                weigh_try(t, b, first, second, scores, pairs, reds)
            elif kind == STRUCK:
                weigh_challenge(b, first, pairs)
            else:
                weigh_use(t, b, first, second, pairs)
            place += 2
        trust = trust_of(t)
        most = MOST_WITH_ELDERS if t.elders else MOST_OF_PAIR
        for index in range(len(scores)):
            scores[index] *= trust
        for place in range(len(pairs)):
            pairs[place] = most * tanh(pairs[place] * trust / most)
        add_pairs(b, scores, pairs, reds)
    best = max(scores)
    total = 0.0
    for index in range(len(scores)):
        value = exp(scores[index] - best)
        b.weights.append(value)
        total += value
    for index in range(len(scores)):
        b.weights[index] /= total
    sum_up(b)


def trust_of(t: Table) -> float:
    """How much what players do to each other counts in this kind of game."""
    if t.elders:
        return TRUST_WITH_ELDERS
    if t.has_heretics():
        return TRUST_WITH_HERETICS
    return TRUST_OF_FOUR if t.seats == 4 else TRUST_OF_SIX


def add_pairs(b: Beliefs, scores: list[float], pairs: list[float], reds: list[float]) -> None:
    """Each world's score for pairs of enemies and for colours."""
    seats = b.seats
    for index in range(len(scores)):
        world = b.worlds[index]
        score = scores[index]
        for seat in range(seats):
            identity = world >> 2 * seat & 3
            if identity == RED:
                score += reds[seat]
            elif identity == BLUE:
                score -= reds[seat]
            for other in range(seats):
                value = pairs[seat * seats + other]
                if value != 0.0 and not sides_alike(identity, world >> 2 * other & 3):
                    score += value
        scores[index] = score


def sum_up(b: Beliefs) -> None:
    """How likely each pair is on one side, and each identity of each seat."""
    seats = b.seats
    for _ in range(seats):
        b.friend.append([0.0] * seats)
        b.colour.append([0.0, 0.0, 0.0, 0.0])
    for index in range(len(b.worlds)):
        world, value = b.worlds[index], b.weights[index]
        for seat in range(seats):
            identity = world >> 2 * seat & 3
            b.colour[seat][identity] += value
            for other in range(seats):
                if sides_alike(identity, world >> 2 * other & 3):
                    b.friend[seat][other] += value


# -- deeds -----------------------------------------------------------------------------------
def weigh_challenge(b: Beliefs, first: int, pairs: list[float]) -> None:
    """Votes that were turned up: a negative one speaks of an enemy, and so does being doubted."""
    host, voter = first >> 2 & 15, first >> 6 & 15
    minus = first >> 22 & 31
    value = 0.5 * log(CHALLENGES_ENEMY / (1.0 - CHALLENGES_ENEMY))
    if minus > 0:
        value += log(ENEMY_SPOILS / FRIEND_SPOILS)
    else:
        value += log((1.0 - ENEMY_SPOILS) / (1.0 - FRIEND_SPOILS))
    pairs[host * b.seats + voter] += value


def weigh_use(t: Table, b: Beliefs, first: int, choice: int, pairs: list[float]) -> None:
    """A card or skill used on somebody: harm goes to enemies, help to friends."""
    user, other = first >> 2 & 15, first >> 6 & 15
    if user >= b.seats or other >= b.seats or user == other:
        return
    what = what_in(choice)
    tables = t.tables
    effect = tables.card_effect[what] if kind_in(choice) == USE else tables.skill_effect[what]
    sign = kindness(t, effect)
    if sign != 0:
        pairs[user * b.seats + other] -= sign * log(HARMS_ENEMY / (1.0 - HARMS_ENEMY))


def kindness(t: Table, effect: int) -> int:
    """1 if an effect helps the player it is used on, -1 if it harms, 0 if it says nothing."""
    effects = t.tables.effects
    place = effect
    while effects[place] != ops.STOP:
        operation, who = effects[place], effects[place + 1]
        if operation == ops.MOVE_GHOST or operation == ops.BREAK_ARTIFACT:
            return -1
        if who == ops.TARGET:
            if operation == ops.PEEK_IDENTITY or operation == ops.VOTE_PEEK or operation == ops.PEEK_HAND:
                return 0
            if operation == ops.OP_DRAW or operation == ops.GAIN_SPIRIT or operation == ops.WARD:
                return 1
            return -1
        place += 3
    return 0


def weigh_try(
    t: Table, b: Beliefs, first: int, laid: int, scores: list[float], pairs: list[float], reds: list[float]
) -> None:
    """An exorcism: which colour the host wanted, who voted, and what the mixed votes were."""
    host = first >> 2 & 15
    ghost = (first >> 10 & 127) - 1
    minus = first >> 22 & 31
    challenged = first >> 27 & 255
    own = 0.5 * log(OWN_GHOST / (1.0 - OWN_GHOST))
    reds[host] += own if t.tables.ghost_colour[ghost] == RED else -own
    voters: list[int] = []
    cards: list[int] = []
    total = 0
    for seat in range(b.seats):
        number = laid >> 4 * seat & 15
        if seat == host or challenged >> seat & 1:
            continue
        if number > 0:
            voters.append(seat)
            cards.append(number)
            total += number
            pairs[host * b.seats + seat] += log(ENEMY_VOTES / FRIEND_VOTES)
        else:
            pairs[host * b.seats + seat] += log((1.0 - ENEMY_VOTES) / (1.0 - FRIEND_VOTES))
    if not voters or minus > total:
        return
    likely: list[float] = []
    for mask in range(1 << len(voters)):
        likely.append(log(UNSURE / (total + 1) + (1.0 - UNSURE) * chance_of_minus(cards, mask, minus)))
    for index in range(len(scores)):
        world = b.worlds[index]
        mine = world >> 2 * host & 3
        mask = 0
        for place in range(len(voters)):
            if sides_alike(mine, world >> 2 * voters[place] & 3):
                mask |= 1 << place
        scores[index] += likely[mask]


def chance_of_minus(cards: list[int], friends: int, minus: int) -> float:
    """How likely exactly `minus` votes are negative, if each voter lays its `cards` one way or the other."""
    row = [0.0] * (minus + 1)
    row[0] = 1.0
    for place in range(len(cards)):
        spoils = FRIEND_SPOILS if friends >> place & 1 else ENEMY_SPOILS
        number = cards[place]
        for sum_so_far in range(minus, -1, -1):
            value = row[sum_so_far] * (1.0 - spoils)
            if sum_so_far >= number:
                value += row[sum_so_far - number] * spoils
            row[sum_so_far] = value
    return row[minus]


def brier_terms(b: Beliefs, t: Table, eye: Seat) -> list[float]:
    """For each seat `eye` has not seen through: the belief in red, then 1 if it is red, else 0."""
    row: list[float] = []
    for seat in range(t.seats):
        if not sees(t, eye, seat) and t.ids[seat] != NOTHING and t.ids[seat] != HERETIC_KING:
            row.append(b.colour[seat][RED])
            row.append(1.0 if t.ids[seat] == RED else 0.0)
    return row
