"""Mail addresses, and the SMTP server that whoever runs this one names."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN: Final = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+")


class BadMail(Exception):
    """That is no address; the text is for developers."""


class BadSmtp(Exception):
    """That names no SMTP server, or no address to send from. It repeats nothing: a password may be in it."""

    def __init__(self, of_url: bool) -> None:
        super().__init__("no SMTP server" if of_url else "no sender")
        self.of_url = of_url


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
    """What `smtp://[USER:PASSWORD@]HOST[:PORT]` or `smtps://…` says. Raises BadSmtp."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as problem:
        raise BadSmtp(of_url=True) from problem
    if parts.scheme not in ("smtp", "smtps") or not host or parts.path.strip("/") or parts.query:
        raise BadSmtp(of_url=True)
    tls = parts.scheme == "smtps"
    try:
        address = address_of(sender)
    except BadMail as problem:
        raise BadSmtp(of_url=False) from problem
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
