"""The turn (ARAS-12.1, 12.2): what follows each decision, until somebody must decide again.

Aras keeps its own small stack of frames instead of `core.frames`: a frame of ARAS-8.2 is only a set of
waiting creatures, so a copy of the state is a copy of a few numbers.
"""

from typing import Final, final

from mypy_extensions import i64

from sanjie.core.packing import digest_bytes
from sanjie.core.play import Outcome, Refused
from sanjie.core.seats import ALLOWED, EVERYONE, NOBODY, NOTHING, Choice, Clause, Seat, SeatSet
from sanjie.games.aras.board import bit_of, flood, lowest, number
from sanjie.games.aras.characters import NOT_YET
from sanjie.games.aras.choices import (
    ATTACK,
    ATTACK_SEAT,
    CARRY,
    CHOOSE,
    DECLINE,
    END,
    EXCHANGE,
    FINISH,
    MOVE,
    PLACE,
    SHIFT,
    SKIP,
    SUMMON,
    USE,
    first_in,
    kind_in,
    second_in,
    third_in,
)
from sanjie.games.aras.creatures import CREATURES
from sanjie.games.aras.events import (
    ATTACKED,
    CHARACTER_CHOSEN,
    DECLINED,
    FINISHED,
    KEPT,
    MOVED,
    NEWBORN,
    PASSED,
    PLACED,
    SEAT_OUT,
    SHIFTED,
    SKIPPED,
    STALLED,
    SUMMONED,
    SWAPPED,
    TIMED_OUT,
    WON,
    hit,
)
from sanjie.games.aras.offers import Offers, has_use
from sanjie.games.aras.packing import position_ints
from sanjie.games.aras.phases import (
    ABILITIES,
    ACTION,
    AFTER_PLACING,
    ENDED,
    MOVING,
    PLACING,
    SWAP,
)
from sanjie.games.aras.phases import (
    CHARACTERS as CHOOSING,
)
from sanjie.games.aras.position import (
    Position,
    damage_by,
    down_of,
    drop_changed,
    drop_frame,
    exchange_sides,
    first_of_side,
    hand_of,
    has_placing,
    kind_at,
    landable,
    life_of,
    open_group,
    owner_of,
    push_frame,
    relocate,
    seat_after,
    set_characters,
    set_down,
    set_hand,
    set_life,
    slimes_of,
    spend,
    total_of,
    up_of,
)
from sanjie.games.aras.reasons import reason_against
from sanjie.games.aras.revisions import LATEST
from sanjie.games.aras.rulebook import (
    ENDED_BY_LIMIT,
    ENDED_BY_STALL,
    GAME_OVER,
    NOT_YOUR_TURN,
    WON_BY_LIFE,
)
from sanjie.games.aras.shapes import LOOSE
from sanjie.games.aras.variant import Variant

NO_SIDE: Final = -1


@final
class State(Position):
    """A game of Aras. Outside: `options`, `refuse`, `answer`. Inside: `Offers` and `play`, without checks."""

    __slots__ = ("revision",)

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self.revision = LATEST

    # -- what every game offers --------------------------------------------------------
    @property
    def awaiting(self) -> SeatSet:
        """The one seat that decides, as a set; empty when the game is over."""
        return NOBODY if self.phase == ENDED else int(bit_of(self.decider()))

    @property
    def known_to(self) -> SeatSet:
        """Everything in Aras is open (ARAS-0)."""
        return EVERYONE

    def refuse(self, seat: Seat, choice: Choice) -> Clause:
        """ALLOWED, or the first broken clause. Changes nothing."""
        if self.phase == ENDED:
            return GAME_OVER
        if seat != self.decider():
            return NOT_YOUR_TURN
        offers = Offers()
        offers.read(self)
        return ALLOWED if 0 <= choice < 1 << 22 and offers.hold(choice) else reason_against(self, choice)

    def options(self, seat: Seat) -> list[Choice]:
        """The legal decisions of `seat`, ascending; empty when it is not asked."""
        if self.phase == ENDED or seat != self.decider():
            return []
        offers = Offers()
        offers.read(self)
        return offers.listed()

    def odds(self) -> list[int]:
        """There is no chance in Aras (ARAS-0)."""
        return []

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Take the decision and run on to the next. Raises Refused; the state is then unchanged."""
        clause = self.refuse(seat, choice)
        if clause != ALLOWED:
            raise Refused(clause)
        self.play(choice)

    def outcome(self) -> Outcome | None:
        """How the game ended (ARAS-10), or None. Returns are +1, 0 or -1 a seat (10.6)."""
        if self.phase != ENDED:
            return None
        winner = self.winner()
        if self.side_is_out(0) or self.side_is_out(1):
            clause = WON_BY_LIFE
        else:
            clause = ENDED_BY_STALL if self.stall > self.variant.stall else ENDED_BY_LIMIT
        winners = 0
        returns: list[float] = []
        for seat in range(self.variant.players):
            if winner == NO_SIDE:
                returns.append(0.0)
            elif seat % 2 == winner:
                winners |= 1 << seat
                returns.append(1.0)
            else:
                returns.append(-1.0)
        return Outcome(clause, winners, tuple(returns))

    def clone(self) -> "State":
        """A copy that shares nothing that changes; nothing told yet, telling off."""
        twin = State(self.variant)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "State") -> None:
        """Become a copy of `other`, which must be of the same variant: for search, without a new object."""
        self.take_from(other)
        self.revision = other.revision

    def pack(self) -> bytes:
        """The whole state as canonical bytes; `Aras.unpack` reads them."""
        return position_ints(self, self.revision)

    def digest(self) -> int:
        """64 bits of `pack()`."""
        return digest_bytes(self.pack())

    # -- who decides, who won ----------------------------------------------------------
    def decider(self) -> i64:
        """The seat that decides now (ARAS-12.1); meaningless when the game is over."""
        if self.phase == ABILITIES:
            return first_of_side(self, owner_of(self, self.top))
        if self.phase == CHOOSING:
            return 1 if self.character_b == NOT_YET else 0
        return self.seat

    def side_is_out(self, side: i64) -> bool:
        """Whether every seat of `side` has lost all life points (ARAS-10.1, 13.3)."""
        seat = side
        while seat < self.players:
            if life_of(self, seat) > 0:
                return False
            seat += 2
        return True

    def winner(self) -> i64:
        """The side that wins if the game ends now, NO_SIDE for a draw (ARAS-10.1, 10.4)."""
        if self.side_is_out(0):
            return 1
        if self.side_is_out(1):
            return 0
        life_a = life_of(self, 0) + life_of(self, 2)
        life_b = life_of(self, 1) + life_of(self, 3)
        if life_a != life_b:
            return 0 if life_a > life_b else 1
        total_a = total_of(self, 0)
        total_b = total_of(self, 1)
        if total_a != total_b:
            return 0 if total_a > total_b else 1
        return NO_SIDE

    # -- one decision ------------------------------------------------------------------
    def play(self, choice: i64) -> None:
        """Play a legal decision and run on. The inside door: nothing is checked."""
        kind = kind_in(choice)
        if kind == MOVE:
            self.move(choice)
        elif kind == PLACE:
            self.place(bit_of(first_in(choice)))
        elif kind == SKIP:
            self.tell(SKIPPED, int(self.seat), NOTHING)
            self.phase = ACTION
        elif kind == END:
            self.tell(PASSED, int(self.seat), NOTHING)
            self.end_turn()
        elif kind == FINISH:
            self.tell(FINISHED, int(self.seat), NOTHING)
            self.finish_moving()
        elif kind == SUMMON:
            self.summon(bit_of(first_in(choice)))
        elif kind == USE or kind == CARRY:
            self.use(choice)
        elif kind == DECLINE:
            self.decline()
        elif kind == ATTACK:
            self.attack(1 - self.seat)
        elif kind == ATTACK_SEAT:
            self.attack(first_in(choice))
        elif kind == SHIFT:
            self.shift(choice)
        elif kind == CHOOSE:
            self.choose(first_in(choice))
        else:
            self.settle_swap(kind == EXCHANGE)

    def choose(self, character: i64) -> None:
        """Seat B's character, then seat A's (ARAS-1.7)."""
        self.tell(CHARACTER_CHOSEN, int(self.decider()), int(character))
        if self.character_b == NOT_YET:
            set_characters(self, NOT_YET, character)
        else:
            set_characters(self, character, self.character_b)
            self.begin_placing()

    def settle_swap(self, exchange: bool) -> None:
        """The pie rule (ARAS-11.10)."""
        self.tell(SWAPPED if exchange else KEPT, int(self.seat), NOTHING)
        if exchange:
            exchange_sides(self)
            self.seat = 0
        self.begin_placing()

    def begin_placing(self) -> None:
        """Phase 1, passed over when there is nothing to place or shift (ARAS-4.6)."""
        self.phase = PLACING if has_placing(self) else ACTION

    def place(self, cell: i64) -> None:
        """Put an element from the hand face down on `cell` (ARAS-4.2, 4.4)."""
        side = self.seat % 2
        set_down(self, side, down_of(self, side) | cell)
        set_hand(self, self.seat, hand_of(self, self.seat) - 1)
        self.stall = 0
        self.phase = AFTER_PLACING
        if self.telling:
            self.tell(PLACED, int(self.seat), int(number(cell)), int(flood(cell, down_of(self, side))))

    def shift(self, choice: i64) -> None:
        """Pix moves a lone face-down element (ARAS-9.6)."""
        side = self.seat % 2
        source = bit_of(first_in(choice))
        target = bit_of(second_in(choice))
        set_down(self, side, (down_of(self, side) & ~source) | target)
        self.phase = AFTER_PLACING
        if self.telling:
            self.tell(SHIFTED, int(self.seat), int(choice), int(flood(target, down_of(self, side))))

    def summon(self, anchor: i64) -> None:
        """Turn over an own face-down creature; it may use its ability at once (ARAS-5)."""
        side = self.seat % 2
        group = flood(anchor, down_of(self, side))
        kind = open_group(self, side, group)
        self.tell(SUMMONED, int(self.seat), int(number(anchor)), int(group))
        if kind != LOOSE:
            self.push(group)
        self.resolve()

    def move(self, choice: i64) -> None:
        """Move one slime; go on while another can move (ARAS-6.3)."""
        side = self.seat % 2
        target = bit_of(second_in(choice))
        relocate(self, side, bit_of(first_in(choice)), target)
        if self.telling:
            self.tell(MOVED, int(self.seat), int(choice), int(flood(target, up_of(self, side))))
        self.landing = 0
        self.movers = slimes_of(self, side) & ~self.moved
        if self.movers:
            self.landing = landable(self)
        if self.landing:
            self.phase = MOVING
        else:
            self.finish_moving()

    def finish_moving(self) -> None:
        """Every group with an element moved in this action is newborn, all in one frame (ARAS-6.7, 8.2)."""
        side = self.seat % 2
        up = up_of(self, side)
        frame: i64 = 0
        rest = self.moved & up & ~slimes_of(self, side)  # slimes have no ability
        while rest:
            group = flood(lowest(rest), up)
            rest = rest & ~group
            if CREATURES[kind_at(self, group)].uses > 0:
                frame = frame | group
        if frame:
            self.push(frame)
        self.resolve()

    def attack(self, seat: i64) -> None:
        """Damage `seat` by the difference of the totals (ARAS-7.3)."""
        side = self.seat % 2
        damage = damage_by(self, side)
        life = life_of(self, seat) - damage
        if life < 0:
            life = 0
        set_life(self, seat, life)
        self.stall = 0
        if self.telling:
            attack, defence = int(total_of(self, side)), int(total_of(self, 1 - side))
            self.tell(ATTACKED, int(self.seat), int(seat), hit(attack, defence, int(damage), int(life)))
        if life == 0:
            if self.players > 2:
                set_hand(self, seat, 0)
            if self.side_is_out(1 - side):
                self.moved = 0
                self.phase = ENDED
                self.tell(WON, int(self.seat), int(side))
                return
            self.tell(SEAT_OUT, int(seat), int(seat))
        self.end_turn()

    # -- abilities ---------------------------------------------------------------------
    def push(self, frame: i64) -> None:
        """The creatures on the cells `frame` are born: a frame of their own on top (ARAS-8.2)."""
        push_frame(self, frame)
        if not self.telling or not has_use(self):
            return  # a frame without a use is dropped at once (ARAS-8.3): nobody is told of it
        owner = int(first_of_side(self, owner_of(self, frame)))
        while frame:
            group = flood(lowest(frame), frame)
            frame = frame ^ group
            self.tell(NEWBORN, owner, int(number(lowest(group))), int(group))

    def use(self, choice: i64) -> None:
        """One use of the ability of a creature in the top frame."""
        anchor = bit_of(first_in(choice))
        group = self.asked
        if group & anchor == 0:
            group = flood(anchor, self.top)
        side = owner_of(self, group)
        creature = CREATURES[kind_at(self, group)]
        spend(self, group, creature.uses)
        to: i64 = 0
        if kind_in(choice) == CARRY:
            to = bit_of(third_in(choice))
        child = creature.use(self, group, side, choice, bit_of(second_in(choice)), to)
        drop_changed(self)
        if child and CREATURES[kind_at(self, child)].uses > 0:
            self.push(child)
        self.resolve()

    def decline(self) -> None:
        """Give up everything left in the top frame (ARAS-8.2)."""
        self.tell(DECLINED, int(self.decider()), NOTHING)
        drop_frame(self)
        self.resolve()

    def resolve(self) -> None:
        """Drop top frames without a use (ARAS-8.3); with an empty stack the turn ends (8.5)."""
        while self.top:
            if has_use(self):
                self.phase = ABILITIES
                return
            drop_frame(self)
        self.end_turn()

    # -- the end of a turn -------------------------------------------------------------
    def end_turn(self) -> None:
        """ARAS-12.2, in its order."""
        self.moved = 0
        if self.locked:
            own = down_of(self, self.seat % 2)
            self.locked = (self.locked & ~own) | (self.twice & own)
            self.twice = self.twice & ~own
        self.stall += 1
        if self.stall > self.variant.stall or self.turn >= self.variant.limit:
            self.phase = ENDED
            kind = STALLED if self.stall > self.variant.stall else TIMED_OUT
            self.tell(kind, NOTHING, int(self.winner()))
            return
        self.turn += 1
        self.seat = seat_after(self, self.seat)
        if self.turn == 2 and self.variant.swap:
            self.phase = SWAP
        else:
            self.begin_placing()
