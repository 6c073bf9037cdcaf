"""What a table's content is called there: the same content may be brought under several names."""

import json
from typing import Final

from alembic import op
from sqlalchemy import text

revision: Final = "r0013"
down_revision: Final[str | None] = "r0012"

STATEMENTS: Final = (
    "ALTER TABLE tables ADD COLUMN pack_en TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN pack_zh TEXT NOT NULL DEFAULT ''",
)


def upgrade() -> None:
    """Take the step. Tables of before keep the name that was shown there."""
    for statement in STATEMENTS:
        op.execute(statement)
    connection = op.get_bind()
    for digest, data in connection.execute(text("SELECT digest, data FROM packs")).all():
        meta = json.loads(data).get("meta", {})
        connection.execute(
            text("UPDATE tables SET pack_en = :en, pack_zh = :zh WHERE pack = :digest"),
            {"en": str(meta.get("en", "")), "zh": str(meta.get("zh", "")), "digest": digest},
        )
