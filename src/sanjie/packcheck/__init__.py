"""Whether a content pack can be played: every fault of its file, each with line and column.

`check(text)` reads the YAML of a pack, lays it over the shipped content where it says so, and tells
everything that is wrong in one run. A game whose packs can be checked has a line in `CHECKERS`.
"""

from collections.abc import Callable
from typing import Final

from sanjie.packcheck.faults import Fault, Notes, Unreadable
from sanjie.packcheck.guixi import check_guixi
from sanjie.packcheck.hunters import check_hunters
from sanjie.packcheck.layers import laid_over
from sanjie.packcheck.tree import Node, compose, game_of, plain

__all__ = ["CHECKERS", "Fault", "Unreadable", "check", "game_of", "plain", "read"]

CHECKERS: Final[dict[str, Callable[[Node, Notes], None]]] = {
    "guixi": check_guixi,
    "hunters": check_hunters,
}


def check(text: str) -> list[Fault]:
    """Every fault of the pack in `text`, in the order of the file; empty when it can be played.

    Raises Unreadable if the text is no YAML document that a pack can be.
    """
    notes = Notes()
    root = laid_over(compose(text), notes)
    game = game_of(root)
    if game in CHECKERS:
        CHECKERS[game](root, notes)
    else:
        notes.add(root, "unknown-game", value=game or "–", known=", ".join(CHECKERS))
    return notes.sorted()


def read(text: str) -> Node:
    """The tree of a pack, laid over the content it is based on. Raises Unreadable."""
    return laid_over(compose(text), Notes())
