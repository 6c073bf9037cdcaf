"""How much and how fast anybody may ask.

Processes that serve one database tell each other twice a second what they have let through, so that a limit
is one for all of them. Names travel as marks that only this installation can make.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Final

MESSAGE_BYTES: Final = 2_048  # a command is below 200
FRAME_BYTES: Final = 65_536  # beyond this a socket is closed without reading on
BODY_BYTES: Final = 16_384
HEAD_BYTES: Final = 32_768  # of a request: its address and its headers
HEAD_SECONDS: Final = 30.0  # until all of that must have come
BODY_SECONDS: Final = 60.0  # and then until its body has


class Bucket:
    """So many at once, and so many a second for as long as you like."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        """`burst` tokens to begin with and at most, `rate` new ones a second."""
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._tokens = burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now; it is then counted."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, count: float) -> None:
        """So many were allowed by others. What was too much is paid back, up to a burst."""
        self._tokens = max(-self._burst, self._tokens - count)


class Buckets:
    """A bucket for each name, for the names that asked last."""

    def __init__(self, burst: float, rate: float, most: int = 10_000, key: bytes = b"") -> None:
        """At most `most` names are remembered; the longest silent are forgotten first, and start afresh.

        Nobody without `key` (up to 64 bytes) can tell a name by its mark.
        """
        self.shared = False  # whether other processes are told what was let through
        self._key: Final = key
        self._news: dict[str, int] = {}
        self._burst = burst
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether one more is allowed to `name` now."""
        mark = blake2b(name.encode(), digest_size=9, key=self._key).hexdigest()
        allowed = self._bucket(mark).take()
        if allowed and self.shared:
            self._news[mark] = self._news.get(mark, 0) + 1
        return allowed

    def news(self) -> dict[str, int]:
        """How many were let through since this was last asked, by mark; a fresh dict."""
        found, self._news = self._news, {}
        return found

    def spend(self, spent: Mapping[str, int]) -> None:
        """Another process has let so many through, by mark."""
        for mark, count in spent.items():
            self._bucket(mark).spend(count)

    def _bucket(self, mark: str) -> Bucket:
        bucket = self._buckets.pop(mark, None) or Bucket(self._burst, self._rate)
        self._buckets[mark] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Limits:
    """What is allowed over a whole installation, by the names that processes call it by."""

    def __init__(self, secret: bytes = b"") -> None:
        """`secret` may serve others too: a key of our own is derived from it."""
        key = blake2b(secret, digest_size=32, person=b"limits").digest()
        self.writes: Final = Buckets(burst=600, rate=20, key=key)  # by address; a club may sit behind one
        self.packs: Final = Buckets(burst=20, rate=0.1, key=key)  # by address: to read one takes a while
        self.lines: Final = Buckets(burst=6, rate=0.5, key=key)  # of talk, by guest
        self.by_name: Final = {"writes": self.writes, "packs": self.packs, "lines": self.lines}
