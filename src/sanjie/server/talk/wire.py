"""What is said over HTTP about whom one wants to hear and meet; `server/wire` has the rest."""

from typing import Annotated, Literal

import msgspec

Reason = Literal["abuse", "spam", "cheating", "name", "other"]


class Whom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: who sits at `seat`, or, where that is -1, who said line `line` of `channel`."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1
    channel: Literal["seats", "watchers"] = "seats"
    line: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] = 0
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""  # of the link, where the table is private


class Bind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/talk/people: hear somebody no more, with "block" not meet them either; gives TalkInfo."""

    whom: Whom
    kind: Literal["mute", "block"]


class TalkReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/talk/reports: tell whoever runs the server about somebody. The lines around are kept."""

    whom: Whom
    reason: Reason
    words: Annotated[str, msgspec.Meta(max_length=1_000)] = ""  # at most 500 characters, newlines included


class Deaf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/talk/deaf: hear nothing that is said at any table, or hear it again; gives TalkInfo."""

    deaf: bool


class TalkPerson(msgspec.Struct, frozen=True):
    """Somebody whom the visitor does not want to hear."""

    id: str  # to name it by: DELETE /api/talk/people/<id> ends it
    name: str  # empty for a guest of whom nothing is kept any more
    kind: Literal["mute", "block"]
    made: int  # seconds since 1970


class TalkInfo(msgspec.Struct, frozen=True):
    """GET /api/talk: what the visitor wants to hear, and whether they may speak."""

    deaf: bool
    silenced: int  # until when they may say nothing, in milliseconds since 1970; 0: they may
    people: list[TalkPerson]
