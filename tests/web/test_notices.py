"""Notices as people switch them on, and as a browser shows them."""

import json
import re
from collections.abc import Iterator
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from machine import House
from server.people import rows
from server.postbox import Box, listening, text_of
from web.until import until

pytestmark = pytest.mark.browser_context_args(service_workers="allow", permissions=["notifications"])
WAIT: Final = 20_000  # ms
# Chromium asks its maker for a subscription, whom a test does not reach: this one is made here.
SUBSCRIBING: Final = """
    PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
        if (applicationServerKey.byteLength !== 65) throw new TypeError("no key");
        const curve = { name: "ECDH", namedCurve: "P-256" };
        const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
        const point = await crypto.subtle.exportKey("raw", pair.publicKey);
        localStorage.setItem("subscribed", JSON.stringify([...new Uint8Array(point)]));
        return this.getSubscription();
    };
    PushManager.prototype.getSubscription = async function () {
        const kept = JSON.parse(localStorage.getItem("subscribed"));
        const key = (name) => (name === "auth" ? new Uint8Array(16) : new Uint8Array(kept)).buffer;
        const unsubscribe = async () => localStorage.removeItem("subscribed");
        return kept && { endpoint: "https://push.example.org/send/here", getKey: key, unsubscribe };
    };
"""
SHOWN: Final = """() => navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) =>
    all.map(({ title, body, tag }) => ({ title, body, tag })))"""


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    """Takes the mail of the server."""
    with listening() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, box: Box) -> Iterator[House]:
    """A server that sends mail."""
    settings = {"SANJIE_SMTP": f"smtp://127.0.0.1:{box.port}", "SANJIE_MAIL_FROM": "sanjie@example.org"}
    shared = House(tmp_path_factory.mktemp("mailing"), (), settings).start()
    yield shared
    shared.stop()


def test_notices_are_switched_on_and_off_in_a_browser_and_by_mail(
    page: Page, mailing: House, box: Box
) -> None:
    page.add_init_script(SUBSCRIBING)
    page.goto(f"{mailing.url}/account")
    part = page.get_by_role("region", name="Notices")
    expect(part).to_contain_text("It tells you nothing.", timeout=WAIT)
    expect(part).to_contain_text("No mail address is needed to play.")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    part.get_by_role("button", name="Switch on").click()
    expect(part).to_contain_text("even while this page is closed")
    assert rows(mailing.data, "SELECT endpoint, language FROM pushes") == [
        ("https://push.example.org/send/here", "en")
    ]
    page.reload()
    expect(part).to_contain_text("even while this page is closed", timeout=WAIT)
    part.get_by_role("button", name="Switch off").click()
    expect(part).to_contain_text("It tells you nothing.")
    assert rows(mailing.data, "SELECT endpoint FROM pushes") == []

    part.get_by_label("By mail, to this address").fill("ann@example.net")
    part.get_by_role("button", name="Send me a code").click()
    expect(part.get_by_role("status")).to_have_text("A code is on its way.")
    expect(part).to_contain_text("Not confirmed yet")
    part.get_by_label("The code from the letter").fill("1")
    part.get_by_role("button", name="Confirm").click()
    expect(part.get_by_role("alert")).to_be_visible()
    found = re.search(r"\d{6}", text_of(box.wait(1)))
    assert found
    part.get_by_label("The code from the letter").fill(found[0])
    part.get_by_role("button", name="Confirm").click()
    expect(part.get_by_role("status")).to_contain_text("Confirmed.")
    part.get_by_label("To another address").fill("new@example.net")
    part.get_by_role("button", name="Send me a code").click()
    expect(part).to_contain_text("new@example.net")
    expect(part).to_contain_text("Notices come there.")
    assert Axe().run(page).violations_count == 0
    part.get_by_role("button", name="Remove: new@example.net").click()
    expect(part).not_to_contain_text("new@example.net")
    expect(part.get_by_label("To another address")).to_be_visible()

    ((stop,),) = rows(mailing.data, "SELECT stop FROM mails")
    page.goto(f"{mailing.url}/account?stop={stop}")
    part.get_by_role("button", name="No more mail").click()
    expect(part.get_by_role("status")).to_contain_text("the address is forgotten", timeout=WAIT)
    assert page.url == f"{mailing.url}/account"
    assert rows(mailing.data, "SELECT address FROM mails") == []


def test_a_push_message_is_shown_but_not_to_who_looks_at_its_table(page: Page, house: House) -> None:
    page.goto(house.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(page, lambda: bool(registered) and bool(page.evaluate("!!navigator.serviceWorker.controller")))

    def push(table: str, body: str) -> None:
        notice = {"title": "Guixi", "body": body, "url": f"/t/{table}"}
        facts = {"origin": house.url, "registrationId": registered[0], "data": json.dumps(notice)}
        session.send("ServiceWorker.deliverPushMessage", facts)

    push("abc", "It is your turn.")
    until(page, lambda: len(page.evaluate(SHOWN)) == 1)
    push("abc", "The game is over.")
    latest = [{"title": "Guixi", "body": "The game is over.", "tag": "/t/abc"}]
    until(page, lambda: bool(page.evaluate(SHOWN) == latest))

    page.goto(f"{house.url}/t/here")
    push("here", "It is your turn.")
    push("there", "It is your turn.")
    until(page, lambda: len(page.evaluate(SHOWN)) == 2)
    assert {one["tag"] for one in page.evaluate(SHOWN)} == {"/t/abc", "/t/there"}, "not the one that is seen"
