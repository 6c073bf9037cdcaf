"""One person leads three heroes of Hunters through a game's first rounds, all of it on one page."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import BrowserContext, Page, expect

from web.table_page import visit
from web.test_hunters import HuntersPage
from web.test_pages import no_serious_violations

NewContext = Callable[..., BrowserContext]
HEROES: Final = 3
TURNS: Final = 2  # of every hero
MOST: Final = 60  # decisions


def in_hand(page: Page) -> tuple[str, int]:
    """The hero whose page this is now, and how many cards its panel says it holds ("5+4": hand and deck)."""
    yours = page.locator(".heroes section.you")
    expect(yours).to_have_count(1)
    said = re.search(r"(\d+)\+\d", yours.inner_text())
    assert said is not None
    return yours.locator("b").first.inner_text(), int(said[1])


def test_one_person_leads_three_heroes(new_context: NewContext) -> None:
    page = new_context(viewport={"width": 1280, "height": 800}).new_page()
    visit(page)
    answer = page.request.post(
        "/api/tables",
        data={"game": "hunters", "seats": [{"kind": "me"}] * HEROES, "options": {"difficulty": "novice"}},
        headers={"Origin": page.url.rstrip("/")},
    )
    assert answer.status == 201, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    table = HuntersPage(page)
    expect(page.locator(".heroes section", has_text="you")).to_have_count(HEROES)  # they are all one's own
    turns: list[str] = []  # the hero of each

    for _ in range(MOST):
        if not table.asked() or len(turns) > HEROES * TURNS:
            break
        hero, cards = in_hand(page)  # the hand in sight is that of the hero who is asked
        expect(page.locator(".prompt .hand .card")).to_have_count(cards)
        expect(page.locator("#prompt-heading")).to_contain_text(f"{hero} · ")
        if "rest" not in table.possible():
            assert table.decide()  # a parry, what is gained: whatever comes first
        elif turns[-1:] != [hero]:
            turns.append(hero)
            before = table.upto
            table.press("rest")
            table.press("confirm")
            page.wait_for_function("upto => document.querySelector('.table').dataset.upto > upto", arg=before)
        elif "pass" not in table.possible():
            assert table.decide()  # a turn of the same hero begins, or something stands in between
        else:
            table.press("pass")
            page.wait_for_function("() => !document.querySelector('.prompt.pending')")

    counts = {hero: turns.count(hero) for hero in turns}
    assert len(counts) == HEROES, counts
    assert min(counts.values()) >= TURNS - 1, counts
    log = page.locator(".log")
    for hero in counts:
        expect(log).to_contain_text(hero)
    no_serious_violations(page)
