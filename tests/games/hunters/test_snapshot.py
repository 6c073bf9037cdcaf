"""Snapshots and lines: what they say, and what is refused (HUNTERS-19.1)."""

import copy
from typing import Any

import pytest

from games.hunters.scenes import begun_runs
from sanjie.core.game import NotationError
from sanjie.core.packing import BadPack
from sanjie.games.hunters.cases import Run
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.positions import settled
from sanjie.games.hunters.snapshot import BadSnapshot, snapshot_of

pytestmark = pytest.mark.rules
OPEN = {
    "at": "act mage",
    "set": {
        "fate": {"deck": ["act:knight", "int:mage"], "discard": ["act:mage"]},
        "supply": {"row": ["WA", "FRT"], "deck": ["RA"]},
        "players": {"mage": {"hand": ["W", "F", "R", "T", "A"], "deck": ["W", "W"], "aura": ["W", "WA"]}},
        "board": {"1,-3": "wasteland up", "0,0": "river down", "0,1": "forest seen"},
    },
}


ACTED = [["fate"], ["return", 0], ["gather", 0], ["act", 0, True]]


def snapshot(**given: object) -> dict[str, Any]:
    """The snapshot of a case's start."""
    found: dict[str, Any] = snapshot_of(Run(HUNTERS, {**OPEN, **given}).state)
    return found


def changed(path: str, value: object) -> dict[str, Any]:
    """That snapshot with another value at a path."""
    found: Any = copy.deepcopy(snapshot())
    *steps, last = path.split("/")
    part = found
    for step in steps:
        part = part[int(step) if isinstance(part, list) else step]
    part[int(last) if isinstance(part, list) else last] = value
    whole: dict[str, Any] = found
    return whole


def test_a_snapshot_has_the_keys_and_values_of_the_rulebook() -> None:
    """HUNTERS-19.1"""
    found = snapshot()

    rulebook = (
        "options map difficulty x surge_at hero_life curses turn last_roll result board fate supply demon"
    )
    assert set(rulebook.split()) | {"players", "todo"} <= set(found)
    assert found["map"] == "standard"
    assert found["difficulty"] == "normal"
    assert found["fate"] == {
        "deck": ["act:knight", "int:mage"],
        "mixed": 0,
        "shown": "act:mage",
        "discard": ["act:mage"],
        "exile": [],
    }
    assert found["board"]["2,-4"] == {"tile": "camp_mage", "up": True, "seen": True}
    assert found["board"]["0,0"] == {"tile": "river", "up": False, "seen": False}
    assert found["board"]["0,1"] == {"tile": "forest", "up": False, "seen": True}
    assert found["players"][0]["hand"] == ["W", "F", "R", "T", "A"]
    assert found["players"][0]["secondary"] is None
    assert found["demon"]["pos"] == "0,0"
    assert found["todo"] == [["fate"], ["return", 0], ["gather", 0], ["act", 0, False]]


def test_what_nobody_has_decided_is_counted() -> None:
    run = Run(HUNTERS, {"at": "act mage"})
    found: Any = snapshot_of(run.state)

    assert found["fate"]["mixed"] == len(found["fate"]["deck"]) == 5
    assert found["supply"]["mixed"] == len(found["supply"]["deck"]) == 28
    assert (
        sum(found["tiles"].values()) == sum(place["tile"] is None for place in found["board"].values()) == 39
    )


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("weather", "rain", "weather"),
        ("map", "moon", "moon"),
        ("difficulty", "easy", "easy"),
        ("options/hands", "closed", "closed"),
        ("chosen", ["mage"], "chosen"),
        ("chosen", ["mage", "mage", "any", "any", "any"], "mage"),
        ("x", 0, "x is 0"),
        ("hero_life", "3", "hero_life"),
        ("curses", 3, "curse"),
        ("curses", True, "curses"),
        ("turn", -1, "turn"),
        ("last_roll", ["X"], "'X'"),
        ("last_roll", ["W", "W", "W"], "one or two dice"),
        ("result", {"outcome": "win", "reason": "weary"}, "outcome"),
        ("result", {"outcome": "lose", "reason": "bored"}, "bored"),
        ("result", {"outcome": "lose", "reason": "weary"}, "worn out"),
        ("board/0,0/tile", "lake", "lake"),
        ("board/0,0/tile", None, "no tile"),
        ("board/0,0/up", True, "never seen"),
        ("board/2,-4/up", False, "camp"),
        ("board/2,-4/tile", "river", "camp"),
        ("tiles", {"river": 1}, "no place"),
        ("fate/deck", ["act:scout"], "act:scout"),
        ("fate/mixed", 3, "mixed"),
        ("fate/shown", "int:scout", "int:scout"),
        ("supply/row", ["FW"], "'FW'"),
        ("supply/deck", "WF", "deck of the supply"),
        ("demon/king", "pudding", "pudding"),
        ("demon/pos", "9,9", "'9,9'"),
        ("demon/pos", "-2,4", "14.16"),
        ("demon/facing", 6, "facing"),
        ("demon/life", 0, "sealed"),
        ("demon/life", 19, "19 life of 18"),
        ("demon/abilities", ["sweep", "sweep"], "twice"),
        ("players", [], "players"),
        ("players/1/hero", "mage", "twice"),
        ("players/1/hero", "scout", "act:knight"),
        ("players/0/pos", "-1,0", "nobody knows"),
        ("players/0/pos", "0,0", "14.16"),
        ("players/0/camp", "-2,4", "camp"),
        ("players/0/life", 0, "life"),
        ("players/0/life", 4, "life"),
        ("players/0/aura", ["W", "W", "W", "W"], "aura"),
        ("players/0/hand", ["act:mage"], "act:mage"),
        ("players/0/primary", None, "primary"),
        ("players/0/wild", 1, "wild"),
        ("players/0/gained", ["W"], "hands lie open"),
        ("todo", [], "pending"),
        ("todo", [["act", 0, False]], "bottom"),
        ("todo", [["fate"], ["act", 0, False]], "never leads"),
        ("todo", [["fate"], ["return", 2]], "no seat"),
        ("todo", [["dance"]], "dance"),
        ("todo", [["fate", 1]], "parts"),
        ("todo", ["fate"], "no item"),
        ("todo", [["fate"], ["return", 0], ["gather", 0], ["act", 0, 1]], "neither true"),
        ("todo", [["fate"], ["return", 0], ["gain", 0, "X", "gather1"]], "'X'"),
        ("todo", [["fate"], ["return", 0], ["gain", 0, "", "theft"]], "theft"),
        ("todo", [["fate"], ["return", 0], ["gain", 0, "", "power"]], "would not have asked"),
        ("todo", [*ACTED, ["check", 0], ["swap", 0]], "11.3"),
        ("todo", [*ACTED, ["check", 0], ["roll", 0, 1]], "would not have asked"),
        ("todo", [["show"]], "would not have asked"),
        ("todo", [["fate"], ["return", 0], ["demon_end", 0], ["strikes", 0], ["reveal", None, "9,9"]], "9,9"),
    ],
)
def test_a_snapshot_that_no_game_could_hold_is_refused(path: str, value: object, complaint: str) -> None:
    with pytest.raises(BadSnapshot) as refused:
        settled(changed(path, value), HUNTERS.tables)

    assert complaint in str(refused.value)


def test_a_snapshot_lacks_nothing() -> None:
    for key in snapshot():
        lacking = snapshot()
        del lacking[key]
        with pytest.raises(BadSnapshot, match=key):
            settled(lacking, HUNTERS.tables)


def test_todo_may_leave_out_the_seat_of_the_shown_card() -> None:
    """The state machine writes `[return]`, not `[return, h]`."""
    state = settled(changed("todo", [["fate"], ["return"], ["gather", 0], ["act", 0, True]]), HUNTERS.tables)

    assert "end" in [HUNTERS.write_answer(choice) for choice in state.options(0)]
    assert snapshot_of(state)["todo"] == ACTED


def test_what_is_to_do_is_done_before_anybody_is_asked() -> None:
    """HUNTERS-14.1, from a todo that begins with the demon king's turn."""
    state = settled(changed("todo", [["fate"], ["return", 0], ["demon", 0]]), HUNTERS.tables)
    view = HUNTERS.view(state, 0)

    assert view.demon.pos == "1,-3"  # three steps, and beside the mage
    assert view.decision is not None
    assert view.decision.kind == "parry"


@pytest.mark.parametrize(
    ("was", "is_now", "code"),
    [
        ("hunters-1", "hunters-2", "bad_notation"),
        ("x=2", "y=2", "bad_notation"),
        ("x=2", "x=2 x=2", "bad_notation"),
        ("x=2", "x=two", "bad_notation"),
        ("x=2", "x=02", "bad_notation"),
        ("x=2", "x", "bad_notation"),
        ("x=2 ", "x=2  ", "bad_notation"),
        ("board=", "board=z", "bad_notation"),
        ("board=", "board=.+", "bad_notation"),
        ("board_action=true", "board_action=yes", "bad_notation"),
        ("map=standard", "map=moon", "bad_position"),
        ("hand=W+F", "hand=W+X", "bad_position"),
        ("todo=fate", "todo=fete", "bad_position"),
        ("demon.pos=0,0", "demon.pos=2,-4", "bad_position"),
    ],
)
def test_a_line_that_is_none_says_whether_its_form_or_its_sense_is_wrong(
    was: str, is_now: str, code: str
) -> None:
    line = HUNTERS.write_position(Run(HUNTERS, OPEN).state)
    assert was in line
    with pytest.raises(NotationError) as refused:
        HUNTERS.read_position(line.replace(was, is_now, 1))

    assert refused.value.code == code


def test_a_pack_of_other_content_is_refused() -> None:
    """The digest of the content stands at the head of every pack."""
    packed = Run(HUNTERS, OPEN).state.pack()
    other = Run(HUNTERS, {"custom_map": "line"}).game

    with pytest.raises(BadPack, match="content"):
        other.unpack(packed)


def test_every_position_is_the_same_as_bytes_and_as_a_line() -> None:
    for run in begun_runs("hunters.yaml"):
        packed = run.state.pack()
        assert HUNTERS.unpack(packed).pack() == packed
        assert HUNTERS.read_position(HUNTERS.write_position(run.state)).pack() == packed
