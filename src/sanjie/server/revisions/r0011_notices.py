"""Notices: browsers and mail addresses they go to, and which of them were sent."""

from typing import Final

from alembic import op

revision: Final = "r0011"
down_revision: Final[str | None] = "r0010"

STATEMENTS: Final = (
    """CREATE TABLE pushes (
        id TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        session TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        origin TEXT NOT NULL,
        device TEXT NOT NULL,
        made BIGINT NOT NULL
    )""",
    "CREATE INDEX pushes_guest ON pushes (guest)",
    """CREATE TABLE mails (
        guest TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        mark TEXT NOT NULL,
        ends BIGINT NOT NULL,
        tries INTEGER NOT NULL,
        confirmed BIGINT NOT NULL,
        stop TEXT NOT NULL UNIQUE,
        language TEXT NOT NULL,
        origin TEXT NOT NULL
    )""",
    """CREATE TABLE notices (
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seen BIGINT NOT NULL,
        sent BIGINT NOT NULL,
        PRIMARY KEY (guest, table_id, number)
    )""",
    "CREATE INDEX notices_table ON notices (table_id)",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
