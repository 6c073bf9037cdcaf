"""What nobody may do: each try is refused by name, the server is well after it, and nothing has changed.

The names and codes are those of docs/protocol.md. `kept` is a digest of every row of every table.
"""

import http.client
import json
import socket
import sqlite3
import struct
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from machine import House
from server.people import OPEN, Chair, Message, Person, is_table, rows
from server.test_frames import Wire, masked

BIG: Final = 10_000_000
STAYING: Final = ExitStack()  # the sockets of the game that all these tests are played at
JSON: Final = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def castle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of these tests' own: what they do to an address is nobody else's."""
    house = House(tmp_path_factory.mktemp("castle")).start()
    yield house
    house.stop()


@dataclass
class Stage:
    """Two people who play at a private table, and a stranger."""

    house: House
    table: str
    first: Chair
    second: Chair
    stranger: Person
    invite: str  # the key of the seat that `second` has taken
    watch: str  # the key to watch

    def mover(self) -> Chair:
        """Who has the word."""
        return self.first if self.first.options() else self.second

    def other(self) -> Chair:
        """Who has not."""
        return self.second if self.first.options() else self.first

    def http(self, method: str, path: str, **rest: Any) -> httpx.Response:
        """What the stranger asks."""
        return self.stranger.http.request(method, path, **rest)

    def looking(self) -> Chair:
        """The stranger, who looks on with the key to watch."""
        return self.stranger.open(f"{self.table}?k={self.watch}")


@pytest.fixture(scope="module")
def game(castle: House) -> Stage:
    """A game that has just begun."""
    host, guest, stranger = (Person(castle.url) for _ in range(3))
    wanted = {
        "game": "aras",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "terms": {"reach": "private"},
    }
    made = host.http.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    first = seated(host, table)
    invite, watch = first.table["invite"], first.table["watch"].partition("w=")[2]
    guest.join(invite)
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))
    second = seated(guest, table)
    found = Stage(castle, table, first, second, stranger, invite.partition("k=")[2], watch)
    play(found)
    return found


@pytest.fixture
def offered() -> str:
    """What a `wire` offers beside what it must."""
    return ""


@pytest.fixture
def wire(castle: House, offered: str) -> Iterator[Wire]:
    """A socket without any library, at a table of its own, made before `stage` looks at what is kept."""
    opened = Wire(castle, offered)
    yield opened
    opened.socket.close()


@pytest.fixture
def stage(game: Stage) -> Iterator[Stage]:
    """The game goes on; after the test the server is well, and nothing has changed by it."""
    before = kept(game.house)
    yield game
    assert kept(game.house) == before, "something has changed"
    well(game)


@pytest.fixture(autouse=True, scope="module")
def _leave_the_game() -> Iterator[None]:
    """Close the sockets of the game."""
    yield
    STAYING.close()


def kept(house: House) -> str:
    """A digest of all that is kept."""
    found = sha256()
    with closing(sqlite3.connect(house.data / "sanjie.db", timeout=60)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for name in sorted(names):
            for row in sorted(map(repr, database.execute(f'SELECT * FROM "{name}"'))):
                found.update(f"{name} {row}\n".encode())
    return found.hexdigest()


def seated(person: Person, table: str) -> Chair:
    """Their chair, for all tests."""
    chair = Chair(person, table)
    STAYING.push(OPEN.pop_all())  # a fixture closes those of OPEN after each test
    chair.hear(is_table)
    return chair


def play(stage: Stage) -> None:
    """Whoever has the word plays."""
    mover = stage.mover()
    number = mover.table["upto"] + 1
    mover.play(mover.options()[0])
    for chair in (stage.first, stage.second):
        chair.hear_upto(number)


def well(stage: Stage) -> None:
    """The server answers, and keeps what the people at the table decide."""
    assert stage.stranger.http.get("/health").json()["status"] == "ok"
    assert stage.stranger.http.get("/ready").status_code == 200
    assert stage.first.ask("offer_draw")["type"] == "done"
    stage.second.hear(lambda message: is_table(message) and message["draw_offer"] == 0)
    assert stage.second.ask("decline_draw")["type"] == "done"
    stage.first.hear(lambda message: is_table(message) and message["draw_offer"] == -1)
    assert stage.first.table["status"] == "playing"
    assert "Traceback" not in stage.house.log, stage.house.log[-3_000:]


# -- seats and keys of others ----------------------------------------------------------
COMMANDS: Final[tuple[tuple[str, Message], ...]] = (
    ("answer", {"after": 0, "answer": "+c3"}),
    ("why", {"answer": "+c3"}),
    ("preview", {"answer": "+c3"}),
    ("resign", {}),
    ("go_on", {}),
    ("offer_draw", {}),
    ("decline_draw", {}),
    ("stand", {"line": "turn"}),
    ("salt", {"salt": "x"}),
    ("ready", {"ready": True}),
    ("leave", {}),
    ("kick", {"seat": 0}),
    ("fill", {"seat": 0, "level": 1}),
    ("come_back", {}),
    ("pause", {}),
    ("resume", {}),
    ("undo", {"after": 0}),
    ("decline_undo", {}),
    ("vacation", {"away": True}),
    ("rematch", {}),
)


def test_who_looks_on_says_nothing_for_anybody(stage: Stage) -> None:
    chair = stage.looking()

    assert chair.table["you"] == -1
    assert {
        (reply["type"], reply["name"]) for reply in (chair.ask(kind, **said) for kind, said in COMMANDS)
    } == {("problem", "not-seated")}


def test_nobody_answers_for_the_seat_of_another(stage: Stage) -> None:
    reply = stage.other().answer(stage.mover().options()[0])

    assert (reply["type"], reply["name"]) == ("because", "not-your-turn")


@pytest.mark.parametrize("forged", ["", "x", "none", "half", "invite", "long", "other", "unicode", "null"])
def test_a_private_table_is_not_there_for_who_has_no_key(stage: Stage, forged: str) -> None:
    keys = {
        "": "",
        "x": "x" * 16,
        "none": "None",
        "half": stage.watch[:-1],
        "invite": stage.invite,  # its seat has been taken
        "long": stage.watch + "A" * 100,
        "other": "%41" * 16,
        "unicode": "%E9%AC%BC%E6%88%B2",
        "null": "%00",
    }
    key = keys[forged]
    chair = Chair(stage.stranger, f"{stage.table}?k={key}")
    assert chair.hear(lambda message: True)["name"] == "no-such-table"
    assert chair.closing() == 4404
    for path in ("record", "forecast"):
        answer = stage.http("GET", f"/api/tables/{stage.table}/{path}?k={key}")
        assert (answer.status_code, answer.json()["name"]) == (404, "no-such-table")
    if "%" not in key and len(key) <= 64:
        answer = stage.http("POST", f"/api/tables/{stage.table}/join", json={"key": key})
        assert (answer.status_code, answer.json()["name"]) == (404, "no-such-table")


def test_the_key_to_watch_opens_no_seat(stage: Stage) -> None:
    answer = stage.http("POST", f"/api/tables/{stage.table}/join", json={"key": stage.watch})

    assert (answer.status_code, answer.json()["name"]) == (409, "seat-taken")
    assert stage.http("GET", f"/api/tables/{stage.table}/record?k={stage.watch}").json()["name"] == "not-over"


def test_an_id_that_was_used_means_what_it_meant(stage: Stage) -> None:
    """The same id again, with anything else in it, from any window and for any command."""
    query = "SELECT id FROM commands WHERE table_id = ? AND seat = 0"
    name = rows(stage.house.data, query, stage.table)[0][0]
    other = stage.first.person.open(stage.table)
    for chair in (stage.first, other):
        for kind, said in COMMANDS:
            if kind in ("why", "preview"):
                continue
            chair.socket.send(json.dumps({"type": kind, "id": name, **said}))
            assert chair.hear(lambda message: message.get("id") == name)["type"] == "done"


# -- what cannot be read ---------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("[" * 2_000, "bad-message"),
        ('{"a":' * 400, "bad-message"),
        ('{"type":"answer","id":' + "[" * 2_000, "bad-message"),
        ('{"x":' + "[" * 2_000 + "]" * 30, "bad-message"),
        ('{"x":' + "[" * 1_000 + "]" * 1_000 + ',"id":"n"}', "bad-message"),
        ('{"id":"n","x":' + '{"x":' * 330 + "0" + "}" * 330 + "}", "bad-message"),
        ('{"type":null}', "bad-message"),
        ('{"type":["answer"],"id":"n"}', "bad-message"),
        ('{"type":"answer","type":"resign","id":"n"}', "bad-message"),
        ('{"type":"reboot","id":"n"}', "bad-message"),
        ('{"type":"table","id":"n"}', "bad-message"),
        ('{"type":"answer","id":7,"after":0,"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":1.5,"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":true,"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":-1,"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":1e400,"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":NaN,"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":' + "9" * 1_900 + ',"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":2147483647,"answer":"+c3"}', "stale"),
        ('{"type":"answer","id":"n","after":2147483648,"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":18446744073709551616,"answer":"+c3"}', "bad-message"),
        ('{"type":"answer","id":"n","after":1000,"answer":"+c3"}', "stale"),
        ('{"type":"answer","id":"n","after":0,"answer":"+c3"}', "stale"),
        ('{"type":"undo","id":"n","after":9223372036854775807}', "bad-message"),
        ('{"type":"past","id":"n","number":9223372036854775807}', "bad-message"),
        ('{"type":"past","id":"n","number":-1}', "bad-message"),
        ('{"type":"past","id":"n","number":0,"eyes":8}', "bad-message"),
        ('{"type":"past","id":"n","number":0,"eyes":1}', "not-over"),
        ('{"type":"kick","id":"n","seat":-1}', "bad-message"),
        ('{"type":"kick","id":"n","seat":99999999999}', "bad-message"),
        ('{"type":"why","id":"\\ud800","answer":"+c3"}', "bad-message"),
        ('{"type":"why","id":"n","answer":"' + "\\u0000" * 300 + '"}', "bad-message"),
        ('{"type":"salt","id":"n","salt":"\\u0000"}', "bad-message"),
        ('{"type":"pause","id":"n\\u0000"}', "bad-message"),
        ('{"type":"stand","id":"n","line":"turn"}', "bad-standing"),
        ("\ufeff{}", "bad-message"),
        ("null", "bad-message"),
        ("0" * 2_048, "bad-message"),
        ("0" * 2_049, "too-large"),
        ("鬼" * 1_000, "bad-message"),
    ],
)
def test_what_cannot_be_read_is_named_and_the_socket_stays(stage: Stage, text: str, name: str) -> None:
    chair = stage.first
    chair.socket.send(text)

    problem = chair.hear(lambda message: message["type"] != "table")

    assert problem["type"] == "problem"
    assert problem["name"] == name
    assert len(problem["detail"]) < 2_200  # it may say again what was wrong
    chair.socket.send('{"type":"ping"}')
    assert chair.hear(lambda message: message["type"] == "pong")


def test_an_answer_that_says_more_than_any_game_knows_is_refused_by_its_clause(stage: Stage) -> None:
    for answer in (
        "\\u0000",
        "+d4\n+d5",
        "'; DROP TABLE answers; --",
        "../../etc/passwd",
        "{}",
        "鬼" * 200,
        "+" * 200,
    ):
        reply = stage.mover().answer(answer)
        assert (reply["type"], reply["allowed"]) == ("because", False)


# -- too much --------------------------------------------------------------------------
def test_ten_megabytes_close_their_socket(wire: Wire, stage: Stage) -> None:
    with suppress(OSError):
        wire.socket.sendall(struct.pack("!BBQ", 0x81, 128 | 127, BIG) + b"\0\0\0\0")
        wire.socket.sendall(b"x" * BIG)
    assert ended(wire) == 1009


def test_ten_megabytes_in_pieces_close_their_socket(wire: Wire, stage: Stage) -> None:
    piece = masked(0x00, b"x" * 60_000)
    with suppress(OSError):
        wire.socket.sendall(masked(0x01, b"x" * 60_000))
        for _ in range(BIG // 60_000):
            wire.socket.sendall(piece)
    assert ended(wire) == 1009


@pytest.mark.parametrize(
    "offered", ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"]
)
def test_what_becomes_ten_megabytes_closes_its_socket(wire: Wire, stage: Stage) -> None:
    deflated = zlib.compressobj(9, zlib.DEFLATED, -12)
    said = (deflated.compress(b" " * BIG) + deflated.flush(zlib.Z_SYNC_FLUSH))[:-4]
    assert len(said) < 65_536
    wire.socket.sendall(masked(0xC1, said))
    assert ended(wire) == 1009


def ended(wire: Wire) -> int:
    """The code with which it was closed; 1009 also if the connection broke while we went on sending."""
    try:
        return wire.closed()
    except OSError:
        return 1009


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/tables"),
        ("POST", "/api/tables/x/join"),
        ("PATCH", "/api/me"),
        ("POST", "/api/match"),
        ("POST", "/api/account/session"),
        ("POST", "/api/account"),
    ],
)
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_of_ten_megabytes_is_too_large(stage: Stage, method: str, path: str, chunked: bool) -> None:
    where = urlsplit(stage.house.url)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=60)
    body = b'{"name":"' + b"x" * BIG + b'"}'
    pieces = (body[place : place + 65_536] for place in range(0, len(body), 65_536))
    try:
        connection.request(method, path, pieces if chunked else body, JSON, encode_chunked=chunked)
    except OSError:  # refused while it was sent, which is as good
        connection.close()
        return
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["name"]) == (413, "too-large")
    connection.close()


def test_too_many_changes_from_one_address_are_refused(stage: Stage) -> None:
    where = urlsplit(stage.house.url)
    one = f"POST /api/tables HTTP/1.1\r\nHost: {where.netloc}\r\nContent-Type: application/json\r\n"
    request = f"{one}Content-Length: 2\r\n\r\n{{}}".encode()
    found = b""
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=60) as raw:
        for _ in range(40):  # in bursts, one after another on the same connection
            raw.sendall(request * 100)
            while found.count(b"HTTP/1.1 ") < 100:
                found += raw.recv(1 << 20)
            if b"HTTP/1.1 429" in found:
                break
            found = b""

    assert b'"name":"too-fast"' in found
    assert stage.http("GET", "/api/me").status_code == 200
    other = Person(stage.house.url)
    other.http.headers["X-Forwarded-For"] = "192.0.2.9"  # a proxy on this machine says for whom it asks
    assert other.http.post("/api/tables", json={}).json()["name"] == "bad-request"
    time.sleep(1)  # for a score of changes


# -- other sites -----------------------------------------------------------------------
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1.elsewhere.example"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "file://"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_of_another_site_changes_nothing(stage: Stage, headers: dict[str, str]) -> None:
    for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/account/data")):
        answer = stage.first.person.http.request(method, path, headers={**JSON, **headers}, content=b"{}")
        assert (answer.status_code, answer.json()["name"]) == (403, "wrong-origin")
    with pytest.raises(InvalidStatus) as refused:
        Chair(stage.first.person, stage.table, **headers)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "content_type",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json"],
)
def test_a_form_of_another_site_changes_nothing(stage: Stage, content_type: str) -> None:
    body = json.dumps({"name": "Eve"})
    headers = {"Content-Type": content_type} if content_type else {}

    answer = stage.first.person.http.patch("/api/me", content=body, headers=headers)

    assert (answer.status_code, answer.json()["name"]) == (415, "not-json")


def test_reading_changes_nothing(stage: Stage) -> None:
    for path in ("/api/tables", "/api/account/data", "/api/match", f"/api/tables/{stage.table}/join"):
        assert stage.first.person.http.get(path).status_code in (200, 405)
        assert stage.first.person.http.head(path).status_code in (200, 405)


def test_a_cookie_that_was_planted_is_not_whose_it_was(stage: Stage) -> None:
    """Whoever plants a cookie of their own choice gets a guest of the server's choice, sealed anew."""
    for planted in ("guest", stage.first.person.me["guest"], '{"guest":"x"}', "AAAA" * 20):
        answer = httpx.get(f"{stage.house.url}/api/me", headers={"Cookie": f"sanjie={planted}"})
        assert answer.json()["guest"] not in (planted, stage.first.person.me["guest"], "x")
        assert "set-cookie" in answer.headers
    chair = Chair(stage.stranger, f"{stage.table}?k={stage.watch}&guest={stage.first.person.me['guest']}")
    assert chair.hear(is_table)["you"] == -1


# -- paths and headers -----------------------------------------------------------------
PATHS: Final = (
    *("/../../../etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd"),
    *(
        "/assets/../../../pyproject.toml",
        "/assets/..%2f..%2f__init__.py",
        "/assets/%2e%2e/%2e%2e/__init__.py",
    ),
    *(
        "/..\\..\\..\\etc\\passwd",
        "//etc/passwd",
        "/./etc/passwd",
        "/assets//etc/passwd",
        "/%00",
        "/index.html%00.py",
    ),
    *("/.git/config", "/sanjie.db", "/.env", "/secret", "/%2egit/config", "/static/../server/secret.py"),
    *("/api/content/guixi/../../../../etc/passwd", "/api/content/guixi/..%2f..%2f..%2fetc%2fpasswd"),
    *(
        "/api/content/../standard",
        "/api/content/guixi/%00",
        "/api/content/%2e%2e/%2e%2e",
        "/api/content/guixi/" + "a" * 64,
    ),
    *(
        "/api/rulebook/guixi/..%2f..%2f..%2fetc%2fpasswd",
        "/api/rulebook/..%2f..%2fetc/en",
        "/api/rulebook/guixi/%00",
    ),
    *("/api/rulebook/aras/en.md", "/api/rulebook/../../server/secret.py", "/api/rulebook/guixi/zh-hant%2f"),
    *("/api/tables/../record", "/api/tables/..%2f..%2fsanjie.db/record", "/api/tables/%2e%2e/record"),
    *(
        "/api/tables/x%00/record",
        "/api/tables/x%0d%0aSet-Cookie:%20a=b/record",
        "/api/tables/" + "x" * 4_000 + "/record",
    ),
    *("/api/tables/%E9%AC%BC/record", "/api/tables/%FF%FE/record", "/api/tables/'%20OR%201=1--/record"),
    *("/api/tables/*/forecast", "/api/people/..%2f..%2fetc", "/api/schema/../../etc/passwd"),
)


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_what_is_served(stage: Stage, path: str) -> None:
    where = urlsplit(stage.house.url)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=60)
    connection.putrequest("GET", path, skip_host=False)  # nothing is tidied up on the way
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()

    assert answer.status in (200, 400, 404) or b"npm run build" in body  # this machine has no client
    for secret in (b"root:", b"SQLite format", b"import ", b"[project]", b"[core]"):
        assert secret not in body
    if answer.status == 200:  # the one page of the client, for every path that is not the API's
        assert not path.startswith(("/api/", "/assets/"))
        assert b"<!doctype html>" in body.lower()
    elif path.startswith("/api/"):
        assert json.loads(body)["name"] in ("not-found", "no-such-table", "bad-request")
    assert answer.getheader("set-cookie") is None or "a=b" not in str(answer.getheader("set-cookie"))


@pytest.mark.parametrize(
    ("head", "allowed"),
    [
        (b"GET /api/me HTTP/1.1\r\nHost: a\r\nX-Request-Id: a\nb\r\n\r\n", (200, 400)),
        (b"GET /health HTTP/1.1\r\nHost: a\r\nX-Request-Id: <script>\r\n\r\n", (200,)),
        (b"GET /health HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 200_000 + b"\r\n\r\n", (400, 431, 0)),
        (b"GET /health HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 20_000 + b"\r\n", (400, 431, 0)),
        (b"GET " + b"/" * 200_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", (400, 414, 0)),
        (b"POST /api/match HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", (400,)),
        (b"POST /api/match HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 9\r\n\r\nx", (400,)),
        (
            b"POST /api/match HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n",
            (400, 415),
        ),
        (b"POST /api/match HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", (400, 415)),
        (b"TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", (400, 405, 415)),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", (400, 0)),
        (b"GET / HTTP/9.9\r\n\r\n", (400, 505, 0)),
    ],
    ids=range(12),
)
def test_odd_heads_are_refused(stage: Stage, head: bytes, allowed: tuple[int, ...]) -> None:
    where = urlsplit(stage.house.url)
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=30) as raw:
        found = b""
        with suppress(OSError):
            raw.sendall(head)
            raw.shutdown(socket.SHUT_WR)
        with suppress(OSError):
            while piece := raw.recv(65_536):
                found += piece
    status = int(found.split(b" ", 2)[1]) if found.startswith(b"HTTP/") else 0

    assert status in allowed
    assert b"<script>" not in found
    assert b"Traceback" not in found


def test_ids_that_nobody_has_given_are_not_there(stage: Stage) -> None:
    for method, path in (
        ("GET", "/api/tables/nowhere/record"),
        ("POST", "/api/tables/nowhere/join"),
        ("GET", "/api/nothing"),
        ("GET", "/api/rulebook/chess/en"),
        ("GET", "/api/content/aras/standard"),
    ):
        answer = stage.http(method, path, headers=JSON, content=b'{"key":"x"}' if method == "POST" else None)
        assert answer.status_code == 404, path
        assert answer.json()["name"] in ("no-such-table", "not-found")
    for method, path in (("DELETE", "/api/account/sessions/none"), ("DELETE", "/api/account/passkeys/none")):
        answer = stage.http(method, path, headers=JSON)
        assert answer.status_code in (401, 403, 404), path


def test_sockets_that_come_and_go_leave_nothing_behind(stage: Stage) -> None:
    for _ in range(60):
        chair = Chair(stage.stranger, f"{stage.table}?k={stage.watch}")
        chair.socket.close()
    with suppress(ConnectionClosed):
        stage.first.socket.send('{"type":"ping"}')
    assert stage.first.hear(lambda message: message["type"] == "pong")
