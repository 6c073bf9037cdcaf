"""The rulebooks are read whole, and both languages say the same clauses."""

from collections.abc import Iterator

import pytest

from sanjie.blocks import (
    AnyBlock,
    BadText,
    Clause,
    Drawing,
    Grid,
    Heading,
    Listing,
    Paragraph,
    Span,
    read_blocks,
    words_of,
)
from sanjie.rulebook import BOOKS, LANGUAGES, NoClause, NoRulebook, Rulebook, as_json, game_of, rulebook

EVERY = [(game, language) for game in BOOKS for language in LANGUAGES]


@pytest.mark.parametrize("game", BOOKS)
def test_ids_and_tags_of_both_languages_are_in_step(game: str) -> None:
    english = list(rulebook(game, "en").clauses())
    chinese = list(rulebook(game, "zh-Hant").clauses())

    assert len(english) > 100
    assert english == chinese


@pytest.mark.parametrize("game", BOOKS)
def test_the_tags_inside_the_clauses_are_in_step_too(game: str) -> None:
    assert inner_tags(rulebook(game, "en")) == inner_tags(rulebook(game, "zh-Hant"))


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_clause_is_overlooked_or_comes_twice(game: str, language: str) -> None:
    book = rulebook(game, language)
    ids = [clause for clause, _ in book.clauses()]
    numbers = [tuple(int(part) for part in clause.partition("-")[2].split(".")) for clause in ids]

    assert numbers == sorted(set(numbers))
    for section in {section for section, _ in numbers}:
        inside = [number for part, number in numbers if part == section]
        assert inside == list(range(1, len(inside) + 1)), f"section {section}"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_markdown_is_left_in_the_text(game: str, language: str) -> None:
    for span in spans(rulebook(game, language).blocks):
        if not span.code:
            assert "`" not in span.text, span
            assert "**" not in span.text, span
            assert not span.text.startswith("#"), span


def test_a_clause_keeps_its_words_its_tags_and_its_code() -> None:
    book = Rulebook(
        "aras", "en", "", read_blocks("**ARAS-6.4 [printed]** Not *there*. **[ruling]** `m` both.", "ARAS")
    )

    (clause,) = book.passage("ARAS-6.4")

    assert isinstance(clause, Clause)
    assert (clause.id, clause.tag) == ("ARAS-6.4", "printed")
    assert clause.text == [
        Span("Not "),
        Span("there", italic=True),
        Span(". "),
        Span("ruling", tag=True),
        Span(" "),
        Span("m", code=True),
        Span(" both."),
    ]


def test_a_number_is_a_reference_only_where_there_is_such_a_clause() -> None:
    blocks = read_blocks("- `GUIXI-1.1` [ruling] See 1.1, not 1.10 or version 1.0.\n", "GUIXI")

    assert [span.text for span in spans(blocks) if span.clause] == ["1.1"]
    assert [span.clause for span in spans(blocks) if span.clause] == ["GUIXI-1.1"]


def test_a_star_that_emphasises_nothing_stays_a_star() -> None:
    blocks = read_blocks("votes (vote*; done*) and 2 * 3 but *this*", "GUIXI")

    assert words_of(list(spans(blocks))) == "votes (vote*; done*) and 2 * 3 but this"
    assert [span.text for span in spans(blocks) if span.italic] == ["this"]


def test_lines_that_go_on_are_one_text_and_chinese_gets_no_space() -> None:
    blocks = read_blocks("one\ntwo\n\n一行，\n二行\n", "ARAS")

    assert [words_of(block.text) for block in blocks if isinstance(block, Paragraph)] == [
        "one two",
        "一行，二行",
    ]


def test_headings_lists_tables_and_drawings_keep_their_form() -> None:
    text = (
        "## 0.1 Words\n\n1. one\n2. two\n\n"
        "| a | b |\n|---|---|\n| **ARAS-11.1 [ruling]** | x |\n\n```\n . .\n```\n"
    )

    heading, listing, grid, drawing = read_blocks(text, "ARAS")

    assert isinstance(heading, Heading)
    assert (heading.level, heading.number, words_of(heading.text)) == (2, "0.1", "Words")
    assert isinstance(listing, Listing)
    assert [(item.marker, words_of(item.text)) for item in listing.items] == [("1.", "one"), ("2.", "two")]
    assert isinstance(grid, Grid)
    assert (grid.rows[0].id, grid.rows[0].tag, words_of(grid.rows[0].cells[1])) == (
        "ARAS-11.1",
        "ruling",
        "x",
    )
    assert drawing == Drawing(" . .")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("```\nnever closed", "no end"),
        ("| a | b |\n|---|---|\n| 1 |", "1 cells under 2 heads"),
        ("| a |\n| b |", "line of dashes"),
        ("an *emphasis without end", "no end"),
    ],
)
def test_text_of_another_kind_is_refused_with_its_line(text: str, fault: str) -> None:
    with pytest.raises(BadText, match=rf"line \d+.*{fault}"):
        read_blocks(text, "ARAS")


def test_a_passage_holds_the_notes_under_its_clause() -> None:
    passage = rulebook("aras", "en").passage("ARAS-12.3")

    assert isinstance(passage[0], Clause)
    assert any(isinstance(block, Listing) for block in passage)
    assert not any(isinstance(block, Clause) for block in passage[1:])


def test_a_clause_in_a_table_has_its_row() -> None:
    (grid,) = rulebook("aras", "zh-Hant").passage("ARAS-11.7")

    assert isinstance(grid, Grid)
    assert [row.id for row in grid.rows] == ["ARAS-11.7"]


def test_a_section_ends_where_the_next_begins() -> None:
    section = rulebook("aras", "en").section("8")

    clauses = [block.id for block in section if isinstance(block, Clause)]
    assert clauses[0] == "ARAS-8.1"
    assert clauses[-1] == "ARAS-8.22"


def test_what_is_not_there_is_said_clearly() -> None:
    with pytest.raises(NoRulebook, match="chess"):
        rulebook("chess", "en")
    with pytest.raises(NoRulebook, match="fr"):
        rulebook("aras", "fr")
    with pytest.raises(NoClause, match=r"ARAS-99\.1"):
        rulebook("aras", "en").passage("ARAS-99.1")
    with pytest.raises(NoClause, match="section 77"):
        rulebook("aras", "en").section("77")
    with pytest.raises(NoClause, match="CHESS"):
        game_of("CHESS-1.1")
    assert game_of("hunters-3.4") == "hunters"


def test_the_page_gets_kinds_and_leaves_out_what_is_plain() -> None:
    book = as_json("aras", "en")

    assert (book["game"], book["language"]) == ("aras", "en")
    clause = next(block for block in book["blocks"] if block.get("id") == "ARAS-2.2")
    assert clause["kind"] == "clause"
    assert {"text": "a", "code": True} in clause["text"]
    assert {block["kind"] for block in book["blocks"]} == {"heading", "clause", "paragraph", "list", "table"}


def inner_tags(book: Rulebook) -> dict[str, list[str]]:
    """The tags that follow the first, clause by clause."""
    return {
        block.id: [span.text for span in block.text if span.tag]
        for block in book.blocks
        if isinstance(block, Clause)
    }


def spans(blocks: list[AnyBlock]) -> Iterator[Span]:
    """Every span of `blocks`."""
    for block in blocks:
        if isinstance(block, Listing):
            for item in block.items:
                yield from item.text
        elif isinstance(block, Grid):
            for cells in [block.head, *(row.cells for row in block.rows)]:
                for cell in cells:
                    yield from cell
        elif not isinstance(block, Drawing):
            yield from block.text
