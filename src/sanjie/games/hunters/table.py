"""Everything that is true at a table of Hunters.

Chance is asked only when something becomes known: a deck is a bag of cards whose order nobody has
decided, below cards whose order is (positions written by hand, HUNTERS-19.4); a tile never turned up is
UNDECIDED until it is.
"""

from typing import Final

from sanjie.core.frames import Frame, FramePlay
from sanjie.core.seats import NOTHING, Clause, Seat
from sanjie.games.hunters.cards import ALL_ELEMENTS, ELEMENTS, SHOWS
from sanjie.games.hunters.hexes import DIRECTIONS
from sanjie.games.hunters.land import NOWHERE, PLACES, Land
from sanjie.games.hunters.tables import Tables
from sanjie.games.hunters.variant import Variant

LATEST: Final = 1  # the reading of the rules that new games get
UNDECIDED: Final = -1  # of a tile that has never been turned up
FATE_KINDS: Final = 10
NONE: Final[list[int]] = []  # before the table is laid; never changed
NO_LISTS: Final[list[list[int]]] = []


class Table(FramePlay):
    """The fields of a state; `deals.py` lays the table.

    Inner lists and those marked `shared` are never changed in place: copies share them.

    Cards, tiles, heroes and faces are numbers of `cards.py`; places those of `land`; a fate card is
    `2 * seat`, `+ 1` for an intimidation card. Hands and bags are ascending, decks have their top first,
    discards, aura and power the latest last.
    """

    def __init__(self, variant: Variant, seats: int, tables: Tables) -> None:
        super().__init__()
        self.variant = variant
        self.tables = tables
        self.land: Land = tables.maps[variant.land]
        self.seats = seats  # 1..5
        self.revision = LATEST
        self.heroes = NONE  # shared; per seat: hero
        self.x = max(seats, tables.supply_min_x)
        self.surge_at = tables.surge_base[seats] + tables.surge_mod[variant.difficulty]
        self.hero_life = tables.hero_life[variant.difficulty]
        self.curses = 0
        self.turn = 0  # of the fate phase that was last
        self.last_roll = NONE  # shared; faces of the latest attack
        self.ended: Clause = 0  # why the game ended, 0 while it goes on
        # -- the map
        self.tile = NONE  # per place
        self.up = 0  # bit p: the tile at place p lies face up
        self.seen = 0  # bit p: it has lain face up
        self.tile_bag = NONE  # per tile: how many lie at undecided places
        self.claimed = 0  # bit p: a claimed camp
        # -- fate
        self.fate_top = NONE  # shared; cards on top whose order is decided
        self.fate_bag = NONE  # per fate card: copies in the deck below them
        self.fate_size = 0  # their sum
        self.fate_shown = NOTHING
        self.fate_discard = NONE  # shared
        self.fate_exile = NONE  # shared
        # -- supply
        self.row = NONE  # shared; left to right
        self.supply_top = NONE  # shared; as fate_top
        self.supply_bag = NONE
        self.supply_size = 0  # the sum of the bag
        # -- the demon king
        self.demon = NOWHERE
        self.facing = 0
        self.demon_life = 0
        self.demon_full = 0  # the life he started with
        self.power = NONE  # shared
        self.abilities = NONE  # shared; those in play
        # -- heroes, per seat
        self.pos = NONE
        self.camp = NONE  # shared
        self.life = NONE
        self.hands = NO_LISTS
        self.deck_top = NO_LISTS  # shared
        self.deck_bag = NO_LISTS
        self.discard = NO_LISTS
        self.aura = NO_LISTS
        self.primary = NONE  # shared
        self.secondary = NONE  # shared; NOTHING: none yet
        self.board_action = 0  # bit s: the third action card lies on the board of seat s
        self.wild = 0  # bit s: Soulforge is in force for seat s
        # -- what everybody remembers of hands; kept up under hands=concealed only, else empty
        self.gained = NO_LISTS  # cards in the hand that all have seen it gain, ascending
        self.lacks = NONE  # elements that no other card in the hand shows, since its last draw
        self.shows = NONE  # elements of which some card in the hand is known to show each

    def push(
        self, effect: int, seat: Seat, source: int = NOTHING, target: int = NOTHING, amount: int = 0
    ) -> None:
        """Put an effect on the stack: it is resolved before everything that already lies there."""
        frame = Frame(effect, seat, source, target)
        frame.amount = amount
        self.stack.append(frame)

    # -- small questions -------------------------------------------------------------------
    def seat_of(self, hero: int) -> Seat:
        """The seat that plays `hero`, or NOTHING."""
        for seat in range(self.seats):
            if self.heroes[seat] == hero:
                return seat
        return NOTHING

    def element_at(self, place: int) -> int:
        """The element of the tile at `place` (HUNTERS-2.11), or -1 for an undecided one."""
        tile = self.tile[place]
        if tile == UNDECIDED:
            return NOTHING
        return tile % ELEMENTS

    def is_up(self, place: int) -> bool:
        """Whether the tile at `place` lies face up."""
        return self.up >> place & 1 == 1

    def is_claimed(self, place: int) -> bool:
        """Whether the camp of a hero in play is at `place`."""
        return self.claimed >> place & 1 == 1

    def holds_hero(self, place: int) -> bool:
        """Whether a hero stands at `place`."""
        return place in self.pos

    def direction_to(self, place: int, other: int) -> int:
        """The direction from `place` to a place beside it, or NOWHERE if `other` is not beside it."""
        for direction in range(DIRECTIONS):
            if self.land.next[place * DIRECTIONS + direction] == other:
                return direction
        return NOWHERE

    def is_near_demon(self, seat: Seat) -> bool:
        """Whether the hero of `seat` is adjacent to the demon king."""
        return self.land.far[self.pos[seat] * PLACES + self.demon] == 1

    def mask_of(self, seat: Seat, card: int) -> int:
        """The elements that `card` shows in the hand of `seat` when it pays (HUNTERS-12.4)."""
        if self.wild >> seat & 1:
            return ALL_ELEMENTS
        return SHOWS[card]

    def deck_size(self, seat: Seat) -> int:
        """Cards in the personal deck of `seat`."""
        return len(self.deck_top[seat]) + len(self.deck_bag[seat])

    def total(self, seat: Seat) -> int:
        """Cards in hand and personal deck (HUNTERS-1.4)."""
        return len(self.hands[seat]) + len(self.deck_top[seat]) + len(self.deck_bag[seat])

    def fate_left(self) -> int:
        """Cards in the fate deck, the shown one not counted."""
        return len(self.fate_top) + self.fate_size

    def supply_left(self) -> int:
        """Cards in the supply deck."""
        return len(self.supply_top) + self.supply_size

    def has_ability(self, ability: int) -> bool:
        """Whether the demon king uses `ability` in this game."""
        return ability in self.abilities
