"""The YAML of a pack as a tree in which every value knows its line and column."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

import yaml

LONGEST: Final = 1_000_000  # characters of a pack; the shipped one has 70,000
TEXT: Final = "tag:yaml.org,2002:str"
DEEPEST: Final = 20  # lists and maps inside each other; the shipped content has 8
NUMBER: Final = re.compile(r"0|[+-]?[1-9][0-9]{0,8}")

Plain = str | int | list["Plain"] | dict[str | int, "Plain"]


class Unreadable(ValueError):
    """The text is no YAML document that a pack can be. `line` and `column` count from 1; 0 if unknown."""

    def __init__(self, text: str, line: int = 0, column: int = 0) -> None:
        super().__init__(text)
        self.line = line
        self.column = column


@dataclass(eq=False)
class Node:
    """A value of the file."""

    line: int  # from 1
    column: int  # from 1
    scalar: str | None = None  # the text of a value that is neither list nor map
    plain: bool = False  # YAML takes it for a number, a truth, a date …: 3 is a number and "3" is text
    items: list["Node"] | None = None
    pairs: list[tuple["Node", "Node"]] | None = None  # in the order of the file
    based: bool = field(default=False)  # stands in the shipped content, not in the file


LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # in C where PyYAML has it


def compose(text: str) -> Node:
    """The tree of `text`. Raises Unreadable: no YAML, several documents, an alias, too long, too deep."""
    if len(text) > LONGEST:
        raise Unreadable(f"a pack has at most {LONGEST} characters; this has {len(text)}")
    try:
        look_through(text)
        root: yaml.Node | None = yaml.compose(text, LOADER)
        if root is None:
            raise Unreadable("the file is empty")
        return node_of(root)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        raise Unreadable(str(problem.problem or problem.context), line, column) from problem
    except yaml.YAMLError as problem:
        raise Unreadable(str(problem).split("\n")[0]) from problem


def look_through(text: str) -> None:
    """Raises Unreadable for what would unfold or overflow: aliases, and what stands too deep."""
    depth = 0
    for event in yaml.parse(text, LOADER):
        line, column = (
            (event.start_mark.line + 1, event.start_mark.column + 1) if event.start_mark else (0, 0)
        )
        if isinstance(event, yaml.AliasEvent):
            raise Unreadable("aliases (*name) are not allowed in a pack", line, column)
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            raise Unreadable("lists and maps stand too deep inside each other", line, column)


def node_of(node: yaml.Node) -> Node:
    """PyYAML's node as ours."""
    line, column = node.start_mark.line + 1, node.start_mark.column + 1
    if isinstance(node, yaml.MappingNode):
        pairs = [(node_of(key), node_of(value)) for key, value in node.value]
        return Node(line, column, pairs=pairs)
    if isinstance(node, yaml.SequenceNode):
        return Node(line, column, items=[node_of(item) for item in node.value])
    return Node(line, column, scalar=str(node.value), plain=node.tag != TEXT)


def child(node: Node, key: str) -> Node | None:
    """The value under `key` of a map; None if it is no map or has no such key."""
    for name, value in node.pairs or []:
        if name.scalar == key:
            return value
    return None


def scalar_text(node: Node) -> str:
    """The text of a value; empty for a list or map."""
    return node.scalar or ""


def game_of(root: Node) -> str:
    """Which game's content it says it is: `meta.game` or, as in Hunters, `game.id`; empty if neither."""
    for section, key in (("meta", "game"), ("game", "id")):
        inside = child(root, section)
        game = child(inside, key) if inside is not None else None
        if game is not None:
            return scalar_text(game)
    return ""


def number_of(node: Node) -> int | None:
    """The whole number that stands there; None for anything else, also for 010, 1_000 and 1:30."""
    text = node.scalar
    return int(text) if text is not None and node.plain and NUMBER.fullmatch(text) else None


def flag_of(node: Node) -> bool | None:
    """What `true` or `false` says; None for anything else."""
    return {"true": True, "false": False}.get(scalar_text(node)) if node.plain else None


def plain(node: Node) -> Plain:
    """The value without positions: maps, lists, text, whole numbers, true and false. A fresh value."""
    if node.pairs is not None:
        return {key_of(key): plain(value) for key, value in node.pairs}
    if node.items is not None:
        return [plain(item) for item in node.items]
    for value in (flag_of(node), number_of(node)):
        if value is not None:
            return value
    return scalar_text(node)


def key_of(node: Node) -> str | int:
    """A key of a map: a number, also one in quotes, or text."""
    text = scalar_text(node)
    return int(text) if NUMBER.fullmatch(text) else text
