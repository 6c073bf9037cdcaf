"""Whether the numbers of a state could lie on a table: for states that were read, not played."""

import itertools
from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.game import BadOption
from sanjie.core.seats import CHANCE, EVERYONE, NOBODY, NOTHING, Seat, holds, only
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.acts import EXILING
from sanjie.games.hunters.cards import CAMP, DEMON_FACE
from sanjie.games.hunters.land import PLACES
from sanjie.games.hunters.rulebook import CURSE, ENDINGS, SEALED, WEARY
from sanjie.games.hunters.state import State
from sanjie.games.hunters.table import UNDECIDED, Table
from sanjie.games.hunters.todo import BadTodo, asked_by, frame_of, item_of
from sanjie.games.hunters.variant import heroes_at

WAITS: Final[dict[int, int]] = {  # effect -> the step at which it waits for an answer
    e.FATE: e.SHOWN,
    e.ACT: e.ACTING,
    e.OFFER: e.GAINING,
    e.CLASS: e.CHOOSING,
    e.SWAP: e.SWAPPING,
    e.STRIKE: e.PARRYING,
    e.DRAW: e.DRAWN,
    e.FILL: e.FILLED,
    e.REVEAL: e.TURNED_UP,
    e.BLOW: e.ROLLED,
}
MAY_STAND_ON: Final[dict[int, tuple[int, ...]]] = {  # effect -> what can be below it
    e.RETURN: (e.FATE,),
    e.GATHER: (e.RETURN, e.INTERRUPT),
    e.ACT: (e.GATHER,),
    e.DRAW: (e.DEAL, e.ACT, e.CHECK),
    e.CHECK: (e.ACT, e.GATHER),
    e.OFFER: (e.CHECK, e.RETURN, e.OFFER, e.INTERRUPT),
    e.FILL: (e.DEAL, e.CHECK, e.RETURN, e.OFFER, e.INTERRUPT, e.ABSORB),
    e.REVEAL: (e.DEAL, e.OFFER, e.STRIKES),
    e.BLOW: (e.CHECK,),
    e.SWAP: (e.CHECK,),
    e.CLASS: (e.CHECK,),
    e.INTERRUPT: (e.ACT,),
    e.DEMON: (e.RETURN,),
    e.DEMON_END: (e.RETURN,),
    e.STRIKES: (e.DEMON_END,),
    e.DRAIN: (e.STRIKES,),
    e.ABSORB: (e.DRAIN,),
    e.STRIKE: (e.DEMON_END, e.STRIKE),
}


def fault_of(t: State) -> str:
    """What is wrong with a state that was read and waits, or is over; empty when nothing is."""
    return table_fault(t) or frames_fault(t) or order_fault(t) or question_fault(t)


def table_fault(t: Table) -> str:
    """What is wrong with what lies on the table; empty when nothing is."""
    return land_fault(t) or demon_fault(t) or players_fault(t) or ending_fault(t)


def is_ascending(row: list[int]) -> bool:
    """Whether the numbers never fall."""
    return all(one <= other for one, other in itertools.pairwise(row))


def land_fault(t: Table) -> str:
    """Faults in the map."""
    decided = 0
    for place in range(PLACES):
        if t.tile[place] != UNDECIDED:
            decided |= 1 << place
    if t.up & ~t.seen or t.seen & ~decided:
        return "a tile lies face up that was never seen, or was seen and is not decided"
    if sum(t.tile_bag) != PLACES - decided.bit_count():
        return (
            f"{PLACES - decided.bit_count()} places have no tile yet, "
            f"and {sum(t.tile_bag)} tiles have no place; there must be as many"
        )
    for seat in range(t.seats):
        camp = t.camp[seat]
        if t.camp.index(camp) != seat:
            return "two heroes have the same camp"
        if not t.is_up(camp) or t.tile[camp] != CAMP + t.heroes[seat]:
            return "a hero's camp tile does not lie face up where its camp is"
    return ""


def demon_fault(t: Table) -> str:
    """Faults in the demon king and the fate cards."""
    if t.is_claimed(t.demon) or t.holds_hero(t.demon):
        return "the demon king stands on a claimed camp or with a hero (HUNTERS-14.16)"
    if not 0 <= t.demon_life <= t.demon_full or (t.demon_life == 0) != (t.ended == SEALED):
        return f"the demon king has {t.demon_life} life of {t.demon_full}; he is sealed with 0 and only then"
    if len(set(t.abilities)) != len(t.abilities):
        return "the demon king has an ability twice"
    if t.fate_left() + len(t.fate_discard) == 0 and t.fate_shown == NOTHING:
        return "there are no fate cards to be shown"
    if len(t.last_roll) > 2 or any(not 0 <= face <= DEMON_FACE for face in t.last_roll):
        return "the latest attack was rolled with one or two dice"
    return ""


def players_fault(t: Table) -> str:
    """Faults in what lies before players."""
    try:
        if t.heroes != heroes_at(t.variant, t.seats):
            return "the heroes are not those that were chosen"
    except BadOption as problem:
        return str(problem)
    for seat in range(t.seats):
        if not is_ascending(t.hands[seat]) or not is_ascending(t.deck_bag[seat]):
            return "a hand is not in order"
        if len(t.aura[seat]) > t.tables.aura_max:
            return f"a hero has {len(t.aura[seat])} aura cards; {t.tables.aura_max} is the most (HUNTERS-9.2)"
        if not 0 <= t.life[seat] <= t.hero_life or (t.life[seat] == 0 and t.ended != CURSE):
            return f"a hero has {t.life[seat]} life of {t.hero_life} (HUNTERS-15.3)"
        if t.variant.concealed and memory_fault(t, seat):
            return "all remember of a hand what cannot be"
    return ""


def memory_fault(t: Table, seat: Seat) -> bool:
    """Whether a hand is not as all remember it."""
    gained, hand = t.gained[seat], t.hands[seat]
    return not is_ascending(gained) or any(gained.count(card) > hand.count(card) for card in gained)


def ending_fault(t: Table) -> str:
    """Faults in whether and how the game is over."""
    if t.ended != 0 and t.ended not in ENDINGS:
        return "the game ended for a reason that there is not"
    if (t.curses >= t.tables.curse_limit) != (t.ended == CURSE):
        return f"{t.tables.curse_limit} curse tokens end the game, and only they (HUNTERS-1.3)"
    limit = t.tables.weariness_limit
    if t.ended == WEARY and all(t.total(seat) > limit for seat in range(t.seats)):
        return "nobody is worn out (HUNTERS-1.4)"
    return ""


# -- frames ----------------------------------------------------------------------------------
def order_fault(t: State) -> str:
    """What is wrong with what is pending, whether or not it waits; empty when it can be run on."""
    if (t.ended == 0) != bool(t.stack):
        return "the game goes on exactly while something is pending"
    for depth, frame in enumerate(t.stack):
        if depth == 0:
            if frame.effect not in (e.DEAL, e.FATE):
                return "neither the set-up nor a fate phase is at the bottom of what is pending"
        elif t.stack[depth - 1].effect not in MAY_STAND_ON.get(frame.effect, ()):
            return "something is pending on what never leads to it"
        elif is_exiling(t.stack[depth - 1]) and frame.effect != e.DRAW:
            return "an action card is on its way to the exile zone, and no card is drawn first"
        if frame.effect == e.SWAP and t.secondary[frame.actor] == NOTHING:
            return "a hero without a secondary class has nothing to swap (HUNTERS-11.3)"
    return hero_fault(t)


def is_exiling(frame: Frame) -> bool:
    """Whether a first third aura card lies, and its card is being drawn (HUNTERS-9.7)."""
    return frame.effect == e.ACT and frame.step == EXILING


def frames_fault(t: State) -> str:
    """Frames that cannot stand where they stand, or do not wait."""
    if t.sealed or t.ballots:
        return "no answers are sealed in this game"
    for depth, frame in enumerate(t.stack):
        if not is_sound(t, frame, depth == len(t.stack) - 1):
            return "something is pending with numbers that it cannot have"
    return ""


def is_sound(t: State, frame: Frame, top: bool) -> bool:
    """Whether a frame is the one that its item stands for, waiting at the top and only there."""
    if frame.effect not in MAY_STAND_ON and frame.effect not in (e.DEAL, e.FATE):
        return False
    if top != (frame.step >= e.FIRST_WAITING) or (top and frame.step != WAITS.get(frame.effect)):
        return False
    try:
        twin = frame_of(t, item_of(t, frame))
    except (BadTodo, IndexError):
        return False
    if top:
        twin.step = frame.step
    return twin.ints() == frame.ints()


def hero_fault(t: State) -> str:
    """Heroes stand on tiles that are decided, but for one who explores."""
    exploring = t.stack[-1].target if t.stack and t.stack[-1].effect == e.REVEAL else NOTHING
    for seat in range(t.seats):
        if t.tile[t.pos[seat]] == UNDECIDED and t.pos[seat] != exploring:
            return "a hero stands on a tile that nobody knows"
    return ""


# -- the question ----------------------------------------------------------------------------
def question_fault(t: State) -> str:
    """Whether the top frame would have asked this seat, under this secrecy."""
    if not t.stack:
        return "" if t.known_to == EVERYONE and t.awaiting == NOBODY else "a secret is asked of nobody"
    frame = t.stack[-1]
    asked, known_to = asked_by(t, frame)
    if t.awaiting != only(asked) or t.known_to != known_to or not would_ask(t, frame):
        return "what is pending would not have asked this"
    seat = next(seat for seat in range(CHANCE + 1) if holds(t.awaiting, seat))
    return "" if t.options(seat) else "a seat is asked that has no answer"


def would_ask(t: State, frame: Frame) -> bool:
    """Whether the question of a waiting frame is open; that there is an answer is looked at apart."""
    step = frame.step
    if step == e.SHOWN:
        return not t.fate_top and t.fate_shown == NOTHING
    if step == e.PARRYING or step == e.GAINING:
        return len(t.options(frame.actor)) > 1
    if step == e.DRAWN:
        return frame.amount > 0 and not t.deck_top[frame.actor] and len(t.deck_bag[frame.actor]) > 1
    if step == e.FILLED:
        return not t.supply_top and t.supply_size > 1
    if step == e.TURNED_UP:
        return t.tile[frame.target] == UNDECIDED
    if step == e.ROLLED:
        return 1 <= frame.amount <= 2 and t.is_near_demon(frame.actor)
    return True
