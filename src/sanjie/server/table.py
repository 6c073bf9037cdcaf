"""A table in memory: its record replayed, what each command would do to it, and how each receiver is told.

Nothing here writes or sends. A command becomes a `Step`: the state it leads to and the change to store. The
step is stored first and only then taken, so the database never lags the screens.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from sanjie.core.seats import NOTHING, WATCHER, Seat, members
from sanjie.server import wire
from sanjie.server.faces import FACES
from sanjie.server.stored import Change, NewTable, Played, Sitting, Standing, Stored

Log = dict[Seat, list[wire.Happening]]  # as each seat and the WATCHER may be told it


class Unreadable(Exception):
    """Not even the setup of a table can be read, so there is nothing to show; the text is for developers."""


@dataclass(frozen=True)
class Step:
    """What one command does: stored as `change`, then taken whole."""

    change: Change
    state: Any = None  # the state it leads to; None if the game does not move
    lines: Log = field(default_factory=dict)


class Table:
    """One table. It starts as the record tells it, and changes only by `take`."""

    def __init__(self, stored: Stored) -> None:
        """Replay the record. A fault in it leaves the table at the last good answer, with `fault` set.

        Raises Unreadable if the game or its options are not known here.
        """
        table = stored.table
        try:
            self.face: Final = FACES[table.game]
            options = msgspec.json.decode(table.options, type=dict[str, Any])
            self.variant: Final = self.face.game.variant(options)
            self.state: Any = self.face.game.deal(self.variant, len(table.sittings))
        except Exception as problem:
            raise Unreadable(f"{type(problem).__name__}: {problem}") from problem
        self.state.revision = table.revision
        self.id: Final = table.id
        self.options: Final = self.face.game.chosen(self.variant)
        self.version = stored.version
        self.standing = table.standing
        self.sittings: list[Sitting] = list(table.sittings)
        self.commands = set(stored.commands)
        self.upto = 0
        self.log: Log = {viewer: [] for viewer in (*range(len(table.sittings)), WATCHER)}
        self.fault = ""
        self._replay(stored.answers, table.standing.upto)

    def _replay(self, answers: Sequence[Played], upto: int) -> None:
        for played in answers:
            try:
                if played.number != self.upto + 1:
                    raise ValueError(f"answer {self.upto + 1} is missing")
                step = self.played(played.seat, self.face.game.read_answer(played.answer), None)
                if step.change.played != played:
                    raise ValueError("the state after it is not the one that was recorded")
            except Exception as problem:
                self.fault = f"answer {played.number}: {type(problem).__name__}: {problem}"
                return
            self._move(step)
        if self.upto != upto:
            self.fault = f"the record ends after answer {self.upto}; {upto} were played"

    # -- facts -------------------------------------------------------------------------
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

    def waits_for(self) -> Seat:
        """The seat that must answer, or NOTHING when the game is over or not begun."""
        return waited_for(self.state) if self.standing.status == "playing" else NOTHING

    def bot_to_answer(self) -> Sitting | None:
        """The bot that must answer now, if a bot must."""
        seat = self.waits_for()
        if self.fault or seat == NOTHING or self.sittings[seat].kind != "bot":
            return None
        return self.sittings[seat]

    def bot_to_agree(self) -> Sitting | None:
        """The bot that has the word on a draw that is offered: a side's first seat, if all there are bots."""
        offer = self.standing.draw_offer
        if self.fault or self.standing.status != "playing" or offer == NOTHING:
            return None
        side = [self.sittings[seat] for seat in self.face.opponents(offer, self.seats)]
        return side[0] if all(sitting.kind == "bot" for sitting in side) else None

    # -- steps: what a command would do ------------------------------------------------
    def played(self, seat: Seat, choice: int, command: tuple[int, str] | None) -> Step:
        """`choice` of `seat`, played on a copy. Raises Refused; anything else raised is a fault of ours."""
        game = self.face.game
        turn = self.face.turn(self.state)
        state = self.state.clone()
        state.telling = True
        state.answer(seat, choice)
        told, state.told, state.telling = state.told, [], False
        answer = game.write_answer(choice)
        number = self.upto + 1
        lines: Log = {}
        for viewer, log in self.log.items():
            lines[viewer] = []
            for event in told:
                story = game.story(event, viewer, state)
                line = wire.Happening(
                    len(log) + len(lines[viewer]),
                    number,
                    turn,
                    story.seat,
                    story.name,
                    story.args,
                    story.places,
                    "" if lines[viewer] else answer,
                    story.clause,
                )
                lines[viewer].append(line)
        offer = self.standing.draw_offer
        if offer != NOTHING and seat in self.face.opponents(offer, self.seats):
            offer = NOTHING  # who plays on has declined
        over = state.outcome() is not None
        standing = replace(
            self.standing,
            status="over" if over else "playing",
            ended_by="rules" if over else "",
            upto=number,
            turn=self.face.turn(state),
            waits_for=waited_for(state),
            draw_offer=NOTHING if over else offer,
        )
        change = Change(standing, Played(number, seat, answer, digest_of(state)), command)
        return Step(change, state, lines)

    def resigned(self, seat: Seat, command: tuple[int, str]) -> Step:
        """`seat` gives the game up, for its whole side."""
        standing = replace(self.standing, ended_by="resigned", ended_seat=seat)
        return Step(Change(self._ended(standing), command=command))

    def draw_offered(self, seat: Seat, command: tuple[int, str] | None) -> Step:
        """`seat` offers a draw, or agrees to the one that the other side offers."""
        offer = self.standing.draw_offer
        if offer != NOTHING and seat in self.face.opponents(offer, self.seats):
            return Step(Change(self._ended(replace(self.standing, ended_by="agreed")), command=command))
        offered = seat if offer == NOTHING else offer
        return Step(Change(replace(self.standing, draw_offer=offered), command=command))

    def draw_declined(self, command: tuple[int, str] | None) -> Step:
        """The offer of a draw is off, declined or withdrawn."""
        return Step(Change(replace(self.standing, draw_offer=NOTHING), command=command))

    def rematch_wanted(self, seat: Seat, command: tuple[int, str], next_id: str) -> Step:
        """`seat` wants another game; if now every person does, the table `next_id` is made."""
        sitting = replace(self.sittings[seat], wants_rematch=True)
        people = [other for other in self.sittings if other.kind == "person" and other.seat != seat]
        if self.standing.rematch or not all(other.wants_rematch for other in people):
            return Step(Change(self.standing, command=command, sitting=sitting))
        next_table = new_table(
            next_id,
            self.face.game.name,
            self.options,
            # Everybody moves on by one seat, so that somebody else begins and partners stay partners.
            [
                Sitting((other.seat + 1) % self.seats, other.kind, other.guest, other.level, name=other.name)
                for other in self.sittings
            ],
        )
        standing = replace(self.standing, rematch=next_id)
        return Step(Change(standing, command=command, sitting=sitting, next_table=next_table))

    def seated(self, seat: Seat, guest: str, name: str) -> Step:
        """`guest` takes the open `seat`; the game begins when no seat is open."""
        sitting = Sitting(seat, "person", guest, name=name)
        open_seats = [other for other in self.sittings if other.kind == "open" and other.seat != seat]
        status = self.standing.status if open_seats else "playing"
        return Step(Change(replace(self.standing, status=status), sitting=sitting))

    def fault_noted(self) -> Step:
        """What stopped the table, or that nothing does any more, as it stands in the database."""
        return Step(Change(replace(self.standing, fault=self.fault)))

    def _ended(self, standing: Standing) -> Standing:
        return replace(standing, status="over", waits_for=NOTHING, draw_offer=NOTHING)

    # -- taking a step that is stored --------------------------------------------------
    def take(self, step: Step) -> None:
        """Become what `step` leads to. It must be stored, and made by this table as it is."""
        change = step.change
        self.version += 1
        self.standing = change.standing
        if change.command is not None:
            self.commands.add(change.command)
        if change.sitting is not None:
            self.sittings[change.sitting.seat] = change.sitting
        self._move(step)

    def rename(self, guest: str, name: str) -> bool:
        """Whether `guest` sits here, and now goes by `name` (stored with the guest, not with the table)."""
        seat = self.seat_of(guest)
        if seat == NOTHING:
            return False
        self.sittings[seat] = replace(self.sittings[seat], name=name)
        return True

    def _move(self, step: Step) -> None:
        if step.state is not None:
            self.state = step.state
            self.upto += 1
            for viewer, lines in step.lines.items():
                self.log[viewer].extend(lines)


def new_table(table_id: str, game: str, options: dict[str, Any], sittings: list[Sitting]) -> NewTable:
    """A table of `game` for those `sittings` (in any order), ready to be stored. Raises BadOption."""
    rules = FACES[game].game
    variant = rules.variant(options)
    state = rules.deal(variant, len(sittings))
    waiting = any(sitting.kind == "open" for sitting in sittings)
    standing = Standing(
        "waiting" if waiting else "playing", turn=FACES[game].turn(state), waits_for=waited_for(state)
    )
    chosen = msgspec.json.encode(rules.chosen(variant)).decode()
    in_order = tuple(sorted(sittings, key=lambda sitting: sitting.seat))
    return NewTable(table_id, game, rules.revision, chosen, standing, in_order)


def waited_for(state: Any) -> Seat:
    """The first seat that owes an answer, or NOTHING."""
    asked = members(state.awaiting)
    return asked[0] if asked else NOTHING


def digest_of(state: Any) -> str:
    """The state's digest as 16 hex digits."""
    return f"{state.digest():016x}"
