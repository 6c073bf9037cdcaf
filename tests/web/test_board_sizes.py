"""Boards of Aras and Hunters on a phone, upright and on its side, on a tablet and on a large screen.

In every phase board and prompt are seen together, nothing lies over anything, no text is cut, and what is to
be touched is large enough. 200 % and Guixi have tests of their own.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from web.gallery import QUIET, Hall, built, served

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 360, "height": 740},
    "phone on its side": {"width": 844, "height": 390},
    "small phone on its side": {"width": 667, "height": 375},
    "tablet": {"width": 834, "height": 1112},
    "large": {"width": 1920, "height": 1080},
}
SCENES: Final = (
    *("aras-characters", "aras-act", "aras-ability", "aras-swap", "aras-four", "aras-over"),
    *("hunters-act", "hunters-gather", "hunters-parry", "hunters-five", "hunters-won"),
)
PAYING: Final = "hunters-act"  # where a way is chosen, and then the cards for it

AUDIT: Final = Path(__file__).with_name("audit.js").read_text("utf-8")

TOGETHER: Final = """() => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const ours = (word) => !word.startsWith('svelte-');
  const name = (one) => [one.tagName, ...one.classList].filter(ours).join('.');
  const parts = [...document.querySelectorAll('.table > .top, .table > .stage, .table > .side > *, .prompt')]
    .filter((one) => one.checkVisibility() && box(one).height > 0);
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) {
    wrong.push(`the page is ${scrollWidth}x${scrollHeight}`);
  }
  for (const selector of ['.stage', '.prompt']) {
    const { left, top, right, bottom } = box(document.querySelector(selector));
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      wrong.push(`${selector} ends at ${[left, top, right, bottom].map(Math.round)}`);
    }
  }
  const seen = (one) => {
    const { left, top, right, bottom } = box(one);
    const side = one.closest('.side');
    const scrolls = side && getComputedStyle(side).display !== 'contents'; // what has left it is not seen
    const edge = scrolls ? box(side) : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return {
      left: Math.max(left, edge.left),
      top: Math.max(top, edge.top),
      right: Math.min(right, edge.right),
      bottom: Math.min(bottom, edge.bottom),
    };
  };
  parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
    const [a, b] = [seen(one), seen(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1.5 && down > 1.5) {
      wrong.push(`${name(one)} and ${name(other)} overlap by ${across}x${down}`);
    }
  }));
  for (const cell of document.querySelectorAll('[data-cell]')) {
    const { x, y, width, height } = box(cell);
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    if (met?.closest('svg, button') !== cell.ownerSVGElement) {
      wrong.push(`${cell.dataset.cell} is not met at its middle, but ${met ? name(met) : 'nothing'}`);
    }
  }
  return wrong;
}"""

RINGS: Final = """() => [...document.querySelectorAll('.hand [aria-pressed=true]')]
  .filter((one) => {
    const { left, top } = one.getBoundingClientRect();
    const hand = one.closest('.hand').getBoundingClientRect();
    const ring = parseFloat(getComputedStyle(one).outlineWidth);
    return left - ring < hand.left - 0.5 || top - ring < hand.top - 0.5;
  })
  .map((one) => `the ring around the picked ${one.ariaLabel} is cut`)"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


def faults(page: Page) -> list[str]:
    """What is wrong with the table that is shown."""
    found: list[str] = page.evaluate(TOGETHER)
    return [*found, *page.evaluate(AUDIT, 1)]


@pytest.mark.parametrize(
    ("size", "language"), [*((size, "en") for size in SIZES), ("phone on its side", "zh-TW")]
)
def test_board_and_prompt_are_seen_together(
    size: str, language: str, browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    wrong: list[str] = []
    phone = "phone" in size
    given = {"viewport": SIZES[size], "locale": language, "has_touch": phone, "is_mobile": phone}
    with browser.new_context(**{**browser_context_args, **given}) as context:
        hall = Hall(context.new_page(), address)
        for name in SCENES:
            hall.show(name)
            hall.page.evaluate("document.documentElement.dataset.whole = ''")
            hall.page.evaluate(QUIET)
            wrong += [f"{name}: {line}" for line in faults(hall.page)]
            if name == PAYING:
                way = hall.page.locator("[data-legal]").first
                way.click()
                hall.page.locator(".prompt [data-hand][aria-pressed=true]").first.wait_for()
                wrong += [f"{name}, paying: {line}" for line in faults(hall.page)]
                wrong += [f"{name}, paying: {line}" for line in hall.page.evaluate(RINGS)]

    assert not wrong, "\n".join(wrong)


def test_what_lies_over_a_board_or_out_of_sight_is_found(
    browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    given = {**browser_context_args, "viewport": SIZES["large"]}
    with browser.new_context(**given) as context:
        hall = Hall(context.new_page(), address)
        hall.show("hunters-act")
        hall.page.evaluate("document.documentElement.dataset.whole = ''")
        hall.page.evaluate(QUIET)
        assert hall.page.evaluate(TOGETHER) == []

        prompt = hall.page.locator(".prompt")
        prompt.evaluate("one => (one.style.transform = 'translateY(-300px)')")
        over = " | ".join(hall.page.evaluate(TOGETHER))
        prompt.evaluate("one => (one.style.transform = 'translateY(60px)')")
        below = " | ".join(hall.page.evaluate(TOGETHER))

    assert "overlap" in over
    assert "is not met at its middle" in over
    assert ".prompt ends at" in below


def test_a_phone_tells_what_a_decision_means_where_it_has_room(
    browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    """Whole, between the question and its choices; a sentence without room for all of it is not begun."""
    given = {**browser_context_args, "viewport": SIZES["phone"], "locale": "en"}
    with browser.new_context(**given) as context:
        hall = Hall(context.new_page(), address)
        sense = hall.page.locator(".prompt .sense")

        hall.show("hunters-gather")
        hall.page.evaluate("document.documentElement.dataset.whole = ''")
        heading, said, chips = (
            hall.page.locator(one).bounding_box()
            for one in ("#prompt-heading", ".prompt .sense p", ".prompt .chips")
        )
        assert sense.inner_text().startswith("Any one card of the supply row")
        assert heading
        assert said
        assert chips
        assert heading["y"] + heading["height"] <= said["y"]
        assert said["y"] + said["height"] <= chips["y"]
        assert said["x"] < SIZES["phone"]["width"] / 2

        hall.show("hunters-gather-more")
        hall.page.evaluate("document.documentElement.dataset.whole = ''")
        edge, kept = sense.bounding_box(), sense.locator("p").bounding_box()
        assert edge
        assert kept
        assert kept["x"] >= edge["x"] + edge["width"]
