"""The examples of the rulebook, played on its page."""

from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect

from machine import House
from sanjie import rulebook

WAIT: Final = 30_000


def opened(page: Page, clause: str) -> Locator:
    """The example below a clause, once its board is there."""
    place = page.locator(f'[data-example="{clause}"]')
    place.get_by_role("button", name="Try it").click(timeout=WAIT)
    expect(place.locator("svg.board")).to_be_visible(timeout=WAIT)
    return place


def stands(place: Locator, position: str) -> None:
    """Wait until the board shows that position."""
    expect(place.locator("section")).to_have_attribute("data-position", position, timeout=WAIT)


def test_an_example_is_played_refused_by_its_clause_and_shown(house: House, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{house.url}/rules/aras#ARAS-6.4")
    offered = page.locator("[data-example]")
    expect(offered).to_have_count(len(rulebook.examples("aras")), timeout=WAIT)
    place = opened(page, "ARAS-6.4")
    begin = "6/4a3/7b/8/1A3A2/6 A A 15,15 12,14 -- 9 1 - -"
    stands(place, begin)

    place.locator("[data-cell=b2]").click()
    assert place.locator("[data-cell=h3][data-legal]").count() == 0
    place.locator("[data-cell=h3]").click()
    expect(place.locator(".why .cl")).to_have_text("ARAS-6.4")
    stands(place, begin)
    place.locator("[data-cell=g5]").click()
    stands(place, "6/4a1A+1/7b/8/5A2/6 A M 15,15 12,14 -- 9 1 - -")
    place.get_by_role("button", name="Start again").click()
    stands(place, begin)

    place.get_by_role("button", name="Show me").click()
    stands(place, "6/4a1A1/7b/8/5A2/6 B P 15,15 12,14 -- 10 2 - -")
    expect(place.locator(".who")).to_have_text("B decides")
    place.get_by_role("button", name="Next example").click()
    expect(page.locator('[data-example="ARAS-6.7"] svg.board')).to_be_visible(timeout=WAIT)
    expect(page.locator("svg.board")).to_have_count(1)


def test_every_example_plays_its_answers(house: House, page: Page) -> None:
    page.goto(f"{house.url}/rules/aras")
    for example in rulebook.examples("aras"):
        place = opened(page, example.clause)
        place.get_by_role("button", name="Show me").click()
        expect(place.locator("section")).not_to_have_attribute(
            "data-position", example.position, timeout=WAIT
        )
        expect(place.locator(".why")).to_have_count(0)
        place.get_by_role("button", name="Close").click()


def test_an_example_fits_a_phone(
    house: House, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    look = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    with browser.new_context(**{**browser_context_args, **look}) as context:
        page = context.new_page()
        page.goto(f"{house.url}/rules/aras#ARAS-6.7")
        place = opened(page, "ARAS-6.7")
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        place.locator("svg.board").scroll_into_view_if_needed()
        box = place.locator("[data-cell=d4]").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40

        place.locator("[data-cell=b2]").tap()
        place.locator("[data-cell=f3]").tap()
        place.locator('[data-chip="confirm"]').tap()
        expect(place.locator(".who")).to_have_text("A decides")
        stands(place, "6/6b1/8/5A+2/5A2/6 A R 15,15 13,14 -- 9 1 f2:1 -")
