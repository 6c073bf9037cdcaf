"""Two people talk in the browser: each in their language, with the focus where it was, and not if muted."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect

from machine import House
from sanjie.server.places import within
from sanjie.server.talk import reports
from server.people import Person
from server.test_talk import Talker
from web.table_page import WAIT

NewContext = Callable[..., BrowserContext]


def test_two_people_talk_and_one_is_muted(
    new_context: NewContext, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    context = new_context()
    body = json.dumps({"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}]})
    made = context.request.post("/api/tables", data=body, headers={"Content-Type": "application/json"})
    address = f"/t/{made.json()['table']}"
    host = context.new_page()
    host.goto(address)
    opener = host.get_by_role("button", name="Conversation", exact=True)
    opener.click()
    expect(host.get_by_role("textbox", name="Your line")).to_be_visible()
    opener.press("Escape")
    expect(host.get_by_role("textbox", name="Your line")).to_have_count(0)
    opener.click()
    chinese = browser.new_context(**{**browser_context_args, "locale": "zh-TW"})
    watcher = chinese.new_page()
    watcher.goto(address)
    watcher.get_by_role("button", name="談話", exact=True).click()

    words = host.get_by_role("textbox", name="Your line")
    words.fill("anybody here?")
    words.press("Enter")
    expect(host.get_by_role("log")).to_contain_text("anybody here?", timeout=WAIT)
    expect(words).to_have_value("")
    expect(watcher.get_by_role("log")).to_contain_text("anybody here?", timeout=WAIT)
    words.fill("I am still typing")
    watcher.get_by_text("快捷用語").click()
    watcher.get_by_role("button", name="祝好運！").click()

    expect(host.get_by_role("log")).to_contain_text("Good luck!", timeout=WAIT)
    expect(watcher.get_by_role("log")).to_contain_text("祝好運！", timeout=WAIT)
    expect(words).to_be_focused()
    expect(words).to_have_value("I am still typing")

    host.get_by_role("button", name="Close the conversation").click()
    watcher.get_by_role("button", name="謝謝！").click()
    unread = host.get_by_role("button", name="Conversation, one new line")
    expect(unread).to_be_visible(timeout=WAIT)
    unread.click()
    host.get_by_role("log").get_by_role("button").first.click()
    host.get_by_role("button", name="Mute: I hear them no more").click()
    expect(host.get_by_role("status").filter(has_text="no more")).to_be_visible(timeout=WAIT)
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(host.get_by_role("log")).not_to_contain_text("Good luck!", timeout=WAIT)
    expect(host.get_by_role("log")).to_contain_text("anybody here?")
    chinese.close()


def test_a_new_guest_is_told_why_they_say_phrases_alone(house: House, new_context: NewContext) -> None:
    host, eve = Person(house.url), Person(house.url)
    table = host.create("me", "open")
    assert Talker(eve.open(table)).say("insults")["type"] == "done"
    until = int(time.time() * 1_000) + 86_400_000
    within(house.data / "sanjie.db", lambda there: reports.silence(there, eve.me["guest"], until))
    page = new_context().new_page()
    page.goto(f"/t/{table}")

    page.get_by_role("button", name="Conversation").click()

    expect(page.get_by_text("A guest was silenced here.")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("textbox", name="Your line")).to_have_count(0)
    page.get_by_role("button", name="Good luck!").click()
    expect(page.get_by_role("log")).to_contain_text("Good luck!", timeout=WAIT)
