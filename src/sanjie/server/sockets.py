"""A table's socket: one browser looking at one table."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sanjie.core.seats import NOTHING, Seat
from sanjie.server import wire
from sanjie.server.frames import EXTENSION, Socket, Text
from sanjie.server.intake import SAID, has_zero
from sanjie.server.judging import QUESTION, explained
from sanjie.server.limits import MESSAGE_BYTES, Bucket
from sanjie.server.live import Live
from sanjie.server.lobby import may_see
from sanjie.server.past import was
from sanjie.server.table import Table, Unreadable
from sanjie.server.tables import Tables
from sanjie.server.talk.late import is_late
from sanjie.server.talk.rooms import Rooms
from sanjie.server.telling import bases, told

NO_SUCH_TABLE: Final = 4404
TOO_MUCH: Final = 4408
BROKEN: Final = 1011
WAITING_TABLES: Final = 8  # whole tables that may wait for a slow browser before they are made one
WAITING: Final = 256  # other messages
REFUSED: Final = 200  # more messages that came too fast than came in time

log: Final = logging.getLogger("sanjie.sockets")
decoder: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)
encoder: Final = msgspec.json.Encoder()
NO_TABLE: Final = wire.Problem("", "no-such-table", "there is no table of that id")
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)  # the last: nested too deeply


class Named(msgspec.Struct):
    """Whatever it is, it may have an id."""

    id: str = ""


class Said:
    """A message, with the text it becomes for all who are told it."""

    __slots__ = ("_text", "message")

    def __init__(self, message: wire.ServerMessage) -> None:
        self.message: Final = message
        self._text: Text | None = None

    def text(self) -> Text:
        """The message encoded, once."""
        if self._text is None:
            self._text = Text(encoder.encode(self.message))
        return self._text


class Line:
    """What waits to be sent to one browser. Saying never waits; who does not listen is hung up on."""

    def __init__(
        self,
        guest: str,
        key: str = "",
        socket: Socket | None = None,
        shut_out: Callable[["Line"], None] | None = None,
    ) -> None:
        """Start with nothing said; `guest` is empty for a stranger, `key` came with the link.

        What is said goes to `socket` as long as that has room; without one it waits until it is taken.
        `shut_out` is called once, when they may not see the table any more.
        """
        self.guest: Final = guest
        self._key: Final = key
        self._socket: Final = socket
        self._shut_out = shut_out
        self.full = False
        self.woken: Final = asyncio.Event()
        self._waiting: deque[Said] = deque()
        self._events = 0  # lines of the log that were said
        self._seat = NOTHING
        self._eyes = NOTHING  # of a seat, for who watches late
        self._upto = 0  # answers that were told of
        self._over = False  # and whether it was told that the game is over
        if socket is not None:
            socket.on_room = self._write_on

    def say(self, message: wire.ServerMessage) -> None:
        """Put `message` behind what already waits."""
        self._say(Said(message))

    def _say(self, said: Said) -> None:
        self._waiting.append(said)
        if self._socket is not None:
            self._write_on()
        else:
            self.woken.set()
        self.full = len(self._waiting) > WAITING

    def _write_on(self) -> None:
        socket = self._socket
        while self._waiting and socket is not None and socket.has_room():
            socket.write(self._waiting.popleft().text())

    def may_look(self, table: Table) -> bool:
        """Whether they may see the table: it may be private, and its host may have removed them."""
        return may_see(table, self.guest, self._key)

    def show(self, live: Live) -> None:
        """Put the table as it is now behind what already waits."""
        table = live.table
        if not self.may_look(table):
            if self._shut_out is not None:
                shut_out, self._shut_out = self._shut_out, None
                shut_out(self)
            return
        seat = table.acting(self.guest)
        if seat != NOTHING or not is_late(table):  # to who watches late, `Late` shows what it was
            self.picture(table, seat, live.audience())

    def picture(self, table: Table, seat: Seat, present: Collection[str], now: int | None = None) -> None:
        """Put `table` as `seat` sees it behind what already waits, with the lines of the log not said yet."""
        first = table.seat_of(self.guest)
        if first != self._seat:  # a watcher sat down: their log may tell more
            self._seat, self._events = first, 0
        if len(self._waiting) >= WAITING_TABLES:
            self._make_one()
        events = self._events
        eyes = self._eyes
        if seat == NOTHING and not table.terms.timed:  # watchers are many, and are told the same
            key = (events, eyes, *bases(table, present))
            said = table.lasting("said", key, lambda: Said(told(table, seat, events, present, now, eyes)))
        else:
            said = Said(told(table, seat, events, present, now, eyes))
        self._upto, self._over = table.upto, table.status == "over"
        self._say(said)
        self._events = len(table.told(seat))

    def _make_one(self) -> None:
        """Of whole tables that wait only the one to come is told, if they are many; it tells their lines."""
        tables = [said.message for said in self._waiting if isinstance(said.message, wire.Table)]
        if len(tables) >= WAITING_TABLES:
            self._events = tables[0].events_from
            self._waiting = deque(said for said in self._waiting if not isinstance(said.message, wire.Table))

    def look_through(self, seat: Seat) -> None:
        """From now on see what `seat` sees, with all that it was told before."""
        if seat != self._eyes:
            self._eyes, self._events = seat, 0

    def look_back(self, live: Live, message: wire.Past) -> None:
        """Say what the table was like, to who has been told of that already."""
        table = live.table
        if self.may_look(table):
            self.say(was(table, table.acting(self.guest), message, self._upto, self._over))

    def waiting(self) -> list[wire.ServerMessage]:
        """What was said and not sent yet; a fresh list."""
        return [said.message for said in self._waiting]

    def taken(self) -> list[wire.ServerMessage]:
        """What was said and not sent yet, which now waits no longer; a fresh list."""
        found = self.waiting()
        self._waiting.clear()
        return found

    async def send_on(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what waits, for as long as the browser listens; for servers whose sockets are not ours."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.woken.wait()
                self.woken.clear()
                while self._waiting:
                    await socket.send_data(self._waiting.popleft().text().body.decode())


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    tables: NamedDependency[Tables],
    rooms: NamedDependency[Rooms],
    table_id: FromPath[str],
) -> None:
    """Show the table, take what the browser says, until it leaves. A private table asks for a key, `?k=`."""
    await socket.accept()
    try:
        live = await tables.open(table_id)
    except Unreadable:
        await hang_up(socket, wire.Problem("", "held", "this table cannot be read"), BROKEN)
        return
    except Exception:  # a database that is away, most likely: without a word, which would be the table's
        log.exception("socket failed", extra={"facts": {"table": table_id}})
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(BROKEN, "fault")
        return
    guest = str(socket.session.get("guest") or "") if socket.session else ""
    key = str(socket.query_params.get("k", ""))[:64]
    if live is None or not may_see(live.table, guest, key):
        await hang_up(socket, NO_TABLE, NO_SUCH_TABLE)
        return
    ours = own_socket(socket)
    leaving: list[asyncio.Task[None]] = []  # held: the loop alone would forget it
    line = Line(
        guest, key, ours, lambda one: leaving.append(asyncio.create_task(shut(socket, one), name="shut out"))
    )
    sending = None if ours else asyncio.create_task(line.send_on(socket), name=f"send {table_id}")
    try:
        tables.look(live, line)
        await rooms.lates.join(live, line)
        rooms.join(live, line)
        await listen(socket, tables, rooms, live, line)
    except Exception:
        log.exception("socket failed", extra={"facts": {"table": table_id}})
        await hang_up(socket, wire.Problem("", "held", "a fault stopped this connection"), BROKEN)
    finally:
        rooms.leave(live, line)
        rooms.lates.leave(live, line)
        tables.leave(live, line)
        if sending is not None:
            sending.cancel()


def own_socket(socket: WebSocket[Any, Any, Any]) -> Socket | None:
    """The socket below, unless another server than ours serves it."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: Socket | None = extensions.get(EXTENSION)
    return found


async def listen(
    socket: WebSocket[Any, Any, Any], tables: Tables, rooms: Rooms, live: Live, line: Line
) -> None:
    """Take messages until the browser leaves, or says or leaves too much."""
    bucket = Bucket(burst=400, rate=200)
    refused = 0
    ours = own_socket(socket)
    receive = ours.receive if ours else socket.receive
    while not line.full:
        frame: Any = await receive()
        if frame["type"] != "websocket.receive":
            return
        if bucket.take():
            refused = max(0, refused - 1)
            await hear(tables, rooms, live, line, frame.get("text"))
            if ours is None or not ours.queue.empty():
                await asyncio.sleep(0)  # what was said goes out, and others are heard, before the next
            continue
        refused += 1
        if refused > REFUSED:
            break
        line.say(wire.Problem("", "too-fast", "too many messages; wait a little"))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(TOO_MUCH, "too much")


async def hear(tables: Tables, rooms: Rooms, live: Live, line: Line, text: str | None) -> None:
    """Do what one message says, or say what is wrong with it."""
    if text is None:
        return line.say(wire.Problem("", "bad-message", "send text, not bytes"))
    if len(text) > MESSAGE_BYTES:
        return line.say(wire.Problem("", "too-large", f"a message has at most {MESSAGE_BYTES} bytes"))
    if "\\u0000" in text and has_zero(text.encode()):
        return line.say(wire.Problem("", "bad-message", SAID))
    try:
        message = decoder.decode(text)
    except UNREADABLE as problem:
        return line.say(wire.Problem(id_in(text), "bad-message", str(problem)))
    if isinstance(message, wire.Ping):
        line.say(wire.Pong())
    elif isinstance(message, QUESTION):
        line.say(explained(live.table, line.guest, message))
    elif isinstance(message, wire.Past):
        line.look_back(live, message)
    elif isinstance(message, wire.Say):
        rooms.say(live, line, message)
    elif isinstance(message, wire.Eyes):
        await rooms.lates.through(live, line, message)
    else:
        await tables.command(live, line.guest, message, lambda reply: answer(live, line, reply))
    return None


def answer(live: Live, line: Line, reply: wire.ServerMessage) -> None:
    """Say the reply to a command; who acted on an old table is shown the present one."""
    line.say(reply)
    if isinstance(reply, wire.Problem) and reply.name == "stale":
        line.show(live)


def id_in(text: str) -> str:
    """The id of a message that could not be read, if that much can; at most 64 characters."""
    try:
        return msgspec.json.decode(text, type=Named).id[:64]
    except UNREADABLE:
        return ""


async def shut(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    """Say what still waits, and that there is no table here any more."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        for message in line.taken():
            await socket.send_data(encoder.encode(message).decode())
    await hang_up(socket, NO_TABLE, NO_SUCH_TABLE)


async def hang_up(socket: WebSocket[Any, Any, Any], problem: wire.Problem, code: int) -> None:
    """Say why, and close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(encoder.encode(problem).decode())
        await socket.close(code, problem.name)
