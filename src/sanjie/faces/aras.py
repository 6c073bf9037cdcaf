"""Aras at a table: two sides, everything open."""

from collections.abc import Mapping
from typing import Any, Final, cast

from sanjie.core.game import Chosen
from sanjie.core.seats import Choice, Seat
from sanjie.faces.face import Face
from sanjie.games.aras.game import ARAS
from sanjie.games.aras.rulebook import BAD_NOTATION, CLAUSES
from sanjie.games.aras.showing import write_answer, write_answers
from sanjie.games.aras.view import ArasView

PROMPTS: Final[Mapping[str, str]] = {
    "C": "characters",
    "S": "swap",
    "P": "place",
    "A": "act",
    "B": "act",
    "M": "move-on",
    "R": "ability",
    "E": "",
}


class ArasFace(Face):
    """Two sides, whose seats alternate (ARAS-12.3)."""

    is_open = True
    draws = True
    together = False

    def __init__(self) -> None:
        super().__init__(ARAS, ArasView, CLAUSES[BAD_NOTATION])
        self.written = write_answer  # as quick as to remember it

    def offered(self, choices: list[Choice]) -> list[str]:
        """The notations of `choices`, sorted as ASCII; a fresh list."""
        return write_answers(choices)

    def completed(self, wanted: Mapping[str, Chosen], seats: int) -> dict[str, Chosen]:
        """`wanted` with `players` from the number of seats unless it was chosen."""
        return {"players": seats, **wanted}

    def side(self, seat: Seat) -> int:
        """A and C are side 0, B and D side 1: nobody wins alone (ARAS-13.1)."""
        return seat % 2

    def prompt(self, view: Any) -> str:
        """By the phase (ARAS-12.1)."""
        return PROMPTS[cast(ArasView, view).phase]

    def ending(self, view: Any) -> str:
        """The clause of the view's result (ARAS-10)."""
        result = cast(ArasView, view).result
        return result.clause if result else ""

    def ahead(self, view: Any, side: int) -> bool:
        """By life points, then by totals, as ARAS-10.4 counts."""
        seen = cast(ArasView, view)
        life = [sum(seen.hp[start::2]) for start in (0, 1)]
        return (life[side], seen.totals[side]) > (life[1 - side], seen.totals[1 - side])
