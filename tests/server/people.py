"""People who play over the wire as browsers do: a cookie, a few requests, a socket a table."""

import random
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

OPEN: Final = ExitStack()  # every socket of a test; the fixture of conftest.py closes them after it
SECONDS: Final = 60.0  # how long a test waits for what must come; a busy machine is no fault of the server

# of an ending by the table
PLAIN: Final[dict[str, Any]] = {"reason": "", "forfeits": [], "scores": [], "ratings": []}

Message = dict[str, Any]


class Person:
    """A browser with a cookie of its own."""

    def __init__(self, url: str) -> None:
        """Come to the server at `url`, and be remembered as a guest."""
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=SECONDS)
        self.me: Message = self.http.get("/api/me").json()

    def create(self, *seats: str | int, game: str = "aras", **options: str | int) -> str:
        """Id of a new table: a seat is "me", "open", or the level of a bot."""
        wanted = [
            {"kind": "bot", "level": seat} if isinstance(seat, int) else {"kind": seat} for seat in seats
        ]
        answer = self.http.post("/api/tables", json={"game": game, "seats": wanted, "options": options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def join(self, invite: str) -> int:
        """The seat taken by the link `invite`."""
        table, key = re.fullmatch(r"/t/([^?]+)\?k=(.+)", invite).groups()  # type: ignore[union-attr]
        answer = self.http.post(f"/api/tables/{table}/join", json={"key": key})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def open(self, table: str) -> "Chair":
        """Look at a table, its id or `<id>?k=<key>`; the first thing it says has been heard."""
        chair = Chair(self, table)
        chair.hear(is_table)
        return chair

    def cookie(self) -> str:
        """The Cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def leave(self) -> None:
        """Close what is open."""
        self.http.close()


class Chair:
    """A person's socket at one table."""

    def __init__(self, person: Person, table: str, **headers: str) -> None:
        """Connect; `headers` are sent beside the cookie."""
        self.person = person
        name, query, key = table.partition("?")
        address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{name}/socket{query}{key}"
        self.socket = OPEN.enter_context(
            connect(address, additional_headers={"Cookie": person.cookie(), **headers}, close_timeout=1)
        )
        self.table: Message = {}  # as last heard
        self.log: list[Message] = []
        self._count = random.randrange(1 << 40)

    def hear(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is `wanted`; tables that pass by are noted. Fails after SECONDS."""
        deadline = time.monotonic() + SECONDS
        while True:
            message: Message = msgspec.json.decode(self.socket.recv(timeout=deadline - time.monotonic()))
            if message["type"] == "table":
                assert message["events_from"] <= len(self.log), "a line of the log was left out"
                self.log[message["events_from"] :] = message["events"]
                self.table = message
            if wanted(message):
                return message

    def hear_table(self, wanted: Callable[[Message], bool]) -> Message:
        """The table, once it is as `wanted`; at once if it is so already."""
        if self.table and wanted(self.table):
            return self.table
        return self.hear(lambda message: is_table(message) and wanted(message))

    def hear_upto(self, number: int) -> Message:
        """The table once `number` answers were played."""
        return self.hear_table(lambda table: bool(table["upto"] >= number))

    def say(self, kind: str, **fields: Any) -> str:
        """Send a message of `kind`; its id."""
        self._count += 1
        message = {"type": kind, "id": f"c{self._count}", **fields}
        self.socket.send(msgspec.json.encode(message).decode())
        return str(message["id"])

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message of `kind` and hear the reply to it."""
        name = self.say(kind, **fields)
        return self.hear(lambda message: message.get("id") == name)

    def answer(self, choice: str, **fields: Any) -> Message:
        """Decide, and hear the reply."""
        return self.ask("answer", **{"after": self.table["upto"], "answer": choice, **fields})

    def play(self, choice: str) -> None:
        """Decide, and hear the table it led to."""
        number = self.table["upto"]
        reply = self.answer(choice)
        assert reply["type"] == "done", reply
        self.hear_upto(number + 1)

    def asked(self) -> bool:
        """Whether this seat is asked, once the table waits for it; False when the game is over."""
        table = self.hear_table(lambda table: table["decision"] is not None or table["status"] == "over")
        return table["decision"] is not None

    def options(self) -> list[str]:
        """What may be decided now; empty when others have the word."""
        return list(self.table["decision"]["options"]) if self.table["decision"] else []

    def closing(self) -> int:
        """The code with which the server closes the socket; what it says before is passed over."""
        try:
            while True:
                self.socket.recv(timeout=SECONDS)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        """Leave the table."""
        self.socket.close()


def is_table(message: Message) -> bool:
    """Whether the message shows the table."""
    return bool(message["type"] == "table")


def two_at_a_table(url: str, **options: str | int) -> tuple[Chair, Chair]:
    """Two people who have just begun a game with each other."""
    host, guest = Person(url), Person(url)
    table = host.create("me", "open", game="aras", **options)
    first = host.open(table)
    guest.join(first.table["invite"])
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))
    return first, guest.open(table)


def play_on(chairs: tuple[Chair, ...], answers: int, seed: int) -> int:
    """Play at most `answers` random decisions, everybody hearing each; how many were played."""
    luck = random.Random(seed)
    for played in range(answers):
        mover = next((chair for chair in chairs if chair.options()), None)
        if mover is None:
            return played
        number = mover.table["upto"] + 1
        mover.play(luck.choice(mover.options()))
        for chair in chairs:
            chair.hear_upto(number)
    return answers


def rows(data: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """Do `query` on the database of a server with that data folder."""
    with sqlite3.connect(data / "sanjie.db", timeout=SECONDS) as database:
        return database.execute(query, values).fetchall()
