"""A state as one mapping (HUNTERS-19.1), and back.

Beside the keys of the rulebook a snapshot has those that say what nobody has decided yet: `mixed` of a deck
is how many of its last cards lie in an order that is still open, and `tiles` counts the tiles that may lie
where `board` has none. `numbers` and `chosen` are the options that 19.1 does not name; `gained`, `lacks` and
`shows` of a player are what all remember of a concealed hand.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from sanjie.core.game import BadOption
from sanjie.core.seats import NOTHING
from sanjie.games.hunters.cards import CARD_KINDS, FACES, HEROES, KINDS, LETTERS, TILE_KINDS, TILES
from sanjie.games.hunters.deals import clear_away
from sanjie.games.hunters.hexes import DIRECTIONS
from sanjie.games.hunters.land import NOWHERE, PLACES
from sanjie.games.hunters.notation import read_cell, write_cell
from sanjie.games.hunters.rulebook import ENDING_NAMES, SEALED
from sanjie.games.hunters.state import State
from sanjie.games.hunters.table import FATE_KINDS, LATEST, UNDECIDED, Table
from sanjie.games.hunters.tables import ABILITIES, MOST_PLAYERS, Tables
from sanjie.games.hunters.todo import BadTodo, items_of, take_todo
from sanjie.games.hunters.variant import SWITCHES, chosen_of, variant_of
from sanjie.games.hunters.view import fate_name, letters_of, named

MANY: Final = 1 << 30  # turns stay below
LONG: Final = 400  # the longest list that is believed

KEYS: Final = (
    *(
        "revision",
        "options",
        "numbers",
        "chosen",
        "map",
        "difficulty",
        "x",
        "surge_at",
        "hero_life",
        "curses",
    ),
    *("turn", "last_roll", "result", "board", "tiles", "fate", "supply", "demon", "players", "todo"),
)
FATE_KEYS: Final = ("deck", "mixed", "shown", "discard", "exile")
SUPPLY_KEYS: Final = ("row", "deck", "mixed")
DEMON_KEYS: Final = ("king", "pos", "facing", "life", "max", "power", "abilities")
PLACE_KEYS: Final = ("tile", "up", "seen")
PLAYER_KEYS: Final = (
    *("hero", "pos", "camp", "life", "hand", "deck", "mixed", "discard", "aura", "primary", "secondary"),
    *("board_action", "wild", "gained", "lacks", "shows"),
)
RESULT_KEYS: Final = ("outcome", "reason")
OPTION_KEYS: Final = tuple(option.name for option in SWITCHES)


class BadSnapshot(ValueError):
    """A snapshot that cannot be; the text says why."""


# -- to a mapping ----------------------------------------------------------------------------
def snapshot_of(t: State) -> dict[str, object]:
    """Everything that is true, with the keys of `KEYS`; a fresh mapping."""
    chosen = chosen_of(t.variant, t.tables)
    won = "win" if t.ended == SEALED else "lose"
    return {
        "revision": t.revision,
        "options": {name: chosen[name] for name in OPTION_KEYS},
        "numbers": chosen["numbers"],
        "chosen": [chosen[f"p{seat}"] for seat in range(MOST_PLAYERS)],
        "map": t.land.name,
        "difficulty": chosen["difficulty"],
        "x": t.x,
        "surge_at": t.surge_at,
        "hero_life": t.hero_life,
        "curses": t.curses,
        "turn": t.turn,
        "last_roll": [FACES[face] for face in t.last_roll],
        "result": {"outcome": won, "reason": ENDING_NAMES[t.ended]} if t.ended else None,
        "board": {write_cell(t.land.cells[place]): place_of(t, place) for place in range(PLACES)},
        "tiles": {TILES[tile]: count for tile, count in enumerate(t.tile_bag) if count},
        "fate": {
            "deck": [fate_name(t, card) for card in t.fate_top + spread(t.fate_bag)],
            "mixed": t.fate_size,
            "shown": fate_name(t, t.fate_shown) if t.fate_shown != NOTHING else None,
            "discard": [fate_name(t, card) for card in t.fate_discard],
            "exile": [fate_name(t, card) for card in t.fate_exile],
        },
        "supply": {
            "row": named(t.row),
            "deck": named(t.supply_top + spread(t.supply_bag)),
            "mixed": t.supply_size,
        },
        "demon": {
            "king": t.tables.king_ids[t.variant.king],
            "pos": write_cell(t.land.cells[t.demon]),
            "facing": t.facing,
            "life": t.demon_life,
            "max": t.demon_full,
            "power": named(t.power),
            "abilities": [ABILITIES[ability] for ability in t.abilities],
        },
        "players": [player_of(t, seat) for seat in range(t.seats)],
        "todo": items_of(t),
    }


def spread(bag: list[int]) -> list[int]:
    """Every card of a bag of counts, ascending; a fresh list."""
    return [card for card, count in enumerate(bag) for _ in range(count)]


def place_of(t: Table, place: int) -> dict[str, object]:
    """What lies at a place."""
    tile = t.tile[place]
    return {
        "tile": TILES[tile] if tile != UNDECIDED else None,
        "up": t.is_up(place),
        "seen": t.seen >> place & 1 == 1,
    }


def player_of(t: Table, seat: int) -> dict[str, object]:
    """What lies before a player."""
    secondary = t.secondary[seat]
    return {
        "hero": HEROES[t.heroes[seat]],
        "pos": write_cell(t.land.cells[t.pos[seat]]),
        "camp": write_cell(t.land.cells[t.camp[seat]]),
        "life": t.life[seat],
        "hand": named(t.hands[seat]),
        "deck": named(t.deck_top[seat] + t.deck_bag[seat]),
        "mixed": len(t.deck_bag[seat]),
        "discard": named(t.discard[seat]),
        "aura": named(t.aura[seat]),
        "primary": HEROES[t.primary[seat]],
        "secondary": HEROES[secondary] if secondary != NOTHING else None,
        "board_action": t.board_action >> seat & 1 == 1,
        "wild": t.wild >> seat & 1 == 1,
        "gained": named(t.gained[seat]) if t.gained else [],
        "lacks": letters_of(t.lacks[seat]) if t.gained else [],
        "shows": letters_of(t.shows[seat]) if t.gained else [],
    }


# -- from a mapping: single values -------------------------------------------------------------
def map_in(value: object, what: str, keys: Sequence[str]) -> Mapping[str, object]:
    """A mapping with exactly these keys. Raises BadSnapshot."""
    if not isinstance(value, Mapping):
        raise BadSnapshot(f"{what} is {value!r}, not a mapping")
    for key in value:
        if key not in keys:
            raise BadSnapshot(f"{what} has no {key!r}; it has {', '.join(keys)}")
    for key in keys:
        if key not in value:
            raise BadSnapshot(f"{what} lacks {key!r}")
    return value


def number_in(value: object, what: str, low: int, high: int) -> int:
    """A whole number from `low` to `high`. Raises BadSnapshot."""
    if type(value) is not int or not low <= value <= high:
        raise BadSnapshot(f"{what} is {value!r}; {low} to {high} is allowed")
    return value


def flag_in(value: object, what: str) -> bool:
    """True or False. Raises BadSnapshot."""
    if not isinstance(value, bool):
        raise BadSnapshot(f"{what} is {value!r}; true or false it must be")
    return value


def list_in(value: object, what: str) -> list[object]:
    """A list. Raises BadSnapshot."""
    if not isinstance(value, list | tuple) or len(value) > LONG:
        raise BadSnapshot(f"{what} is {value!r}, not a list of at most {LONG}")
    return list(value)


def number_of(names: Sequence[str], value: object, what: str) -> int:
    """The number of a name. Raises BadSnapshot."""
    if not isinstance(value, str) or value not in names:
        raise BadSnapshot(f"{what} is {value!r}; allowed: {', '.join(names)}")
    return list(names).index(value)


def numbers_of(names: Sequence[str], value: object, what: str) -> list[int]:
    """The numbers of a list of names. Raises BadSnapshot."""
    return [number_of(names, name, what) for name in list_in(value, what)]


def place_in(t: Table, value: object, what: str) -> int:
    """The place that a cell names. Raises BadSnapshot."""
    cell = read_cell(value) if isinstance(value, str) else NOWHERE
    if cell not in t.land.place_of:
        raise BadSnapshot(f"{what} is {value!r}, no place of the map {t.land.name}")
    return t.land.place_of[cell]


def mixed_in(value: object, what: str, deck: list[int]) -> int:
    """How many of the last cards of a deck are in no order. Raises BadSnapshot."""
    return number_in(value, f"mixed of {what}", 0, len(deck))


# -- from a mapping: the whole -----------------------------------------------------------------
def state_of(snapshot: Mapping[str, object], tables: Tables) -> State:
    """The state of a snapshot as it stands; `advance` runs it on to a question. Raises BadSnapshot."""
    given = map_in(snapshot, "a snapshot", KEYS)
    t = table_of(given, tables)
    t.revision = number_in(given["revision"], "revision", 1, LATEST)
    t.turn = number_in(given["turn"], "turn", 0, MANY)
    t.x = number_in(given["x"], "x", 1, LONG)
    t.surge_at = number_in(given["surge_at"], "surge_at", 1, LONG)
    t.hero_life = number_in(given["hero_life"], "hero_life", 1, LONG)
    t.curses = number_in(given["curses"], "curses", 0, tables.curse_limit)
    t.last_roll = numbers_of(FACES, given["last_roll"], "last_roll")
    result = given["result"]
    if result is not None:
        parts = map_in(result, "result", RESULT_KEYS)
        t.ended = SEALED + number_of(list(ENDING_NAMES.values()), parts["reason"], "reason of the result")
        number_of(["win" if t.ended == SEALED else "lose"], parts["outcome"], "outcome of the result")
    take_board(t, given["board"], given["tiles"])
    take_players(t, list_in(given["players"], "players"))
    take_fate(t, map_in(given["fate"], "fate", FATE_KEYS))
    take_supply(t, map_in(given["supply"], "supply", SUPPLY_KEYS))
    take_demon(t, map_in(given["demon"], "demon", DEMON_KEYS))
    try:
        take_todo(t, list_in(given["todo"], "todo"))
    except BadTodo as problem:
        raise BadSnapshot(str(problem)) from problem
    return t


def table_of(given: Mapping[str, object], tables: Tables) -> State:
    """An empty table with the options of a snapshot. Raises BadSnapshot."""
    options = map_in(given["options"], "options", OPTION_KEYS)
    demon = map_in(given["demon"], "demon", DEMON_KEYS)
    chosen: dict[str, object] = {
        "king": demon["king"],
        "difficulty": given["difficulty"],
        "map": given["map"],
        "numbers": given["numbers"],
        **options,
    }
    named_heroes = list_in(given["chosen"], "chosen")
    if len(named_heroes) != MOST_PLAYERS:
        raise BadSnapshot(f"chosen has {MOST_PLAYERS} entries, not {len(named_heroes)}")
    for seat, hero in enumerate(named_heroes):
        chosen[f"p{seat}"] = hero
    players = list_in(given["players"], "players")
    if not 1 <= len(players) <= MOST_PLAYERS:
        raise BadSnapshot(f"{len(players)} players; 1 to {MOST_PLAYERS} are allowed")
    try:
        t = State(variant_of(chosen, tables), len(players), tables)
        clear_away(t)
    except BadOption as problem:
        raise BadSnapshot(str(problem)) from problem
    return t


def take_board(t: Table, board: object, tiles: object) -> None:
    """Tiles, and what may lie where there is none."""
    cells = [write_cell(cell) for cell in t.land.cells]
    given = map_in(board, "board", cells)
    t.up = 0
    t.seen = 0
    for place in range(PLACES):
        what = f"board {cells[place]}"
        parts = map_in(given[cells[place]], what, PLACE_KEYS)
        tile = parts["tile"]
        t.tile[place] = UNDECIDED if tile is None else number_of(TILES, tile, f"tile of {what}")
        if flag_in(parts["up"], f"up of {what}"):
            t.up |= 1 << place
        if flag_in(parts["seen"], f"seen of {what}"):
            t.seen |= 1 << place
    if not isinstance(tiles, Mapping):
        raise BadSnapshot(f"tiles is {tiles!r}, not a mapping from tiles to counts")
    t.tile_bag = [0] * TILE_KINDS
    for tile, count in tiles.items():
        t.tile_bag[number_of(TILES, tile, "a key of tiles")] = number_in(count, f"tiles {tile}", 0, LONG)


def take_players(t: Table, players: list[object]) -> None:
    """What lies before each player."""
    t.heroes = []
    t.pos, t.camp, t.life, t.primary, t.secondary = [], [], [], [], []
    t.hands, t.deck_top, t.deck_bag, t.discard, t.aura = [], [], [], [], []
    if t.variant.concealed:
        t.gained, t.lacks, t.shows = [], [], []
    t.board_action = t.wild = t.claimed = 0
    for seat, player in enumerate(players):
        what = f"player {seat}"
        parts = map_in(player, what, PLAYER_KEYS)
        t.heroes.append(number_of(HEROES, parts["hero"], f"hero of {what}"))
        t.pos.append(place_in(t, parts["pos"], f"pos of {what}"))
        t.camp.append(place_in(t, parts["camp"], f"camp of {what}"))
        t.claimed |= 1 << t.camp[seat]
        t.life.append(number_in(parts["life"], f"life of {what}", 0, t.hero_life))
        t.hands.append(sorted(numbers_of(KINDS, parts["hand"], f"hand of {what}")))
        deck = numbers_of(KINDS, parts["deck"], f"deck of {what}")
        sure = len(deck) - mixed_in(parts["mixed"], what, deck)
        t.deck_top.append(deck[:sure])
        t.deck_bag.append(sorted(deck[sure:]))
        t.discard.append(numbers_of(KINDS, parts["discard"], f"discard of {what}"))
        t.aura.append(numbers_of(KINDS, parts["aura"], f"aura of {what}"))
        t.primary.append(number_of(HEROES, parts["primary"], f"primary of {what}"))
        second = parts["secondary"]
        t.secondary.append(NOTHING if second is None else number_of(HEROES, second, f"secondary of {what}"))
        t.board_action |= int(flag_in(parts["board_action"], f"board_action of {what}")) << seat
        t.wild |= int(flag_in(parts["wild"], f"wild of {what}")) << seat
        take_memory(t, parts, what)
    if len(set(t.heroes)) != len(t.heroes):
        raise BadSnapshot("a hero is played twice (HUNTERS-3.2)")


def take_memory(t: Table, parts: Mapping[str, object], what: str) -> None:
    """What all remember of a hand; nothing where hands lie open. Raises BadSnapshot."""
    gained = sorted(numbers_of(KINDS, parts["gained"], f"gained of {what}"))
    lacks = mask_in(parts["lacks"], f"lacks of {what}")
    shows = mask_in(parts["shows"], f"shows of {what}")
    if t.variant.concealed:
        t.gained.append(gained)
        t.lacks.append(lacks)
        t.shows.append(shows)
    elif gained or lacks or shows:
        raise BadSnapshot(f"{what}: hands lie open, so gained, lacks and shows are empty")


def mask_in(value: object, what: str) -> int:
    """The mask of a list of elements. Raises BadSnapshot."""
    mask = 0
    for element in numbers_of(LETTERS, value, what):
        mask |= 1 << element
    return mask


def fate_cards(t: Table, value: object, what: str) -> list[int]:
    """The numbers of fate cards. Raises BadSnapshot."""
    names = [fate_name(t, card) for card in range(2 * t.seats)]
    return numbers_of(names, value, what)


def take_fate(t: Table, parts: Mapping[str, object]) -> None:
    """The fate cards."""
    deck = fate_cards(t, parts["deck"], "deck of fate")
    t.fate_size = mixed_in(parts["mixed"], "fate", deck)
    sure = len(deck) - t.fate_size
    t.fate_top = deck[:sure]
    t.fate_bag = [deck[sure:].count(card) for card in range(FATE_KINDS)]
    shown = parts["shown"]
    t.fate_shown = NOTHING if shown is None else fate_cards(t, [shown], "shown of fate")[0]
    t.fate_discard = fate_cards(t, parts["discard"], "discard of fate")
    t.fate_exile = fate_cards(t, parts["exile"], "exile of fate")


def take_supply(t: Table, parts: Mapping[str, object]) -> None:
    """The supply."""
    t.row = numbers_of(KINDS, parts["row"], "row of the supply")
    deck = numbers_of(KINDS, parts["deck"], "deck of the supply")
    t.supply_size = mixed_in(parts["mixed"], "the supply", deck)
    sure = len(deck) - t.supply_size
    t.supply_top = deck[:sure]
    t.supply_bag = [deck[sure:].count(card) for card in range(CARD_KINDS)]


def take_demon(t: Table, parts: Mapping[str, object]) -> None:
    """The demon king."""
    t.demon = place_in(t, parts["pos"], "pos of the demon king")
    t.facing = number_in(parts["facing"], "facing", 0, DIRECTIONS - 1)
    t.demon_life = number_in(parts["life"], "life of the demon king", 0, LONG)
    t.demon_full = number_in(parts["max"], "max of the demon king", 0, LONG)
    t.power = numbers_of(KINDS, parts["power"], "power")
    t.abilities = numbers_of(ABILITIES, parts["abilities"], "abilities")
