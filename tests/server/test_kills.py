"""Whole games while workers are killed; a file of its own, so that the others need not wait for it."""

from pathlib import Path

import pytest

from server.murder import Murder, run
from services import postgres, redis


@pytest.mark.slow
def test_killed_workers_lose_nothing(tmp_path: Path) -> None:
    """About a minute on two cores that do nothing else; a command plays 200 games, see `murder.py`."""
    with postgres() as database, redis(tmp_path) as messages:
        found = run(Murder(tmp_path, database, messages, games=30, kills=60, seed=20261130, seconds=400.0))

    assert found.games >= 30
    assert min(found.kinds[name] for name in ("aras", "guixi", "hunters")) >= 2
    assert found.kills >= 60
    assert found.again >= 55, "a killed worker is replaced; the last ones perhaps after the last game"
    assert found.answers > 600
    assert found.lost == []
    assert found.checked.endswith("all is well.\n"), found.checked
