"""How fast Hunters runs here: the figures of `sanjie bench hunters`."""

from collections.abc import Callable
from typing import Any, Final

from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.hunters import search
from sanjie.games.hunters.effects import ACTING
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.luck import Luck
from sanjie.games.hunters.planning import BUDGET, SURE, play_planned
from sanjie.games.hunters.reference import REFERENCE, refer
from sanjie.games.hunters.teams import asked, play_out
from sanjie.lab.bench import REPEATS, SECONDS, Figure, rate

SEATS: Final = 2
SEED: Final = 7
TURN: Final = 8  # of the game under way


def under_way() -> Any:
    """A game of two in which a hero acts, reached by the reference team."""
    state = HUNTERS.deal(HUNTERS.variant({}), SEATS)
    luck = Luck(SEED)
    while state.turn < TURN or state.stack[-1].step != ACTING:
        state.play(luck.answer(state) if state.awaiting >> 30 else refer(state, asked(state), REFERENCE))
    return state


def bench_hunters(seconds: float = SECONDS, repeats: int = REPEATS) -> list[Figure]:
    """Every figure of Hunters, in the order they are printed; two players, the default king."""
    start = HUNTERS.deal(HUNTERS.variant({}), SEATS)
    middle = under_way()
    seat = members(middle.awaiting)[0]
    view = HUNTERS.view(middle, seat)
    scratch = middle.clone()

    def measured(name: str, work: Callable[[int], int], unit: str) -> Figure:
        return Figure(f"hunters-{name}", rate(work, seconds, repeats), unit, "more")

    def per_call(name: str, call: Callable[[], object], scale: float, unit: str) -> Figure:
        def work(times: int) -> int:
            for _ in range(times):
                call()
            return times

        return Figure(f"hunters-{name}", scale / rate(work, seconds, repeats), unit, "less")

    def views() -> None:
        for one in range(SEATS):
            HUNTERS.view(middle, one)

    def playouts(times: int) -> int:
        search.many_playouts(start, times, 1)
        return times

    def bot_games(times: int) -> int:
        for number in range(times):
            play_out(start.clone(), REFERENCE, Luck(number))
        return times

    def planned_games(times: int) -> int:
        for number in range(times):
            play_planned(start.clone(), Luck(number), BUDGET, SURE, number)
        return times

    return [
        measured("playouts-inside", lambda times: search.many_playouts(start, times, 1)[0], "decisions/s"),
        measured("games", playouts, "games/s"),
        measured("bot-games", bot_games, "games/s"),
        measured("planned-games", planned_games, "games/s"),
        per_call("clone", middle.clone, 1e9, "ns"),
        per_call("copy-from", lambda: scratch.copy_from(middle), 1e9, "ns"),
        per_call("options", lambda: middle.options(seat), 1e6, "µs"),
        per_call("views", views, 1e6, "µs"),
        per_call("imagine", lambda: HUNTERS.imagine(view, Rng(1)), 1e6, "µs"),
        per_call("pack", middle.pack, 1e6, "µs"),
    ]
