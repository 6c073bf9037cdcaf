"""What a table does by itself as time passes and people come and go: clocks, pauses, bots that stand in.

Nothing here knows the time; everything is given `now`, in milliseconds since 1970.
"""

from dataclasses import replace

import msgspec

from sanjie.core.seats import NOBODY, NOTHING, Seat, SeatSet, holds, members, only
from sanjie.server import clocks, drops
from sanjie.server.clocks import ALONE, CONSENT, Clock
from sanjie.server.drops import Company
from sanjie.server.stored import By, Change, Command, ended
from sanjie.server.table import Step, Table


def is_kept(table: Table) -> bool:
    """Whether time and absence mean anything at this table now."""
    if table.fault or table.standing.status != "playing":
        return False
    return table.terms.timed or table.terms.contract.grace > 0 or any(one.stand_in for one in table.sittings)


# -- clocks ----------------------------------------------------------------------------


def clock_of(table: Table) -> Clock | None:
    """The clocks of the table; None if it has none, or they have not been started."""
    text = table.standing.clock
    return table.once("clock", text, lambda: msgspec.json.decode(text, type=Clock)) if text else None


def timed(table: Table, step: Step, now: int) -> Step:
    """`step` with the clocks as they are once it is taken."""
    standing = step.change.standing
    if not table.terms.timed or standing.status == "waiting":
        return step
    pace = table.terms.pace
    seats = list(table.sittings)
    for sitting in step.change.sittings:
        seats[sitting.seat] = sitting
    if standing.clock:
        clock = msgspec.json.decode(standing.clock, type=Clock)
    else:
        clock = clocks.started(pace, len(seats), now)
        if pace.kind == "real":
            clock = replace(clock, stopped=ALONE)  # until somebody comes
    undone = [one.seat for one in step.change.played if one.by == "undo"]
    for seat in undone:
        clock = clocks.given_back(pace, clock, seat, now)
    people = NOBODY
    for sitting in seats:
        if sitting.kind == "person" and not sitting.stand_in:
            people |= only(sitting.seat)
    waiting = standing.waits_for if standing.status == "playing" else NOBODY
    posed = table.posed if step.state is None else step.posed
    paid = replace(pace, increment=0) if undone else pace
    clock = clocks.asked(paid, clock, waiting, people, posed, now)
    change = clocks.stopped if standing.paused else clocks.resumed
    clock = change(pace, clock, CONSENT, now)
    due = clocks.deadline(pace, clock) if pace.kind == "days" else None
    standing = replace(standing, clock=msgspec.json.encode(clock).decode(), due=due or 0)
    return replace(step, change=replace(step.change, standing=standing))


def late(table: Table, now: int) -> SeatSet:
    """The seats whose time is up at a question that is open."""
    clock = clock_of(table)
    if clock is None or not table.asked():
        return NOBODY
    return clocks.late(table.terms.pace, clock, now)


def forgiven(table: Table, now: int) -> None:
    """A server that was away costs nobody time on a clock of minutes. Days go on."""
    clock = clock_of(table)
    if clock is not None and table.terms.pace.kind == "real":
        text = msgspec.json.encode(clocks.forgiven(clock, now)).decode()
        table.standing = replace(table.standing, clock=text)


def vacation(table: Table, seat: Seat, away: bool, now: int, command: Command) -> Step:
    """`seat` goes on vacation, or comes back. The table must have clocks of days."""
    pace = table.terms.pace
    clock = clock_of(table) or clocks.started(pace, table.seats, now)
    for one in members(table.own(seat)):
        clock = clocks.on_vacation(pace, clock, one, away, now)
    text = msgspec.json.encode(clock).decode()
    return Step(Change(replace(table.standing, clock=text), command=command))


def pause_wanted(table: Table, seat: Seat, command: Command) -> Step:
    """`seat` wants a pause; it begins when everybody who plays does."""
    pausing = table.standing.pausing | table.own(seat)
    standing = replace(table.standing, pausing=pausing)
    if all(holds(pausing, one.seat) for one in table.people()):
        standing = replace(standing, pausing=NOBODY, paused=1)
    return Step(Change(standing, command=command))


def gone_on(table: Table, seat: Seat, command: Command) -> Step:
    """The pause is over, whoever says so; or `seat` no longer wants one."""
    pausing = table.standing.pausing & ~table.own(seat)
    return Step(Change(replace(table.standing, paused=0, pausing=pausing), command=command))


# -- people who leave ------------------------------------------------------------------


def quit_by(table: Table, seat: Seat, command: Command) -> Step:
    """The person at `seat` leaves a game in play: a bot plays on, until they take the seat back."""
    level = table.terms.contract.level
    own = tuple(
        replace(table.sittings[one], stand_in=level, quit=True, stands="") for one in members(table.own(seat))
    )
    return stepped_down(table, seat, Step(Change(table.standing, command=command, sittings=own)))


def stood_in(table: Table, seat: Seat) -> Step:
    """A bot answers for the person at `seat`, who is away."""
    level = table.terms.contract.level
    own = tuple(replace(table.sittings[one], stand_in=level, stands="") for one in members(table.own(seat)))
    return stepped_down(table, seat, Step(Change(table.standing, sittings=own)))


def stepped_down(table: Table, seat: Seat, step: Step) -> Step:
    """`step`, in which `seat` loses its say; what only waited for its consent now happens."""
    standing, own = step.change.standing, table.own(seat)
    people = [one.seat for one in table.people() if not holds(own, one.seat)]
    giving_up, pausing = standing.giving_up & ~own, standing.pausing & ~own
    standing = replace(standing, giving_up=giving_up, pausing=pausing)
    if standing.undo_seat != NOTHING and holds(own, standing.undo_seat):
        standing = replace(standing, undo_seat=NOTHING, undo_to=NOTHING, undo_agreed=NOBODY)
    if people and all(holds(giving_up, one) for one in people):
        standing = ended(replace(standing, ended_by="abandoned"))
    elif people and all(holds(pausing, one) for one in people):
        standing = replace(standing, pausing=NOBODY, paused=1)
    return replace(step, change=replace(step.change, standing=standing))


def came_back(table: Table, seat: Seat, command: Command | None) -> Step:
    """The person at `seat` answers for themselves again."""
    own = tuple(replace(table.sittings[one], stand_in=0, quit=False) for one in members(table.own(seat)))
    return Step(Change(table.standing, command=command, sittings=own))


def answered_by(table: Table, seat: Seat) -> By:
    """In place of whom a bot answers at `seat`: its own seat's answers are nobody else's."""
    sitting = table.sittings[seat]
    if sitting.kind == "bot":
        return ""
    return "bot" if sitting.stand_in else "clock"


# -- by itself -------------------------------------------------------------------------


def own_step(table: Table, company: Company, now: int) -> Step | None:
    """What the table does by itself now, one thing at a time; None when there is nothing to do."""
    if not is_kept(table):
        return None
    contract = table.terms.contract
    if table.terms.timed:
        clock = clock_of(table)
        if clock is None:
            return Step(Change(table.standing))  # `timed` starts the clocks
        alone = bool(clock.stopped & ALONE)
        here = company.here(table.sittings) or table.terms.pace.kind == "days"
        if alone == here:
            change = clocks.resumed if here else clocks.stopped
            text = msgspec.json.encode(change(table.terms.pace, clock, ALONE, now)).decode()
            return Step(Change(replace(table.standing, clock=text)))
    for sitting in table.sittings:
        if drops.comes_back(contract, sitting, company):
            return came_back(table, sitting.seat, None)
    for seat in table.asked():
        due = leaves_at(table, seat, company)
        if due is not None and due <= now:
            return stood_in(table, seat)
    return None


def leaves_at(table: Table, seat: Seat, company: Company) -> int | None:
    """When a bot stands in for the person at `seat`; None: never. Who has days for a decision may be away."""
    if table.terms.pace.kind == "days":
        return None
    return drops.due(table.terms.contract, table.sittings[seat], company, table.sittings)


def next_due(table: Table, company: Company) -> int | None:
    """When the table has something to do by itself if nothing else happens; None: never."""
    if not is_kept(table):
        return None
    found = []
    clock = clock_of(table)
    if clock is not None and table.asked():
        found.append(clocks.deadline(table.terms.pace, clock))
    for seat in table.asked():
        found.append(leaves_at(table, seat, company))
    times = [one for one in found if one is not None]
    return min(times) if times else None
