"""Worlds in which every byte is written down that is sent to one who looks on.

A world is a table served by the server's own objects: `Tables`, a `Line` whose socket is a sheet of paper,
`hear` for what is said. There is no network and no database, time is the test's own, and bots decide as told.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, NOTHING, WATCHER, Choice, Seat, holds, members
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.reference import REFERENCE, refer
from sanjie.server import api, keeping
from sanjie.server.course import counting
from sanjie.server.frames import Socket, Text
from sanjie.server.live import Live
from sanjie.server.sockets import Line, hear
from sanjie.server.storage import Storage
from sanjie.server.stored import Change, NewTable, Played, Stored
from sanjie.server.table import Table
from sanjie.server.tables import Tables
from sanjie.server.talk import late
from sanjie.server.talk.book import CHANNELS, Book, Channel, Kept, Mark, Said, Wishes
from sanjie.server.talk.late import Seen
from sanjie.server.talk.moments import picture, read
from sanjie.server.talk.rooms import Rooms
from sanjie.server.thinking import Thinkers

PATIENCE: Final = 20_000  # turns of the event loop until a world must have come to rest
PACE: Final = 0.0625  # seconds between the beats of bots, a number whose sums are exact
THOUGHT: Final = 2.0**-14  # seconds that a bot thinks about each thing it might answer, sums exact as well
BESIDE: Final = -2  # in place of a seat: a watcher who is not the eye
START: Final = 1_800_000_000_000  # when every game begins, in milliseconds


class Over(Exception):
    """These worlds may differ from here on: what was only imagined has come to light."""


class Faults(logging.Handler):
    """What the server has noted as faults: somebody was not shown the table, a bot was replaced."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []
        logging.getLogger("sanjie").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Note it."""
        self.found.append(self.format(record))


FAULTS: Final = Faults()


class Clock:
    """Time as the tables of both worlds have it."""

    def __init__(self) -> None:
        self.now = START

    def milliseconds(self) -> int:
        """Milliseconds since 1970."""
        return self.now

    def time(self) -> float:
        """Seconds since 1970, as the module `time` tells them."""
        return self.now / 1_000


class Paper:
    """A socket of somebody who looks on: what is sent is written down, unless nobody wants to know."""

    def __init__(self, kept: bool, seconds: Callable[[], float] | None = None) -> None:
        self.kept: Final = kept
        self.seconds: Final = seconds
        self.sent: list[bytes] = []
        self.times: list[float] = []  # when each was sent, if anybody knows
        self.on_room: Callable[[], None] | None = None  # what is called when there is room again

    def has_room(self) -> bool:
        """There always is."""
        return True

    def write(self, text: Text) -> None:
        """Write it down."""
        if self.kept:
            self.sent.append(text.body)
            if self.seconds is not None:
                self.times.append(self.seconds())


class Memory:
    """A database that takes every change, and keeps of it what those are shown who watch late."""

    def __init__(self) -> None:
        self.world: World | None = None
        self.moments: list[tuple[int, int, str]] = []  # when, version, what the table looked like

    async def change(self, _table: str, version: int, change: Change) -> None:
        """Take the change."""
        if change.moment is not None:
            self.moments.append((change.moment[0], version + 1, change.moment[1]))

    async def load(self, _table: str, have: int = 0) -> Stored:
        """The table as it is, with the answers after `have`."""
        assert self.world is not None
        table = self.world.table
        options = json.dumps(table.options)
        kept = NewTable(
            table.id, table.face.game.name, table.revision, options, table.standing, tuple(table.sittings)
        )
        kept = replace(kept, seed=table.seed, terms=table.terms, watch=table.watch)
        return KeptTable(kept, table.version, tuple(table.answers[have:]), frozenset(), world=self.world)

    def seen(self, cut: int) -> Seen:
        """What had happened by `cut`."""
        _, version, told = [one for one in self.moments if one[0] <= cut][-1]
        following = min((at for at, _, _ in self.moments if at > cut), default=None)
        return Seen(version, read(told), following)


@dataclass(frozen=True)
class KeptTable(Stored):
    """A table as it is read in a world, where the record alone does not tell how the cards lie."""

    world: "World | None" = None


def aged_table(stored: Stored) -> Table:
    """The table as it is stored; in a world it goes on from where the worlds parted."""
    if not isinstance(stored, KeptTable) or stored.world is None:
        return Table(stored)
    began = stored.world.began
    table = Twin(began, began.state)
    if not table.follow(replace(stored, answers=stored.answers[began.upto :])):
        raise AssertionError("what happened cannot be played again")
    return table


async def seen(storage: Any, table_id: str, seats: int, cut: int) -> Seen:
    """What had happened at a table by `cut`."""
    return (
        storage.seen(cut) if isinstance(storage, Memory) else await late_seen(storage, table_id, seats, cut)
    )


late_seen: Final = late.seen
for module in (late, api):  # where one asks what has come of age
    vars(module)["seen"] = seen
vars(late)["Table"] = aged_table


class Pages:
    """A book of what is said at a table, in memory."""

    def __init__(self) -> None:
        self.lines: dict[Channel, list[Said]] = {channel: [] for channel in CHANNELS}

    async def say(self, _table: str, said: Said, _command: str) -> None:
        """Keep a line."""
        kept = self.lines[said.channel]
        kept.append(replace(said, number=len(kept) + 1, name="somebody"))

    async def latest(self, _table: str, _cut: int) -> Kept:
        """All lines."""
        lines = {channel: list(said) for channel, said in self.lines.items()}
        return Kept(lines, Mark(0, len(lines["seats"]), len(lines["watchers"])))

    async def newcomers(self, _table: str, _guests: Collection[str]) -> dict[str, frozenset[str]]:
        """Nobody has muted anybody; a fresh dict."""
        return {}

    async def hushed(self, _table: str, _guests: Collection[str]) -> dict[str, int]:
        """Nobody says phrases alone; a fresh dict."""
        return {}

    async def wishes(self, guests: Collection[str]) -> dict[str, Wishes]:
        """Everybody hears everybody; a fresh dict."""
        return {guest: Wishes() for guest in guests}


class Twin(Table):
    """A table that goes on from where `base` is, with its cards as in `state`."""

    def __init__(self, base: Table, state: Any) -> None:
        for name, value in vars(base).items():  # what is kept to be shown again is each world's own
            if isinstance(value, dict):
                value = {} if name.startswith("_") else dict(value)
            self.__dict__[name] = value
        self.state = state
        self.sittings = list(base.sittings)
        self.commands = set(base.commands)
        self.answers = list(base.answers)
        self.log = {viewer: list(lines) for viewer, lines in base.log.items()}
        self.began: Any = state  # never changes: whoever plays on plays on a clone
        kept = counting(base.answers)
        self.counted = len(kept)
        self.earlier = {kept[-1].number: state} if kept else {}

    def dealt(self) -> Any:
        """The state before the first answer."""
        return super().dealt() if self.counted else self.began.clone()

    def led_to(self, answers: Sequence[Played]) -> Any:
        """The state after `answers`, as the cards lie in this world."""
        if len(answers) < self.counted:
            raise Over("taken back to before the worlds parted")
        state = self.began.clone()
        for played in answers[self.counted :]:
            state.answer(played.seat, self.face.game.read_answer(played.answer))
        return state


class World:
    """A table that is served, those who look at it, and what the eye among them is sent."""

    def __init__(self, table: Twin, eye: Seat, clock: Clock, luck: Rng, knowers: Sequence[Seat]) -> None:
        """`eye` is the first seat of somebody who may lead several, or NOTHING for a watcher.

        It may know what `knowers` know: its own seats, or one through whose eyes it looks.
        """
        FAULTS.found.clear()  # of other tests
        self.eye: Final = eye
        self.own: Final = [NOTHING] if eye == NOTHING else members(table.own(eye))
        self.knowers: Final = knowers
        self.clock: Final = clock
        self.luck: Final = luck
        self.processes: Final = 1  # in which bots think
        self.spent = 0.0  # seconds, by which bots and nobody else go
        self.moment = 0.0  # the last that they waited for; what others do meanwhile has no time of its own
        self.apart = False  # what is drawn is known to the eye, and was only imagined
        self.memory: Final = Memory()
        self.memory.world = self
        self.began: Final = Twin(table, table.state)
        self.memory.moments.append((0, table.version, picture(table.standing, table.sittings)))
        self.joining: set[asyncio.Task[None]] = set()
        self.tables: Final = Tables(
            cast(Storage, self.memory), cast(Thinkers, self), pace=PACE, now=clock.milliseconds
        )
        self.tables.bots.monotonic, self.tables.bots.until = self.seconds, self.until
        self.rooms: Final = Rooms(cast(Book, Pages()), self.tables)
        self.live: Final = Live(table)
        self.paper: Final = Paper(True, lambda: self.moment)  # the eye's, however often it comes anew
        self.onlooker: Final = Paper(True)  # a watcher's who is not the eye
        self.lines: dict[Seat, Line] = {}

    @property
    def table(self) -> Table:
        """The table."""
        return self.live.table

    def seconds(self) -> float:
        """The time that bots have spent."""
        return self.spent

    async def until(self, moment: float) -> None:
        """The time of bots goes on to `moment`."""
        self.spent = self.moment = moment
        await asyncio.sleep(0)

    # -- who is there ------------------------------------------------------------------
    def come(self, seat: Seat) -> None:
        """Whoever sits at `seat` opens the table; NOTHING is a watcher."""
        assert seat == self.eye or seat not in self.own, "they have it open already"
        guest = "" if seat == NOTHING else self.table.sittings[seat].guest
        self._open(seat, guest, self.paper if seat == self.eye else Paper(False))

    def watch(self) -> None:
        """Somebody who does not sit here opens the table, beside the eye."""
        self._open(BESIDE, "onlooker", self.onlooker)

    def _open(self, seat: Seat, guest: str, paper: Paper) -> None:
        line = self.lines[seat] = Line(guest, self.table.watch, cast(Socket, paper))
        self.tables.look(self.live, line)
        if self.table.terms.watching.delay:
            self.joining.add(asyncio.create_task(self._join(line)))
        else:
            self.rooms.join(self.live, line)

    async def _join(self, line: Line) -> None:
        await self.rooms.lates.join(self.live, line)
        self.rooms.join(self.live, line)

    async def _look(self) -> None:
        """Show who watches late what has come of age."""
        await self.rooms.lates.look(self.live)
        room = self.rooms.room(self.table.id)
        if room is not None:
            room.come_of_age()

    def go(self, seat: Seat) -> None:
        """Who sits there closes the table."""
        line = self.lines.pop(seat)
        self.rooms.leave(self.live, line)
        self.rooms.lates.leave(self.live, line)
        self.tables.leave(self.live, line)

    def has(self, seat: Seat) -> bool:
        """Whether who sits at `seat` has the table open; the eye has it open once, however many it leads."""
        return self.at(seat) in self.lines

    def at(self, seat: Seat) -> Seat:
        """The seat by whose line the person at `seat` speaks."""
        return self.eye if seat in self.own else seat

    async def say(self, seat: Seat, kind: str, name: str, /, **fields: Any) -> None:
        """Somebody who is there says something."""
        await self.write(seat, json.dumps({"type": kind, "id": name, **fields}))

    async def write(self, seat: Seat, text: str) -> None:
        """Somebody who is there sends a text."""
        await hear(self.tables, self.rooms, self.live, self.lines[self.at(seat)], text)

    async def rest(self) -> None:
        """Wait until everything is done that the table does by itself now, and sent."""
        calm, looked = 0, not self.table.terms.watching.delay
        for _ in range(PATIENCE):
            await asyncio.sleep(0)
            if calm > 3 and not looked:
                await asyncio.gather(*self.joining)
                await self._look()
                looked, calm = True, 0
            busy = bool(self.live.thinking or self.live.tending or self.rooms._tasks)
            busy = busy or any(one.waiting() for one in self.lines.values())
            calm = 0 if busy else calm + 1
            if calm > 3 and looked:
                assert not self.table.fault, self.table.fault
                assert not FAULTS.found, FAULTS.found.pop()
                return
        raise AssertionError("the table does not come to rest")

    async def close(self) -> None:
        """Nothing more happens."""
        await self.rooms.stop()
        self.live.cancel()

    def sent(self) -> list[bytes]:
        """What the eye was sent since this was last asked."""
        found, self.paper.sent = self.paper.sent, []
        return found

    def sent_at(self) -> list[float]:
        """When the eye was sent it."""
        found, self.paper.times = self.paper.times, []
        return found

    # -- who decides -------------------------------------------------------------------
    async def choose(self, _game: str, view: Any, *_rest: Any) -> int:
        """What a bot decides, in place of `Thinkers`: the more it can answer, the longer it thinks."""
        bots = [one.seat for one in self.table.bots_to_answer(keeping.late(self.table, self.clock.now))]
        mine = getattr(view, "seat", NOTHING)  # where all is open a view is nobody's own
        seat = mine if mine in bots else bots[0]
        choice = self.choice(seat)
        self.spent += THOUGHT * len(self.table.state.options(seat)) + choice % 7 * THOUGHT
        return choice

    def choice(self, seat: Seat) -> Choice:
        """What `seat` answers now: anything."""
        return decided(self.table, self.luck)[1] if self.table.asked() == [seat] else self.any_of(seat)

    def any_of(self, seat: Seat) -> Choice:
        """Any answer of `seat`."""
        options = self.table.state.options(seat)
        return int(options[int(self.luck.below(len(options)))])


class Mirror(World):
    """The imagined world: what happens in it is what happened in the true one, as far as the eye can see."""

    def __init__(self, table: Twin, true: World) -> None:
        super().__init__(table, true.eye, true.clock, true.luck, true.knowers)
        self.true: Final = true
        self.swapped = 0  # answers that were others than in the true world
        table.dealer = self

    def choice(self, seat: Seat) -> Choice:
        """What `seat` answers now: the same as in the true world, or what looks the same."""
        options = self.table.state.options(seat)
        row = self.counterpart(len(counting(self.table.answers)), seat)
        if row is None:
            return int(options[0])  # the worlds are not alike: what is sent will tell
        return self.alike(row, options)

    def counterpart(self, number: int, seat: Seat) -> Played | None:
        """The answer of `seat` that was given in the true world after `number` others that count.

        Who is asked together with it may have answered before.
        """
        asked = [*self.table.asked(), seat]
        for row in counting(self.true.table.answers)[number:]:
            if row.seat == seat:
                return row
            if row.seat not in asked:
                return None
        return None

    def alike(self, row: Played, options: list[Choice]) -> Choice:
        """The same answer; another one that looks like it every other time, if the eye may not learn it."""
        game = self.table.face.game
        choice = game.read_answer(row.answer)
        if any(knows(row.known_to, eye, row.seat) for eye in self.knowers):
            self.apart = self.apart or choice not in options
            return choice if choice in options else options[0]
        if choice in options and self.luck.below(2):
            return choice
        head = row.answer.partition(" ")[0].partition(":")[0]  # a hidden vote is known to be a vote
        words = [one for one in options if game.write_answer(one).startswith(head)]
        if not words:
            self.apart = True
            return options[0]
        found = words[int(self.luck.below(len(words)))]
        self.swapped += found != choice
        return found

    def deal(self, number: int, options: list[Choice], odds: list[int]) -> Choice:
        """What chance draws here, in place of the dealer of the table."""
        row = self.counterpart(number - 1, CHANCE)
        if row is None:
            return options[0]
        return self.alike(row, options)


def decided(table: Table, luck: Rng) -> tuple[Seat, Choice]:
    """Who answers next, and what: anything, or in half of all hunts what lasts longer."""
    script: tuple[Seat, Choice] | None = vars(table).get("script")
    if script is not None and not counting(table.answers) and table.asked() == [script[0]]:
        return script
    asked = table.asked()
    seat = asked[int(luck.below(len(asked)))]
    options = table.state.options(seat)
    if table.face.game is HUNTERS and table.seed[0] in "01234567":
        return seat, refer(table.state, seat, REFERENCE)
    return seat, options[int(luck.below(len(options)))]


def knows(known_to: int, eye: Seat, seat: Seat) -> bool:
    """Whether an answer of `seat` that is known to `known_to` is known to `eye`."""
    return eye == seat or holds(known_to, WATCHER if eye == NOTHING else eye)
