"""What people report to whoever runs the server, and whom that person silences; in the database."""

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from sanjie.server.people.names import login_of
from sanjie.server.people.sql import do, many, one
from sanjie.server.storage import Storage
from sanjie.server.stored import Conflict
from sanjie.server.talk import hushes
from sanjie.server.talk.book import Channel

AROUND: Final = 10  # lines before and after the one that is reported
LATELY: Final = 20  # lines at the table, if somebody is reported for another reason than a line
MOST: Final = 20  # reports of one person in a day
DAY: Final = 86_400
SHORTEST: Final = 8  # letters of an id that stand for it


class TooManyReports(Conflict):
    """Somebody has reported as much as they may in a day."""


@dataclass(frozen=True)
class Report:
    """A report, as whoever runs the server sees it."""

    number: int
    table: str
    guest: str  # who reports; empty once they have deleted what is kept of them
    about: str  # guest
    called: str  # the name they go by at tables, empty without one
    login: str  # of their account, empty for a guest
    reason: str
    words: str
    made: int  # seconds since 1970
    closed: int  # 0 while it is open
    note: str


@dataclass(frozen=True)
class KeptLine:
    """A line that was said around what is reported."""

    about: bool  # whether the person who is reported said it
    channel: str
    seat: int
    words: str
    phrase: str
    at: int  # milliseconds since 1970


REPORT: Final = (
    "SELECT r.number, r.table_id, r.guest, r.about_guest, COALESCE(g.name, ''), COALESCE(a.written, ''),"
    " r.reason, r.words, r.made, r.closed, r.note FROM reports r"
    " LEFT JOIN guests g ON g.id = r.about_guest LEFT JOIN accounts a ON a.id = r.about_guest"
)


async def keep(
    storage: Storage,
    table_id: str,
    guest: str,
    about: str,
    reason: str,
    words: str,
    channels: tuple[Channel, ...],
    line: tuple[Channel, int] | None,
    cut: int,
) -> int:
    """Keep a report of `guest` about `about`; its number. Raises TooManyReports, NotSaved.

    With it are kept the lines around `line`, or the latest that were said by `cut` in the `channels` that
    the guest hears: what is deleted later is still there to be judged.
    """
    number: list[int] = []

    def work(connection: Connection) -> None:
        now = int(time.time())
        lately = "SELECT COUNT(*) FROM reports WHERE guest = :guest AND made > :day"
        if one(connection, lately, guest=guest, day=now - DAY)[0] >= MOST:
            raise TooManyReports(f"at most {MOST} reports a day")
        number[:] = [int(one(connection, "SELECT COALESCE(MAX(number), 0) + 1 FROM reports")[0])]
        do(
            connection,
            "INSERT INTO reports (number, table_id, guest, about_guest, reason, words, made)"
            " VALUES (:number, :table, :guest, :about, :reason, :words, :now)",
            number=number[0],
            table=table_id,
            guest=guest,
            about=about,
            reason=reason,
            words=words,
            now=now,
        )
        for place, row in enumerate(lines_of(connection, table_id, channels, line, cut)):
            do(
                connection,
                "INSERT INTO report_lines (report, place, guest, channel, seat, words, phrase, at)"
                " VALUES (:report, :place, :guest, :channel, :seat, :words, :phrase, :at)",
                report=number[0],
                place=place,
                **row,
            )

    await storage.write(work)
    return number[0]


def lines_of(
    connection: Connection,
    table_id: str,
    channels: tuple[Channel, ...],
    line: tuple[Channel, int] | None,
    cut: int,
) -> list[dict[str, object]]:
    """The lines that are kept with a report, as they were said."""
    what = "SELECT guest, channel, seat, words, phrase, at FROM said WHERE table_id = :table AND at <= :cut"
    if line is not None:
        rows = many(
            connection,
            f"{what} AND channel = :channel AND number BETWEEN :first AND :last ORDER BY number",
            table=table_id,
            cut=cut,
            channel=line[0],
            first=line[1] - AROUND,
            last=line[1] + AROUND,
        )
    else:
        rows = []
        for channel in channels:
            found = many(
                connection,
                f"{what} AND channel = :channel ORDER BY number DESC LIMIT :most",
                table=table_id,
                cut=cut,
                channel=channel,
                most=LATELY,
            )
            rows += found[::-1]
    return [dict(row._mapping) for row in rows]


# -- for whoever runs the server -------------------------------------------------------


def reports(connection: Connection, closed: bool = False) -> list[Report]:
    """The open reports, or all of them; the oldest first."""
    where = "" if closed else " WHERE r.closed = 0"
    return [Report(*row) for row in many(connection, f"{REPORT}{where} ORDER BY r.number")]


def report(connection: Connection, number: int) -> tuple[Report, list[KeptLine]] | None:
    """A report with the lines kept with it; None if there is none of that number."""
    row = one(connection, f"{REPORT} WHERE r.number = :number", number=number)
    if row is None:
        return None
    found = Report(*row)
    lines = many(
        connection,
        "SELECT guest, channel, seat, words, phrase, at FROM report_lines WHERE report = :number"
        " ORDER BY place",
        number=number,
    )
    return found, [KeptLine(guest == found.about, *rest) for guest, *rest in lines]


def close(connection: Connection, number: int, note: str) -> bool:
    """A report is dealt with; False if there is none of that number that is open."""
    statement = "UPDATE reports SET closed = :now, note = :note WHERE number = :number AND closed = 0"
    return do(connection, statement, now=int(time.time()), note=note, number=number) == 1


def who(connection: Connection, name: str) -> list[tuple[str, str]]:
    """Whom `name` means: (id, what they are called). An account by its name, or anybody by their id.

    An id may be cut to its first letters; whoever is known under it is given, at most three.
    """
    row = one(connection, "SELECT id, written FROM accounts WHERE login = :login", login=login_of(name))
    if row is not None:
        return [(str(row[0]), str(row[1]))]
    if len(name) < SHORTEST or not all(letter in "0123456789abcdef" for letter in name):
        return []
    known = (
        "SELECT guest FROM said UNION SELECT guest FROM seats UNION SELECT about_guest FROM reports"
        " UNION SELECT guest FROM silences"
    )
    rows = many(
        connection,
        f"SELECT k.guest, COALESCE(g.name, '') FROM ({known}) k LEFT JOIN guests g ON g.id = k.guest"
        " WHERE k.guest LIKE :prefix ORDER BY k.guest LIMIT 3",
        prefix=f"{name}%",
    )
    return [(str(guest), str(called)) for guest, called in rows]


def silence(connection: Connection, guest: str, until: int) -> None:
    """`guest` may say nothing `until`, in milliseconds since 1970; 0 lets them speak again.

    Their tables are hushed as long if they have no account.
    """
    before = one(connection, "SELECT made FROM silences WHERE guest = :guest", guest=guest)
    if before:
        hushes.end(connection, guest, before[0] * 1_000)
        do(connection, "DELETE FROM silences WHERE guest = :guest", guest=guest)
    if until:
        now = int(time.time())
        statement = "INSERT INTO silences (guest, until, made) VALUES (:guest, :until, :now)"
        do(connection, statement, guest=guest, until=until, now=now)
        hushes.hush(connection, guest, now * 1_000, until)
