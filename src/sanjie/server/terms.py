"""What a table agrees on beside its game: who finds it, when it begins, clocks, and what a drop means."""

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from sanjie.server.clocks import Pace

NO_CLOCKS: Final = Pace()

Reach = Literal["public", "link", "private"]
Begin = Literal["full", "ready"]
Counts = Literal["played", "lost"]


@dataclass(frozen=True)
class Contract:
    """What happens to who leaves, shown to everybody before they sit down."""

    grace: int = 0  # milliseconds that the table waits for who is away; 0: as long as it takes
    level: int = 1  # of the bot that stands in
    returns: bool = True  # whether who left may take the seat back
    counts: Counts = "played"  # for whose bot ended the game: the result as it was played, or a loss


NO_CONTRACT: Final = Contract()


@dataclass(frozen=True)
class Terms:
    """All of it. Tables of old have these."""

    reach: Reach = "link"  # public: in the lobby; link: for whoever knows the id; private: for who has a key
    begin: Begin = "full"  # when the last seat is taken, or when everybody has said that they are ready
    pace: Pace = NO_CLOCKS
    contract: Contract = NO_CONTRACT
    rated: bool = False  # whether the result counts for the ratings of who plays

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
