"""Ratings: a row for each rated game of each who is rated."""

from typing import Final

from alembic import op

revision: Final = "r0006"
down_revision: Final[str | None] = "r0004"

STATEMENTS: Final = (
    """CREATE TABLE ratings (
        ladder TEXT NOT NULL,
        person TEXT NOT NULL,
        number INTEGER NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        place INTEGER NOT NULL,
        was_mu DOUBLE PRECISION NOT NULL,
        was_sigma DOUBLE PRECISION NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        made BIGINT NOT NULL,
        PRIMARY KEY (ladder, person, number),
        UNIQUE (table_id, person)
    )""",
    "CREATE INDEX ratings_person ON ratings (person)",
)


def upgrade() -> None:
    """Take the step."""
    for statement in STATEMENTS:
        op.execute(statement)
