"""What is answered where something goes wrong, and what is logged of it."""

import logging

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient
from sqlalchemy.exc import DBAPIError

from sanjie.server import problems

SECRET = "postgresql://sanjie:secret@db"


def answered(problem: Exception) -> tuple[int, dict[str, str]]:
    """Status and body of the answer to a request that meets `problem`."""

    @get("/")
    async def fails() -> None:
        raise problem

    application = Litestar([fails], exception_handlers={Exception: problems.failed}, logging_config=None)
    with TestClient(application) as client:
        answer = client.get("/")
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    "problem",
    [
        ConnectionRefusedError(111, SECRET),
        DBAPIError("SELECT", {}, Exception(SECRET), connection_invalidated=True),
    ],
)
def test_a_database_that_is_away_is_no_fault_of_ours(
    problem: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    status, body = answered(problem)

    assert (status, body["name"]) == (503, "fault")
    (record,) = [one for one in caplog.records if one.name == "sanjie.http"]
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)
    assert SECRET not in body["detail"] + str(vars(record))


@pytest.mark.parametrize("problem", [KeyError("seat"), DBAPIError("SELEC", {}, Exception(SECRET))])
def test_a_fault_of_ours_is_logged_whole_and_told_in_general(
    problem: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    status, body = answered(problem)

    assert (status, body) == (500, {"name": "fault", "detail": "a fault of the server; it has been noted"})
    (record,) = [one for one in caplog.records if one.name == "sanjie.http"]
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
