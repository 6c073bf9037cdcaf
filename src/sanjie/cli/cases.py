"""`sanjie cases`: worked cases against the engine."""

from pathlib import Path
from typing import Annotated

import typer


def cases(
    files: Annotated[
        list[Path], typer.Argument(help="YAML files of cases, or .txt tables of perft figures.")
    ],
) -> None:
    """Run worked cases. Exit code 1 if one fails, 2 if a file cannot be read.

    Every failing case is printed with what was expected and what came; the last line counts them.
    """
    from sanjie.cases import CaseFileError, Result, read_file

    def report(file: Path, result: Result) -> None:
        typer.echo(f"{result.id} ({file}) {result.title}")
        for what, expected, got in result.mismatches:
            typer.echo(f"  {what}\n    expected: {shown(expected)}\n    got:      {shown(got)}")

    passed = failed = unreadable = 0
    for file in files:
        try:
            content = read_file(file)
        except CaseFileError as problem:
            typer.echo(f"sanjie cases: {problem}", err=True)
            unreadable += 1
            continue
        for result in content.results():
            if result.passed:
                passed += 1
            else:
                failed += 1
                report(file, result)
    typer.echo(f"{passed} passed, {failed} failed")
    if unreadable or failed:
        raise typer.Exit(2 if unreadable else 1)


def shown(value: object) -> str:
    """A value as it would stand in a file of cases."""
    if value is None:
        return "null"
    if isinstance(value, list):
        return "[" + ", ".join(shown(item) for item in value) + "]"
    return str(value)
