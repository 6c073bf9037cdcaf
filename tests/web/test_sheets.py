"""A sheet is seen before the page behind it is inert, where it will stay; no key or press is lost."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.gallery import Hall, built, served

OPEN = """(async () => {
  document.querySelector('[data-tool=panel]').click();
  await new Promise((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))));
  return document.querySelector('dialog');
})"""
STANDS = """(sheet) => {
  const { x, y, width, height } = sheet.getBoundingClientRect();
  return [x, y, width, height];
}"""
MODAL = "() => document.querySelector('dialog')?.matches(':modal')"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


@pytest.fixture(params=[(1280, 800), (360, 740)])
def page(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any], address: str
) -> Iterator[Page]:
    """A table of Aras on a desk and on a phone."""
    width, height = request.param
    viewport = {"viewport": {"width": width, "height": height}}
    with browser.new_context(**{**browser_context_args, **viewport}) as context:
        page = context.new_page()
        Hall(page, address).show("aras-four")
        yield page


def test_a_sheet_is_seen_first_and_modal_after(page: Page) -> None:
    seen, modal, place = page.evaluate(
        f"{OPEN}().then((sheet) => [sheet.checkVisibility(), sheet.matches(':modal'), ({STANDS})(sheet)])"
    )
    page.wait_for_function(MODAL)

    assert seen
    assert not modal
    assert page.evaluate(f"({STANDS})(document.querySelector('dialog'))") == place
    assert page.locator("dialog").get_attribute("popover") is None
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    page.keyboard.press("Escape")
    assert page.locator("dialog").count() == 0


@pytest.mark.parametrize("event", ["new KeyboardEvent('keydown')", "new PointerEvent('pointerdown')"])
def test_a_key_or_press_that_comes_sooner_finds_it_modal(event: str, page: Page) -> None:
    assert page.evaluate(
        f"{OPEN}().then((sheet) => (document.body.dispatchEvent({event}), sheet.matches(':modal')))"
    )


def test_a_browser_without_popovers_shows_it_modal_at_once(page: Page) -> None:
    page.evaluate("delete HTMLElement.prototype.showPopover")

    assert page.evaluate(f"{OPEN}().then((sheet) => sheet.matches(':modal'))")


@pytest.mark.parametrize("out", ["Escape", "Close"])
def test_the_focus_is_back_where_it_was_when_a_sheet_is_closed(out: str, page: Page) -> None:
    way_in = page.locator("[data-tool=panel]")
    way_in.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(MODAL)

    if out == "Escape":
        page.keyboard.press("Escape")
    else:
        page.locator("dialog").get_by_role("button", name=out, exact=True).click()

    expect(page.locator("dialog")).to_have_count(0)
    expect(way_in).to_be_focused()


def test_what_had_the_focus_in_a_sheet_has_it_once_the_sheet_is_modal(page: Page) -> None:
    left = page.evaluate(
        f"""{OPEN}().then((sheet) => {{
          const last = [...sheet.querySelectorAll('button')].at(-1);
          last.focus();
          last.dispatchEvent(new KeyboardEvent('keydown', {{ bubbles: true }}));
          return [sheet.matches(':modal'), document.activeElement === last];
        }})"""
    )

    assert left == [True, True]
