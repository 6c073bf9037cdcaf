"""Waiting for what only a script can see."""

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

SECONDS: Final = 20.0


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Look again and again until it holds. Fails after SECONDS."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, "it never came"
        page.wait_for_timeout(50)
