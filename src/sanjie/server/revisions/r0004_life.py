"""The life of a table: who finds it, clocks, people who leave, answers that are taken back."""

from typing import Final

from alembic import op

revision: Final = "r0004"
down_revision: Final[str | None] = "r0003"

STATEMENTS: Final = (
    "ALTER TABLE tables ADD COLUMN reach TEXT NOT NULL DEFAULT 'link'",
    "ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN watch TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN host INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN due BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN pausing INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN undo_seat INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE tables ADD COLUMN undo_to INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE tables ADD COLUMN undo_agreed INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX tables_lobby ON tables (reach, status, changed)",
    "CREATE INDEX tables_due ON tables (due) WHERE due > 0",
    "ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN quit INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE answers ADD COLUMN by TEXT NOT NULL DEFAULT ''",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
