"""A game of Hunters in progress: what it asks, what may be answered, and how it runs on."""

from typing import final

from sanjie.core.packing import digest_bytes, pack_ints
from sanjie.core.play import Outcome
from sanjie.core.seats import ALLOWED, CHANCE, EVERYONE, NOBODY, Choice, Clause, Seat, holds
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.acts import resume_act, resume_class, resume_swap
from sanjie.games.hunters.blows import resume_blow
from sanjie.games.hunters.deals import resume_deal
from sanjie.games.hunters.demon import (
    resume_absorb,
    resume_demon,
    resume_demon_end,
    resume_drain,
    resume_strike,
    resume_strikes,
)
from sanjie.games.hunters.ends import resume_check
from sanjie.games.hunters.fate import resume_fate, resume_interrupt, resume_return, resume_reveal
from sanjie.games.hunters.gains import resume_draw, resume_fill, resume_gather, resume_offer
from sanjie.games.hunters.offers import offer, weight
from sanjie.games.hunters.packing import row_of
from sanjie.games.hunters.reasons import reason_against
from sanjie.games.hunters.rulebook import GAME_OVER, NOT_ASKED, SEALED
from sanjie.games.hunters.table import Table


@final
class State(Table):
    """A game of Hunters. Outside: `options`, `refuse`, `answer`. Inside: `offer`, `play`, unchecked."""

    # -- what every game offers --------------------------------------------------------------
    def resume_top(self) -> None:
        """Do one step of the top frame."""
        frame = self.stack[-1]
        effect = frame.effect
        if effect == e.ACT:
            resume_act(self, frame)
        elif effect == e.CHECK:
            resume_check(self, frame)
        elif effect == e.OFFER:
            resume_offer(self, frame)
        elif effect == e.FILL:
            resume_fill(self, frame)
        elif effect == e.DRAW:
            resume_draw(self, frame)
        elif effect == e.FATE:
            resume_fate(self, frame)
        elif effect == e.RETURN:
            resume_return(self, frame)
        elif effect == e.GATHER:
            resume_gather(self, frame)
        elif effect == e.REVEAL:
            resume_reveal(self, frame)
        elif effect == e.BLOW:
            resume_blow(self, frame)
        elif effect == e.DEMON:
            resume_demon(self, frame)
        elif effect == e.ABSORB:
            resume_absorb(self, frame)
        elif effect == e.DRAIN:
            resume_drain(self, frame)
        elif effect == e.STRIKES:
            resume_strikes(self, frame)
        elif effect == e.STRIKE:
            resume_strike(self, frame)
        elif effect == e.DEMON_END:
            resume_demon_end(self, frame)
        elif effect == e.CLASS:
            resume_class(self, frame)
        elif effect == e.SWAP:
            resume_swap(self, frame)
        elif effect == e.INTERRUPT:
            resume_interrupt(self, frame)
        else:
            resume_deal(self, frame)

    def refuse(self, seat: Seat, choice: Choice) -> Clause:
        """ALLOWED, or the first broken clause in the order of HUNTERS-18.3. Changes nothing."""
        if self.awaiting == NOBODY:
            return GAME_OVER
        if not holds(self.awaiting, seat):
            return NOT_ASKED
        found: list[int] = []
        offer(self, found)
        return ALLOWED if choice in found else reason_against(self, seat, choice)

    def options(self, seat: Seat) -> list[Choice]:
        """What `seat` may answer now, ascending; a fresh list, empty when it is not asked."""
        found: list[int] = []
        if holds(self.awaiting, seat):
            offer(self, found)
            found.sort()
        return found

    def odds(self) -> list[int]:
        """Integer weights beside `options(CHANCE)`; empty when chance is not asked."""
        return [weight(self, choice) for choice in self.options(CHANCE)]

    def outcome(self) -> Outcome | None:
        """How the game ended, or None: all win together, with 1 each, or nobody does (HUNTERS-1.1)."""
        if self.ended == 0:
            return None
        if self.ended == SEALED:
            return Outcome(self.ended, (1 << self.seats) - 1, tuple([1.0] * self.seats))
        return Outcome(self.ended, NOBODY, tuple([0.0] * self.seats))

    def play(self, choice: Choice) -> None:
        """Take an answer that is known to be offered, and run on."""
        self.stack[-1].answer = choice
        self.awaiting = NOBODY
        self.known_to = EVERYONE
        self.advance()

    # -- copying and packing -----------------------------------------------------------------
    def clone(self) -> "State":
        """A copy that shares nothing that changes; nothing told yet, telling off."""
        twin = State(self.variant, self.seats, self.tables)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "State") -> None:
        """Become a copy of `other`, which must be of the same variant and seats."""
        self.revision = other.revision
        self.heroes = other.heroes
        self.x = other.x
        self.surge_at = other.surge_at
        self.hero_life = other.hero_life
        self.curses = other.curses
        self.turn = other.turn
        self.last_roll = other.last_roll
        self.ended = other.ended
        self.tile = other.tile[:]
        self.up = other.up
        self.seen = other.seen
        self.tile_bag = other.tile_bag[:]
        self.claimed = other.claimed
        self.fate_top = other.fate_top
        self.fate_bag = other.fate_bag[:]
        self.fate_size = other.fate_size
        self.fate_shown = other.fate_shown
        self.fate_discard = other.fate_discard
        self.fate_exile = other.fate_exile
        self.row = other.row
        self.supply_top = other.supply_top
        self.supply_bag = other.supply_bag[:]
        self.supply_size = other.supply_size
        self.demon = other.demon
        self.facing = other.facing
        self.demon_life = other.demon_life
        self.demon_full = other.demon_full
        self.power = other.power
        self.abilities = other.abilities
        self.pos = other.pos[:]
        self.camp = other.camp
        self.life = other.life[:]
        self.hands = other.hands[:]
        self.deck_top = other.deck_top
        self.deck_bag = other.deck_bag[:]
        self.discard = other.discard[:]
        self.aura = other.aura[:]
        self.primary = other.primary
        self.secondary = other.secondary
        self.board_action = other.board_action
        self.wild = other.wild
        if other.gained:
            self.gained = other.gained[:]
            self.lacks = other.lacks[:]
            self.shows = other.shows[:]
        other.copy_frames_to(self)

    def pack(self) -> bytes:
        """The whole state as canonical bytes; the game's `unpack` reads them."""
        return pack_ints(row_of(self))

    def digest(self) -> int:
        """64 bits of `pack()`."""
        return digest_bytes(self.pack())
