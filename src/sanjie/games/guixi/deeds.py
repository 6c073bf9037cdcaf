"""What everybody has seen players do that may tell whose side they are on: open facts, kept for good.

A deed is two ints in `Table.deeds`. The first is
`kind | seat << 2 | other << 6 | ghost << 10 | plus << 17 | minus << 22 | challenged << 27 | ok << 35`
with ghost 0 for none and number + 1 otherwise; the second says more, by kind.
"""

from typing import Final

from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi.choices import ghost_in, seat_in
from sanjie.games.guixi.table import Table

USED: Final = 0  # `seat` used a card or skill on `other` (or a ghost of his, or NOTHING); second: the choice
TRIED: Final = 1  # `seat` hosted against `ghost` on `other`, mixed votes; second: votes laid, 4 bits a seat
STRUCK: Final = 2  # `seat` as host challenged `other`, whose votes lay open; second: 0
NOBODY_MEANT: Final = 15  # `other` when there is none
MOST_DEEDS: Final = 2000  # that are remembered; the oldest are forgotten first
MOST_VOTES: Final = 15  # of one seat, as a deed tells it
MOST_COUNTED: Final = 31  # of one sign


def note(t: Table, first: int, second: int) -> None:
    """Append a deed; states that were copied from this one keep theirs."""
    deeds = t.deeds[:] if len(t.deeds) < 2 * MOST_DEEDS else t.deeds[2:]
    deeds.append(first)
    deeds.append(second)
    t.deeds = deeds


def at_most(number: int, most: int) -> int:
    """`number`, or `most` if that is less."""
    return number if number < most else most


def counts(plus: int, minus: int) -> int:
    """The bits of positive and negative votes."""
    return at_most(plus, MOST_COUNTED) << 17 | at_most(minus, MOST_COUNTED) << 22


def note_use(t: Table, seat: Seat, choice: int) -> None:
    """`seat` has used a card or skill; only those that concern another player are kept."""
    ghost = ghost_in(choice)
    other = seat_in(choice)
    if ghost != NOTHING and other == NOTHING:
        other = t.holder[ghost]
    if other != NOTHING and (other != seat or ghost != NOTHING):
        note(t, USED | seat << 2 | other << 6 | ghost + 1 << 10, choice)


def note_try(t: Table, holder: Seat, ok: int) -> None:
    """The exorcism of the host is counted; a king's summoning says nothing that is not known."""
    if t.host == t.king:
        return
    laid = 0
    for seat in range(t.seats):
        laid |= at_most(t.votes_by(seat), MOST_VOTES) << 4 * seat
    first = TRIED | t.host << 2 | holder << 6 | t.aim + 1 << 10 | counts(t.plus, t.minus)
    note(t, first | t.challenged << 27 | ok << 35, laid)


def note_challenge(t: Table, seat: Seat, plus: int, minus: int) -> None:
    """The votes of `seat` were turned up."""
    note(t, STRUCK | t.host << 2 | seat << 6 | t.aim + 1 << 10 | counts(plus, minus), 0)
