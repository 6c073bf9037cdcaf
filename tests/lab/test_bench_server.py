"""The bench of the server measures a server that plays."""

import pytest

from sanjie.lab.bench_server import Crowd, bench_crowd

pytestmark = pytest.mark.slow  # one server, a few seconds


def test_a_crowd_plays_and_others_look_on() -> None:
    crowd = Crowd("few", "guixi", 3, 2, pause=0.05, idle=3)

    figures = {one.name: one for one in bench_crowd(crowd, 1.5)}

    assert list(figures) == ["few-moves", "few-median", "few-slowest", "few-cost", "few-socket"]
    assert figures["few-moves"].value > 0  # how many is the machine's matter
    assert 0 < figures["few-median"].value <= figures["few-slowest"].value
    assert figures["few-cost"].value > 0
