"""The sealed cookie by which a guest is remembered."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.middleware import DefineMiddleware
from litestar.middleware.session import SessionMiddleware
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

YEAR: Final = 365 * 86_400
FOR_ANYBODY: Final = "for_anybody"  # what a route says that needs to know nobody, and so sets no cookie


class Sealed(ClientSideSessionBackend):
    """Cookies as the framework seals them; one that cannot be opened, for whatever reason, is nobody's."""

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        """What the cookie holds, or nothing."""
        try:
            return await super().load_from_connection(connection)
        except Exception:  # a forged cookie may be anything: bad numbers, bad JSON, bad UTF-8
            return {}


def remembering(secret: bytes) -> DefineMiddleware:
    """The middleware that opens and sets the cookie, sealed with `secret` (32 bytes)."""
    config = CookieBackendConfig(
        secret=secret,
        key="sanjie",
        samesite="lax",
        httponly=True,
        max_age=YEAR,
        exclude_opt_key=FOR_ANYBODY,
    )
    return DefineMiddleware(SessionMiddleware, backend=Sealed(config))
