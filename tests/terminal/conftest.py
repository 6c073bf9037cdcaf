"""Words that are missing are errors here, and the terminal is 80 wide and speaks as each test says."""

import pytest

from sanjie import words


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "strict", True)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
