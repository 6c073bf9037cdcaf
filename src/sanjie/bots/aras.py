"""Players of Aras, from a beginner to the strongest."""

from typing import Any, Final, final

from sanjie.core.chance import Rng
from sanjie.core.game import Game
from sanjie.core.seats import Choice
from sanjie.games.aras.think import greedy_choice


@final
class GreedyBot:
    """Looks one decision ahead; out of a hundred decisions it takes `careless` at random."""

    def __init__(self, careless: int) -> None:
        self.careless = careless

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """The decision with the best position right after it; equals are drawn by `seed`."""
        rng = Rng(seed)
        return greedy_choice(game.imagine(view, rng), rng, self.careless)


ARAS_LEVELS: Final = (GreedyBot(careless=60), GreedyBot(careless=0))
