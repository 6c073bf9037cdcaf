"""Games as tables see them: what server and terminal must know of each beyond `Game`.

To let a game be played at tables, write its class beside the others and add it to `FACES`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from sanjie.core.game import Game
from sanjie.core.record import pack_of
from sanjie.faces.aras import ArasFace
from sanjie.faces.face import Face
from sanjie.faces.guixi import GuixiFace
from sanjie.faces.hunters import HuntersFace
from sanjie.games.registry import game_with
from sanjie.packs import UnknownPack

FACES: Final[dict[str, Face]] = {face.game.name: face for face in (ArasFace(), GuixiFace(), HuntersFace())}

WITH_PACKS: Final[dict[str, Callable[[Game], Face]]] = {"guixi": GuixiFace, "hunters": HuntersFace}

__all__ = ["FACES", "ArasFace", "Face", "face_with"]


def face_with(game: str, digest: str) -> Face:
    """The face of a game that is played with the pack of that digest; "" is what ships with it.

    Raises KeyError for a game that is not played at tables, UnknownPack for content that nobody has read.
    """
    face = FACES[game]
    if digest in ("", pack_of(face.game)):
        return face
    if game not in WITH_PACKS:
        raise UnknownPack(f"{game} has no content, {digest!r} neither")
    return with_pack(game, digest)


@lru_cache(maxsize=32)
def with_pack(game: str, digest: str) -> Face:
    """The face of a game with content of its own, shared by tables that are played with it."""
    return WITH_PACKS[game](game_with(game, digest))
