"""What is asked over HTTP about notices: by which ways one wants them. All are off at first."""

import re
from typing import Any, Final

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from sanjie.server.api import FAULTS, REFUSALS, guest_of
from sanjie.server.notices import wire
from sanjie.server.notices.book import TooManyCodes
from sanjie.server.notices.push import BadPush, Subscription, checked
from sanjie.server.notices.service import Notices
from sanjie.server.notices.smtp import BadMail, address_of
from sanjie.server.people.device import device_of
from sanjie.server.people.throttle import TooManyTries
from sanjie.server.problems import Refusal
from sanjie.server.stored import NotSaved

AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Notices]


@get("/", responses=FAULTS)
async def notices_info(request: AnyRequest, notices: Here) -> wire.NoticesInfo:
    """By which ways the visitor wants notices."""
    return await info(notices, guest_of(request))


@put("/push", responses=REFUSALS)
async def push_on(request: AnyRequest, notices: Here, data: JSONBody[wire.PushWanted]) -> wire.NoticesInfo:
    """Notices go to this browser, until it is signed out."""
    guest = guest_of(request)
    try:
        to = checked(Subscription(data.endpoint, data.p256dh, data.auth, origin(request)))
    except BadPush as problem:
        raise Refusal(400, "bad-push", str(problem)) from problem
    device = device_of(request.headers.get("user-agent", ""))
    session = str(request.session.get("id") or "")
    await saved(notices.book.add_push(guest, session, to, device, data.language))
    return await info(notices, guest)


@delete("/push/{name:str}", status_code=200, responses=REFUSALS)
async def push_off(request: AnyRequest, notices: Here, name: FromPath[str]) -> wire.NoticesInfo:
    """Notices go to that browser no more."""
    guest = guest_of(request)
    if not await saved(notices.book.drop_push(name, guest)):
        raise Refusal(404, "not-found", "no notices of yours go to a browser of that id")
    return await info(notices, guest)


@put("/mail", responses=REFUSALS)
async def mail_on(request: AnyRequest, notices: Here, data: JSONBody[wire.MailWanted]) -> wire.NoticesInfo:
    """Notices go to an address once the code that is sent there has come back, and till then as before."""
    guest = guest_of(request)
    try:
        address = address_of(data.address)
    except BadMail as problem:
        raise Refusal(400, "bad-mail", str(problem)) from problem
    if notices.mailer is None:
        raise Refusal(409, "no-mail", "this server sends no mail")
    await saved(notices.book.ask(address, request.client.host if request.client else ""))
    code = await saved(notices.book.set_mail(guest, address, data.language, origin(request)))
    if not notices.send_code(address, code, data.language):
        raise Refusal(503, "not-saved", "too much mail waits to be sent; try again later")
    return await info(notices, guest)


@post("/mail/confirm", status_code=200, responses=REFUSALS)
async def mail_confirmed(
    request: AnyRequest, notices: Here, data: JSONBody[wire.MailCode]
) -> wire.NoticesInfo:
    """The address is the visitor's."""
    guest = guest_of(request)
    if not await saved(notices.book.confirm_mail(guest, re.sub(r"\D", "", data.code, flags=re.ASCII))):
        raise Refusal(403, "wrong-code", "not the code that was sent, or too late")
    return await info(notices, guest)


@delete("/mail", status_code=200, responses=REFUSALS)
async def mail_off(request: AnyRequest, notices: Here) -> wire.NoticesInfo:
    """Forget the address that notices go to."""
    guest = guest_of(request)
    await saved(notices.book.drop_mail(guest))
    return await info(notices, guest)


@delete("/mail/asked", status_code=200, responses=REFUSALS)
async def mail_unasked(request: AnyRequest, notices: Here) -> wire.NoticesInfo:
    """Forget the address that is not confirmed yet."""
    guest = guest_of(request)
    await saved(notices.book.drop_asked(guest))
    return await info(notices, guest)


@post("/stop", status_code=200, responses=REFUSALS)
async def mail_stopped(request: AnyRequest, notices: Here, data: JSONBody[wire.MailStop]) -> wire.NoticesInfo:
    """Forget the address that got a link with this token, whoever asks."""
    if not await saved(notices.book.drop_mail(stop=data.token)):
        raise Refusal(404, "not-found", "no notices are sent because of that link any more")
    return await info(notices, guest_of(request))


async def info(notices: Notices, guest: str) -> wire.NoticesInfo:
    """All of it."""
    pushes = [wire.PushInfo(way.to.id, way.device, way.made) for way in await notices.book.pushes(guest)]
    mail = await notices.book.mail(guest)
    return wire.NoticesInfo(
        notices.pusher.public_key,
        pushes,
        notices.mailer is not None,
        mail.address if mail else "",
        await notices.book.asked_mail(guest),
    )


def origin(request: AnyRequest) -> str:
    """Where this server is, as the visitor calls it."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


async def saved(work: Any) -> Any:
    """What a change of the database gives. Raises Refusal."""
    try:
        return await work
    except (TooManyTries, TooManyCodes) as problem:
        raise Refusal(429, "too-many-tries", str(problem)) from problem
    except NotSaved as problem:
        raise Refusal(503, "not-saved", str(problem)) from problem


ROUTES: Final = Router(
    "/api/notices",
    route_handlers=[
        notices_info,
        push_on,
        push_off,
        mail_on,
        mail_confirmed,
        mail_off,
        mail_unasked,
        mail_stopped,
    ],
    cache_control=CacheControlHeader(no_store=True),
)
