"""A small client to script against a server of Sanjie, as a browser talks to it (docs/protocol.md).

    from sanjie.client import Visitor

    ann = Visitor("http://127.0.0.1:8000")
    with ann.open(ann.create("aras", ["me", 1])) as seat:
        while seat.my_move():
            seat.answer(seat.options()[0])
    print(ann.record(seat.id))

A table with terms and options of its own; two who look for each other, and talk; what a table was like; and
how one looks on:

    days = {"clock": {"kind": "days", "base": 86400, "shared": 86400}}
    slow = ann.create("aras", ["me", "open"], days, dragon="LV")
    table = ann.match("guixi", 4)            # a public table that waits, or a new one
    with ann.open(table) as seat:
        seat.quick("hello")                  # one of seat.phrases(), which each reads in their language
        seat.speak("well met")               # in one's own words, if seat.speaks_freely()
        line = seat.hear_line(lambda one: not one["mine"])
        print(line["channel"], line["name"], line["words"] or line["phrase"])
        first = seat.past(0)["view"]         # as our seat saw it then
    with eve.open(table) as watcher:         # where one watches late, and the table agreed to it
        watcher.look_through(2)              # what seat 2 saw that long ago

A socket that breaks is opened again, and a command that was not confirmed is said again under its id: the
server takes it once. So a script goes on over a restart of the server, and nothing it was told is lost.

ClientProblem
├── Refused      the server took it for what it is, and did not do it
└── Unreachable  nobody answers there, for longer than the client is patient
"""

import http.client
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from http.cookiejar import CookieJar
from types import TracebackType
from typing import Any, Final, Self

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]

__all__ = ["ClientProblem", "Refused", "Seat", "Unreachable", "Visitor"]

PATIENCE: Final = 60.0  # seconds without any answer before a client gives up
PAUSE: Final = 0.1  # between two tries
OPENING: Final = 10.0
RETURNED: Final = (1001, 1006, 1011, 1012, 1013)  # codes of a socket that is worth opening again


class ClientProblem(Exception):
    """What a script may catch."""


class Refused(ClientProblem):
    """The server said no. `name` is the problem's (or the clause's) name, `said` the whole message."""

    def __init__(self, name: str, said: Mapping[str, Any]) -> None:
        super().__init__(f"{name}: {said.get('detail') or said.get('clause') or ''}")
        self.name = name
        self.said = dict(said)


class Unreachable(ClientProblem):
    """Nobody answered in time."""


class Visitor:
    """A guest with a cookie of their own."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Come to the server at `url`; `patience` is how many seconds it may be away before we give up."""
        self.url: Final = url.rstrip("/")
        self.patience: Final = patience
        self._cookies: Final = CookieJar()
        self._http: Final = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))

    def me(self) -> Message:
        """Who we are: `guest` and `name`."""
        found: Message = self.ask("GET", "/api/me")
        return found

    def rename(self, name: str) -> None:
        """Be called `name`, 1 to 12 characters. Raises Refused."""
        self.ask("PATCH", "/api/me", {"name": name})

    def games(self) -> list[Message]:
        """The games with their options, as `GameInfo`."""
        found: list[Message] = self.ask("GET", "/api/games")
        return found

    def tables(self) -> list[Message]:
        """Our tables, as `TableLine`."""
        found: list[Message] = self.ask("GET", "/api/tables")
        return found

    def create(
        self,
        game: str,
        seats: Sequence[str | int],
        terms: Mapping[str, Any] | None = None,
        pack: str = "",
        **options: str | int,
    ) -> str:
        """Id of a new table; each seat is "me", "open", or the level of a bot. Raises Refused.

        `terms` are what the table agrees on beside its game, as `Terms` (docs/protocol.md); `pack` is the
        digest of content that was brought.
        """
        wanted = [{"kind": "bot", "level": one} if isinstance(one, int) else {"kind": one} for one in seats]
        body = {"game": game, "seats": wanted, "options": options, "terms": dict(terms or {}), "pack": pack}
        return str(self.ask("POST", "/api/tables", body)["table"])

    def match(self, game: str, seats: int) -> str:
        """Id of a public table of `game` for so many at which we now sit; it begins when it is full.

        It is one that waits for people, or a new one for the next who look. Raises Refused.
        """
        return str(self.ask("POST", "/api/match", {"game": game, "seats": seats})["table"])

    def join(self, invite: str, salt: str = "") -> int:
        """The seat that we take by a link such as `/t/<table>?k=<key>`. Raises Refused."""
        path, _, key = invite.partition("?k=")
        body = {"key": key, "salt": salt}
        return int(self.ask("POST", f"/api/tables/{path.rpartition('/')[2]}/join", body)["seat"])

    def record(self, table: str, key: str = "") -> str:
        """The record of a game that is over, a line of JSON. Raises Refused.

        `key` is that of the link to watch a private table, for who does not sit there.
        """
        return json.dumps(self.ask("GET", f"/api/tables/{table}/record{asking(key)}"), ensure_ascii=False)

    def open(self, table: str, key: str = "") -> "Seat":
        """Look at a table; its `table` has been heard. Raises Refused if there is none, Unreachable.

        `key` is that of the link to watch a private table, for who does not sit there.
        """
        if not self.cookie():
            self.me()
        return Seat(self, table, key)

    def cookie(self) -> str:
        """The Cookie header; keep it secret."""
        return "; ".join(f"{one.name}={one.value}" for one in self._cookies)

    def ask(self, method: str, path: str, body: Message | None = None) -> Any:
        """What the API answers, decoded. Raises Refused, Unreachable.

        What changes something is asked again only if it surely did not arrive.
        """
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        until = time.monotonic() + self.patience
        while True:
            request = urllib.request.Request(self.url + path, data, headers, method=method)
            try:
                with self._http.open(request, timeout=self.patience) as answer:
                    return json.loads(answer.read() or b"null")
            except urllib.error.HTTPError as problem:
                said = problem.read()
                try:
                    told = json.loads(said)
                except ValueError:
                    told = {"name": "fault", "detail": f"status {problem.code}"}
                raise Refused(str(told.get("name")), told) from problem
            except (OSError, http.client.HTTPException) as problem:
                away = isinstance(problem, urllib.error.URLError) and isinstance(
                    problem.reason, ConnectionRefusedError
                )
                if time.monotonic() > until or not (away or method == "GET"):
                    raise Unreachable(f"{method} {path}: {problem}") from problem
                time.sleep(PAUSE)


class Seat:
    """A socket at one table; `table` is what it last showed, `log` all that was told.

    `talk` is the last `Talk` that was heard, `lines` are all that was said, as `TalkLine`, as far as we hear
    it. Both are empty until talk was asked for: `lines_so_far` and the like wait for it.
    """

    def __init__(self, visitor: Visitor, table: str, key: str = "") -> None:
        self.visitor: Final = visitor
        self.id: Final = table
        self.key: Final = key
        self.table: Message = {}
        self.log: list[Message] = []
        self.talk: Message = {}
        self.lines: list[Message] = []
        self._socket: ClientConnection | None = None
        self._come()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    # -- what is to be seen ------------------------------------------------------------
    def options(self) -> list[str]:
        """What may be decided now; empty when others have the word."""
        decision = self.table.get("decision")
        return list(decision["options"]) if decision else []

    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table["status"] == "over")

    def my_move(self) -> bool:
        """Wait until this seat is asked; False when the game is over. Raises Unreachable, Refused."""
        self.wait(lambda table: bool(table["decision"]) or table["status"] in ("over", "held"))
        return bool(self.table["decision"])

    def wait(self, wanted: Callable[[Message], bool]) -> Message:
        """The table, once it is as `wanted`. Raises Unreachable if that is not so in time, Refused."""
        until = time.monotonic() + self.visitor.patience
        while not wanted(self.table):
            self._hear(until)
        return self.table

    # -- what is to be done ------------------------------------------------------------
    def answer(self, choice: str) -> None:
        """Decide, and see the table it led to. Raises Refused with the clause, or if it is not our turn."""
        number = self.table["upto"]
        self.say("answer", after=number, answer=choice)
        self.wait(lambda table: bool(table["upto"] > number))

    def say(self, kind: str, **fields: Any) -> Message:
        """Say a command (docs/protocol.md) and hear what comes of it. Raises Refused, Unreachable."""
        name = secrets.token_hex(8)
        text = json.dumps({"type": kind, "id": name, **fields})
        until = time.monotonic() + self.visitor.patience
        said_on: ClientConnection | None = None
        while True:
            if self._socket is not said_on or said_on is None:
                said_on = self._said(text, until)
            reply = self._hear(until)
            if reply is None or reply.get("id") != name:
                continue
            if reply["type"] == "problem" and reply["name"] == "not-saved":
                said_on = None  # it may be there or not; its id tells
                time.sleep(PAUSE)
                continue
            if reply["type"] == "problem" or (reply["type"] == "because" and kind not in ("why", "preview")):
                raise Refused(str(reply["name"]), reply)
            return reply

    def past(self, number: int, eyes: int | None = None) -> Message:
        """What the table was like after answer `number`, as `Was`: its `view` is what we could see then.

        Once the game is over, `eyes` may be any other seat. Raises Refused, Unreachable.
        """
        return self.say("past", number=number, eyes=eyes)

    def look_through(self, seat: int) -> Message:
        """See what `seat` sees, where one watches late and the table agreed to that; -1: what all see.

        Gives the table as it is then shown. Raises Refused ("no-eyes", "bad-seat"), Unreachable.
        """
        self.say("eyes", seat=seat)
        return self.wait(lambda table: bool(table["eyes"] == seat))

    # -- talk ----------------------------------------------------------------------------
    def speak(self, words: str) -> None:
        """Say something in our own words, one line of 1 to 200 characters.

        Who sits here speaks to the seats, everybody else to those who watch. Raises Refused ("talk-off",
        "bad-words", "silenced", "too-fast"), Unreachable.
        """
        self.say("say", words=words)

    def quick(self, phrase: str) -> None:
        """Say one of `phrases()`, which each reads in their own language. Raises as `speak` does."""
        self.say("say", phrase=phrase)

    def phrases(self) -> list[str]:
        """The ids of what can be said quickly at this table. Raises Unreachable."""
        return list(self._heard_talk()["phrases"])

    def channel(self) -> str:
        """To whom we speak: "seats" or "watchers". Raises Unreachable."""
        return str(self._heard_talk()["channel"])

    def speaks_freely(self) -> bool:
        """Whether our own words are taken here, not phrases alone. Raises Unreachable."""
        return bool(self._heard_talk()["free"])

    def lines_so_far(self) -> list[Message]:
        """All that was said and that we have heard of, as `TalkLine`; a fresh list. Raises Unreachable."""
        self._heard_talk()
        return list(self.lines)

    def hear_line(self, wanted: Callable[[Message], bool]) -> Message:
        """The first line that is as `wanted`, waiting until somebody says it. Raises Unreachable, Refused."""
        until = time.monotonic() + self.visitor.patience
        while True:
            for line in self.lines:
                if wanted(line):
                    return line
            self._hear(until)

    # -- inside ------------------------------------------------------------------------
    def _heard_talk(self) -> Message:
        """The last `Talk`, waiting for the first."""
        until = time.monotonic() + self.visitor.patience
        while not self.talk:
            self._hear(until)
        return self.talk

    def _said(self, text: str, until: float) -> ClientConnection:
        while True:
            if self._socket is None:
                self._come(until)
            socket = self._socket
            assert socket is not None
            try:
                socket.send(text)
            except (OSError, WebSocketException):
                self._socket = None
            else:
                return socket

    def _hear(self, until: float) -> Message | None:
        """The next message, or None if the socket broke and is open again."""
        if self._socket is None:
            self._come(until)
            return None
        try:
            text = self._socket.recv(timeout=max(0.0, until - time.monotonic()))
        except TimeoutError as problem:
            raise Unreachable(f"table {self.id}: nothing came in time") from problem
        except (OSError, WebSocketException):
            code = self._socket.close_code
            self._socket = None
            if code is not None and code not in RETURNED:
                raise Refused(
                    "closed", {"detail": f"the server closed the socket with code {code}"}
                ) from None
            self._come(until)
            return None
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.log[message["events_from"] :] = message["events"]
            self.table = message
        elif message["type"] == "talk":
            self.lines = [*([] if message["whole"] else self.lines), *message["lines"]]
            self.talk = message
        return message

    def _come(self, until: float | None = None) -> None:
        """Open the socket and hear the table. Raises Unreachable, Refused."""
        deadline = time.monotonic() + self.visitor.patience if until is None else until
        address = f"{self.visitor.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket{asking(self.key)}"
        while True:
            try:
                self._socket = connect(
                    address,
                    additional_headers={"Cookie": self.visitor.cookie()},
                    open_timeout=OPENING,
                    close_timeout=1,
                    max_size=None,
                ).__enter__()  # left by close(), since it outlives this call
                first: Message = json.loads(self._socket.recv(timeout=OPENING))
            except (OSError, WebSocketException, InvalidHandshake) as problem:
                self.close()  # one that is open and says nothing is not kept
                if time.monotonic() > deadline:
                    raise Unreachable(f"table {self.id}: {problem}") from problem
                time.sleep(PAUSE)
                continue
            if first["type"] == "problem":
                raise Refused(str(first["name"]), first)
            self.table = first
            self.log = list(first["events"])
            return


def asking(key: str) -> str:
    """The key to watch a table, as it follows a path; empty without one."""
    return f"?k={urllib.parse.quote(key, safe='')}" if key else ""
