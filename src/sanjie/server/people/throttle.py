"""How often anybody may try to sign in. The database counts, for all processes and over a restart.

What is counted has a mark that only this installation can make: it tells neither names nor addresses.
"""

import hmac
import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from sanjie.server.people.sql import do, one
from sanjie.server.storage import Storage
from sanjie.server.stored import Conflict

Clock = Callable[[], float]
COUNT: Final = (
    "INSERT INTO tries (mark, free_at) VALUES (:mark, :free_at)"
    " ON CONFLICT (mark) DO UPDATE SET free_at = excluded.free_at"
)


class TooManyTries(Conflict):
    """Not now; `seconds` from now, at the earliest."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"too many tries; wait {seconds:.0f} seconds")
        self.seconds = seconds


@dataclass(frozen=True)
class Throttle:
    """So many tries at once, then one every so often."""

    kind: str  # of what it is that is tried
    burst: int
    seconds: float

    def wait(self, free_at: float, now: float) -> float:
        """Seconds until one more may be tried, if all that were tried are forgotten at `free_at`; 0: now."""
        spent = max(0.0, free_at - now) / self.seconds
        return max(0.0, (spent - self.burst + 1) * self.seconds)

    def count(self, free_at: float, now: float, tries: int = 1) -> float:
        """When they are forgotten with so many more, or with a negative number fewer."""
        return max(free_at, now) + tries * self.seconds


NAMES: Final = Throttle("name", 10, 60.0)
ADDRESSES: Final = Throttle("address", 40, 10.0)


class Tries:
    """Tries to sign in, counted for the name and for the address; what is unknown counts as what is known."""

    def __init__(self, storage: Storage, secret: bytes, clock: Clock = time.time) -> None:
        """`secret` may serve others too: a key of our own is derived from it. `clock`: seconds since 1970."""
        self._storage: Final = storage
        self._key: Final = hmac.digest(secret, b"sanjie tries", "sha256")
        self._clock: Final = clock

    async def begin(self, address: str, name: str = "") -> None:
        """Count a try before it is judged, so many at once are many.

        Raises TooManyTries, counting none; NotSaved.
        """
        tried = [(ADDRESSES, network_of(address)), *([(NAMES, name)] if name else [])]
        now = self._clock()

        def work(connection: Connection) -> None:
            do(connection, "DELETE FROM tries WHERE free_at <= :now", now=int(now * 1_000))
            found = [(throttle, self._mark(throttle, of)) for throttle, of in tried]
            until = [free_at(connection, mark) for _, mark in found]
            wait = max(throttle.wait(free, now) for (throttle, _), free in zip(found, until, strict=True))
            if wait > 0:
                raise TooManyTries(wait)
            for (throttle, mark), free in zip(found, until, strict=True):
                do(connection, COUNT, mark=mark, free_at=round(throttle.count(free, now) * 1_000))

        await self._storage.write(work)

    async def right(self, address: str, name: str = "") -> None:
        """The try succeeded: it was none for its address, and its name starts afresh. Raises NotSaved.

        An address is not cleared by it, or who has one account could try others for ever.
        """
        place, now = self._mark(ADDRESSES, network_of(address)), self._clock()

        def work(connection: Connection) -> None:
            free = free_at(connection, place)
            if free:
                do(connection, COUNT, mark=place, free_at=round(ADDRESSES.count(free, now, -1) * 1_000))
            if name:
                do(connection, "DELETE FROM tries WHERE mark = :mark", mark=self._mark(NAMES, name))

        await self._storage.write(work)

    async def forget(self, name: str) -> None:
        """Start afresh with `name`. Raises NotSaved."""
        mark = self._mark(NAMES, name)

        def work(connection: Connection) -> None:
            do(connection, "DELETE FROM tries WHERE mark = :mark", mark=mark)

        await self._storage.write(work)

    def _mark(self, throttle: Throttle, of: str) -> str:
        return hmac.digest(self._key, f"{throttle.kind} {of}".encode(), "sha256")[:16].hex()


def free_at(connection: Connection, mark: str) -> float:
    """When all tries under `mark` are forgotten, in seconds since 1970; 0 without any."""
    row = one(connection, "SELECT free_at FROM tries WHERE mark = :mark", mark=mark)
    return row[0] / 1_000 if row is not None else 0.0


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits, since a single machine has all the others."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
