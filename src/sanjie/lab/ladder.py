"""How strong the levels are: each plays the one below, and the top one plays the greedy one.

Games come in pairs: both players get the same opening, a few decisions drawn by the pair's seed, once on each
side. A pair is a pure function of its seed, so a ladder can be played again, and shared among processes.
"""

from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass
from typing import Any, Final

from sanjie.bots.registry import GREEDY, LEVELS, choose
from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.game import Game
from sanjie.core.seats import CHANCE, NOBODY, members
from sanjie.games.registry import GAMES
from sanjie.lab.intervals import wilson
from sanjie.lab.processes import shared_among

OPENING: Final = 4  # decisions drawn by the seed before the players take over
WANTED: Final = 0.65  # of a level against the one below
WANTED_OF_TOP: Final = 0.95  # of the top level against the greedy one


@dataclass(frozen=True)
class Rung:
    """Two levels to compare, the higher one first."""

    game: str
    upper: int
    lower: int

    @property
    def wanted(self) -> float:
        """The score that `upper` should reach."""
        top = self.upper == LEVELS[self.game] and self.lower == GREEDY[self.game]
        return WANTED_OF_TOP if top else WANTED


@dataclass
class Score:
    """What came of the games of a rung so far, seen by the upper level."""

    rung: Rung
    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """Points a game, a draw counting half; 0 before the first game."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of `share`."""
        return wilson(self.wins + self.draws / 2, self.games)

    def note(self, result: float) -> None:
        """Count one game: 1 won, 0 drawn, -1 lost."""
        self.wins += result > 0
        self.draws += result == 0
        self.losses += result < 0


def rungs(game: str, level: int | None = None) -> list[Rung]:
    """Every level against the one below and the top one against the greedy one; of one `level` only its own.

    Raises ValueError for a level that has none below it.
    """
    top = LEVELS[game]
    if level is not None and not 2 <= level <= top:
        raise ValueError(f"levels 2 to {top} stand on a lower one; {level} does not")
    found = [Rung(game, upper, upper - 1) for upper in range(2, top + 1) if level in (None, upper)]
    if level in (None, top) and top - 1 > GREEDY[game]:
        found.append(Rung(game, top, GREEDY[game]))
    return found


def play_game(rung: Rung, seed: int, upper_seat: int) -> float:
    """One game of two: what the upper level got, 1, 0 or -1. It sits at `upper_seat`."""
    game = GAMES[rung.game]
    state = game.deal(game.variant({}), 2)
    opening, rng, dealer = Rng(seed), Rng(seed ^ 1 << 40), SeededDealer(seed)
    answers = 0
    while state.awaiting != NOBODY:
        seat = members(state.awaiting)[0]
        if seat == CHANCE:
            choice = dealer.deal(state.options(seat), state.odds())
        elif answers < OPENING:
            options = state.options(seat)
            choice = options[int(opening.below(len(options)))]
        else:
            level = rung.upper if seat == upper_seat else rung.lower
            choice = answer_of(game, state, seat, level, int(rng.word()))
        state.answer(seat, choice)
        answers += 1
    return float(state.outcome().returns[upper_seat])


def answer_of(game: Game, state: Any, seat: int, level: int, seed: int) -> int:
    """What a bot of `level` answers for `seat`: it is given a view and no clock."""
    return choose(game.name, game.view(state, seat), level, seed)


def play_pair(rung: Rung, seed: int, games: int = 2) -> list[float]:
    """The results of a pair of games of the upper level, first from seat A, then from seat B."""
    return [play_game(rung, seed, seat) for seat in range(games)]


def climb(rung: Rung, games: int, seed: int, workers: int = 1) -> Iterator[Score]:
    """The score after every pair of `games` games, the same object each time, growing.

    With more than one worker the pairs are played in processes, stopped when the iterator is closed;
    then the order in which they are counted may differ, and the last score does not.
    """
    score = Score(rung)
    pairs = [((seed << 32) + number, min(2, games - 2 * number)) for number in range((games + 1) // 2)]
    if workers == 1:
        for pair_seed, size in pairs:
            for result in play_pair(rung, pair_seed, size):
                score.note(result)
            yield score
        return
    with shared_among(workers) as pool:
        waiting = [pool.submit(play_pair, rung, pair_seed, size) for pair_seed, size in pairs]
        for done in as_completed(waiting):
            for result in done.result():
                score.note(result)
            yield score
