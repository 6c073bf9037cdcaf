"""What the server says over the socket of a table: `ServerMessage`."""

from typing import Any, Literal

import msgspec

from sanjie.server.wire.parts import Base, TableStatus
from sanjie.server.wire.terms import Terms


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str  # empty for an open seat and for a bot (the browser says "bot, level n")
    level: int  # a bot's, 1..; 0 for people
    present: bool  # connected now; a bot always is
    wants_rematch: bool
    ready: bool = False  # has said so before the start
    stand_in: int = 0  # level of the bot that answers for this person now; 0 none does
    rating: int = 0  # at a rated table, before its game; 0 elsewhere
    give_or_take: int = 0  # how far the truth may lie from the rating; 333 for who was never rated
    page: str = ""  # their page is /people/<page>; empty for guests and bots, and for who shows none


class Happening(msgspec.Struct, frozen=True, gc=False):
    """One line of the log; its words are `<game>-event-<name>` with `args`.

    Only "taken-back" is the table's own, of `seat`; its words are `table-event-taken-back`.
    """

    index: int  # position in the log of the table, from 0
    number: int  # of the answer that caused it, from 1; 0 before the first
    turn: int
    seat: int  # whose doing, -1 nobody's
    name: str
    args: dict[str, str | int]
    places: list[str]  # cells it changed
    notation: str  # the answer that caused it, on its first line only, if the receiver may know it
    clause: str


class Intent(msgspec.Struct, frozen=True):
    """What a bot of Hunters did its last decision for. Words: `name` with `args`."""

    seat: int
    number: int  # of that answer
    name: str  # "hunters-intent-approach"
    args: dict[str, str | int]


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What the receiver must decide now. Nobody else is sent it."""

    seat: int
    prompt: str  # words: `<game>-prompt-<prompt>`
    options: list[str]  # every legal answer in notation, sorted as ASCII


class Ending(msgspec.Struct, frozen=True):
    """How the table's game ended, by the rules or by the table."""

    by: Literal["rules", "resigned", "agreed", "abandoned"]
    clause: str  # of the rulebook; empty when the table ended it
    winners: list[int]  # seats; empty for a draw, and when all gave up
    seat: int  # who resigned; -1 otherwise
    reason: str = ""  # the rules' own word for it, where a clause covers several; empty if the table ended it
    forfeits: list[int] = []  # seats for which it counts as lost, because a bot ended the game in their place
    scores: list["ScoreLine"] = []  # every point that counted, in games that count points
    ratings: list["RatingLine"] = []  # what a rated game made of everybody's rating


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of a seat under one clause of the rulebook. Words: `<game>-score-<name>`."""

    seat: int
    clause: str
    name: str
    about: str  # id of what they are for, empty for nothing in particular
    points: int


class RatingLine(msgspec.Struct, frozen=True):
    """What a game made of the rating of who sat at a seat."""

    seat: int
    before: int
    after: int
    give_or_take: int  # how far the truth may now lie from it


class ClockInfo(msgspec.Struct, frozen=True):
    """The clocks at the moment this was sent, in milliseconds."""

    left: list[int]  # of each seat: for the question it is asked, or else in its bank
    running: list[int]  # seats whose time runs now
    shared: bool  # whether those share one clock
    stopped: bool  # nothing runs: a pause, or nobody who plays is here
    vacation: list[int]  # what each seat has left of it
    away: list[int]  # seats on vacation


class PackName(msgspec.Struct, frozen=True):
    """Content that somebody brought. GET /api/packs/<game>/<digest> tells more."""

    digest: str
    en: str  # what it calls itself in English; empty if it does not say
    zh: str


class Fairness(msgspec.Struct, frozen=True):
    """How chance can be checked: `sanjie verify` draws everything anew from the record of a game."""

    hash: str  # SHA-256 of the seed, shown before the first deal
    seed: str  # empty until the game is over
    salts: list[str]  # seat by seat


class Table(Base, frozen=True, tag="table"):
    """The table as the receiver may see it, whole."""

    table: str
    game: str
    upto: int  # answers played so far; send it back as `after`
    status: TableStatus  # held: a fault stopped it, nothing is lost
    you: int  # the receiver's seat, -1 for a watcher; of several the one that is asked, or else the first
    seats: list[SeatInfo]
    options: dict[str, str | int]  # every option of the game
    view: Any  # the game's own view, for the receiver's eyes
    decision: Decision | None
    draw_offer: int  # seat that offers a draw, -1 nobody
    giving_up: list[int]  # seats that want to give up together
    standing: str  # the receiver's standing answer, empty without one
    fairness: Fairness | None  # None at tables of old
    ending: Ending | None
    rematch: str  # id of the next table once it exists, else empty
    invite: str  # path of the link to an open seat, for people who sit here; else empty
    events: list[Happening]  # from index `events_from` on; the whole log when the socket opens
    events_from: int
    terms: Terms = Terms()
    host: int = -1  # seat of who may remove others before the start
    invites: list[str] = []  # seat by seat the path of the link to it, empty if not open; for who sits here
    watch: str = ""  # path of the link to watch, for who sits here
    clock: ClockInfo | None = None
    paused: bool = False  # by consent: nothing is answered
    pausing: list[int] = []  # seats that want a pause
    may_undo: bool = False  # whether the receiver has an answer to take back, at once or by asking everybody
    can_undo: bool = False  # whether it can be taken back without asking
    undo_asked: int = -1  # seat that asks everybody to take its last answer back
    undo_agreed: list[int] = []  # seats that agree to it
    mine: list[int] = []  # every seat of the receiver: of Hunters one may lead several heroes
    intents: list[Intent] = []  # what bots have said here lately; not kept, so it may be missing
    pack: PackName | None = None  # of its content if that does not ship with the game
    watchers: int = 0  # people who look on and do not sit here
    eyes: int = -1  # seat through whose eyes who watches late looks; -1: they see what is open to all


class Because(Base, frozen=True, tag="because"):
    """Answer to `Why`, and what a refused `Answer` or `Preview` gets. Words: `<game>-clause-<name>`."""

    id: str
    answer: str
    allowed: bool
    clause: str  # "ARAS-4.4", empty when allowed
    name: str  # "place-beside-revealed", empty when allowed


class Previewed(Base, frozen=True, tag="previewed"):
    """The table as `answer` would leave it."""

    id: str
    game: str
    answer: str
    view: Any  # the game's own view


class Was(Base, frozen=True, tag="was"):
    """As it was after answer `number`: the last, up to the one asked for, that left chance no word."""

    id: str
    game: str
    number: int
    before: int  # the number to ask for to go one step back, -1 if there is none
    after: int  # one step on, -1 if that is the last the receiver was told of
    eyes: int  # the seat through whose eyes, -1 a watcher's
    view: Any  # the game's own view


class Problem(Base, frozen=True, tag="problem"):
    """The command was not taken; nothing changed. Words: `problem-<name>`."""

    id: str  # of the command, empty if it had none
    name: Literal[
        "bad-message",
        "too-large",
        "too-fast",
        "stale",
        "not-seated",
        "not-your-turn",
        "not-started",
        "started",
        "not-over",
        "over",
        "no-draws",
        "not-host",
        "bad-seat",
        "paused",
        "stood-in",
        "no-return",
        "nothing-to-undo",
        "rated",
        "no-vacation",
        "no-preview",
        "bad-standing",
        "held",
        "no-such-table",
        "no-eyes",
        "talk-off",
        "bad-words",
        "silenced",
        "hushed",
        "apart",
        "not-known",
        "not-saved",
    ]
    detail: str  # what was wrong, for developers: no words for players, no secrets


class TalkLine(msgspec.Struct, frozen=True):
    """Something that was said, by `phrase` or in `words`. A phrase's words are `talk-phrase-<phrase>`."""

    channel: Literal["seats", "watchers"]
    number: int  # in its channel, from 1; some may be missing
    seat: int  # who sat there said it; -1 somebody who watched
    name: str  # what they are called
    mine: bool  # the receiver said it
    words: str
    phrase: str
    at: int  # milliseconds since 1970


class Talk(Base, frozen=True, tag="talk"):
    """What was said at the table, as far as the receiver hears it: the latest of it at first, then news.

    While a game is in play who sits there does not hear who watches; before and after it everybody hears all.
    Who watches late hears the seats as late. Nobody hears whom they have muted or blocked.
    """

    whole: bool  # whether `lines` stand in place of all that was told before
    lines: list[TalkLine]
    channel: Literal["seats", "watchers"]  # to whom the receiver speaks
    free: bool  # whether words of one's own are taken, not phrases alone
    phrases: list[str]  # the quick phrases of this game
    deaf: bool  # the receiver wants to hear nothing, so nothing is told
    silenced: int  # until when the receiver may say nothing, in milliseconds since 1970; 0: they may
    hushed: int = 0  # likewise for words of their own: a guest who is newer here than another's silence
    wary: bool = (
        False  # has muted a guest here: of guests who are newer here than that, phrases alone are heard
    )


class Done(Base, frozen=True, tag="done"):
    """The command `id` was taken (and its effect is durable)."""

    id: str


class Pong(Base, frozen=True, tag="pong"):
    """I am here."""


ServerMessage = Table | Because | Previewed | Was | Problem | Talk | Done | Pong
