"""The shape of the database, as the list of steps that led to it."""

from typing import Final

# Step n leads from version n to version n + 1. Steps are for ever: add at the end, change none.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            revision INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            options TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
            version INTEGER NOT NULL,
            upto INTEGER NOT NULL,
            turn INTEGER NOT NULL,
            waits_for INTEGER NOT NULL,
            draw_offer INTEGER NOT NULL,
            ended_by TEXT NOT NULL,
            ended_seat INTEGER NOT NULL,
            rematch TEXT NOT NULL,
            fault TEXT NOT NULL,
            made BIGINT NOT NULL,
            changed BIGINT NOT NULL
        )""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
            guest TEXT NOT NULL,
            level INTEGER NOT NULL,
            invite TEXT NOT NULL,
            wants_rematch INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seats_guest ON seats (guest)",
        """CREATE TABLE answers (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            answer TEXT NOT NULL,
            digest TEXT NOT NULL,
            made BIGINT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE commands (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            id TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, id)
        )""",
    ),
    (  # games of several secrets: chance that can be checked, and several seats asked at once
        "ALTER TABLE tables ADD COLUMN pack TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN seed TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN giving_up INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET waits_for = CASE WHEN waits_for < 0 THEN 0 ELSE 1 << waits_for END",
        "ALTER TABLE seats ADD COLUMN salt TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN stands TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE answers ADD COLUMN known_to INTEGER NOT NULL DEFAULT -1",
    ),
    (  # people who come back
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
    ),
)
VERSION: Final = len(STEPS)
NOTE: Final = "sanjie_version"  # one row: how many steps were taken, and by which release
