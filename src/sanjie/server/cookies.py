"""The sealed cookie by which a visitor is remembered: a guest by their id, who signed in by their session."""

import time
from dataclasses import replace
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.middleware import DefineMiddleware
from litestar.middleware.session import SessionMiddleware
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message

from sanjie.server.people.sessions import Sessions

YEAR: Final = 365 * 86_400
FOR_ANYBODY: Final = "for_anybody"  # what a route says that needs to know nobody, and so sets no cookie
TLS: Final = ("https", "wss")

# What is known of a connection: `guest`, the id that sits at tables; `day`, when the cookie was sealed; and
# of who signed in `session`, the token in the cookie, `id`, the session's name, and `proved`, when they did.
Held = dict[str, Any]


class Sealed(ClientSideSessionBackend):
    """Cookies as the framework seals them; one that cannot be opened, for whatever reason, is nobody's.

    A cookie is set when there is something new to remember and, so that it never ends for who comes back,
    once a day: an answer that comes late must not bring back the cookie of a moment ago.
    """

    def __init__(self, config: CookieBackendConfig, sessions: Sessions) -> None:
        super().__init__(config)
        self._over_tls = ClientSideSessionBackend(replace(config, secure=True))
        self._sessions = sessions

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Held:
        """What the cookie stands for, or nothing."""
        try:
            held = await super().load_from_connection(connection)
            token, guest, day = held.get("session"), held.get("guest"), held.get("day", 0)
        except Exception:  # a forged cookie may be anything: bad numbers, bad JSON, bad UTF-8
            return {}
        if not isinstance(token, str):
            return {"guest": guest, "day": day}
        session = await self._sessions.of_token(token)
        if session is None:
            return {}
        return {
            "guest": session.account,
            "day": day,
            "session": token,
            "id": session.id,
            "proved": session.made,
        }

    async def store_in_message(
        self, scope_session: Any, message: Message, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        """Set the cookie if it is new or of yesterday; clear one that stands for nobody."""
        held: Held = scope_session if isinstance(scope_session, dict) else {}
        today = int(time.time()) // 86_400
        kept: Held = {}
        if held.get("session"):
            kept = {"session": held["session"], "day": today}
        elif held.get("guest"):
            kept = {"guest": held["guest"], "day": today}
        if kept and held.get("day") == today:
            return
        if connection.scope.get("scheme") in TLS:
            await self._over_tls.store_in_message(kept, message, connection)
        else:
            await super().store_in_message(kept, message, connection)


def remembering(secret: bytes, sessions: Sessions) -> DefineMiddleware:
    """The middleware that opens and sets the cookie, sealed with `secret` (32 bytes)."""
    config = CookieBackendConfig(
        secret=secret,
        key="sanjie",
        samesite="lax",
        httponly=True,
        max_age=YEAR,
        exclude_opt_key=FOR_ANYBODY,
    )
    return DefineMiddleware(SessionMiddleware, backend=Sealed(config, sessions))
