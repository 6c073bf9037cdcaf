"""Lines that fit the terminal: Chinese may break between any two characters, save before a closing mark."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

CLOSING: Final = "，。、；：！？）」』〕》…—’”,.;:!?)]}"
OPENING: Final = "（「『〔《‘“([{"


def fitted(text: Text, width: int) -> Text:
    """`text` with line ends put in, so that no line is wider than `width` cells (at least 2)."""
    cuts: list[int] = []
    start = last = wide = 0
    for place, letter in enumerate(text.plain):
        if letter == "\n":
            start = last = place + 1
            wide = 0
            continue
        if place > start and may_break(text.plain[place - 1], letter):
            last = place
        wide += cell_len(letter)
        if wide > width and not letter.isspace():  # spaces at the end of a line are cut off
            start = last if last > start else place
            cuts.append(start)
            last = start
            wide = cell_len(text.plain[start : place + 1])
    lines = text.divide(cuts)
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def may_break(before: str, after: str) -> bool:
    """Whether a line may end between two letters."""
    if after in CLOSING or after == " " or before in OPENING:
        return False
    return before == " " or cell_len(before) == 2 or cell_len(after) == 2


def printable(line: str) -> str:
    """`line` with signs that would move the cursor or change colours replaced."""
    return "".join(letter if letter.isprintable() else "?" for letter in line)
