"""Events as stories: the name of the sentence, its arguments and the cells it touched."""

from typing import Final

from sanjie.core.events import Event
from sanjie.core.game import Story
from sanjie.core.seats import NOTHING
from sanjie.games.aras import events
from sanjie.games.aras.board import cell_name, cells_of
from sanjie.games.aras.characters import LETTERS
from sanjie.games.aras.choices import first_in, second_in, third_in
from sanjie.games.aras.position import kind_at
from sanjie.games.aras.shapes import KINDS
from sanjie.games.aras.state import State

STORIES: Final[dict[int, tuple[str, str]]] = {  # kind of event -> name of its sentence, clause
    events.CHARACTER_CHOSEN: ("character-chosen", "ARAS-1.7"),
    events.KEPT: ("kept", "ARAS-11.10"),
    events.SWAPPED: ("swapped", "ARAS-11.10"),
    events.PLACED: ("placed", "ARAS-4.2"),
    events.SHIFTED: ("shifted", "ARAS-9.6"),
    events.SKIPPED: ("skipped", "ARAS-4.5"),
    events.SUMMONED: ("summoned", "ARAS-5.1"),
    events.NEWBORN: ("newborn", "ARAS-8.1"),
    events.MOVED: ("moved", "ARAS-6.1"),
    events.FINISHED: ("finished", "ARAS-6.3"),
    events.ATTACKED: ("attacked", "ARAS-7.3"),
    events.PASSED: ("passed", "ARAS-4.7"),
    events.INTIMIDATED: ("intimidated", "ARAS-8.6"),
    events.CARRIED: ("carried", "ARAS-8.8"),
    events.ATE: ("ate", "ARAS-8.13"),
    events.DEVOURED: ("devoured", "ARAS-8.15"),
    events.QUAKED: ("quaked", "ARAS-8.19"),
    events.DECLINED: ("declined", "ARAS-8.3"),
    events.SEAT_OUT: ("seat-out", "ARAS-13.3"),
    events.WON: ("won", "ARAS-10.1"),
    events.STALLED: ("ended-stall", "ARAS-10.2"),
    events.TIMED_OUT: ("ended-limit", "ARAS-10.3"),
}
SEATS: Final = "ABCD"
SIDES: Final = {0: "a", 1: "b", NOTHING: "none"}


def story_of(event: Event, state: State) -> Story:
    """The story of an event of Aras."""
    name, clause = STORIES[event.kind]
    args, places = told(event, state)
    return Story(name, event.seat, args, places, clause)


def told(event: Event, state: State) -> tuple[dict[str, str | int], list[str]]:
    """The arguments of the event's sentence, and the cells it changed."""
    kind, subject, value = event.kind, event.subject, event.value
    if kind == events.CHARACTER_CHOSEN:
        return {"character": LETTERS[subject]}, []
    if kind == events.PLACED:
        placed: dict[str, str | int] = {"cell": cell_name(subject), **joining(value, subject)}
        return placed, [cell_name(subject)]
    if kind in (events.SHIFTED, events.MOVED):
        source, target = int(first_in(subject)), int(second_in(subject))
        moved: dict[str, str | int] = {"from": cell_name(source), "to": cell_name(target)}
        if kind == events.SHIFTED:
            moved.update(joining(value, target))
        else:
            moved["creature"] = creature(state, value)
        return moved, [cell_name(source), cell_name(target)]
    if kind in (events.SUMMONED, events.NEWBORN):
        return {"creature": creature(state, value), "cell": cell_name(subject)}, names(value)
    if kind == events.ATTACKED:
        return {
            "attack": value & 255,
            "defence": value >> 8 & 255,
            "damage": value >> 16 & 255,
            "life": value >> 24 & 255,
            "target": SEATS[subject],
        }, []
    if kind == events.CARRIED:
        origin, goal = cell_name(int(second_in(subject))), cell_name(int(third_in(subject)))
        return {"from": origin, "to": goal, "creature": creature(state, value)}, [origin, goal]
    if kind in (events.INTIMIDATED, events.DEVOURED, events.QUAKED):
        return {"creature": creature(state, value), "cell": cell_name(int(second_in(subject)))}, names(value)
    if kind == events.ATE:
        cell = cell_name(int(second_in(subject)))
        return {"cell": cell}, [cell]
    if kind == events.SEAT_OUT:
        return {"target": SEATS[subject]}, []
    if kind in (events.WON, events.STALLED, events.TIMED_OUT):
        return {"side": SIDES[subject]}, []
    return {}, []


def creature(state: State, cells: int) -> str:
    """The kind of the group on `cells`: `slime`, …, `loose`."""
    return KINDS[kind_at(state, cells)]


def names(cells: int) -> list[str]:
    """The names of the cells of a mask, in cell order."""
    return [cell_name(cell) for cell in cells_of(cells)]


def joining(group: int, cell: int) -> dict[str, str | int]:
    """The cells of a group besides one, as "c1 c2", and how many they are: sentences choose by the number."""
    rest = names(group & ~(1 << cell))
    return {"joined": " ".join(rest), "joins": len(rest)}
