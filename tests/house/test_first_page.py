"""The first page costs little: its fonts are cut to what stands on it."""

import pytest
from playwright.sync_api import Browser, Response

from machine import House

MOST = 120 * 1024  # bytes of fonts


def fonts_of(browser: Browser, house: House, path: str, locale: str) -> dict[str, int]:
    """Name and size of every font that a first visitor's browser fetches for `path`."""
    with browser.new_context(locale=locale) as visitor:
        page = visitor.new_page()
        answers: list[Response] = []
        page.on("response", lambda answer: answers.append(answer))  # playwright marks its listeners
        page.goto(house.url + path)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => true)")
        return {one.url.rpartition("/")[2]: len(one.body()) for one in answers if ".woff2" in one.url}


@pytest.mark.parametrize("locale", ["zh-TW", "en"])
def test_the_first_page_fetches_few_fonts(browser: Browser, house: House, locale: str) -> None:
    fonts = fonts_of(browser, house, "/", locale)

    assert any("noto-serif-tc-900-heads" in name for name in fonts), fonts  # 三界, in both languages
    assert sum(fonts.values()) <= MOST, fonts


def test_english_pages_fetch_no_chinese_texts(browser: Browser, house: House) -> None:
    fonts = fonts_of(browser, house, "/new/aras", "en")

    assert not [name for name in fonts if "-tc-" in name and "-heads" not in name]


def test_every_character_of_ours_is_in_a_font(browser: Browser, house: House) -> None:
    with browser.new_context(locale="zh-TW") as visitor:
        page = visitor.new_page()
        page.goto(house.url + "/rules/aras")
        page.wait_for_load_state("networkidle")
        missing = page.evaluate(
            """() => {
                const ranges = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
                    .filter((rule) => rule instanceof CSSFontFaceRule)
                    .flatMap((rule) => rule.style.getPropertyValue("unicode-range").split(","))
                    .map((part) => part.trim().slice(2).split("-").map((code) => parseInt(code, 16)));
                const held = (code) => ranges.some(([low, high]) => low <= code && code <= (high ?? low));
                const signs = new Set(document.body.innerText.replace(/\\s/g, ""));
                return [...signs].filter((sign) => !held(sign.codePointAt(0)));
            }"""
        )

    assert missing == []
