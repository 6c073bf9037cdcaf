"""The words of Guixi as numbers: steps of a turn, identities, modes; a number is an index into the names."""

from typing import Final

# steps of a turn (GUIXI-5); SETUP stands before the first
SETUP: Final = 0
DRAW: Final = 1
DAY: Final = 2
BEFORE: Final = 3
HAUNT: Final = 4
AFTER: Final = 5
EXORCISM: Final = 6
CHECKS: Final = 7
END: Final = 8
PHASES: Final = ("setup", "draw", "day", "before", "haunt", "after", "exorcism", "checks", "end")

# identities (GUIXI-2); -1: there is none (fun mode), or it is not dealt yet
RED: Final = 0
BLUE: Final = 1
HERETIC: Final = 2
HERETIC_KING: Final = 3
IDENTITIES: Final = ("red", "blue", "heretic", "heretic_king")

# modes
STANDARD: Final = 0
COMPETITIVE: Final = 1
FUN: Final = 2
MODES: Final = ("standard", "competitive", "fun")
PLAYERS: Final = ((4, 5, 6, 7, 8), (6, 8), (3,))  # per mode: how many may play

FEWEST: Final = 3
MOST: Final = 8

START_HAND: Final = 4  # cards and spirit of each player (GUIXI-4.2)
START_SPIRIT: Final = 4
HAND_LIMIT: Final = 5  # GUIXI-5.8
BUYING: Final = 2  # spirit for a card (GUIXI-5.3)
CHEAP: Final = 1  # the first one with `cheap_buy` (GUIXI-17.2)
STRUCK_PAY: Final = 3  # spirit for a right challenge (GUIXI-8.5)
UNCHALLENGED: Final = 5  # with more votes of his own the host cannot challenge (GUIXI-8.6)
LIMITED_VOTES: Final = 2  # under `vote_limit`
LIVES: Final = 3  # ghosts that make a king (GUIXI-10.1, 10.3)
CROWDED: Final = 7  # ghosts on the table that make a king (GUIXI-10.2)
SLAYING: Final = 5  # points of the slayer (GUIXI-12.3)


def identities_of(mode: int, seats: int) -> list[int]:
    """How many red, blue, follower and king identities are dealt (GUIXI-4.1, 15.1, 16.1); a fresh list."""
    if mode == FUN:
        return [0, 0, 0, 0]
    if mode == COMPETITIVE:
        return [seats // 2, seats // 2, 0, 0]
    if seats == 8:
        return [3, 3, 1, 1]
    half = seats // 2
    return [half, half, 0, seats % 2]
