"""What is asked and answered over HTTP about tables; people, talk, packs and ratings have their own files."""

from typing import Annotated, Literal

import msgspec

from sanjie.server.wire.parts import OptionNumber, PackTitle, SaltText, TableStatus
from sanjie.server.wire.terms import Terms
from sanjie.server.wire.told import SeatInfo


class Me(msgspec.Struct, frozen=True):
    """The visitor: a guest remembered by a signed cookie."""

    guest: str
    name: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PATCH /api/me."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=12)]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game. Words: `<game>-option-<name>`, `-<name>-<value>` and `-<name>-about`."""

    name: str
    default: str | int
    values: list[str | int]  # empty: a whole number from low to high
    low: int
    high: int
    clause: str


class GameInfo(msgspec.Struct, frozen=True):
    """What the create page needs. GET /api/games gives a list of these."""

    name: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    levels: int  # bots have levels 1..levels


class WantedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one seat of a new table is filled."""

    kind: Literal["me", "bot", "open"]  # of Hunters several may be "me"
    level: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: answered by Created (201), or 400 with an ApiProblem."""

    game: str
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str | OptionNumber] = {}
    terms: Terms = Terms()
    pack: Annotated[str, msgspec.Meta(max_length=32)] = ""  # digest of content that was brought, or ""
    pack_en: PackTitle = ""  # what that is called at this table; by default what it was first brought as
    pack_zh: PackTitle = ""


class Created(msgspec.Struct, frozen=True):
    """The new table; its page is /t/<table>."""

    table: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/join: take the open seat that the link's key stands for; answered by Joined.

    At a public table the key may be empty; then `seat` says which seat one wants, -1 any.
    """

    key: Annotated[str, msgspec.Meta(max_length=64)] = ""
    salt: SaltText = ""  # what one adds to chance
    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1


class Joined(msgspec.Struct, frozen=True):
    """Your seat."""

    table: str
    seat: int


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/match: sit down at a public table of `game` for so many that waits, or open one; Joined.

    Only tables with the options and terms that are usual for a match count: no clock, begun when full.
    """

    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list.

    GET /api/tables gives those the visitor sits at: first where it is their move, then those that wait for
    people. GET /api/tables/past gives those that are over, the latest first; `?before=` goes on from the
    `changed` of the last. GET /api/lobby gives the public ones: first those with an open seat, then those to
    watch.
    """

    table: str
    game: str
    status: TableStatus
    seats: list[SeatInfo]
    you: int
    your_move: bool
    turn: int
    terms: Terms = Terms()
    pack: str = ""  # digest of its content if that does not ship with the game
    ended_by: Literal["", "rules", "resigned", "agreed", "abandoned"] = ""  # empty while it goes on
    winners: list[int] | None = None  # seats, once it is over; None where nobody noted it
    changed: int = 0  # when something last happened there, in seconds since 1970; in the list of one's own


ApiProblemName = Literal[
    "not-found",
    "bad-request",
    "bad-option",
    "bad-seats",
    "bad-terms",
    "bad-salt",
    "bad-name",
    "bad-key",
    "bad-pack",
    "bad-position",
    "seat-taken",
    "no-such-table",
    "no-such-person",
    "not-over",
    "not-alone",
    "held",
    "wrong-origin",
    "wrong-method",
    "not-json",
    "too-large",
    "too-fast",
    "not-saved",
    "bad-login",
    "bad-password",
    "bad-passkey",
    "name-taken",
    "name-alike",
    "mixed-letters",
    "wrong-login",
    "wrong-code",
    "too-many-tries",
    "prove-again",
    "signed-in",
    "not-signed-in",
    "no-passkeys",
    "too-many-passkeys",
    "last-way-in",
    "blocked",
    "too-many",
    "bad-push",
    "bad-mail",
    "no-mail",
    "fault",
]


class ApiProblem(msgspec.Struct, frozen=True):
    """Body of every 4xx and 5xx answer of the API. Words: `problem-<name>`."""

    name: ApiProblemName
    detail: str


class About(msgspec.Struct, frozen=True):
    """GET /api/about, the same facts as `sanjie about --json`."""

    version: str
    build: Literal["compiled", "interpreted"]
    python: str
    rules: dict[str, str]  # game -> revision of its rulebook


class Health(msgspec.Struct, frozen=True):
    """GET /health."""

    status: Literal["ok"]
    build: Literal["compiled", "interpreted"]
