"""Without the server: what the browser shows, and how it goes on when there is one again."""

import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from conftest import Serve
from machine import House
from sanjie.server import pages
from web.until import until

pytestmark = pytest.mark.browser_context_args(service_workers="allow")
WAIT = 20_000  # ms; a server starts within it
KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map((request) => new URL(request.url).pathname);
}"""
TAKEN_OVER = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


class Shelf:
    """A built page that lies in a folder of its own, where it can change."""

    def __init__(self, folder: Path, url: str, handler: "type[Quiet]") -> None:
        self.folder = folder
        self.url = url
        self.handler = handler

    def write(self, name: str, change: Callable[[str], str]) -> None:
        """Change one of its files."""
        before = (self.folder / name).read_text("utf-8")
        after = change(before)
        assert after != before
        (self.folder / name).write_text(after, "utf-8")


class Quiet(SimpleHTTPRequestHandler):
    """Gives files out, always asked for anew, and says nothing; or is a proxy with no server behind it."""

    broken = False

    def do_GET(self) -> None:
        """A file, or nothing."""
        if self.broken:
            self.send_error(502)
        else:
            super().do_GET()

    def do_HEAD(self) -> None:
        """The same."""
        if self.broken:
            self.send_error(502)
        else:
            super().do_HEAD()

    def end_headers(self) -> None:
        """Nothing is kept but by the service worker."""
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    """The page, given out as files alone: no API answers."""
    folder = tmp_path / "static"
    shutil.copytree(pages.STATIC, folder)
    handler = type("Here", (Quiet,), {})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield Shelf(folder, f"http://127.0.0.1:{server.server_port}", handler)
        server.shutdown()
        thread.join()


def kept(page: Page, *wanted: str) -> list[str]:
    """The paths that the service worker keeps, when it keeps one that each of `wanted` begins."""
    until(page, lambda: bool(page.evaluate(TAKEN_OVER)))
    until(
        page,
        lambda: all(any(one.startswith(start) for one in page.evaluate(KEPT)) for start in wanted),
    )
    return list(page.evaluate(KEPT))


def test_without_the_server_a_page_says_so_and_goes_on_by_itself(page: Page, serve: Serve) -> None:
    house = serve()
    page.goto(f"{house.url}/new/aras")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=WAIT)
    table = page.url
    known = kept(page, "/offline.html", "/assets/index-", "/assets/main-", "/assets/ArasTable-")
    assert not [path for path in known if "Guixi" in path], "what was not opened"
    assert not [
        path for path in known if path.startswith(("/api", "/t/", "/new", "/index.html")) or path == "/"
    ]

    house.kill()
    expect(page.get_by_text(re.compile("Connection lost|Out of reach"))).to_be_visible(timeout=WAIT)
    page.reload()

    expect(page.get_by_role("heading", name="Out of reach")).to_be_visible()
    expect(page.get_by_role("heading", name="連不上")).to_be_visible()
    expect(page.get_by_text("Your games are safe with it")).to_be_visible()
    assert page.evaluate("document.styleSheets[0].cssRules.length > 5"), "its style is kept too"
    assert Axe().run(page).violations_count == 0
    page.get_by_role("link", name="Try again now").click()
    expect(page.get_by_role("status")).to_contain_text("No answer yet")

    house.start()
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=WAIT)
    assert page.url == table
    expect(page.get_by_text("Connection lost")).to_be_hidden()


def test_a_new_build_shows_at_once_and_nothing_of_the_old_one_stays(page: Page, shelf: Shelf) -> None:
    (style,) = (shelf.folder / "assets").glob("GuixiTable-*.css")
    old = f"/assets/{style.name}"
    link = f'<link rel="stylesheet" href="{old}">'
    shelf.write("index.html", lambda page: page.replace("</head>", f"{link}</head>"))
    page.goto(shelf.url)
    kept(page, old, "/assets/index-", "/assets/main-")

    shelf.write("index.html", lambda page: page.replace(link, "").replace("<body>", "<body data-build=new>"))
    shelf.write("sw.js", lambda script: script.replace(old, "/assets/GuixiTable-other.css"))
    page.reload()

    expect(page.locator("body")).to_have_attribute("data-build", "new")
    until(page, lambda: old not in page.evaluate(KEPT))
    assert kept(page, "/assets/main-"), "what is the same in both builds stays"


def test_a_proxy_with_no_server_behind_it_is_as_good_as_none(page: Page, shelf: Shelf) -> None:
    page.goto(shelf.url)
    kept(page, "/offline.html")

    shelf.handler.broken = True
    page.reload()
    expect(page.get_by_role("heading", name="Out of reach")).to_be_visible()
    shelf.handler.broken = False
    page.get_by_role("link", name="Try again now").click()
    expect(page.get_by_role("heading", name="Out of reach")).to_be_hidden()
    expect(page.locator("#app")).to_be_attached()


def test_the_app_can_be_installed(page: Page, house: House) -> None:
    page.goto(house.url)
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())"
    )

    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        size = page.evaluate(
            "(src) => { const one = new Image(); one.src = src; return one.decode().then(() => one.width); }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one for one in told if one["errorId"] != "in-incognito"] == []
