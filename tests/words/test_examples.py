"""The examples of the rulebooks do what their clauses say, and have words in both languages."""

from typing import Final

import pytest

from sanjie import rulebook, words
from sanjie.core.seats import ALLOWED, members
from sanjie.games.aras.game import ARAS
from sanjie.games.aras.state import State

EXAMPLES: Final = rulebook.examples("aras")
AFTER: Final = {  # what the answers lead to, by hand
    "ARAS-3.6": "5a/6a1/4aaa1/1A6/1AAAA3/6 B P 15,15 5,15 -- 10 2 - -",  # nobody there to devour
    "ARAS-4.4": "6/8/3a1B2/2A5/8/6 A B 15,15 13,14 -- 9 0 - -",
    "ARAS-6.7": "6/6B1/8/5A2/5A2/6 B P 15,15 13,14 -- 10 2 - -",  # one slime has no ability
    "ARAS-7.5": "A1B2B/AA2BB2/2B1BB2/A5BB/AAAA1ABB/4AA B A 15,13 0,0 -- 10 1 - -",
    "ARAS-8.6": "6/8/5B2/A1AA1B2/A6B/6 B P 15,15 11,12 -- 10 2 - -",
    "ARAS-8.13": "6/8/2AA4/2AA3B/8/6 B P 15,15 11,12 -- 10 1 - -",
    "ARAS-8.15": "BB4/1BB5/8/1A5B/1AAAA1BB/6 B P 15,15 10,6 -- 10 1 - -",
}


def played(position: str, answers: list[str]) -> State:
    """The state after `answers`, each given by whoever is asked. Raises Refused."""
    state = ARAS.read_position(position)
    for answer in answers:
        state.answer(members(state.awaiting)[0], ARAS.read_answer(answer))
    return state


def test_there_are_examples_of_a_dozen_clauses_in_the_order_of_the_book() -> None:
    book = [clause for clause, _ in rulebook.rulebook("aras", "en").clauses()]
    clauses = [one.clause for one in EXAMPLES]

    assert len(clauses) == len(set(clauses)) == 12
    assert clauses == [clause for clause in book if clause in clauses]
    assert rulebook.examples("guixi") == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.clause)
def test_an_example_allows_and_refuses_what_it_says(example: rulebook.Example) -> None:
    assert example.answers
    after = played(example.position, example.answers)
    if example.clause in AFTER:
        assert ARAS.write_position(after) == AFTER[example.clause]

    for tried in example.refused:
        state = played(example.position, tried.after)
        clause = state.refuse(members(state.awaiting)[0], ARAS.read_answer(tried.answer))
        assert clause != ALLOWED, tried
        assert ARAS.reason(clause).clause == tried.clause


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_an_example_has_a_sentence_and_goes_out_with_its_book(language: str) -> None:
    told = rulebook.as_json("aras", language)["examples"]

    assert [one["clause"] for one in told] == [one.clause for one in EXAMPLES]
    for one in EXAMPLES:
        number = one.clause.removeprefix("ARAS-").replace(".", "-")
        assert words.say(language, f"aras-example-{number}")
