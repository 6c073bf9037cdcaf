"""A pack that changes a few cards: laid over the shipped content it is based on."""

from functools import cache
from importlib.resources import files
from typing import Final

from sanjie.packcheck.faults import Notes
from sanjie.packcheck.tree import Node, child, compose, game_of, scalar_text

SHIPPED: Final = ("guixi", "hunters")  # content a pack may be based on: `content/<name>.yaml`


@cache
def shipped(name: str) -> Node:
    """The tree of the shipped content `name`, one of SHIPPED. It is shared: not to be changed."""
    return compose((files("sanjie") / "content" / f"{name}.yaml").read_text(encoding="utf-8"))


def laid_over(pack: Node, notes: Notes) -> Node:
    """`pack`, complete: entries of `meta.based_on` that it does not name are added from there.

    In a list of entries one with the `id` of a shipped one takes its place, others follow at the end;
    entries that `meta.without` names are left out; of a map every key is taken alone. A pack that is based
    on nothing comes back as it is.
    """
    meta = child(pack, "meta")
    base = child(meta, "based_on") if meta is not None else None
    if meta is None or base is None or pack.pairs is None:
        return pack
    game, wanted = game_of(pack), scalar_text(base)
    fitting = (game,) if game in SHIPPED else SHIPPED
    if wanted not in fitting:
        notes.add(base, "unknown-base", value=wanted, known=", ".join(fitting))
    below = shipped(wanted if wanted in fitting else fitting[0])
    without = child(meta, "without")
    named_out = without.items or [] if without is not None else []
    gone = {scalar_text(one): one for one in named_out}
    for name, node in gone.items():
        if name not in ids_of(below):
            notes.add(node, "no-such-id", value=name)
    pairs = list(pack.pairs)
    for place, (key, value) in enumerate(pairs):
        under = child(below, scalar_text(key))
        if under is not None and scalar_text(key) != "meta":
            pairs[place] = (key, merged(value, under, set(gone)))
    named = {scalar_text(key) for key, _ in pairs}
    for key, value in below.pairs or []:
        if scalar_text(key) not in named:
            whole = Node(value.line, value.column, items=value.items, pairs=value.pairs)
            pairs.append((moved(key, pack), merged(Node(0, 0, items=[], pairs=[]), whole, set(gone), pack)))
    return Node(pack.line, pack.column, pairs=pairs)


def merged(over: Node, under: Node, gone: set[str], at: Node | None = None) -> Node:
    """One section of the pack over the same section of the shipped content."""
    place = at or over
    if under.items is not None and over.items is not None:
        own: dict[str, Node] = {}
        for entry in over.items:
            own.setdefault(scalar_text(child(entry, "id") or entry), entry)
        items: list[Node] = []
        for entry in under.items:
            name = scalar_text(child(entry, "id") or entry)
            if name in own:
                items.append(own.pop(name))
            elif name not in gone:
                items.append(moved(entry, place))
        repeated = [entry for entry in over.items if not any(entry is one for one in items)]
        return Node(place.line, place.column, items=items + repeated)
    if under.pairs is not None and over.pairs is not None:
        named = {scalar_text(key) for key, _ in over.pairs}
        rest = [(key, value) for key, value in under.pairs if scalar_text(key) not in named]
        added = [(moved(key, place), moved(value, place)) for key, value in rest]
        return Node(place.line, place.column, pairs=[*over.pairs, *added])
    return over


def moved(node: Node, at: Node) -> Node:
    """`node` of the shipped content as it stands in the pack: its faults are told where `at` begins."""
    return Node(
        at.line,
        at.column,
        node.scalar,
        node.plain,
        None if node.items is None else [moved(item, at) for item in node.items],
        None if node.pairs is None else [(moved(key, at), moved(value, at)) for key, value in node.pairs],
        based=True,
    )


def ids_of(content: Node) -> set[str]:
    """The ids of the entries of every list of the content."""
    found: set[str] = set()
    for _, section in content.pairs or []:
        for entry in section.items or []:
            name = child(entry, "id")
            if name is not None:
                found.add(scalar_text(name))
    return found
