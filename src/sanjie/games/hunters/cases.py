"""Worked cases of Hunters: what each key of a case demands (its format: HUNTERS-19.5)."""

import copy
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from sanjie.core.chance import SeededDealer
from sanjie.core.game import Game, NotationError
from sanjie.core.seats import ALLOWED, CHANCE, NOTHING, WATCHER, Seat, holds, members
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.cards import ELEMENTS, FACES, KINDS, LETTERS, TILES
from sanjie.games.hunters.choices import DEAL_FATE, kind_in
from sanjie.games.hunters.fate import fate_card
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.hexes import FARTHEST
from sanjie.games.hunters.land import PLACES
from sanjie.games.hunters.notation import FATE_CARDS, MOST_CARDS, read_answer, read_cell, write_answer
from sanjie.games.hunters.observing import observed
from sanjie.games.hunters.positions import settled
from sanjie.games.hunters.rulebook import CODES
from sanjie.games.hunters.scenes import (
    BadCase,
    BadSetup,
    begin_at,
    dealt,
    decide_what_lies,
    dict_of,
    game_with,
    known_keys,
    list_of,
    overwrite,
)
from sanjie.games.hunters.snapshot import BadSnapshot, snapshot_of, state_of
from sanjie.packs import standard

Mismatch = tuple[str, object, object]  # (what was looked at, expected, got)

KEYS: Final = ("id", "clauses", "title", "given", "do", "expect")
GIVEN_KEYS: Final = (
    *("heroes", "king", "difficulty", "options", "map", "seed", "at", "set", "chance"),
    *("custom_map", "map_change"),
)
EXPECTATIONS: Final = (
    *("facts", "content", "legal", "legal_exactly", "illegal", "decision", "result", "error"),
)
OF_NOBODY: Final = (  # items of todo that the rulebook writes without a seat
    *("return", "check", "interrupt", "absorb", "drain", "strikes", "demon_end"),
)
ABSENT: Final = "absent"
GAME_OVER: Final = "game_over"


class Stuck(Exception):
    """A line of `do`, or an outcome of chance, that cannot be; the text says why."""


# -- a case in progress ----------------------------------------------------------------------------
class Run:
    """A case in progress. Raises BadCase, BadSetup or Stuck when it cannot begin."""

    def __init__(self, game: Hunters, given: Mapping[str, Any]) -> None:
        known_keys("given", given, GIVEN_KEYS)
        seed = given.get("seed", 1)
        if type(seed) is not int:
            raise BadCase(f"seed is {seed!r}, not a whole number")
        self.dealer = SeededDealer(seed)
        self.game = game_with(game, given)
        self.chance: list[Any] = copy.deepcopy(list_of("chance", given.get("chance") or []))
        for outcome in self.chance:
            check_outcome(outcome)
        at = given.get("at", "fresh")
        state = dealt(self.game, given, self.dealer)
        todo = begin_at(state, str(at))
        snapshot: dict[str, Any] = snapshot_of(state)
        snapshot["todo"] = todo
        overwrite(snapshot, dict_of("set", given.get("set") or {}))
        decide_what_lies(snapshot, self.dealer)
        self.begun = at != "fresh"
        try:
            if self.begun:
                self.state = settled(snapshot, self.game.tables)
            else:
                self.state = state_of(snapshot, self.game.tables)
        except BadSnapshot as problem:
            raise BadCase(f"set: {problem}") from problem
        self.settle()

    # -- chance --------------------------------------------------------------------------------
    def settle(self) -> None:
        """Answer for chance until a player is asked or the game is over. Raises Stuck."""
        while holds(self.state.awaiting, CHANCE):
            step = self.state.stack[-1].step
            if step == e.ROLLED and self.chance:
                self.state.answer(CHANCE, self.next_die())
            elif step == e.SHOWN and self.is_order_next():
                self.put_order()
            else:
                self.state.answer(CHANCE, self.dealer.deal(self.state.options(CHANCE), self.state.odds()))

    def next_die(self) -> int:
        """The next outcome of chance as a die. Raises Stuck."""
        outcome = self.chance.pop(0)
        if "die" not in outcome:
            raise Stuck(f"a die is rolled and the next outcome of chance is {outcome!r}")
        return read_answer(f"die:{outcome['die']}")

    def is_order_next(self) -> bool:
        """Whether the next outcome of chance is an order of the whole fate deck, which is shuffled."""
        if not self.chance or "order" not in self.chance[0]:
            return False
        order = [fate_card(self.state, FATE_CARDS.index(name)) for name in self.chance[0]["order"]]
        return [order.count(card) for card in range(len(self.state.fate_bag))] == self.state.fate_bag

    def put_order(self) -> None:
        """Lay the fate deck in the order that chance gives, and show its first card."""
        t = self.state
        names = self.chance.pop(0)["order"]
        first, *rest = [fate_card(t, FATE_CARDS.index(name)) for name in names]
        t.fate_top = rest
        t.fate_bag = [int(card == first) for card in range(len(t.fate_bag))]
        t.fate_size = 1
        t.answer(CHANCE, read_answer(f"fate:{names[0]}"))

    # -- answers -------------------------------------------------------------------------------
    @property
    def asked(self) -> Seat:
        """The seat that is asked, or NOTHING."""
        found = members(self.state.awaiting)
        return found[0] if found else NOTHING

    def legal(self) -> list[str]:
        """The legal decisions, sorted as text (HUNTERS-18.4)."""
        if self.asked == NOTHING:
            return []
        return sorted(write_answer(choice) for choice in self.state.options(self.asked))

    def code_against(self, text: str) -> str | None:
        """The error code of a decision, or None if it is legal (HUNTERS-18.3)."""
        if self.state.ended:
            return GAME_OVER
        try:
            choice = read_answer(text)
        except NotationError:
            return self.code_beyond(text)
        if kind_in(choice) >= DEAL_FATE:
            return "syntax"
        if self.asked == NOTHING:
            return "wrong_kind"
        clause = self.state.refuse(self.asked, choice)
        return None if clause == ALLOWED else CODES[clause]

    def code_beyond(self, text: str) -> str:
        """The code of a text that the engine does not read, but HUNTERS-18.3 does.

        More cards than any payment takes do not pay; a cell beyond all maps is a bad target.
        """
        verb, *parts = text.split(":")
        if len(parts) == 2 and (verb == "move" or parts[0] == "scout"):
            place = 0 if verb == "move" else 1
            if FAR_CELL.fullmatch(parts[place]) and read_cell(parts[place]) < 0:
                parts[place] = FARTHEST_CELL
        cards = parts[-1].split("+") if verb in ("move", "attack") and parts else []
        if len(cards) > MOST_CARDS and all(card in KINDS for card in cards):
            parts[-1] = "+".join(cards[:MOST_CARDS])
        nearer = ":".join([verb, *parts])
        if nearer == text:
            return "syntax"
        code = self.code_against(nearer)
        if len(cards) <= MOST_CARDS or code not in (None, "no_card", "bad_payment"):
            return code or "bad_target"
        hand = self.state.hands[self.asked]
        short = any(cards.count(card) > hand.count(KINDS.index(card)) for card in cards)
        return "no_card" if short else "bad_payment"

    def answer(self, text: str) -> None:
        """Carry out a decision. Raises Stuck if it is refused."""
        code = self.code_against(text)
        if code is not None:
            raise Stuck(f"{code}; allowed: {', '.join(self.legal())}")
        self.state.answer(self.asked, read_answer(text))
        self.settle()

    # -- facts ---------------------------------------------------------------------------------
    def facts(self) -> dict[str, Any]:
        """The snapshot, its todo as the rulebook writes it, and what is still to come of chance."""
        found: dict[str, Any] = {**snapshot_of(self.state), "chance": self.chance}
        found["todo"] = [item[:-1] if item[0] in OF_NOBODY else item for item in found["todo"]]
        return found

    def fact(self, path: str) -> object:
        """What stands at a path, or `absent`. Raises BadCase for a path that leads nowhere."""
        head, _, rest = path.partition(":")
        if head in ("len", "sorted") and rest:
            found = self.fact(rest)
            if not isinstance(found, list | Mapping):
                raise BadCase(f"{path}: there is no list, but {found!r}")
            return len(found) if head == "len" else sorted(found)
        whole = self.facts()
        if path == "legal_kinds":
            return sorted({text.partition(":")[0] for text in self.legal()})
        if path == "n_tiles":
            return len(whole["board"])
        if path == "n_up":
            return sum(place["up"] for place in whole["board"].values())
        if path == "supply_total":
            return len(whole["supply"]["row"]) + len(whole["supply"]["deck"])
        head, _, rest = path.partition(".")
        if head == "total":
            player = along(whole, ["players", rest])
            if not isinstance(player, Mapping):
                raise BadCase(f"{path}: {rest} is not played")
            return len(player["hand"]) + len(player["deck"])
        if head == "tiles" and rest:
            if rest not in TILES:
                raise BadCase(f"{path}: {rest!r} is no tile")
            lying = sum(place["tile"] == rest for place in whole["board"].values())
            return lying + whole["tiles"].get(rest, 0)
        if head == "elem":
            return self.element(path, rest)
        if head == "dist":
            one, _, other = rest.partition("/")
            return self.state.land.far[self.place(path, one) * PLACES + self.place(path, other)]
        if re.fullmatch(r"obs[0-9]+", head):
            seat = int(head.removeprefix("obs"))
            if seat >= self.state.seats:
                raise BadCase(f"{path}: there is no seat {seat}")
            return along(observed(self.game.view(self.state, seat)), steps_in(rest))
        return along(whole, steps_in(path))

    def place(self, path: str, cell: str) -> int:
        """The place of a cell. Raises BadCase."""
        number = read_cell(cell)
        if number not in self.state.land.place_of:
            raise BadCase(f"{path}: {cell!r} is no place of the map")
        return self.state.land.place_of[number]

    def element(self, path: str, cell: str) -> str | None:
        """The letter of a tile's element, None for a tile that nobody has decided."""
        tile = self.state.tile[self.place(path, cell)]
        return LETTERS[tile % ELEMENTS] if tile >= 0 else None


FAR_CELL: Final = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)", re.ASCII)
FARTHEST_CELL: Final = f"{FARTHEST},{FARTHEST}"


def check_outcome(outcome: object) -> None:
    """Raises BadCase unless it is `{die: face}` or `{order: [fate cards]}`."""
    if isinstance(outcome, Mapping) and len(outcome) == 1:
        order = outcome.get("order")
        if outcome.get("die") in FACES:
            return
        if isinstance(order, list) and order and all(name in FATE_CARDS for name in order):
            return
    raise BadCase(f"{outcome!r} is no outcome of chance; it is {{die: face}} or {{order: [fate cards]}}")


def steps_in(path: str) -> list[str]:
    """The names of a path; a fresh list."""
    return path.split(".") if path else []


def along(found: Any, path: list[str]) -> object:
    """What stands at the end of `path`, or `absent`; a player is found by its hero."""
    for name in path:
        if isinstance(found, Mapping):
            if name not in found:
                return ABSENT
            found = found[name]
        elif isinstance(found, list) and name.isdecimal():
            if int(name) >= len(found):
                return ABSENT
            found = found[int(name)]
        elif isinstance(found, list):
            same_hero = [one for one in found if isinstance(one, Mapping) and one.get("hero") == name]
            if not same_hero:
                return ABSENT
            found = same_hero[0]
        else:
            return ABSENT
    return found


# -- judging ---------------------------------------------------------------------------------------
def mismatches(game: Game, case: Mapping[str, object]) -> list[Mismatch]:
    """Everything in which the engine differs from `case`, empty when it passes; a bad case is a mismatch."""
    assert isinstance(game, Hunters)
    try:
        return list(judge(game, case))
    except BadCase as problem:
        return [("case", "a case as HUNTERS-19.5 describes it", str(problem))]


def judge(game: Hunters, case: Mapping[str, object]) -> Iterator[Mismatch]:
    """The mismatches of a case. Raises BadCase for one that is not well formed."""
    known_keys("a case", case, KEYS)
    given = dict_of("given", case.get("given") or {})
    expect = dict_of("expect", case.get("expect"))
    do = list_of("do", case.get("do") or [])
    if not all(isinstance(line, str) for line in do):
        raise BadCase("do is no list of texts")
    known_keys("expect", expect, EXPECTATIONS)
    if "content" in expect:
        source = game.given or standard("hunters")
        yield from content_differences(source.data, dict_of("content", expect["content"]))
    try:
        run = Run(game, given)
    except BadSetup as problem:
        if expect.get("error") != "bad_setup":
            yield ("set-up", expect.get("error"), f"bad_setup: {problem}")
        return
    except Stuck as problem:
        yield ("chance", "an outcome that fits", str(problem))
        return
    if "error" in expect:
        yield ("error", expect["error"], None)
        return
    for number, line in enumerate(do, 1):
        try:
            run.answer(line)
        except Stuck as problem:
            yield (f"do {number}: {line}", "done", str(problem))
            return
    yield from expectation_differences(run, expect)
    yield from law_differences(run)


def same(what: str, wanted: object, got: object) -> list[Mismatch]:
    """A mismatch unless both are equal; 1 and True are different things."""
    return [] if type(wanted) is type(got) and wanted == got else [(what, wanted, got)]


def expectation_differences(run: Run, expect: Mapping[str, Any]) -> Iterator[Mismatch]:
    """Where a case that was carried out is not as expected."""
    for path, wanted in dict_of("facts", expect.get("facts", {})).items():
        yield from same(path, wanted, run.fact(str(path)))
    legal = run.legal()
    for text in list_of("legal", expect.get("legal", [])):
        if text not in legal:
            yield ("legal", text, legal)
    if "legal_exactly" in expect:
        yield from same("legal_exactly", sorted(list_of("legal_exactly", expect["legal_exactly"])), legal)
    before = run.state.digest()
    for text, code in dict_of("illegal", expect.get("illegal", {})).items():
        yield from same(f"illegal {text}", code, run.code_against(str(text)))
    if run.state.digest() != before:
        yield ("illegal", "a refused decision changes nothing", "the state has changed")
    if "decision" in expect:
        yield from decision_differences(run, expect["decision"])
    if "result" in expect:
        result = run.facts()["result"]
        yield from same("result", expect["result"], result["reason"] if result else None)


def decision_differences(run: Run, wanted: object) -> Iterator[Mismatch]:
    """Where the open decision is another."""
    got = observed(run.game.view(run.state, WATCHER))["decision"]
    if wanted is None or not isinstance(got, Mapping):
        yield from same("decision", wanted, got)
        return
    for part, value in dict_of("decision", wanted).items():
        yield from same(f"decision {part}", value, got.get(part, ABSENT))


def content_differences(data: Mapping[str, Any], wanted: Mapping[Any, Any]) -> Iterator[Mismatch]:
    """`content`: sums of `count` over the entries of a section, `section:` or `section:field=value`."""
    for path, number in wanted.items():
        section, sign, rest = str(path).partition(":")
        field, _, value = rest.partition("=")
        if not sign or not isinstance(data.get(section), list):
            raise BadCase(f"content {path!r} is no section: or section:field=value")
        entries = [one for one in data[section] if not rest or value_of(one, field) == value]
        yield from same(f"content {path}", number, sum(count_of(entry) for entry in entries))


def value_of(entry: object, field: str) -> str | None:
    """A field of an entry of the content as text, None for a bare name, which has no fields."""
    return str(entry.get(field)) if isinstance(entry, Mapping) else None


def count_of(entry: object) -> Any:
    """How often the box holds an entry of the content; once where it does not say."""
    return entry.get("count", 1) if isinstance(entry, Mapping) else 1


def law_differences(run: Run) -> Iterator[Mismatch]:
    """What holds after every case: chance is used up, the legal list is sound, the snapshot loses nothing."""
    if run.chance:
        yield ("chance", "used up", run.chance)
    legal = run.legal()
    if len(set(legal)) != len(legal):
        yield ("legal list", "without repeats", legal)
    if not run.begun:
        return
    again = settled(snapshot_of(run.state), run.game.tables)
    if again.digest() != run.state.digest():
        yield ("snapshot", "round-trips", snapshot_of(again))
    line = run.game.write_position(run.state)
    twin = run.game.read_position(line)
    if twin.digest() != run.state.digest():
        yield ("position", "round-trips", line)
    if run.asked != NOTHING and twin.options(run.asked) != run.state.options(run.asked):
        yield ("legal list", "the same after a round trip", legal)
