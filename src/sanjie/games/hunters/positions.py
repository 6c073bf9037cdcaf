"""A position as one line of text that loses nothing: the snapshot of `snapshot.py`, flattened.

`hunters-1 key=value …`: keys are paths of the snapshot, players `p0.` to `p4.`; lists are joined by `+`, and
what is 0, false, empty or none is left out. `board` has two signs for each place, by q, then r: the element
of the tile, small for a terrain and large for a camp, `.` for one that nobody has decided; and `+` face up,
`~` face down but seen, `-` never seen. `tiles` are `river:3+…`, `todo` is `fate/return/act:0:true`.
"""

import re
from collections.abc import Mapping
from typing import Final

from sanjie.core.game import NotationError
from sanjie.games.hunters.cards import LETTERS, TILES
from sanjie.games.hunters.land import PLACES
from sanjie.games.hunters.notation import write_cell
from sanjie.games.hunters.snapshot import (
    DEMON_KEYS,
    FATE_KEYS,
    OPTION_KEYS,
    PLAYER_KEYS,
    SUPPLY_KEYS,
    BadSnapshot,
    snapshot_of,
    state_of,
)
from sanjie.games.hunters.soundness import fault_of, order_fault, table_fault
from sanjie.games.hunters.state import State
from sanjie.games.hunters.tables import MOST_PLAYERS, Tables

HEAD: Final = "hunters-1"
LISTS: Final = (
    *("chosen", "last_roll", "deck", "discard", "exile", "row", "power", "abilities", "hand", "aura"),
    *("gained", "lacks", "shows"),
)
NUMBERS: Final = (
    *("revision", "x", "surge_at", "hero_life", "curses", "turn", "mixed", "facing", "life", "max"),
)
FLAGS: Final = ("board_action", "wild")
SIGNS: Final = LETTERS.lower() + LETTERS  # of tiles, in their order
UNKNOWN: Final = "."
UP: Final = "+"
SEEN: Final = "~"
HIDDEN: Final = "-"
WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,9}", re.ASCII)
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "options": OPTION_KEYS,
    "fate": FATE_KEYS,
    "supply": SUPPLY_KEYS,
    "demon": DEMON_KEYS,
    **{f"p{seat}": PLAYER_KEYS for seat in range(MOST_PLAYERS)},
}
SINGLE: Final = (
    *("revision", "numbers", "chosen", "map", "difficulty", "x", "surge_at", "hero_life", "curses", "turn"),
    *("last_roll", "result", "board", "tiles", "todo"),
)
PATHS: Final = frozenset((*SINGLE, *(f"{part}.{key}" for part, keys in PARTS.items() for key in keys)))


# -- to a line ---------------------------------------------------------------------------------
def write_position(t: State) -> str:
    """One canonical line from which `read_position` makes an equal state."""
    snapshot = snapshot_of(t)
    parts = [HEAD]
    for key, value in snapshot.items():
        if key == "board" and isinstance(value, Mapping):
            parts.append(f"board={board_text(value)}")
        elif key == "tiles" and isinstance(value, Mapping):
            add(parts, key, [f"{tile}:{count}" for tile, count in value.items()])
        elif key == "todo" and isinstance(value, list):
            if value:
                parts.append("todo=" + "/".join(item_text(item) for item in value))
        elif key == "result":
            add(parts, key, value["reason"] if isinstance(value, Mapping) else None)
        elif key == "players" and isinstance(value, list):
            for seat, player in enumerate(value):
                for name, one in player.items():
                    add(parts, f"p{seat}.{name}", one)
        elif isinstance(value, Mapping):
            for name, one in value.items():
                add(parts, f"{key}.{name}", one)
        else:
            add(parts, key, value)
    return " ".join(parts)


def add(parts: list[str], path: str, value: object) -> None:
    """Append `path=value` unless the value is 0, false, empty or none."""
    if isinstance(value, list):
        if value:
            parts.append(f"{path}={'+'.join(value)}")
    elif value is True:
        parts.append(f"{path}=true")
    elif value:
        parts.append(f"{path}={value}")


def board_text(board: Mapping[str, Mapping[str, object]]) -> str:
    """Two signs for each place."""
    text = ""
    for place in board.values():
        tile = place["tile"]
        text += SIGNS[TILES.index(tile)] if isinstance(tile, str) else UNKNOWN
        text += UP if place["up"] else SEEN if place["seen"] else HIDDEN
    return text


def item_text(item: list[object]) -> str:
    """An item of `todo`."""
    words = {True: "true", False: "false", None: "-"}
    return ":".join(str(words[part] if isinstance(part, bool) or part is None else part) for part in item)


# -- from a line -------------------------------------------------------------------------------
def read_position(line: str, tables: Tables) -> State:
    """The state of a line. Raises NotationError (`bad_notation`: its form, `bad_position`: its sense)."""
    head, *parts = line.split(" ")
    if head != HEAD or not line.isascii() or not line.isprintable():
        raise NotationError("bad_notation", f"a position begins with {HEAD!r} and has key=value after it")
    given: dict[str, str] = {}
    for part in parts:
        path, sign, text = part.partition("=")
        if not sign or path not in PATHS or path in given:
            raise NotationError("bad_notation", f"{part!r} is no key=value of hunters, or stands twice")
        given[path] = text
    snapshot = snapshot_in(given, tables)
    try:
        return settled(snapshot, tables)
    except BadSnapshot as problem:
        raise NotationError("bad_position", str(problem)) from problem


def settled(snapshot: Mapping[str, object], tables: Tables) -> State:
    """The state of a snapshot, run on to its first question. Raises BadSnapshot."""
    t = state_of(snapshot, tables)
    fault = table_fault(t) or order_fault(t)
    if fault:
        raise BadSnapshot(fault)
    t.advance()
    fault = fault_of(t)
    if fault:
        raise BadSnapshot(fault)
    return t


def snapshot_in(given: Mapping[str, str], tables: Tables) -> dict[str, object]:
    """The snapshot of a line's texts; what is left out is 0, false, empty or none. Raises NotationError."""
    snapshot: dict[str, object] = {
        key: value_in(key, given.get(key))
        for key in SINGLE
        if key not in ("board", "tiles", "result", "todo")
    }
    for part, keys in PARTS.items():
        snapshot[part] = {key: value_in(key, given.get(f"{part}.{key}")) for key in keys}
    seats = 0
    while any(path.startswith(f"p{seats}.") for path in given):
        seats += 1
    players = [snapshot.pop(f"p{seat}") for seat in range(MOST_PLAYERS)]
    snapshot["players"] = players[:seats]
    reason = given.get("result")
    outcome = "win" if reason == "sealed" else "lose"
    snapshot["result"] = None if reason is None else {"outcome": outcome, "reason": reason}
    snapshot["board"] = board_in(given.get("board", ""), given.get("map", ""), tables)
    snapshot["tiles"] = tiles_in(given.get("tiles"))
    snapshot["todo"] = [item_in(text) for text in given["todo"].split("/")] if "todo" in given else []
    return snapshot


def value_in(path: str, text: str | None) -> object:
    """The value of a key; the last name of its path says what it is. Raises NotationError."""
    key = path.rpartition(".")[2]
    if key in LISTS:
        return text.split("+") if text else []
    if key in NUMBERS:
        return whole(text) if text is not None else 0
    if key in FLAGS:
        return flag(text) if text is not None else False
    return text


def whole(text: str) -> int:
    """A whole number in plain digits. Raises NotationError(`bad_notation`)."""
    if not WHOLE.fullmatch(text):
        raise NotationError("bad_notation", f"{text!r} is no whole number")
    return int(text)


def flag(text: str) -> bool:
    """`true` or `false`. Raises NotationError(`bad_notation`)."""
    if text not in ("true", "false"):
        raise NotationError("bad_notation", f"{text!r} is neither true nor false")
    return text == "true"


def board_in(text: str, name: str, tables: Tables) -> dict[str, object]:
    """The board of its signs. Raises NotationError(`bad_notation`)."""
    lands = [land for land in tables.maps if land.name == name]
    if not lands:
        raise NotationError("bad_position", f"there is no map {name!r} (HUNTERS-3.18)")
    if len(text) != 2 * PLACES:
        raise NotationError(
            "bad_notation", f"board has {len(text)} signs; there are two for each of {PLACES}"
        )
    board: dict[str, object] = {}
    for place in range(PLACES):
        tile, lies = text[2 * place], text[2 * place + 1]
        if tile not in SIGNS + UNKNOWN or lies not in UP + SEEN + HIDDEN:
            raise NotationError("bad_notation", f"{tile + lies!r} stands for nothing on the board")
        board[write_cell(lands[0].cells[place])] = {
            "tile": TILES[SIGNS.index(tile)] if tile != UNKNOWN else None,
            "up": lies == UP,
            "seen": lies != HIDDEN,
        }
    return board


def tiles_in(text: str | None) -> dict[str, object]:
    """`tiles`. Raises NotationError(`bad_notation`)."""
    tiles: dict[str, object] = {}
    for one in text.split("+") if text else []:
        tile, _, count = one.partition(":")
        if tile in tiles:
            raise NotationError("bad_notation", f"{tile!r} stands twice")
        tiles[tile] = whole(count)
    return tiles


def item_in(text: str) -> list[object]:
    """An item of `todo`."""
    name, *parts = text.split(":")
    words: dict[str, object] = {"true": True, "false": False, "-": None}
    return [name, *(words[p] if p in words else int(p) if WHOLE.fullmatch(p) else p for p in parts)]
