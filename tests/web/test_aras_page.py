"""What the page of Aras offers beyond taps and keys: dragging, and how the game stands."""

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, expect

from machine import House
from server.people import Chair, Person

WAIT: Final = 30_000
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}


def at_home(context: BrowserContext, person: Person) -> None:
    """Give the browser the cookie of `person`."""
    cookies = [
        {"name": name, "value": value, "url": person.url} for name, value in person.http.cookies.items()
    ]
    context.add_cookies(cookies)  # type: ignore[arg-type]


SLIMES: Final = ("b2", "f2")
BESIDE: Final = ("f1", "f3", "e2", "g2")  # cells beside the slime on f2
MOST_TABLES: Final = 12


def two_slimes(house: House) -> tuple[Person, str, Chair]:
    """A table against a bot where A has face-up slimes on b2 and f2 and is to place, and its own socket.

    Bots do as they like: of several tables it is the first one at which that came about.
    """
    for _ in range(MOST_TABLES):
        me = Person(house.url)
        table = me.create("me", 1)
        chair = me.open(table)
        if all(placed(chair, cell) for cell in SLIMES) and ready(chair):
            elements = chair.table["view"]["elements"]
            up = {one["cell"] for one in elements if one["side"] == "a" and one["up"]}
            if up == set(SLIMES) and "+b4" in chair.options():
                return me, table, chair
    raise AssertionError(f"no bot of {MOST_TABLES} left the slimes alone")


def placed(chair: Chair, cell: str) -> bool:
    """Place an element there and turn it up as a slime; False if that is not possible."""
    for answer in (f"+{cell}", f"s{cell}"):
        if answer[0] == "+" and not ready(chair):
            return False
        if answer not in chair.options():
            return False
        chair.play(answer)
    return True


def ready(chair: Chair) -> bool:
    """Wait until this seat is asked to place, declining all else; False if that cannot be."""
    while True:
        chair.hear_table(lambda told: told["decision"] is not None or told["status"] == "over")
        if chair.table["status"] == "over":
            return False
        if chair.table["decision"]["prompt"] == "place":
            return True
        declined = [one for one in ("-", "/") if one in chair.options()]
        if not declined:
            return False
        chair.play(declined[0])


def middle(place: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """Drags with a mouse."""

    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """From one place to another."""
        self.down(start)
        self.move(end)
        self.mouse.up()

    def down(self, at: tuple[float, float]) -> None:
        """Press."""
        self.mouse.move(*at)
        self.mouse.down()

    def move(self, at: tuple[float, float]) -> None:
        """Go on."""
        self.mouse.move(*at, steps=6)


class Finger:
    """Drags with a finger."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def say(self, kind: str, *points: tuple[float, float]) -> None:
        """One event of the touch screen."""
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """From one place to another, by small steps, and a moment's rest: who flings does not let go."""
        self.say("touchStart", start)
        for step in [*range(1, 7), 6, 6]:
            x, y = (start[axis] + (end[axis] - start[axis]) * step / 6 for axis in (0, 1))
            self.say("touchMove", (x, y))
            if step == 6:
                time.sleep(0.1)
        self.say("touchEnd")


def cell(page: Page, name: str) -> Locator:
    """A cell of the board."""
    return page.locator(f'[data-cell="{name}"]')


def upto(page: Page, number: int) -> None:
    """Wait until the page has seen `number` answers."""
    page.wait_for_function(
        "number => Number(document.querySelector('.table').dataset.upto) >= number", arg=number, timeout=WAIT
    )


@pytest.mark.parametrize("how", ["mouse", "touch"])
def test_elements_are_placed_and_moved_by_dragging(
    how: str, house: House, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    me, table, chair = two_slimes(house)
    look = PHONE if how == "touch" else {"viewport": {"width": 1280, "height": 800}}
    with browser.new_context(**{**browser_context_args, **look}) as context:
        at_home(context, me)
        page = context.new_page()
        page.goto(f"{house.url}/t/{table}")
        expect(page.locator(".prompt.mine")).to_be_visible(timeout=WAIT)
        hand = Finger(page) if how == "touch" else Mouse(page)
        legal = {name[1:] for name in chair.options() if name[0] == "+"}
        goal = sorted(legal - {"d4"})[0]
        number = chair.table["upto"]

        # out of the hand onto a cell where nothing may lie: the clause, and nothing has happened
        discs = page.locator(f'[data-seat="{chair.table["you"]}"] .discs')
        hand.drag(middle(discs), middle(cell(page, "b3")))
        expect(page.locator(".why .cl")).to_have_text("ARAS-4.4")
        # off the board: nothing at all
        hand.drag(middle(discs), (middle(discs)[0] + 30, middle(discs)[1]))
        hand.drag(middle(discs), middle(cell(page, goal)))
        confirm(page, how)
        upto(page, number + 1)
        assert page.locator(".held").count() == 0
        assert chair.hear_upto(number + 1)["events"][-1]["notation"] in (f"+{goal}", "")

        # a slime to another, beside which it fuses; on a phone the finger may miss the cell by some pixels
        moves = [name for name in chair.options() if name.startswith("mb2")]
        beside = next(one for one in BESIDE if f"mb2{one}" in moves)
        x, y = middle(cell(page, beside))
        if isinstance(hand, Mouse):
            hand.down(middle(cell(page, "b2")))
            hand.move((x, y))
            expect(page.locator(".held")).to_be_visible()
            expect(page.locator(".hole")).to_be_visible()
            expect(page.locator(".tip b")).to_contain_text("wolf 3")
            page.keyboard.press("Escape")
            expect(page.locator(".held")).to_have_count(0)
            page.mouse.up()
            assert "mb2" + beside in chair.options(), "a drag that was given up decided something"
        hand.drag(middle(cell(page, "b2")), (x, y))
        confirm(page, how)
        upto(page, number + 2)
        chair.hear_upto(number + 2)
        assert {
            one["cell"] for one in chair.table["view"]["elements"] if one["side"] == "a" and one["up"]
        } == {
            "f2",
            beside,
        }


def confirm(page: Page, how: str) -> None:
    """Fingers decide by a second tap."""
    if how == "touch":
        page.locator('[data-chip="confirm"]').tap()


def test_a_finger_that_misses_a_cell_by_a_little_means_it(
    house: House, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    me, table, chair = two_slimes(house)
    with browser.new_context(**{**browser_context_args, **PHONE}) as context:
        at_home(context, me)
        page = context.new_page()
        page.goto(f"{house.url}/t/{table}")
        expect(page.locator(".prompt.mine")).to_be_visible(timeout=WAIT)
        assert {"+a2", "+b3"} & set(chair.options()) == set(), "beside the slime on b2 nothing can be placed"
        assert "+b4" in chair.options()
        box = cell(page, "b4").bounding_box()
        assert box is not None

        # b3 lies left of b4 on a phone: its last pixels before b4 count for b4, its middle does not
        place = (box["x"] - 8, box["y"] + box["height"] / 2)
        Finger(page).drag(middle(page.locator('[data-seat="0"] .discs')), place)
        expect(page.locator('[data-chip="confirm"]')).to_contain_text("b4")
        place = (box["x"] - 24, box["y"] + box["height"] / 2)
        Finger(page).drag(middle(page.locator('[data-seat="0"] .discs')), place)
        expect(page.locator(".why b")).to_contain_text("b3")


def test_how_the_game_stands_is_shown_on_demand_and_leads_to_its_moments(
    house: House, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    me, table, chair = two_slimes(house)
    with browser.new_context(
        **{**browser_context_args, "viewport": {"width": 1280, "height": 800}}
    ) as context:
        at_home(context, me)
        page = context.new_page()
        page.goto(f"{house.url}/t/{table}")
        expect(page.locator(".prompt.mine")).to_be_visible(timeout=WAIT)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))

        expect(page.locator(".outlook")).to_have_count(0)
        assert not [url for url in asked if "evaluation" in url], "it was asked for before anybody wanted it"
        page.locator('[data-tool="outlook"]').click()
        figure = page.locator(".outlook .head b")
        expect(figure).to_have_text(re.compile(r"^A \d+ %$"), timeout=WAIT)
        slider = page.get_by_role("slider", name="Turn to look at")
        turn = chair.table["view"]["turn"]
        expect(slider).to_have_attribute("max", str(turn - 1))

        chair.ask("resign")
        expect(page.locator(".table")).to_have_attribute("data-status", "over", timeout=WAIT)
        expect(page.locator('[data-tool="outlook"]')).to_have_count(0)
        box = slider.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / (turn - 1), box["y"] + 20)  # the second turn
        expect(page.locator(".table")).to_have_attribute("data-upto", "2", timeout=WAIT)
        expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 2: A "))
        slider.focus()
        page.keyboard.press("End")
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Turn {turn}: A "), timeout=WAIT)


def test_nobody_is_offered_it_at_a_table_of_two_people(
    house: House, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    host, friend = Person(house.url), Person(house.url)
    table = host.create("me", "open")
    chair = host.open(table)
    friend.join(chair.table["invite"])
    with browser.new_context(**browser_context_args) as context:
        at_home(context, host)
        page = context.new_page()
        page.goto(f"{house.url}/t/{table}")
        expect(page.locator(".prompt")).to_be_visible(timeout=WAIT)
        expect(page.locator('[data-tool="outlook"]')).to_have_count(0)


TURNS: Final = 8  # of a game that ends by ARAS-10.3
TOOL: Final = '[data-tool="outlook"]'


def to_the_end(chairs: tuple[Chair, ...], turns: int) -> None:
    """Let turn upon turn pass, with an element placed in each, until the turns of the game are over."""
    for _ in range(3 * turns):
        mover = next((chair for chair in chairs if chair.options()), None)
        if mover is None:
            break
        number = mover.table["upto"] + 1
        offered = mover.options()
        mover.play("/" if "/" in offered else offered[0])
        for chair in chairs:
            chair.hear_upto(number)
    assert chairs[0].table["status"] == "over"


def test_who_watches_learns_how_a_game_stood_when_its_rules_have_ended_it(
    house: House, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    host, friend, stranger = Person(house.url), Person(house.url), Person(house.url)
    table = host.create("me", "open", limit=TURNS)
    first = host.open(table)
    friend.join(first.table["invite"])
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))
    chairs = (first, friend.open(table))
    with (
        browser.new_context(**browser_context_args) as playing,
        browser.new_context(**browser_context_args) as watching,
    ):
        at_home(playing, host)
        at_home(watching, stranger)
        pages = (playing.new_page(), watching.new_page())
        asked: list[str] = []
        for page in pages:
            page.on("request", lambda request: asked.append(request.url))
            page.goto(f"{house.url}/t/{table}")
            expect(page.locator(".prompt")).to_be_visible(timeout=WAIT)
            expect(page.locator(TOOL)).to_have_count(0)
            expect(page.locator(".outlook")).to_have_count(0)
        assert not [url for url in asked if "evaluation" in url], "it was asked for while people play"

        to_the_end(chairs, TURNS)

        assert first.table["ending"]["clause"] == "ARAS-10.3"
        for page in pages:
            expect(page.locator(".table")).to_have_attribute("data-status", "over", timeout=WAIT)
            expect(page.locator(".outlook .head b")).to_have_text(re.compile(r"\d+ %$"), timeout=WAIT)
            slider = page.get_by_role("slider", name="Turn to look at")
            expect(slider).to_have_attribute("max", str(TURNS), timeout=WAIT)  # before each turn, and the end
            slider.focus()
            page.keyboard.press("Home")
            expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 1: "), timeout=WAIT)


def test_who_watches_somebody_against_a_bot_is_not_told_how_it_stands(
    house: House, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    person, stranger = Person(house.url), Person(house.url)
    table = person.create("me", 1)
    chair = person.open(table)
    chair.hear_table(lambda told: told["decision"] is not None)
    with browser.new_context(**browser_context_args) as context:
        at_home(context, stranger)
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{house.url}/t/{table}")
        expect(page.locator(".prompt")).to_be_visible(timeout=WAIT)
        number = chair.table["upto"]
        chair.play(chair.options()[0])
        expect(page.locator(".table")).not_to_have_attribute("data-upto", str(number), timeout=WAIT)

        expect(page.locator(TOOL)).to_have_count(0)
        expect(page.locator(".outlook")).to_have_count(0)
        assert not [url for url in asked if "evaluation" in url]
        refused = stranger.http.get(f"/api/tables/{table}/evaluation")
        assert (refused.status_code, refused.json()["name"]) == (403, "not-alone")
