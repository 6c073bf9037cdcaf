"""Answers as text (HUNTERS-18.2, 18.4)."""

import pytest

from sanjie.core.game import NotationError
from sanjie.games.hunters import choices as c
from sanjie.games.hunters.hexes import cell_at
from sanjie.games.hunters.notation import read_answer, write_answer

pytestmark = pytest.mark.rules

ANSWERS = [
    *("move:1,-3:F", "move:-2,4:W+W", "move:1,-2:W+F+T", "move:127,-127:RTA"),
    *("attack:W", "attack:F+F", "attack:W+F+R", "focus:WA", "rest:WFR"),
    *("skill:mage", "skill:mercenary", "skill:artisan", "skill:knight:mage", "skill:scout:0,-2", "end"),
    *("gain:FRT", "gain:none", "class:scout", "swap", "keep", "parry:RA", "take"),
    *("fate:act:mage", "fate:int:scout", "card:TA", "tile:river", "tile:camp_scout", "die:A", "die:demon"),
]
NONE = [
    *("", "pass", "End", "end ", " end", "end:", "end:now", "move", "move:1,-3", "move:1,-3:", "move::F"),
    *("move:1,-3:F:F", "move:1,-3:F+", "move:1,-3:F,F", "move:1,-3:f", "move:1,-3:FW", "move:1,-3:WW"),
    *("move:1:F", "move:01,2:F", "move:-0,2:F", "move:+1,2:F", "move:1, 2:F", "move:128,0:F", "move:1.0,2:F"),
    *("attack", "attack:", "attack:W+W+W+W", "attack:W:W", "focus", "focus:", "focus:W+F", "focus:act:mage"),
    *("rest:W+W", "rest:none", "skill", "skill:", "skill:scout", "skill:scout:mage", "skill:knight"),
    *("skill:knight:1,2", "skill:knight:king", "skill:mage:1,2", "skill:artisan:", "skill:demon"),
    *(
        "gain",
        "gain:",
        "gain:W+F",
        "gain:X",
        "class",
        "class:W",
        "class:demon",
        "swap:mage",
        "keep:",
        "take:1",
    ),
    *("parry", "parry:", "parry:none", "fate:mage", "fate:act", "card:none", "tile:camp", "die:WF", "die:6"),
    *("move:١,2:F", "rest:Ｗ"),
]


@pytest.mark.parametrize("text", ANSWERS)
def test_an_answer_is_written_as_it_is_read(text: str) -> None:
    assert write_answer(read_answer(text)) == text


@pytest.mark.parametrize("text", NONE)
def test_what_is_no_answer_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_answer(text)
    assert refused.value.code == "bad_notation"
    assert "HUNTERS-18.2" in str(refused.value)


def test_cards_may_stand_in_any_order_and_are_written_in_canonical_order() -> None:
    assert write_answer(read_answer("move:1,-2:T+W+F")) == "move:1,-2:W+F+T"
    assert write_answer(read_answer("attack:RTA+WF+A")) == "attack:A+WF+RTA"


def test_the_parts_of_a_choice_are_what_the_text_says() -> None:
    choice = read_answer("move:-4,2:WF+W")
    assert c.kind_in(choice) == c.MOVE
    assert c.cell_in(choice) == cell_at(-4, 2)
    assert c.cards_in(choice) == [0, 5]
    assert c.what_in(read_answer("skill:knight:scout")) == 4
    assert c.what_in(read_answer("fate:int:artisan")) == 5
