"""What browser and server say to each other about accounts; `server/wire` has the rest."""

from typing import Annotated, Any, Final

import msgspec

from sanjie.server.ratings.wire import RatingHistory
from sanjie.server.wire import TableLine

LoginText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PasswordText = Annotated[str, msgspec.Meta(min_length=1, max_length=256)]


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account (a new one) and POST /api/account/session (sign in)."""

    name: LoginText
    password: PasswordText


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/recover: sign in by a recovery code, which is used up, and have a new password."""

    name: LoginText
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    password: PasswordText


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/account/password."""

    password: PasswordText


class PasskeyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/passkeys/options: answered by what `navigator.credentials.create` takes, as JSON."""

    name: Annotated[str, msgspec.Meta(max_length=64)] = (
        ""  # of the account to make; empty to add to one's own
    )


class PasskeyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/passkeys: what the browser made of the options, as JSON; answered by Codes."""

    credential: dict[str, Any]
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""  # as for the options


class PasskeyUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/passkey-session: what `navigator.credentials.get` gave, as JSON."""

    credential: dict[str, Any]


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, shown this once; empty if the old ones stay."""

    codes: list[str]


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser that signed in."""

    id: str
    device: str  # as "Firefox · Linux", empty if it did not say
    made: int  # seconds since 1970
    seen: int
    here: bool  # the one that asks


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey."""

    id: str
    device: str  # where it was made
    made: int  # seconds since 1970
    used: int


class AccountInfo(msgspec.Struct, frozen=True):
    """GET /api/account. A guest has an empty name and nothing else."""

    name: str
    password: bool  # whether one is set
    fresh: bool  # whether it was proved a moment ago who this is; dangerous things ask for it
    codes: int  # recovery codes that are left
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    hidden: bool = False  # whether they show no page


class PageWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/account/page: show one's page to others and stand on ladders, or do not; gives AccountInfo."""

    hidden: bool


class Between(msgspec.Struct, frozen=True):
    """What became of the games of one kind that the visitor and somebody else ended at one table."""

    game: str
    won: int  # by the visitor and not by the other
    lost: int  # the other way round
    both: int  # both won
    neither: int  # nobody, or somebody else


class PersonPage(msgspec.Struct, frozen=True):
    """GET /api/people?name=: what everybody may see of who has an account and shows a page."""

    name: str
    since: int  # seconds since 1970
    you: bool  # it is the visitor's own
    hidden: bool  # nobody else can see it
    ladders: list[RatingHistory]
    tables: list[TableLine]  # public ones that are over, the latest first; 20 at once
    between: list[Between]


NO_ACCOUNT: Final = AccountInfo("", False, False, 0, [], [])
