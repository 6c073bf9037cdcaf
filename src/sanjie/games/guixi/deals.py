"""The set-up: identities, characters, starting player and hands, all asked of chance (GUIXI-4)."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, EVERYONE, NOTHING, only
from sanjie.games.guixi import events
from sanjie.games.guixi.choices import seat_in, what_in
from sanjie.games.guixi.effects import CHARACTER, DRAWS, ELDER, IDENTITY, STARTING, TURN
from sanjie.games.guixi.phases import COMPETITIVE, FUN, RED, START_HAND, START_SPIRIT, identities_of
from sanjie.games.guixi.table import AWAY, IN_DECK, Table
from sanjie.games.guixi.variant import RANDOM

# steps of DEAL: `cursor` is the seat or colour it is about, `source` the step at which the first turn begins
ELDERS: Final = 0
IDENTITIES: Final = 1
START: Final = 2
CHARACTERS: Final = 3
HANDS: Final = 4


def lay_out(t: Table) -> None:
    """An empty table: nobody holds anything, every deck is complete and shuffled (GUIXI-3, 4.2)."""
    tables, seats = t.tables, t.seats
    t.ids = [NOTHING] * seats
    t.insight = [0] * seats
    t.chars = [NOTHING] * seats
    t.hands = [[] for _ in range(seats)]
    t.spirit = [START_SPIRIT] * seats
    t.artifact = [NOTHING] * seats
    t.holder = [IN_DECK] * tables.ghosts
    t.ghost_count = [0] * seats
    t.flags = [0] * seats
    t.point_count = [0] * seats
    t.deck_bag = tables.copies[:]
    if t.variant.expansion:
        for card in range(len(t.deck_bag)):
            t.deck_bag[card] += tables.more_copies[card]
    for number in t.deck_bag:
        t.deck_size += number
    t.ghost_bag = [1] * len(tables.ghost_ids)
    t.ghost_size = len(tables.ghost_ids)
    t.king_bag = (1 << len(tables.king_ids)) - 1


def clear_away(t: Table) -> None:
    """A table on which nothing lies, for positions that say what does."""
    lay_out(t)
    t.spirit = [0] * t.seats
    t.holder = [AWAY] * t.tables.ghosts
    t.deck_bag = [0] * len(t.deck_bag)
    t.deck_size = 0
    t.ghost_bag = [0] * len(t.ghost_bag)
    t.ghost_size = 0
    t.king_bag = 0


def identities_left(t: Table) -> list[int]:
    """How many identity cards of each kind nobody has got yet; a fresh list."""
    left = identities_of(t.variant.mode, t.seats)
    for identity in t.ids:
        if identity != NOTHING:
            left[identity] -= 1
    return left


def resume_deal(t: Table, frame: Frame) -> None:
    """One step of the set-up."""
    step = frame.step
    if step == ELDERS:
        if t.variant.mode == COMPETITIVE:
            frame.cursor = RED
            t.ask(CHANCE, then=ELDER)
        else:
            begin(frame, IDENTITIES)
    elif step == ELDER:
        seat = seat_in(frame.answer)
        set_identity(t, seat, frame.cursor)
        t.elders |= only(seat)
        t.revealed |= only(seat)
        t.tell(events.ELDER_CHOSEN, seat, frame.cursor)
        frame.cursor += 1
        if frame.cursor <= 1:
            t.ask(CHANCE, then=ELDER)
        else:
            begin(frame, IDENTITIES)
    elif step == IDENTITIES or step == IDENTITY:
        deal_identities(t, frame)
    elif step == START:
        if t.variant.start == RANDOM:
            t.ask(CHANCE, then=STARTING)
        else:
            set_start(t, frame, t.variant.start)
    elif step == STARTING:
        set_start(t, frame, seat_in(frame.answer))
    elif step == CHARACTERS or step == CHARACTER:
        deal_characters(t, frame)
    else:
        deal_hands(t, frame)


def begin(frame: Frame, step: int) -> None:
    """Go on with another part of the set-up, from seat 0."""
    frame.step = step
    frame.cursor = 0


def set_identity(t: Table, seat: int, identity: int) -> None:
    """`seat` has that identity card."""
    ids = t.ids[:]
    ids[seat] = identity
    t.ids = ids


def deal_identities(t: Table, frame: Frame) -> None:
    """One identity each, face down (GUIXI-4.1)."""
    if frame.step == IDENTITY:
        seat, identity = frame.cursor, what_in(frame.answer)
        set_identity(t, seat, identity)
        t.tell(events.IDENTITY_DEALT, seat, NOTHING, identity, only(seat))
    if t.variant.mode != FUN:
        while frame.cursor < t.seats:
            if t.ids[frame.cursor] == NOTHING:
                t.ask(CHANCE, then=IDENTITY, known_to=only(frame.cursor))
                return
            frame.cursor += 1
    begin(frame, START)


def set_start(t: Table, frame: Frame, seat: int) -> None:
    """`seat` has the first turn (GUIXI-4.4)."""
    t.current = seat
    t.priority = seat
    t.tell(events.STARTS, seat, NOTHING)
    begin(frame, CHARACTERS)


def deal_characters(t: Table, frame: Frame) -> None:
    """One character each, face up (GUIXI-4.3)."""
    if frame.step == CHARACTER:
        character = what_in(frame.answer)
        chars = t.chars[:]
        chars[frame.cursor] = character
        t.chars = chars
        t.tell(events.CHARACTER_DEALT, frame.cursor, character)
        frame.cursor += 1
    if frame.cursor < t.seats:
        t.ask(CHANCE, then=CHARACTER, known_to=EVERYONE)
    else:
        begin(frame, HANDS)


def deal_hands(t: Table, frame: Frame) -> None:
    """Four cards each (GUIXI-4.2); then the first turn."""
    if frame.cursor < t.seats:
        seat = frame.cursor
        frame.cursor += 1
        t.call(DRAWS, actor=seat, source=NOTHING, then=HANDS)
        t.stack[-1].amount = START_HAND
        return
    start = frame.source
    t.turn = 1
    t.become(TURN, actor=t.current, source=NOTHING)
    t.stack[-1].step = start
