"""What surrounds the board: clocks, pauses, taking back, leaving and returning, looking back, the result."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.table_page import WAIT, TablePage, visit
from web.test_pages import LOOKS, no_serious_violations

NewContext = Callable[..., BrowserContext]
SEEN = "upto => Number(document.querySelector('.table')?.dataset.upto) > upto"
EARLIER = "upto => Number(document.querySelector('.table').dataset.upto) < upto"
MINUTES: dict[str, Any] = {"kind": "real", "base": 600, "increment": 5, "shared": 60}


def opened(page: Page, *seats: str | int, game: str = "aras", **terms: Any) -> str:
    """Id of a new table of this page's visitor: a seat is "me", "open" or the level of a bot."""
    visit(page)
    wanted = [{"kind": "bot", "level": one} if isinstance(one, int) else {"kind": one} for one in seats]
    answer = page.request.post(
        "/api/tables",
        data={"game": game, "seats": wanted, "terms": terms},
        headers={"Origin": page.url.rstrip("/")},
    )
    assert answer.status == 201, answer.text()
    return str(answer.json()["table"])


@pytest.fixture
def pair(new_context: NewContext) -> tuple[Page, Page]:
    """Two people before the start of a game of Aras with clocks, which begins when both are ready."""
    host, guest = new_context().new_page(), new_context().new_page()
    table = opened(host, "me", "open", begin="ready", clock=MINUTES)
    host.goto(f"/t/{table}")
    guest.goto(host.get_by_role("textbox", name="Invite link").input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("main [data-seat='1']")).to_contain_text("you")
    return host, guest


def begin(*pages: Page) -> None:
    """Everybody is ready, and the game begins."""
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page.locator(".table")).to_have_attribute("data-status", "playing", timeout=WAIT)


def by_panel(page: Page, button: str) -> None:
    """Press a button of the panel about this table."""
    page.locator("[data-tool=panel]").click()
    page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()


def upto(page: Page, number: int) -> None:
    """Wait until the page shows so many answers."""
    expect(page.locator(".table")).to_have_attribute("data-upto", str(number), timeout=WAIT)


def test_a_first_visit_reaches_a_game_in_one_press_and_a_link_its_seat_in_one(
    page: Page, new_context: NewContext
) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play a bot").first.click()
    expect(page.locator(".table")).to_have_attribute("data-status", "playing", timeout=WAIT)

    table = opened(page, "me", "open")
    page.goto(f"/t/{table}")
    friend = new_context().new_page()
    friend.goto(page.get_by_role("textbox", name="Invite link").input_value())
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".table")).to_have_attribute("data-status", "playing", timeout=WAIT)


def test_terms_are_chosen_where_they_are_folded_away_and_shown_before_one_sits_down(
    page: Page, new_context: NewContext
) -> None:
    page.goto("/new/aras")
    page.get_by_role("radio", name="A friend").click()
    expect(page.locator("[data-term=minutes]")).to_be_hidden()
    page.locator("[data-terms] summary").click()
    page.get_by_role("radio", name="minutes", exact=True).click()
    page.get_by_role("spinbutton", name="Minutes on each clock").fill("7")
    page.get_by_role("radio", name="when ready").click()
    no_serious_violations(page)
    page.get_by_role("button", name="Open and wait").click()

    friend = new_context(**LOOKS["phone"]).new_page()
    friend.goto(page.get_by_role("textbox", name="Invite link").input_value())
    expect(friend.get_by_role("dialog")).to_contain_text("7 minutes each.")
    expect(friend.get_by_role("dialog")).to_contain_text("After 5 minutes away, a bot of level 2 stands in.")
    no_serious_violations(friend)


def test_a_public_table_is_found_and_joined_from_the_first_page(page: Page, new_context: NewContext) -> None:
    table = opened(page, "me", "open", reach="public", begin="ready")
    page.goto(f"/t/{table}")
    friend = new_context().new_page()
    friend.goto("/")
    line = friend.locator(f"[aria-labelledby=open-tables] [data-table='{table}']")
    expect(line).to_contain_text("one open seat")
    line.get_by_role("link", name="Look").click()
    friend.get_by_role("button", name="Sit down at B").click()
    expect(page.locator("main [data-seat='1']")).to_have_attribute("data-kind", "person")


def test_the_host_removes_who_has_not_begun_and_fills_the_seat(pair: tuple[Page, Page]) -> None:
    host, guest = pair
    no_serious_violations(host)
    host.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(guest.get_by_role("alert")).to_contain_text("You no longer sit at this table")
    expect(host.locator("[data-seat='1']")).to_have_attribute("data-kind", "open")

    host.get_by_role("button", name="Put a bot of level 2 at B").click()
    expect(host.locator(".table")).to_have_attribute("data-status", "playing", timeout=WAIT)


def test_when_time_is_up_a_bot_answers(page: Page) -> None:
    short = {"kind": "real", "base": 2, "shared": 2}
    page.goto(f"/t/{opened(page, 'me', 1, clock=short)}")
    own = page.locator("[data-clock='0']")
    expect(own).to_have_attribute("data-state", "runs")

    page.wait_for_function(SEEN, arg=0, timeout=WAIT)

    expect(own).to_contain_text("0:00")


def test_people_pause_take_back_leave_and_come_back(pair: tuple[Page, Page]) -> None:
    host, guest = pair
    begin(host, guest)
    by_panel(host, "Ask for a pause")
    guest.locator("[data-ask=pause]").get_by_role("button", name="Agree").click()
    for page in pair:
        expect(page.locator("[data-ask=paused]")).to_be_visible()
        expect(page.locator("[data-clock='0']")).to_have_attribute("data-state", "stopped")
        expect(page.locator("#prompt-heading")).to_have_text("The game is paused")
    guest.get_by_role("button", name="Go on").click()
    expect(host.locator("[data-ask]")).to_have_count(0)
    expect(host.locator("[data-clock='0']")).to_have_attribute("data-state", "runs")

    first, second = TablePage(host), TablePage(guest, seed=2)
    while host.locator(".prompt.mine").count():
        assert first.decide()
    assert second.decide()  # whoever takes back now takes back what another has acted on
    number = second.upto
    upto(host, number)
    host.locator("[data-tool=undo]").click()
    expect(host.get_by_role("dialog")).to_contain_text("everybody has to agree")
    host.get_by_role("button", name="Ask them").click()
    ask = guest.locator("[data-ask=undo]")
    ask.get_by_role("button", name="No", exact=True).click()
    expect(host.locator("[data-ask]")).to_have_count(0)
    host.locator("[data-tool=undo]").click()
    host.get_by_role("button", name="Ask them").click()
    ask.get_by_role("button", name="Agree").click()
    upto(host, number + 1)
    expect(host.locator(".log > li").last).to_contain_text("taken back")

    by_panel(guest, "Leave")
    guest.get_by_role("button", name="Leave, let a bot play").click()
    expect(guest.locator("[data-ask=stood-in]")).to_contain_text("A bot of level 2 plays in your place")
    host.locator("[data-tool=panel]").click()
    expect(host.get_by_role("dialog")).to_contain_text("a bot of level 2 stands in")
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Take my seat back").click()
    expect(guest.locator("[data-ask]")).to_have_count(0)


def test_one_looks_back_while_the_game_goes_on(page: Page) -> None:
    page.goto(f"/t/{opened(page, 'me', 1)}")
    table = TablePage(page)
    boards = {}
    for _ in range(3):
        assert table.asked()
        boards[table.upto] = table.board
        assert table.decide()
    assert table.asked()
    now, shown = table.upto, table.board
    slider = page.get_by_role("slider", name="Which moment")

    page.locator("[data-tool=past]").click()
    expect(slider).to_be_focused()
    for _ in range(now):
        if table.upto in boards and table.upto < now:
            assert table.board == boards.pop(table.upto)
            expect(page.locator("[data-legal]")).to_have_count(0)
        if page.locator("[data-past=back]").is_disabled():
            break
        before = table.upto
        page.keyboard.press("ArrowLeft")
        page.wait_for_function(
            "upto => Number(document.querySelector('.table').dataset.upto) < upto", arg=before
        )
    assert not boards, "a moment was left out"
    assert table.upto == 0
    assert table.lines == ["Nothing has happened yet"]
    no_serious_violations(page)

    page.keyboard.press("ArrowRight")
    upto(page, 1)
    page.locator("[data-past=now]").click()
    upto(page, now)
    assert table.board == shown
    assert table.decide()


@pytest.mark.parametrize("look", LOOKS)
def test_the_result_tells_who_won_how_chance_is_checked_and_what_next(
    look: str, new_context: NewContext
) -> None:
    page = new_context(**LOOKS[look]).new_page()
    page.goto(f"/t/{opened(page, 'me', 1, clock=MINUTES)}")
    table = TablePage(page)
    assert table.decide()
    assert table.asked()
    if look == "phone":
        by_panel(page, "Resign")
    else:
        page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator("[data-chip=result]").click()

    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("You lost")
    expect(sheet.locator("[data-result='1']")).to_contain_text("won")
    no_serious_violations(page)
    link = sheet.get_by_role("link", name="Download the record").get_attribute("href")
    record = json.loads(page.request.get(str(link)).text())
    assert (record["game"], record["ended_by"]) == ("aras", "resigned")
    expect(sheet).to_contain_text(str(record["luck"]["seed"]))
    expect(sheet).to_contain_text(f"sanjie verify {page.url.split('/')[-1]}.jsonl")

    sheet.get_by_role("button", name="Replay").click()
    upto(page, 0)
    page.locator("[data-past=now]").click()
    expect(page.locator("#prompt-heading")).to_have_text("You lost")
    page.locator("[data-chip=result]").click()
    sheet.get_by_role("button", name="A table like this").click()
    expect(page.locator("[data-terms] summary")).to_contain_text("10 minutes each.")

    page.goto("/mine")
    line = page.locator("[data-group=mine-past] [data-table]")
    expect(line).to_contain_text("lost")
    no_serious_violations(page)
    line.get_by_role("link", name="Replay").click()
    upto(page, 0)
    page.locator("[data-past=on]").click()
    upto(page, 1)
