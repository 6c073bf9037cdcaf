"""What every test of the server needs."""

from collections.abc import Iterator

import pytest

from machine import House
from server.people import OPEN


@pytest.fixture(scope="session")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that kill it; each leaves it running."""
    shared = House(tmp_path_factory.mktemp("mortal")).start()
    yield shared
    shared.stop()


@pytest.fixture(autouse=True)
def _leave_the_tables() -> Iterator[None]:
    """Close every socket that a test has opened."""
    yield
    OPEN.close()
