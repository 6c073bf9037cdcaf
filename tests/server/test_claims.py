"""Who uses a database: a command that replaces it, or takes it along, waits for no server and ends none."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner, Result

from machine import House
from sanjie.cli import app
from sanjie.server.claims import Untold, serving
from sanjie.server.migrations import VERSION, upgrade
from sanjie.server.places import prepare, within
from server.people import SECONDS, Person, rows

SERVING: Final = """
import sys
from pathlib import Path
from sanjie.server.claims import serving
with serving(Path(sys.argv[1]), *map(eval, sys.argv[2:])):
    print("held", flush=True)
    sys.stdin.read()
"""


def run(place: Path, *arguments: str) -> Result:
    """`sanjie …` on the database `place`, in English."""
    said = [*arguments, "--database", f"sqlite:///{place}", "--language", "en"]
    return CliRunner().invoke(app, said)


@contextmanager
def served(file: Path, told: bool | None = None) -> Iterator["subprocess.Popen[str]"]:
    """A process that says it serves a database."""
    command = [sys.executable, "-c", SERVING, str(file), str(told)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def refusal(place: Path) -> str:
    """What a command says that may not."""
    return (
        f"A server is using the database {place}, or another command is. Stop it first, and try again."
        " Nothing was changed.\n"
    )


def test_a_database_that_is_served_is_not_replaced_and_one_whose_server_was_killed_is(
    mortal: House, tmp_path: Path
) -> None:
    place, file = mortal.data / "sanjie.db", str(tmp_path / "saved.gz")
    ann = Person(mortal.url)
    table = ann.create("me", 1)
    assert run(place, "db", "backup", file).exit_code == 0, "that it is served keeps nobody from saving it"
    later = ann.create("me", 1)

    refused = run(place, "db", "restore", file, "--replace")

    assert (refused.exit_code, refused.stderr) == (2, refusal(place))
    assert ann.open(later).table["status"] == "playing"
    mortal.kill()
    done = run(place, "db", "restore", file, "--replace")
    assert done.exit_code == 0, done.stderr
    assert rows(mortal.data, "SELECT id FROM tables WHERE id IN (?, ?)", table, later) == [(table,)]
    mortal.start()
    assert ann.open(table).table["status"] == "playing"


@pytest.mark.slow
def test_as_long_as_a_worker_may_serve_nothing_is_replaced(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    place, file = data / "sanjie.db", str(tmp_path / "saved.gz")
    house = House(data, ("--workers", "1")).start()
    try:
        assert run(place, "db", "backup", file).exit_code == 0
        assert run(place, "db", "restore", file, "--replace").exit_code == 2
    finally:
        house.kill()  # its worker ends by itself
    until = time.monotonic() + SECONDS
    while (done := run(place, "db", "restore", file, "--replace")).exit_code and time.monotonic() < until:
        assert done.stderr == refusal(place)
        time.sleep(0.1)
    assert done.exit_code == 0, done.stderr


@pytest.mark.parametrize(
    "command",
    [
        ("db", "upgrade"),
        ("db", "check"),
        ("db", "backup", "saved.gz"),
        ("reports", "list"),
        ("mute", "ann", "--days", "1"),
    ],
    ids=lambda command: command[-1] if command[0] == "db" else command[0],
)
def test_no_command_takes_a_database_along_that_an_older_server_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "old.db"
    within(place, lambda connection: upgrade(connection, VERSION - 1))

    with served(place) as server:
        refused = run(place, *command)
        assert (refused.exit_code, refused.stderr) == (2, refusal(place))
        assert version(place) == VERSION - 1
        os.kill(server.pid, signal.SIGKILL)
        server.wait(SECONDS)
        done = run(place, *command)

    assert refused.stderr != done.stderr
    assert version(place) == VERSION


def version(place: Path) -> int:
    """The version a database says it has."""
    with sqlite3.connect(place) as database:
        return int(database.execute("SELECT version FROM sanjie_version").fetchone()[0])


def test_commands_that_change_no_shape_go_on_beside_a_server(tmp_path: Path) -> None:
    place, file = tmp_path / "sanjie.db", str(tmp_path / "saved.gz")
    prepare(place)

    with served(place), served(place):  # as many as there are workers
        done = [run(place, *command) for command in (("db", "upgrade"), ("db", "check"), ("reports", "list"))]
        done.append(run(place, "db", "backup", file))

    assert [one.exit_code for one in done] == [0, 0, 0, 0]


def test_a_link_to_a_database_is_that_database(tmp_path: Path) -> None:
    place, link, file = tmp_path / "sanjie.db", tmp_path / "link.db", str(tmp_path / "saved.gz")
    prepare(place)
    link.symlink_to(place)
    assert run(place, "db", "backup", file).exit_code == 0

    with served(place):
        refused = run(link, "db", "restore", file, "--replace")

    assert (refused.exit_code, refused.stderr) == (2, refusal(link))


def test_no_server_starts_while_a_database_is_replaced(tmp_path: Path) -> None:
    prepare(tmp_path / "sanjie.db")
    replacing = SERVING.replace("serving", "alone")
    command = [sys.executable, "-c", replacing, str(tmp_path / "sanjie.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(AssertionError, match="A command is at work on the database"):
            House(tmp_path, (), {"LANG": "en_US.UTF-8"}).start()
        process.kill()


@pytest.mark.parametrize(
    ("first", "second", "together"),
    [
        (False, False, False),  # moves at the one would not be seen at the other
        (True, False, False),
        (False, True, False),
        (True, True, True),  # both have a Redis
        (False, None, True),  # a worker, beside the process that looks after it
    ],
)
def test_two_servers_serve_a_file_only_if_they_hear_each_other(
    tmp_path: Path, first: bool, second: bool | None, together: bool
) -> None:
    place = tmp_path / "sanjie.db"
    prepare(place)

    with served(place, first):
        if together:
            with serving(place, second):
                pass
        else:
            with pytest.raises(Untold), serving(place, second):
                pass
    with serving(place, second):
        pass  # who is gone is in nobody's way


def test_a_second_server_by_mistake_says_why_it_does_not_start(tmp_path: Path) -> None:
    prepare(tmp_path / "sanjie.db")

    with (
        served(tmp_path / "sanjie.db", False),
        pytest.raises(AssertionError, match="Another server uses the database"),
    ):
        House(tmp_path, (), {"LANG": "en_US.UTF-8"}).start()
