"""Whole games by bots or by chance, counted: a pure function of the plan and the numbers of the games.

Every game has its own seed, made of the plan's seed and the game's number, so the tally of a plan does not
depend on how the games are shared among processes, and a part that was lost can be played again.
"""

from collections import Counter
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from typing import Any, Final

from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.game import Chosen, Game
from sanjie.core.seats import CHANCE, NOBODY, WATCHER, Choice, Seat, members
from sanjie.games.registry import GAMES
from sanjie.lab.processes import shared_among

AT_RANDOM: Final = 0  # the level that answers at random, without a bot
SHARE: Final = 20  # games at random that a process plays before it reports
AHEAD: Final = 3  # parts handed out ahead of time for each worker


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    seats: int
    levels: tuple[int, ...]  # per seat: level of its bot, or AT_RANDOM
    seed: int
    chosen: dict[str, Chosen] = field(default_factory=dict)


@dataclass
class Tally:
    """What came of some games; tallies of other games can be added in any order."""

    games: int = 0
    wins: Counter[Seat] = field(default_factory=Counter)  # per seat, also when it won with others
    draws: int = 0
    answers: Counter[int] = field(default_factory=Counter)  # length in answers -> games
    turns: Counter[int] = field(default_factory=Counter)  # length in turns -> games
    endings: Counter[str] = field(default_factory=Counter)  # clause -> games

    def add(self, other: "Tally") -> None:
        """Count the games of `other` as well."""
        self.games += other.games
        self.draws += other.draws
        self.wins.update(other.wins)
        self.answers.update(other.answers)
        self.turns.update(other.turns)
        self.endings.update(other.endings)


def play(plan: Plan, first: int, last: int) -> Tally:
    """The tally of the games with the numbers first..last-1. Raises BadOption if the plan cannot be dealt."""
    game = GAMES[plan.game]
    variant = game.variant(plan.chosen)
    tally = Tally()
    for number in range(first, last):
        state = game.deal(variant, plan.seats)
        answers = play_one(plan, game, state, (plan.seed << 32) + number)
        count(tally, game, state, answers)
    return tally


def play_one(plan: Plan, game: Game, state: Any, seed: int) -> int:
    """Play `state` to its end; how many answers it took."""
    rng, dealer = Rng(seed), SeededDealer(~seed)
    if not any(plan.levels):
        return int(import_module(f"sanjie.games.{plan.game}.search").playout(state, rng))
    answers = 0
    while state.awaiting != NOBODY:
        seat = members(state.awaiting)[0]
        options = state.options(seat)
        if seat == CHANCE:
            choice = dealer.deal(options, state.odds())
        elif plan.levels[seat] == AT_RANDOM:
            choice = options[int(rng.below(len(options)))]
        else:
            choice = bot_choice(plan, game, state, seat, int(rng.word()))
        state.answer(seat, choice)
        answers += 1
    return answers


def bot_choice(plan: Plan, game: Game, state: Any, seat: Seat, seed: int) -> Choice:
    """What the bot of `seat` answers; it gets its view and no clock, so that a seed says it all."""
    from sanjie.bots.registry import choose  # games at random do without the bots

    return choose(plan.game, game.view(state, seat), plan.levels[seat], seed)


def count(tally: Tally, game: Game, state: Any, answers: int) -> None:
    """Note a finished game."""
    outcome = state.outcome()
    view = game.view(state, WATCHER)
    tally.games += 1
    tally.wins.update(members(outcome.winners))
    tally.draws += outcome.winners == NOBODY
    tally.answers[answers] += 1
    tally.turns[view.turn] += 1
    over = view.ended if hasattr(view, "ended") else view.result  # the games call it differently
    tally.endings[over.clause] += 1


def tallies(plan: Plan, games: int, workers: int) -> Generator[Tally, None, None]:
    """The tallies of games 0..games-1 of the plan as parts are finished; their sum is the plan's.

    With more than one worker the parts are played in processes, stopped when the iterator is closed.
    """
    step = 1 if any(plan.levels) else SHARE  # a bot's game is long enough to be worth a process by itself
    parts = ((first, min(first + step, games)) for first in range(0, games, step))
    if workers == 1 or games <= step:
        for first, last in parts:
            yield play(plan, first, last)
        return
    with shared_among(workers) as pool:
        ahead = islice(parts, workers * AHEAD)
        waiting = {pool.submit(play, plan, first, last) for first, last in ahead}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for first, last in islice(parts, len(done)):
                waiting.add(pool.submit(play, plan, first, last))
            for part in done:
                yield part.result()
