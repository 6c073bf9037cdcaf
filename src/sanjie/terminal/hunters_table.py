"""A game of Hunters at this keyboard: its state, who sits where, what each was told, what can be undone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sanjie.core.chance import Dealer, Rng
from sanjie.core.game import NotationError, Reason, Story
from sanjie.core.seats import ALLOWED, CHANCE, WATCHER, Seat, holds, members
from sanjie.games.hunters import events
from sanjie.games.hunters.forecast import Forecast, forecast_after, forecast_of
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.rulebook import BAD_NOTATION, CLAUSES
from sanjie.games.hunters.state import State
from sanjie.games.hunters.view import HuntersView

if TYPE_CHECKING:
    from sanjie.bots.bot import Intention

REVEALING: Final = (  # events after which nothing before them can be undone: something came to light
    *(events.ROW_LAID, events.TILE_UP, events.DREW, events.FATE_SHOWN, events.ROLLED),
    *(events.FATE_REBUILT, events.INTERRUPTED, events.ENDED),
)


@dataclass(frozen=True)
class Told:
    """Something that one person was told."""

    turn: int
    story: Story
    spoken: bool = (
        False  # by a bot, of what it is about to do: `story.name` is the whole name of the sentence
    )


@dataclass(frozen=True)
class Before:
    """How things stood before an answer that can be undone."""

    seat: Seat
    answer: str
    state: State
    answers: int
    turn: int
    lengths: dict[Seat, int]  # of the logs


class HuntersTable:
    """One game. Every person has a log of his own: what he may not know does not stand in it."""

    def __init__(
        self, game: Hunters, state: State, bots: Mapping[Seat, int], dealer: Dealer, seed: int
    ) -> None:
        """`bots` is the level of every seat that a bot holds; the other seats are people."""
        self.game = game
        self.state = state
        self.bots = dict(bots)
        self.dealer = dealer
        self.seed = seed
        self.turn = state.turn  # of what is told: the state may be further on
        self.answers = 0  # given so far, chance's included
        self.people = [seat for seat in range(state.seats) if seat not in self.bots]
        self.log: dict[Seat, list[Told]] = {seat: [] for seat in self.people}
        self.undoable: list[Before] = []
        self.wanted: dict[Seat, Intention] = {}  # what each bot said last
        state.telling = True
        self.listen()

    @property
    def concealed(self) -> bool:
        """Whether each sees only the own hand (HUNTERS-17.2)."""
        return self.state.variant.concealed

    def view(self, seat: Seat) -> HuntersView:
        """The table as `seat` sees it."""
        return self.game.view(self.state, seat)

    def decider(self) -> Seat | None:
        """The seat that must decide now, once chance has answered; None when the game is over."""
        while holds(self.state.awaiting, CHANCE):
            choice = self.dealer.deal(self.state.options(CHANCE), self.state.odds())
            self.state.answer(CHANCE, choice)
            self.answers += 1
            self.listen()
        asked = members(self.state.awaiting)
        return asked[0] if asked else None

    def options(self, seat: Seat) -> list[str]:
        """Every legal answer of `seat` in notation, sorted as ASCII."""
        return sorted(self.game.write_answer(choice) for choice in self.state.options(seat))

    def refusal(self, seat: Seat, answer: str) -> Reason | None:
        """Why `seat` cannot give `answer` now; None if it can."""
        try:
            choice = self.game.read_answer(answer)
        except NotationError:
            return CLAUSES[BAD_NOTATION]
        clause = self.state.refuse(seat, choice)
        return None if clause == ALLOWED else self.game.reason(clause)

    def play(self, seat: Seat, answer: str) -> None:
        """Take a legal `answer`. Raises Refused or NotationError, then nothing changed."""
        choice = self.game.read_answer(answer)
        before = Before(
            seat,
            answer,
            self.state.clone(),
            self.answers,
            self.turn,
            {one: len(log) for one, log in self.log.items()},
        )
        self.state.answer(seat, choice)
        self.answers += 1
        came_to_light = any(event.kind in REVEALING for event in self.state.told)
        self.listen()
        if came_to_light or members(self.state.awaiting) != [seat]:
            self.undoable.clear()
        else:
            self.undoable.append(before)

    def undo(self, seat: Seat) -> str:
        """Take back the last answer of `seat`; the answer, or "" if it cannot be taken back.

        It can as long as nothing came to light since and nobody else was asked.
        """
        if not self.undoable or self.undoable[-1].seat != seat:
            return ""
        before = self.undoable.pop()
        self.state = before.state
        self.state.telling = True
        self.answers = before.answers
        self.turn = before.turn
        for one, log in self.log.items():
            del log[before.lengths[one] :]
        return before.answer

    def listen(self) -> None:
        """Write what has happened into the log of every person, as that person may know it."""
        for event in self.state.told:
            if event.kind == events.TURN_BEGAN:
                self.turn = event.subject
            for seat, log in self.log.items():
                log.append(Told(self.turn, self.game.story(event, seat, self.state)))
        self.state.told.clear()

    def lead(self, seat: Seat) -> None:
        """Let the bot on `seat` decide from what that seat sees; it says what it wants before it does it.

        What it wants is told once as long as it stays the same. The same seed gives the same decisions.
        """
        from sanjie.bots.registry import intend  # loaded when there is a bot: people alone need none

        answer = self.advice(seat, self.bots[seat])
        choice = self.game.read_answer(answer)
        wanted = intend(self.game.name, self.view(seat), self.bots[seat], choice)
        if wanted is not None and wanted != self.wanted.get(seat):
            self.wanted[seat] = wanted
            for log in self.log.values():
                log.append(Told(self.turn, Story(wanted.name, seat, wanted.args, [], ""), spoken=True))
        self.play(seat, answer)

    def advice(self, seat: Seat, level: int) -> str:
        """What a bot of `level`, or of the highest for 0, would decide on `seat`."""
        from sanjie.bots.registry import PLAYERS  # loaded when there is a bot: people alone need none

        player = PLAYERS[self.game.name][level - 1]
        choice = player.choose(self.game, self.view(seat), self.seed + self.answers, None)
        return self.game.write_answer(choice)

    def forecast(self, seat: Seat, answer: str = "") -> Forecast | None:
        """What the demon king would do, as far as `seat` can know it, now or after a legal answer of its own.

        None if that answer ends the game.
        """
        if not answer:
            return forecast_of(self.state, seat)
        imagined = self.game.imagine(self.view(seat), Rng(self.seed))
        return forecast_after(imagined, seat, self.game.read_answer(answer))

    def watch(self) -> HuntersView:
        """The table as a watcher sees it."""
        return self.view(WATCHER)
