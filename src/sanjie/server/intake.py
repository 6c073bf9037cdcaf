"""How a body is taken: whole, and without the sign of number 0, on which PostgreSQL fails."""

import re
from typing import Any, Final

from litestar import Request
from litestar.exceptions import InternalServerException

from sanjie.server.problems import Refusal

SAID: Final = "no text has the sign of number 0 in it"
ESCAPE: Final = b"\\u0000"
ESCAPED: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # behind an even number of backslashes


def has_zero(json: bytes) -> bool:
    """Whether a text in `json` has that sign; JSON can only escape it."""
    return ESCAPE in json and ESCAPED.search(json) is not None


class Asked(Request[Any, Any, Any]):
    """A request, whose body is taken so."""

    async def body(self) -> bytes:
        """The body. Raises Refusal."""
        try:
            found = await super().body()
        except InternalServerException as problem:  # whoever sent it went away meanwhile
            raise Refusal(400, "bad-request", "the body did not come whole") from problem
        if has_zero(found):
            raise Refusal(400, "bad-request", SAID)
        return found
