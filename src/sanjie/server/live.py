"""A table in this process and those who look at it now."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final, Protocol

from sanjie.server.drops import Company
from sanjie.server.table import Table

log: Final = logging.getLogger("sanjie.live")


class Listener(Protocol):
    """A connection that looks at a table."""

    @property
    def guest(self) -> str:
        """Whose it is; empty for a stranger."""

    def show(self, live: "Live") -> None:
        """Send the table as it is now. Must not wait."""


class Listeners:
    """Those who look at a table, in the order in which they came: so everybody is told in the same order."""

    def __init__(self) -> None:
        self._came: dict[Listener, None] = {}

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._came))  # whoever is told something may go because of it

    def __len__(self) -> int:
        return len(self._came)

    def add(self, listener: Listener) -> None:
        """They have come."""
        self._came[listener] = None

    def discard(self, listener: Listener) -> None:
        """They have gone, if they were here."""
        self._came.pop(listener, None)


class Live:
    """A table in this process, with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # commands are judged one after another
        self.listeners: Final = Listeners()
        self.elsewhere: set[str] = set()  # guests whom other processes see at this table
        self.watching: set[str] = set()  # marks of guests who look on there, and do not sit here
        self.thinking: asyncio.Task[None] | None = None
        self.company = Company()  # of those who sit here, who is connected
        self.tending: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None  # for what the table does by itself next
        self.theirs = False  # another process made the last change, and lets the bots think
        self.rescue: asyncio.TimerHandle | None = None  # for bots whom that process may have left
        self.users = 0  # who change it now or wait for that

    @property
    def busy(self) -> bool:
        """Whether anybody needs it."""
        return bool(self.listeners or self.thinking or self.tending or self.users)

    def cancel(self) -> None:
        """Ring for nothing any more."""
        for timer in (self.alarm, self.rescue):
            if timer is not None:
                timer.cancel()
        self.alarm = self.rescue = None

    def present(self) -> set[str]:
        """Guests who are connected, here or to another process; a fresh set."""
        return self.here() | self.elsewhere

    def audience(self) -> set[str]:
        """Those who are present, and marks of who looks on at another process; a fresh set."""
        return self.present() | self.watching

    def here(self) -> set[str]:
        """Guests who are connected to this process; a fresh set."""
        return {listener.guest for listener in self.listeners if listener.guest}

    def seated(self) -> set[str]:
        """Those of them who sit at the table; a fresh set."""
        return self.here() & {sitting.guest for sitting in self.table.sittings}

    def show_all(self) -> None:
        """Send everybody the table as it is now."""
        for listener in self.listeners:
            try:
                listener.show(self)
            except Exception:  # what cannot be shown to one must not keep the others from seeing
                log.exception(
                    "not shown", extra={"facts": {"table": self.table.id, "number": self.table.upto}}
                )
