"""Nothing is told by colour alone: whatever has a colour has a letter, a picture, a pattern or a shape too.

The kinds of each game are listed here. The second sign of each is looked for on the boards of all scenes; and
kinds that differ in colour are looked at without colour, with light and dark taken away: their shapes must
tell them apart.
"""

import io
import itertools
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Locator, Page

from web.gallery import Hall, built, served
from web.scenes import scenes

APART: Final = (
    0.1  # of what two signs draw, in black and white; two of one shape in two colours differ in none
)

HELP: Final = """
const style = (one, pseudo) => getComputedStyle(one, pseudo);
const text = (one, inner) => [...one.querySelectorAll(inner)].some((it) => it.textContent.trim() !== '');
const drawn = (one, inner) => one.querySelector(inner) !== null;
const letter = (one, inner) => [...one.querySelectorAll(inner)]
  .some((it) => /[赤蒼邪0-9X]/.test(it.textContent));
const middle = (one) => { const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2]; };
const marked = (one, marks) => { const [x, y] = middle(one);
  return [...document.querySelectorAll(marks)].some((mark) => { const box = mark.getBoundingClientRect();
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom; }); };
"""

# what has a colour of its own: where it is, and what tells the same without it
KINDS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "aras": {
        "a seat's side": (".seat", "drawn(one, '.sign svg') && /[A-D]/.test(one.textContent)"),
        "whose turn it is": (".prompt.mine", "text(one, '.sign')"),
        "an owner's creature": (
            ".board g:has(> path[fill^='url(#ground-'])",
            "drawn(one, ':scope > path[fill^=\"url(#weave-\"]') && text(one, 'text')",
        ),
        "an owner's disc": (".board g:has(> circle[r='25'][fill^='var(--side-'])", "drawn(one, 'path')"),
        "a legal place": (
            ".board [data-legal]",
            "marked(one, '.board :is(.legal, .target, .whole, .armed, .picked)')",
        ),
        "a place that is not": (".board .barred", "one.getAttribute('d').includes('l')"),
        "what has changed": (".board .changed", "style(one).fill === 'none'"),
    },
    "guixi": {
        "a card's colour": (".hand .card", "letter(one, '.seal')"),
        "a card that can be used": (".hand .card[data-legal]", "style(one).borderStyle === 'solid'"),
        "a card that cannot": (".hand .card:not([data-legal])", "style(one).borderStyle === 'dashed'"),
        "a red ghost": (".gh.red", "letter(one, '.csg') && parseFloat(style(one).borderTopLeftRadius) < 8"),
        "a blue ghost": (
            ".gh:not(.red)",
            "letter(one, '.csg') && parseFloat(style(one).borderTopLeftRadius) > 12",
        ),
        "a ghost to choose": (".gh.legal", "style(one, '::before').content !== 'none'"),
        "a ghost on the altar": (".bg:not(.event)", "letter(one, '.seal')"),
        "a vote's colour": (".vt .up, .count .vote:not(.back)", "letter(one, '.csg')"),
        "an artifact's colour": (".art", "letter(one, '.csg')"),
        "a waiting card's colour": (".lay:has(.csg)", "letter(one, '.csg')"),
        "a player": (".gs", "text(one, '.no')"),
        "whose turn it is": (".gs.current", "text(one, '.tag.acc')"),
        "a player to choose": (".gs.legal", "text(one, '.take')"),
        "the ghost king": (".gs.king", "text(one, '.tag')"),
        "an identity": ("[data-identity]", "letter(one, 'svg text')"),
        "a side's total": (".sides li", "text(one, '.side b')"),
    },
    "hunters": {
        "a ground": (
            ".tile:has(> polygon[fill^='var(--tile-']):has(.letter)",
            "text(one, '.letter') && drawn(one, '.ground path, .tent')",
        ),
        "an element that is known": (".tile .letter", "/^[WFRTA]$/.test(one.textContent)"),
        "a legal tile": (".tile.legal", "drawn(one, '.dot') || drawn(document, '.king .aim')"),
        "what has changed": (".tile .fresh", "style(one).strokeDasharray !== 'none'"),
        "a side of the base": (
            "[data-side]:not([data-side=demon])",
            "drawn(one, 'path') || text(one, 'text')",
        ),
        "the demon side": (
            "[data-side=demon]",
            "one.querySelectorAll('polygon').length === 2 && text(one, 'text')",
        ),
        "the side one touches": ("[data-touched]", "one.points.length === 4"),
        "a hero on the land": (".pawn", "drawn(one, 'g path')"),
        "a hero": ("section.hero", "drawn(one, '.who svg') && text(one, '.name b')"),
        "whose turn it is": ("section.hero.turn", "drawn(one, '.now svg')"),
        "an element of a card": (".card .band", "drawn(one, 'svg') && text(one, 'b')"),
        "a fate card": (".fate", "drawn(one, 'svg') && text(one, 'b') && text(one, 'small')"),
        "life": (".hero .life", "text(one, 'b')"),
        "a full slot": ("section.king s.full", "drawn(one, 'svg')"),
        "too few cards": (".cards.low b", "style(one).textDecorationStyle === 'wavy'"),
    },
}
SEEK: Final = (
    "(kinds) => {"
    + HELP
    + """
  return Object.entries(kinds).map(([kind, [place, told]]) => {
    const good = new Function('one', `${HELP} return ${told};`);
    const all = [...document.querySelectorAll(place)].filter((one) => one.getBoundingClientRect().width > 0);
    return [kind, all.length, all.filter((one) => !good(one)).map((one) => one.outerHTML.slice(0, 160))];
  });
}"""
).replace("const style", f"const HELP = {json.dumps(HELP)};\nconst style", 1)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as found:
        yield found


@pytest.fixture
def grey(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page as those see it who see no colour at all."""
    given = {**browser_context_args, "viewport": {"width": 1280, "height": 800}, "locale": "en"}
    with browser.new_context(**given) as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
        yield page


@pytest.mark.parametrize("game", KINDS)
def test_every_mark_with_a_colour_has_a_second_sign(game: str, grey: Page, address: str) -> None:
    hall = Hall(grey, address)
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for scene in scenes():
        if scene.game != game:
            continue
        hall.show(scene.name)
        for kind, count, bare in grey.evaluate(SEEK, KINDS[game]):
            seen[kind] += count
            wrong += [f"{scene.name}: {kind}: {one}" for one in bare]

    assert not wrong, "\n".join(wrong)
    unseen = set(KINDS[game]) - set(+seen)
    assert not unseen, f"no scene shows {unseen}"


def test_what_the_demon_king_would_do_is_hatched_and_numbered(grey: Page, address: str) -> None:
    hall = Hall(grey, address)
    hall.show("hunters-act")
    grey.locator(".forecast button").first.click()

    way = grey.locator(".land .way")
    struck = grey.locator('.land polygon[fill="url(#strike)"]')
    assert way.count() + struck.count() > 0
    if way.count():
        assert grey.locator(".land .count").first.text_content() == "1"


def shape(place: Locator) -> Image.Image:
    """What is drawn there in black and white, divided at its own middle: nothing but its shape is left."""
    seen = Image.open(io.BytesIO(place.screenshot(scale="css", animations="disabled")))
    return divided(seen)


def divided(seen: Image.Image) -> Image.Image:
    """`seen` in black and white, divided half way between its darkest and its lightest fiftieth."""
    levels = seen.convert("L")
    histogram = levels.histogram()
    few = levels.width * levels.height // 50
    low = next(level for level in range(256) if sum(histogram[: level + 1]) > few)
    high = next(level for level in range(255, -1, -1) if sum(histogram[level:]) > few)
    return levels.point(lambda level: 255 * (level > (low + high) / 2))


def differing(one: Image.Image, other: Image.Image) -> float:
    """In how many points two shapes differ, as a share of all that either has drawn."""
    size = (min(one.width, other.width), min(one.height, other.height))
    first, second = one.resize(size), other.resize(size)
    drawn = min(
        ImageStat.Stat(ImageChops.lighter(first, second)).sum[0],
        size[0] * size[1] * 255 - ImageStat.Stat(ImageChops.darker(first, second)).sum[0],
    )
    return ImageStat.Stat(ImageChops.difference(first, second)).sum[0] / max(drawn, 255.0)


def alike(places: Sequence[Locator]) -> list[tuple[int, int, float]]:
    """The pairs of `places` that cannot be told apart by their shape."""
    shapes = [shape(place) for place in places]
    found = []
    for (first, one), (second, other) in itertools.combinations(enumerate(shapes), 2):
        share = differing(one, other)
        if share < APART:
            found.append((first, second, share))
    return found


def test_shapes_alone_tell_apart_the_kinds_of(grey: Page, address: str) -> None:
    hall = Hall(grey, address)
    hall.parts("guixi")
    for kind in ("hanged", "drowned", "fox"):
        assert not alike([grey.locator(f'.gh[data-word="{kind}_{colour}"]') for colour in "rb"]), kind
    bands = [grey.locator(f'.card[data-card$="_{colour}"] .band').first for colour in "rb"]
    assert not alike(bands), "the bands of red and blue cards"
    assert not alike([grey.locator(f'.card[data-card$="_{colour}"] .seal').first for colour in "rb"])
    signs = grey.locator("main > section").last.locator(":scope > svg:not(.ic)").all()
    assert len(signs) == 3
    assert not alike(signs), "red, blue, heretic"
    assert not alike(grey.locator("main > section").last.locator(":scope > svg.ic").all()), "characters"

    hall.parts("hunters")
    cards = [grey.locator(f'[data-card="{letter}"], .card[role=img]').nth(0) for letter in "W"]
    single = [
        one
        for one in grey.locator("section").first.locator(".card").all()
        if one.locator(".band").count() == 1
    ]
    assert len(single) >= 5
    assert cards
    assert not alike([one.locator(".band") for one in single[:5]]), "elements of cards"
    grounds = [grey.locator(f'svg[aria-label="{letter}"]') for letter in "WFRTA"]
    assert not alike(grounds), "grounds"
    heroes = grey.locator("main > section").last.locator(":scope > .hero").all()
    assert len(heroes) == 5
    assert not alike(heroes), "heroes"

    hall.parts("aras")
    for kind in ("slime", "wolf", "eagle", "bear", "dragon", "giant", "shapeless", "face down"):
        sides = grey.locator(f'svg[width="152"][aria-label="{kind}"]').all()
        assert len(sides) == 2
        assert not alike(sides), kind
    assert not alike(grey.locator("h2 > svg").all()[:2]), "signs of sides"


def test_one_shape_in_two_colours_is_found_to_be_alike() -> None:
    def ring(inside: str, outside: str) -> Image.Image:
        image = Image.new("RGB", (40, 40), outside)
        image.paste(Image.new("RGB", (20, 20), inside), (10, 10))
        return image

    red, blue = ring("#b03020", "#f5ecd8"), ring("#2060a0", "#f5ecd8")
    assert differing(divided(red), divided(blue)) == 0
    cross = ring("#b03020", "#f5ecd8")
    cross.paste(Image.new("RGB", (40, 6), "#b03020"), (0, 17))
    assert differing(divided(red), divided(cross)) > APART
