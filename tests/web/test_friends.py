"""What friends meet on their way to a game: late links, second thoughts, tables left, names, slow lines."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route, expect

from web.table_page import WAIT
from web.test_chrome import opened

NewContext = Callable[..., BrowserContext]


def invited(host: Page, *seats: str | int, **terms: Any) -> str:
    """The link to the first open seat of a new table, which the host looks at."""
    host.goto(f"/t/{opened(host, *(seats or ('me', 'open')), **terms)}")
    return host.get_by_role("textbox", name="Invite link").first.input_value()


def sit(guest: Page, link: str) -> None:
    """Follow the link and take its seat."""
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()


def test_a_link_that_comes_too_late_invites_nobody(new_context: NewContext) -> None:
    host, guest, third = (new_context().new_page() for _ in range(3))
    link = invited(host, begin="ready")
    sit(guest, link)
    expect(guest.get_by_role("button", name="I am ready")).to_be_visible()

    third.goto(link)

    expect(third.get_by_role("alert")).to_have_text("Somebody else took that seat; you are watching.")
    expect(third.get_by_role("dialog")).to_have_count(0)


def test_who_only_watched_may_sit_down_after_all(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    guest.goto(invited(host, begin="ready"))
    guest.get_by_role("button", name="Only watch").click()
    expect(guest.get_by_role("dialog")).to_have_count(0)

    guest.locator("main").get_by_role("button", name="Sit down").click()
    guest.get_by_role("dialog").get_by_role("button", name="Sit down").click()

    expect(guest.get_by_role("button", name="I am ready")).to_be_visible()


def test_a_table_that_everybody_left_before_it_began_says_so(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    guest.goto(invited(host, "me", "open", 1, game="guixi", reach="public"))
    guest.get_by_role("button", name="Only watch").click()

    host.get_by_role("button", name="Get up").click()

    expect(guest.get_by_role("status").filter(has_text="Everybody has left this table.")).to_be_visible()
    expect(guest.locator("main .btn", has_text="Sit down")).to_have_count(0)
    ways = guest.locator("main").get_by_role("link")
    expect(ways.filter(has_text="New table")).to_have_attribute("href", "/new/guixi")
    expect(guest.locator(".table")).to_have_count(0)


def test_who_has_no_name_finds_one_where_friends_are_awaited(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    link = invited(host, "me", "open", 1, game="guixi", begin="ready")
    expect(host.locator("main [data-seat='0']")).to_contain_text("#")

    host.get_by_role("textbox", name="Your name").fill("阿華")
    host.get_by_role("button", name="Remember").click()

    expect(host.locator("main [data-seat='0']")).to_contain_text("阿華")
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Sit at the table of 阿華?")).to_be_visible()


def test_links_are_told_for_as_many_as_are_awaited(page: Page) -> None:
    invited(page, "me", "open", "open", 1, game="guixi", begin="ready")
    links = page.get_by_role("region", name="Waiting for friends")
    expect(links).to_contain_text("each is for one seat. The game starts when everybody is ready.")

    invited(page)
    expect(page.get_by_role("region", name="Waiting for a friend")).to_contain_text(
        "when the last seat is taken."
    )


def test_who_looks_back_after_the_end_hears_of_another_game(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    sit(guest, invited(host))
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    guest.locator("[data-chip=replay]").click()
    guest.get_by_role("slider", name="Which moment").focus()

    host.locator("[data-chip=rematch]").click()

    expect(guest.locator(".past .yours")).to_have_text(re.compile("^#[0-9]{4} wants to play again$"))
    guest.keyboard.press("Escape")
    guest.locator("[data-chip=rematch]").click()
    expect(guest.locator(".table")).to_have_attribute("data-status", "playing", timeout=WAIT)


def test_who_watches_late_is_told_why_nothing_has_begun(page: Page, new_context: NewContext) -> None:
    table = opened(page, "me", 1, watch={"delay": 5, "eyes": "open"})
    watcher = new_context().new_page()
    watcher.goto(f"/t/{table}")

    hint = watcher.get_by_role("status").filter(has_text="You watch 5 minutes later than it happens")
    expect(hint).to_be_visible()


def test_who_has_left_for_good_neither_decides_nor_resigns(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    sit(guest, invited(host, drop={"grace": 60, "returns": False, "counts": "lost"}))
    expect(guest.get_by_role("button", name="Resign")).to_be_visible()
    guest.locator("[data-tool=panel]").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave, let a bot play").click()

    expect(guest.locator(".prompt .about")).to_contain_text("A bot decides in your place.")
    expect(guest.get_by_role("button", name="Resign")).to_have_count(0)


def test_a_page_that_is_long_in_coming_says_so(page: Page) -> None:
    table = opened(page, "me", 1)
    held: list[Route] = []
    page.route(re.compile("/assets/TablePage-.*js$"), lambda route: held.append(route))
    page.goto(f"/t/{table}")

    expect(page.get_by_role("status").filter(has_text="Opening…")).to_be_visible()
    expect(page.locator("main[aria-busy=true]")).to_have_count(1)

    for route in held:
        route.continue_()
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)


GONE: dict[str, Any] = {"status": 404, "body": "{}", "content_type": "application/json"}
RULES = re.compile("/assets/RulesPage-.*js$")


def test_a_part_that_does_not_come_is_asked_for_again(page: Page) -> None:
    page.route(RULES, lambda route: route.fulfill(**GONE))
    page.goto("/rules/aras")
    expect(page.get_by_role("heading", name="This page did not load")).to_be_visible()

    page.unroute(RULES)
    page.get_by_role("button", name="Try again").click()

    expect(page.locator("[id='ARAS-1.1']")).to_be_attached()


def test_a_site_that_was_renewed_under_an_open_page_is_loaded_anew(page: Page) -> None:
    page.goto("/")
    link = page.get_by_role("link", name="Rules").first
    expect(link).to_be_visible()
    page.evaluate("window.old = true")
    asked: list[str] = []  # which build there is
    page.route(RULES, lambda route: route.continue_() if asked else route.fulfill(**GONE))

    def tell(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=200, body="<script type=module src=/assets/another.js></script>")

    page.route(re.compile("//[^/]+/$"), tell)

    link.click()

    expect(page.locator("[id='ARAS-1.1']")).to_be_attached()
    assert page.evaluate("window.old") is None
    assert len(asked) == 1
