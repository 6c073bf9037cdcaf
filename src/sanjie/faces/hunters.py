"""Hunters at a table: one team against the demon king, which wins, loses and gives up together."""

from typing import Any, cast

from sanjie.core.game import Game
from sanjie.core.seats import Seat
from sanjie.faces.face import Face, Rivals
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.rulebook import BAD_NOTATION, CLAUSES
from sanjie.games.hunters.view import HuntersView


class HuntersFace(Face):
    """All heroes are one side; nobody could be offered a draw."""

    tells = True
    several = True
    giving_up_loses = True

    def __init__(self, game: Game = HUNTERS) -> None:
        """`game` is played with the content it ships with, or with other."""
        super().__init__(game, HuntersView, CLAUSES[BAD_NOTATION])

    def side(self, seat: Seat) -> int:
        """The heroes' (HUNTERS-1.1)."""
        return 0

    def turn(self, seen: Any) -> int:
        """Number of the turn that is played: its counter names the next (HUNTERS-4.1)."""
        return max(int(seen.turn) - 1, 0)

    def hides(self, state: Any) -> bool:
        """Whether hands are concealed: otherwise nobody knows more than others (HUNTERS-17.2)."""
        return bool(state.variant.concealed)

    def prompt(self, view: Any) -> str:
        """The kind of the question (HUNTERS-18.1), for a gain with what it comes from."""
        decision = cast(HuntersView, view).decision
        if decision is None:
            return ""
        return f"gain-{decision.source}" if decision.kind == "gain" else decision.kind

    def reason(self, view: Any) -> str:
        """What sealed the demon king or lost the hunt (HUNTERS-16)."""
        result = cast(HuntersView, view).result
        return result.reason if result else ""

    def rivals(self, view: Any, winners: list[Seat], seats: int) -> Rivals:
        """All heroes together against the demon king at that difficulty, who faces so many (HUNTERS-1.1)."""
        seen = cast(HuntersView, view)
        king = f"king:{seen.options['king']}:{seen.difficulty}:{seats}"
        return Rivals((tuple(range(seats)),), (1, 2) if winners else (2, 1), king)

    def ending(self, view: Any) -> str:
        """The clause of the result (HUNTERS-16)."""
        result = cast(HuntersView, view).result
        return result.clause if result else ""
