"""Thinking about Aras on the exact state: one decision ahead, or whole turns."""

from mypy_extensions import i64

from sanjie.core.chance import Rng
from sanjie.games.aras.evaluate import WON, Yardstick
from sanjie.games.aras.offers import Offers
from sanjie.games.aras.state import State


def greedy_choice(state: State, rng: Rng, careless: int = 0) -> int:
    """The decision after which the position is best for whoever decides; equals are drawn by `rng`.

    With the chance of `careless` percent it is any decision instead. Raises ValueError if nobody is asked.
    """
    offers = Offers()
    offers.read(state)
    if offers.total == 0:
        raise ValueError("the game is over: nobody is asked")
    if careless > 0 and rng.below(100) < careless:
        return int(offers.pick(rng.below(offers.total)))
    yardstick = Yardstick()
    side = state.decider() % 2
    child = state.clone()
    best: i64 = -2 * WON
    chosen: i64 = -1
    equals: i64 = 0
    index: i64 = 0
    while index < offers.total:
        choice = offers.pick(index)
        child.copy_from(state)
        child.play(choice)
        worth = yardstick.value(child, side)
        if worth > best:
            best = worth
            chosen = choice
            equals = 1
        elif worth == best:
            equals += 1
            if rng.below(equals) == 0:
                chosen = choice
        index += 1
    return int(chosen)
