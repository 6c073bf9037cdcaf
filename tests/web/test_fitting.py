"""Every card of the content has room for its words: in both languages, at a desk and on a phone."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from web.gallery import Hall, built, served
from web.test_gallery import LOOKS

CARDS: Final = 27  # Dao cards and artifacts of the standard pack
LANGUAGES: Final = ("zh-TW", "en")

TIGHT: Final = """() => {
  const boxOf = (node) => { const range = document.createRange(); range.selectNodeContents(node);
    return range.getBoundingClientRect(); };
  const within = (inner, outer) => inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5
    && inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5;
  const apart = (one, other) => one.right <= other.left + 0.5 || other.right <= one.left + 0.5
    || one.bottom <= other.top + 0.5 || other.bottom <= one.top + 0.5;
  const wrong = [];
  for (const card of document.querySelectorAll('.card')) {
    const [name, when] = ['.name', '.when'].map((one) => boxOf(card.querySelector(one)));
    const picture = card.querySelector('.pic svg').getBoundingClientRect();
    const edge = card.getBoundingClientRect();
    const told = (what) => wrong.push(`${card.dataset.card}: ${what}`);
    if (!within(name, edge)) told('its name leaves the card');
    if (!within(when, edge)) told('when it is used leaves the card');
    if (!apart(name, picture)) told('its name lies over the picture');
    if (!apart(name, when)) told('its name lies over when it is used');
    if (!apart(when, picture)) told('when it is used lies over the picture');
    if (picture.width < 15 || picture.height < 15) told('its picture has no room');
  }
  for (const one of document.querySelectorAll('.card, .kc, .bg')) {
    for (const inner of one.querySelectorAll('b, span, small')) {
      const style = getComputedStyle(inner); // what is cut after some lines ends in dots of its own
      if (style.display === 'inline' || style.webkitLineClamp !== 'none') continue;
      if (inner.matches('.csg, .csg *, .name')) continue;
      if (inner.scrollWidth > inner.clientWidth + 1) {
        wrong.push(`${one.className} ${inner.className}: ${inner.textContent.trim()} is too wide`);
      }
    }
  }
  return wrong;
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", LOOKS)
def test_every_card_of_guixi_has_room_for_its_words(
    look: str, language: str, browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    given = {**browser_context_args, **LOOKS[look], "locale": language}
    with browser.new_context(**given) as context:
        hall = Hall(context.new_page(), address, look)
        hall.parts("guixi")

        assert hall.page.locator(".card").count() == CARDS
        assert hall.page.evaluate(TIGHT) == []


def test_a_name_that_has_no_room_is_found(
    browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    with browser.new_context(**browser_context_args) as context:
        hall = Hall(context.new_page(), address)
        hall.parts("guixi")
        first = hall.page.locator(".card").first
        first.locator(".name").evaluate("one => (one.textContent = 'A name of very many words '.repeat(4))")

        assert any("lies over" in line or "leaves" in line for line in hall.page.evaluate(TIGHT))
