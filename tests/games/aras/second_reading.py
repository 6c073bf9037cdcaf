"""Aras read from its rulebook a second time, without a look at the engine: slow, plain, cell by cell.

Where both readings differ one of them is wrong; `test_second_reading.py` lets them play side by side.
"""

from dataclasses import dataclass
from typing import Final

COLUMNS: Final = "abcdefgh"
CELLS: Final = sorted(c + r for c in COLUMNS for r in "123456" if c not in "ah" or r not in "16")  # ARAS-2.2
FREE_RIVER: Final = "SHP"
ETERNAL_GLORY: Final = "TWI"
OFTEN: Final = {"bear": 2}  # how often an ability may be used; once otherwise (ARAS-8.13)
STRENGTH: Final = {"slime": 1, "wolf": 3, "eagle": 5, "bear": 7, "dragon": 9, "giant": 9}
PICTURES: Final = {  # ARAS-3.1 to 3.7
    "slime": ("#",),
    "wolf": ("##",),
    "eagle": ("##", "#."),
    "bear": ("##", "##"),
    "L": ("####", "#..."),
    "V": ("###", "#..", "#.."),
    "giant": (".#.", "###", ".#."),
}
DEFAULTS: Final = {  # ARAS-11
    "place": "may",
    "dragon": "L",
    "loose": "slime",
    "attack": "free",
    "bear": "remove",
    "expansion": "on",
    "stall": "16",
    "limit": "100",
    "players": "2",
    "swap": "off",
}
Points = frozenset[tuple[int, int]]


def beside(cell: str) -> list[str]:
    """The cells that share an edge with `cell` (ARAS-2.3)."""
    column, row = COLUMNS.index(cell[0]), int(cell[1])
    steps = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    names = [COLUMNS[x] + str(y) for x, y in steps if 0 <= x < 8]
    return [name for name in names if name in CELLS]


BESIDE: Final = {cell: beside(cell) for cell in CELLS}


def ways(points: Points) -> set[Points]:
    """Every rotation and reflection, moved to the corner (ARAS-3.8)."""
    found: set[Points] = set()
    for turned in (points, frozenset((-x, y) for x, y in points)):
        for _ in range(4):
            turned = frozenset((y, -x) for x, y in turned)
            left, low = min(x for x, _ in turned), min(y for _, y in turned)
            found.add(frozenset((x - left, y - low) for x, y in turned))
    return found


def points_in(picture: tuple[str, ...]) -> Points:
    """The points of a picture."""
    return frozenset((x, y) for y, row in enumerate(picture) for x, sign in enumerate(row) if sign == "#")


SHAPES: Final = {way: name for name, picture in PICTURES.items() for way in ways(points_in(picture))}


@dataclass
class Element:
    """One disc on the board."""

    owner: str
    up: bool
    mark: str = ""


@dataclass
class Waiting:
    """A newborn creature that has not used its ability yet."""

    cells: frozenset[str]
    uses: int
    owner: str


class Reading:
    """A position, what may be decided in it, and what a decision makes of it; lines as in ARAS-12.3."""

    def __init__(self, line: str) -> None:
        board, seat, self.phase, hp, hand, self.characters, turn, stall, stack, options = line.split(" ")
        self.options = dict(DEFAULTS)
        if options != "-":
            self.options |= dict(pair.split("=", 1) for pair in options.split(","))
        self.seats = int(self.options["players"])
        self.board: dict[str, Element] = {}
        for row, text in zip("654321", board.split("/"), strict=True):
            self.read_row([c + row for c in COLUMNS if c + row in CELLS], text)
        self.seat = "ABCD".index(seat)
        self.hp = [int(number) for number in hp.split(",")]
        self.hand = [int(number) for number in hand.split(",")]
        self.turn, self.stall = int(turn), int(stall)
        self.stack: list[list[Waiting]] = []
        for frame in [] if stack == "-" else stack.split("/"):
            items = [item.split(":") for item in frame.split(",")]
            self.stack.append(
                [Waiting(self.group(cell), int(uses), self.board[cell].owner) for cell, uses in items]
            )
        self.winner = 0  # 1 side a, -1 side b
        if self.phase == "P":
            self.begin_placing()

    def read_row(self, cells: list[str], text: str) -> None:
        """One row of the board."""
        place = 0
        for sign in text:
            if sign.isdigit():
                place += int(sign)
            elif sign in "abAB":
                self.board[cells[place]] = Element(sign.lower(), sign.isupper())
                place += 1
            else:
                self.board[cells[place - 1]].mark = sign

    # -- what lies there -----------------------------------------------------------------------
    @property
    def side(self) -> str:
        """The side on turn."""
        return "ab"[self.seat % 2]

    def other(self, side: str) -> str:
        """The opponent."""
        return "b" if side == "a" else "a"

    def character(self, side: str) -> str:
        """The character of a side; four players have none (ARAS-13.2)."""
        return self.characters["ab".index(side)] if self.seats == 2 else "-"

    def group(self, cell: str) -> frozenset[str]:
        """The group of the element on `cell` (ARAS-2.5)."""
        one = self.board[cell]
        found, edge = {cell}, [cell]
        while edge:
            for near in BESIDE[edge.pop()]:
                there = self.board.get(near)
                if there and near not in found and (there.owner, there.up) == (one.owner, one.up):
                    found.add(near)
                    edge.append(near)
        return frozenset(found)

    def groups(self, owner: str, up: bool) -> list[frozenset[str]]:
        """Every group of an owner with a facing."""
        cells = [cell for cell, one in self.board.items() if (one.owner, one.up) == (owner, up)]
        return sorted({self.group(cell) for cell in cells}, key=min)

    def kind(self, group: frozenset[str]) -> str:
        """The creature a group is, empty when it is shapeless (ARAS-3)."""
        points = [(COLUMNS.index(cell[0]), int(cell[1])) for cell in group]
        left, low = min(x for x, _ in points), min(y for _, y in points)
        name = SHAPES.get(frozenset((x - left, y - low) for x, y in points), "")
        if name in ("L", "V"):
            return "dragon" if name in self.options["dragon"] else ""
        return "" if name == "giant" and self.options["expansion"] == "off" else name

    def slimes(self, owner: str) -> list[str]:
        """The cells of an owner's slimes (ARAS-3.9)."""
        kinds = ("slime", "") if self.options["loose"] == "slime" else ("slime",)
        return [cell for group in self.groups(owner, True) if self.kind(group) in kinds for cell in group]

    def total(self, side: str) -> int:
        """ARAS-7.2, with 9.5 and 9.9."""
        frozen = self.character(self.other(side)) == "I"
        slimes = self.slimes(side)
        found = 0
        for group in self.groups(side, True):
            kind = self.kind(group)
            if kind in ("", "slime"):
                found += sum(0 if frozen and cell in slimes else 1 for cell in group)
            else:
                found += 6 if kind == "eagle" and self.character(side) == "H" else STRENGTH[kind]
        return found

    def damage(self, side: str) -> int:
        """What an attack of `side` takes now (ARAS-7.3, 7.4, 9.8)."""
        enemy = self.other(side)
        steel = 3 if self.character(enemy) == "T" else 0
        return max(0, self.total(side) - self.total(enemy) - steel)

    def is_clear(self, cell: str, up: bool) -> bool:
        """Whether `cell` is empty and has no element of that facing beside it."""
        return cell not in self.board and not any(
            near in self.board and self.board[near].up == up for near in BESIDE[cell]
        )

    # -- what may be decided -------------------------------------------------------------------
    def decider(self) -> int | None:
        """The seat that decides (ARAS-12.1, 13.4)."""
        if self.phase == "E":
            return None
        if self.phase == "C":
            return 1 if self.characters[1] == "?" else 0
        if self.phase == "R" and self.stack[-1][0].owner != self.side:
            return self.first_of(self.stack[-1][0].owner)
        return self.seat

    def first_of(self, side: str) -> int:
        """The first seat of `side`, not out, after the active one (ARAS-13.4)."""
        order = [(self.seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(seat for seat in order if "ab"[seat % 2] == side and self.hp[seat] > 0)

    def legal(self) -> list[str]:
        """Every legal decision, sorted (ARAS-12.1)."""
        if self.phase == "C":
            return self.choices()
        if self.phase == "S":
            return ["keep", "swap"]
        if self.phase == "P":
            placings = self.placings()
            skip = ["."] if self.options["place"] == "may" or not placings else []
            return sorted(placings + self.shifts() + skip)
        if self.phase in "AB":
            return sorted(["/", *self.summons(), *self.moves(), *self.attacks()])
        if self.phase == "M":
            return sorted(["=", *self.moves()])
        return sorted(["-", *self.uses()]) if self.phase == "R" else []

    def choices(self) -> list[str]:
        """ARAS-1.7"""
        taken = self.characters[1]
        free = FREE_RIVER + ETERNAL_GLORY
        if taken != "?":
            free = ETERNAL_GLORY if taken in FREE_RIVER else FREE_RIVER
        return sorted(f"@{one}" for one in free if self.options["expansion"] == "on" or one not in "PI")

    def placings(self) -> list[str]:
        """ARAS-4.2 to 4.4"""
        return [f"+{cell}" for cell in CELLS if self.hand[self.seat] > 0 and self.is_clear(cell, True)]

    def shifts(self) -> list[str]:
        """ARAS-9.6"""
        if self.character(self.side) != "P":
            return []
        lone = [min(group) for group in self.groups(self.side, False) if len(group) == 1]
        return [
            f"~{cell}{goal}"
            for cell in lone
            if self.board[cell].mark == ""
            for goal in CELLS
            if self.is_clear(goal, True)
        ]

    def summons(self) -> list[str]:
        """ARAS-5, 8.21"""
        return [
            f"s{min(group)}"
            for group in self.groups(self.side, False)
            if self.kind(group) and not any(self.board[cell].mark in ("!", "%") for cell in group)
        ]

    def moves(self) -> list[str]:
        """ARAS-6"""
        goals = [goal for goal in CELLS if self.is_clear(goal, False)]
        cells = [cell for cell in self.slimes(self.side) if self.board[cell].mark != "+"]
        return [f"m{cell}{goal}" for cell in cells for goal in goals]

    def attacks(self) -> list[str]:
        """ARAS-7.1, 7.4, 13.3"""
        if self.damage(self.side) == 0 or (self.phase == "B" and self.options["attack"] == "alone"):
            return []
        if self.seats == 2:
            return ["x"]
        enemies = [seat for seat in range(4) if "ab"[seat % 2] != self.side and self.hp[seat] > 0]
        return ["x" + "ABCD"[seat] for seat in enemies]

    def uses(self) -> list[str]:
        """What the creatures of the top frame can do."""
        found: list[str] = []
        for one in self.stack[-1]:
            enemy, kind = self.other(one.owner), self.kind(one.cells)
            targets: list[str] = []
            if kind == "wolf":  # ARAS-8.6
                targets = [min(group) for group in self.groups(enemy, False)]
            elif kind == "eagle":
                targets = self.carries(one)
            elif kind == "bear":  # ARAS-8.13
                targets = self.slimes(enemy)
            elif kind == "dragon":
                targets = self.smallest(one.owner)
            elif kind == "giant":  # ARAS-8.19
                targets = [min(group) for group in self.groups(enemy, True)]
            found += [f"!{min(one.cells)}{target}" for target in targets]
        return found

    def carries(self, eagle: Waiting) -> list[str]:
        """ARAS-8.8 to 8.10, 9.7"""
        goals = [goal for goal in CELLS if self.is_clear(goal, False)]
        found: list[str] = []
        for cell, one in self.board.items():
            ghostly = one.owner != eagle.owner and self.character(one.owner) == "W"
            if not one.up or one.mark == "+" or cell in eagle.cells:
                continue
            if not (ghostly and self.kind(self.group(cell)) == "wolf"):
                found += [cell + goal for goal in goals]
        return found

    def smallest(self, owner: str) -> list[str]:
        """ARAS-8.15 to 8.17, 9.4"""
        ranked: list[tuple[int, str]] = [(1, cell) for cell in self.slimes(self.other(owner))]
        for group in self.groups(self.other(owner), True):
            kind = self.kind(group)
            if kind not in ("", "slime") and (kind != "dragon" or self.character(owner) == "S"):
                ranked.append((STRENGTH[kind], min(group)))
        least = min(ranked)[0] if ranked else 0
        return [cell for rank, cell in ranked if rank == least]

    # -- what a decision does ------------------------------------------------------------------
    def decide(self, text: str) -> None:
        """Carry out a legal decision."""
        sign, cells = text[0], [text[place : place + 2] for place in range(1, len(text) - 1, 2)]
        if text in ("keep", "swap"):
            if text == "swap":  # ARAS-11.10
                for one in self.board.values():
                    one.owner = self.other(one.owner)
                self.hp.reverse()
                self.hand.reverse()
                self.seat = 0
            self.begin_placing()
        elif sign == "@":
            self.characters = f"?{text[1]}" if self.characters == "??" else text[1] + self.characters[1]
            if self.characters[0] != "?":
                self.begin_placing()
        elif sign == ".":
            self.phase = "A"
        elif sign == "+":
            self.board[cells[0]] = Element(self.side, False)
            self.hand[self.seat] -= 1
            self.stall = 0
            self.phase = "B"
        elif sign == "~":
            self.board[cells[1]] = self.board.pop(cells[0])
            self.phase = "B"
        elif sign == "/":
            self.end_turn()
        elif sign == "s":
            self.bear([self.opened(self.group(cells[0]))])
        elif sign == "m":
            self.carry(cells[0], cells[1])
            self.phase = "M"
            if not self.moves():
                self.decide("=")
        elif sign == "=":  # ARAS-6.7
            moved = [
                group
                for group in self.groups(self.side, True)
                if any(self.board[cell].mark == "+" for cell in group)
            ]
            self.bear(moved)
        elif sign == "x":
            self.attack(text)
        elif sign == "-":
            self.stack.pop()
            self.resolve()
        else:
            self.use(cells)

    def begin_placing(self) -> None:
        """ARAS-4.6"""
        self.phase = "P" if self.placings() or self.shifts() else "A"

    def carry(self, cell: str, goal: str) -> None:
        """An element to another cell."""
        one = self.board.pop(cell)
        one.mark = "+"
        self.board[goal] = one

    def opened(self, group: frozenset[str]) -> frozenset[str]:
        """Turn a group up; the group if it may use its ability, else nothing (ARAS-8.20, 8.22)."""
        shaken = any(self.board[cell].mark for cell in group)
        for cell in group:
            self.board[cell].up = True
            self.board[cell].mark = "+" if shaken else ""
        return frozenset() if shaken else group

    def bear(self, groups: list[frozenset[str]]) -> None:
        """A frame of newborn creatures on top of the stack (ARAS-8.1, 8.2)."""
        frame: list[Waiting] = []
        for group in groups:
            kind = self.kind(group) if group else ""
            if kind not in ("", "slime"):
                frame.append(Waiting(group, OFTEN.get(kind, 1), self.board[min(group)].owner))
        if frame:
            self.stack.append(frame)
        self.resolve()

    def resolve(self) -> None:
        """Frames without a use are dropped; then the turn ends (ARAS-8.3, 8.5)."""
        while self.stack and not self.uses():
            self.stack.pop()
        if self.stack:
            self.phase = "R"
        else:
            self.end_turn()

    def use(self, cells: list[str]) -> None:
        """One use of an ability (ARAS-8.6 to 8.22)."""
        one = next(one for one in self.stack[-1] if min(one.cells) == cells[0])
        kind, enemy, target = self.kind(one.cells), self.other(one.owner), cells[1]
        one.uses -= 1
        born: frozenset[str] = frozenset()
        if kind == "wolf":
            born = self.opened(self.group(target))
            if self.character(one.owner) == "W":  # ARAS-9.7
                born = frozenset()
        elif kind == "eagle":
            creature = self.group(target)
            taken = {target} if self.kind(creature) in ("", "slime") else creature
            self.carry(target, cells[2])
            joined = self.group(cells[2])
            if joined - {cells[2]} - taken:  # ARAS-8.12
                born = joined
        elif kind == "bear":
            del self.board[target]
            if self.options["bear"] == "return":  # ARAS-8.14, 13.4
                self.hand["ab".index(enemy) if self.seats == 2 else self.first_of(enemy)] += 1
            else:
                self.stall = 0
        elif kind == "dragon":
            creature = self.group(target)
            for cell in creature if self.kind(creature) else {target}:
                del self.board[cell]
            self.stall = 0
        else:
            for cell in self.group(target):  # ARAS-8.21
                self.board[cell] = Element(enemy, False, "%" if enemy == self.side else "!")
        frames = [[each for each in frame if self.still_waits(each)] for frame in self.stack]
        self.stack = [frame for frame in frames if frame]
        self.bear([born])

    def still_waits(self, one: Waiting) -> bool:
        """ARAS-8.4"""
        there = self.board.get(min(one.cells))
        if one.uses == 0 or there is None or there.owner != one.owner or not there.up:
            return False
        return self.group(min(one.cells)) == one.cells

    def attack(self, text: str) -> None:
        """ARAS-7.3, 10.1, 13.3"""
        goal = 1 - self.seat if self.seats == 2 else "ABCD".index(text[1])
        self.hp[goal] = max(0, self.hp[goal] - self.damage(self.side))
        self.stall = 0
        if self.hp[goal] == 0 and self.seats == 4:
            self.hand[goal] = 0
        if any(self.hp[seat] for seat in range(self.seats) if seat % 2 != self.seat % 2):
            self.end_turn()
            return
        self.phase = "E"
        self.winner = 1 if self.side == "a" else -1

    def end_turn(self) -> None:
        """ARAS-12.2, 10.2 to 10.4"""
        for one in self.board.values():
            if one.mark == "+":
                one.mark = ""
            elif one.owner == self.side:
                one.mark = {"%": "!", "!": "~"}.get(one.mark, one.mark)
        self.stall += 1
        if self.stall > int(self.options["stall"]) or self.turn >= int(self.options["limit"]):
            self.phase = "E"
            ahead = sum(self.hp[0::2]) - sum(self.hp[1::2]) or self.total("a") - self.total("b")
            self.winner = (ahead > 0) - (ahead < 0)
            return
        self.turn += 1
        self.seat = (self.seat + 1) % self.seats
        while self.hp[self.seat] == 0:
            self.seat = (self.seat + 1) % self.seats
        if self.options["swap"] == "on" and self.turn == 2:
            self.phase = "S"
        else:
            self.begin_placing()

    # -- as a line -----------------------------------------------------------------------------
    def line(self) -> str:
        """ARAS-12.3"""
        frames = [",".join(sorted(f"{min(one.cells)}:{one.uses}" for one in frame)) for frame in self.stack]
        named = sorted(f"{name}={value}" for name, value in self.options.items() if value != DEFAULTS[name])
        return " ".join(
            [
                "/".join(self.row(row) for row in "654321"),
                "ABCD"[self.seat],
                self.phase,
                ",".join(map(str, self.hp)),
                ",".join(map(str, self.hand)),
                self.characters,
                str(self.turn),
                str(self.stall),
                "/".join(frames) or "-",
                ",".join(named) or "-",
            ]
        )

    def row(self, row: str) -> str:
        """One row of the board."""
        text, empty = "", 0
        for cell in [c + row for c in COLUMNS if c + row in CELLS]:
            one = self.board.get(cell)
            if one is None:
                empty += 1
            else:
                text += (
                    (str(empty) if empty else "") + (one.owner.upper() if one.up else one.owner) + one.mark
                )
                empty = 0
        return text + (str(empty) if empty else "")
