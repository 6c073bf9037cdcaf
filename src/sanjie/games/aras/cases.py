"""Worked cases of Aras: what each key of a case demands, judged through the game's public face."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sanjie.core.chance import Rng
from sanjie.core.game import Game, NotationError
from sanjie.core.play import Refused
from sanjie.core.seats import ALLOWED, NOBODY, members
from sanjie.games.aras import search
from sanjie.games.aras.view import ArasView

Mismatch = tuple[str, object, object]  # (what was looked at, expected, got)

KEYS: Final = ("id", "clauses", "title", "given", "do", "expect")
SEATS: Final = "ABCD"
FIELDS: Final = ("board", "seat", "phase", "hp", "hand", "characters", "turn", "stall", "stack", "options")
NUMBERS: Final = ("turn", "stall")
ROWS: Final = ("hp", "hand")
CELLS: Final = frozenset(
    column + row for column in "abcdefgh" for row in "123456" if column not in "ah" or row not in "16"
)
KINDS: Final = ("slime", "wolf", "eagle", "bear", "dragon", "giant")


class BadCase(ValueError):
    """A case that does not say what it means; the text tells what is wrong with it."""


@dataclass(frozen=True)
class Table:
    """A position a case has led to, seen from outside."""

    game: Game
    state: Any

    @property
    def line(self) -> str:
        """The position as a line (ARAS-12.3)."""
        return self.game.write_position(self.state)

    @property
    def view(self) -> ArasView:
        """What everybody sees."""
        view: ArasView = self.game.view(self.state, 0)
        return view

    def legal(self) -> list[str]:
        """Every legal decision, in the order in which the game gives them."""
        return [
            self.game.write_answer(choice)
            for seat in members(self.state.awaiting)
            for choice in self.state.options(seat)
        ]

    def attempt(self, decision: str) -> str:
        """Try a decision: empty when it was taken, else the code of its error (order of ARAS-12.6)."""
        if self.state.awaiting == NOBODY:
            return "game_over"
        try:
            choice = self.game.read_answer(decision)
        except NotationError as problem:
            return problem.code
        seat = members(self.state.awaiting)[0]
        refused = self.state.refuse(seat, choice) != ALLOWED
        try:
            self.state.answer(seat, choice)
        except Refused:
            return "illegal_move"
        return "taken although refuse forbids it" if refused else ""


def mismatches(game: Game, case: Mapping[str, object]) -> list[Mismatch]:
    """Everything in which the engine differs from `case`, empty when it passes; a bad case is a mismatch."""
    try:
        return judge(game, case)
    except BadCase as problem:
        return [("case", "a case as the README describes it", str(problem))]


def judge(game: Game, case: Mapping[str, object]) -> list[Mismatch]:
    """The mismatches of a case. Raises BadCase for one that is not well formed."""
    for key in case:
        if key not in KEYS:
            raise BadCase(f"unknown key {key!r}; a case has {', '.join(KEYS)}")
    given, do, expect = case.get("given"), case.get("do", []), case.get("expect")
    if not isinstance(given, str):
        raise BadCase(f"given is {given!r}, not a line")
    if not isinstance(expect, Mapping) or not expect:
        raise BadCase("expect has no keys")
    for key in expect:
        if key not in EXPECTATIONS and key not in ("parse_error", "roundtrip"):
            known = ", ".join(sorted([*EXPECTATIONS, "parse_error", "roundtrip"]))
            raise BadCase(f"unknown expectation {key!r}; known are {known}")
    decisions = texts("do", do)
    if "parse_error" in expect:
        return parse_error(game, given, expect["parse_error"])
    try:
        table = Table(game, game.read_position(given))
    except NotationError as problem:
        return [("given", "a position", f"{problem.code}: {problem}")]
    for number, decision in enumerate(decisions, 1):
        code = table.attempt(decision)
        if code:
            return [(f"do[{number}] {decision}", "taken", code)]
    found: list[Mismatch] = []
    for key, wanted in expect.items():
        if key == "roundtrip":
            found += roundtrip(game, given, wanted)
        else:
            found += EXPECTATIONS[key](table, key, wanted)
    return found + afterwards(table)


def afterwards(table: Table) -> list[Mismatch]:
    """What holds after every case: a legal list without repeats, and a line that reads back the same."""
    legal, line = table.legal(), table.line
    found: list[Mismatch] = []
    if len(set(legal)) != len(legal):
        found.append(("legal list", "no repeats", legal))
    if (not legal) != (table.view.decider < 0):
        found.append(("legal list", "empty exactly when nobody decides", legal))
    return found + reread(table, "resulting line", line, sorted(legal))


def reread(table: Table, what: str, line: str, legal: list[str]) -> list[Mismatch]:
    """Whether `line` reads back as a position with the same line and the sorted decisions `legal`."""
    try:
        again = Table(table.game, table.game.read_position(line))
    except NotationError as problem:
        return [(what, f"readable: {line}", f"{problem.code}: {problem}")]
    found: list[Mismatch] = []
    if again.line != line:
        found.append((what, line, again.line))
    if sorted(again.legal()) != legal:
        found.append((f"{what}: legal", legal, sorted(again.legal())))
    return found


# -- the keys of `expect` --------------------------------------------------------------


def same(key: str, wanted: object, got: object) -> list[Mismatch]:
    """A mismatch unless both are equal; 1 and True are different things."""
    alike = type(wanted) is type(got) or (isinstance(wanted, float) and type(got) is int)
    return [] if alike and wanted == got else [(key, wanted, got)]


def texts(key: str, wanted: object) -> list[str]:
    """`wanted` as a list of texts. Raises BadCase."""
    if not isinstance(wanted, list) or not all(isinstance(item, str) for item in wanted):
        raise BadCase(f"{key} is {wanted!r}, not a list of texts")
    return list(wanted)


def table_of(key: str, wanted: object) -> dict[object, object]:
    """`wanted` as a mapping. Raises BadCase."""
    if not isinstance(wanted, Mapping):
        raise BadCase(f"{key} is {wanted!r}, not a mapping")
    return dict(wanted)


def count_of(key: str, wanted: object) -> int:
    """`wanted` as a whole number that is not negative. Raises BadCase."""
    if type(wanted) is not int or wanted < 0:
        raise BadCase(f"{key} is {wanted!r}, not a whole number")
    return wanted


def parse_error(game: Game, given: str, code: object) -> list[Mismatch]:
    """`parse_error`: reading `given` fails with this code; nothing else is checked."""
    if code not in ("bad_notation", "bad_position"):
        raise BadCase(f"parse_error is {code!r}; bad_notation or bad_position it may be")
    try:
        game.read_position(given)
    except NotationError as problem:
        return same("parse_error", code, problem.code)
    return [("parse_error", code, "the line was read")]


def roundtrip(game: Game, given: str, wanted: object) -> list[Mismatch]:
    """`roundtrip: true`: reading and writing `given` gives the same line."""
    if wanted is not True:
        raise BadCase(f"roundtrip is {wanted!r}; only true says something")
    return same("roundtrip", given, game.write_position(game.read_position(given)))


def position(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`position`: the resulting line."""
    return same(key, wanted, table.line)


def decider(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`decider`: seat letter, or null when nobody decides."""
    asked = members(table.state.awaiting)
    return same(key, wanted, SEATS[asked[0]] if asked else None)


def field(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`seat phase turn stall hp hand stack`: one field of the line."""
    text = dict(zip(FIELDS, table.line.split(" "), strict=True))[key]
    if key in NUMBERS:
        return same(key, wanted, int(text))
    if key in ROWS:
        return same(key, wanted, [int(number) for number in text.split(",")])
    return same(key, wanted, text)


def legal(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`legal`: the exact list, sorted as ASCII."""
    return same(key, texts(key, wanted), sorted(table.legal()))


def legal_count(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`legal_count`."""
    return same(key, wanted, len(table.legal()))


def legal_has(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`legal_has`: members of the legal list."""
    found = table.legal()
    return [(key, decision, "not legal") for decision in texts(key, wanted) if decision not in found]


def legal_not(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`legal_not`: non-members of the legal list."""
    found = table.legal()
    return [(key, f"no {decision}", "legal") for decision in texts(key, wanted) if decision in found]


def fails(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`illegal`, `bad`, `over`: decisions that fail with a code and leave the position unchanged."""
    code = {"illegal": "illegal_move", "bad": "bad_notation", "over": "game_over"}[key]
    found: list[Mismatch] = []
    for decision in texts(key, wanted):
        tried = Table(table.game, table.state.clone())
        before = (tried.line, tried.state.digest())
        found += same(f"{key} {decision}", code, tried.attempt(decision) or "taken")
        if (tried.line, tried.state.digest()) != before:
            found.append((f"{key} {decision}", before[0], tried.line))
    return found


def total(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`total: [a, b]` (ARAS-7.2)."""
    return same(key, wanted, table.view.totals)


def damage(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`damage: [by a, by b]` of an attack now (ARAS-7.3, 9.8)."""
    return same(key, wanted, table.view.damage)


def winner(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`winner`: a, b or null; nobody has won while the game goes on."""
    result = table.view.result
    return same(key, wanted, result.winner if result else None)


def returns(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`returns` per seat (ARAS-10.6)."""
    outcome = table.state.outcome()
    return same(key, wanted, [int(value) for value in outcome.returns] if outcome else None)


def cells(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`cells: {cell: text}`: `.` or an element with its mark."""
    lying = {
        element.cell: (element.side.upper() if element.up else element.side) + element.mark
        for element in table.view.elements
    }
    found: list[Mismatch] = []
    for cell, text in table_of(key, wanted).items():
        if cell not in CELLS:
            raise BadCase(f"{cell!r} is no cell")
        found += same(f"{key} {cell}", text, lying.get(str(cell), "."))
    return found


def groups(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`groups: {anchor: kind}`: the group at this cell has this anchor and kind, null for a shapeless one."""
    found: list[Mismatch] = []
    for anchor, kind in table_of(key, wanted).items():
        if kind is not None and kind not in KINDS:
            raise BadCase(f"{kind!r} is no kind of creature; {', '.join(KINDS)} or null it may be")
        here = [group for group in table.view.groups if anchor in group.cells]
        if not here:
            found.append((f"{key} {anchor}", kind, "no element there"))
        elif here[0].anchor != anchor:
            found.append((f"{key} {anchor}", "an anchor", f"the anchor is {here[0].anchor}"))
        else:
            found += same(f"{key} {anchor}", kind, None if here[0].kind == "loose" else here[0].kind)
    return found


def perft(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`perft: {n: count}` (ARAS-12.7)."""
    found: list[Mismatch] = []
    for depth, count in table_of(key, wanted).items():
        if type(depth) is not int or not 0 <= depth <= search.DEEPEST:
            raise BadCase(f"perft has a depth {depth!r}; 0 to {search.DEEPEST} it may be")
        found += same(f"{key}({depth})", count, search.perft(table.state, depth))
    return found


def playouts(table: Table, key: str, wanted: object) -> list[Mismatch]:
    """`playouts: n`: n seeded random games end, and every position met on the way reads back the same."""
    for seed in range(count_of(key, wanted)):
        played = Table(table.game, table.state.clone())
        rng = Rng(seed)
        answers = 0
        while played.state.awaiting != NOBODY:
            seat = members(played.state.awaiting)[0]
            options = played.state.options(seat)
            if not options or answers == played.game.longest:
                return [(f"{key}: game {seed}", "an end", f"after {answers} decisions at {played.line}")]
            found = reread(played, f"{key}: game {seed}", played.line, sorted(played.legal()))
            if found:
                return found
            played.state.answer(seat, options[int(rng.below(len(options)))])
            answers += 1
        found = reread(played, f"{key}: game {seed}", played.line, [])
        if found:
            return found
    return []


EXPECTATIONS: Final[dict[str, Callable[[Table, str, object], list[Mismatch]]]] = {
    "position": position,
    "decider": decider,
    "seat": field,
    "phase": field,
    "turn": field,
    "stall": field,
    "hp": field,
    "hand": field,
    "stack": field,
    "legal": legal,
    "legal_count": legal_count,
    "legal_has": legal_has,
    "legal_not": legal_not,
    "illegal": fails,
    "bad": fails,
    "over": fails,
    "total": total,
    "damage": damage,
    "winner": winner,
    "returns": returns,
    "cells": cells,
    "groups": groups,
    "perft": perft,
    "playouts": playouts,
}
