"""What the tables of a process have to do with other processes that serve the same database."""

from typing import Final, Protocol

from sanjie.server.live import Live


class Others(Protocol):
    """The other processes, as far as they are heard of."""

    @property
    def exist(self) -> bool:
        """Whether there may be any."""

    def connected(self) -> bool:
        """Whether they can be told anything now."""

    def tell(self, topic: str, key: str) -> None:
        """Let them do `Tables.topics[topic](key)`."""

    def noticed(self, live: Live) -> None:
        """Tell them that somebody came to the table or left it."""

    def elsewhere(self, table: str) -> set[str]:
        """Guests whom they see at a table where they sit; a fresh set."""


class Nobody:
    """There are no others."""

    exist: Final = False

    def connected(self) -> bool:
        """Yes: nobody is missing."""
        return True

    def tell(self, topic: str, key: str) -> None:
        """Tell nobody."""

    def noticed(self, live: Live) -> None:
        """Tell nobody."""

    def elsewhere(self, table: str) -> set[str]:
        """Nobody."""
        return set()
