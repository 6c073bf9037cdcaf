"""Votes, challenges and the choice of a ghost by expected value."""

from typing import Final

from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi.beliefs import ENEMY_SPOILS, FRIEND_SPOILS
from sanjie.games.guixi.exorcisms import is_barred, may_aim, may_challenge
from sanjie.games.guixi.phases import FUN, LIMITED_VOTES, UNCHALLENGED
from sanjie.games.guixi.quantities import challenge_pay, condition, host_bonus, is_shielded
from sanjie.games.guixi.table import Table
from sanjie.games.guixi.tables import VOTE_LIMIT
from sanjie.games.guixi.worth import CARD, SPIRIT, Stand, cost_of_cards, worth_of_success

WIDE: Final = 48  # results from -WIDE to WIDE are told apart
ALIKE: Final = 1e-9  # values this close are equal
RISK: Final = 0.35  # how likely the host challenges a negative vote
FUN_FRIEND: Final = 0.35  # how likely somebody helps another where everybody plays alone


def shift(row: list[float], cards: int, odds: float) -> list[float]:
    """The odds of the results `row` after `cards` more votes that are positive with `odds`; a fresh list."""
    after = [0.0] * len(row)
    for place in range(len(row)):
        value = row[place]
        if value > 0.0:
            up, down = place + cards, place - cards
            if up >= len(row):
                up = len(row) - 1
            if down < 0:
                down = 0
            after[up] += value * odds
            after[down] += value * (1.0 - odds)
    return after


def blend(row: list[float], other: list[float], odds: float) -> list[float]:
    """`other` with `odds`, else `row`; a fresh list."""
    return [row[place] * (1.0 - odds) + other[place] * odds for place in range(len(row))]


def at_least(row: list[float], goal: int) -> float:
    """How likely the result is `goal` or more."""
    total = 0.0
    start = goal + WIDE
    if start < 0:
        start = 0
    for place in range(start, len(row)):
        total += row[place]
    return total


def friendship(t: Table, stand: Stand, host: Seat, voter: Seat) -> float:
    """How likely `voter` is on the host's side."""
    if t.variant.mode == FUN:
        return FUN_FRIEND
    if t.king != NOTHING and not t.has_heretics() and (voter == t.king or host == t.king):
        return 0.0
    return stand.beliefs.friend[host][voter]


def odds_of_support(t: Table, stand: Stand, host: Seat, voter: Seat) -> float:
    """How likely cards that `voter` laid are positive, if nothing else is known of them."""
    friend = friendship(t, stand, host, voter)
    return 1.0 - friend * FRIEND_SPOILS - (1.0 - friend) * ENEMY_SPOILS


def known_net(t: Table, eye: Seat, voter: Seat) -> int:
    """Positive less negative votes of `voter`, of which `eye` knows all; NOTHING - WIDE if it does not."""
    colour = t.tables.ghost_colour[t.aim]
    net, seen = 0, 0
    for vote in t.votes:
        if vote >> 8 & 15 == voter and vote >> 12 >> eye & 1:
            seen += 1
            net += 1 if vote & 1 == colour else -1
    return net if seen == t.votes_by(voter) else NOTHING - WIDE


def results_of_others(t: Table, stand: Stand, host: Seat, besides: int) -> list[float]:
    """Odds of the net votes of everybody but `stand.me` and the seats of the mask `besides`.

    Before an exorcism (`t.host` is nobody) all others have yet to vote.
    """
    row = [0.0] * (2 * WIDE + 1)
    row[WIDE] = 1.0
    me = stand.me
    for step in range(t.seats):
        seat = (host - step) % t.seats
        if seat == me or besides >> seat & 1:
            continue
        begun = t.host != NOTHING and step < t.called
        if begun:
            number = t.votes_by(seat)
            if number > 0 and (t.challenged >> seat & 1 == 0 or t.wrong == 1):
                net = known_net(t, me, seat)
                if net > NOTHING - WIDE:
                    row = shift(row, net if net > 0 else -net, 1.0 if net > 0 else 0.0)
                elif seat == host:
                    row = shift(row, number, 0.97)
                else:
                    row = shift(row, number, odds_of_support(t, stand, host, seat))
        elif t.hands[seat] and not (is_barred(t, seat) if t.host != NOTHING else t.banned >> seat & 1):
            friend = friendship(t, stand, host, seat)
            row = blend(row, shift(row, 1, 1.0), friend * 0.45)
            row = blend(row, shift(row, 1, 0.0), (1.0 - friend) * 0.25)
            if len(t.hands[seat]) > 1:
                row = blend(row, shift(row, 2, 0.0), (1.0 - friend) * 0.2)
    return row


def goal_of(t: Table, ghost: int, host: Seat) -> int:
    """The net votes that are needed: the condition less what is added to the result (GUIXI-8.8)."""
    number = condition(t, ghost, host) - t.vote_mod
    return number if host == t.king else number - host_bonus(t, host)


def cards_of_sign(t: Table, seat: Seat, colour: int) -> int:
    """How many cards of `colour` are in the hand of `seat`."""
    found = 0
    for card in t.hands[seat]:
        if card & 1 == colour:
            found += 1
    return found


# -- the host chooses ------------------------------------------------------------------------
def best_ghost(t: Table, stand: Stand) -> tuple[int, float]:
    """The ghost that `stand.me` had best exorcise or summon now, and what that is worth; NOTHING if none."""
    me = stand.me
    best, found = 0.0, NOTHING
    for ghost in t.attached:
        if may_aim(t, me, ghost):
            value = worth_of_trying(t, stand, ghost)
            # equals go by number: in which order players got their ghosts is nothing a seat sees
            if value > best + ALIKE or (found != NOTHING and value > best - ALIKE and ghost < found):
                best, found = value, ghost
    return found, best


def worth_of_trying(t: Table, stand: Stand, ghost: int) -> float:
    """What it is worth to host against `ghost` with the best number of own votes."""
    me = stand.me
    able = cards_of_sign(t, me, t.tables.ghost_colour[ghost])
    if t.flag(me, VOTE_LIMIT) and able > LIMITED_VOTES:
        able = LIMITED_VOTES
    goal = goal_of(t, ghost, me)
    if me == t.king:
        return worth_of_summons(t, ghost) - cost_of_cards(t, me, goal) if 0 < goal <= able else 0.0
    row = results_of_others(t, stand, me, 0)
    prize = worth_of_success(t, stand, ghost, me)
    best = 0.0
    for number in range(1, able + 1):
        value = at_least(row, goal - number) * prize - cost_of_cards(t, me, number)
        if value > best:
            best = value
    return best


def worth_of_summons(t: Table, ghost: int) -> float:
    """What a further life is worth to the king."""
    return 4.0


# -- votes -----------------------------------------------------------------------------------
def votes_wanted(t: Table, stand: Stand, bluff: bool) -> int:
    """How many cards `stand.me` had best have before it in the end: positive ones, or as many negative."""
    me, host, ghost = stand.me, t.host, t.aim
    colour = t.tables.ghost_colour[ghost]
    laid = t.votes_by(me)
    net = known_net(t, me, me) if laid > 0 else 0
    row = results_of_others(t, stand, host, 0)
    goal = goal_of(t, ghost, host)
    room = LIMITED_VOTES - laid if t.flag(me, VOTE_LIMIT) else WIDE
    able = least(cards_of_sign(t, me, colour), room)
    if host == t.king:
        return net + least(able, goal - net) if goal - net <= able else net
    prize = worth_of_success(t, stand, ghost, host)
    tables = t.tables
    pay = 0.0
    if me != host:
        pay = tables.voter_draw[ghost] * CARD + tables.voter_spirit[ghost] * SPIRIT
    wanted, best = net, at_least(row, goal - net) * (prize + (pay if laid > 0 else 0.0))
    if net >= 0:
        for number in range(1, able + 1):
            value = at_least(row, goal - net - number) * (prize + pay) - cost_of_cards(t, me, number)
            if value > best:
                wanted, best = net + number, value
    if me != host and net <= 0:
        risk = RISK
        if is_shielded(t, me) or t.votes_by(host) > UNCHALLENGED or tables.ghost_formula[ghost] != 0:
            risk = 0.0
        for number in range(1, least(cards_of_sign(t, me, 1 - colour), room) + 1):
            after = at_least(row, goal - net + number)
            caught = at_least(row, goal)
            value = (1.0 - risk) * after * (prize + pay) + risk * (caught * prize - 3 * SPIRIT)
            value -= cost_of_cards(t, me, number)
            if value > best:
                wanted, best = net - number, value
    if bluff and laid == 0 and me != host:
        return 1 if able > 0 and wanted <= 0 else 0
    return wanted


def least(one: int, other: int) -> int:
    """The smaller of two numbers."""
    return one if one < other else other


# -- challenges ------------------------------------------------------------------------------
def spoiler_odds(t: Table, stand: Stand, voter: Seat) -> float:
    """How likely a negative vote lies before `voter`."""
    me = stand.me
    net = known_net(t, me, voter)
    if net > NOTHING - WIDE:
        return 0.0 if net == t.votes_by(voter) else 1.0
    return 1.0 - odds_of_support(t, stand, me, voter)


def challenge_wanted(t: Table, stand: Stand) -> Seat:
    """Whom the host `stand.me` had best challenge now, or NOTHING: the most doubtful first, while it pays."""
    me = stand.me
    prize = worth_of_success(t, stand, t.aim, me)
    goal = goal_of(t, t.aim, me)
    mine = known_net(t, me, me)
    gain = challenge_pay(t, me) * SPIRIT
    seats: list[int] = []
    for seat in range(t.seats):
        if may_challenge(t, seat):
            seats.append(seat)
    besides = struck_seats(t)
    best = at_least(results_of_others(t, stand, me, besides), goal - mine) * prize
    found = NOTHING
    reached, earned = 1.0, 0.0
    first = NOTHING
    while seats:
        next_seat, most = NOTHING, -1.0
        for seat in seats:
            odds = spoiler_odds(t, stand, seat)
            if odds > most:
                next_seat, most = seat, odds
        seats.remove(next_seat)
        besides |= 1 << next_seat
        if first == NOTHING:
            first = next_seat
        reached *= most
        earned += reached * gain
        value = reached * at_least(results_of_others(t, stand, me, besides), goal - mine) * prize + earned
        if value > best + 0.05:
            best = value
            found = first
    return found


def struck_seats(t: Table) -> int:
    """The mask of those whose votes a right challenge has taken away."""
    return t.challenged if t.wrong == 0 else 0
