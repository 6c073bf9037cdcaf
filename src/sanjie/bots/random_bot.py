"""The player that takes any legal decision."""

from typing import Any, final

from sanjie.bots.bot import own_seat
from sanjie.core.chance import Rng
from sanjie.core.game import Game
from sanjie.core.seats import Choice


@final
class RandomBot:
    """Plays every game: uniformly among the decisions of the seat that is asked."""

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """One of the options, drawn by `seed`."""
        rng = Rng(seed)
        state = game.imagine(view, rng)
        options = state.options(own_seat(state, view))
        return int(options[int(rng.below(len(options)))])
