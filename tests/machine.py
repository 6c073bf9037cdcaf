"""What tests ask of the machine: a server of their own, a browser, and what to do without."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

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
        self.module = "sanjie"  # or another that is run in its place
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
        command = [sys.executable, "-m", self.module, "serve", f"--port={self.port}", *self.arguments]
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
            found = re.search(r"http://127\.0\.0\.1:(\d+)/?\n", said)
            if found:
                self.port = int(found[1])
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
