"""Passwords: kept as argon2id hashes, and compared in the same time if there is nothing to compare with."""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MEMORY: Final = 19 * 1_024  # KiB for each hash, and the passes below: what OWASP asks for at least
PASSES: Final = 2
AT_ONCE: Final = 2
WAITING: Final = 32  # more who wait for one than that are turned away

Outcome = TypeVar("Outcome")


class Busy(Exception):
    """Too many passwords are being compared already."""


class Passwords:
    """Hashes and compares, in threads, a few at once."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """`hasher` in place of one that takes MEMORY and PASSES."""
        self._hasher: Final = hasher or PasswordHasher(PASSES, MEMORY, parallelism=1)
        self._turns: Final = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._nobodys: Final = self._made_up()

    async def hashed(self, password: str) -> str:
        """What to keep of `password`. Raises Busy."""
        return await self._in_turn(lambda: self._hasher.hash(password))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether `kept` came from `password`; False if nothing was kept, in the same time. Raises Busy."""
        return await self._in_turn(lambda: self._fits(kept or self._nobodys, password)) and bool(kept)

    def outdated(self, kept: str) -> bool:
        """Whether `kept` was made with less effort than we spend today."""
        return self._hasher.check_needs_rehash(kept)

    async def _in_turn(self, work: Callable[[], Outcome]) -> Outcome:
        if self._waiting >= WAITING:
            raise Busy("too many passwords at once")
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def _made_up(self) -> str:
        """A hash that no password leads to, as costly to compare as a true one."""
        hasher = self._hasher
        salt, tag = (
            base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=")
            for size in (hasher.salt_len, hasher.hash_len)
        )
        costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
        return f"$argon2id$v=19${costs}${salt}${tag}"
