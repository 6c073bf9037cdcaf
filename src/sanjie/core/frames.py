"""How a game of many effects moves: frames on a stack, one pending question, a list of things told.

The stack of frames is the game's last-in-first-out stack. Guixi, Hunters and the test game are built
on it; Aras keeps its own, smaller one (see `games/aras/state.py`).
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sanjie.core.events import Event
from sanjie.core.packing import BadPack, Reader
from sanjie.core.play import Refused
from sanjie.core.seats import (
    ALLOWED,
    CHANCE,
    EVERYONE,
    NOBODY,
    NOTHING,
    Choice,
    Clause,
    Seat,
    SeatSet,
    holds,
    only,
)

FRAME_INTS: Final = 8
DEEPEST: Final = 1000  # frames that `take_frames` believes
WIDEST: Final = 1 << 62  # numbers in a frame lie in -WIDEST..WIDEST
SEATS_KNOWN: Final = (1 << 31) - 1  # seats 0..30


@final
class Frame:
    """One effect in progress: which one, how far, and the few numbers it remembers."""

    def __init__(self, effect: int, actor: Seat, source: int, target: int) -> None:
        self.effect = effect
        self.step = 0  # the step that will read the next answer
        self.actor = actor
        self.source = source
        self.target = target
        self.cursor = actor
        self.amount = 0
        self.answer: Choice = NOTHING

    def copy(self) -> "Frame":
        """A twin with the same eight numbers."""
        twin = Frame(self.effect, self.actor, self.source, self.target)
        twin.step = self.step
        twin.cursor = self.cursor
        twin.amount = self.amount
        twin.answer = self.answer
        return twin

    def ints(self) -> list[int]:
        """The eight numbers in the order `frame_of` reads them; a fresh list."""
        return [
            self.effect,
            self.step,
            self.actor,
            self.source,
            self.target,
            self.cursor,
            self.amount,
            self.answer,
        ]


def frame_of(row: list[int]) -> Frame:
    """The frame whose `ints()` are `row`. Raises ValueError unless there are eight."""
    if len(row) != FRAME_INTS:
        raise ValueError(f"a frame has {FRAME_INTS} numbers, not {len(row)}")
    frame = Frame(row[0], row[2], row[3], row[4])
    frame.step = row[1]
    frame.cursor = row[5]
    frame.amount = row[6]
    frame.answer = row[7]
    return frame


@mypyc_attr(allow_interpreted_subclasses=True)  # so that games outside the compiled package can stand on it
class FramePlay:
    """The part of a state that every game of frames shares.

    A step of an effect ends in exactly one of `ask`, `ask_all`, `call`, `become`, `done` or a new
    `frame.step`; it makes things happen or asks, not both. What must outlast the step goes into the frame's
    other numbers: an answer is forgotten when the next question or effect begins, so no secret lingers in it.
    """

    def __init__(self) -> None:
        self.stack: list[Frame] = []  # what is being resolved, innermost last
        self.awaiting: SeatSet = NOBODY
        self.known_to: SeatSet = EVERYONE
        self.sealed = False  # several seats answer at once, unseen by each other
        self.ballots: dict[Seat, Choice] = {}  # their answers so far, until all are in
        self.due: list[Frame] = []  # abilities set off by the step just done; the first resolves first
        self.telling = False
        self.told: list[Event] = []

    # -- the ways a step can end -------------------------------------------------------
    def ask(self, seat: Seat, *, then: int, known_to: SeatSet = EVERYONE) -> None:
        """Stop until `seat` answers; step `then` reads it, `known_to` may learn it."""
        assert not self.due, "a step makes things happen or asks, not both"
        self.stack[-1].step = then
        self.stack[-1].answer = NOTHING
        self.awaiting = only(seat)
        self.known_to = known_to
        self.sealed = False
        self.ballots.clear()

    def ask_all(self, seats: SeatSet, *, then: int) -> None:
        """Stop until every seat of `seats` has answered, in any order, unseen by the others."""
        assert not self.due, "a step makes things happen or asks, not both"
        self.stack[-1].step = then
        self.stack[-1].answer = NOTHING
        self.awaiting = seats
        self.known_to = NOBODY
        self.sealed = True
        self.ballots.clear()

    def call(self, effect: int, *, actor: Seat, source: int, target: int = NOTHING, then: int) -> None:
        """Resolve another effect first, then go on at `then`."""
        self.stack[-1].step = then
        self.stack[-1].answer = NOTHING
        self.stack.append(Frame(effect, actor, source, target))

    def become(self, effect: int, *, actor: Seat, source: int, target: int = NOTHING) -> None:
        """Finish by turning into another effect."""
        self.stack[-1] = Frame(effect, actor, source, target)

    def done(self) -> None:
        """Finish; the frame below goes on."""
        self.stack.pop()

    # -- what each game supplies -------------------------------------------------------
    def resume_top(self) -> None:
        """Do one step of the top frame."""
        raise AssertionError("each game resumes its own effects")

    def refuse(self, seat: Seat, choice: Choice) -> Clause:
        """ALLOWED or the first broken clause; pure."""
        raise AssertionError("each game has its own rules")

    # -- driving -----------------------------------------------------------------------
    def tell(
        self, kind: int, seat: Seat, subject: int, value: int = NOTHING, seen_by: SeatSet = EVERYONE
    ) -> None:
        """Note an event, if anybody listens."""
        if self.telling:
            self.told.append(Event(kind, seat, subject, value, seen_by))

    def advance(self) -> None:
        """Run until somebody is asked or nothing is left to resolve."""
        while self.awaiting == NOBODY and (self.stack or self.due):
            while self.due:
                self.stack.append(self.due.pop())
            self.resume_top()
        if self.awaiting == NOBODY:  # the game is over: nothing is pending, so nothing is packed as pending
            self.sealed = False
            self.ballots.clear()

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Take the answer and run on. Raises Refused; the state is then unchanged."""
        clause = self.refuse(seat, choice)
        if clause != ALLOWED:
            raise Refused(clause)
        if self.sealed:
            self.ballots[seat] = choice
        else:
            self.stack[-1].answer = choice
        self.awaiting &= ~only(seat)
        if self.awaiting == NOBODY:
            self.known_to = EVERYONE
            self.advance()

    # -- copying and packing -----------------------------------------------------------
    def copy_frames_to(self, twin: "FramePlay") -> None:
        """Give `twin` copies of everything pending here; events stay behind."""
        twin.stack = [frame.copy() for frame in self.stack]
        twin.due = [frame.copy() for frame in self.due]
        twin.awaiting = self.awaiting
        twin.known_to = self.known_to
        twin.sealed = self.sealed
        twin.ballots = dict(self.ballots)

    def frame_ints(self) -> list[int]:
        """Everything pending as a row of ints, for `pack`; a fresh list. Nothing is ever `due` at a pause."""
        row = [self.awaiting, self.known_to, 1 if self.sealed else 0, len(self.ballots)]
        for seat in sorted(self.ballots):
            row.append(seat)
            row.append(self.ballots[seat])
        row.append(len(self.stack))
        for frame in self.stack:
            row += frame.ints()
        return row

    def take_frames(self, reader: Reader) -> None:
        """Read back what `frame_ints` wrote. Raises BadPack for a row that no pause could have written.

        The game itself judges whether the effects, steps and seats in the frames make sense.
        """
        self.awaiting = reader.take(NOBODY, SEATS_KNOWN)
        self.known_to = reader.take(EVERYONE, SEATS_KNOWN)
        self.sealed = reader.take(0, 1) == 1
        self.ballots = {}
        last = NOTHING
        for _ in range(reader.take(0, CHANCE if self.sealed else 0)):
            seat = reader.take(last + 1, CHANCE)
            if holds(self.awaiting, seat):
                raise BadPack(f"seat {seat} has answered and is still asked")
            self.ballots[seat] = reader.take(-WIDEST, WIDEST)
            last = seat
        self.stack = []
        for _ in range(reader.take(0, DEEPEST)):
            row = [reader.take(-WIDEST, WIDEST) for _ in range(FRAME_INTS)]
            self.stack.append(frame_of(row))
        if (self.awaiting == NOBODY) != (not self.stack):
            raise BadPack("somebody is asked exactly while something is being resolved")
        if self.stack and self.stack[-1].answer != NOTHING:
            raise BadPack("the top frame holds an answer that nobody was asked for")
