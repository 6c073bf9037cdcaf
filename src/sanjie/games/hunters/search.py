"""Random playouts and perft on the exact state: the inside door, without checks, events or clocks."""

from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.seats import NOBODY
from sanjie.games.hunters.draws import draw_act, draw_chance
from sanjie.games.hunters.effects import ACTING, FIRST_CHANCE
from sanjie.games.hunters.offers import offer
from sanjie.games.hunters.state import State

DEEPEST: Final = 60  # plies of perft


def playout(state: State, rng: Rng) -> int:
    """Play `state` to its end at random, chance by its odds; how many answers that took."""
    found: list[int] = []
    answers = 0
    while state.awaiting != NOBODY:
        random_step(state, found, rng)
        answers += 1
    return answers


def random_step(state: State, found: list[int], rng: Rng) -> int:
    """Play one random answer of a game that is not over, with `found` as scratch; the choice."""
    frame = state.stack[-1]
    step = frame.step
    found.clear()
    if step >= FIRST_CHANCE:
        choice = draw_chance(state, frame, rng)
    elif step == ACTING:
        choice = draw_act(state, frame, found, rng)
    else:
        offer(state, found)
        choice = found[rng.below(len(found))]
    state.play(choice)
    return choice


def many_playouts(start: State, games: int, seed: int) -> tuple[int, int]:
    """Random games from `start`: answers in all, and a checksum of how they ended."""
    rng = Rng(seed)
    state = start.clone()
    answers = 0
    checksum = 0
    for _ in range(games):
        state.copy_from(start)
        answers += playout(state, rng)
        ending = state.ended + 7 * state.turn + 1000 * state.demon_life
        checksum = (checksum * 31 + ending) & 0xFFFFFFFFFFF
    return answers, checksum


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` (0..60) legal answers there are from `state`, chance included.

    Raises ValueError for another depth. The last ply is counted without being played.
    """
    if not 0 <= depth <= DEEPEST:
        raise ValueError(f"perft goes from depth 0 to {DEEPEST}, not {depth}")
    if depth == 0:
        return 1
    if state.awaiting == NOBODY:
        return 0
    found: list[int] = []
    offer(state, found)
    if depth == 1:
        return len(found)
    total = 0
    child = state.clone()
    for choice in found:
        child.copy_from(state)
        child.play(choice)
        total += perft(child, depth - 1)
    return total
