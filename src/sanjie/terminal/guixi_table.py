"""A game of Guixi at this keyboard: its state, who sits where, and what each person has been told."""

from collections.abc import Mapping
from dataclasses import dataclass

from sanjie import standing
from sanjie.core.chance import Dealer
from sanjie.core.game import NotationError, Reason, Story
from sanjie.core.seats import ALLOWED, CHANCE, WATCHER, Seat, holds, members
from sanjie.games.guixi.events import TURN_BEGAN
from sanjie.games.guixi.game import Guixi
from sanjie.games.guixi.rulebook import BAD_NOTATION, CLAUSES
from sanjie.games.guixi.state import State
from sanjie.games.guixi.view import GuixiView
from sanjie.moments import moment_of
from sanjie.standing import Moment, Standing


@dataclass(frozen=True)
class Told:
    """Something that one person was told."""

    turn: int
    story: Story


class GuixiTable:
    """One game. Every person has a log of his own: what he may not know does not stand in it."""

    def __init__(
        self, game: Guixi, state: State, bots: Mapping[Seat, int], dealer: Dealer, seed: int
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
        self.standing: dict[Seat, Standing] = {}
        state.telling = True
        self.listen()

    def view(self, seat: Seat) -> GuixiView:
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
        self.state.answer(seat, self.game.read_answer(answer))
        self.answers += 1
        self.listen()

    def listen(self) -> None:
        """Write what has happened into the log of every person, as that person may know it."""
        for event in self.state.told:
            if event.kind == TURN_BEGAN:
                self.turn = event.subject
            for seat, log in self.log.items():
                log.append(Told(self.turn, self.game.story(event, seat, self.state)))
        self.state.told.clear()

    # -- answers that people do not give themselves ------------------------------------
    def bot_answer(self, seat: Seat) -> str:
        """What the bot on `seat` decides, from what that seat sees; the same for the same seed."""
        from sanjie.bots.registry import PLAYERS  # loaded when there is a bot: hot-seat games need none

        player = PLAYERS[self.game.name][self.bots[seat] - 1]
        choice = player.choose(self.game, self.view(seat), self.seed + self.answers, None)
        return self.game.write_answer(choice)

    def moment(self, seat: Seat) -> Moment:
        """The open facts about the question to `seat`."""
        return moment_of(self.view(WATCHER), seat)

    def set_standing(self, seat: Seat, line: str) -> None:
        """Leave a standing answer for `seat`. Raises BadStanding."""
        self.standing[seat] = standing.read(line, self.moment(seat))

    def standing_answer(self, seat: Seat) -> str:
        """What the table answers for `seat`, or "" when the person must; what is over is forgotten."""
        if seat not in self.standing:
            return ""
        now = self.moment(seat)
        if standing.is_over(self.standing[seat], now):
            del self.standing[seat]
            return ""
        return standing.answer(self.standing[seat], now)
