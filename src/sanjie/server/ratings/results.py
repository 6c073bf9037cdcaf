"""What a table's end means for ratings: who stood with whom, and in which order they came in."""

from dataclasses import replace

from sanjie.core.seats import WATCHER, members
from sanjie.server.drops import lost_by_leaving
from sanjie.server.ratings.rows import name_of
from sanjie.server.stored import Rated
from sanjie.server.table import Step, Table


def rated(table: Table, step: Step) -> Step:
    """`step`, with what is to be rated if it ends the game of a table whose games count."""
    standing = step.change.standing
    if not table.terms.rated or standing.status != "over" or table.standing.status != "playing":
        return step
    result = result_of(table, step)
    return step if result is None else replace(step, change=replace(step.change, rated=result))


def result_of(table: Table, step: Step) -> Rated | None:
    """What is to be rated; None if the game has no result: people gave it up where nobody wins by that.

    Who gives up alone has lost to all others, for there is nobody to agree with.
    """
    face, standing = table.face, step.change.standing
    state = table.state if step.state is None else step.state
    winners: list[int] = []
    if standing.ended_by == "abandoned" and not face.giving_up_loses:
        people = table.people()
        if len(people) > 1:
            return None
        winners = [seat for seat in range(table.seats) if seat not in [one.seat for one in people]]
    if standing.ended_by == "rules":
        winners = members(state.outcome().winners)
    elif standing.ended_by == "resigned":
        winners = face.opponents(standing.ended_seat, table.seats)
    sittings = list(table.sittings)
    for sitting in step.change.sittings:
        sittings[sitting.seat] = sitting
    rivals = face.rivals(face.game.view(state, WATCHER), winners, table.seats)
    names = [name_of(one.kind, one.guest, one.level) for one in sittings]
    teams = [tuple(names[seat] for seat in team) for team in rivals.teams]
    if rivals.own:
        teams.append((rivals.own,))
    forfeits = lost_by_leaving(table.terms.contract, sittings)
    lost = tuple(names[seat] for seat in forfeits)
    return Rated(face.game.name, tuple(teams), rivals.ranks, rivals.own, table.seats, lost)
