"""Players of Hunters, from a beginner to the strongest; how strong each is stands in docs/strength.md."""

from typing import Any, Final, final

from sanjie.bots.bot import Bot
from sanjie.bots.random_bot import RandomBot
from sanjie.core.chance import Rng
from sanjie.core.game import Game
from sanjie.core.seats import Choice, members
from sanjie.games.hunters.reference import REFERENCE, refer


@final
class RuleBot:
    """Follows the reference team's rule of thumb; of a hundred decisions `careless` are taken at random."""

    def __init__(self, careless: int) -> None:
        self.careless = careless

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """What the rule of thumb says, or a random decision drawn by `seed`."""
        rng = Rng(seed)
        state = game.imagine(view, rng)
        seat = members(state.awaiting)[0]
        if int(rng.below(100)) < self.careless:
            options = state.options(seat)
            return int(options[int(rng.below(len(options)))])
        return int(refer(state, seat, REFERENCE))


HUNTERS_LEVELS: Final[tuple[Bot, ...]] = (RandomBot(), RuleBot(careless=25), RuleBot(careless=0))
