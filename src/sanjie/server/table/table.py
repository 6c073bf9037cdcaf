"""The table itself; how a step of it comes about is in the docstring of the package."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

import msgspec

from sanjie import standing as standings
from sanjie.core.record import Answered, Luck, Record, pack_of, record_of
from sanjie.core.seats import ALLOWED, NOBODY, NOTHING, WATCHER, Seat, SeatSet, holds, members, only
from sanjie.faces import Face, face_with
from sanjie.server import wire
from sanjie.server.course import (
    Course,
    Log,
    NumberedDealer,
    counting,
    dealer_of,
    luck_of,
    played_on,
    rested,
    stands_of,
)
from sanjie.server.stored import By, Change, Command, Played, Sitting, Standing, Stored, no_undo
from sanjie.server.table.opening import may_begin

Made = TypeVar("Made")


class Unreadable(Exception):
    """Not even the setup of a table can be read, so there is nothing to show; the text is for developers."""


@dataclass(frozen=True)
class Step:
    """What one command does: stored as `change`, then taken whole."""

    change: Change
    state: Any = None  # the state it leads to; None if the game does not move
    posed: int = 0  # answers when the question that is then open was put
    skipped: int = 0  # of the answers, those that then do not count
    lines: Log = field(default_factory=dict)


class Table:
    """One table. It starts as the record tells it, and changes only by `take`."""

    def __init__(self, stored: Stored) -> None:
        """Replay the record. A fault in it leaves the table at the last good answer, with `fault` set.

        Raises Unreadable if the game, its content or its options are not known here.
        """
        table = stored.table
        self.sittings: list[Sitting] = list(table.sittings)
        try:
            self.face: Final[Face] = face_with(table.game, table.pack)
            if table.pack != pack_of(self.face.game):
                raise ValueError(f"it is played with content {table.pack!r}")
            options = msgspec.json.decode(table.options, type=dict[str, Any])
            self.variant: Final = self.face.game.variant(options)
            self.revision: Final = table.revision
            self.state: Any = self.dealt()
        except Exception as problem:
            raise Unreadable(f"{type(problem).__name__}: {problem}") from problem
        self.id: Final = table.id
        self.options: Final = self.face.game.chosen(self.variant)
        self.seed: Final = table.seed
        self.terms: Final = table.terms
        self.watch: Final = table.watch
        self.pack_names: Final = table.pack_names
        self.version = stored.version
        self.standing = table.standing
        self.ratings = stored.ratings
        self.intents: dict[Seat, wire.Intent] = {}  # what bots said their last decisions are for; not stored
        self.commands = set(stored.commands)
        self.answers: list[Played] = []
        self.posed = 0
        self.skipped = 0
        self.fault = ""
        self.dealer: NumberedDealer | None = None  # in place of the one that draws by the seed
        self.log: Log = {}
        self.earlier: dict[int, Any] = {}  # states of before, by the answer that led there
        self._made: dict[tuple[str, object], Any] = {}  # what is shown of this state to more than one
        self._lasting: dict[str, tuple[object, Any]] = {}  # what is shown, with what it depends on
        self._replay(stored.answers, table.standing.upto)

    def dealt(self) -> Any:
        """The state before the first answer, by the reading of the rules it is played by; a fresh one."""
        return self.face.game.deal(self.variant, len(self.sittings), self.revision)

    def led_to(self, answers: Sequence[Played]) -> Any:
        """The state after `answers` of the record, none of which was taken back; a fresh one."""
        return played_on(self.face, self.dealt(), answers)

    def _replay(self, answers: Sequence[Played], upto: int) -> None:
        course = Course(self.face, self.state, 0, 0, 0, self.seats)
        for number, played in enumerate(answers, 1):
            try:
                if played.number != number:
                    raise ValueError(f"answer {number} is missing")
                course.play_again(played, answers, self.led_to)
            except Exception as problem:
                self.fault = f"answer {played.number}: {type(problem).__name__}: {problem}"
                self.state = self.dealt()
                return self._replay(answers[: number - 1], number - 1)
        self.state = course.state
        self.state.telling = False
        self.answers = list(answers)
        self.posed = course.posed
        self.skipped = course.skipped
        self.log = course.lines
        if self.upto != upto:
            self.fault = f"the record ends after answer {self.upto}; {upto} were played"
        return None

    # -- facts -------------------------------------------------------------------------
    @property
    def upto(self) -> int:
        """Answers played, those of chance included."""
        return len(self.answers)

    @property
    def status(self) -> wire.TableStatus:
        """`held` if a fault stopped the table, else as stored."""
        return "held" if self.fault else self.standing.status

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.sittings)

    def seat_of(self, guest: str) -> Seat:
        """Where `guest` sits, or NOTHING."""
        if guest:
            for sitting in self.sittings:
                if sitting.guest == guest:
                    return sitting.seat
        return NOTHING

    def own(self, seat: Seat) -> SeatSet:
        """Every seat of the person at `seat`, who may lead several heroes; no person's seat stands alone."""
        sitting = self.sittings[seat]
        if sitting.kind != "person" or not self.face.several:
            return only(seat)
        found = NOBODY
        for other in self.sittings:
            if other.guest == sitting.guest:
                found |= only(other.seat)
        return found

    def acting(self, guest: str) -> Seat:
        """The seat of `guest` that is asked, or else their first; NOTHING if they do not sit here."""
        seat = self.seat_of(guest)
        if seat == NOTHING or not self.face.several:
            return seat
        own = self.own(seat)
        return next((asked for asked in self.asked() if holds(own, asked)), seat)

    def asked(self) -> list[Seat]:
        """The seats that must answer; empty if the game is over, paused or not begun, or the table held."""
        if self.fault or self.standing.status != "playing" or self.standing.paused:
            return []
        return members(self.state.awaiting)

    def people(self) -> list[Sitting]:
        """The seats whose person plays: no bots, and nobody whom a bot stands in for; a fresh list."""
        return [one for one in self.sittings if one.kind == "person" and not one.stand_in]

    def bots_to_answer(self, late: SeatSet = NOBODY) -> list[Sitting]:
        """Who must answer now and has no person for it: bots, those one stands in for, and `late` ones."""
        return [
            self.sittings[seat]
            for seat in self.asked()
            if self.sittings[seat].kind == "bot" or self.sittings[seat].stand_in or holds(late, seat)
        ]

    def level_at(self, seat: Seat) -> int:
        """The level of the bot that answers there: its own, or of who stands in."""
        sitting = self.sittings[seat]
        return sitting.level if sitting.kind == "bot" else sitting.stand_in or self.terms.contract.level

    def bot_to_agree(self) -> Sitting | None:
        """The bot that has the word on a draw that is offered: a side's first seat, if all there are bots."""
        offer = self.standing.draw_offer
        if self.fault or self.standing.status != "playing" or offer == NOTHING:
            return None
        side = [self.sittings[seat] for seat in self.face.opponents(offer, self.seats)]
        return side[0] if all(sitting.kind == "bot" or sitting.stand_in for sitting in side) else None

    def eye(self, seat: Seat) -> Seat:
        """Through whose eyes `seat` sees: its own, or the WATCHER's where all is open or it is none."""
        return WATCHER if self.face.is_open or seat == NOTHING else seat

    def once(self, name: str, key: object, make: Callable[[], Made]) -> Made:
        """What `make` makes of the table as it is, made once until something changes."""
        place = (name, key)
        if place not in self._made:
            self._made[place] = make()
        made: Made = self._made[place]
        return made

    def lasting(self, name: str, key: object, make: Callable[[], Made]) -> Made:
        """What `make` makes of the table, kept from one answer to the next while `key` stays the same."""
        found = self._lasting.get(name)
        if found is None or found[0] != key:
            found = self._lasting[name] = (key, make())
        made: Made = found[1]
        return made

    def view(self, seat: Seat) -> Any:
        """The table as `seat` (NOTHING for a watcher) sees it."""
        eye = self.eye(seat)
        common = self.once("common", None, lambda: self.face.common(self.state))
        return self.once("view", eye, lambda: self.face.seen(self.state, common, eye))

    def told(self, seat: Seat) -> list[wire.Happening]:
        """The log as `seat` (NOTHING for a watcher) is told it: what any seat of its person is told."""
        if seat == NOTHING or self.face.is_open or not self.face.several:
            return self.log[self.eye(seat)]
        own = self.own(seat)
        logs = [self.log[one] for one in members(own)]
        return logs[0] if len(logs) == 1 else self.once("log", own, lambda: merged(logs, self.log[WATCHER]))

    def stands(self) -> dict[Seat, standings.Standing]:
        """The standing answers of those who have set one; a fresh dict."""
        return stands_of(self.sittings)

    def luck(self) -> Luck | None:
        """What chance is drawn from; None at a table of old, which has no chance."""
        return luck_of(self.id, self.seed, self.sittings)

    def record(self) -> Record:
        """The game as it was played, its chance to be checked. The table must be over. Raises BadRecord."""
        game = self.face.game
        answers = tuple(
            Answered(one.seat, game.read_answer(one.answer), one.known_to) for one in counting(self.answers)
        )
        ended_by = self.standing.ended_by
        return record_of(game, self.variant, self.seats, answers, ended_by, self.luck(), self.revision)

    # -- steps: what a command would do ------------------------------------------------
    def played(self, seat: Seat, choice: int, command: Command | None, by: By = "") -> Step:
        """`choice` of `seat`, played on a copy. Raises Refused; anything else raised is a fault of ours."""
        course = self._course()
        course.answer(seat, choice, by)
        standing = no_undo(self.standing)
        offer = standing.draw_offer
        if offer != NOTHING and seat in self.face.opponents(offer, self.seats):
            standing = replace(standing, draw_offer=NOTHING)  # who plays on has declined
        return self._stepped(course, command, standing, ())

    def taken_back(self, seat: Seat, to: int, command: Command | None) -> Step:
        """`seat` takes back all that was played after answer `to`; chance draws what it drew before."""
        kept = counting([one for one in self.answers if one.number <= to])
        course = self._course()
        course.take_back(seat, to, self.led_to(kept), self.upto + 1 - len(kept))
        standing = replace(no_undo(self.standing), draw_offer=NOTHING)
        return self._stepped(course, command, standing, ())

    def stood(self, seat: Seat, line: str, command: Command) -> Step:
        """`seat` leaves a standing answer, or takes it back with an empty line. Raises BadStanding.

        An open window is passed at once, whatever stops the answer later.
        """
        stands, course, standing = "", self._course(), self.standing
        if line:
            now = self.face.moment(self.view(NOTHING), seat)
            if now is None:
                raise standings.BadStanding(f"{self.face.game.name} has no standing answers")
            stands = msgspec.json.encode(standings.read(line, now)).decode()
            choice = self.face.game.read_answer(standings.PASS)
            if now.window and seat in self.asked() and self.state.refuse(seat, choice) == ALLOWED:
                course.answer(seat, choice)  # who sees what would stop it and says so has seen it
                standing = no_undo(standing)
        sitting = replace(self.sittings[seat], stands=stands)
        return self._stepped(course, command, standing, (sitting,))

    def seated(self, seat: Seat, guest: str, name: str, salt: str = "", page: str = "") -> Step:
        """`guest` takes the open `seat`; when nothing is waited for any more, the game begins."""
        sitting = Sitting(seat, "person", guest, name=name, salt=salt, page=page)
        return self.filled((sitting,), self.standing, None)

    def filled(self, sittings: tuple[Sitting, ...], standing: Standing, command: Command | None) -> Step:
        """Before the start, `sittings` are as they are from now on; the game begins if it now can."""
        seats = list(self.sittings)
        for sitting in sittings:
            seats[sitting.seat] = sitting
        if not may_begin(seats, self.terms):
            return Step(Change(standing, command=command, sittings=sittings))
        return self._stepped(self._course(), command, replace(standing, status="playing"), sittings)

    def fault_noted(self) -> Step:
        """What stopped the table, or that nothing does any more, as it stands in the database."""
        return Step(Change(replace(self.standing, fault=self.fault)))

    # -- inside ------------------------------------------------------------------------
    def _course(self) -> Course:
        lines = len(self.log[WATCHER])
        return Course(self.face, self.state.clone(), self.upto, self.posed, lines, self.seats, self.skipped)

    def _stepped(
        self,
        course: Course,
        command: Command | None,
        standing: Standing,
        sittings: tuple[Sitting, ...],
    ) -> Step:
        """Where `course` comes to rest, with `sittings` as they are from now on."""
        seated = list(self.sittings)
        for sitting in sittings:
            seated[sitting.seat] = sitting
        dealer = self.dealer or self.lasting(
            "dealer", tuple(seated), lambda: dealer_of(luck_of(self.id, self.seed, seated))
        )
        course.run_on(dealer, stands_of(seated))
        changed = {sitting.seat: sitting for sitting in sittings}
        for seat in sorted(course.over):
            changed[seat] = replace(seated[seat], stands="")
        played = course.closed()
        change = Change(
            rested(self.face, course, standing), played, command, tuple(changed[seat] for seat in changed)
        )
        return Step(change, course.state, course.posed, course.skipped, course.lines)

    # -- taking a step that is stored --------------------------------------------------
    def take(self, step: Step) -> None:
        """Become what `step` leads to. It must be stored, and made by this table as it is."""
        change = step.change
        self._made.clear()
        self.version += 1
        self.standing = change.standing
        if change.command is not None:
            self.commands.add(change.command)
        for sitting in change.sittings:
            self.sittings[sitting.seat] = sitting
        if step.state is not None:
            self.state = step.state
            self.posed = step.posed
            self.skipped = step.skipped
            self.answers.extend(change.played)
            for viewer, lines in step.lines.items():
                self.log[viewer].extend(lines)

    def follow(self, stored: Stored) -> bool:
        """Become what is stored, of whose answers only those after ours are given; whether that could be.

        If it could not, nothing has changed, and the table must be read anew.
        """
        if self.fault or stored.table.standing.fault:
            return False
        answers = [*self.answers, *stored.answers]
        if len(answers) != stored.table.standing.upto:
            return False
        course = self._course()
        try:
            for place, played in enumerate(stored.answers, self.upto + 1):
                if played.number != place:
                    return False
                course.play_again(played, answers, self.led_to)
        except Exception:  # whatever it is, reading anew says what is wrong and where
            return False
        course.closed()
        self._made.clear()
        self.version = stored.version
        self.standing = stored.table.standing
        self.sittings = list(stored.table.sittings)
        self.ratings = stored.ratings
        self.commands = set(stored.commands)
        self.state = course.state
        self.posed = course.posed
        self.skipped = course.skipped
        self.answers = answers
        for viewer, lines in course.lines.items():
            self.log[viewer].extend(lines)
        return True

    def rename(self, guest: str, name: str) -> bool:
        """Whether `guest` sits here, and now goes by `name` (stored with the guest, not with the table)."""
        seat = self.seat_of(guest)
        if seat == NOTHING:
            return False
        self._made.clear()
        for one in members(self.own(seat)):
            self.sittings[one] = replace(self.sittings[one], name=name)
        return True


def merged(
    logs: Sequence[Sequence[wire.Happening]], open_log: Sequence[wire.Happening]
) -> list[wire.Happening]:
    """Line by line what one of `logs` tells beyond the open one, or the open line; a fresh list."""
    return [
        next((line for line in lines if line is not known), known)
        for known, *lines in zip(open_log, *logs, strict=True)
    ]
