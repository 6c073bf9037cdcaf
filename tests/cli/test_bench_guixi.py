"""`sanjie bench` on Guixi: figures, beliefs and standings are printed in both languages and as JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanjie.cli import app
from sanjie.cli.bench_guixi import contests, standings_as_json, standings_line
from sanjie.lab.guixi_bench import bench_guixi
from sanjie.lab.guixi_teams import Standings


def run(*words: str) -> str:
    """What the command prints."""
    result = CliRunner().invoke(app, ["bench", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_every_figure_of_guixi_is_a_positive_number_with_a_unit() -> None:
    figures = bench_guixi(seconds=0.001, repeats=1)

    assert {one.unit for one in figures} == {"decisions/s", "games/s", "µs"}
    assert all(one.value > 0 for one in figures)


def test_beliefs_are_printed_as_numbers_and_drawn(tmp_path: Path) -> None:
    chart = tmp_path / "beliefs.svg"

    told = json.loads(run("beliefs", "--games", "1", "--seed", "3", "--json", "--chart", str(chart)))

    assert [one["table"] for one in told["beliefs"]] == ["standard-4", "standard-6", "competitive-6"]
    for one in told["beliefs"]:
        assert 0 <= one["brier"] <= 1
        assert sum(count for _, _, count in one["reliability"]) == one["beliefs"]
    assert chart.read_text("utf-8").startswith("<svg ")
    assert "<circle" in chart.read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_standings_say_whether_what_was_wanted_was_reached(language: str) -> None:
    for contest in contests():
        won = Standings(contest, wins=10, leads=[1.0] * 10)
        lost = Standings(contest, losses=10, leads=[-1.0] * 10)

        lines = [standings_line(language, one) for one in (won, lost)]

        assert [one.met for one in (won, lost)] == [True, False]
        assert lines[0] != lines[1]
        assert not any("bench-teams" in line for line in lines)
        assert standings_as_json(won)["games"] == 10


def test_a_lead_that_chance_explains_is_not_enough() -> None:
    contest = next(one for one in contests() if one.swapped and one.wanted == 5)

    assert not Standings(contest, wins=6, losses=5, leads=[1.0, -1.0, 1.0, -1.0, 0.5]).met
