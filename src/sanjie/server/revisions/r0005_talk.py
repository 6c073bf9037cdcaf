"""Talk at tables, who hears whom, reports; and what tables looked like, for those who watch them late."""

from typing import Final

from alembic import op

revision: Final = "r0005"
down_revision: Final[str | None] = "r0006"

STATEMENTS: Final = (
    "ALTER TABLE tables ADD COLUMN delay BIGINT NOT NULL DEFAULT 0",
    """CREATE TABLE moments (
        table_id TEXT NOT NULL REFERENCES tables (id),
        version INTEGER NOT NULL,
        at BIGINT NOT NULL,
        told TEXT NOT NULL,
        PRIMARY KEY (table_id, version)
    )""",
    """CREATE TABLE said (
        table_id TEXT NOT NULL REFERENCES tables (id),
        channel TEXT NOT NULL CHECK (channel IN ('seats', 'watchers')),
        number INTEGER NOT NULL,
        guest TEXT NOT NULL,
        id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        words TEXT NOT NULL,
        phrase TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, channel, number)
    )""",
    "CREATE INDEX said_guest ON said (guest)",
    """CREATE TABLE bonds (
        id TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        other_guest TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('mute', 'block')),
        made BIGINT NOT NULL
    )""",
    "CREATE INDEX bonds_guest ON bonds (guest)",
    "CREATE INDEX bonds_other_guest ON bonds (other_guest)",
    "CREATE TABLE deaf (guest TEXT PRIMARY KEY)",
    "CREATE TABLE silences (guest TEXT PRIMARY KEY, until BIGINT NOT NULL, made BIGINT NOT NULL)",
    """CREATE TABLE reports (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id),
        guest TEXT NOT NULL,
        about_guest TEXT NOT NULL,
        reason TEXT NOT NULL,
        words TEXT NOT NULL,
        made BIGINT NOT NULL,
        closed BIGINT NOT NULL DEFAULT 0,
        note TEXT NOT NULL DEFAULT ''
    )""",
    """CREATE TABLE report_lines (
        report INTEGER NOT NULL REFERENCES reports (number),
        place INTEGER NOT NULL,
        guest TEXT NOT NULL,
        channel TEXT NOT NULL,
        seat INTEGER NOT NULL,
        words TEXT NOT NULL,
        phrase TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (report, place)
    )""",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
