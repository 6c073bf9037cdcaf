"""What every state offers to the outside, whatever it is made of inside."""

from dataclasses import dataclass
from typing import Protocol, Self

from sanjie.core.events import Event
from sanjie.core.seats import Choice, Clause, Seat, SeatSet


class Refused(Exception):
    """The answer breaks a rule; `clause` says which. The state is as it was."""

    def __init__(self, clause: Clause) -> None:
        super().__init__(clause)
        self.clause = clause


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why (a clause), who won (possibly nobody) and what each seat gets."""

    clause: Clause
    winners: SeatSet
    returns: tuple[float, ...]  # one number a seat, in the units of the game's rulebook


class Play(Protocol):
    """A game in progress: it waits for answers, checks them and runs on until it waits again."""

    awaiting: SeatSet  # who owes an answer; 0 when the game is over
    known_to: SeatSet  # who may learn the answer now awaited
    telling: bool  # simulations leave it off and pay nothing for events
    told: list[Event]  # what happened since the owner of the state last emptied it
    revision: int  # which reading of the rules this game is played by

    def refuse(self, seat: Seat, choice: Choice) -> Clause:
        """ALLOWED, or the first broken clause in the rulebook's order. Changes nothing."""

    def options(self, seat: Seat) -> list[Choice]:
        """What `seat` may answer now: a fresh list, ascending, as `refuse` allows; empty when not asked."""

    def odds(self) -> list[int]:
        """Integer weights beside `options(CHANCE)`; empty when chance is not asked."""

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Take the answer and run on to the next question. Raises Refused; the state is then unchanged."""

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def clone(self) -> Self:
        """A copy that shares nothing that changes; nothing told yet, telling off."""

    def pack(self) -> bytes:
        """The whole state as bytes, the same bytes for equal states, also in the middle of an effect."""

    def digest(self) -> int:
        """64 bits of `pack()`: equal states, equal digest."""
