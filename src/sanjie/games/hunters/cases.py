"""Worked cases of Hunters: what each key of a case demands (its format: HUNTERS-19.5)."""

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sanjie.core.chance import SeededDealer
from sanjie.core.frames import Frame
from sanjie.core.game import BadOption, Game, NotationError
from sanjie.core.seats import ALLOWED, CHANCE, EVERYONE, NOBODY, NOTHING, WATCHER, Seat, holds, members
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.cards import ELEMENTS, FACES, HEROES, KINDS, LETTERS, TILES
from sanjie.games.hunters.choices import DEAL_FATE, kind_in
from sanjie.games.hunters.content import BadContent, tables_with
from sanjie.games.hunters.fate import fate_card
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.hexes import FARTHEST
from sanjie.games.hunters.land import FREE_CELLS, PLACES, SLOT_NAMES
from sanjie.games.hunters.notation import FATE_CARDS, MOST_CARDS, read_answer, read_cell, write_answer
from sanjie.games.hunters.observing import observed
from sanjie.games.hunters.positions import settled
from sanjie.games.hunters.rulebook import CODES
from sanjie.games.hunters.snapshot import BadSnapshot, snapshot_of, state_of
from sanjie.games.hunters.state import State
from sanjie.games.hunters.tables import MOST_PLAYERS
from sanjie.packs import Pack, digest_of, standard

Mismatch = tuple[str, object, object]  # (what was looked at, expected, got)

KEYS: Final = ("id", "clauses", "title", "given", "do", "expect")
GIVEN_KEYS: Final = (
    *("heroes", "king", "difficulty", "options", "map", "seed", "at", "set", "chance"),
    *("custom_map", "map_change"),
)
EXPECTATIONS: Final = (
    *("facts", "content", "legal", "legal_exactly", "illegal", "decision", "result", "error"),
)
AT: Final = re.compile(r"fresh|fate|(act|demon) ([a-z]+)( acted)?", re.ASCII)
PUT: Final = re.compile(r"([a-z_]+) (up|down|seen)", re.ASCII)
LINE_MAP: Final = "line"
HEROES_GIVEN: Final = ["mage", "knight"]  # where a case names none
OF_NOBODY: Final = (  # items of todo that the rulebook writes without a seat
    *("return", "check", "interrupt", "absorb", "drain", "strikes", "demon_end"),
)
ABSENT: Final = "absent"
GAME_OVER: Final = "game_over"


class BadCase(ValueError):
    """A case that does not say what it means; the text tells what is wrong with it."""


class BadSetup(ValueError):
    """A set-up that is refused (`bad_setup`); the text says why."""


class Stuck(Exception):
    """A line of `do`, or an outcome of chance, that cannot be; the text says why."""


# -- keys ------------------------------------------------------------------------------------------
def dict_of(key: str, wanted: object) -> dict[Any, Any]:
    """`wanted` as a mapping. Raises BadCase."""
    if not isinstance(wanted, Mapping):
        raise BadCase(f"{key} is {wanted!r}, not a mapping")
    return dict(wanted)


def list_of(key: str, wanted: object) -> list[Any]:
    """`wanted` as a list. Raises BadCase."""
    if not isinstance(wanted, list):
        raise BadCase(f"{key} is {wanted!r}, not a list")
    return list(wanted)


def known_keys(what: str, given: Mapping[Any, Any], keys: Sequence[str]) -> None:
    """Raises BadCase for a key that is none."""
    for key in given:
        if key not in keys:
            raise BadCase(f"unknown key {key!r} in {what}; known are {', '.join(keys)}")


# -- set-up ----------------------------------------------------------------------------------------
def line_map(change: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The map `line` with some fields replaced; cells may be written `q,r` as well.

    The slots of other numbers of players than the case's are as before where a change leaves them out.
    """
    entry: dict[str, Any] = {
        "id": LINE_MAP,
        "cells": [[q, 0] for q in range(MOST_PLAYERS, MOST_PLAYERS + FREE_CELLS)],
        "slots": {slot: [q, 0] for q, slot in enumerate(SLOT_NAMES)},
        "slots_by_players": {number: list(SLOT_NAMES[:number]) for number in range(1, MOST_PLAYERS + 1)},
    }
    usual = entry["slots_by_players"]
    entry.update(change)
    if isinstance(entry["slots_by_players"], Mapping):
        others = {number: slots for number, slots in usual.items() if number != players}
        entry["slots_by_players"] = {**others, **entry["slots_by_players"]}
    cells = entry["cells"]
    if isinstance(cells, list):
        entry["cells"] = [pair_of(cell) for cell in cells]
    if isinstance(entry["slots"], Mapping):
        entry["slots"] = {slot: pair_of(cell) for slot, cell in entry["slots"].items()}
    if "demon_start" in entry:
        entry["demon_start"] = pair_of(entry["demon_start"])
    return entry


def pair_of(cell: object) -> object:
    """`[q, r]` for a text `q,r`; anything else as it is."""
    parts = cell.split(",") if isinstance(cell, str) else []
    try:
        return [int(part) for part in parts] if len(parts) == 2 else cell
    except ValueError:
        return cell


def game_with(game: Hunters, given: Mapping[str, Any]) -> Hunters:
    """The game, with the custom map of a case if it has one. Raises BadCase or BadSetup."""
    if "custom_map" not in given:
        if "map_change" in given:
            raise BadCase("map_change without custom_map")
        return game
    if given["custom_map"] != LINE_MAP:
        raise BadCase(f"custom_map is {given['custom_map']!r}; the only one of the cases is {LINE_MAP!r}")
    source = game.given or standard("hunters")
    data = copy.deepcopy(dict(source.data))
    players = len(list_of("heroes", given.get("heroes", HEROES_GIVEN)))
    entry = line_map(dict_of("map_change", given.get("map_change") or {}), players)
    data["maps"] = [*data["maps"], entry]
    pack = Pack(source.game, digest_of(data), data)
    try:
        tables_with(pack)
    except BadContent as problem:
        raise BadSetup(str(problem)) from problem
    return Hunters(pack)


def dealt(game: Hunters, given: Mapping[str, Any], dealer: SeededDealer) -> State:
    """The table after the set-up, before the first fate phase. Raises BadCase or BadSetup."""
    heroes = list_of("heroes", given.get("heroes", HEROES_GIVEN))
    options = dict_of("options", given.get("options") or {})
    words = {True: "yes", False: "no"}
    chosen: dict[str, object] = {
        name: words[value] if isinstance(value, bool) else value for name, value in options.items()
    }
    for name in ("king", "difficulty"):
        if name in given:
            chosen[name] = given[name]
    if "map" in given or "custom_map" in given:
        land = dict_of("map_change", given.get("map_change") or {}).get("id", LINE_MAP)
        chosen["map"] = given.get("map", land)
    for hero in heroes:
        if hero not in HEROES:
            raise BadSetup(f"{hero!r} is no hero; there are {', '.join(HEROES)} (HUNTERS-3.2)")
    for seat, hero in enumerate(heroes[:MOST_PLAYERS]):
        chosen[f"p{seat}"] = hero
    try:
        state = game.deal(game.variant(chosen), len(heroes))
    except BadOption as problem:
        raise BadSetup(str(problem)) from problem
    while state.stack[-1].step != e.SHOWN:
        state.answer(CHANCE, dealer.deal(state.options(CHANCE), state.odds()))
    state.stack = [Frame(e.FATE, NOTHING, NOTHING, NOTHING)]  # the fate phase has not begun
    state.awaiting, state.known_to = NOBODY, EVERYONE
    state.turn -= 1
    return state


def begin_at(state: State, at: str) -> list[list[object]]:
    """Bring `state` to the moment that `at` names; what is to do then. Raises BadCase."""
    found = AT.fullmatch(at)
    if not found or (found[3] and found[1] != "act"):
        raise BadCase(f"at is {at!r}; it is fresh, fate, act H, act H acted or demon H")
    if not found[1]:
        return [["fate"]]
    if found[2] not in HEROES or state.seat_of(HEROES.index(found[2])) == NOTHING:
        raise BadCase(f"at is {at!r}, and {found[2]} is not played")
    seat = state.seat_of(HEROES.index(found[2]))
    card = 2 * seat + (found[1] == "demon")
    state.fate_bag[card] -= 1
    state.fate_size -= 1
    state.fate_shown = card
    if found[1] == "demon":
        return [["fate"], ["return", seat], ["demon", seat]]
    return [["fate"], ["return", seat], ["gather", seat], ["act", seat, bool(found[3])]]


# -- set -------------------------------------------------------------------------------------------
def overwrite(snapshot: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Overwrite fields of a snapshot. Raises BadCase."""
    known_keys("set", changes, tuple(snapshot))
    for key, value in changes.items():
        if key == "players":
            by_hero = {player["hero"]: player for player in snapshot["players"]}
            for hero, fields in dict_of("players", value).items():
                if hero not in by_hero:
                    raise BadCase(f"set.players names {hero!r}; {', '.join(by_hero)} are played")
                overwrite_part(by_hero[hero], f"players.{hero}", fields)
        elif key == "board":
            for cell, put in dict_of("board", value).items():
                if cell not in snapshot["board"]:
                    raise BadCase(f"set.board names {cell!r}, no place of the map")
                put_tile(snapshot, cell, put)
        elif key in ("fate", "supply", "demon", "options"):
            overwrite_part(snapshot[key], key, value)
            if key == "demon" and "max" not in value:
                raise_max(snapshot["demon"])
        else:
            snapshot[key] = copy.deepcopy(value)


def overwrite_part(part: dict[str, Any], what: str, changes: object) -> None:
    """Overwrite fields of a part of a snapshot; a deck that is given lies in its order. Raises BadCase."""
    given = dict_of(what, changes)
    known_keys(f"set.{what}", given, tuple(part))
    if "deck" in given:
        part["mixed"] = 0
    part.update(copy.deepcopy(given))


def raise_max(demon: dict[str, Any]) -> None:
    """A life above the starting one, which a case gives without another, is the starting life."""
    if type(demon["life"]) is int and demon["life"] > demon["max"]:
        demon["max"] = demon["life"]


def put_tile(snapshot: dict[str, Any], cell: str, put: object) -> None:
    """Put a tile: `river up`, `river down`, `river seen`, or fields of the place. Raises BadCase."""
    place = snapshot["board"][cell]
    if isinstance(put, str):
        found = PUT.fullmatch(put)
        if not found or found[1] not in TILES:
            raise BadCase(f"set.board {cell} is {put!r}; it is a tile, then up, down or seen")
        put = {"tile": found[1], "up": found[2] == "up", "seen": found[2] != "down"}
    fields = dict_of(f"set.board {cell}", put)
    known_keys(f"set.board {cell}", fields, tuple(place))
    if place["tile"] is None and fields.get("tile") is not None:
        take_tile(snapshot["tiles"], fields["tile"])
    elif place["tile"] is not None and "tile" in fields and fields["tile"] is None:
        snapshot["tiles"][place["tile"]] = snapshot["tiles"].get(place["tile"], 0) + 1
    place.update(fields)
    if fields.get("up") is True and "seen" not in fields:
        place["seen"] = True


def take_tile(tiles: dict[str, int], tile: str) -> None:
    """One undecided tile less: `tile`, or one of the most frequent if there is none left."""
    if not tiles.get(tile):
        tile = max(tiles, key=lambda name: tiles[name])
    tiles[tile] -= 1
    if tiles[tile] == 0:
        del tiles[tile]


def decide_what_lies(snapshot: dict[str, Any], dealer: SeededDealer) -> None:
    """What a case turns up or puts a hero on is some tile; which one it leaves open, none depends on."""
    stood_on = [player["pos"] for player in snapshot["players"]]
    for cell, place in snapshot["board"].items():
        if place["tile"] is None and (place["seen"] or cell in stood_on):
            tiles = sorted(snapshot["tiles"])
            drawn = dealer.deal([*range(len(tiles))], [snapshot["tiles"][tile] for tile in tiles])
            put_tile(snapshot, cell, {"tile": tiles[drawn]})


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
