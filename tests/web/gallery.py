"""The gallery of `web/src/gallery`, built and served for tests, with the scenes of `scenes.py`.

`SANJIE_GALLERY=FOLDER` keeps the build there for the next run, which then shows the page as it was.
"""

import fcntl
import functools
import http.server
import json
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Page

from machine import ROOT, lacking
from web.scenes import gallery, scenes

WEB: Final = ROOT / "web"
QUIET: Final = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""
DRAWN: Final = """() => document.querySelector('.table') !== null
  && document.querySelector('.loading, [aria-busy=true]') === null"""
FORESEEN: Final = """() => document.querySelector('svg.land') === null
  || document.querySelector('.table').dataset.status !== 'playing'
  || document.querySelector('.forecast') !== null"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of the gallery, without a word about each."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def built(folder: Path) -> Path:
    """The gallery, built once for all tests of a run; needs node and `npm ci`.

    `folder` is one of this run's temporary folders: beside it, or above those of processes that share the
    tests, lies the gallery, and whoever comes second waits for it.
    """
    run = folder.parent.parent if "PYTEST_XDIST_WORKER" in os.environ else folder.parent
    shelf = Path(os.environ.get("SANJIE_GALLERY", run))
    site = shelf / "gallery"
    with (shelf / "gallery.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (site / "scenes.json").is_file():
            build(site)
    return site


def build(site: Path) -> None:
    """Build the gallery, with all its scenes; those come last, as a sign that it is whole."""
    npx = shutil.which("npx")
    if npx is None or not (WEB / "node_modules/vite").is_dir():
        lacking("page", "the gallery needs node and `npm --prefix web ci`")
    command = [
        str(npx),
        "vite",
        "build",
        "--config=vite.gallery.config.ts",
        "--logLevel=warn",
        f"--outDir={site}",
    ]
    done = subprocess.run([*command, "--emptyOutDir"], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    text = json.dumps(gallery(), ensure_ascii=False)
    whole = site / "scenes.json"
    whole.with_suffix(".part").write_text(text, "utf-8")
    whole.with_suffix(".part").rename(whole)


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The gallery's address while it is served."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=site))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Hall:
    """A page of the gallery that goes from scene to scene."""

    def __init__(self, page: Page, address: str, look: str = "desk") -> None:
        self.page = page
        self.look = look
        self.address = address
        self._inside = False

    def show(self, name: str) -> None:
        """Look at a scene; it is drawn whole, and nothing moves any more."""
        if self._inside:
            self.page.evaluate("name => gallery.show(name)", name)
        else:
            self.page.goto(f"{self.address}?scene={name}")
            self._inside = True
        self.page.wait_for_function(DRAWN)
        self.page.wait_for_function(FORESEEN)
        self.page.evaluate(QUIET)

    def tell(self, name: str, message: Any, forecast: Any = None) -> None:
        """Look at a table of which a seat is told `message`; the name must be another than the last one's."""
        if not self._inside:
            self.show(scenes()[0].name)
        text = msgspec.json.encode(message).decode()
        scene = {"name": name, "game": message.game, "forecast": forecast}
        put = "([scene, text]) => gallery.put({ ...scene, messages: [JSON.parse(text)] })"
        self.page.evaluate(put, [scene, text])
        self.show(name)

    def tell_slowly(self, name: str, messages: Sequence[Any]) -> None:
        """Look at a table from the first of `messages` on, until the last has been told."""
        scene = {"name": name, "game": messages[0].game, "forecast": None, "slowly": True}
        texts = [msgspec.json.encode(one).decode() for one in messages]
        put = "([scene, texts]) => gallery.put({ ...scene, messages: texts.map((text) => JSON.parse(text)) })"
        self.page.evaluate(put, [scene, texts])
        self.page.evaluate("name => gallery.show(name)", name)
        self.page.wait_for_function(DRAWN)
        while self.page.evaluate("gallery.next()"):
            self.page.evaluate(QUIET)

    def parts(self, name: str) -> None:
        """Look at a page of components."""
        self._inside = False
        self.page.goto(f"{self.address}?parts={name}")
        self.page.locator("[data-ready]").wait_for()
        self.page.evaluate(QUIET)
