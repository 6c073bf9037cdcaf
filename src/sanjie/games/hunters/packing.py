"""A state as a row of ints, the same row for equal states."""

from typing import Final

from sanjie.games.hunters.table import Table

VERSION: Final = 1  # of the row; the first number in it


def head_of(t: Table) -> list[int]:
    """Content, options and players; a fresh list."""
    v = t.variant
    number = int(v.pack, 16)
    return [
        VERSION,
        number >> 32,
        number & 0xFFFFFFFF,
        t.revision,
        t.seats,
        v.king,
        v.difficulty,
        v.land,
        v.numbers,
        *v.heroes,
        1 if v.concealed else 0,
        1 if v.discards_shown else 0,
        1 if v.turn_end else 0,
        1 if v.same_secondary else 0,
    ]


def land_of(t: Table) -> list[int]:
    """The map: tiles, which lie face up, which have been seen, which are undecided; a fresh list."""
    return [*t.tile, t.up, t.seen, *t.tile_bag]


def decks_of(t: Table) -> list[int]:
    """The fate deck and the supply; a fresh list."""
    row = [*t.fate_bag, t.fate_shown, *t.supply_bag]
    put(row, t.fate_top)
    put(row, t.fate_discard)
    put(row, t.fate_exile)
    put(row, t.row)
    put(row, t.supply_top)
    return row


def demon_of(t: Table) -> list[int]:
    """The demon king; a fresh list."""
    row = [t.demon, t.facing, t.demon_life, t.demon_full]
    put(row, t.power)
    put(row, t.abilities)
    return row


def players_of(t: Table) -> list[int]:
    """What belongs to each hero, and what all remember of its hand; a fresh list."""
    row = [t.board_action, t.wild]
    for seat in range(t.seats):
        row += [t.heroes[seat], t.pos[seat], t.camp[seat], t.life[seat], t.primary[seat], t.secondary[seat]]
        put(row, t.hands[seat])
        put(row, t.deck_top[seat])
        put(row, t.deck_bag[seat])
        put(row, t.discard[seat])
        put(row, t.aura[seat])
        if t.variant.concealed:
            put(row, t.gained[seat])
            row += [t.lacks[seat], t.shows[seat]]
    return row


def row_of(t: Table) -> list[int]:
    """The whole state; a fresh list, read back by `unpacking.py`."""
    row = [*head_of(t), t.x, t.surge_at, t.hero_life, t.curses, t.turn, t.ended]
    put(row, t.last_roll)
    return [*row, *land_of(t), *decks_of(t), *demon_of(t), *players_of(t), *t.frame_ints()]


def put(row: list[int], part: list[int]) -> None:
    """Append a list with its length before it."""
    row.append(len(part))
    row += part
