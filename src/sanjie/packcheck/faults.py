"""What can be wrong with a pack, and where."""

from dataclasses import dataclass, field
from typing import Final

from sanjie.packcheck.tree import Node, Unreadable

__all__ = ["CLAUSES", "Fault", "Notes", "Unreadable"]

CLAUSES: Final[dict[str, str]] = {  # name of the fault -> clause it rests on; "" for mere form
    "unknown-game": "",
    "unknown-base": "",
    "not-a-map": "",
    "not-a-list": "",
    "not-text": "",
    "not-a-number": "",
    "out-of-range": "",
    "unknown-key": "",
    "missing-key": "",
    "double-key": "",
    "missing-words": "",
    "wrong-script": "",
    "bad-words": "",
    "bad-id": "",
    "reserved-id": "GUIXI-20.1",
    "double-id": "GUIXI-3.5",
    "no-such-id": "",
    "unknown-value": "",
    "bad-colour": "GUIXI-3.3",
    "no-copies": "GUIXI-3.3",
    "wrong-count": "GUIXI-3.2",
    "wrong-ghosts": "GUIXI-3.3",
    "wrong-events": "GUIXI-3.3",
    "wrong-kings": "GUIXI-3.3",
    "wrong-expansion": "GUIXI-3.2",
    "unprinted-king": "GUIXI-3.3",
    "few-characters": "GUIXI-4.3",
    "x-without-formula": "GUIXI-8.8",
    "formula-without-x": "GUIXI-8.8",
    "empty-reward": "GUIXI-8.10",
    "both-kinds": "GUIXI-17.2",
    "level-and-guidao": "GUIXI-10.8",
    "no-level": "GUIXI-10.8",
    "no-effect": "GUIXI-17.1",
    "bad-step": "GUIXI-17.1",
    "unknown-op": "GUIXI-17.1",
    "wrong-arguments": "GUIXI-17.1",
    "wrong-who": "GUIXI-17.1",
    "no-object": "GUIXI-17.4",
    "object-unused": "GUIXI-17.4",
    "event-without-user": "GUIXI-7.1",
    "never-usable": "GUIXI-6.8",
    "comes-too-late": "GUIXI-5.9",
    "no-change": "GUIXI-17.1",
    "loops": "GUIXI-17.1",
    "haunting-runs-away": "GUIXI-7.1",
    "goal-out-of-reach": "GUIXI-17.3",
    "goal-from-birth": "GUIXI-17.3",
    "same-id": "",
    "missing-entry": "",
    "wrong-players": "HUNTERS-1.1",
    "wrong-components": "HUNTERS-2.1",
    "wrong-tiles": "HUNTERS-2.3",
    "wrong-classes": "HUNTERS-2.4",
    "wrong-king-cards": "HUNTERS-2.5",
    "few-kings": "HUNTERS-2.5",
    "wrong-abilities": "HUNTERS-2.5",
    "wrong-actions": "HUNTERS-2.6",
    "wrong-combat": "HUNTERS-2.7",
    "wrong-spirits": "HUNTERS-2.8",
    "wrong-divine": "HUNTERS-2.9",
    "wrong-element": "HUNTERS-2.11",
    "wrong-die": "HUNTERS-2.12",
    "wrong-base": "HUNTERS-2.13",
    "wrong-directions": "HUNTERS-2.14",
    "wrong-aura": "HUNTERS-9.2",
    "wrong-options": "HUNTERS-20.2",
    "double-ability": "HUNTERS-3.16",
    "few-abilities": "HUNTERS-3.16",
    "surge-too-low": "HUNTERS-14.6",
    "no-map": "HUNTERS-3.7",
    "double-map": "HUNTERS-3.18",
    "bad-place": "HUNTERS-3.18",
    "double-place": "HUNTERS-3.18",
    "wrong-cells": "HUNTERS-3.18",
    "wrong-seats": "HUNTERS-3.18",
    "map-apart": "HUNTERS-3.18",
    "no-such-cell": "HUNTERS-3.18",
    "king-beside-camp": "HUNTERS-3.10",
}


@dataclass(frozen=True, order=True)
class Fault:
    """One thing that is wrong. Its words are `content-fault-<name>` with `args`."""

    line: int  # from 1
    column: int  # from 1
    name: str
    args: dict[str, str | int] = field(compare=False)

    @property
    def clause(self) -> str:
        """The clause it rests on; empty for the mere form of the file."""
        return CLAUSES[self.name]


class Notes:
    """Collects the faults of one pack."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def add(self, node: Node, fault: str, /, **args: str | int) -> None:
        """Note a fault where `node` begins, once."""
        assert fault in CLAUSES, fault
        found = Fault(node.line, node.column, fault, args)
        if not any(one == found and one.args == args for one in self.faults):
            self.faults.append(found)

    def sorted(self) -> list[Fault]:
        """The faults in the order of the file; a fresh list."""
        return sorted(self.faults)
