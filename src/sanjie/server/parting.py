"""How a game ends without its rules: given up, drawn by agreement; and the next one. Steps of a table."""

from dataclasses import replace

from sanjie.core.record import pack_of
from sanjie.core.seats import NOBODY, NOTHING, Seat, holds, members, only
from sanjie.server.stored import Change, Command, Sitting, ended
from sanjie.server.table import Step, Table, new_table, open_seat


def resigned(table: Table, seat: Seat, command: Command) -> Step:
    """`seat` gives up: its side has lost; or where that is done together, it now wants to."""
    if not table.face.together:
        winners = NOBODY
        for other in table.face.opponents(seat, table.seats):
            winners |= only(other)
        standing = replace(table.standing, ended_by="resigned", ended_seat=seat, winners=winners)
        return Step(Change(ended(standing), command=command))
    giving_up = table.standing.giving_up | table.own(seat)
    standing = replace(table.standing, giving_up=giving_up)
    if all(holds(giving_up, other.seat) for other in table.people()):
        standing = ended(replace(standing, ended_by="abandoned"))
    return Step(Change(standing, command=command))


def gone_on(table: Table, command: Command) -> Step:
    """Nobody gives up now: somebody wants to go on."""
    return Step(Change(replace(table.standing, giving_up=NOBODY), command=command))


def draw_offered(table: Table, seat: Seat, command: Command | None) -> Step:
    """`seat` offers a draw, or agrees to the one that the other side offers."""
    offer = table.standing.draw_offer
    if offer != NOTHING and seat in table.face.opponents(offer, table.seats):
        return Step(Change(ended(replace(table.standing, ended_by="agreed")), command=command))
    offered = seat if offer == NOTHING else offer
    return Step(Change(replace(table.standing, draw_offer=offered), command=command))


def draw_declined(table: Table, command: Command | None) -> Step:
    """The offer of a draw is off, declined or withdrawn."""
    return Step(Change(replace(table.standing, draw_offer=NOTHING), command=command))


def rematch_wanted(table: Table, seat: Seat, command: Command, next_id: str) -> Step:
    """`seat` wants another game; if now every person does, the table `next_id` is made.

    Who has left and does not want it is not taken along: their seat is open.
    """
    own = table.own(seat)
    sittings = tuple(replace(table.sittings[one], wants_rematch=True) for one in members(own))
    people = [other for other in table.people() if not holds(own, other.seat)]
    if table.standing.rematch or not all(other.wants_rematch for other in people):
        return Step(Change(table.standing, command=command, sittings=sittings))
    host = table.standing.host
    if host != NOTHING and not (holds(own, host) or comes_along(table.sittings[host])):
        host = seat
    next_table = new_table(
        next_id,
        table.face.game.name,
        table.options,
        # Everybody moves on by one seat, so that somebody else begins and partners stay partners.
        [
            Sitting((other.seat + 1) % table.seats, other.kind, other.guest, other.level, name=other.name)
            if holds(own, other.seat) or comes_along(other)
            else open_seat((other.seat + 1) % table.seats)
            for other in table.sittings
        ],
        terms=replace(table.terms, begin="full"),
        host=NOTHING if host == NOTHING else (host + 1) % table.seats,
        pack=pack_of(table.face.game),
        pack_names=table.pack_names,
    )
    standing = replace(table.standing, rematch=next_id)
    return Step(Change(standing, command=command, sittings=sittings, next_table=next_table))


def comes_along(sitting: Sitting) -> bool:
    """Whether who sits there is seated at a rematch: not who has left, unless they want it."""
    return sitting.kind != "person" or not sitting.stand_in or sitting.wants_rematch
