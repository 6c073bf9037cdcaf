"""Who reads nothing of what they are sent costs little, and is dropped."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
import uvicorn

from sanjie.server import frames, heads
from sanjie.server.app import create_app
from sanjie.server.places import place_of, prepare
from sanjie.server.process import configured
from server.people import Chair, Person

PING: Final = 1.5  # seconds between pings, and for the answer to one


class Impatient(uvicorn.Server):
    """A server in a thread, whose sockets are given little time."""

    def __init__(self, folder: Path) -> None:
        place = place_of(f"sqlite:///{folder / 'sanjie.db'}")
        prepare(place)
        config = configured(create_app(place, bytes(32)))
        config.ws_ping_interval = config.ws_ping_timeout = PING
        super().__init__(config)
        self.listening: Final = socket.create_server(("127.0.0.1", 0))
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)  # what it accepts inherits that
        self.url: Final = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self._thread: Final = threading.Thread(target=self.run, args=([self.listening],))

    def begin(self) -> None:
        """Serve."""
        self._thread.start()
        while not self.started:
            time.sleep(0.02)

    def end(self) -> None:
        """Stop."""
        self.should_exit = True
        self._thread.join(30)
        self.listening.close()

    def sockets(self) -> int:
        """How many there are, as its figures say."""
        lines = httpx.get(f"{self.url}/metrics").text.splitlines()
        return int(float(next(line for line in lines if line.startswith("sanjie_sockets ")).split()[1]))


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Impatient]:
    """One that serves."""
    monkeypatch.setattr(frames, "LINGER", 0.2)
    server = Impatient(tmp_path)
    server.begin()
    yield server
    server.end()


def deaf(person: Person, table: str) -> socket.socket:
    """A socket at `table` that reads nothing, and whose machine takes in little by itself."""
    host, port = person.url.removeprefix("http://").split(":")
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    ear.connect((host, int(port)))
    ear.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {person.cookie()}\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return ear


def test_who_never_reads_is_dropped_and_the_game_goes_on(impatient: Impatient) -> None:
    person = Person(impatient.url)
    table = person.create("me", "open")
    chair = person.open(table)
    ears = [deaf(person, table) for _ in range(10)]
    deadline = time.monotonic() + 60
    while impatient.sockets() < 11 and time.monotonic() < deadline:
        time.sleep(0.05)

    talk(chair, 150)  # much more than the ears' machine takes in
    while impatient.sockets() > 1:
        assert time.monotonic() < deadline, "who reads nothing is still there"
        chair.say("ping")
        time.sleep(0.1)

    assert chair.ask("why", answer="+c3")["name"] == "not-started"
    for ear in ears:
        ear.close()


def talk(chair: Chair, times: int) -> None:
    """Do something that everybody at the table is told, so often: be ready, and not."""
    for count in range(times):
        assert chair.ask("ready", ready=count % 2 == 0)["type"] == "done"


def test_what_waits_for_a_slow_reader_is_bounded() -> None:
    """A thousand tables later at most eight wait, and the log among them is whole."""
    from server.worlds import guest_at, table_of

    class Full:
        """A socket that has no room."""

        def has_room(self) -> bool:
            return False

    from sanjie.server.live import Live
    from sanjie.server.sockets import WAITING_TABLES, Line

    table = table_of("aras", 2)
    live, line = Live(table), Line(guest_at(0), "", Full())  # type: ignore[arg-type]
    asyncio.run(asyncio.sleep(0))
    for count in range(400):
        if count % 8 == 0 and table.asked():
            seat = table.asked()[0]
            table.take(table.played(seat, table.state.options(seat)[0], None))
        line.show(live)

    waiting = line.waiting()
    told = [happening.index for message in waiting for happening in getattr(message, "events", [])]
    assert len(waiting) <= WAITING_TABLES
    assert told == list(range(len(table.told(0))))
    assert not line.full


def test_who_never_finishes_a_request_is_dropped(
    impatient: Impatient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heads, "HEAD_SECONDS", 0.5)
    address = impatient.listening.getsockname()

    for said in (b"", b"GET / HTTP/1.1\r\nX-Slow: "):
        with socket.create_connection(address, timeout=30) as slow:
            slow.sendall(said)
            assert slow.recv(100) == b""
    with socket.create_connection(address, timeout=30) as slow:  # who asks again has as little time
        slow.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        assert slow.recv(20).startswith(b"HTTP/1.1 200")
        slow.sendall(b"GET / HTTP/1.1\r\n")
        while slow.recv(1_000):
            pass


def test_who_never_ends_the_body_of_a_request_is_dropped(
    impatient: Impatient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(heads, "BODY_SECONDS", 0.5)
    address = impatient.listening.getsockname()
    head = (
        b"PATCH /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    )

    with socket.create_connection(address, timeout=30) as slow:
        slow.sendall(head + b'{"name":')
        assert slow.recv(100) == b""
    with socket.create_connection(address, timeout=30) as quick:
        quick.sendall(head[:-7] + b"14\r\n\r\n" + b'{"name":"Ann"}')
        assert quick.recv(20).startswith(b"HTTP/1.1 200")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]  # it is no fault of ours


def test_a_socket_lives_longer_than_a_request(impatient: Impatient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(impatient.url)
    table = ann.create("me", "open")
    monkeypatch.setattr(heads, "BODY_SECONDS", 0.2)
    chair = ann.open(table)

    time.sleep(0.6)

    assert chair.ask("ready", ready=True)["type"] == "done"
