"""Exorcism and soul summoning (GUIXI-8, 9)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, EVERYONE, NOTHING, Seat, SeatSet, only
from sanjie.games.guixi import events
from sanjie.games.guixi.choices import CHALLENGE, INSPECT, VOTE, kind_in, seat_in, what_in
from sanjie.games.guixi.deeds import note_challenge, note_try
from sanjie.games.guixi.effects import CHALLENGED, DRAWS, INSPECTED, MIXED, VOTED
from sanjie.games.guixi.ghosts import attach, detach, finish, king_is_slain
from sanjie.games.guixi.hands import forget_openly, forget_secretly, gain
from sanjie.games.guixi.phases import COMPETITIVE, FUN, LIMITED_VOTES, STANDARD, UNCHALLENGED
from sanjie.games.guixi.programs import learn_identity
from sanjie.games.guixi.quantities import (
    challenge_pay,
    condition,
    host_bonus,
    host_cost,
    is_shielded,
    reward_bonus,
)
from sanjie.games.guixi.rulebook import FUN_DISPELLED, GHOST_COUNT
from sanjie.games.guixi.table import FACE_UP, WON, Table
from sanjie.games.guixi.tables import VOTE_LIMIT

# steps of EXORCISING: `actor` host, `source` ghost, `target` its holder, `cursor` the voter or the rewarded
NEXT_VOTER: Final = 0
VOTER: Final = 1
PEEKS: Final = 2
MAY_CHALLENGE: Final = 3
MIX: Final = 4
COUNT: Final = 5
REWARD: Final = 6
PAY: Final = 7
CLOSE: Final = 8


# -- starting --------------------------------------------------------------------------------
def may_aim(t: Table, host: Seat, ghost: int) -> bool:
    """Whether `host` may exorcise (or as king summon) the attached `ghost` (GUIXI-8.1, 8.2, 9.1)."""
    if host == t.king:
        return t.holder[ghost] != host
    return t.holder[ghost] != t.king or t.ghost_count[host] < 2


def can_start(t: Table) -> bool:
    """Whether the current player is asked for an exorcism (GUIXI-8.1)."""
    if t.no_exorcism == 1:
        return False
    if t.current != t.king and host_cost(t, t.current) > t.spirit[t.current]:
        return False
    return any(may_aim(t, t.current, ghost) for ghost in t.attached)


def start(t: Table, ghost: int) -> None:
    """The current player has chosen `ghost`."""
    host = t.current
    t.host = host
    t.aim = ghost
    if host == t.king:
        t.tell(events.SUMMONING_STARTED, host, ghost)
    else:
        t.tell(events.EXORCISM_STARTED, host, ghost)
        cost = host_cost(t, host)
        if cost > 0:
            t.spirit[host] -= cost
            t.tell(events.HOST_PAID, host, cost)


# -- who votes -------------------------------------------------------------------------------
def is_barred(t: Table, seat: Seat) -> bool:
    """Whether `seat` is kept from voting (GUIXI-8.2, 8.3, 9.1)."""
    if seat == t.host:
        return False
    if t.host == t.king or t.banned >> seat & 1:
        return True
    return t.holder[t.aim] == t.king and seat != t.king and t.ghost_count[seat] >= 2


def may_add(t: Table, seat: Seat) -> bool:
    """Whether `seat` has a card that it may lay (GUIXI-8.3, 7.7)."""
    if not t.hands[seat]:
        return False
    return not t.flag(seat, VOTE_LIMIT) or t.votes_by(seat) < LIMITED_VOTES


def may_challenge(t: Table, seat: Seat) -> bool:
    """Whether the host may challenge `seat` (GUIXI-8.5, 8.6)."""
    return (
        seat != t.host and t.votes_by(seat) > 0 and t.challenged >> seat & 1 == 0 and not is_shielded(t, seat)
    )


def can_challenge(t: Table) -> bool:
    """Whether the host is asked for a challenge (GUIXI-8.6, 9.1)."""
    if t.host == t.king or t.votes_by(t.host) > UNCHALLENGED or t.tables.ghost_formula[t.aim] != 0:
        return False
    return any(may_challenge(t, seat) for seat in range(t.seats))


# -- the frame -------------------------------------------------------------------------------
def resume_exorcism(t: Table, frame: Frame) -> None:
    """One step of an exorcism or a summoning."""
    step = frame.step
    if step == NEXT_VOTER:
        call_voter(t, frame)
    elif step == VOTED:
        take_vote(t, frame)
    elif step == PEEKS:
        show_peeks(t)
        frame.step = MAY_CHALLENGE
    elif step == MAY_CHALLENGE:
        if can_challenge(t):
            t.ask(t.host, then=CHALLENGED)
        else:
            frame.step = MIX
    elif step == CHALLENGED:
        if kind_in(frame.answer) == CHALLENGE:
            challenge(t, frame, seat_in(frame.answer))
        else:
            frame.step = MIX
    elif step == MIX:
        start_mixing(t)
        frame.step = COUNT
        if t.pile:
            t.ask(CHANCE, then=MIXED)
    elif step == MIXED:
        show_vote(t, what_in(frame.answer))
        frame.step = COUNT
        if t.pile:
            t.ask(CHANCE, then=MIXED)
    elif step == COUNT:
        count(t, frame)
    elif step == INSPECTED:
        inspect(t, frame)
        reward(t, frame)
    elif step == REWARD:
        reward(t, frame)
    elif step == PAY:
        pay(t, frame)
    else:
        close(t)


def call_voter(t: Table, frame: Frame) -> None:
    """The next seat, host first and counter-clockwise, votes or is passed over (GUIXI-8.3)."""
    while t.called < t.seats:
        seat = (t.host - t.called) % t.seats
        t.called += 1
        if is_barred(t, seat):
            if t.host != t.king:
                t.tell(events.VOTE_BARRED, seat, NOTHING)
        elif may_add(t, seat):
            frame.cursor = seat
            ask_vote(t, seat)
            return
        else:
            t.tell(events.VOTED, seat, 0)
    frame.step = PEEKS


def ask_vote(t: Table, seat: Seat) -> None:
    """One card or `done`; an open hand hides nothing."""
    t.ask(seat, then=VOTED, known_to=EVERYONE if t.is_open(seat) else only(seat))


def take_vote(t: Table, frame: Frame) -> None:
    """One decision of the voter `cursor`."""
    seat = frame.cursor
    frame.step = NEXT_VOTER
    if kind_in(frame.answer) == VOTE:
        card = what_in(frame.answer)
        opened = t.is_open(seat)
        t.hands[seat].remove(card)
        if opened:
            forget_openly(t, seat, card)
        else:
            forget_secretly(t, seat, card, only(seat))
        t.votes.append((FACE_UP if opened else only(seat)) << 12 | seat << 8 | card)
        t.laid += 1 << 7 * seat
        t.tell(events.VOTE_LAID, seat, t.votes_by(seat), card, EVERYONE if opened else only(seat))
        if may_add(t, seat):
            ask_vote(t, seat)
            return
    t.tell(events.VOTED, seat, t.votes_by(seat))


def show_peeks(t: Table) -> None:
    """Those who announced it look at votes (GUIXI-8.11, 17.1)."""
    for peek in t.peeks:
        looker, voter = peek >> 4, peek & 15
        t.tell(events.VOTES_SEEN, looker, voter, t.votes_by(voter))
        for place in range(len(t.votes)):
            vote = t.votes[place]
            if vote >> 8 & 15 == voter:
                t.votes[place] = vote | only(looker) << 12
                t.tell(events.VOTE_SEEN, looker, voter, vote & 255, only(looker))


def challenge(t: Table, frame: Frame, seat: Seat) -> None:
    """The votes of `seat` are turned up: right if one is negative (GUIXI-8.5)."""
    t.challenged |= only(seat)
    t.tell(events.CHALLENGED, t.host, seat, t.votes_by(seat))
    colour = t.tables.ghost_colour[t.aim]
    plus = 0
    minus = 0
    for place in range(len(t.votes)):
        vote = t.votes[place]
        if vote >> 8 & 15 == seat:
            t.votes[place] = vote | FACE_UP << 12
            t.tell(events.CHALLENGE_CARD, seat, vote & 255)
            if vote & 1 == colour:
                plus += 1
            else:
                minus += 1
    note_challenge(t, seat, plus, minus)
    if minus == 0:
        t.wrong = 1
        t.tell(events.CHALLENGE_WRONG, t.host, seat)
        frame.step = MIX
        return
    kept: list[int] = []
    for vote in t.votes:
        if vote >> 8 & 15 == seat:
            t.discard.append(vote & 255)
        else:
            kept.append(vote)
    t.votes = kept
    amount = challenge_pay(t, t.host)
    t.spirit[t.host] += amount
    t.tell(events.CHALLENGE_RIGHT, t.host, seat, amount)
    frame.step = MAY_CHALLENGE


def start_mixing(t: Table) -> None:
    """The votes left are mixed: from here on nobody can tell whose is which (GUIXI-8.7)."""
    counted: SeatSet = 0
    for vote in t.votes:
        counted |= only(vote >> 8 & 15)
        t.pile.append(vote & 255)
    t.pile.sort()
    t.votes = []
    t.counted = counted
    t.mixing = 1
    t.tell(events.VOTES_MIXED, NOTHING, len(t.pile))


def show_vote(t: Table, card: int) -> None:
    """The next of the mixed votes is shown and discarded."""
    t.pile.remove(card)
    t.discard.append(card)
    if card & 1 == t.tables.ghost_colour[t.aim]:
        t.plus += 1
    else:
        t.minus += 1
    t.tell(events.VOTE_SHOWN, NOTHING, card)


def count(t: Table, frame: Frame) -> None:
    """Result against condition (GUIXI-8.8)."""
    host, ghost = t.host, t.aim
    summoning = host == t.king
    net = t.plus - t.minus + t.vote_mod
    if not summoning:
        net += host_bonus(t, host)
    goal = condition(t, ghost, host)
    success = t.wrong == 0 and net >= goal and t.plus + t.minus > 0
    t.result = [host, ghost, net, goal, 1 if success else 0, t.wrong, 1 if summoning else 0]
    note_try(t, t.holder[ghost], 1 if success else 0)
    if not success:
        t.tell(events.FAILED, host, net, goal)
        if t.king != NOTHING and not summoning:
            t.king_fails += 1
        frame.step = CLOSE
        return
    t.tell(events.SUCCEEDED, host, net, goal)
    holder = detach(t, ghost)
    frame.target = holder
    if summoning:
        attach(t, ghost, host)
        t.king_summons += 1
        t.tell(events.SUMMONED, host, ghost, holder)
        frame.step = CLOSE
        return
    win(t, ghost, host)
    t.freed |= only(holder)
    t.dispelled = 1
    t.tell(events.DISPELLED, host, ghost, holder)
    frame.cursor = host
    frame.amount = 0
    if may_inspect(t, holder):
        t.ask(host, then=INSPECTED)
    else:
        frame.step = REWARD


def win(t: Table, ghost: int, host: Seat) -> None:
    """The dispelled ghost lies before the host as points (GUIXI-8.9)."""
    t.holder[ghost] = WON + host
    points = t.points[:]
    points.append(ghost)
    t.points = points
    counts = t.point_count[:]
    counts[host] += 1
    t.point_count = counts


def may_inspect(t: Table, holder: Seat) -> bool:
    """Whether the host is asked to look at the identity of the player freed (GUIXI-8.9, 14.1, 18.4)."""
    return (
        t.variant.mode == STANDARD
        and t.seats > 4
        and holder != t.host
        and holder != t.king
        and t.revealed >> holder & 1 == 0
    )


def inspect(t: Table, frame: Frame) -> None:
    """The host looks, or not."""
    if kind_in(frame.answer) == INSPECT:
        learn_identity(t, t.host, frame.target)
        t.tell(events.IDENTITY_SEEN, t.host, frame.target, t.ids[frame.target], only(t.host))
    else:
        t.tell(events.INSPECT_SKIPPED, t.host, frame.target)


def reward(t: Table, frame: Frame) -> None:
    """Host, then everybody with a counted vote, draws and is paid (GUIXI-8.9, 8.10)."""
    while frame.amount < t.seats:
        seat = (t.host - frame.amount) % t.seats
        if seat == t.host or t.counted >> seat & 1:
            frame.cursor = seat
            t.call(DRAWS, actor=seat, source=NOTHING, then=PAY)
            tables = t.tables
            cards = tables.host_draw[t.aim] if seat == t.host else tables.voter_draw[t.aim]
            t.stack[-1].amount = cards
            return
        frame.amount += 1
    frame.step = CLOSE


def pay(t: Table, frame: Frame) -> None:
    """The spirit of a reward."""
    seat = frame.cursor
    tables = t.tables
    amount = tables.host_spirit[t.aim] if seat == t.host else tables.voter_spirit[t.aim]
    gain(t, seat, amount + reward_bonus(t, seat))
    frame.amount += 1
    frame.step = REWARD


def close(t: Table) -> None:
    """The exorcism is over; so may the game be (GUIXI-12.1, 12.2, 15.4, 16.3)."""
    host, success = t.host, t.result[4] == 1
    forget(t)
    if king_is_slain(t):
        return
    if success and host != t.king:
        won = t.point_count[host]
        if t.variant.mode == FUN:
            if won >= 3:
                finish(t, FUN_DISPELLED)
                return
        elif t.variant.mode == COMPETITIVE:
            if won >= 3 and t.final_seat == NOTHING:
                t.final_seat = (host - 1) % t.seats
                t.tell(events.LAST_LAP, t.final_seat, NOTHING)
        elif t.king == NOTHING and won >= (4 if t.seats <= 5 else 3):
            finish(t, GHOST_COUNT)
            return
    t.done()


def forget(t: Table) -> None:
    """Nothing of the exorcism is left on the table but its result."""
    t.host = NOTHING
    t.aim = NOTHING
    t.called = 0
    t.laid = 0
    t.challenged = 0
    t.counted = 0
    t.mixing = 0
    t.plus = 0
    t.minus = 0
    t.wrong = 0
