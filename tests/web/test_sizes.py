"""Every page on phones upright and on their side, a tablet, a desk, a large screen: nothing cut or small."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from machine import House
from server.accounts import Member
from server.test_pages_of_people import played
from server.test_ratings import member
from web.test_people import as_seen_by

AUDIT: Final = Path(__file__).with_name("audit.js").read_text("utf-8")
LANGUAGES: Final = ("zh-TW", "en")
SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 360, "height": 740},
    {"width": 844, "height": 390},
    {"width": 834, "height": 1112},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)
PATHS: Final = (
    *("/", "/new/aras", "/new/guixi", "/new/hunters", "/rules/aras", "/about", "/mine", "/account"),
    *("/match", "/ladder", "/nowhere"),
)


def wrong(page: Page) -> Iterator[str]:
    """What the page shows cut, out of reach or too small for a finger, at each size."""
    for size in SIZES:
        page.set_viewport_size(size)
        for fault in page.evaluate(AUDIT, 1):
            yield f"{page.url} {size['width']}x{size['height']}: {fault}"


def waiting(host: Member, guest: Member) -> str:
    """The path of a table of two people, a bot and an open seat, before its game."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 2}, {"kind": "open"}]
    body = {"game": "guixi", "seats": seats, "terms": {"begin": "ready"}}
    table = str(host.http.post("/api/tables", json=body).json()["table"])
    guest.join(host.open(table).table["invite"])
    return f"/t/{table}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_every_screen(
    language: str, browser: Browser, browser_context_args: dict[str, Any], house: House
) -> None:
    given = {**browser_context_args, "locale": language, "base_url": house.url}
    ann, bob = member(house), member(house)
    played(ann, bob, "public")
    paths = (*PATHS, waiting(ann, bob), f"/people/{bob.name}")
    found: list[str] = []
    with browser.new_context(**given) as context:
        page = as_seen_by(ann, context)
        for path in paths:
            page.goto(path, wait_until="networkidle")
            page.get_by_role("heading", level=1).first.wait_for()
            for folded in page.locator("main details:not([open]) > summary").all():
                folded.click()
            found += wrong(page)
        context.clear_cookies()  # who is not signed in is asked to
        page.goto("/account", wait_until="networkidle")
        page.get_by_role("radiogroup").first.wait_for()
        found += wrong(page)

    assert not found, "\n".join(found)
