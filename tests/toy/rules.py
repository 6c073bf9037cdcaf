"""Lanterns, the rules: a bag of cards, answers to answers, and a secret vote.

LAMP-1  Three seats. The bag holds lamps, thieves and snuffers. A round has a leader; the next is to the left.
LAMP-2  A round begins with drawing: from the leader on, each seat draws until it holds two cards (three since
        revision 2). Only the drawer sees the card. A lamp is twice as likely as any other card.
LAMP-3  The leader plays a lamp or a thief, or passes. From the left of whoever played a card, the two others
        may each answer it with a snuffer; an answered snuffer does nothing, so the last one played happens
        first. After every resolved answer both may answer again.
LAMP-4  A lamp is worth a point. A thief draws a card blindly from another seat's hand; those two see it.
LAMP-5  Then all vote in secret for a seat or for nobody. A seat named by two or more (by all three since
        revision 2) loses a point it has.
LAMP-6  The game ends after a round with a seat at `goal`, with every lamp played, or after `ROUNDS` rounds.
        Most points win.
"""

from dataclasses import dataclass
from typing import Final

from sanjie.core.frames import Frame, FramePlay
from sanjie.core.packing import BadPack, Reader, digest_bytes, pack_ints
from sanjie.core.play import Outcome
from sanjie.core.seats import ALLOWED, CHANCE, EVERYONE, NOBODY, PASS, Choice, Clause, Seat, holds, only

SEATS: Final = 3
ROUNDS: Final = 12

# readings of the rules
FIRST: Final = 1
LARGER: Final = 2  # larger hands, larger majorities (LAMP-2, 5)
LATEST: Final = LARGER

# kinds of card
LAMP: Final = 0
THIEF: Final = 1
SNUFFER: Final = 2
CARDS: Final = {"few": "000000111222", "many": "00000000111122222"}  # option: kind of each card

# where a card is, if not with a seat
BAG: Final = -1
PLAYED: Final = -2

NAMED: Final = 100  # the choice NAMED + seat names a seat

# clauses
NOT_ASKED: Final = 1
NOT_IN_HAND: Final = 2
SNUFFERS_ANSWER: Final = 3
ONLY_SNUFFERS: Final = 4
NOT_IN_BAG: Final = 5
NOT_A_SEAT: Final = 6
NO_CARD_THERE: Final = 7
MUST_CHOOSE: Final = 8
ENDED: Final = 9  # how a game ends: the clause of the outcome

# events
DRAWN: Final = 1
PUT_DOWN: Final = 2
SNUFFED: Final = 3
SCORED: Final = 4
STOLEN: Final = 5
PASSED: Final = 6
VOTED: Final = 7
DIMMED: Final = 8
FINISHED: Final = 9

# effects and their steps, in the order they happen
ROUND: Final = 0
REFILL: Final = 0
TAKE: Final = 1
LEAD: Final = 2
PLAY_LED: Final = 3
VOTE: Final = 4
COUNT: Final = 5

CARD: Final = 1
ANNOUNCE: Final = 0
RESOLVE: Final = 1

ANSWERS: Final = 2
OFFER: Final = 0
HEAR: Final = 1
START_OVER: Final = 2

THEFT: Final = 3
CHOOSE: Final = 0
REACH: Final = 1
GRAB: Final = 2


@dataclass(frozen=True)
class Variant:
    """What players choose before a game."""

    goal: int = 3
    cards: str = "few"


class State(FramePlay):
    """Everything true at the table."""

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self.variant = variant
        self.revision = FIRST
        self.kind = [int(kind) for kind in CARDS[variant.cards]]  # per card, never changes
        self.holder = [BAG] * len(self.kind)  # per card: seat, BAG or PLAYED
        self.seen = [NOBODY] * len(self.kind)  # per card: the seats that know where it is
        self.points = [0] * SEATS
        self.round = 1

    # -- what happens ------------------------------------------------------------------
    def resume_top(self) -> None:
        """Do one step of the top frame."""
        frame = self.stack[-1]
        if frame.effect == ROUND:
            self.resume_round(frame)
        elif frame.effect == CARD:
            self.resume_card(frame)
        elif frame.effect == ANSWERS:
            self.resume_answers(frame)
        else:
            self.resume_theft(frame)

    def resume_round(self, frame: Frame) -> None:
        """LAMP-2, 3, 5 and 6, with `actor` as the leader."""
        if frame.step == REFILL:
            short = [seat for seat in self.around(frame.actor) if self.hand_size(seat) < self.hand]
            if short and BAG in self.holder:
                frame.cursor = short[0]
                self.ask(CHANCE, then=TAKE, known_to=only(frame.cursor))
            else:
                frame.step = LEAD
        elif frame.step == TAKE:
            self.holder[frame.answer] = frame.cursor
            self.seen[frame.answer] = only(frame.cursor)
            self.tell(DRAWN, frame.cursor, frame.cursor, frame.answer, only(frame.cursor))
            frame.step = REFILL
        elif frame.step == LEAD:
            self.ask(frame.actor, then=PLAY_LED)
        elif frame.step == PLAY_LED:
            if frame.answer == PASS:
                self.tell(PASSED, frame.actor, frame.actor)
                frame.step = VOTE
            else:
                self.call(CARD, actor=frame.actor, source=frame.answer, then=VOTE)
        elif frame.step == VOTE:
            self.ask_all((1 << SEATS) - 1, then=COUNT)
        else:
            self.count_votes()
            if self.is_finished():
                self.tell(FINISHED, frame.actor, self.round)
                self.done()
            else:
                self.round += 1
                self.become(ROUND, actor=(frame.actor + 1) % SEATS, source=PASS)

    def count_votes(self) -> None:
        """LAMP-5: open the ballots and dim whoever was named twice."""
        votes = [0] * SEATS
        for seat in range(SEATS):
            named = self.ballots[seat]
            self.tell(VOTED, seat, named)
            if named != PASS:
                votes[named - NAMED] += 1
        for seat in range(SEATS):
            if votes[seat] >= self.majority and self.points[seat] > 0:
                self.points[seat] -= 1
                self.tell(DIMMED, seat, seat)

    def is_finished(self) -> bool:
        """LAMP-6."""
        lamps = [card for card, kind in enumerate(self.kind) if kind == LAMP]
        return (
            max(self.points) >= self.variant.goal
            or self.round == ROUNDS
            or all(self.holder[card] == PLAYED for card in lamps)
        )

    def resume_card(self, frame: Frame) -> None:
        """LAMP-3 and 4: a card is shown, may be answered, then happens; `amount` is 1 once it is snuffed."""
        if frame.step == ANNOUNCE:
            self.holder[frame.source] = PLAYED
            self.seen[frame.source] = EVERYONE
            self.tell(PUT_DOWN, frame.actor, frame.source)
            self.call(ANSWERS, actor=frame.actor, source=frame.source, then=RESOLVE)
        elif frame.amount == 1:
            self.tell(SNUFFED, frame.actor, frame.source)
            self.done()
        elif self.kind[frame.source] == LAMP:
            self.points[frame.actor] += 1
            self.tell(SCORED, frame.actor, frame.source)
            self.done()
        elif self.kind[frame.source] == THIEF:
            self.become(THEFT, actor=frame.actor, source=frame.source)
        else:
            for other in self.stack:
                if other.effect == CARD and other.source == frame.target:
                    other.amount = 1
            self.done()

    def resume_answers(self, frame: Frame) -> None:
        """LAMP-3: both others are asked, whether or not they could answer, so that silence tells nothing."""
        if frame.step == OFFER:
            frame.cursor = (frame.cursor + 1) % SEATS
            if frame.cursor == frame.actor:
                self.done()
            else:
                self.ask(frame.cursor, then=HEAR)
        elif frame.step == HEAR:
            if frame.answer == PASS:
                self.tell(PASSED, frame.cursor, frame.source)
                frame.step = OFFER
            else:
                self.call(CARD, actor=frame.cursor, source=frame.answer, target=frame.source, then=START_OVER)
        else:
            frame.cursor = frame.actor
            frame.step = OFFER

    def resume_theft(self, frame: Frame) -> None:
        """LAMP-4: `target` is the seat that loses a card."""
        if frame.step == CHOOSE:
            if any(self.hand_size(seat) for seat in range(SEATS) if seat != frame.actor):
                self.ask(frame.actor, then=REACH)
            else:
                self.done()
        elif frame.step == REACH:
            frame.target = frame.answer - NAMED
            self.ask(CHANCE, then=GRAB, known_to=only(frame.actor) | only(frame.target))
        else:
            both = only(frame.actor) | only(frame.target)
            self.holder[frame.answer] = frame.actor
            self.seen[frame.answer] = both
            for card in range(
                len(self.kind)
            ):  # the third seat can no longer be sure of anything in that hand
                if self.holder[card] == frame.target:
                    self.seen[card] &= both
            self.tell(STOLEN, frame.actor, frame.target, frame.answer, both)
            self.done()

    def around(self, first: Seat) -> list[Seat]:
        """The seats in turn order from `first`; a fresh list."""
        return [(first + step) % SEATS for step in range(SEATS)]

    @property
    def hand(self) -> int:
        """How many cards a seat draws up to (LAMP-2)."""
        return 3 if self.revision >= LARGER else 2

    @property
    def majority(self) -> int:
        """How many votes dim a seat (LAMP-5)."""
        return 3 if self.revision >= LARGER else 2

    def hand_size(self, seat: Seat) -> int:
        """How many cards `seat` holds."""
        return self.holder.count(seat)

    # -- what may be answered ----------------------------------------------------------
    def refuse(self, seat: Seat, choice: Choice) -> Clause:
        """ALLOWED or the first broken clause; pure."""
        if not holds(self.awaiting, seat):
            return NOT_ASKED
        frame = self.stack[-1]
        if self.sealed:
            return ALLOWED if choice == PASS or 0 <= choice - NAMED < SEATS else NOT_A_SEAT
        if frame.effect == ROUND and frame.step == TAKE:
            return ALLOWED if self.is_at(choice, BAG) else NOT_IN_BAG
        if frame.effect == THEFT and frame.step == GRAB:
            return ALLOWED if self.is_at(choice, frame.target) else NO_CARD_THERE
        if frame.effect == THEFT:
            if choice == PASS:
                return MUST_CHOOSE
            if not 0 <= choice - NAMED < SEATS or choice - NAMED == seat:
                return NOT_A_SEAT
            return ALLOWED if self.hand_size(choice - NAMED) else NO_CARD_THERE
        if choice == PASS:
            return ALLOWED
        if not self.is_at(choice, seat):
            return NOT_IN_HAND
        snuffs = self.kind[choice] == SNUFFER
        if frame.effect == ROUND:
            return SNUFFERS_ANSWER if snuffs else ALLOWED
        return ALLOWED if snuffs else ONLY_SNUFFERS

    def is_at(self, choice: Choice, place: int) -> bool:
        """Whether `choice` is a card that lies at `place`."""
        return 0 <= choice < len(self.kind) and self.holder[choice] == place

    def options(self, seat: Seat) -> list[Choice]:
        """What `seat` may answer now, ascending; a fresh list."""
        every = [PASS, *range(len(self.kind)), *range(NAMED, NAMED + SEATS)]
        return [choice for choice in every if self.refuse(seat, choice) == ALLOWED]

    def odds(self) -> list[int]:
        """LAMP-2: weights beside `options(CHANCE)`; a blind grab is even."""
        drawing = self.stack and self.stack[-1].effect == ROUND
        return [2 if drawing and self.kind[card] == LAMP else 1 for card in self.options(CHANCE)]

    def outcome(self) -> Outcome | None:
        """LAMP-6: most points win; each seat gets its points."""
        if self.awaiting != NOBODY:
            return None
        winners = NOBODY
        for seat in range(SEATS):
            if self.points[seat] == max(self.points):
                winners |= only(seat)
        return Outcome(ENDED, winners, tuple(float(points) for points in self.points))

    # -- copying and packing -----------------------------------------------------------
    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        twin = self.__class__(self.variant)
        twin.revision = self.revision
        twin.holder = self.holder[:]
        twin.seen = self.seen[:]
        twin.points = self.points[:]
        twin.round = self.round
        self.copy_frames_to(twin)
        return twin

    def row(self) -> list[int]:
        """The state as ints; a fresh list, read back by `state_of`."""
        names = sorted(CARDS)
        row = [self.revision, self.variant.goal, names.index(self.variant.cards), self.round]
        return row + self.points + self.holder + self.seen + self.frame_ints()

    def pack(self) -> bytes:
        """The whole state as bytes."""
        return pack_ints(self.row())

    def digest(self) -> int:
        """64 bits of `pack()`."""
        return digest_bytes(self.pack())


def state_of(packed: bytes) -> State:
    """The state that packed to `packed`. Raises BadPack."""
    reader = Reader(packed)
    revision = reader.take(1, LATEST)
    goal = reader.take(1, 9)
    state = State(Variant(goal, sorted(CARDS)[reader.take(0, 1)]))
    state.revision = revision
    state.round = reader.take(1, ROUNDS)
    state.points = [reader.take(0, goal) for _ in range(SEATS)]
    state.holder = [reader.take(PLAYED, SEATS - 1) for _ in state.kind]
    state.seen = [reader.take(EVERYONE, (1 << SEATS) - 1) for _ in state.kind]
    state.take_frames(reader)
    reader.end()
    check(state)
    return state


def check(state: State) -> None:
    """Raises BadPack unless the numbers could lie on a table."""
    for card, place in enumerate(state.holder):
        wanted = NOBODY if place == BAG else EVERYONE if place == PLAYED else state.seen[card] | only(place)
        if state.seen[card] != wanted or (state.seen[card] == EVERYONE and place != PLAYED):
            raise BadPack(f"those who see card {card} do not fit the place where it is")
    for depth, frame in enumerate(state.stack):
        steps = {ROUND: COUNT, CARD: RESOLVE, ANSWERS: START_OVER, THEFT: GRAB}
        if frame.effect not in steps or not 0 <= frame.step <= steps[frame.effect]:
            raise BadPack("an effect stands on the stack that the game does not have")
        if (frame.effect == ROUND) != (depth == 0) or not (
            0 <= frame.actor < SEATS and 0 <= frame.cursor < SEATS and 0 <= frame.amount <= 1
        ):
            raise BadPack("a frame is out of place")
        if frame.effect != ROUND and not state.is_at(frame.source, PLAYED):
            raise BadPack("a card is being resolved that was not played")
        waiting = {ROUND: VOTE, CARD: RESOLVE, ANSWERS: START_OVER}
        if depth < len(state.stack) - 1 and frame.step != waiting.get(frame.effect):
            raise BadPack("a frame below another is not waiting for it")
    if state.stack and not is_asked_rightly(state, state.stack[-1]):
        raise BadPack("the top frame would not have asked this")
    if any(not state.options(seat) for seat in range(CHANCE + 1) if holds(state.awaiting, seat)):
        raise BadPack("a seat is asked that has no answer")


def is_asked_rightly(state: State, frame: Frame) -> bool:
    """Whether the seats asked, and the secrecy, are those of the step that will read the answer."""
    voted = NOBODY
    for seat in state.ballots:
        voted |= only(seat)
    asked = {
        (ROUND, TAKE): (only(CHANCE), only(frame.cursor), False),
        (ROUND, PLAY_LED): (only(frame.actor), EVERYONE, False),
        (ROUND, COUNT): (((1 << SEATS) - 1) & ~voted, NOBODY, True),
        (ANSWERS, HEAR): (only(frame.cursor), EVERYONE, False),
        (THEFT, REACH): (only(frame.actor), EVERYONE, False),
    }
    if 0 <= frame.target < SEATS and frame.target != frame.actor:
        asked[THEFT, GRAB] = (only(CHANCE), only(frame.actor) | only(frame.target), False)
    return asked.get((frame.effect, frame.step)) == (state.awaiting, state.known_to, state.sealed)
