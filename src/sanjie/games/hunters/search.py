"""Random playouts and perft on the exact state: the inside door, without checks, events or clocks."""

from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, NOBODY
from sanjie.games.hunters.offers import offer, weight
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
    found.clear()
    offer(state, found)
    choice = drawn(state, found, rng)
    state.play(choice)
    return choice


def drawn(state: State, found: list[int], rng: Rng) -> int:
    """One of the answers `found` to the open question: uniformly, those of chance by their weights."""
    number = len(found)
    if number == 1:
        return found[0]
    if state.awaiting >> CHANCE & 1 == 0:
        return found[int(rng.below(number))]
    total = 0
    for choice in found:
        total += weight(state, choice)
    mark = int(rng.below(total))
    for choice in found:
        mark -= weight(state, choice)
        if mark < 0:
            return choice
    raise AssertionError("the mark lies below the sum of the weights")


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
