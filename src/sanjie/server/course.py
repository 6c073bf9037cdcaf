"""Answers played one after another on a state: what is recorded of them, and what each seat is told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from sanjie import standing as standings
from sanjie.core.events import Event
from sanjie.core.record import Luck
from sanjie.core.seats import (
    ALLOWED,
    CHANCE,
    NOBODY,
    NOTHING,
    WATCHER,
    Choice,
    Seat,
    SeatSet,
    holds,
    members,
    only,
)
from sanjie.faces import Face
from sanjie.fairness import FairDealer
from sanjie.server import wire
from sanjie.server.stored import By, Played, Sitting, Standing, changed

TAKEN_BACK: Final = "taken-back"  # the one line of the log that is the table's own and not the game's

Log = dict[Seat, list[wire.Happening]]  # as each seat and the WATCHER may be told it


class NumberedDealer(Protocol):
    """Whoever answers for CHANCE at a table."""

    def deal(self, number: int, options: list[Choice], odds: list[int]) -> Choice:
        """Answer `number` of the record, by the weights in `odds`."""


class Course:
    """What happens to `state`, which belongs to the course, from answer `upto` on."""

    def __init__(
        self, face: Face, state: Any, upto: int, posed: int, lines: int, seats: int, skipped: int = 0
    ) -> None:
        """`posed` is the number of answers when the open question was put, `lines` how long the log is.

        `skipped` of the `upto` answers do not count: they were taken back, or take back.
        """
        self.face: Final = face
        self.state = state
        self.upto = upto
        self.posed = posed
        self.skipped = skipped
        self.played: list[Played] = []
        self.over: set[Seat] = set()  # whose standing answer has had its time
        self._index = lines
        self._seats: Final = seats
        self.lines: Log = {viewer: [] for viewer in viewers(face, seats)}
        state.telling = True

    def answer(self, seat: Seat, choice: Choice, by: By = "") -> None:
        """Take an answer, given `by` whom for the seat. Raises Refused, and then nothing has changed."""
        state = self.state
        turn, asked, known_to = self.face.turn(state), state.awaiting, state.known_to
        notation = self.face.written(choice)
        state.answer(seat, choice)
        self.upto += 1
        if state.awaiting == NOBODY or state.awaiting != asked & ~only(seat):
            self.posed = self.upto  # otherwise the others are still asked what they were asked
        self.played.append(Played(self.upto, seat, notation, "", known_to, by))
        told, state.told = state.told, []
        for place, event in enumerate(told):
            self._tell(event, turn, notation if place == 0 else "", known_to | only(seat))

    def take_back(self, seat: Seat, to: int, state: Any, skipped: int) -> None:
        """`seat` takes back what was played after answer `to`, which had led to `state`."""
        state.telling = True
        self.state = state
        self.upto += 1
        self.posed = self.upto
        self.skipped = skipped
        self.played.append(Played(self.upto, seat, f"undo {to}", "", by="undo"))
        turn = self.face.turn(state)
        line = wire.Happening(self._index, self.upto, turn, seat, TAKEN_BACK, {}, [], "", "")
        for lines in self.lines.values():
            lines.append(line)
        self._index += 1

    def play_again(
        self, played: Played, answers: Sequence[Played], led_to: Callable[[Sequence[Played]], Any]
    ) -> None:
        """Take `played` of the record `answers`, some of which had `led_to` a state. Raises what is wrong."""
        if played.by == "undo":
            kept = counting(answers[: played.number])
            self.take_back(played.seat, last_number(kept), led_to(kept), played.number - len(kept))
        else:
            self.answer(played.seat, self.face.game.read_answer(played.answer), played.by)
        if replace(self.played[-1], digest=played.digest) != played:
            raise ValueError("it was asked under another secrecy, or is written otherwise")
        if played.digest and played.digest != f"{self.state.digest():016x}":
            raise ValueError("the state after it is not the one that was recorded")

    def _tell(self, event: Event, turn: int, notation: str, known_to: SeatSet) -> None:
        """A line for everybody: the value for who sees it, the answer for who may know it."""
        made: dict[tuple[bool, bool], wire.Happening] = {}
        for viewer, lines in self.lines.items():
            kind = (holds(event.seen_by, viewer), holds(known_to, viewer))
            line = made.get(kind)
            if line is None:
                story = self.face.game.story(event, viewer, self.state)
                line = made[kind] = wire.Happening(
                    self._index,
                    self.upto,
                    turn,
                    story.seat,
                    story.name,
                    story.args,
                    story.places,
                    notation if kind[1] else "",
                    story.clause,
                )
            lines.append(line)
        self._index += 1

    def run_on(self, dealer: NumberedDealer, stands: Mapping[Seat, standings.Standing]) -> None:
        """Let chance answer, and the table for those in `stands`, until somebody must decide."""
        while True:
            if holds(self.state.awaiting, CHANCE):
                options, odds = self.state.options(CHANCE), self.state.odds()
                self.answer(CHANCE, dealer.deal(self.upto + 1 - self.skipped, options, odds))
            elif not stands or not self._stand_in(stands):
                return

    def _stand_in(self, stands: Mapping[Seat, standings.Standing]) -> bool:
        """Answer for the first seat that has said so; False if none has."""
        asked = [seat for seat in members(self.state.awaiting) if seat in stands and seat not in self.over]
        if not asked:
            return False
        game = self.face.game
        open_view = game.view(self.state, WATCHER)
        for seat in asked:
            now = self.face.moment(open_view, seat)
            if now is None:
                return False
            if standings.is_over(stands[seat], now):
                self.over.add(seat)
                continue
            said = standings.answer(stands[seat], now)
            if said and self.state.refuse(seat, game.read_answer(said)) == ALLOWED:
                self.answer(seat, game.read_answer(said))
                return True
        return False

    def closed(self) -> tuple[Played, ...]:
        """All that was played; the last answer says to which state it led."""
        self.state.telling = False
        if self.played:
            self.played[-1] = replace(self.played[-1], digest=f"{self.state.digest():016x}")
        return tuple(self.played)


def counting(answers: Sequence[Played]) -> list[Played]:
    """Those of `answers` that were not taken back, in order; a fresh list."""
    kept: list[Played] = []
    for played in answers:
        if played.by != "undo":
            kept.append(played)
            continue
        to = int(played.answer.removeprefix("undo "))
        while kept and kept[-1].number > to:
            kept.pop()
    return kept


def last_number(answers: Sequence[Played]) -> int:
    """The number of the last of them, 0 without any."""
    return answers[-1].number if answers else 0


def played_on(face: Face, state: Any, answers: Sequence[Played]) -> Any:
    """`state`, once `answers` are played on it; none of them may be a taking back."""
    for played in answers:
        state.answer(played.seat, face.game.read_answer(played.answer))
    return state


def viewers(face: Face, seats: int) -> list[Seat]:
    """Everybody who is told something of his own: one for all where everything is open; a fresh list."""
    return [WATCHER] if face.is_open else [*range(seats), WATCHER]


def rested(face: Face, course: Course, standing: Standing) -> Standing:
    """`standing` once `course` has come to rest."""
    outcome = course.state.outcome()
    over = outcome is not None
    playing = standing.status == "playing"
    return changed(
        standing,
        status="over" if over else standing.status,
        ended_by="rules" if over else standing.ended_by,
        upto=course.upto,
        turn=face.turn(course.state),
        waits_for=course.state.awaiting if playing and not over else NOBODY,
        draw_offer=NOTHING if over else standing.draw_offer,
        giving_up=NOBODY if over else standing.giving_up,
        pausing=NOBODY if over else standing.pausing,
        winners=standing.winners if outcome is None else outcome.winners,
    )


def stands_of(sittings: Sequence[Sitting]) -> dict[Seat, standings.Standing]:
    """The standing answers of those who have set one; a fresh dict."""
    return {
        sitting.seat: msgspec.json.decode(sitting.stands, type=standings.Standing)
        for sitting in sittings
        if sitting.stands
    }


class NoChance:
    """Answers for chance at tables of old, whose games have none."""

    def deal(self, number: int, options: list[int], odds: list[int]) -> int:
        """Raises LookupError."""
        raise LookupError(f"chance is asked for answer {number}, and this table has no seed")


def luck_of(table_id: str, seed: str, sittings: Sequence[Sitting]) -> Luck | None:
    """What chance is drawn from at a table of those `sittings`, in order; None without a seed."""
    if not seed:
        return None
    return Luck(table_id, seed, tuple(sitting.salt for sitting in sittings))


def dealer_of(luck: Luck | None) -> NumberedDealer:
    """Who draws for chance."""
    return NoChance() if luck is None else FairDealer(luck)
