"""How a table is told to one receiver: only views and projected events, never a state."""

import time
from collections.abc import Collection
from typing import Any, Final, Literal
from zlib import crc32

import msgspec

from sanjie.core.seats import NOTHING, Seat, holds, members
from sanjie.fairness import commitment
from sanjie.server import clocks, keeping, undo, wire
from sanjie.server.clocks import SECOND, Pace
from sanjie.server.drops import lost_by_leaving
from sanjie.server.shelf.packs import own_pack, shipped
from sanjie.server.stored import Line, SeatRating, Sitting
from sanjie.server.table import Table
from sanjie.server.terms import Contract, Terms, Watching

MINUTE: Final = 60 * SECOND


def told(
    table: Table,
    seat: Seat,
    events_from: int,
    present: Collection[str],
    now: int | None = None,
    eyes: Seat = NOTHING,
) -> wire.Table:
    """The table for `seat` (NOTHING for a watcher), with the log from line `events_from` on.

    A watcher may look through the `eyes` of a seat; that they may is the caller's to know.

    `present` holds the guests who are connected, `now` is in milliseconds since 1970, by default this moment.
    Seats, options, terms and view are encoded already.
    """
    rests_on = bases(table, present)
    everybodys = table.lasting("told", rests_on, lambda: told_to_all(table, present, rests_on[-1]))
    here = seat != NOTHING
    links = table.lasting("links", rests_on[-1], lambda: (invite(table), invites(table), watch(table)))
    sees = seat if here else eyes
    way = table.once("undo", seat, lambda: undo.way(table, seat)) if here else ""
    return msgspec.structs.replace(
        everybodys,
        you=seat,
        mine=members(table.own(seat)) if here else [],
        view=table.once("shown", table.eye(sees), lambda: raw(table.view(sees))),
        decision=decision(table, seat),
        standing=standing_line(table, seat),
        invite=links[0] if here else "",
        events=table.told(sees)[events_from:],
        events_from=events_from,
        invites=links[1] if here else [],
        watch=links[2] if here else "",
        clock=clock_told(table, now) if table.standing.clock else None,
        may_undo=way != "",
        can_undo=way == "free",
        undo_asked=undo_asked(table, seat),
        eyes=NOTHING if here else eyes,
    )


def bases(table: Table, present: Collection[str]) -> tuple[object, ...]:
    """All that what is told of a table depends on but its clocks: while this is equal, that is the same.

    The last part is that on which what is told of the seats depends.
    """
    seen = (tuple(table.sittings), frozenset(present), table.ratings)
    return table.version, table.standing, table.fault, tuple(table.intents.values()), seen


def told_to_all(table: Table, present: Collection[str], seen: object) -> wire.Table:
    """What everybody is told alike, with nothing yet of what each is told for themselves.

    `seen` is what is seen of the seats: while it stays the same, they are not encoded anew.
    """
    standing = table.standing
    return msgspec.structs.replace(
        table.lasting("long", (standing.status, seen), lambda: told_for_long(table, present)),
        upto=table.upto,
        status=table.status,
        intents=list(table.intents.values()),
        draw_offer=standing.draw_offer,
        giving_up=members(standing.giving_up),
        ending=ending(table),
        rematch=standing.rematch,
        host=standing.host,
        paused=bool(standing.paused),
        pausing=members(standing.pausing),
        undo_asked=standing.undo_seat,
        undo_agreed=members(standing.undo_agreed),
    )


def told_for_long(table: Table, present: Collection[str]) -> wire.Table:
    """Of that, what an answer does not change."""
    return wire.Table(
        table=table.id,
        game=table.face.game.name,
        upto=0,
        status="waiting",
        you=NOTHING,
        seats=raw(seats(table, present)),
        options=raw(table.options),
        view=None,
        decision=None,
        draw_offer=NOTHING,
        giving_up=[],
        standing="",
        fairness=fairness(table),
        ending=None,
        rematch="",
        invite="",
        events=[],
        events_from=0,
        terms=raw(terms_told(table.terms)),
        pack=pack_told(table),
        watchers=watchers(table, present),
    )


def raw(value: Any) -> Any:
    """`value` as JSON that is put in as it is, so that what is shown to many is encoded once."""
    return msgspec.Raw(msgspec.json.encode(value))


def seats(table: Table, present: Collection[str]) -> list[wire.SeatInfo]:
    """Everybody who sits there."""
    return [
        seat_info(sitting, sitting.guest in present, table.ratings.get(sitting.seat))
        for sitting in table.sittings
    ]


def watchers(table: Table, present: Collection[str]) -> int:
    """How many of the guests who are connected do not sit there."""
    return len(set(present).difference(sitting.guest for sitting in table.sittings))


def seat_info(sitting: Sitting, present: bool, rating: SeatRating | None = None) -> wire.SeatInfo:
    """One seat for everybody's eyes: no guest ids, no keys."""
    return wire.SeatInfo(
        seat=sitting.seat,
        kind=sitting.kind,
        name=shown_name(sitting.guest, sitting.name) if sitting.kind == "person" else "",
        level=sitting.level,
        present=present or sitting.kind == "bot",
        wants_rematch=sitting.wants_rematch,
        ready=sitting.ready,
        stand_in=sitting.stand_in,
        rating=rating.rating if rating else 0,
        give_or_take=rating.give_or_take if rating else 0,
        page=sitting.page,
    )


def shown_name(guest: str, name: str) -> str:
    """The chosen name, or for who chose none a number sign and four digits: the same in every language."""
    return name or f"#{crc32(guest.encode()) % 10_000:04}"


def decision(table: Table, seat: Seat) -> wire.Decision | None:
    """What `seat` must decide now, if it must."""
    if seat not in table.asked():
        return None
    options = table.face.offered(table.state.options(seat))
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
    forfeits = lost_by_leaving(table.terms.contract, table.sittings)
    changes = rating_changes(table)
    if standing.ended_by == "rules":
        winners = members(table.state.outcome().winners)
        face, view = table.face, table.view(NOTHING)
        scores = [
            wire.ScoreLine(one.seat, one.clause, one.name, one.about, one.points) for one in face.scores(view)
        ]
        return wire.Ending(
            "rules", face.ending(view), winners, NOTHING, face.reason(view), forfeits, scores, changes
        )
    if standing.ended_by == "resigned":
        winners = table.face.opponents(standing.ended_seat, table.seats)
        return wire.Ending("resigned", "", winners, standing.ended_seat, forfeits=forfeits, ratings=changes)
    by: Literal["abandoned", "agreed"] = "abandoned" if standing.ended_by == "abandoned" else "agreed"
    return wire.Ending(by, "", [], NOTHING, forfeits=forfeits, ratings=changes)


def rating_changes(table: Table) -> list[wire.RatingLine]:
    """What the table's game made of everybody's rating; empty if it was not rated."""
    return [
        wire.RatingLine(seat, one.rating, one.after, one.give_or_take_after)
        for seat, one in sorted(table.ratings.items())
        if one.after is not None and one.give_or_take_after is not None
    ]


def invite(table: Table) -> str:
    """Path of the link to the first open seat, or empty."""
    for sitting in table.sittings:
        if sitting.kind == "open":
            return f"/t/{table.id}?k={sitting.invite}"
    return ""


def invites(table: Table) -> list[str]:
    """Seat by seat the path of the link to it, empty where the seat is not open."""
    return [f"/t/{table.id}?k={one.invite}" if one.kind == "open" else "" for one in table.sittings]


def watch(table: Table) -> str:
    """Path of the link to watch. At a private table it has a key that opens no seat."""
    return f"/t/{table.id}?w={table.watch}" if table.watch else f"/t/{table.id}"


def terms_told(terms: Terms) -> wire.Terms:
    """What a table has agreed on, in seconds."""
    pace, contract = terms.pace, terms.contract
    return wire.Terms(
        terms.reach,
        terms.begin,
        wire.ClockTerms(
            pace.kind,
            pace.base // SECOND,
            pace.increment // SECOND,
            pace.cap // SECOND,
            pace.shared // SECOND,
            pace.vacation // SECOND,
        ),
        wire.DropTerms(contract.grace // SECOND, contract.level, contract.returns, contract.counts),
        terms.rated,
        wire.WatchTerms(terms.watching.delay // MINUTE, terms.watching.eyes),
        terms.talk,
    )


def terms_of(wanted: wire.Terms) -> Terms:
    """The same for the table, in milliseconds."""
    clock, drop = wanted.clock, wanted.drop
    return Terms(
        wanted.reach,
        wanted.begin,
        Pace(
            clock.kind,
            clock.base * SECOND,
            clock.increment * SECOND,
            clock.cap * SECOND,
            clock.shared * SECOND,
            clock.vacation * SECOND,
        ),
        Contract(drop.grace * SECOND, drop.level, drop.returns, drop.counts),
        wanted.rated,
        Watching(wanted.watch.delay * MINUTE, wanted.watch.eyes),
        wanted.talk,
    )


def undo_asked(table: Table, seat: Seat) -> Seat:
    """Who asks to take an answer back; the seat itself, when that is another of its person's seats."""
    asking = table.standing.undo_seat
    if NOTHING in (asking, seat):
        return asking
    return seat if holds(table.own(seat), asking) else asking


def pack_told(table: Table) -> wire.PackName | None:
    """What the table's content is called there; None for what ships with the game."""
    pack = own_pack(table.face.game)
    return None if pack is None else wire.PackName(pack.digest, *table.pack_names)


def clock_told(table: Table, at: int | None) -> wire.ClockInfo | None:
    """The clocks as they are `at` that moment or now; None if there are none or the game has not begun."""
    clock = keeping.clock_of(table)
    if clock is None:
        return None
    now = int(time.time() * 1_000) if at is None else at
    clock = clocks.settled(table.terms.pace, clock, now)
    return wire.ClockInfo(
        [clocks.left(table.terms.pace, clock, seat, now) for seat in range(table.seats)],
        members(clock.running),
        clock.shared,
        bool(clock.stopped),
        list(clock.vacations),
        members(clock.away),
    )


def is_waited_for(line: Line) -> bool:
    """Whether the visitor must decide something at this table, at whichever of their seats."""
    if line.you == NOTHING:
        return False
    sittings = line.table.sittings
    return any(
        one.guest == sittings[line.you].guest and holds(line.table.standing.waits_for, one.seat)
        for one in sittings
    )


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
        your_move=status == "playing" and is_waited_for(line),
        turn=standing.turn,
        terms=terms_told(line.table.terms),
        pack=line.table.pack if line.table.pack != shipped(line.table.game) else "",
        ended_by=standing.ended_by,
        winners=members(standing.winners) if status == "over" and standing.winners >= 0 else None,
        changed=line.changed,
    )
