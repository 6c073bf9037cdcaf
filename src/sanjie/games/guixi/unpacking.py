"""From a row of ints back to a state, refusing rows that no pause could have written."""

from typing import Final

from sanjie.core.packing import BadPack, Reader
from sanjie.core.seats import NOTHING
from sanjie.games.guixi import effects as e
from sanjie.games.guixi.choices import MOST_ITEMS
from sanjie.games.guixi.deals import clear_away
from sanjie.games.guixi.deeds import MOST_DEEDS
from sanjie.games.guixi.packing import VERSION
from sanjie.games.guixi.phases import END, HERETIC_KING, MODES, PLAYERS
from sanjie.games.guixi.rulebook import ENDINGS
from sanjie.games.guixi.soundness import fault_of
from sanjie.games.guixi.state import State
from sanjie.games.guixi.table import (
    AWAY,
    FACE_UP,
    IN_DECK,
    IN_DISCARD,
    IN_THE_AIR,
    LATEST,
    WON,
    Table,
)
from sanjie.games.guixi.tables import Tables
from sanjie.games.guixi.variant import Variant

MANY: Final = 1 << 30  # spirit, turns and counts stay below
LONG: Final = 400  # the longest list that is believed


def state_from(packed: bytes, tables: Tables) -> State:
    """The state that packed to `packed`, played with `tables`. Raises BadPack."""
    reader = Reader(packed)
    t = take_head(reader, tables)
    t.turn = reader.take(0, MANY)
    t.current = reader.take(0, t.seats - 1)
    take_players(t, reader)
    take_decks(t, reader)
    take_king(t, reader)
    take_rest(t, reader)
    reader.end()
    derive(t)
    fault = fault_of(t)
    if fault:
        raise BadPack(fault)
    if t.pack() != packed:
        raise BadPack("the bytes are not the canonical ones of their state")
    return t


def take_head(reader: Reader, tables: Tables) -> State:
    """Content, options and players: an empty table."""
    reader.take(VERSION, VERSION)
    digest = reader.take(0, 0xFFFFFFFF) << 32 | reader.take(0, 0xFFFFFFFF)
    if digest != int(tables.digest, 16):
        raise BadPack(f"it was played with the content {digest:016x}, not {tables.digest}")
    revision = reader.take(1, LATEST)
    seats = reader.take(3, 8)
    mode = reader.take(0, len(MODES) - 1)
    if seats not in PLAYERS[mode]:
        raise BadPack(f"{MODES[mode]} is not for {seats}")
    expansion = reader.take(0, 1) == 1
    start = reader.take(-1, seats - 1)
    flags = [reader.take(0, 1) == 1 for _ in range(7)]
    variant = Variant(tables.digest, mode, expansion, start, *flags)
    t = State(variant, seats, tables)
    t.revision = revision
    clear_away(t)
    return t


def take_list(reader: Reader, low: int, high: int, longest: int = LONG) -> list[int]:
    """A list with its length before it."""
    return [reader.take(low, high) for _ in range(reader.take(0, longest))]


def take_players(t: Table, reader: Reader) -> None:
    """What lies before each player."""
    everybody = (1 << t.seats) - 1
    cards, ghosts = len(t.tables.card_ids) - 1, t.tables.ghosts - 1
    t.elders = reader.take(0, everybody)
    t.revealed = reader.take(0, everybody)
    t.ids, t.insight, t.chars, t.spirit, t.artifact, t.hands = [], [], [], [], [], []
    t.points = []
    for seat in range(t.seats):
        t.ids.append(reader.take(NOTHING, HERETIC_KING))
        t.insight.append(reader.take(0, everybody))
        t.chars.append(reader.take(NOTHING, len(t.tables.character_ids) - 1))
        t.spirit.append(reader.take(0, MANY))
        t.artifact.append(reader.take(NOTHING, cards))
        t.hands.append(take_list(reader, 0, cards))
        for ghost in take_list(reader, 0, ghosts):
            place_ghost(t, ghost, seat)
            t.attached.append(ghost)
        for ghost in take_list(reader, 0, ghosts):
            place_ghost(t, ghost, WON + seat)
            t.points.append(ghost)


def place_ghost(t: Table, ghost: int, place: int) -> None:
    """A ghost lies at one place only. Raises BadPack."""
    if t.holder[ghost] != AWAY:
        raise BadPack("a ghost is in two places")
    t.holder[ghost] = place


def take_decks(t: Table, reader: Reader) -> None:
    """Decks and discard piles."""
    cards, ghosts = len(t.tables.card_ids) - 1, len(t.tables.ghost_ids) - 1
    kings = len(t.tables.king_ids)
    t.deck_bag = [reader.take(0, LONG) for _ in t.deck_bag]
    t.deck_size = sum(t.deck_bag)
    t.ghost_bag = [reader.take(0, LONG) for _ in t.ghost_bag]
    t.ghost_size = sum(t.ghost_bag)
    t.deck_top = take_list(reader, 0, cards)
    t.discard = take_list(reader, 0, cards)
    t.ghost_top = take_list(reader, 0, FACE_UP << 8 | 255)
    t.ghost_bottom = take_list(reader, 0, FACE_UP << 8 | 255)
    t.ghost_discard = take_list(reader, 0, ghosts)
    t.king_bag = reader.take(0, (1 << kings) - 1)
    t.king_top = take_list(reader, 0, kings - 1)
    t.dice = take_list(reader, 1, 6)


def take_king(t: Table, reader: Reader) -> None:
    """The king and the last lap."""
    t.king = reader.take(NOTHING, t.seats - 1)
    t.king_card = reader.take(NOTHING, len(t.tables.king_ids) - 1)
    t.king_turn = reader.take(0, MANY)
    t.king_own = reader.take(0, MANY)
    t.king_fails = reader.take(0, MANY)
    t.king_summons = reader.take(0, MANY)
    t.slayer = reader.take(NOTHING, t.seats - 1)
    t.final_seat = reader.take(NOTHING, t.seats - 1)


def take_rest(t: Table, reader: Reader) -> None:
    """The turn, its exorcism, what is remembered and what is pending."""
    everybody = (1 << t.seats) - 1
    most = t.seats - 1
    t.phase = reader.take(0, END)
    t.priority = reader.take(0, most)
    t.passes = reader.take(0, most)
    t.ended = reader.take(0, max(ENDINGS))
    t.wards = reader.take(0, (1 << 6 * t.seats) - 1)
    t.vote_mod = reader.take(-MANY, MANY)
    t.no_exorcism = reader.take(0, 1)
    t.banned = reader.take(0, everybody)
    t.silenced = reader.take(0, everybody)
    t.bought = reader.take(0, 1)
    t.freed = reader.take(0, everybody)
    t.dispelled = reader.take(0, 1)
    t.arrived = reader.take(0, everybody)
    t.item_count = reader.take(0, MOST_ITEMS)
    t.host = reader.take(NOTHING, most)
    t.aim = reader.take(NOTHING, t.tables.ghosts - 1)
    t.called = reader.take(0, t.seats)
    t.laid = reader.take(0, (1 << 7 * t.seats) - 1)
    t.challenged = reader.take(0, everybody)
    t.counted = reader.take(0, everybody)
    t.mixing = reader.take(0, 1)
    t.plus = reader.take(0, LONG)
    t.minus = reader.take(0, LONG)
    t.wrong = reader.take(0, 1)
    t.set_dice = take_list(reader, 1, 6, MOST_ITEMS)
    t.cond_mods = take_list(reader, -MANY, MANY)
    t.used = take_list(reader, 0, 7 << 12 | 0xFFF)
    t.peeks = take_list(reader, 0, 0x7F, MOST_ITEMS)
    t.items = take_list(reader, 0, (1 << 46) - 1)
    t.lifted = take_list(reader, 0, 0xFFF)
    t.votes = take_list(reader, 0, FACE_UP << 12 | 0xFFF)
    t.pile = take_list(reader, 0, len(t.tables.card_ids) - 1)
    t.result = take_list(reader, -MANY, MANY, 7)
    t.known = take_list(reader, 0, 0x7FFF, 2000)
    t.deeds = take_list(reader, 0, (1 << 46) - 1, 2 * MOST_DEEDS)
    t.take_frames(reader)


def derive(t: Table) -> None:
    """What follows from where the ghosts are."""
    t.ghost_count = [0] * t.seats
    t.flags = [0] * t.seats
    t.point_count = [0] * t.seats
    for ghost in t.attached:
        seat = t.holder[ghost]
        t.ghost_count[seat] += 1
        t.flags[seat] |= 1 << t.tables.ghost_haunt[ghost]
    for ghost in t.points:
        t.point_count[t.holder[ghost] - WON] += 1
    for ghost in t.ghost_discard:
        settle_ghost(t, ghost, IN_DISCARD)
    for entry in t.ghost_top + t.ghost_bottom:
        settle_ghost(t, entry & 255, IN_DECK)
    for ghost in range(len(t.ghost_bag)):
        if t.ghost_bag[ghost] > 0:
            settle_ghost(t, ghost, IN_DECK)
    for entry in t.lifted:
        settle_ghost(t, entry & 255, IN_THE_AIR)
    for frame in t.stack:
        if frame.effect == e.POSSESSION:
            settle_ghost(t, frame.source, IN_THE_AIR)


def settle_ghost(t: Table, ghost: int, place: int) -> None:
    """A little ghost that is nowhere else lies there."""
    if 0 <= ghost < t.tables.ghosts and t.holder[ghost] == AWAY:
        t.holder[ghost] = place
