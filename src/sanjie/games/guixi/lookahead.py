"""A player that tries its answers on many tables it believes in, each played on to the end of the turn."""

from math import sqrt
from typing import Final, final

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, NOBODY, NOTHING, Seat
from sanjie.games.guixi import choices as c
from sanjie.games.guixi import effects as e
from sanjie.games.guixi.beliefs import Beliefs, beliefs_of, certainty
from sanjie.games.guixi.offers import offer
from sanjie.games.guixi.phases import FUN
from sanjie.games.guixi.redeal import redeal
from sanjie.games.guixi.score import winners_of
from sanjie.games.guixi.search import drawn
from sanjie.games.guixi.state import State
from sanjie.games.guixi.think import BELIEVER, Mind, decide, worst_card
from sanjie.games.guixi.worth import CARD, POINT, SPIRIT, Stand, burden

SURE: Final = 1.6  # standard errors by which another answer must be better than the planned one
LOOKED_AT: Final = (e.EXORCISE_OR_NOT, e.CHALLENGED, e.VOTED)  # questions worth the time
FEWEST: Final = 6  # tables before anything is believed
WON: Final = 40.0
SHARED: Final = 5.0


@final
class Lookahead:
    """One decision of `seat` in progress; `choice` is the best answer so far."""

    def __init__(self, state: State, seat: Seat, budget: int, bluff: int, seed: int) -> None:
        """`state` must wait for `seat`; about `budget` answers are played on; `bluff` as `Mind` says."""
        self.state = state
        self.seat = seat
        self.budget = budget
        self.rng = Rng(seed)
        self.mind = Mind(BELIEVER, bluff)
        self.choice = decide(state, seat, self.mind, Rng(seed))
        self.answers = candidates(state, seat, self.choice)
        self.gains: list[float] = [0.0] * len(self.answers)  # over the planned answer, summed
        self.squares: list[float] = [0.0] * len(self.answers)
        self.tables = 0
        self.spent = 0
        self.table = state.clone()
        self.branch = state.clone()
        self.others: list[Beliefs] = [
            Beliefs(0) for _ in range(32)
        ]  # per seat and identity; 0 seats: not yet
        self.minds: list[Mind] = [Mind(BELIEVER, 0) for _ in range(state.seats)]

    def look(self) -> bool:
        """Try every answer on one more table; whether the search is over."""
        if len(self.answers) < 2 or self.spent >= self.budget:
            return True
        table = self.table
        table.copy_from(self.state)
        redeal(table, self.seat, self.mind.believed(self.state, self.seat), self.rng)
        for seat in range(table.seats):
            self.minds[seat].freeze(seat, self.belief_in(table, seat))
        luck = self.rng.word()
        planned = 0.0
        for index in range(len(self.answers)):
            branch = self.branch
            branch.copy_from(table)
            branch.play(self.answers[index])
            self.spent += finish_turn(branch, self.minds, Rng(int(luck))) + 1
            value = standing(branch, self.seat)
            if index == 0:
                planned = value
            self.gains[index] += value - planned
            self.squares[index] += (value - planned) * (value - planned)
        self.tables += 1
        self.judge()
        return self.spent >= self.budget

    def belief_in(self, table: State, seat: Seat) -> Beliefs:
        """What `seat` may believe at the tables on which it has the identity it has at `table`."""
        if seat == self.seat:
            return self.mind.believed(self.state, seat)
        place = seat << 2 | (table.ids[seat] & 3)
        if self.others[place].seats == 0:
            self.others[place] = beliefs_of(table, seat, True)
        return self.others[place]

    def judge(self) -> None:
        """Take the answer that is surely better than the planned one, if there is one."""
        if self.tables < FEWEST:
            return
        best, number = 0.0, float(self.tables)
        self.choice = self.answers[0]
        for index in range(1, len(self.answers)):
            mean = self.gains[index] / number
            spread = self.squares[index] / number - mean * mean
            if spread < 0.0:
                spread = 0.0
            if mean > best and mean > SURE * sqrt(spread / number):
                best = mean
                self.choice = self.answers[index]


def candidates(t: State, seat: Seat, planned: int) -> list[int]:
    """The answers worth trying, the planned one first; only it where looking ahead is not worth its time."""
    step = t.stack[-1].step
    row = [planned]
    if step == e.EXORCISE_OR_NOT or step == e.CHALLENGED:
        found: list[int] = []
        offer(t, found)
        found.sort()
        for choice in found:
            if choice != planned:
                row.append(choice)
    elif step == e.VOTED:
        colour = t.tables.ghost_colour[t.aim]
        row_of_votes = [NOTHING, worst_card(t, seat, colour), worst_card(t, seat, 1 - colour)]
        for card in row_of_votes:
            choice = c.plain(c.DONE) if card == NOTHING else c.with_what(c.VOTE, card)
            if choice not in row:
                row.append(choice)
    return row


def finish_turn(t: State, minds: list[Mind], rng: Rng) -> int:
    """Play on until the turn has passed or the game is over; how many answers that took."""
    turn = t.turn
    answers = 0
    found: list[int] = []
    while t.awaiting != NOBODY and t.turn == turn:
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


def standing(t: State, seat: Seat) -> float:
    """How good a table is for `seat`, everything known."""
    if t.awaiting == NOBODY:
        winners = winners_of(t)
        if winners >> seat & 1 == 0:
            return -WON if winners else -SHARED
        return WON - SHARED if winners & (winners - 1) and t.variant.mode == FUN else WON
    stand = Stand(t, seat, certainty(t))
    value = POINT * stand.lead
    for other in range(t.seats):
        own = len(t.hands[other]) * CARD + t.spirit[other] * SPIRIT
        load = t.ghost_count[other] * burden(t, other) * 0.5
        value += stand.likes[other] * (0.7 * own - load)
    return value
