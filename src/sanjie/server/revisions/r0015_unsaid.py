"""How often something that was said at a table was deleted, for processes that heard nothing of it."""

from typing import Final

from alembic import op

revision: Final = "r0015"
down_revision: Final[str | None] = "r0014"


def upgrade() -> None:
    """Take the step."""
    op.execute("ALTER TABLE tables ADD COLUMN unsaid INTEGER NOT NULL DEFAULT 0")
