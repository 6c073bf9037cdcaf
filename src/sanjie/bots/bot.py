"""What every player is."""

from typing import Any, Protocol

from sanjie.core.game import Game
from sanjie.core.seats import Choice


class Bot(Protocol):
    """A player. It may ask `game.imagine` for tables that look like its view, and nothing else."""

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """The answer to the question that waits in `view`.

        The same view and seed give the same answer, unless the player had to stop after `seconds`
        (None: it may take as long as its level takes).
        """
