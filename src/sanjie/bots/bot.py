"""What every player is."""

from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from sanjie.core.game import Game
from sanjie.core.seats import NOTHING, Choice, Seat, members


class Bot(Protocol):
    """A player. It may ask `game.imagine` for tables that look like its view, and nothing else."""

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """The answer to the question that waits in `view`.

        The same view and seed give the same answer, unless the player had to stop after `seconds`
        (None: it may take as long as its level takes).
        """


def own_seat(state: Any, view: Any) -> Seat:
    """The seat that decides by `view`, from which `state` is imagined: its own, whoever else is asked, too.

    A view of an open game is everybody's; it is then the seat that is asked. Raises ValueError if none is.
    """
    own = int(getattr(view, "seat", NOTHING))
    asked = members(state.awaiting)
    if own in asked:
        return own
    if not asked:
        raise ValueError("the view waits for nobody")
    return asked[0]


@dataclass(frozen=True)
class Intention:
    """What a player wants, in words' reach: the name of a sentence and its arguments, names as ids."""

    name: str
    args: dict[str, str | int] = field(default_factory=dict)


@runtime_checkable
class Companion(Protocol):
    """A player that tells those who play beside it what it is about to do, and why."""

    def intend(self, game: Game, view: Any, choice: Choice) -> Intention:
        """What the seat that is asked in `view` wants with `choice`; nothing that only it knows is in it."""
