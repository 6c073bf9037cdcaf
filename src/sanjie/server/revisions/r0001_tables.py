"""Guests, tables and their answers."""

from typing import Final

from alembic import op

revision: Final = "r0001"
down_revision: Final[str | None] = None

STATEMENTS: Final = (
    "CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL)",
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        revision INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        options TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
        version INTEGER NOT NULL,
        upto INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        waits_for INTEGER NOT NULL,
        draw_offer INTEGER NOT NULL,
        ended_by TEXT NOT NULL,
        ended_seat INTEGER NOT NULL,
        rematch TEXT NOT NULL,
        fault TEXT NOT NULL,
        made BIGINT NOT NULL,
        changed BIGINT NOT NULL
    )""",
    """CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
        guest TEXT NOT NULL,
        level INTEGER NOT NULL,
        invite TEXT NOT NULL,
        wants_rematch INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    )""",
    "CREATE INDEX seats_guest ON seats (guest)",
    """CREATE TABLE answers (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        answer TEXT NOT NULL,
        digest TEXT NOT NULL,
        made BIGINT NOT NULL,
        PRIMARY KEY (table_id, number)
    )""",
    """CREATE TABLE commands (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        id TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, id)
    )""",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
