"""The sign of number 0 is refused at the door: PostgreSQL can hold no text with it, nor look for one."""

import re
from typing import Any, Final

from litestar import Request

from sanjie.server.problems import Refusal

SAID: Final = "no text has the sign of number 0 in it"
ESCAPE: Final = b"\\u0000"
ESCAPED: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # behind an even number of backslashes


def has_zero(json: bytes) -> bool:
    """Whether a text in `json` has that sign; JSON can only escape it."""
    return ESCAPE in json and ESCAPED.search(json) is not None


class Asked(Request[Any, Any, Any]):
    """A request whose body is free of it."""

    async def body(self) -> bytes:
        """The body. Raises Refusal."""
        found = await super().body()
        if has_zero(found):
            raise Refusal(400, "bad-request", SAID)
        return found
