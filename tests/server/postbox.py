"""An SMTP server of the tests' own, on a free port."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from services import free_port


class Box:
    """An SMTP server that keeps what it is given, and refuses whom it is told to."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.unknown: set[str] = set()
        self.port = 0

    async def handle_RCPT(  # noqa: N802 (aiosmtpd's own)
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Whether it takes mail for that address."""
        if address in self.unknown:
            return "550 no such address"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a letter."""
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def wait(self, letters: int) -> EmailMessage:
        """The latest letter, once there are so many."""
        deadline = time.monotonic() + 30
        while len(self.letters) < letters and time.monotonic() < deadline:
            time.sleep(0.02)
        return self.letters[letters - 1]


@contextmanager
def listening() -> Iterator[Box]:
    """One, which listens."""
    found = Box()
    found.port = free_port()
    controller = Controller(found, hostname="127.0.0.1", port=found.port, ready_timeout=30)
    controller.start()
    try:
        yield found
    finally:
        controller.stop()


def text_of(letter: EmailMessage) -> str:
    """What it says."""
    return str(letter.get_content()).replace("\r\n", "\n")
