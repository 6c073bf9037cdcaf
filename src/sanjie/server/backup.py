"""The whole database, or one table of it, as a file: gzipped lines of JSON that fit SQLite and PostgreSQL.

The first line tells the format, the version of the database and the columns of each table; then comes a line
a row; the last line holds their number and the hash of all lines before it, so that a file that was cut off
or changed is known before anything is done with it. It holds everything: seeds of running games, hashes of
passwords. It is for whoever runs the server.

BackupProblem
├── UnfitBackup    no backup, cut off, changed, or not of the wanted kind
├── NewerBackup    made by a later release
├── NotEmpty       there is something already where it should go
├── TableTaken     a table of that id is here already
├── NoSuchTable    there is no table of that id
├── NoFolder       there is no folder to write the file to
└── NotWritten     the file cannot be written
"""

import errno
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, func, select

import sanjie
from sanjie.server import migrations

FORMAT: Final = "sanjie-backup-1"
BATCH: Final = 500  # rows inserted at once
OF_A_TABLE: Final = ("packs", "guests", "tables", "seats", "answers", "commands", "moments")
NOTES: Final = (migrations.NOTE, migrations.ALEMBIC)

Counts = dict[str, int]  # rows of each table
Row = list[Any]


class BackupProblem(Exception):
    """It cannot be done, and nothing was. Words: `message` with `args_of_words`."""

    message = ""

    def __init__(self, **args: str | int) -> None:
        super().__init__(f"{self.message}: {args}")
        self.args_of_words = args


class UnfitBackup(BackupProblem):
    """The `file` is no backup, or not a whole one; `detail` says why."""

    message = "db-unfit-backup"


class NewerBackup(BackupProblem):
    """The `file` is of a `version` of the database that a later `release` made."""

    message = "db-newer-backup"


class NotEmpty(BackupProblem):
    """There are `tables` tables and `guests` guests already."""

    message = "db-not-empty"


class TableTaken(BackupProblem):
    """A table of that `table` id is here already."""

    message = "db-table-taken"


class NoSuchTable(BackupProblem):
    """There is no table of that `table` id."""

    message = "db-no-such-table"


class NoFolder(BackupProblem):
    """There is no `folder` in which the `file` could lie."""

    message = "db-no-folder"


class NotWritten(BackupProblem):
    """The `file` cannot be written; `detail` says why."""

    message = "db-not-written"


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    kind: str  # "whole", or "table"
    version: int
    release: str
    columns: dict[str, list[str]]


class Foot(msgspec.Struct, frozen=True):
    """The last line."""

    rows: int
    hash: str


def back_up(connection: Connection, file: Path, table: str = "") -> Counts:
    """Write everything, or all of one table, to `file`, which is there whole or not at all.

    Raises NoSuchTable, NoFolder, NotWritten.
    """
    if not file.parent.is_dir():
        raise NoFolder(folder=str(file.parent), file=file.name)
    if file.is_dir():
        raise NotWritten(file=str(file), detail=os.strerror(errno.EISDIR))
    shapes = shapes_of(connection)
    if table:
        shapes = [shape for shape in shapes if shape.name in OF_A_TABLE]
        tables = next(shape for shape in shapes if shape.name == "tables")
        if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
            raise NoSuchTable(table=table)
    columns = {str(shape.name): [str(column.name) for column in shape.columns] for shape in shapes}
    version = migrations.noted(connection)
    head = Head(FORMAT, "table" if table else "whole", version, sanjie.__version__, columns)
    counts = dict.fromkeys(columns, 0)
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        opened = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(opened, "wb") as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as out:
            heard = hashlib.sha256()

            def say(what: object) -> None:
                line = msgspec.json.encode(what) + b"\n"
                heard.update(line)
                out.write(line)

            say(head)
            for shape in shapes:
                for row in connection.execute(rows_of(shape, table)):
                    say([str(shape.name), *row])
                    counts[shape.name] += 1
            say(Foot(sum(counts.values()), heard.hexdigest()))
        os.replace(unfinished, file)
    except OSError as problem:  # its own text names the unfinished file, which nobody knows
        raise NotWritten(file=str(file), detail=problem.strerror or str(problem)) from problem
    finally:
        unfinished.unlink(missing_ok=True)
    return counts


def restore(connection: Connection, file: Path, replace: bool = False) -> Counts:
    """Make the database what `file` holds, of this version or an older one; what was there goes.

    Raises UnfitBackup, NewerBackup, NotEmpty unless `replace`, OSError; then nothing may be committed.
    """
    head = whole(file, "whole")
    held = {shape.name: shape for shape in shapes_of(connection)}
    counts = {
        name: int(connection.execute(select(func.count()).select_from(held[name])).scalar_one())
        for name in ("tables", "guests")
        if name in held
    }
    if any(counts.values()) and not replace:
        raise NotEmpty(**counts)
    everything = MetaData()
    everything.reflect(connection)
    everything.drop_all(connection)
    migrations.upgrade(connection, head.version)
    shapes = {shape.name: shape for shape in shapes_of(connection)}
    columns = {name: [column.name for column in shape.columns] for name, shape in shapes.items()}
    if {name: set(names) for name, names in columns.items()} != {
        name: set(names) for name, names in head.columns.items()
    }:
        raise UnfitBackup(file=str(file), detail=f"its tables are not those of version {head.version}")
    for name, rows in batches(rows_in(file)):
        connection.execute(shapes[name].insert(), named(head, name, rows))
    migrations.upgrade(connection, migrations.VERSION)
    return counted(connection, shapes)


def bring_in(connection: Connection, file: Path) -> Counts:
    """Add the table that `file` holds. Raises UnfitBackup, NewerBackup, TableTaken, OSError.

    Guests who are known here keep the names they have here. A file of an older version must be brought in by
    its own release, and then the database be brought up to date.
    """
    head = whole(file, "table")
    shapes = {shape.name: shape for shape in shapes_of(connection) if shape.name in OF_A_TABLE}
    columns = {name: {column.name for column in shape.columns} for name, shape in shapes.items()}
    if head.version != migrations.VERSION or columns != {
        name: set(names) for name, names in head.columns.items()
    }:
        detail = f"it is of version {head.version} of the database, this is version {migrations.VERSION}"
        raise UnfitBackup(file=str(file), detail=detail)
    counts = dict.fromkeys(shapes, 0)
    guests, tables, packs = shapes["guests"], shapes["tables"], shapes["packs"]
    for name, rows in batches(rows_in(file)):
        new = named(head, name, rows)
        if name == "tables":
            for row in new:
                if connection.execute(select(tables.c.id).where(tables.c.id == row["id"])).first():
                    raise TableTaken(table=str(row["id"]))
        if name == "guests":
            known = {row[0] for row in connection.execute(select(guests.c.id))}
            new = [row for row in new if row["id"] not in known]
        if name == "packs":
            known = {row[0] for row in connection.execute(select(packs.c.digest))}
            new = [row for row in new if row["digest"] not in known]
        if new:
            connection.execute(shapes[name].insert(), new)
        counts[name] += len(new)
    return counts


def whole(file: Path, kind: str) -> Head:
    """The first line of a file that is whole and of that kind. Raises UnfitBackup, NewerBackup, OSError."""
    heard, rows, last = hashlib.sha256(), 0, b""
    head: Head | None = None
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                if head is None:
                    head = msgspec.json.decode(line, type=Head)
                    if head.format != FORMAT:
                        raise UnfitBackup(file=str(file), detail=f"its format is {head.format[:40]!r}")
                if last:
                    heard.update(last)
                    rows += 1
                last = line
        foot = msgspec.json.decode(last, type=Foot)
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, ValueError) as problem:
        said = "it is no backup of Sanjie, or was cut off or changed"
        raise UnfitBackup(file=str(file), detail=said) from problem
    if head is None or foot.hash != heard.hexdigest() or foot.rows != rows - 1:
        raise UnfitBackup(file=str(file), detail="it was cut off or changed")
    if head.kind != kind:
        raise UnfitBackup(file=str(file), detail=f"it holds a {head.kind!r}, not a {kind!r}")
    if head.version > migrations.VERSION or head.version < 1:
        raise NewerBackup(file=str(file), version=str(head.version), release=head.release)
    return head


def rows_in(file: Path) -> Iterator[Row]:
    """The rows of a file that is whole, each behind the name of its table."""
    with gzip.open(file, "rb") as lines:
        before: bytes | None = None
        for number, line in enumerate(lines):
            if number > 1 and before is not None:
                yield msgspec.json.decode(before, type=list)
            before = line


def batches(rows: Iterator[Row]) -> Iterator[tuple[str, list[Row]]]:
    """The rows in order, some at a time, with the name of their table."""
    name = ""
    batch: list[Row] = []
    for row in rows:
        if row[0] != name or len(batch) >= BATCH:
            if batch:
                yield name, batch
            name, batch = str(row[0]), []
        batch.append(row[1:])
    if batch:
        yield name, batch


def named(head: Head, name: str, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Rows of the table `name` with the names of their columns."""
    return [dict(zip(head.columns[name], row, strict=True)) for row in rows]


def shapes_of(connection: Connection) -> Sequence[Table]:
    """The tables of the database, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [shape for shape in found.sorted_tables if shape.name not in NOTES]


def counted(connection: Connection, shapes: Mapping[str, Table]) -> Counts:
    """How many rows each of those tables holds."""
    return {
        name: int(connection.execute(select(func.count()).select_from(shape)).scalar_one())
        for name, shape in shapes.items()
    }


def rows_of(shape: Table, table: str) -> Any:
    """What selects the rows, in the order of their keys: all, or those that belong to one table."""
    rows = select(shape).order_by(*shape.primary_key.columns)
    if not table:
        return rows
    if shape.name == "tables":
        return rows.where(shape.c.id == table)
    if shape.name == "guests":
        seats = shape.metadata.tables["seats"]
        return rows.where(shape.c.id.in_(select(seats.c.guest).where(seats.c.table_id == table)))
    if shape.name == "packs":
        tables = shape.metadata.tables["tables"]
        return rows.where(shape.c.digest.in_(select(tables.c.pack).where(tables.c.id == table)))
    return rows.where(shape.c.table_id == table)
