"""What browsers say over the socket of a table: `ClientMessage`."""

from typing import Annotated

import msgspec

from sanjie.server.wire.parts import AnswerNumber, Base, Id, Notation, SaltText, SeatNumber


class Asked(Base, frozen=True):
    """What is answered under its `id`, by `Done`, a `Problem` or what it asks for."""

    id: Id


class Answer(Asked, frozen=True, tag="answer"):
    """Decide. `after` is the number of answers the browser has seen; the table refuses a stale one.

    Who is asked together with others is not stale because they have answered the same question meanwhile.
    """

    after: AnswerNumber
    answer: Notation


class Why(Asked, frozen=True, tag="why"):
    """Ask whether `answer` is legal for my seat now, and by which clause if not; answered by `Because`."""

    answer: Notation


class Preview(Asked, frozen=True, tag="preview"):
    """Ask what the table would look like after `answer`; answered by `Previewed` or `Because`."""

    answer: Notation


class Past(Asked, frozen=True, tag="past"):
    """Ask what the table was like after answer `number`, at most the last one told of; answered by `Was`.

    One sees what one's own seat could see then; once the game is over, `eyes` may be any other seat.
    """

    number: AnswerNumber
    eyes: SeatNumber | None = None


class Resign(Asked, frozen=True, tag="resign"):
    """Give the game up: for one's side, or where sides give up together, want to until somebody goes on."""


class GoOn(Asked, frozen=True, tag="go_on"):
    """Do not give up together: whoever wanted to no longer does."""


class OfferDraw(Asked, frozen=True, tag="offer_draw"):
    """Offer a draw, or agree to the one that is offered."""


class DeclineDraw(Asked, frozen=True, tag="decline_draw"):
    """Decline or withdraw the offer of a draw."""


class Stand(Asked, frozen=True, tag="stand"):
    """Leave a standing answer such as "turn used me" (see `sanjie.standing`); an empty line takes it back."""

    line: Annotated[str, msgspec.Meta(max_length=40)]


class Salt(Asked, frozen=True, tag="salt"):
    """Add something of one's own to the chance of a game that has not begun."""

    salt: SaltText


class Ready(Asked, frozen=True, tag="ready"):
    """Before the start: say that one is ready, or is not. Some tables begin when everybody is."""

    ready: bool


class Leave(Asked, frozen=True, tag="leave"):
    """Get up. Before the start the seat is open again, later a bot plays on until one comes back."""


class Kick(Asked, frozen=True, tag="kick"):
    """The host removes who sits at `seat`, before the start."""

    seat: SeatNumber


class Fill(Asked, frozen=True, tag="fill"):
    """The host puts a bot of `level` on a seat without a person, before the start; 0 opens it for people."""

    seat: SeatNumber
    level: Annotated[int, msgspec.Meta(ge=0, le=9)]


class ComeBack(Asked, frozen=True, tag="come_back"):
    """Take one's seat back from the bot that stands in."""


class Pause(Asked, frozen=True, tag="pause"):
    """Want a pause; it begins when everybody who plays does. Nothing is answered while it lasts."""


class Resume(Asked, frozen=True, tag="resume"):
    """End the pause for all, or want none any more."""


class Undo(Asked, frozen=True, tag="undo"):
    """Take one's last answer back, or agree that another's is.

    It is done at once if nobody has acted since and it showed nothing, or only bots play with one
    (`Table.can_undo`); else when everybody agrees. `after` as in `Answer`.
    """

    after: AnswerNumber


class DeclineUndo(Asked, frozen=True, tag="decline_undo"):
    """Decline or withdraw what `Undo` asks. Who plays on declines, too."""


class Vacation(Asked, frozen=True, tag="vacation"):
    """At a table with days for each decision: go on vacation, or come back from it."""

    away: bool


class Rematch(Asked, frozen=True, tag="rematch"):
    """Want another game with the same people and options; it starts when every person wants it."""


class Say(Asked, frozen=True, tag="say"):
    """Say something at the table: either `words` of one's own, or a quick `phrase` of those in `Talk`.

    Who sits here speaks to the seats, everybody else to those who watch.
    """

    words: Annotated[str, msgspec.Meta(max_length=1_000)] = ""  # one line, 1 to 200 characters
    phrase: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Eyes(Asked, frozen=True, tag="eyes"):
    """Who watches late, where the table agreed to show what any seat sees: look through the eyes of `seat`.

    -1 shows again what is open to all.
    """

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
