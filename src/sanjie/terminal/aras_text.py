"""The table of Aras in words: a grid that can be read out, the groups, and what else there is to know."""

from typing import Final

from sanjie import words
from sanjie.games.aras.view import ArasView, Group
from sanjie.terminal.aras_board import COLUMNS, ROWS, VOID, pieces_of

STARRED: Final = ("slime", "wolf", "eagle", "dragon")  # creatures that a character's skill makes special
MARKS: Final = (("~", "shaken"), ("!", "locked"), ("%", "locked-twice"), ("+", "moved"))


def as_text(view: ArasView, language: str, changed: frozenset[str] = frozenset()) -> str:
    """The board without drawing: a row a line with a sign and the number of the group in every cell,
    then the groups by number, then everything `facts` tells.
    """
    signs = [words.say(language, "aras-text-legend")]
    if changed:
        signs.append(words.say(language, "aras-text-changed"))
    lines = [*grid(view, language, changed), *group_lines(view, language), *facts(view, language)]
    return "\n".join([*signs, *lines])


def grid(view: ArasView, language: str, changed: frozenset[str]) -> list[str]:
    """A head and a line for every row: capitals are face up, `*` marks what has just changed."""
    pieces = pieces_of(view)
    numbers = {group.anchor: circled(number) for number, group in enumerate(view.groups, 1)}
    lines = ["  | " + " · ".join(COLUMNS)]
    for row in ROWS:
        cells: list[str] = []
        for letter in COLUMNS:
            cell = letter + row
            star = "*" if cell in changed else ""
            piece = pieces.get(cell)
            if piece is None:
                cells.append(" " if cell in VOID else "–" + star)
                continue
            number = numbers[piece.group.anchor]
            sign = words.say(language, "aras-creature-sign", creature=piece.group.kind)
            shown = [piece.letter, sign, number] if piece.element.up else [piece.letter, number]
            cells.append(" ".join(shown) + piece.element.mark + star)
        lines.append(f"{row} | " + " · ".join(cells))
    return lines


def group_lines(view: ArasView, language: str) -> list[str]:
    """A line for every group: its number, whose it is, what it forms, where it lies."""
    return [f"{circled(number)} {group_line(group, language)}" for number, group in enumerate(view.groups, 1)]


def group_line(group: Group, language: str) -> str:
    """One group in words."""
    cells = " ".join(group.cells)
    if not group.up:
        return words.say(language, "aras-text-group-down", side=group.side, creature=group.kind, cells=cells)
    side = words.say(language, f"aras-side-{group.side}")
    if group.star and group.kind in STARRED:
        name = words.say(language, f"aras-star-{group.kind}")
        return words.say(
            language, "aras-text-group-star", side=side, name=name, strength=group.strength, cells=cells
        )
    return words.say(
        language,
        "aras-text-group-up",
        side=side,
        creature=group.kind,
        strength=group.strength,
        cells=cells,
    )


def facts(view: ArasView, language: str) -> list[str]:
    """What stands beside the board: marks in words, waiting abilities, seats, totals, the turn."""
    lines: list[str] = []
    for mark, name in MARKS:
        cells = [element.cell for element in view.elements if element.mark == mark]
        if cells:
            lines.append(words.say(language, f"aras-text-mark-{name}", cells=" ".join(cells)))
    if any(group.star for group in view.groups):
        lines.append(words.say(language, "aras-text-star"))
    for waiting in view.stack[-1] if view.stack else []:
        lines.append(words.say(language, "aras-text-newborn", cell=waiting.anchor, creature=waiting.kind))
    lines.append(" · ".join(seat_line(view, seat, language) for seat in range(view.seats)))
    lines.append(words.say(language, "aras-text-totals", a=view.totals[0], b=view.totals[1]))
    lines.append(
        words.say(
            language,
            "aras-text-turn",
            turn=view.turn,
            limit=view.turn_limit,
            stall=view.stall,
            most=view.stall_limit,
        )
    )
    return lines


def seat_line(view: ArasView, seat: int, language: str) -> str:
    """What a seat has left, with its character if it has one."""
    sign = "ABCD"[seat]
    letter = view.characters[seat] if seat < len(view.characters) else "-"
    if letter in "-?":
        return words.say(language, "aras-text-seat", seat=sign, hp=view.hp[seat], hand=view.hand[seat])
    return words.say(
        language,
        "aras-text-seat-character",
        seat=sign,
        character=words.say(language, f"aras-character-{letter}"),
        hp=view.hp[seat],
        hand=view.hand[seat],
    )


def circled(number: int) -> str:
    """The sign of a group's number, 1..50: more than there can be groups."""
    for first, start in ((1, 0x2460), (21, 0x3251), (36, 0x32B1)):
        last = {1: 20, 21: 35, 36: 50}[first]
        if first <= number <= last:
            return chr(start + number - first)
    raise ValueError(f"there are at most 50 groups, not {number}")
