"""What a game offers to the outside: the one face that servers, bots, the lab and tests speak to."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sanjie.core.chance import Rng
from sanjie.core.events import Event
from sanjie.core.seats import Choice, Clause, Seat

Chosen = int | str  # value of an option

NEWEST: Final = 0  # in place of a revision: the reading that new games get


class BadOption(ValueError):
    """An option or value that the game does not have; the text says which are allowed."""


class NotationError(ValueError):
    """A line of notation that cannot be read. `code` is `bad_notation` or `bad_position`."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Option:
    """One thing players may choose before a game, with the clause that defines it."""

    name: str
    default: Chosen
    values: tuple[Chosen, ...]  # empty for a whole number from `low` to `high`
    clause: str  # "ARAS-11.1"
    low: int = 0
    high: int = 0

    def allows(self, value: object) -> bool:
        """Whether `value` may be chosen."""
        if type(value) not in (int, str):  # neither True for 1 nor 2.0 for 2
            return False
        if self.values:
            return value in self.values
        return isinstance(value, int) and self.low <= value <= self.high


def reading_of(game: str, latest: int, revision: int) -> int:
    """The revision that is meant, from 1 to `latest`. Raises BadOption."""
    if not 0 <= revision <= latest:
        raise BadOption(f"revision {revision} of {game} is not known here; 1 to {latest} are")
    return revision or latest


@dataclass(frozen=True)
class Reason:
    """Why an answer is refused: a clause of the rulebook and the name of the sentence that says it."""

    clause: str  # "ARAS-4.4"
    name: str  # "place-beside-revealed"; the words are `<game>-clause-<name>`


@dataclass(frozen=True)
class Story:
    """An event in words' reach: the name of its sentence, the arguments, and the cells it touched."""

    name: str  # "carried"; the words are `<game>-event-<name>`
    seat: Seat  # whose doing, or NOTHING
    args: dict[str, str | int]
    places: list[str]  # names of the cells, tiles or cards it changed, for marks on the board
    clause: str  # "ARAS-8.8"


class Game(Protocol):
    """A game. States are the game's own; the outside holds them but never looks inside."""

    @property
    def name(self) -> str:
        """`aras`, `guixi` or `hunters`."""

    @property
    def seats(self) -> tuple[int, ...]:
        """How many may play, ascending."""

    @property
    def revision(self) -> int:
        """The reading of the rules that new games get. Every one from 1 up to it can be played."""

    @property
    def rules(self) -> str:
        """The rulebook's own version, e.g. `aras-1`."""

    @property
    def longest(self) -> int:
        """No game takes more answers than this; where the rules set no end (Guixi), simulations give up."""

    def option_list(self) -> list[Option]:
        """What can be chosen before a game, in the order of the rulebook."""

    def variant(self, chosen: Mapping[str, object]) -> Any:
        """A frozen, hashable record of every option, defaults filled in. Raises BadOption."""

    def chosen(self, variant: Any) -> dict[str, Chosen]:
        """Every option of `variant` by name; `variant(chosen(v)) == v`."""

    def deal(self, variant: Any, seats: int, revision: int = NEWEST) -> Any:
        """A first state, played by that reading of the rules; the first questions may go to CHANCE.

        Raises BadOption for a wrong count, or a reading that is not known.
        """

    def view(self, state: Any, seat: Seat) -> Any:
        """What `seat` (or WATCHER) sees: built from nothing, holding nothing the seat may not know."""

    def imagine(self, view: Any, rng: Rng) -> Any:
        """A state that the view's seat cannot tell from the true one."""

    def unpack(self, packed: bytes) -> Any:
        """The state that packed to `packed`. Raises BadPack."""

    def write_answer(self, choice: Choice) -> str:
        """The rulebook's notation of `choice`."""

    def read_answer(self, text: str) -> Choice:
        """The choice that `text` names, legal or not. Raises NotationError(`bad_notation`)."""

    def write_position(self, state: Any) -> str:
        """One canonical line for the state."""

    def read_position(self, line: str) -> Any:
        """The state of a line. Raises NotationError."""

    def reason(self, clause: Clause) -> Reason:
        """Which printed clause stands behind `clause`, and the name of its sentence."""

    def story(self, event: Event, seat: Seat, state: Any) -> Story:
        """What `seat` is told about `event`; `state` is the state it led to."""
