"""What was shown stays: through a reload, a killed server, a change of language."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from conftest import Serve
from web.table_page import WAIT, TablePage
from web.test_pages import LOOKS, bot_table


def begin(page: Page, url: str = "") -> TablePage:
    """A game against a bot, a few decisions old."""
    page.goto(f"{url}/new/aras")
    page.get_by_role("spinbutton", name="Turn limit").fill("30")
    page.get_by_role("button", name="Start").click()
    table = TablePage(page, seed=4)
    assert not table.play(6)
    assert table.asked()
    return table


def test_a_reload_in_the_middle_loses_nothing(page: Page) -> None:
    table = begin(page)
    lines, board, upto = table.lines, table.board, table.upto

    page.reload()

    assert table.asked()
    assert (table.lines, table.board, table.upto) == (lines, board, upto)
    assert table.decide()


def test_the_lobby_leads_back_to_a_game(page: Page) -> None:
    table = begin(page)
    lines = table.lines

    page.goto("/")
    page.get_by_role("link", name="Continue").first.click()

    assert table.asked()
    assert table.lines == lines


def test_a_killed_server_loses_nothing_that_was_shown(page: Page, serve: Serve) -> None:
    house = serve()
    table = begin(page, house.url)
    lines, board, upto = table.lines, table.board, table.upto

    house.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=WAIT)
    assert (table.lines, table.board) == (lines, board), "the last position stays on the screen"
    house.start()
    expect(page.get_by_text(re.compile("Connection lost|Out of reach"))).to_be_hidden(timeout=WAIT)

    assert table.asked()
    assert (table.lines, table.board, table.upto) == (lines, board, upto)
    assert table.decide()

    # A decision sent into the dead line is sent again by itself once there is a server.
    assert table.asked()
    house.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=WAIT)
    before = table.upto
    table.press(next(name for name in table.chips() if name in ("skip", "pass", "finish", "decline")))
    expect(page.get_by_text("was sent and is not confirmed yet")).to_be_visible()
    house.start()
    expect(page.get_by_text("not confirmed yet")).to_be_hidden(timeout=WAIT)
    assert table.asked()
    assert table.upto > before


def test_what_is_picked_outlives_a_broken_line_and_goes_with_its_question(
    browser: Browser, browser_context_args: dict[str, Any], serve: Serve
) -> None:
    house = serve()
    touch = {**LOOKS["phone"], "has_touch": True, "is_mobile": True}
    by_touch = {**browser_context_args, **touch, "base_url": house.url}  # picked first, then confirmed
    context = browser.new_context(**by_touch)
    page = context.new_page()
    bot_table(page)
    table = TablePage(page, "touch")
    assert table.asked()
    cell = table.cells()[0]
    table.choose(cell)
    picked = page.locator(f"[data-cell='{cell}'][aria-selected=true]")
    expect(picked).to_have_count(1)

    house.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=WAIT)
    house.start()
    expect(page.get_by_text(re.compile("Connection lost|Out of reach"))).to_be_hidden(timeout=WAIT)
    expect(picked).to_have_count(1)
    assert "confirm" in table.chips()

    other = context.new_page()  # the same seat in another window
    other.goto(page.url)
    assert TablePage(other, "touch").decide()
    expect(page.locator("[data-bar=overtaken]")).to_contain_text("What you had picked is gone")
    expect(page.locator("[data-cell][aria-selected=true]")).to_have_count(0)
    page.locator("[data-bar=overtaken]").get_by_role("button", name="All right").tap()
    expect(page.locator("[data-bar=overtaken]")).to_have_count(0)
    context.close()


def test_the_language_changes_at_the_table_and_in_the_old_log(page: Page) -> None:
    table = begin(page)
    english = table.lines
    assert re.search("Placed|Summoned|Ended|Skipped", "\n".join(english), re.IGNORECASE)

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="繁體中文").click()
    page.get_by_role("button", name="完成").click()

    expect(page.locator(".prompt.mine")).to_contain_text("輪到你")
    chinese = table.lines
    assert len(chinese) == len(english)
    assert all(re.search("[\u4e00-\u9fff]", line) for line in chinese)
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    page.reload()
    expect(page.locator(".prompt.mine")).to_contain_text("輪到你")


def test_theme_and_motion_are_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Use the dark theme").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radiogroup", name="Motion").get_by_role("radio", name="on").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "on")
