"""Tables without a database, for tests that look at every byte a seat is sent."""

from typing import Any, Final

from sanjie.core.seats import NOTHING, WATCHER, Choice, Seat, holds
from sanjie.server import wire
from sanjie.server.judging import Command, Question, Reply, explained, judged
from sanjie.server.live import Live
from sanjie.server.sockets import Line, encoder
from sanjie.server.stored import NewTable, Sitting, Stored
from sanjie.server.table import Step, Table, new_table

SEED: Final = "5a" * 32


def guest_at(seat: Seat) -> str:
    """The guest who sits there."""
    return f"guest{seat}"


def seated(seats: int) -> list[Sitting]:
    """People on all seats."""
    return [Sitting(seat, "person", guest_at(seat)) for seat in range(seats)]


def stored(table: NewTable) -> Stored:
    """The table as it is read from the database."""
    return Stored(table, 0, table.answers, frozenset())


def table_of(game: str, seats: int, seed: str = SEED, **options: Any) -> Table:
    """A table of people that has just begun."""
    return Table(stored(new_table("t", game, options, seated(seats), seed)))


class World:
    """A table with somebody who looks on, and every byte that is sent to them."""

    def __init__(self, table: Table, eye: Seat) -> None:
        """`eye` is a seat, or NOTHING for a watcher."""
        self.live = Live(table)
        self.line = Line("" if eye == NOTHING else guest_at(eye))
        self.live.listeners.add(self.line)
        self.live.show_all()

    @property
    def table(self) -> Table:
        """The table."""
        return self.live.table

    def take(self, seat: Seat, message: Command) -> Reply:
        """Do a command of `seat`, as `Tables.command` does but for the database."""
        verdict = judged(self.table, guest_at(seat), message, "next")
        if isinstance(verdict, Step):
            self.table.take(verdict)
            verdict = wire.Done(message.id)
            self.heard(seat, verdict)
            self.live.show_all()
        else:
            self.heard(seat, verdict)
        return verdict

    def ask(self, seat: Seat, message: Question) -> Reply:
        """Ask something that changes nothing."""
        reply = explained(self.table, guest_at(seat), message)
        self.heard(seat, reply)
        return reply

    def heard(self, seat: Seat, reply: Reply) -> None:
        """What is said to `seat` alone is said to the eye if it sits there."""
        if self.line.guest == guest_at(seat):
            self.line.say(reply)

    def stream(self) -> list[bytes]:
        """What was sent since this was last asked, message by message."""
        return [encoder.encode(message) for message in self.line.taken()]


def knows(seats: int, eye: Seat, seat: Seat) -> bool:
    """Whether an answer known to `seats` and given by `seat` is known to `eye`."""
    return eye == seat or holds(seats, WATCHER if eye == NOTHING else eye)


def answer(table: Table, seat: Seat, choice: Choice, name: str) -> wire.Answer:
    """The command that gives `choice`."""
    return wire.Answer(name, table.upto, table.face.game.write_answer(choice))
