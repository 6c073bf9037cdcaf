"""Positions: the mapping of the case format's `given`, and the same as one line of text that loses nothing.

A line is `guixi-1 key=value …`: the keys of `given` with lists as `a,b`, maps as `0:a,b/3:c`, the king as
`seat,card,turn,own_turns,fails,summons` and options as `name:value,…`. A line that was written also has
`bag`, `ghost_bag` and `ghost_bottom` (cards without an order, and those below them), `king_bag`, and
`pending`: the numbers of `packing.rest_of`, who knows which card of the ghost deck, and the slayer. One
without `pending` enters the turn at `start`, as a case does.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.game import BadOption, NotationError
from sanjie.core.packing import BadPack, Reader, pack_ints
from sanjie.core.seats import NOTHING, members, only
from sanjie.games.guixi.deals import clear_away
from sanjie.games.guixi.effects import TURN
from sanjie.games.guixi.hauntings import settle_deck
from sanjie.games.guixi.packing import rest_of
from sanjie.games.guixi.phases import (
    COMPETITIVE,
    FUN,
    HERETIC_KING,
    IDENTITIES,
    MODES,
    PLAYERS,
)
from sanjie.games.guixi.soundness import decks_fault, fault_of, players_fault
from sanjie.games.guixi.state import State
from sanjie.games.guixi.table import FACE_UP, Table
from sanjie.games.guixi.tables import Tables
from sanjie.games.guixi.turns import STARTS
from sanjie.games.guixi.unpacking import LONG, MANY, derive, place_ghost, take_rest
from sanjie.games.guixi.variant import OPTIONS, Variant, chosen_of, variant_of

HEAD: Final = "guixi-1"
PENDING_INTS: Final = 20_000
DECK: Final = ("gather_r", "gather_b") * 15
DEFAULTS: Final[dict[str, Sequence[str]]] = {
    "deck": DECK,
    "ghost_deck": ("rite", "eclipse"),
    "kings": ("stone", "beast"),
}
WORDS: Final = ("mode", "expansion", "start")
NUMBERS: Final = ("players", "current", "turn", "final_seat")
SEAT_LISTS: Final = ("elders", "revealed")
LISTS: Final = (
    *("ids", "deck", "bag", "discard", "ghost_deck", "ghost_bag", "ghost_bottom", "ghost_discard"),
    *("kings", "king_bag"),
)
MAPS: Final = ("hands", "ghosts", "points", "knows")
SINGLES: Final = ("chars", "artifacts", "spirit")
KEYS: Final = (
    *("players", "mode", "expansion", "options", "start", "current", "turn", "ids", "elders", "revealed"),
    *("knows", "chars", "hands", "spirit", "artifacts", "ghosts", "points", "deck", "bag", "discard"),
    *("ghost_deck", "ghost_bag", "ghost_bottom", "ghost_discard", "kings", "king_bag", "dice", "king"),
    *("final_seat", "pending"),
)
KING_KEYS: Final = ("seat", "card", "turn", "own_turns", "fails", "summons")
WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,18}", re.ASCII)


class BadGiven(ValueError):
    """A position that cannot be; the text says why."""


# -- from a mapping --------------------------------------------------------------------------
def variant_given(given: Mapping[str, object], tables: Tables) -> Variant:
    """The variant of `mode`, `expansion` and `options`. Raises BadGiven."""
    options = given.get("options") or {}
    if not isinstance(options, Mapping):
        raise BadGiven("options is no map")
    chosen: dict[str, object] = {str(name): text_of(value) for name, value in options.items()}
    chosen["mode"] = given.get("mode", "standard")
    chosen["expansion"] = text_of(given.get("expansion", False))
    try:
        return variant_of(chosen, tables.digest)
    except BadOption as problem:
        raise BadGiven(str(problem)) from problem


def text_of(value: object) -> object:
    """Booleans as the words that options use."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else value


def number_given(given: Mapping[str, object], key: str, low: int, high: int, default: int) -> int:
    """A whole number. Raises BadGiven."""
    value = given.get(key, default)
    if value is None:
        value = default
    if type(value) is not int or not (low <= value <= high or value == default):
        raise BadGiven(f"{key} is {value!r}; {low} to {high} is allowed")
    return value


def table_given(given: Mapping[str, object], tables: Tables) -> State:
    """Everything on the table, before anything is asked. Raises BadGiven."""
    for key in given:
        if key not in KEYS:
            raise BadGiven(f"unknown key {key!r}; a position has {', '.join(KEYS)}")
    variant = variant_given(given, tables)
    seats = number_given(given, "players", 3, 8, 0)
    if seats not in PLAYERS[variant.mode] or variant.start >= seats:
        raise BadGiven(f"{MODES[variant.mode]} is not for {seats}")
    t = State(variant, seats, tables)
    clear_away(t)
    t.current = number_given(given, "current", 0, seats - 1, 0)
    t.turn = number_given(given, "turn", 0, MANY, 9)
    t.final_seat = number_given(given, "final_seat", 0, seats - 1, NOTHING)
    t.priority = t.current
    give_players(t, given)
    give_decks(t, given)
    give_king(t, given)
    return t


def list_given(given: Mapping[str, object], key: str) -> list[object]:
    """A list, the default of the case format if it is absent. Raises BadGiven."""
    value = given.get(key)
    if value is None:
        value = DEFAULTS.get(key, ())
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadGiven(f"{key} is {value!r}, not a list")
    return list(value)


def map_given(t: Table, given: Mapping[str, object], key: str) -> dict[int, object]:
    """A map from seats. Raises BadGiven."""
    value = given.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise BadGiven(f"{key} is {value!r}, not a map from seats")
    for seat in value:
        if type(seat) is not int or not 0 <= seat < t.seats:
            raise BadGiven(f"{key} names the seat {seat!r}")
    return dict(value)


def number_of(names: Sequence[str], name: object, what: str) -> int:
    """The number of an id. Raises BadGiven."""
    if not isinstance(name, str) or not name or name not in names:
        raise BadGiven(f"{name!r} is no {what}")
    return list(names).index(name)


def numbers_of(names: Sequence[str], value: object, what: str) -> list[int]:
    """The numbers of a list of ids. Raises BadGiven."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadGiven(f"{value!r} is no list of {what}s")
    return [number_of(names, name, what) for name in value]


def seats_of(t: Table, value: object, key: str) -> int:
    """The mask of a list of seats. Raises BadGiven."""
    found = 0
    for seat in value if isinstance(value, Sequence) and not isinstance(value, str) else [value]:
        if type(seat) is not int or not 0 <= seat < t.seats:
            raise BadGiven(f"{key} names the seat {seat!r}")
        found |= only(seat)
    return found


def little_ghost(t: Table, name: object) -> int:
    """The number of a little ghost. Raises BadGiven."""
    return number_of(t.tables.ghost_ids[: t.tables.ghosts], name, "little ghost")


def give_players(t: Table, given: Mapping[str, object]) -> None:
    """Identities, characters, hands, spirit, artifacts, ghosts and points."""
    ids = list_given(given, "ids")
    if ids and (len(ids) != t.seats or t.variant.mode == FUN):
        raise BadGiven("ids has one identity for each seat, and fun mode has none")
    if ids:
        t.ids = [number_of(IDENTITIES, name, "identity") if name is not None else NOTHING for name in ids]
    t.elders = seats_of(t, list_given(given, "elders"), "elders")
    if t.elders and t.variant.mode != COMPETITIVE:
        raise BadGiven("there are elders outside competitive mode")
    t.revealed = t.elders | seats_of(t, list_given(given, "revealed"), "revealed")
    insight = [0] * t.seats
    for viewer, seats in map_given(t, given, "knows").items():
        for seat in members(seats_of(t, seats, "knows")):
            insight[seat] |= only(viewer)
    t.insight = insight
    cards = t.tables.card_ids
    for seat, name in map_given(t, given, "chars").items():
        t.chars[seat] = number_of(t.tables.character_ids, name, "character")
    for seat, hand in map_given(t, given, "hands").items():
        t.hands[seat] = sorted(numbers_of(cards, hand, "card"))
    for seat, amount in map_given(t, given, "spirit").items():
        if type(amount) is not int or not 0 <= amount <= MANY:
            raise BadGiven(f"spirit is {amount!r}")
        t.spirit[seat] = amount
    for seat, name in map_given(t, given, "artifacts").items():
        t.artifact[seat] = number_of(cards, name, "card") if name is not None else NOTHING
    for key in ("ghosts", "points"):
        for seat, names in sorted(map_given(t, given, key).items()):
            if not isinstance(names, Sequence) or isinstance(names, str):
                raise BadGiven(f"{key} of {seat} is no list")
            for name in names:
                give_ghost(t, little_ghost(t, name), seat, key == "points")


def give_ghost(t: Table, ghost: int, seat: int, won: bool) -> None:
    """A ghost on `seat` or among its points. Raises BadGiven."""
    try:
        place_ghost(t, ghost, 16 + seat if won else seat)
    except BadPack as problem:
        raise BadGiven(f"{t.tables.ghost_ids[ghost]}: {problem}") from problem
    if won:
        t.points.append(ghost)
    else:
        t.attached.append(ghost)


def give_decks(t: Table, given: Mapping[str, object]) -> None:
    """Decks and piles."""
    cards, ghosts = t.tables.card_ids, t.tables.ghost_ids
    t.deck_top = numbers_of(cards, list_given(given, "deck"), "card")
    t.discard = numbers_of(cards, list_given(given, "discard"), "card")
    for card in numbers_of(cards, list_given(given, "bag"), "card"):
        t.deck_bag[card] += 1
    t.deck_size = sum(t.deck_bag)
    # each place of the deck is decided, and nobody knows it yet
    t.ghost_top = numbers_of(ghosts, list_given(given, "ghost_deck"), "ghost card")
    t.ghost_bottom = numbers_of(ghosts, list_given(given, "ghost_bottom"), "ghost card")
    for card in numbers_of(ghosts, list_given(given, "ghost_bag"), "ghost card"):
        t.ghost_bag[card] += 1
    t.ghost_size = sum(t.ghost_bag)
    t.ghost_discard = sorted(numbers_of(ghosts, list_given(given, "ghost_discard"), "ghost card"))
    t.king_top = numbers_of(t.tables.king_ids, list_given(given, "kings"), "king")
    for king in numbers_of(t.tables.king_ids, list_given(given, "king_bag"), "king"):
        t.king_bag |= only(king)
    dice = list_given(given, "dice")
    if any(type(number) is not int or not 1 <= number <= 6 for number in dice):
        raise BadGiven("dice show 1 to 6")
    t.dice = [number for number in dice if isinstance(number, int)]
    settle_deck(t)


def give_king(t: Table, given: Mapping[str, object]) -> None:
    """The king, if there is one."""
    king = given.get("king")
    if king is None:
        return
    if not isinstance(king, Mapping) or any(key not in KING_KEYS for key in king):
        raise BadGiven(f"king has the keys {', '.join(KING_KEYS)}")
    t.king = number_given(king, "seat", 0, t.seats - 1, NOTHING)
    t.king_card = number_of(t.tables.king_ids, king.get("card"), "king")
    t.king_turn = number_given(king, "turn", 0, MANY, 1)
    t.king_own = number_given(king, "own_turns", 0, MANY, 0)
    t.king_fails = number_given(king, "fails", 0, MANY, 0)
    t.king_summons = number_given(king, "summons", 0, MANY, 0)
    if t.king != NOTHING and t.ids[t.king] == HERETIC_KING:
        t.revealed |= only(t.king)
    t.king_top = [card for card in t.king_top if card != t.king_card]


def state_from_given(given: Mapping[str, object], tables: Tables, telling: bool = False) -> State:
    """The state of a case's `given` (not `full_setup`), run on to its first question. Raises BadGiven."""
    t = table_given(given, tables)
    start = given.get("start", "draw")
    if start not in STARTS:
        raise BadGiven(f"start is {start!r}; {', '.join(STARTS)} are the steps")
    derive(t)
    fault = players_fault(t) or decks_fault(t)
    if fault:
        raise BadGiven(fault)
    t.telling = telling
    t.stack.append(Frame(TURN, t.current, NOTHING, NOTHING))
    t.stack[0].step = STARTS[str(start)]
    t.advance()
    return t


# -- to a mapping ----------------------------------------------------------------------------
def given_of(t: State) -> dict[str, object]:
    """The position as a mapping with the keys of `KEYS`, `start` left out; a fresh one."""
    names = t.tables
    seats = range(t.seats)
    options = {
        option.name: value
        for option in OPTIONS
        if (value := chosen_of(t.variant)[option.name]) != option.default
        and option.name not in ("mode", "expansion")
    }
    given: dict[str, object] = {
        "players": t.seats,
        "mode": MODES[t.variant.mode],
        "expansion": t.variant.expansion,
        "options": options,
        "current": t.current,
        "turn": t.turn,
        "ids": [IDENTITIES[one] if one != NOTHING else None for one in t.ids] if max(t.ids) >= 0 else [],
        "elders": members(t.elders),
        "revealed": members(t.revealed),
        "knows": {
            viewer: seen
            for viewer in seats
            if (seen := [seat for seat in seats if t.insight[seat] >> viewer & 1])
        },
        "chars": {seat: names.character_ids[t.chars[seat]] for seat in seats if t.chars[seat] != NOTHING},
        "hands": {seat: [names.card_ids[card] for card in t.hands[seat]] for seat in seats if t.hands[seat]},
        "spirit": {seat: t.spirit[seat] for seat in seats if t.spirit[seat]},
        "artifacts": {seat: names.card_ids[t.artifact[seat]] for seat in seats if t.artifact[seat] >= 0},
        "ghosts": {
            seat: [names.ghost_ids[one] for one in t.ghosts_of(seat)] for seat in seats if t.ghost_count[seat]
        },
        "points": {
            seat: [names.ghost_ids[one] for one in t.points_of(seat)] for seat in seats if t.point_count[seat]
        },
        "deck": [names.card_ids[card] for card in t.deck_top],
        "bag": [names.card_ids[card] for card, count in enumerate(t.deck_bag) for _ in range(count)],
        "discard": [names.card_ids[card] for card in t.discard],
        "ghost_deck": [names.ghost_ids[entry & 255] for entry in t.ghost_top],
        "ghost_bag": [names.ghost_ids[card] for card, count in enumerate(t.ghost_bag) for _ in range(count)],
        "ghost_bottom": [names.ghost_ids[entry & 255] for entry in t.ghost_bottom],
        "ghost_discard": [names.ghost_ids[card] for card in t.ghost_discard],
        "kings": [names.king_ids[king] for king in t.king_top],
        "king_bag": [name for king, name in enumerate(names.king_ids) if t.king_bag >> king & 1],
        "dice": t.dice[:],
    }
    if t.king != NOTHING:
        given["king"] = {
            "seat": t.king,
            "card": names.king_ids[t.king_card],
            "turn": t.king_turn,
            "own_turns": t.king_own,
            "fails": t.king_fails,
            "summons": t.king_summons,
        }
    if t.final_seat != NOTHING:
        given["final_seat"] = t.final_seat
    return given


# -- lines -----------------------------------------------------------------------------------
def write_position(t: State) -> str:
    """One canonical line from which `read_position` makes an equal state."""
    given = given_of(t)
    looks = [entry >> 8 for entry in t.ghost_top + t.ghost_bottom]
    given["pending"] = [t.revision, t.slayer, *looks, *rest_of(t)]
    parts = [HEAD]
    for key in KEYS:
        if key in given:
            value = given[key]
            if key in DEFAULTS or key in NUMBERS or value not in ({}, [], False):
                parts.append(f"{key}={written(key, value)}")
    return " ".join(parts)


def written(key: str, value: object) -> str:
    """The value of a key as text without spaces."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if key == "king" and isinstance(value, Mapping):
        return ",".join(str(value[part]) for part in KING_KEYS)
    if key == "options" and isinstance(value, Mapping):
        return ",".join(f"{name}:{one}" for name, one in value.items())
    if isinstance(value, Mapping):
        return "/".join(f"{seat}:{written('', one)}" for seat, one in value.items())
    if isinstance(value, list):
        return ",".join("-" if one is None else str(one) for one in value)
    return str(value)


def read_position(line: str, tables: Tables) -> State:
    """The state of a line. Raises NotationError (`bad_notation`: its form, `bad_position`: its sense)."""
    head, *parts = line.split(" ")
    if head != HEAD or not line.isascii() or not line.isprintable():
        raise NotationError("bad_notation", f"a position begins with {HEAD!r} and has key=value after it")
    given: dict[str, object] = {}
    for part in parts:
        key, sign, text = part.partition("=")
        if not sign or key not in KEYS or key in given:
            raise NotationError("bad_notation", f"{part!r} is no key=value, or stands twice")
        given[key] = value_read(key, text)
    try:
        if "pending" not in given:
            return state_from_given(given, tables)
        return pending_state(given, tables)
    except (BadGiven, BadPack, BadOption) as problem:
        raise NotationError("bad_position", str(problem)) from problem


def value_read(key: str, text: str) -> object:
    """The value that `text` writes. Raises NotationError(`bad_notation`)."""
    if key in WORDS:
        return {"true": True, "false": False}.get(text, text) if key == "expansion" else text
    if key in NUMBERS:
        return whole(text)
    items = text.split(",") if text else []
    if key in (*SEAT_LISTS, "dice", "pending"):
        return [whole(item) for item in items]
    if key in LISTS:
        return [None if item == "-" else item for item in items]
    if key == "king":
        if len(items) != len(KING_KEYS):
            raise NotationError("bad_notation", f"the king is {','.join(KING_KEYS)}")
        pairs = zip(KING_KEYS, items, strict=True)
        return {part: item if part == "card" else whole(item) for part, item in pairs}
    found: dict[object, object] = {}
    for one in items if key == "options" else text.split("/") if text else []:
        name, sign, rest = one.partition(":")
        if not sign or name in found:
            raise NotationError("bad_notation", f"{one!r} is no name:value, or stands twice")
        if key == "options":
            found[name] = rest
        elif key in SINGLES:
            found[whole(name)] = whole(rest) if key == "spirit" else rest
        else:
            values: list[object] = [*rest.split(",")] if rest else []
            found[whole(name)] = [whole(str(value)) for value in values] if key == "knows" else values
    return found


def whole(text: str) -> int:
    """A whole number in plain digits. Raises NotationError(`bad_notation`)."""
    if not WHOLE.fullmatch(text):
        raise NotationError("bad_notation", f"{text!r} is no whole number")
    return int(text)


def pending_state(given: Mapping[str, object], tables: Tables) -> State:
    """The state of a line that was written. Raises BadGiven or BadPack."""
    t = table_given(given, tables)
    numbers = given["pending"]
    if not isinstance(numbers, list) or len(numbers) > PENDING_INTS or "start" in given:
        raise BadGiven("pending is a list of numbers, and has no start beside it")
    if any(type(number) is not int or not -(1 << 63) < number < 1 << 63 for number in numbers):
        raise BadGiven("pending holds a number that is too large")
    reader = Reader(pack_ints(numbers))
    t.revision = reader.take(1, t.revision)
    t.slayer = reader.take(NOTHING, t.seats - 1)
    if len(t.ghost_top) + len(t.ghost_bottom) > LONG:
        raise BadGiven("the ghost deck is too long")
    t.ghost_top = [reader.take(0, FACE_UP) << 8 | card for card in t.ghost_top]
    t.ghost_bottom = [reader.take(0, FACE_UP) << 8 | card for card in t.ghost_bottom]
    take_rest(t, reader)
    reader.end()
    derive(t)
    fault = fault_of(t)
    if fault:
        raise BadGiven(fault)
    return t
