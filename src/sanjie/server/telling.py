"""How a table is told to one receiver: only views and projected events, never a state."""

from collections.abc import Collection
from typing import Any
from zlib import crc32

import msgspec

from sanjie.core.seats import NOTHING, Seat, holds, members
from sanjie.fairness import commitment
from sanjie.server import wire
from sanjie.server.stored import Line, Sitting
from sanjie.server.table import Table


def told(table: Table, seat: Seat, events_from: int, present: Collection[str]) -> wire.Table:
    """The table for `seat` (NOTHING for a watcher), with the log from line `events_from` on.

    `present` holds the guests who are connected. Seats, options and view are encoded already.
    """
    standing = table.standing
    return wire.Table(
        table=table.id,
        game=table.face.game.name,
        upto=table.upto,
        status=table.status,
        you=seat,
        seats=table.once("seats", frozenset(present), lambda: raw(seats(table, present))),
        options=table.once("options", None, lambda: raw(table.options)),
        view=table.once("shown", table.eye(seat), lambda: raw(table.view(seat))),
        decision=decision(table, seat),
        draw_offer=standing.draw_offer,
        giving_up=members(standing.giving_up),
        standing=standing_line(table, seat),
        fairness=table.once("fairness", None, lambda: fairness(table)),
        ending=table.once("ending", None, lambda: ending(table)),
        rematch=standing.rematch,
        invite=invite(table) if seat != NOTHING else "",
        events=table.told(seat)[events_from:],
        events_from=events_from,
    )


def raw(value: Any) -> Any:
    """`value` as JSON that is put in as it is, so that what is shown to many is encoded once."""
    return msgspec.Raw(msgspec.json.encode(value))


def seats(table: Table, present: Collection[str]) -> list[wire.SeatInfo]:
    """Everybody who sits there."""
    return [seat_info(sitting, sitting.guest in present) for sitting in table.sittings]


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


def decision(table: Table, seat: Seat) -> wire.Decision | None:
    """What `seat` must decide now, if it must."""
    if seat not in table.asked():
        return None
    options = sorted(map(table.face.written, table.state.options(seat)))
    return wire.Decision(seat, table.face.prompt(table.view(seat)), options)


def standing_line(table: Table, seat: Seat) -> str:
    """The standing answer of `seat` as it was written, or empty. Nobody else is told it."""
    if seat == NOTHING or not table.sittings[seat].stands:
        return ""
    return table.stands()[seat].written()


def fairness(table: Table) -> wire.Fairness | None:
    """The seed's hash, and the seed itself once nothing more is drawn from it."""
    luck = table.luck()
    if luck is None:
        return None
    over = table.standing.status == "over"
    return wire.Fairness(commitment(luck.seed), luck.seed if over else "", list(luck.salts))


def ending(table: Table) -> wire.Ending | None:
    """How it ended, or None while it goes on."""
    standing = table.standing
    if standing.status != "over" or table.fault:
        return None
    if standing.ended_by == "rules":
        winners = members(table.state.outcome().winners)
        return wire.Ending("rules", table.face.ending(table.view(NOTHING)), winners, NOTHING)
    if standing.ended_by == "resigned":
        winners = table.face.opponents(standing.ended_seat, table.seats)
        return wire.Ending("resigned", "", winners, standing.ended_seat)
    return wire.Ending("abandoned" if standing.ended_by == "abandoned" else "agreed", "", [], NOTHING)


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
        your_move=status == "playing" and holds(standing.waits_for, line.you),
        turn=standing.turn,
    )
