"""A whole game as a value: who sat, which rules, every answer in order."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sanjie.core.game import BadOption, Chosen, Game
from sanjie.core.play import Refused
from sanjie.core.seats import CHANCE, EVERYONE, Choice, Seat, SeatSet, holds

EVERY: Final = 50  # answers between two digests
ENDINGS: Final = ("", "rules", "resigned", "agreed", "abandoned")


class BadRecord(ValueError):
    """A record that does not replay; the text says where and why."""


@dataclass(frozen=True)
class Answered:
    """One answer of a game, CHANCE's included."""

    seat: Seat
    choice: Choice
    known_to: SeatSet = EVERYONE  # who may learn it


@dataclass(frozen=True)
class Luck:
    """What the answers of chance were drawn from, at a table that shows it (see `sanjie.fairness`)."""

    table: str  # the table's id
    seed: str  # 64 hex digits
    salts: tuple[str, ...]  # seat by seat


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
    ended_by: str = ""  # one of ENDINGS; empty while it goes on
    luck: Luck | None = None  # None for games whose chance nobody can check


def digest_places(answers: int) -> list[int]:
    """After how many of `answers` answers a record holds a digest: every EVERY and at the end; ascending."""
    places = list(range(EVERY, answers + 1, EVERY))
    if answers and answers % EVERY:
        places.append(answers)
    return places


def pack_of(game: Game) -> str:
    """The digest of the content that `game` is played with; empty for a game that has none."""
    return str(getattr(game, "pack", ""))


def record_of(
    game: Game,
    variant: Any,
    seats: int,
    answers: tuple[Answered, ...],
    ended_by: str = "",
    luck: Luck | None = None,
    revision: int | None = None,
) -> Record:
    """The record of a game of `answers`, with its digests; by the latest reading unless `revision` is given.

    Raises BadRecord if they do not play.
    """
    played_by = game.revision if revision is None else revision
    state = game.deal(variant, seats, played_by)
    places = set(digest_places(len(answers)))
    digests: list[tuple[int, int]] = []
    for number, answered in enumerate(answers, 1):
        play_one(game, state, answered, number)
        if number in places:
            digests.append((number, state.digest()))
    check_ending(state, ended_by)
    return Record(
        game.name,
        played_by,
        game.chosen(variant),
        pack_of(game),
        seats,
        answers,
        tuple(digests),
        ended_by,
        luck,
    )


def replay(game: Game, record: Record, upto: int | None = None) -> Any:
    """The state after `upto` answers (all of them by default), every digest on the way checked.

    A record without any digest is replayed unchecked; one with some must have them all. Raises BadRecord
    for another game, an unknown revision, content or option, an answer that is refused or was asked under
    another secrecy, a digest that differs, or an ending that did not happen; the text names the answer.
    """
    if record.game != game.name:
        raise BadRecord(f"the record is of {record.game!r}, not of {game.name!r}")
    if not 1 <= record.revision <= game.revision:
        raise BadRecord(f"revision {record.revision} is not known here; 1 to {game.revision} are")
    if record.pack != pack_of(game):
        here = f"{game.name} has {pack_of(game)!r} here" if pack_of(game) else f"{game.name} has none"
        raise BadRecord(f"it was played with content {record.pack!r}, and {here}")
    last = len(record.answers) if upto is None else upto
    if not 0 <= last <= len(record.answers):
        raise BadRecord(f"the record has {len(record.answers)} answers; {last} were asked for")
    places = digest_places(len(record.answers))
    if record.digests and [number for number, _ in record.digests] != places:
        raise BadRecord(f"its digests do not stand after answers {places}")
    try:
        state = game.deal(game.variant(record.variant), record.seats, record.revision)
    except BadOption as problem:
        raise BadRecord(f"its options are not playable: {problem}") from problem
    expected = dict(record.digests)
    for number, answered in enumerate(record.answers[:last], 1):
        play_one(game, state, answered, number)
        if number in expected and expected[number] != state.digest():
            raise BadRecord(f"after answer {number} the state is not the one that was recorded")
    if last == len(record.answers):
        check_ending(state, record.ended_by)
    return state


def play_one(game: Game, state: Any, answered: Answered, number: int) -> None:
    """Play one recorded answer. Raises BadRecord with its `number` if the state does not take it."""
    if not 0 <= answered.seat <= CHANCE or not holds(state.awaiting, answered.seat):
        raise BadRecord(f"answer {number} is of seat {answered.seat}, which was not asked")
    if answered.known_to != state.known_to:
        raise BadRecord(f"answer {number} is open to seats {answered.known_to}, not to {state.known_to}")
    try:
        state.answer(answered.seat, answered.choice)
    except Refused as refused:
        raise BadRecord(f"answer {number} is against {game.reason(refused.clause).clause}") from refused


def check_ending(state: Any, ended_by: str) -> None:
    """Raises BadRecord unless `ended_by` is a known word that fits the last state."""
    if ended_by not in ENDINGS:
        raise BadRecord(f"ended by {ended_by!r}: one of {', '.join(map(repr, ENDINGS))} is allowed")
    over = state.outcome() is not None
    if over and ended_by not in ("", "rules"):
        raise BadRecord(f"the rules had ended the game before it was {ended_by}")
    if ended_by == "rules" and not over:
        raise BadRecord("it says that the rules ended the game, and they did not")
