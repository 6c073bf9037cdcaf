"""Draws the app's icons from `public/seal.svg`: `python web/seal.py` writes PNGs beside it (wants Chromium).

Systems that cut an icon to a shape of their own get one that is red to its edges (`seal-full`).
"""

import re
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parent / "public"
SEAL: Final = PUBLIC / "seal.svg"
FULL: Final = '<rect width="32" height="32" fill="#A0322A"/><g transform="translate(4.8 4.8) scale(.7)"'


def main() -> None:
    """Write every size."""
    seal = SEAL.read_text("utf-8")
    full = re.sub(r"<rect[^>]*/><g", FULL, seal)
    sizes = [("seal", seal, 192), ("seal", seal, 512), ("seal", full, 180), ("seal-full", full, 512)]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, picture, size in sizes:  # 180 is what iOS asks for, which knows no see-through corners
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{picture}"
            )
            page.screenshot(path=PUBLIC / f"{name}-{size}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
