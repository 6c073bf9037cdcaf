"""How refusals and faults become answers: always an `ApiProblem`, never a trace."""

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError

from sanjie.server import wire
from sanjie.server.stored import Conflict, NotSaved

log: Final = logging.getLogger("sanjie.http")

NAMES: Final[dict[int, wire.ApiProblemName]] = {
    403: "wrong-origin",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
    429: "too-fast",
}


class Refusal(Exception):
    """A request is refused with `status` and the problem `name`; `detail` is for developers."""

    def __init__(self, status: int, name: wire.ApiProblemName, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.name = name
        self.detail = detail


def refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.ApiProblem]:
    """The answer to a request that we refuse."""
    return answer(refusal.status, wire.ApiProblem(refusal.name, refusal.detail))


def unfit(_request: Request[Any, Any, Any], problem: HTTPException) -> Response[wire.ApiProblem]:
    """The answer to a request that the framework refuses: malformed, too large, not ours."""
    if problem.status_code >= 500:
        return failed(_request, problem)
    name = NAMES.get(problem.status_code, "bad-request")
    reasons = (
        "; ".join(str(reason) for reason in problem.extra or []) if isinstance(problem.extra, list) else ""
    )
    return answer(problem.status_code, wire.ApiProblem(name, f"{problem.detail} {reasons}".strip()))


def unsaved(_request: Request[Any, Any, Any], problem: NotSaved | Conflict) -> Response[wire.ApiProblem]:
    """The answer to a request for a change that was not saved: nothing of it is kept."""
    return answer(503, wire.ApiProblem("not-saved", str(problem)))


def too_deep(_request: Request[Any, Any, Any], _problem: RecursionError) -> Response[wire.ApiProblem]:
    """The answer to JSON that is nested without end."""
    return answer(400, wire.ApiProblem("bad-request", "the body is nested too deeply"))


def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.ApiProblem]:
    """The answer to a request that met a fault of ours, or a database that is away; it is logged."""
    facts = {"method": request.method, "path": request.url.path}
    if is_away(problem):
        log.warning("no database", extra={"facts": {**facts, "problem": type(problem).__name__}})
        return answer(503, wire.ApiProblem("fault", "the database does not answer; ask again in a moment"))
    log.error("failed", exc_info=problem, extra={"facts": facts})
    return answer(500, wire.ApiProblem("fault", "a fault of the server; it has been noted"))


def is_away(problem: Exception) -> bool:
    """Whether a database was asked that cannot be reached, or that has just gone."""
    return isinstance(problem, ConnectionError) or (
        isinstance(problem, DBAPIError) and problem.connection_invalidated
    )


def answer(status: int, problem: wire.ApiProblem) -> Response[wire.ApiProblem]:
    """`problem` as JSON."""
    return Response(problem, status_code=status, media_type=MediaType.JSON)


ANSWERS: Final[dict[type[Exception] | int, Any]] = {
    Refusal: refused,
    HTTPException: unfit,
    NotSaved: unsaved,
    Conflict: unsaved,
    RecursionError: too_deep,
    Exception: failed,
}
