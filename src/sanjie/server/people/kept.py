"""What the database keeps of people who come back, and why it may refuse a change."""

from dataclasses import dataclass

from sanjie.server.people.passkeys import Passkey
from sanjie.server.stored import Conflict


class NameTaken(Conflict):
    """An account of that name exists."""


class NameAlike(Conflict):
    """An account has a name that looks like it."""


class NotTrue(Conflict):
    """What should prove something is not known, or was used before."""


class LastWayIn(Conflict):
    """Without it nobody could sign in to the account any more."""


class TooMany(Conflict):
    """The account has as many of them as it may."""


@dataclass(frozen=True)
class Account:
    """An account; its id is that of a guest at seats."""

    id: str
    written: str  # its name, as its owner wrote it
    password: str  # hash; empty if only passkeys lead in


@dataclass(frozen=True)
class Session:
    """A browser that signed in."""

    id: str  # to name it by; it opens nothing
    account: str
    device: str
    made: int  # when it was proved whose it is, in seconds since 1970
    seen: int


@dataclass(frozen=True)
class Entry:
    """What comes with signing in."""

    token: str  # what the new session's cookie holds
    device: str
    guest: str = ""  # whose tables come along; empty for who was signed in already
    before: str = ""  # id of the session that the new one replaces


@dataclass(frozen=True)
class KeptPasskey:
    """A passkey with what its owner sees of it."""

    passkey: Passkey
    account: str
    device: str
    made: int
    used: int


@dataclass(frozen=True)
class Spent:
    """A challenge that was answered: never again."""

    mark: str
    ends: int  # when it may be forgotten
