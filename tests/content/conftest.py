"""Words that are missing are errors here."""

import pytest

from sanjie import words


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "strict", True)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
