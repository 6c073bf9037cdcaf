"""Text as blocks and spans, read from the markdown of our rulebooks, so that nobody else has to parse it."""

import re
from typing import Final, Literal

import msgspec

Tag = Literal["printed", "ruling", "supplement"]
TAGS: Final[tuple[Tag, ...]] = ("printed", "ruling", "supplement")


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A run of text of one look. `clause`: the clause it refers to; `tag`: the word is a clause's tag."""

    text: str
    code: bool = False
    bold: bool = False
    italic: bool = False
    tag: bool = False
    clause: str = ""


class Block(msgspec.Struct, frozen=True, tag_field="kind"):
    """A piece of a page, from top to bottom."""


class Heading(Block, frozen=True, tag="heading"):
    """A title; `number` is the section's ("4", "0.1") or empty; `level` counts from 1."""

    level: int
    number: str
    text: list[Span]


class Clause(Block, frozen=True, tag="clause"):
    """A numbered rule; `tag` is its first tag, further tags stand in the text."""

    id: str
    tag: Tag
    text: list[Span]


class Paragraph(Block, frozen=True, tag="paragraph"):
    """Text between the clauses."""

    text: list[Span]


class Item(msgspec.Struct, frozen=True):
    """A line of a list: its own number ("4.") or empty, and its text."""

    marker: str
    text: list[Span]


class Listing(Block, frozen=True, tag="list"):
    """A list."""

    items: list[Item]


class Row(msgspec.Struct, frozen=True):
    """A row of a table. One that is a clause has its `id` and `tag`; its first cell says the id."""

    cells: list[list[Span]]
    id: str = ""
    tag: Tag | None = None


class Grid(Block, frozen=True, tag="table"):
    """A table with one line of heads; every row has as many cells."""

    head: list[list[Span]]
    rows: list[Row]


class Drawing(Block, frozen=True, tag="drawing"):
    """Text to be shown as it stands, in letters of one width."""

    text: str


AnyBlock = Heading | Clause | Paragraph | Listing | Grid | Drawing


class BadText(ValueError):
    """The markdown is not of the kind read here; the text names the line, from 1."""


ID: Final = r"[A-Z]+-\d+\.\d+"
CLAUSE: Final = re.compile(
    rf"(?:- )?(?:\*\*|`)(?P<id>{ID})(?:\*\*|`)? \[(?P<tag>printed|ruling|supplement)\](?:\*\*)? ?(?P<text>.*)"
)
HEADING: Final = re.compile(r"(?P<level>#+) (?P<text>.*)")
NUMBER: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?)\.? ")
ITEM: Final = re.compile(r"(?:[*-]|(?P<marker>\d+\.(?:/\d+\.)*)) (?P<text>.*)")
MARKS: Final = re.compile(
    r"`(?P<code>[^`]+)`"
    r"|(?P<tag>\*\*\[(?:printed|ruling|supplement)\]\*\*|\[(?:printed|ruling|supplement)\])"
    r"|(?P<bold>\*\*)"
    r"|(?P<italic>\*)"
    r"|(?P<break><br>)"
)
REFERENCE: Final = re.compile(r"(?<![\d.A-Z-])(?:(?P<book>[A-Z]+)-)?(?P<number>\d+\.\d+)(?![\d.]\d|\d)")
FULL_WIDTH: Final = re.compile(r"[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f]")


def read_blocks(text: str, prefix: str) -> list[AnyBlock]:
    """The blocks of a markdown text whose clauses are `<prefix>-1.1` …; a fresh list.

    Bare numbers in the text become references where a clause of that number exists. Raises BadText.
    """
    known = {
        found["id"] for line in text.split("\n") for found in [CLAUSE.match(line.removeprefix("| "))] if found
    }
    return Reader(text.split("\n"), prefix, frozenset(known)).blocks()


class Reader:
    """Reads the lines of one text from top to bottom."""

    def __init__(self, lines: list[str], prefix: str, known: frozenset[str]) -> None:
        self.lines = lines
        self.prefix = prefix
        self.known = known
        self.place = 0

    def blocks(self) -> list[AnyBlock]:
        """All blocks, in order."""
        found: list[AnyBlock] = []
        while self.place < len(self.lines):
            if self.lines[self.place].strip():
                found.append(self.block())
            else:
                self.place += 1
        return found

    def block(self) -> AnyBlock:
        """The block that begins on the present line; moves to the line behind it."""
        line = self.lines[self.place]
        if heading := HEADING.fullmatch(line):
            self.place += 1
            number = NUMBER.match(heading["text"])
            text = heading["text"][number.end() :] if number else heading["text"]
            return Heading(len(heading["level"]), number["number"] if number else "", self.spans(text))
        if line.startswith("```"):
            return self.drawing()
        if line.startswith("|"):
            return self.grid()
        if clause := CLAUSE.fullmatch(line):
            self.place += 1
            text = self.joined(clause["text"])
            return Clause(clause["id"], _tag(clause["tag"]), self.spans(text))
        if ITEM.fullmatch(line):
            return self.listing()
        self.place += 1
        return Paragraph(self.spans(self.joined(line)))

    def drawing(self) -> Drawing:
        """The lines between two fences."""
        start = self.place + 1
        self.place = start
        while self.place < len(self.lines) and not self.lines[self.place].startswith("```"):
            self.place += 1
        if self.place == len(self.lines):
            raise BadText(f"line {start}: the drawing has no end")
        self.place += 1
        return Drawing("\n".join(self.lines[start : self.place - 1]))

    def grid(self) -> Grid:
        """The table that begins here."""
        start = self.place
        rows: list[list[str]] = []
        while self.place < len(self.lines) and self.lines[self.place].startswith("|"):
            rows.append([cell.strip() for cell in self.lines[self.place].strip().strip("|").split("|")])
            self.place += 1
        if len(rows) < 2 or any(set(cell) - set("-:") for cell in rows[1]):
            raise BadText(f"line {start + 1}: a table needs heads and a line of dashes")
        for number, row in enumerate(rows):
            if len(row) != len(rows[0]):
                raise BadText(f"line {start + number + 1}: {len(row)} cells under {len(rows[0])} heads")
        return Grid([self.spans(cell) for cell in rows[0]], [self.row(row) for row in rows[2:]])

    def row(self, cells: list[str]) -> Row:
        """A row of a table; a clause if its first cell is a clause's id and tag."""
        clause = CLAUSE.fullmatch(cells[0])
        if clause is None:
            return Row([self.spans(cell) for cell in cells])
        first = [Span(clause["id"], clause=clause["id"])]
        return Row([first, *(self.spans(cell) for cell in cells[1:])], clause["id"], _tag(clause["tag"]))

    def listing(self) -> Listing:
        """The list that begins here."""
        items: list[Item] = []
        while self.place < len(self.lines):
            item = ITEM.fullmatch(self.lines[self.place])
            if item is None or CLAUSE.match(self.lines[self.place]):
                break
            self.place += 1
            items.append(Item(item["marker"] or "", self.spans(self.joined(item["text"]))))
        return Listing(items)

    def joined(self, text: str) -> str:
        """`text` and the lines that go on with it; moves behind them."""
        while self.place < len(self.lines):
            line = self.lines[self.place].strip()
            if not line or line.startswith(("|", "```")) or self.begins_a_block(line):
                break
            close = FULL_WIDTH.match(text[-1:]) and FULL_WIDTH.match(line)
            text = text + ("" if close else " ") + line
            self.place += 1
        return text

    def begins_a_block(self, line: str) -> bool:
        """Whether `line` cannot be the rest of the text above it."""
        return any(form.fullmatch(line) for form in (HEADING, CLAUSE, ITEM))

    def spans(self, text: str) -> list[Span]:
        """`text` in runs of one look, references to clauses named."""
        found: list[Span] = []
        bold = italic = False
        place = 0
        for mark in MARKS.finditer(text):
            if mark["italic"] and not italic and not _opens(text, mark.start()):
                continue
            self.plain(found, text[place : mark.start()], bold, italic)
            place = mark.end()
            if mark["code"]:
                found.append(Span(mark["code"], code=True, bold=bold, italic=italic))
            elif mark["tag"]:
                found.append(Span(mark["tag"].strip("*[]"), tag=True))
            elif mark["break"]:
                found.append(Span("\n"))
            elif mark["bold"]:
                bold = not bold
            else:
                italic = not italic
        self.plain(found, text[place:], bold, italic)
        if bold or italic:
            raise BadText(f"line {self.place}: an emphasis has no end in {text[:60]!r}")
        return found

    def plain(self, found: list[Span], text: str, bold: bool, italic: bool) -> None:
        """Add `text` to `found`, cut at the references it holds."""
        place = 0
        for reference in REFERENCE.finditer(text):
            clause = f"{reference['book'] or self.prefix}-{reference['number']}"
            if clause not in self.known:
                continue
            if reference.start() > place:
                found.append(Span(text[place : reference.start()], bold=bold, italic=italic))
            found.append(Span(reference[0], bold=bold, italic=italic, clause=clause))
            place = reference.end()
        if place < len(text):
            found.append(Span(text[place:], bold=bold, italic=italic))


def _opens(text: str, star: int) -> bool:
    """Whether the star at `star` opens an emphasis: not in "2 * 3" and not in "vote*;"."""
    after = text[star + 1 : star + 2]
    before = text[star - 1] if star else " "
    return bool(after.strip()) and (after.isalnum() or not before.isalnum())


def _tag(word: str) -> Tag:
    """The tag that `word` is. Raises BadText."""
    for tag in TAGS:
        if word == tag:
            return tag
    raise BadText(f"{word!r} is no tag")


def words_of(spans: list[Span]) -> str:
    """The bare text of `spans`."""
    return "".join(f"[{span.text}]" if span.tag else span.text for span in spans)
