"""A game in progress at this keyboard: its state, its bots, what was decided and told."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sanjie.core.game import Game, NotationError, Reason, Story
from sanjie.core.seats import ALLOWED, WATCHER, Seat, members
from sanjie.terminal.faces import Face


@dataclass(frozen=True)
class Told:
    """Something that happened, with the decision that caused it on its first line."""

    turn: int
    notation: str
    story: Story


@dataclass(frozen=True)
class Ended:
    """How the table ended a game that the rules had not ended."""

    by: str  # "resigned" or "agreed"
    loser: int | None  # side, None for a draw


class Table:
    """One game. Everything at this keyboard is seen by everybody, so views are the watcher's."""

    def __init__(self, game: Game, face: Face, state: Any, bots: Mapping[Seat, int], seed: int) -> None:
        """`state` is the first state, `bots` the level of every seat that a bot holds."""
        self.game = game
        self.face = face
        self.state = state
        self.bots = dict(bots)
        self.seed = seed
        self.answers: list[str] = []
        self.ended: Ended | None = None
        state.telling = True

    def view(self) -> Any:
        """The table as it stands."""
        return self.game.view(self.state, WATCHER)

    def decider(self) -> Seat | None:
        """The seat that must decide now; None when the game is over."""
        if self.ended is not None or self.state.outcome() is not None:
            return None
        return members(self.state.awaiting)[0]

    def options(self) -> list[str]:
        """Every legal answer in notation, sorted as ASCII."""
        seat = self.decider()
        if seat is None:
            return []
        return sorted(self.game.write_answer(choice) for choice in self.state.options(seat))

    def refusal(self, answer: str) -> Reason | None:
        """Why `answer` cannot be given now; None if it can."""
        seat = self.decider()
        try:
            choice = self.game.read_answer(answer)
        except NotationError:
            return self.face.bad_notation
        clause = self.state.refuse(-1 if seat is None else seat, choice)
        return None if clause == ALLOWED else self.game.reason(clause)

    def play(self, answer: str) -> list[Told]:
        """Take a legal `answer`; what came of it. Raises Refused or NotationError, then nothing changed."""
        seat = self.decider()
        assert seat is not None, "nobody is asked after the end"
        turn = self.face.turn(self.view())
        self.state.answer(seat, self.game.read_answer(answer))
        self.answers.append(answer)
        told: list[Told] = []
        for event in self.state.told:
            story = self.game.story(event, WATCHER, self.state)
            told.append(Told(turn, "" if told else answer, story))
        self.state.told.clear()
        return told

    def bot_answer(self, seat: Seat) -> str:
        """What the bot on `seat` decides; the same for the same seed."""
        from sanjie.bots.registry import choose  # loaded when there is a bot: hot-seat games need none

        number = self.seed + len(self.answers)
        return self.game.write_answer(choose(self.game.name, self.view(), self.bots[seat], number))

    def winners(self) -> set[int] | None:
        """The sides that won, empty for a draw; None while the game goes on."""
        if self.ended is not None:
            sides = {self.face.side(seat) for seat in range(self.face.seats(self.view()))}
            return set() if self.ended.loser is None else sides - {self.ended.loser}
        outcome = self.state.outcome()
        if outcome is None:
            return None
        return {self.face.side(seat) for seat in members(outcome.winners)}
