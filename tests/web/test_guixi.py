"""Guixi in the browser: a whole game of three, decisions by mouse and keyboard, what a page may not hold."""

import random
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from web.table_page import visit

NewContext = Callable[..., BrowserContext]
WAIT: Final = 30_000  # ms
MOST_ACTIONS: Final = 400  # of one player in one game
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "phone": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark", "has_touch": True},
}
SETTLED: Final = """() => {
  const table = document.querySelector('.table');
  if (!table || document.querySelector('.prompt.pending, .tally[role=status]')) return false;
  return table.dataset.status === 'over' || document.querySelector('.prompt.mine') !== null;
}"""
NAMES: Final = re.compile(r"Way of Great Peace|Way of the Celestial Masters|heretic", re.IGNORECASE)


def guixi_table(page: Page, players: int, **options: str) -> None:
    """Open a table of one's own against bots, by the API, and look at it."""
    visit(page)
    seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * (players - 1)]
    answer = page.request.post(
        "/api/tables",
        data={"game": "guixi", "seats": seats, "options": options},
        headers={"Origin": page.url.rstrip("/")},
    )
    assert answer.status == 201, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    page.locator(".prompt").wait_for(timeout=WAIT)


def asked(page: Page) -> bool:
    """Wait until something is to be decided here (True) or the game is over (False)."""
    page.wait_for_function(SETTLED, timeout=WAIT)
    return page.locator(".table").get_attribute("data-status") != "over"


def chips(page: Page) -> list[str]:
    """Names of the chips in the prompt bar."""
    found = page.locator(".prompt [data-chip]").evaluate_all("all => all.map(one => one.dataset.chip)")
    return [str(name) for name in found]


def upto(page: Page) -> int:
    """How many answers the page has seen."""
    return int(page.locator(".table").get_attribute("data-upto") or 0)


def moved_on(page: Page, before: int) -> None:
    """Wait until there are more than `before` answers."""
    later = "before => Number(document.querySelector('.table').dataset.upto) > before"
    page.wait_for_function(later, arg=before, timeout=WAIT)


def press(page: Page, chip: str) -> None:
    """Press a chip."""
    page.locator(f'.prompt [data-chip="{chip}"]').first.click()


def act(page: Page, luck: random.Random) -> None:
    """One press towards some decision: votes and exorcisms rather than cards, which take long."""
    names = chips(page)
    before = upto(page)
    if "lay" in names:
        cards = page.locator(".hand [data-legal]")
        for place in range(min(cards.count(), luck.choice((0, 1, 2)))):
            cards.nth(place).click()
        press(page, "lay")
    elif "confirm" in names:
        press(page, "confirm")
    elif page.locator('[data-stand="turn"]').count() and luck.random() < 0.85:
        page.locator('[data-stand="turn"]').click()
        moved_on(page, before)
    else:
        exorcisms = [name for name in names if name.startswith("exorcise")]
        press(page, luck.choice(exorcisms or names))


def test_a_whole_game_of_three_is_played_by_mouse(page: Page) -> None:
    guixi_table(page, 3)
    luck = random.Random(1)

    played = 0
    while asked(page) and played < MOST_ACTIONS:
        played += 1
        act(page, luck)

    assert played < MOST_ACTIONS, "the game does not end"
    expect(page.locator("#prompt-heading")).to_have_text(re.compile("^(You won|You lost|A draw)$"))
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet).to_contain_text("The game is over:")
    expect(sheet).not_to_contain_text("· won")  # of no side: there are none of three
    expect(sheet.locator("tbody tr")).to_have_count(3)
    held = sum(int(text) for text in sheet.locator("tbody td.n").all_inner_texts())
    assert held == sheet.locator("tbody .line").count()
    page.get_by_role("button", name="Show the table").click()
    expect(page.locator("[data-seat]")).to_have_count(2)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_standing_answer_is_left_and_taken_back(page: Page) -> None:
    guixi_table(page, 6)
    assert asked(page)
    expect(page.locator("#prompt-heading")).to_have_text(
        re.compile("^(Use something, or pass|Answer “.*”, or pass)$")
    )

    page.locator('[data-stand="turn"]').click()

    bar = page.locator(".set")
    expect(bar).to_contain_text("Passing for you: to your turn")
    expect(bar).to_contain_text("a ghost king appears")
    bar.get_by_role("button", name="Take it back").click()
    expect(bar).to_have_count(0)


def test_the_keyboard_passes_and_says_why_not(page: Page) -> None:
    guixi_table(page, 4)
    assert asked(page)
    before = upto(page)
    unplayable = page.locator(".hand [data-card]:not([data-legal])")
    if unplayable.count():
        unplayable.first.click()
        expect(page.locator(".why")).to_contain_text("GUIXI-")
        page.keyboard.press("Escape")
        expect(page.locator(".why")).to_have_count(0)

    page.locator("#prompt-heading").focus()
    page.keyboard.press("Space")

    moved_on(page, before)


def test_the_identity_is_face_down_until_it_is_held(page: Page) -> None:
    guixi_table(page, 6)
    assert asked(page)
    card = page.get_by_role("button", name="Your identity")
    held = page.get_by_role("button", name=NAMES)
    log = page.locator(".log")
    assert not NAMES.search(page.locator(".bottom").inner_html())
    expect(held).to_have_count(0)

    card.focus()
    page.keyboard.down("Enter")
    expect(held).to_have_count(1)
    page.keyboard.up("Enter")
    expect(held).to_have_count(0)
    expect(log).to_be_visible()


def test_every_answer_stands_in_the_table_as_text(page: Page) -> None:
    guixi_table(page, 5)
    assert asked(page)
    page.keyboard.press("t")
    text = page.get_by_role("region", name="Table as text")
    expect(text.locator("tbody tr")).to_have_count(5)
    before = upto(page)

    text.locator('[data-answer="pass"]').click()

    moved_on(page, before)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_at_a_table_of(look: str, new_context: NewContext) -> None:
    page = new_context(**LOOKS[look]).new_page()
    guixi_table(page, 8)
    assert asked(page)
    found = Axe().run(page)
    serious = [one for one in found.response["violations"] if one["impact"] in ("serious", "critical")]
    assert not serious, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"
