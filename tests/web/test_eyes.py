"""Who watches late, where that was agreed, looks through the eyes of any seat, chosen in the panel."""

import random
from collections.abc import Callable
from typing import Final

from playwright.sync_api import BrowserContext, expect

from conftest import Serve
from endgames import SEED, put
from sanjie.server.stored import Sitting
from sanjie.server.table import new_table
from sanjie.server.terms import Terms, Watching
from web.test_guixi import NAMES, WAIT, act, asked

NewContext = Callable[..., BrowserContext]
LATE_MS: Final = 200  # by the page it is a minute at least, which no test can wait


def test_a_late_watcher_chooses_through_whose_eyes(serve: Serve, new_context: NewContext) -> None:
    house = serve()
    person = new_context()
    guest = str(person.request.get(f"{house.url}/api/me").json()["guest"])
    house.stop()
    sittings = [
        Sitting(0, "person", guest, name="Mei"),
        *(Sitting(seat, "bot", level=1) for seat in (1, 2, 3)),
    ]
    terms = Terms("public", watching=Watching(LATE_MS, "all"))
    put(house.data, [new_table("late", "guixi", {}, sittings, SEED, terms)])
    house.start()
    host, watcher = person.new_page(), new_context().new_page()
    host.goto(f"{house.url}/t/late")
    luck = random.Random(2)
    for _ in range(2):  # a moment to watch, and the next, for whose hour nobody waits
        assert asked(host)
        act(host, luck)
    assert asked(host)
    card = host.get_by_role("button", name="Your identity")
    card.hover()
    host.mouse.down()
    expect(card).to_contain_text(NAMES)
    own = card.locator("b").inner_text()
    host.mouse.up()

    watcher.goto(f"{house.url}/t/late")
    watcher.locator(".prompt").wait_for(timeout=WAIT)
    watcher.keyboard.press("t")
    table = watcher.get_by_role("table").first
    expect(table).to_contain_text("p0")
    expect(table).not_to_contain_text(NAMES)
    watcher.locator("[data-tool=panel]").click()
    eyes = watcher.get_by_role("combobox", name="Through whose eyes")
    assert eyes.locator("option").count() == 5  # a watcher's, and four seats'
    eyes.select_option("0")
    expect(table).to_contain_text(own, timeout=WAIT)
    expect(eyes).to_have_value("0")
    expect(table.get_by_text(NAMES)).to_have_count(1)  # no other seat's identity with it

    eyes.select_option("-1")
    expect(table).not_to_contain_text(NAMES, timeout=WAIT)
    watcher.keyboard.press("Escape")
    expect(watcher.locator(".prompt [data-chip]")).to_have_count(0)  # there is nothing to decide for them


def test_where_only_what_is_open_is_watched_nobody_chooses_eyes(
    serve: Serve, new_context: NewContext
) -> None:
    house = serve()
    sittings = [
        Sitting(0, "person", "nobody", name="Mei"),
        *(Sitting(n, "bot", level=1) for n in (1, 2)),
    ]
    house.stop()
    put(house.data, [new_table("open", "guixi", {}, sittings, SEED, Terms("public"))])
    house.start()
    watcher = new_context().new_page()
    watcher.goto(f"{house.url}/t/open")
    watcher.locator("[data-tool=panel]").click()

    expect(watcher.get_by_role("dialog")).to_be_visible()
    expect(watcher.get_by_role("combobox", name="Through whose eyes")).to_have_count(0)
