"""What a table must know of each game beyond `Game`: its sides, its prompts, when a bot agrees to a draw."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from sanjie.core.game import Chosen, Game
from sanjie.core.seats import Seat
from sanjie.games.aras.view import ArasView
from sanjie.games.registry import GAMES


class Face(Protocol):
    """One game as tables see it. States and views are the game's own."""

    @property
    def game(self) -> Game:
        """The rules."""

    @property
    def bad_notation(self) -> str:
        """The clause that says what a decision looks like."""

    def options(self, wanted: Mapping[str, Chosen], seats: int) -> dict[str, Chosen]:
        """`wanted`, and what follows from the number of seats where nothing was said; a fresh dict."""

    def opponents(self, seat: Seat, seats: int) -> list[Seat]:
        """The seats that win when `seat` gives up, ascending; a fresh list."""

    def turn(self, state: Any) -> int:
        """Number of the turn that is played, from 1."""

    def prompt(self, view: Any) -> str:
        """Name of the question that is open now; words: `<game>-prompt-<name>`."""

    def ending(self, view: Any) -> str:
        """The clause by which the rules ended the game that `view` shows ended."""

    def agrees(self, view: Any, seat: Seat) -> bool:
        """Whether a bot that sits at `seat` agrees to a draw now."""


ARAS_PROMPTS: Final[Mapping[str, str]] = {
    "C": "characters",
    "S": "swap",
    "P": "place",
    "A": "act",
    "B": "act",
    "M": "move-on",
    "R": "ability",
    "E": "",
}


@dataclass(frozen=True)
class ArasFace:
    """Aras: two sides, a and b, whose seats alternate (ARAS-12.3)."""

    game: Game
    bad_notation: str = "ARAS-12.6"

    def options(self, wanted: Mapping[str, Chosen], seats: int) -> dict[str, Chosen]:
        """`wanted` with `players` from the number of seats unless it was chosen."""
        return {"players": seats, **wanted}

    def opponents(self, seat: Seat, seats: int) -> list[Seat]:
        """The other side: a side gives up as one, for nobody wins alone (ARAS-13.1)."""
        return [other for other in range(seats) if (other - seat) % 2]

    def turn(self, state: Any) -> int:
        """The turn number of ARAS-12.3."""
        return int(state.turn)

    def prompt(self, view: Any) -> str:
        """By the phase of ARAS-12.1."""
        return ARAS_PROMPTS[cast(ArasView, view).phase]

    def ending(self, view: Any) -> str:
        """The clause of the view's result (ARAS-10)."""
        result = cast(ArasView, view).result
        assert result is not None, "asked only when the game is over"
        return result.clause

    def agrees(self, view: Any, seat: Seat) -> bool:
        """If the bot would not win by ARAS-10.4 were the game to end now: by life points, then by totals."""
        seen = cast(ArasView, view)
        side = seat % 2
        life = [sum(seen.hp[start::2]) for start in (0, 1)]
        return (life[side], seen.totals[side]) <= (life[1 - side], seen.totals[1 - side])


FACES: Final[Mapping[str, Face]] = {"aras": ArasFace(GAMES["aras"])}
