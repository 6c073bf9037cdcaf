"""The JSON Schema of all that browser and server say to each other: the browser's types come from it."""

from typing import Any, Final

import msgspec

from sanjie.server import wire

UNIONS: Final[dict[str, Any]] = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
HTTP: Final[tuple[type, ...]] = (
    wire.Me,
    wire.Rename,
    wire.GameInfo,
    wire.CreateTable,
    wire.Created,
    wire.Join,
    wire.Joined,
    wire.TableLine,
    wire.ApiProblem,
    wire.About,
    wire.Health,
)


def messages() -> dict[str, Any]:
    """One schema whose `$defs` name every struct of `wire.py` and both unions; a fresh dict.

    Its `properties` point at the unions and at the bodies of HTTP, so that nothing looks unused.
    """
    roots, components = msgspec.json.schema_components(
        [*UNIONS.values(), *HTTP], ref_template="#/$defs/{name}"
    )
    for component in components.values():
        if component.get("type") == "object":
            component.setdefault("additionalProperties", False)  # what is not named here is never sent
    unions = dict(zip(UNIONS, roots, strict=False))
    names = [*UNIONS, *(struct.__name__ for struct in HTTP)]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "required": names,
        "additionalProperties": False,
        "$defs": {**unions, **dict(sorted(components.items()))},
    }


def text() -> str:
    """The schema as the committed file holds it: indented JSON and a final newline."""
    return msgspec.json.format(msgspec.json.encode(messages()), indent=2).decode() + "\n"
