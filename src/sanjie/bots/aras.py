"""Players of Aras, from a beginner to the strongest; how strong each is stands in docs/strength.md."""

import time
from typing import Any, Final, final

from sanjie.core.chance import Rng
from sanjie.core.game import Game
from sanjie.core.seats import Choice
from sanjie.games.aras.think import Thought, greedy_choice

FIRST_SLICE: Final = 500  # nodes: a few hundredths of a second even when the rules are interpreted
SHARE: Final = 0.5  # of the time that is left, for the next slice


@final
class GreedyBot:
    """Looks one decision ahead; out of a hundred decisions it takes `careless` at random."""

    def __init__(self, careless: int) -> None:
        self.careless = careless

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """The decision with the best position right after it; equals are drawn by `seed`."""
        return greedy_choice(game.imagine(view, Rng(seed)), Rng(seed), self.careless)


@final
class SearchBot:
    """Looks whole turns ahead, up to a number of nodes."""

    def __init__(self, budget: int, deepest: int, width: int, noise: int) -> None:
        """`budget` nodes a decision, at most `deepest` turns ahead, as `Thought` says."""
        self.budget = budget
        self.deepest = deepest
        self.width = width
        self.noise = noise

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """The best decision found within the budget, or before `seconds` have passed."""
        thought = self.thought(game.imagine(view, Rng(seed)), seed)
        if seconds is None:
            thought.think(self.budget)
        else:
            think_until(thought, time.monotonic() + seconds)
        return int(thought.choice)

    def thought(self, state: Any, seed: int) -> Thought:
        """The search this player makes, not begun."""
        return Thought(state, self.budget, self.deepest, self.width, self.noise, seed)


def think_until(thought: Thought, deadline: float) -> None:
    """Let `thought` think in slices until it is done or `deadline`, a time of `time.monotonic`, has come.

    The first slice is run in any case, so that there is a decision; the following are as long as the speed so
    far promises.
    """
    nodes, spent = FIRST_SLICE, 0
    while True:
        before = time.monotonic()
        if thought.think(nodes):
            return
        now = time.monotonic()
        spent = max(int(thought.played()) - spent, 1)
        rate = spent / max(now - before, 1e-6)
        spent = int(thought.played())
        nodes = int(rate * (deadline - now) * SHARE)
        if nodes < FIRST_SLICE:
            return


ARAS_LEVELS: Final = (
    GreedyBot(careless=40),
    GreedyBot(careless=0),
    SearchBot(budget=10_000, deepest=2, width=2, noise=50),
    SearchBot(budget=20_000, deepest=2, width=3, noise=10),
    SearchBot(budget=1_000_000, deepest=4, width=16, noise=2),
)
