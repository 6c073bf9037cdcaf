"""How strong bots are that can be asked for."""

from collections.abc import Mapping


def bot_levels() -> Mapping[str, int]:
    """How many levels of bots each game has."""
    from sanjie.bots.registry import (
        LEVELS,
    )  # late: the searches are loaded where bots think, not to list them

    return LEVELS
