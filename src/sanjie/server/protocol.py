"""docs/protocol.md, written from the structs of `wire`: every message, field and body, explained."""

import ast
import inspect
import textwrap
from types import ModuleType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec

from sanjie.server import wire
from sanjie.server.schema import HTTP

HEAD: Final = """# What is said between a client and the server

This page is generated from `src/sanjie/server/wire` by `sanjie schema --protocol docs/protocol.md`. The
JSON Schema of all this is `web/schema/messages.json` (`sanjie schema`), and the HTTP part as OpenAPI is
served at `/api/schema`. `sanjie.client` speaks it from Python:

```python
from sanjie.client import Visitor

ann = Visitor("http://127.0.0.1:8000")
with ann.open(ann.create("aras", ["me", 1])) as seat:
    while seat.my_move():
        seat.answer(seat.options()[0])

table = ann.match("guixi", 4)  # a public table that waits for people, or a new one
with ann.open(table) as seat:
    seat.quick("hello")  # one of seat.phrases()
    if seat.speaks_freely():
        seat.speak("well met")
    said = seat.hear_line(lambda line: line["channel"] == "seats" and not line["mine"])
    before = seat.past(0)["view"]  # as our seat saw it then
```

`seat.look_through(2)` shows who watches late what seat 2 sees, where the table agreed to that.

"""
RULES: Final = """Who reads this to write a client needs to know, beside the messages:

- A visitor is their cookie: `GET /api/me` gives one. Send it with every request and when a socket opens.
- A command carries an `id` of the client's own. One that was not confirmed, because the socket broke, is
  said again under the same `id`: the server takes it once and answers `done` each time.
- `done` means that the command is stored for good. What it led to comes as a `table` to all who look on.
- A `table` is whole. `events` from index `events_from` on replace what was told from there; when the socket
  opens all of it is told.
- A socket that closes with 1001, 1006, 1011 or 1012 is worth opening again; with 44xx it is not, but for
  4401: who looks on has signed in or out, come again with the new cookie.
- A socket from a page of another site is refused with 403 before it opens, a change over HTTP with 403
  `wrong-origin`; what changes something must be `application/json`, else it is 415 `not-json`.
- A message has at most 2,048 bytes, else it is a `problem` called `too-large`; beyond 65,536, alone, in
  pieces or unpacked, the socket closes with 1009. A body over HTTP has at most 16,384 bytes, else it is 413
  `too-large`; what comes before it 32,768, else it is 400.
- No text has the sign of number 0 (`\\u0000`) in it, and no address: that is 400 or 404, over the socket
  `bad-message`.
- Who says more than 200 messages a second is told `too-fast`, and who goes on is closed with 4408; who asks
  over HTTP for more than 20 changes a second gets 429 `too-fast`. Both may do more for a while.
- Who answers no ping, because it does not read what it is sent, is dropped: 1011.
"""


def text() -> str:
    """The page, in Markdown, with a final newline."""
    parts = [HEAD + RULES]
    parts.append("## The socket of a table\n\n" + said(wire.__doc__ or "").partition("\n\n")[2])
    parts.append("### To the server\n")
    parts += [struct(one) for one in get_args(wire.ClientMessage)]
    parts.append("### From the server\n")
    parts += [struct(one) for one in get_args(wire.ServerMessage)]
    parts.append("### Parts of messages\n")
    parts += [struct(one) for one in inner(get_args(wire.ServerMessage))]
    parts.append("## Bodies over HTTP\n")
    known = set(inner(get_args(wire.ServerMessage)))
    parts += [struct(one) for one in [*HTTP, *(one for one in inner(HTTP) if one not in known)]]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


def struct(kind: Any) -> str:
    """A struct with its fields."""
    tag = kind.__struct_config__.tag
    title = f'#### {kind.__name__}: `"type": "{tag}"`' if tag else f"#### {kind.__name__}"
    comments = notes(inspect.getmodule(kind) or wire)[kind.__name__]
    lines = [title, "", said(kind.__doc__ or ""), ""]
    for one in msgspec.structs.fields(kind):
        must = "" if one.required else ", may be left out"
        comment = comments.get(one.name, "")
        lines.append(f"- `{one.name}` ({name_of(one.type)}{must})" + (f": {comment}" if comment else ""))
    return "\n".join(lines) + "\n"


def name_of(kind: Any) -> str:
    """A type in words of JSON."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return "any"
    if origin is Literal:
        return " \\| ".join(f'`"{one}"`' if isinstance(one, str) else f"`{one}`" for one in arguments)
    if origin is list:
        return f"list of {name_of(arguments[0])}"
    if origin is dict:
        return f"object of {name_of(arguments[1])}"
    if origin is Union or type(kind).__name__ == "UnionType":
        return " or ".join(name_of(one) for one in arguments)
    if origin is not None and hasattr(kind, "__metadata__"):
        return name_of(arguments[0]) + limits(kind.__metadata__[0])
    plain = {str: "string", int: "integer", bool: "boolean", float: "number", type(None): "null"}
    return plain.get(kind, getattr(kind, "__name__", str(kind)))


def limits(meta: Any) -> str:
    """What msgspec's Meta allows, in words."""
    if not isinstance(meta, msgspec.Meta):
        return ""
    found = [
        f"{word} {value}"
        for word, value in (
            ("≥", meta.ge),
            ("≤", meta.le),
            ("at least", meta.min_length),
            ("at most", meta.max_length),
        )
        if value is not None
    ]
    return f" ({', '.join(found)})" if found else ""


def inner(kinds: Any) -> list[Any]:
    """The structs that fields of `kinds` name, each once, in order."""
    found: list[Any] = []

    def look(kind: Any) -> None:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found and kind not in kinds:
                found.append(kind)
                for one in msgspec.structs.fields(kind):
                    look(one.type)
            return
        for argument in get_args(kind):
            look(argument)

    for kind in kinds:
        for one in msgspec.structs.fields(kind):
            look(one.type)
    return found


def notes(module: ModuleType) -> dict[str, dict[str, str]]:
    """The comment beside each field of each struct of a module."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        found[node.name] = {}
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                rest = (
                    lines[(part.end_lineno or part.lineno) - 1].encode()[part.end_col_offset or 0 :].decode()
                )
                comment = rest.strip()
                if comment.startswith("#"):
                    found[node.name][part.target.id] = comment.lstrip("# ")
    return found


def said(doc: str) -> str:
    """A docstring as Markdown."""
    return textwrap.dedent(inspect.cleandoc(doc))
