"""How what `stored.py` describes is written to the database and read from it: all SQL of a change."""

import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sanjie.server.stored import Change, Conflict, NewTable, Sitting, Standing


async def apply_change(connection: AsyncConnection, table_id: str, version: int, change: Change) -> None:
    """Write all of `change`. Raises Conflict unless the table is at `version`, IntegrityError if a row is."""
    now = int(time.time())
    standing = change.standing
    updated = await connection.execute(
        text(
            "UPDATE tables SET status = :status, upto = :upto, turn = :turn, waits_for = :waits_for,"
            " draw_offer = :draw_offer, ended_by = :ended_by, ended_seat = :ended_seat, rematch = :rematch,"
            " fault = :fault, changed = :now, version = version + 1 WHERE id = :id AND version = :version"
        ),
        {**vars(standing), "now": now, "id": table_id, "version": version},
    )
    if updated.rowcount != 1:
        raise Conflict(f"table {table_id} is no longer at version {version}")
    if change.played is not None:
        await connection.execute(
            text(
                "INSERT INTO answers (table_id, number, seat, answer, digest, made)"
                " VALUES (:id, :number, :seat, :answer, :digest, :now)"
            ),
            {**vars(change.played), "id": table_id, "now": now},
        )
    if change.command is not None:
        await connection.execute(
            text("INSERT INTO commands (table_id, seat, id) VALUES (:table_id, :seat, :id)"),
            {"table_id": table_id, "seat": change.command[0], "id": change.command[1]},
        )
    if change.sitting is not None:
        await connection.execute(
            text(
                "UPDATE seats SET kind = :kind, guest = :guest, level = :level, invite = :invite,"
                " wants_rematch = :wants_rematch WHERE table_id = :id AND seat = :seat"
            ),
            {**_seat_row(change.sitting), "id": table_id},
        )
    if change.next_table is not None:
        await insert_table(connection, change.next_table)


async def insert_table(connection: AsyncConnection, table: NewTable) -> None:
    """Write a table that has no answers yet. Raises IntegrityError if its id is taken."""
    now = int(time.time())
    await connection.execute(
        text(
            "INSERT INTO tables VALUES (:id, :game, :revision, :seats, :options, :status, 0, :upto, :turn,"
            " :waits_for, :draw_offer, :ended_by, :ended_seat, :rematch, :fault, :now, :now)"
        ),
        {
            **vars(table.standing),
            "id": table.id,
            "game": table.game,
            "revision": table.revision,
            "seats": len(table.sittings),
            "options": table.options,
            "now": now,
        },
    )
    await connection.execute(
        text("INSERT INTO seats VALUES (:id, :seat, :kind, :guest, :level, :invite, :wants_rematch)"),
        [{**_seat_row(sitting), "id": table.id} for sitting in table.sittings],
    )


def _seat_row(sitting: Sitting) -> dict[str, object]:
    row = dict(vars(sitting))
    del row["name"]  # lives with the guest
    row["wants_rematch"] = int(sitting.wants_rematch)
    return row


async def sittings_of(
    connection: AsyncConnection, where: str, values: Mapping[str, object]
) -> dict[str, tuple[Sitting, ...]]:
    """Seats by table id, ascending, of the rows `s` of `seats` that `where` selects; names included."""
    rows = await connection.execute(
        text(
            "SELECT s.table_id, s.seat, s.kind, s.guest, s.level, s.invite, s.wants_rematch, g.name"
            f" FROM seats s LEFT JOIN guests g ON g.id = s.guest WHERE {where} ORDER BY s.table_id, s.seat"
        ),
        values,
    )
    found: dict[str, tuple[Sitting, ...]] = {}
    for table_id, seat, kind, guest, level, invite, wants, name in rows:
        sitting = Sitting(seat, kind, guest, level, invite, bool(wants), name or "")
        found[table_id] = (*found.get(table_id, ()), sitting)
    return found


def table_of(row: Any, sittings: tuple[Sitting, ...]) -> NewTable:
    """The table of a row of `tables`, a mapping."""
    standing = Standing(**{name: row[name] for name in Standing.__dataclass_fields__})
    return NewTable(row["id"], row["game"], row["revision"], row["options"], standing, sittings)
