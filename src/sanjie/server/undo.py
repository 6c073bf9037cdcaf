"""Taking an answer back: at once while nobody has seen or done anything since, else when everybody agrees.

Nothing is erased. The taking back is a row of the record, the answers before it stay, and chance draws the
same again: nobody gets other cards by it.
"""

from dataclasses import replace
from typing import Literal

from sanjie.core.seats import NOBODY, NOTHING, Seat, holds
from sanjie.server.course import counting
from sanjie.server.stored import Change, Command, Played, no_undo
from sanjie.server.table import Step, Table


def own_last(table: Table, seat: Seat) -> Played | None:
    """The last answer that the person at `seat` gave and that still counts, or None."""
    own = table.own(seat)
    kept = table.once("counting", "", lambda: counting(table.answers)) if table.skipped else table.answers
    return next((one for one in reversed(kept) if holds(own, one.seat) and not one.by), None)


def before(table: Table, number: int) -> int:
    """The number of the answer that counts before answer `number`; 0 if that is the first."""
    return max((one.number for one in counting(table.answers) if one.number < number), default=0)


def is_free(table: Table, seat: Seat) -> bool:
    """Whether the last answer of `seat` can be taken back without asking: nobody acted, nothing was shown.

    Where something is hidden an answer may have shown it unless the same question is still open to others.
    """
    last = table.answers[-1] if table.answers else None
    if last is not None and last.by == "undo":
        kept = counting(table.answers)
        last = kept[-1] if kept else None
    if last is None or not holds(table.own(seat), last.seat) or last.by or table.standing.status != "playing":
        return False
    return table.face.is_open or table.posed < last.number


def is_alone(table: Table, seat: Seat) -> bool:
    """Whether nobody but the person at `seat` plays, so that nobody needs to be asked."""
    own = table.own(seat)
    return all(holds(own, one.seat) for one in table.people())


def way(table: Table, seat: Seat) -> Literal["", "free", "asking"]:
    """How `seat` could take its last answer back now: at once, by asking everybody, or not at all."""
    standing = table.standing
    if standing.status != "playing" or table.fault or standing.paused or table.sittings[seat].stand_in:
        return ""
    free = is_free(table, seat)
    if table.terms.rated and not free:
        return ""
    if standing.undo_seat != NOTHING or own_last(table, seat) is None:
        return ""
    return "free" if free or is_alone(table, seat) else "asking"


def wanted(table: Table, seat: Seat, command: Command) -> Step | None:
    """`seat` wants its last answer back, or agrees to what somebody else wants; None if it gave no answer."""
    standing = table.standing
    asked_by, own = standing.undo_seat, table.own(seat)
    if asked_by != NOTHING and not holds(own, asked_by):
        agreed = standing.undo_agreed | own
        asking = table.own(asked_by)
        if all(holds(agreed, one.seat) for one in table.people() if not holds(asking, one.seat)):
            return table.taken_back(asked_by, standing.undo_to, command)
        return Step(Change(replace(standing, undo_agreed=agreed), command=command))
    last = own_last(table, seat)
    if last is None:
        return None
    to = before(table, last.number)
    if is_free(table, seat) or is_alone(table, seat):
        return table.taken_back(last.seat, to, command)
    wanting = replace(standing, undo_seat=last.seat, undo_to=to, undo_agreed=NOBODY)
    return Step(Change(wanting, command=command))


def declined(table: Table, command: Command) -> Step:
    """Nothing is taken back: declined, or no longer wanted."""
    return Step(Change(no_undo(table.standing), command=command))
