"""Nothing jumps: no layout shift on a first visit, and none at a table while the game goes on."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route

from conftest import Serve
from machine import House
from server.people import Person
from web.table_page import TablePage
from web.test_hunters import HuntersPage, new_game
from web.test_pages import bot_table

LEAST: Final = 0.001  # less than anybody sees; a browser rounds places of text
WATCH: Final = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const nodes = entry.sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement));
    const lines = nodes.filter((node) => node?.closest('.log > li')); // which give way to the newest one
    if (lines.length && lines.length === nodes.length) continue;
    const named = (node) => `${node.tagName}.${node.className?.baseVal ?? node.className}`;
    const moved = nodes.map((node) => (node ? named(node) : '?'));
    const place = ({ x, y, width, height }) => [x, y, width, height];
    const places = entry.sources.map((one) => [place(one.previousRect), place(one.currentRect)]);
    if (!entry.hadRecentInput) shifts.push([entry.value, moved.join(' '), JSON.stringify(places)]);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""

FETCHED_AHEAD: Final = """performance.getEntriesByType('resource')
  .filter((one) => one.initiatorType === 'link' && one.name.endsWith('.woff2'))
  .map((one) => one.name.split('/').at(-1))"""


def shifts(page: Any) -> list[Any]:
    """What has moved by itself, and how much of the screen that was."""
    page.wait_for_timeout(300)
    return [one for one in page.evaluate("shifts") if one[0] > LEAST]


def test_nothing_jumps_on_a_first_visit(
    browser: Browser, browser_context_args: dict[str, Any], serve: Serve
) -> None:
    house = serve()  # a list of public tables would move what is below it when it arrives
    for language in ("en", "zh-TW"):
        given = {**browser_context_args, "base_url": house.url, "locale": language}
        with browser.new_context(**given) as context:
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto("/", wait_until="networkidle")
            assert shifts(page) == []
            ahead = page.evaluate(FETCHED_AHEAD)
            assert sorted(name.partition("-")[0] for name in ahead) == ["inter", "source"]


def test_nothing_jumps_at_a_table_while_others_play(
    browser: Browser, browser_context_args: dict[str, Any], house: House
) -> None:
    given = {**browser_context_args, "base_url": house.url, "viewport": {"width": 1280, "height": 800}}
    with browser.new_context(**given) as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        bot_table(page)
        table = TablePage(page)
        assert table.asked()
        page.evaluate("shifts.length = 0")  # what opening it moved is looked at by itself
        for _ in range(4):
            assert table.decide()
        assert table.asked()
        assert shifts(page) == []

        heroes: HuntersPage = new_game(page, bots=1)
        page.evaluate("shifts.length = 0")
        for _ in range(3):
            if not heroes.asked():
                break
            heroes.decide()
        assert shifts(page) == []


@pytest.mark.parametrize("late", ["tables", "lobby"])
@pytest.mark.parametrize("screen", [(1280, 1400), (360, 1800)])
def test_nothing_jumps_when_tables_arrive_late_for_who_comes_back(
    screen: tuple[int, int], late: str, browser: Browser, browser_context_args: dict[str, Any], house: House
) -> None:
    size = {"width": screen[0], "height": screen[1]}  # so high that all of the page is seen
    given = {**browser_context_args, "base_url": house.url, "viewport": size}
    host = Person(house.url)
    body = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}], "terms": {"reach": "public"}}
    shown = host.http.post("/api/tables", json=body).json()["table"]
    with browser.new_context(**given) as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        bot_table(page)
        held: list[Route] = []
        page.route(f"**/api/{late}", lambda route: held.append(route))
        page.goto("/")
        page.locator("article").first.wait_for()
        while not held:  # until it is asked for
            page.wait_for_timeout(20)
        page.wait_for_timeout(300)  # what came in time is drawn
        page.evaluate("document.fonts.ready.then(() => true)")  # late letters have moved what they move
        shifts(page)
        page.evaluate("shifts.length = 0")
        assert page.locator(f"[data-table='{shown}']").is_hidden()

        held.pop(0).continue_()

        page.locator(f"[data-table='{shown}']").wait_for()
        page.locator("[aria-labelledby=my-tables] [data-table]").first.wait_for()
        assert shifts(page) == []
    host.leave()
