"""Players of Hunters, from a beginner to the strongest; how strong each is stands in docs/strength.md."""

import time
from typing import Any, Final, final

from sanjie.bots.bot import Bot, Intention, own_seat
from sanjie.bots.random_bot import RandomBot
from sanjie.core.chance import Rng
from sanjie.core.game import Game
from sanjie.core.seats import Choice, Seat
from sanjie.games.hunters import choices as c
from sanjie.games.hunters.cards import HEROES, KINDS
from sanjie.games.hunters.land import PLACES
from sanjie.games.hunters.notation import write_cell
from sanjie.games.hunters.planning import BUDGET, SURE, Planner
from sanjie.games.hunters.reference import REFERENCE, Style, had_full_aura, refer
from sanjie.games.hunters.state import State

PLAIN: Final = {  # intentions that follow from the kind of the choice alone
    c.REST: "save",
    c.END: "gather",
    c.TIDE: "tide",
    c.SOULFORGE: "forge",
    c.GAIN_NONE: "decline",
    c.SWAP: "swap",
    c.KEEP: "keep",
    c.PARRY: "parry",
    c.TAKE: "take",
}


@final
class RuleBot:
    """Follows a rule of thumb."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """What the rule of thumb says, whatever the seed."""
        state = game.imagine(view, Rng(seed))
        return int(refer(state, own_seat(state, view), self.style))

    def intend(self, game: Game, view: Any, choice: Choice) -> Intention:
        """What `choice` is for."""
        return intention_of(game, view, choice)


@final
class PlannerBot:
    """Plays what several rules of thumb want on to the end, on the same luck, and takes what does best."""

    def __init__(self, budget: int, sure: float) -> None:
        """`budget` and `sure` as `Planner` says."""
        self.budget = budget
        self.sure = sure

    def choose(self, game: Game, view: Any, seed: int, seconds: float | None) -> Choice:
        """The decision that did best within the budget, or before `seconds` have passed."""
        rng = Rng(seed)
        state: State = game.imagine(view, rng)
        search = Planner(state, own_seat(state, view), self.budget, self.sure, seed)
        deadline = None if seconds is None else time.monotonic() + seconds
        while not search.look() and (deadline is None or time.monotonic() < deadline):
            if state.variant.concealed:  # other hands that the others may hold
                search.state = game.imagine(view, rng)
        return int(search.choice)

    def intend(self, game: Game, view: Any, choice: Choice) -> Intention:
        """What `choice` is for."""
        return intention_of(game, view, choice)


def intention_of(game: Game, view: Any, choice: Choice) -> Intention:
    """What the seat that is asked in `view` wants with `choice`, for those who sit beside it."""
    state: State = game.imagine(view, Rng(0))
    seat = own_seat(state, view)
    kind = c.kind_in(choice)
    if kind in PLAIN:
        return Intention(f"hunters-intent-{PLAIN[kind]}", {})
    if kind in (c.ATTACK, c.BLAZE_CUT):
        return Intention("hunters-intent-attack", {"life": state.demon_life})
    if kind == c.FOCUS:
        return Intention("hunters-intent-aura", {"count": len(state.aura[seat]) + 1})
    if kind == c.GAIN:
        return Intention("hunters-intent-gain", {"card": KINDS[c.card_in(choice)]})
    if kind == c.CLASS:
        return Intention("hunters-intent-class", {"class": HEROES[c.what_in(choice)]})
    if kind == c.AEGIS:
        return Intention("hunters-intent-heal", {"hero": HEROES[c.what_in(choice)]})
    return way_of(state, seat, c.cell_in(choice))


def way_of(state: State, seat: Seat, cell: int) -> Intention:
    """What a step or a Gale to `cell` is for: the demon king, aura, or something else."""
    land = state.land
    there = land.place_of[cell]
    place: dict[str, str | int] = {"place": write_cell(cell)}
    now, then = (land.far[one * PLACES + state.demon] for one in (state.pos[seat], there))
    if then < now:
        return Intention("hunters-intent-approach", place)
    if state.seen >> there & 1 == 0:
        return Intention("hunters-intent-explore", place)
    if state.element_at(there) == state.primary[seat] and not had_full_aura(state, seat):
        return Intention("hunters-intent-own-tile", place)
    return Intention("hunters-intent-move", place)


def plain_style() -> Style:
    """Straight to the demon king: aura only where it lies by the way."""
    style = Style()
    style.aura_first = False
    return style


HUNTERS_LEVELS: Final[tuple[Bot, ...]] = (
    RandomBot(),
    RuleBot(plain_style()),
    RuleBot(REFERENCE),
    PlannerBot(BUDGET, SURE),
)
