"""The shared worked cases, and what must hold of the state itself."""

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from sanjie.cases import read_file
from sanjie.core.chance import Rng
from sanjie.games.guixi import cases, search
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.state import State
from sanjie.games.guixi.table import Table

CASES: Final = Path(__file__).parents[2] / "cases" / "guixi.yaml"
pytestmark = pytest.mark.rules


def test_every_shared_case_passes() -> None:
    results = list(read_file(CASES).results())

    assert len(results) >= 126
    assert [(result.id, result.mismatches) for result in results if not result.passed] == []


def test_a_case_that_says_something_else_fails() -> None:
    """Every number and word of every expectation, changed, is noticed."""
    changed = 0
    for case in yaml.safe_load(CASES.read_text(encoding="utf-8"))["cases"][::5]:
        for key, wanted in case["expect"].items():
            if isinstance(wanted, bool):
                other: object = not wanted
            elif isinstance(wanted, int):
                other = wanted + 1
            elif isinstance(wanted, dict) and all(type(value) is int for value in wanted.values()):
                other = {seat: value + 1 for seat, value in wanted.items()}
            else:
                continue
            assert cases.mismatches(GUIXI, {**case, "expect": {key: other}}), (case["id"], key)
            changed += 1
    assert changed > 20


@pytest.mark.parametrize(
    ("part", "value", "complaint"),
    [
        ("given", {"players": 5, "hands": {0: ["sword_x"]}}, "sword_x"),
        ("given", {"players": 9}, "players"),
        ("given", {"players": 5, "colour": 1}, "colour"),
        ("given", {"players": 5, "ghosts": {0: ["imp_r"], 1: ["imp_r"]}}, "imp_r"),
        ("expect", {"hat": 1}, "hat"),
        ("do", ["p0 dances"], "dances"),
        ("do", ["dance"], "dance"),
    ],
)
def test_a_case_that_is_none_says_so(part: str, value: object, complaint: str) -> None:
    case = {"id": "x", "given": {"players": 5, "start": "day"}, "do": [], "expect": {"over": False}}
    found = cases.mismatches(GUIXI, {**case, part: value})

    assert complaint in str(found)


def fields(state: Table) -> list[str]:
    """The names of everything a state holds (compiled classes have no `__dict__`)."""
    return sorted(
        name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))
    )


def test_a_clone_has_every_field_with_the_same_value() -> None:
    state = GUIXI.deal(GUIXI.variant({"expansion": "true"}), 8)
    rng, scratch = Rng(11), list[int]()
    shared = {"variant", "tables", "telling", "told", "stack", "due", "ballots"}
    for _ in range(1500):
        if not state.awaiting:
            break
        search.random_step(state, scratch, rng)
        twin = state.clone()
        for name in fields(state):
            if name not in shared:
                assert getattr(twin, name) == getattr(state, name), name
    assert len(fields(state)) >= 75, "a field is missing here, or was it taken away?"
    assert fields(State(state.variant, 8, state.tables)) == fields(state)


def test_a_position_says_everything_that_a_case_can_say() -> None:
    for case in yaml.safe_load(CASES.read_text(encoding="utf-8"))["cases"]:
        if case["given"].get("full_setup"):
            continue
        run: Any = cases.Run(GUIXI, case["given"])
        line = GUIXI.write_position(run.state)
        again = GUIXI.read_position(line)

        assert GUIXI.write_position(again) == line
        assert again.digest() == run.state.digest()
