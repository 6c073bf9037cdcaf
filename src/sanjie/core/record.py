"""A whole game as a value: who sat, which rules, every answer in order."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sanjie.core.game import BadOption, Chosen, Game
from sanjie.core.play import Refused
from sanjie.core.seats import EVERYONE, Choice, Seat, SeatSet, holds

EVERY: Final = 50  # answers between two digests


class BadRecord(ValueError):
    """A record that does not replay; the text says where and why."""


@dataclass(frozen=True)
class Answered:
    """One answer of a game, CHANCE's included."""

    seat: Seat
    choice: Choice
    known_to: SeatSet = EVERYONE  # who may learn it


@dataclass(frozen=True)
class Record:
    """A game that was played, replayable as long as the reading of its revision exists."""

    game: str
    revision: int
    variant: Mapping[str, Chosen]
    pack: str  # digest of the content used; empty when the game has none
    seats: int
    answers: tuple[Answered, ...]
    digests: tuple[tuple[int, int], ...]  # (after how many answers, digest), every EVERY and at the end
    ended_by: str = ""  # "rules", "resigned", "agreed", "abandoned"; empty while it goes on


def record_of(
    game: Game,
    variant: Any,
    seats: int,
    answers: tuple[Answered, ...],
    ended_by: str = "",
) -> Record:
    """The record of a game of `answers`, with its digests. Raises BadRecord if they do not play."""
    state = game.deal(variant, seats)
    digests: list[tuple[int, int]] = []
    for number, answered in enumerate(answers, 1):
        play_one(state, answered, number)
        if number % EVERY == 0 or number == len(answers):
            digests.append((number, state.digest()))
    return Record(
        game.name,
        game.revision,
        game.chosen(variant),
        "",
        seats,
        answers,
        tuple(digests),
        ended_by,
    )


def replay(game: Game, record: Record, upto: int | None = None) -> Any:
    """The state after `upto` answers (all of them by default), every digest on the way checked.

    Raises BadRecord for another game, an unknown revision or option, an answer that is refused, or a
    digest that differs; the text names the answer.
    """
    if record.game != game.name:
        raise BadRecord(f"the record is of {record.game!r}, not of {game.name!r}")
    if not 1 <= record.revision <= game.revision:
        raise BadRecord(f"revision {record.revision} is not known here; 1 to {game.revision} are")
    last = len(record.answers) if upto is None else upto
    if not 0 <= last <= len(record.answers):
        raise BadRecord(f"the record has {len(record.answers)} answers; {last} were asked for")
    try:
        state = game.deal(game.variant(record.variant), record.seats)
    except BadOption as problem:
        raise BadRecord(f"its options are not playable: {problem}") from problem
    state.revision = record.revision
    expected = dict(record.digests)
    for number, answered in enumerate(record.answers[:last], 1):
        play_one(state, answered, number)
        if number in expected and expected[number] != state.digest():
            raise BadRecord(f"after answer {number} the state is not the one that was recorded")
    return state


def play_one(state: Any, answered: Answered, number: int) -> None:
    """Play one recorded answer. Raises BadRecord with its `number` if the state does not take it."""
    if not 0 <= answered.seat <= 30 or not holds(state.awaiting, answered.seat):
        raise BadRecord(f"answer {number} is of seat {answered.seat}, which was not asked")
    try:
        state.answer(answered.seat, answered.choice)
    except Refused as refused:
        raise BadRecord(f"answer {number} was refused (clause {refused.clause})") from refused
