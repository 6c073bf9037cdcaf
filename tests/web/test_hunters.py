"""Hunters in the browser: whole games by mouse, touch and keys, and for who does not see the drawing."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.table_page import How, TablePage, visit
from web.test_pages import LOOKS, no_serious_violations

NewContext = Callable[..., BrowserContext]


class HuntersPage(TablePage):
    """One hero's page."""

    def possible(self) -> list[str]:
        """Names of the chips that can be pressed now."""
        found = self.page.locator(".prompt [data-chip]:not([aria-disabled])").evaluate_all(
            "all => all.map(one => one.dataset.chip)"
        )
        return [str(name) for name in found]

    def walk(self, cell: str) -> None:
        """Go to a cell by the keys of the six directions, over cells that are there."""
        steps = {"w": (0, -1), "e": (1, -1), "d": (1, 0), "s": (0, 1), "a": (-1, 1), "q": (-1, 0)}
        q, r = map(int, cell.split(","))
        land = self.page.locator("[data-cell]").evaluate_all("all => all.map(one => one.dataset.cell)")
        for _ in range(40):
            here = str(self.page.evaluate("document.activeElement?.dataset?.cell ?? ''"))
            if here == cell:
                return
            if not here:
                self.page.keyboard.press("ArrowUp")  # from anywhere on the page an arrow leads to the map
                continue
            at_q, at_r = map(int, here.split(","))
            reached = {key: (at_q + step[0], at_r + step[1]) for key, step in steps.items()}
            ways = [key for key, (to_q, to_r) in reached.items() if f"{to_q},{to_r}" in land]
            nearest = min(ways, key=lambda key: far(reached[key][0] - q, reached[key][1] - r))
            self.page.keyboard.press(nearest)
        raise AssertionError(f"the keys do not lead to {cell}")

    def act(self) -> None:
        """One press or choice towards some legal decision, by lot."""
        possible, cells = self.possible(), self.cells()
        if "confirm" in possible:
            self.press("confirm")
        elif cells and self.random.random() < 0.6:
            self.choose(self.random.choice(cells))
        else:
            self.press(self.random.choice(possible))


def far(q: int, r: int) -> int:
    """Steps between two cells that lie `q`, `r` apart."""
    return max(abs(q), abs(r), abs(q + r))


def new_game(page: Page, bots: int = 0, **options: str) -> HuntersPage:
    """Open a table of one's own, by the API, and wait for the own turn."""
    visit(page)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": 3} for _ in range(bots))]
    answer = page.request.post(
        "/api/tables",
        data={"game": "hunters", "seats": seats, "options": options},
        headers={"Origin": page.url.rstrip("/")},
    )
    assert answer.status == 201, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    table = HuntersPage(page)
    for _ in range(20):
        assert table.asked()
        if "rest" in table.chips():
            return table  # an action phase of one's own; before it the demon king may have had his turn
        table.decide()
    raise AssertionError("no action phase came")


def play_out(table: HuntersPage, how: How, seed: int) -> None:
    """Play by lot to the end, which the page must tell."""
    table.how = how
    table.random = random.Random(seed)
    assert table.play()
    expect(table.page.locator("#prompt-heading")).to_have_text(re.compile("^(You won|You lost)$"))
    expect(table.page.locator(".prompt .cl")).to_have_attribute(
        "href", re.compile(r"/rules/hunters#HUNTERS-1")
    )
    ended = table.page.locator("#prompt-heading").inner_text()
    table.page.get_by_role("button", name="Result").click()
    expect(table.page.get_by_role("dialog").get_by_role("heading", name=ended)).to_be_visible()


def test_two_clicks_lead_from_the_lobby_to_a_game_with_bots(page: Page) -> None:
    page.goto("/")
    page.locator('[data-room="hunters"]').get_by_role("button", name="Play with bots").click()

    expect(page.locator("[data-cell]")).to_have_count(45)
    expect(page.locator(".heroes section")).to_have_count(3)


@pytest.mark.parametrize(
    ("how", "look"),
    [
        ("mouse", {"viewport": {"width": 1280, "height": 800}}),
        ("touch", {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}),
        ("keys", {"viewport": {"width": 834, "height": 1112}}),
    ],
)
def test_a_whole_game_alone(how: How, look: dict[str, object], new_context: NewContext) -> None:
    page = new_context(**look).new_page()
    play_out(new_game(page), how, seed=3)


def test_a_new_table_is_made_for_the_heroes_that_are_wanted(page: Page) -> None:
    page.goto("/new/hunters")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").click()
    page.get_by_role("combobox", name="Demon king").select_option("gloomsoil")
    expect(page.locator('[data-option="p1"]')).to_be_visible()
    expect(page.locator('[data-option="p2"]')).to_be_hidden()
    page.get_by_role("combobox", name="Hero of p0").select_option("scout")
    page.locator("[data-create]").click()

    expect(page.locator(".heroes section")).to_have_count(2)
    expect(page.get_by_role("region", name="Gloomsoil")).to_be_visible()
    expect(page.locator(".heroes section").first).to_contain_text("Scout")


def test_what_is_not_possible_says_why_with_its_clause(page: Page) -> None:
    for _ in range(10):  # the demon king may stand beside the hero at once
        table = new_game(page)
        if "attack" not in table.possible():
            break

    before = table.upto
    page.locator('[data-chip="attack"]').click(force=True)  # it is shown as not possible, and can be pressed

    expect(page.locator(".why")).to_contain_text("next to")
    expect(page.locator(".why .cl")).to_have_attribute("href", "/rules/hunters#HUNTERS-8.1")
    assert table.upto == before


def test_another_payment_is_chosen_from_the_hand(page: Page) -> None:
    table = new_game(page)
    table.press("rest")  # a rest takes any card

    place = page.locator("[data-hand][aria-pressed=false]").last.get_attribute("data-hand")
    other = page.locator(f'[data-hand="{place}"]')
    other.click()

    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-hand][aria-pressed=true]")).to_have_count(1)
    paid = other.get_attribute("aria-label")
    before = table.upto
    table.press("confirm")
    page.wait_for_function("upto => Number(document.querySelector('.table').dataset.upto) > upto", arg=before)
    expect(page.locator(".log li", has_text="Discarded").last).to_contain_text(str(paid))


def test_the_text_form_holds_every_legal_decision(page: Page) -> None:
    table = new_game(page)
    page.keyboard.press("t")
    expect(page.get_by_role("table")).to_be_visible()
    offered = page.locator("[data-answer]").evaluate_all("all => all.map(one => one.dataset.answer)")
    assert any(str(one).startswith("move:") for one in offered)
    before = table.upto

    page.locator("[data-answer^=rest]").first.click()

    page.wait_for_function("upto => Number(document.querySelector('.table').dataset.upto) > upto", arg=before)


def test_the_turn_and_the_log_are_told_to_who_does_not_see(page: Page) -> None:
    table = new_game(page)
    table.press("rest")
    table.press("confirm")

    expect(page.locator("[data-live=log]")).to_contain_text("Rests")


def test_the_language_changes_in_the_middle_of_a_choice(page: Page) -> None:
    table = new_game(page)
    table.press("rest")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="繁體中文").or_(page.get_by_role("radio", name="中文")).first.click()
    page.keyboard.press("Escape")

    expect(page.locator("#prompt-heading")).to_contain_text("休整")
    expect(page.locator('[data-chip="confirm"]')).to_be_visible()


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_at_the_table(look: str, new_context: NewContext) -> None:
    page = new_context(**LOOKS[look]).new_page()
    table = new_game(page, bots=1)
    no_serious_violations(page)
    table.press("rest")
    no_serious_violations(page)
    page.locator(".heroes section button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    no_serious_violations(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    no_serious_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"
