"""How many moves a second a server takes over real sockets, each one committed before it is shown.

A server of its own process on a folder of its own; tables of people who answer as soon as they hear, or at a
pace. The browsers run here, in one process beside it, uncompressed, and take their share of the machine: the
figure is what both reach together. The server's own processor time for a move says what it could do alone.
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
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Crowd:
    """Tables that play at once."""

    name: str
    game: str
    seats: int
    tables: int
    pause: float = 0.0  # seconds from one move of a table to its next; 0: at once


CROWDS: Final = (
    Crowd("server", "aras", 2, 32),
    Crowd("server-guixi", "guixi", 6, 16),
    Crowd("server-paced", "aras", 2, 300, pause=1.0),
)


def bench_server(seconds: float = 4.0) -> list[Figure]:
    """For each of CROWDS, which plays for `seconds`: moves a second, how long they wait, and what they cost.

    Raises ServerFailed if no server can be started here.
    """
    figures: list[Figure] = []
    for crowd in CROWDS:
        figures += bench_crowd(crowd, seconds)
    return figures


def bench_crowd(crowd: Crowd, seconds: float) -> list[Figure]:
    """The figures of one crowd, at a server of its own. Raises ServerFailed."""
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
            waits, spent, worked = asyncio.run(play(url, seconds, crowd, process.pid))
        except OSError as problem:
            raise ServerFailed(f"{problem}\n{printed.read_text(errors='replace')}") from problem
        finally:
            process.terminate()
            process.wait(20)
    waits.sort()
    figures = [
        Figure(f"{crowd.name}-moves", len(waits) / spent, "moves/s", "more"),
        Figure(f"{crowd.name}-median", 1000 * waits[len(waits) // 2], "ms", "less"),
        Figure(f"{crowd.name}-slowest", 1000 * waits[int(len(waits) * SLOW)], "ms", "less"),
    ]
    if worked:
        figures.append(Figure(f"{crowd.name}-cost", 1e6 * worked / len(waits), "µs", "less"))
    return figures


def processor_seconds(pid: int) -> float:
    """What a process has worked so far; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


async def play(url: str, seconds: float, crowd: Crowd, pid: int) -> tuple[list[float], float, float]:
    """How long each move took until its mover saw it, how long all played, and the server's work."""
    async with AsyncExitStack() as open_sockets:
        guests = [Guest(url) for _ in range(crowd.seats)]
        tables = [await seated(open_sockets, url, crowd, guests) for _ in range(crowd.tables)]
        worked = processor_seconds(pid)
        begun = monotonic()
        rows = await asyncio.gather(
            *(play_table(table, begun + seconds, crowd.pause, number) for number, table in enumerate(tables))
        )
        spent = monotonic() - begun
        worked = processor_seconds(pid) - worked
    return [wait for row in rows for wait in row], spent, worked


async def seated(open_sockets: AsyncExitStack, url: str, crowd: Crowd, guests: list[Guest]) -> list["Seat"]:
    """The sockets of people at a table of their own, seat by seat."""
    from websockets.asyncio.client import connect  # comes with uvicorn; needed only here

    seats = [{"kind": "me"}, *[{"kind": "open"}] * (crowd.seats - 1)]
    body = {"game": crowd.game, "seats": seats, "options": {}}
    table = guests[0].ask("POST", "/api/tables", body)["table"]
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    sockets: list[Seat] = []
    for guest in guests:
        if sockets:
            while not sockets[0].shown.get("invite") or joined(sockets[0].shown) < len(sockets):
                await sockets[0].hear()
            key = sockets[0].shown["invite"].rpartition("k=")[2]
            guest.ask("POST", f"/api/tables/{table}/join", {"key": key})
        headers = {"Cookie": guest.cookie()}
        opened = connect(address, additional_headers=headers, max_queue=None, compression=None)
        sockets.append(Seat(await open_sockets.enter_async_context(opened)))
        await sockets[-1].hear()
        if len(sockets) > 1:
            while joined(sockets[0].shown) < len(sockets):
                await sockets[0].hear()
    return sockets


def joined(table: Any) -> int:
    """How many seats are taken."""
    return sum(seat["kind"] == "person" for seat in table["seats"])


class Seat:
    """A socket, and the table as it was last heard there."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.shown: Any = {}

    async def hear(self) -> None:
        """Wait for the next table."""
        self.shown = await heard(self.socket)


async def heard(socket: Any) -> Any:
    """The next table that a socket shows."""
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["type"] == "table":
            return message


async def play_table(seats: list[Seat], deadline: float, pause: float, seed: int) -> list[float]:
    """Play random decisions until `deadline` or the end of the game; how long each took to be seen."""
    luck = random.Random(seed)
    waits: list[float] = []
    for seat in seats:
        while seat.shown["status"] == "waiting":
            await seat.hear()
    await asyncio.sleep(pause * luck.random())
    while monotonic() < deadline:
        upto = max(seat.shown["upto"] for seat in seats)
        for seat in seats:
            while seat.shown["upto"] < upto:
                await seat.hear()
        mover = next((seat for seat in seats if seat.shown["decision"]), None)
        if mover is None:
            break
        choice = luck.choice(mover.shown["decision"]["options"])
        begun = monotonic()
        command = {"type": "answer", "id": f"c{upto}", "after": upto, "answer": choice}
        await mover.socket.send(json.dumps(command))
        while mover.shown["upto"] <= upto:
            await mover.hear()
        waits.append(monotonic() - begun)
        await asyncio.sleep(max(0.0, begun + pause - monotonic()) if pause else 0)
    return waits
