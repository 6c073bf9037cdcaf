"""Sockets on the wire: uvicorn's, with a short way for what goes over them most.

A text that comes whole and plain is read here; whatever else a browser may send is uvicorn's to read and to
refuse. What is said to browsers is framed once, and deflated once if it is large, for all who are told it:
no socket has a compressor of its own.
"""

import struct
import zlib
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

EXTENSION: Final = "sanjie.socket"  # where the application finds its socket among the scope's extensions
FINAL: Final = 0x80  # the first byte of a frame: it ends its message,
DEFLATED: Final = 0x40  # is deflated,
TEXT: Final = 0x01  # and holds text
MASKED: Final = 0x80  # the second byte: a mask comes before the payload,
LENGTH: Final = 0x7F  # which is so long
SHORT: Final = 125  # beyond this two or eight bytes of length follow
CONTROL: Final = 0x08  # of the kinds of frames that stand between those of a message
LARGE: Final = 1_024  # bytes of a message that are worth deflating
WINDOW: Final = 12  # bits; a message repeats itself within 4 KB
LEVEL: Final = 4
MEMORY: Final = 6
LINGER: Final = 2.0  # seconds for what is left to go out once a socket closes; who reads nothing is cut off
READ_AHEAD: Final = 8  # messages of one browser that may wait until it is read no further

deflating: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
)


class Text:
    """A message to browsers, in the frame that each of them gets; made once for all of them."""

    __slots__ = ("_deflated", "_plain", "body")

    def __init__(self, body: bytes) -> None:
        self.body: Final = body  # UTF-8
        self._plain = b""
        self._deflated = b""

    def frame(self, deflated: bool) -> bytes:
        """The frame, for a browser that takes it `deflated` or not."""
        if deflated and len(self.body) >= LARGE:
            if not self._deflated:
                self._deflated = framed(FINAL | DEFLATED | TEXT, shrunk(self.body))
            return self._deflated
        if not self._plain:
            self._plain = framed(FINAL | TEXT, self.body)
        return self._plain


def framed(first: int, payload: bytes) -> bytes:
    """A frame of a server (RFC 6455, 5.2) with that `first` byte."""
    size = len(payload)
    if size < 126:
        return bytes((first, size)) + payload
    if size < 65_536:
        return struct.pack("!BBH", first, 126, size) + payload
    return struct.pack("!BBQ", first, 127, size) + payload


def shrunk(body: bytes) -> bytes:
    """`body` deflated by itself (RFC 7692, 7.2.1)."""
    deflator = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
    return (deflator.compress(body) + deflator.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Socket(WebSocketsSansIOProtocol):
    """One browser's socket. The application finds it in the scope, as EXTENSION."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = ServerProtocol(
            extensions=[deflating] if config.ws_per_message_deflate else None,
            max_size=config.ws_max_size,
            logger=self.logger,
        )
        self.on_room: Callable[[], None] = nothing  # called when there is room to write again
        self._greeted = False  # the request to open it has been read
        self._rest = b""  # of a frame that has not come whole
        self._whole = True  # no message waits for more of its frames
        self._deflates: bool | None = None
        self._outgoing: list[bytes] = []  # frames that go out when this breath ends
        self._last: TimerHandle | None = None  # when it is cut off

    def data_received(self, data: bytes) -> None:
        """Read frames; the first call brings the whole request to open the socket."""
        if not self._greeted:
            self._greeted = True
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        place, there = 0, len(data)
        while there - place >= 2:
            first, second = data[place], data[place + 1]
            length = second & LENGTH
            head = place + 2
            if length > SHORT:
                head += 2 if length == SHORT + 1 else 8
                if head > there:
                    break
                length = int.from_bytes(data[place + 2 : head], "big")
            if second & MASKED:
                head += 4
            if length > self.config.ws_max_size:  # refused without waiting for the rest
                super().data_received(data[place:])
                place = there
            elif head + length > there:
                break
            elif first == FINAL | TEXT and second & MASKED and self._whole and not self.close_sent:
                self._take(data[place : head + length], head - place)
                place = head + length
            else:
                if not first & CONTROL:
                    self._whole = bool(first & FINAL)
                super().data_received(data[place : head + length])
                place = head + length
        self._rest = data[place:]

    def _take(self, frame: bytes, head: int) -> None:
        """Take a whole, plain text, masked by what comes before it."""
        try:
            text = apply_mask(frame[head:], frame[head - 4 : head]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)  # refused
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        """Show the application its socket."""
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            self._cut_off(self.close_timeout + LINGER)

    def keepalive_timeout(self) -> None:
        """A ping was not answered: say so and wait for nothing; the application hears that it is over."""
        super().keepalive_timeout()
        self._cut_off(LINGER)

    def _cut_off(self, seconds: float) -> None:
        """Drop the connection by then, also if there is more to send: closing alone would wait for it."""
        if self._last is None:
            self._last = self.loop.call_later(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self._last is not None:
            self._last.cancel()
        super().connection_lost(exc)

    def has_room(self) -> bool:
        """Whether what is written now goes out without waiting for the browser."""
        return self.writable.is_set()

    def write(self, text: Text) -> None:
        """Send a message; nothing happens on a socket that is closed."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self._deflates is None:
            self._deflates = any(
                isinstance(one, PerMessageDeflate) and one.local_max_window_bits >= WINDOW
                for one in self.conn.extensions
            )
        if not self._outgoing:
            self.loop.call_soon(self._send_out)
        self._outgoing.append(text.frame(self._deflates))

    def _send_out(self) -> None:
        """Give what was written to the system, in one piece: what is said in one breath costs one call."""
        if not self._outgoing:
            return
        together = self._outgoing[0] if len(self._outgoing) == 1 else b"".join(self._outgoing)
        self._outgoing.clear()
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(together)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says by way of its server, after what it has written."""
        self._send_out()
        await super().send(message)

    def shutdown(self) -> None:
        """Close, after what was written."""
        self._send_out()
        super().shutdown()

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.on_room()


def nothing() -> None:
    """Do nothing."""
