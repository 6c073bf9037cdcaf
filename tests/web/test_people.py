"""The ladder, pages of people and the quick match in the browser, in both layouts and themes."""

import re
import sqlite3
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from machine import House
from sanjie.server.ratings.ladders import NEEDED
from server.accounts import Member
from server.test_pages_of_people import played
from server.test_ratings import member, rated_table
from web.table_page import WAIT
from web.test_pages import LOOKS, no_serious_violations

NewContext = Callable[..., BrowserContext]
SMALL = """() => [...document.querySelectorAll('main a, main button')].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && (height < 43.5 || width < 43.5);
}).map((one) => one.textContent)"""

SMALL_NAMES = """() => [...document.querySelectorAll('a[href^="/people/"]')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const met = (dx, dy) => document.elementFromPoint(left + dx, top + dy) === one;
  let [wide, high] = [1, 1];
  for (const way of [-1, 1]) {
    for (let far = 1; far < 44 && met(far * way, 0); far++) wide++;
    for (let far = 1; far < 44 && met(0, far * way); far++) high++;
  }
  return Math.min(wide, high) < 43;
}).map((one) => one.textContent)"""


def as_seen_by(person: Member, context: BrowserContext) -> Page:
    """A page in which the person is signed in."""
    for name, value in person.http.cookies.items():
        context.add_cookies([{"name": name, "value": value, "url": person.url}])
    return context.new_page()


def sound(page: Page) -> None:
    """Fail if axe finds something, a control is too small for a finger, or the page is too wide."""
    no_serious_violations(page)
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"


def rate(house: House, person: Member, strength: float) -> None:
    """Put somebody on the ladder of Guixi."""
    with sqlite3.connect(house.data / "sanjie.db", timeout=60) as database:
        row = "INSERT INTO ratings VALUES ('guixi', ?, ?, ?, 1, 0, 0, ?, 2, 1700000000)"
        for number in range(1, NEEDED + 1):
            database.execute(row, (person.id(), number, person.create("me", 1), strength + number / 4))
            database.commit()
    person.http.put("/api/account/page", json={"hidden": False})  # the ladder is read anew


@pytest.mark.parametrize("look", LOOKS)
def test_from_the_ladder_to_a_page_and_to_a_game(look: str, house: House, new_context: NewContext) -> None:
    ann, bob = member(house), member(house)
    rate(house, ann, 90.0)  # ahead of whoever else is there
    table = played(ann, bob, "public").table["table"]
    page = as_seen_by(bob, new_context(**LOOKS[look]))
    page.goto("/mine")
    page.get_by_role("link", name="Ladder").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ladder")
    page.get_by_role("link", name="Guixi", exact=True).click()
    row = page.locator(f"[data-page='{ann.name}']")
    expect(row).to_contain_text("4150 ± 80")  # 1500 + 40 · (91.25 - 25), 40 · 2
    expect(page.get_by_text("You are not on it")).to_be_visible()
    expect(page.get_by_role("img")).to_have_count(1)
    sound(page)

    row.get_by_role("link", name=ann.name).click()

    expect(page.get_by_role("heading", level=1)).to_have_text(ann.name)
    expect(page.locator("[data-ladder=guixi]")).to_contain_text("4150 ± 80")
    between = page.get_by_role("img", name=f"0 won by you, 1 by {ann.name}, 0 together, 0 by neither")
    expect(between).to_be_visible()
    line = page.locator(f"[data-table='{table}']")
    expect(line).to_have_attribute("data-outcome", "won")
    expect(line.get_by_role("link", name=bob.name[:12].strip())).to_have_attribute(
        "href", f"/people/{bob.name.replace(' ', '%20')}"
    )
    sound(page)
    line.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(f"/t/{table}#replay$"))


def test_who_hides_their_page_says_so_in_the_account(house: House, new_context: NewContext) -> None:
    ann = member(house)
    page = as_seen_by(ann, new_context())
    other = new_context().new_page()
    path = f"/people/{ann.name.replace(' ', '%20')}"
    other.goto(path)
    expect(other.get_by_role("heading", level=1)).to_have_text(ann.name)
    page.goto("/account")

    page.get_by_role("button", name="Hide it").click()

    expect(page.get_by_text("Nobody else can see your page")).to_be_visible()
    page.get_by_role("link", name="Look at your page").click()
    expect(page.get_by_text("This is your own page. Nobody else can see it.")).to_be_visible()
    other.reload()
    expect(other.get_by_role("heading", level=1)).to_have_text("Nobody of that name shows a page.")
    sound(other)


@pytest.mark.parametrize("look", LOOKS)
def test_two_people_find_each_other(look: str, new_context: NewContext) -> None:
    first, second = (new_context(**LOOKS[look]).new_page() for _ in range(2))
    first.goto("/")
    first.get_by_role("link", name="Play with people").click()
    sound(first)
    first.get_by_role("radio", name="Guixi").click()
    first.get_by_role("radio", name="3", exact=True).click()
    first.get_by_role("button", name="Find people").click()
    expect(first.get_by_role("status").filter(has_text="1 of 3 are here.")).to_be_visible(timeout=WAIT)
    sound(first)
    first.get_by_role("button", name="Stop looking").click()
    expect(first.get_by_role("button", name="Find people")).to_be_visible()
    first.get_by_role("radio", name="Aras").click()

    first.get_by_role("button", name="Find people").click()
    expect(first.get_by_role("status").filter(has_text="1 of 2 are here.")).to_be_visible(timeout=WAIT)
    first.reload()  # who looks at the page anew waits on
    expect(first.get_by_role("status").filter(has_text="1 of 2 are here.")).to_be_visible(timeout=WAIT)
    second.goto("/match")
    second.get_by_role("button", name="Find people").click()

    for page in (first, second):
        expect(page).to_have_url(re.compile("/t/[^/?]+$"), timeout=WAIT)
        page.locator(".prompt").wait_for()
    assert first.url == second.url


def seated(host: Member, guest: Member, game: str, *bots: int) -> str:
    """The path of a table in play of two who have pages, and bots after them."""
    seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": level} for level in bots)]
    answer = host.http.post("/api/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    chair = host.open(table)
    guest.join(chair.table["invite"])
    chair.hear_table(lambda seen: bool(seen["status"] == "playing"))
    return f"/t/{table}"


@pytest.mark.parametrize(("game", "bots"), [("aras", 0), ("guixi", 2), ("hunters", 1)])
def test_a_name_at_the_table_leads_to_the_page_of_who_has_one(
    game: str, bots: int, house: House, new_context: NewContext
) -> None:
    ann, bob = member(house), member(house)
    context = new_context(**LOOKS["desk"])
    page = as_seen_by(ann, context)
    page.goto(seated(ann, bob, game, *[1] * bots))
    page.locator(".prompt").wait_for()
    named = page.get_by_role("link", name=bob.name[:12].strip(), exact=True)
    if game == "hunters":  # a hero's panel is a button; the name is in the sheet it opens
        page.locator("section.hero").filter(has_text=bob.name[:12].strip()).get_by_role("button").click()
    expect(named).to_have_count(1)
    expect(page.get_by_role("link", name=re.compile("Bot"))).to_have_count(0)  # has no page
    assert page.evaluate(SMALL_NAMES) == []

    named.focus()
    with context.expect_page() as opened:
        page.keyboard.press("Enter")

    expect(opened.value.get_by_role("heading", level=1)).to_have_text(bob.name)
    expect(page.locator(".table")).to_have_attribute("data-status", "playing")  # it stays where it was


def test_a_name_at_a_table_leads_nowhere_where_its_person_hides_or_is_a_guest(
    house: House, new_context: NewContext
) -> None:
    ann, bob = member(house), member(house)
    bob.http.put("/api/account/page", json={"hidden": True})
    page = as_seen_by(ann, new_context(**LOOKS["desk"]))
    path = seated(ann, bob, "aras")
    page.goto(path)
    seat = page.locator("[data-seat='1']")
    expect(seat).to_contain_text(bob.name[:12].strip())
    expect(seat.get_by_role("link")).to_have_count(0)

    phone = as_seen_by(bob, new_context(**LOOKS["phone"]))
    phone.goto(path)
    seat = phone.locator("[data-seat='0']")
    expect(seat).to_contain_text(ann.name[:12].strip())
    expect(seat.get_by_role("link")).to_have_count(0)  # no room for a finger; the sheet has it
    phone.locator("[data-tool=panel]").click()
    expect(phone.get_by_role("dialog").get_by_role("link", name=ann.name[:12].strip())).to_be_visible()


def test_a_guest_invited_to_a_rated_game_reads_that_it_needs_an_account(
    house: House, new_context: NewContext
) -> None:
    host = member(house)
    own = as_seen_by(host, new_context())
    own.goto(f"/t/{rated_table(host, 'me', 'open')}")
    invite = own.get_by_role("textbox", name="Invite link").input_value()
    page = new_context().new_page()
    page.goto(invite)

    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("who sits here needs an account")
    expect(sheet).not_to_contain_text("No account needed")
    sheet.get_by_role("link", name="Your account").click()
    page.wait_for_url("**/account")
