"""What is asked over HTTP about accounts: make one, sign in and out, sessions, passkeys, one's own data."""

import math
import secrets
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from sanjie.server.api import FAULTS, REFUSALS, UNSEEN, guest_of
from sanjie.server.people import names, passkeys, wire
from sanjie.server.people.challenges import end_of, mark_of
from sanjie.server.people.codes import key_of, new_codes
from sanjie.server.people.device import device_of
from sanjie.server.people.export import data_of
from sanjie.server.people.kept import (
    Account,
    Entry,
    KeptPasskey,
    LastWayIn,
    NameAlike,
    NameTaken,
    NotTrue,
    Spent,
    TooMany,
)
from sanjie.server.people.passwords import Busy
from sanjie.server.people.service import People
from sanjie.server.people.sessions import new_token
from sanjie.server.people.throttle import TooManyTries
from sanjie.server.problems import Refusal, refused
from sanjie.server.stored import Conflict, NotSaved
from sanjie.server.wire import Me

FRESH_SECONDS: Final = 600  # for so long after signing in nobody is asked again who they are
DISPLAYED: Final = 12  # letters of a name at tables
WRONG_LOGIN: Final = "no such name with that password"

AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[People]
Json = dict[str, Any]


# -- coming in -------------------------------------------------------------------------
@post("/", responses=REFUSALS)
async def sign_up(request: AnyRequest, people: Here, data: JSONBody[wire.Login]) -> wire.Codes:
    """Make an account of the guest who asks, their tables included, and sign in; the recovery codes."""
    must_be_guest(request)
    written, login = login_wanted(data.name)
    password = password_wanted(data.password, written)
    await people.tries.begin(address(request))
    account = Account(secrets.token_hex(16), written, await people.passwords.hashed(password))
    return await opened(request, people, account, login, None)


@post("/session", status_code=200, responses=REFUSALS)
async def sign_in(request: AnyRequest, people: Here, data: JSONBody[wire.Login]) -> Me:
    """Sign in, the tables of the guest who asks included; who is signed in proves once more who they are."""
    login = names.login_of(data.name)
    await people.tries.begin(address(request), login)
    account = await people.accounts.by_login(login)
    password = names.password_of(data.password)
    if not await people.passwords.fits(account.password if account else "", password) or account is None:
        raise Refusal(403, "wrong-login", WRONG_LOGIN)
    await people.tries.right(address(request), login)
    better = ""
    if people.passwords.outdated(account.password):
        better = await people.passwords.hashed(password)
    entry = entry_of(request)
    try:
        moved = await people.accounts.enter(account.id, entry, better)
    except NotTrue as problem:
        raise Refusal(403, "wrong-login", WRONG_LOGIN) from problem
    await entered(request, people, account.id, entry, moved, [])
    return Me(account.id, await people.storage.name_of(account.id))


@post("/recover", status_code=200, responses=REFUSALS)
async def recover(request: AnyRequest, people: Here, data: JSONBody[wire.Recover]) -> Me:
    """Sign in by a recovery code, which is used up; the password is new, and every other session ends."""
    password = password_wanted(data.password, data.name)
    login = names.login_of(data.name)
    await people.tries.begin(address(request), f"recover {login}")
    kept = await people.passwords.hashed(password)
    account = await people.accounts.by_login(login)
    entry = entry_of(request)
    try:
        moved, ended = await people.accounts.recover(
            account.id if account else "", key_of(data.code), kept, entry
        )
    except NotTrue as problem:
        raise Refusal(403, "wrong-code", "no such name with that code, or the code was used") from problem
    assert account is not None, "a code belongs to an account"
    await people.tries.right(address(request), f"recover {login}")
    await people.tries.forget(login)
    await entered(request, people, account.id, entry, moved, ended)
    return Me(account.id, await people.storage.name_of(account.id))


@post("/passkey-session/options", status_code=200, responses=REFUSALS)
async def passkey_asked(request: AnyRequest, people: Here) -> Json:
    """What a browser needs to sign in with a passkey; it names nobody."""
    return passkeys.asked(place(request), people.challenges.new("sign in"))


@post("/passkey-session", status_code=200, responses=REFUSALS)
async def sign_in_by_passkey(request: AnyRequest, people: Here, data: JSONBody[wire.PasskeyUsed]) -> Me:
    """Sign in with a passkey; the tables of the guest who asks come along."""
    await people.tries.begin(address(request))
    here = place(request)
    try:
        challenge = challenge_for(people, data.credential, "sign in")
        kept = await people.accounts.passkey(passkeys.id_in(data.credential))
        if kept is None:
            raise passkeys.BadPasskey("no such passkey")
        count = passkeys.used(here, data.credential, challenge, kept.passkey)
        entry = entry_of(request)
        moved = await people.accounts.enter_by_passkey(kept, count, spent(challenge), entry)
    except (passkeys.BadPasskey, NotTrue) as problem:
        raise Refusal(403, "bad-passkey", str(problem)) from problem
    await people.tries.right(address(request))
    await entered(request, people, kept.account, entry, moved, [])
    return Me(kept.account, await people.storage.name_of(kept.account))


# -- going out -------------------------------------------------------------------------
@delete("/session", status_code=200, responses=REFUSALS)
async def sign_out(request: AnyRequest, people: Here) -> wire.AccountInfo:
    """End this session; the visitor is nobody, and becomes a new guest when they come again."""
    account, session = signed_in(request)
    return await leave(request, people, account, session)


@delete("/sessions/{session:str}", status_code=200, responses=REFUSALS)
async def end_session(request: AnyRequest, people: Here, session: FromPath[str]) -> wire.AccountInfo:
    """End one of the account's sessions; what is left."""
    account, own = signed_in(request)
    if session == own:
        return await leave(request, people, account, own)
    if not await people.sessions.end(account, session):
        raise Refusal(404, "not-found", "you have no session of that id")
    await people.changed([], [session])
    return await info(request, people)


@delete("/sessions", status_code=200, responses=REFUSALS)
async def end_other_sessions(request: AnyRequest, people: Here) -> wire.AccountInfo:
    """End all the account's sessions but this one; what is left."""
    account, own = signed_in(request)
    await people.changed([], await people.sessions.end_others(account, own))
    return await info(request, people)


# -- the account -----------------------------------------------------------------------
@get("/", responses=FAULTS)
async def account_info(request: AnyRequest, people: Here) -> wire.AccountInfo:
    """What the visitor's account has; a guest has none."""
    guest_of(request)
    return await info(request, people)


@put("/password", responses=REFUSALS)
async def set_password(
    request: AnyRequest, people: Here, data: JSONBody[wire.NewPassword]
) -> wire.AccountInfo:
    """Have another password, or a first one; every other session ends."""
    account, session = proved(request, people)
    found = await people.accounts.by_id(account)
    password = password_wanted(data.password, found.written if found else "")
    kept = await people.passwords.hashed(password)
    await people.changed([], await people.accounts.set_password(account, kept, session))
    return await info(request, people)


@put("/page", responses=REFUSALS)
async def set_page(request: AnyRequest, people: Here, data: JSONBody[wire.PageWanted]) -> wire.AccountInfo:
    """Show one's page to nobody and stand on no ladder, or show it again."""
    account, _ = signed_in(request)
    changed = await people.accounts.hide(account, data.hidden)
    people.unlist()
    await people.changed(changed, [])
    return await info(request, people)


@post("/codes", responses=REFUSALS)
async def renew_codes(request: AnyRequest, people: Here) -> wire.Codes:
    """Have new recovery codes; the old ones are worth nothing any more."""
    account, _ = proved(request, people)
    codes = new_codes()
    await people.accounts.set_codes(account, [key_of(code) for code in codes])
    return wire.Codes(codes)


@post("/passkeys/options", status_code=200, responses=REFUSALS)
async def passkey_wanted(request: AnyRequest, people: Here, data: JSONBody[wire.PasskeyWanted]) -> Json:
    """What a browser needs to make a passkey, for the visitor's account or for one that is to be made."""
    here = place(request)
    if data.name:
        must_be_guest(request)
        written, login = login_wanted(data.name)
        await people.tries.begin(address(request))
        if await people.accounts.by_login(login) is not None:
            raise Refusal(409, "name-taken", "there is an account of that name")
        challenge = people.challenges.new(f"sign up {login}")
        return passkeys.wanted(here, challenge, people.challenges.account(challenge), written, [])
    account, _ = proved(request, people)
    found = await people.accounts.by_id(account)
    have = [kept.passkey.id for kept in await people.accounts.passkeys(account)]
    challenge = people.challenges.new(f"add {account}")
    return passkeys.wanted(here, challenge, account, found.written if found else account, have)


@post("/passkeys", responses=REFUSALS)
async def add_passkey(request: AnyRequest, people: Here, data: JSONBody[wire.PasskeyMade]) -> wire.Codes:
    """Keep a passkey that a browser has made; with a name, make an account that it opens."""
    here = place(request)
    if data.name:
        must_be_guest(request)
        await people.tries.begin(address(request))
        written, login = login_wanted(data.name)
        passkey, challenge = passkey_made(here, people, data.credential, f"sign up {login}")
        account = Account(people.challenges.account(challenge), written, "")
        return await opened(request, people, account, login, (passkey, spent(challenge)))
    owner, _ = proved(request, people)
    passkey, challenge = passkey_made(here, people, data.credential, f"add {owner}")
    try:
        await people.accounts.add_passkey(owner, passkey, device(request), spent(challenge))
    except TooMany as problem:
        raise Refusal(409, "too-many-passkeys", str(problem)) from problem
    except Conflict as problem:
        raise Refusal(403, "bad-passkey", str(problem)) from problem
    return wire.Codes([])


@delete("/passkeys/{name:str}", status_code=200, responses=REFUSALS)
async def remove_passkey(request: AnyRequest, people: Here, name: FromPath[str]) -> wire.AccountInfo:
    """Forget one of the account's passkeys; what is left."""
    account, _ = proved(request, people)
    try:
        if not await people.accounts.remove_passkey(account, name):
            raise Refusal(404, "not-found", "you have no passkey of that id")
    except LastWayIn as problem:
        raise Refusal(409, "last-way-in", str(problem)) from problem
    return await info(request, people)


# -- one's own data --------------------------------------------------------------------
@get("/data", responses=UNSEEN)
async def my_data(request: AnyRequest, people: Here) -> Response[bytes]:
    """Everything that is kept of the visitor, guest or account, as a file of JSON."""
    data = await data_of(guest_of(request), people.storage, people.accounts, people.sessions)
    body = msgspec.json.format(msgspec.json.encode(data), indent=2)
    headers = {"Content-Disposition": 'attachment; filename="sanjie.json"'}
    return Response(body, media_type=MediaType.JSON, headers=headers)


@delete("/data", status_code=200, responses=REFUSALS)
async def forget_me(request: AnyRequest, people: Here) -> wire.AccountInfo:
    """Delete everything that is kept of the visitor. Their tables go on: a nameless guest sits there.

    Where a game is in play, a bot plays on in their place, as when one leaves.
    """
    session = request.session
    person = proved(request, people)[0] if session.get("id") else guest_of(request)
    await people.got_up(person)
    tables, ended = await people.accounts.forget(person)
    people.unlist()
    await people.changed(tables, [*ended, person])
    if people.forgotten is not None:
        people.forgotten()
    request.clear_session()
    return wire.NO_ACCOUNT


# -- inside ----------------------------------------------------------------------------
def address(request: AnyRequest) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


def device(request: AnyRequest) -> str:
    """What the browser says it is."""
    return device_of(request.headers.get("user-agent", ""))


def place(request: AnyRequest) -> passkeys.Place:
    """Where passkeys belong to. Raises Refusal where browsers have none."""
    try:
        return passkeys.place_of(request.headers.get("host", ""))
    except passkeys.NoPasskeys as problem:
        raise Refusal(400, "no-passkeys", str(problem)) from problem


def must_be_guest(request: AnyRequest) -> None:
    """Raises Refusal if the visitor is signed in."""
    if request.session.get("id"):
        raise Refusal(409, "signed-in", "sign out to make another account")


def signed_in(request: AnyRequest) -> tuple[str, str]:
    """Account and id of the session. Raises Refusal for guests."""
    session = request.session
    if not session.get("id"):
        raise Refusal(403, "not-signed-in", "sign in first")
    return str(session["guest"]), str(session["id"])


def proved(request: AnyRequest, people: People) -> tuple[str, str]:
    """As `signed_in`, for what must not be done by whoever finds a browser open. Raises Refusal."""
    account, session = signed_in(request)
    if not fresh(request, people):
        raise Refusal(403, "prove-again", f"sign in again; that holds for {FRESH_SECONDS} seconds")
    return account, session


def fresh(request: AnyRequest, people: People) -> bool:
    """Whether the visitor signed in a moment ago."""
    return bool(people.clock() < request.session.get("proved", 0) + FRESH_SECONDS)


def login_wanted(name: str) -> tuple[str, str]:
    """The name of a new account as it is written and as it is looked up. Raises Refusal."""
    try:
        written = names.new_login(name)
    except names.MixedLetters as problem:
        raise Refusal(400, "mixed-letters", str(problem)) from problem
    except names.BadLogin as problem:
        raise Refusal(400, "bad-login", str(problem)) from problem
    return written, names.login_of(written)


def password_wanted(password: str, login: str) -> str:
    """A new password. Raises Refusal."""
    try:
        return names.new_password(password, login)
    except names.BadPassword as problem:
        raise Refusal(400, "bad-password", str(problem)) from problem


def entry_of(request: AnyRequest) -> Entry:
    """What comes with signing in here and now: always another token than the visitor came with."""
    session = request.session
    if session.get("id"):
        return Entry(new_token(), device(request), before=str(session["id"]))
    return Entry(new_token(), device(request), guest=guest_of(request))


async def opened(
    request: AnyRequest,
    people: People,
    account: Account,
    login: str,
    passkey: tuple[passkeys.Passkey, Spent] | None,
) -> wire.Codes:
    """Make the account and sign in; its recovery codes. Raises Refusal."""
    codes, entry = new_codes(), entry_of(request)
    marks = [key_of(code) for code in codes]
    try:
        moved = await people.accounts.open(
            account, login, account.written[:DISPLAYED].strip(), marks, entry, passkey
        )
    except NameTaken as problem:
        raise Refusal(409, "name-taken", str(problem)) from problem
    except NameAlike as problem:
        raise Refusal(409, "name-alike", str(problem)) from problem
    except Conflict as problem:
        raise Refusal(403, "bad-passkey", str(problem)) from problem
    await entered(request, people, account.id, entry, moved, [])
    return wire.Codes(codes)


async def entered(
    request: AnyRequest, people: People, account: str, entry: Entry, moved: list[str], ended: list[str]
) -> None:
    """Give the visitor the cookie of the new session; whoever they were has no socket any more."""
    request.set_session({"guest": account, "session": entry.token})
    await people.changed(moved, [*ended, entry.before, entry.guest])


async def leave(request: AnyRequest, people: People, account: str, session: str) -> wire.AccountInfo:
    """End the visitor's own session."""
    await people.sessions.end(account, session)
    await people.changed([], [session])
    request.clear_session()
    return wire.NO_ACCOUNT


def challenge_for(people: People, credential: Json, purpose: str) -> bytes:
    """The challenge that a browser answers, if we asked it for `purpose`. Raises BadPasskey."""
    challenge = passkeys.challenge_in(credential)
    if not people.challenges.good(challenge, purpose):
        raise passkeys.BadPasskey("not our challenge, or it has ended")
    return challenge


def passkey_made(
    here: passkeys.Place, people: People, credential: Json, purpose: str
) -> tuple[passkeys.Passkey, bytes]:
    """The passkey that a browser made for `purpose`, and the challenge it answers. Raises Refusal."""
    try:
        challenge = challenge_for(people, credential, purpose)
        return passkeys.made(here, credential, challenge), challenge
    except passkeys.BadPasskey as problem:
        raise Refusal(403, "bad-passkey", str(problem)) from problem


def spent(challenge: bytes) -> Spent:
    """What is noted of a challenge that was answered."""
    return Spent(mark_of(challenge), end_of(challenge))


async def info(request: AnyRequest, people: People) -> wire.AccountInfo:
    """What the visitor's account has."""
    session = request.session
    account = await people.accounts.by_id(str(session.get("guest", ""))) if session.get("id") else None
    if account is None:
        return wire.NO_ACCOUNT
    sessions = await people.sessions.of_account(account.id)
    return wire.AccountInfo(
        name=account.written,
        password=bool(account.password),
        fresh=fresh(request, people),
        codes=await people.accounts.codes_left(account.id),
        passkeys=[passkey_info(kept) for kept in await people.accounts.passkeys(account.id)],
        sessions=[
            wire.SessionInfo(one.id, one.device, one.made, one.seen, one.id == session["id"])
            for one in sessions
        ],
        hidden=await people.accounts.is_hidden(account.id),
    )


def passkey_info(kept: KeptPasskey) -> wire.PasskeyInfo:
    """What the owner of a passkey sees of it."""
    return wire.PasskeyInfo(kept.passkey.id, kept.device, kept.made, kept.used)


def too_many_tries(request: AnyRequest, problem: TooManyTries) -> Response[Any]:
    """The answer to who tries too often, with when they may again."""
    answer = refused(request, Refusal(429, "too-many-tries", str(problem)))
    answer.set_header("Retry-After", str(math.ceil(problem.seconds)))
    return answer


def busy(request: AnyRequest, problem: Busy) -> Response[Any]:
    """The answer while too many passwords are compared."""
    return refused(request, Refusal(429, "too-fast", str(problem)))


def not_saved(request: AnyRequest, problem: NotSaved) -> Response[Any]:
    """The answer when the database did not take it."""
    return refused(request, Refusal(503, "not-saved", str(problem)))


def gone(request: AnyRequest, problem: Conflict) -> Response[Any]:
    """The answer to who was deleted meanwhile."""
    return refused(request, Refusal(403, "not-signed-in", str(problem)))


ROUTES: Final = (
    Router(
        "/api/account",
        route_handlers=[
            account_info,
            sign_up,
            sign_in,
            sign_out,
            recover,
            passkey_asked,
            sign_in_by_passkey,
            end_session,
            end_other_sessions,
            set_password,
            set_page,
            renew_codes,
            passkey_wanted,
            add_passkey,
            remove_passkey,
            my_data,
            forget_me,
        ],
        cache_control=CacheControlHeader(no_store=True),
        exception_handlers={TooManyTries: too_many_tries, Busy: busy, NotSaved: not_saved, Conflict: gone},
    ),
)
