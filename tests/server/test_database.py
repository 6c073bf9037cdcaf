"""The database: made and brought up to date, or refused before anything in it changes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from sanjie.core.seats import members
from sanjie.games.aras.game import ARAS
from sanjie.server import database
from sanjie.server.database import (
    DamagedDatabase,
    NewerDatabase,
    ReadOnlyDatabase,
    UnknownDatabase,
    database_file,
    inspected,
    prepare,
)
from sanjie.server.migrations import STEPS, VERSION
from sanjie.server.storage import Storage
from sanjie.server.stored import Line
from sanjie.server.table import Table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database of this release, closed."""
    prepare(tmp_path / "sanjie.db")
    return tmp_path / "sanjie.db"


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def change(file: Path, statement: str) -> None:
    """Do one statement."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


def test_a_new_database_has_the_present_version_and_is_left_as_it_is(file: Path) -> None:
    before = contents(file.parent)

    prepare(file)

    assert inspected(file) == VERSION
    assert contents(file.parent) == before


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    file = tmp_path / "sanjie.db"
    file.touch()

    prepare(file)

    assert inspected(file) == VERSION


def test_an_older_database_takes_the_missing_steps(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = (*STEPS, ("CREATE TABLE laurels (guest TEXT)", "INSERT INTO laurels VALUES ('g')"))
    monkeypatch.setattr(database, "STEPS", later)
    monkeypatch.setattr(database, "VERSION", len(later))

    prepare(file)

    assert inspected(file) == len(later)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT guest FROM laurels").fetchall() == [("g",)]


def test_tables_of_the_first_version_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sanjie.db"
    monkeypatch.setattr(database, "STEPS", STEPS[:1])
    monkeypatch.setattr(database, "VERSION", 1)
    prepare(file)
    monkeypatch.undo()
    options = msgspec.json.encode(ARAS.chosen(ARAS.variant({}))).decode()
    for name, waits_for, status in (("t", 0, "playing"), ("over", -1, "over")):
        played = f"'{status}', 1, 1, 1, {waits_for}, -1, '', -1, '', '', 0, 0"
        row = f"'{name}', 'aras', 1, 2, '{options}', {played}"
        change(file, f"INSERT INTO tables VALUES ({row})")
        change(file, f"INSERT INTO seats VALUES ('{name}', 0, 'person', 'ann', 0, '', 0)")
        change(file, f"INSERT INTO seats VALUES ('{name}', 1, 'person', 'bob', 0, '', 0)")
    state = ARAS.deal(ARAS.variant({}), 2)
    state.answer(0, ARAS.read_answer("+d4"))
    change(file, f"INSERT INTO answers VALUES ('t', 1, 0, '+d4', '{state.digest():016x}', 0)")

    prepare(file)

    async def read() -> tuple[Table, list[Line]]:
        storage = Storage(file)
        await storage.open()
        stored = await storage.load("t")
        assert stored is not None
        table = Table(stored)
        lines = await storage.tables_of("ann", 9)
        await storage.change("t", stored.version, table.played(0, ARAS.read_answer("/"), (0, "c")).change)
        await storage.close()
        return table, lines

    table, lines = asyncio.run(read())
    assert (table.fault, table.upto, table.asked()) == ("", 1, [0])
    assert (table.luck(), table.answers[0].known_to) == (None, -1)
    assert [members(line.table.standing.waits_for) for line in lines] == [[0], []]


def test_a_step_that_fails_leaves_the_old_version(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "STEPS", (*STEPS, ("CREATE TABLE laurels (guest TEXT)", "CREATE nonsense")))
    monkeypatch.setattr(database, "VERSION", VERSION + 1)

    with pytest.raises(sqlite3.OperationalError, match="nonsense"):
        prepare(file)

    assert inspected(file) == VERSION
    with closing(sqlite3.connect(file)) as connection:
        assert not connection.execute("SELECT name FROM sqlite_schema WHERE name = 'laurels'").fetchall()


def test_a_newer_database_is_refused_with_both_versions(file: Path) -> None:
    change(file, f"UPDATE sanjie_version SET version = {VERSION + 3}, release = '9.9'")
    before = contents(file.parent)

    with pytest.raises(NewerDatabase) as refused:
        prepare(file)

    words = refused.value.args_of_words
    assert (words["version"], words["known"], words["release"]) == (str(VERSION + 3), str(VERSION), "9.9")
    assert contents(file.parent) == before


def test_a_damaged_database_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for damaged in (
        b"not a database, only text\n" * 40,
        whole[: len(whole) // 2],
        whole[:4096] + b"\xff" * 8192,
    ):
        file.write_bytes(damaged)
        before = contents(file.parent)

        with pytest.raises(DamagedDatabase):
            prepare(file)

        assert contents(file.parent) == before


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    change(tmp_path / "other.db", "CREATE TABLE tables (id TEXT)")
    before = contents(tmp_path)

    with pytest.raises(DamagedDatabase):
        prepare(tmp_path / "other.db")
    with pytest.raises(DamagedDatabase):
        prepare(tmp_path)

    assert contents(tmp_path) == before


def test_a_database_that_must_not_be_written_is_refused_even_to_the_superuser(file: Path) -> None:
    file.chmod(0o444)
    before = contents(file.parent)

    with pytest.raises(ReadOnlyDatabase):
        prepare(file)

    assert contents(file.parent) == before


def test_a_folder_that_must_not_be_written_is_refused(file: Path) -> None:
    file.parent.chmod(0o555)
    try:
        for name in ("sanjie.db", "new.db", "deeper/new.db"):
            with pytest.raises(ReadOnlyDatabase):
                prepare(file.parent / name)
        assert sorted(path.name for path in file.parent.iterdir()) == ["sanjie.db"]
    finally:
        file.parent.chmod(0o755)


def test_a_url_names_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANJIE_DATA", "/var/games")

    assert database_file(None) == Path("/var/games/sanjie.db")
    assert database_file("sqlite:///beside.db") == Path("beside.db")
    assert database_file("sqlite+aiosqlite:////srv/a.db") == Path("/srv/a.db")


@pytest.mark.parametrize(
    "url", ["mysql://user:secret@host/db", "postgresql://host/db", "sqlite://", "sqlite:///", "a.db", "://"]
)
def test_another_kind_of_url_is_refused_without_repeating_its_password(url: str) -> None:
    with pytest.raises(UnknownDatabase) as refused:
        database_file(url)

    assert "secret" not in str(refused.value)
