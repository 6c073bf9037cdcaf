"""Played from the accessibility tree alone: what a screen reader is told holds the legal set, and no more."""

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page

from server.people import OPEN, Chair, Person
from web.gallery import Hall, built, served
from web.scenes import Scene, scenes

WAIT: Final = 30_000  # ms
DECISIONS: Final = 5  # of one player in each game
NEXT: Final = """upto => { const table = document.querySelector('.table');
  return Number(table.dataset.upto) > upto || table.dataset.status === 'over'; }"""
ASKED: Final = """() => document.querySelector('.table')?.dataset.status === 'over'
  || document.querySelector('.prompt.mine:not(.pending)') !== null"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


class Reader:
    """Somebody who knows of a page only what its accessibility tree says."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def buttons(self) -> dict[str, int]:
        """Names of all buttons that can be pressed, with the node each stands for."""
        found: dict[str, int] = {}
        for node in self.session.send("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored") or node.get("role", {}).get("value") != "button":
                continue
            disabled = any(one["name"] == "disabled" for one in node.get("properties", []))
            if not disabled:
                found[node["name"]["value"]] = node["backendDOMNodeId"]
        return found

    def offered(self, legal: list[str]) -> dict[str, int]:
        """The buttons that begin with a decision's notation, by that; `legal` only settles where one ends."""
        found: dict[str, int] = {}
        longest = sorted(legal, key=len, reverse=True)
        for name, node in self.buttons().items():
            known = next((one for one in longest if name == one or name.startswith(one + " ")), None)
            if known is not None:
                found[known] = node
        return found

    def press(self, node: int) -> None:
        """Focus the node and press Enter, as a screen reader does."""
        self.session.send("DOM.focus", {"backendNodeId": node})
        self.page.keyboard.press("Enter")

    def read_as_text(self) -> None:
        """Turn the board into text, by the key for it."""
        self.page.keyboard.press("t")
        self.page.locator("[data-answer]").first.wait_for(timeout=WAIT)


def asked(scene: Scene) -> bool:
    """Whether the seat of the scene decides at its end."""
    return scene.name not in ("aras-over", "guixi-over", "aras-waiting", "guixi-waiting") and (
        scene.seat in scene.end().asked()
    )


@pytest.mark.parametrize("game", ["aras", "guixi", "hunters"])
def test_the_tree_of_every_scene_holds_the_legal_set(game: str, page: Page, address: str) -> None:
    hall, reader = Hall(page, address), Reader(page)
    compared = 0
    for scene in scenes():
        if scene.game != game or not asked(scene):
            continue
        table = scene.end()
        legal = sorted(map(table.face.game.write_answer, table.state.options(scene.seat)))
        hall.show(scene.name)
        if not page.locator("[data-answer]").count():
            reader.read_as_text()
        assert sorted(reader.offered(legal)) == legal, scene.name
        told = page.locator("[data-answer]").evaluate_all("all => all.map(one => one.dataset.answer)")
        assert sorted(told) == legal, f"{scene.name}: the text offers what is not legal"
        compared += 1
    assert compared > 5


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("aras", 1, {}), ("guixi", 3, {}), ("hunters", 1, {"difficulty": "novice"})],
)
def test_a_game_is_played_from_the_tree_alone(
    game: str, bots: int, options: dict[str, Any], page: Page, base_url: str
) -> None:
    page.goto("/", wait_until="networkidle")
    person = Person(base_url)
    person.http.cookies.clear()
    for cookie in page.context.cookies():
        person.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
    level = {"aras": 1, "guixi": 1, "hunters": 3}[game]
    seats: list[str | int] = ["me", *[level] * bots]
    chair: Chair = person.open(person.create(*seats, game=game, **options))
    page.goto(f"/t/{chair.table['table']}")
    reader, luck = Reader(page), random.Random(3)
    page.wait_for_function(ASKED, timeout=WAIT)
    reader.read_as_text()
    played = 0
    while played < DECISIONS and page.locator(".table").get_attribute("data-status") != "over":
        page.wait_for_function(ASKED, timeout=WAIT)
        upto = int(page.locator(".table").get_attribute("data-upto") or 0)
        legal = chair.hear_upto(upto)["decision"]["options"]
        offered = reader.offered(legal)
        assert sorted(offered) == legal, "the tree and the engine offer different decisions"
        reader.press(offered[luck.choice(legal)])
        page.wait_for_function(NEXT, arg=upto, timeout=WAIT)
        played += 1
    assert played > 1
    said = page.locator("[data-live=log]").text_content() or ""
    assert re.search(r"\w", said), "nothing was said of what happened"
    OPEN.close()
    person.leave()
