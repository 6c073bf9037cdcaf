"""Six browsers finish one game of Guixi; one is lost on the way, a bot stands in, and it comes back."""

import os
import random
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import BrowserContext, Page, expect

from conftest import Serve
from endgames import late_table, put
from sanjie.server.stored import Sitting
from sanjie.server.terms import Contract, Terms
from web.test_guixi import SETTLED, WAIT, act

NewContext = Callable[..., BrowserContext]
SEATS: Final = 6
LOST: Final = 4  # the seat whose browser is lost
ROUNDS: Final = 6_000  # looks at the pages, in each of which anybody who is asked acts once
LEFT: Final = int(os.environ.get("SANJIE_LEFT", "120"))  # answers before the end; a million: from the start


def ready(page: Page) -> bool:
    """Whether this page has something to decide, or has seen the end."""
    return bool(page.evaluate(SETTLED))


def over(page: Page) -> bool:
    """Whether the page shows a game that has ended."""
    return page.locator(".table").get_attribute("data-status", timeout=WAIT) == "over"


def stood_in(person: BrowserContext, url: str) -> bool:
    """Whether a bot answers for the lost seat."""
    lines = person.request.get(f"{url}/api/tables").json()
    return bool(lines[0]["seats"][LOST]["stand_in"])


def sheet(page: Page) -> tuple[str, ...]:
    """The score sheet's rows in no order, without their names: everybody's own is called otherwise."""
    rows = page.get_by_role("region", name="Score sheet").locator("tbody tr").all()
    return tuple(sorted(" ".join(row.locator("td").all_inner_texts()) for row in rows))


def play_on(pages: list[Page], luck: random.Random, until: Callable[[], bool]) -> None:
    """Whoever is asked acts, until it is time."""
    for _ in range(ROUNDS):
        if until():
            return
        asked = [page for page in pages if ready(page) and not over(page)]
        for page in asked:
            page.wait_for_function(SETTLED, timeout=WAIT)
            if not over(page):
                act(page, luck)
        if not asked:
            pages[0].wait_for_timeout(30)
    said = [page.locator(".prompt").inner_text() for page in pages]
    raise AssertionError(f"the game does not get on: {said}")


def test_six_browsers_finish_a_game_with_a_drop_and_a_return(serve: Serve, new_context: NewContext) -> None:
    house = serve()
    people = [new_context(viewport={"width": 1280, "height": 800}) for _ in range(SEATS)]
    guests = [str(one.request.get(f"{house.url}/api/me").json()["guest"]) for one in people]
    house.stop()
    sittings = [Sitting(seat, "person", guest, name=f"第{seat}人") for seat, guest in enumerate(guests)]
    terms = Terms(contract=Contract(grace=1_000, level=1, returns=True))
    put(house.data, [late_table("late", "guixi", sittings, {}, left=LEFT, luck=3, terms=terms)])
    house.start()
    pages = [one.new_page() for one in people]
    for page in pages:
        page.goto(f"{house.url}/t/late")
        page.locator(".prompt").wait_for(timeout=WAIT)
    luck = random.Random(6)
    first = int(pages[0].locator(".table").get_attribute("data-upto") or 0)

    def seen(more: int) -> bool:
        return int(pages[0].locator(".table").get_attribute("data-upto") or 0) >= first + more

    pages[LOST].close()  # before it has left a standing answer: it will be asked, and not be there
    others = [page for page in pages if page is not pages[LOST]]
    play_on(others, luck, lambda: stood_in(people[0], house.url))
    play_on(others, luck, lambda: seen(12))
    pages[LOST] = people[LOST].new_page()
    pages[LOST].goto(f"{house.url}/t/late")
    pages[LOST].locator(".prompt").wait_for(timeout=WAIT)
    play_on(pages, luck, lambda: not stood_in(people[0], house.url))

    play_on(pages, luck, lambda: all(over(page) for page in pages))

    for page in pages:
        expect(page.locator("#prompt-heading")).to_have_text(re.compile("^(You won|You lost|A draw)$"))
    sheets = {sheet(page) for page in pages}
    assert len(sheet(pages[0])) == SEATS
    assert all(row.strip() for row in sheet(pages[0]))
    assert len(sheets) == 1, "six people read different score sheets"
