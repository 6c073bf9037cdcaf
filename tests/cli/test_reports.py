"""`sanjie reports` and `sanjie mute`, beside a database that holds a report."""

import json
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from typer.testing import CliRunner

from sanjie.cli import app
from sanjie.server.database import prepare
from sanjie.server.places import within
from sanjie.server.rows import insert_table
from sanjie.server.stored import Sitting
from sanjie.server.table import new_table

ANN, BOB = "a" * 32, "b" * 32


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with one report of ann about bob."""
    file = tmp_path / "sanjie.db"
    prepare(file)

    def fill(connection: Connection) -> None:
        seats = [Sitting(0, "person", ANN), Sitting(1, "person", BOB)]
        insert_table(connection, new_table("tabletable", "aras", {}, seats))
        for statement in (
            "INSERT INTO accounts (id, login, written, password, made)"
            f" VALUES ('{BOB}', 'bob', 'Bob', '', 1)",
            f"INSERT INTO reports VALUES (1, 'tabletable', '{ANN}', '{BOB}', 'abuse', 'He is rude.', 60,"
            " 0, '')",
            f"INSERT INTO report_lines VALUES (1, 0, '{ANN}', 'seats', 0, '', 'hello', 120000)",
            f"INSERT INTO report_lines VALUES (1, 1, '{BOB}', 'seats', 1, 'you fool', '', 180000)",
        ):
            connection.execute(text(statement))

    within(file, fill)
    return f"sqlite:///{file}"


def run(*arguments: str, code: int = 0) -> str:
    """What the command says, on either stream."""
    result = CliRunner().invoke(app, [*arguments, "--language", "en"])
    assert result.exit_code == code, result.output
    return result.output


def test_reports_are_listed_shown_and_closed(database: str) -> None:
    beside = ("--database", database)

    assert run("reports", "list", *beside).splitlines() == [
        "1 · 1970-01-01 00:01 · Insults or threats · Bob · table tabletable · open",
        "One report.",
    ]
    shown = run("reports", "show", "1", *beside).splitlines()
    assert shown[1] == f"About the person with the id {BOB}; the lines marked ▶ are theirs."
    assert shown[3] == "He is rude."
    assert shown[5:] == ["  1970-01-01 00:02 [0] Hello!", "▶ 1970-01-01 00:03 [1] you fool"]
    told = json.loads(run("reports", "show", "1", "--json", *beside))
    assert (told["report"]["reason"], len(told["lines"])) == ("abuse", 2)
    assert run("reports", "close", "1", "--note", "talked", *beside) == "Report 1 is closed.\n"
    assert run("reports", "list", *beside) == "No reports.\n"
    assert "closed" in run("reports", "list", "--all", *beside)
    assert run("reports", "close", "1", *beside, code=2) == "There is no open report 1.\n"
    assert run("reports", "show", "2", *beside, code=2) == "There is no report 2.\n"


@pytest.mark.parametrize("name", ["BOB", BOB, BOB[:8]])
def test_somebody_is_silenced_by_name_or_id_and_may_speak_again(database: str, name: str) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    query = text("SELECT until FROM silences WHERE guest = :id")

    def until() -> list[int]:
        found = within(file, lambda there: there.execute(query, {"id": BOB}).all())
        return [int(row[0]) for row in found]

    said = run("mute", name, "--days", "3", "--database", database)
    assert said.startswith("Bob says" if name == "BOB" else "bbbbbbbbbbbb says")
    (first,) = until()
    assert abs(first / 1_000 - time.time() - 3 * 86_400) < 60
    run("mute", name, "--days", "0", "--database", database)
    assert until() == []


def test_nobody_is_silenced_by_mistake(database: str) -> None:
    assert "no account called Bobby" in run("mute", "Bobby", "--database", database, code=2)
    assert "no account called bbbb," in run("mute", "bbbb", "--database", database, code=2)
    assert "no account" in run("mute", "%%%%%%%%", "--database", database, code=2)
    assert "list" in run("reports", "burn", "--database", database, code=2)
    assert "number" in run("reports", "show", "--database", database, code=2)
    missing = database.replace("sanjie.db", "none.db")
    run("reports", "list", "--database", missing, code=2)
    assert not Path(missing.removeprefix("sqlite:///")).exists()


@pytest.mark.parametrize("action", ["show", "close"])
@pytest.mark.parametrize("number", ["2", str(2**31 - 1), str(2**31), str(10**20), "-1"])
def test_a_report_that_is_not_there_is_told_so(database: str, action: str, number: str) -> None:
    told = CliRunner().invoke(app, ["reports", action, f"--database={database}", "--", number])

    assert told.exit_code == 2, told.output
    assert told.exception is None or isinstance(told.exception, SystemExit)
