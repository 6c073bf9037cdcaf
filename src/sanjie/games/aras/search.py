"""Playouts and perft on the exact state: the inside door, without checks, events or clocks."""

from typing import Final

from mypy_extensions import i64

from sanjie.core.chance import Rng
from sanjie.games.aras.offers import Offers
from sanjie.games.aras.phases import ENDED
from sanjie.games.aras.state import State

DEEPEST: Final = 60  # plies of perft


def playout(state: State, rng: Rng) -> int:
    """Play `state` to its end with uniformly random decisions; how many were played."""
    offers = Offers()
    decisions: i64 = 0
    while state.phase != ENDED:
        offers.read(state)
        state.play(offers.pick(rng.below(offers.total)))
        decisions += 1
    return int(decisions)


def random_step(state: State, offers: Offers, rng: Rng) -> int:
    """Play one uniformly random decision of a game that is not over, with `offers` as scratch; the choice."""
    offers.read(state)
    choice = offers.pick(rng.below(offers.total))
    state.play(choice)
    return int(choice)


def many_playouts(start: State, games: int, seed: int) -> tuple[int, int]:
    """Random games from `start`: decisions played in all, and a checksum of how they ended."""
    rng = Rng(seed)
    state = start.clone()
    decisions = 0
    checksum: i64 = 0
    for _ in range(games):
        state.copy_from(start)
        decisions += playout(state, rng)
        ending = state.lives ^ state.up_a ^ state.down_b ^ state.turn
        checksum = (checksum * 31 + ending) & 0xFFFFFFFFFFF
    return decisions, int(checksum)


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` (0..60) legal decisions there are from `state` (ARAS-12.7).

    Raises ValueError for another depth. The last ply is counted without being played.
    """
    if not 0 <= depth <= DEEPEST:
        raise ValueError(f"perft goes from depth 0 to {DEEPEST}, not {depth}")
    if depth == 0:
        return 1
    scratch = [state.clone() for _ in range(depth)]
    offers = [Offers() for _ in range(depth)]
    return int(count_below(state, depth, scratch, offers))


def count_below(state: State, depth: i64, scratch: list[State], offers: list[Offers]) -> i64:
    """`perft` with a state and offers of its own for every ply."""
    here = offers[depth - 1]
    here.read(state)
    if depth == 1:
        return here.total
    child = scratch[depth - 1]
    found: i64 = 0
    index: i64 = 0
    while index < here.total:
        child.copy_from(state)
        child.play(here.pick(index))
        if child.phase != ENDED:
            found += count_below(child, depth - 1, scratch, offers)
        index += 1
    return found
