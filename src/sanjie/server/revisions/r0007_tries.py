"""Tries to sign in, counted by the database: by whatever process, and over a restart."""

from typing import Final

from alembic import op

revision: Final = "r0007"
down_revision: Final[str | None] = "r0008"

STATEMENTS: Final = (
    "CREATE TABLE tries (mark TEXT PRIMARY KEY, free_at BIGINT NOT NULL)",
    "CREATE INDEX tries_free_at ON tries (free_at)",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
