"""How much and how fast anybody may ask."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MESSAGE_BYTES: Final = 2_048  # a command is below 200
FRAME_BYTES: Final = 65_536  # beyond this a socket is closed without reading on
BODY_BYTES: Final = 16_384
HEAD_BYTES: Final = 32_768  # of a request: its address and its headers
HEAD_SECONDS: Final = 30.0  # until all of that must have come


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


class Buckets:
    """A bucket for each name, for the names that asked last."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        """At most `most` names are remembered; the longest silent are forgotten first, and start afresh."""
        self._burst = burst
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether one more is allowed to `name` now."""
        bucket = self._buckets.pop(name, None) or Bucket(self._burst, self._rate)
        self._buckets[name] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
