"""Mail: a sentence and a link, taken to an SMTP server."""

import ssl
from email.message import EmailMessage
from email.utils import format_datetime, formataddr, localtime, make_msgid
from typing import Final

import aiosmtplib

from sanjie.server.notices.sending import Gone, NotNow, Undeliverable
from sanjie.server.notices.smtp import Smtp

SECONDS: Final = 20.0  # for all of a sending
NAME: Final = "三界 Sanjie"


class Mailer:
    """Sends mail."""

    def __init__(self, smtp: Smtp, tls: ssl.SSLContext | None = None) -> None:
        """`tls` says whom to believe; by default whom this machine believes."""
        self.smtp: Final = smtp
        self._tls: Final = tls

    async def send(self, to: str, subject: str, body: str, stop: str = "") -> None:
        """Send a letter; `stop` is a link that ends such letters.

        Raises Gone if there is no such address, Undeliverable if it will never be taken, NotNow.
        """
        smtp = self.smtp
        try:
            await aiosmtplib.send(
                self.letter(to, subject, body, stop),
                hostname=smtp.host,
                port=smtp.port,
                username=smtp.user or None,
                password=smtp.password or None,
                use_tls=smtp.tls,
                start_tls=None if smtp.tls or not smtp.user else True,
                timeout=SECONDS,
                tls_context=self._tls,
            )
        except aiosmtplib.SMTPRecipientsRefused as problem:
            codes = [one.code for one in problem.recipients]
            if codes and all(code in (550, 551, 553) for code in codes):
                raise Gone(str(codes)) from problem
            raise NotNow(str(codes)) from problem
        except aiosmtplib.SMTPResponseException as problem:
            if problem.code >= 500 and not isinstance(problem, aiosmtplib.SMTPAuthenticationError):
                raise Undeliverable(str(problem.code)) from problem
            raise NotNow(str(problem.code)) from problem
        except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
            raise NotNow(type(problem).__name__) from problem

    def letter(self, to: str, subject: str, body: str, stop: str = "") -> EmailMessage:
        """A letter as it is sent."""
        letter = EmailMessage()
        letter["From"] = formataddr((NAME, self.smtp.sender), "utf-8")
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = make_msgid(domain=self.smtp.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
        letter.set_content(body)
        return letter
