"""A whole game of Aras in the browser: by mouse, by keyboard alone, by touch on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from web.table_page import WAIT, TablePage

NewContext = Callable[..., BrowserContext]


def test_a_whole_game_is_played_by_mouse(page: Page) -> None:
    page.goto("/")
    page.locator("article[data-room=aras]").get_by_role("link", name="New table", exact=True).click()
    page.get_by_role("spinbutton", name="Turn limit").fill("12")
    page.get_by_role("radio", name="1", exact=True).click()
    expect(page.get_by_role("complementary")).to_contain_text("Turn limit")
    page.get_by_role("button", name="Start").click()
    table = TablePage(page)

    assert table.play()

    assert table.ending()
    expect(page.locator(".prompt")).to_contain_text(re.compile("last turn|life points"))
    expect(page.locator(".log > li").last).to_be_visible()


def test_a_first_game_is_two_clicks_away(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play a bot").click()
    table = TablePage(page)

    assert table.decide()


def test_a_whole_game_is_played_by_keyboard_alone(page: Page) -> None:
    page.goto("/new/aras")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    tab_to(page, "input", "Turn limit")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("8")
    tab_to(page, "button", "Start")
    page.keyboard.press("Enter")
    table = TablePage(page, "keys", seed=2)

    assert table.play()

    assert table.ending()


def test_space_passes_and_escape_steps_back(page: Page) -> None:
    page.goto("/new/aras")
    page.get_by_role("radio", name="first", exact=True).click()
    page.get_by_role("button", name="Start").click()
    table = TablePage(page, "keys")
    assert table.asked()

    table.press("skip")
    expect(page.locator("#prompt-heading")).to_have_text("Summon, move or attack")
    page.keyboard.press("Space")

    expect(page.locator(".table")).not_to_have_attribute("data-upto", re.compile("^[01]$"), timeout=WAIT)


def test_a_whole_game_is_played_by_touch_on_a_phone(new_context: NewContext) -> None:
    phone = new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = phone.new_page()
    page.goto("/new/aras")
    page.get_by_role("spinbutton", name="Turn limit").fill("8")
    page.get_by_role("button", name="Start").tap()
    table = TablePage(page, "touch", seed=3)
    assert table.asked()
    expect(page.locator(".board.turned")).to_be_visible()
    size = page.locator(".board").bounding_box()

    assert table.play()

    assert table.ending()
    assert page.locator(".board").bounding_box() == size, "the board moved"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        "the page is wider than the phone"
    )


def tab_to(page: Page, tag: str, name: str) -> None:
    """Press Tab until the control of that name has the focus."""
    for _ in range(90):
        page.keyboard.press("Tab")
        found = page.evaluate(
            """([tag, name]) => {
              const here = document.activeElement;
              const label = here?.labels?.[0]?.textContent ?? here?.textContent ?? '';
              return here?.matches(tag) && label.includes(name);
            }""",
            [tag, name],
        )
        if found:
            return
    raise AssertionError(f"Tab does not lead to {name}")
