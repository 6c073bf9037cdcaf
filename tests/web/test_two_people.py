"""Two browsers at one table, by invite link: playing, agreeing on a draw, resigning, another game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.table_page import WAIT, TablePage

SEEN = "upto => Number(document.querySelector('.table').dataset.upto) > upto"
NewContext = Callable[..., BrowserContext]


@pytest.fixture
def pair(new_context: NewContext) -> tuple[TablePage, TablePage]:
    """Two people at a table of at most six turns; the one who opened it has the first word."""
    host = new_context().new_page()
    host.goto("/new/aras")
    host.get_by_role("radio", name="A friend").click()
    host.get_by_role("radio", name="first", exact=True).click()
    host.get_by_role("spinbutton", name="Turn limit").fill("6")
    host.get_by_role("button", name="Open and wait").click()
    link = host.get_by_role("textbox", name="Invite link").input_value()

    guest = new_context().new_page()
    guest.goto(link)
    guest.get_by_role("textbox", name="Your name").fill("白露")
    guest.get_by_role("button", name="Sit down").click()
    return TablePage(host), TablePage(guest, seed=2)


def test_two_browsers_play_a_whole_game_and_then_another(pair: tuple[TablePage, TablePage]) -> None:
    host, guest = pair
    expect(host.page.get_by_role("region", name="Seat B: 白露")).to_be_visible()

    take_turns(host, guest)

    assert {host.ending(), guest.ending()} in ({"You won", "You lost"}, {"A draw"})
    assert host.lines == guest.lines
    first = host.page.url
    sockets: list[str] = []
    host.page.on("websocket", lambda socket: sockets.append(socket.url))
    host.page.locator("[data-chip=rematch]").click()
    expect(guest.page.locator("[data-chip=rematch]")).to_contain_text("wants to", timeout=WAIT)
    guest.page.locator("[data-chip=rematch]").click()
    host.page.wait_for_url(lambda url: url != first)
    guest.page.wait_for_url(host.page.url)
    expect(host.page.locator(".table")).to_have_attribute("data-status", "playing")
    assert len(sockets) == 1, "the page of the next table is drawn once"


def test_a_draw_needs_both(pair: tuple[TablePage, TablePage]) -> None:
    host, guest = pair
    expect(host.page.locator(".prompt.mine")).to_be_visible()
    offer(host.page)
    guest.page.locator("[data-chip=draw-decline]").click()
    expect(host.page.locator("[data-bar=declined]")).to_contain_text("was declined")
    expect(host.page.locator(".table")).to_have_attribute("data-status", "playing")
    offer(host.page)
    expect(host.page.locator("[data-bar=declined]")).to_have_count(0)
    host.page.get_by_role("button", name="Take it back").click()
    expect(guest.page.locator("[data-ask]")).to_have_count(0)
    expect(host.page.locator("[data-ask], [data-bar=declined]")).to_have_count(0)
    offer(host.page)

    guest.page.locator("[data-chip=draw-agree]").click()

    assert host.ending() == guest.ending() == "A draw"


def test_who_resigns_loses(pair: tuple[TablePage, TablePage]) -> None:
    host, guest = pair
    expect(host.page.locator(".prompt.mine")).to_be_visible()
    host.page.get_by_role("button", name="Resign").press("Enter")
    expect(host.page.get_by_role("dialog")).to_contain_text("cannot be taken back")
    host.page.get_by_role("dialog").get_by_role("button", name="Resign").press("Enter")

    assert host.ending() == "You lost"
    expect(host.page.locator("#prompt-heading")).to_be_focused()  # the button has gone
    assert guest.ending() == "You won"


def test_who_looks_back_is_told_that_it_became_their_turn(pair: tuple[TablePage, TablePage]) -> None:
    host, guest = pair
    for one in pair:  # the host's turn, then the guest's
        expect(one.page.locator(".prompt.mine")).to_be_visible()
        if one is guest:
            host.page.locator("[data-tool=past]").click()
            expect(host.page.locator(".past")).not_to_contain_text("Your turn")
        while one.page.locator(".prompt.mine").count():
            assert one.decide()

    expect(host.page.locator(".past")).to_contain_text("Your turn")
    expect(host.page).to_have_title(re.compile("^Your turn"))
    expect(host.page.locator("#prompt-heading")).to_contain_text("decides")
    host.page.locator("[data-past=now]").click()
    expect(host.page.locator(".prompt.mine")).to_be_visible()


def test_others_only_watch(pair: tuple[TablePage, TablePage], new_context: NewContext) -> None:
    host, _ = pair
    assert host.decide()

    third = new_context().new_page()
    third.goto(host.page.url)

    expect(third.locator("#prompt-heading")).to_contain_text("decides")
    expect(third.locator("[data-legal]")).to_have_count(0)
    assert TablePage(third).lines == host.lines


def offer(page: Page) -> None:
    """Offer a draw and confirm it."""
    page.get_by_role("button", name="Draw", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()


def take_turns(*players: TablePage) -> None:
    """Let whoever is asked decide until the game is over."""
    for _ in range(120):
        for player in players:
            if player.over:
                return
            if player.page.locator(".prompt.mine").count():
                before = player.upto
                player.decide()
                for other in players:
                    other.page.wait_for_function(SEEN, arg=before, timeout=WAIT)
    raise AssertionError("the game does not end")
