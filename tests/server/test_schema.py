"""The schema of the wire, from which the browser's types are made."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from typer.testing import CliRunner

from machine import ROOT
from sanjie.cli import app
from sanjie.server import schema, wire

COMMITTED = ROOT / "web" / "schema" / "messages.json"


def test_the_committed_schema_is_that_of_the_structs() -> None:
    assert COMMITTED.read_text("utf-8") == schema.text(), "run: sanjie schema web/schema/messages.json"


def test_every_struct_of_the_wire_is_in_it() -> None:
    structs = {
        name
        for name, value in vars(wire).items()
        if isinstance(value, type) and value.__module__ == wire.__name__ and value is not wire.Base
    }

    assert structs - {"Notation"} <= set(schema.messages()["$defs"])


def integers(part: Any) -> Iterator[dict[str, Any]]:
    """Every integer that a part of the schema allows."""
    if isinstance(part, dict):
        if part.get("type") == "integer":
            yield part
        for inner in part.values():
            yield from integers(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from integers(inner)


def test_no_number_that_a_client_says_is_without_bounds() -> None:
    requests: list[Any] = list(schema.HTTP)
    bodies = [one for one in requests if one.__struct_config__.forbid_unknown_fields]  # of requests
    asked = schema.components_of([*get_args(wire.ClientMessage), *bodies])[1]

    assert {"Answer", "Undo", "Past", "CreateTable", "ClockTerms", "Whom"} <= set(asked)
    unbounded = [
        name
        for name, part in asked.items()
        for one in integers(part)
        if not {"minimum", "maximum"} <= set(one)
    ]
    assert unbounded == []


def test_the_command_prints_it_or_writes_it(tmp_path: Path) -> None:
    printed = CliRunner().invoke(app, ["schema"])
    written = CliRunner().invoke(app, ["schema", str(tmp_path / "messages.json")])
    refused = CliRunner().invoke(app, ["schema", str(tmp_path / "nowhere" / "messages.json")])

    assert printed.stdout == schema.text()
    assert (written.exit_code, (tmp_path / "messages.json").read_text("utf-8")) == (0, schema.text())
    assert refused.exit_code == 2
