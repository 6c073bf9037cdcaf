"""A game of Guixi in progress: what it asks, what may be answered, and how it runs on."""

from typing import final

from sanjie.core.packing import digest_bytes, pack_ints
from sanjie.core.play import Outcome
from sanjie.core.seats import ALLOWED, CHANCE, EVERYONE, NOBODY, Choice, Clause, Seat, holds
from sanjie.games.guixi import effects as e
from sanjie.games.guixi.checks import resume_checking
from sanjie.games.guixi.deals import resume_deal
from sanjie.games.guixi.exorcisms import resume_exorcism
from sanjie.games.guixi.hands import resume_discards, resume_draws, resume_losses, resume_takes
from sanjie.games.guixi.hauntings import resume_attaching, resume_haunting, resume_possession
from sanjie.games.guixi.heretics import resume_heresy
from sanjie.games.guixi.kings import resume_crowning
from sanjie.games.guixi.looks import resume_look
from sanjie.games.guixi.offers import offer, weight
from sanjie.games.guixi.packing import row_of
from sanjie.games.guixi.programs import resume_program
from sanjie.games.guixi.reasons import reason_against
from sanjie.games.guixi.rulebook import GAME_OVER, NOT_ASKED
from sanjie.games.guixi.score import winners_of
from sanjie.games.guixi.table import Table
from sanjie.games.guixi.turns import resume_turn


@final
class State(Table):
    """A game of Guixi. Outside: `options`, `refuse`, `answer`. Inside: `offer` and `play`, without checks."""

    # -- what every game offers --------------------------------------------------------------
    def resume_top(self) -> None:
        """Do one step of the top frame."""
        frame = self.stack[-1]
        effect = frame.effect
        if effect == e.TURN:
            resume_turn(self, frame)
        elif effect == e.DRAWS:
            resume_draws(self, frame)
        elif effect == e.EXORCISING:
            resume_exorcism(self, frame)
        elif effect == e.PROGRAM:
            resume_program(self, frame)
        elif effect == e.HAUNTING:
            resume_haunting(self, frame)
        elif effect == e.POSSESSION:
            resume_possession(self, frame)
        elif effect == e.CHECKING:
            resume_checking(self, frame)
        elif effect == e.DISCARDS:
            resume_discards(self, frame)
        elif effect == e.LOSSES:
            resume_losses(self, frame)
        elif effect == e.TAKES:
            resume_takes(self, frame)
        elif effect == e.LOOK:
            resume_look(self, frame)
        elif effect == e.CROWNING:
            resume_crowning(self, frame)
        elif effect == e.HERESY:
            resume_heresy(self, frame)
        elif effect == e.ATTACHING:
            resume_attaching(self, frame)
        else:
            resume_deal(self, frame)

    def refuse(self, seat: Seat, choice: Choice) -> Clause:
        """ALLOWED, or the first broken clause. Changes nothing."""
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
        """How the game ended (GUIXI-12.7), or None. Returns are 1 for those who won, else 0."""
        if self.ended == 0:
            return None
        winners = winners_of(self)
        return Outcome(
            self.ended, winners, tuple([1.0 if holds(winners, seat) else 0.0 for seat in range(self.seats)])
        )

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
        """Become a copy of `other`, which must be of the same variant and seats.

        Lists that are mostly empty are left alone when both are.
        """
        self.copy_turn_from(other)
        self.phase = other.phase
        self.turn = other.turn
        self.current = other.current
        self.priority = other.priority
        self.passes = other.passes
        self.ended = other.ended
        self.revision = other.revision
        self.ids = other.ids
        self.elders = other.elders
        self.revealed = other.revealed
        self.insight = other.insight
        self.chars = other.chars
        self.hands = [hand[:] for hand in other.hands]
        self.spirit = other.spirit[:]
        self.artifact = other.artifact[:]
        self.holder = other.holder[:]
        self.attached = other.attached[:]
        self.ghost_count = other.ghost_count[:]
        self.flags = other.flags[:]
        self.points = other.points
        self.point_count = other.point_count
        if other.lifted or self.lifted:
            self.lifted = other.lifted[:]
        self.deck_bag = other.deck_bag[:]
        self.deck_size = other.deck_size
        if other.deck_top or self.deck_top:
            self.deck_top = other.deck_top[:]
        self.discard = other.discard[:]
        self.ghost_bag = other.ghost_bag[:]
        self.ghost_size = other.ghost_size
        if other.ghost_top or self.ghost_top:
            self.ghost_top = other.ghost_top[:]
        if other.ghost_bottom or self.ghost_bottom:
            self.ghost_bottom = other.ghost_bottom[:]
        if other.ghost_discard or self.ghost_discard:
            self.ghost_discard = other.ghost_discard[:]
        self.king_bag = other.king_bag
        self.king_top = other.king_top
        self.dice = other.dice
        self.king = other.king
        self.king_card = other.king_card
        self.king_turn = other.king_turn
        self.king_own = other.king_own
        self.king_fails = other.king_fails
        self.king_summons = other.king_summons
        self.slayer = other.slayer
        self.final_seat = other.final_seat
        self.known = other.known
        self.deeds = other.deeds
        other.copy_frames_to(self)

    def copy_turn_from(self, other: "State") -> None:
        """The part of `copy_from` that concerns this turn and its exorcism."""
        self.wards = other.wards
        if other.set_dice or self.set_dice:
            self.set_dice = other.set_dice[:]
        self.vote_mod = other.vote_mod
        if other.cond_mods or self.cond_mods:
            self.cond_mods = other.cond_mods[:]
        self.no_exorcism = other.no_exorcism
        self.banned = other.banned
        self.silenced = other.silenced
        if other.used or self.used:
            self.used = other.used[:]
        self.bought = other.bought
        if other.peeks or self.peeks:
            self.peeks = other.peeks[:]
        self.freed = other.freed
        self.dispelled = other.dispelled
        self.arrived = other.arrived
        if other.items or self.items:
            self.items = other.items[:]
        self.item_count = other.item_count
        self.host = other.host
        self.aim = other.aim
        self.called = other.called
        self.laid = other.laid
        if other.votes or self.votes:
            self.votes = other.votes[:]
        self.challenged = other.challenged
        self.counted = other.counted
        if other.pile or self.pile:
            self.pile = other.pile[:]
        self.mixing = other.mixing
        self.plus = other.plus
        self.minus = other.minus
        self.wrong = other.wrong
        self.result = other.result

    def pack(self) -> bytes:
        """The whole state as canonical bytes; the game's `unpack` reads them."""
        return pack_ints(row_of(self))

    def digest(self) -> int:
        """64 bits of `pack()`."""
        return digest_bytes(self.pack())
