"""People of this process: everything about accounts that routes need, wired together."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

from sanjie.server.people.accounts import Accounts
from sanjie.server.people.challenges import Challenges
from sanjie.server.people.doors import Doors
from sanjie.server.people.passwords import Passwords
from sanjie.server.people.sessions import Sessions
from sanjie.server.people.throttle import Tries
from sanjie.server.ratings.ladders import Ladders
from sanjie.server.storage import Storage
from sanjie.server.tables import Tables


class People:
    """Accounts, sessions and what guards them."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        secret: bytes,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`clock` gives seconds since 1970; tests have their own."""
        self.storage: Final = storage
        self.clock: Final = clock
        self.accounts: Final = Accounts(storage, clock)
        self.sessions: Final = Sessions(storage, clock)
        self.challenges: Final = Challenges(secret, clock)
        self.passwords: Final = Passwords()
        self.tries: Final = Tries(storage, secret, clock)
        self.doors: Final = Doors()
        self.ladders: Final = Ladders(storage)
        self.forgotten: Callable[[], None] | None = None  # told when what somebody said was deleted
        self._tables: Final = tables
        self._sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to close the sockets of sessions that other processes end."""
        self._tables.topics["ladders"] = self.ladders.clear
        self._tables.topics["ended"] = lambda who: self.doors.close([who])
        self._sweeping = asyncio.create_task(self.doors.sweep(self.sessions), name="doors")

    async def stop(self) -> None:
        """Stop that."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)

    def unlist(self) -> None:
        """Somebody hid their page, shows it again, or is gone; every process learns of it."""
        self.ladders.clear()
        self._tables.tell("ladders", "")

    async def got_up(self, person: str) -> None:
        """The person gets up everywhere: a bot plays on for them, or their seat is open again."""
        for table in await self.storage.tables_not_over(person):
            await self._tables.get_up(table, person)

    async def changed(self, tables: Iterable[str], ended: Iterable[str]) -> None:
        """Seats at `tables` changed hands; who is `ended`, a session or a guest, has no sockets any more."""
        for who in ended:
            self.doors.close([who])
            self._tables.tell("ended", who)
        for table in tables:
            self._tables.tell("table", table)
            await self._tables.read_again(table)
