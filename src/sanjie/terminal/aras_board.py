"""The board of Aras drawn in characters: a group is one body, its owner's letter a capital when face up."""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sanjie import words
from sanjie.games.aras.view import ArasView, Element, Group

COLUMNS: Final = "abcdefgh"
ROWS: Final = "654321"
VOID: Final = frozenset({"a1", "a6", "h1", "h6"})
INNER: Final = 8  # cells of the terminal that a cell of the board is wide, its edges not counted
COVER: Final = "░"
# corners by the lines that meet there: 1 up, 2 right, 4 down, 8 left
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
COLOURS: Final = {"a": "blue", "b": "yellow"}


@dataclass(frozen=True)
class Piece:
    """An element with what is drawn of its group."""

    element: Element
    group: Group

    @property
    def letter(self) -> str:
        """Its owner, a capital when face up."""
        return self.element.side.upper() if self.element.up else self.element.side

    @property
    def style(self) -> str:
        """Its colour; owner and facing are told by letter and texture as well."""
        return f"bold {COLOURS[self.element.side]}" if self.element.up else COLOURS[self.element.side]

    @property
    def ground(self) -> str:
        """What its body is filled with."""
        return " " if self.element.up else COVER


def pieces_of(view: ArasView) -> dict[str, Piece]:
    """The elements on the board by cell."""
    groups = {cell: group for group in view.groups for cell in group.cells}
    return {element.cell: Piece(element, groups[element.cell]) for element in view.elements}


def board(view: ArasView, language: str, changed: frozenset[str] = frozenset()) -> Text:
    """The board as 21 lines of at most 77 cells; the cells in `changed` are marked with a star."""
    drawing = Drawing(pieces_of(view), language, changed)
    heads = "   " + "".join(letter.center(INNER + 1) for letter in COLUMNS)
    lines = [Text(heads.rstrip())]
    for number, row in enumerate(ROWS):
        lines.append(drawing.rule(number))
        lines.append(drawing.upper(row))
        lines.append(drawing.lower(row))
    lines.append(drawing.rule(len(ROWS)))
    lines.append(Text(heads.rstrip()))
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


class Drawing:
    """Draws the lines of one board."""

    def __init__(self, pieces: dict[str, Piece], language: str, changed: frozenset[str]) -> None:
        self.pieces = pieces
        self.language = language
        self.changed = changed

    def rule(self, number: int) -> Text:
        """The line above row `number` (0..6 from the top; 6 is the line below the last)."""
        line = Text("  ")
        for column in range(len(COLUMNS) + 1):
            line.append(*self.corner(number, column))
            if column < len(COLUMNS):
                if self.flat(number, column):
                    line.append("─" * INNER)
                else:
                    ground, style = self.inside(number, column)
                    line.append(ground * INNER, style)
        return line

    def upper(self, row: str) -> Text:
        """The line of a row that says whose the elements are and what they form."""
        line = Text(f"{row} ")
        for column, letter in enumerate(COLUMNS):
            self.edge(line, row, column)
            piece = self.pieces.get(letter + row)
            if piece is None:
                line.append(" " * INNER if letter + row in VOID else "·".center(INNER), style="dim")
            elif piece.element.up:
                name = words.say(self.language, "aras-creature-short", creature=piece.group.kind)
                text = f"{piece.letter} {name}"
                line.append(text + " " * (INNER - cell_len(text)), piece.style)
            else:
                line.append(f"{piece.letter} ".ljust(INNER, COVER), piece.style)
        self.edge(line, row, len(COLUMNS))
        return line.append(f" {row}")

    def lower(self, row: str) -> Text:
        """The line of a row with strengths and marks."""
        line = Text("  ")
        for column, letter in enumerate(COLUMNS):
            self.edge(line, row, column)
            cell = letter + row
            star = "*" if cell in self.changed else ""
            piece = self.pieces.get(cell)
            if piece is None:
                line.append(star.rjust(INNER))
            else:
                first = piece.element.up and cell == piece.group.anchor
                special = "^" if piece.group.star else ""
                strength = f"{piece.group.strength}{special}" if first else ""
                marks = piece.element.mark + star
                line.append(strength + marks.rjust(INNER - len(strength), piece.ground), piece.style)
        self.edge(line, row, len(COLUMNS))
        return line

    def edge(self, line: Text, row: str, column: int) -> None:
        """Add what stands to the left of `column` (0..8) in `row`."""
        if self.upright(ROWS.index(row), column):
            line.append("│")
        else:
            piece = self.at(ROWS.index(row), column)
            line.append(piece.ground if piece else " ", piece.style if piece else "")

    def at(self, number: int, column: int) -> Piece | None:
        """The element in row `number` from the top and `column`, if there is one."""
        if 0 <= number < len(ROWS) and 0 <= column < len(COLUMNS):
            return self.pieces.get(COLUMNS[column] + ROWS[number])
        return None

    def real(self, number: int, column: int) -> bool:
        """Whether the board has that cell."""
        inside = 0 <= number < len(ROWS) and 0 <= column < len(COLUMNS)
        return inside and COLUMNS[column] + ROWS[number] not in VOID

    def parted(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether a line runs between two neighbouring places."""
        if not self.real(*one) and not self.real(*other):
            return False
        first, second = self.at(*one), self.at(*other)
        return first is None or second is None or first.group is not second.group

    def flat(self, number: int, column: int) -> bool:
        """Whether a line runs above the place in row `number`, `column`."""
        return 0 <= column < len(COLUMNS) and self.parted((number - 1, column), (number, column))

    def upright(self, number: int, column: int) -> bool:
        """Whether a line runs to the left of the place in row `number`, `column`."""
        return 0 <= number < len(ROWS) and self.parted((number, column - 1), (number, column))

    def inside(self, number: int, column: int) -> tuple[str, str]:
        """Ground and style where no line runs above a place."""
        piece = self.at(number, column)
        return (piece.ground, piece.style) if piece else (" ", "")

    def corner(self, number: int, column: int) -> tuple[str, str]:
        """The sign where four places meet, the place in row `number`, `column` at its lower right."""
        lines = (
            (1 if self.upright(number - 1, column) else 0)
            | (2 if self.flat(number, column) else 0)
            | (4 if self.upright(number, column) else 0)
            | (8 if self.flat(number, column - 1) else 0)
        )
        return (CORNERS[lines], "") if lines else self.inside(number, column)
