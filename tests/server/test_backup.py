"""`sanjie db`: what was saved comes back the same, wherever to; what is not whole changes nothing."""

import asyncio
import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import URL
from typer.testing import CliRunner, Result

from sanjie.cli import app
from sanjie.games.aras.game import ARAS
from sanjie.server.backup import (
    NewerBackup,
    NoSuchTable,
    NotEmpty,
    TableTaken,
    UnfitBackup,
    back_up,
    bring_in,
    restore,
)
from sanjie.server.engines import Place
from sanjie.server.migrations import VERSION, upgrade
from sanjie.server.places import name_of, place_of, prepare, within
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting, Stored
from sanjie.server.table import Table, new_table
from services import postgres


async def furnish(place: Place) -> None:
    """Two tables of Aras: at `one` two answers were given, at `two` somebody is awaited."""
    storage = Storage(place)
    await storage.open()
    await storage.name_guest("ann", "安")
    people = [Sitting(0, "person", "ann"), Sitting(1, "person", "bob")]
    await storage.add_table(new_table("one", "aras", {}, people))
    await storage.add_table(new_table("two", "aras", {}, [people[0], Sitting(1, "open", invite="key")]))
    for choice in ("+d4", "/"):
        stored = await storage.load("one")
        assert stored is not None
        step = Table(stored).played(0, ARAS.read_answer(choice), (0, f"c{choice}"))
        await storage.change("one", stored.version, step.change)
    await storage.close()


def tables_of(place: Place) -> list[Stored | None]:
    """Both tables, as they are stored."""

    async def work() -> list[Stored | None]:
        storage = Storage(place)
        try:
            return [await storage.load(name) for name in ("one", "two")]
        finally:
            await storage.close()

    return asyncio.run(work())


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A database with those tables."""
    prepare(tmp_path / "full.db")
    asyncio.run(furnish(tmp_path / "full.db"))
    return tmp_path / "full.db"


@pytest.fixture
def saved(full: Path) -> Path:
    """Its backup."""
    file = full.with_name("saved.gz")
    counts = within(full, lambda connection: back_up(connection, file), writing=False)
    assert (counts["tables"], counts["seats"], counts["answers"], counts["commands"]) == (2, 4, 2, 2)
    return file


def empty(folder: Path, name: str = "empty.db") -> Path:
    """A database with nothing in it."""
    prepare(folder / name)
    return folder / name


def run(*arguments: str) -> Result:
    """`sanjie db …`, in English."""
    return CliRunner().invoke(app, ["db", *arguments, "--language", "en"])


def test_a_backup_is_for_its_owner_and_comes_back_the_same(full: Path, saved: Path, tmp_path: Path) -> None:
    other = empty(tmp_path)

    within(other, lambda connection: restore(connection, saved))

    assert saved.stat().st_mode & 0o777 == 0o600
    assert tables_of(other) == tables_of(full)
    with closing(sqlite3.connect(full)) as one, closing(sqlite3.connect(other)) as two:
        assert list(one.iterdump()) == list(two.iterdump())


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old, file, new = tmp_path / "old.db", tmp_path / "old.gz", empty(tmp_path)
    within(old, lambda connection: upgrade(connection, 1))
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("INSERT INTO guests VALUES ('ann', '安', 7)")
        connection.commit()
    within(old, lambda connection: back_up(connection, file), writing=False)

    within(new, lambda connection: restore(connection, file))

    prepare(old)
    with closing(sqlite3.connect(old)) as one, closing(sqlite3.connect(new)) as two:
        assert sorted(one.iterdump()) == sorted(two.iterdump())


def test_what_is_there_is_replaced_only_on_request(full: Path, saved: Path) -> None:
    asyncio.run(more(full))
    before = full.read_bytes()
    with pytest.raises(NotEmpty) as refused:
        within(full, lambda connection: restore(connection, saved))
    assert refused.value.args_of_words == {"tables": 2, "guests": 2}
    assert full.read_bytes() == before

    within(full, lambda connection: restore(connection, saved, replace=True))

    with closing(sqlite3.connect(full)) as connection:
        assert connection.execute("SELECT id FROM guests").fetchall() == [("ann",)]


async def more(place: Place) -> None:
    """One more guest."""
    storage = Storage(place)
    await storage.open()
    await storage.name_guest("eve", "夏")
    await storage.close()


def test_a_file_that_is_not_whole_changes_nothing(saved: Path, tmp_path: Path) -> None:
    other, bad = empty(tmp_path), tmp_path / "bad.gz"
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    changed = [line.replace(b'"+d4"', b'"+e5"') for line in lines]
    assert changed != lines
    for content in (
        b"no backup",
        saved.read_bytes()[:-20],
        saved.read_bytes()[:10] + b"\xff" + saved.read_bytes()[11:],  # no stream that can be unpacked
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:3] + lines[4:])),
        gzip.compress(b"".join(changed)),
        gzip.compress(b""),
        gzip.compress(lines[0]),
    ):
        bad.write_bytes(content)
        before = other.read_bytes()
        with pytest.raises(UnfitBackup) as refused:
            within(other, lambda connection: restore(connection, bad))
        assert refused.value.args_of_words["detail"] in (
            "it is no backup of Sanjie, or was cut off or changed",
            "it was cut off or changed",
        )
        assert other.read_bytes() == before


def test_a_backup_of_a_later_release_is_refused_by_name(
    full: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(full)) as connection:
        connection.execute(f"UPDATE sanjie_version SET version = {VERSION + 1}")
        connection.commit()
    file, other = tmp_path / "later.gz", empty(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("sanjie.__version__", "9.9")
        within(full, lambda connection: back_up(connection, file), writing=False)

    with pytest.raises(NewerBackup) as refused:
        within(other, lambda connection: restore(connection, file))

    assert refused.value.args_of_words["release"] == "9.9"


def test_one_table_goes_from_one_database_to_another(full: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "one.gz", empty(tmp_path)
    within(full, lambda connection: back_up(connection, file, "one"), writing=False)

    counts = within(other, lambda connection: bring_in(connection, file))

    assert (counts["tables"], counts["answers"], counts["guests"]) == (1, 2, 1)
    assert tables_of(other) == [tables_of(full)[0], None]
    before = other.read_bytes()
    with pytest.raises(TableTaken):
        within(other, lambda connection: bring_in(connection, file))
    with pytest.raises(NoSuchTable):
        within(full, lambda connection: back_up(connection, file, "three"), writing=False)
    with pytest.raises(UnfitBackup):
        within(other, lambda connection: restore(connection, file, replace=True))
    assert other.read_bytes() == before


def test_the_command_saves_checks_and_brings_back(full: Path, tmp_path: Path) -> None:
    url, other, file = f"sqlite:///{full}", f"sqlite:///{tmp_path}/other.db", str(tmp_path / "b.gz")

    assert "2 tables with 2 answers" in run("backup", file, "--database", url).stdout
    assert run("restore", file, "--database", other).exit_code == 0
    assert run("check", "--database", other).stdout == "2 tables with 2 answers were replayed; all is well.\n"
    assert run("export", "one", file, "--database", url).exit_code == 0
    done = run("import", file, "--database", other)
    assert (done.exit_code, done.stderr) == (2, "The table one is there already. Nothing was changed.\n")
    assert run("restore", file, "--database", other).exit_code == 2
    assert run("check", "--database", f"sqlite:///{tmp_path}/none.db").exit_code == 2
    assert not (tmp_path / "none.db").exists()
    assert run("restore", str(tmp_path / "none.gz"), "--database", other).exit_code == 2
    assert run("mend").exit_code == 2
    assert run("backup").exit_code == 2


def test_what_is_counted_is_told_as_one_or_as_several(full: Path, tmp_path: Path) -> None:
    url, file = f"sqlite:///{full}", str(tmp_path / "b.gz")
    with closing(sqlite3.connect(full)) as connection:
        for table in ("answers", "commands", "seats", "tables"):
            where = "id" if table == "tables" else "table_id"
            connection.execute(f"DELETE FROM {table} WHERE {where} = 'two'")
        connection.execute("DELETE FROM answers WHERE number = 2")
        connection.execute("UPDATE tables SET upto = 1")
        connection.commit()

    assert "1 table with 1 answer." in run("backup", file, "--database", url).stdout
    assert run("check", "--database", url).stdout.endswith(
        "1 table with 1 answer was replayed; all is well.\n"
    )
    refused = run("restore", file, "--database", url).stderr
    assert refused.startswith("The database already holds 1 table and 1 guest. ")
    assert run("restore", file, "--replace", "--database", url).stdout == (
        f"{full} took 1 table with 1 answer.\n"
    )
    whole = run("export", "one", file, "--database", url).stdout
    assert "1 table with 1 answer." in whole


def test_a_check_names_the_table_whose_record_does_not_agree(full: Path) -> None:
    with closing(sqlite3.connect(full)) as connection:
        connection.execute("UPDATE answers SET answer = '+e5' WHERE number = 1")
        connection.commit()

    done = run("check", "--database", f"sqlite:///{full}")

    assert done.exit_code == 1
    assert done.stdout.splitlines()[0].startswith("one: answer 1")
    assert done.stdout.splitlines()[-1] == "2 tables with 2 answers were replayed; one fault."


@pytest.fixture(scope="module")
def server() -> Iterator[URL]:
    with postgres() as url:
        place = place_of(url)
        assert isinstance(place, URL)
        yield place


def test_a_backup_moves_to_postgresql_and_back(full: Path, saved: Path, tmp_path: Path, server: URL) -> None:
    again, back = tmp_path / "again.gz", empty(tmp_path)
    prepare(server)

    within(server, lambda connection: restore(connection, saved))

    assert tables_of(server) == tables_of(full)
    within(server, lambda connection: back_up(connection, again), writing=False)
    within(back, lambda connection: restore(connection, again))
    assert tables_of(back) == tables_of(full)
    lines = [gzip.decompress(file.read_bytes()).splitlines() for file in (saved, again)]
    heads = [msgspec.json.decode(one[0]) for one in lines]
    assert heads[0] == heads[1]
    assert run("check", "--database", str(server.render_as_string(hide_password=False))).exit_code == 0


def test_a_database_of_postgresql_that_is_served_is_not_replaced(
    full: Path, saved: Path, server: URL
) -> None:
    url = server.render_as_string(hide_password=False)
    assert run("restore", str(saved), "--replace", "--database", url).exit_code == 0

    async def life() -> Result:
        storage = Storage(server)
        await storage.open()
        assert await storage.load("one") is not None
        refused = await asyncio.to_thread(run, "restore", str(saved), "--replace", "--database", url)
        await storage.close()
        return refused

    refused = asyncio.run(life())

    assert refused.exit_code == 2
    assert refused.stderr.startswith(f"A server is using the database {name_of(server)}, or another command")
    assert tables_of(server) == tables_of(full)
    assert run("restore", str(saved), "--replace", "--database", url).exit_code == 0
