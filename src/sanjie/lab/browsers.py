"""Browsers for benches: as little work as a browser can be, so that the server is what is measured."""

import asyncio
import json
import random
import struct
from collections.abc import Callable
from functools import partial
from http.cookiejar import CookieJar
from time import monotonic
from typing import Any, Final, Self, cast
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec

PATIENCE: Final = 30.0  # seconds
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
NO_MASK: Final = b"\x00\x00\x00\x00"  # a mask that leaves everything as it is


class Decision(msgspec.Struct):
    """What is read of a decision."""

    options: list[str]


class Chair(msgspec.Struct):
    """What is read of a seat."""

    kind: str


class Heard(msgspec.Struct):
    """What is read of a message."""

    type: str
    upto: int = 0
    status: str = ""
    decision: Decision | None = None
    seats: list[Chair] = []
    invite: str = ""


decoder: Final = msgspec.json.Decoder(Heard)
encoder: Final = msgspec.json.Encoder()


class Guest:
    """A person with a cookie."""

    def __init__(self, url: str) -> None:
        """Come to the server at `url`. Raises OSError."""
        self.url = url
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The decoded answer to a request. Raises OSError if it is refused."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        with self.opener.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def create(self, game: str, seats: int) -> str:
        """Id of a new table where this guest sits, and the other seats are open. Raises OSError."""
        wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        return str(self.ask("POST", "/api/tables", {"game": game, "seats": wanted, "options": {}})["table"])

    def cookie(self) -> str:
        """The Cookie header."""
        return "; ".join(f"{one.name}={one.value}" for one in self.jar)


class Browser(asyncio.Protocol):
    """A socket, and the table as it was last heard there."""

    def __init__(self, head: bytes) -> None:
        self._head = head
        self._rest = b""
        self._open = False
        self.transport: asyncio.Transport
        self.shown = Heard("")
        self.heard = asyncio.Event()  # a table was shown
        self.on_table: Callable[[], None] | None = None

    @classmethod
    async def opened(cls, url: str, table: str, guest: Guest | None) -> Self:
        """A socket at a table, of a stranger without a `guest`. Raises OSError."""
        where = urlsplit(url)
        cookie = f"Cookie: {guest.cookie()}\r\n" if guest else ""
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{cookie}"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        host, port = where.hostname or "", where.port or 80
        _, browser = await loop.create_connection(lambda: cls(head.encode()), host, port)
        return browser

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to open the socket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        """Read frames."""
        data = self._rest + data
        place = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            self._open, place = True, end + 4
        there = len(data)
        while there - place >= 2:
            length, start = data[place + 1], place + 2
            if length == 126 and there - place >= 4:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif length == 127 and there - place >= 10:
                length, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            elif length >= 126:
                break
            if there - start < length:
                break
            self._take(data[place], data[start : start + length])
            place = start + length
        self._rest = data[place:]

    def _take(self, first: int, payload: bytes) -> None:
        if first == PING:
            self.transport.write(struct.pack("!BB", PONG, 128 | len(payload)) + NO_MASK + payload)
        elif first == TEXT:
            message = decoder.decode(payload)
            if message.type == "table":
                self.shown = message
                self.heard.set()
                if self.on_table is not None:
                    self.on_table()

    async def hear(self, wanted: Callable[[Heard], bool]) -> None:
        """Wait until the table that was heard last is as `wanted`."""
        while not self.shown.type or not wanted(self.shown):
            self.heard.clear()
            await self.heard.wait()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message of at most 125 bytes; nothing happens once the socket is closed."""
        if self.transport.is_closing():
            return
        payload = encoder.encode(message)
        self.transport.write(struct.pack("!BB", TEXT, 128 | len(payload)) + NO_MASK + payload)

    def close(self) -> None:
        """Leave."""
        self.transport.close()


class Company:
    """The browsers of one table, who play random decisions; a move waits until all have seen the last."""

    def __init__(self, browsers: list[Browser], seed: int, pause: float) -> None:
        """`pause` is in seconds from one move to the next; 0: at once."""
        self.browsers: Final = browsers
        self.waits: list[float] = []  # seconds from each move to its being seen by its mover
        self.over = False
        self._luck: Final = random.Random(seed)
        self._pause: Final = pause
        self._mover: Browser | None = None
        self._moved = 0.0
        self._upto = -1  # answers that there were before the last move
        self._due = False  # a move is about to be made

    def begin(self) -> None:
        """Play from now on."""
        for browser in self.browsers:
            browser.on_table = self.look
        loop = asyncio.get_running_loop()
        loop.call_later(self._pause * self._luck.random(), self.look)

    def look(self) -> None:
        """Somebody has heard something: note how long it took, and go on if all have heard it."""
        now = monotonic()
        mover = self._mover
        if mover is not None and mover.shown.upto > self._upto:
            self.waits.append(now - self._moved)
            self._mover = mover = None
        upto = self.browsers[0].shown.upto
        if mover is not None or self._due or any(one.shown.upto != upto for one in self.browsers):
            return
        self.over = self.browsers[0].shown.status == "over"
        if self.over:
            return
        self._due = True
        loop = asyncio.get_running_loop()
        if self._pause:
            loop.call_later(max(0.0, self._moved + self._pause - now), self.move)
        else:
            loop.call_soon(self.move)

    def move(self) -> None:
        """Whoever is asked first answers."""
        self._due = False
        mover = next((one for one in self.browsers if one.shown.decision), None)
        if mover is None or mover.shown.decision is None:
            return
        self._upto = mover.shown.upto
        choice = self._luck.choice(mover.shown.decision.options)
        self._mover, self._moved = mover, monotonic()
        mover.say({"type": "answer", "id": f"c{self._upto}", "after": self._upto, "answer": choice})

    def close(self) -> None:
        """Leave, and move no more."""
        self._due = True
        for browser in self.browsers:
            browser.on_table = None
            browser.close()


async def seated(url: str, game: str, guests: list[Guest], seed: int, pause: float) -> Company:
    """Those `guests` at a table of their own, which has begun. Raises OSError, TimeoutError."""
    table = await asyncio.to_thread(guests[0].create, game, len(guests))
    host = await Browser.opened(url, table, guests[0])
    browsers = [host]
    async with asyncio.timeout(PATIENCE):
        await host.hear(lambda _: True)
        for place, guest in enumerate(guests[1:], 1):
            await host.hear(partial(is_joined, place))
            key = host.shown.invite.rpartition("k=")[2]
            await asyncio.to_thread(guest.ask, "POST", f"/api/tables/{table}/join", {"key": key})
            browsers.append(await Browser.opened(url, table, guest))
            await browsers[-1].hear(lambda _: True)
        for browser in browsers:
            await browser.hear(lambda table: table.status != "waiting")
    return Company(browsers, seed, pause)


def is_joined(people: int, table: Heard) -> bool:
    """Whether that many people sit there."""
    return sum(chair.kind == "person" for chair in table.seats) == people
