"""Scenes of Aras: a position, some decisions, and what is then true, all in the rulebook's notation."""

from dataclasses import dataclass
from typing import Any, Final

from sanjie.core.game import NotationError, Story
from sanjie.core.seats import ALLOWED, members
from sanjie.games.aras.view import ArasView, Group
from sanjie.games.registry import GAMES

ARAS: Final = GAMES["aras"]
START: Final = "6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - -"


@dataclass(frozen=True)
class Scene:
    """A position that some decisions led to."""

    state: Any
    told: tuple[Story, ...]

    @property
    def line(self) -> str:
        """The position (ARAS-12.3)."""
        return ARAS.write_position(self.state)

    @property
    def view(self) -> ArasView:
        """What everybody sees."""
        view: ArasView = ARAS.view(self.state, 0)
        return view

    @property
    def decider(self) -> str:
        """The letter of the seat that decides; empty when nobody does."""
        return "".join("ABCD"[seat] for seat in members(self.state.awaiting))

    @property
    def phase(self) -> str:
        """The letter of the phase."""
        return self.view.phase

    @property
    def legal(self) -> list[str]:
        """Every legal decision, sorted as ASCII."""
        return sorted(
            ARAS.write_answer(choice)
            for seat in members(self.state.awaiting)
            for choice in self.state.options(seat)
        )

    def why(self, decision: str) -> str:
        """The name of the reason why `decision` is refused; empty when it is legal."""
        seats = members(self.state.awaiting)
        clause = self.state.refuse(seats[0] if seats else 0, ARAS.read_answer(decision))
        return "" if clause == ALLOWED else ARAS.reason(clause).name

    def clause(self, decision: str) -> str:
        """The clause on which the refusal of `decision` rests."""
        seats = members(self.state.awaiting)
        return ARAS.reason(self.state.refuse(seats[0] if seats else 0, ARAS.read_answer(decision))).clause

    def group(self, cell: str) -> Group:
        """The group that lies on `cell`."""
        (group,) = [group for group in self.view.groups if cell in group.cells]
        return group

    def kind(self, cell: str) -> str:
        """What lies on `cell`: the kind of its group, or empty."""
        return "".join(group.kind for group in self.view.groups if cell in group.cells)

    def then(self, *decisions: str) -> "Scene":
        """The scene after more decisions, with the stories of these alone."""
        return played(self.state.clone(), decisions)


def scene(line: str, *decisions: str) -> Scene:
    """The position of `line` after `decisions`, each of which must be legal."""
    return played(ARAS.read_position(line), decisions)


def played(state: Any, decisions: tuple[str, ...]) -> Scene:
    """The scene of `state` after `decisions`."""
    state.telling = True
    told: list[Story] = []
    for decision in decisions:
        seat = members(state.awaiting)[0]
        state.answer(seat, ARAS.read_answer(decision))
        told += [ARAS.story(event, seat, state) for event in state.told]
        state.told.clear()
    return Scene(state, tuple(told))


def code_of(line: str) -> str:
    """The code with which a position is refused; empty when it can be read."""
    try:
        ARAS.read_position(line)
    except NotationError as problem:
        return problem.code
    return ""
