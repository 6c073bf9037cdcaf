"""How each game shows itself in the terminal: the only list of games that can be played there."""

from typing import Any, Final, Protocol

from rich.text import Text

from sanjie import faces
from sanjie.core.game import Reason
from sanjie.core.seats import Seat
from sanjie.games.aras.view import ArasView
from sanjie.terminal import aras_board, aras_options, aras_text


class Face(Protocol):
    """What the loop asks of a game's look. Views are the game's own."""

    @property
    def bad_notation(self) -> Reason:
        """The reason for an answer that cannot be read."""

    def seats(self, view: Any) -> int:
        """How many play at the table."""

    def sign(self, seat: Seat) -> str:
        """The sign of a seat: "A"."""

    def side(self, seat: Seat) -> int:
        """The number of the seat's side; partners share one."""

    def prompt(self, view: Any) -> str:
        """The name of what is to be decided now: its words are `<game>-prompt-<name>`."""

    def board(self, view: Any, language: str, changed: frozenset[str]) -> Text:
        """The table drawn, with what stands beside it."""

    def text(self, view: Any, language: str, changed: frozenset[str]) -> str:
        """The table in words alone."""

    def options(self, view: Any, answers: list[str], language: str) -> list[tuple[str, str]]:
        """Answers in lines: what they begin with, and words."""

    def turn(self, view: Any) -> int:
        """The number of the turn."""

    def ahead(self, view: Any, side: int) -> bool:
        """Whether a bot on `side` thinks itself ahead, and so declines a draw."""

    def ending(self, view: Any) -> str:
        """The clause by which the rules ended the game; empty while it goes on."""


class ArasFace(faces.ArasFace):
    """Aras in the terminal, for `Face`."""

    def seats(self, view: ArasView) -> int:
        """Two or four."""
        return view.seats

    def sign(self, seat: Seat) -> str:
        """A to D."""
        return "ABCD"[seat]

    def board(self, view: ArasView, language: str, changed: frozenset[str]) -> Text:
        """The board, then marks, seats, totals and turn."""
        drawn = aras_board.board(view, language, changed)
        return Text("\n").join([drawn, *(Text(line) for line in aras_text.facts(view, language))])

    def text(self, view: ArasView, language: str, changed: frozenset[str]) -> str:
        """The text form."""
        return aras_text.as_text(view, language, changed)

    def options(self, view: ArasView, answers: list[str], language: str) -> list[tuple[str, str]]:
        """One line for all answers that begin alike."""
        return aras_options.lines(view, answers, language)


FACES: Final[dict[str, Face]] = {"aras": ArasFace()}
