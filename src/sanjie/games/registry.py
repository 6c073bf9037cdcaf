"""The only list of games."""

from collections.abc import Callable
from typing import Final

from sanjie.core.game import Game
from sanjie.core.record import pack_of
from sanjie.games.aras.game import ARAS
from sanjie.games.guixi.game import GUIXI, Guixi
from sanjie.games.hunters.game import HUNTERS, Hunters
from sanjie.packs import Pack, UnknownPack, pack_with

GAMES: Final[dict[str, Game]] = {ARAS.name: ARAS, GUIXI.name: GUIXI, HUNTERS.name: HUNTERS}
WITH_CONTENT: Final[dict[str, Callable[[Pack], Game]]] = {GUIXI.name: Guixi, HUNTERS.name: Hunters}


def game_with(name: str, digest: str) -> Game:
    """The game called `name`, played with the pack of that digest; "" is what comes with it.

    Raises KeyError for a name that is no game's, UnknownPack for content that nobody has read or that is
    another game's.
    """
    game = GAMES[name]
    if digest in ("", pack_of(game)):
        return game
    pack = pack_with(digest)
    if pack.game != name or name not in WITH_CONTENT:
        raise UnknownPack(f"{digest!r} is content of {pack.game}, not of {name}")
    return WITH_CONTENT[name](pack)
