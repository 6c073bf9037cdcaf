"""What is asked and answered over HTTP about positions of Aras."""

from typing import Annotated, Any, Literal

import msgspec

from sanjie.server.wire.told import Decision, Happening


class Moment(msgspec.Struct, frozen=True):
    """How a game stood when a turn began, or at its end."""

    number: int  # of answers so far
    turn: int
    seat: int  # who begins to play it; -1 once the game is over
    chance: int | None = None  # that side A wins, in percent; null while nobody has looked
    mark: Literal["", "?", "??", "!"] = ""  # of the turn that led here


class Evaluation(msgspec.Struct, frozen=True):
    """How a game of Aras stood, turn by turn: GET /api/tables/<id>/evaluation.

    A game that is over has it for whoever may see its table, one that goes on only for who plays it alone
    against bots; others get 403 `not-alone`. A few seconds' worth of it is found at once: while it is not
    `whole`, ask again.
    """

    table: str
    upto: int
    whole: bool
    moments: list[Moment]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/analysis/aras: a position of Aras, and what is tried there; answered by Analysed.

    Nothing is kept of it. A line that is no position (ARAS-12.5) gets 400 `bad-position`.
    """

    position: Annotated[str, msgspec.Meta(max_length=400)]
    answer: Annotated[str, msgspec.Meta(max_length=12)] = ""  # in notation (ARAS-12.6), or "" for none


class Refused(msgspec.Struct, frozen=True):
    """Why a decision is not allowed. Words: `aras-clause-<name>`."""

    clause: str
    name: str


class Analysed(msgspec.Struct, frozen=True):
    """The position after what was tried, or as it was where that is refused."""

    view: Any  # as a table of Aras shows it
    decision: Decision | None  # what is to be decided there; null once the game is over
    refused: Refused | None
    events: list[Happening]  # what was tried, as a log tells it
