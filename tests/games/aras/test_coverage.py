"""Every clause of the rulebook is cited by a test, and most by a worked case as well."""

import re
from pathlib import Path
from typing import Final

import yaml

from sanjie.rulebook import rulebook

HERE: Final = Path(__file__).parent
CASES: Final = HERE.parents[1] / "cases" / "aras.yaml"
CITED: Final = re.compile(r"ARAS-[0-9]+\.[0-9]+")


def clauses() -> set[str]:
    """Every clause of the rulebook."""
    return {clause for clause, _ in rulebook("aras", "en").clauses()}


def cited_by_cases() -> set[str]:
    """Clauses that a worked case names."""
    content = yaml.safe_load(CASES.read_text(encoding="utf-8"))
    return {clause for case in content["cases"] for clause in case["clauses"]}


def cited_by_tests() -> set[str]:
    """Clauses that a docstring of a test here names."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        if file != Path(__file__):
            for text in re.findall(r'"""(.*?)"""', file.read_text(encoding="utf-8"), re.DOTALL):
                found |= set(CITED.findall(text))
    return found


def test_every_clause_has_a_test() -> None:
    """Also when the shared cases change."""
    assert clauses() - cited_by_tests() == set()


def test_nothing_cites_a_clause_that_is_not_in_the_rulebook() -> None:
    assert (cited_by_cases() | cited_by_tests()) - clauses() == set()
