"""Lanterns under every law: what it asks, and what could be answered."""

from collections.abc import Iterable
from typing import Any

from laws import GameLaws
from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, Choice, holds
from toy import rules
from toy.game import LANTERNS


class LanternLaws(GameLaws):
    """The laws, with the questions of Lanterns."""

    game = LANTERNS
    questions = frozenset({"draw", "lead", "answer", "theft", "grab", "ballot"})
    secrets = frozenset({"draw", "grab", "ballot"})

    def candidates(self, state: Any, rng: Rng) -> Iterable[Choice]:
        """Everything that could be meant, and a little beyond."""
        return range(-3, rules.NAMED + rules.SEATS + 3)

    def question(self, state: Any) -> str:
        """What the top frame asks."""
        frame = state.stack[-1]
        if frame.effect == rules.ROUND:
            names = {rules.TAKE: "draw", rules.PLAY_LED: "lead", rules.COUNT: "ballot"}
            return names[frame.step]
        if frame.effect == rules.ANSWERS:
            return "answer"
        return "grab" if holds(state.awaiting, CHANCE) else "theft"
