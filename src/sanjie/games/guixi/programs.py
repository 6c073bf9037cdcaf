"""What cards, skills and events do: their operations one after another (GUIXI-17.1), each in one place."""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, Seat, only
from sanjie.games.guixi import events
from sanjie.games.guixi import tables as ops
from sanjie.games.guixi.choices import USE, ghost_in, kind_in, number_in, seat_in, what_in
from sanjie.games.guixi.effects import ATTACHING, DISCARDS, DRAWS, HAUNTING, LOSSES, POSSESSION, TAKES
from sanjie.games.guixi.ghosts import (
    attach,
    detach,
    king_is_slain,
    most_haunted,
    remove_ghost,
)
from sanjie.games.guixi.hands import add_card, break_artifact, gain, learn_hand, lose, take_spirit
from sanjie.games.guixi.looks import MAY_SINK, start_look
from sanjie.games.guixi.table import Table

RUN: Final = 0


def resume_program(t: Table, frame: Frame) -> None:
    """`cursor` is the operation, `amount` how many seats it has reached, `actor` the user.

    `source` is the number of the item, 0 for an event; `target` the choice it was used with, or NOTHING.
    """
    effects = t.tables.effects
    while True:
        place = frame.cursor
        operation = effects[place]
        if operation == ops.STOP:
            if kind_in(frame.target) == USE:
                t.discard.append(what_in(frame.target))
            t.done()
            return
        number = effects[place + 2]
        if is_for_seats(operation):
            seat = seat_reached(t, frame, effects[place + 1])
            if seat == NOTHING:
                frame.cursor = place + 3
                frame.amount = 0
                continue
            frame.amount += 1
            if reach(t, frame, operation, seat, number):
                return
        else:
            frame.cursor = place + 3
            frame.amount = 0
            if happen(t, frame, operation, number):
                return


def is_for_seats(operation: int) -> bool:
    """Whether the operation is done to one seat after another."""
    return (
        operation <= ops.TAKE_CARD
        or operation == ops.REMOVE_OLDEST
        or operation == ops.PEEK_IDENTITY
        or operation == ops.PEEK_HAND
        or operation == ops.WARD
        or ops.BAN_VOTE <= operation <= ops.BREAK_ARTIFACT
    )


def seat_reached(t: Table, frame: Frame, who: int) -> Seat:
    """The next seat the operation concerns, NOTHING when there is none left (GUIXI-1.5)."""
    if who == ops.ALL or who == ops.OTHERS:
        while frame.amount < t.seats:
            seat = (t.current - frame.amount) % t.seats
            if who == ops.ALL or seat != frame.actor:
                return seat
            frame.amount += 1
        return NOTHING
    if frame.amount > 0:
        return NOTHING
    if who == ops.USER:
        return frame.actor
    if who == ops.TARGET:
        return seat_in(frame.target) if frame.target != NOTHING else NOTHING
    return most_haunted(t)


def push(t: Table, effect: int, seat: Seat, number: int) -> bool:
    """Let `seat` do `effect` with `number` cards first; true."""
    t.call(effect, actor=seat, source=NOTHING, then=RUN)
    t.stack[-1].amount = number
    return True


def reach(t: Table, frame: Frame, operation: int, seat: Seat, number: int) -> bool:
    """Do the operation to `seat`; whether something else goes on first or the game is over."""
    user = frame.actor
    if operation == ops.OP_DRAW:
        return push(t, DRAWS, seat, number)
    if operation == ops.GAIN_SPIRIT:
        gain(t, seat, number)
    elif operation == ops.LOSE_SPIRIT:
        lose(t, seat, number)
    elif operation == ops.DISCARD_CHOICE:
        return push(t, DISCARDS, seat, number)
    elif operation == ops.DISCARD_RANDOM:
        return push(t, LOSSES, seat, number)
    elif operation == ops.DISCARD_HALF:
        return push(t, DISCARDS, seat, len(t.hands[seat]) // 2)
    elif operation == ops.TAKE_SPIRIT:
        take_spirit(t, user, seat, number)
    elif operation == ops.TAKE_CARD:
        if seat != user:
            t.call(TAKES, actor=user, source=NOTHING, target=seat, then=RUN)
            t.stack[-1].amount = number
            return True
    elif operation == ops.REMOVE_OLDEST:
        if seat != t.king and t.ghost_count[seat] > 0:
            remove_ghost(t, t.ghosts_of(seat)[0])
    elif operation == ops.PEEK_IDENTITY:
        peek_identity(t, user, seat)
    elif operation == ops.PEEK_HAND:
        peek_hand(t, user, seat)
    elif operation == ops.WARD:
        if t.wards_of(seat) < 63:
            t.wards += 1 << 6 * seat
        t.tell(events.WARD_SET, seat, NOTHING)
    elif operation == ops.BAN_VOTE:
        t.banned |= only(seat)
        t.tell(events.VOTE_BANNED, seat, NOTHING)
    elif operation == ops.SILENCE:
        t.silenced |= only(seat)
        t.tell(events.SILENCED, seat, NOTHING)
    elif operation == ops.VOTE_PEEK:
        t.peeks.append(user << 4 | seat)
        t.tell(events.PEEK_ANNOUNCED, user, seat)
    else:
        assert operation == ops.BREAK_ARTIFACT
        break_artifact(t, seat)
    return False


def happen(t: Table, frame: Frame, operation: int, number: int) -> bool:
    """Do an operation that concerns no list of seats; whether something else goes on first or it is over."""
    if operation == ops.TAKE_DISCARD:
        for _ in range(number):
            if t.discard:
                card = t.discard.pop()
                add_card(t, frame.actor, card)
                remember_taken(t, frame.actor, card)
                t.tell(events.TOOK_DISCARD, frame.actor, card)
    elif operation == ops.MOVE_GHOST:
        return move_ghost(t, frame)
    elif operation == ops.REPOSSESS:
        ghost = ghost_within_reach(t, frame)
        if ghost != NOTHING:
            t.tell(events.LIFTED, detach(t, ghost), ghost)
            t.call(POSSESSION, actor=t.current, source=ghost, then=RUN)
            return True
    elif operation == ops.REMOVE_GHOST:
        ghost = ghost_within_reach(t, frame)
        if ghost != NOTHING:
            remove_ghost(t, ghost)
            return king_is_slain(t)
    elif operation == ops.PASS_GHOSTS:
        pass_ghosts(t)
        t.call(ATTACHING, actor=t.current, source=NOTHING, then=RUN)
        return True
    elif operation == ops.PEEK_GHOSTS:
        start_look(t, frame.actor, number, 0)
        return True
    elif operation == ops.SINK_GHOST:
        start_look(t, frame.actor, number, MAY_SINK)
        return True
    elif operation == ops.SET_DIE:
        shown = number_in(frame.target)
        t.set_dice.append(shown)
        t.tell(events.DIE_SET, frame.actor, shown)
    elif operation == ops.COUNTER:
        counter(t, frame)
    elif operation == ops.VOTE_MOD:
        t.vote_mod += number
        t.tell(events.VOTE_CHANGED, frame.actor, number)
    elif operation == ops.COND_MOD:
        change_condition(t, frame, number)
    elif operation == ops.EXTRA_HAUNT:
        t.call(HAUNTING, actor=t.current, source=NOTHING, then=RUN)
        return True
    else:
        assert operation == ops.NO_EXORCISM
        t.no_exorcism = 1
        t.tell(events.EXORCISM_BANNED, t.current, NOTHING)
    return False


def remember_taken(t: Table, seat: Seat, card: int) -> None:
    """A card from the open discard pile is in the hand of `seat`: everybody knows."""
    if t.is_open(seat):
        return
    known = t.known[:]
    for viewer in range(t.seats):
        if viewer != seat:
            known.append(viewer << 12 | seat << 8 | card)
    known.sort()
    t.known = known


def is_attached(t: Table, ghost: int) -> bool:
    """Whether `ghost` is a little ghost on a player."""
    return 0 <= ghost < t.tables.ghosts and 0 <= t.holder[ghost] < t.seats


def ghost_within_reach(t: Table, frame: Frame) -> int:
    """The ghost the item names if it can still be taken off its holder, else NOTHING (GUIXI-6.6, 7.10)."""
    ghost = ghost_in(frame.target) if frame.target != NOTHING else NOTHING
    if is_attached(t, ghost) and (t.holder[ghost] != t.king or t.king == frame.actor):
        return ghost
    t.tell(events.FIZZLED, frame.actor, frame.source)
    return NOTHING


def move_ghost(t: Table, frame: Frame) -> bool:
    """The named ghost goes to the named player (GUIXI-17.1, 6.6)."""
    ghost = ghost_within_reach(t, frame)
    goal = seat_in(frame.target)
    if ghost == NOTHING or t.holder[ghost] == goal:
        return False
    origin = detach(t, ghost)
    discards = attach(t, ghost, goal)
    t.tell(events.MOVED, goal, ghost, origin)
    if king_is_slain(t):
        return True
    return discards > 0 and push(t, DISCARDS, goal, discards)


def pass_ghosts(t: Table) -> None:
    """Lift everybody's newest ghost, the king's not, to the left neighbour (GUIXI-1.5, 7.10, 17.1)."""
    lifted: list[int] = []
    for step in range(t.seats):
        seat = (t.current + step) % t.seats
        if seat != t.king and t.ghost_count[seat] > 0:
            ghost = t.ghosts_of(seat)[t.ghost_count[seat] - 1]
            lifted.append(ghost | (seat + 1) % t.seats + 1 << 8)
    for entry in lifted:
        ghost = entry & 255
        t.tell(events.LIFTED, detach(t, ghost), ghost)
    t.lifted = lifted


def peek_identity(t: Table, user: Seat, seat: Seat) -> None:
    """`user` alone sees an identity: not the king's, and nothing where there are none (GUIXI-16.1, 17.1)."""
    if seat == user or seat == t.king or t.ids[seat] == NOTHING:
        return
    learn_identity(t, user, seat)
    t.tell(events.IDENTITY_SEEN, user, seat, t.ids[seat], only(user))


def learn_identity(t: Table, user: Seat, seat: Seat) -> None:
    """`user` knows the identity of `seat` for good (GUIXI-18.2)."""
    insight = t.insight[:]
    insight[seat] |= only(user)
    t.insight = insight


def peek_hand(t: Table, user: Seat, seat: Seat) -> None:
    """`user` alone sees the hand of `seat` as it is now (GUIXI-17.1)."""
    if seat == user:
        return
    t.tell(events.HAND_SEEN, user, seat, len(t.hands[seat]))
    for card in t.hands[seat]:
        t.tell(events.HAND_CARD_SEEN, user, seat, card, only(user))
    learn_hand(t, user, seat)


def counter(t: Table, frame: Frame) -> None:
    """The named item leaves the stack without effect (GUIXI-6.5)."""
    wanted = number_in(frame.target)
    place = 0
    while place < len(t.items):
        if t.items[place] == wanted:
            user, choice = t.items[place + 1], t.items[place + 2]
            del t.items[place : place + 3]
            if kind_in(choice) == USE:
                t.discard.append(what_in(choice))
            t.tell(events.COUNTERED, user, wanted, choice)
            return
        place += 3
    t.tell(events.FIZZLED, frame.actor, frame.source)


def change_condition(t: Table, frame: Frame, number: int) -> None:
    """The dispel condition of the named ghost changes for this turn (GUIXI-8.8)."""
    ghost = ghost_in(frame.target) if frame.target != NOTHING else NOTHING
    if not is_attached(t, ghost):
        t.tell(events.FIZZLED, frame.actor, frame.source)
        return
    t.tell(events.CONDITION_CHANGED, NOTHING, ghost, number)
    place = 0
    while place < len(t.cond_mods) and t.cond_mods[place] < ghost:
        place += 2
    if place < len(t.cond_mods) and t.cond_mods[place] == ghost:
        t.cond_mods[place + 1] += number
    else:
        t.cond_mods.insert(place, number)
        t.cond_mods.insert(place, ghost)
