"""What a message from a browser comes to: a step of the table, or a reply to that browser alone."""

import logging
from typing import Final

from sanjie.core.game import NotationError
from sanjie.core.play import Refused
from sanjie.core.seats import ALLOWED, NOTHING, Seat, holds
from sanjie.fairness import is_salt
from sanjie.server import keeping, lobby, parting, undo, wire
from sanjie.server.levels import bot_levels
from sanjie.server.stored import Command as Key
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
    | wire.Ready
    | wire.Leave
    | wire.Kick
    | wire.Fill
    | wire.ComeBack
    | wire.Pause
    | wire.Resume
    | wire.Undo
    | wire.DeclineUndo
    | wire.Vacation
    | wire.Rematch
)
Before = wire.Ready | wire.Kick | wire.Fill
While = wire.ComeBack | wire.Pause | wire.Resume | wire.Undo | wire.DeclineUndo | wire.Vacation
BEFORE: Final = Before  # what is only said before the start
WHILE: Final = While  # what is only said while the game goes on
TOGETHER: Final = wire.Resign | wire.GoOn | wire.OfferDraw | wire.DeclineDraw  # what decides for others, too
Question = wire.Why | wire.Preview
QUESTION: Final = Question
Reply = wire.Because | wire.Previewed | wire.Problem | wire.Done


class Fault(Exception):
    """The rules raised what they never should: the table must be held. The text is for developers."""


def judged(table: Table, guest: str, message: Command, next_id: str, now: int = 0) -> Step | Reply:
    """The step that `message` of `guest` means, or why there is none; a command taken before is Done again.

    `next_id` is for the table of a rematch, `now` in milliseconds since 1970. Raises Fault.
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
        return answered(table, table.acting(guest), message, key)
    if isinstance(message, wire.Stand):
        return stood(table, seat, message, key)
    if isinstance(message, wire.Salt):
        if not is_salt(message.salt):
            return wire.Problem(message.id, "bad-message", "a salt has no control characters")
        return lobby.salted(table, seat, message.salt, key)
    if isinstance(message, BEFORE | wire.Leave):
        return seated(table, seat, message, key)
    if isinstance(message, WHILE):
        return lived(table, seat, message, key, now)
    if isinstance(message, TOGETHER) and table.sittings[seat].stand_in:
        return wire.Problem(message.id, "stood-in", "a bot plays in your place; come back first")
    if isinstance(message, wire.Resign):
        return parting.resigned(table, seat, key)
    if isinstance(message, wire.GoOn):
        return parting.gone_on(table, key)
    if isinstance(message, wire.OfferDraw):
        return parting.draw_offered(table, seat, key)
    if isinstance(message, wire.DeclineDraw):
        return parting.draw_declined(table, key)
    return parting.rematch_wanted(table, seat, key, next_id)


def seated(table: Table, seat: Seat, message: Before | wire.Leave, key: Key) -> Step | Reply:
    """The step of who gets up, is ready, or as the host decides who sits where. Raises Fault."""
    try:
        if isinstance(message, wire.Leave):
            if table.standing.status == "waiting":
                return lobby.got_up(table, seat, key)
            return keeping.quit_by(table, seat, key)
        if isinstance(message, wire.Ready):
            return lobby.readied(table, seat, message.ready, key)
        if table.standing.host != seat:
            return wire.Problem(message.id, "not-host", "only who opened the table may do that")
        if message.seat >= table.seats or holds(table.own(seat), message.seat):
            return wire.Problem(message.id, "bad-seat", f"another seat of 0 to {table.seats - 1} is needed")
        person = table.sittings[message.seat].kind == "person"
        if isinstance(message, wire.Kick):
            if not person:
                return wire.Problem(message.id, "bad-seat", "nobody sits there")
            return lobby.emptied(table, message.seat, table.standing, key)
        if person:
            return wire.Problem(message.id, "bad-seat", "somebody sits there")
        levels = bot_levels().get(table.face.game.name, 0)
        if message.level > levels:
            return wire.Problem(message.id, "bad-seat", f"bots have levels 1 to {levels}")
        return lobby.filled_by_host(table, message.seat, message.level, key)
    except Exception as fault:
        raise Fault(f"the start: {type(fault).__name__}: {fault}") from fault


def lived(table: Table, seat: Seat, message: While, key: Key, now: int) -> Step | Reply:
    """The step of a pause, a return, a vacation, or of taking an answer back. Raises Fault."""
    if isinstance(message, wire.ComeBack):
        if table.sittings[seat].stand_in and not table.terms.contract.returns:
            return wire.Problem(message.id, "no-return", "at this table who left has left")
        return keeping.came_back(table, seat, key)
    if table.sittings[seat].stand_in:
        return wire.Problem(message.id, "stood-in", "a bot plays in your place; come back first")
    if isinstance(message, wire.Pause):
        return keeping.pause_wanted(table, seat, key)
    if isinstance(message, wire.Resume):
        return keeping.gone_on(table, seat, key)
    if isinstance(message, wire.Vacation):
        if table.terms.pace.vacation == 0:
            return wire.Problem(message.id, "no-vacation", "this table has no vacation")
        return keeping.vacation(table, seat, message.away, now, key)
    if isinstance(message, wire.DeclineUndo):
        return undo.declined(table, key)
    if message.after != table.upto:
        return wire.Problem(message.id, "stale", f"you have seen {message.after} answers of {table.upto}")
    if table.terms.rated and not undo.is_free(table, seat):
        return wire.Problem(message.id, "rated", "at a rated table only what nobody saw is taken back")
    try:
        step = undo.wanted(table, seat, key)
    except Exception as fault:
        raise Fault(f"answer {table.upto + 1}: {type(fault).__name__}: {fault}") from fault
    return step or wire.Problem(message.id, "nothing-to-undo", "you have answered nothing that counts")


def answered(table: Table, seat: Seat, message: wire.Answer, key: Key) -> Step | Reply:
    """The step of an answer, or what keeps it from being one. Raises Fault.

    Who is asked together with others may have seen fewer answers than they gave to the same question.
    """
    if table.sittings[seat].stand_in:
        return wire.Problem(message.id, "stood-in", "a bot plays in your place; come back first")
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


def stood(table: Table, seat: Seat, message: wire.Stand, key: Key) -> Step | Reply:
    """The step of a standing answer, or what is wrong with it. Raises Fault."""
    if table.sittings[seat].stand_in:
        return wire.Problem(message.id, "stood-in", "a bot plays in your place; come back first")
    try:
        return table.stood(seat, message.line, key)
    except BadStanding as problem:
        return wire.Problem(message.id, "bad-standing", str(problem))
    except Exception as fault:
        raise Fault(f"answer {table.upto + 1}: {type(fault).__name__}: {fault}") from fault


def explained(table: Table, guest: str, message: Question) -> Reply:
    """The reply to a question about a decision that nobody has made."""
    seat = table.acting(guest)
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
    if isinstance(message, wire.Answer) and not (waiting or over or table.standing.paused):
        return None  # as most are
    if isinstance(message, wire.Salt):
        return None if waiting else wire.Problem(message.id, "started", "salts close when the game starts")
    if isinstance(message, BEFORE) and not waiting:
        return wire.Problem(message.id, "started", "the game has begun")
    if waiting:
        allowed = isinstance(message, BEFORE | wire.Leave)
        return None if allowed else wire.Problem(message.id, "not-started", "the game has not begun")
    if isinstance(message, wire.Rematch):
        return None if over else wire.Problem(message.id, "not-over", "the game goes on")
    if over:
        return wire.Problem(message.id, "over", "the game is over")
    if table.standing.paused and isinstance(message, wire.Answer | wire.Stand | wire.Undo):
        return wire.Problem(message.id, "paused", "everybody has agreed to a pause; it must end first")
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
