"""How fast it runs here: figures with units, the machine, and a calibration loop to compare other days by.

CPU time of one process, best of several repeats: what else the machine does then matters least.
"""

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any, Final, TypedDict

from sanjie.build import BUILD, Build
from sanjie.core.chance import Rng
from sanjie.games.aras import search
from sanjie.games.aras.offers import Offers
from sanjie.games.aras.phases import ENDED
from sanjie.games.aras.think import Thought
from sanjie.games.registry import GAMES

MIDDLE: Final = "a3A1/ba3AA1/1B6/BB6/8/B5 A P 15,14 10,10 -- 11 1 - -"  # a game under way
SECONDS: Final = 0.2  # a repeat takes at least this long
REPEATS: Final = 5


class Machine(TypedDict):
    """Where figures were measured."""

    cpu: str
    cores: int
    system: str
    python: str
    build: Build


@dataclass(frozen=True)
class Figure:
    """One number: what was measured, how much, in which unit."""

    name: str  # "aras-playouts-inside"
    value: float
    unit: str  # "decisions/s"
    better: str  # "more" or "less"


def machine() -> Machine:
    """This machine and this build."""
    return {
        "cpu": cpu_name(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "build": BUILD,
    }


def cpu_name() -> str:
    """What the processor calls itself, "unknown" if it does not say."""
    listing = Path("/proc/cpuinfo")
    if listing.is_file():
        for line in listing.read_text(errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def rate(work: Callable[[int], int], seconds: float = SECONDS, repeats: int = REPEATS) -> float:
    """How many things `work` does a second; it is told how often to do its work and tells how many it did.

    The amount of work is doubled until a repeat takes `seconds`; the best of `repeats` counts.
    """
    times = 1
    while True:
        begun = process_time()
        done = work(times)
        spent = process_time() - begun
        if spent >= seconds:
            break
        times *= 2
    best = done / spent
    for _ in range(repeats - 1):
        begun = process_time()
        done = work(times)
        best = max(best, done / max(process_time() - begun, 1e-9))
    return best


def calibration(times: int) -> int:
    """A loop of plain Python on small ints, `times` thousand rounds: what machine and interpreter can do."""
    word = 1
    for _ in range(times * 1000):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
    return times * 1000 if word >= 0 else 0


def bench_calibration(seconds: float = SECONDS, repeats: int = REPEATS) -> Figure:
    """How fast the calibration loop runs."""
    return Figure("calibration", rate(calibration, seconds, repeats), "rounds/s", "more")


def bench_aras(seconds: float = SECONDS, repeats: int = REPEATS) -> list[Figure]:
    """Every figure of Aras, in the order they are printed."""
    game = GAMES["aras"]
    start = game.deal(game.variant({}), 2)
    middle = game.read_position(MIDDLE)
    view = game.view(middle, 0)

    def measured(name: str, work: Callable[[int], int], unit: str) -> Figure:
        return Figure(f"aras-{name}", rate(work, seconds, repeats), unit, "more")

    def per_call(name: str, call: Callable[[], object], unit: str, scale: float) -> Figure:
        def work(times: int) -> int:
            for _ in range(times):
                call()
            return times

        return Figure(f"aras-{name}", scale / rate(work, seconds, repeats), unit, "less")

    return [
        measured("playouts-inside", lambda times: search.many_playouts(start, times, 1)[0], "decisions/s"),
        measured("playouts-driven", lambda times: drive(start, times), "decisions/s"),
        measured("playouts-outside", lambda times: drive_outside(start, times), "decisions/s"),
        measured("perft", lambda times: sum(search.perft(middle, 3) for _ in range(times)), "nodes/s"),
        measured("search", lambda times: search_nodes(middle, times), "nodes/s"),
        Figure("aras-copy-from", 1e9 / rate(copier(middle), seconds, repeats), "ns", "less"),
        per_call("clone", middle.clone, "ns", 1e9),
        per_call("options", lambda: middle.options(0), "µs", 1e6),
        per_call("view", lambda: game.view(middle, 0), "µs", 1e6),
        per_call("imagine", lambda: game.imagine(view, Rng(1)), "µs", 1e6),
        per_call("pack", middle.pack, "µs", 1e6),
    ]


def drive(start: Any, games: int) -> int:
    """Random games whose every decision is asked for and played from Python; how many decisions."""
    rng, offers = Rng(1), Offers()
    state = start.clone()
    step = search.random_step
    decisions = 0
    for _ in range(games):
        state.copy_from(start)
        while state.phase != ENDED:
            step(state, offers, rng)
            decisions += 1
    return decisions


def drive_outside(start: Any, games: int) -> int:
    """Random games through the door of the outside: a list of options and a checked answer each time."""
    rng = Rng(1)
    decisions = 0
    for _ in range(games):
        state = start.clone()
        while state.awaiting:
            seat = state.awaiting.bit_length() - 1
            options = state.options(seat)
            state.answer(seat, options[int(rng.below(len(options)))])
            decisions += 1
    return decisions


def copier(state: Any) -> Callable[[int], int]:
    """Work that copies `state` into a scratch state, called from Python."""
    scratch = state.clone()
    copy = scratch.copy_from

    def work(times: int) -> int:
        for _ in range(times):
            copy(state)
        return times

    return work


def search_nodes(state: Any, times: int) -> int:
    """Nodes of a search two turns deep, `times` times."""
    nodes = 0
    for seed in range(times):
        thought = Thought(state, 20_000, 2, 4, 0, seed)
        thought.think(20_000)
        nodes += thought.played()
    return nodes
