"""Random play for tests: where a walk starts, how far it goes, and every choice drawn from one seed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from hypothesis import strategies as st

from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.game import BadOption, Chosen, Game
from sanjie.core.record import Answered
from sanjie.core.seats import CHANCE, NOBODY, Choice, Seat, members

WHOLE: Final = 1000  # more answers than any game takes


@dataclass(frozen=True)
class Walk:
    """Random play: from a new table with these options, or from a position, `steps` answers on."""

    seats: int
    seed: int
    steps: int
    chosen: dict[str, Chosen] = field(default_factory=dict)
    position: str = ""  # the start; empty for a new table

    def start(self, game: Game) -> Any:
        """The state before the first step; a fresh one."""
        if self.position:
            return game.read_position(self.position)
        return game.deal(game.variant(self.chosen), self.seats)

    def end(self, game: Game) -> Any:
        """The state after the last step, or the final one if the game ended before; a fresh one."""
        state = self.start(game)
        for _ in steps(state, self.seed, self.steps):
            pass
        return state

    def pauses(self, game: Game) -> Iterator[Any]:
        """The state at its start and after every step: always the same object, so look at it and let go."""
        state = self.start(game)
        yield state
        for _ in steps(state, self.seed, self.steps):
            yield state


def steps(state: Any, seed: int, most: int = WHOLE) -> Iterator[Answered]:
    """Play `state` on by at most `most` random answers; each is yielded once it has been taken."""
    rng, dealer = Rng(seed), SeededDealer(seed + 1)
    for _ in range(most):
        if state.awaiting == NOBODY:
            return
        seat, choice = draw(state, rng, dealer)
        answered = Answered(seat, choice, state.known_to)
        state.answer(seat, choice)
        yield answered


def draw(state: Any, rng: Rng, dealer: SeededDealer) -> tuple[Seat, Choice]:
    """A seat that is asked and one of its answers; chance answers by its odds."""
    asked = members(state.awaiting)
    seat = asked[int(rng.below(len(asked)))]
    options = state.options(seat)
    assert options, f"seat {seat} is asked and has no answer"
    if seat == CHANCE:
        return seat, dealer.deal(options, state.odds())
    return seat, options[int(rng.below(len(options)))]


def chosen_options(game: Game) -> st.SearchStrategy[dict[str, Chosen]]:
    """Some options of the game with allowed values, whether or not they go together."""
    values: dict[str, st.SearchStrategy[Chosen]] = {}
    for option in game.option_list():
        values[option.name] = (
            st.sampled_from(option.values) if option.values else st.integers(option.low, option.high)
        )
    return st.fixed_dictionaries({}, optional=values)


def is_playable(game: Game, chosen: dict[str, Chosen], seats: int) -> bool:
    """Whether a table with these options and seats can be dealt."""
    try:
        game.deal(game.variant(chosen), seats)
    except BadOption:
        return False
    return True


def walks(game: Game, positions: tuple[str, ...] = (), longest: int = 150) -> st.SearchStrategy[Walk]:
    """Walks from new tables of every kind and, if there are any, from `positions`."""
    seeds = st.integers(0, 2**32)
    lengths = st.integers(0, longest)
    new = st.builds(
        Walk, seats=st.sampled_from(game.seats), seed=seeds, steps=lengths, chosen=chosen_options(game)
    ).filter(lambda walk: is_playable(game, walk.chosen, walk.seats))
    if not positions:
        return new
    seats = st.just(0)  # the position says how many
    return new | st.builds(Walk, seats=seats, seed=seeds, steps=lengths, position=st.sampled_from(positions))
