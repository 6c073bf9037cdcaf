"""The only list of characters; their numbers are for ever, so add at the end."""

from typing import Final

from sanjie.games.aras.characters.alethia import ALETHIA
from sanjie.games.aras.characters.arthurley import ARTHURLEY
from sanjie.games.aras.characters.character import Character
from sanjie.games.aras.characters.deld import DELD
from sanjie.games.aras.characters.nobody import NOBODY, UNCHOSEN
from sanjie.games.aras.characters.pix import PIX
from sanjie.games.aras.characters.shane import SHANE
from sanjie.games.aras.characters.veronica import VERONICA

NONE: Final = 0  # a seat without a character
NOT_YET: Final = 1  # a seat that has still to choose (phase C)

CHARACTERS: Final[list[Character]] = [
    NOBODY,
    UNCHOSEN,
    ALETHIA,
    ARTHURLEY,
    PIX,
    DELD,
    SHANE,
    VERONICA,
]
FIRST: Final = 2  # the first that can be chosen
LETTERS: Final = "".join(character.letter for character in CHARACTERS)
