"""Records as lines of text: one game, one line of JSON, with every answer in the rulebook's own notation.

A line is a JSON object: `schema` 1, `game`, `revision`, `options` by name, `content`, `seats`,
`answers` as `[seat, answer, who may learn it]` with -1 for everybody, `digests` as `[after how many answers,
16 hex digits]`, `ended_by`, and where the game was played at a table that shows its seed, `luck`: `table`,
`seed` as 64 hex digits, `salts` seat by seat (see `sanjie.fairness`). Reading is strict: a field that is
unknown or missing is an error, because a record that is half understood would replay into another game.
`content` is the digest of the pack the game was played with, empty for games without one; the pack itself
must have been read before (`sanjie.packs`), and `game_for` has the game that is played with it.

    RecordError
    └── its text: "line 3: …" — what is wrong there and what would be right
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec

from sanjie.core.game import Chosen, Game, NotationError
from sanjie.core.record import ENDINGS, Answered, Luck, Record, digest_places, pack_of
from sanjie.core.seats import CHANCE
from sanjie.games.registry import GAMES, game_with
from sanjie.packs import UnknownPack

SCHEMA: Final = 1
LONGEST_LINE: Final = 4_000_000  # bytes; the longest game of 999 turns takes a twentieth of it

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=CHANCE)]
SeatBits = Annotated[int, msgspec.Meta(ge=-1, lt=1 << 31)]
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]


class RecordError(ValueError):
    """A line that is no record; the text says which line, what is wrong and what is allowed."""


class AnswerLine(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One answer: `[seat, notation, who may learn it]`, -1 for everybody."""

    seat: SeatNumber
    answer: str
    known_to: SeatBits


class LuckLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the answers of chance were drawn from."""

    table: str
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    salts: list[str]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One record as it stands in a file."""

    schema: Annotated[int, msgspec.Meta(ge=1)]
    game: str
    revision: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, int | str]
    content: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=CHANCE)]
    answers: list[AnswerLine]
    digests: list[tuple[Annotated[int, msgspec.Meta(ge=1)], Digest]]
    ended_by: str
    luck: LuckLine | None = None


def write_line(record: Record, games: Mapping[str, Game] = GAMES) -> str:
    """`record` as one line without its line end.

    Raises RecordError if its game is not in `games`, or nobody has read its content.
    """
    game = game_for(record.game, record.pack, games)
    line = Line(
        SCHEMA,
        record.game,
        record.revision,
        dict(record.variant),
        record.pack,
        record.seats,
        [AnswerLine(one.seat, game.write_answer(one.choice), one.known_to) for one in record.answers],
        [(number, f"{digest:016x}") for number, digest in record.digests],
        record.ended_by,
        luck_line(record.luck),
    )
    return msgspec.json.encode(line).decode()


def read_line(text: str | bytes, games: Mapping[str, Game] = GAMES) -> Record:
    """The record of one line. Raises RecordError; whether the game can be played is for `replay` to say."""
    if len(text) > LONGEST_LINE:
        raise RecordError(f"it is {len(text)} long; {LONGEST_LINE} is allowed")
    check_schema(text)
    try:
        line = msgspec.json.decode(text, type=Line)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as problem:
        raise RecordError(str(problem)) from problem
    game = game_of(line.game, games)
    if line.revision > game.revision:
        raise RecordError(f"revision {line.revision} is not known here; 1 to {game.revision} are")
    if line.seats not in game.seats:
        raise RecordError(f"{line.seats} seats; {line.game} has {' or '.join(map(str, game.seats))}")
    game = game_for(line.game, line.content, games)
    if line.ended_by not in ENDINGS:
        raise RecordError(f"ended by {line.ended_by!r}; one of {', '.join(map(repr, ENDINGS))} is allowed")
    places = [number for number, _ in line.digests]
    if places != digest_places(len(line.answers)):
        raise RecordError(f"digests after {places}; {digest_places(len(line.answers))} is where they belong")
    options: dict[str, Chosen] = dict(line.options)
    return Record(
        line.game,
        line.revision,
        options,
        line.content,
        line.seats,
        tuple(read_answer(number, one, game) for number, one in enumerate(line.answers, 1)),
        tuple((number, int(digest, 16)) for number, digest in line.digests),
        line.ended_by,
        Luck(line.luck.table, line.luck.seed, tuple(line.luck.salts)) if line.luck else None,
    )


def luck_line(luck: Luck | None) -> LuckLine | None:
    """`luck` as it stands in a file."""
    return None if luck is None else LuckLine(luck.table, luck.seed, list(luck.salts))


def check_schema(text: str | bytes) -> None:
    """Raises RecordError if the line says that it follows another schema, before anything else is judged."""
    try:
        schema = msgspec.json.decode(text, type=dict[str, msgspec.Raw]).get("schema", msgspec.Raw(b"none"))
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as problem:
        raise RecordError(f"it is no JSON object: {problem}") from problem
    if bytes(schema) != str(SCHEMA).encode():
        raise RecordError(f"its schema is {bytes(schema).decode()}; {SCHEMA} is known here")


def game_of(name: str, games: Mapping[str, Game]) -> Game:
    """The game called `name`. Raises RecordError with the names that exist."""
    if name not in games:
        raise RecordError(f"a game of {name!r}; {', '.join(games)} can be read here")
    return games[name]


def game_for(name: str, digest: str, games: Mapping[str, Game] = GAMES) -> Game:
    """The game called `name`, with the content of a record: what to read, write and replay it with.

    It is the one in `games` if that is played with this content, else another with a pack that has been read.
    Raises RecordError if there is none.
    """
    game = game_of(name, games)
    if digest == pack_of(game):
        return game
    try:
        return game_with(name, digest)
    except (KeyError, UnknownPack) as problem:
        raise RecordError(f"content {digest!r} of {name} has not been read here") from problem


def read_answer(number: int, one: AnswerLine, game: Game) -> Answered:
    """The answer in its ints. Raises RecordError with its `number`."""
    try:
        return Answered(one.seat, game.read_answer(one.answer), one.known_to)
    except NotationError as problem:
        raise RecordError(f"answer {number}: {problem}") from problem


def write_file(path: Path, records: Iterable[Record], games: Mapping[str, Game] = GAMES) -> int:
    """Write `records` to `path`, one a line, and say how many. Raises RecordError or OSError."""
    written = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for record in records:
            file.write(write_line(record, games) + "\n")
            written += 1
    return written


def read_file(path: Path, games: Mapping[str, Game] = GAMES) -> Iterator[Record]:
    """The records of `path`, read as they are asked for. Raises RecordError with the line, or OSError."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                yield read_line(line.removesuffix(b"\n"), games)
            except RecordError as problem:
                raise RecordError(f"line {number}: {problem}") from problem
