"""Processes that serve one database, in one test: what each knows of the others, and that they agree."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from sanjie.core.chance import Rng
from sanjie.packs import Pack
from sanjie.server import botplay, minder, wire
from sanjie.server.between import Between, parts
from sanjie.server.buses import MOST_BYTES, Hear
from sanjie.server.database import prepare
from sanjie.server.judging import Reply
from sanjie.server.live import Live
from sanjie.server.sockets import Line
from sanjie.server.storage import Storage
from sanjie.server.stored import Conflict, Sitting
from sanjie.server.table import Table, new_table
from sanjie.server.tables import Tables
from sanjie.server.telling import told
from sanjie.server.terms import Terms
from server.test_life import DROP, REAL, First
from server.worlds import SEED, guest_at, seated

LOOKS_ON: Final = 99


class Wire:
    """A bus within one process. What is said while it is `cut` is lost."""

    def __init__(self) -> None:
        self.hearers: list[Hear] = []
        self.cut = False

    @asynccontextmanager
    async def connected(self, hear: Hear) -> AsyncIterator["Wire"]:
        """Hear everything."""
        self.hearers.append(hear)
        try:
            yield self
        finally:
            self.hearers.remove(hear)

    async def say(self, message: bytes) -> None:
        """Tell everybody."""
        for hear in [] if self.cut else list(self.hearers):
            hear(message)

    async def ended(self) -> None:
        """Never."""
        await asyncio.Event().wait()


class Counting(First):
    """Bots that decide at once, and how often they were asked; or that never do."""

    def __init__(self) -> None:
        super().__init__(most=1)
        self.asked = 0
        self.hang = False

    async def choose(
        self,
        game: str,
        view: Any,
        level: int,
        seed: int,
        content: Pack | None = None,
        seconds: float | None = None,
    ) -> int | None:
        """Nothing, so that the table plays the first legal answer."""
        self.asked += 1
        if self.hang:
            await asyncio.Event().wait()
        return await super().choose(game, view, level, seed, content, seconds)


class Process:
    """One process; `live` is the table `t` in it."""

    def __init__(self, file: Path, bus: Wire, now: list[int]) -> None:
        self.time = now
        self.thinkers = Counting()
        self.storage = Storage(file)
        self.tables = Tables(self.storage, self.thinkers, pace=0.0, now=lambda: self.time[0])
        self.between = Between(self.tables, self.storage, bus, lambda: self.time[0] / 1_000)
        self.lines: dict[int, Line] = {}
        self.live: Live

    async def start(self) -> None:
        """Serve, and read the table."""
        await self.storage.open()
        await self.between.start()
        live = await self.tables.open("t")
        assert live is not None
        self.live = live

    async def stop(self) -> None:
        """End."""
        await self.tables.stop()
        await self.between.stop()
        await self.storage.close()

    @property
    def table(self) -> Table:
        """The table as this process knows it."""
        return self.live.table

    def come(self, *seats: int) -> None:
        """People connect to this process."""
        for seat in seats:
            self.lines[seat] = Line(guest_at(seat))
            self.tables.look(self.live, self.lines[seat])

    def go(self, *seats: int) -> None:
        """People leave it."""
        for seat in seats:
            self.tables.leave(self.live, self.lines.pop(seat))

    async def say(self, seat: int, message: Any) -> Reply:
        """A command, and what it is answered."""
        replies: list[Reply] = []
        await self.tables.command(self.live, guest_at(seat), message, replies.append)
        return replies[0]

    async def play(self, seat: int, choice: int) -> None:
        """`seat` answers here."""
        text = self.table.face.game.write_answer(choice)
        reply = await self.say(seat, wire.Answer(f"a{self.table.upto}", self.table.upto, text))
        assert isinstance(reply, wire.Done), reply


async def soon(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Return once it is `true`."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


async def quiet(*processes: Process) -> None:
    """Return once all of them have had the time to do what they do by themselves."""
    for _ in range(40):
        await asyncio.sleep(0.005)
    for process in processes:
        await soon(lambda process=process: process.live.tending is None)  # type: ignore[misc]


@asynccontextmanager
async def processes(
    folder: Path, terms: Terms, game: str = "aras", people: int = 2, bots: int = 0, count: int = 2
) -> AsyncIterator[tuple[Wire, list[Process]]]:
    """Processes that share a database with a table `t` of those terms and seats, and a bus."""
    file = folder / "sanjie.db"
    prepare(file)
    storage = Storage(file)
    await storage.open()
    robots = [Sitting(seat, "bot", level=1) for seat in range(people, people + bots)]
    await storage.add_table(new_table("t", game, {}, [*seated(people), *robots], SEED, terms, 0))
    await storage.close()
    async with AsyncExitStack() as stack:
        bus, now, found = Wire(), [1_000_000], []
        for _ in range(count):
            process = Process(file, bus, now)
            stack.push_async_callback(process.stop)
            await process.start()
            found.append(process)
        yield bus, found


@pytest.mark.parametrize(("game", "seats", "most"), [("aras", 2, 30), ("guixi", 4, 60), ("hunters", 3, 60)])
def test_two_processes_that_play_by_turns_show_every_seat_the_same(
    tmp_path: Path, game: str, seats: int, most: int
) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms(), game, seats) as (_, both):
            before = both[1].table
            luck = Rng(7)
            for turn in range(most):
                here = both[luck.below(2)]
                asked = here.table.asked()
                if not asked:
                    break
                seat = asked[luck.below(len(asked))]
                options = here.table.state.options(seat)
                await here.play(seat, options[luck.below(len(options))])
                there = both[1 - both.index(here)]
                await soon(lambda there=there, here=here: there.table.version == here.table.version)  # type: ignore[misc]
                if turn % 10 == 9:  # as if it had been read anew
                    fresh = await there.storage.load("t")
                    assert fresh is not None
                    for eye in range(-1, seats):
                        shown = [
                            told(table, eye, 0, (), 5) for table in (here.table, there.table, Table(fresh))
                        ]
                        assert shown[0] == shown[1] == shown[2]
            assert both[1].table is before, "what others play is played after them, not read anew"
            assert both[1].table.upto > most // 2

    asyncio.run(life())


def test_what_is_taken_back_in_one_process_is_in_the_other(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (_, (here, there)):
            await here.play(0, here.table.state.options(0)[0])
            await soon(lambda: there.table.upto == 1)
            assert isinstance(await there.say(0, wire.Undo("u", 1)), wire.Done)
            await soon(lambda: here.table.version == there.table.version)
            if there.table.standing.undo_seat == 0:  # it asks first
                assert isinstance(await here.say(1, wire.Undo("v", 1)), wire.Done)
            await soon(lambda: there.table.version == here.table.version)
            assert [one.by for one in here.table.answers] == ["", "undo"]
            assert there.table.answers == here.table.answers
            assert told(there.table, 0, 0, (), 5) == told(here.table, 0, 0, (), 5)

    asyncio.run(life())


def test_a_lost_message_is_made_good_by_a_look_at_the_database(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (bus, (here, there)):
            there.come(1)
            bus.cut = True
            await here.play(0, here.table.state.options(0)[0])
            await asyncio.sleep(0.05)
            assert there.table.upto == 0
            await there.between.sweep()
            await soon(lambda: there.table.upto == 1)
            await here.play(0, here.table.state.options(0)[0])
            again = await there.tables.open("t")
            assert again is there.live
            assert there.table.upto == 2, "who opens the table sees what is stored"

    asyncio.run(life())


def test_who_is_at_another_process_is_here(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms(contract=DROP)) as (_, (here, there)):
            here.come(0)
            there.come(1, LOOKS_ON)
            await soon(lambda: here.live.present() == {guest_at(0), guest_at(1)})  # not who only looks on
            await soon(lambda: guest_at(0) in there.live.present())
            assert here.tables.present_at("t") == {guest_at(0), guest_at(1)}
            here.time[0] += DROP.grace * 3
            for process in (here, there):
                process.between.look()
                process.tables.minder.see_who_is_here(process.live)
            await quiet(here, there)
            assert [one.stand_in for one in here.table.sittings] == [0, 0], (
                "both are here, at one or the other"
            )

            there.go(1)
            await soon(lambda: guest_at(1) not in here.live.present())
            while here.table.asked() == [0]:
                await here.play(0, here.table.state.options(0)[-1])
            here.time[0] += DROP.grace
            here.tables.minder.see_who_is_here(here.live)
            await soon(lambda: here.table.sittings[1].stand_in == 1)
            await soon(lambda: there.table.sittings[1].stand_in == 1)

    asyncio.run(life())


def test_a_process_that_falls_silent_sees_nobody_any_more(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (bus, (here, there)):
            here.come(0)
            there.come(1)
            await soon(lambda: guest_at(1) in here.live.present())
            bus.cut = True
            here.time[0] += 15_000
            here.between.look()
            assert guest_at(1) in here.live.present()
            here.time[0] += 2_000
            here.between.look()
            assert here.live.present() == {guest_at(0)}

    asyncio.run(life())


def test_clocks_run_while_anybody_is_at_any_process_and_stop_once(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms(pace=REAL)) as (_, (here, there)):
            there.come(LOOKS_ON)  # for it the clocks would stand still if it knew of nobody
            here.come(0)
            await quiet(here, there)
            assert here.table.version == there.table.version == 2, "started, and told to run"
            clock = told(there.table, 0, 0, (), there.time[0]).clock
            assert clock is not None
            assert not clock.stopped
            here.time[0] += 9_000
            here.go(0)
            await quiet(here, there)
            assert here.table.version == there.table.version == 3
            shown = [told(one.table, 0, 0, (), one.time[0] + 50_000).clock for one in (here, there)]
            assert shown[0] == shown[1]
            assert shown[0] is not None
            assert (shown[0].stopped, shown[0].left) == (True, [51_000, 60_000])

    asyncio.run(life())


def test_a_process_that_starts_while_others_serve_gives_nobody_time(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms(pace=REAL)) as (bus, (here, there)):
            here.come(0)
            await quiet(here, there)
            here.time[0] += 20_000
            third = Process(tmp_path / "sanjie.db", bus, here.time)
            await third.start()
            try:
                assert third.tables.began == here.tables.began == 1_000_000
                clock = told(third.table, 0, 0, (), third.time[0]).clock
                assert clock is not None
                assert clock.left == [40_000, 60_000]
                assert third.live.present() == {guest_at(0)}
                third.come(LOOKS_ON)
                await quiet(here, there, third)
                assert here.table.version == 2, "it knew at once that somebody is here"
            finally:
                await third.stop()

    asyncio.run(life())


def test_bots_think_in_one_process_and_in_another_if_that_falls_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minder, "RESCUE_SECONDS", 600.0)

    async def life() -> None:
        async with processes(tmp_path, Terms(), "aras", 1, 1) as (_, (here, there)):
            here.come(0)
            there.come(LOOKS_ON)

            async def turn() -> None:
                while here.table.asked() == [0]:
                    await here.play(0, here.table.state.options(0)[-1])

            await turn()
            await soon(lambda: here.table.asked() == [0] and there.table.version == here.table.version)
            asked = here.thinkers.asked
            assert asked > 0
            assert there.thinkers.asked == 0

            there.live.cancel()
            monkeypatch.setattr(minder, "RESCUE_SECONDS", 0.3)
            here.thinkers.hang = True
            await turn()
            upto = here.table.upto
            await soon(lambda: there.thinkers.asked > 0)
            await soon(lambda: here.table.upto > upto)
            assert here.table.answers[upto].seat == 1

    asyncio.run(life())


def test_bots_that_an_ended_process_left_are_found_by_a_look_at_the_database(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms(), "aras", 1, 1) as (_, (here, there)):
            here.thinkers.hang = True
            while here.table.asked() == [0]:
                await here.play(0, here.table.state.options(0)[-1])
            upto = here.table.upto
            here.time[0] = there.time[0] = int(time.time() + 50) * 1_000
            await there.tables.sweep()
            await quiet(here)
            assert (there.thinkers.asked, here.table.upto) == (0, upto), "it may still think where it began"
            there.time[0] += 12_000
            await there.tables.sweep()
            await soon(lambda: here.table.upto > upto)

    asyncio.run(life())


def test_time_does_not_run_for_people_whose_process_was_killed(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms(pace=REAL)) as (bus, (here, there)):
            here.come(0, 1)
            await quiet(here, there)
            bus.cut = True  # it says nothing any more
            here.time[0] += 17_000
            there.tables._drop_if_idle(there.live)
            there.between.look()
            live = await there.tables.open("t")
            assert live is not None
            clock = told(live.table, 0, 0, (), there.time[0]).clock
            assert clock is not None
            assert clock.left == [60_000, 60_000]

    asyncio.run(life())


def test_a_table_that_one_process_holds_stays_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (_, (here, there)):
            here.come(0)
            there.come(1)

            def broken(*_: object) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as broken_rules:
                broken_rules.setattr(Table, "played", broken)
                reply = await here.say(0, wire.Answer("x", 0, "+d4"))
            assert isinstance(reply, wire.Problem)
            assert reply.name == "held"
            await soon(lambda: there.table.status == "held")
            await quiet(here, there)
            assert here.table.status == "held"
            assert (here.table.version, there.table.version) == (1, 1)

    asyncio.run(life())


def test_a_table_is_opened_for_a_match_only_if_nobody_waits_unseen(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (_, (here, there)):

            def waiting(name: str) -> Any:
                seats = [Sitting(0, "person", name), Sitting(1, "open", invite="k")]
                return new_table(name, "aras", {}, seats, SEED, Terms(reach="public"), 0)

            outcomes = await asyncio.gather(
                here.storage.add_to_match(waiting("one"), set()),
                there.storage.add_to_match(waiting("two"), set()),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
            first = "one" if outcomes[0] is None else "two"
            with pytest.raises(Conflict):
                await here.storage.add_to_match(waiting("three"), {"another"})
            await here.storage.add_to_match(waiting("three"), {first})

    asyncio.run(life())


def test_a_new_name_and_the_end_of_a_session_are_heard_everywhere(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (_, (here, there)):
            ended: list[str] = []
            there.tables.topics["ended"] = ended.append
            await here.storage.name_guest(guest_at(1), "夏")
            here.tables.renamed(guest_at(1), "夏")
            here.tables.tell("ended", "session")
            await soon(lambda: there.table.sittings[1].name == "夏" and ended == ["session"])

    asyncio.run(life())


def test_what_a_bot_says_it_is_after_is_shown_by_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said(table: Table, seat: int, _choice: int) -> wire.Intent:
        return wire.Intent(seat, table.upto + 1, "hunters-intent-approach", {"space": "c3"})

    monkeypatch.setattr(botplay, "intent_of", said)

    async def life() -> None:
        async with processes(tmp_path, Terms(), "aras", 1, 1) as (_, (here, there)):
            here.come(0)
            there.come(LOOKS_ON)
            while here.table.asked() == [0]:
                await here.play(0, here.table.state.options(0)[-1])
            await soon(lambda: bool(here.table.intents) and here.table.asked() == [0])
            await soon(lambda: there.table.intents == here.table.intents)
            assert there.table.intents[1].args == {"space": "c3"}

            def shown() -> list[wire.Intent]:
                told = [one for one in there.lines[LOOKS_ON].waiting() if isinstance(one, wire.Table)]
                return told[-1].intents

            await soon(lambda: shown() == list(here.table.intents.values()))
            there.between.hear(b'{"by": "another", "topic": "intent", "key": "nonsense"}')

    asyncio.run(life())


def test_messages_that_cannot_be_read_are_nobodys() -> None:
    process = object.__new__(Between)
    process.name = "us"  # type: ignore[misc]
    for message in (b"", b"{", b"\xff", b'{"by": 3}', b"[]", b'{"by": "us", "topic": "table"}'):
        process.hear(message)


def test_who_is_here_is_told_in_parts_that_fit() -> None:
    here = {f"table{number}": [f"{guest:032x}" for guest in range(6)] for number in range(200)}

    found = parts(here)

    assert len(found) > 1
    assert {table: guests for part in found for table, guests in part.items()} == here
    assert all(len(msgspec.json.encode(part)) < MOST_BYTES for part in found)
