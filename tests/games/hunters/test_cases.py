"""The worked cases, and that a case which says something else fails."""

import copy
from typing import Any

import pytest

from games.hunters.scenes import CASES, begun_runs, cases_in
from sanjie.cases import read_file
from sanjie.games.hunters import cases
from sanjie.games.hunters.game import HUNTERS

pytestmark = pytest.mark.rules
FILES = [("hunters.yaml", 75), ("hunters-more.yaml", 152)]


@pytest.mark.parametrize(("name", "number"), FILES)
def test_every_case_passes(name: str, number: int) -> None:
    results = list(read_file(CASES / name).results())

    assert len(results) == number
    assert [(result.id, result.mismatches) for result in results if not result.passed] == []


def another(wanted: object) -> object:
    """A value of the same kind that is not `wanted`."""
    if isinstance(wanted, bool):
        return not wanted
    if isinstance(wanted, int):
        return wanted + 1
    if isinstance(wanted, str):
        return wanted + "x"
    return [*wanted, "x"] if isinstance(wanted, list) else "x"


@pytest.mark.parametrize("name", ["hunters.yaml", "hunters-more.yaml"])
def test_a_case_that_says_something_else_fails(name: str) -> None:
    changed = 0
    for case in cases_in(name)[::4]:
        expect = case["expect"]
        for key in ("facts", "content", "illegal", "decision"):
            for part, wanted in (expect.get(key) or {}).items():
                other = copy.deepcopy(case)
                other["expect"] = {key: {part: another(wanted)}}
                assert cases.mismatches(HUNTERS, other), (case["id"], key, part)
                changed += 1
        for key in ("legal", "legal_exactly", "result", "error"):
            if key in expect:
                other = copy.deepcopy(case)
                other["expect"] = {key: another(expect[key])}
                assert cases.mismatches(HUNTERS, other), (case["id"], key)
                changed += 1
    assert changed > 50


@pytest.mark.parametrize(
    ("part", "value", "complaint"),
    [
        ("given", {"hero": "mage"}, "'hero'"),
        ("given", {"at": "act scout"}, "scout is not played"),
        ("given", {"at": "act mage twice"}, "act mage twice"),
        ("given", {"at": "demon mage acted"}, "demon mage acted"),
        ("given", {"set": {"weather": "rain"}}, "'weather'"),
        ("given", {"set": {"players": {"scout": {}}}}, "'scout'"),
        ("given", {"set": {"players": {"mage": {"hat": 1}}}}, "'hat'"),
        ("given", {"set": {"players": {"mage": {"hand": ["FW"]}}}}, "'FW'"),
        ("given", {"set": {"players": {"mage": {"pos": "9,9"}}}}, "'9,9'"),
        ("given", {"set": {"players": {"mage": {"life": 9}}}}, "life"),
        ("given", {"set": {"board": {"9,9": "river up"}}}, "'9,9'"),
        ("given", {"set": {"board": {"0,0": "lake up"}}}, "'lake up'"),
        ("given", {"set": {"demon": {"pos": "2,-4"}}}, "claimed camp"),
        ("given", {"set": {"demon": {"facing": 6}}}, "facing"),
        ("given", {"set": {"fate": {"deck": ["act:scout"]}}}, "'act:scout'"),
        ("given", {"set": {"curses": 3}}, "curse"),
        ("given", {"chance": [{"coin": "heads"}]}, "coin"),
        ("given", {"chance": [{"die": "X"}]}, "'X'"),
        ("given", {"chance": [{"order": ["act:nobody"]}]}, "act:nobody"),
        ("given", {"custom_map": "ring"}, "'ring'"),
        ("given", {"map_change": {}}, "custom_map"),
        ("expect", {"hat": 1}, "'hat'"),
        ("expect", {"facts": {"players.mage.hat": 1}}, "absent"),
        ("expect", {"facts": {"len:turn": 1}}, "no list"),
        ("expect", {"facts": {"elem.9,9": "W"}}, "9,9"),
        ("expect", {"facts": {"obs7.turn": 1}}, "seat 7"),
        ("expect", {"facts": {"tiles.lake": 1}}, "lake"),
        ("expect", {"facts": {"total.scout": 1}}, "scout"),
        ("do", ["dance"], "syntax"),
        ("do", ["end"], "unavailable"),
        ("do", "end", "not a list"),
        ("colour", "red", "colour"),
    ],
)
def test_a_case_that_is_none_or_fails_says_so(part: str, value: object, complaint: str) -> None:
    case: dict[str, Any] = {"id": "x", "given": {"at": "act mage"}, "do": [], "expect": {"result": None}}
    case[part] = {"at": "act mage", **value} if part == "given" and isinstance(value, dict) else value
    found = cases.mismatches(HUNTERS, case)

    assert complaint in str(found)


def test_an_outcome_of_chance_that_is_not_used_is_a_failure() -> None:
    case = {"given": {"at": "act mage", "chance": [{"die": "W"}]}, "expect": {"result": None}}

    assert cases.mismatches(HUNTERS, case) == [("chance", "used up", [{"die": "W"}])]


def test_no_case_depends_on_the_seed() -> None:
    for name, _ in FILES:
        for case in cases_in(name)[1::3]:
            for seed in (2, 77):
                given = {**(case.get("given") or {}), "seed": seed}
                assert cases.mismatches(HUNTERS, {**case, "given": given}) == [], case["id"]


def test_a_position_says_everything_that_a_case_can_say() -> None:
    for name, _ in FILES:
        for run in begun_runs(name):
            line = HUNTERS.write_position(run.state)
            assert HUNTERS.read_position(line).digest() == run.state.digest()


@pytest.mark.parametrize(
    ("given", "expect"),
    [
        ({}, {"content": {"die_faces:": 6, "directions_clockwise:": 6, "cards:hero=mage": 4}}),
        ({"at": "act mage", "set": {"demon": {"life": 50}}}, {"facts": {"demon.life": 50}}),
        (
            {"at": "act mage", "set": {"board": {"0,0": {"up": True}}}},
            {"facts": {"board.0,0.up": True, "board.0,0.seen": True, "n_up": 7, "n_tiles": 45}},
        ),
        (
            {"at": "act mage acted"},
            {"facts": {"todo": [["fate"], ["return"], ["gather", 0], ["act", 0, True]]}},
        ),
        (
            {
                "at": "demon knight",
                "set": {"todo": [["fate"], ["return"], ["demon_end"], ["strikes"], ["drain"], ["absorb", 1]]},
            },
            {"facts": {"len:demon.power": 1, "demon.pos": "0,0"}},
        ),
    ],
)
def test_a_case_can_say_whatever_the_rulebook_says_of_a_snapshot(
    given: dict[str, Any], expect: dict[str, Any]
) -> None:
    assert cases.mismatches(HUNTERS, {"given": given, "expect": expect}) == []
    assert not cases.mismatches(HUNTERS, {"expect": {"content": {"maps:": 1}}})
    assert cases.mismatches(HUNTERS, {"expect": {"content": {"die_faces:id=W": 1}}})
