"""When a bot's answer leaves: at a moment that open facts alone decide.

How long a bot thinks depends on what it holds: who has one card to lay has nothing to think about. So where
something is hidden, all bots that are asked together answer together, at a beat that was fixed when they were
asked: by the question, by their levels and by their number. A thought that would take longer is ended before;
if the machine is so busy that even so it comes too late, the next beat is taken.
"""

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from sanjie.build import BUILD
from sanjie.faces import Face

QUICK: Final[dict[str, frozenset[str]]] = {  # questions that no level looks ahead at
    "guixi": frozenset({"window"}),
}
PONDERERS: Final[dict[str, int]] = {"guixi": 4, "hunters": 4}  # the lowest level that plays its answers on
# Quick beats for each that does: 0.4 s by default, and hardly any takes 0.3; 1.5 s where the rules are not
# compiled, so that a level is not much weaker there, as far as one can wait for it.
LONG: Final = 8 if BUILD == "compiled" else 30
ROOM: Final = 0.8  # of a long beat may be thought; the rest is for the way there and back


def pondering(face: Face, open_view: Any, levels: Sequence[int]) -> int:
    """How many bots of those `levels` look ahead at the question in `open_view`, which is a watcher's."""
    game = face.game.name
    if face.prompt(open_view) in QUICK.get(game, frozenset()):
        return 0
    return sum(level >= PONDERERS.get(game, 1) for level in levels)


def beat(long: int, processes: int, pace: float) -> float:
    """Seconds from one moment to the next at which bots may answer, `long` of whom look ahead.

    `processes` is how many think at the same time, `pace` the shortest beat.
    """
    return pace * max(1, LONG * ceil(long / max(1, processes)))


def thinking_time(pace: float) -> float:
    """Seconds for which who looks ahead may think."""
    return pace * LONG * ROOM


def next_beat(began: float, now: float, step: float) -> float:
    """The first moment from `now` on that is a whole number of steps, at least one, after `began`."""
    return began + step * max(1, ceil((now - began) / step))
