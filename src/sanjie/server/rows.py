"""How what `stored.py` describes is written to the database and read from it: all SQL of a change."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie.server import terms
from sanjie.server.ratings.rows import write_ratings
from sanjie.server.stored import Change, Conflict, NewTable, Played, Sitting, Standing
from sanjie.server.talk.moments import picture

Row = tuple[object, ...]

TOGETHER: Final = 32  # rows that one statement writes
STANDING: Final = tuple(one.name for one in fields(Standing))  # columns of `tables`, too
PLAYED: Final = Played.__struct_fields__  # of `answers`
ELSEWHERE: Final = ("name", "page")  # of a seat: they live with the guest and the account
SITTING: Final = tuple(one.name for one in fields(Sitting) if one.name not in ELSEWHERE)  # of `seats`
FLAGS: Final = ("wants_rematch", "ready", "quit")  # of those: 0 or 1 there
standing_values: Final = attrgetter(*STANDING)
played_values: Final = attrgetter(*PLAYED)


def named(columns: Sequence[str]) -> str:
    """Places for the values of `columns`, by their names."""
    return ", ".join(f":{column}" for column in columns)


def set_to(columns: Sequence[str]) -> str:
    """What sets `columns` to the values of their names."""
    return ", ".join(f"{column} = :{column}" for column in columns)


CHANGE_TABLE: Final = (
    f"UPDATE tables SET {set_to(STANDING)}, changed = :now, version = version + 1"
    " WHERE id = :id AND version = :version"
)
ADD_ANSWER: Final = (
    f"INSERT INTO answers (table_id, made, {', '.join(PLAYED)}) VALUES (:id, :now, {named(PLAYED)})"
)
ADD_COMMAND: Final = "INSERT INTO commands (table_id, seat, id) VALUES (:table_id, :seat, :id)"
CHANGE_SEAT: Final = f"UPDATE seats SET {set_to(SITTING)} WHERE table_id = :id AND seat = :seat"
MADE_WITH: Final = (  # columns of `tables` that never change
    *("id", "game", "revision", "seats", "options", "pack", "pack_en", "pack_zh"),
    *("seed", "reach", "terms", "watch", "delay"),
)
ADD_TABLE: Final = (
    f"INSERT INTO tables ({', '.join((*MADE_WITH, *STANDING))}, version, made, changed)"
    f" VALUES ({named((*MADE_WITH, *STANDING))}, 0, :now, :now)"
)
ADD_MOMENT: Final = "INSERT INTO moments (table_id, version, at, told) VALUES (:id, :version, :at, :told)"
ADD_SEAT: Final = f"INSERT INTO seats (table_id, {', '.join(SITTING)}) VALUES (:id, {named(SITTING)})"
SEATS: Final = (
    f"SELECT s.table_id, {', '.join(f's.{column}' for column in SITTING)}, g.name, a.written AS page"
    " FROM seats s LEFT JOIN guests g ON g.id = s.guest"
    " LEFT JOIN accounts a ON a.id = s.guest AND a.hidden = 0"
)


@dataclass(frozen=True)
class Saving:
    """A change of a table, to be written: work for a pen."""

    table_id: str
    version: int
    change: Change

    def __call__(self, connection: Connection) -> None:
        """Write it. Raises Conflict, IntegrityError."""
        apply_change(connection, self.table_id, self.version, self.change)

    def is_plain(self) -> bool:
        """Whether it only changes the table and adds answers and a command, as most do."""
        change = self.change
        more = change.sittings or change.next_table or change.moment or change.rated
        return not more


def apply_plain(cursor: Any, savings: Sequence[Saving]) -> None:
    """Write plain changes into a file by the driver's own `cursor`, many rows by one statement.

    Between two statements a thread waits for the interpreter, which the event loop hardly lets go of.

    Raises Conflict unless all tables are at their versions, IntegrityError if a row is there; then the whole
    transaction must be undone.
    """
    now = int(time.time())
    tables: list[Row] = []
    answers: list[Row] = []
    commands: list[Row] = []
    for saving in savings:
        name, change = saving.table_id, saving.change
        tables.append((name, saving.version, now, *standing_values(change.standing)))
        answers += ((name, now, *played_values(played)) for played in change.played)
        if change.command is not None:
            commands.append((name, *change.command))
    if write_rows(cursor, change_tables, tables) != len(tables):
        raise Conflict("a table is no longer at its version")
    write_rows(cursor, add_answers_of, answers)
    write_rows(cursor, add_commands, commands)


def write_rows(cursor: Any, statement: Callable[[int], str], rows: Sequence[Row]) -> int:
    """Write `rows` by statements that take TOGETHER of them; how many rows of the database were touched."""
    touched = 0
    for place in range(0, len(rows), TOGETHER):
        some = rows[place : place + TOGETHER]
        cursor.execute(statement(len(some)), [value for row in some for value in row])
        touched += cursor.rowcount
    return touched


def values(rows: int, width: int) -> str:
    """VALUES with so many `rows` to be filled in, each `width` wide."""
    row = f"({', '.join('?' * width)})"
    return f"VALUES {', '.join([row] * rows)}"


@lru_cache(maxsize=TOGETHER)
def change_tables(rows: int) -> str:
    """CHANGE_TABLE for several at once; each row is id, version, now and what `standing_values` gives."""
    columns = ", ".join(f"{name} = new.column{place}" for place, name in enumerate(STANDING, 4))
    return (
        f"UPDATE tables SET {columns}, changed = new.column3, version = version + 1"
        f" FROM ({values(rows, 3 + len(STANDING))}) AS new"
        " WHERE tables.id = new.column1 AND tables.version = new.column2"
    )


@lru_cache(maxsize=TOGETHER)
def add_answers_of(rows: int) -> str:
    """ADD_ANSWER for several at once; each row is id, now and what `played_values` gives."""
    return f"INSERT INTO answers (table_id, made, {', '.join(PLAYED)}) {values(rows, 2 + len(PLAYED))}"


@lru_cache(maxsize=TOGETHER)
def add_commands(rows: int) -> str:
    """ADD_COMMAND for several at once; each row is id, seat and the command's own id."""
    return f"INSERT INTO commands (table_id, seat, id) {values(rows, 3)}"


def apply_change(connection: Connection, table_id: str, version: int, change: Change) -> None:
    """Write all of `change`. Raises Conflict unless the table is at `version`, IntegrityError if a row is."""
    cursor = cursor_of(connection)
    do = cursor.execute
    now = int(time.time())
    do(CHANGE_TABLE, {**vars(change.standing), "now": now, "id": table_id, "version": version})
    if cursor.rowcount != 1:
        raise Conflict(f"table {table_id} is no longer at version {version}")
    add_answers(connection, table_id, change.played, now)
    if change.command is not None:
        seat, command = change.command
        do(ADD_COMMAND, {"table_id": table_id, "seat": seat, "id": command})
    for sitting in change.sittings:
        do(CHANGE_SEAT, {**_seat_row(sitting), "id": table_id})
    if change.moment is not None:
        at, seen = change.moment
        do(ADD_MOMENT, {"id": table_id, "version": version + 1, "at": at, "told": seen})
    if change.next_table is not None:
        insert_table(connection, change.next_table)
    if change.rated is not None:
        write_ratings(connection, table_id, change.rated, now)


def insert_table(connection: Connection, table: NewTable) -> None:
    """Write a table, with the answers that it begins with. Raises IntegrityError if its id is taken."""
    now = int(time.time())
    do = cursor_of(connection).execute
    do(
        ADD_TABLE,
        {
            **vars(table.standing),
            "id": table.id,
            "game": table.game,
            "revision": table.revision,
            "seats": len(table.sittings),
            "options": table.options,
            "pack": table.pack,
            "pack_en": table.pack_names[0],
            "pack_zh": table.pack_names[1],
            "seed": table.seed,
            "reach": table.terms.reach,
            "terms": terms.written(table.terms),
            "watch": table.watch,
            "delay": table.terms.watching.delay,
            "now": now,
        },
    )
    for sitting in table.sittings:
        do(ADD_SEAT, {**_seat_row(sitting), "id": table.id})
    add_answers(connection, table.id, table.answers, now)
    if table.terms.watching.delay and table.standing.status != "waiting":
        seen = picture(table.standing, table.sittings)
        do(ADD_MOMENT, {"id": table.id, "version": 0, "at": int(time.time() * 1_000), "told": seen})


def add_answers(connection: Connection, table_id: str, answers: tuple[Played, ...], now: int) -> None:
    """Write answers of a table. Raises IntegrityError if one of that number is there."""
    rows = [{**asdict(played), "id": table_id, "now": now} for played in answers]
    if rows:
        cursor_of(connection).executemany(ADD_ANSWER, rows)


def cursor_of(connection: Connection) -> Any:
    """What executes statements with `:names`.

    Of SQLite the driver's own cursor: a change is a few short statements, and going around saves most of it.
    """
    if connection.dialect.name == "sqlite":
        return connection.connection.cursor()
    return ByName(connection)


class ByName:
    """Takes statements as the cursor of SQLite does, for a driver that numbers what is put in."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.rowcount = -1

    def execute(self, statement: str, row: Mapping[str, object]) -> None:
        """Do a statement; `rowcount` then says how many rows it touched."""
        self.rowcount = self._connection.execute(text(statement), row).rowcount

    def executemany(self, statement: str, rows: Sequence[Mapping[str, object]]) -> None:
        """Do a statement with each row."""
        self._connection.execute(text(statement), rows)


def _seat_row(sitting: Sitting) -> dict[str, object]:
    row = {column: getattr(sitting, column) for column in SITTING}
    return {**row, **{flag: int(row[flag]) for flag in FLAGS}}


async def sittings_of(
    connection: AsyncConnection, where: str, values: Mapping[str, object]
) -> dict[str, tuple[Sitting, ...]]:
    """Seats by table id, ascending, of the rows `s` of `seats` that `where` selects; names included."""
    rows = await connection.execute(text(f"{SEATS} WHERE {where} ORDER BY s.table_id, s.seat"), values)
    found: dict[str, tuple[Sitting, ...]] = {}
    for table_id, *columns, name, page in rows:
        row = dict(zip(SITTING, columns, strict=True))
        row.update({flag: bool(row[flag]) for flag in FLAGS})
        sitting = Sitting(**row, name=name or "", page=page or "")
        found[table_id] = (*found.get(table_id, ()), sitting)
    return found


def table_of(row: Any, sittings: tuple[Sitting, ...]) -> NewTable:
    """The table of a row of `tables`, a mapping; its answers are not among it."""
    standing = Standing(**{name: row[name] for name in Standing.__dataclass_fields__})
    return NewTable(
        row["id"],
        row["game"],
        row["revision"],
        row["options"],
        standing,
        sittings,
        row["pack"],
        row["seed"],
        terms=terms.read(row["terms"]),
        watch=row["watch"],
        pack_names=(row["pack_en"], row["pack_zh"]),
    )
