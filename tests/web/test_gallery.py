"""Pictures of every component and every kind of board, compared with those in `pictures/`.

After a change that is meant to be seen, look at what `test-results/gallery` holds and take it over:

    SANJIE_PICTURES=write .venv/bin/pytest tests/web/test_gallery.py
"""

import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Locator

from machine import ROOT
from web.gallery import Hall, built, served
from web.scenes import scenes

STORED: Final = Path(__file__).with_name("pictures")
SEEN: Final = ROOT / "test-results/gallery"
COLOURS: Final = 128  # of a stored picture
APART: Final = 48  # of 255: so far a channel may be off, for edges of letters differ from browser to browser
MOST: Final = 0.004  # of all points may be further off
PARTS: Final = ("house", "people", "aras", "guixi", "hunters")  # pages of components
AXE: Final = AXE_FILE_PATH.read_text("utf-8")
VIOLATIONS: Final = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light", "locale": "zh-TW"},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "color_scheme": "dark",
        "locale": "en",
        "has_touch": True,
        "is_mobile": True,
    },
}
ON_PHONES: Final = {  # the rest are told apart by their prompt alone
    *("aras-act", "aras-ability", "aras-characters", "aras-four", "guixi-vote", "guixi-stack", "guixi-king"),
    *("guixi-three", "guixi-life", "guixi-over", "hunters-act", "hunters-parry", "hunters-five"),
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


@pytest.fixture(params=LOOKS)
def hall(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any], address: str
) -> Iterator[Hall]:
    """The gallery in one look."""
    with browser.new_context(**{**browser_context_args, **LOOKS[request.param]}) as context:
        yield Hall(context.new_page(), address, request.param)


class Album:
    """Compares what is seen with what is stored, and tells all differences at the end."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.known = {path.stem for path in STORED.glob("*.png")}

    def compare(self, name: str, place: Locator) -> None:
        """Whether `place` looks as it did."""
        seen = Image.open(io.BytesIO(place.screenshot(scale="css", animations="disabled"))).convert("RGB")
        seen = seen.reduce(2)
        path = STORED / f"{name}.png"
        if os.environ.get("SANJIE_PICTURES") == "write":
            STORED.mkdir(exist_ok=True)
            if not path.is_file() or difference(seen, Image.open(path).convert("RGB")) > MOST:
                seen.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(path, optimize=True)
            return
        if not path.is_file():
            self.note(name, "there is no such picture yet", seen)
            return
        apart = difference(seen, Image.open(path).convert("RGB"))
        if apart > MOST:
            self.note(name, f"{apart:.2%} of it looks otherwise", seen)

    def note(self, name: str, what: str, seen: Image.Image) -> None:
        """Keep what was seen for whoever looks into it."""
        SEEN.mkdir(parents=True, exist_ok=True)
        seen.save(SEEN / f"{name}.png")
        self.wrong.append(f"{name}: {what}")

    def close(self) -> None:
        """Fail with everything that looks otherwise."""
        assert not self.wrong, "\n".join(self.wrong)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of points that are clearly apart; 1 if the sizes are."""
    if one.size != other.size:
        return 1.0
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    apart = most.point(lambda value: 255 * (value > APART))
    return apart.histogram()[255] / (one.width * one.height)


@pytest.mark.parametrize("game", ["aras", "guixi", "hunters"])
def test_every_board_looks_as_it_did(game: str, hall: Hall) -> None:
    look, album = hall.look, Album()
    for scene in scenes():
        if scene.game == game and (look == "desk" or scene.name in ON_PHONES):
            hall.show(scene.name)
            hall.page.evaluate("document.activeElement.blur()")  # which a table takes when it opens
            album.compare(f"{scene.name}-{look}", hall.page.locator(".stage"))
            prompt = hall.page.locator(".prompt")
            if look == "desk" and prompt.count():
                album.compare(f"{scene.name}-{look}-prompt", prompt)
    album.close()


def test_every_component_looks_as_it_did(hall: Hall) -> None:
    album = Album()
    for name in PARTS:
        hall.parts(name)
        album.compare(f"parts-{name}-{hall.look}", hall.page.locator("main"))
    album.close()


def test_axe_finds_nothing_serious_on_any_board(hall: Hall) -> None:
    wrong: list[str] = []
    artifacts = 0
    for name in sorted(ON_PHONES):
        hall.show(name)
        if name == min(ON_PHONES):
            hall.page.evaluate(AXE)  # once: the page goes from scene to scene
        artifacts += hall.page.locator(".gs:not(.own) .art").count()
        found = hall.page.evaluate(VIOLATIONS)
        wrong += [
            f"{name}: {one['id']}: {one['nodes'][0]['html']}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]

    assert not wrong, "\n".join(wrong)
    assert artifacts, "nobody else holds an artifact, whose button has a picture alone on phones"


def test_no_picture_is_left_over() -> None:
    wanted = {f"{one.name}-desk" for one in scenes()} | {f"{name}-phone" for name in ON_PHONES}
    wanted |= {f"parts-{name}-{look}" for name in PARTS for look in LOOKS}
    stored = {path.stem.removesuffix("-prompt") for path in STORED.glob("*.png")}
    assert stored == wanted


def test_a_picture_that_differs_is_found() -> None:
    one = Image.new("RGB", (100, 100), (240, 230, 210))
    other = one.copy()
    other.paste((40, 30, 20), (10, 10, 20, 20))

    assert difference(one, one) == 0
    assert difference(one, other) == 0.01  # ten by ten of a hundred by a hundred
    assert difference(one, one.resize((99, 100))) == 1
