"""A table in memory: its record replayed, what each command would do to it, and what each seat sees of it.

Nothing here writes or sends. A command becomes a `Step`: the state it leads to and the change to store. The
step is stored first and only then taken, so the database never lags the screens.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

import msgspec

from sanjie import standing as standings
from sanjie.core.record import Answered, Luck, Record, pack_of, record_of
from sanjie.core.seats import ALLOWED, NOBODY, NOTHING, WATCHER, Seat, SeatSet, holds, members, only
from sanjie.faces import Face, face_with
from sanjie.fairness import SEED_BYTES, FairDealer
from sanjie.server import wire
from sanjie.server.course import Course, Log, NumberedDealer, counting
from sanjie.server.shelf.packs import names_of
from sanjie.server.stored import NO_NAMES, By, Change, NewTable, Played, Sitting, Standing, Stored, changed
from sanjie.server.terms import OF_OLD, Terms

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

    def _replay(self, answers: Sequence[Played], upto: int) -> None:
        course = Course(self.face, self.state, 0, 0, 0, self.seats)
        for number, played in enumerate(answers, 1):
            try:
                if played.number != number:
                    raise ValueError(f"answer {number} is missing")
                self._play_again(course, played, answers)
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

    def _play_again(self, course: Course, played: Played, answers: Sequence[Played]) -> None:
        """One answer of the record `answers` on `course`. Raises what is wrong with it."""
        if played.by == "undo":
            kept = counting(answers[: played.number])
            course.take_back(played.seat, last_number(kept), self._led_to(kept), played.number - len(kept))
        else:
            course.answer(played.seat, self.face.game.read_answer(played.answer), played.by)
        if msgspec.structs.replace(course.played[-1], digest=played.digest) != played:
            raise ValueError("it was asked under another secrecy, or is written otherwise")
        if played.digest and played.digest != f"{course.state.digest():016x}":
            raise ValueError("the state after it is not the one that was recorded")

    def _led_to(self, answers: Sequence[Played]) -> Any:
        """The state after `answers`, none of which was taken back."""
        state = self.dealt()
        for played in answers:
            state.answer(played.seat, self.face.game.read_answer(played.answer))
        return state

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
    def played(self, seat: Seat, choice: int, command: tuple[int, str] | None, by: By = "") -> Step:
        """`choice` of `seat`, played on a copy. Raises Refused; anything else raised is a fault of ours."""
        course = self._course()
        course.answer(seat, choice, by)
        standing = no_undo(self.standing)
        offer = standing.draw_offer
        if offer != NOTHING and seat in self.face.opponents(offer, self.seats):
            standing = replace(standing, draw_offer=NOTHING)  # who plays on has declined
        return self._stepped(course, command, standing, ())

    def taken_back(self, seat: Seat, to: int, command: tuple[int, str] | None) -> Step:
        """`seat` takes back all that was played after answer `to`; chance draws what it drew before."""
        kept = counting([one for one in self.answers if one.number <= to])
        course = self._course()
        course.take_back(seat, to, self._led_to(kept), self.upto + 1 - len(kept))
        standing = replace(no_undo(self.standing), draw_offer=NOTHING)
        return self._stepped(course, command, standing, ())

    def stood(self, seat: Seat, line: str, command: tuple[int, str]) -> Step:
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

    def resigned(self, seat: Seat, command: tuple[int, str]) -> Step:
        """`seat` gives up: its side has lost; or where that is done together, it now wants to."""
        if not self.face.together:
            winners = NOBODY
            for other in self.face.opponents(seat, self.seats):
                winners |= only(other)
            standing = replace(self.standing, ended_by="resigned", ended_seat=seat, winners=winners)
            return Step(Change(ended(standing), command=command))
        giving_up = self.standing.giving_up | self.own(seat)
        standing = replace(self.standing, giving_up=giving_up)
        if all(holds(giving_up, other.seat) for other in self.people()):
            standing = ended(replace(standing, ended_by="abandoned"))
        return Step(Change(standing, command=command))

    def gone_on(self, command: tuple[int, str]) -> Step:
        """Nobody gives up now: somebody wants to go on."""
        return Step(Change(replace(self.standing, giving_up=NOBODY), command=command))

    def draw_offered(self, seat: Seat, command: tuple[int, str] | None) -> Step:
        """`seat` offers a draw, or agrees to the one that the other side offers."""
        offer = self.standing.draw_offer
        if offer != NOTHING and seat in self.face.opponents(offer, self.seats):
            return Step(Change(ended(replace(self.standing, ended_by="agreed")), command=command))
        offered = seat if offer == NOTHING else offer
        return Step(Change(replace(self.standing, draw_offer=offered), command=command))

    def draw_declined(self, command: tuple[int, str] | None) -> Step:
        """The offer of a draw is off, declined or withdrawn."""
        return Step(Change(replace(self.standing, draw_offer=NOTHING), command=command))

    def rematch_wanted(self, seat: Seat, command: tuple[int, str], next_id: str) -> Step:
        """`seat` wants another game; if now every person does, the table `next_id` is made.

        Who has left and does not want it is not taken along: their seat is open.
        """
        own = self.own(seat)
        sittings = tuple(replace(self.sittings[one], wants_rematch=True) for one in members(own))
        people = [other for other in self.people() if not holds(own, other.seat)]
        if self.standing.rematch or not all(other.wants_rematch for other in people):
            return Step(Change(self.standing, command=command, sittings=sittings))
        host = self.standing.host
        if host != NOTHING and not (holds(own, host) or comes_along(self.sittings[host])):
            host = seat
        next_table = new_table(
            next_id,
            self.face.game.name,
            self.options,
            # Everybody moves on by one seat, so that somebody else begins and partners stay partners.
            [
                Sitting((other.seat + 1) % self.seats, other.kind, other.guest, other.level, name=other.name)
                if holds(own, other.seat) or comes_along(other)
                else open_seat((other.seat + 1) % self.seats)
                for other in self.sittings
            ],
            terms=replace(self.terms, begin="full"),
            host=NOTHING if host == NOTHING else (host + 1) % self.seats,
            pack=pack_of(self.face.game),
            pack_names=self.pack_names,
        )
        standing = replace(self.standing, rematch=next_id)
        return Step(Change(standing, command=command, sittings=sittings, next_table=next_table))

    def salted(self, seat: Seat, salt: str, command: tuple[int, str]) -> Step:
        """`seat` adds `salt` to the chance of a game that has not begun."""
        sitting = replace(self.sittings[seat], salt=salt)
        return Step(Change(self.standing, command=command, sittings=(sitting,)))

    def seated(self, seat: Seat, guest: str, name: str, salt: str = "", page: str = "") -> Step:
        """`guest` takes the open `seat`; when nothing is waited for any more, the game begins."""
        sitting = Sitting(seat, "person", guest, name=name, salt=salt, page=page)
        return self.filled((sitting,), self.standing, None)

    def filled(
        self, sittings: tuple[Sitting, ...], standing: Standing, command: tuple[int, str] | None
    ) -> Step:
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
        command: tuple[int, str] | None,
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
                self._play_again(course, played, answers)
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


class NoChance:
    """Answers for chance at tables of old, whose games have none."""

    def deal(self, number: int, options: list[int], odds: list[int]) -> int:
        """Raises LookupError."""
        raise LookupError(f"chance is asked for answer {number}, and this table has no seed")


def new_table(
    table_id: str,
    game: str,
    options: Mapping[str, Any],
    sittings: Sequence[Sitting],
    seed: str | None = None,
    terms: Terms = OF_OLD,
    host: Seat = NOTHING,
    pack: str = "",
    pack_names: tuple[str, str] = NO_NAMES,
) -> NewTable:
    """A table of `game` for those `sittings` (in any order), ready to be stored. Raises BadOption.

    `pack` is the digest of its content, "" of what ships with the game; it must have been read. It is called
    `pack_names` here, or what it calls itself.
    If nothing is waited for it begins at once, with its first deal. `seed` is made here unless it is given.
    """
    face = face_with(game, pack)
    rules = face.game
    seats = tuple(sorted(sittings, key=lambda sitting: sitting.seat))
    variant = rules.variant(face.completed(options, len(seats)))
    chosen_seed = secrets.token_hex(SEED_BYTES) if seed is None else seed
    course = Course(face, rules.deal(variant, len(seats)), 0, 0, 0, len(seats))
    standing = Standing("waiting", host=host)
    if may_begin(seats, terms):
        course.run_on(dealer_of(luck_of(table_id, chosen_seed, seats)), {})
        standing = replace(standing, status="playing")
    played = course.closed()
    return NewTable(
        table_id,
        game,
        rules.revision,
        msgspec.json.encode(rules.chosen(variant)).decode(),
        rested(face, course, standing),
        seats,
        pack_of(rules),
        chosen_seed,
        played,
        terms,
        new_key() if terms.reach == "private" else "",
        pack_names if any(pack_names) else names_of(rules),
    )


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(12)


def open_seat(seat: Seat) -> Sitting:
    """A seat that is open, with a new key: links of before open it no more."""
    return Sitting(seat, "open", invite=new_key())


def comes_along(sitting: Sitting) -> bool:
    """Whether who sits there is seated at a rematch: not who has left, unless they want it."""
    return sitting.kind != "person" or not sitting.stand_in or sitting.wants_rematch


def may_begin(sittings: Sequence[Sitting], terms: Terms) -> bool:
    """Whether a game with those `sittings` waits for nobody: no seat is open, everybody ready if need be."""
    if any(sitting.kind == "open" for sitting in sittings):
        return False
    people = [sitting for sitting in sittings if sitting.kind == "person"]
    return terms.begin == "full" or len(people) < 2 or all(sitting.ready for sitting in people)


def merged(
    logs: Sequence[Sequence[wire.Happening]], open_log: Sequence[wire.Happening]
) -> list[wire.Happening]:
    """Line by line what one of `logs` tells beyond the open one, or the open line; a fresh list."""
    return [
        next((line for line in lines if line is not known), known)
        for known, *lines in zip(open_log, *logs, strict=True)
    ]


def last_number(answers: Sequence[Played]) -> int:
    """The number of the last of them, 0 without any."""
    return answers[-1].number if answers else 0


def no_undo(standing: Standing) -> Standing:
    """`standing` when nobody asks to take anything back."""
    if standing.undo_seat == NOTHING:
        return standing
    return replace(standing, undo_seat=NOTHING, undo_to=NOTHING, undo_agreed=NOBODY)


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


def ended(standing: Standing) -> Standing:
    """`standing` when the table has ended the game; without a word who won, nobody has."""
    winners = max(standing.winners, NOBODY)
    standing = replace(standing, status="over", waits_for=NOBODY, draw_offer=NOTHING, giving_up=NOBODY)
    return replace(no_undo(standing), paused=0, pausing=NOBODY, winners=winners)


def stands_of(sittings: Sequence[Sitting]) -> dict[Seat, standings.Standing]:
    """The standing answers of those who have set one; a fresh dict."""
    return {
        sitting.seat: msgspec.json.decode(sitting.stands, type=standings.Standing)
        for sitting in sittings
        if sitting.stands
    }


def luck_of(table_id: str, seed: str, sittings: Sequence[Sitting]) -> Luck | None:
    """What chance is drawn from at a table of those `sittings`, in order; None without a seed."""
    if not seed:
        return None
    return Luck(table_id, seed, tuple(sitting.salt for sitting in sittings))


def dealer_of(luck: Luck | None) -> NumberedDealer:
    """Who draws for chance."""
    return NoChance() if luck is None else FairDealer(luck)
