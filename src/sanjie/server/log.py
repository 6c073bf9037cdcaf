"""What the server says to whoever runs it: a JSON object a line on stderr; never views, names or cookies."""

import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

import msgspec

NOTHING: Final[Mapping[str, str]] = {}
_around: Final[ContextVar[Mapping[str, str]]] = ContextVar("around", default=NOTHING)


@contextmanager
def within(facts: Mapping[str, str]) -> Iterator[None]:
    """Lines of the log that are said inside, and by tasks that start there, carry `facts`."""
    before = _around.set(facts)
    try:
        yield
    finally:
        _around.reset(before)


class Lines(logging.Formatter):
    """Formats a record as one line of JSON; facts come as `extra={"facts": {…}}`."""

    def __init__(self, always: Mapping[str, str] = NOTHING) -> None:
        """Every line carries `always`."""
        super().__init__()
        self._always = always

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its newline."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update(self._always)
        line.update(_around.get())
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def start_logging(level: int = logging.INFO, worker: str = "") -> None:
    """Send everything from `level` on to stderr as lines of JSON, the libraries' from WARNING on.

    Each line names the `worker`, where there are several.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines({"worker": worker} if worker else NOTHING))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("sanjie").setLevel(level)
