"""`sanjie schema`: the JSON Schema of what browser and server say to each other."""

from pathlib import Path
from typing import Annotated

import typer

from sanjie.server import protocol as wire_protocol
from sanjie.server import schema as wire_schema


def schema(
    file: Annotated[Path | None, typer.Argument(help="Write it there instead of printing it.")] = None,
    protocol: Annotated[
        bool, typer.Option("--protocol", help="docs/protocol.md, for people, instead of the schema.")
    ] = False,
) -> None:
    """Print the JSON Schema of the wire, or write it to FILE. Exit code 2 if FILE cannot be written."""
    text = wire_protocol.text() if protocol else wire_schema.text()
    if file is None:
        typer.echo(text, nl=False)
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        typer.echo(f"sanjie schema: cannot write {file}: {problem.strerror}", err=True)
        raise typer.Exit(2) from problem
