"""From a row of ints back to a state, refusing rows that no pause could have written."""

from typing import Final

from sanjie.core.packing import BadPack, Reader
from sanjie.core.seats import NOTHING
from sanjie.games.hunters.cards import CARD_KINDS, DEMON_FACE, HEROES, TILE_KINDS
from sanjie.games.hunters.hexes import DIRECTIONS
from sanjie.games.hunters.land import PLACES
from sanjie.games.hunters.packing import VERSION
from sanjie.games.hunters.rulebook import ENDINGS
from sanjie.games.hunters.soundness import fault_of
from sanjie.games.hunters.state import State
from sanjie.games.hunters.table import FATE_KINDS, LATEST, UNDECIDED, Table
from sanjie.games.hunters.tables import ABILITIES, MOST_PLAYERS, Tables
from sanjie.games.hunters.variant import ANY, Variant

MANY: Final = 1 << 30  # turns stay below
LONG: Final = 400  # the longest list that is believed


def state_from(packed: bytes, tables: Tables) -> State:
    """The state that packed to `packed`, played with `tables`. Raises BadPack."""
    reader = Reader(packed)
    t = take_head(reader, tables)
    t.x = reader.take(1, LONG)
    t.surge_at = reader.take(1, LONG)
    t.hero_life = reader.take(1, LONG)
    t.curses = reader.take(0, LONG)
    t.turn = reader.take(0, MANY)
    t.ended = reader.take(0, max(ENDINGS))
    t.last_roll = take_list(reader, 0, DEMON_FACE)
    take_land(t, reader)
    take_decks(t, reader)
    take_demon(t, reader)
    take_players(t, reader)
    t.take_frames(reader)
    reader.end()
    fault = fault_of(t)
    if fault:
        raise BadPack(fault)
    if t.pack() != packed:
        raise BadPack("the bytes are not the canonical ones of their state")
    return t


def take_head(reader: Reader, tables: Tables) -> State:
    """Content, options and players."""
    reader.take(VERSION, VERSION)
    digest = reader.take(0, 0xFFFFFFFF) << 32 | reader.take(0, 0xFFFFFFFF)
    if digest != int(tables.digest, 16):
        raise BadPack(f"it was played with the content {digest:016x}, not {tables.digest}")
    revision = reader.take(1, LATEST)
    seats = reader.take(1, MOST_PLAYERS)
    king = reader.take(0, len(tables.king_ids) - 1)
    difficulty = reader.take(0, len(tables.difficulty_ids) - 1)
    land = reader.take(0, len(tables.maps) - 1)
    numbers = reader.take(0, len(tables.set_ids) - 1)
    heroes = tuple([reader.take(ANY, len(HEROES) - 1) for _ in range(MOST_PLAYERS)])
    flags = [reader.take(0, 1) == 1 for _ in range(4)]
    variant = Variant(tables.digest, king, difficulty, land, numbers, heroes, *flags)
    t = State(variant, seats, tables)
    t.revision = revision
    return t


def take_list(reader: Reader, low: int, high: int) -> list[int]:
    """A list with its length before it."""
    return [reader.take(low, high) for _ in range(reader.take(0, LONG))]


def take_land(t: Table, reader: Reader) -> None:
    """The map."""
    t.tile = [reader.take(UNDECIDED, TILE_KINDS - 1) for _ in range(PLACES)]
    t.up = reader.take(0, (1 << PLACES) - 1)
    t.seen = reader.take(0, (1 << PLACES) - 1)
    t.tile_bag = [reader.take(0, PLACES) for _ in range(TILE_KINDS)]


def take_decks(t: Table, reader: Reader) -> None:
    """The fate deck and the supply."""
    t.fate_bag = [reader.take(0, LONG if card < 2 * t.seats else 0) for card in range(FATE_KINDS)]
    t.fate_size = sum(t.fate_bag)
    t.fate_shown = reader.take(NOTHING, 2 * t.seats - 1)
    t.supply_bag = [reader.take(0, LONG) for _ in range(CARD_KINDS)]
    t.supply_size = sum(t.supply_bag)
    t.fate_top = take_list(reader, 0, 2 * t.seats - 1)
    t.fate_discard = take_list(reader, 0, 2 * t.seats - 1)
    t.fate_exile = take_list(reader, 0, 2 * t.seats - 1)
    t.row = take_list(reader, 0, CARD_KINDS - 1)
    t.supply_top = take_list(reader, 0, CARD_KINDS - 1)


def take_demon(t: Table, reader: Reader) -> None:
    """The demon king."""
    t.demon = reader.take(0, PLACES - 1)
    t.facing = reader.take(0, DIRECTIONS - 1)
    t.demon_life = reader.take(0, LONG)
    t.demon_full = reader.take(0, LONG)
    t.power = take_list(reader, 0, CARD_KINDS - 1)
    t.abilities = take_list(reader, 0, len(ABILITIES) - 1)


def take_players(t: Table, reader: Reader) -> None:
    """What lies before each player."""
    everybody = (1 << t.seats) - 1
    card = CARD_KINDS - 1
    t.board_action = reader.take(0, everybody)
    t.wild = reader.take(0, everybody)
    t.heroes, t.pos, t.camp, t.life, t.primary, t.secondary = [], [], [], [], [], []
    t.hands, t.deck_top, t.deck_bag, t.discard, t.aura = [], [], [], [], []
    if t.variant.concealed:
        t.gained, t.lacks, t.shows = [], [], []
    for _ in range(t.seats):
        t.heroes.append(reader.take(0, len(HEROES) - 1))
        t.pos.append(reader.take(0, PLACES - 1))
        t.camp.append(reader.take(0, PLACES - 1))
        t.life.append(reader.take(0, LONG))
        t.primary.append(reader.take(0, len(HEROES) - 1))
        t.secondary.append(reader.take(NOTHING, len(HEROES) - 1))
        t.hands.append(take_list(reader, 0, card))
        t.deck_top.append(take_list(reader, 0, card))
        t.deck_bag.append(take_list(reader, 0, card))
        t.discard.append(take_list(reader, 0, card))
        t.aura.append(take_list(reader, 0, card))
        if t.variant.concealed:
            t.gained.append(take_list(reader, 0, card))
            t.lacks.append(reader.take(0, 31))
            t.shows.append(reader.take(0, 31))
    for place in t.camp:
        t.claimed |= 1 << place
