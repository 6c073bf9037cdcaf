"""Pages of people: who hides theirs; and by what names that look alike are known."""

from typing import Final

from alembic import op
from sqlalchemy import text

from sanjie.server.people.looks import skeletons

revision: Final = "r0010"
down_revision: Final[str | None] = "r0009"

STATEMENTS: Final = (
    "ALTER TABLE accounts ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE accounts ADD COLUMN looks TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX accounts_looks ON accounts (looks)",
)
LOOKS: Final = "UPDATE accounts SET looks = :looks WHERE id = :id"


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
    connection = op.get_bind()
    for account, written in connection.execute(text("SELECT id, written FROM accounts")).all():
        connection.execute(text(LOOKS), {"looks": skeletons(written)[0], "id": account})
