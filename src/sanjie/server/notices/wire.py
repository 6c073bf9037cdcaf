"""What browser and server say to each other about notices; `server/wire` has the rest."""

from typing import Annotated, Literal

import msgspec

Language = Literal["zh-Hant", "en"]


class PushWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/notices/push: notices to a browser, by what its `PushManager.subscribe` gave."""

    endpoint: Annotated[str, msgspec.Meta(min_length=12, max_length=1024)]  # https, at a public push service
    p256dh: Annotated[str, msgspec.Meta(min_length=80, max_length=120)]  # base64url
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=40)]  # base64url
    language: Language


class MailWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/notices/mail: notices by mail; a code is sent to the address, which confirms it.

    Until it does, notices go to the address that was confirmed before.
    """

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Language


class MailCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/notices/mail/confirm: the code that came by mail."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class MailStop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/notices/stop: no more mail, by the token in a link that came with one. Anybody may."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class PushInfo(msgspec.Struct, frozen=True):
    """A browser that notices go to. DELETE /api/notices/push/{id} ends it."""

    id: str  # SHA-256 of its endpoint: the first 32 hex digits
    device: str  # as "Firefox · Linux", empty if it did not say
    made: int  # seconds since 1970


class NoticesInfo(msgspec.Struct, frozen=True):
    """GET /api/notices, and the answer to every change.

    DELETE /api/notices/mail forgets `mail`, DELETE /api/notices/mail/asked what is `asked`.
    """

    key: str  # `applicationServerKey` for `PushManager.subscribe`, base64url
    pushes: list[PushInfo]
    mailing: bool  # whether this server sends mail
    mail: str  # the visitor's address, which notices go to; empty without one
    asked: str  # another that a code was sent to, which notices go to once it has come back; or empty


class PushNotice(msgspec.Struct, frozen=True):
    """What a push message holds, encrypted for the browser alone."""

    title: str
    body: str
    url: str  # of the table, without the server
