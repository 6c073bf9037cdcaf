"""The only list of creatures, by kind (`shapes`); kinds are for ever, so add at the end."""

from typing import Final

from sanjie.games.aras.creatures.bear import Bear
from sanjie.games.aras.creatures.creature import Creature
from sanjie.games.aras.creatures.dragon import Dragon
from sanjie.games.aras.creatures.eagle import Eagle
from sanjie.games.aras.creatures.giant import Giant
from sanjie.games.aras.creatures.shapeless import Shapeless
from sanjie.games.aras.creatures.slime import Slime
from sanjie.games.aras.creatures.wolf import Wolf

CREATURES: Final[list[Creature]] = [
    Shapeless(),
    Slime(),
    Wolf(),
    Eagle(),
    Bear(),
    Dragon(),
    Giant(),
]
