"""What a table agrees on beside its game: who finds it, when it begins, clocks, drops, watchers and talk."""

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from sanjie.server.clocks import Pace

NO_CLOCKS: Final = Pace()

Reach = Literal["public", "link", "private"]
Begin = Literal["full", "ready"]
Counts = Literal["played", "lost"]
Eyes = Literal["open", "all"]
Talk = Literal["on", "phrases", "off"]


@dataclass(frozen=True)
class Contract:
    """What happens to who leaves, shown to everybody before they sit down."""

    grace: int = 0  # milliseconds that the table waits for who is away; 0: as long as it takes
    level: int = 1  # of the bot that stands in
    returns: bool = True  # whether who left may take the seat back
    counts: Counts = "played"  # for whose bot ended the game: the result as it was played, or a loss


NO_CONTRACT: Final = Contract()


@dataclass(frozen=True)
class Watching:
    """What who watches a game in play may see of it."""

    delay: int = 0  # milliseconds that they see, and hear of, everything later; 0: they look on as it happens
    eyes: Eyes = "open"  # what is open to all, or, where it comes late, what any seat sees


AS_IT_HAPPENS: Final = Watching()


@dataclass(frozen=True)
class Terms:
    """All of it. Tables of old have these."""

    reach: Reach = "link"  # public: in the lobby; link: for whoever knows the id; private: for who has a key
    begin: Begin = "full"  # when the last seat is taken, or when everybody has said that they are ready
    pace: Pace = NO_CLOCKS
    contract: Contract = NO_CONTRACT
    rated: bool = False  # whether the result counts for the ratings of who plays
    watching: Watching = AS_IT_HAPPENS
    talk: Talk = "on"  # whether people write to each other here, by quick phrases alone, or not at all

    @property
    def timed(self) -> bool:
        """Whether there are clocks."""
        return self.pace.kind != "none"


OF_OLD: Final = Terms()


def written(terms: Terms) -> str:
    """As JSON, which `read` reads."""
    return "" if terms == OF_OLD else msgspec.json.encode(terms).decode()


def read(text: str) -> Terms:
    """The terms of a table; an empty text stands for those of old."""
    return msgspec.json.decode(text, type=Terms) if text else OF_OLD
