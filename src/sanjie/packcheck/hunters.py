"""The content of Hunters, section by section: what the box fixes, demon kings, life sets, numbers, maps."""

from typing import Final

from sanjie.packcheck.faults import Notes
from sanjie.packcheck.hexmaps import PLAYERS, check_map
from sanjie.packcheck.reading import LONGEST_TEXT, Entry, items_of, shown
from sanjie.packcheck.tree import Node, Plain, plain, scalar_text

LETTERS: Final = "WFRTA"
ELEMENTS: Final = (("water", "水"), ("fire", "火"), ("rock", "岩"), ("thunder", "雷"), ("wind", "風"))
HEROES: Final = ("mage", "mercenary", "artisan", "knight", "scout")
TERRAINS: Final = ("river", "wasteland", "mountain", "ruins", "forest")
COMPONENTS: Final[Plain] = {  # HUNTERS-2.1 to 2.6
    "hero_models": 5,
    "demon_king_models": 1,
    "hero_boards": 5,
    "demon_king_boards": 1,
    "hero_life_tokens": {"printed": 1, "used": 5},
    "demon_king_life_tokens": 1,
    "curse_tokens": 5,
    "dice": 2,
    "map_tiles": 45,
    "class_cards": 30,
    "demon_king_cards": 5,
    "ability_cards": 5,
    "game_cards": 130,
}
DIRECTIONS: Final[list[Plain]] = [  # HUNTERS-2.14
    {"index": 0, "name": "N", "dq": 0, "dr": -1},
    {"index": 1, "name": "NE", "dq": 1, "dr": -1},
    {"index": 2, "name": "SE", "dq": 1, "dr": 0},
    {"index": 3, "name": "S", "dq": 0, "dr": 1},
    {"index": 4, "name": "SW", "dq": -1, "dr": 1},
    {"index": 5, "name": "NW", "dq": -1, "dr": 0},
]
ABILITIES: Final = {  # when each is used (HUNTERS-14.11 to 14.15)
    "sweep": "strike",
    "backlash": "hero_attack",
    "devour": "absorb",
    "shroud": "end",
    "regenerate": "end",
}
DIFFICULTIES: Final = ("novice", "normal", "heroic", "legend")
KINGS: Final = 5  # at least
OPTIONS: Final[dict[str, list[Plain]]] = {  # HUNTERS-20.2; the first value is the default
    "hands": ["open", "concealed"],
    "interrupt_shown_card": ["shuffle", "discard"],
    "weariness_check": ["behaviour", "turn_end"],
    "same_secondary": ["no", "yes"],
}
PARAMETERS: Final = {  # what the rules can be played with
    "hand_refill": (1, 10),
    "weariness_limit": (0, 9),  # ten cards are dealt
    "curse_limit": (1, 5),  # five tokens are in the box
    "absorb": (1, 9),  # with none a game need not end (HUNTERS-21.1)
    "supply_min_x": (1, 5),  # five copies of each spirit card are in the box
    "skill_heal": (1, 9),
    "skill_steps": (1, 4),
}
AURA: Final = 3  # printed (HUNTERS-9.2), and what a skill can cost at most
SHIPPED: Final = "shipped"  # the set of life numbers on the cards
LONGEST_LIFE: Final = 99


def check_hunters(root: Node, notes: Notes) -> None:
    """Note every fault of the pack `root`."""
    pack = Entry(root, notes)
    if root.pairs is None:
        return
    Reader(pack, notes).read()
    pack.done()


def kinds() -> dict[str, tuple[str, int]]:
    """The kinds of game cards without those of heroes: id -> kind and copies (HUNTERS-2.7 to 2.9)."""
    found: dict[str, tuple[str, int]] = {}
    for a in range(5):
        found[LETTERS[a]] = ("combat", 10)
        for b in range(a + 1, 5):
            found[LETTERS[a] + LETTERS[b]] = ("spirit", 5)
            for c in range(b + 1, 5):
                found[LETTERS[a] + LETTERS[b] + LETTERS[c]] = ("divine", 1)
    return found


class Reader:
    """Reads one pack."""

    def __init__(self, pack: Entry, notes: Notes) -> None:
        self.pack = pack
        self.notes = notes
        self.most_abilities = 0  # that a difficulty brings into play
        self.least_surge_mod = 0
        self.kings: dict[str, Node] = {}

    def read(self) -> None:
        """The whole pack."""
        self.heading()
        self.elements()
        self.fixed_section("components", COMPONENTS, "wrong-components")
        self.fixed_section("die_faces", [*LETTERS, "demon"], "wrong-die")
        self.fixed_section("base_sides_clockwise", ["demon", *LETTERS], "wrong-base")
        self.fixed_section("directions_clockwise", DIRECTIONS, "wrong-directions")
        self.tiles()
        self.cards()
        self.heroes()
        self.classes()
        self.abilities()
        self.difficulties()
        self.demon_kings()
        self.life_sets()
        self.parameters()
        self.maps()
        self.options()

    # -- helpers -----------------------------------------------------------------------
    def fixed(self, entry: Entry, key: str, want: Plain, fault: str) -> None:
        """Note `fault` if there stands something else than `want` under `key`."""
        node = entry.take(key)
        if node is not None and plain(node) != want:
            self.notes.add(node, fault, key=key, value=written(plain(node)), want=written(want))

    def fixed_section(self, section: str, want: Plain, fault: str) -> None:
        """A section that says what is printed; each part that differs is told where it stands."""
        node = self.pack.take(section)
        if node is None:
            return
        if isinstance(want, dict) and node.pairs is not None:
            entry = Entry(node, self.notes)
            for key, value in want.items():
                self.fixed(entry, str(key), value, fault)
            entry.done()
        elif isinstance(want, list) and node.items is not None and len(node.items) == len(want):
            for item, value in zip(node.items, want, strict=True):
                if plain(item) != value:
                    self.notes.add(item, fault, key=section, value=written(plain(item)), want=written(value))
        elif plain(node) != want:
            self.notes.add(node, fault, key=section, value=written(plain(node)), want=written(want))

    def printed(self, section: str, ids: tuple[str, ...]) -> list[tuple[str, Entry]]:
        """The entries of a section that holds exactly `ids`, in any order; those with a known id."""
        seen: dict[str, Node] = {}
        found: list[tuple[str, Entry]] = []
        for node in self.pack.entries(section):
            entry = Entry(node, self.notes)
            name = entry.one_of("id", ids)
            if name is None:
                entry.asked.update(entry.keys)
            elif name in seen:
                self.notes.add(entry.values["id"], "same-id", value=name, line=str(seen[name].line))
                entry.asked.update(entry.keys)
            else:
                seen[name] = node
                found.append((name, entry))
        if self.pack.has(section):
            for name in ids:
                if name not in seen:
                    self.notes.add(self.pack.keys[section], "missing-entry", section=section, value=name)
        return found

    def by_players(self, entry: Entry, key: str, low: int, high: int) -> list[tuple[int, Node]]:
        """The numbers for 1 to 5 players that can be used, with where they stand."""
        node = entry.take(key)
        if node is None:
            return []
        numbers = Entry(node, self.notes)
        found: list[tuple[int, Node]] = []
        for players in PLAYERS:
            number = numbers.number(str(players), low, high)
            if number is not None:
                found.append((number, numbers.values[str(players)]))
        numbers.done()
        return found

    # -- what the box fixes ------------------------------------------------------------
    def heading(self) -> None:
        """`game`, and `meta` of a pack that is based on other content."""
        if self.pack.has("meta"):
            meta = Entry(self.pack.values["meta"], self.notes)
            if meta.has("game"):
                meta.one_of("game", ("hunters",))
            for key in ("status", "based_on", "without"):
                meta.has(key)
            if meta.has("en") or meta.has("zh"):
                meta.name()
            meta.done()
        node = self.pack.take("game")
        if node is None:
            return
        game = Entry(node, self.notes)
        game.one_of("id", ("hunters",))
        game.words("name_en", "name_zh", LONGEST_TEXT)
        self.fixed(game, "players", [1, 5], "wrong-players")
        self.fixed(game, "minutes", [30, 60], "wrong-players")
        game.done()

    def elements(self) -> None:
        """The five elements and their letters."""
        names = tuple(name for name, _ in ELEMENTS)
        for name, entry in self.printed("elements", names):
            place = names.index(name)
            self.fixed(entry, "letter", LETTERS[place], "wrong-element")
            self.fixed(entry, "zh", ELEMENTS[place][1], "wrong-element")
            self.fixed(entry, "order", place, "wrong-element")
            entry.done()

    def tiles(self) -> None:
        """45 tiles: eight of each terrain and the five camps."""
        camps = tuple("camp_" + hero for hero in HEROES)
        for name, entry in self.printed("tiles", TERRAINS + camps):
            terrain = name in TERRAINS
            place = TERRAINS.index(name) if terrain else camps.index(name)
            entry.name()
            self.fixed(entry, "kind", "terrain" if terrain else "camp", "wrong-tiles")
            self.fixed(entry, "element", LETTERS[place], "wrong-element")
            self.fixed(entry, "count", 8 if terrain else 1, "wrong-tiles")
            entry.done()

    def cards(self) -> None:
        """130 game cards."""
        elements = kinds()
        of_heroes = {"act:" + hero: hero for hero in HEROES} | {"int:" + hero: hero for hero in HEROES}
        faults = {"combat": "wrong-combat", "spirit": "wrong-spirits", "divine": "wrong-divine"}
        for name, entry in self.printed("cards", (*elements, *of_heroes)):
            entry.name()
            if name in elements:
                kind, count = elements[name]
                self.fixed(entry, "kind", kind, faults[kind])
                self.fixed(entry, "elements", list(name), faults[kind])
                self.fixed(entry, "count", count, faults[kind])
            else:
                action = name.startswith("act:")
                self.fixed(entry, "kind", "action" if action else "intimidation", "wrong-actions")
                self.fixed(entry, "hero", of_heroes[name], "wrong-actions")
                self.fixed(entry, "count", 3 if action else 1, "wrong-actions")
            entry.done()

    def heroes(self) -> None:
        """The five heroes."""
        for name, entry in self.printed("heroes", HEROES):
            entry.name()
            entry.words("order_en", "order_zh", LONGEST_TEXT)
            self.fixed(entry, "element", LETTERS[HEROES.index(name)], "wrong-element")
            self.fixed(entry, "camp", "camp_" + name, "wrong-element")
            self.fixed(entry, "class", name, "wrong-element")
            entry.done()

    def classes(self) -> None:
        """The five classes, what their skills are called and cost."""
        for name, entry in self.printed("classes", HEROES):
            entry.name()
            entry.words("skill_en", "skill_zh", LONGEST_TEXT)
            entry.text()
            self.fixed(entry, "element", LETTERS[HEROES.index(name)], "wrong-element")
            self.fixed(entry, "count", 6, "wrong-classes")
            entry.number("cost_primary", 1, AURA)
            entry.number("cost_secondary", 1, AURA)
            entry.done()

    def abilities(self) -> None:
        """The five abilities of demon kings."""
        for name, entry in self.printed("abilities", tuple(ABILITIES)):
            entry.name()
            entry.text()
            self.fixed(entry, "count", 1, "wrong-abilities")
            self.fixed(entry, "step", ABILITIES[name], "wrong-abilities")
            entry.done()

    def options(self) -> None:
        """The four options with their values."""
        for name, entry in self.printed("options", tuple(OPTIONS)):
            self.fixed(entry, "values", OPTIONS[name], "wrong-options")
            self.fixed(entry, "default", OPTIONS[name][0], "wrong-options")
            entry.done()

    # -- numbers -----------------------------------------------------------------------
    def difficulties(self) -> None:
        """The four difficulties."""
        for _, entry in self.printed("difficulties", DIFFICULTIES):
            entry.name()
            entry.number("hero_life", 1, 9)
            count = entry.number("ability_count", 0, len(ABILITIES))
            modifier = entry.number("surge_mod", -9, 9)
            self.most_abilities = max(self.most_abilities, count or 0)
            self.least_surge_mod = min(self.least_surge_mod, modifier or 0)
            entry.done()

    def parameters(self) -> None:
        """Single numbers of the rules."""
        node = self.pack.take("parameters")
        if node is None:
            return
        entry = Entry(node, self.notes)
        for key, (low, high) in PARAMETERS.items():
            entry.number(key, low, high)
        self.fixed(entry, "aura_max", AURA, "wrong-aura")
        for number, place in self.by_players(entry, "surge_base", 1, 99):
            if number + self.least_surge_mod < 1:
                self.notes.add(place, "surge-too-low", value=number, change=self.least_surge_mod)
        entry.done()

    def demon_kings(self) -> None:
        """The demon kings: the five of the box or others, and as many more as one likes."""
        nodes = self.pack.entries("demon_kings")
        for node in nodes:
            entry = Entry(node, self.notes)
            name = entry.id(self.kings, "same-id", reserved=())
            entry.name()
            entry.text()
            self.fixed(entry, "count", 1, "wrong-king-cards")
            entry.number("move", 0, 9)
            entry.number("strike", 1, 9)
            self.king_abilities(entry, name)
            life = entry.take("life")
            if life is not None:
                self.grid(Entry(life, self.notes), DIFFICULTIES)
            entry.done()
        if self.pack.has("demon_kings") and len(nodes) < KINGS:
            key = self.pack.keys["demon_kings"]
            self.notes.add(key, "few-kings", count=len(nodes), want=KINGS)

    def king_abilities(self, entry: Entry, king: str) -> None:
        """Known abilities, each once, and as many as a difficulty brings into play (HUNTERS-3.16)."""
        node = entry.take("abilities")
        if node is None:
            return
        seen: list[str] = []
        for item in items_of(node, self.notes):
            name = scalar_text(item)
            if name not in ABILITIES:
                known = ", ".join(ABILITIES)
                self.notes.add(item, "unknown-value", key="ability", value=shown(item), known=known)
            elif name in seen:
                self.notes.add(item, "double-ability", value=name)
            seen.append(name)
        if node.items is not None and len(seen) < self.most_abilities:
            self.notes.add(node, "few-abilities", king=king, count=len(seen), want=self.most_abilities)

    def grid(self, entry: Entry, difficulties: tuple[str, ...]) -> None:
        """Life by difficulty and number of players."""
        for difficulty in difficulties:
            self.by_players(entry, difficulty, 1, LONGEST_LIFE)
        entry.done()

    def life_sets(self) -> None:
        """Other sets of life numbers; what a set leaves out is as on the card."""
        if not self.pack.has("life_sets"):
            return
        taken: dict[str, Node] = {}
        if self.pack.has("demon_kings"):
            taken[SHIPPED] = self.pack.keys["demon_kings"]
        for node in self.pack.entries("life_sets"):
            entry = Entry(node, self.notes)
            entry.id(taken, "same-id", reserved=())
            entry.name()
            life = entry.take("life")
            if life is not None:
                kings = Entry(life, self.notes)
                for king in self.kings:
                    if kings.has(king):
                        grid = Entry(kings.values[king], self.notes)
                        self.grid(grid, tuple(one for one in DIFFICULTIES if grid.has(one)))
                kings.done()
            entry.done()

    # -- maps --------------------------------------------------------------------------
    def maps(self) -> None:
        """The maps (HUNTERS-3.18)."""
        nodes = self.pack.entries("maps")
        if self.pack.has("maps") and self.pack.values["maps"].items == []:
            self.notes.add(self.pack.keys["maps"], "no-map")
        taken: dict[str, Node] = {}
        for node in nodes:
            entry = Entry(node, self.notes)
            entry.id(taken, "double-map", reserved=())
            entry.name()
            check_map(entry, self.notes)
            entry.done()


def written(value: Plain) -> str:
    """A value as a fault names it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(inner) for inner in value) + "]"
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"
