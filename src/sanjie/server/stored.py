"""A table as it is stored: its record, its people, and what beside the answers must not be lost."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

import msgspec

from sanjie.core.seats import EVERYONE, NOBODY, NOTHING
from sanjie.packs import Pack
from sanjie.server.terms import OF_OLD, Terms

Status = Literal["waiting", "playing", "over"]
EndedBy = Literal["", "rules", "resigned", "agreed", "abandoned"]
SeatKind = Literal["person", "bot", "open"]
By = Literal["", "bot", "clock", "undo"]
Command = tuple[int, str]  # the seat that said it, and its id
NO_NAMES: Final = ("", "")


class Conflict(Exception):
    """Somebody else changed the table first, or the command is already taken; nothing of it is kept."""


class NotSaved(Exception):
    """The database did not take the change; whether it is there must be read again."""


@dataclass(frozen=True)
class Sitting:
    """One seat of a table."""

    seat: int
    kind: SeatKind
    guest: str = ""  # who sits there; empty for bots and open seats
    level: int = 0  # a bot's, 1..
    invite: str = ""  # key of the link to an open seat
    wants_rematch: bool = False
    name: str = ""  # the guest's, as stored; empty if they never chose one
    salt: str = ""  # what the seat adds to chance; closed once the game starts
    stands: str = ""  # its standing answer as JSON, empty if it has none
    ready: bool = False  # said so, at a table that begins when everybody has
    stand_in: int = 0  # level of the bot that answers for its person, 0: nobody does
    quit: bool = False  # its person left on purpose, and comes back only on purpose
    page: str = ""  # name of the account whose page shows them; empty for guests, and for who hides theirs


class Played(msgspec.Struct, frozen=True, gc=False):
    """One answer of the record. Tables in play hold all of theirs: small, and quickly made."""

    number: int  # from 1
    seat: int
    answer: str  # the rulebook's notation
    digest: str  # of the state it led to, 16 hex digits; empty where more follows in the same change
    known_to: int = EVERYONE  # who may learn it
    by: By = (
        ""  # in place of the seat's person: a bot that stands in, also when time was up; or a taking back
    )


@dataclass(frozen=True)
class Standing:
    """The part of a table that changes beside its answers."""

    status: Status
    upto: int = 0  # answers played
    turn: int = 1
    waits_for: int = 0  # seats that must answer: bit i is seat i
    draw_offer: int = -1
    ended_by: EndedBy = ""
    ended_seat: int = -1  # who resigned
    giving_up: int = 0  # seats that want to give up together: bit i is seat i
    rematch: str = ""  # id of the next table
    fault: str = ""  # what stopped it, for whoever runs the server
    host: int = -1  # seat of who may remove others before the start
    clock: str = ""  # `clocks.Clock` as JSON, empty without clocks
    due: int = 0  # when somebody's time is up, in milliseconds since 1970; 0: never, or while people look on
    paused: int = 0  # 1 while everybody has agreed to a pause
    pausing: int = 0  # seats that want one: bit i is seat i
    undo_seat: int = -1  # who asks to take an answer back
    undo_to: int = -1  # number of the last answer that would still count
    undo_agreed: int = 0  # seats that agree to it: bit i is seat i
    winners: int = -1  # once it is over, who won: bit i is seat i; -1 before, and where nobody noted it


def changed(standing: Standing, **values: object) -> Standing:
    """`dataclasses.replace`, a fifth as long: there is one for each answer, with two dozen fields to copy."""
    made = object.__new__(Standing)
    vars(made).update(vars(standing), **values)
    return made


def no_undo(standing: Standing) -> Standing:
    """`standing` when nobody asks to take anything back."""
    if standing.undo_seat == NOTHING:
        return standing
    return replace(standing, undo_seat=NOTHING, undo_to=NOTHING, undo_agreed=NOBODY)


def ended(standing: Standing) -> Standing:
    """`standing` when the table has ended the game; without a word who won, nobody has."""
    winners = max(standing.winners, NOBODY)
    standing = replace(standing, status="over", waits_for=NOBODY, draw_offer=NOTHING, giving_up=NOBODY)
    return replace(no_undo(standing), paused=0, pausing=NOBODY, winners=winners)


@dataclass(frozen=True)
class NewTable:
    """A table that is not stored yet."""

    id: str
    game: str
    revision: int
    options: str  # JSON object, every option
    standing: Standing
    sittings: tuple[Sitting, ...]
    pack: str = ""  # digest of the content it is played with
    seed: str = ""  # of its chance, as hex; secret until it is over; empty at tables of old
    answers: tuple[Played, ...] = ()  # when it begins at once
    terms: Terms = OF_OLD
    watch: str = ""  # key of the link to watch a private table
    pack_names: tuple[str, str] = NO_NAMES  # what its content is called here, in English and in Chinese


@dataclass(frozen=True)
class Rated:
    """The result of a game that counts for ratings. Names are of accounts, `bot:<level>`, or `own`."""

    ladder: str  # the game
    teams: tuple[tuple[str, ...], ...]  # who won or lost together
    ranks: tuple[int, ...]  # of each team, 1 the best; equal ones are a draw
    own: str  # who plays against people by the game itself, alone in the last team; empty: nobody
    seats: int
    lost: tuple[str, ...] = ()  # for whom it counts as lost, however their team did


@dataclass(frozen=True)
class SeatRating:
    """The rating of who sits somewhere, as it is shown, and what a rated game made of it."""

    rating: int
    give_or_take: int
    after: int | None = None  # None until the table's game was rated
    give_or_take_after: int | None = None


@dataclass(frozen=True)
class Stored:
    """A table as its record tells it."""

    table: NewTable
    version: int
    answers: tuple[Played, ...]
    commands: frozenset[Command]  # every one that was taken
    ratings: Mapping[int, SeatRating] = field(default_factory=dict)  # by seat, at a rated table
    content: Pack | None = None  # what it is played with, held here until the table has it


@dataclass(frozen=True)
class Change:
    """Everything one command or answer does to a table; stored whole or not at all."""

    standing: Standing
    played: tuple[Played, ...] = ()  # an answer, and those of chance and of the table that follow from it
    command: Command | None = None
    sittings: tuple[Sitting, ...] = ()  # seats as they are from now on
    next_table: NewTable | None = None  # the rematch
    rated: Rated | None = None  # at the end of a game that counts
    moment: tuple[int, str] | None = None  # (when, what it looked like), for who watches this table late


@dataclass(frozen=True)
class Line:
    """A table in somebody's list."""

    table: NewTable
    you: int
    changed: int = 0  # when, in seconds since 1970
