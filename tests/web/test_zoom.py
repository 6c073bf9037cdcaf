"""Every page and table at 200 %: as the browser zooms, and with letters twice as large, in both languages.

Zoomed twice, a screen of 1280 by 800 has 640 by 400 points. Nothing is cut there, only boards pan, in their
frame, and every control is reached and large enough. The same holds for what a screen of 1280 by 1024 shows
at 400 %, and where the reader's own colours take the place of the page's, nothing that colours told is lost.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from machine import House
from web.gallery import QUIET, Hall, built, served
from web.test_gallery import ON_PHONES

LANGUAGES: Final = ("zh-TW", "en")
ZOOMED: Final[ViewportSize] = {"width": 640, "height": 400}
QUARTER: Final[ViewportSize] = {"width": 320, "height": 256}
SMALL: Final[ViewportSize] = {"width": 320, "height": 568}
SCREEN: Final[ViewportSize] = {"width": 1280, "height": 800}
USUAL: Final = 16  # px of letters, as browsers begin
PATHS: Final = (
    *("/", "/new/aras", "/new/guixi", "/new/hunters", "/rules/aras", "/rules/guixi", "/rules/hunters"),
    *("/about", "/mine", "/account", "/match", "/ladder", "/nowhere"),
)

AUDIT: Final = Path(__file__).with_name("audit.js").read_text("utf-8")


def larger(page: Page, times: float) -> None:
    """Let the browser's letters be so many times as large as usual; the settings of a person who needs it."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": USUAL * times, "fixed": 13 * times}})
    session.detach()


def test_what_is_cut_small_or_out_of_reach_is_found(page: Page) -> None:
    page.set_content(
        "<!doctype html><button style='width:30px;height:60px;padding:0'>x</button>"
        "<div style='position:relative'><button style='width:90px;height:50px'>below</button>"
        "<p style='position:absolute;inset:0;margin:0'>above</p></div>"
        "<p style='width:60px;overflow:hidden;white-space:nowrap'>more words than there is room for</p>"
        "<i data-cell style='display:block;width:39px;height:60px'></i>"
        "<u style='display:block;width:9999px;height:9px'></u>"
    )
    found = " | ".join(page.evaluate(AUDIT, 1))

    for what in ("narrower than 44", "out of reach", "cut at its side", "a cell of 39x60", "the page is"):
        assert what in found


def faults(page: Page) -> list[str]:
    """What is wrong with what is shown, zoomed twice and with letters twice as large."""
    found: list[str] = []
    for name, size, times in (("zoomed", ZOOMED, 1), ("larger", SCREEN, 2)):
        larger(page, times)  # first: a page learns of other letters when its window changes
        page.set_viewport_size(size)
        page.evaluate(QUIET)
        found += [f"{name}: {line}" for line in page.evaluate(AUDIT, times)]
    larger(page, 1)
    return found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_played_at_200_percent(
    language: str, browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    wrong: list[str] = []
    with browser.new_context(**{**browser_context_args, "viewport": ZOOMED, "locale": language}) as context:
        hall = Hall(context.new_page(), address)
        for name in sorted(ON_PHONES):
            hall.show(name)
            hall.page.evaluate("document.documentElement.dataset.whole = ''")
            wrong += [f"{name}: {line}" for line in faults(hall.page)]

    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", [QUARTER, SMALL], ids=["at 400 percent", "small phone"])
def test_a_table_of_each_game_can_be_played_on_320_points(
    size: ViewportSize, browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    wrong: list[str] = []
    with browser.new_context(**{**browser_context_args, "viewport": size, "locale": "en"}) as context:
        hall = Hall(context.new_page(), address)
        for name in ("aras-ability", "guixi-vote", "hunters-parry"):
            hall.show(name)
            hall.page.evaluate("document.documentElement.dataset.whole = ''")
            wrong += [f"{name}: {line}" for line in hall.page.evaluate(AUDIT, 1)]

    assert not wrong, "\n".join(wrong)


def test_what_is_left_of_a_life_is_seen_in_the_colours_of_the_reader(
    browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    with browser.new_context(**{**browser_context_args, "forced_colors": "active"}) as context:
        hall = Hall(context.new_page(), address)
        hall.show("aras-over")
        pips = hall.page.locator(".pips s").evaluate_all(
            "all => all.map(one => [one.matches('.on'), getComputedStyle(one).backgroundColor])"
        )
        full = {colour for on, colour in pips if on}
        empty = {colour for on, colour in pips if not on}
        assert full
        assert empty
        assert not full & empty
        hall.show("hunters-act")
        bar = hall.page.locator(".bar").first
        ground, left = (
            one.evaluate("one => getComputedStyle(one).backgroundColor") for one in (bar, bar.locator("i"))
        )
        assert ground != left


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read_at_200_percent(
    language: str, browser: Browser, browser_context_args: dict[str, Any], house: House
) -> None:
    wrong: list[str] = []
    given = {**browser_context_args, "viewport": ZOOMED, "locale": language, "base_url": house.url}
    with browser.new_context(**given) as context:
        page = context.new_page()
        for path in PATHS:
            page.goto(path, wait_until="networkidle")
            page.get_by_role("heading", level=1).first.wait_for()
            wrong += [f"{path}: {line}" for line in faults(page)]

    assert not wrong, "\n".join(wrong)
