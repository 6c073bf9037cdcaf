"""Every clause of the rulebook is cited by the code and by a case or a test."""

import re
from pathlib import Path
from typing import Final

from games.hunters.scenes import cases_in
from sanjie.games.hunters.rulebook import CLAUSES, CODE_NAMES, CODES, ENDINGS
from sanjie.games.hunters.stories import SKILLS, STORIES
from sanjie.rulebook import rulebook

HERE: Final = Path(__file__).parent
CODE: Final = HERE.parents[2] / "src" / "sanjie" / "games" / "hunters"
CITED: Final = re.compile(r"HUNTERS-(\d+(?:\.\d+)?(?:(?:, (?:HUNTERS-)?| to | and )\d+\.\d+)*)")

# clauses without an effect that a test could look for: what they say is how the others are to be read
WITHOUT_EFFECT: Final[set[str]] = set()


def book() -> set[str]:
    """The numbers of all clauses."""
    return {clause.removeprefix("HUNTERS-") for clause, _ in rulebook("hunters", "en").clauses()}


def cited_in(text: str) -> set[str]:
    """The clauses that `text` cites: `HUNTERS-8.5, 8.6`, `HUNTERS-7.2 to 7.5`, `HUNTERS-11` for a section."""
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
    """The clauses named by the worked cases and cited in the tests of the game."""
    found = set().union(*(cited_in(path.read_text(encoding="utf-8")) for path in HERE.glob("test_*.py")))
    for name in ("hunters.yaml", "hunters-more.yaml"):
        for case in cases_in(name):
            found |= {str(clause) for clause in case["clauses"]}
    return found


def test_every_clause_is_cited_by_code() -> None:
    assert sorted(book() - cited_by_code()) == []


def test_every_clause_is_cited_by_a_case_or_a_test() -> None:
    assert sorted(book() - cited_by_tests() - WITHOUT_EFFECT) == []


def test_nothing_cites_a_clause_that_there_is_not() -> None:
    named = {reason.clause for reason in CLAUSES.values()} | {*ENDINGS.values()} | {*SKILLS.values()}
    named |= {clause for _, clause, _, _ in STORIES.values()}

    assert {clause.removeprefix("HUNTERS-") for clause in named} <= book()
    assert cited_by_code() <= book()
    assert cited_by_tests() <= book()


def test_every_reason_has_an_error_code() -> None:
    """HUNTERS-18.3"""
    assert CODES.keys() == CLAUSES.keys()
    assert {*CODES.values()} == {*CODE_NAMES}
