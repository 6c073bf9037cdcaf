"""The only list of players: for each game, levels 1 to `LEVELS[game]`."""

from typing import Any, Final

from sanjie.bots.aras import ARAS_LEVELS
from sanjie.bots.bot import Bot, Companion, Intention
from sanjie.bots.guixi import GUIXI_LEVELS
from sanjie.bots.hunters import HUNTERS_LEVELS
from sanjie.core.seats import Choice
from sanjie.games.registry import game_with

PLAYERS: Final[dict[str, tuple[Bot, ...]]] = {
    "aras": ARAS_LEVELS,
    "guixi": GUIXI_LEVELS,
    "hunters": HUNTERS_LEVELS,
}
LEVELS: Final[dict[str, int]] = {name: len(levels) for name, levels in PLAYERS.items()}
GREEDY: Final[dict[str, int]] = {"aras": 2}  # the level that looks one decision ahead: a mark to measure by


def choose(game: str, view: Any, level: int, seed: int, seconds: float | None = None) -> Choice:
    """What the player of `level` (1 to `LEVELS[game]`) answers to the question in `view`.

    It plays with the content that the view names, which must have been read in this process. The same
    arguments give the same answer, as long as the player need not stop after `seconds`. Raises KeyError for
    an unknown game, ValueError for an unknown level or a view that waits for nobody, UnknownPack for content
    that was not read.
    """
    players = PLAYERS[game]
    if not 1 <= level <= len(players):
        raise ValueError(f"there is no level {level} of {game}; there are 1 to {len(players)}")
    return players[level - 1].choose(game_with(game, getattr(view, "pack", "")), view, seed, seconds)


def intend(game: str, view: Any, level: int, choice: Choice) -> Intention | None:
    """What the player of `level` wants with `choice`, its answer to `view`; None if it does not say.

    Raises KeyError for an unknown game, IndexError for an unknown level.
    """
    player = PLAYERS[game][level - 1]
    if not isinstance(player, Companion):
        return None
    return player.intend(game_with(game, getattr(view, "pack", "")), view, choice)
