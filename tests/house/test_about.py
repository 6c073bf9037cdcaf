"""`sanjie about` says which version and build runs, to people and to programs."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import sanjie
from sanjie.build import BUILD
from sanjie.cli import app

pytestmark = pytest.mark.rules  # said of each build by itself


def said(*arguments: str, language: str = "en") -> str:
    """What the command prints."""
    done = CliRunner().invoke(app, ["about", *arguments], env={"LC_ALL": language})
    assert done.exit_code == 0, done.output
    return done.stdout


def test_programs_get_one_json_object() -> None:
    assert json.loads(said("--json")) == {
        "version": sanjie.__version__,
        "build": BUILD,
        "python": platform.python_version(),
        "rules": {name: sanjie.game(name).rules for name in sanjie.game_names()},
        "licence": "MIT",
    }


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", {"compiled": "machine code", "interpreted": "plain Python"}[BUILD]),
        ("zh_TW.UTF-8", {"compiled": "已編譯", "interpreted": "直譯"}[BUILD]),
    ],
)
def test_people_are_told_the_build_in_their_language(language: str, word: str) -> None:
    told = said(language=language)

    assert word in told
    assert "aras-1" in told


def test_a_language_nobody_wrote_is_an_error() -> None:
    done = CliRunner().invoke(app, ["about", "--language", "tlh"])

    assert done.exit_code == 2
    assert "tlh" in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_an_output_that_is_full_is_told_in_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "sanjie", "about"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C"},
        )
    assert done.returncode == 1
    assert done.stderr.startswith("The output could not be written: ")
    assert done.stderr.count("\n") == 1
