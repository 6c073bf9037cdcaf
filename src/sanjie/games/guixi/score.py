"""Points, line by line with their clauses, and who has won (GUIXI-12.7, 13)."""

from typing import Final, final

from sanjie.core.seats import NOBODY, NOTHING, Seat, SeatSet, only
from sanjie.games.guixi.checks import dead_elder
from sanjie.games.guixi.phases import BLUE, FUN, HERETIC, HERETIC_KING, RED, SLAYING
from sanjie.games.guixi.rulebook import (
    BOTH_ELDERS,
    DECK_OUT,
    ELDER_DEAD,
    FUN_DISPELLED,
    FUN_DRAW,
    FUN_OTHERS,
    HERETIC_KING_LOST,
    KING_SLAIN,
    KING_WON,
)
from sanjie.games.guixi.table import Table

# sides
NO_SIDE: Final = -1
RED_SIDE: Final = 0
BLUE_SIDE: Final = 1
HERETIC_SIDE: Final = 2
SIDES: Final = ("red", "blue", "heretic")

# what a line of the score is for; its clause
OWN_COLOUR: Final = 0
OTHER_COLOUR: Final = 1
HERETIC_GHOST: Final = 2
SAME_COLOUR: Final = 3
SLAYER: Final = 4
LINE_NAMES: Final = ("own-colour", "other-colour", "heretic-ghost", "same-colour", "slayer")
LINE_CLAUSES: Final = ("GUIXI-13.1", "GUIXI-13.1", "GUIXI-13.2", "GUIXI-13.3", "GUIXI-12.3")


@final
class Line:
    """Some points of one seat."""

    def __init__(self, seat: Seat, what: int, ghost: int, points: int) -> None:
        self.seat = seat
        self.what = what  # OWN_COLOUR …
        self.ghost = ghost  # for which, or NOTHING
        self.points = points


def side_of(t: Table, seat: Seat) -> int:
    """The side `seat` scores for; NO_SIDE in fun mode and for an ordinary player turned king (GUIXI-10.5)."""
    identity = t.ids[seat]
    if identity == NOTHING or (seat == t.king and identity < HERETIC):
        return NO_SIDE
    return identity if identity < HERETIC else HERETIC_SIDE


def lines_of(t: Table) -> list[Line]:
    """Every point of the game, seat by seat; a fresh list. Fun mode has none (GUIXI-16)."""
    found: list[Line] = []
    for seat in range(t.seats):
        identity = t.ids[seat]
        if identity == NOTHING:
            continue
        won = t.points_of(seat)
        same = [0, 0]
        for ghost in won:
            colour = t.tables.ghost_colour[ghost]
            same[colour] += 1
            if identity >= HERETIC:
                found.append(Line(seat, HERETIC_GHOST, ghost, 3 if t.seats == 7 else 2))
            elif colour == identity:
                found.append(Line(seat, OWN_COLOUR, ghost, 2))
            else:
                found.append(Line(seat, OTHER_COLOUR, ghost, 1))
        if identity >= HERETIC and t.seats != 8:
            extra = same[RED] if same[RED] > same[BLUE] else same[BLUE]
            if extra >= 2:
                found.append(Line(seat, SAME_COLOUR, NOTHING, extra if extra < 4 else 4))
        if seat == t.slayer:
            found.append(Line(seat, SLAYER, NOTHING, SLAYING))
    return found


def points_by_seat(t: Table) -> list[int]:
    """The points of each seat (GUIXI-13); a fresh list."""
    totals = [0] * t.seats
    for line in lines_of(t):
        totals[line.seat] += line.points
    return totals


def points_by_side(t: Table) -> list[int]:
    """The totals of red, blue and the heretics; a fresh list."""
    totals = [0, 0, 0]
    seats = points_by_seat(t)
    for seat in range(t.seats):
        side = side_of(t, seat)
        if side != NO_SIDE:
            totals[side] += seats[seat]
    return totals


def sides_in_game(t: Table) -> list[int]:
    """The sides that are scored, ascending; a fresh list, empty in fun mode."""
    if t.variant.mode == FUN:
        return []
    if HERETIC in t.ids or HERETIC_KING in t.ids:
        return [RED_SIDE, BLUE_SIDE, HERETIC_SIDE]
    return [RED_SIDE, BLUE_SIDE]


def members_of(t: Table, side: int) -> SeatSet:
    """Everybody who scores for `side`."""
    found: SeatSet = NOBODY
    for seat in range(t.seats):
        if side_of(t, seat) == side:
            found |= only(seat)
    return found


def winners_of(t: Table) -> SeatSet:
    """Who has won a game that is over (GUIXI-12.7)."""
    reason = t.ended
    if reason == FUN_DRAW or reason == BOTH_ELDERS:
        return NOBODY
    if reason == FUN_OTHERS:
        return only(t.current)
    if reason == FUN_DISPELLED:
        return fun_winners(t)
    if reason == ELDER_DEAD:
        return members_of(t, 1 - t.ids[dead_elder(t)])
    if reason == KING_WON or (reason == DECK_OUT and t.king != NOTHING):
        found = only(t.king)
        return found | members_of(t, HERETIC_SIDE) if t.ids[t.king] == HERETIC_KING else found
    if t.variant.mode == FUN:
        return fun_deck_winners(t)
    return best_sides(t)


def best_sides(t: Table) -> SeatSet:
    """The teams with the highest total, ties together (GUIXI-13.1, 13.4, 13.5)."""
    totals = points_by_side(t)
    heretics_out = t.ended == HERETIC_KING_LOST or (t.ended == KING_SLAIN and t.ids[t.king] == HERETIC_KING)
    found: SeatSet = NOBODY
    best = -1
    for side in sides_in_game(t):
        if side == HERETIC_SIDE and heretics_out:
            continue
        if totals[side] > best:
            best = totals[side]
            found = NOBODY
        if totals[side] == best:
            found |= members_of(t, side)
    return found


def fewest_ghosts(t: Table) -> SeatSet:
    """The players with the fewest attached ghosts."""
    found: SeatSet = NOBODY
    best = 1 << 30
    for seat in range(t.seats):
        if t.ghost_count[seat] < best:
            best = t.ghost_count[seat]
            found = NOBODY
        if t.ghost_count[seat] == best:
            found |= only(seat)
    return found


def fun_winners(t: Table) -> SeatSet:
    """Third dispelled ghost in fun mode: the dispeller is the current player (GUIXI-16.3)."""
    found = fewest_ghosts(t)
    if found & (found - 1) == 0:
        return found
    if t.variant.shared_tie and found >> t.current & 1 == 0:
        return found
    return only(t.current)


def fun_deck_winners(t: Table) -> SeatSet:
    """The deck is used up in fun mode: fewest ghosts, then most points (GUIXI-16.4)."""
    tied = fewest_ghosts(t)
    found: SeatSet = NOBODY
    best = -1
    for seat in range(t.seats):
        if tied >> seat & 1:
            if t.point_count[seat] > best:
                best = t.point_count[seat]
                found = NOBODY
            if t.point_count[seat] == best:
                found |= only(seat)
    return found
