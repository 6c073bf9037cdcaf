"""Standing answers: what a seat lets its table answer for it while nothing happens that it wants to see.

They are state of the table, outside the rules: the rules ask everybody who might act, in every window
(GUIXI-18.5), and the table answers `pass` for a seat that has set one. What it goes by is a `Moment`, which
holds open facts only, so that no answer given for a seat tells anything about its cards.
"""

from dataclasses import dataclass, replace
from typing import Final

PASS: Final = "pass"
UNTIL: Final = ("window", "change", "turn")
STOPS: Final = ("used", "me", "after", "king")
USUAL: Final = {"window": ("used",), "change": ("used",), "turn": ()}  # what stops each if nothing is said


class BadStanding(ValueError):
    """A line that is no standing answer; the text says how one is written."""


@dataclass(frozen=True)
class Moment:
    """The open facts about a question to one seat; equal moments are answered alike, whatever it holds."""

    seat: int  # who is asked
    current: int  # whose turn it is
    turn: int
    window: str  # "day", "before" or "after"; empty when something else than a window is asked
    used: int  # cards and skills used so far this turn
    waiting: int  # cards and skills on the stack now
    at_me: bool  # something on the stack is aimed at the seat or at a ghost on it
    king: int  # the ghost king's seat, -1 while there is none
    layout: str  # what lies on the table: ghosts, dispelled ghosts, artifacts, identity cards turned up


@dataclass(frozen=True)
class Standing:
    """What a seat has set, and the moment at which it set it."""

    until: str  # "window": this window; "change": what lies on the table changes; "turn": my next turn
    stops: tuple[str, ...]  # of STOPS, in that order
    since: Moment

    def written(self) -> str:
        """As `read` reads it: "turn used me"."""
        nothing = ("-",) if USUAL[self.until] and not self.stops else ()
        return " ".join((self.until, *self.stops, *nothing))


def read(line: str, now: Moment) -> Standing:
    """The standing answer of a line such as "change", "turn used me" or "window -", set at the moment `now`.

    The first word says how long, the others what stops it: somebody has used a card or skill (`used`),
    something is aimed at me (`me`), the haunting is over (`after`), a ghost king appears (`king`). Without
    others it is what is usual; `-` alone: nothing stops it. Raises BadStanding.
    """
    until, *stops = line.split() or [""]
    if until not in UNTIL or (stops != ["-"] and any(stop not in STOPS for stop in stops)):
        raise BadStanding(
            f"{line[:40]!r} is no standing answer; one begins with {', '.join(UNTIL)}, "
            f"and {', '.join(STOPS)} or - may follow"
        )
    if not stops:
        return Standing(until, USUAL[until], now)
    return Standing(until, tuple(stop for stop in STOPS if stop in stops), now)


def answer(standing: Standing | None, now: Moment) -> str:
    """What the table answers for the seat: PASS, or nothing ("") when the seat itself must answer.

    Only windows are answered; a vote, a discard or any other question always goes to the seat.
    """
    if standing is None or now.window == "" or is_over(standing, now):
        return ""
    since = standing.since
    same_turn = (since.turn, since.current) == (now.turn, now.current)
    if "used" in standing.stops and (now.waiting > 0 or now.used != (since.used if same_turn else 0)):
        return ""
    if "me" in standing.stops and now.at_me:
        return ""
    if "after" in standing.stops and now.window == "after" and not (same_turn and since.window == "after"):
        return ""
    if "king" in standing.stops and now.king != since.king:
        return ""
    return PASS


def is_over(standing: Standing, now: Moment) -> bool:
    """Whether the time it was set for has passed, so that the table may forget it."""
    since = standing.since
    same_turn = (since.turn, since.current) == (now.turn, now.current)
    if standing.until == "window":
        return not same_turn or (now.window != "" and now.window != since.window)
    if now.current == now.seat and not same_turn:
        return True
    return standing.until == "change" and now.layout != since.layout


def seen(standing: Standing, now: Moment) -> Standing:
    """The same standing answer set anew at `now`: its seat has seen what stopped it and wants to go on."""
    return replace(standing, since=now)
