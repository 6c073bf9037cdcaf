"""Recovery codes: the way back for who has lost password and passkeys. Each works once."""

import hashlib
import secrets
import unicodedata
from typing import Final

from sanjie.server.keys import ALPHABET

CODES: Final = 8
GROUPS: Final = 4
GROUP: Final = 4  # 16 letters of 31: 79 bits, too many to guess, so a fast hash will do


def new_codes() -> list[str]:
    """Fresh codes, as they are shown once: `k7mp-2x9d-…`."""
    return ["-".join(group() for _ in range(GROUPS)) for _ in range(CODES)]


def group() -> str:
    """A group of letters."""
    return "".join(secrets.choice(ALPHABET) for _ in range(GROUP))


def key_of(code: str) -> str:
    """What is kept of a code, 64 hex digits; blanks, hyphens, case and width do not matter."""
    plain = unicodedata.normalize("NFKC", code).casefold()
    letters = "".join(letter for letter in plain if letter.isalnum())
    return hashlib.sha256(f"recovery {letters}".encode("utf-8", "surrogatepass")).hexdigest()
