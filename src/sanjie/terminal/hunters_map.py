"""The land of Hunters drawn in characters: hexagons with a flat side up, four lines high."""

from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.text import Text

PITCH: Final = 8  # cells of the terminal from one column of hexagons to the next
SLANT: Final = 2  # cells that its left and right sides take
TOP: Final = 6  # cells of the flat side
HALF: Final = 2  # lines from one row to the next half row
COVER: Final = "░"  # fills what lies face down
LINES: Final = 3  # of words in a hexagon
COLOURS: Final = {"W": "cyan", "F": "red", "R": "yellow", "T": "magenta", "A": "green"}
ARROWS: Final = "↑↗↘↓↙↖"  # per direction


@dataclass
class Hex:
    """What is drawn of one place."""

    q: int
    r: int
    element: str = ""  # letter, "" while nobody knows
    up: bool = False
    label: str = ""  # the name of its tile
    heroes: list[int] = field(default_factory=list)  # seats
    camp: bool = False  # claimed
    mark: str = ""  # a sign after its coordinates
    base: list[str] = field(default_factory=list)  # per direction: the side of the demon king's base
    facing: int = -1  # where the demon king on it looks, or -1

    @property
    def style(self) -> str:
        """Its colour; the element's letter says the same."""
        return COLOURS.get(self.element, "") + (" bold" if self.facing >= 0 else "")

    def words(self) -> list[str]:
        """Three lines at most 6, 8 and 8 cells wide, in the order of the drawing."""
        if self.facing >= 0:
            north, north_east, south_east, south, south_west, north_west = self.base
            ground = self.element if self.up else "?" + self.element
            return [
                f"{north_west} {north} {north_east}",
                f"{ground} K{ARROWS[self.facing]}",
                f"{south_west}  {south}  {south_east}",
            ]
        first = f"{self.q},{self.r}{self.mark}"
        if self.up:
            second = f"{self.element} {self.label}"
            if cell_len(second) > TOP + SLANT:
                second = second.rpartition(" ")[0] if " " in self.label else second
        elif self.element:
            second = f"?{self.element}"
        else:
            second = "?"
        third = "@" + "".join(str(seat) for seat in self.heroes) if self.heroes else ""
        if self.camp:
            third = "⌂" + third
        return [first, cut(second, TOP + SLANT), third]


def cut(text: str, width: int) -> str:
    """`text`, shortened to `width` cells."""
    while cell_len(text) > width:
        text = text[:-1]
    return text.rstrip()


def size_of(hexes: list[Hex]) -> tuple[int, int]:
    """How many cells wide and lines high the drawing of `hexes` (at least one) is."""
    columns = [one.q for one in hexes]
    rows = [2 * one.r + one.q for one in hexes]
    width = (max(columns) - min(columns)) * PITCH + TOP + 2 * SLANT
    return width, (max(rows) - min(rows)) * HALF + 2 * HALF + 1


def drawing(hexes: list[Hex]) -> list[Text]:
    """The land as lines; each stands where its coordinates say."""
    width, height = size_of(hexes)
    left = min(one.q for one in hexes)
    top = min(2 * one.r + one.q for one in hexes)
    signs = [[" "] * width for _ in range(height)]
    styles = [[""] * width for _ in range(height)]
    for one in hexes:
        outline(signs, (one.q - left) * PITCH, (2 * one.r + one.q - top) * HALF)
    for one in hexes:
        fill(signs, styles, one, (one.q - left) * PITCH, (2 * one.r + one.q - top) * HALF)
    lines: list[Text] = []
    for row, style in zip(signs, styles, strict=True):
        line = Text()
        for sign, colour in zip(row, style, strict=True):
            line.append(sign, style=colour)
        line.rstrip()
        lines.append(line)
    return lines


def outline(signs: list[list[str]], x: int, y: int) -> None:
    """The six sides of the hexagon whose box begins at column `x` of line `y`."""
    for place in range(TOP):
        signs[y][x + SLANT + place] = "_"
        signs[y + 2 * HALF][x + SLANT + place] = "_"
    for step in range(HALF):
        signs[y + 1 + step][x + SLANT - 1 - step] = "/"
        signs[y + 1 + step][x + SLANT + TOP + step] = "\\"
        signs[y + 1 + HALF + step][x + step] = "\\"
        signs[y + 1 + HALF + step][x + 2 * SLANT + TOP - 1 - step] = "/"


def fill(signs: list[list[str]], styles: list[list[str]], one: Hex, x: int, y: int) -> None:
    """The words of a place, and the cover of a tile that lies face down; the demon king hides his."""
    cover = " " if one.up or one.facing >= 0 else COVER
    for number, text in enumerate(one.words()):
        start, wide = (x + SLANT, TOP) if number == 0 else (x + SLANT - 1, TOP + SLANT)
        style = "bold" if number == 2 and one.heroes else one.style
        put(signs, styles, y + 1 + number, start, wide, text, cover if number else " ", style)
        if one.facing >= 0 and number != 1:  # the sides of his base have colours of their own
            for place in range(start, start + wide):
                styles[y + 1 + number][place] = COLOURS.get(signs[y + 1 + number][place], "bold")


def put(
    signs: list[list[str]],
    styles: list[list[str]],
    line: int,
    start: int,
    wide: int,
    text: str,
    cover: str,
    style: str,
) -> None:
    """`text` in the middle of `wide` cells. A wide letter takes two: its second is left empty."""
    text = cut(text, wide)
    if text and cover != " " and cell_len(text) + 2 <= wide:
        text = f" {text} "
    before = (wide - cell_len(text)) // 2
    place = start
    for _ in range(before):
        signs[line][place] = cover
        styles[line][place] = style
        place += 1
    for letter in text:
        signs[line][place] = letter
        styles[line][place] = style
        place += 1
        if cell_len(letter) == 2:
            signs[line][place] = ""
            place += 1
    while place < start + wide:
        signs[line][place] = cover
        styles[line][place] = style
        place += 1
