"""Who won a game, beside its record, so that a list of games says so without playing them again."""

from typing import Final

from alembic import op

revision: Final = "r0009"
down_revision: Final[str | None] = "r0007"

STATEMENTS: Final = (
    "ALTER TABLE tables ADD COLUMN winners BIGINT NOT NULL DEFAULT -1",
    "CREATE INDEX tables_over ON tables (status, changed)",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
