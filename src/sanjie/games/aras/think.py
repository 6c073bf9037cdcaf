"""Thinking about Aras on the exact state, one decision or whole turns ahead; it counts nodes, not time."""

from typing import Final, final

from mypy_extensions import i64

from sanjie.core.chance import Rng
from sanjie.games.aras.evaluate import CERTAIN, Yardstick
from sanjie.games.aras.offers import Offers
from sanjie.games.aras.phases import ENDED
from sanjie.games.aras.state import State
from sanjie.games.aras.turns import NONE_YET, TurnFinder

DEEPEST: Final = 5  # turns ahead
BREADTH: Final[list[int]] = [1, 6, 6, 6, 6]  # by turns after it: how many ways of playing a turn are kept
WIDTH: Final = 4  # positions kept after every decision inside the search
ROOT_BREADTH: Final = 24
ROOT_ALIKE: Final = 4  # of these, that differ only in what was placed
ALIKE: Final = 2
SKETCH_WIDTH: Final = 2  # for a first look, so that there is a decision soon
MOST_NODES: Final = 20_000  # for one turn inside the search
EVERY_NODE: Final = 1 << 40


def greedy_choice(state: State, rng: Rng, careless: int = 0) -> int:
    """The decision after which the position is best for whoever decides; equals are drawn by `rng`.

    With the chance of `careless` percent it is any decision instead. Raises ValueError if nobody is asked.
    """
    offers = Offers()
    offers.read(state)
    if offers.total == 0:
        raise ValueError("the game is over: nobody is asked")
    if careless > 0 and rng.below(100) < careless:
        return int(offers.pick(rng.below(offers.total)))
    yardstick = Yardstick()
    side = state.decider() % 2
    child = state.clone()
    best: i64 = NONE_YET
    chosen: i64 = -1
    equals: i64 = 0
    index: i64 = 0
    while index < offers.total:
        choice = offers.pick(index)
        child.copy_from(state)
        child.play(choice)
        worth = yardstick.value(child, side)
        if worth > best:
            best = worth
            chosen = choice
            equals = 1
        elif worth == best:
            equals += 1
            if rng.below(equals) == 0:
                chosen = choice
        index += 1
    return int(chosen)


@final
class Thought:
    """A search for the best decision: whole turns by alpha-beta, one turn deeper after the other.

    It is a function of the state, the seed and the budget: `think` may be called in slices, and what a slice
    broke off is done again and not counted.
    """

    def __init__(self, state: State, budget: int, deepest: int, width: int, noise: int, seed: int) -> None:
        """Think about `state` with at most `budget` nodes and `deepest` (1..DEEPEST) turns ahead.

        In the turn at hand, `width` (1 or more) positions are kept after every decision. `noise` is how much,
        in tenths of a life point, the worth of a turn may be misjudged. Raises ValueError if nobody is asked.
        """
        if state.phase == ENDED:
            raise ValueError("the game is over: nobody is asked")
        self.state = state.clone()
        self.budget: i64 = budget
        self.deepest = min(deepest, DEEPEST)
        self.yardstick = Yardstick()
        self.side: i64 = state.decider() % 2
        self.nodes: i64 = 0  # counted decisions played
        self.limit: i64 = 0  # where a slice ends
        self.broken = False  # whether it has ended within a turn
        self.wasted: i64 = 0  # decisions played in slices that ended within a turn
        self.sketch = TurnFinder(state, min(width, SKETCH_WIDTH), ROOT_BREADTH, ROOT_ALIKE, True)
        self.root = TurnFinder(state, width, ROOT_BREADTH, ROOT_ALIKE, False)
        self.found = self.sketch.found  # the candidates: ways to play this turn
        self.begun = width <= SKETCH_WIDTH  # whether the candidates are the best there will be
        self.finders = [TurnFinder(state, WIDTH, BREADTH[ply], ALIKE, True) for ply in range(self.deepest)]
        self.depth = 0  # turns ahead that are being looked at
        self.index = 0  # which candidate is next
        self.order: list[int] = []  # candidates, best of the last depth first
        self.worths: list[i64] = []  # by candidate, at the deepest finished look at it
        self.slips: list[i64] = []  # by candidate: how much it is misjudged
        self.best: i64 = NONE_YET  # at this depth
        self.rng = Rng(seed)
        self.noise: i64 = noise
        self.done = False
        self.choice: i64 = -1  # the best decision so far; -1 before the first turn has been looked at

    def played(self) -> int:
        """How many nodes were played, those of broken slices included: what took time."""
        return int(self.nodes + self.wasted)

    def worth(self) -> int:
        """What the position is worth to the side that thinks, as far as it was looked at.

        Its measure is the Yardstick's, a tenth of a life point. Before the first turn has been looked at it
        is what the position is worth as it stands.
        """
        if len(self.order) == 0:
            return int(self.yardstick.value(self.state, self.side))
        if self.best > NONE_YET:
            return int(self.best)
        return int(self.worths[self.order[0]])

    def think(self, nodes: int) -> bool:
        """Go on for about `nodes` nodes; whether there is nothing more to think about.

        The very first look, at a turn that is nowhere compared with replies, is finished in any case.
        """
        if self.depth == 0:
            self.begin(self.sketch, EVERY_NODE)
            self.depth = 1
        self.limit = min(self.nodes + nodes, self.budget)
        if not self.begun:
            self.begun = self.begin(self.root, self.limit - self.nodes) or self.limit >= self.budget
            if not self.begun:
                return False
        while not self.done:
            if self.index >= len(self.order):
                self.deepen()
                continue
            if self.nodes >= self.limit:
                self.done = self.limit >= self.budget
                break
            before = self.nodes
            self.broken = False
            worth = self.look(self.order[self.index])
            if self.broken:
                if self.limit >= self.budget:
                    self.done = True
                self.wasted += self.nodes - before
                self.nodes = before
                break
            self.note(worth)
        return self.done

    def begin(self, finder: TurnFinder, limit: i64) -> bool:
        """Look one turn ahead with `finder`; whether that was done within `limit` nodes."""
        if not finder.find(self.state, self.yardstick, limit):
            self.wasted += finder.nodes
            return False
        self.nodes += finder.nodes
        self.order.clear()
        self.worths.clear()
        self.slips.clear()
        self.found = finder.found
        for index in range(self.found.held):
            slip = self.rng.below(self.noise + 1) if self.noise > 0 else 0
            self.slips.append(slip)
            self.worths.append(self.found.values[index] + slip)
            self.order.append(index)
        self.sort()
        self.choice = self.found.firsts[self.order[0]]
        self.index = len(self.order)
        return True

    def deepen(self) -> None:
        """Begin to look one turn further, at fewer candidates; or be done."""
        over = self.depth >= self.deepest or self.nodes >= self.budget
        if over or self.worths[self.order[0]] > CERTAIN or not self.differ():
            self.done = True
            return
        self.depth += 1
        if self.depth > 2:
            self.order = self.order[: max(4, len(self.order) * 2 // 3)]
        self.index = 0
        self.best = NONE_YET

    def differ(self) -> bool:
        """Whether the candidates begin with different decisions."""
        index = 1
        while index < self.found.held:
            if self.found.firsts[index] != self.found.firsts[0]:
                return True
            index += 1
        return False

    def note(self, worth: i64) -> None:
        """Take down what the candidate at `index` is worth."""
        candidate = self.order[self.index]
        self.worths[candidate] = worth
        if worth > self.best:
            self.best = worth
            self.choice = self.found.firsts[candidate]
        self.index += 1
        if self.index == len(self.order):
            self.sort()

    def sort(self) -> None:
        """Put the candidates in order, best first; equals stay in theirs."""
        for place in range(1, len(self.order)):
            candidate = self.order[place]
            slot = place
            while slot > 0 and self.worths[self.order[slot - 1]] < self.worths[candidate]:
                self.order[slot] = self.order[slot - 1]
                slot -= 1
            self.order[slot] = candidate

    def look(self, candidate: int) -> i64:
        """What a candidate is worth to the side that thinks, `depth` turns ahead."""
        state = self.found.states[candidate]
        if state.phase == ENDED:
            return self.found.values[candidate]
        slip = self.slips[candidate]
        floor = self.best - slip if self.best > NONE_YET else NONE_YET
        if state.decider() % 2 == self.side:
            return self.search(state, self.depth - 1, floor, -NONE_YET) + slip
        return -self.search(state, self.depth - 1, NONE_YET, -floor) + slip

    def search(self, state: State, turns: int, alpha: i64, beta: i64) -> i64:
        """What `state` is worth to its decider, `turns` (1 or more) ahead, if between `alpha` and `beta`."""
        finder = self.finders[turns - 1]
        side = state.decider() % 2
        finder.find(state, self.yardstick, MOST_NODES)
        self.nodes += finder.nodes
        found = finder.found
        if found.held == 0:
            return self.yardstick.value(state, side)
        if turns == 1:
            return found.values[0]
        best: i64 = NONE_YET
        index = 0
        while index < found.held:
            if self.nodes > self.limit:
                self.broken = True
                return best
            after = found.states[index]
            if after.phase == ENDED:
                worth = found.values[index]
            elif after.decider() % 2 == side:
                worth = self.search(after, turns - 1, alpha, beta)
            else:
                worth = -self.search(after, turns - 1, -beta, -alpha)
            if self.broken:
                return best
            if worth > best:
                best = worth
            if best > alpha:
                alpha = best
            if alpha >= beta:
                return best
            index += 1
        return best
