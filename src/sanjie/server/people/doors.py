"""Sockets by who opened them, so that they close when who opened them signs in or out, here or elsewhere."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sanjie.server.people.sessions import Sessions

ANOTHER: Final = 4401  # the code a socket is closed with: come again, with the cookie you have now
SWEEP_SECONDS: Final = 10.0  # until a session that was ended elsewhere has no socket here

log: Final = logging.getLogger("sanjie.people")


class Doors:
    """The sockets that are open in this process, by the id of their session, or of their guest."""

    def __init__(self) -> None:
        self._open: dict[str, set[Send]] = {}
        self._sessions: set[str] = set()
        self._closing: set[asyncio.Task[None]] = set()

    def opened(self, who: str, by_session: bool, send: Send) -> None:
        """A socket is open now."""
        self._open.setdefault(who, set()).add(send)
        if by_session:
            self._sessions.add(who)

    def closed(self, who: str, send: Send) -> None:
        """It is not any more."""
        sockets = self._open.get(who, set())
        sockets.discard(send)
        if not sockets:
            self._open.pop(who, None)
            self._sessions.discard(who)

    def close(self, whose: Iterable[str]) -> None:
        """Close every socket of those; without waiting for it."""
        for who in whose:
            for send in list(self._open.get(who, ())):
                task = asyncio.create_task(hang_up(send))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)

    def sessions(self) -> list[str]:
        """Ids of the sessions with a socket open here; a fresh list."""
        return list(self._sessions)

    async def sweep(self, sessions: Sessions) -> None:
        """For ever: close the sockets of sessions that have ended, by whatever process."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            here = self.sessions()
            if not here:
                continue
            try:
                alive = await sessions.alive(here)
            except Exception:
                log.exception("sessions not read")
                continue
            self.close(who for who in here if who not in alive)


class Doorkeeper:
    """Middleware inside the one that opens cookies: every socket that is accepted is in the book."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self._app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        session = scope.get("session") if scope["type"] == ScopeType.WEBSOCKET else None
        if not isinstance(session, dict) or not session.get("guest"):
            await self._app(scope, receive, send)
            return
        by_session = bool(session.get("id"))
        who = str(session["id"] if by_session else session["guest"])

        async def sending(message: Message) -> None:
            await send(message)
            if message["type"] == "websocket.accept":
                self._doors.opened(who, by_session, send)

        try:
            await self._app(scope, receive, sending)
        finally:
            self._doors.closed(who, send)


async def hang_up(send: Send) -> None:
    """Close a socket, if it is still open; whoever reads from it then learns that."""
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": ANOTHER, "reason": "signed in or out"})
