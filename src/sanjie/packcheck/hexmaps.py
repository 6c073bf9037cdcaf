"""Whether a map of Hunters can be played on (HUNTERS-3.18)."""

from typing import Final

from sanjie.packcheck.faults import Notes
from sanjie.packcheck.reading import Entry, items_of, shown
from sanjie.packcheck.tree import Node, number_of

SLOTS: Final = ("A", "B", "C", "D", "E")
CELLS: Final = 40
PLAYERS: Final = (1, 2, 3, 4, 5)
FARTHEST: Final = 127
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # HUNTERS-2.14

Place = tuple[int, int]


def check_map(entry: Entry, notes: Notes) -> None:
    """Note every fault of a map but those of its id and name."""
    taken: dict[Place, Node] = {}
    cells = read_cells(entry, taken, notes)
    slots = read_slots(entry, taken, notes)
    used = read_used(entry, notes)
    if len(taken) > 1:
        read_whole(taken, notes)
    if entry.has("demon_start"):
        read_start(entry.values["demon_start"], cells, slots, used, notes)


def place_of(node: Node, notes: Notes) -> Place | None:
    """The place `[q, r]`, or None and a note."""
    if node.items is not None and len(node.items) == 2:
        q, r = number_of(node.items[0]), number_of(node.items[1])
        if q is not None and r is not None and abs(q) <= FARTHEST and abs(r) <= FARTHEST:
            return q, r
    value = shown(node) if node.items is None else "[" + ", ".join(map(shown, node.items)) + "]"
    notes.add(node, "bad-place", value=value, most=FARTHEST)
    return None


def enter(node: Node, taken: dict[Place, Node], notes: Notes) -> Place | None:
    """The place at `node`, entered in `taken`; None and a note if it is none or is there already."""
    place = place_of(node, notes)
    if place in taken:
        notes.add(node, "double-place", value=f"{place[0]},{place[1]}", line=str(taken[place].line))
    elif place is not None:
        taken[place] = node
    return place


def read_cells(entry: Entry, taken: dict[Place, Node], notes: Notes) -> set[Place]:
    """The 40 cells; those that can be read."""
    node = entry.take("cells")
    if node is None:
        return set()
    places = [enter(item, taken, notes) for item in items_of(node, notes)]
    if node.items is not None and len(places) != CELLS:
        notes.add(entry.keys["cells"], "wrong-cells", count=len(places), want=CELLS)
    return {place for place in places if place is not None}


def read_slots(entry: Entry, taken: dict[Place, Node], notes: Notes) -> dict[str, Place]:
    """The five places for camps by name; those that can be read."""
    node = entry.take("slots")
    if node is None:
        return {}
    slots = Entry(node, notes)
    found: dict[str, Place] = {}
    for name in SLOTS:
        value = slots.take(name)
        place = enter(value, taken, notes) if value is not None else None
        if place is not None:
            found[name] = place
    slots.done()
    return found


def read_used(entry: Entry, notes: Notes) -> dict[int, list[str]]:
    """The slots in seat order by number of players; those that can be read."""
    node = entry.take("slots_by_players")
    if node is None:
        return {}
    numbers = Entry(node, notes)
    found: dict[int, list[str]] = {}
    for players in PLAYERS:
        value = numbers.take(str(players))
        if value is None:
            continue
        names = [shown(item) for item in items_of(value, notes)]
        if value.items is None:
            continue
        if len(names) != players or len(set(names)) != players or not set(names) <= set(SLOTS):
            said = ", ".join(names) or "–"
            notes.add(value, "wrong-seats", value=said, count=players, known=", ".join(SLOTS))
        else:
            found[players] = names
    numbers.done()
    return found


def read_whole(taken: dict[Place, Node], notes: Notes) -> None:
    """Note the first place that cannot be reached from the first of the map."""
    edge = [next(iter(taken))]
    reached = set(edge)
    while edge:
        q, r = edge.pop()
        for dq, dr in STEPS:
            there = (q + dq, r + dr)
            if there in taken and there not in reached:
                reached.add(there)
                edge.append(there)
    for place, node in taken.items():
        if place not in reached:
            notes.add(node, "map-apart", value=f"{place[0]},{place[1]}")
            return


def read_start(
    node: Node, cells: set[Place], slots: dict[str, Place], used: dict[int, list[str]], notes: Notes
) -> None:
    """Where the demon king starts: on a cell, and beside no camp in use (HUNTERS-3.10, 3.18)."""
    start = place_of(node, notes)
    if start is None:
        return
    if start not in cells:
        notes.add(node, "no-such-cell", value=f"{start[0]},{start[1]}")
        return
    near = {(start[0] + dq, start[1] + dr) for dq, dr in STEPS}
    for players, names in used.items():
        for name in names:
            if slots.get(name) in near:
                notes.add(node, "king-beside-camp", slot=name, count=players)
                return
