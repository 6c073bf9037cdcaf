"""Tables of Hunters for tests of the rules: dealt, or laid out by hand."""

from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING, Seat, members
from sanjie.games.hunters import search
from sanjie.games.hunters.cards import CAMP, HEROES, KINDS, TERRAINS
from sanjie.games.hunters.content import standard_tables, tables_from
from sanjie.games.hunters.deals import lay_out
from sanjie.games.hunters.effects import ACT, DEAL, DEMON, FATE, GATHER, RETURN
from sanjie.games.hunters.hexes import cell_at
from sanjie.games.hunters.notation import read_answer, write_answer
from sanjie.games.hunters.rulebook import CLAUSES, CODES
from sanjie.games.hunters.state import State
from sanjie.games.hunters.tables import Tables
from sanjie.games.hunters.variant import variant_of
from sanjie.packs import standard

TABLES: Final[Tables] = standard_tables()


def kinds(*names: str) -> list[int]:
    """The numbers of cards by their letters, in the order given."""
    return [KINDS.index(name) for name in names]


def worn_out_at(limit: int) -> Tables:
    """The standard content where heroes are worn out at another number of cards."""
    shipped = standard("hunters")
    tables = tables_from(shipped.data, shipped.digest)  # built anew: nothing of it is shared
    tables.weariness_limit = limit
    return tables


def undealt(*heroes: str, **options: str) -> State:
    """A table before the set-up: mage and knight, unless other heroes are named."""
    chosen = heroes or ("mage", "knight")
    seats = {f"p{seat}": hero for seat, hero in enumerate(chosen)}
    state = State(variant_of({**seats, **options}, TABLES), len(chosen), TABLES)
    lay_out(state)
    return state


def asked_first(*heroes: str, **options: str) -> State:
    """A table at the first question of its set-up."""
    state = undealt(*heroes, **options)
    state.stack.append(Frame(DEAL, 0, NOTHING, NOTHING))
    state.advance()
    return state


def dealt(seed: int, *heroes: str, **options: str) -> State:
    """A table that has been set up; its first fate card is asked for."""
    state, rng, scratch = asked_first(*heroes, **options), Rng(seed), list[int]()
    while state.turn < 2:
        search.random_step(state, scratch, rng)
    return state


def place(state: State, q: int, r: int) -> int:
    """The number of a place by its coordinates."""
    return state.land.place_of[cell_at(q, r)]


def lay(state: State, q: int, r: int, tile: str, *, up: bool = True) -> int:
    """Lay a terrain, or the camp of a hero, at a place; its number."""
    there = place(state, q, r)
    kind = TERRAINS.index(tile) if tile in TERRAINS else CAMP + HEROES.index(tile)
    state.tile_bag[kind] -= 1
    state.tile[there] = kind
    state.up = state.up | 1 << there if up else state.up & ~(1 << there)
    state.seen = state.seen | 1 << there if up else state.seen
    return there


def give(state: State, seat: Seat, hand: list[int], deck: list[int] | None = None) -> None:
    """A hand, and a deck in that order; it holds five rock cards unless told otherwise."""
    state.hands[seat] = sorted(hand)
    state.deck_bag[seat] = []
    state.deck_top[seat] = kinds("R", "R", "R", "R", "R") if deck is None else deck


def acting(state: State, seat: Seat = 0, *, acted: bool = False) -> State:
    """The same table in the action phase of `seat`, nothing drawn."""
    show(state, 2 * seat)
    frame = Frame(ACT, seat, NOTHING, NOTHING)
    frame.amount = 1 if acted else 0
    state.stack += [Frame(GATHER, seat, NOTHING, NOTHING), frame]
    state.advance()
    return state


def demon_turn(state: State, seat: Seat = 0) -> State:
    """The same table after the demon king's turn against `seat`, or where it waits for an answer."""
    show(state, 2 * seat + 1)
    state.stack.append(Frame(DEMON, seat, NOTHING, NOTHING))
    state.advance()
    return state


def show(state: State, card: int) -> None:
    """That fate card is shown and out of the deck; the turn has nothing left but its return phase."""
    state.fate_bag[card] -= 1
    state.fate_size -= 1
    state.fate_shown = card
    state.stack = [Frame(FATE, NOTHING, NOTHING, NOTHING), Frame(RETURN, card >> 1, NOTHING, NOTHING)]


def answers(state: State) -> list[str]:
    """What may be answered now, in the notation, sorted."""
    return sorted(write_answer(choice) for seat in members(state.awaiting) for choice in state.options(seat))


def starting(state: State, *beginnings: str) -> list[str]:
    """The answers that begin with one of these."""
    return [answer for answer in answers(state) if answer.startswith(beginnings)]


def do(state: State, *lines: str) -> State:
    """The same table after these answers of whoever is asked, chance too."""
    for line in lines:
        state.answer(members(state.awaiting)[0], read_answer(line))
    return state


def refused(state: State, line: str) -> str:
    """Why that is refused, by the name of the sentence and the error code of HUNTERS-18.3."""
    seat = members(state.awaiting)[0] if state.awaiting else 0
    clause = state.refuse(seat, read_answer(line))
    return f"{CLAUSES[clause].name}: {CODES[clause]}"


def told(state: State, *kinds: int) -> list[tuple[int, int, int]]:
    """Seat, subject and value of what was told of these kinds, in order; the table must be `telling`."""
    return [(event.seat, event.subject, event.value) for event in state.told if event.kind in kinds]


def names(cards: list[int]) -> list[str]:
    """The letters of cards."""
    return [KINDS[card] for card in cards]
