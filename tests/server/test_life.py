"""Tables as time passes and people come and go, with a time of the test's own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from machine import House
from sanjie.core.chance import Rng
from sanjie.server import tables, wire
from sanjie.server.clocks import DAY, SECOND, Pace
from sanjie.server.database import prepare
from sanjie.server.judging import Command, Reply
from sanjie.server.live import Live
from sanjie.server.sockets import Line
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting
from sanjie.server.table import Table, new_table
from sanjie.server.tables import Tables
from sanjie.server.telling import told
from sanjie.server.terms import Contract, Terms
from sanjie.server.thinking import Thinkers
from server.people import Person, rows, two_at_a_table
from server.worlds import SEED, guest_at, seated

REAL: Final = Pace("real", base=60 * SECOND, increment=5 * SECOND, shared=20 * SECOND)
DAYS: Final = Pace("days", base=2 * DAY, shared=2 * DAY, vacation=3 * DAY)
DROP: Final = Contract(grace=30 * SECOND, level=1)


class First(Thinkers):
    """Bots that think no longer than a test does; the table then plays the first legal answer."""

    async def choose(
        self,
        game: str,
        view: Any,
        level: int,
        seed: int,
        content: Any = None,
        seconds: float | None = None,
    ) -> int | None:
        """Nothing, at once."""
        await asyncio.sleep(0)
        return None

    def stop(self) -> None:
        """There is nothing to end."""


class Club:
    """The tables of one process, and its time."""

    def __init__(self, folder: Path, now: int) -> None:
        self.file = folder / "sanjie.db"
        self.now = now
        self.lines: dict[int, Line] = {}

    async def open(self) -> None:
        """Read the table `t`."""
        self.storage = Storage(self.file)
        await self.storage.open()
        self.tables = Tables(self.storage, First(most=1), pace=0.0, now=lambda: self.now)
        live = await self.tables.open("t")
        assert live is not None
        self.live: Live = live

    @property
    def table(self) -> Table:
        """The table."""
        return self.live.table

    async def come(self, *seats: int) -> None:
        """People connect."""
        for seat in seats:
            self.lines[seat] = Line(guest_at(seat))
            self.tables.look(self.live, self.lines[seat])
        await self.settle()

    async def go(self, *seats: int) -> None:
        """People are gone."""
        for seat in seats:
            self.tables.leave(self.live, self.lines.pop(seat))
        await self.settle()

    async def wait(self, passed: int) -> None:
        """Time passes, and the table looks at it."""
        self.now += passed
        self.tables.minder.tend_soon(self.live)
        await self.settle()

    async def settle(self) -> None:
        """Until the table has nothing more to do by itself."""
        for _ in range(2_000):
            tasks = [task for task in (self.live.tending, self.live.thinking) if task is not None]
            if not tasks:
                return
            await asyncio.wait(tasks, timeout=10)
        raise AssertionError("it goes on for ever")

    async def say(self, seat: int, message: Command) -> Reply:
        """A command, and what it is answered."""
        replies: list[Reply] = []
        await self.tables.command(self.live, guest_at(seat), message, replies.append)
        await self.settle()
        return replies[0]

    async def play(self, seat: int) -> None:
        """`seat` gives its first legal answer."""
        assert seat in self.table.asked()
        choice = self.table.face.game.write_answer(self.table.state.options(seat)[0])
        reply = await self.say(seat, wire.Answer(f"a{self.table.upto}", self.table.upto, choice))
        assert isinstance(reply, wire.Done), reply

    def clock(self) -> wire.ClockInfo:
        """What everybody is shown of the clocks."""
        shown = told(self.table, 0, 0, (), self.now).clock
        assert shown is not None
        return shown

    async def close(self) -> None:
        """End the process."""
        await self.tables.stop()
        await self.storage.close()


@asynccontextmanager
async def club(
    folder: Path, terms: Terms, game: str = "aras", people: int = 2, bots: int = 0
) -> AsyncIterator[Club]:
    """A club whose table `t` has those terms and seats."""
    prepare(folder / "sanjie.db")
    found = Club(folder, 1_000_000)
    storage = Storage(found.file)
    await storage.open()
    robots = [Sitting(seat, "bot", level=1) for seat in range(people, people + bots)]
    await storage.add_table(new_table("t", game, {}, [*seated(people), *robots], SEED, terms, 0))
    await storage.close()
    await found.open()
    try:
        yield found
    finally:
        await found.close()


def refusal(reply: Reply) -> str:
    """The name of the problem."""
    assert isinstance(reply, wire.Problem), reply
    return reply.name


# -- clocks ----------------------------------------------------------------------------


def test_a_clock_runs_for_who_is_asked_and_a_bot_answers_when_it_is_up(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=REAL)) as here:
            await here.come(0, 1)
            assert here.clock() == wire.ClockInfo([60_000, 60_000], [0], False, False, [0, 0], [])
            await here.wait(7_000)
            assert here.clock().left == [53_000, 60_000]
            while here.table.asked() == [0]:
                await here.play(0)
            decisions = here.table.upto
            assert here.clock().left == [53_000 + 5_000 * decisions, 60_000]
            assert here.clock().running == [1]

            await here.wait(59_999)
            assert here.table.upto == decisions
            await here.wait(1)

            late = here.table.answers[decisions]
            assert (late.seat, late.by) == (1, "clock")
            assert {one.by for one in here.table.answers[:decisions]} == {""}
            assert here.table.sittings[1].stand_in == 0
            assert here.clock().left[1] == 5_000  # the increment, for the next one

    asyncio.run(life())


def test_an_alarm_rings_by_itself(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=REAL)) as here:
            await here.come(0, 1)
            await here.wait(59_950)
            here.now += 50
            for _ in range(500):
                if here.table.upto:
                    break
                await asyncio.sleep(0.01)
            assert here.table.answers[0].by == "clock"

    asyncio.run(life())


def test_when_everybody_is_gone_nobodys_time_runs(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=REAL)) as here:
            assert told(here.table, 0, 0, (), here.now).clock is None  # nobody has come yet
            await here.come(1)
            await here.wait(10_000)
            await here.go(1)
            assert (here.clock().stopped, here.clock().left[0]) == (True, 50_000)
            await here.wait(DAY)
            await here.come(0)
            assert (here.clock().stopped, here.clock().left[0]) == (False, 50_000)
            await here.wait(1_000)
            assert here.clock().left[0] == 49_000

    asyncio.run(life())


def test_a_server_that_was_away_costs_nobody_time(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=REAL)) as here:
            await here.come(0, 1)
            await here.wait(10_000)
            await here.play(0)
            left = here.clock().left
            await here.close()  # killed: nobody has said goodbye
            here.now += DAY
            await here.open()
            await here.come(0, 1)
            assert here.clock().left == left
            assert here.table.fault == ""

    asyncio.run(life())


def test_a_pause_needs_everybody_and_ends_for_anybody(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=REAL)) as here:
            await here.come(0, 1)
            await here.say(0, wire.Pause("a"))
            assert told(here.table, 1, 0, (), here.now).pausing == [0]
            await here.say(0, wire.Resume("b"))
            assert told(here.table, 1, 0, (), here.now).pausing == []
            await here.say(0, wire.Pause("c"))
            await here.say(1, wire.Pause("d"))
            shown = told(here.table, 0, 0, (), here.now)
            assert (shown.paused, shown.pausing, shown.decision) == (True, [], None)
            assert refusal(await here.say(0, wire.Answer("e", 0, "+d4"))) == "paused"
            await here.wait(DAY)
            assert here.clock().left == [60_000, 60_000]

            await here.say(1, wire.Resume("f"))
            assert here.clock().running == [0]
            await here.play(0)

    asyncio.run(life())


def test_days_are_over_also_where_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.01)

    async def life() -> None:
        async with club(tmp_path, Terms(pace=DAYS, contract=DROP)) as here:
            await here.come(0)
            await here.go(0)
            await here.wait(2 * DAY - 1)
            assert await here.storage.tables_due(here.now) == []
            here.now += 1
            assert await here.storage.tables_due(here.now) == ["t"]
            await here.tables.start()
            for _ in range(500):
                stored = await here.storage.load("t")
                if stored is not None and stored.answers:
                    break
                await asyncio.sleep(0.01)
            assert stored is not None
            assert (stored.answers[0].seat, stored.answers[0].by) == (0, "clock")
            assert stored.table.standing.due == here.now + 2 * DAY

    asyncio.run(life())


def test_who_has_days_for_a_decision_may_be_away(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=DAYS, contract=DROP)) as here:
            await here.come(1)
            await here.wait(DAY)
            assert (here.table.upto, here.table.sittings[0].stand_in) == (0, 0)
            assert here.clock().left == [DAY, 2 * DAY]

    asyncio.run(life())


def test_vacation_comes_before_the_days(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=DAYS)) as here:
            await here.come(0, 1)
            assert isinstance(await here.say(0, wire.Vacation("a", True)), wire.Done)
            assert here.table.standing.due == here.now + 5 * DAY
            await here.wait(DAY)
            assert isinstance(await here.say(0, wire.Vacation("b", False)), wire.Done)
            shown = here.clock()
            assert (shown.vacation, shown.left, shown.away) == ([2 * DAY, 3 * DAY], [2 * DAY] * 2, [])

    asyncio.run(life())
    asyncio.run(without_vacation(tmp_path))


async def without_vacation(folder: Path) -> None:
    """A table with other clocks has none."""
    async with club(folder / "real", Terms(pace=REAL)) as here:
        assert refusal(await here.say(0, wire.Vacation("a", True))) == "no-vacation"


def test_who_takes_back_gives_the_increment_back(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=REAL)) as here:
            await here.come(0, 1)
            for number in range(5):
                await here.play(0)
                assert here.clock().left[0] == 65_000
                await here.say(0, wire.Undo(f"u{number}", here.table.upto))
            assert here.clock().left == [60_000, 60_000]

    asyncio.run(life())


# -- people who leave ------------------------------------------------------------------


def test_a_bot_stands_in_after_the_grace_and_gives_the_same_decision_back(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(contract=DROP)) as here:
            await here.come(0, 1)
            await here.go(1)
            await here.wait(DAY)
            assert here.table.sittings[1].stand_in == 0  # nobody waits for them
            await here.go(0)
            await here.come(0)
            while here.table.asked() == [0]:
                await here.play(0)
            assert here.table.sittings[1].stand_in == 0  # the wait began anew: nobody was here to wait
            decision = here.table.upto
            await here.wait(29_999)
            assert here.table.upto == decision
            await here.come(1)  # in time
            await here.wait(DAY)
            assert (here.table.asked(), here.table.upto) == ([1], decision)

            await here.go(1)
            await here.wait(30_000)

            assert here.table.sittings[1].stand_in == 1
            answered = here.table.answers[decision:]
            assert {(one.seat, one.by) for one in answered} == {(1, "bot")}
            await here.come(1)
            assert here.table.sittings[1].stand_in == 0

    asyncio.run(life())


def test_who_leaves_on_purpose_comes_back_only_on_purpose(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(contract=DROP)) as here:
            await here.come(0, 1)
            await here.say(0, wire.Leave("a"))
            assert {(one.seat, one.by) for one in here.table.answers} == {(0, "bot")}
            await here.go(0)
            await here.come(0)
            assert here.table.sittings[0].stand_in == 1
            assert refusal(await here.say(0, wire.Answer("b", here.table.upto, "/"))) == "stood-in"
            await here.say(0, wire.ComeBack("c"))
            assert (here.table.sittings[0].stand_in, here.table.sittings[0].quit) == (0, False)

    asyncio.run(life())


def test_a_contract_without_return_keeps_who_left_out_and_counts_it_as_lost(tmp_path: Path) -> None:
    async def life() -> None:
        contract = Contract(30 * SECOND, 1, returns=False, counts="lost")
        async with club(tmp_path, Terms(contract=contract)) as here:
            await here.come(0, 1)
            await here.go(0)
            await here.wait(30_000)
            await here.come(0)
            assert here.table.sittings[0].stand_in == 1
            assert refusal(await here.say(0, wire.ComeBack("a"))) == "no-return"
            await here.say(1, wire.Resign("b"))
            ending = told(here.table, 0, 0, (), here.now).ending
            assert ending is not None
            assert (ending.winners, ending.forfeits) == ([0], [0])

    asyncio.run(life())


def test_who_is_left_decides_what_waited_for_the_others(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(contract=DROP), "guixi", 4) as here:
            await here.come(0, 1, 2, 3)
            for seat in (0, 1, 2):
                await here.say(seat, wire.Resign("a"))
            assert here.table.standing.status == "playing"
            await here.say(3, wire.Leave("b"))
            assert here.table.standing.ended_by == "abandoned"

    asyncio.run(life())


def test_who_has_left_decides_nothing_for_the_others(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(contract=Contract(30 * SECOND, 1, returns=False)), "aras", 4) as here:
            await here.come(0, 1, 2, 3)
            await here.say(2, wire.Leave("a"))
            for message in (wire.Resign("b"), wire.OfferDraw("c"), wire.DeclineDraw("d"), wire.GoOn("e")):
                assert refusal(await here.say(2, message)) == "stood-in"
            assert (here.table.standing.status, here.table.standing.draw_offer) == ("playing", -1)

    asyncio.run(life())


def test_who_has_left_is_not_taken_along_to_a_rematch_unless_they_want_it(tmp_path: Path) -> None:
    async def life(wanting: bool) -> list[tuple[str, str]]:
        async with club(tmp_path / f"{wanting}", Terms(contract=DROP, rated=True)) as here:
            await here.come(0, 1)
            await here.say(0, wire.Leave("a"))
            await here.say(1, wire.Resign("b"))
            if wanting:
                await here.say(0, wire.Rematch("c"))
            if not here.table.standing.rematch:
                await here.say(1, wire.Rematch("d"))
            again = await here.tables.storage.load(here.table.standing.rematch)
            assert again is not None
            assert again.table.standing.status == ("playing" if wanting else "waiting")
            assert bool(again.table.sittings[1].invite) != wanting
            return [(one.kind, one.guest) for one in again.table.sittings]

    assert asyncio.run(life(False)) == [("person", "guest1"), ("open", "")]
    assert asyncio.run(life(True)) == [("person", "guest1"), ("person", "guest0")]


@pytest.mark.parametrize(("game", "seats"), [("aras", 2), ("guixi", 4), ("hunters", 3)])
@pytest.mark.parametrize("pace", [Pace(), REAL])
def test_whoever_drops_at_whatever_decision_the_table_goes_on(
    tmp_path: Path, game: str, seats: int, pace: Pace
) -> None:
    async def life() -> None:
        luck, dropped = Rng(seats), set()
        async with club(tmp_path, Terms(pace=pace, contract=DROP), game, seats) as here:
            await here.come(*range(seats))
            for _ in range(40):
                if not here.table.asked():
                    break
                seat, before = here.table.asked()[0], here.table.upto
                if luck.below(2):
                    await here.play(seat)
                    continue
                dropped.add(seat)
                await here.go(seat)
                await here.wait(30_000)
                assert here.table.upto > before
                assert here.table.answers[before].by == "bot"
                await here.come(seat)
                over = here.table.standing.status == "over"
                assert (here.table.sittings[seat].stand_in == 0) != over
            assert here.table.fault == ""
            assert len(dropped) > 1
            again = await here.storage.load("t")
            assert again is not None
            assert Table(again).fault == ""
            assert Table(again).log == here.table.log

    asyncio.run(life())


def test_when_all_have_left_the_bots_finish_the_game(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms(pace=REAL, contract=DROP), "hunters", 2) as here:
            await here.come(0, 1)
            await here.say(0, wire.Leave("a"))
            await here.say(1, wire.Leave("b"))
            assert here.table.standing.status == "over"
            assert here.table.standing.ended_by == "rules"
            ending = told(here.table, 0, 0, (), here.now).ending
            assert ending is not None
            assert ending.reason == here.table.view(-1).result.reason

    asyncio.run(life())


def test_a_table_that_somebody_only_asked_for_is_dropped(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms()) as here:
            await here.tables.sweep()
            assert here.tables.lives() == [here.live], "who has just asked may need it still"
            await here.tables.open("t")
            await here.tables.sweep()
            assert here.tables.lives() == [here.live]
            await here.tables.sweep()
            assert here.tables.lives() == []

            await here.come(0)
            for _ in range(2):
                await here.tables.sweep()
            assert here.tables.lives() == [here.live], "somebody looks on"

    asyncio.run(life())


def test_over_the_wire_a_clock_runs_out_and_the_game_goes_on(house: House) -> None:
    ann, bob = Person(house.url), Person(house.url)
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"kind": "real", "base": 2, "shared": 2}
    made = ann.http.post("/api/tables", json={"game": "aras", "seats": seats, "terms": {"clock": clock}})
    first = ann.open(made.json()["table"])
    assert (first.table["clock"], first.table["terms"]["clock"]["base"]) == (None, 2)
    bob.join(first.table["invites"][1])
    second = bob.open(first.table["table"])
    running = first.hear_table(lambda table: bool(table["clock"] and table["clock"]["running"] == [0]))
    assert 0 < running["clock"]["left"][0] <= 2_000
    assert running["clock"]["left"][1] == 2_000

    second.hear_upto(4)  # nobody has done anything

    stored = rows(house.data, "SELECT DISTINCT by FROM answers WHERE table_id = ?", first.table["table"])
    assert stored == [("clock",)]


def test_over_the_wire_one_leaves_and_comes_back(house: House) -> None:
    first, second = two_at_a_table(house.url)

    assert first.ask("leave")["type"] == "done"
    shown = second.hear_table(lambda table: bool(table["seats"][0]["stand_in"] and table["decision"]))
    assert shown["seats"][0]["stand_in"] == 2
    assert first.ask("come_back")["type"] == "done"
    assert first.hear_table(lambda table: table["seats"][0]["stand_in"] == 0)["you"] == 0
