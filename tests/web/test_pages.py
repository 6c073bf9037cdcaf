"""Every page is reachable, readable without seeing it, and says plainly what it cannot do."""

import itertools
import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Locator, Page, Request, expect

from server.people import Person
from web.table_page import WAIT, TablePage, visit

NewContext = Callable[..., BrowserContext]
PATHS = ["/", "/new/aras", "/rules/aras#ARAS-4.4", "/about", "/account", "/nowhere", "/t/nosuch"]
LOOKS = {  # both layouts and both themes, once each
    "desk": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "phone": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"},
}

TOLD = """() => {
  const heard = [];
  new MutationObserver((records) => {
    for (const { target } of records) {
      const live = (target.parentElement ?? target).closest('[data-live=log], [data-live=turn]');
      if (live) heard.push([live.dataset.live, live.textContent]);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}"""  # a list that grows by what live regions say: which, and what


def no_serious_violations(page: Page) -> None:
    """Fail with axe's report if it finds anything serious or critical."""
    found = Axe().run(page)
    serious = [one for one in found.response["violations"] if one["impact"] in ("serious", "critical")]
    assert not serious, found.generate_report()


def bot_table(page: Page, **options: str | int) -> None:
    """Open a table of one's own against a bot, by the API, and look at it."""
    visit(page)
    answer = page.request.post(
        "/api/tables",
        data={"game": "aras", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}], "options": options},
        headers={"Origin": page.url.rstrip("/")},
    )
    assert answer.status == 201, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    page.locator(".prompt").wait_for()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    "path", ["/", "/new/aras", "/rules/aras#ARAS-4.4", "/about", "/account", "/nowhere", "/t/nosuch"]
)
def test_axe_finds_nothing_serious_on(path: str, look: str, new_context: NewContext) -> None:
    page = new_context(**LOOKS[look]).new_page()
    page.goto(path)
    page.get_by_role("heading", level=1).first.wait_for()
    if path.startswith("/rules"):
        page.locator("[id='ARAS-4.4']").wait_for()
    no_serious_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"


def test_a_phone_shows_every_link_of_the_bar_whole(new_context: NewContext) -> None:
    page = new_context(**LOOKS["phone"]).new_page()
    for path in ("/", "/new/aras", "/rules/aras", "/about"):
        page.goto(path)
        page.locator("nav a[aria-current]").first.wait_for()
        assert page.locator("header nav").evaluate("nav => nav.scrollWidth <= nav.clientWidth"), path


def test_an_address_that_is_no_text_leads_to_no_page(page: Page) -> None:
    page.goto("/%ff")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")


def test_about_lists_the_revision_of_each_game_by_itself(page: Page) -> None:
    page.goto("/about")
    expect(page.locator("dd", has_text="aras-1")).to_have_text("aras-1, guixi-1, hunters-1")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_at_the_table(look: str, new_context: NewContext) -> None:
    page = new_context(**LOOKS[look]).new_page()
    bot_table(page)
    TablePage(page).play(4)
    no_serious_violations(page)
    page.keyboard.press("t")
    expect(page.get_by_role("table")).to_be_visible()
    no_serious_violations(page)


def test_axe_finds_nothing_serious_in_dialogs(page: Page) -> None:
    bot_table(page)
    for name in ("Settings", "Resign", "Draw"):
        page.get_by_role("button", name=name, exact=True).click()
        no_serious_violations(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


def test_axe_finds_nothing_serious_while_a_friend_is_awaited(page: Page, new_context: NewContext) -> None:
    page.goto("/new/aras")
    page.get_by_role("radio", name="A friend").click()
    page.get_by_role("button", name="Open and wait").click()
    link = page.get_by_role("textbox", name="Invite link").input_value()
    no_serious_violations(page)

    friend = new_context().new_page()
    friend.goto(link)
    expect(friend.get_by_role("dialog")).to_be_visible()
    no_serious_violations(friend)


def test_axe_finds_nothing_serious_while_characters_are_chosen(page: Page) -> None:
    bot_table(page, characters="??")
    assert TablePage(page).asked()
    no_serious_violations(page)
    page.get_by_role("button", name="Pix").or_(page.get_by_role("button", name="Deld")).first.click()
    page.locator("[data-chip=confirm]").click()
    expect(page.locator(".board")).to_be_visible()


def test_an_illegal_place_says_why_with_its_clause(page: Page) -> None:
    bot_table(page)
    table = TablePage(page)
    assert table.asked()
    table.press("skip")
    assert table.asked()

    page.locator('[data-cell="d4"]').click()

    expect(page.locator(".why")).to_contain_text("Not d4")
    expect(page.locator(".why .cl")).to_have_attribute("href", "/rules/aras#ARAS-12.1")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_be_hidden()


def test_the_text_board_decides_as_well(page: Page) -> None:
    bot_table(page)
    table = TablePage(page)
    assert table.asked()
    before = table.upto
    page.get_by_role("button", name="Board as text").click()
    expect(page.get_by_text(re.compile(r"^\s*Totals: A \d+, B \d+\s*$"))).to_be_visible()
    expect(page.locator("caption")).to_contain_text(re.compile(r"face down\.\s+Cells"), use_inner_text=True)

    page.get_by_role("button", name="+d4 Place d4").click()

    page.wait_for_function("upto => Number(document.querySelector('.table').dataset.upto) > upto", arg=before)
    expect(page.get_by_role("cell", name="a ①")).to_be_visible()


def test_the_turn_and_the_log_are_told_to_who_does_not_see(page: Page) -> None:
    bot_table(page)
    table = TablePage(page)
    assert table.asked()
    table.choose("d4")
    expect(page.locator("[data-live=log]")).to_contain_text(re.compile(r"^.+: Placed .*d4"))
    expect(page.locator("[data-live=turn]")).to_have_text("Summon, move or attack")
    told = page.evaluate_handle(TOLD)
    table.press("pass")
    expect(page.locator("[data-live=turn]")).to_contain_text("Your turn", timeout=30_000)

    # What is urgent would be heard before what led to it, or instead of it.
    assert page.locator("[data-live=turn], [data-live=log]").evaluate_all(
        "all => all.map(one => one.ariaLive)"
    ) == ["polite", "polite"]
    heard = [tuple(one) for one in told.json_value()]
    kinds = [kind for kind, text in heard if text]
    assert kinds[-2:] == ["log", "turn"], heard
    assert kinds.count("turn") == 1, heard
    assert all(one != other for one, other in itertools.pairwise(heard)), "said twice"


def test_one_tab_stop_leads_to_the_board(page: Page) -> None:
    bot_table(page)
    expect(page.locator("[data-cell][tabindex='0']")).to_have_count(1)
    expect(page.locator("[data-cell]")).to_have_count(44)


def test_the_create_page_sends_what_it_shows(page: Page) -> None:
    page.goto("/new/aras")
    page.get_by_role("radiogroup", name="Shape of the dragon").get_by_role("radio", name="both").click()
    page.get_by_role("radiogroup", name="Characters").get_by_role("radio", name="given").click()
    page.get_by_role("combobox", name="Character of A").select_option("W")
    summary = page.get_by_role("complementary")
    expect(summary).to_contain_text("both")
    expect(summary).to_contain_text("A: Shane")

    page.get_by_role("button", name="Start").click()

    expect(page.locator("[data-seat='0']")).to_contain_text("Shane")


def test_a_new_table_may_be_of_another_game(page: Page) -> None:
    page.goto("/new/aras")
    games = page.get_by_role("navigation", name="Game")
    expect(games.get_by_role("link", name="Aras")).to_have_attribute("aria-current", "page")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="four").click()

    games.get_by_role("link", name="Guixi").click()

    expect(page.get_by_role("heading", level=1)).to_contain_text("Guixi")
    expect(page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="6")).to_be_checked()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-seat]")).to_have_count(3)


def test_four_players_sit_in_two_teams(page: Page) -> None:
    page.goto("/new/aras")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="four").click()
    page.get_by_role("button", name="Start").click()

    expect(page.locator("[data-seat]")).to_have_count(4)
    assert TablePage(page).decide()


def test_a_bad_invite_is_refused_in_words(page: Page, base_url: str) -> None:
    friend = Person(base_url)
    table = friend.create("me", "open")
    page.goto(f"/t/{table}?k=wrong")
    page.get_by_role("button", name="Sit down").click()

    expect(page.get_by_role("alert")).to_contain_text("opens no seat")
    friend.leave()


def test_without_a_server_the_lobby_says_so(page: Page) -> None:
    page.goto("/")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play a bot").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")


def test_the_first_page_is_light(page: Page) -> None:
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    page.on("requestfinished", weigh)
    page.goto("/", wait_until="networkidle")
    scripts = {url: size for url, size in sizes.items() if url.endswith(".js")}
    assert scripts
    assert sum(scripts.values()) <= 300_000, f"uncompressed: {scripts}"
    assert not any("TablePage" in url for url in scripts), "the game is fetched only at a table"


@pytest.mark.browser_context_args(service_workers="allow")
def test_no_page_complains_to_its_console(page: Page) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda problem: said.append(str(problem)))
    for path in PATHS[:4]:
        page.goto(path, wait_until="networkidle")
    bot_table(page)
    TablePage(page).play(4)
    page.wait_for_timeout(1_500)  # the wide fonts come when the page is quiet

    assert said == []


def test_the_keyboard_stays_in_the_prompt_when_its_chip_vanishes(page: Page) -> None:
    bot_table(page)
    assert TablePage(page).asked()
    page.locator("[data-chip=skip]").focus()

    page.keyboard.press("Enter")

    expect(page.locator("#prompt-heading")).to_have_text("Summon, move or attack")
    expect(page.locator("#prompt-heading")).to_be_focused()


def test_a_link_at_the_top_leads_past_board_and_log_to_the_prompt(page: Page) -> None:
    bot_table(page)
    assert TablePage(page).asked()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))

    page.get_by_role("link", name="Skip to the prompt").press("Enter")

    expect(page.locator("#prompt-heading")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".prompt :focus")).to_have_count(1)
    assert page.evaluate("scrollY") == 0
    assert sockets == [], "the table is not connected anew"


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_another_page_begins_at_its_heading_and_a_table_at_its_question(keys: bool, page: Page) -> None:
    def press(what: Locator) -> None:
        if keys:
            what.focus()
            page.keyboard.press("Enter")
        else:
            what.click()

    visit(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("body")).to_be_focused()  # the first page begins where a browser begins
    for name in ("About", "Rules", "New table"):
        press(page.get_by_role("navigation").first.get_by_role("link", name=name, exact=True))
        expect(page.get_by_role("heading", level=1)).to_be_focused(timeout=WAIT)
        expect(page).to_have_title(re.compile("^(?!三界).* · 三界 Sanjie$"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_focused(timeout=WAIT)
    press(page.get_by_role("link", name="Sanjie, to the lobby"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title("三界 Sanjie")

    press(page.get_by_role("button", name="Play a bot").first)
    expect(page.locator("#prompt-heading")).to_be_focused(timeout=WAIT)
    expect(page.locator("[data-live=turn]")).to_be_empty()  # the heading says it, once
    press(page.get_by_role("link", name="Sanjie, to the lobby"))
    press(page.locator("[aria-labelledby=my-tables]").get_by_role("link", name="Continue"))
    expect(page.locator("#prompt-heading")).to_be_focused(timeout=WAIT)

    page.reload()
    table = TablePage(page)
    assert table.asked()
    expect(page.locator("body")).to_be_focused()
    assert page.locator("[data-live=turn]").inner_text().startswith("Your turn")
