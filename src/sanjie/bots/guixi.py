"""Players of Guixi, from a beginner to the strongest; how strong each is stands in docs/strength.md."""

import time
from typing import Any, Final, final

from sanjie.bots.bot import Bot, own_seat
from sanjie.bots.random_bot import RandomBot
from sanjie.core.chance import Rng
from sanjie.core.game import Game
from sanjie.core.seats import Choice
from sanjie.games.guixi.lookahead import Lookahead
from sanjie.games.guixi.think import BELIEVER, PLAIN, Mind, decide

BLUFF: Final = 8  # of a hundred votes for somebody else follow no plan


@final
class ThinkingBot:
    """Weighs each answer by itself: by what it has seen, or by beliefs about everybody's identity as well."""

    def __init__(self, kind: int, bluff: int) -> None:
        """`kind` and `bluff` as `Mind` says."""
        self.kind = kind
        self.bluff = bluff

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """The answer with the best expectation; equals and bluffs are drawn by `seed`."""
        state = game.imagine(view, Rng(seed))
        seat = own_seat(state, view)
        return int(decide(state, seat, Mind(self.kind, self.bluff), Rng(seed)))


@final
class LookaheadBot:
    """A believer that also plays its best answers on, to the end of the turn, on tables it believes in."""

    def __init__(self, budget: int, bluff: int) -> None:
        """`budget` answers are played on for a decision; `bluff` as `Mind` says."""
        self.budget = budget
        self.bluff = bluff

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """The answer that did best within the budget, or before `seconds` have passed."""
        state = game.imagine(view, Rng(seed))
        seat = own_seat(state, view)
        search = Lookahead(state, seat, self.budget, self.bluff, seed)
        deadline = None if seconds is None else time.monotonic() + seconds
        while not search.look() and (deadline is None or time.monotonic() < deadline):
            pass
        return int(search.choice)


GUIXI_LEVELS: Final[tuple[Bot, ...]] = (
    RandomBot(),
    ThinkingBot(PLAIN, bluff=BLUFF),
    ThinkingBot(BELIEVER, bluff=BLUFF),
    LookaheadBot(budget=2_000, bluff=BLUFF),
)
