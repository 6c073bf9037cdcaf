"""How often anybody may try to sign in."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]


class TooManyTries(Exception):
    """Not now; `seconds` from now, at the earliest."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"too many tries; wait {seconds:.0f} seconds")
        self.seconds = seconds


class Throttle:
    """So many tries at once, then one every so often, for each of the names that were tried last."""

    def __init__(self, burst: int, seconds: float, clock: Clock = time.monotonic, most: int = 20_000) -> None:
        """`burst` tries to begin with and at most, a new one every `seconds`; `most` names are remembered."""
        self._burst: Final = burst
        self._seconds: Final = seconds
        self._clock: Final = clock
        self._most: Final = most
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()  # name -> tries spent, at

    def _spent_by(self, name: str) -> float:
        spent, at = self._spent.get(name, (0.0, 0.0))
        return max(0.0, spent - (self._clock() - at) / self._seconds)

    def wait(self, name: str) -> float:
        """Seconds until `name` may be tried; 0 if it may now."""
        return max(0.0, (self._spent_by(name) - self._burst + 1) * self._seconds)

    def count(self, name: str, tries: int = 1) -> None:
        """Count a try of `name`; or take so many back, with a negative number."""
        spent = max(0.0, self._spent_by(name) + tries)
        self._spent.pop(name, None)
        if spent:
            self._spent[name] = (spent, self._clock())
        if len(self._spent) > self._most:
            self._spent.popitem(last=False)

    def forget(self, name: str) -> None:
        """Start afresh with `name`."""
        self._spent.pop(name, None)


class Tries:
    """Tries to sign in, counted for the name and for the address; what is unknown counts as what is known."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        """With a clock that gives seconds."""
        self.names: Final = Throttle(10, 60.0, clock)
        self.addresses: Final = Throttle(40, 10.0, clock)

    def begin(self, address: str, name: str = "") -> None:
        """Count a try before it is judged, so many at once are many. Raises TooManyTries, counting none."""
        place = network_of(address)
        wait = max(self.addresses.wait(place), self.names.wait(name) if name else 0.0)
        if wait:
            raise TooManyTries(wait)
        self.addresses.count(place)
        if name:
            self.names.count(name)

    def right(self, address: str, name: str = "") -> None:
        """The try succeeded: it was none for its address, and its name starts afresh.

        An address is not cleared by it, or who has one account could try others for ever.
        """
        self.addresses.count(network_of(address), -1)
        if name:
            self.names.forget(name)


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
