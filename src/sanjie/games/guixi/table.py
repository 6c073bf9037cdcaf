"""Everything that is true at a table of Guixi.

Seat i + 1 is the left neighbour (GUIXI-1.2); halves are `// 2` (GUIXI-1.3); talk is no matter of the rules
(GUIXI-1.4), nor is the background (GUIXI-1.1).
"""

from typing import Final

from sanjie.core.frames import FramePlay
from sanjie.core.seats import NOTHING, Clause, Seat, SeatSet
from sanjie.games.guixi.phases import SETUP, STANDARD
from sanjie.games.guixi.tables import Tables
from sanjie.games.guixi.variant import Variant

LATEST: Final = 1  # the reading of the rules that new games get

# where a little ghost is, if it is not attached to a seat
IN_DECK: Final = -1
IN_DISCARD: Final = -2
IN_THE_AIR: Final = -3
WON: Final = 16  # + seat: a dispelled ghost that counts for the seat
AWAY: Final = -4  # not in this game (only positions that were written by hand)

FACE_UP: Final = 0x1FF  # everybody knows: bits of seats 0..7, and 8 for those who look on
ONLOOKER: Final = 8


class Table(FramePlay):
    """The fields of a state. Lists that are marked `shared` are never changed in place: copies share them.

    Cards, ghost cards, skills, characters and kings are numbers of `tables.py`. A mask has bit i for seat i.
    """

    def __init__(self, variant: Variant, seats: int, tables: Tables) -> None:
        super().__init__()
        self.variant = variant
        self.tables = tables
        self.seats = seats  # 3..8
        self.revision = LATEST
        # -- the turn
        self.phase = SETUP
        self.turn = 0  # 1.. once it has begun
        self.current: Seat = 0  # whose turn it is
        self.priority: Seat = 0  # who decides in a window
        self.passes = 0  # in succession, 0..seats-1
        self.ended: Clause = 0  # why the game ended, 0 while it goes on
        # -- players
        self.ids: list[int] = []  # shared; per seat: identity, or -1
        self.elders: SeatSet = 0
        self.revealed: SeatSet = 0  # identity cards face up
        self.insight: list[int] = []  # shared; per seat: mask of those who have seen its identity card
        self.chars: list[int] = []  # shared; per seat: character, or -1
        self.hands: list[list[int]] = []  # per seat: cards, ascending
        self.spirit: list[int] = []  # per seat
        self.artifact: list[int] = []  # per seat: card, or -1
        # -- ghosts
        self.holder: list[int] = []  # per ghost: seat, WON + seat, IN_DECK …
        self.attached: list[int] = []  # ghosts on players; those of one player oldest first
        self.ghost_count: list[int] = []  # per seat: ghosts attached
        self.flags: list[int] = []  # per seat: bit e for a ghost with lasting effect e
        self.points: list[int] = []  # shared; dispelled ghosts, oldest first
        self.point_count: list[int] = []  # shared; per seat: dispelled ghosts
        self.lifted: list[int] = []  # ghosts in the air: ghost | destination + 1 << 8 (0: by its condition)
        # -- decks
        self.deck_bag: list[int] = []  # per card: copies in the deck whose place nobody has decided
        self.deck_size = 0  # their sum
        self.deck_top: list[int] = []  # cards on top of them in order, top first; nobody knows them
        self.discard: list[int] = []  # the last discarded last
        self.ghost_bag: list[int] = []  # per ghost card: copies without a place
        self.ghost_size = 0  # their sum
        self.ghost_top: list[int] = []  # top first: mask of those who know it << 8 | ghost card
        self.ghost_bottom: list[int] = []  # below the bag, in the same order and form
        self.ghost_discard: list[int] = []  # ascending
        self.king_bag = 0  # bit k: king card k lies in the deck
        self.king_top: list[int] = []  # shared; king cards whose order is decided, top first
        self.dice: list[int] = []  # shared; rolls that are decided, first used first
        # -- the king
        self.king: Seat = NOTHING
        self.king_card = NOTHING
        self.king_turn = 0  # in which he appeared
        self.king_own = 0  # own turns he has finished since
        self.king_fails = 0  # failed exorcisms of others since
        self.king_summons = 0
        self.slayer: Seat = NOTHING
        self.final_seat: Seat = NOTHING  # competitive: whose end of turn ends the game
        # -- this turn (GUIXI-5.9)
        self.wards = 0  # 6 bits a seat
        self.set_dice: list[int] = []  # first set first
        self.vote_mod = 0
        self.cond_mods: list[int] = []  # ghost, change, ghost, change …; ghosts ascending
        self.no_exorcism = 0
        self.banned: SeatSet = 0  # from voting
        self.silenced: SeatSet = 0
        self.used: list[int] = []  # seat << 12 | skill, ascending
        self.bought = 0
        self.peeks: list[int] = []  # looker << 4 | voter, in order of use
        self.freed: SeatSet = 0  # from whom a ghost was dispelled
        self.dispelled = 0  # 1 once an exorcism has succeeded
        self.arrived: SeatSet = 0  # whom an attachment left with three ghosts or more
        self.items: list[int] = []  # the stack of GUIXI-6: number, user, choice; the top one last
        self.item_count = 0  # used this turn
        # -- an exorcism
        self.host: Seat = NOTHING  # NOTHING: there is none
        self.aim = NOTHING  # the ghost it is about
        self.called = 0  # how many seats, host first and counter-clockwise, have had their turn to vote
        self.laid = 0  # 7 bits a seat: how many cards lie before it
        self.votes: list[int] = []  # in order: who knows it << 12 | voter << 8 | card
        self.challenged: SeatSet = 0
        self.counted: SeatSet = 0  # who has a counted vote
        self.pile: list[int] = []  # votes that are being mixed, ascending
        self.mixing = 0  # 1 from the mixing until the result
        self.plus = 0  # mixed votes of the ghost's colour shown so far
        self.minus = 0
        self.wrong = 0  # 1 after a wrong challenge
        self.result: list[int] = []  # shared; host, ghost, net, condition, ok, failed, summoning
        # -- what players remember of others' hands
        self.known: list[int] = []  # shared; viewer << 12 | holder << 8 | card, ascending, once a copy
        # -- what everybody remembers of deeds
        self.deeds: list[int] = []  # shared; two ints a deed, see `deeds.py`

    # -- small questions -------------------------------------------------------------------
    def flag(self, seat: Seat, haunt: int) -> bool:
        """Whether a ghost with that lasting effect is on `seat` and works (GUIXI-7.7, 7.8)."""
        return self.flags[seat] >> haunt & 1 == 1 and seat != self.king

    def haunts(self, seat: Seat, haunt: int) -> int:
        """How many ghosts with that lasting effect work on `seat`."""
        if self.flags[seat] >> haunt & 1 == 0 or seat == self.king:
            return 0
        found = 0
        for ghost in self.attached:
            if self.holder[ghost] == seat and self.tables.ghost_haunt[ghost] == haunt:
                found += 1
        return found

    def ghosts_of(self, seat: Seat) -> list[int]:
        """The ghosts attached to `seat`, oldest first; a fresh list."""
        return [ghost for ghost in self.attached if self.holder[ghost] == seat]

    def points_of(self, seat: Seat) -> list[int]:
        """The dispelled ghosts of `seat`, oldest first; a fresh list."""
        return [ghost for ghost in self.points if self.holder[ghost] == WON + seat]

    def cards_left(self) -> int:
        """Cards in the deck."""
        return self.deck_size + len(self.deck_top)

    def ghosts_left(self) -> int:
        """Cards in the ghost deck."""
        return self.ghost_size + len(self.ghost_top) + len(self.ghost_bottom)

    def votes_by(self, seat: Seat) -> int:
        """How many cards `seat` has laid in this exorcism."""
        return self.laid >> 7 * seat & 127

    def wards_of(self, seat: Seat) -> int:
        """How many wards `seat` has left this turn."""
        return self.wards >> 6 * seat & 63

    def condition_change(self, ghost: int) -> int:
        """The `cond_mod` of `ghost` this turn."""
        place = 0
        while place < len(self.cond_mods):
            if self.cond_mods[place] == ghost:
                return self.cond_mods[place + 1]
            place += 2
        return 0

    def has_heretics(self) -> bool:
        """Whether heretics are in this game (GUIXI-4.1)."""
        return self.variant.mode == STANDARD and (self.seats == 5 or self.seats >= 7)

    def has_kings(self) -> bool:
        """Whether a ghost king can appear (GUIXI-14.3, 15.1, 16.1)."""
        return self.variant.mode == STANDARD and self.seats > 4

    def is_open(self, seat: Seat) -> bool:
        """Whether the hand of `seat` lies open."""
        return self.flags[seat] & 16 != 0 and seat != self.king  # 16: OPEN_HAND
