"""Played from the accessibility tree alone: what a screen reader is told holds the legal set, and no more.

`SANJIE_READ=whole pytest tests/web/test_reader.py` reads Guixi from its beginning too, not only its end.
"""

import os
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page

from conftest import Serve
from endgames import late_table, put
from sanjie.bots.registry import choose
from sanjie.faces import FACES
from sanjie.games.hunters.view import HuntersView
from sanjie.server.stored import Sitting
from server.people import OPEN, Chair, Person
from web.gallery import Hall, built, served
from web.scenes import Scene, scenes
from web.table_page import visit

WAIT: Final = 30_000  # ms
MOST_DECISIONS: Final = 2_000  # of one player in one game
WHOLE: Final = os.environ.get("SANJIE_READ") == "whole"
LEFT: Final = 36  # answers of all together before the end of Guixi
ENDS: Final = re.compile("^(You won|You lost|A draw|The heroes|The demon)")
NewContext = Callable[..., BrowserContext]
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


def person_of(page: Page, url: str) -> Person:
    """The page's visitor, beside the page."""
    person = Person(url)
    person.http.cookies.clear()
    for cookie in page.context.cookies():
        person.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
    return person


def status(page: Page) -> str:
    """Whether the table is `playing` or `over`."""
    return str(page.locator(".table").get_attribute("data-status"))


def read_on(page: Page, chair: Chair, luck: random.Random) -> int:
    """Play to the end from the tree alone; how many decisions it took.

    Each time it must offer what the engine allows.
    """
    reader = Reader(page)
    page.wait_for_function(ASKED, timeout=WAIT)
    reader.read_as_text()
    for played in range(MOST_DECISIONS):
        page.wait_for_function(ASKED, timeout=WAIT)
        if status(page) == "over":
            return played
        upto = int(page.locator(".table").get_attribute("data-upto") or 0)
        table = chair.hear_upto(upto)
        legal = table["decision"]["options"]
        offered = reader.offered(legal)
        assert sorted(offered) == sorted(legal), f"decision {played}: the tree offers other than the engine"
        reader.press(offered[wanted(table, luck)])
        page.wait_for_function(NEXT, arg=upto, timeout=WAIT)
    raise AssertionError("the game does not end")


def wanted(table: dict[str, Any], luck: random.Random) -> str:
    """Any of what is allowed; in Hunters, where that is soon lost, what a bot advises who sees this table."""
    legal: list[str] = table["decision"]["options"]
    if table["game"] != "hunters":
        return luck.choice(legal)
    choice = choose("hunters", msgspec.convert(table["view"], HuntersView), 3, luck.randrange(1000), 0.0)
    return FACES["hunters"].game.write_answer(choice)


def ended(page: Page) -> None:
    """The end is told to whoever reads the tree: who has won, and what happened before."""
    names = {str(node["name"]["value"]) for node in headings(page)}
    assert any(re.search(ENDS, name) for name in names), names
    said = page.locator("[data-live=log]").text_content() or ""
    assert re.search(r"\w", said), "nothing was said of what happened"


def headings(page: Page) -> list[Any]:
    """The headings of the accessibility tree."""
    nodes: list[Any] = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return [node for node in nodes if node.get("role", {}).get("value") == "heading" and not node["ignored"]]


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("aras", 1, {}), ("hunters", 1, {"difficulty": "novice"}), ("guixi", 3, {})],
)
def test_a_whole_game_is_played_from_the_tree_alone(
    game: str, bots: int, options: dict[str, Any], page: Page, base_url: str
) -> None:
    if game == "guixi" and not WHOLE:
        pytest.skip("SANJIE_READ=whole reads all of Guixi; its end is read by the next test")
    visit(page)
    person = person_of(page, base_url)
    level = {"aras": 1, "guixi": 1, "hunters": 3}[game]
    seats: list[str | int] = ["me", *[level] * bots]
    chair = person.open(person.create(*seats, game=game, **options))
    page.goto(f"/t/{chair.table['table']}")

    played = read_on(page, chair, random.Random(3))

    assert played > 10
    ended(page)
    OPEN.close()
    person.leave()


def test_the_end_of_guixi_is_played_from_the_tree_alone(serve: Serve, new_context: NewContext) -> None:
    house = serve()
    context = new_context(viewport={"width": 1280, "height": 800})
    guest = str(context.request.get(f"{house.url}/api/me").json()["guest"])
    house.stop()
    sittings = [Sitting(0, "person", guest), *(Sitting(seat, "bot", level=1) for seat in (1, 2, 3))]
    put(house.data, [late_table("late", "guixi", sittings, {}, LEFT, luck=5)])
    house.start()
    page = context.new_page()
    page.goto(f"{house.url}/t/late")
    chair = Chair(person_of(page, house.url), "late")

    played = read_on(page, chair, random.Random(5))

    assert played > 3
    ended(page)
    sheet = page.get_by_role("region", name="Score sheet")
    assert sheet.locator("tbody tr").count() == len(sittings)
    OPEN.close()
    chair.person.leave()
