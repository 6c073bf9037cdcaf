"""What is asked over HTTP about positions of Aras. None that people play against each other is appraised."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from sanjie.core.game import NotationError
from sanjie.core.seats import ALLOWED, NOBODY, NOTHING, WATCHER, members
from sanjie.faces import FACES
from sanjie.faces.face import Face
from sanjie.server.analysis.wire import Analysed, Evaluation, Position, Refused
from sanjie.server.analysis.worth import Appraiser, Busy
from sanjie.server.api import REFUSALS, UNFIT, Here, guest_of, is_over, may_answer, visible
from sanjie.server.course import Course
from sanjie.server.problems import Refusal
from sanjie.server.table import Table
from sanjie.server.wire.told import Decision

OPEN_GAME: Final = "aras"  # the one in which everybody sees everything, so that a position is a line of text


@get("/api/tables/{table_id:str}/evaluation", responses=may_answer(*UNFIT, (429, "Many ask at once")))
async def evaluation(
    request: Request[Any, Any, Any],
    tables: Here,
    appraiser: NamedDependency[Appraiser],
    table_id: FromPath[str],
    k: FromQuery[str] = "",
) -> Evaluation:
    """How a game of Aras stood, turn by turn: of one that is over, or of one's own against bots alone.

    That of a private table asks who does not sit there for the key to watch it, `?k=`.
    """
    guest = guest_of(request)
    table = (await visible(tables, table_id, guest, k)).table
    if table.face.game.name != OPEN_GAME:
        raise Refusal(404, "not-found", f"{table.face.game.name} has no evaluation; {OPEN_GAME} has")
    if table.fault:
        raise Refusal(409, "held", "this table is held")
    if not await is_over(tables, table, guest) and not is_alone(table, guest):
        raise Refusal(
            403, "not-alone", "until the game is over, only who plays it alone against bots may ask"
        )
    try:
        return await appraiser.evaluation(table, table.upto)
    except Busy as problem:
        raise Refusal(429, "too-fast", "many ask at once; wait a little") from problem


def is_alone(table: Table, guest: str) -> bool:
    """Whether `guest` plays, nobody else does or can any more, and no rating is at stake."""
    if table.status != "playing" or table.terms.rated or table.seat_of(guest) == NOTHING:
        return False
    return [one.kind for one in table.sittings if one.kind != "bot"] == ["person"]


@post("/api/analysis/aras", status_code=200, responses=REFUSALS, for_anybody=True, sync_to_thread=False)
def analysis(data: JSONBody[Position]) -> Analysed:
    """A position of Aras as a table shows it, with what may be decided; or what a decision there comes to."""
    face = FACES[OPEN_GAME]
    try:
        state = face.game.read_position(data.position)
    except NotationError as problem:
        raise Refusal(400, "bad-position", str(problem)) from problem
    course = Course(face, state, 0, 0, 0, state.variant.players)
    refused = None
    if data.answer:
        refused = tried(face, course, data.answer)
    view = face.game.view(course.state, WATCHER)
    decision = None
    if course.state.awaiting != NOBODY:
        seat = members(course.state.awaiting)[0]
        options = face.offered(course.state.options(seat))
        decision = Decision(seat, face.prompt(view), options)
    return Analysed(view, decision, refused, course.lines[WATCHER])


def tried(face: Face, course: Course, text: str) -> Refused | None:
    """Decide `text` for whose turn it is, or say why that is not allowed."""
    try:
        choice = face.game.read_answer(text)
    except NotationError:
        return Refused(face.bad_notation.clause, face.bad_notation.name)
    asked = members(course.state.awaiting)
    clause = course.state.refuse(asked[0] if asked else 0, choice)
    if clause != ALLOWED:
        reason = face.game.reason(clause)
        return Refused(reason.clause, reason.name)
    course.answer(asked[0], choice)
    return None


ROUTES: Final = (evaluation, analysis)
