"""Real servers and Debian's Chromium, shared by every test that needs them.

What a machine lacks makes its tests skip; in CI `SANJIE_REQUIRE=browser,compiled` makes them fail instead.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or ""
ROOT: Final = Path(__file__).resolve().parent.parent
READY_SECONDS: Final = 90  # a first start also compiles every library to bytecode; ends at once on a death


def lacking(what: str, why: str) -> None:
    """Skip this test, or fail it where SANJIE_REQUIRE names `what`."""
    if what in os.environ.get("SANJIE_REQUIRE", "").split(","):
        pytest.fail(f"{why} (SANJIE_REQUIRE names {what})")
    pytest.skip(why)


class House:
    """A `sanjie serve` of its own process and data folder, which can be killed and started again."""

    def __init__(
        self, data: Path, arguments: tuple[str, ...] = (), environment: dict[str, str] | None = None
    ):
        self.data = data
        self.arguments = arguments
        self.environment = environment or {}
        self.port = 0  # a free one at the first start, the same ever after
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """What it has printed so far, in all its lives."""
        return (self.data / "serve.log").read_text("utf-8", "replace")

    def start(self) -> "House":
        """Start it and wait for its address. Raises AssertionError with its log if it does not come up."""
        assert self.process is None
        command = [sys.executable, "-m", "sanjie", "serve", f"--port={self.port}", *self.arguments]
        before = self.data / "serve.log"
        heard = before.stat().st_size if before.exists() else 0
        with before.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "SANJIE_DATA": str(self.data), **self.environment},
                cwd=self.data,  # so that an installed build is not shadowed by the sources
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + READY_SECONDS
        while time.monotonic() < deadline and self.process.poll() is None:
            said = before.read_bytes()[heard:].decode("utf-8", "replace")
            _, found, rest = said.partition("http://127.0.0.1:")
            if found and "/" in rest:
                self.port = int(rest.partition("/")[0])
                return self
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server did not come up:\n{self.log}")

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(30)
            self.process = None

    def stop(self) -> None:
        """SIGTERM, as a service manager would."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(30)
            self.process = None

    def restart(self) -> None:
        """Kill it and start it again on the same address and data."""
        self.kill()
        self.start()


Serve = Callable[..., House]


@pytest.fixture
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Start servers of one's own: `house = serve("--workers=2", SANJIE_X="1")`; they stop with the test."""
    running: list[House] = []

    def start(*arguments: str, **environment: str) -> House:
        running.append(House(tmp_path_factory.mktemp("data"), arguments, environment))
        return running[-1].start()

    yield start
    for house in running:
        house.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not mind sharing it."""
    shared = House(tmp_path_factory.mktemp("house")).start()
    yield shared
    shared.stop()


@pytest.fixture(scope="session", autouse=True)
def _verify_url() -> None:
    """Stands in for pytest-base-url's, which would start the shared server for every test there is."""


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    """Where pytest-playwright's pages begin: `page.goto("/")`."""
    return house.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium, quiet and without a sandbox (containers have no user namespaces)."""
    if not CHROMIUM:
        lacking("browser", "no Chromium: apt-get install chromium")
    flags = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--font-render-hinting=none",
    ]
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": flags}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Motion off and a fixed language, so that a page looks the same each time; a test may override it."""
    return {**browser_context_args, "locale": "en", "reduced_motion": "reduce"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever uses a page is a browser test, marked or not."""
    for item in items:
        if {"page", "browser", "context", "new_context"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.browser)
