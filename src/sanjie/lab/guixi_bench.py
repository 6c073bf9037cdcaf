"""How fast Guixi runs here: the figures of `sanjie bench guixi`."""

from collections.abc import Callable
from typing import Any, Final

from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.guixi import search
from sanjie.games.guixi.effects import ACTING, EXORCISE_OR_NOT
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.think import BELIEVER, Mind, decide, play_out
from sanjie.lab.bench import REPEATS, SECONDS, Figure, rate

SEATS: Final = 6
MIDDLE: Final = 900  # random answers into a game under way
SEED: Final = 7


def under_way(step: int) -> Any:
    """A game of six that waits at a step of `effects.py`, reached by random answers."""
    state = GUIXI.deal(GUIXI.variant({}), SEATS)
    rng = Rng(SEED)
    scratch: list[int] = []
    answers = 0
    while answers < MIDDLE or state.stack[-1].step != step:
        search.random_step(state, scratch, rng)
        answers += 1
    return state


def bench_guixi(seconds: float = SECONDS, repeats: int = REPEATS) -> list[Figure]:
    """Every figure of Guixi, in the order they are printed; six seats, the standard game."""
    start = GUIXI.deal(GUIXI.variant({}), SEATS)
    middle, hosting = under_way(ACTING), under_way(EXORCISE_OR_NOT)
    view = GUIXI.view(middle, 0)
    asked = members(middle.awaiting)[0]

    def measured(name: str, work: Callable[[int], int], unit: str) -> Figure:
        return Figure(f"guixi-{name}", rate(work, seconds, repeats), unit, "more")

    def per_call(name: str, call: Callable[[], object]) -> Figure:
        def work(times: int) -> int:
            for _ in range(times):
                call()
            return times

        return Figure(f"guixi-{name}", 1e6 / rate(work, seconds, repeats), "µs", "less")

    def views() -> None:
        for seat in range(SEATS):
            GUIXI.view(middle, seat)

    def playouts(times: int) -> int:
        search.many_playouts(start, times, 1)
        return times

    def bot_games(times: int) -> int:
        for number in range(times):
            play_out(start.clone(), [Mind(BELIEVER, 8) for _ in range(SEATS)], Rng(number))
        return times

    return [
        measured("playouts-inside", lambda times: search.many_playouts(start, times, 1)[0], "decisions/s"),
        measured("games", playouts, "games/s"),
        measured("bot-games", bot_games, "games/s"),
        per_call("clone", middle.clone),
        per_call("options", lambda: middle.options(asked)),
        per_call("views", views),
        per_call("imagine", lambda: GUIXI.imagine(view, Rng(1))),
        per_call("believer", lambda: decide(hosting, hosting.current, Mind(BELIEVER, 8), Rng(1))),
        per_call("pack", middle.pack),
    ]
