"""Tables where a guest was silenced: who is new there as a guest says phrases alone for as long."""

from typing import Final

from alembic import op

revision: Final = "r0012"
down_revision: Final[str | None] = "r0011"


def upgrade() -> None:
    """Take the step."""
    op.execute(
        """CREATE TABLE hushes (
            table_id TEXT NOT NULL REFERENCES tables (id),
            since BIGINT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (table_id, since)
        )"""
    )
