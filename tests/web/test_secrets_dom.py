"""What a seat's page holds in any attribute, class, address, text or store: nothing the seat may not know."""

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page

from sanjie import packs
from sanjie.core.chance import Rng
from sanjie.core.seats import NOTHING, WATCHER, Seat
from sanjie.games.hunters.forecast import forecast_of
from sanjie.server.table import Table
from web.gallery import Hall, built, served
from web.scenes import message, scene_of

HELD: Final = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const one of page.querySelectorAll('style, link, script')) one.remove();
  const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
  const bare = document.body.appendChild(document.createElement('iframe'));
  const usual = new Set(Object.getOwnPropertyNames(bare.contentWindow));
  bare.remove();
  const own = Object.getOwnPropertyNames(window).filter((name) => !usual.has(name) && !/^\\d+$/.test(name));
  const values = own.map((name) => {
    try { return name + ' ' + JSON.stringify(window[name]); } catch { return name; }
  });
  const typed = [...document.querySelectorAll('input, textarea, select')].map((one) => one.value);
  const rest = [document.title, location.href, document.cookie];
  return [page.outerHTML, ...rest, ...stores, ...values, ...typed].join('\\n');
}"""
SIDES: Final = re.compile(
    r"Way of Great Peace|Way of the Celestial Masters|heretic|太平道|天師道|邪道|identity-(red|blue)",
    re.IGNORECASE,
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


def looks_of(page: Page, thorough: bool) -> Iterator[str]:
    """All that the page holds: with the drawing, as text, and with each thing that is looked at closely."""
    yield str(page.evaluate(HELD))
    for about in page.locator("[data-seat] .chr, .heroes .who").all() if thorough else []:
        about.click()
        page.wait_for_function("() => !document.querySelector('dialog[popover]')")  # a sheet becomes modal
        yield str(page.evaluate(HELD))
        page.keyboard.press("Escape")
    if thorough:
        page.keyboard.press("t")
        yield str(page.evaluate(HELD))
        page.keyboard.press("t")


class Facts:
    """What lies hidden at a table of Guixi, from what its owners see of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        game = table.face.game
        self.by_owner = [game.view(table.state, seat) for seat in range(table.seats)]
        entries = packs.standard("guixi").data
        sections = ("basic", "expansion", "artifact")
        self.names = {one["id"]: (one["en"], one["zh"]) for part in sections for one in entries[part]}

    def cards(self, eye: Seat) -> set[str]:
        """Kinds of cards in hands and among votes that `eye` meets nowhere else in what it is told."""
        view = self.table.view(eye)
        told = msgspec.json.decode(msgspec.json.encode(message(self.table, eye)))
        seen = told["view"]
        for counted in ("unseen_cards", "unseen_ghosts", "pending", "options"):
            seen.pop(counted)  # how many there are of each, never where
        text = msgspec.json.encode([seen, told["events"], told["decision"]]).decode()
        hidden: set[str] = set()
        for seat, own in enumerate(self.by_owner):
            if view.players[seat].hand is None:
                hidden |= {card[:-2] for card in own.players[seat].hand}
            if own.exorcism and view.exorcism and view.exorcism.voters[seat].votes is None:
                hidden |= {card[:-2] for card in own.exorcism.voters[seat].votes or []}
        return {card for card in hidden if not re.search(rf"\b{card}\b", text.replace("_", " _"))}

    def words(self, card: str) -> re.Pattern[str]:
        """Every way to name a kind of card."""
        return re.compile("|".join([rf"\b{card}_[rb]\b", *map(re.escape, self.names[card])]))

    def unknown_sides(self, eye: Seat) -> list[int]:
        """Seats whose side `eye` may not know."""
        view = self.table.view(eye)
        return [one.seat for one in view.players if one.identity is None]


@pytest.mark.parametrize("name", ["guixi-vote", "guixi-challenge", "guixi-king", "guixi-exorcism"])
def test_no_seat_of_guixi_holds_cards_votes_or_sides_of_others(name: str, page: Page, address: str) -> None:
    table = scene_of(name).end()
    hall, facts = Hall(page, address), Facts(table)
    searched = 0
    for eye in [*range(table.seats), NOTHING]:
        hall.tell(f"{name}-{eye}", message(table, eye))
        hidden = facts.cards(eye)
        searched += len(hidden)
        for held in looks_of(page, thorough=name == "guixi-vote"):
            for card in hidden:
                found = facts.words(card).search(held)
                assert found is None, f"seat {eye} holds {found[0]!r}"
        for seat in facts.unknown_sides(eye):
            panel = page.locator(f'[data-seat="{seat}"]').first.evaluate("one => one.outerHTML")
            assert not SIDES.search(panel), f"seat {eye} sees the side of {seat}"
            searched += 1
        if eye != NOTHING and not table.view(eye).players[eye].revealed:
            assert not SIDES.search(page.locator(".bottom").inner_html()), "the own side lies open"
    assert searched > 3 * table.seats, "hardly anything was hidden"


def test_the_search_finds_what_is_shown(page: Page, address: str) -> None:
    """The same search, at the same table, from the eyes of those who may know."""
    table = scene_of("guixi-vote").end()
    hall, facts = Hall(page, address), Facts(table)
    found = 0
    for owner in range(table.seats):
        hall.tell(f"own-{owner}", message(table, owner))
        held = str(page.evaluate(HELD))
        for card in facts.by_owner[owner].players[owner].hand:
            assert facts.words(card[:-2]).search(held), f"{owner} does not see {card}"
            found += 1
    assert found > table.seats
    page.get_by_role("button", name="Your identity").focus()
    page.keyboard.down("Enter")
    assert SIDES.search(str(page.evaluate(HELD)))
    page.keyboard.up("Enter")
    page.evaluate("localStorage.setItem('planted', 'ward_r'); window.planted = { a: 'bagua_b' }")
    held = str(page.evaluate(HELD))
    assert facts.words("ward").search(held)
    assert facts.words("bagua").search(held)


def twin(table: Table, eye: Seat, seed: int) -> Table:
    """A table that `eye` cannot tell from this one, with other hidden cards; what it was told is the same."""
    game = table.face.game
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    other._made = {}
    other.state = game.imagine(game.view(table.state, WATCHER if eye == NOTHING else eye), Rng(seed))
    return other


def told(table: Table, eye: Seat) -> tuple[Any, Any]:
    """The message of a seat and, in Hunters, its forecast."""
    forecast = None
    if table.face.game.name == "hunters":
        forecast = msgspec.to_builtins(forecast_of(table.state, WATCHER if eye == NOTHING else eye))
    return message(table, eye), forecast


@pytest.mark.parametrize("name", ["guixi-vote", "hunters-concealed"])
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(name: str, page: Page, address: str) -> None:
    table = scene_of(name).end()
    hall = Hall(page, address)
    for eye in [*range(table.seats), NOTHING]:
        other = twin(table, eye, 7)
        assert table.state.digest() != other.state.digest(), "the other world is this one"
        pages = []
        for number, world in enumerate((table, other)):
            hall.tell(f"world-{number}", *told(world, eye))
            pages.append([ids_apart(held) for held in looks_of(page, thorough=True)])
        assert pages[0] == pages[1]


def test_worlds_that_a_seat_can_tell_apart_look_different(page: Page, address: str) -> None:
    table = scene_of("hunters-concealed").end()
    hall = Hall(page, address)
    other = twin(table, 0, 7)  # seat 1 holds other cards there
    pages = []
    for number, world in enumerate((table, other)):
        hall.tell(f"world-{number}", *told(world, 1))
        pages.append([ids_apart(held) for held in looks_of(page, thorough=True)])
    assert pages[0] != pages[1]


def ids_apart(held: str) -> str:
    """What a page holds, whatever the table is called."""
    return re.sub(r"world-\d", "world", held)
