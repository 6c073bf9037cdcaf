"""The rulebooks of the three games in both languages, clause by clause."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from sanjie.blocks import AnyBlock, Clause, Grid, Heading, Tag, read_blocks, words_of

BOOKS: Final = ("aras", "guixi", "hunters")
LANGUAGES: Final = ("en", "zh-Hant")  # the first is the authority


class NoRulebook(LookupError):
    """There is no rulebook of that game or language; the text says which there are."""


class NoClause(LookupError):
    """The rulebook has no such clause; the text names it."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that an example refuses."""

    after: list[str]  # decisions that come before it
    answer: str
    clause: str  # it breaks


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which a clause can be tried. Words: `<game>-example-3-6` for the clause 3.6."""

    clause: str
    position: str
    answers: list[str]  # decisions that show what the clause is about, one after the other
    refused: list[Tried]


class Rulebook(msgspec.Struct, frozen=True):
    """One rulebook in one language, from top to bottom."""

    game: str
    language: str
    title: str
    blocks: list[AnyBlock]

    def clauses(self) -> Iterator[tuple[str, Tag]]:
        """Every clause's id and first tag, in the order of the book, those in tables included."""
        for block in self.blocks:
            if isinstance(block, Clause):
                yield block.id, block.tag
            elif isinstance(block, Grid):
                for row in block.rows:
                    if row.id and row.tag:
                        yield row.id, row.tag

    def passage(self, clause: str) -> list[AnyBlock]:
        """The clause `clause` ("ARAS-4.4") and the tables and notes under it.

        A clause that stands in a table has its row alone. Raises NoClause.
        """
        for place, block in enumerate(self.blocks):
            if isinstance(block, Clause) and block.id == clause:
                end = place + 1
                while end < len(self.blocks) and not isinstance(self.blocks[end], Clause | Heading):
                    end += 1
                return self.blocks[place:end]
            if isinstance(block, Grid):
                rows = [row for row in block.rows if row.id == clause]
                if rows:
                    return [Grid(block.head, rows)]
        raise NoClause(f"{clause} is no clause of the rulebook of {self.game}")

    def section(self, number: str) -> list[AnyBlock]:
        """The section with that number ("4", "0.1"), its heading first. Raises NoClause."""
        for place, block in enumerate(self.blocks):
            if isinstance(block, Heading) and number and block.number == number:
                end = place + 1
                while end < len(self.blocks) and not _ends(self.blocks[end], block.level):
                    end += 1
                return self.blocks[place:end]
        raise NoClause(f"the rulebook of {self.game} has no section {number}")


def _ends(block: AnyBlock, level: int) -> bool:
    """Whether `block` opens a section that is not inside one of `level`."""
    return isinstance(block, Heading) and block.level <= level


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rulebook of `game` in `language`, read once. Raises NoRulebook."""
    if game not in BOOKS or language not in LANGUAGES:
        raise NoRulebook(
            f"no rulebook of {game!r} in {language!r}; there are {', '.join(BOOKS)} in {', '.join(LANGUAGES)}"
        )
    text = (files("sanjie") / "rulebooks" / f"{game}.{language}.md").read_text(encoding="utf-8")
    blocks = read_blocks(text, game.upper())
    title = next(words_of(block.text) for block in blocks if isinstance(block, Heading))
    return Rulebook(game, language, title, blocks)


@cache
def examples(game: str) -> list[Example]:
    """The examples of the rulebook of `game`, in its order, empty where it has none; not to be changed."""
    file = files("sanjie") / "rulebooks" / f"{game}.examples.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Example]) if file.is_file() else []


def game_of(clause: str) -> str:
    """The game whose rulebook holds `clause` ("aras-4.4" counts as "ARAS-4.4"). Raises NoClause."""
    game = clause.partition("-")[0].lower()
    if game not in BOOKS:
        raise NoClause(
            f"{clause!r} is no clause; a clause is written {' or '.join(f'{b.upper()}-1.1' for b in BOOKS)}"
        )
    return game


def as_json(game: str, language: str) -> dict[str, Any]:
    """The rulebook as plain dicts and lists, in the shape of `Rulebook`; defaults of spans left out.

    Its `examples` stand beside. Raises NoRulebook.
    """
    plain: dict[str, Any] = msgspec.to_builtins(rulebook(game, language))
    return {**plain, "examples": msgspec.to_builtins(examples(game))}
