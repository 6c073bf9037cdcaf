"""Ghosts on and off players, and what follows at once."""

from sanjie.core.seats import NOBODY, NOTHING, Seat, only
from sanjie.games.guixi import events
from sanjie.games.guixi.choices import USE, kind_in, what_in
from sanjie.games.guixi.effects import PROGRAM
from sanjie.games.guixi.hands import forget_hand, remember_hand
from sanjie.games.guixi.phases import COMPETITIVE, LIVES, STANDARD
from sanjie.games.guixi.rulebook import KING_SLAIN
from sanjie.games.guixi.table import IN_DISCARD, IN_THE_AIR, Table


def attach(t: Table, ghost: int, seat: Seat) -> int:
    """Put `ghost` on `seat` as its newest; how many cards the seat must discard for it (GUIXI-7.9, 14.2)."""
    before = t.ghost_count[seat]
    was_open = t.is_open(seat)
    t.holder[ghost] = seat
    t.attached.append(ghost)
    t.ghost_count[seat] = before + 1
    t.flags[seat] |= 1 << t.tables.ghost_haunt[ghost]
    if not was_open and t.is_open(seat):
        forget_hand(t, seat)
    if before >= LIVES - 1:
        t.arrived |= only(seat)
        if must_halve(t, seat):
            return len(t.hands[seat]) // 2
    return 0


def must_halve(t: Table, seat: Seat) -> bool:
    """Whether a third ghost costs `seat` half its hand (GUIXI-7.9, 14.2, 15.3)."""
    if t.king != NOTHING:
        return seat != t.king
    if t.variant.mode == STANDARD:
        return t.seats == 4
    return t.variant.mode == COMPETITIVE and t.elders >> seat & 1 == 0


def detach(t: Table, ghost: int) -> Seat:
    """Take `ghost` off its holder into the air; who that was."""
    seat = t.holder[ghost]
    was_open = t.is_open(seat)
    t.attached.remove(ghost)
    t.holder[ghost] = IN_THE_AIR
    t.ghost_count[seat] -= 1
    flags = 0
    for other in t.attached:
        if t.holder[other] == seat:
            flags |= 1 << t.tables.ghost_haunt[other]
    t.flags[seat] = flags
    if was_open and not t.is_open(seat):
        remember_hand(t, seat)
    return seat


def lay_aside(t: Table, card: int) -> None:
    """A ghost card goes to the ghost discard pile; its order never matters."""
    if card < t.tables.ghosts:
        t.holder[card] = IN_DISCARD
    t.ghost_discard.append(card)
    t.ghost_discard.sort()


def remove_ghost(t: Table, ghost: int) -> None:
    """An attached ghost goes to the ghost discard pile without points."""
    seat = detach(t, ghost)
    lay_aside(t, ghost)
    t.tell(events.GHOST_REMOVED, seat, ghost)


def most_haunted(t: Table) -> Seat:
    """The player other than the king with the most ghosts, first in turn order; NOTHING without ghosts."""
    found = NOTHING
    most = 0
    for step in range(t.seats):
        seat = (t.current + step) % t.seats
        if seat != t.king and t.ghost_count[seat] > most:
            most = t.ghost_count[seat]
            found = seat
    return found


def king_is_slain(t: Table) -> bool:
    """End the game if the king has lost his last life (GUIXI-12.2, 12.3, 12.5); whether it has ended."""
    if t.king == NOTHING or t.ghost_count[t.king] > 0:
        return False
    t.slayer = t.current if t.current != t.king else NOTHING
    t.tell(events.SLAIN, t.slayer, NOTHING)
    finish(t, KING_SLAIN)
    return True


def finish(t: Table, reason: int) -> None:
    """The game is over (GUIXI-12.7): nothing further happens, all identities are turned up (GUIXI-18.3)."""
    t.ended = reason
    for frame in t.stack:
        if frame.effect == PROGRAM and kind_in(frame.target) == USE:
            t.discard.append(what_in(frame.target))
    t.stack.clear()
    t.awaiting = NOBODY
    for seat in range(t.seats):
        if t.ids[seat] != NOTHING:
            t.revealed |= only(seat)
    t.tell(events.ENDED, NOTHING, reason)
