"""A PostgreSQL and a Redis of the tests' own, on free ports, gone with the tests; skipped without them."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from machine import lacking

SECONDS: Final = 60.0
NOBODY: Final = "nobody"  # PostgreSQL refuses to be run by root


def tool(name: str) -> str:
    """Where a program of PostgreSQL is, which Debian keeps out of PATH; empty if there is none."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: place.parent.name)
    return shutil.which(name, path=os.pathsep.join([*map(str, places), os.environ.get("PATH", "")])) or ""


def free_port() -> int:
    """A port of this machine that nobody listens on now."""
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        return int(taken.getsockname()[1])


def as_user() -> str | None:
    """Whom PostgreSQL runs as: somebody else if we are root."""
    return NOBODY if os.geteuid() == 0 else None


@contextmanager
def postgres() -> Iterator[str]:
    """A server with an empty database; its URL. It forgets what it held, and asks for no password."""
    initdb, server = tool("initdb"), tool("postgres")
    if not (initdb and server):
        lacking("services", "PostgreSQL is not installed")
    folder = Path(mkdtemp(prefix="sanjie-postgres-"))  # the tests' own folders are closed to other users
    try:
        if user := as_user():
            shutil.chown(folder, user)
        with running_postgres(folder, initdb, server, user) as url:
            yield url
    finally:
        shutil.rmtree(folder)


@contextmanager
def running_postgres(folder: Path, initdb: str, server: str, user: str | None) -> Iterator[str]:
    """A server that keeps its things in `folder`."""
    data, port = folder / "data", free_port()
    log = folder / "postgres.log"
    common = {"user": user, "cwd": folder, "stdin": subprocess.DEVNULL}
    with log.open("wb") as out:
        made = subprocess.run(
            [initdb, "-D", str(data), "-U", "sanjie", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
            stdout=out,
            stderr=out,
            timeout=SECONDS * 3,
            check=False,
            **common,  # type: ignore[call-overload]
        )
        assert made.returncode == 0, log.read_text()
        settings = [f"-cport={port}", "-clisten_addresses=127.0.0.1", f"-cunix_socket_directories={folder}"]
        process = subprocess.Popen([server, "-D", str(data), *settings], stdout=out, stderr=out, **common)  # type: ignore[call-overload]
    try:
        wait_for(port, process, log)
        wait_for_postgres(port, process, log)
        yield f"postgresql://sanjie:unasked@127.0.0.1:{port}/postgres"
    finally:
        end(process, signal.SIGINT)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """An empty Redis; its URL. It keeps nothing on disk."""
    server = shutil.which("redis-server")
    if not server:
        lacking("services", "Redis is not installed")
    port, log = free_port(), folder / "redis.log"
    command = [str(server), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=out, stdin=subprocess.DEVNULL)
    try:
        wait_for(port, process, log)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        end(process, signal.SIGTERM)


def wait_for(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Return when somebody answers there. Raises AssertionError with the log if the process ends first."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"it did not come up:\n{log.read_text('utf-8', 'replace')}")


def wait_for_postgres(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Return when it takes questions: it listens before that. Raises AssertionError with the log."""
    asking = [tool("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    deadline = time.monotonic() + SECONDS
    while subprocess.run(asking, check=False).returncode != 0:
        if time.monotonic() > deadline or process.poll() is not None:
            raise AssertionError(f"it did not come up:\n{log.read_text('utf-8', 'replace')}")
        time.sleep(0.05)


def end(process: "subprocess.Popen[bytes]", how: int) -> None:
    """Ask it to end, and see that it has."""
    process.send_signal(how)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(20)
