"""Ids of tables and keys of links: nobody can guess them."""

import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # ids are read aloud: no two letters look alike


def new_id() -> str:
    """An id for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_key() -> str:
    """The key of a link to a seat, or to watch."""
    return secrets.token_urlsafe(12)
