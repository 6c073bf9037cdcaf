"""How each game shows itself in the terminal: the only list of games that can be played there."""

from typing import Any, Final, Protocol

from rich.text import Text

from sanjie.core.game import Reason
from sanjie.core.seats import Seat
from sanjie.games.aras.rulebook import BAD_NOTATION, CLAUSES
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


class ArasFace:
    """Aras in the terminal, for `Face`."""

    bad_notation: Final = CLAUSES[BAD_NOTATION]

    def seats(self, view: ArasView) -> int:
        """Two or four."""
        return view.seats

    def sign(self, seat: Seat) -> str:
        """A to D."""
        return "ABCD"[seat]

    def side(self, seat: Seat) -> int:
        """A and C are side 0, B and D side 1 (ARAS-13.1)."""
        return seat % 2

    def prompt(self, view: ArasView) -> str:
        """By the phase (ARAS-12.1)."""
        return aras_options.PROMPTS[view.phase]

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

    def turn(self, view: ArasView) -> int:
        """From 1."""
        return view.turn

    def ahead(self, view: ArasView, side: int) -> bool:
        """By life points, then by totals, as ARAS-10.4 counts."""
        lives = [sum(view.hp[seat] for seat in range(view.seats) if seat % 2 == one) for one in (0, 1)]
        return (lives[side], view.totals[side]) > (lives[1 - side], view.totals[1 - side])

    def ending(self, view: ArasView) -> str:
        """ARAS-10.1, 10.2 or 10.3."""
        return view.result.clause if view.result else ""


FACES: Final[dict[str, Face]] = {"aras": ArasFace()}
