"""Content of tables, by its digest."""

from typing import Final

from alembic import op

revision: Final = "r0008"
down_revision: Final[str | None] = "r0005"

STATEMENTS: Final = (
    """CREATE TABLE packs (
        digest TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        data TEXT NOT NULL,
        shipped INTEGER NOT NULL,
        made BIGINT NOT NULL
    )""",
    "CREATE INDEX tables_pack ON tables (pack)",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
