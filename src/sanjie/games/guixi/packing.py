"""A state as a row of ints, the same row for equal states."""

from typing import Final

from sanjie.games.guixi.table import Table

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
        v.mode,
        1 if v.expansion else 0,
        v.start,
        1 if v.literal else 0,
        1 if v.deck_end_at_once else 0,
        1 if v.own_power else 0,
        1 if v.clockwise else 0,
        1 if v.king_possessed else 0,
        1 if v.shared_tie else 0,
        1 if v.king_draws_own else 0,
    ]


def players_of(t: Table) -> list[int]:
    """What lies before each player; a fresh list."""
    row = [t.elders, t.revealed]
    for seat in range(t.seats):
        row += [t.ids[seat], t.insight[seat], t.chars[seat], t.spirit[seat], t.artifact[seat]]
        put(row, t.hands[seat])
        put(row, t.ghosts_of(seat))
        put(row, t.points_of(seat))
    return row


def decks_of(t: Table) -> list[int]:
    """Decks and discard piles; a fresh list."""
    row = t.deck_bag + t.ghost_bag
    put(row, t.deck_top)
    put(row, t.discard)
    put(row, t.ghost_top)
    put(row, t.ghost_bottom)
    put(row, t.ghost_discard)
    row.append(t.king_bag)
    put(row, t.king_top)
    put(row, t.dice)
    return row


def king_of(t: Table) -> list[int]:
    """The king and the last lap; a fresh list."""
    return [
        t.king,
        t.king_card,
        t.king_turn,
        t.king_own,
        t.king_fails,
        t.king_summons,
        t.slayer,
        t.final_seat,
    ]


def rest_of(t: Table) -> list[int]:
    """The turn, its exorcism, what is remembered and what is pending; a fresh list."""
    row = [t.phase, t.priority, t.passes, t.ended, t.wards, t.vote_mod, t.no_exorcism, t.banned, t.silenced]
    row += [t.bought, t.freed, t.dispelled, t.arrived, t.item_count]
    row += [t.host, t.aim, t.called, t.laid, t.challenged, t.counted, t.mixing, t.plus, t.minus, t.wrong]
    put(row, t.set_dice)
    put(row, t.cond_mods)
    put(row, t.used)
    put(row, t.peeks)
    put(row, t.items)
    put(row, t.lifted)
    put(row, t.votes)
    put(row, t.pile)
    put(row, t.result)
    put(row, t.known)
    put(row, t.deeds)
    return row + t.frame_ints()


def row_of(t: Table) -> list[int]:
    """The whole state; a fresh list, read back by `unpacking.py`."""
    return [*head_of(t), t.turn, t.current, *players_of(t), *decks_of(t), *king_of(t), *rest_of(t)]


def put(row: list[int], part: list[int]) -> None:
    """Append a list with its length before it."""
    row.append(len(part))
    row += part
