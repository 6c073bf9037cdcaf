"""Rulebook blocks as the terminal shows them."""

import sys
from io import TextIOWrapper
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanjie import words
from sanjie.blocks import AnyBlock, Clause, Drawing, Grid, Heading, Listing, Span
from sanjie.rulebook import BOOKS, game_of, rulebook
from sanjie.terminal.fitting import fitted

MARKER: Final = 4  # cells that a list's number takes


def asked(what: str, language: str) -> list[AnyBlock]:
    """The blocks that `what` names: a game, a section ("ARAS-4") or a clause ("ARAS-4.4"), in any case.

    Raises NoClause.
    """
    if what.lower() in BOOKS:
        return rulebook(what.lower(), language).blocks
    book = rulebook(game_of(what), language)
    number = what.partition("-")[2]
    for clause, _ in book.clauses():
        if clause == what.upper():
            return book.passage(clause)
    return book.section(number)


def page(blocks: list[AnyBlock], language: str, width: int) -> RenderableType:
    """`blocks` one under the other, with a line between them, `width` cells wide."""
    pieces: list[RenderableType] = []
    for block in blocks:
        if pieces:
            pieces.append("")
        pieces.append(drawn(block, language, width))
    return Group(*pieces)


def contents(language: str) -> RenderableType:
    """The rulebooks there are, each with the command that prints it."""
    table = Table(
        box=None,
        show_header=False,
        title=words.say(language, "terminal-books"),
        title_justify="left",
        pad_edge=False,
    )
    for game in BOOKS:
        table.add_row(words.say(language, "terminal-book-line", game=game), rulebook(game, language).title)
    return table


def drawn(block: AnyBlock, language: str, width: int) -> RenderableType:
    """One block."""
    if isinstance(block, Heading):
        number = f"{block.number}  " if block.number else ""
        return Text(number, style="bold").append_text(text_of(block.text, language))
    if isinstance(block, Clause):
        head = Text(f"{block.id} ", style="bold")
        spans = [Span(block.tag, tag=True), Span(" "), *block.text]
        return fitted(head.append_text(text_of(spans, language)), width)
    if isinstance(block, Listing):
        table = Table.grid(padding=(0, 1))
        for item in block.items:
            table.add_row(item.marker or "•", fitted(text_of(item.text, language), width - MARKER))
        return table
    if isinstance(block, Grid):
        return grid(block, language)
    if isinstance(block, Drawing):
        return Text(block.text, no_wrap=True)
    return fitted(text_of(block.text, language), width)


def grid(block: Grid, language: str) -> Table:
    """A table."""
    table = Table()
    for head in block.head:
        table.add_column(text_of(head, language), overflow="fold")
    for row in block.rows:
        cells = [text_of(cell, language) for cell in row.cells]
        if row.tag:
            cells[0].append(" ").append_text(text_of([Span(row.tag, tag=True)], language))
        table.add_row(*cells)
    return table


def text_of(spans: list[Span], language: str) -> Text:
    """A run of spans: tags in brackets and in words, code, bold and italics as styles."""
    text = Text()
    for span in spans:
        if span.tag:
            text.append(f"[{words.say(language, f'terminal-tag-{span.text}')}]", style="dim")
            continue
        styles = [name for name in ("bold", "italic") if getattr(span, name)]
        if span.code:
            styles.append("cyan")
        if span.clause:
            styles.append("underline")
        text.append(span.text, style=" ".join(styles))
    return text


def console_for(plain: bool = False) -> Console:
    """The console that writes to standard output; a sign it cannot write becomes a question mark."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(markup=False, highlight=False, emoji=False, no_color=plain or None, soft_wrap=False)
