"""The set-up (HUNTERS-3): what lies ready, then what chance says of row, land and hands.

Of the 45 tiles, the fate cards and the cards of the demon king (HUNTERS-2.3 to 2.6) those are used that the
heroes and options bring; every hero has a life token (HUNTERS-2.2). Chance is asked when something is known
for the first time; that order is our own (HUNTERS-19.2, 19.3).
"""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import NOTHING
from sanjie.games.hunters.cards import (
    CAMP,
    CARD_KINDS,
    ELEMENTS,
    FIRST_DIVINE,
    FIRST_SPIRIT,
    TILE_KINDS,
)
from sanjie.games.hunters.effects import DRAW, FATE, FILL, REVEAL
from sanjie.games.hunters.hexes import DIRECTIONS
from sanjie.games.hunters.land import NOWHERE, PLACES
from sanjie.games.hunters.table import FATE_KINDS, UNDECIDED, Table
from sanjie.games.hunters.variant import heroes_at

# steps of DEAL: `cursor` is the card, the neighbour or the seat it has come to
ROW: Final = 0
LAND: Final = 1
HANDS: Final = 2

COPIES: Final = 2  # of each combat card in a personal deck (HUNTERS-3.12)
ACTION_CARDS: Final = 2  # of each hero in the fate deck (HUNTERS-3.3)


def lay_out(t: Table) -> None:
    """A table before anything is drawn: camps, models and full decks (HUNTERS-3.1 to 3.6, 3.9 to 3.17)."""
    seats = t.seats
    tables = t.tables
    t.heroes = heroes_at(t.variant, seats)
    t.camp = t.land.camps(seats)
    t.pos = t.camp[:]
    t.fate_bag = [0] * FATE_KINDS
    t.supply_bag = [0] * CARD_KINDS
    t.supply_size = 0
    t.tile = [UNDECIDED] * PLACES
    t.tile_bag = tables.tile_count[:]
    t.up = 0
    for seat in range(seats):
        tile = CAMP + t.heroes[seat]
        t.tile[t.camp[seat]] = tile
        t.tile_bag[tile] -= 1
        t.up |= 1 << t.camp[seat]
    t.seen = t.up
    t.claimed = t.up
    for seat in range(seats):
        t.fate_bag[2 * seat] = ACTION_CARDS
        t.fate_bag[2 * seat + 1] = 1
    t.fate_size = seats * (ACTION_CARDS + 1)
    for card in range(FIRST_SPIRIT, CARD_KINDS):
        copies = t.x if card < FIRST_DIVINE else tables.card_count[card]
        t.supply_bag[card] = copies
        t.supply_size += copies
    t.demon = t.land.demon_start(seats)
    t.facing = 0
    t.demon_full = tables.life[t.variant.numbers][t.variant.king][t.variant.difficulty][seats]
    t.demon_life = t.demon_full
    t.abilities = tables.king_abilities[t.variant.king][: tables.ability_count[t.variant.difficulty]]
    t.life = [t.hero_life] * seats
    t.hands = [[] for _ in range(seats)]
    t.deck_top = [[] for _ in range(seats)]
    t.deck_bag = [[card for card in range(ELEMENTS) for _ in range(COPIES)] for _ in range(seats)]
    t.discard = [[] for _ in range(seats)]
    t.aura = [[] for _ in range(seats)]
    t.primary = t.heroes[:]
    t.secondary = [NOTHING] * seats
    t.board_action = (1 << seats) - 1
    if t.variant.concealed:
        t.gained = [[] for _ in range(seats)]
        t.lacks = [0] * seats
        t.shows = [0] * seats


def clear_away(t: Table) -> None:
    """A table on which nothing lies but camps and models, for positions that say what does."""
    lay_out(t)
    t.tile_bag = [0] * TILE_KINDS
    t.fate_bag = [0] * FATE_KINDS
    t.fate_size = 0
    t.supply_bag = [0] * CARD_KINDS
    t.supply_size = 0
    t.deck_bag = [[] for _ in range(t.seats)]
    t.board_action = 0


def resume_deal(t: Table, frame: Frame) -> None:
    """One step of the set-up; then the first fate phase (HUNTERS-3.17, 4.6)."""
    if frame.step == ROW:
        if frame.cursor < t.x:
            frame.cursor += 1
            t.call(FILL, actor=NOTHING, source=NOTHING, then=ROW)
        else:
            begin(frame, LAND)
    elif frame.step == LAND:
        while frame.cursor < t.seats * DIRECTIONS:
            camp = t.camp[frame.cursor // DIRECTIONS]
            place = t.land.next[camp * DIRECTIONS + frame.cursor % DIRECTIONS]
            frame.cursor += 1
            if place != NOWHERE and not t.is_up(place):
                t.call(REVEAL, actor=NOTHING, source=NOTHING, target=place, then=LAND)
                return
        begin(frame, HANDS)
    elif frame.cursor < t.seats:
        seat = frame.cursor
        frame.cursor += 1
        t.call(DRAW, actor=seat, source=NOTHING, then=HANDS)
        t.stack[-1].amount = t.tables.hand_refill
    else:
        t.turn = 1
        t.become(FATE, actor=NOTHING, source=NOTHING)


def begin(frame: Frame, step: int) -> None:
    """Go on with another part of the set-up."""
    frame.step = step
    frame.cursor = 0
