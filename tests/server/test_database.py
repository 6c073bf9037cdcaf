"""The database: made and brought up to date, or refused before anything in it changes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import URL
from sqlalchemy.exc import OperationalError

from sanjie.core.seats import members
from sanjie.games.aras.game import ARAS
from sanjie.server import migrations
from sanjie.server.database import (
    DamagedDatabase,
    NewerDatabase,
    ReadOnlyDatabase,
    UnknownDatabase,
    database_file,
    inspected,
    prepare,
)
from sanjie.server.engines import file_writer
from sanjie.server.migrations import LINE, VERSION
from sanjie.server.places import name_of, place_of
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


def test_a_new_database_and_its_log_are_for_their_owner_alone(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO guests (id, name, made) VALUES ('g', 'Ann', 1)")
        connection.commit()

        modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
    assert modes == {"sanjie.db": 0o600, "sanjie.db-wal": 0o600, "sanjie.db-shm": 0o600}


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    file = tmp_path / "sanjie.db"
    file.touch()

    prepare(file)

    assert inspected(file) == VERSION


def before_alembic(file: Path) -> None:
    """A database of the first version, as the releases made it that took their steps without Alembic."""
    upgraded(file, 1)
    change(file, "DROP TABLE alembic_version")


def upgraded(file: Path, version: int) -> None:
    """Bring a database to a version."""
    engine = file_writer(file)
    with engine.begin() as connection:
        migrations.upgrade(connection, version)
    engine.dispose()


def later(folder: Path, monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    """Pretend that this release has one more revision, which executes `statements`."""
    place = folder / "revisions"
    place.mkdir()
    for revision in migrations.FOLDER.glob("r*.py"):
        (place / revision.name).write_bytes(revision.read_bytes())
    lines = [
        "from alembic import op",
        "revision = 'r9999'",
        f"down_revision = {LINE[-1]!r}",
        "def upgrade():",
    ]
    lines += [f"    op.execute({statement!r})" for statement in statements]
    (place / "r9999_later.py").write_text("\n".join(lines))
    monkeypatch.setattr(migrations, "FOLDER", place)
    monkeypatch.setattr(migrations, "LINE", (*LINE, "r9999"))
    monkeypatch.setattr(migrations, "VERSION", VERSION + 1)


def test_every_revision_is_in_line() -> None:
    script = ScriptDirectory(migrations.FOLDER, version_locations=[migrations.FOLDER])

    assert tuple(revision.revision for revision in reversed(list(script.walk_revisions()))) == LINE
    assert script.get_heads() == [LINE[-1]]


def test_an_older_database_takes_the_missing_steps(
    file: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("later")
    later(folder, monkeypatch, "CREATE TABLE laurels (guest TEXT)", "INSERT INTO laurels VALUES ('g')")

    prepare(file)

    assert inspected(file) == VERSION + 1
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT guest FROM laurels").fetchall() == [("g",)]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("r9999",)]


def test_a_database_from_before_alembic_goes_on_where_it_stood(tmp_path: Path) -> None:
    before_alembic(tmp_path / "old.db")
    change(tmp_path / "old.db", "INSERT INTO guests VALUES ('ann', '安', 7)")

    prepare(tmp_path / "old.db")

    prepare(tmp_path / "new.db")
    with (
        closing(sqlite3.connect(tmp_path / "old.db")) as old,
        closing(sqlite3.connect(tmp_path / "new.db")) as new,
    ):
        shape = "SELECT name, sql FROM sqlite_schema ORDER BY name"
        assert old.execute(shape).fetchall() == new.execute(shape).fetchall()
        assert old.execute("SELECT * FROM guests").fetchall() == [("ann", "安", 7)]
        assert old.execute("SELECT version_num FROM alembic_version").fetchall() == [(LINE[-1],)]


def test_tables_of_the_first_version_go_on(tmp_path: Path) -> None:
    file = tmp_path / "sanjie.db"
    before_alembic(file)
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


def test_a_step_that_fails_leaves_the_old_version(
    file: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("later")
    later(folder, monkeypatch, "CREATE TABLE laurels (guest TEXT)", "CREATE nonsense")

    with pytest.raises(OperationalError, match="nonsense"):
        prepare(file)

    assert inspected(file) == VERSION
    with closing(sqlite3.connect(file)) as connection:
        assert not connection.execute("SELECT name FROM sqlite_schema WHERE name = 'laurels'").fetchall()
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(LINE[-1],)]


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


def test_a_database_that_lacks_what_its_version_says_is_refused(tmp_path: Path) -> None:
    """As it stands where a step of its history was taken by hand, or by an unfinished release."""
    file = tmp_path / "sanjie.db"
    engine = file_writer(file)
    with engine.begin() as connection:
        migrations.upgrade(connection, LINE.index("r0014"))
        connection.exec_driver_sql("DROP TABLE mails")
    engine.dispose()

    with pytest.raises(DamagedDatabase) as refused:
        prepare(file)

    assert refused.value.args_of_words == {"file": str(file), "detail": "no such table: mails"}
    assert inspected(file) == LINE.index("r0014")


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


def test_a_url_names_a_server_and_its_password_is_told_to_nobody() -> None:
    place = place_of("postgresql://ann:secret@db.example:5433/games")

    assert isinstance(place, URL)
    assert (place.host, place.port, place.database, place.password) == ("db.example", 5433, "games", "secret")
    assert name_of(place) == "postgresql://ann:***@db.example:5433/games"
    assert place_of("sqlite:///beside.db") == Path("beside.db")


@pytest.mark.parametrize(
    "url",
    [
        "mysql://user:secret@host/db",
        "postgresql://user:secret@host",
        "postgresql://u:secret@h:port/d",
        "sqlite://",
        "sqlite:///",
        "a.db",
        "://",
    ],
)
def test_another_kind_of_url_is_refused_without_repeating_its_password(url: str) -> None:
    with pytest.raises(UnknownDatabase) as refused:
        place_of(url)

    assert "secret" not in str(refused.value)
