"""People who come back."""

from typing import Final

from alembic import op

revision: Final = "r0003"
down_revision: Final[str | None] = "r0002"

STATEMENTS: Final = (
    """CREATE TABLE accounts (
        id TEXT PRIMARY KEY,
        login TEXT NOT NULL UNIQUE,
        written TEXT NOT NULL,
        password TEXT NOT NULL,
        made BIGINT NOT NULL
    )""",
    """CREATE TABLE sessions (
        mark TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        account TEXT NOT NULL REFERENCES accounts (id),
        device TEXT NOT NULL,
        made BIGINT NOT NULL,
        seen BIGINT NOT NULL
    )""",
    "CREATE INDEX sessions_account ON sessions (account)",
    """CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id),
        public_key TEXT NOT NULL,
        count BIGINT NOT NULL,
        device TEXT NOT NULL,
        made BIGINT NOT NULL,
        used BIGINT NOT NULL
    )""",
    "CREATE INDEX passkeys_account ON passkeys (account)",
    """CREATE TABLE recovery (
        mark TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id)
    )""",
    "CREATE INDEX recovery_account ON recovery (account)",
    "CREATE TABLE challenges (mark TEXT PRIMARY KEY, ends BIGINT NOT NULL)",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
