"""How strong the players of Guixi are: teams that play each other on the same deals, and against chance.

The players think on the state itself, without going by a view; they answer the same on either, as a test
holds.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, members
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.lookahead import LOOKED_AT, Lookahead
from sanjie.games.guixi.phases import BLUE, RED
from sanjie.games.guixi.search import random_step
from sanjie.games.guixi.state import State
from sanjie.games.guixi.think import BELIEVER, PLAIN, RANDOM, Mind, decide, play_out
from sanjie.lab.intervals import NORMAL_95

BLUFF: Final = 8  # as the bots of the levels bluff
LOOKAHEAD: Final = 3  # a kind besides those of `Mind`: a believer that looks ahead
BUDGET: Final = 2_000  # answers a decision, as the bot of the level looks
MOST_LOOKAHEAD: Final = 200  # games: they are long


@dataclass(frozen=True)
class Contest:
    """Two kinds of players, each a team of red or blue; heretics are played by the lower kind."""

    name: str
    mode: str
    seats: int
    upper: int  # RANDOM, PLAIN, BELIEVER or LOOKAHEAD
    lower: int
    swapped: bool  # every deal is played twice, the teams changing places; else `upper` is always red
    wanted: float  # wins of 100 games if not swapped, else the lead in points of 100


@dataclass
class Standings:
    """What came of a contest so far, seen by the upper kind."""

    contest: Contest
    wins: int = 0  # alone
    shared: int = 0  # with the other team, or neither
    losses: int = 0
    leads: list[float] = field(default_factory=list)  # per deal: mean of won minus lost

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.shared + self.losses

    @property
    def lead(self) -> float:
        """Games won less games lost, of 100."""
        return 100 * sum(self.leads) / len(self.leads) if self.leads else 0.0

    @property
    def margin(self) -> float:
        """Half the 95 % interval of `lead`, the deals being independent."""
        number = len(self.leads)
        if number < 2:
            return 100.0
        mean = sum(self.leads) / number
        spread = sum((one - mean) ** 2 for one in self.leads) / (number - 1)
        return 100 * NORMAL_95 * sqrt(spread / number)

    @property
    def met(self) -> bool:
        """Whether what was wanted has been reached."""
        if self.contest.swapped:
            return self.lead >= self.contest.wanted and self.lead - self.margin > 0
        return 100 * self.wins >= self.contest.wanted * self.games


AGAINST_CHANCE: Final = (
    Contest("plain-four", "standard", 4, PLAIN, RANDOM, False, 95.0),
    Contest("plain-six", "competitive", 6, PLAIN, RANDOM, False, 92.5),
    Contest("believer-four", "standard", 4, BELIEVER, RANDOM, False, 95.0),
    Contest("believer-six", "competitive", 6, BELIEVER, RANDOM, False, 92.5),
)
AMONG_BOTS: Final = (
    Contest("beliefs-four", "standard", 4, BELIEVER, PLAIN, True, 5.0),
    Contest("beliefs-six", "standard", 6, BELIEVER, PLAIN, True, 5.0),
    Contest("beliefs-elders", "competitive", 6, BELIEVER, PLAIN, True, 5.0),
)
LOOKING_AHEAD: Final = (
    Contest("lookahead-four", "standard", 4, LOOKAHEAD, BELIEVER, True, 0.0),
    Contest("lookahead-elders", "competitive", 6, LOOKAHEAD, BELIEVER, True, 0.0),
)


def dealt(mode: str, seats: int, seed: int) -> State:
    """A table after the set-up, at the first draw of the first turn."""
    state = GUIXI.deal(GUIXI.variant({"mode": mode}), seats)
    rng = Rng(seed)
    scratch: list[int] = []
    while state.turn == 0:
        random_step(state, scratch, rng)
    return state


def play_team(contest: Contest, seed: int, colour: int) -> int:
    """One game, the upper kind being `colour`: 1 if its team won alone, -1 if the other did, else 0."""
    state = dealt(contest.mode, contest.seats, seed)
    identities = state.ids
    kinds = [contest.upper if identity == colour else contest.lower for identity in identities]
    if LOOKAHEAD in kinds:
        play_looking_ahead(state, kinds, Rng(seed ^ 1 << 40))
    else:
        play_out(state, [Mind(kind, BLUFF) for kind in kinds], Rng(seed ^ 1 << 40))
    winners = winning_colours(state, identities)
    return int(colour in winners) - int(RED + BLUE - colour in winners)


def play_looking_ahead(state: State, kinds: list[int], rng: Rng) -> None:
    """Play `state` to its end with players of `kinds`; those that look ahead start from their views."""
    minds = [Mind(min(kind, BELIEVER), BLUFF) for kind in kinds]
    scratch: list[int] = []
    while state.awaiting:
        seat = members(state.awaiting)[0]
        if seat == CHANCE:
            random_step(state, scratch, rng)
            continue
        choice = decide(state, seat, minds[seat], rng)
        if kinds[seat] == LOOKAHEAD and state.stack[-1].step in LOOKED_AT:
            seed = int(rng.word())
            table = GUIXI.imagine(GUIXI.view(state, seat), Rng(seed))
            search = Lookahead(table, seat, BUDGET, BLUFF, seed)
            while not search.look():
                pass
            choice = search.choice
        state.play(choice)


def winning_colours(state: State, identities: list[int]) -> set[int]:
    """The teams that have won; one who has become king by himself is of none."""
    outcome = state.outcome()
    assert outcome is not None
    return {
        identities[seat]
        for seat in range(state.seats)
        if outcome.winners >> seat & 1 and identities[seat] in (RED, BLUE) and seat != state.king
    }


def contend(contest: Contest, games: int, seed: int) -> Iterator[Standings]:
    """The standings after every deal of `games` games, the same object each time, growing."""
    standings = Standings(contest)
    colours = (RED, BLUE) if contest.swapped else (RED,)
    for number in range(games // len(colours)):
        results = [play_team(contest, (seed << 32) + number, colour) for colour in colours]
        standings.wins += results.count(1)
        standings.losses += results.count(-1)
        standings.shared += results.count(0)
        standings.leads.append(sum(results) / len(results))
        yield standings
