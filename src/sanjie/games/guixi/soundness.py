"""Whether the numbers of a state could lie on a table: for states that were read, not played."""

import itertools
from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, EVERYONE, NOBODY, NOTHING, Seat, SeatSet, holds, only
from sanjie.games.guixi import effects as e
from sanjie.games.guixi.checks import dead_elder
from sanjie.games.guixi.choices import SKILL, USE, kind_in, seat_in, what_in
from sanjie.games.guixi.exorcisms import can_challenge, can_start, is_barred, may_add, may_inspect
from sanjie.games.guixi.phases import (
    AFTER,
    BEFORE,
    BLUE,
    COMPETITIVE,
    DAY,
    FUN,
    HERETIC_KING,
    LIVES,
    RED,
    SETUP,
    STANDARD,
)
from sanjie.games.guixi.rulebook import (
    BOTH_ELDERS,
    DECK_OUT,
    ELDER_DEAD,
    FINAL_LAP,
    GHOST_COUNT,
    HERETIC_KING_LOST,
    KING_SLAIN,
    KING_WON,
)
from sanjie.games.guixi.state import State
from sanjie.games.guixi.table import Table
from sanjie.games.guixi.tables import CHOOSE, DIE, STOP

LAST_STEP: Final = {  # effect -> the highest of its steps that run through
    e.DEAL: 4,
    e.TURN: 15,
    e.DRAWS: 0,
    e.PROGRAM: 0,
    e.LOOK: 0,
    e.DISCARDS: 0,
    e.LOSSES: 0,
    e.TAKES: 0,
    e.HAUNTING: 1,
    e.POSSESSION: 0,
    e.EXORCISING: 8,
    e.CHECKING: 2,
    e.CROWNING: 1,
    e.HERESY: 3,
    e.ATTACHING: 0,
}
WAITS: Final = {  # effect -> the steps at which it waits for an answer
    e.DEAL: (e.ELDER, e.IDENTITY, e.STARTING, e.CHARACTER),
    e.TURN: (e.ACTING, e.EXORCISE_OR_NOT),
    e.DRAWS: (e.DRAWN,),
    e.PROGRAM: (),
    e.LOOK: (e.LOOKED, e.SUNK),
    e.DISCARDS: (e.DISCARDED,),
    e.LOSSES: (e.LOST,),
    e.TAKES: (e.TAKEN,),
    e.HAUNTING: (e.SHOWN,),
    e.POSSESSION: (e.CHOSEN, e.ROLLED, e.DIRECTED),
    e.EXORCISING: (e.VOTED, e.CHALLENGED, e.MIXED, e.INSPECTED),
    e.CHECKING: (e.POWERED,),
    e.CROWNING: (e.CROWNED, e.LIVED),
    e.HERESY: (),
    e.ATTACHING: (),
}
MAY_STAND_ON: Final = {  # effect -> what can be below it
    e.DRAWS: (e.DEAL, e.TURN, e.PROGRAM, e.EXORCISING, e.CROWNING),
    e.PROGRAM: (e.TURN, e.HAUNTING),
    e.LOOK: (e.PROGRAM,),
    e.DISCARDS: (e.TURN, e.PROGRAM, e.HAUNTING, e.ATTACHING),
    e.LOSSES: (e.TURN, e.PROGRAM, e.HERESY),
    e.TAKES: (e.PROGRAM,),
    e.HAUNTING: (e.TURN, e.PROGRAM),
    e.POSSESSION: (e.HAUNTING, e.PROGRAM, e.ATTACHING),
    e.EXORCISING: (e.TURN,),
    e.CHECKING: (e.TURN,),
    e.CROWNING: (e.CHECKING, e.HERESY),
    e.HERESY: (e.TURN, e.CHECKING),
    e.ATTACHING: (e.PROGRAM, e.HERESY),
}


def fault_of(t: State) -> str:
    """What is wrong with a state that was read; empty when nothing is."""
    found = players_fault(t) or decks_fault(t) or turn_fault(t) or frames_fault(t) or question_fault(t)
    return found or ending_fault(t)


def is_ascending(row: list[int]) -> bool:
    """Whether the numbers never fall."""
    return all(one <= other for one, other in itertools.pairwise(row))


def cards_fault(t: Table, cards: list[int]) -> str:
    """Cards that the content does not have."""
    if any(not 0 <= card < len(t.tables.card_ids) or not t.tables.card_ids[card] for card in cards):
        return "there is a card that the content does not have"
    return ""


def players_fault(t: State) -> str:
    """Faults in what lies before players."""
    for seat in range(t.seats):
        if not is_ascending(t.hands[seat]):
            return "a hand is not in order"
        fault = cards_fault(t, t.hands[seat])
        if fault:
            return fault
        card = t.artifact[seat]
        if card != NOTHING and (cards_fault(t, [card]) or not t.tables.is_artifact[card]):
            return "what is equipped is no artifact"
        if t.ids[seat] == NOTHING and (t.revealed | t.elders) >> seat & 1:
            return "an identity is face up that is not there"
    if t.elders & ~t.revealed:
        return "an elder's identity is face down"
    if (t.king == NOTHING) != (t.king_card == NOTHING):
        return "a king without a card, or a card without a king"
    if t.king != NOTHING and not t.has_kings():
        return "there is no king in this game"
    if t.king != NOTHING and t.artifact[t.king] != NOTHING:
        return "the king has an artifact"
    if t.king == NOTHING and (t.king_turn or t.king_own or t.king_fails or t.king_summons or t.slayer >= 0):
        return "there are deeds of a king, and no king"
    return ""


def decks_fault(t: State) -> str:
    """Faults in decks and piles."""
    fault = cards_fault(t, t.deck_top + t.discard + t.pile + [vote & 255 for vote in t.votes])
    if fault or any(count and not t.tables.card_ids[card] for card, count in enumerate(t.deck_bag)):
        return "there is a card that the content does not have"
    ghosts = len(t.tables.ghost_ids)
    if any(entry & 255 >= ghosts for entry in t.ghost_top + t.ghost_bottom):
        return "there is a ghost card that the content does not have"
    if not is_ascending(t.ghost_discard) or not is_ascending(t.pile) or not is_ascending(t.known):
        return "a list is not in order"
    if t.ghost_size == 0 and t.ghost_bottom:
        return "the bottom of the ghost deck is its top"
    for entry in t.known:
        viewer, holder, card = entry >> 12, entry >> 8 & 15, entry & 255
        if viewer >= t.seats or holder >= t.seats or viewer == holder or t.is_open(holder):
            return "somebody remembers what nobody can know"
        if t.known.count(entry) > t.hands[holder].count(card):
            return "somebody remembers a card that is not there"
    placed = [*t.attached, *t.points, *(entry & 255 for entry in t.lifted)]
    placed += [frame.source for frame in t.stack if frame.effect == e.POSSESSION]
    if len(set(placed)) != len(placed) or any(not 0 <= ghost < t.tables.ghosts for ghost in placed):
        return "a ghost is in two places, or it is none"
    return ""


def items_fault(t: State) -> str:
    """Faults in the stack of items."""
    if len(t.items) % 3 or (t.items and t.phase not in (DAY, BEFORE, AFTER)):
        return "an item is incomplete, or waits outside a window"
    last = 0
    for place in range(0, len(t.items), 3):
        number, seat, choice = t.items[place : place + 3]
        if not last < number <= t.item_count or seat >= t.seats or choice_fault(t, choice):
            return "an item is none"
        last = number
    return ""


def choice_fault(t: Table, choice: int) -> bool:
    """Whether a use names something that there is not."""
    what, seat = what_in(choice), seat_in(choice)
    if seat >= t.seats:
        return True
    if kind_in(choice) == USE:
        return not 0 <= what < len(t.tables.card_ids) or not t.tables.card_ids[what]
    return kind_in(choice) != SKILL or not 0 <= what < len(t.tables.skill_ids)


def turn_fault(t: State) -> str:
    """Faults in what holds for the turn and the exorcism."""
    if len(t.cond_mods) % 2 or any(not 0 <= ghost < t.tables.ghosts for ghost in t.cond_mods[::2]):
        return "a condition is changed of no ghost"
    if any(one >= other for one, other in zip(t.cond_mods[::2], t.cond_mods[2::2], strict=False)):
        return "changed conditions are not in order"
    if not is_ascending(t.used) or len(set(t.used)) != len(t.used):
        return "used skills are not in order"
    if any(used >> 12 >= t.seats or used & 0xFFF >= len(t.tables.skill_ids) for used in t.used):
        return "a skill was used that there is not"
    if any(peek >> 4 >= t.seats or peek & 15 >= t.seats for peek in t.peeks):
        return "somebody looks who is not there"
    if t.result and len(t.result) != 7:
        return "the result is incomplete"
    if t.result and not (0 <= t.result[0] < t.seats and 0 <= t.result[1] < t.tables.ghosts):
        return "the result is of no exorcism"
    if (t.host == NOTHING) != (t.aim == NOTHING):
        return "an exorcism without host or ghost"
    if t.host == NOTHING:
        if t.called or t.laid or t.votes or t.challenged or t.counted or t.pile or t.mixing:
            return "there are votes without an exorcism"
        if t.plus or t.minus or t.wrong:
            return "there is a count without an exorcism"
    for vote in t.votes:
        if vote >> 8 & 15 >= t.seats:
            return "a vote is of nobody"
    if any((entry >> 8) - 1 >= t.seats for entry in t.lifted):
        return "a ghost moves to nobody"
    return items_fault(t)


def ending_fault(t: State) -> str:
    """An end for a reason that the table does not show (GUIXI-12.7)."""
    reason = t.ended
    if reason == 0:
        return ""
    fits = True
    if reason == KING_SLAIN or reason == KING_WON:
        fits = t.king != NOTHING
    elif reason == GHOST_COUNT:
        fits = t.variant.mode == STANDARD and t.king == NOTHING
    elif reason == HERETIC_KING_LOST:
        fits = t.has_heretics() and t.king == NOTHING and HERETIC_KING in t.ids
    elif reason == ELDER_DEAD:
        dead = dead_elder(t)
        fits = t.variant.mode == COMPETITIVE and dead != NOTHING and t.ids[dead] in (RED, BLUE)
    elif reason == BOTH_ELDERS or reason == FINAL_LAP:
        fits = t.variant.mode == COMPETITIVE
    elif reason != DECK_OUT:
        fits = t.variant.mode == FUN
    return "" if fits else "the game cannot have ended for that reason"


# -- frames ----------------------------------------------------------------------------------
def frames_fault(t: State) -> str:
    """Frames that cannot stand where they stand."""
    if (t.ended == 0) != bool(t.stack) or (0 < t.ended < 101):
        return "the game goes on exactly while something is pending"
    if t.sealed or t.ballots:
        return "no answers are sealed in this game"
    effects = [frame.effect for frame in t.stack]
    if (e.EXORCISING in effects) != (t.host != NOTHING):
        return "an exorcism is pending exactly while there is a host"
    if e.DEAL not in effects and e.TURN not in effects and t.stack:
        return "neither a deal nor a turn is going on"
    if t.items and any(effect in (e.CHECKING, e.EXORCISING, e.DEAL) for effect in effects):
        return "items wait outside a window"
    if t.lifted and e.ATTACHING not in effects:
        return "ghosts are in the air"
    if len(t.stack) > 40:
        return "the stack is too deep"
    for depth, frame in enumerate(t.stack):
        fault = frame_fault(t, frame, depth)
        if fault:
            return fault
    return ""


def frame_fault(t: State, frame: Frame, depth: int) -> str:
    """What is wrong with one frame."""
    effect = frame.effect
    if effect not in LAST_STEP:
        return "an effect stands on the stack that the game does not have"
    if (depth == 0) != (effect in (e.DEAL, e.TURN)):
        return "a frame is out of place"
    top = depth == len(t.stack) - 1
    if top and frame.step not in WAITS[effect]:
        return "the top frame waits for nothing"
    if not top and not 0 <= frame.step <= LAST_STEP[effect]:
        return "a frame below another is not waiting for it"
    if depth and t.stack[depth - 1].effect not in MAY_STAND_ON[effect]:
        return "an effect stands on one that never calls it"
    if not 0 <= frame.actor < t.seats or not 0 <= frame.amount < 1000 or frame.answer != NOTHING:
        return "a frame holds numbers that it cannot hold"
    if effect == e.PROGRAM:
        return program_fault(t, frame)
    if not 0 <= frame.cursor < 1000:
        return "a frame points nowhere"
    if effect == e.TURN and (frame.actor != t.current or t.phase == SETUP):
        return "the turn is not the current player's"
    if effect == e.DEAL and (t.phase != SETUP or t.turn != 0 or not 0 <= frame.source <= 9):
        return "the deal is over"
    if effect in (e.TAKES, e.HERESY) and not 0 <= frame.target < t.seats:
        return "an effect concerns nobody"
    if effect == e.EXORCISING and (frame.actor, frame.source) != (t.host, t.aim):
        return "the exorcism is another one"
    if effect == e.EXORCISING and (frame.cursor >= t.seats or not 0 <= frame.target < t.seats):
        return "the exorcism concerns nobody"
    if effect == e.LOOK and frame.target not in (0, 1):
        return "a look is what it cannot be"
    if effect == e.POSSESSION and frame.step == e.DIRECTED and not 1 <= frame.amount <= 6:
        return "the die shows what it cannot show"
    return ""


def program_fault(t: State, frame: Frame) -> str:
    """A card, skill or event that is being carried out."""
    effects = t.tables.effects
    if not 0 <= frame.cursor < len(effects) or frame.amount > t.seats:
        return "an effect goes on nowhere"
    if frame.target == NOTHING:
        starts = [place for place in t.tables.event_effect if place >= 0]
    elif frame.target < 0 or choice_fault(t, frame.target):
        return "an item happens that there is not"
    else:
        what = what_in(frame.target)
        used = kind_in(frame.target) == USE
        starts = [t.tables.card_effect[what] if used else t.tables.skill_effect[what]]
    for start in starts:
        place = start
        while place < frame.cursor and effects[place] != STOP:
            place += 3
        if place == frame.cursor:
            return ""
    return "an effect goes on inside another"


# -- the question ------------------------------------------------------------------------------
def question_fault(t: State) -> str:
    """Whether the top frame would have asked this seat, under this secrecy."""
    if not t.stack:
        return "" if t.known_to == EVERYONE else "a secret is asked of nobody"
    expected = asked_by(t, t.stack[-1])
    if expected != (t.awaiting, t.known_to):
        return "the top frame would not have asked this"
    seat = next(seat for seat in range(CHANCE + 1) if holds(t.awaiting, seat))
    return "" if t.options(seat) else "a seat is asked that has no answer"


def asked_by(t: State, frame: Frame) -> tuple[SeatSet, SeatSet]:
    """Who is asked by a waiting frame, and who may learn the answer; nobody if it would not ask."""
    step = frame.step
    never = (NOBODY, NOBODY)
    if step == e.DRAWN:
        return (only(CHANCE), known_card(t, frame.actor)) if frame.amount > 0 else never
    if step == e.LOOKED:
        wanted = frame.cursor < frame.amount <= t.ghosts_left() and len(t.ghost_top) >= frame.cursor
        return (only(CHANCE), only(frame.actor)) if wanted else never
    if step == e.TAKEN:
        pair = only(frame.actor) | only(frame.target)
        opened = t.is_open(frame.actor) or t.is_open(frame.target)
        return (only(CHANCE), EVERYONE if opened else pair) if frame.amount > 0 else never
    if step == e.IDENTITY:
        ready = frame.cursor < t.seats and t.ids[frame.cursor] == NOTHING
        return (only(CHANCE), only(frame.cursor)) if ready else never
    if step in (e.ELDER, e.STARTING, e.CHARACTER, e.LOST, e.SHOWN, e.ROLLED, e.MIXED, e.CROWNED):
        return (only(CHANCE), EVERYONE) if chance_is_asked(t, frame) else never
    if step == e.VOTED:
        ready = not is_barred(t, frame.cursor) and may_add(t, frame.cursor) and t.called > 0 and not t.mixing
        return (only(frame.cursor), known_card(t, frame.cursor)) if ready else never
    if step == e.SUNK:
        ready = frame.cursor == frame.amount <= len(t.ghost_top) and frame.target == 1
        return (only(frame.actor), only(frame.actor)) if ready else never
    seat = seat_asked(t, frame)
    return never if seat == NOTHING else (only(seat), EVERYONE)


def known_card(t: State, seat: Seat) -> SeatSet:
    """Who may learn a card that comes to or leaves the hand of `seat` face down."""
    return EVERYONE if t.is_open(seat) else only(seat)


def chance_is_asked(t: State, frame: Frame) -> bool:
    """Whether an open question to chance makes sense."""
    step = frame.step
    if step == e.ELDER:
        return frame.cursor <= 1 and t.variant.mode == COMPETITIVE
    if step == e.CHARACTER:
        return frame.cursor < t.seats
    if step == e.LOST:
        return frame.amount > 0
    if step == e.ROLLED:
        return t.tables.ghost_possession[frame.source] == DIE and not t.set_dice
    if step == e.MIXED:
        return t.mixing == 1
    if step == e.CROWNED:
        return t.king == NOTHING and t.has_kings()
    return True


def seat_asked(t: State, frame: Frame) -> Seat:
    """The seat that a waiting frame asks openly, or NOTHING if it would ask nobody."""
    step = frame.step
    if step == e.ACTING:
        return t.priority if t.phase in (DAY, BEFORE, AFTER) else NOTHING
    if step == e.EXORCISE_OR_NOT:
        return t.current if can_start(t) else NOTHING
    if step == e.CHOSEN:
        return t.current if t.tables.ghost_possession[frame.source] == CHOOSE else NOTHING
    if step == e.DIRECTED:
        by_die = t.tables.ghost_possession[frame.source] == DIE
        return t.current if by_die and not t.variant.clockwise and t.variant.mode != FUN else NOTHING
    if step == e.CHALLENGED:
        return t.host if can_challenge(t) and not t.mixing else NOTHING
    if step == e.INSPECTED:
        return t.host if may_inspect(t, frame.target) else NOTHING
    if step == e.POWERED:
        open_card = t.revealed >> frame.cursor & 1 if frame.cursor < t.seats else 1
        return NOTHING if open_card or t.ghost_count[frame.cursor] < LIVES else frame.cursor
    if step == e.LIVED:
        short = t.ghost_count[frame.actor] < LIVES and t.king == frame.actor
        return frame.actor if short else NOTHING
    return frame.actor if frame.amount > 0 else NOTHING
