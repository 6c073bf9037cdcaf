"""The shipped content of Hunters as text, a map and a king of one's own, and ways to spoil them."""

from importlib.resources import files
from typing import Final

HUNTERS = (files("sanjie") / "content" / "hunters.yaml").read_text(encoding="utf-8")
HEAD: Final = "meta: {game: hunters, based_on: hunters}\n"
LINE: Final = (  # the map of HUNTERS-19.5: 45 places in a row
    "maps:\n"
    "- id: line\n"
    "  en: Line\n"
    "  zh: 一線\n"
    "  cells: [" + ", ".join(f"[{q}, 0]" for q in range(5, 45)) + "]\n"
    "  slots: {A: [0, 0], B: [1, 0], C: [2, 0], D: [3, 0], E: [4, 0]}\n"
    "  slots_by_players: {1: [A], 2: [A, B], 3: [A, B, C], 4: [A, B, C, D], 5: [A, B, C, D, E]}\n"
)
KING: Final = (
    "demon_kings:\n"
    "- id: ashmother\n"
    "  zh: 惡鬼王‧灰母\n"
    "  en: Ashmother\n"
    "  count: 1\n"
    "  move: 2\n"
    "  strike: 2\n"
    "  abilities: [backlash, devour]\n"
    "  text_zh: 灰燼之中，她呼喚飢餓。\n"
    "  text_en: Out of the ashes she calls the hunger.\n"
    "  life:\n"
    "    novice: {1: 10, 2: 12, 3: 15, 4: 18, 5: 21}\n"
    "    normal: {1: 11, 2: 13, 3: 16, 4: 19, 5: 22}\n"
    "    heroic: {1: 12, 2: 14, 3: 17, 4: 20, 5: 23}\n"
    "    legend: {1: 13, 2: 15, 3: 18, 4: 21, 5: 24}\n"
)
OF_HUNTERS: Final = {  # faults that only a pack of Hunters can have
    "same-id", "missing-entry", "wrong-players", "wrong-components", "wrong-tiles", "wrong-classes",
    "wrong-king-cards", "few-kings", "wrong-abilities", "wrong-actions", "wrong-combat", "wrong-spirits",
    "wrong-divine", "wrong-element", "wrong-die", "wrong-base", "wrong-directions", "wrong-aura",
    "wrong-options", "double-ability", "few-abilities", "surge-too-low", "no-map", "double-map",
    "bad-place", "double-place", "wrong-cells", "wrong-seats", "map-apart", "no-such-cell",
    "king-beside-camp",
}  # fmt: skip
