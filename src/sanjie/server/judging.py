"""What a message from a browser comes to: a step of the table, or a reply to that browser alone."""

import logging
from typing import Final

from sanjie.core.game import NotationError
from sanjie.core.play import Refused
from sanjie.core.seats import ALLOWED, NOTHING, Seat
from sanjie.fairness import is_salt
from sanjie.server import wire
from sanjie.server.table import Step, Table
from sanjie.standing import BadStanding

log: Final = logging.getLogger("sanjie.judging")

Command = (
    wire.Answer
    | wire.Resign
    | wire.GoOn
    | wire.OfferDraw
    | wire.DeclineDraw
    | wire.Stand
    | wire.Salt
    | wire.Rematch
)
Question = wire.Why | wire.Preview
Reply = wire.Because | wire.Previewed | wire.Problem | wire.Done


class Fault(Exception):
    """The rules raised what they never should: the table must be held. The text is for developers."""


def judged(table: Table, guest: str, message: Command, next_id: str) -> Step | Reply:
    """The step that `message` of `guest` means, or why there is none; a command taken before is Done again.

    `next_id` is for the table of a rematch. Raises Fault.
    """
    seat = table.seat_of(guest)
    if seat == NOTHING:
        return wire.Problem(message.id, "not-seated", "only who sits here may do that")
    key = (seat, message.id)
    if key in table.commands:
        return wire.Done(message.id)
    problem = unfit(table, message)
    if problem is not None:
        return problem
    if isinstance(message, wire.Answer):
        return answered(table, seat, message, key)
    if isinstance(message, wire.Stand):
        return stood(table, seat, message, key)
    if isinstance(message, wire.Salt):
        if not is_salt(message.salt):
            return wire.Problem(message.id, "bad-message", "a salt has no control characters")
        return table.salted(seat, message.salt, key)
    if isinstance(message, wire.Resign):
        return table.resigned(seat, key)
    if isinstance(message, wire.GoOn):
        return table.gone_on(key)
    if isinstance(message, wire.OfferDraw):
        return table.draw_offered(seat, key)
    if isinstance(message, wire.DeclineDraw):
        return table.draw_declined(key)
    return table.rematch_wanted(seat, key, next_id)


def answered(table: Table, seat: Seat, message: wire.Answer, key: tuple[int, str]) -> Step | Reply:
    """The step of an answer, or what keeps it from being one. Raises Fault.

    Who is asked together with others may have seen fewer answers than they gave to the same question.
    """
    if not table.posed <= message.after <= table.upto:
        detail = f"you have seen {message.after} answers, there are {table.upto}"
        return wire.Problem(message.id, "stale", detail)
    choice = read(table, message)
    if not isinstance(choice, int):
        return choice
    try:
        return table.played(seat, choice, key)
    except Refused as refused:
        return because(table, message, refused.clause)
    except Exception as fault:
        raise Fault(f"answer {table.upto + 1}: {type(fault).__name__}: {fault}") from fault


def stood(table: Table, seat: Seat, message: wire.Stand, key: tuple[int, str]) -> Step | Reply:
    """The step of a standing answer, or what is wrong with it. Raises Fault."""
    try:
        return table.stood(seat, message.line, key)
    except BadStanding as problem:
        return wire.Problem(message.id, "bad-standing", str(problem))
    except Exception as fault:
        raise Fault(f"answer {table.upto + 1}: {type(fault).__name__}: {fault}") from fault


def explained(table: Table, guest: str, message: Question) -> Reply:
    """The reply to a question about a decision that nobody has made."""
    seat = table.seat_of(guest)
    if seat == NOTHING:
        return wire.Problem(message.id, "not-seated", "only who sits here may ask that")
    problem = unfit(table, message)
    if problem is not None:
        return problem
    if isinstance(message, wire.Preview) and not table.face.is_open:
        return wire.Problem(message.id, "no-preview", "a preview could show what is hidden")
    choice = read(table, message)
    if not isinstance(choice, int):
        return choice
    try:
        clause = table.state.refuse(seat, choice)
        if clause != ALLOWED or isinstance(message, wire.Why):
            return because(table, message, clause)
        state = table.state.clone()
        state.answer(seat, choice)
        view = table.face.game.view(state, seat)
        return wire.Previewed(message.id, table.face.game.name, message.answer, view)
    except Exception:
        log.exception("question failed", extra={"facts": {"table": table.id, "number": table.upto + 1}})
        return wire.Problem(message.id, "held", "a fault stopped this question; the table goes on")


def unfit(table: Table, message: Command | Question) -> wire.Problem | None:
    """Why a table in this state takes no such message from anybody, or None."""
    if table.fault:
        return wire.Problem(message.id, "held", "a fault stopped this table; nothing is lost")
    waiting, over = table.standing.status == "waiting", table.standing.status == "over"
    if isinstance(message, wire.Salt):
        return None if waiting else wire.Problem(message.id, "started", "salts close when the game starts")
    if waiting:
        return wire.Problem(message.id, "not-started", "a seat is open")
    if isinstance(message, wire.Rematch):
        return None if over else wire.Problem(message.id, "not-over", "the game goes on")
    if over:
        return wire.Problem(message.id, "over", "the game is over")
    if isinstance(message, wire.OfferDraw) and not table.face.draws:
        return wire.Problem(message.id, "no-draws", f"{table.face.game.name} has no draws by agreement")
    return None


def read(table: Table, message: wire.Answer | Question) -> int | wire.Because:
    """The choice that the message's notation names, or that it names none (`bad-notation`)."""
    try:
        return table.face.game.read_answer(message.answer)
    except NotationError:
        bad = table.face.bad_notation
        return wire.Because(message.id, message.answer, False, bad.clause, bad.name)


def because(table: Table, message: wire.Answer | Question, clause: int) -> wire.Because:
    """Whether a decision is allowed, and by which clause if not."""
    if clause == ALLOWED:
        return wire.Because(message.id, message.answer, True, "", "")
    reason = table.face.game.reason(clause)
    return wire.Because(message.id, message.answer, False, reason.clause, reason.name)
