"""Bringing a database to the shape of this release, by the revisions in `revisions/`, with Alembic.

A database says twice where it stands: in Alembic's own table, and in NOTE as a number beside the release that
took the last step, so that an older release can say whose it is. Databases of before Alembic have only NOTE.
"""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, text

import sanjie

# Every revision, in order. To add one, write revisions/<id>_<what>.py and add its id here.
LINE: Final = (
    "r0001",
    "r0002",
    "r0003",
    "r0004",
    "r0006",
    "r0005",
    "r0008",
    "r0007",
    "r0009",
    "r0010",
    "r0011",
    "r0012",
    "r0013",
    "r0014",
    "r0015",
    "r0016",
)
VERSION: Final = len(LINE)
NOTE: Final = "sanjie_version"  # one row: how many steps were taken, and by which release
ALEMBIC: Final = "alembic_version"
FOLDER: Final = Path(__file__).with_name("revisions")


def upgrade(connection: Connection, upto: int = VERSION) -> None:
    """Take the steps that are missing up to version `upto`; the caller's transaction makes it all or none.

    Raises what the database raises if that cannot be.
    """
    from alembic.config import Config  # late: a database that is up to date is served without Alembic
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    create = f"CREATE TABLE IF NOT EXISTS {NOTE} (version INTEGER NOT NULL, release TEXT NOT NULL)"
    connection.execute(text(create))
    done = noted(connection)
    if done >= upto:
        return
    script = ScriptDirectory(FOLDER, version_locations=[FOLDER])

    def steps(have: Any, _context: Any) -> Any:
        if not have and done:  # from before Alembic: what was taken is not taken again
            have = LINE[done - 1]
        return script._upgrade_revs(LINE[upto - 1], have)

    with EnvironmentContext(Config(), script, fn=steps) as environment:
        environment.configure(connection=connection, version_table=ALEMBIC, transactional_ddl=True)
        if done:
            context = environment.get_context()
            if not context.get_current_heads():
                context.stamp(script, LINE[done - 1])
        environment.run_migrations()
    note(connection, upto)


def noted(connection: Connection) -> int:
    """How many steps NOTE says were taken; 0 if it says nothing."""
    found = connection.execute(text(f"SELECT version FROM {NOTE}")).scalar()
    return int(found) if found is not None else 0


def note(connection: Connection, version: int) -> None:
    """Note that the database stands at `version`, brought there by this release."""
    connection.execute(text(f"DELETE FROM {NOTE}"))
    row = {"version": version, "release": sanjie.__version__}
    connection.execute(text(f"INSERT INTO {NOTE} VALUES (:version, :release)"), row)
