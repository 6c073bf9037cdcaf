"""What every test of the server needs."""

from collections.abc import Iterator

import pytest

from server.people import OPEN


@pytest.fixture(autouse=True)
def _leave_the_tables() -> Iterator[None]:
    """Close every socket that a test has opened."""
    yield
    OPEN.close()
