"""Three Chinese tabletop games with one face: `sanjie.game("aras")` is a `Game`; the rest is what it speaks.

    >>> import sanjie
    >>> aras = sanjie.game("aras")
    >>> state = aras.deal(aras.variant({}), seats=2)
    >>> aras.write_answer(state.options(0)[0])
    '.'

Names listed in `__all__` keep their meaning from release to release; all else is the inside of the house.
"""

from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.game import BadOption, Game, NotationError, Option, Reason, Story
from sanjie.core.packing import BadPack
from sanjie.core.play import Outcome, Play, Refused
from sanjie.core.record import Answered, BadRecord, Record, record_of, replay
from sanjie.core.seats import ALLOWED, CHANCE, EVERYONE, NOBODY, NOTHING, PASS, WATCHER

__version__ = "0.1.0"

__all__ = [
    "ALLOWED",
    "CHANCE",
    "EVERYONE",
    "NOBODY",
    "NOTHING",
    "PASS",
    "WATCHER",
    "Answered",
    "BadOption",
    "BadPack",
    "BadRecord",
    "Game",
    "NotationError",
    "Option",
    "Outcome",
    "Play",
    "Reason",
    "Record",
    "Refused",
    "Rng",
    "SeededDealer",
    "Story",
    "__version__",
    "game",
    "game_names",
    "record_of",
    "replay",
]


def game_names() -> tuple[str, ...]:
    """Names of the games, in the order they joined: what `game` accepts."""
    from sanjie.games.registry import GAMES  # the games import the core, which lives below this package

    return tuple(GAMES)


def game(name: str) -> Game:
    """The game called `name` (one of `game_names()`). Raises KeyError with the names that exist."""
    from sanjie.games.registry import GAMES

    if name not in GAMES:
        raise KeyError(f"no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
