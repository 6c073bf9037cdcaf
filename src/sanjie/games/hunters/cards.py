"""Elements, and the 25 kinds of game cards with elements in canonical order (HUNTERS-2.7 to 2.11, 18.4).

A hero, its class and its element have the same number: 0 mage W, 1 mercenary F, 2 artisan R, 3 knight T,
4 scout A. A tile is 0..4 for a terrain and 5..9 for a camp; `tile % 5` is its element.
"""

from typing import Final

ELEMENTS: Final = 5
LETTERS: Final = "WFRTA"
HEROES: Final = ("mage", "mercenary", "artisan", "knight", "scout")
MAGE: Final = 0
MERCENARY: Final = 1
ARTISAN: Final = 2
KNIGHT: Final = 3
SCOUT: Final = 4

TERRAINS: Final = ("river", "wasteland", "mountain", "ruins", "forest")
TILES: Final = (*TERRAINS, *("camp_" + hero for hero in HEROES))
TILE_KINDS: Final = 10
CAMP: Final = 5  # + hero: the number of its camp tile

KINDS: Final = (
    *("W", "F", "R", "T", "A"),
    *("WF", "WR", "WT", "WA", "FR", "FT", "FA", "RT", "RA", "TA"),
    *("WFR", "WFT", "WFA", "WRT", "WRA", "WTA", "FRT", "FRA", "FTA", "RTA"),
)
CARD_KINDS: Final = 25
FIRST_SPIRIT: Final = 5  # kinds 0..4 are combat cards
FIRST_DIVINE: Final = 15
ALL_ELEMENTS: Final = 31
SHOWS: Final = [
    sum(1 << LETTERS.index(letter) for letter in kind) for kind in KINDS
]  # per kind: bit e for element e

DEMON_FACE: Final = 5  # of a die; 0..4 are the elements
FACES: Final = ("W", "F", "R", "T", "A", "demon")  # HUNTERS-2.12


def differ(one: int, two: int, three: int) -> bool:
    """Whether three masks of elements can be assigned three different elements (HUNTERS-6.4)."""
    pair = one | two
    if pair == one and pair == two and one & one - 1 == 0:
        return False
    pair = one | three
    if pair == one and pair == three and one & one - 1 == 0:
        return False
    pair = two | three
    if pair == two and pair == three and two & two - 1 == 0:
        return False
    union = one | two | three
    union &= union - 1
    return union & union - 1 != 0  # Hall: every mask, every two and all three have enough elements


# 0 or 1: whether kinds a, b, c (at a * 625 + b * 25 + c) can be assigned three different elements
THREE: Final = bytes(
    differ(SHOWS[a], SHOWS[b], SHOWS[c])
    for a in range(CARD_KINDS)
    for b in range(CARD_KINDS)
    for c in range(CARD_KINDS)
)
