"""Motion leaves nothing behind: told step by step, or with lines lost, a table ends as if told at once."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from web.gallery import Hall, built, served
from web.scenes import message, scene_of

RESTING = """() => document.querySelector('.motions, .flights *, .table[data-beats]') === null
  && document.getAnimations().every((one) => one.playState !== 'running')"""

BOARD = """() => [...document.querySelectorAll('.stage *')].map((one) => {
  const told = [...one.attributes].filter(({ name, value }) => name !== 'style' || value).map(
    ({ name, value }) => `${name}="${value}"`);
  const own = [...one.childNodes].filter((node) => node.nodeType === 3);
  const text = own.map((node) => node.data.trim()).join(' ');
  return [one.tagName, ...told.sort(), text].join(' ');
})"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


@pytest.fixture
def moving(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page whose visitor wants motion."""
    with browser.new_context(**{**browser_context_args, "reduced_motion": "no-preference"}) as context:
        yield context.new_page()


def stage(page: Page) -> list[str]:
    """The board as it stands, element by element, once nothing moves any more."""
    page.wait_for_function(RESTING)
    return [str(line) for line in page.evaluate(BOARD)]


@pytest.mark.parametrize("name", ["aras-giant", "guixi-life", "guixi-inspect", "hunters-parry"])
def test_a_table_that_is_told_slowly_ends_as_if_told_at_once(name: str, moving: Page, address: str) -> None:
    scene = scene_of(name)
    hall = Hall(moving, address)
    lines, whole, broken = 0, [], []
    for table in scene.tables():
        told = message(table, scene.seat, lines)
        whole.append(told)
        kept = [line for line in told.events if line.index % 3]  # every third line of the story is lost
        broken.append(msgspec.structs.replace(told, events=kept, events_from=lines))
        lines = len(table.told(scene.seat))
    last = msgspec.structs.replace(whole[-1], events=table.told(scene.seat), events_from=0)

    hall.tell("at-once", last)
    still = stage(moving)
    hall.tell_slowly("slowly", whole)
    moved = stage(moving)
    hall.tell_slowly("with-lines-lost", broken)
    lost = stage(moving)

    assert moved == still
    assert places(lost) == places(still)


def at_once(name: str) -> tuple[Any, Any]:
    """What a seat is told before the first answer of a scene, and then of all answers in one message."""
    scene = scene_of(name)
    first: Any = None
    for table in scene.tables():
        first = first or message(table, scene.seat)
    return first, message(table, scene.seat, len(first.events))


@pytest.mark.parametrize(
    ("name", "face_down"), [("guixi-over", ".idc.down"), ("guixi-inspect", ".vote.back")]
)
def test_what_is_turned_up_in_turn_is_turned_up_at_once_by_a_press(
    name: str, face_down: str, moving: Page, address: str
) -> None:
    hall = Hall(moving, address)
    first, last = at_once(name)
    hall.tell("whole", msgspec.structs.replace(last, events=[*first.events, *last.events], events_from=0))
    still = stage(moving)
    presses: tuple[Callable[[], None], ...] = (
        lambda: moving.mouse.click(640, 20),
        lambda: moving.keyboard.press("Shift"),
    )
    for number, press in enumerate(presses):
        hall.tell_slowly(f"begun-{number}", [first, last])
        moving.locator(face_down).first.wait_for()
        assert moving.locator(".table[data-beats]").count() == 1
        press()
        assert moving.locator(face_down).count() == 0
        assert moving.locator(".table[data-beats]").count() == 0
        assert stage(moving) == still


def test_the_end_is_told_once_more_and_skipped_by_its_button(moving: Page, address: str) -> None:
    hall = Hall(moving, address)
    first, last = at_once("guixi-over")
    hall.tell("whole", msgspec.structs.replace(last, events=[*first.events, *last.events], events_from=0))
    assert moving.locator(".idc.down").count() == 0, "what was over long ago is told again by itself"
    again = moving.locator(".score .bar button")

    again.click()
    moving.locator(".idc.down").first.wait_for()
    assert moving.locator(".score [aria-current]").text_content() == "Identities"
    again.press("Enter")

    assert moving.locator(".idc.down, .line.down, .n.down").count() == 0
    assert moving.locator(".score .bar button:focus").count() == 1
    assert moving.locator(".score [aria-current]").text_content() == "Winner"


def test_without_motion_the_end_lies_open_at_once(
    browser: Browser, browser_context_args: dict[str, Any], address: str
) -> None:
    with browser.new_context(**{**browser_context_args, "reduced_motion": "reduce"}) as context:
        hall = Hall(context.new_page(), address)
        hall.show("aras-act")
        hall.tell_slowly("begun", list(at_once("guixi-over")))

        assert hall.page.locator(".score .idc").count() == 6
        assert hall.page.locator(".down").count() == 0
        assert hall.page.locator(".score .bar").count() == 0


def places(drawn: list[str]) -> list[str]:
    """What stands where; the marks of what has just changed come from the story and may be lost with it."""
    found = [line.replace(", just changed", "") for line in drawn if "data-" in line]
    return [line for line in found if re.search(r'data-(cell|seat|pawn|word)="', line)]
