"""`sanjie bench` on Hunters: figures, the balance and the teams are printed in both languages and as JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sanjie.cli import app
from sanjie.lab.hunters_bench import bench_hunters

SMALL = ("balance", "--games", "1", "--difficulty", "normal", "--players", "1")


def run(*words: str) -> Result:
    """What the command prints, and how it ends."""
    return CliRunner().invoke(app, ["bench", *words])


def test_every_figure_of_hunters_is_a_positive_number_with_a_unit() -> None:
    figures = bench_hunters(seconds=0.001, repeats=1)

    assert {one.unit for one in figures} == {"decisions/s", "games/s", "ns", "µs"}
    assert len({one.name for one in figures}) == 10
    assert all(one.value > 0 for one in figures)


def test_the_balance_is_printed_as_numbers_and_drawn(tmp_path: Path) -> None:
    chart = tmp_path / "balance.svg"

    told = run(*SMALL, "--json", "--chart", str(chart))

    cells = json.loads(told.stdout)["balance"]
    kings = {"riftgale", "stonebone", "soulmaw", "gloomsoil", "undying"}
    assert {one["king"] for one in cells} == kings
    for one in cells:
        assert (one["difficulty"], one["players"], one["games"], one["wanted"]) == ("normal", 1, 1, 45.0)
        assert one["sealed"] + one["curse"] + one["weary"] == 1
    assert chart.read_text("utf-8").count("<rect ") == 6


@pytest.mark.parametrize(("language", "name"), [("en", "Riftgale"), ("zh-Hant", "惡鬼王‧裂風")])
def test_the_balance_is_a_table_for_people(language: str, name: str) -> None:
    told = run(*SMALL, "--language", language)

    assert told.exit_code == 0
    assert name in told.stdout
    assert "| 1 | " in told.stdout


def test_teams_are_told_with_their_lead() -> None:
    told = run("hunters-teams", "--games", "1", "--difficulty", "novice", "--json")

    (match,) = json.loads(told.stdout)["hunters-teams"]
    assert (match["difficulty"], match["pairs"], match["met"]) == ("novice", 1, False)
    assert match["lead"] == 100 * (match["planner"] - match["reference"])
    assert "1" in run("hunters-teams", "--games", "1", "--difficulty", "novice", "--language", "en").stdout


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (("--difficulty", "cruel"), "novice, normal, heroic, legend"),
        (("--players", "6"), "1, 2, 3, 4, 5"),
        (("--numbers", "mine"), "shipped, measured"),
    ],
)
def test_what_hunters_does_not_have_is_refused(asked: tuple[str, ...], named: str) -> None:
    told = run("balance", "--language", "en", *asked)

    assert told.exit_code == 2
    assert named in told.output


def test_parts_of_another_measurement_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "parts.jsonl"
    kept.write_text("{}\n", "utf-8")

    told = run(*SMALL, "--resume", str(kept), "--language", "en")

    assert told.exit_code == 2
    assert "another measurement" in told.output
