"""Strengths: how sure one is of them, what a result makes of them (Plackett-Luce), and how they are shown.

A strength is a bell curve, its middle `mu` and its width `sigma`. People are shown 1500 + 40 · (mu - 25), so
that everybody begins at 1500 give or take 333, and a step of 200 means about what it means at chess.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3
MIDDLE: Final = 1500
STEP: Final = 40


@dataclass(frozen=True)
class Strength:
    """A strength as far as it is known."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The number that people are shown."""
        return round(MIDDLE + STEP * (self.mu - MU))

    @property
    def give_or_take(self) -> int:
        """How far the truth may lie from it, two times out of three."""
        return round(STEP * self.sigma)


def beginning(heroes: int = 1) -> Strength:
    """What is supposed of who has not played; of who plays against `heroes` alone, that it is their match."""
    return Strength(MU * heroes, SIGMA * heroes**0.5)


def after(teams: Sequence[Sequence[Strength]], ranks: Sequence[int]) -> list[list[Strength]]:
    """The strengths of all once the `teams` came in at `ranks` (1 the best; equal ones are a draw).

    A team is as strong as its members together.
    """
    from openskill.models import PlackettLuce  # late: only a game that ends needs it

    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=SIGMA / 2, tau=MU / 300)
    rated = model.rate(
        [[model.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams],
        ranks=[float(rank) for rank in ranks],
    )
    return [[Strength(one.mu, one.sigma) for one in team] for team in rated]


def filled(teams: Sequence[Sequence[Strength]]) -> list[list[Strength]]:
    """The teams, each as large as the largest: who is missing is as strong as the team is on average.

    The sides of a game are made to be a match however many they are, so three are no stronger than two.
    """
    most = max(len(team) for team in teams)
    return [[*team, *[mean(team)] * (most - len(team))] for team in teams]


def mean(team: Sequence[Strength]) -> Strength:
    """The average of some."""
    count = len(team)
    return Strength(sum(one.mu for one in team) / count, sum(one.sigma for one in team) / count)
