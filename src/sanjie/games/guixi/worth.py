"""What things are worth to a player, in cards: a card in hand is about 0.9, a point of the score 3.

Everything here reads open facts, the player's own secrets and its beliefs, never what others hide.
"""

from typing import Final, final

from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi import tables as ops
from sanjie.games.guixi.beliefs import Beliefs
from sanjie.games.guixi.choices import USE, ghost_in, kind_in, number_in, seat_in, what_in
from sanjie.games.guixi.hauntings import measure, seat_meant
from sanjie.games.guixi.phases import COMPETITIVE, FUN, HERETIC, HERETIC_KING, LIVES, STANDARD
from sanjie.games.guixi.quantities import hand_limit, passive
from sanjie.games.guixi.table import WON, Table

POINT: Final = 3.0
CARD: Final = 0.9
SPARE: Final = 0.25  # a card that the hand limit would take
SPIRIT: Final = 0.35
ELDER: Final = 9.0  # an elder's life
ENDING: Final = 5.0  # to win when the game ends by this
CROWN: Final = 6.0  # the heretic king becomes ghost king now: in games of these players most who do win
SHOWN: Final = 1.8  # a heretic's card lies open, and its power is spent


@final
class Stand:
    """How a seat stands to the others: made once for a decision."""

    def __init__(self, t: Table, me: Seat, beliefs: Beliefs) -> None:
        self.me = me
        self.beliefs = beliefs
        self.likes: list[float] = []  # per seat: 1 a friend for sure, -1 an enemy for sure
        self.lead = 0.0  # points my side is ahead, as far as I believe
        for seat in range(t.seats):
            self.likes.append(liking(t, me, seat, beliefs))
        if t.variant.mode != FUN:
            for seat in range(t.seats):
                if seat != t.king:
                    self.lead += self.likes[seat] * points_believed(t, seat, beliefs)


def liking(t: Table, me: Seat, seat: Seat, b: Beliefs) -> float:
    """How much `seat` is on the side of `me`, from -1 to 1."""
    if seat == me:
        return 1.0
    if t.variant.mode == FUN:
        return -0.5
    heretics = t.has_heretics()
    if t.king != NOTHING and not heretics and (seat == t.king or me == t.king):
        return -1.0
    value = 2.0 * b.friend[me][seat] - 1.0
    if heretics and value < 0.0 and seat != t.king:
        value *= 0.7  # of three sides the two others are enemies as well
    return value


def points_believed(t: Table, seat: Seat, b: Beliefs) -> float:
    """The points `seat` would score now for its own side (GUIXI-13), as far as one can believe."""
    total = 0.0
    if t.point_count[seat] > 0:
        for ghost in t.points:
            if t.holder[ghost] == WON + seat:
                total += ghost_points(t, ghost, seat, b)
    return total


def ghost_points(t: Table, ghost: int, seat: Seat, b: Beliefs) -> float:
    """What `ghost` scores for `seat`: 2 in the own colour, 1 in the other, 2 or 3 for heretics."""
    row = b.colour[seat]
    colour = t.tables.ghost_colour[ghost]
    heretic = row[HERETIC] + row[HERETIC + 1]
    return row[colour] * 2.0 + row[1 - colour] + heretic * (4.0 if t.seats == 7 else 3.0)


# -- exorcisms -------------------------------------------------------------------------------
def worth_of_success(t: Table, stand: Stand, ghost: int, host: Seat) -> float:
    """What it is worth to `stand.me` that `host` dispels `ghost`, rewards to voters left out."""
    holder = t.holder[ghost]
    tables = t.tables
    pay = tables.host_draw[ghost] * CARD + tables.host_spirit[ghost] * SPIRIT
    if t.variant.mode == FUN:
        return fun_success(t, stand, holder, host) + stand.likes[host] * pay
    points = ghost_points(t, ghost, host, stand.beliefs)
    value = stand.likes[host] * (POINT * points + pay)
    value += stand.likes[holder] * relief(t, holder)
    if holder == t.king:
        mine = stand.likes[holder] > 0.0
        value += -6.0 if mine else 3.0
        if t.ghost_count[holder] == 1:
            value += -20.0 if mine else 6.0
    most = 4 if t.seats <= 5 and t.variant.mode == STANDARD else 3
    if t.king == NOTHING and t.point_count[host] == most - 1:
        lead = stand.lead + stand.likes[host] * points
        weight = ENDING if t.variant.mode == STANDARD else 0.4 * ENDING
        if lead > 0.5:
            value += weight
        elif lead < -0.5:
            value -= weight
    return value


def fun_success(t: Table, stand: Stand, holder: Seat, host: Seat) -> float:
    """The same where everybody plays alone (GUIXI-16): few ghosts are good, and who has won three ends it."""
    me = stand.me
    value = 1.5 if holder == me else -0.8
    if host == me:
        value += 1.5
    if t.point_count[host] == 2:
        fewest = True
        tied = False
        mine = t.ghost_count[me] - (1 if holder == me else 0)
        for seat in range(t.seats):
            if seat != me:
                number = t.ghost_count[seat] - (1 if holder == seat else 0)
                fewest = fewest and mine <= number
                tied = tied or mine == number
        return 20.0 if fewest and (host == me or not tied) else -20.0
    return value


# -- ghosts on players -----------------------------------------------------------------------
def burden(t: Table, seat: Seat) -> float:
    """How bad one more ghost is for `seat`."""
    return burden_of(t, seat, t.ghost_count[seat])


def burden_of(t: Table, seat: Seat, number: int) -> float:
    """How bad one more ghost would be for `seat` if it held `number`."""
    if seat == t.king:
        return -4.0
    value = 0.4
    if t.variant.mode == FUN:
        return 1.5 if number < LIVES else 0.5
    if t.variant.mode == COMPETITIVE and t.elders >> seat & 1:
        return ELDER if number >= LIVES - 1 else 0.6 + number
    if t.has_kings() and t.king == NOTHING:
        return value + (1.2 if number >= LIVES - 1 else 0.0)
    if number >= LIVES - 1:
        value += 0.35 * len(t.hands[seat])
    return value


def relief(t: Table, seat: Seat) -> float:
    """How good it is for `seat` to be rid of a ghost."""
    if seat == t.king:
        return -4.0
    number = t.ghost_count[seat]
    if t.variant.mode == COMPETITIVE and t.elders >> seat & 1:
        return ELDER if number == LIVES else 0.6 + (number - 1 if number < LIVES else 2)
    if t.variant.mode == FUN:
        return 1.5 if number <= LIVES else 0.5
    if t.has_kings() and t.king == NOTHING and number == LIVES:
        return 1.6
    return 0.5


# -- a heretic's power -----------------------------------------------------------------------
def worth_of_power(t: Table, stand: Stand, target: Seat) -> float:
    """What power a on the ghosts of `target` is worth to the heretic `stand.me` (GUIXI-11.4, 11.6)."""
    me = stand.me
    ghosts = t.ghosts_of(target)
    counts = t.ghost_count[:]
    counts[target] = 0
    lost = cost_of_cards(t, me, len(t.hands[me]))
    value = stand.likes[target] * (relief(t, target) + 0.5 * (len(ghosts) - 1)) - SHOWN - lost
    crown = CROWN
    if t.ids[me] == HERETIC_KING:  # a new king gets a whole hand, and loses his points (GUIXI-10.4)
        crown += lost - POINT * points_believed(t, me, stand.beliefs)
    return value + worth_of_scatter(t, stand, ghosts, 0, counts, crown)


def worth_of_scatter(
    t: Table, stand: Stand, ghosts: list[int], place: int, counts: list[int], crown: float
) -> float:
    """What it is worth that `ghosts` from `place` on possess, on the average; seats hold `counts` so far."""
    if place == len(ghosts):
        for number in counts:
            if number >= LIVES:
                return crown
        return 0.0
    odds = arrivals(t, ghosts[place], counts, stand.me)
    value = 0.0
    for seat in range(t.seats):
        if odds[seat] > 0.0:
            harm = stand.likes[seat] * burden_of(t, seat, counts[seat])
            counts[seat] += 1
            value += odds[seat] * (worth_of_scatter(t, stand, ghosts, place + 1, counts, crown) - harm)
            counts[seat] -= 1
    return value


def arrivals(t: Table, ghost: int, counts: list[int], bare: Seat) -> list[float]:
    """How likely each seat is to be possessed by `ghost`, if seats hold `counts` and `bare` has no hand.

    There is no king yet. What the current player decides, and the die, may go any way (GUIXI-7.2 to 7.5).
    """
    odds = [0.0] * t.seats
    way = t.tables.ghost_possession[ghost]
    if way == ops.CHOOSE:
        for seat in range(t.seats):
            if seat != t.current:
                odds[past_wards(t, seat, False)] += 1.0 / (t.seats - 1)
    elif way == ops.DIE:
        for number in range(1, 7):
            odds[past_wards(t, (t.current + number) % t.seats, True)] += 1.0 / 12.0
            other = (t.current + number if t.variant.clockwise else t.current - number) % t.seats
            odds[past_wards(t, other, True)] += 1.0 / 12.0
    else:
        seat = seat_meant(t, way) if way <= ops.ON_RIGHT else seat_compared(t, way, counts, bare)
        odds[past_wards(t, seat, False)] = 1.0
    return odds


def past_wards(t: Table, seat: Seat, by_die: bool) -> Seat:
    """Where a ghost stays that comes to `seat` first (GUIXI-7.5)."""
    for _ in range(t.seats):
        if t.wards_of(seat) == 0 and not (by_die and has_shelter(t, seat)):
            break
        seat = (seat + 1) % t.seats
    return seat


def seat_compared(t: Table, way: int, counts: list[int], bare: Seat) -> Seat:
    """Whom a condition that compares all players would name (GUIXI-7.2, 7.3)."""
    found = t.current
    best = -(1 << 30)
    for step in range(t.seats):
        seat = (t.current + step) % t.seats
        if way == ops.MOST_HAUNTED:
            number = counts[seat]
        elif way == ops.LEAST_HAUNTED:
            number = -counts[seat]
        elif seat == bare and (way == ops.MOST_HAND or way == ops.LEAST_HAND):
            number = 0
        else:
            number = measure(t, way, seat)
        if number > best:
            best = number
            found = seat
    return found


# -- cards -----------------------------------------------------------------------------------
def next_card(t: Table, seat: Seat) -> float:
    """What one more card is worth to `seat`."""
    if seat == t.current and seat != t.king and len(t.hands[seat]) >= hand_limit(t, seat) + 3:
        return SPARE
    return CARD


def cost_of_cards(t: Table, seat: Seat, number: int) -> float:
    """What it costs `seat` to give `number` cards away; those beyond the hand limit are nearly free."""
    if seat != t.current or seat == t.king:
        return 0.6 * number
    spare = len(t.hands[seat]) - hand_limit(t, seat)
    if spare < 0:
        spare = 0
    if number <= spare:
        return 0.15 * number
    return 0.15 * spare + 0.6 * (number - spare)


def worth_of_artifact(t: Table, card: int) -> float:
    """What an equipped artifact is worth."""
    if card == NOTHING:
        return 0.0
    kind = t.tables.card_passive[card]
    if kind == ops.HOST_BONUS:
        return 2.5
    if kind == ops.SPIRIT_BONUS:
        return 2.0
    return 1.4 if kind != ops.NO_PASSIVE else 1.0


def has_shelter(t: Table, seat: Seat) -> bool:
    """Whether a ghost by the die passes `seat` over."""
    return passive(t, seat, ops.DIE_WARD) > 0


# -- what cards and skills do ----------------------------------------------------------------
def worth_of_use(t: Table, stand: Stand, user: Seat, choice: int) -> float:
    """What it is worth to `stand.me` that the card or skill of `choice` happens, its price left out."""
    tables = t.tables
    what = what_in(choice)
    effects = tables.effects
    place = tables.card_effect[what] if kind_in(choice) == USE else tables.skill_effect[what]
    value = 0.0
    while effects[place] != ops.STOP:
        operation, who, number = effects[place], effects[place + 1], effects[place + 2]
        place += 3
        if operation <= ops.TAKE_CARD or operation == ops.WARD or operation >= ops.BAN_VOTE:
            if operation >= ops.EXTRA_HAUNT:
                value += -stand.likes[t.current] if operation == ops.NO_EXORCISM else 0.0
            elif who == ops.ALL or who == ops.OTHERS:
                for seat in range(t.seats):
                    if who == ops.ALL or seat != user:
                        value += worth_to_seat(t, stand, user, seat, operation, number)
            else:
                seat = user if who == ops.USER else seat_in(choice)
                if seat != NOTHING:
                    value += worth_to_seat(t, stand, user, seat, operation, number)
        else:
            value += worth_elsewhere(t, stand, user, choice, operation, number)
    return value


def worth_to_seat(t: Table, stand: Stand, user: Seat, seat: Seat, operation: int, number: int) -> float:
    """The part of an operation that is done to `seat`."""
    like = stand.likes[seat]
    if operation == ops.OP_DRAW:
        return like * number * next_card(t, seat)
    if operation == ops.GAIN_SPIRIT:
        return like * number * SPIRIT
    if operation == ops.LOSE_SPIRIT:
        return -like * at_most(number, t.spirit[seat]) * SPIRIT
    if operation == ops.DISCARD_CHOICE or operation == ops.DISCARD_RANDOM:
        return -like * at_most(number, len(t.hands[seat])) * 0.7
    if operation == ops.DISCARD_HALF:
        return -like * (len(t.hands[seat]) // 2) * 0.7
    if operation == ops.TAKE_SPIRIT:
        return (stand.likes[user] - like) * at_most(number, t.spirit[seat]) * SPIRIT
    if operation == ops.TAKE_CARD:
        return (stand.likes[user] - like) * at_most(number, len(t.hands[seat])) * CARD
    if operation == ops.WARD:
        return like * burden(t, seat) * 0.25
    if operation == ops.BAN_VOTE:
        if t.banned >> seat & 1 or seat == t.current or not t.hands[seat]:
            return 0.0
        friend = stand.beliefs.friend[t.current][seat] if t.variant.mode != FUN else 0.4
        return stand.likes[t.current] * ((1.0 - friend) * 1.3 - friend * 0.8)
    if operation == ops.SILENCE:
        return -like * 0.2
    if operation == ops.VOTE_PEEK:
        return 0.4 if t.current == stand.me and user == stand.me else 0.0
    if operation == ops.BREAK_ARTIFACT:
        return -like * worth_of_artifact(t, t.artifact[seat])
    return 0.0


def worth_elsewhere(t: Table, stand: Stand, user: Seat, choice: int, operation: int, number: int) -> float:
    """The part of an operation that is about ghosts, decks or the vote."""
    ghost, goal = ghost_in(choice), seat_in(choice)
    if operation == ops.PEEK_IDENTITY:
        if user != stand.me or goal == NOTHING or goal == t.king or t.variant.mode == FUN:
            return 0.0
        friend = stand.beliefs.friend[user][goal]
        return 5.0 * friend * (1.0 - friend)
    if operation == ops.TAKE_DISCARD:
        return stand.likes[user] * number * CARD
    if operation == ops.SINK_GHOST or operation == ops.PEEK_GHOSTS:
        return 0.25 * stand.likes[user]
    if operation == ops.PEEK_HAND:
        return 0.3 * stand.likes[user]
    if operation == ops.SET_DIE:
        return 0.1 * stand.likes[user]
    if operation == ops.COUNTER:
        return -worth_of_item(t, stand, number_in(choice))
    if operation == ops.VOTE_MOD:
        return 0.5 * number * stand.likes[t.current]
    if ghost == NOTHING:
        return 0.0
    holder = t.holder[ghost]
    if not 0 <= holder < t.seats:
        return 0.0
    if operation == ops.MOVE_GHOST:
        return stand.likes[holder] * relief(t, holder) - stand.likes[goal] * burden(t, goal)
    if operation == ops.REPOSSESS:
        return stand.likes[holder] * relief(t, holder) * 0.8
    if operation == ops.REMOVE_GHOST:
        return stand.likes[holder] * relief(t, holder) - (0.3 if t.variant.mode == STANDARD else 0.0)
    return 0.0


def worth_of_item(t: Table, stand: Stand, number: int) -> float:
    """What it is worth to `stand.me` that the waiting item `number` happens."""
    place = 0
    while place < len(t.items):
        if t.items[place] == number:
            return worth_of_use(t, stand, t.items[place + 1], t.items[place + 2])
        place += 3
    return 0.0


def at_most(number: int, most: int) -> int:
    """`number`, or `most` if that is less."""
    return number if number < most else most
