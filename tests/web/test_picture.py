"""The picture of the README: a real table in the middle of a game."""

import os
import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from machine import ROOT
from server.people import OPEN, Person

SCENE = (Path(__file__).parent / "scene.txt").read_text().split()
PICTURE = ROOT / "docs/table.png"


def test_a_table_in_the_middle_of_a_game(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str, tmp_path: Path
) -> None:
    """Also makes docs/table.png anew where SANJIE_PICTURE is set."""
    look = {"viewport": {"width": 1280, "height": 800}, "locale": "zh-TW", "color_scheme": "light"}
    context = browser.new_context(**{**browser_context_args, **look})
    first, second = Person(base_url), Person(base_url)
    for person, name in ((first, "子衿"), (second, "白露")):
        person.http.patch("/api/me", json={"name": name})
    chairs = [first.open(first.create("me", "open"))]
    table = chairs[0].table["table"]
    second.join(chairs[0].table["invite"])
    chairs.append(second.open(table))
    for number, answer in enumerate(SCENE):
        for chair in chairs:
            chair.hear_table(lambda heard: heard["upto"] == number and heard["status"] == "playing")  # noqa: B023
        chairs[0 if chairs[0].options() else 1].play(answer)
    context.add_cookies(
        [{"name": name, "value": value, "url": base_url} for name, value in first.http.cookies.items()]
    )
    page = context.new_page()

    page.goto(f"/t/{table}")
    page.locator('[data-cell="g2"]').click()
    page.locator('[data-cell="h2"]').hover()

    expect(page.locator(".tip")).to_contain_text("h2")
    page.wait_for_function("document.fonts.ready.then(() => true)")
    picture = PICTURE if os.environ.get("SANJIE_PICTURE") else tmp_path / "table.png"
    page.screenshot(path=picture)
    assert size(picture) == size(PICTURE) == (1280, 800)
    OPEN.close()
    context.close()


def size(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    return struct.unpack(">II", picture.read_bytes()[16:24])
