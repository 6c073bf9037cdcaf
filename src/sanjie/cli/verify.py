"""`sanjie verify`: whether the chance of a game was drawn as its table had promised."""

from pathlib import Path
from typing import Annotated

import typer

from sanjie import words
from sanjie.core.record import Record
from sanjie.terminal.speech import language_of

DIFFERS = 1
UNREADABLE = 2


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="Records, one a line of JSON.")],
    promised: Annotated[
        str | None, typer.Option("--hash", help="The hash that the table showed before the first deal.")
    ] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Content that a game was played with; may be given several times."),
    ] = None,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Draw the chance of recorded games again from their seed, and name the first answer that differs.

    Exit code 0 if all is as drawn, 1 if something differs, 2 if a record cannot be read or holds no seed.
    """
    from sanjie.records import RecordError, read_file
    from sanjie.terminal.packfile import any_pack

    spoken = language_of(language)
    known = [any_pack(one, spoken) for one in pack or []]  # found by their digests while they are held
    code = 0
    number = 0
    try:
        for number, record in enumerate(read_file(file), 1):
            code = max(code, report(number, record, promised, spoken))
    except (RecordError, OSError) as problem:
        code = say(spoken, "verify-unreadable", UNREADABLE, file=str(file), detail=str(problem))
    else:
        if number == 0:
            code = say(spoken, "verify-empty", UNREADABLE, file=str(file))
    known.clear()
    raise typer.Exit(code)


def report(line: int, record: Record, promised: str | None, language: str) -> int:
    """Say what there is to say about one record; its exit code."""
    from sanjie.core.record import BadRecord
    from sanjie.core.seats import CHANCE
    from sanjie.fairness import NoLuck, commitment, difference
    from sanjie.records import game_for

    try:
        found = difference(game_for(record.game, record.pack), record)
    except (BadRecord, NoLuck) as problem:
        return say(language, "verify-bad", UNREADABLE, line=line, detail=str(problem))
    assert record.luck is not None, "a record without a seed was refused above"
    shown = commitment(record.luck.seed)
    if promised is not None and promised.lower() != shown:
        return say(language, "verify-hash", DIFFERS, line=line, hash=shown, promised=promised[:64])
    if found is not None:
        return say(
            language,
            "verify-differs",
            DIFFERS,
            line=line,
            number=found.number,
            recorded=found.recorded,
            drawn=found.drawn,
        )
    draws = sum(one.seat == CHANCE for one in record.answers)
    return say(language, "verify-fine", 0, line=line, draws=draws, hash=shown)


def say(language: str, message: str, code: int, **args: str | int) -> int:
    """Print a sentence, a refusal on standard error; gives `code` back."""
    typer.echo(words.say(language, message, **args), err=code == UNREADABLE)
    return code
