"""Why an answer that is not offered is refused: the first broken clause in the order of HUNTERS-18.3.

Called only for answers that `offers.py` does not offer; so every path ends in a reason.
"""

from sanjie.core.seats import CHANCE, NOTHING, Clause, Seat
from sanjie.games.hunters import choices as c
from sanjie.games.hunters import effects as e
from sanjie.games.hunters import rulebook as r
from sanjie.games.hunters.table import Table

QUESTION_OF = {
    c.GAIN: e.GAINING,
    c.GAIN_NONE: e.GAINING,
    c.CLASS: e.CHOOSING,
    c.SWAP: e.SWAPPING,
    c.KEEP: e.SWAPPING,
    c.PARRY: e.PARRYING,
    c.TAKE: e.PARRYING,
}


def reason_against(t: Table, seat: Seat, choice: int) -> Clause:
    """The reason to refuse `choice` of the asked `seat`."""
    if not is_written(choice):
        return r.NO_SUCH_ANSWER
    if seat == CHANCE:
        return r.CHANCE_NOT_POSSIBLE
    kind = c.kind_in(choice)
    frame = t.stack[-1]
    step = e.ACTING if kind <= c.END else QUESTION_OF.get(kind, NOTHING)
    if step != frame.step:
        return r.WRONG_KIND
    return r.NO_SUCH_ANSWER


def is_written(choice: int) -> bool:
    """Whether `choice` is the code of some answer, legal or not."""
    return c.MOVE <= c.kind_in(choice) <= c.LAST_KIND
