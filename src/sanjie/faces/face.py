"""What a table must know of a game beyond `Game`: its questions, its turns, and how a table may end it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sanjie.core.game import Chosen, Game, Reason
from sanjie.core.seats import Choice, Seat
from sanjie.standing import Moment

CHOICES: Final = 4_096  # whose notation is remembered


@dataclass(frozen=True)
class Score:
    """Points of a seat under one clause."""

    seat: Seat
    clause: str
    name: str  # words: `<game>-score-<name>`
    about: str  # id of what they are for, or empty
    points: int


@dataclass(frozen=True)
class Rivals:
    """Who stood with whom in a game that is over, and in which order they came in."""

    teams: tuple[tuple[Seat, ...], ...]
    ranks: tuple[int, ...]  # of each team and of `own`: 1 the best, equal ones are a draw
    own: str = ""  # whom the game itself sets against all; empty: nobody


class Face(ABC):
    """One game as tables see it; each game's own class says where it differs. Views are the game's own."""

    is_open = False  # every seat and watcher sees the same
    draws = False  # a draw can be offered
    together = True  # it is given up only when every person at the table agrees; otherwise a side gives up
    tells = False  # whether bots say what a decision that all may know is for
    several = False  # whether one person may sit on several seats
    giving_up_loses = False  # whether somebody has won when all have given up together

    def __init__(self, game: Game, view: type, bad_notation: Reason) -> None:
        """`view` is the class of its views, `bad_notation` why an answer cannot be read."""
        self.game = game
        self.written: Callable[[Choice], str] = lru_cache(maxsize=CHOICES)(game.write_answer)
        self.view = view
        self.bad_notation = bad_notation

    def offered(self, choices: list[Choice]) -> list[str]:
        """The notations of `choices`, sorted as ASCII; a fresh list."""
        return sorted(map(self.written, choices))

    def common(self, state: Any) -> Any:
        """What `seen` makes the views of all seats from, once a state; None where they share nothing."""
        return None

    def seen(self, state: Any, common: Any, eye: Seat) -> Any:
        """The view of `eye`, `common` being of the same state; parts may be shared with other views of it."""
        return self.game.view(state, eye)

    def completed(self, wanted: Mapping[str, Chosen], seats: int) -> dict[str, Chosen]:
        """`wanted`, and what follows from the number of seats where nothing was said; a fresh dict."""
        return dict(wanted)

    def hides(self, state: Any) -> bool:
        """Whether a seat may hold anything at this table that another may not know."""
        return not self.is_open

    def turn(self, seen: Any) -> int:
        """Number of the turn that is played, from 1, or 0 before the first; of a state or a view."""
        return int(seen.turn)

    def side(self, seat: Seat) -> int:
        """The number of the seat's side, where sides are known to all; partners share one."""
        return seat

    def opponents(self, seat: Seat, seats: int) -> list[Seat]:
        """The seats that win when the side of `seat` gives up, ascending; a fresh list."""
        return [other for other in range(seats) if self.side(other) != self.side(seat)]

    @abstractmethod
    def prompt(self, view: Any) -> str:
        """Name of the question that is open now, empty after the end; words: `<game>-prompt-<name>`."""

    @abstractmethod
    def ending(self, view: Any) -> str:
        """The clause by which the rules ended the game; empty while it goes on."""

    def reason(self, view: Any) -> str:
        """The rules' own word for how they ended the game, empty where the clause says it all."""
        return ""

    def scores(self, view: Any) -> list[Score]:
        """Every point that counted at the end; a fresh list, empty in games without points."""
        return []

    def rivals(self, view: Any, winners: list[Seat], seats: int) -> Rivals:
        """Who was rated against whom, by the watcher's view of the end: the sides; a draw without winners."""
        sides: dict[int, list[Seat]] = {}
        for seat in range(seats):
            sides.setdefault(self.side(seat), []).append(seat)
        return ranked([sides[side] for side in sorted(sides)], winners)

    def ahead(self, view: Any, side: int) -> bool:
        """Whether a bot on `side` thinks itself ahead, and so declines a draw."""
        return False

    def moment(self, open_view: Any, seat: Seat) -> Moment | None:
        """What a standing answer of `seat` goes by, from the watcher's view; None: the game has none."""
        return None


def ranked(teams: list[list[Seat]], winners: list[Seat]) -> Rivals:
    """The teams of winners first, all others behind them alike: rulebooks say who has won, and no more."""
    ranks = tuple(1 if not winners or team[0] in winners else 2 for team in teams)
    return Rivals(tuple(tuple(team) for team in teams), ranks)
