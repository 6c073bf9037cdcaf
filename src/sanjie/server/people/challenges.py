"""Challenges for passkeys: they need no storing, end by themselves, and are good for one purpose only.

That each is answered once is for the database to see to, in the same transaction as what it allows.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 300
CLOCK_BYTES: Final = 8
LUCK_BYTES: Final = 16
SEAL_BYTES: Final = 32


class Challenges:
    """Makes challenges and knows its own."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = time.time) -> None:
        """`secret` may serve others too: a key of our own is derived from it."""
        self._key: Final = hmac.digest(secret, b"sanjie challenges", "sha256")
        self._naming: Final = hmac.digest(secret, b"sanjie accounts", "sha256")
        self._clock: Final = clock

    def new(self, purpose: str) -> bytes:
        """A challenge for `purpose`, good for SECONDS; 56 bytes."""
        ends = int(self._clock()) + SECONDS
        body = ends.to_bytes(CLOCK_BYTES, "big") + secrets.token_bytes(LUCK_BYTES)
        return body + self._seal(body, purpose)

    def good(self, challenge: bytes, purpose: str) -> bool:
        """Whether it is one of ours, for that purpose, and still good."""
        if len(challenge) != CLOCK_BYTES + LUCK_BYTES + SEAL_BYTES:
            return False
        body, seal = challenge[:-SEAL_BYTES], challenge[-SEAL_BYTES:]
        return hmac.compare_digest(seal, self._seal(body, purpose)) and self._clock() < end_of(challenge)

    def account(self, challenge: bytes) -> str:
        """The id of the account that is made by answering this challenge, 32 hex digits."""
        return hmac.digest(self._naming, challenge, "sha256")[:16].hex()

    def _seal(self, body: bytes, purpose: str) -> bytes:
        return hmac.digest(self._key, body + purpose.encode(), "sha256")


def end_of(challenge: bytes) -> int:
    """When it ends, in seconds of the clock."""
    return int.from_bytes(challenge[:CLOCK_BYTES], "big")


def mark_of(challenge: bytes) -> str:
    """What a challenge that was answered is remembered by, 64 hex digits."""
    return hashlib.sha256(challenge).hexdigest()
