"""The table on which a worked case begins: what `given` says (HUNTERS-19.5)."""

import copy
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sanjie.core.chance import SeededDealer
from sanjie.core.frames import Frame
from sanjie.core.game import BadOption
from sanjie.core.seats import CHANCE, EVERYONE, NOBODY, NOTHING
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.cards import HEROES, TILES
from sanjie.games.hunters.content import BadContent, tables_with
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.land import FREE_CELLS, SLOT_NAMES
from sanjie.games.hunters.state import State
from sanjie.games.hunters.tables import MOST_PLAYERS
from sanjie.packs import Pack, digest_of, standard

AT: Final = re.compile(r"fresh|fate|(act|demon) ([a-z]+)( acted)?", re.ASCII)
PUT: Final = re.compile(r"([a-z_]+) (up|down|seen)", re.ASCII)
LINE_MAP: Final = "line"
HEROES_GIVEN: Final = ["mage", "knight"]  # where a case names none


class BadCase(ValueError):
    """A case that does not say what it means; the text tells what is wrong with it."""


class BadSetup(ValueError):
    """A set-up that is refused (`bad_setup`); the text says why."""


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
