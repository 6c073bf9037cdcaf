"""Maps of Hunters drawn: in characters as in HUNTERS-3.7, and as an SVG picture.

Without a number of players all five slots show their letters; with one, only the slots that are used do, and
the demon king's start is that of this number (HUNTERS-3.9, 3.11).
"""

from html import escape
from typing import Final

from sanjie.games.hunters.hexes import q_of, r_of
from sanjie.games.hunters.land import NOWHERE, PLACES, SLOT_NAMES, Land
from sanjie.games.hunters.tables import MOST_PLAYERS
from sanjie.words import say

PITCH: Final = 4  # characters from one column of the drawing to the next
KING: Final = "K"
EMPTY: Final = "."

SIZE: Final = 34  # of the picture: from the middle of a hexagon to a corner
TALL: Final = 59  # from one flat side to the other: SIZE times the root of 3
MARGIN: Final = 18
LINE: Final = 22  # from one line of words to the next
LEAST_WIDTH: Final = 460  # the words need it
# corners of a hexagon with a flat side up, clockwise from the right one, in halves of SIZE and of TALL
CORNERS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))

STYLE: Final = """
.ground { fill: #fbfaf7 }
.cell { fill: #eceae3; stroke: #8d887b; stroke-width: 1.5 }
.free { stroke-dasharray: 5 4 }
.camp { fill: #cfe3f5; stroke: #1f5f99; stroke-width: 2.5 }
.king { fill: #f7d4cd; stroke: #a5281b; stroke-width: 2.5 }
text {
  font-family: system-ui, "Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei", sans-serif;
  fill: #23211c
}
.place { font-size: 13px; text-anchor: middle; fill: #57534a }
.sign { font-size: 22px; font-weight: 700; text-anchor: middle }
.title { font-size: 19px; font-weight: 700 }
.words { font-size: 14px }
@media (prefers-color-scheme: dark) {
  .ground { fill: #1b1c1f }
  .cell { fill: #2b2d31; stroke: #7d8088 }
  .camp { fill: #1d3a55; stroke: #7db8ec }
  .king { fill: #552720; stroke: #f0907f }
  text { fill: #ecebe7 }
  .place { fill: #b9bac0 }
}
""".strip()


def starts(land: Land) -> list[int]:
    """Where the demon king starts with 0 (nowhere) to 5 players; a fresh list."""
    return [NOWHERE, *(land.demon_start(players) for players in range(1, MOST_PLAYERS + 1))]


def signs(land: Land, players: int) -> list[str]:
    """Per place what is drawn there: a slot's letter, K or nothing; `players` is 1..5, or 0 for any number.

    For any number the king's start is drawn if it is always the same.
    """
    found = [""] * PLACES
    used = land.used[players] if players else range(len(SLOT_NAMES))
    for slot in used:
        found[land.slots[slot]] = SLOT_NAMES[slot]
    begins = starts(land)
    if players:
        found[begins[players]] = KING
    elif len(set(begins[1:])) == 1:
        found[begins[1]] = KING
    return found


def drawing(land: Land, players: int, language: str) -> str:
    """The map in characters: one column of text per q, lower lines are larger 2r + q, numbers of q below."""
    first = q_of(land.cells[0])
    last = q_of(land.cells[-1])
    pitch = max(PITCH, len(f"{first:+}") + 2, len(f"{last:+}") + 2)
    drawn = signs(land, players)
    lines: dict[int, dict[int, str]] = {}
    for place in range(PLACES):
        q, r = q_of(land.cells[place]), r_of(land.cells[place])
        lines.setdefault(2 * r + q, {})[q] = drawn[place] or EMPTY
    text: list[str] = []
    for height in range(min(lines), max(lines) + 1):
        line = ""
        for q, sign in sorted(lines.get(height, {}).items()):
            line = line.ljust((q - first) * pitch + 1) + sign
        text.append(line)
    numbers = "".join(f"{q:+}".ljust(pitch) for q in range(first, last + 1)).rstrip()
    return "\n".join([*text, "", f"{numbers}    {say(language, 'map-columns')}"])


def legend(land: Land, players: int, language: str) -> list[str]:
    """Lines that say whose slots are used and how far the demon king starts from them."""
    begins = starts(land)
    text: list[str] = []
    for count in [players] if players else range(1, MOST_PLAYERS + 1):
        start = begins[count]
        camps = land.camps(count)
        steps = [land.far[start * PLACES + camp] for camp in camps]
        letters = [SLOT_NAMES[slot] for slot in land.used[count]]
        ways = " · ".join(f"{letter} {way}" for letter, way in zip(letters, steps, strict=True))
        cell = land.cells[start]
        text.append(say(language, "map-players", count=count, king=f"{q_of(cell)},{r_of(cell)}", ways=ways))
    return text


def middle(cell: int) -> tuple[float, float]:
    """Where the middle of a cell is in the picture, the cell 0,0 in its origin."""
    return 1.5 * SIZE * q_of(cell), TALL * (r_of(cell) + q_of(cell) / 2)


def picture(land: Land, players: int, title: str, language: str) -> str:
    """The map as the text of an SVG file, for light and dark, with its legend below."""
    spots = [middle(cell) for cell in land.cells]
    left = min(x for x, _ in spots) - SIZE - MARGIN
    top = min(y for _, y in spots) - TALL / 2 - MARGIN - 2 * LINE
    below = max(y for _, y in spots) + TALL / 2 + MARGIN
    said = legend(land, players, language)
    width = max(max(x for x, _ in spots) + SIZE + MARGIN - left, LEAST_WIDTH)
    height = below + (len(said) + 2) * LINE + MARGIN - top
    drawn = signs(land, players)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" lang="{language}">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{STYLE}\n</style>",
        f'<rect class="ground" x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"/>',
        f'<text class="title" x="{left + MARGIN:g}" y="{top + MARGIN + LINE / 2:g}">{escape(title)}</text>',
    ]
    order = sorted(range(PLACES), key=lambda place: drawn[place] != "")  # thick borders on top
    parts += [hexagon(land, place, drawn[place], spots[place]) for place in order]
    lines = [say(language, "map-signs"), *said]
    for number, line in enumerate(lines):
        parts.append(
            f'<text class="words" x="{left + MARGIN:g}" y="{below + (number + 1) * LINE:g}">'
            f"{escape(line)}</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


def hexagon(land: Land, place: int, sign: str, spot: tuple[float, float]) -> str:
    """One place: its outline, its coordinates, and above them a slot's letter or K."""
    x, y = spot
    corners = " ".join(f"{x + a * SIZE / 2:g},{y + b * TALL / 2:g}" for a, b in CORNERS)
    look = "cell king" if sign == KING else "cell camp" if sign else "cell"
    if not sign and place in land.slots:
        look = "cell free"
    cell = land.cells[place]
    words = f'<text class="place" x="{x:g}" y="{y + (18 if sign else 5):g}">{q_of(cell)},{r_of(cell)}</text>'
    if sign:
        words += f'<text class="sign" x="{x:g}" y="{y + 2:g}">{sign}</text>'
    return f'<polygon class="{look}" points="{corners}"/>{words}'
