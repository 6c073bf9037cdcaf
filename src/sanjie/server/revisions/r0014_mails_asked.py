"""An address that a code was sent to stands beside the one that notices go to, until the code comes back."""

from typing import Final

from alembic import op

revision: Final = "r0014"
down_revision: Final[str | None] = "r0013"

STATEMENTS: Final = (
    """CREATE TABLE mails_asked (
        guest TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        mark TEXT NOT NULL,
        ends BIGINT NOT NULL,
        tries INTEGER NOT NULL,
        language TEXT NOT NULL,
        origin TEXT NOT NULL
    )""",
    "DELETE FROM mails WHERE confirmed = 0",  # their codes are good for half an hour, and are asked for again
    "ALTER TABLE mails DROP COLUMN mark",
    "ALTER TABLE mails DROP COLUMN ends",
    "ALTER TABLE mails DROP COLUMN tries",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
