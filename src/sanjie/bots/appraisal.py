"""What a position of Aras is worth, for people who look at a game: a number, and the chance to win."""

import math
from typing import Any, Final

from sanjie.core.chance import Rng
from sanjie.core.game import Game
from sanjie.games.aras.evaluate import CERTAIN
from sanjie.games.aras.think import Thought

NODES: Final = 3_000  # decisions that one appraisal plays at most: a hundredth of a second, compiled
WIDTH: Final = 2
SEED: Final = 1  # nothing is drawn by it, for nothing is misjudged on purpose
FURTHEST: Final = 2  # turns ahead: one of each side
SCALE: Final = 105.0  # tenths of a life point; how it was found is in docs/decisions
DOUBTFUL: Final = 15  # percent that a turn must cost to be marked
BAD: Final = 30


def worth_of(game: Game, view: Any, turns: int) -> int:
    """What the position in a view of Aras is worth to side A, in tenths of a life point.

    It looks `turns` (1 or 2) turns ahead and is the same in every process and build. Beyond CERTAIN, either
    way, the game is decided. Raises ValueError for another number of turns.
    """
    if not 1 <= turns <= FURTHEST:
        raise ValueError(f"it looks 1 to {FURTHEST} turns ahead, not {turns}")
    if view.result is not None:
        sides: dict[str | None, int] = {"a": 2 * CERTAIN, "b": -2 * CERTAIN, None: 0}
        return sides[view.result.winner]
    state = game.imagine(view, Rng(SEED))
    thought = Thought(state, NODES, turns, WIDTH, 0, SEED)
    thought.think(NODES)
    worth = thought.worth()
    return worth if view.decider % 2 == 0 else -worth


def chance_of(worth: int) -> int:
    """How often of a hundred games side A wins from a position that is worth so much to it: 0 to 100.

    0 and 100 are kept for games that are decided.
    """
    if abs(worth) > CERTAIN:
        return 100 if worth > 0 else 0
    likely = 1 / (1 + math.exp(-max(-20.0, min(20.0, worth / SCALE))))
    return max(1, min(99, round(100 * likely)))


def mark_of(before: int, after: int) -> str:
    """How good a turn was that led from one chance of its side to another: "", "?", "??", or "!".

    "!" found more than had been seen.
    """
    lost = before - after
    if lost >= BAD:
        return "??"
    if lost >= DOUBTFUL:
        return "?"
    return "!" if -lost >= DOUBTFUL else ""
