"""What every decision does, as a plain reading of the rulebook's state machine says.

It works on the snapshot of HUNTERS-19.1 itself, with letters and cells as they are written, and shares
nothing with the rules. Which decisions are legal is not asked here (`test_rules_refusals.py`).
"""

from itertools import combinations
from typing import Any, Final

from sanjie.core.chance import Rng

LETTERS: Final = "WFRTA"
KINDS: Final = ["".join(shown) for number in (1, 2, 3) for shown in combinations(LETTERS, number)]  # 18.4
FACES: Final = ("W", "F", "R", "T", "A", "demon")
SIDES: Final = ("demon", "W", "F", "R", "T", "A")  # HUNTERS-2.13
CLASSES: Final = ("mage", "mercenary", "artisan", "knight", "scout")
TERRAINS: Final = ("river", "wasteland", "mountain", "ruins", "forest")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # HUNTERS-2.14
MOVE_AND_STRIKE: Final = {
    "riftgale": (3, 1),
    "stonebone": (1, 2),
    "soulmaw": (2, 1),
    "gloomsoil": (2, 1),
    "undying": (2, 1),
}
Item = list[Any]  # of todo


def element_of(name: str) -> str:
    """The element of a class, a terrain or a camp (HUNTERS-2.11)."""
    row = TERRAINS if name in TERRAINS else CLASSES
    return LETTERS[row.index(name.removeprefix("camp_"))]


class Reading:
    """A table that plays along: `run` and `play` change the snapshot and note in `told` what chance said."""

    def __init__(self, table: dict[str, Any], luck: Rng) -> None:
        self.table = table
        self.luck = luck
        self.told: list[dict[str, Any]] = []
        self.board, self.fate, self.supply = table["board"], table["fate"], table["supply"]
        self.demon, self.heroes, self.todo = table["demon"], table["players"], table["todo"]
        self.camps = [hero["camp"] for hero in self.heroes]
        self.beside = {cell: self.neighbours(cell) for cell in self.board}
        self.far = {cell: self.steps_from(cell) for cell in self.board}

    # -- the map -------------------------------------------------------------------------------
    def neighbours(self, cell: str) -> list[str]:
        """By direction; an empty text off the map."""
        q, r = (int(part) for part in cell.split(","))
        cells = [f"{q + dq},{r + dr}" for dq, dr in STEPS]
        return [there if there in self.board else "" for there in cells]

    def steps_from(self, cell: str) -> dict[str, int]:
        """HUNTERS-14.2."""
        steps, edge = {cell: 0}, [cell]
        while edge:
            here = edge.pop(0)
            for there in self.beside[here]:
                if there and there not in steps:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        return steps

    def element_at(self, cell: str) -> str:
        return element_of(self.board[cell]["tile"])

    def turn_up(self, cell: str) -> bool:
        """Whether it lay face down."""
        was_down = not self.board[cell]["up"]
        self.board[cell].update(up=True, seen=True)
        return was_down

    def is_free(self, cell: str) -> bool:
        """On the map, without a hero, and no claimed camp."""
        return bool(cell) and cell not in self.camps and all(hero["pos"] != cell for hero in self.heroes)

    # -- chance and ends -----------------------------------------------------------------------
    def shuffled(self, cards: list[str]) -> list[str]:
        order = [cards.pop(self.luck.below(len(cards))) for _ in range(len(cards))]
        self.told.append({"order": order[:]})
        return order

    def rolled(self) -> str:
        face = FACES[self.luck.below(6)]
        self.told.append({"die": face})
        return face

    def finish(self, outcome: str, reason: str) -> bool:
        """HUNTERS-16.5."""
        self.table["result"] = {"outcome": outcome, "reason": reason}
        self.todo.clear()
        return True

    def is_weary(self) -> bool:
        """HUNTERS-1.4."""
        totals = [len(hero["hand"]) + len(hero["deck"]) for hero in self.heroes]
        return min(totals) <= 4 and self.finish("lose", "weary")

    def is_cursed(self) -> bool:
        """One token more; whether it was the third (HUNTERS-16.2)."""
        self.table["curses"] += 1
        return self.table["curses"] == 3 and self.finish("lose", "curse")

    def lose_life(self, seat: int, amount: int) -> None:
        """HUNTERS-15.1."""
        hero = self.heroes[seat]
        hero["life"] = max(0, hero["life"] - amount)
        if hero["life"] > 0 or self.is_cursed():
            return
        hero.update(life=self.table["hero_life"], pos=hero["camp"])
        for item in self.todo:
            if item[:2] == ["act", seat]:
                self.todo.remove(item)
                hero["wild"] = False
                break

    # -- cards ---------------------------------------------------------------------------------
    def draw(self, hero: dict[str, Any], most: int) -> None:
        hero["hand"] = sorted(hero["hand"] + hero["deck"][:most], key=KINDS.index)
        hero["deck"] = hero["deck"][most:]

    def pay(self, hero: dict[str, Any], cards: str) -> None:
        for card in sorted(cards.split("+"), key=KINDS.index):
            hero["hand"].remove(card)
            hero["discard"].append(card)

    def fill(self) -> None:
        self.supply["row"] += self.supply["deck"][:1]
        self.supply["deck"] = self.supply["deck"][1:]

    # -- the state machine -----------------------------------------------------------------------
    def run(self) -> None:
        """The automatic steps."""
        while self.todo and self.todo[-1][0] not in ("act", "gain", "class", "swap", "parry"):
            name, *parts = self.todo.pop()
            getattr(self, f"do_{name}")(*parts)

    def do_fate(self) -> None:
        if not self.fate["deck"]:
            self.fate.update(deck=self.shuffled(self.fate["discard"]), discard=[])
        self.table["turn"] += 1
        self.fate["shown"] = self.fate["deck"].pop(0)
        kind, name = self.fate["shown"].split(":")
        seat = [hero["hero"] for hero in self.heroes].index(name)
        self.todo += [["fate"], ["return"]]
        if kind == "int":
            self.todo.append(["demon", seat])
            return
        self.draw(self.heroes[seat], max(0, 5 - len(self.heroes[seat]["hand"])))
        self.todo += [["gather", seat], ["act", seat, False]]

    def do_return(self) -> None:
        if not self.is_weary():
            self.fate["discard"].append(self.fate["shown"])
            self.fate["shown"] = None

    def do_check(self) -> None:
        if self.table["options"]["weariness_check"] == "behaviour":
            self.is_weary()

    def do_gather(self, seat: int) -> None:
        cell = self.heroes[seat]["pos"]
        if cell not in self.camps:
            self.todo += [["offer", seat, self.element_at(cell), "gather2"], ["offer", seat, "", "gather1"]]

    def do_offer(self, seat: int, match: str, source: str) -> None:
        pool = self.demon["power"] if source == "power" else self.supply["row"]
        if any(match in card for card in pool):
            self.todo.append(["gain", seat, match, source])

    def do_interrupt(self) -> None:
        if self.is_weary():
            return
        cards = self.fate["deck"] + self.fate["exile"]
        kept = self.fate["discard"] if self.table["options"]["interrupt_shown_card"] == "discard" else cards
        kept.append(self.fate["shown"])
        self.fate.update(deck=self.shuffled(cards), exile=[], shown=None)
        for hero in self.heroes:
            hero["wild"] = False
        self.todo[:] = [["fate"]]

    # -- the demon king ---------------------------------------------------------------------------
    def nearer(self, goal: str, direction: int) -> str:
        """The tile in a direction if it is one step nearer, else an empty text."""
        here = self.demon["pos"]
        there = self.beside[here][direction]
        return there if there and self.far[there][goal] < self.far[here][goal] else ""

    def clockwise(self) -> list[int]:
        return [(self.demon["facing"] + turns) % 6 for turns in range(6)]

    def do_demon(self, seat: int) -> None:
        goal = self.heroes[seat]["pos"]
        for _ in range(MOVE_AND_STRIKE[self.demon["king"]][0]):
            ways = [way for way in self.clockwise() if self.is_free(self.nearer(goal, way))]
            if self.far[self.demon["pos"]][goal] > 1 and ways:
                self.demon.update(pos=self.nearer(goal, ways[0]), facing=ways[0])
        self.demon["facing"] = next(way for way in self.clockwise() if self.nearer(goal, way))
        hunger = 2 if "devour" in self.demon["abilities"] else 1
        self.todo += [["demon_end"], ["strikes"], ["drain"], ["absorb", hunger]]

    def do_absorb(self, times: int) -> None:
        row, place = self.supply["row"], self.board[self.demon["pos"]]
        for _ in range(times):
            if not row:
                self.is_cursed()
                return
            fitting = [card for card in row if place["up"] and element_of(place["tile"]) in card]
            card = fitting[0] if fitting else row[0]
            row.remove(card)
            self.demon["power"].append(card)
            self.fill()
            if len(self.demon["power"]) >= self.table["surge_at"]:
                self.demon["power"] = []
                if self.is_cursed():
                    return

    def do_drain(self) -> None:
        self.turn_up(self.demon["pos"])

    def do_strikes(self) -> None:
        turns = (-1, 0, 1) if "sweep" in self.demon["abilities"] else (0,)
        tiles = [self.beside[self.demon["pos"]][(self.demon["facing"] + turn) % 6] for turn in turns]
        seats = [seat for seat, hero in enumerate(self.heroes) if hero["pos"] in tiles]
        self.todo += [["strike", seat] for seat in reversed(seats)]

    def do_strike(self, seat: int) -> None:
        hero = self.heroes[seat]
        if any(self.element_at(hero["pos"]) in card for card in hero["hand"]):
            self.todo.append(["parry", seat])
        else:
            self.lose_life(seat, MOVE_AND_STRIKE[self.demon["king"]][1])

    def do_demon_end(self) -> None:
        around = self.beside[self.demon["pos"]]
        if "shroud" in self.demon["abilities"]:
            for cell in filter(self.is_free, around):
                self.board[cell]["up"] = False
        if "regenerate" in self.demon["abilities"] and all(hero["pos"] not in around for hero in self.heroes):
            self.demon["life"] = min(self.demon["max"], self.demon["life"] + 1)

    # -- decisions --------------------------------------------------------------------------------
    def play(self, line: str) -> None:
        """A legal decision, and the automatic steps after it."""
        verb, *parts = line.split(":")
        item = self.todo[-1]
        hero = self.heroes[item[1]]
        if item[0] == "act":
            self.act(item, hero, verb, parts)
        else:
            self.todo.pop()
            if verb == "gain" and parts[0] != "none":
                self.gain(hero, parts[0], item[3])
            elif verb == "class":
                hero["secondary"] = parts[0]
            elif verb == "swap":
                self.swap(hero)
            elif verb == "parry":
                self.pay(hero, parts[0])
                self.todo.append(["check"])
            elif verb == "take":
                self.lose_life(item[1], MOVE_AND_STRIKE[self.demon["king"]][1])
        self.run()

    def act(self, item: Item, hero: dict[str, Any], verb: str, parts: list[str]) -> None:
        seat = item[1]
        if verb == "end":
            self.todo.pop()
            hero["wild"] = False
            return
        self.todo.append(["check"])
        if verb == "skill":
            self.use_skill(seat, hero, parts)
            return
        item[2] = True
        if verb == "focus":
            self.focus(seat, hero, parts[0])
            return
        self.pay(hero, parts[-1])
        if verb == "move":
            hero["pos"] = parts[0]
            if self.turn_up(parts[0]):
                self.todo.append(["offer", seat, "", "explore"])
        elif verb == "attack":
            self.attack(seat, hero)
        elif hero["secondary"]:
            self.todo.append(["swap", seat])

    def attack(self, seat: int, hero: dict[str, Any]) -> None:
        """HUNTERS-8.4 to 8.8, 14.13."""
        self.table["last_roll"] = roll = []
        for point in range(2):
            if point == 1:
                roll += [self.rolled() for _ in range(2 if len(hero["aura"]) == 3 else 1)]
                way = self.beside[self.demon["pos"]].index(hero["pos"])
                side = SIDES[(way - self.demon["facing"]) % 6]
                if side == "demon" or side not in roll:
                    break
            self.demon["life"] -= 1
            if self.demon["life"] == 0:
                self.finish("win", "sealed")
                return
        if "backlash" in self.demon["abilities"] and "demon" in roll:
            self.lose_life(seat, 1)

    def focus(self, seat: int, hero: dict[str, Any], card: str) -> None:
        """HUNTERS-9.7."""
        hero["hand"].remove(card)
        hero["aura"].append(card)
        self.draw(hero, 1)
        if len(hero["aura"]) == 3 and hero["board_action"]:
            hero["board_action"] = False
            self.fate["exile"].append(f"act:{hero['hero']}")
            self.todo[-1:] = [["interrupt"], ["gather", seat], ["check"], ["class", seat]]

    def use_skill(self, seat: int, hero: dict[str, Any], parts: list[str]) -> None:
        """HUNTERS-12."""
        hero["discard"].append(hero["aura"].pop())
        if parts[0] == "mage":
            self.todo.append(["offer", seat, "", "power"])
        elif parts[0] == "mercenary":
            self.attack(seat, hero)
        elif parts[0] == "artisan":
            hero["wild"] = True
        else:
            if parts[0] == "knight":
                healed = next(one for one in self.heroes if one["hero"] == parts[1])
                healed["life"] = min(self.table["hero_life"], healed["life"] + 2)
            else:
                hero["pos"] = parts[1]
            self.todo.append(["offer", seat, "", "skill"])

    def gain(self, hero: dict[str, Any], card: str, source: str) -> None:
        """HUNTERS-12.2, 13.1."""
        (self.demon["power"] if source == "power" else self.supply["row"]).remove(card)
        hero["hand"] = sorted([*hero["hand"], card], key=KINDS.index)
        if source != "power":
            self.fill()

    def swap(self, hero: dict[str, Any]) -> None:
        """HUNTERS-11.2, 11.3."""
        hero["primary"], hero["secondary"] = hero["secondary"], hero["primary"]
        element = element_of(hero["primary"])
        hero["discard"] += [card for card in hero["aura"] if element not in card]
        hero["aura"] = [card for card in hero["aura"] if element in card]
