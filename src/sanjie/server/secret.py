"""The key that seals the cookies by which guests are remembered."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

KEY_BYTES: Final = 32


def saved_secret(folder: Path) -> bytes:
    """The 32 bytes of this installation, made once, for its owner's eyes. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "cookie-key"
    with (
        suppress(FileExistsError),
        open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file,
    ):
        file.write(secrets.token_bytes(KEY_BYTES))
    secret = path.read_bytes()
    if len(secret) != KEY_BYTES:
        raise OSError(f"{path} does not hold {KEY_BYTES} bytes")
    return secret
