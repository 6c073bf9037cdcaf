"""A player that tries its answers on tables dealt with the same luck, each played on to the end of the game.

What it starts from is what its seat may know (`imagining.py`): no order of a deck is decided there, so that
every seed of `luck.py` is another game that could come. All answers to one question get the same seeds.
"""

from math import sqrt
from typing import Final, final

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, NOBODY, Seat
from sanjie.games.hunters import choices as c
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.luck import Luck
from sanjie.games.hunters.offers import offer
from sanjie.games.hunters.reference import Style, refer
from sanjie.games.hunters.rulebook import SEALED
from sanjie.games.hunters.state import State
from sanjie.games.hunters.teams import asked, play_out

BUDGET: Final = 32  # games played on for a decision, and
SURE: Final = 1.5  # standard errors, as the planner of the highest level has them
FEWEST: Final = 6  # seeds before anything is believed
DOUBT: Final = 0.25  # spread of two games more that every comparison is given
WEIGHTY: Final = 4  # times the budget for a second class, which is chosen once
NEARLY: Final = 0.35  # what a lost game is worth in which the demon king was all but sealed


def portfolio() -> list[Style]:
    """Rules of thumb that differ: what one of them wants is worth trying. The first one plays games on."""
    bold = Style()  # no reserve
    bold.reserve = 0
    bold.find = 0.5
    bold.far_need = 0.9
    bold.parry_total = 12
    careful = Style()
    straight = Style()  # to the demon king first
    straight.reserve = 0
    straight.aura_first = False
    eager = Style()  # steps cost little
    eager.reserve = 0
    eager.step = 2.5
    eager.cost_weight = 0.15
    eager.move_gain = 0.0
    thrifty = Style()  # two cards for a blow, or a step, only from plenty
    thrifty.pair_margin = 3
    thrifty.cost_weight = 0.6
    thrifty.parry_life = 0
    tough = Style()
    tough.parry_life = 2
    return [bold, careful, straight, eager, thrifty, tough]


def candidates(t: State, seat: Seat, styles: list[Style]) -> list[int]:
    """Answers worth trying, that of the first rule of thumb first, once each; all are legal."""
    found: list[int] = [refer(t, seat, styles[0])]
    step = t.stack[-1].step
    if step == e.GAINING:  # which card is gained matters too little to be told apart by a few games
        return found
    if step == e.CHOOSING or step == e.SWAPPING:
        offer(t, found)
    else:
        for style in styles:
            found.append(refer(t, seat, style))
        if step == e.ACTING:
            add_acts(t, seat, found)
    unique: list[int] = []
    for choice in found:
        if choice not in unique:
            unique.append(choice)
    return unique


def add_acts(t: State, seat: Seat, found: list[int]) -> None:
    """The end of the action phase, and skills that can be used."""
    if t.stack[-1].amount == 1:
        found.append(c.plain(c.END))
    if t.aura[seat]:
        offered: list[int] = []
        offer(t, offered)
        for choice in offered:
            if c.TIDE <= c.kind_in(choice) <= c.AEGIS:
                found.append(choice)


def value_of(t: State) -> float:
    """How good the end of a game is: 1 if it is won, less than NEARLY if it is not."""
    if t.ended == SEALED:
        return 1.0
    return NEARLY * (1.0 - t.demon_life / t.demon_full)


@final
class Planner:
    """One decision of `seat` in progress; `choice` is the best answer so far."""

    def __init__(self, state: State, seat: Seat, budget: int, sure: float, seed: int) -> None:
        """`state` must wait for `seat` and must not be changed meanwhile; between two looks another one that
        is the same for `seat` may take its place.

        About `budget` games are played on; another answer must be better than the rule of thumb's by `sure`
        standard errors.
        """
        self.state = state
        styles = portfolio()
        self.style = styles[0]
        self.answers = candidates(state, seat, styles)
        self.choice = self.answers[0]
        self.budget = budget * WEIGHTY if state.stack[-1].step == e.CHOOSING else budget
        self.sure = sure
        self.rng = Rng(seed)
        self.branch = state.clone()
        number = len(self.answers)
        self.values: list[list[float]] = [[] for _ in range(number)]  # per answer: one for each seed
        self.alive = list(range(number))
        self.spent = 0

    def look(self) -> bool:
        """Play every answer that is still in question on with one more seed; whether the search is over."""
        if len(self.alive) < 2 or self.spent >= self.budget:
            return True
        seed = int(self.rng.word())
        for index in self.alive:
            branch = self.branch
            branch.copy_from(self.state)
            branch.play(self.answers[index])
            play_out(branch, self.style, Luck(seed))
            self.values[index].append(value_of(branch))
        self.spent += len(self.alive)
        seeds = len(self.values[0])
        if seeds == FEWEST or seeds == 2 * FEWEST or seeds == 4 * FEWEST:
            self.narrow()
        self.judge()
        return self.spent >= self.budget

    def narrow(self) -> None:
        """Leave out the worse half of the answers, but never the rule of thumb's own."""
        ranked: list[float] = []
        for index in self.alive:
            ranked.append(sum(self.values[index]))
        ranked.sort()
        middle = ranked[len(ranked) // 2]
        self.alive = [index for index in self.alive if index == 0 or sum(self.values[index]) >= middle]

    def judge(self) -> None:
        """Take the answer with the surest lead over the rule of thumb's own, if any is sure enough."""
        best = 0.0
        self.choice = self.answers[0]
        for index in self.alive:
            if index == 0:
                continue
            number = len(self.values[index])
            if number < FEWEST:
                continue
            mean = 0.0
            for place in range(number):
                mean += self.values[index][place] - self.values[0][place]
            mean /= number
            spread = 0.0
            for place in range(number):
                off = self.values[index][place] - self.values[0][place] - mean
                spread += off * off
            error = sqrt((spread + DOUBT) / number / number)
            lead = mean - self.sure * error
            if lead > best:
                best = lead
                self.choice = self.answers[index]


def play_planned(t: State, luck: Luck, budget: int, sure: float, seed: int) -> int:
    """Play `t` to its end by a team of planners, each as `Planner` says; how many answers they gave."""
    rng = Rng(seed)
    answers = 0
    while t.awaiting != NOBODY:
        if t.awaiting >> CHANCE & 1:
            t.play(luck.answer(t))
            continue
        search = Planner(t, asked(t), budget, sure, int(rng.word()))
        while not search.look():
            pass
        t.play(search.choice)
        answers += 1
    return answers
