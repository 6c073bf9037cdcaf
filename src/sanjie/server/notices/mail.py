"""Mail: a sentence and a link, by the SMTP server that whoever runs this one names."""

import re
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import format_datetime, formataddr, localtime, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from sanjie.server.notices.sending import Gone, NotNow, Undeliverable

SECONDS: Final = 20.0  # for all of a sending
LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN: Final = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+")
NAME: Final = "三界 Sanjie"


class BadMail(Exception):
    """That is no address; the text is for developers."""


class BadSmtp(Exception):
    """That names no SMTP server; the text is for who runs this one."""


@dataclass(frozen=True)
class Smtp:
    """The server that takes our mail, and as whom."""

    host: str
    port: int
    tls: bool  # from the first byte; else STARTTLS, which a password never does without
    user: str
    password: str
    sender: str


def smtp_of(url: str, sender: str) -> Smtp:
    """What `smtp://[USER:PASSWORD@]HOST[:PORT]` or `smtps://…` says. Raises BadSmtp, without secrets."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as problem:
        raise BadSmtp("it is no URL") from problem
    if parts.scheme not in ("smtp", "smtps") or not host or parts.path.strip("/") or parts.query:
        raise BadSmtp("write smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://…")
    tls = parts.scheme == "smtps"
    try:
        address = address_of(sender)
    except BadMail as problem:
        raise BadSmtp("name the address that mail comes from: --mail-from ADDRESS") from problem
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(host, port or (465 if tls else 587), tls, user, password, address)


def address_of(text: str) -> str:
    """A mail address, its domain in lower case and letters that every server takes. Raises BadMail."""
    local, found, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError as problem:
        raise BadMail("no such domain can be") from problem
    if not found or len(local) > 64 or not LOCAL.fullmatch(local) or not DOMAIN.fullmatch(domain):
        raise BadMail("an address is NAME@DOMAIN in plain letters")
    if len(local) + len(domain) > 253:
        raise BadMail("an address has at most 254 characters")
    return f"{local}@{domain}"


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
