"""Where somebody has muted a guest: there they do not hear them either who is newer as a guest."""

from typing import Final

from alembic import op

revision: Final = "r0016"
down_revision: Final[str | None] = "r0015"

STATEMENTS: Final = (
    "ALTER TABLE bonds ADD COLUMN table_id TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX bonds_table_id ON bonds (table_id)",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
