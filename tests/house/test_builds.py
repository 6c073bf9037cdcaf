"""The compiled and the interpreted build play the same games: same seeds, same digests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sanjie
from machine import ROOT, lacking
from sanjie.build import BUILD, build_of

TRAIL = Path(__file__).with_name("trail.py")


def trail(*arguments: str, python_path: str) -> list[str]:
    """The lines of trail.py run with `python_path` first; the build is the first line."""
    done = subprocess.run(
        [sys.executable, str(TRAIL), *arguments],
        env={**os.environ, "PYTHONPATH": python_path},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.rules
def test_ci_runs_the_build_it_says() -> None:
    if "compiled" in os.environ.get("SANJIE_REQUIRE", "").split(","):
        assert BUILD == "compiled"
    assert build_of("sanjie.games.aras.state") == BUILD


@pytest.mark.rules
def test_all_rules_are_on_one_build() -> None:
    hot = ["core.chance", "core.frames", "games.aras.search", "games.aras.state", "games.aras.creatures.wolf"]

    assert {build_of(f"sanjie.{module}") for module in hot} == {BUILD}


@pytest.mark.rules
def test_a_build_of_a_module_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"sanjie\.nothing"):
        build_of("sanjie.nothing")


@pytest.mark.differential
@pytest.mark.parametrize(
    ("game", "door", "decisions"),
    [("aras", "inside", 1_000_000), *((name, "outside", 20_000) for name in sanjie.game_names())],
)
def test_both_builds_play_the_same_games(game: str, door: str, decisions: int) -> None:
    if BUILD != "compiled":
        lacking("compiled", "only the compiled build has another one to be compared with")
    compiled_from = str(Path(sanjie.__file__).parent.parent)
    arguments = (game, door, "20261129", str(decisions))

    one, *compiled = trail(*arguments, python_path=compiled_from)
    other, *interpreted = trail(*arguments, python_path=str(ROOT / "src"))

    assert (one, other) == ("compiled", "interpreted")
    assert sum(int(line.split()[1]) for line in compiled) >= decisions
    assert compiled == interpreted
