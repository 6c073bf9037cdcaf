"""Bots of Hunters say what they are about, to everybody at the table in their language."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from web.table_page import WAIT
from web.test_hunters import new_game
from web.test_pages import no_serious_violations


def test_what_a_bot_is_about_is_shown_and_read_out(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    with browser.new_context(**{**browser_context_args, "locale": "zh-TW"}) as context:
        watcher = context.new_page()
        said = page.get_by_role("status", name="What bots are about")
        for _ in range(10):  # who plays by lot may tire out before a bot's first turn
            table = new_game(page, bots=2)
            watcher.goto(page.url)
            watcher.locator(".table").wait_for()
            for _ in range(60):
                if said.locator("p").count() or not table.asked():
                    break
                table.decide()
            if said.locator("p").count():
                break

        line = said.locator("p").last
        expect(line).to_have_text(re.compile(r"^\s*p[12] Bot, level 3: (I|My) .+\.\s*$"), timeout=WAIT)
        chinese = watcher.get_by_role("status", name="電腦在做什麼").locator("p").last
        expect(chinese).to_have_text(re.compile(r"^\s*p[12] .+：我.+。\s*$"), timeout=WAIT)
        no_serious_violations(page)
        page.keyboard.press("t")
        expect(said.locator("p").last).to_be_visible()
