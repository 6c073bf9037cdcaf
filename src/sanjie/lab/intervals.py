"""How sure a share of counted games is, and how a row of lengths is spread."""

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964  # the normal deviate of a two-sided 95 % interval
TENTHS: Final = (0, 1, 5, 9, 10)  # least, 10 %, median, 90 %, most


def wilson(hits: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of the share `hits / games`; (0, 1) when nothing was counted.

    `hits` may count halves, as in a score with draws; the interval is then a little wide. Raises ValueError
    unless 0 <= hits <= games.
    """
    if not 0 <= hits <= games:
        raise ValueError(f"{hits} of {games} is no share")
    if games == 0:
        return (0.0, 1.0)
    share, square = hits / games, NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return (max(0.0, middle - half), min(1.0, middle + half))


def spread(counted: dict[int, int]) -> tuple[int, ...]:
    """The values at `TENTHS` of a row given as value -> how often; empty for an empty row.

    A value at a tenth is the smallest that at least so many tenths of the row do not exceed.
    """
    total = sum(counted.values())
    if not total:
        return ()
    found: list[int] = []
    for tenth in TENTHS:
        needed = max(1, -(-total * tenth // 10))
        seen = 0
        for value in sorted(counted):
            seen += counted[value]
            if seen >= needed:
                found.append(value)
                break
    return tuple(found)
