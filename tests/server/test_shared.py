"""What is counted over all processes that serve one database: who looks on, and how much was asked."""

import asyncio
from pathlib import Path
from typing import Final

import msgspec

from sanjie.server import wire
from sanjie.server.between import MOST_WATCHING, Said, mark, parts
from sanjie.server.buses import MOST_BYTES
from sanjie.server.limits import Limits
from sanjie.server.sockets import Line
from sanjie.server.terms import Terms
from server.test_between import Process, processes, quiet, soon
from server.worlds import guest_at

WATCHERS: Final = (90, 91, 92)


def seen(line: Line) -> int:
    """How many look on, as somebody was told last."""
    return [message.watchers for message in line.waiting() if isinstance(message, wire.Table)][-1]


def test_whoever_serves_tells_the_same_number_of_who_look_on(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (_, (here, there)):
            here.come(0, *WATCHERS[:2])
            there.come(1, WATCHERS[2])
            await soon(lambda: [seen(here.lines[0]), seen(there.lines[1])] == [3, 3])
            assert seen(here.lines[90]) == seen(there.lines[92]) == 3
            assert here.live.present() == {guest_at(seat) for seat in (0, 1, 90, 91)}, "marks are nobody"

            there.come(WATCHERS[0])  # in another tab
            there.come(0)  # who sits there
            there.between.look()
            await quiet(here, there)
            assert [seen(here.lines[0]), seen(there.lines[1])] == [3, 3]

            here.go(*WATCHERS[:2])
            await soon(lambda: [seen(here.lines[0]), seen(there.lines[1])] == [2, 2])
            there.go(WATCHERS[0], WATCHERS[2])
            await soon(lambda: [seen(here.lines[0]), seen(there.lines[1])] == [0, 0])

    asyncio.run(life())


def test_who_looked_on_at_a_process_that_fell_silent_is_counted_no_more(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (bus, (here, there)):
            here.come(0)
            there.come(*WATCHERS)
            await soon(lambda: seen(here.lines[0]) == 3)
            bus.cut = True
            here.time[0] += 15_000
            here.between.look()
            assert seen(here.lines[0]) == 3
            here.time[0] += 2_000
            here.between.look()
            assert seen(here.lines[0]) == 0

    asyncio.run(life())


def test_those_who_look_on_fit_into_a_message() -> None:
    watching = sorted(mark(f"{number}") for number in range(MOST_WATCHING))
    assert len(set(watching)) > MOST_WATCHING - 3

    (found,) = parts({"table": watching})

    assert found == {"table": watching}
    assert len(msgspec.json.encode(Said("a process", watch=found))) <= MOST_BYTES


def limited(process: Process) -> Limits:
    """The limits of a process, which has begun to tell of them."""
    found = Limits(b"secret of both")
    process.between._limits.update(found.by_name)
    for buckets in found.by_name.values():
        buckets.shared = True
    return found


def test_what_one_process_lets_through_the_other_does_not(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (bus, (here, there)):
            limits, others = limited(here), limited(there)
            said: list[bytes] = []
            bus.hearers.append(said.append)
            assert [limits.packs.take("192.0.2.7") for _ in range(21)] == [True] * 20 + [False]
            here.between.look()
            await soon(lambda: not others.packs.take("192.0.2.7"))
            assert others.packs.take("192.0.2.8")
            assert others.lines.take("192.0.2.7"), "each limit is its own"
            assert any(b'"packs"' in one for one in said)
            assert not any(b"192.0.2" in one for one in said)
            before = len(said)
            here.between.look()
            assert not any(b"packs" in one for one in said[before:]), "it is told once"

    asyncio.run(life())


def test_what_was_let_through_while_nobody_heard_is_not_counted_later(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms()) as (_, (here, there)):
            limits, others = limited(here), limited(there)
            here.between._speaker.connected.clear()
            assert all(limits.packs.take("192.0.2.7") for _ in range(20))
            here.between.look()
            here.between._speaker.connected.set()
            assert limits.lines.take("ann")
            here.between.look()
            await soon(lambda: len(others.lines._buckets) == 1)
            assert all(others.packs.take("192.0.2.7") for _ in range(20))

    asyncio.run(life())


def test_a_process_that_reads_a_table_later_shows_what_bots_said_there(tmp_path: Path) -> None:
    async def life() -> None:
        async with processes(tmp_path, Terms(), "hunters", 2) as (bus, (here, there)):
            here.table.intents[1] = wire.Intent(1, 3, "hunters-intent-approach", {"space": "c3"})
            late = Process(tmp_path / "sanjie.db", bus, here.time)
            await late.start()
            try:
                await soon(lambda: late.table.intents == here.table.intents)
                newer = wire.Intent(1, 5, "hunters-intent-approach", {"space": "c4"})
                late.table.intents[1] = newer
                there.tables.tell("asked-intents", "t")
                await soon(lambda: there.table.intents.get(1) is not None)
                await quiet(here, there, late)
                assert late.table.intents == {1: newer}, "what is known is not told over by who knows less"
            finally:
                await late.stop()

    asyncio.run(life())
