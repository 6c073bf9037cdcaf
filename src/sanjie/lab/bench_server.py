"""How many moves a second a server takes over real sockets, each one committed before it is shown.

A server of its own process on a folder of its own; tables of two people who answer as soon as they hear. The
browsers run here, in one process beside it, uncompressed, and take their share of the machine: the figure is
what both reach together.
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from http.cookiejar import CookieJar
from pathlib import Path
from time import monotonic
from typing import Any, Final
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec

from sanjie.lab.bench import Figure

READY: Final = re.compile(r"http://127\.0\.0\.1:\d+")
START_SECONDS: Final = 30.0
SLOW: Final = 0.99  # of the moves are answered faster than the figure says


class ServerFailed(RuntimeError):
    """The server did not start or did not answer; the text says what it printed."""


class Guest:
    """A person with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The decoded answer to a request. Raises OSError if it is refused."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        with self.opener.open(request, timeout=START_SECONDS) as answer:
            return json.load(answer)

    def cookie(self) -> str:
        """The Cookie header."""
        return "; ".join(f"{one.name}={one.value}" for one in self.jar)


def bench_server(seconds: float = 4.0, tables: int = 32) -> list[Figure]:
    """Moves a second at `tables` tables that play for `seconds`, and how long the slowest hundredth waits.

    Raises ServerFailed if no server can be started here.
    """
    with tempfile.TemporaryDirectory(prefix="sanjie-bench-") as folder:
        printed = Path(folder, "serve.log")
        environment = {**os.environ, "SANJIE_DATA": folder}
        command = [sys.executable, "-m", "sanjie", "serve", "--port=0"]
        with printed.open("wb") as log:
            process = subprocess.Popen(
                command, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        try:
            url = address_of(process, printed)
            waits, spent = asyncio.run(play(url, seconds, tables))
        except OSError as problem:
            raise ServerFailed(f"{problem}\n{printed.read_text(errors='replace')}") from problem
        finally:
            process.terminate()
            process.wait(20)
    waits.sort()
    return [
        Figure("server-moves", len(waits) / spent, "moves/s", "more"),
        Figure("server-median", 1000 * waits[len(waits) // 2], "ms", "less"),
        Figure("server-slowest", 1000 * waits[int(len(waits) * SLOW)], "ms", "less"),
    ]


def address_of(process: "subprocess.Popen[bytes]", printed: Path) -> str:
    """Where the server answers, once it says so. Raises ServerFailed."""
    deadline = monotonic() + START_SECONDS
    while monotonic() < deadline and process.poll() is None:
        found = READY.search(printed.read_text(errors="replace"))
        if found:
            return found[0]
        try:
            process.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
    raise ServerFailed(printed.read_text(errors="replace"))


async def play(url: str, seconds: float, tables: int) -> tuple[list[float], float]:
    """How long each move took until its mover saw it, and how long all played together."""
    async with AsyncExitStack() as open_sockets:
        pairs = [await seated(open_sockets, url) for _ in range(tables)]
        begun = monotonic()
        rows = await asyncio.gather(
            *(play_table(pair, begun + seconds, number) for number, pair in enumerate(pairs))
        )
        spent = monotonic() - begun
    return [wait for row in rows for wait in row], spent


async def seated(open_sockets: AsyncExitStack, url: str) -> tuple[Any, Any]:
    """The sockets of two people at a table of their own."""
    from websockets.asyncio.client import connect  # comes with uvicorn; needed only here

    host, guest = Guest(url), Guest(url)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.ask("POST", "/api/tables", {"game": "aras", "seats": seats, "options": {}})["table"]
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    sockets: list[Any] = []
    for person in (host, guest):
        if person is guest:
            seen = await heard(sockets[0])
            key = seen["invite"].rpartition("k=")[2]
            person.ask("POST", f"/api/tables/{table}/join", {"key": key})
        headers = {"Cookie": person.cookie()}
        opened = connect(address, additional_headers=headers, max_queue=None, compression=None)
        sockets.append(await open_sockets.enter_async_context(opened))
    return sockets[0], sockets[1]


async def heard(socket: Any) -> Any:
    """The next table that a socket shows."""
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["type"] == "table":
            return message


async def play_table(pair: tuple[Any, Any], deadline: float, seed: int) -> list[float]:
    """Play random decisions until `deadline` or the end of the game; how long each took to be seen."""
    luck = random.Random(seed)
    waits: list[float] = []
    shown = [await heard(socket) for socket in pair]
    while shown[0]["status"] == "waiting":
        shown[0] = await heard(pair[0])
    while monotonic() < deadline and shown[0]["status"] == "playing":
        mover = 0 if shown[0]["decision"] else 1
        upto = shown[mover]["upto"]
        choice = luck.choice(shown[mover]["decision"]["options"])
        begun = monotonic()
        command = {"type": "answer", "id": f"c{upto}", "after": upto, "answer": choice}
        await pair[mover].send(json.dumps(command))
        while shown[mover]["upto"] <= upto:
            shown[mover] = await heard(pair[mover])
        waits.append(monotonic() - begun)
        while shown[1 - mover]["upto"] <= upto:
            shown[1 - mover] = await heard(pair[1 - mover])
    return waits
