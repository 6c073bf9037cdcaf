"""`sanjie content`: whether a pack of cards and numbers can be played."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from sanjie import words
from sanjie.terminal.speech import language_of

FAULTY = 1
UNREADABLE = 2


def content(
    action: Annotated[str, typer.Argument(metavar="check", help="check: tell every fault of a pack.")],
    packs: Annotated[
        list[Path] | None, typer.Argument(metavar="[PACK]…", help="YAML files; by default the shipped ones.")
    ] = None,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Check content packs (docs/content-packs.md): every fault with line, column and clause.

    Exit code 0 if all can be played, 1 if one has faults, 2 if one cannot be read.
    """
    spoken = language_of(language)
    if action != "check":
        raise typer.BadParameter("the action must be check")
    code = max(report(str(pack), text_of(pack), spoken) for pack in packs or shipped_files())
    raise typer.Exit(code)


def shipped_files() -> list[Path]:
    """The content files that come with the games whose packs can be checked."""
    from sanjie.packcheck import CHECKERS

    return [Path(str(files("sanjie") / "content" / f"{game}.yaml")) for game in CHECKERS]


def text_of(pack: Path) -> str | OSError | UnicodeDecodeError:
    """The text of a file, or why it cannot be read."""
    try:
        return pack.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        return problem


def report(file: str, text: str | OSError | UnicodeDecodeError, language: str) -> int:
    """Print what there is to say about one file; its exit code."""
    from sanjie.packcheck import Unreadable, check, game_of, read
    from sanjie.packs import read_pack

    if not isinstance(text, str):
        why = (
            (text.strerror or str(text))
            if isinstance(text, OSError)
            else f"no UTF-8 text (byte {text.start})"
        )
        typer.echo(words.say(language, "content-no-file", file=file, detail=why), err=True)
        return UNREADABLE
    try:
        faults = check(text)
    except Unreadable as problem:
        name = "content-unreadable-at" if problem.line else "content-unreadable"
        place = {"line": str(problem.line), "column": str(problem.column)} if problem.line else {}
        typer.echo(words.say(language, name, file=file, detail=str(problem), **place), err=True)
        return UNREADABLE
    for fault in faults:
        sentence = words.say(language, f"content-fault-{fault.name}", **fault.args)
        place = {"line": str(fault.line), "column": str(fault.column)}  # as numbers they get commas
        name = "content-place-clause" if fault.clause else "content-place"
        extra = {"clause": fault.clause} if fault.clause else {}
        typer.echo(words.say(language, name, file=file, sentence=sentence, **place, **extra))
    if faults:
        typer.echo(words.say(language, "content-faulty", file=file, count=len(faults)))
        return FAULTY
    pack = read_pack(text, game_of(read(text)))
    typer.echo(words.say(language, "content-fine", file=file, game=pack.game, digest=pack.digest))
    return 0
