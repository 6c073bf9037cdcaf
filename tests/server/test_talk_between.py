"""What is said in one process is heard in the others that serve the same database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sanjie.server import wire
from sanjie.server.database import prepare
from sanjie.server.sockets import Line
from sanjie.server.storage import Storage
from sanjie.server.table import new_table
from sanjie.server.talk.bonds import bind
from sanjie.server.talk.book import Book
from sanjie.server.talk.owned import forget
from sanjie.server.talk.rooms import WISHES_EVERY, Rooms
from server.test_between import Process, Wire, soon
from server.worlds import SEED, guest_at, seated


class Talking(Process):
    """A process where people talk."""

    def __init__(self, file: Path, bus: Wire, now: list[int]) -> None:
        super().__init__(file, bus, now)
        self.rooms = Rooms(Book(self.storage, lambda: now[0]), self.tables)
        self.heard: list[str] = []

    def listen(self, seat: int) -> Line:
        """Somebody comes, and listens."""
        self.come(seat)
        self.rooms.join(self.live, self.lines[seat])
        return self.lines[seat]

    def words(self, line: Line) -> list[str]:
        """All that somebody has heard so far."""
        for message in line.taken():
            if isinstance(message, wire.Talk):
                self.heard = [*([] if message.whole else self.heard), *(one.words for one in message.lines)]
        return self.heard

    async def stop(self) -> None:
        """End."""
        await self.rooms.stop()
        await super().stop()


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[tuple[Talking, Talking, Wire]]:
    """Two processes that serve a table for two, and what they hear of each other by."""
    file, now, bus = folder / "sanjie.db", [1_000_000], Wire()
    prepare(file)
    storage = Storage(file)
    await storage.open()
    await storage.add_table(new_table("t", "aras", {}, seated(2), SEED, host=0))
    await storage.close()
    here, there = Talking(file, bus, now), Talking(file, bus, now)
    await here.start()
    await there.start()
    try:
        yield here, there, bus
    finally:
        await here.stop()
        await there.stop()


def test_a_line_and_a_wish_reach_other_processes(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_processes(tmp_path) as (here, there, _):
            ann, bob = here.listen(0), there.listen(1)
            await soon(lambda: bool(bob.waiting()))

            here.rooms.say(here.live, ann, wire.Say("a", "over there?"))

            await soon(lambda: there.words(bob) == ["over there?"])
            there.rooms.say(there.live, bob, wire.Say("b", "over here!"))
            await soon(lambda: here.words(ann) == ["over there?", "over here!"])

            await there.storage.write(lambda connection: forget(connection, guest_at(1)))
            there.rooms.forget()
            await soon(lambda: here.words(ann) == ["over there?"])

    asyncio.run(story())


def test_a_line_of_which_nothing_was_heard_is_found_by_its_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_processes(tmp_path) as (here, there, bus):
            ann, bob = here.listen(0), there.listen(1)
            await soon(lambda: bool(bob.waiting()))
            bus.cut = True
            here.rooms.say(here.live, ann, wire.Say("a", "over there?"))
            await soon(lambda: here.words(ann) == ["over there?"])
            await there.rooms.sweep()
            await soon(lambda: there.words(bob) == ["over there?"])

            await there.rooms.sweep()
            assert there.rooms.working() == [], "what is known is not read again"

            await bind(here.storage, guest_at(1), guest_at(0), "mute")
            for _ in range(WISHES_EVERY):
                await there.rooms.sweep()
            await soon(lambda: there.words(bob) == [])

    asyncio.run(story())


def test_a_line_that_was_deleted_unheard_goes_elsewhere_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_processes(tmp_path) as (here, there, bus):
            ann, bob = here.listen(0), there.listen(1)
            await soon(lambda: bool(bob.waiting()))
            told: list[str] = []
            for process, line in ((here, ann), (there, bob), (here, ann)):
                told.append(f"line {len(told)}")
                process.rooms.say(process.live, line, wire.Say(told[-1], told[-1]))
                await soon(lambda: there.words(bob) == told)
            bus.cut = True

            await here.storage.write(lambda connection: forget(connection, guest_at(1)))
            here.rooms.forget()
            await soon(lambda: here.words(ann) == ["line 0", "line 2"])
            assert there.words(bob) == ["line 0", "line 1", "line 2"], "it heard nothing"

            await there.rooms.sweep()
            await soon(lambda: there.words(bob) == ["line 0", "line 2"])
            await there.rooms.sweep()
            assert there.rooms.working() == [], "what is known is not read again"

            # the last goes, and another comes that has its number
            await here.storage.write(lambda connection: forget(connection, guest_at(0)))
            there.rooms.say(there.live, bob, wire.Say("3", "line 3"))
            await soon(lambda: there.words(bob) == ["line 3"])
            await here.rooms.sweep()
            await soon(lambda: here.words(ann) == ["line 3"])

    asyncio.run(story())
