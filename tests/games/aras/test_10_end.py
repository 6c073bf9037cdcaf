"""ARAS-10: how a game ends."""

import pytest

from games.aras.scenes import Scene, scene

pytestmark = pytest.mark.rules


def ending(table: Scene) -> tuple[str, str | None, list[int]]:
    """By which clause a game ended, who won, and what each seat gets."""
    result = table.view.result
    assert result is not None
    assert (table.phase, table.decider, table.legal) == ("E", "", [])
    return result.clause, result.winner, result.returns


def test_a_player_whose_opponent_has_no_life_points_left_wins_at_once() -> None:
    """ARAS-10.1, ARAS-10.6"""
    table = scene("6/5B2/3A4/2AA4/8/6 A A 15,3 12,14 -- 9 1 - -", "x")

    assert ending(table) == ("ARAS-10.1", "a", [1, -1])
    assert table.why("/") == "game-over"


@pytest.mark.parametrize(
    ("board", "lives", "winner", "returns"),
    [
        ("6/8/8/2A2B2/8/6", "14,15", "b", [-1, 1]),
        ("6/8/8/2AA1B2/8/6", "14,15", "b", [-1, 1]),
        ("6/8/8/2AA1B2/8/6", "15,15", "a", [1, -1]),
        ("6/8/8/2aa1B2/8/6", "15,15", "b", [-1, 1]),
        ("6/8/8/2A2B2/8/6", "15,15", None, [0, 0]),
    ],
)
def test_after_too_many_turns_without_progress_life_points_and_then_totals_decide(
    board: str, lives: str, winner: str | None, returns: list[int]
) -> None:
    """ARAS-10.2, ARAS-10.4, ARAS-10.6"""
    table = scene(f"{board} A A {lives} 0,0 -- 60 16 - -", "/")

    assert ending(table) == ("ARAS-10.2", winner, returns)
    assert table.line == f"{board} A E {lives} 0,0 -- 60 17 - -"


def test_a_counter_that_is_not_greater_than_stall_ends_nothing() -> None:
    """ARAS-10.2"""
    table = scene("6/8/8/2A2B2/8/6 A A 15,15 0,0 -- 60 15 - -", "/")

    assert table.line == "6/8/8/2A2B2/8/6 B A 15,15 0,0 -- 61 16 - -"


@pytest.mark.parametrize(
    ("line", "decisions", "stall"),
    [
        ("6/8/8/2A5/8/6 A P 15,15 14,15 -- 9 7 - -", ["+a5", "/"], 1),
        ("6/8/8/2AA4/8/6 A A 15,15 13,15 -- 9 7 - -", ["x"], 1),
        ("6/5B2/2aa4/2aa4/8/6 A A 15,15 11,14 -- 9 7 - -", ["sc3", "!c3f5"], 1),
        ("6/5B2/8/1a6/1aaaa3/6 A A 15,15 10,14 -- 9 7 - -", ["sb2", "!b2f5"], 1),
        ("6/5B2/2aa4/2aa4/8/6 A A 15,15 11,14 -- 9 7 - bear=return", ["sc3", "!c3f5"], 8),
        ("6/8/8/2a5/8/6 A P 15,15 14,15 PW 9 7 - -", ["~c3c4", "/"], 8),
        ("6/8/8/2a5/8/6 A P 15,15 14,15 -- 9 7 - -", [".", "sc3"], 8),
        ("6/8/8/2A5/8/6 A P 15,15 14,15 -- 9 7 - -", [".", "mc3a2"], 8),
    ],
)
def test_placing_damage_and_elements_that_leave_are_progress(
    line: str, decisions: list[str], stall: int
) -> None:
    """ARAS-10.2: the counter becomes 0, and 1 at the end of that turn."""
    assert scene(line, *decisions).view.stall == stall


def test_the_game_ends_at_the_end_of_turn_limit() -> None:
    """ARAS-10.3, ARAS-10.4, ARAS-12.2: seat and turn number stay."""
    table = scene("6/8/8/2a2B2/8/6 B P 15,15 14,14 -- 100 1 - -", "+h2", "/")

    assert ending(table) == ("ARAS-10.3", "b", [-1, 1])
    assert table.line == "6/8/8/2a2B2/7b/6 B E 15,15 14,13 -- 100 1 - -"


def test_the_last_turn_may_still_be_won_by_attacking() -> None:
    """ARAS-10.1, ARAS-10.3"""
    table = scene("6/8/8/2AA4/8/6 A A 15,2 13,15 -- 100 1 - -", "x")

    assert ending(table) == ("ARAS-10.1", "a", [1, -1])
    assert table.line == "6/8/8/2AA4/8/6 A E 15,0 13,15 -- 100 0 - -"


def test_moved_marks_are_erased_before_the_end_is_judged() -> None:
    """ARAS-12.2"""
    table = scene("6/8/8/2A5/8/6 A A 15,15 14,15 -- 100 1 - -", "mc3a2")

    assert table.line == "6/8/8/8/A7/6 A E 15,15 14,15 -- 100 2 - -"


def test_having_no_elements_left_does_not_lose_by_itself() -> None:
    """ARAS-10.5"""
    table = scene("6/8/8/2A5/8/6 B A 15,15 14,0 -- 40 1 - -")

    assert (table.decider, table.legal) == ("B", ["/"])
