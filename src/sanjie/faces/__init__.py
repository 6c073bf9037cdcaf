"""Games as tables see them: what server and terminal must know of each beyond `Game`.

To let a game be played at tables, write its class beside the others and add it to `FACES`.
"""

from typing import Final

from sanjie.faces.aras import ArasFace
from sanjie.faces.face import Face
from sanjie.faces.guixi import GuixiFace
from sanjie.faces.hunters import HuntersFace

FACES: Final[dict[str, Face]] = {face.game.name: face for face in (ArasFace(), GuixiFace(), HuntersFace())}

__all__ = ["FACES", "ArasFace", "Face"]
