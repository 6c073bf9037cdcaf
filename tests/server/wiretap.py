"""The law of the wire: in worlds that a seat cannot tell apart it is sent the same bytes, in the same order.

Both worlds are served by the server's own objects: `Tables`, a `Line` whose socket only writes down what is
sent, `hear` for what is said. There is no network and no database, time is the test's own, and bots decide as
they are told. One world is a game that was played; in the other lie the cards as the seat that looks on, the
*eye*, could imagine them, other guests sit on the other seats, and they ask other things. Both are played on
alike, as far as the rules themselves show the eye no difference; answers it may not learn are taken anew.

    PYTHONPATH=tests .venv/bin/python -m server.wiretap guixi --pairs 2000 --notes /tmp/guixi.json

follows that many pairs of worlds, tells how far it is and how much it compared, and exits with 1 at the first
difference, or if the worlds hardly ever differed in some kind of secret (`LEAST`). Interrupted, it goes on
where its notes end.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
from litestar import Response

from sanjie.bots.registry import LEVELS
from sanjie.core.chance import Rng
from sanjie.core.events import project
from sanjie.core.game import Chosen
from sanjie.core.seats import CHANCE, NOTHING, WATCHER, Seat, SeatSet, holds, members
from sanjie.games.guixi.game import GUIXI
from sanjie.games.hunters.game import HUNTERS
from sanjie.server import api, clocks, forecasts, keeping, telling, undo
from sanjie.server.clocks import DAY, SECOND, Pace
from sanjie.server.course import counting
from sanjie.server.problems import Refusal
from sanjie.server.stored import Line as Listed
from sanjie.server.stored import NewTable, Played, Sitting, Stored
from sanjie.server.table import Table, new_table
from sanjie.server.terms import Contract, Terms, Watching
from server.wireworlds import BESIDE, Clock, Mirror, Over, Twin, World, decided, knows

FEWEST: Final = 6  # answers for which a pair of worlds is followed, at least
MOST: Final = 20  # and at most
LONGEST: Final = 24  # pairs that begin in the course of one game
SOUGHT: Final = 12  # tables beside one just before a rare secret, of which the fittest is taken
MINUTES: Final = 8  # things that happen in the last minutes, of which who watches late is not told
STRIDE: Final = 9  # answers of people between two positions from which a pair begins

CLOCKS: Final = (
    Pace(),
    Pace("real", base=60 * SECOND, increment=5 * SECOND, cap=40 * SECOND, shared=20 * SECOND),
    Pace("days", base=2 * DAY, shared=DAY, vacation=3 * DAY),
)
LATE: Final = 10 * 60 * SECOND
GRACE: Final = Contract(grace=30 * SECOND, level=1)


@dataclass(frozen=True)
class Kind:
    """Tables of one kind."""

    game: str
    seats: int
    options: tuple[tuple[str, Chosen], ...] = ()


KINDS: Final[dict[str, tuple[Kind, ...]]] = {
    "aras": (
        Kind("aras", 2),
        Kind("aras", 4, (("players", 4),)),
        Kind("aras", 2, (("characters", "??"),)),
        Kind("aras", 2, (("swap", "on"),)),
    ),
    "guixi": (
        Kind("guixi", 4, (("expansion", "true"),)),
        Kind("guixi", 6, (("mode", "competitive"), ("expansion", "true"))),
        Kind("guixi", 8, (("expansion", "true"),)),
        Kind("guixi", 3),
        Kind("guixi", 5),
    ),
    "hunters": (
        Kind("hunters", 3, (("hands", "concealed"),)),
        Kind("hunters", 5, (("hands", "concealed"), ("difficulty", "heroic"))),
        Kind("hunters", 2, (("hands", "concealed"), ("king", "stonebone"))),
        Kind("hunters", 4, (("hands", "open"), ("difficulty", "heroic"))),
        Kind("hunters", 4, (("hands", "concealed"),)),
    ),
}
LEAST: Final[dict[str, dict[str, int]]] = {  # how often 2,000 pairs must differ in each kind of secret
    "aras": {},
    "guixi": {
        "cards taken": 60,
        "deck orders": 500,
        "discards taken": 60,
        "draws": 300,
        "identities": 5_000,
        "inspections": 35,
        "peeks": 50,
        "random discards": 20,
        "reshuffles": 20,
        "sealed windows": 1_000,
        "votes": 350,
    },
    "hunters": {
        "deck order": 600,
        "draws": 150,
        "fate order": 300,
        "hands": 3_000,
        "supply order": 400,
        "tiles": 600,
    },
}
ASKED_ABOUT: Final[dict[str, tuple[str, ...]]] = {  # what the eye asks about, whatever it may do
    "aras": ("+c3", "/", "x", "md4d5", "+z9", "sd4"),
    "guixi": ("pass", "vote hanged_r", "use ward_r p1", "buy", "challenge p1", "no such thing", "close"),
    "hunters": (
        "end",
        "take",
        "gain:none",
        "parry:W",
        "move:1,0:W",
        "focus:W",
        "class:mage",
        "no such thing",
    ),
}
OUT_OF_PLACE: Final[tuple[tuple[str, dict[str, Any]], ...]] = (  # commands that are never taken
    ("rematch", {}),
    ("stand", {"line": "turn nonsense"}),
    ("kick", {"seat": 0}),
    ("fill", {"seat": 1, "level": 1}),
    ("ready", {"ready": True}),
    ("salt", {"salt": "mine"}),
)
OWN: Final = (  # what a table holds for its receiver alone, and its log
    *("you", "mine", "decision", "invite", "invites", "watch", "standing", "may_undo", "can_undo"),
    *("events", "events_from"),
)
UNREADABLE: Final = ("", "{", "[]", '{"type":"answer","id":"q"}', '{"type":"pong"}', '{"type":"why","id":7}')


class Told(AssertionError):
    """Somebody was told what they may not know."""


# -- a pair of worlds ------------------------------------------------------------------
class Pair:
    """Two worlds that look the same to `eye`, and what is compared of them."""

    def __init__(self, base: Table, eye: Seat, luck: Rng, met: Counter[str], through: Seat = NOTHING) -> None:
        """Begin both where `base` is. `met` counts what was compared.

        Who sits at `eye` may sit on other seats as well, and then sees what they all see. Who watches late
        may look `through` the eyes of a seat.
        """
        self.own: Final = [NOTHING] if eye == NOTHING else members(base.own(eye))
        self.eye: Final = self.own[0]
        self.through: Final = through
        self.knowers: Final = self.own if through == NOTHING else [through]  # who may know what the eye does
        self.viewers: Final = [WATCHER] if self.knowers == [NOTHING] else self.knowers
        self.viewer: Final = self.viewers[0]
        self.luck: Final = luck
        self.met: Final = met
        self.clock: Final = Clock()
        self.game: Final = base.face.game
        self.open: Final = base.face.is_open
        mine, theirs = self.states(base)
        for viewer in self.viewers:
            assert self.game.view(mine, viewer) == self.game.view(theirs, viewer), "not alike"
        sittings = [self.sitting(one) for one in base.sittings]
        true, other = Twin(base, mine), Twin(base, theirs)
        true.sittings = sittings
        other.sittings = [one if one.seat in self.own or not one.guest else stranger(one) for one in sittings]
        if eye == NOTHING and base.watch:
            other.__dict__["watch"] = base.watch[::-1]
        self.true: Final = World(true, self.eye, self.clock, luck, self.knowers)
        self.other: Final = Mirror(other, self.true)
        self.seen = [len(base.answers), len(base.answers)]
        self.states_seen = [mine, theirs]
        self.watched: Final = self.open or bool(luck.below(2))
        self.parted: Final = len(base.answers)  # answers that both worlds have in common
        self.count = 0
        if holds(mine.awaiting, CHANCE):  # the secret is only drawn now
            for table in (true, other):
                table.take(table._stepped(table._course(), None, table.standing, ()))

    def states(self, base: Table) -> tuple[Any, Any]:
        """The state as it is, and as the eye could imagine it."""
        state = base.state
        if self.open:
            return state, state.clone()
        if len(self.own) > 1:
            from games.hunters.scenes import exchanged, tightened

            other = exchanged(state, self.own, self.luck) if state.variant.concealed else state
            return tightened(state, self.luck), tightened(other, self.luck)
        imagined = self.game.imagine(self.game.view(state, self.viewer), self.luck)
        if self.game is GUIXI and self.luck.below(4):
            return state, self.beside(base, state) or imagined
        concealed = state.variant.concealed if self.game is HUNTERS else True
        if self.game is HUNTERS and (not concealed or self.luck.below(3) == 0):
            from games.hunters.scenes import tightened  # reads every worked case

            return tightened(state, self.luck), tightened(imagined, self.luck)
        return state, imagined

    def beside(self, base: Table, state: Any) -> Any:
        """A table of Guixi that differs from `state` in little; None if none is found.

        Just before a rare secret it is one at which the secret arises as well, and is another one.
        """
        from games.guixi.secrets import near

        script = vars(base).get("script")
        if script is None:
            return near(state, self.viewer, self.luck)
        rows = Twin(base, state).played(script[0], script[1], None).change.played
        best = None
        for _ in range(SOUGHT):
            other = near(state, self.viewer, self.luck)
            arose = None if other is None else self.arising(state.clone(), other.clone(), rows)
            if arose is None:
                continue
            best = other
            if vars(base)["kind"] in arose:
                break
        return best

    def arising(self, one: Any, two: Any, rows: Sequence[Played]) -> set[str] | None:
        """The secrets that arise as `rows` are answered at both tables of Guixi; None if they cannot be.

        What the eye may not know of them may be answered otherwise at the second.
        """
        from games.guixi.secrets import apart

        found: set[str] = set()
        for row in rows:
            choice, options = self.game.read_answer(row.answer), two.options(row.seat)
            if choice not in options and self.knows(row.known_to, row.seat):
                return None
            one.told.clear()
            two.told.clear()
            one.telling = two.telling = True
            one.answer(row.seat, choice)
            two.answer(row.seat, choice if choice in options else options[0])
            if len(one.told) != len(two.told) or one.awaiting != two.awaiting:
                return None
            found |= apart(one, two, self.viewer)
        return found

    def knows(self, known_to: SeatSet, seat: Seat) -> bool:
        """Whether the eye may know an answer of `seat` that is known to `known_to`."""
        return any(knows(known_to, eye, seat) for eye in self.knowers)

    def sitting(self, one: Sitting) -> Sitting:
        """A seat of the true world: a bot now and then, but the eye and another one are people."""
        if (
            one.seat in self.own
            or one.seat == (self.eye + 1) % 2
            or self.luck.below(2 if self.game is HUNTERS else 3)
        ):
            return one
        return Sitting(one.seat, "bot", level=LEVELS[self.game.name])  # the best: they say what for

    # -- comparing ---------------------------------------------------------------------
    async def both(self, kind: str, act: Callable[[World], Awaitable[None]]) -> None:
        """Let the same happen in both worlds, and compare what the eye is sent."""
        for world in (self.true, self.other):
            await act(world)
            await world.rest()
        self.compare(kind)

    async def said(self, kind: str, seat: Seat, what: str, name: str, /, **fields: Any) -> None:
        """Let `seat` say the same in both worlds, and compare."""
        await self.both(kind, lambda world: world.say(seat, what, name, **fields))

    async def called(self, seat: Seat) -> None:
        """Who sits there opens the table, in both worlds."""

        async def act(world: World) -> None:
            world.come(seat)

        await self.both("coming", act)

    def compare(self, kind: str) -> None:
        """What was sent must be the same. Raises Told, and Over when that cannot be asked any more."""
        if self.other.apart:
            raise Over("drawn")
        secrets = self.secrets()
        mine, theirs = self.true.sent(), self.other.sent()
        times = self.true.sent_at(), self.other.sent_at()
        if self.open and self.count % 4 == 0 and not self.true.table.terms.watching.delay:
            self.compare_with_watcher(kind, mine)
        if mine != theirs:
            raise Told(f"{self.game.name}, seat {self.eye}, {kind}: {difference(mine, theirs)}")
        if times[0] != times[1] and not self.is_late():  # to who watches late nothing is sent at beats
            raise Told(f"{self.game.name}, seat {self.eye}, {kind}: sent at {times[0]} and {times[1]}")
        self.keep_time(self.true.table)
        over = self.true.table.standing.status == "over"
        seed = self.true.table.seed.encode()
        if any(seed in one for one in mine) and not over:
            raise Told(f"{self.game.name}, seat {self.eye}, {kind}: the seed of a game in play")
        if self.are_apart():
            self.met[kind] += 1
            self.met["messages"] += len(mine)
            self.met["bytes"] += sum(map(len, mine))
            self.met["beats of bots"] += bool(times[0]) and times[0][-1] > times[0][0]
            self.met["watching late"] += self.is_late()
            self.met["watching late through other eyes"] += self.through != NOTHING
            self.met["leading several"] += len(self.own) > 1
            self.met["what bots say"] += any(b'"intents":[{' in one for one in mine)
            self.met.update(f"secret: {one}" for one in secrets)

    def is_late(self) -> bool:
        """Whether the eye watches late."""
        return self.eye == NOTHING and self.true.table.terms.watching.delay > 0

    def keep_time(self, table: Table) -> None:
        """What a clock of a table never does, whatever happens there: it is looked at after everything."""
        clock, pace = keeping.clock_of(table), table.terms.pace
        if clock is None:
            return
        running = members(clock.running)
        asked = members(table.state.awaiting) if table.standing.status == "playing" else []
        people = [one.seat for one in table.people()]
        left = [clocks.left(pace, clock, seat, self.clock.now) for seat in range(table.seats)]
        assert min(*left, *clock.vacations, clock.spent) >= 0, "nothing of a clock is negative"
        assert all(seat in asked and seat in people for seat in running), "it runs for who need not answer"
        assert len(running) < 2 or clock.shared, "it runs for two who do not share it"
        assert clock.shared or not pace.cap or all(left[seat] <= pace.cap for seat in running), (
            "beyond the cap"
        )
        assert all(one <= pace.vacation for one in clock.vacations), "more vacation than agreed"
        if table.standing.paused:
            assert not members(clocks.late(pace, clock, self.clock.now + DAY)), "late in a pause"
        again = msgspec.json.decode(table.standing.clock, type=clocks.Clock)
        assert again == clock, "it is kept as it is"
        self.met["clocks"] += 1

    def are_apart(self) -> bool:
        """Whether the worlds differ: in their cards, or where all is open in who sits there."""
        return self.open or bool(self.true.table.state.pack() != self.other.table.state.pack())

    def compare_with_watcher(self, kind: str, mine: list[bytes]) -> None:
        """Where all is open a seat sees what a watcher sees, and beside it only what is its own to do."""
        seen = tables_in(mine)
        watched = tables_in(self.true.onlooker.sent)
        self.true.onlooker.sent.clear()
        if not seen or not watched:
            return
        one, two = shared_part(seen[-1]), shared_part(watched[-1])
        log, open_log = seen[-1]["events"], watched[-1]["events"]
        short = min(len(log), len(open_log))
        if one != two or log[len(log) - short :] != open_log[len(open_log) - short :]:
            other = [name for name in one if one[name] != two.get(name)] or ["events"]
            raise Told(f"{self.game.name}, seat {self.eye}, {kind}: a watcher sees another {other}")
        self.met["as a watcher"] += 1

    def secrets(self) -> set[str]:
        """The kinds of secret in which the worlds differ now. Raises Over if the rules show the eye which."""
        found: set[str] = set()
        rows = []
        for place, world in enumerate((self.true, self.other)):
            rows.append(self.retold(world.table, self.states_seen[place], self.seen[place]))
            self.seen[place] = len(world.table.answers)
            self.states_seen[place] = world.table.state
        for (mine, one), (theirs, two) in zip(*rows, strict=False):
            if mine != theirs:
                raise Over("told")
            if len(one.told) == len(two.told):
                found |= apart(self.game.name, one, two, self.viewer)
        one, two = self.states_seen
        if one.awaiting != two.awaiting or self.sights(one) != self.sights(two):
            raise Over("seen")
        return found

    def sights(self, state: Any) -> list[Any]:
        """All that the eye sees of a state."""
        return [self.game.view(state, viewer) for viewer in self.viewers]

    def retold(self, table: Table, state: Any, upto: int) -> Iterator[tuple[list[Any], Any]]:
        """What the rules tell the eye of each answer after `upto`, and the state that it led to."""
        state = state.clone()
        for number, row in enumerate(table.answers[upto:], upto + 1):
            if row.by == "undo":
                state = table.led_to(counting(table.answers[:number]))
                state.telling = True
                yield [row.answer, self.sights(state)], state
                continue
            state.telling = True
            state.answer(row.seat, self.game.read_answer(row.answer))
            told = [
                (project(event, viewer), self.game.story(event, viewer, state))
                for event in state.told
                for viewer in self.viewers
            ]
            yield [row.seat, told], state
            state.told.clear()

    # -- playing -----------------------------------------------------------------------
    def name(self) -> str:
        """A fresh id for a command."""
        self.count += 1
        return f"c{self.count}"

    async def run(self) -> None:
        """Follow both worlds for some answers."""
        late = self.is_late()
        try:
            await self.both("opening", self.open_all)
            await self.look_through()
            for _ in range(FEWEST + int(self.luck.below(MOST - FEWEST + 1))):
                await self.something(self.true.table)
                if not self.true.table.asked():
                    break
                await self.answer()
                if late:
                    await self.time()
                    self.clock.now += int(self.luck.below(4)) * 60 * SECOND
            if not late and self.true.table.standing.status == "playing" and self.luck.below(3) == 0:
                await self.end()
        except Over:
            if late:  # what has come to light has not yet come to who watches late
                await self.last_minutes()
            raise
        if late:
            await self.last_minutes()

    async def last_minutes(self) -> None:
        """In the other world alone a great deal happens, of which who watches late is told nothing yet."""
        other, happened = self.other, 0
        if self.true.table.standing.status != "playing":
            return  # what was hidden is open once they see the end
        other.table.dealer = None
        for number in range(MINUTES):
            self.clock.now += LATE // (MINUTES + 1)
            here = [one.seat for one in other.table.people()]
            for seat in here:
                if not other.has(seat):
                    other.come(seat)
            await other.rest()
            asked = [seat for seat in other.table.asked() if seat in here]
            what, name = int(self.luck.below(4)), f"m{number}"
            if asked and what:
                options = other.table.state.options(asked[0])
                answer = other.table.face.written(options[int(self.luck.below(len(options)))])
                await other.say(asked[0], "answer", name, after=other.table.upto, answer=answer)
            elif here and number + 1 == MINUTES:
                for seat in here:
                    await other.say(seat, "resign", f"{name}{seat}")
            elif here:
                await other.say(here[0], "say", name, words=f"of the last minutes {number}")
            for world in (self.true, other):
                world.tables.minder.tend_soon(world.live)
                await world.rest()
            mine, theirs = self.true.sent(), other.sent()
            if mine != theirs:
                raise Told(f"{self.game.name}, late: {difference(mine, theirs)}")
            for kind, ask in (("record", recorded), ("forecast", foretold)):
                mine_told, theirs_told = await ask(self.true), await ask(other)
                if mine_told != theirs_told:
                    raise Told(f"{self.game.name}, late {kind}: {mine_told!r} {theirs_told!r}")
            happened = other.table.upto - self.true.table.upto
            self.met["last minutes"] += 1
            self.met["messages of the last minutes"] += len(mine)
        self.met["last minutes with other answers"] += happened != 0

    async def look_through(self) -> None:
        """Who watches late chooses the eyes of a seat, where that is agreed on."""
        if self.through != NOTHING:
            await self.said("looking through eyes", NOTHING, "eyes", "e", seat=self.through)

    async def open_all(self, world: World) -> None:
        """The eye comes, then all others, and at many tables somebody who watches."""
        if self.watched:
            world.watch()
        world.come(self.eye)
        await world.rest()
        for one in world.table.people():
            if one.seat not in self.own:
                world.come(one.seat)

    async def answer(self) -> None:
        """Somebody answers; in the other world what looks the same."""
        seat, choice = decided(self.true.table, self.luck)
        if self.true.table.sittings[seat].kind != "person":
            raise AssertionError("a bot has not answered")
        if not self.true.has(seat):
            played = len(self.true.table.answers)
            await self.called(seat)
            if len(self.true.table.answers) > played:
                return  # their time was up meanwhile, and the table has gone on
        question = self.game.view(self.true.table.state, self.viewer).question if not self.open else "move"
        known = "seen" if self.knows(self.true.table.state.known_to, seat) else "hidden"
        name, upto, swapped = self.name(), len(self.true.table.answers), self.other.swapped

        async def act(world: World) -> None:
            given = choice if world is self.true else self.other.choice(seat)
            await world.say(
                seat, "answer", name, after=world.table.upto, answer=self.game.write_answer(given)
            )

        await self.both(f"{known} answer: {question}", act)
        rows = self.true.table.answers[upto:]
        if self.other.swapped > swapped:
            self.met[f"another answer: {question}"] += 1
        if any(row.seat not in (seat, CHANCE) for row in rows):
            self.met["answers of bots and of the table"] += 1

    async def something(self, table: Table) -> None:
        """Something that happens at a table beside the game."""
        acts: list[Callable[[], Awaitable[None]]] = [
            self.lists,
            self.presence,
            self.curious,
            self.absence,
            self.past,
            self.talk,
        ]
        acts += [self.questions, self.refusals] * 2 if self.eye != NOTHING else []
        acts += [self.pause, self.undo, self.stand, self.time, self.missing, self.again]
        if table.standing.status == "playing":
            await acts[int(self.luck.below(len(acts)))]()

    def person(self) -> Seat:
        """Somebody who sits here, is here and answers for themselves."""
        here = [one.seat for one in self.true.table.people() if one.seat in self.true.lines]
        return here[int(self.luck.below(len(here)))] if here else NOTHING

    async def questions(self) -> None:
        """The eye asks about answers, its own and those of others."""
        texts = list(ASKED_ABOUT[self.game.name])
        for seat in self.true.table.asked():
            texts += [self.game.write_answer(one) for one in self.true.table.state.options(seat)[:20]]
        order = list(range(len(texts)))
        self.luck.shuffle(order)
        texts = [texts[place] for place in order]
        for text in texts[:3]:
            await self.said("why", self.eye, "why", "w", answer=text)
        await self.said("preview", self.eye, "preview", "p", answer=texts[0])
        stale = {"after": self.true.table.upto + 1, "answer": texts[0]}
        await self.said("stale", self.eye, "answer", "s", **stale)
        if set(self.own) & set(self.true.table.asked()):
            texts = [one for one in texts if not self.legal(one)]
        now = {"after": self.true.table.upto, "answer": texts[0] if texts else "no such thing"}
        await self.said("refused answer", self.eye, "answer", "r", **now)

    def legal(self, text: str) -> bool:
        """Whether the eye may answer that."""
        table = self.true.table
        seats = [seat for seat in table.asked() if seat in self.own]
        return text in [table.face.written(one) for seat in seats for one in table.state.options(seat)]

    async def refusals(self) -> None:
        """The eye says what is out of place, or cannot be read."""
        kind, fields = OUT_OF_PLACE[int(self.luck.below(len(OUT_OF_PLACE)))]
        await self.said("refused command", self.eye, kind, "k", **fields)
        text = UNREADABLE[int(self.luck.below(len(UNREADABLE)))]
        await self.both("unreadable", lambda world: world.write(self.eye, text))
        if not self.true.table.terms.pace.vacation:
            await self.said("refused command", self.eye, "vacation", "v", away=True)

    async def curious(self) -> None:
        """In the other world alone, somebody else asks and is refused: that is nobody's business."""
        for seat in [one for one in self.other.lines if one != self.eye]:
            text = ASKED_ABOUT[self.game.name][int(self.luck.below(6))]
            await self.other.say(seat, "why", "w", answer=text)
            await self.other.say(seat, "preview", "p", answer=text)
            await self.other.say(seat, "answer", "a", after=self.other.table.upto + 1, answer=text)
            await self.other.say(seat, "rematch", "r")
        for world in (self.other, self.true):
            await world.rest()
        self.compare("what others ask")

    async def presence(self) -> None:
        """Somebody goes, or comes back."""
        seat = self.person() if self.luck.below(2) else int(self.luck.below(self.true.table.seats))
        if seat in (*self.own, NOTHING) or self.true.table.sittings[seat].kind != "person":
            return

        async def act(world: World) -> None:
            if seat in world.lines:
                world.go(seat)
            else:
                world.come(seat)

        await self.both("presence", act)

    async def again(self) -> None:
        """The eye comes anew, and is told everything from the start."""

        async def act(world: World) -> None:
            world.go(self.eye)
            world.come(self.eye)

        await self.both("coming anew", act)
        await self.look_through()

    async def talk(self) -> None:
        """Somebody who sits here says something; what those say who watch is not for who plays."""
        seat = self.person()
        name, words = self.name(), f"well played {self.count}"
        if seat != NOTHING:
            await self.said("talk", seat, "say", f"{name}t", words=words)
        if not self.watched or self.true.table.standing.status != "playing":
            return
        if self.eye == NOTHING:
            await self.said("talk of watchers", BESIDE, "say", f"{name}w", words=words)
            return
        for world in (self.true, self.other):
            await world.say(BESIDE, "say", f"{name}w", words=words)
            await world.rest()
            if world.paper.sent:
                raise Told(f"{self.game.name}, seat {self.eye}: who plays hears who watches")
        self.compare("unheard talk of watchers")

    async def past(self) -> None:
        """The eye looks back, and through the eyes of another seat, which waits for the end of the game."""
        for kind, eyes in (("looking back", None), ("through other eyes", (self.eye + 1) % 2)):
            number = int(self.luck.below(self.true.table.upto + 2))
            await self.said(kind, self.eye, "past", "h", number=number, eyes=eyes)

    async def pause(self) -> None:
        """Somebody wants a pause; when all do, nothing is answered until one wants no more."""
        here = [one.seat for one in self.true.table.people() if one.seat in self.true.lines]
        if not here:
            return
        self.luck.shuffle(here)
        name = self.name()
        wanting = here if self.luck.below(2) else here[:1]
        for seat in wanting:
            await self.said("pause", seat, "pause", f"{name}w")
        if self.true.table.standing.paused and self.eye != NOTHING:
            fields = {"after": self.true.table.upto, "answer": "pass"}
            await self.said("paused", self.eye, "answer", "z", **fields)
        for seat in here[:1] if self.true.table.standing.paused else wanting:
            await self.said("resume", seat, "resume", f"{name}b")

    async def absence(self) -> None:
        """Somebody leaves the game, a bot plays on, and they come back."""
        seat = self.person()
        if seat == NOTHING or len(self.true.table.people()) < 2:
            return
        name = self.name()
        await self.said("leaving", seat, "leave", f"{name}l")
        await self.said("coming back", seat, "come_back", f"{name}b")

    async def undo(self) -> None:
        """Somebody wants an answer back; the others agree, or one does not."""
        seat = self.person()
        table = self.true.table
        last = undo.own_last(table, seat) if seat != NOTHING else None
        if last is None or last.number <= self.parted:
            return
        name, upto = self.name(), table.upto
        await self.said("undo", seat, "undo", f"{name}u", after=upto)
        if table.standing.undo_seat == NOTHING:
            return
        agree = bool(self.luck.below(2))
        for other in [one.seat for one in table.people() if one.seat != seat and one.seat in self.true.lines]:
            if table.standing.undo_seat == NOTHING:
                break
            if agree:
                now = table.upto
                await self.said("undo agreed", other, "undo", f"{name}g", after=now)
            else:
                await self.said("undo declined", other, "decline_undo", f"{name}d")

    async def stand(self) -> None:
        """Somebody leaves a standing answer, or takes it back."""
        seat = self.person()
        if seat == NOTHING:
            return
        lines = ("window", "change used", "turn -", "turn me after", "change king", "")
        line, name = lines[int(self.luck.below(len(lines)))], self.name()
        moment = self.true.table.face.moment(self.true.table.view(NOTHING), seat)
        if moment is not None and seat not in self.own and seat not in self.true.table.asked():

            async def act(world: World) -> None:
                said = "turn used" if world is self.true else "change me"
                await world.say(seat, "stand", f"{name}o", line=said)

            await self.both("standing of others", act)  # which it was is nobody's business
            await self.said("standing", seat, "stand", f"{name}p", line="")
        await self.said("standing", seat, "stand", f"{name}s", line=line)

    async def time(self) -> None:
        """Time passes; whoever is late then is answered for, whoever is away long enough is stood in for."""
        self.clock.now += int(self.luck.below(90)) * SECOND
        if self.true.table.terms.pace.kind == "days":
            self.clock.now += int(self.luck.below(3 * 24)) * 3600 * SECOND

        async def act(world: World) -> None:
            world.tables.minder.tend_soon(world.live)

        await self.both("time", act)
        if any(one.by == "clock" for one in self.true.table.answers[-5:]):
            self.met["time up"] += 1

    async def missing(self) -> None:
        """Somebody is away for so long that a bot stands in, and comes back."""
        seat = self.person()
        if seat in (*self.own, NOTHING) or self.true.table.terms.pace.kind == "days":
            return

        async def gone(world: World) -> None:
            world.go(seat)

        async def late(world: World) -> None:
            world.tables.minder.tend_soon(world.live)

        await self.both("presence", gone)
        self.clock.now += GRACE.grace
        await self.both("time", late)
        if self.true.table.sittings[seat].stand_in:
            self.met["stood in"] += 1
        await self.called(seat)

    async def lists(self) -> None:
        """What is asked over HTTP: lists of tables, the record, the forecast."""
        for kind, ask in (("list", listed), ("record", recorded), ("forecast", foretold)):
            mine, theirs = await ask(self.true), await ask(self.other)
            if mine != theirs:
                raise Told(f"{self.game.name}, seat {self.eye}, {kind}: {mine!r} {theirs!r}")
            self.met[kind] += self.are_apart()

    async def end(self) -> None:
        """The table ends the game before the rules do: what lies hidden stays so on every screen."""
        people = [one.seat for one in self.true.table.people()]
        for seat in people:
            if not self.true.has(seat):
                await self.called(seat)
        for seat in people:
            if self.true.table.standing.status == "playing":
                await self.said("giving up", seat, "resign", f"e{seat}")
        if self.true.table.standing.status == "over":
            await self.both("ended by the table", lambda world: come_anew(world, self.eye))


async def come_anew(world: World, seat: Seat) -> None:
    """Who sits there closes the table and opens it."""
    if seat in world.lines:
        world.go(seat)
    world.come(seat)


def tables_in(sent: list[bytes]) -> list[dict[str, Any]]:
    """The tables among what was sent, read."""
    messages = [msgspec.json.decode(one) for one in sent]
    return [one for one in messages if one["type"] == "table"]


def shared_part(table: dict[str, Any]) -> dict[str, Any]:
    """A table without its log and without what is only its receiver's."""
    return {name: value for name, value in table.items() if name not in OWN}


def stranger(one: Sitting) -> Sitting:
    """Another guest of the same name on that seat."""
    return replace(one, guest=f"other-{one.guest}")


def difference(mine: list[bytes], theirs: list[bytes]) -> str:
    """The first message that differs, from a little before the difference."""
    if len(mine) != len(theirs):
        return f"{len(mine)} messages, {len(theirs)} in the other world"
    one, two = next((one, two) for one, two in zip(mine, theirs, strict=True) if one != two)
    at = next(
        (at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
    )
    start = max(0, at - 80)
    return f"{one[start : at + 80]!r} and {two[start : at + 80]!r}"


def apart(game: str, one: Any, two: Any, eye: Seat) -> set[str]:
    """The kinds of secret in which two states differ, or what was told of the last answer."""
    if game == "guixi":
        from games.guixi import secrets

        return secrets.apart(one, two, eye)
    if game != "hunters":
        return set()
    found = set()
    if any(mine != theirs for seat, (mine, theirs) in enumerate(zip(one.hands, two.hands, strict=True))):
        found.add("hands")
    if any(mine.value != theirs.value for mine, theirs in zip(one.told, two.told, strict=True)):
        found.add("draws")
    for kind, mine, theirs in (
        ("fate order", one.fate_top, two.fate_top),
        ("supply order", one.supply_top, two.supply_top),
        ("deck order", one.deck_top, two.deck_top),
        ("tiles", one.tile, two.tile),
    ):
        if mine != theirs:
            found.add(kind)
    return found


# -- over HTTP -------------------------------------------------------------------------
def request_of(world: World) -> Any:
    """A request of the eye."""
    guest = "visitor" if world.eye == NOTHING else world.table.sittings[world.eye].guest
    return SimpleNamespace(session={"guest": guest}, set_session=lambda _: None, query_params={})


async def said(answer: Awaitable[Any]) -> bytes:
    """The body of an answer, or the refusal."""
    try:
        given = await answer
        return msgspec.json.encode(given.content if isinstance(given, Response) else given)
    except Refusal as refusal:
        return f"{refusal.status} {refusal.name} {refusal.detail}".encode()


async def listed(world: World) -> bytes:
    """The table in the eye's list of tables."""
    table = world.table
    options = msgspec.json.encode(table.options).decode()
    kept = NewTable(
        table.id, table.face.game.name, table.revision, options, table.standing, tuple(table.sittings)
    )
    kept = replace(kept, seed=table.seed, answers=tuple(table.answers), terms=table.terms, watch=table.watch)
    return msgspec.json.encode(telling.line_of(Listed(kept, world.eye), world.tables.present_at(table.id)))


async def recorded(world: World) -> bytes:
    """The record of the game, which is secret while it is played."""
    answer = api.record.fn(request_of(world), world.tables, world.table.id)
    return await said(answer)


async def foretold(world: World) -> bytes:
    """What the demon king would do."""
    answer = forecasts.forecast.fn(request_of(world), world.tables, world.rooms, world.table.id)
    return await said(answer)


# -- many pairs ------------------------------------------------------------------------
def begun(kind: Kind, luck: Rng) -> Table:
    """A table of people that has just begun."""
    terms = Terms(
        "private" if luck.below(2) else "link",
        "full",
        CLOCKS[int(luck.below(3))],
        GRACE if luck.below(2) else Contract(),
        watching=Watching(LATE) if luck.below(3) == 0 else Watching(),
    )
    leads = 2 if kind.game == "hunters" and luck.below(2) else 1  # heroes that the first person leads
    guests = [0 if seat < leads else seat for seat in range(kind.seats)]
    if kind.seats > 2 and luck.below(2):
        guests = guests[::-1]  # or the last ones, which are asked last
    sittings = [
        Sitting(seat, "person", f"guest-{guest}", name=f"N{guest}") for seat, guest in enumerate(guests)
    ]
    seed = "".join(f"{luck.word() & 0xFFFFFFFFFFFFFFFF:016x}" for _ in range(4))
    if terms.watching.delay and seed[-1] in "01234567":
        terms = replace(terms, watching=Watching(LATE, "all"))
    made = new_table("t", kind.game, dict(kind.options), sittings, seed, terms)
    return Table(Stored(made, 0, made.answers, frozenset()))


def step(table: Table, luck: Rng) -> bool:
    """One answer of a game that is played; False if nobody is asked any more."""
    if not table.asked():
        return False
    seat, choice = decided(table, luck)
    table.take(table.played(seat, choice, None))
    return bool(table.asked())


def rare(number: int, luck: Rng) -> Table:
    """A table of Guixi just before something that random games hardly ever come to, each kind in its turn.

    Its `script` is who answers there, and from which answer it comes.
    """
    from games.guixi.secrets import RARE, before

    kinds = sorted(set(RARE.values()))
    state, seat, choice = before(kinds[number % len(kinds)], luck)
    chosen = tuple(GUIXI.chosen(state.variant).items())
    table = begun(Kind("guixi", state.seats, chosen), luck)
    table.state, table.answers, table.posed = state, [], 0
    for told in table.log.values():
        told.clear()
    table.standing = replace(table.standing, upto=0, waits_for=state.awaiting, turn=table.face.turn(state))
    table.__dict__["script"], table.__dict__["kind"] = (seat, choice), kinds[number % len(kinds)]
    return table


def positions(game: str, seed: int) -> Iterator[tuple[Table, int]]:
    """Tables in the course of games, for ever; each with a number of its own."""
    number = rarely = 0
    while True:
        for kind in KINDS[game]:
            luck = Rng(seed * 1_000_003 + number)
            table = begun(kind, luck)
            for _ in range(int(luck.below(4 * STRIDE))):
                step(table, luck)
            for _ in range(LONGEST):
                if not table.asked():
                    break
                yield table, number
                number += 1
                if game == "guixi":
                    yield rare(rarely, Rng(seed * 1_000_003 + number)), number
                    rarely += 1
                    number += 1
                for _ in range(STRIDE):
                    step(table, luck)
            number += 1


def follow(game: str, pairs: int, seed: int, met: Counter[str], done: int = 0) -> Iterator[int]:
    """Follow `pairs` pairs of worlds, the first `done` of which are left out; gives the number of each."""
    module = vars(telling)
    clock = module["time"]
    for count, (table, number) in enumerate(positions(game, seed)):
        if count >= pairs:
            return
        if count < done:
            continue
        luck = Rng(seed * 7_919 + number)
        eye = int(luck.below(table.seats + 1))
        several = [one.seat for one in table.sittings if one.guest and table.own(one.seat).bit_count() > 1]
        if table.terms.watching.delay and luck.below(2):
            eye = table.seats
        elif several and luck.below(2):
            eye = several[0]
        single = [seat for seat in range(table.seats) if table.own(seat).bit_count() == 1]
        borrows = eye == table.seats and table.terms.watching.eyes == "all" and bool(single)
        through = single[number % len(single)] if borrows else NOTHING
        pair = Pair(table, NOTHING if eye == table.seats else eye, luck, met, through)
        module["time"] = pair.clock
        try:
            asyncio.run(followed(pair))
        except Exception as problem:
            problem.add_note(f"pair {count} of seed {seed}")
            raise
        finally:
            module["time"] = clock
        met["pairs"] += 1
        met["watchers"] += eye == table.seats
        yield count


async def followed(pair: Pair) -> None:
    """Follow one pair to its end."""
    try:
        await pair.run()
    except Over as reason:
        pair.met[f"came to light: {reason}"] += 1
    finally:
        await pair.true.close()
        await pair.other.close()


# -- by hand ---------------------------------------------------------------------------
def main() -> int:
    """Follow many pairs, and note how far it is."""
    parser = argparse.ArgumentParser(prog="python -m server.wiretap")
    parser.add_argument("game", choices=sorted(KINDS))
    parser.add_argument("--pairs", type=int, default=2_000, help="pairs of worlds (default: 2000)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance (default: 1)")
    parser.add_argument("--notes", type=Path, help="a file to go on from when interrupted")
    wanted = parser.parse_args()
    met: Counter[str] = Counter()
    done, spent = 0, 0.0
    if wanted.notes and wanted.notes.exists():
        notes = json.loads(wanted.notes.read_text("utf-8"))
        if (notes["game"], notes["seed"]) != (wanted.game, wanted.seed):
            parser.error(f"{wanted.notes} holds notes of {notes['game']}, seed {notes['seed']}")
        met, done, spent = Counter(notes["met"]), notes["done"], notes["seconds"]
    began = time.monotonic()

    def note() -> None:
        seconds = spent + time.monotonic() - began
        print(f"{done} of {wanted.pairs} pairs, {seconds:.0f} s", file=sys.stderr, flush=True)
        if wanted.notes:
            notes = {"game": wanted.game, "seed": wanted.seed, "done": done, "seconds": seconds, "met": met}
            fresh = wanted.notes.with_suffix(".new")
            fresh.write_text(json.dumps(notes, indent=1), "utf-8")
            fresh.replace(wanted.notes)

    kept = Counter(met)
    try:
        for number in follow(wanted.game, wanted.pairs, wanted.seed, met, done):
            done, kept = number + 1, Counter(met)
            if done % 50 == 0:
                note()
    except KeyboardInterrupt:
        met = kept  # the pair that was cut off is followed anew
        note()
        return 130
    note()
    least = {f"secret: {kind}": times * done // 2_000 for kind, times in LEAST[wanted.game].items()}
    for kind, times in sorted({**dict.fromkeys(least, 0), **met}.items()):
        print(f"{times:>9} {kind}" + (f" (at least {least[kind]})" if kind in least else ""))
    few = [kind for kind, times in least.items() if met[kind] < times]
    if few:
        print(f"met too rarely: {', '.join(few)}", file=sys.stderr)
    return int(bool(few))


if __name__ == "__main__":
    raise SystemExit(main())
