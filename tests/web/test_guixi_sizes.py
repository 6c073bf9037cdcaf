"""Guixi on every screen: players, altar and prompt are seen together; nothing is cut, covered or too small.

On phones the prompt bar keeps its height from decision to decision, and so the altar keeps its place.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser

from web.gallery import QUIET, Hall, built, served
from web.scenes import message, scene_of
from web.test_zoom import AUDIT

SIZES: Final = {
    "phone": (360, 740),
    "phone on its side": (844, 390),
    "tablet": (834, 1112),
    "desk": (1280, 800),
    "wide": (1920, 1080),
}
SHOWN: Final = ("guixi-three", "guixi-challenge", "guixi-life", "guixi-king")  # three, six and eight players
LANGUAGES: Final = {"zh-TW": ("phone",), "en": tuple(SIZES)}  # English words are longer
PLACED: Final = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const wrong = [];
  const [bar, altar, stage, prompt] = ['.top', '.altar', '.stage', '.bottom > .prompt'].map(box);
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  for (const [name, one] of Object.entries({ altar, prompt })) {
    const { top, bottom, left, right } = one;
    if (top < bar.bottom - 1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1) {
      wrong.push(`the ${name} leaves the screen`);
    }
  }
  if (!apart(altar, prompt) || !apart(stage, prompt)) wrong.push('the prompt lies over the board');
  if (altar.height < 100) wrong.push(`an altar of ${altar.height}`);
  for (const seat of document.querySelectorAll('[data-seat]')) {
    const [number, panel] = [seat.querySelector('.no'), seat].map((one) => one.getBoundingClientRect());
    for (const other of seat.querySelectorAll('.nums > span, .name, .tag')) {
      if (apart(number, other.getBoundingClientRect())) continue;
      wrong.push(`number ${seat.dataset.seat} covers ${other.textContent}`);
    }
    if (number.bottom > panel.bottom) wrong.push('a number leaves its panel');
  }
  return wrong;
}"""
CROWD: Final = {"artifact": "compass_b", "elder": True}  # of every player, with three ghosts each
GHOSTS: Final = ("gambler", "painted", "scholar", "hanged", "fox", "jiangshi", "yaksha", "oxhead", "drought")
CROWDED: Final = ("guixi-king", "guixi-exorcism", "guixi-vote", "guixi-challenge", "guixi-possess-choose")
PHONES: Final = ((360, 740), (390, 844), (844, 390))
IN_SIGHT: Final = """() => {
  const seats = document.querySelector('.seats');
  const edge = seats.getBoundingClientRect();
  const out = [...seats.querySelectorAll('[data-seat], .phase')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return top < edge.top - 1 || bottom > edge.bottom + 1 || left < -1 || right > innerWidth + 1;
    })
    .map((one) => `${one.getAttribute('aria-label') ?? 'the phase'} is out of sight`);
  for (const line of document.querySelectorAll('.seats .nums')) {
    const panel = line.closest('.gs').getBoundingClientRect();
    for (const one of line.children) {
      if (one.getBoundingClientRect().right > panel.right) out.push(`${line.textContent} leaves its panel`);
    }
  }
  return out;
}"""
HEIGHTS: Final = """() => ['.altar', '.bottom > .prompt'].map(
  (name) => document.querySelector(name).getBoundingClientRect().height)"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


@pytest.fixture(params=LANGUAGES)
def hall(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any], address: str
) -> Iterator[Hall]:
    """The gallery in one language; its tables are as high as the screen."""
    with browser.new_context(**{**browser_context_args, "locale": request.param}) as context:
        hall = Hall(context.new_page(), address)
        hall.show(SHOWN[0])
        hall.page.evaluate("document.documentElement.dataset.whole = ''")
        yield hall


def test_board_and_prompt_are_seen_together_at_every_size(hall: Hall) -> None:
    wrong: list[str] = []
    for name in SHOWN:
        hall.show(name)
        for size in LANGUAGES[hall.page.evaluate("navigator.language")]:
            width, height = SIZES[size]
            hall.page.set_viewport_size({"width": width, "height": height})
            hall.page.evaluate(QUIET)
            for found in (hall.page.evaluate(PLACED), hall.page.evaluate(AUDIT, 1)):
                wrong += [f"{name} on {size}: {line}" for line in found]

    assert not wrong, "\n".join(wrong)


def crowd(hall: Hall, name: str) -> None:
    """Look at the scene with three ghosts and an artifact at every player."""
    scene = scene_of(name)
    table = msgspec.json.decode(msgspec.json.encode(message(scene.end(), scene.seat)))
    for player in table["view"]["players"]:
        free = (f"{ghost}_{colour}" for colour in "rb" for ghost in GHOSTS[player["seat"] :] + GHOSTS)
        player["ghosts"] += [ghost for ghost in free if ghost not in player["ghosts"]][
            : 3 - len(player["ghosts"])
        ]
        player |= CROWD
    shown = {"name": f"crowded-{name}", "game": "guixi", "forecast": None, "messages": [table]}
    hall.page.evaluate("scene => gallery.put(scene)", shown)
    hall.show(f"crowded-{name}")


@pytest.mark.parametrize("name", CROWDED)
def test_on_phones_every_player_is_in_sight_with_all_their_ghosts(name: str, hall: Hall) -> None:
    wrong: list[str] = []
    crowd(hall, name)
    for width, height in PHONES:
        hall.page.set_viewport_size({"width": width, "height": height})
        hall.page.evaluate(QUIET)
        found = [*hall.page.evaluate(IN_SIGHT), *hall.page.evaluate(PLACED), *hall.page.evaluate(AUDIT, 1)]
        wrong += [f"{width}x{height}: {line}" for line in found]

    assert not wrong, "\n".join(wrong)


def test_on_phones_a_ghost_is_chosen_among_those_that_lie_together(hall: Hall) -> None:
    hall.page.set_viewport_size({"width": 360, "height": 740})
    crowd(hall, "guixi-exorcism")
    together = hall.page.locator(".mark.legal").first
    together.click()
    ghost = hall.page.locator("dialog .gh.legal").first
    word = ghost.get_attribute("data-word")
    ghost.click()

    assert hall.page.locator("dialog[open]").count() == 0
    assert hall.page.locator('.prompt [data-chip="confirm"]').count() == 1
    assert together.evaluate("one => one.matches('.aimed')"), word


@pytest.mark.parametrize("size", ["phone", "phone on its side"])
def test_on_phones_the_prompt_is_as_high_whatever_it_asks(size: str, hall: Hall) -> None:
    width, height = SIZES[size]
    hall.page.set_viewport_size({"width": width, "height": height})
    seen: dict[str, float] = {}
    for name in ("guixi-window", "guixi-vote", "guixi-challenge", "guixi-discard", "guixi-waiting"):
        hall.show(name)
        seen[name] = hall.page.evaluate(HEIGHTS)[1]

    assert len(set(seen.values())) == 1, seen
    assert 0 < seen["guixi-vote"] < height


@pytest.mark.parametrize("size", ["phone", "phone on its side"])
def test_on_phones_the_words_of_a_question_are_whole_while_one_passes_ahead(size: str, hall: Hall) -> None:
    width, height = SIZES[size]
    hall.page.set_viewport_size({"width": width, "height": height})
    scene = scene_of("guixi-window")
    table = msgspec.json.decode(msgspec.json.encode(message(scene.end(), scene.seat)))
    table["standing"] = "turn me king"
    shown = {"name": "passing", "game": "guixi", "forecast": None, "messages": [table]}
    hall.page.evaluate("scene => gallery.put(scene)", shown)
    hall.show("passing")
    hall.page.evaluate(QUIET)

    assert hall.page.locator(".prompt .set").count() == 1
    words = "document.querySelector('.prompt .tell')"
    assert hall.page.evaluate(f"{words}.scrollHeight <= {words}.clientHeight")


def test_on_phones_who_hosts_sees_all_of_their_own_line(hall: Hall) -> None:
    hall.page.set_viewport_size({"width": 360, "height": 740})
    scene = scene_of("guixi-challenge")
    table = msgspec.json.decode(msgspec.json.encode(message(scene.end(), scene.seat)))
    own = table["view"]["players"][scene.seat]
    own["ghosts"] = [f"{ghost}_r" for ghost in GHOSTS[:3]]
    table["view"]["exorcism"]["host"] = scene.seat
    shown = {"name": "hosting", "game": "guixi", "forecast": None, "messages": [table]}
    hall.page.evaluate("scene => gallery.put(scene)", shown)
    hall.show("hosting")
    hall.page.evaluate(QUIET)

    assert hall.page.locator(".prompt .you .acc").count() == 1
    line = "document.querySelector('.prompt .you .gs')"
    assert hall.page.evaluate(f"{line}.scrollWidth <= {line}.clientWidth")
