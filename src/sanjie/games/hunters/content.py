"""From the mapping of a content file (laid out as `content/hunters.yaml`) to tables; maps from entries."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sanjie.games.hunters.cards import HEROES, KINDS, TILES
from sanjie.games.hunters.hexes import FARTHEST, cell_at
from sanjie.games.hunters.land import FREE_CELLS, NOWHERE, PLACES, SLOT_NAMES, Land
from sanjie.games.hunters.tables import ABILITIES, BUILT, MOST_PLAYERS, Tables, keep_tables
from sanjie.packs import Pack, standard

GAME: Final = "hunters"
SHIPPED: Final = "shipped"  # the set of life numbers that stands on the cards of the demon kings
PLAYERS: Final = range(1, MOST_PLAYERS + 1)
PARAMETERS: Final = (
    *("hand_refill", "weariness_limit", "curse_limit", "aura_max"),
    *("absorb", "supply_min_x", "skill_heal", "skill_steps"),
)


class BadContent(ValueError):
    """A content file or a map that the rules cannot play with; the text says what is wrong."""


def tables_from(content: Mapping[str, Any], digest: str) -> Tables:
    """The tables of a content file. Raises BadContent."""
    built = Tables(digest)
    try:
        for difficulty in content["difficulties"]:
            built.difficulty_ids.append(difficulty["id"])
            built.hero_life.append(number_of(difficulty["hero_life"], "hero_life"))
            built.ability_count.append(number_of(difficulty["ability_count"], "ability_count"))
            built.surge_mod.append(number_of(difficulty["surge_mod"], "surge_mod"))
        for king in content["demon_kings"]:
            add_king(built, king)
        add_life_sets(built, content)
        classes = {entry["id"]: entry for entry in content["classes"]}
        built.skill_cost = [number_of(classes[hero]["cost_primary"], "cost_primary") for hero in HEROES]
        built.second_cost = [number_of(classes[hero]["cost_secondary"], "cost_secondary") for hero in HEROES]
        tiles = {entry["id"]: entry for entry in content["tiles"]}
        built.tile_count = [number_of(tiles[tile]["count"], "count of a tile") for tile in TILES]
        cards = {entry["id"]: entry for entry in content["cards"]}
        built.card_count = [number_of(cards[kind]["count"], "count of a card") for kind in KINDS]
        for entry in content["maps"]:
            built.maps.append(land_from(entry))
        names = [land.name for land in built.maps]
        for name in names:
            if names.count(name) > 1:
                raise BadContent(f"two maps have the id {name!r}; each map has its own (HUNTERS-3.18)")
        add_parameters(built, content["parameters"])
    except (KeyError, TypeError) as problem:
        raise BadContent(f"the content lacks {problem}") from problem
    return built


def number_of(value: object, what: str) -> int:
    """`value` if it is a whole number. Raises BadContent."""
    if type(value) is not int:
        raise BadContent(f"{value!r} is no {what}; a whole number it must be")
    return value


def by_players(numbers: Mapping[Any, Any], what: str) -> list[int]:
    """The numbers for 0 (always 0) to 5 players. Raises BadContent."""
    for players in PLAYERS:
        if players not in numbers:
            raise BadContent(f"{what} has no number for {players} players")
    return [0, *(number_of(numbers[players], what) for players in PLAYERS)]


def add_king(built: Tables, king: Mapping[str, Any]) -> None:
    """Append a demon king without its life. Raises BadContent."""
    for ability in king["abilities"]:
        if ability not in ABILITIES:
            raise BadContent(f"{ability!r} is no ability of a demon king; there are {', '.join(ABILITIES)}")
    built.king_ids.append(king["id"])
    built.king_move.append(number_of(king["move"], "move"))
    built.king_strike.append(number_of(king["strike"], "strike"))
    built.king_abilities.append([ABILITIES.index(ability) for ability in king["abilities"]])


def add_life_sets(built: Tables, content: Mapping[str, Any]) -> None:
    """The lives on the cards, then those of `life_sets`; what a set leaves out is as on the card."""
    cards: list[list[list[int]]] = []
    for king in content["demon_kings"]:
        what = f"the life of {king['id']}"
        cards.append([by_players(king["life"][name], f"{what}, {name},") for name in built.difficulty_ids])
    built.set_ids.append(SHIPPED)
    built.life.append(cards)
    for entry in content.get("life_sets", []):
        built.set_ids.append(entry["id"])
        lives: list[list[list[int]]] = []
        for king in range(len(built.king_ids)):
            own = entry["life"].get(built.king_ids[king], {})
            rows: list[list[int]] = []
            for difficulty in range(len(built.difficulty_ids)):
                name = built.difficulty_ids[difficulty]
                what = f"the life of {built.king_ids[king]}, {name}, in the set {entry['id']}"
                rows.append(by_players(own[name], what) if name in own else cards[king][difficulty])
            lives.append(rows)
        built.life.append(lives)


def add_parameters(built: Tables, parameters: Mapping[str, Any]) -> None:
    """Single numbers of the rules. Raises BadContent."""
    numbers = {name: number_of(parameters[name], name) for name in PARAMETERS}
    built.hand_refill = numbers["hand_refill"]
    built.weariness_limit = numbers["weariness_limit"]
    built.curse_limit = numbers["curse_limit"]
    built.aura_max = numbers["aura_max"]
    built.absorb = numbers["absorb"]
    built.supply_min_x = numbers["supply_min_x"]
    built.skill_heal = numbers["skill_heal"]
    built.skill_steps = numbers["skill_steps"]
    built.surge_base = by_players(parameters["surge_base"], "surge_base")


def land_from(entry: Mapping[str, Any]) -> Land:
    """The map of an entry `{id, cells, slots, slots_by_players, demon_start}` (HUNTERS-3.18).

    `demon_start` may be missing or None; keys of `slots_by_players` are numbers, or their digits; one that is
    missing leaves a map on which so many do not play. Raises BadContent.
    """
    name = entry.get("id")
    if not isinstance(name, str) or not name:
        raise BadContent("a map needs an id of its own (HUNTERS-3.18)")
    cells = [cell_from(pair, name) for pair in listed(entry.get("cells"), f"the cells of the map {name}")]
    if len(cells) != FREE_CELLS:
        raise BadContent(f"the map {name} has {len(cells)} cells; {FREE_CELLS} it must be (HUNTERS-3.18)")
    slots = entry.get("slots")
    if not isinstance(slots, Mapping) or sorted(str(slot) for slot in slots) != list(SLOT_NAMES):
        raise BadContent(f"the map {name} needs the slots A, B, C, D and E (HUNTERS-3.18)")
    slot_cells = [cell_from(slots[slot], name) for slot in SLOT_NAMES]
    if len(set(cells + slot_cells)) != PLACES:
        raise BadContent(f"two places of the map {name} are the same; {PLACES} different ones it needs")
    start = NOWHERE
    if entry.get("demon_start") is not None:
        start = cell_from(entry["demon_start"], name)
        if start not in cells:
            raise BadContent(f"the demon king of the map {name} starts on none of its cells (HUNTERS-3.18)")
    land = Land(name, cells + slot_cells, slot_cells, used_slots(entry, name), start)
    if NOWHERE in land.far:
        raise BadContent(f"the places of the map {name} do not hang together (HUNTERS-3.18)")
    return land


def used_slots(entry: Mapping[str, Any], name: str) -> list[list[int]]:
    """The slots by seat for 0 to 5 players; none for a number the map is not for. Raises BadContent."""
    by_number = entry.get("slots_by_players")
    if not isinstance(by_number, Mapping) or not by_number:
        raise BadContent(f"the map {name} does not say which slots are used (slots_by_players, HUNTERS-3.18)")
    used: list[list[int]] = [[]]
    for players in PLAYERS:
        slots = by_number.get(players, by_number.get(str(players)))
        if slots is None:
            used.append([])
            continue
        listed(slots, f"slots_by_players of the map {name} for {players} players")
        known = [slot for slot in slots if isinstance(slot, str) and len(slot) == 1 and slot in SLOT_NAMES]
        if len(known) != len(slots) or len(slots) != players or len(set(known)) != players:
            raise BadContent(
                f"with {players} players the map {name} uses the slots {slots}; "
                f"it must name as many different ones of A, B, C, D, E (HUNTERS-3.18)"
            )
        used.append([SLOT_NAMES.index(slot) for slot in known])
    return used


def listed(value: object, what: str) -> Sequence[Any]:
    """`value` if it is a list. Raises BadContent."""
    if not isinstance(value, list | tuple):
        raise BadContent(f"{what} must be a list")
    return value


def cell_from(pair: object, name: str) -> int:
    """The cell of `[q, r]`. Raises BadContent."""
    if isinstance(pair, list | tuple) and len(pair) == 2:
        q, r = pair
        if type(q) is int and type(r) is int and abs(q) <= FARTHEST and abs(r) <= FARTHEST:
            return cell_at(q, r)
    raise BadContent(
        f"{pair!r} is no place of the map {name}; a place is [q, r], each from -{FARTHEST} to {FARTHEST}"
    )


def tables_with(pack: Pack) -> Tables:
    """The tables of `pack`, built once while few others are. Raises BadContent."""
    if pack.digest not in BUILT:
        keep_tables(tables_from(pack.data, pack.digest))
    return BUILT[pack.digest]


def standard_tables() -> Tables:
    """The tables of the content that comes with the package."""
    return tables_with(standard(GAME))
