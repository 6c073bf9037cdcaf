"""The end of a game of Guixi on a phone by touch, and by keyboard alone; from a few answers before it."""

import random
import re
from collections.abc import Callable
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from conftest import Serve
from endgames import late_table, put
from sanjie.server.stored import Sitting
from web.test_guixi import MOST_ACTIONS, WAIT, asked, chips, moved_on, upto

NewContext = Callable[..., BrowserContext]
How = Literal["touch", "keys"]
LEFT: Final = 90  # answers of all together
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
MOST_TABS: Final = 120
FOCUSED: Final = "selector => document.activeElement?.matches(selector) ?? false"


def use(page: Page, how: How, control: str) -> None:
    """Press what `control` selects, by a finger or by Tab and Enter."""
    if how == "touch":
        page.locator(control).first.tap()
        return
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED, control):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {control}")


def act(page: Page, how: How, luck: random.Random) -> None:
    """One press towards some decision."""
    names = chips(page)
    before = upto(page)
    if "lay" in names:
        if page.locator(".hand [data-legal]").count() and luck.random() < 0.5:
            use(page, how, ".hand [data-legal]")
            expect(page.locator('.prompt [data-chip="clear"]')).to_be_visible()
        use(page, how, '.prompt [data-chip="lay"]')
    elif "confirm" in names:
        use(page, how, '.prompt [data-chip="confirm"]')
    elif page.locator('[data-stand="turn"]').count() and luck.random() < 0.7:
        use(page, how, '[data-stand="turn"]')
        moved_on(page, before)
    else:
        use(page, how, f'.prompt [data-chip="{luck.choice(names)}"]')


@pytest.mark.parametrize("how", ["touch", "keys"])
def test_the_end_of_a_game_is_played_by(how: How, serve: Serve, new_context: NewContext) -> None:
    house = serve()
    person = new_context(**PHONE)
    guest = str(person.request.get(f"{house.url}/api/me").json()["guest"])
    house.stop()
    sittings = [Sitting(0, "person", guest), *(Sitting(seat, "bot", level=1) for seat in (1, 2, 3))]
    put(house.data, [late_table("late", "guixi", sittings, {}, LEFT, luck=2)])
    house.start()
    page = person.new_page()
    page.goto(f"{house.url}/t/late")
    page.locator(".prompt").wait_for(timeout=WAIT)
    luck = random.Random(2)

    played = 0
    while asked(page) and played < MOST_ACTIONS:
        played += 1
        act(page, how, luck)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the phone"

    assert 0 < played < MOST_ACTIONS
    expect(page.locator("#prompt-heading")).to_have_text(re.compile("^(You won|You lost|A draw)$"))
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.locator("tbody tr")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the sheet is wider"
