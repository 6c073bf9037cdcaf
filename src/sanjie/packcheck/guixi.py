"""The content of Guixi, section by section: cards, artifacts, ghosts, events, kings, characters."""

from typing import Final

from sanjie.packcheck.effects import Use, check_together, read_event, read_use
from sanjie.packcheck.faults import Notes
from sanjie.packcheck.forms import COLOURS, FORMULAS, GOALS, LASTING, PASSIVES, POSSESSIONS, SWITCHES
from sanjie.packcheck.reading import LONGEST_TEXT, Entry
from sanjie.packcheck.tree import Node, scalar_text

COPIES: Final = {"basic": 60, "artifact": 12}  # GUIXI-3.2
EXPANSION: Final = {  # printed name -> copies (GUIXI-3.2)
    "八卦符": 4,
    "五鬼運財符": 3,
    "御靈降真符": 3,
    "破元符": 2,
    "煉獄符": 2,
    "引魂符": 2,
}
BOTH_COLOURS: Final = ("八卦符", "破元符")  # printed half red, half blue
KINGS: Final = (  # GUIXI-3.3
    "血虎鬼王",
    "凶煞鬼王",
    "千眼鬼王",
    "面燃鬼王",
    "九尾狐",
    "鬼母王",
    "負石鬼王",
    "惡毒鬼王",
    "啖獸鬼王",
)
GHOSTS: Final = 42
EVENTS: Final = 8
CHARACTERS: Final = 8  # at least: eight may play
CARD_ENDINGS: Final = ("_r", "_b")  # a card type is its id and its colour (GUIXI-3.5)
PLAYERS: Final = (5, 6, 7, 8)  # numbers with which a king can appear
REFILL: Final = {5: 7, 6: 7, 7: 10, 8: 10}  # GUIXI-10.4
LIVES: Final = 3  # GUIXI-10.3
WORD_LISTS: Final = {"effects": LASTING, "possession": POSSESSIONS, "x_formula": FORMULAS}


def check_guixi(root: Node, notes: Notes) -> None:
    """Note every fault of the pack `root`."""
    pack = Entry(root, notes)
    if root.pairs is None:
        return
    Reader(pack, notes).read()
    pack.done()


class Reader:
    """Reads one pack."""

    def __init__(self, pack: Entry, notes: Notes) -> None:
        self.pack = pack
        self.notes = notes
        self.uses: list[Use] = []
        self.cards: dict[str, Node] = {}
        self.ghost_cards: dict[str, Node] = {}
        self.skills: dict[str, Node] = {}
        self.spoken: dict[str, set[str]] = {name: set() for name in WORD_LISTS}  # words that are needed

    def read(self) -> None:
        """The whole pack."""
        self.meta()
        for section, want in COPIES.items():
            self.dao_cards(section, want)
        self.dao_cards("expansion", sum(EXPANSION.values()))
        self.ghosts()
        self.events()
        self.kings()
        self.characters()
        for section, known in WORD_LISTS.items():
            self.word_list(section, known)
        check_together(self.uses, self.notes)

    def meta(self) -> None:
        """What the pack says of itself."""
        node = self.pack.take("meta")
        if node is None:
            return
        entry = Entry(node, self.notes)
        entry.one_of("game", ("guixi",))
        for key in ("status", "based_on", "without"):
            entry.has(key)
        if entry.has("en") or entry.has("zh"):
            entry.name()
        entry.done()

    # -- Dao cards and artifacts -------------------------------------------------------
    def dao_cards(self, section: str, want: int) -> None:
        """`basic`, `artifact` or `expansion`."""
        total = 0
        seen: set[str] = set()
        for node in self.pack.entries(section):
            entry = Entry(node, self.notes)
            entry.id(self.cards)
            entry.name()
            copies = self.copies(entry)
            total += sum(copies.values())
            if section == "artifact":
                self.artifact(entry)
            else:
                self.uses.append(read_use(entry, "card", sum(copies.values()), self.notes))
            if section == "expansion":
                seen.add(self.printed(entry, copies))
            entry.text()
            entry.done()
        if not self.pack.has(section):
            return
        node = self.pack.keys[section]
        if total != want:
            self.notes.add(node, "wrong-count", section=section, count=total, want=want)
        if section == "expansion":
            for name in EXPANSION:
                if name not in seen:
                    self.notes.add(node, "wrong-expansion", name=name, count=0, want=EXPANSION[name])

    def copies(self, entry: Entry) -> dict[str, int]:
        """How many cards there are of each colour."""
        node = entry.take("copies")
        if node is None:
            return {}
        colours = Entry(node, self.notes)
        found: dict[str, int] = {}
        for name, key in colours.keys.items():
            if name not in COLOURS:
                self.notes.add(key, "bad-colour", key="copies", value=name, known=", ".join(COLOURS))
            else:
                found[name] = colours.number(name, 1, 60) or 0
        if node.pairs is not None and not node.pairs:
            self.notes.add(node, "no-copies")
        return found

    def printed(self, entry: Entry, copies: dict[str, int]) -> str:
        """The printed name of an expansion card, its numbers compared with the box."""
        name = scalar_text(entry.values["zh"]) if entry.has("zh") else ""
        want, count = EXPANSION.get(name, 0), sum(copies.values())
        if not name:
            return ""
        uneven = name in BOTH_COLOURS and copies.get("red") != copies.get("blue")
        if count != want or uneven:
            self.notes.add(entry.values["zh"], "wrong-expansion", name=name, count=count, want=want)
        return name

    def artifact(self, entry: Entry) -> None:
        """An artifact is passive or has a skill of its own id."""
        if self.passive(entry):
            return
        if entry.has("id"):
            self.skills.setdefault(scalar_text(entry.values["id"]), entry.values["id"])
        entry.number("cost", 0, 20)
        self.uses.append(read_use(entry, "skill", 1, self.notes))

    def passive(self, entry: Entry) -> bool:
        """Reads `passive` and `n` if the entry has them."""
        if not entry.has("passive"):
            return False
        name = entry.one_of("passive", PASSIVES)
        entry.number("n", 1, 1 if name in SWITCHES else 9)
        for key in ("timing", "target", "effect", "cost"):
            if entry.has(key):
                self.notes.add(entry.keys[key], "both-kinds", key=key)
        return True

    # -- ghost deck --------------------------------------------------------------------
    def ghosts(self) -> None:
        """The little ghosts."""
        nodes = self.pack.entries("ghosts")
        for node in nodes:
            entry = Entry(node, self.notes)
            name = entry.id(self.ghost_cards)
            if name[-2:] in CARD_ENDINGS and name[:-2] in self.cards:
                self.notes.add(
                    entry.values["id"], "double-id", value=name, line=str(self.cards[name[:-2]].line)
                )
            entry.name()
            entry.one_of("colour", COLOURS, "bad-colour")
            for key, section in (("possession", "possession"), ("effect", "effects")):
                word = entry.one_of(key, WORD_LISTS[section])
                if word:
                    self.spoken[section].add(word)
            self.condition(entry)
            self.reward(entry, "host_reward")
            self.reward(entry, "voter_reward")
            entry.text()
            entry.done()
        if self.pack.has("ghosts") and len(nodes) != GHOSTS:
            self.notes.add(self.pack.keys["ghosts"], "wrong-ghosts", count=len(nodes), want=GHOSTS)

    def condition(self, entry: Entry) -> None:
        """`dispel`: a number, or X with the formula `x`."""
        node = entry.take("dispel")
        if node is None:
            return
        if scalar_text(node) != "X":
            entry.number("dispel", 1, 20)
            if entry.has("x"):
                self.notes.add(entry.keys["x"], "formula-without-x")
        elif entry.has("x"):
            formula = entry.one_of("x", FORMULAS)
            if formula:
                self.spoken["x_formula"].add(formula)
        else:
            self.notes.add(node, "x-without-formula", known=", ".join(FORMULAS))

    def reward(self, entry: Entry, key: str) -> None:
        """Cards to draw and spirit to gain."""
        node = entry.take(key)
        if node is None:
            return
        reward = Entry(node, self.notes)
        for name in ("draw", "spirit"):
            if reward.has(name):
                reward.number(name, 1, 20)
        reward.done()
        if node.pairs is not None and not node.pairs:
            self.notes.add(node, "empty-reward", key=key)

    def events(self) -> None:
        """The events; they share the ghost deck, so their ids are unlike those of ghosts."""
        nodes = self.pack.entries("events")
        for node in nodes:
            entry = Entry(node, self.notes)
            entry.id(self.ghost_cards)
            entry.name()
            self.uses.append(read_event(entry, self.notes))
            entry.text()
            entry.done()
        if self.pack.has("events") and len(nodes) != EVENTS:
            self.notes.add(self.pack.keys["events"], "wrong-events", count=len(nodes), want=EVENTS)

    # -- kings and characters ----------------------------------------------------------
    def kings(self) -> None:
        """The ghost kings, their goals and skills."""
        nodes = self.pack.entries("kings")
        taken: dict[str, Node] = {}
        for node in nodes:
            entry = Entry(node, self.notes)
            entry.id(taken)
            entry.name()
            if entry.has("zh") and scalar_text(entry.values["zh"]) not in KINGS:
                name = scalar_text(entry.values["zh"])
                self.notes.add(entry.values["zh"], "unprinted-king", name=name, known="、".join(KINGS))
            goal = entry.take("win")
            if goal is not None:
                self.goal(Entry(goal, self.notes))
            entry.words("win_en", "win_zh", LONGEST_TEXT)
            skill = entry.take("skill")
            if skill is not None:
                own = Entry(skill, self.notes)
                own.id(self.skills)
                own.name()
                if not self.passive(own):
                    own.number("cost", 0, 20)
                    self.uses.append(read_use(own, "king", 1, self.notes))
                own.text()
                own.done()
            entry.done()
        if self.pack.has("kings") and len(nodes) != len(KINGS):
            self.notes.add(self.pack.keys["kings"], "wrong-kings", count=len(nodes), want=len(KINGS))

    def goal(self, entry: Entry) -> None:
        """A kind and a number by player count, neither beyond reach nor reached from the start."""
        kind = entry.one_of("kind", GOALS)
        node = entry.take("number")
        if node is not None:
            numbers = Entry(node, self.notes)
            for players in PLAYERS:
                number = numbers.number(str(players), 1, 99)
                if kind is None or number is None:
                    continue
                value = numbers.values[str(players)]
                most = {"haunted_players": players - 1, "empty_players": players - 1, "hand": 60}
                if number > most.get(kind, 99 if kind in ("own_turns", "fails") else GHOSTS):
                    self.notes.add(value, "goal-out-of-reach", goal=kind, number=number, players=players)
                least = {"hand": REFILL[players], "lives": LIVES, "table_ghosts": LIVES}.get(kind, 0)
                if number <= least:
                    self.notes.add(value, "goal-from-birth", goal=kind, number=number, players=players)
            numbers.done()
        entry.done()

    def characters(self) -> None:
        """The characters and their skills."""
        nodes = self.pack.entries("characters")
        taken: dict[str, Node] = {}
        for node in nodes:
            entry = Entry(node, self.notes)
            entry.id(taken)
            entry.name()
            for skill in entry.entries("skills"):
                self.skill(Entry(skill, self.notes))
            entry.done()
        if self.pack.has("characters") and len(nodes) < CHARACTERS:
            key = self.pack.keys["characters"]
            self.notes.add(key, "few-characters", count=len(nodes), want=CHARACTERS)

    def skill(self, entry: Entry) -> None:
        """A level skill or a ghost-way skill, passive or active."""
        entry.id(self.skills)
        entry.name()
        guidao = entry.flag("guidao")
        if entry.has("lv"):
            entry.number("lv", 1, 9)
            if guidao:
                self.notes.add(entry.keys["lv"], "level-and-guidao")
        elif not guidao:
            self.notes.add(entry.node, "no-level")
        if not self.passive(entry):
            entry.number("cost", 0, 20)
            self.uses.append(read_use(entry, "skill", 1, self.notes))
        entry.text()
        entry.done()

    # -- words of the data -------------------------------------------------------------
    def word_list(self, section: str, known: tuple[str, ...]) -> None:
        """The words of lasting effects, conditions or formulas: those that ghosts of the pack have."""
        node = self.pack.take(section)
        if node is None:
            return
        entry = Entry(node, self.notes)
        for name, value in entry.values.items():
            if name in known:
                entry.has(name)
                one = Entry(value, self.notes)
                one.words("en", "zh", LONGEST_TEXT)
                one.done()
            else:
                self.notes.add(entry.keys[name], "unknown-key", key=name, known=", ".join(known))
                entry.asked.add(name)
        for name in sorted(self.spoken[section] - set(entry.values)):
            self.notes.add(node, "missing-key", key=name)
