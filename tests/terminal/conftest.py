"""Words that are missing are errors here, and the terminal is 80 wide and speaks as each test says."""

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

from sanjie import words
from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.aras.game import ARAS
from sanjie.games.aras.view import ArasView


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "strict", True)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> int:
    """How many levels the bots of Aras have."""
    if find_spec("sanjie.bots") is None or find_spec("sanjie.bots.registry") is None:
        stand_in = ModuleType("sanjie.bots.registry")
        stand_in.__dict__.update(LEVELS={"aras": 4}, choose=at_random)
        monkeypatch.setitem(sys.modules, "sanjie.bots.registry", stand_in)
    levels: int = import_module("sanjie.bots.registry").LEVELS["aras"]
    return levels


def at_random(game: str, view: ArasView, level: int, seed: int, seconds: float | None = None) -> int:
    """Any legal choice, drawn from the seed."""
    state = ARAS.imagine(view, Rng(seed))
    (seat,) = members(state.awaiting)
    options = state.options(seat)
    return options[Rng(seed).below(len(options))]
