"""What a pack of content says, as lists of ints that the rules index; `content.py` builds them.

Heroes, classes, elements and tiles are numbers of `cards.py`; kings, difficulties, maps and sets of life
numbers are places in the file.
"""

from typing import Final, final

from sanjie.games.hunters.land import Land

# abilities of demon kings (HUNTERS-14.11 to 14.15); bit a of a mask for ability a
SWEEP: Final = 0
BACKLASH: Final = 1
DEVOUR: Final = 2
SHROUD: Final = 3
REGENERATE: Final = 4
ABILITIES: Final = ("sweep", "backlash", "devour", "shroud", "regenerate")

MOST_PLAYERS: Final = 5


@final
class Tables:
    """One pack of content. Nothing in it changes once it is built."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.king_ids: list[str] = []
        self.king_move: list[int] = []
        self.king_strike: list[int] = []
        self.king_abilities: list[list[int]] = []  # per king, in the order of the card
        self.set_ids: list[str] = []  # names of the sets of life numbers; "shipped" first
        self.life: list[list[list[list[int]]]] = []  # per set, king, difficulty, players 0..5
        self.difficulty_ids: list[str] = []
        self.hero_life: list[int] = []  # per difficulty
        self.ability_count: list[int] = []
        self.surge_mod: list[int] = []
        self.skill_cost: list[int] = []  # per class: aura cards for it as primary class, 0..3
        self.second_cost: list[int] = []  # per class: as secondary class
        self.tile_count: list[int] = []  # per tile
        self.card_count: list[int] = []  # per kind of card: how many the box holds
        self.maps: list[Land] = []
        self.hand_refill = 5
        self.weariness_limit = 4
        self.curse_limit = 3
        self.aura_max = 3
        self.absorb = 1
        self.surge_base: list[int] = []  # per players 0..5
        self.supply_min_x = 2
        self.skill_heal = 2
        self.skill_steps = 2


MOST_BUILT: Final = 32
BUILT: Final[dict[str, Tables]] = {}  # digest of a pack -> its tables; the last ones that were built


def keep_tables(built: Tables) -> None:
    """Let these be found again. The oldest of too many are let go: faces and states have their own still."""
    BUILT[built.digest] = built
    if len(BUILT) > MOST_BUILT:
        del BUILT[next(iter(BUILT))]
