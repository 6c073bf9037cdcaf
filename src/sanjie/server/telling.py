"""How a table is told to one receiver: only views and projected events, never a state."""

from collections.abc import Callable, Collection
from zlib import crc32

from sanjie.core.seats import NOTHING, WATCHER, Seat, members
from sanjie.server import wire
from sanjie.server.stored import Line, Sitting
from sanjie.server.table import Table


def told(table: Table, seat: Seat, events_from: int, present: Collection[str]) -> wire.Table:
    """The table for `seat` (NOTHING for a watcher), with the log from line `events_from` on.

    `present` holds the guests who are connected.
    """
    viewer = WATCHER if seat == NOTHING else seat
    view = table.face.game.view(table.state, viewer)
    standing = table.standing
    return wire.Table(
        table=table.id,
        game="aras",
        upto=table.upto,
        status=table.status,
        you=seat,
        seats=[seat_info(sitting, sitting.guest in present) for sitting in table.sittings],
        options=table.options,
        view=view,
        decision=decision(table, seat, view),
        draw_offer=standing.draw_offer,
        ending=ending(table, view),
        rematch=standing.rematch,
        invite=invite(table) if seat != NOTHING else "",
        events=table.log[viewer][events_from:],
        events_from=events_from,
    )


def seat_info(sitting: Sitting, present: bool) -> wire.SeatInfo:
    """One seat for everybody's eyes: no guest ids, no keys."""
    return wire.SeatInfo(
        seat=sitting.seat,
        kind=sitting.kind,
        name=shown_name(sitting.guest, sitting.name) if sitting.kind == "person" else "",
        level=sitting.level,
        present=present or sitting.kind == "bot",
        wants_rematch=sitting.wants_rematch,
    )


def shown_name(guest: str, name: str) -> str:
    """The chosen name, or for who chose none a number sign and four digits: the same in every language."""
    return name or f"#{crc32(guest.encode()) % 10_000:04}"


def decision(table: Table, seat: Seat, view: object) -> wire.Decision | None:
    """What `seat` must decide now, if it must."""
    if seat == NOTHING or table.fault or table.waits_for() != seat:
        return None
    write: Callable[[int], str] = table.face.game.write_answer
    options = sorted(write(choice) for choice in table.state.options(seat))
    return wire.Decision(seat, table.face.prompt(view), options)


def ending(table: Table, view: object) -> wire.Ending | None:
    """How it ended, or None while it goes on."""
    standing = table.standing
    if standing.status != "over" or table.fault:
        return None
    if standing.ended_by == "rules":
        winners = members(table.state.outcome().winners)
        return wire.Ending("rules", table.face.ending(view), winners, NOTHING)
    if standing.ended_by == "resigned":
        winners = table.face.opponents(standing.ended_seat, table.seats)
        return wire.Ending("resigned", "", winners, standing.ended_seat)
    return wire.Ending("agreed", "", [], NOTHING)


def invite(table: Table) -> str:
    """Path of the link to the first open seat, or empty."""
    for sitting in table.sittings:
        if sitting.kind == "open":
            return f"/t/{table.id}?k={sitting.invite}"
    return ""


def line_of(line: Line, present: Collection[str]) -> wire.TableLine:
    """A table in its visitor's list, from what is stored; nothing is replayed for it."""
    standing = line.table.standing
    status: wire.TableStatus = "held" if standing.fault else standing.status
    return wire.TableLine(
        table=line.table.id,
        game=line.table.game,
        status=status,
        seats=[seat_info(sitting, sitting.guest in present) for sitting in line.table.sittings],
        you=line.you,
        your_move=status == "playing" and standing.waits_for == line.you,
        turn=standing.turn,
    )
