"""Every clause of the rulebook is cited by the code and by a case or a test."""

import re
from pathlib import Path
from typing import Final

import yaml

from sanjie.games.guixi.rulebook import CLAUSES, ENDINGS
from sanjie.games.guixi.stories import STORIES
from sanjie.rulebook import rulebook

HERE: Final = Path(__file__).parent
CODE: Final = HERE.parents[2] / "src" / "sanjie" / "games" / "guixi"
CASES: Final = HERE.parents[1] / "cases" / "guixi.yaml"
CITED: Final = re.compile(r"GUIXI-(\d+(?:\.\d+)?(?:(?:, (?:GUIXI-)?| to | and )\d+\.\d+)*)")

# clauses without an effect that a test could look for: what they say is how the others are to be read
WITHOUT_EFFECT: Final = {
    "1.1",  # background
    "1.4",  # talk
    "3.1",  # how many cards are printed; how many are dealt is 4.1
    "3.3",  # what lies in the box
    "3.5",  # how card types are written
}


def book() -> set[str]:
    """The numbers of all clauses."""
    return {clause.removeprefix("GUIXI-") for clause, _ in rulebook("guixi", "en").clauses()}


def cited_in(text: str) -> set[str]:
    """The clauses that `text` cites: `GUIXI-8.5, 8.6`, `GUIXI-7.2 to 7.5`, `GUIXI-11` for a whole section."""
    found: set[str] = set()
    for match in CITED.finditer(text):
        numbers = match[1]
        for section, first, other, last in re.findall(r"(\d+)\.(\d+) to (\d+)\.(\d+)", numbers):
            assert section == other
            found |= {f"{section}.{number}" for number in range(int(first), int(last) + 1)}
        found |= set(re.findall(r"\d+\.\d+", numbers))
        if numbers.isdigit():
            found |= {clause for clause in book() if clause.partition(".")[0] == numbers}
    return found


def cited_by_code() -> set[str]:
    """The clauses cited in the sources of the game."""
    return set().union(*(cited_in(path.read_text(encoding="utf-8")) for path in CODE.glob("*.py")))


def cited_by_tests() -> set[str]:
    """The clauses named by the shared cases and cited in the tests of the game."""
    found = set().union(*(cited_in(path.read_text(encoding="utf-8")) for path in HERE.glob("test_*.py")))
    for case in yaml.safe_load(CASES.read_text(encoding="utf-8"))["cases"]:
        found |= {str(clause) for clause in case["clauses"]}
    return found


def test_every_clause_is_cited_by_code() -> None:
    assert sorted(book() - cited_by_code()) == []


def test_every_clause_is_cited_by_a_case_or_a_test() -> None:
    assert sorted(book() - cited_by_tests() - WITHOUT_EFFECT) == []


def test_nothing_cites_a_clause_that_there_is_not() -> None:
    named = {reason.clause for reason in CLAUSES.values()} | set(ENDINGS.values())
    named |= {clause for _, clause, _, _ in STORIES.values()}

    assert {clause.removeprefix("GUIXI-") for clause in named} <= book()
    assert cited_by_code() <= book()
