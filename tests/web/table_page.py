"""A table in a browser, read and played through what a person can see and press."""

import random
import re
from typing import Final, Literal

from playwright.sync_api import Page, expect

How = Literal["mouse", "keys", "touch"]

WAIT: Final = 30_000  # ms; a bot may think and the machine may be busy
MOST_ACTIONS: Final = 400  # of one player in one game: beyond that the page does not get on
ARROWS: Final = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowUp", (0, -1): "ArrowDown"}
SETTLED: Final = """() => {
  const table = document.querySelector('.table');
  if (!table || document.querySelector('.prompt.pending')) return false;
  return table.dataset.status === 'over' || document.querySelector('.prompt.mine') !== null;
}"""


def visit(page: Page) -> None:
    """Open the first page as a guest who is one before any request of that page could make another."""
    assert page.request.get("/api/me").ok
    page.goto("/")


class TablePage:
    """One player's page. It chooses among what the page offers and acts only through the page."""

    def __init__(self, page: Page, how: How = "mouse", seed: int = 1) -> None:
        self.page = page
        self.how = how
        self.random = random.Random(seed)

    # -- reading -------------------------------------------------------------------------
    @property
    def upto(self) -> int:
        """How many answers the page has seen."""
        return int(self.page.locator(".table").get_attribute("data-upto", timeout=WAIT) or -1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator(".table").get_attribute("data-status") == "over"

    @property
    def lines(self) -> list[str]:
        """The log as it reads now."""
        return self.page.locator(".log > li").all_inner_texts()

    @property
    def board(self) -> list[str]:
        """What every cell is called, corner marks and choices left out."""
        names = self.page.locator("[data-cell]").evaluate_all(
            "cells => cells.map(cell => cell.getAttribute('aria-label'))"
        )
        return sorted(str(name).split(", just changed")[0].split(", can be chosen")[0] for name in names)

    def cells(self) -> list[str]:
        """The cells that can be chosen now."""
        found = self.page.locator("[data-legal]").evaluate_all("all => all.map(one => one.dataset.cell)")
        return [str(cell) for cell in found]

    def chips(self) -> dict[str, str]:
        """Name and key of every chip."""
        found = self.page.locator(".prompt [data-chip]").evaluate_all(
            "all => all.map(one => [one.dataset.chip, one.querySelector('kbd')?.textContent ?? ''])"
        )
        return {str(name): str(key) for name, key in found}

    def asked(self) -> bool:
        """Wait until it is this player's turn (True) or the game is over (False)."""
        self.page.wait_for_function(SETTLED, timeout=WAIT)
        return not self.over

    # -- acting --------------------------------------------------------------------------
    def press(self, chip: str) -> None:
        """Press a chip, the way this player does."""
        if self.how == "keys":
            key = self.chips()[chip]
            self.page.keyboard.press("Enter" if key == "⏎" else key)
        elif self.how == "touch":
            self.page.locator(f'[data-chip="{chip}"]').tap()
        else:
            self.page.locator(f'[data-chip="{chip}"]').click()

    def choose(self, cell: str) -> None:
        """Choose a cell, the way this player does."""
        place = self.page.locator(f'[data-cell="{cell}"]')
        if self.how == "mouse":
            place.click()
        elif self.how == "touch":
            place.tap()
        else:
            self.walk(cell)
            self.page.keyboard.press("Enter")

    def walk(self, cell: str) -> None:
        """Go to a cell by arrow keys alone: first the columns, then the rows, around the missing corners."""
        for _ in range(40):
            here = str(self.page.evaluate("document.activeElement?.dataset?.cell ?? ''"))
            if here == cell:
                return
            if not here:
                self.page.keyboard.press("ArrowUp")  # from anywhere on the page an arrow leads to the board
                continue
            across = ord(cell[0]) - ord(here[0])
            up = int(cell[1]) - int(here[1])
            blocked = across != 0 and (here[0] in "bg") and cell[0] in "ah" and here[1] in "16"
            if across and not blocked:
                step = (1 if across > 0 else -1, 0)
            else:
                step = (0, 1 if (up > 0 or (blocked and here[1] == "1")) else -1)
            self.page.keyboard.press(ARROWS[step])
        raise AssertionError(f"the arrows do not lead to {cell}")

    def act(self) -> None:
        """One press or choice towards some legal decision; lively rather than clever."""
        chips, cells = self.chips(), self.cells()
        endings = [name for name in ("skip", "pass", "finish", "decline") if name in chips]
        attacks = [name for name in chips if name[0] == "x"]
        if "confirm" in chips:
            self.press("confirm")
        elif attacks and self.random.random() < 0.8:
            self.press(attacks[0])
        elif "summon" in chips and not self.narrowed() and self.random.random() < 0.6:
            self.press("summon")
        elif cells and (not endings or self.random.random() < 0.75):
            self.choose(self.random.choice(cells))
        else:
            self.press(endings[0] if endings else self.random.choice(sorted(chips)))

    def narrowed(self) -> bool:
        """Whether a chip narrows the board to one kind of decision."""
        return self.page.locator(".prompt [data-chip][aria-pressed=true]").count() > 0

    def decide(self) -> bool:
        """Act until one decision was taken. False when the game is over."""
        if not self.asked():
            return False
        before = self.upto
        for _ in range(12):
            self.act()
            self.page.wait_for_function("() => !document.querySelector('.prompt.pending')", timeout=WAIT)
            if self.upto > before or self.over:
                return True
        raise AssertionError(f"twelve presses led to no decision; chips {self.chips()}, cells {self.cells()}")

    def play(self, most: int = MOST_ACTIONS) -> bool:
        """Decide until the game is over (True), or `most` times (False)."""
        return any(not self.decide() for _ in range(most))

    def ending(self) -> str:
        """How the prompt bar tells the end; fails if it does not tell it."""
        heading = self.page.locator("#prompt-heading")
        expect(heading).to_have_text(re.compile("^(You won|You lost|A draw)$"))
        return heading.inner_text()
