"""Games of several secrets: chance that can be checked, and several seats asked at once."""

from typing import Final

from alembic import op

revision: Final = "r0002"
down_revision: Final[str | None] = "r0001"

STATEMENTS: Final = (
    "ALTER TABLE tables ADD COLUMN pack TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN seed TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN giving_up INTEGER NOT NULL DEFAULT 0",
    "UPDATE tables SET waits_for = CASE WHEN waits_for < 0 THEN 0 ELSE 1 << waits_for END",
    "ALTER TABLE seats ADD COLUMN salt TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE seats ADD COLUMN stands TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE answers ADD COLUMN known_to INTEGER NOT NULL DEFAULT -1",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
