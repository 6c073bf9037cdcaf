"""ARAS-12: the decision flow, positions and decisions as text."""

from collections.abc import Mapping
from typing import Final

import pytest

from games.aras.scenes import ARAS, START, code_of, scene
from sanjie.core.game import NotationError
from sanjie.core.seats import members
from sanjie.games.aras.search import perft

pytestmark = pytest.mark.rules
FIELDS: Final = ("board", "seat", "phase", "hp", "hand", "characters", "turn", "stall", "stack", "options")
FOUR: Final = "6/8/8/8/8/6 A P 15,15,15,15 10,10,10,10 ---- 1 0 - players=4"
WAITING: Final = "6/8/8/2AA1b2/8/6 A R 15,15 13,14 -- 3 0 c3:1 -"
MOVING: Final = "6/8/8/2A5/8/A+5 A M 15,15 13,15 -- 3 0 - -"
CHOOSING: Final = "6/8/8/8/8/6 A C 15,15 15,15 ?? 1 0 - -"


def with_fields(line: str, fields: Mapping[str, str]) -> str:
    """`line` with some fields replaced by name."""
    parts = dict(zip(FIELDS, line.split(" "), strict=True))
    assert set(fields) <= set(parts)
    return " ".join({**parts, **fields}.values())


@pytest.mark.parametrize("line", [START, FOUR, WAITING, MOVING, CHOOSING])
def test_the_positions_that_are_varied_below_can_be_read(line: str) -> None:
    """ARAS-12.3, ARAS-12.4"""
    assert ARAS.write_position(ARAS.read_position(line)) == line


@pytest.mark.parametrize(
    "fields",
    [
        {"board": "6/8/8/8/8"},  # six rows
        {"board": "6/8/8/8/8/6/6"},
        {"board": "8/8/8/8/8/6"},  # row 6 has six cells
        {"board": "6/8/8/8/8/7"},
        {"board": "6/7/8/8/8/6"},
        {"board": "6/44/8/8/8/6"},  # two digits never follow each other
        {"board": "6/9/8/8/8/6"},
        {"board": "6/0a7/8/8/8/6"},
        {"board": "6/a8/8/8/8/6"},
        {"board": "6/c7/8/8/8/6"},  # unknown letters
        {"board": "6/A~7/8/8/8/6"},  # a mark of the other facing
        {"board": "6/a+7/8/8/8/6"},
        {"board": "6/a~~7/8/8/8/6"},
        {"board": "6/~a7/8/8/8/6"},
        {"board": "6/8/8/8/8/6/"},
        {"board": ""},
        {"seat": "C"},
        {"seat": "a"},
        {"seat": ""},
        {"seat": "AB"},
        {"phase": "X"},
        {"phase": "p"},
        {"phase": "PA"},
        {"hp": "15"},  # a number of life points other than that of the seats
        {"hp": "15,15,15"},
        {"hp": "16,15"},
        {"hp": "-1,15"},
        {"hp": "15,015"},
        {"hp": "15,"},
        {"hp": "15, 15"},
        {"hp": "１５,15"},
        {"hand": "15"},
        {"hand": "41,0"},
        {"hand": "1e1,15"},
        {"hand": "+1,15"},
        {"characters": "-"},
        {"characters": "---"},
        {"characters": "XY"},
        {"characters": "sw"},
        {"turn": "0"},
        {"turn": "1000"},
        {"turn": "01"},
        {"turn": "one"},
        {"stall": "1000"},
        {"stall": "-0"},
        {"stall": "00"},
        {"stack": "c3"},
        {"stack": "c3:0"},
        {"stack": "c3:3"},
        {"stack": "c3:"},
        {"stack": "a1:1"},
        {"stack": "c3:1,"},
        {"stack": "c3:1//d3:1"},
        {"stack": "d3:1,c3:1"},
        {"stack": ""},
        {"options": "colour=red"},  # unknown options
        {"options": "place=must,place=may"},  # repeated options
        {"options": "place=must,place=must"},
        {"options": "place=maybe"},  # unknown values
        {"options": "stall=0"},
        {"options": "stall=999"},
        {"options": "stall=016"},
        {"options": "limit=1000"},
        {"options": "players=3"},
        {"options": "place"},
        {"options": "place="},
        {"options": "=must"},
        {"options": "place=must,"},
        {"options": "place=must;loose=inert"},
        {"options": "characters=SW"},
        {"options": "Place=must"},
        {"options": ""},
        {"options": "players=4"},  # with the fields of two
    ],
    ids=lambda fields: " ".join(f"{name}={value}" for name, value in fields.items()),
)
def test_malformed_lines_are_bad_notation(fields: dict[str, str]) -> None:
    """ARAS-12.5"""
    assert code_of(with_fields(START, fields)) == "bad_notation"


@pytest.mark.parametrize(
    "line",
    [
        "",
        START[:-2],
        START + " -",
        START.replace(" A P", "  A P"),
        " " + START,
        START + " ",
        START + "\n",
        START.replace(" ", "\t"),
        with_fields(FOUR, {"options": "players=4,swap=on"}),
        with_fields(FOUR, {"characters": "--"}),
        with_fields(FOUR, {"hp": "15,15"}),
        with_fields(FOUR, {"hand": "10,10"}),
        with_fields(FOUR, {"seat": "E"}),
    ],
)
def test_a_line_has_ten_fields_with_single_spaces_for_its_number_of_seats(line: str) -> None:
    """ARAS-12.3, ARAS-12.5"""
    assert code_of(line) == "bad_notation"


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        (START, {"board": "6/8/8/2Aa4/8/6", "hand": "13,15"}),  # 2.6
        (START, {"board": "6/8/8/2a5/8/6"}),  # sixteen elements
        (START, {"hand": "16,15"}),
        (START, {"board": "6/8/8/2A+5/8/6", "hand": "14,15"}),  # `+` only in M and R
        (START, {"board": "6/8/8/2A+5/8/6", "hand": "14,15", "phase": "E"}),
        (START, {"hp": "0,15"}),  # the seat to move has life points
        (START, {"hp": "15,0"}),  # neither side is out
        (START, {"stall": "17"}),  # it would be over
        (START, {"turn": "101"}),
        (START, {"stall": "3", "options": "stall=2"}),
        (START, {"phase": "C"}),  # C exactly with ? for A
        (START, {"characters": "??"}),
        (START, {"characters": "?W"}),
        (CHOOSING, {"board": "6/8/8/2a5/8/6", "hand": "14,15"}),  # an empty board
        (CHOOSING, {"turn": "2"}),
        (CHOOSING, {"seat": "B"}),
        (CHOOSING, {"characters": "S?"}),
        (CHOOSING, {"characters": "?-"}),
        (CHOOSING, {"characters": "?I", "options": "expansion=off"}),
        (START, {"characters": "S-"}),  # both or none
        (START, {"characters": "-W"}),
        (START, {"characters": "SH"}),  # different factions
        (START, {"characters": "SS"}),
        (START, {"characters": "TI"}),
        (START, {"characters": "SI", "options": "expansion=off"}),
        (START, {"characters": "PW", "options": "expansion=off"}),
        (FOUR, {"characters": "SW--"}),
        (START, {"seat": "B", "phase": "S", "turn": "2"}),  # S only with swap=on
        (START, {"seat": "A", "phase": "S", "turn": "2", "options": "swap=on"}),
        (START, {"seat": "B", "phase": "S", "turn": "3", "options": "swap=on"}),
        (START, {"seat": "B", "options": "swap=on"}),  # turn 1 is seat A's
        (MOVING, {"board": "6/8/8/2A5/8/A5"}),  # M: at least one + of the active side
        (MOVING, {"board": "6/8/8/2A5/8/B+5", "hand": "13,14"}),
        (MOVING, {"board": "6/8/8/8/8/A+5"}),  # M: some slime that can move
        (MOVING, {"board": "6/8/8/2AA4/8/A+5", "hand": "12,15"}),
        (WAITING, {"phase": "A"}),  # R exactly with a stack
        (WAITING, {"stack": "-"}),
        (WAITING, {"phase": "E"}),  # E: the stack is empty
        (WAITING, {"stack": "d3:1"}),  # anchors
        (WAITING, {"stack": "c2:1"}),
        (WAITING, {"stack": "f3:1"}),  # of face-up creatures
        (WAITING, {"stack": "c3:1/c3:1"}),  # no anchor twice
        (WAITING, {"stack": "c3:2"}),  # uses 2 only for bears
        (WAITING, {"board": "6/8/8/2AA4/8/6"}),  # the top frame has a use
        (WAITING, {"board": "6/8/8/2A2b2/8/6"}),  # creatures with an ability
        (WAITING, {"board": "6/8/8/2AAAb2/8/6"}),
        (WAITING, {"board": "6/2BB4/8/2AA1b2/a7/6", "hand": "12,12", "stack": "c3:1,c5:1"}),  # one owner
    ],
    ids=lambda part: part if isinstance(part, str) and " " not in part else None,
)
def test_positions_that_cannot_be_are_bad_positions(line: str, fields: dict[str, str]) -> None:
    """ARAS-12.5, ARAS-2.6"""
    assert code_of(with_fields(line, fields)) == "bad_position"


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        (START, {"hp": "0,15", "phase": "E"}),
        (START, {"stall": "17", "phase": "E"}),
        (START, {"turn": "999", "phase": "E"}),
        (START, {"hand": "0,0", "phase": "A"}),
        (START, {"stall": "16", "turn": "100"}),
        (CHOOSING, {"characters": "?W"}),
        (START, {"seat": "B", "phase": "S", "turn": "2", "options": "swap=on"}),
        (WAITING, {"board": "6/2BB4/8/2AA1b2/a7/6", "hand": "12,12", "stack": "c3:1/c5:1"}),
        (WAITING, {"board": "6/8/2AA4/2AA1B2/8/6", "hand": "11,14", "stack": "c3:2"}),
    ],
)
def test_positions_that_can_be_are_read(line: str, fields: dict[str, str]) -> None:
    """ARAS-12.5"""
    changed = with_fields(line, fields)

    assert code_of(changed) == ""
    assert ARAS.write_position(ARAS.read_position(changed)) == changed


def test_notation_is_judged_before_the_position() -> None:
    """ARAS-12.5: sixteen elements and a leading zero."""
    assert code_of(with_fields(START, {"hand": "16,15", "turn": "01"})) == "bad_notation"


def test_options_are_read_in_any_order_with_defaults_and_written_canonically() -> None:
    """ARAS-12.4"""
    line = with_fields(START, {"options": "place=must,loose=slime,dragon=LV,stall=16"})

    assert scene(line).line == with_fields(START, {"options": "dragon=LV,place=must"})


def test_placing_that_must_be_skipped_is_read_as_the_action() -> None:
    """ARAS-12.4"""
    assert scene("6/8/8/2A5/8/6 A P 15,15 0,15 -- 9 1 - -").line == "6/8/8/2A5/8/6 A A 15,15 0,15 -- 9 1 - -"


def test_marks_are_written_after_their_element() -> None:
    """ARAS-12.3"""
    table = scene("a~b!4/8/1A+1A1b%2/8/8/6 A M 15,15 12,13 -- 9 1 - -")

    assert [element.mark for element in table.view.elements] == ["+", "~", "!", "", "%"]  # b4 b6 c6 d4 f4


# -- decisions -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *(".", "/", "=", "x", "-", "keep", "swap", "xA", "xB", "xC", "xD"),
        *("@S", "@H", "@P", "@T", "@W", "@I"),
        *("+a2", "+h5", "sc3", "~c3d4", "mc3d4", "mc3c3", "!c3d4", "!c3d4e5"),
    ],
)
def test_decisions_are_read_as_they_are_written(text: str) -> None:
    """ARAS-12.6"""
    assert ARAS.write_answer(ARAS.read_answer(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "..", "//", "==", "xx", "--", "X", "Keep", "SWAP", "keep ", " keep", "pass"),
        *("xa", "xE", "x1", "xAB", "x A", "@", "@A", "@s", "@SS", "@-", "@?"),
        *("+", "+a", "+a1", "+a6", "+h1", "+h6", "+i3", "+c0", "+c7", "+C3", "+3c", "+c3d4", "+ c3", "+c3 "),
        *("s", "sC3", "sc3d3", "s33", "m", "mc3", "mc3d", "mc3d44", "mc3d4e5", "m c3d4", "~c3", "~c3d4e5"),
        *("!", "!c3", "!c3d4e5f6", "!c3d", "!a1b2", "c3", "c3d4", "+c３", "+ｃ3", "+c3\n", "\t."),
    ],
)
def test_anything_else_is_bad_notation(text: str) -> None:
    """ARAS-12.6"""
    with pytest.raises(NotationError) as refused:
        ARAS.read_answer(text)

    assert refused.value.code == "bad_notation"


def test_after_the_end_every_decision_comes_too_late() -> None:
    """ARAS-12.6"""
    table = scene("6/8/8/2A2B2/8/6 A E 15,15 0,0 -- 60 17 - -")

    assert {table.why(decision) for decision in ("/", "x", "+c4", "keep")} == {"game-over"}


def test_only_the_deciding_seat_may_decide() -> None:
    """ARAS-12.1"""
    state = scene(START).state

    for seat in (1, 2, 3, 29, 30):
        assert ARAS.reason(state.refuse(seat, ARAS.read_answer("+c3"))).name == "not-your-turn"
        assert state.options(seat) == []


@pytest.mark.parametrize(
    ("decisions", "phases"),
    [
        (["+c3", "/"], "PBP"),
        ([".", "/"], "PAP"),
        (["+c3", "sc3"], "PBP"),
    ],
)
def test_each_decision_leads_to_its_phase(decisions: list[str], phases: str) -> None:
    """ARAS-12.1"""
    met = [scene(START, *decisions[:number]).phase for number in range(len(decisions) + 1)]

    assert "".join(met) == phases


def test_at_the_end_of_a_turn_marks_step_and_the_counters_grow() -> None:
    """ARAS-12.2: in this order: + erased, shaken marks of the active side, stall, turn, seat."""
    table = scene("6/6a!1/8/8/1A4b%1/6 A A 15,15 13,14 -- 9 1 - -", "mb2b3")

    assert table.line == "6/6a~1/8/1A6/6b%1/6 B P 15,15 13,14 -- 10 2 - -"


# -- perft -----------------------------------------------------------------------------


def sequences(line: str, depth: int) -> int:
    """How many sequences of `depth` decisions there are, by playing each through the outside door."""

    def below(state: object, left: int) -> int:
        if left == 0:
            return 1
        found = 0
        for seat in members(state.awaiting):  # type: ignore[attr-defined]
            for choice in state.options(seat):  # type: ignore[attr-defined]
                child = state.clone()  # type: ignore[attr-defined]
                child.answer(seat, choice)
                found += below(child, left - 1)
        return found

    return below(ARAS.read_position(line), depth)


@pytest.mark.parametrize(
    ("line", "depth"),
    [
        (START, 3),
        (CHOOSING, 3),
        ("2B2b/1A3bbb/6b1/4A3/1A2A3/5A A A 15,15 10,9 -- 9 1 - -", 2),
        ("6/8/5b2/a1aa1b2/a6b/6 A A 15,15 11,12 -- 9 1 - -", 4),
        ("6/8/8/2A2B2/8/6 A A 15,15 0,0 -- 60 16 - -", 2),
        ("6/8/8/2AA4/8/6 A A 15,0,15,2 8,0,10,10 ---- 9 1 - players=4", 3),
    ],
)
def test_perft_counts_what_can_be_played(line: str, depth: int) -> None:
    """ARAS-12.7: the door of searches and the door of players are the same rules."""
    for plies in range(depth + 1):
        assert perft(ARAS.read_position(line), plies) == sequences(line, plies)


def test_an_ended_game_counts_only_where_it_ends() -> None:
    """ARAS-12.7"""
    last_turn = ARAS.read_position("6/8/8/8/8/6 A A 15,15 0,0 -- 100 0 - -")  # "/" is all there is

    assert [perft(last_turn, plies) for plies in range(4)] == [1, 1, 0, 0]


def test_a_depth_is_not_negative() -> None:
    with pytest.raises(ValueError, match="depth"):
        perft(ARAS.read_position(START), -1)
