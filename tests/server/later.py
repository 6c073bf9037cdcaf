"""`sanjie` as a later release: Aras has a new reading of its rules, by which new games are played.

Run as `python -m server.later serve …`. The old reading stays, so tables and records of before go on as they
began. No rule of the true game is meant to change: that each takes one element less is easy to see.
"""

from typing import Any

from sanjie import faces
from sanjie.core.game import NEWEST, reading_of
from sanjie.games import registry
from sanjie.games.aras.game import ARAS, Aras
from sanjie.games.aras.position import hand_of, set_hand
from sanjie.games.aras.variant import Variant


class LaterAras(Aras):
    """Aras with a second reading: everybody takes one element less (ARAS-1.5)."""

    revision = 2  # type: ignore[misc]

    def deal(self, variant: Variant, seats: int, revision: int = NEWEST) -> Any:
        """The first state, by either reading."""
        reading = reading_of(self.name, self.revision, revision)
        state = ARAS.deal(variant, seats)
        state.revision = reading
        if reading == 2:
            for seat in range(seats):
                set_hand(state, seat, hand_of(state, seat) - 1)
        return state


class LaterAtTables(faces.ArasFace):
    """Its face."""

    def __init__(self) -> None:
        super().__init__()
        self.game = LaterAras()


def install() -> None:
    """Be that release, in this process."""
    registry.GAMES["aras"] = LaterAras()
    faces.FACES["aras"] = LaterAtTables()


if __name__ == "__main__":
    from sanjie.cli import app

    install()
    app()
