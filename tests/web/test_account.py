"""An account in the browser: by keyboard and by passkey, in both languages, and found sound by axe."""

import json
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.test_pages import LOOKS, no_serious_violations

NewContext = Callable[..., BrowserContext]
PASSWORD = "correct horse battery"


def new_name() -> str:
    """A name that no account has yet."""
    return f"ann {secrets.token_hex(6)}"


def sign_up(page: Page, name: str) -> list[str]:
    """Make an account by keyboard alone; its recovery codes."""
    page.goto("/account")
    page.get_by_role("radio", name="Sign in").press("ArrowRight")
    expect(page.get_by_role("radio", name="New account")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.type(name)
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    return kept_codes(page)


def kept_codes(page: Page) -> list[str]:
    """The codes that are shown, once they are put away."""
    dialog = page.get_by_role("dialog", name="Your recovery codes")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")  # not by a slip of the hand
    expect(dialog).to_be_visible()
    codes = dialog.locator("code").all_inner_texts()
    dialog.get_by_role("button", name="I have kept them").press("Enter")
    expect(dialog).to_be_hidden()
    return codes


@pytest.mark.parametrize("look", LOOKS)
def test_an_account_is_made_kept_and_left_by_keyboard(look: str, new_context: NewContext) -> None:
    page = new_context(**LOOKS[look]).new_page()
    name = new_name()
    codes = sign_up(page, name)
    assert len(codes) == 8
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    no_serious_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"

    page.get_by_role("button", name="Sign out", exact=True).press("Enter")

    expect(page.get_by_text("You play as a guest")).to_be_visible()
    page.get_by_role("textbox", name="Name to sign in with").fill(name)
    page.get_by_role("textbox", name="Password").fill("wrong password")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Name and password do not belong together.")
    no_serious_violations(page)
    page.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    expect(page.get_by_text("8 are left.")).to_be_visible()


def test_the_guests_table_is_still_there(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play a bot").click()
    page.locator(".prompt").wait_for()
    sign_up(page, new_name())

    page.goto("/")

    expect(page.locator("[aria-labelledby=my-tables] [data-table]")).to_have_count(1)
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(".prompt")).to_be_visible()


def test_a_code_brings_back_who_forgot(page: Page, new_context: NewContext) -> None:
    name = new_name()
    code = sign_up(page, name)[0]
    other = new_context().new_page()
    other.goto("/account")
    other.get_by_role("radio", name="Recover").click()
    other.get_by_role("textbox", name="Name to sign in with").fill(name)
    other.get_by_role("textbox", name="Recovery code").fill(code)
    other.get_by_role("textbox", name="New password").fill("another password")

    other.get_by_role("button", name="Sign in with the code").click()

    expect(other.get_by_text("7 are left.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You play as a guest")).to_be_visible()


def test_another_device_is_signed_out(page: Page, new_context: NewContext) -> None:
    name = new_name()
    sign_up(page, name)
    other = new_context().new_page()
    other.goto("/account")
    other.get_by_role("textbox", name="Name to sign in with").fill(name)
    other.get_by_role("textbox", name="Password").fill(PASSWORD)
    other.keyboard.press("Enter")
    expect(other.locator("[data-session]")).to_have_count(2)
    page.reload()

    page.locator("[data-session=elsewhere]").get_by_role("button").click()

    expect(page.locator("[data-session]")).to_have_count(1)
    other.reload()
    expect(other.get_by_text("You play as a guest")).to_be_visible()


def test_a_passkey_makes_an_account_and_opens_it(page: Page, base_url: str) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    name = new_name()
    page.goto(base_url.replace("127.0.0.1", "localhost") + "/account")
    page.get_by_role("radio", name="New account").click()
    page.get_by_role("textbox", name="Name to sign in with").fill(name)

    page.get_by_role("button", name="Make it with a passkey").click()

    assert len(kept_codes(page)) == 8
    expect(page.get_by_text("Your account has no password.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing else leads into your account")


def test_who_was_long_away_proves_once_more_who_it_is(page: Page) -> None:
    sign_up(page, new_name())
    page.route("**/api/account/codes", lambda route: route.fulfill(status=403, json=PROVE), times=1)

    page.get_by_role("button", name="Make new codes").click()

    dialog = page.get_by_role("dialog", name="Please show that it is you")
    expect(dialog).to_be_visible()
    no_serious_violations(page)
    dialog.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    assert len(kept_codes(page)) == 8


PROVE = {"name": "prove-again", "detail": "sign in again"}


def test_ones_data_is_taken_along_and_deleted(page: Page) -> None:
    name = new_name()
    sign_up(page, name)
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Download").click()
    assert json.loads(Path(downloaded.value.path()).read_text("utf-8"))["account"]["name"] == name
    page.get_by_role("button", name="Delete everything").click()
    no_serious_violations(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    page.get_by_role("button", name="Delete everything").click()

    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()

    expect(page.get_by_text("You play as a guest")).to_be_visible()
    page.get_by_role("textbox", name="Name to sign in with").fill(name)
    page.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Name and password do not belong together.")


def test_the_page_speaks_both_languages(page: Page) -> None:
    page.goto("/account")
    page.get_by_role("button", name="繁體中文").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("你的帳號")
    expect(page.get_by_role("radio")).to_have_text(["登入", "建立帳號", "復原"])
    expect(page).to_have_title("你的帳號 · 三界 Sanjie")
