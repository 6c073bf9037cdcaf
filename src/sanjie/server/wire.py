"""What browser and server say to each other, as msgspec structs. The client's types are generated from these.

A table's socket, `/api/tables/<id>/socket`, carries `ClientMessage` one way and `ServerMessage` the other; a
private table asks strangers for the key of a link, `?k=<key>`. Whole views travel, each game's in its own
form (`schema.py` says which); `events` are the story told beside them, so a lost event costs an animation and
never makes a wrong board. A command that is taken gets `Done`, then everybody at the table gets a `Table`.
The socket closes with 4404 when there is no such table, 4408 when a browser is too slow or too fast, 1012
when the server restarts.
"""

from typing import Annotated, Any, Literal

import msgspec

from sanjie.fairness import LONGEST_SALT

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # the client's own name for a command
TableStatus = Literal["waiting", "playing", "over", "held"]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * 86_400)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1_440)]
SaltText = Annotated[str, msgspec.Meta(max_length=LONGEST_SALT)]


class Base(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    """Every message has a `type`."""


# -- what a table agrees on ------------------------------------------------------------


class ClockTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one thinks, in seconds. With "none" all the rest is 0.

    "real": a bank of `base` for each seat, `increment` for each decision, none longer than `cap` (0: as long
    as the bank). "days": `base` for each decision anew, and `vacation` that each seat may be away in a game.
    A question to several at once has `shared` for all of them and costs nobody's bank. When time is up, a bot
    answers that one question.
    """

    kind: Literal["none", "real", "days"] = "none"
    base: Seconds = 0
    increment: Seconds = 0
    cap: Seconds = 0
    shared: Seconds = 0
    vacation: Seconds = 0


class DropTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens to who is away while others are there and wait for them; not where one has days."""

    grace: Seconds = 300  # seconds until a bot stands in; 0: the table waits as long as it takes
    level: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2  # of that bot
    returns: bool = True  # whether one may take the seat back
    counts: Literal["played", "lost"] = "played"  # as what the result counts for whose bot ended the game


class WatchTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What who watches a game in play may see of it."""

    delay: Minutes = 0  # minutes that all of it reaches them later, to the second; 0: as it happens
    eyes: Literal["open", "all"] = "open"  # what is open to all; or, only with a delay, what any seat sees


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on beside its game, shown to everybody before they sit down."""

    reach: Literal["public", "link", "private"] = "link"  # who finds it: all, who has its address, a key
    begin: Literal["full", "ready"] = "full"  # when the last seat is taken, or when everybody is ready
    clock: ClockTerms = ClockTerms()
    drop: DropTerms = DropTerms()
    rated: bool = False  # whether the result counts for ratings; everybody at the table needs an account
    watch: WatchTerms = WatchTerms()
    talk: Literal["on", "phrases", "off"] = "on"  # own words and quick phrases, these alone, or nothing


# -- from the browser ------------------------------------------------------------------


class Answer(Base, frozen=True, tag="answer"):
    """Decide. `after` is the number of answers the browser has seen; the table refuses a stale one.

    Who is asked together with others is not stale because they have answered the same question meanwhile.
    """

    id: Id
    after: Annotated[int, msgspec.Meta(ge=0)]
    answer: Notation


class Why(Base, frozen=True, tag="why"):
    """Ask whether `answer` is legal for my seat now, and by which clause if not; answered by `Because`."""

    id: Id
    answer: Notation


class Preview(Base, frozen=True, tag="preview"):
    """Ask what the table would look like after `answer`; answered by `Previewed` or `Because`."""

    id: Id
    answer: Notation


class Past(Base, frozen=True, tag="past"):
    """Ask what the table was like after answer `number`, at most the last one told of; answered by `Was`.

    One sees what one's own seat could see then; once the game is over, `eyes` may be any other seat.
    """

    id: Id
    number: Annotated[int, msgspec.Meta(ge=0)]
    eyes: SeatNumber | None = None


class Resign(Base, frozen=True, tag="resign"):
    """Give the game up: for one's side, or where sides give up together, want to until somebody goes on."""

    id: Id


class GoOn(Base, frozen=True, tag="go_on"):
    """Do not give up together: whoever wanted to no longer does."""

    id: Id


class OfferDraw(Base, frozen=True, tag="offer_draw"):
    """Offer a draw, or agree to the one that is offered."""

    id: Id


class DeclineDraw(Base, frozen=True, tag="decline_draw"):
    """Decline or withdraw the offer of a draw."""

    id: Id


class Stand(Base, frozen=True, tag="stand"):
    """Leave a standing answer such as "turn used me" (see `sanjie.standing`); an empty line takes it back."""

    id: Id
    line: Annotated[str, msgspec.Meta(max_length=40)]


class Salt(Base, frozen=True, tag="salt"):
    """Add something of one's own to the chance of a game that has not begun."""

    id: Id
    salt: SaltText


class Ready(Base, frozen=True, tag="ready"):
    """Before the start: say that one is ready, or is not. Some tables begin when everybody is."""

    id: Id
    ready: bool


class Leave(Base, frozen=True, tag="leave"):
    """Get up. Before the start the seat is open again, later a bot plays on until one comes back."""

    id: Id


class Kick(Base, frozen=True, tag="kick"):
    """The host removes who sits at `seat`, before the start."""

    id: Id
    seat: SeatNumber


class Fill(Base, frozen=True, tag="fill"):
    """The host puts a bot of `level` on a seat without a person, before the start; 0 opens it for people."""

    id: Id
    seat: SeatNumber
    level: Annotated[int, msgspec.Meta(ge=0, le=9)]


class ComeBack(Base, frozen=True, tag="come_back"):
    """Take one's seat back from the bot that stands in."""

    id: Id


class Pause(Base, frozen=True, tag="pause"):
    """Want a pause; it begins when everybody who plays does. Nothing is answered while it lasts."""

    id: Id


class Resume(Base, frozen=True, tag="resume"):
    """End the pause for all, or want none any more."""

    id: Id


class Undo(Base, frozen=True, tag="undo"):
    """Take one's last answer back, or agree that another's is.

    It is done at once if nobody has acted since and it showed nothing (`Table.can_undo`), or only bots play
    with one; else when everybody agrees. `after` as in `Answer`.
    """

    id: Id
    after: Annotated[int, msgspec.Meta(ge=0)]


class DeclineUndo(Base, frozen=True, tag="decline_undo"):
    """Decline or withdraw what `Undo` asks. Who plays on declines, too."""

    id: Id


class Vacation(Base, frozen=True, tag="vacation"):
    """At a table with days for each decision: go on vacation, or come back from it."""

    id: Id
    away: bool


class Rematch(Base, frozen=True, tag="rematch"):
    """Want another game with the same people and options; it starts when every person wants it."""

    id: Id


class Say(Base, frozen=True, tag="say"):
    """Say something at the table: either `words` of one's own, or a quick `phrase` of those in `Talk`.

    Who sits here speaks to the seats, everybody else to those who watch.
    """

    id: Id
    words: Annotated[str, msgspec.Meta(max_length=1_000)] = ""  # one line, 1 to 200 characters
    phrase: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Eyes(Base, frozen=True, tag="eyes"):
    """Who watches late, where the table agreed to show what any seat sees: look through the eyes of `seat`.

    -1 shows again what is open to all.
    """

    id: Id
    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class Ping(Base, frozen=True, tag="ping"):
    """Are you there? Answered by `Pong`."""


ClientMessage = (
    Answer
    | Why
    | Preview
    | Past
    | Resign
    | GoOn
    | OfferDraw
    | DeclineDraw
    | Stand
    | Salt
    | Ready
    | Leave
    | Kick
    | Fill
    | ComeBack
    | Pause
    | Resume
    | Undo
    | DeclineUndo
    | Vacation
    | Rematch
    | Say
    | Eyes
    | Ping
)

# -- from the server -------------------------------------------------------------------


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
    invites: list[
        str
    ] = []  # seat by seat the path of the link to it, empty if it is not open; for who sits here
    watch: str = ""  # path of the link to watch, for who sits here
    clock: ClockInfo | None = None
    paused: bool = False  # by consent: nothing is answered
    pausing: list[int] = []  # seats that want a pause
    can_undo: bool = False  # whether the receiver's last answer can be taken back without asking
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


class Done(Base, frozen=True, tag="done"):
    """The command `id` was taken (and its effect is durable)."""

    id: str


class Pong(Base, frozen=True, tag="pong"):
    """I am here."""


ServerMessage = Table | Because | Previewed | Was | Problem | Talk | Done | Pong

# -- over HTTP -------------------------------------------------------------------------


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
    options: dict[str, str | int] = {}
    terms: Terms = Terms()
    pack: Annotated[str, msgspec.Meta(max_length=32)] = ""  # digest of content that was brought, or ""


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
    "seat-taken",
    "no-such-table",
    "not-over",
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
