"""Before the start of a game: who sits where, who is ready, whom the host removes. Steps of a table."""

import secrets
from dataclasses import replace

from sanjie.core.seats import NOTHING, Seat, holds, members
from sanjie.server.stored import Change, Command, Sitting, Standing, ended
from sanjie.server.table import Step, Table, open_seat


def salted(table: Table, seat: Seat, salt: str, command: Command) -> Step:
    """`seat` adds `salt` to the chance of a game that has not begun."""
    sitting = replace(table.sittings[seat], salt=salt)
    return Step(Change(table.standing, command=command, sittings=(sitting,)))


def readied(table: Table, seat: Seat, ready: bool, command: Command) -> Step:
    """`seat` says that it is ready, or is not any more; with the last one the game begins."""
    own = tuple(replace(table.sittings[one], ready=ready) for one in members(table.own(seat)))
    return table.filled(own, table.standing, command)


def got_up(table: Table, seat: Seat, command: Command) -> Step:
    """The person at `seat` leaves before the start: another is host, or with the last one all is over."""
    standing = table.standing
    own = table.own(seat)
    others = [one.seat for one in table.people() if not holds(own, one.seat)]
    if not others:
        over = ended(replace(standing, ended_by="abandoned", host=NOTHING))
        return Step(Change(over, command=command, sittings=tuple(map(open_seat, members(own)))))
    if standing.host == seat:
        standing = replace(standing, host=others[0])
    return emptied(table, seat, standing, command)


def emptied(table: Table, seat: Seat, standing: Standing, command: Command) -> Step:
    """`seat` is open again, and all others of its person; nobody is ready, since the company has changed."""
    own = table.own(seat)
    rest = [replace(one, ready=False) for one in table.people() if one.ready and not holds(own, one.seat)]
    return Step(Change(standing, command=command, sittings=(*map(open_seat, members(own)), *rest)))


def filled_by_host(table: Table, seat: Seat, level: int, command: Command) -> Step:
    """The host puts a bot of `level` on `seat`, or opens it (0) for people."""
    if level == 0:
        return emptied(table, seat, table.standing, command)
    return table.filled((Sitting(seat, "bot", level=level),), table.standing, command)


def key_fits(table: Table, key: str) -> bool:
    """Whether `key` lets one see this table: that of an open seat, or that to watch; in constant time."""
    keys = [one.invite for one in table.sittings if one.kind == "open"] + [table.watch]
    return any(secrets.compare_digest(one.encode(), key.encode()) for one in keys if one)


def may_see(table: Table, guest: str, key: str) -> bool:
    """Whether `guest` may look at the table: anybody may who found it, unless it is private."""
    return table.terms.reach != "private" or table.seat_of(guest) != NOTHING or key_fits(table, key)


def seat_for(table: Table, key: str, wanted: Seat) -> Seat:
    """The open seat that `key` opens; at a public table without a key the `wanted` one, or the first (-1).

    Only a table that waits for people has one: what everybody got up from is over for good.
    """
    if table.status != "waiting":
        return NOTHING
    seats = [one for one in table.sittings if one.kind == "open"]
    if key:
        fits = (one.seat for one in seats if secrets.compare_digest(one.invite.encode(), key.encode()))
        return next(fits, NOTHING)
    if table.terms.reach != "public":
        return NOTHING
    return next((one.seat for one in seats if wanted in (NOTHING, one.seat)), NOTHING)
