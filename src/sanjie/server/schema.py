"""The JSON Schema of all that browser and server say to each other: the browser's types come from it."""

from typing import Any, Final

import msgspec

from sanjie.faces import FACES
from sanjie.server import wire
from sanjie.server.analysis import wire as analysis
from sanjie.server.notices import wire as notices
from sanjie.server.people import wire as accounts
from sanjie.server.ratings import wire as ratings
from sanjie.server.talk import wire as talk

UNIONS: Final[dict[str, Any]] = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
HTTP: Final[tuple[type, ...]] = (
    wire.Me,
    wire.Rename,
    wire.GameInfo,
    wire.CreateTable,
    wire.Created,
    wire.Join,
    wire.Joined,
    wire.Match,
    wire.TableLine,
    accounts.AccountInfo,
    accounts.Login,
    accounts.Recover,
    accounts.NewPassword,
    accounts.PasskeyWanted,
    accounts.PasskeyMade,
    accounts.PasskeyUsed,
    accounts.Codes,
    accounts.PageWanted,
    accounts.PersonPage,
    ratings.LadderPage,
    talk.TalkInfo,
    talk.Bind,
    talk.Deaf,
    talk.TalkReport,
    analysis.Evaluation,
    analysis.Position,
    analysis.Analysed,
    notices.NoticesInfo,
    notices.PushWanted,
    notices.MailWanted,
    notices.MailCode,
    notices.MailStop,
    notices.PushNotice,
    wire.ApiProblem,
    wire.About,
    wire.Health,
)
VIEWED: Final = ("Table", "Previewed", "Was")  # messages that hold a view: each game has one of its own
OPEN_GAME: Final = "aras"  # the one whose positions are analysed
NAMES_GAME: Final = ("CreateTable", "Match", "TableLine", "LadderPage", "RatingHistory", "Between")

Schema = dict[str, Any]


def messages() -> Schema:
    """One schema whose `$defs` name the structs of `wire`, both unions and every game's view; a new dict.

    Its `properties` point at the unions and at the bodies of HTTP, so that nothing looks unused. A message
    that holds a view is a union of one form a game, which its field `game` tells apart.
    """
    roots, components = components_of([*UNIONS.values(), *HTTP])
    for name in NAMES_GAME:
        components[name]["properties"]["game"] = {"enum": list(FACES)}
    for name in VIEWED:
        components[name] = {"anyOf": []}
    plain = components_of([wire.Table, wire.Previewed, wire.Was])[1]
    for game, face in FACES.items():
        view = with_view(components, game, face.view)
        if game == OPEN_GAME:
            components["Analysed"]["properties"]["view"] = view
        for name in VIEWED:
            form = game.capitalize() + name
            properties = {**plain[name]["properties"], "game": {"const": game}, "view": view}
            components[form] = {**plain[name], "title": form, "properties": properties}
            components[name]["anyOf"].append({"$ref": f"#/$defs/{form}"})
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


def components_of(types: list[Any]) -> tuple[tuple[Schema, ...], Schema]:
    """The schema of each of `types`, and of everything they name."""
    return msgspec.json.schema_components(types, ref_template="#/$defs/{name}")


def with_view(components: Schema, game: str, view: type) -> Schema:
    """Add the view of a game, and say where it is; a part whose name is taken gets the game's before it."""
    (root,), parts = components_of([view])
    names = {name: game.capitalize() + name if name in components else name for name in parts}
    for name, part in parts.items():
        components[names[name]] = {**renamed(part, names), "title": names[name]}
    return dict(renamed(root, names))


def renamed(part: Any, names: dict[str, str]) -> Any:
    """`part` with its references by other names; a fresh value."""
    if isinstance(part, dict):
        return {
            key: f"#/$defs/{names[value.rpartition('/')[2]]}" if key == "$ref" else renamed(value, names)
            for key, value in part.items()
        }
    return [renamed(one, names) for one in part] if isinstance(part, list) else part


def text() -> str:
    """The schema as the committed file holds it: indented JSON and a final newline."""
    return msgspec.json.format(msgspec.json.encode(messages()), indent=2).decode() + "\n"
