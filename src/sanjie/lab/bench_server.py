"""How many moves a second a server takes over real sockets, each one committed before it is shown.

A server of its own process on a folder of its own; tables of people who answer as soon as they hear, or at a
pace. The browsers run here, in one process beside it, uncompressed, and read of each message only what they
need (`lab/browsers.py`). The figures are what both reach together on this machine; the server's own processor
time for a move says what it could do alone.
"""

import asyncio
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from sanjie.lab.bench import Figure
from sanjie.lab.browsers import Browser, Company, Guest, seated

READY: Final = re.compile(r"http://127\.0\.0\.1:\d+")
START_SECONDS: Final = 30.0
SLOW: Final = 0.99  # of the moves are answered faster than the figure says
ALONG: Final = 0.75  # of the tables must still play, or the measuring ends
IDLE_SOCKETS: Final = 2_000
IDLE_TABLES: Final = 100  # that they look at


class ServerFailed(RuntimeError):
    """The server did not start or did not answer; the text says what it printed."""


@dataclass(frozen=True)
class Crowd:
    """Tables that play at once."""

    name: str
    game: str
    seats: int
    tables: int
    pause: float = 0.0  # seconds from one move of a table to its next; 0: at once
    idle: int = 0  # sockets beside them at which nothing happens


CROWDS: Final = (
    Crowd("server", "aras", 2, 64),
    Crowd("server-guixi", "guixi", 6, 32),
    Crowd("server-paced", "aras", 2, 300, pause=1.0),
    Crowd("server-idle", "aras", 2, 50, pause=1.0, idle=IDLE_SOCKETS),
)


@dataclass
class Worked:
    """What a server did for a crowd."""

    waits: list[float]  # seconds from each move to its being seen by its mover
    seconds: float
    processor: float  # seconds; 0 where the system does not say
    table_bytes: float  # that each table cost, its sockets included
    idle_bytes: float  # that each idle socket cost


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
    allow_files()
    with tempfile.TemporaryDirectory(prefix="sanjie-bench-") as folder:
        printed = Path(folder, "serve.log")
        with served(folder, printed) as (url, process):
            try:
                with asyncio.Runner(loop_factory=quickest_loop()) as runner:
                    worked = runner.run(play(url, seconds, crowd, process))
            except (OSError, EOFError) as problem:
                raise ServerFailed(f"{problem}\n{printed.read_text(errors='replace')}") from problem
    waits = sorted(worked.waits)
    name = crowd.name
    figures = [
        Figure(f"{name}-moves", len(waits) / worked.seconds, "moves/s", "more"),
        Figure(f"{name}-median", 1000 * waits[len(waits) // 2], "ms", "less"),
        Figure(f"{name}-slowest", 1000 * waits[int(len(waits) * SLOW)], "ms", "less"),
    ]
    if worked.processor:
        figures.append(Figure(f"{name}-cost", 1e6 * worked.processor / len(waits), "µs", "less"))
        if crowd.idle:
            figures.append(Figure(f"{name}-socket", worked.idle_bytes / 1_000, "KB", "less"))
        else:
            figures.append(Figure(f"{name}-table", worked.table_bytes / 1_000, "KB", "less"))
    return figures


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the event loop that the server has, too; None where uvloop is not to be had."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def allow_files() -> None:
    """Let this process and the server have as many sockets as the system allows them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def served(folder: str, printed: Path) -> Iterator[tuple[str, int]]:
    """A server on `folder`: its address and the number of its process. Raises ServerFailed."""
    environment = {**os.environ, "SANJIE_DATA": folder}
    command = [sys.executable, "-m", "sanjie", "serve", "--port=0"]
    with printed.open("wb") as log:
        process = subprocess.Popen(
            command, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    try:
        yield address_of(process, printed), process.pid
    finally:
        process.terminate()
        process.wait(20)


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


def processor_seconds(pid: int) -> float:
    """What a process has worked so far; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The bytes that a process holds in memory; 0 where the system does not say."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


async def play(url: str, seconds: float, crowd: Crowd, pid: int) -> Worked:
    """What the server of process `pid` does for a crowd that plays for `seconds`. Raises OSError."""
    guests = await asyncio.to_thread(lambda: [Guest(url) for _ in range(crowd.seats)])
    first = await seated(url, crowd.game, guests, 0, 0.0)  # whatever is made once is not a table's cost
    begun = memory(pid)
    watching: list[Browser] = []
    looked = min(IDLE_TABLES, crowd.idle)
    for number in range(looked):
        watching += await looked_at(url, guests[0], crowd.idle * (number + 1) // looked - len(watching))
    idle = (memory(pid) - begun) / max(1, len(watching))
    begun = memory(pid)
    tables: list[Company] = []
    for number in range(crowd.tables):
        tables.append(await seated(url, crowd.game, guests, number, crowd.pause))
    worked = processor_seconds(pid)
    start = monotonic()
    for table in tables:
        table.begin()
    while monotonic() < start + seconds:
        await asyncio.sleep(0.05)
        if sum(not table.over for table in tables) < ALONG * len(tables):
            break
    spent = monotonic() - start
    worked = processor_seconds(pid) - worked
    waits = [wait for table in tables for wait in table.waits]
    held = (memory(pid) - begun) / len(tables)
    for table in [*tables, first]:
        table.close()
    for browser in watching:
        browser.close()
    return Worked(waits, spent, worked, held, idle)


async def looked_at(url: str, host: Guest, sockets: int) -> list[Browser]:
    """A table of `host` that waits for others, and that many sockets of people who look at it."""
    table = await asyncio.to_thread(host.create, "aras", 2)
    opened = [await Browser.opened(url, table, host if one == 0 else None) for one in range(sockets)]
    for browser in opened:
        await browser.hear(lambda _: True)
    return opened
