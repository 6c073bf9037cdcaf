"""Simulations are functions of their seed: the same games, however they are shared out."""

import pytest

from sanjie.core.game import BadOption
from sanjie.lab.intervals import spread, wilson
from sanjie.lab.report import report
from sanjie.lab.simulate import SHARE, Plan, Tally, play, tallies

SHORT = Plan("aras", 2, (0, 0), 7, {"limit": 9})


def summed(plan: Plan, games: int, workers: int) -> Tally:
    """The tally of a plan."""
    tally = Tally()
    for part in tallies(plan, games, workers):
        tally.add(part)
    return tally


def test_the_number_of_workers_changes_nothing() -> None:
    games = 2 * SHARE + 3

    assert summed(SHORT, games, workers=1) == summed(SHORT, games, workers=3) == play(SHORT, 0, games)


def test_bots_play_the_same_games_however_they_are_shared_out() -> None:
    plan = Plan("aras", 2, (1, 2), 3, {"limit": 3})

    assert summed(plan, SHARE + 2, workers=1) == summed(plan, SHARE + 2, workers=2)


def test_a_part_can_be_played_again_by_itself() -> None:
    whole = play(SHORT, 0, 4)
    whole.add(play(SHORT, 4, 9))

    assert whole == play(SHORT, 0, 9)


def test_another_seed_plays_other_games() -> None:
    assert play(SHORT, 0, 30) != play(Plan("aras", 2, (0, 0), 8, {"limit": 9}), 0, 30)


def test_every_game_is_won_drawn_or_lost_once_and_ends_by_a_clause() -> None:
    tally = play(SHORT, 0, 40)

    assert tally.wins[0] + tally.wins[1] + tally.draws == tally.games == 40
    assert sum(tally.endings.values()) == sum(tally.turns.values()) == sum(tally.answers.values()) == 40
    assert set(tally.endings) <= {"ARAS-10.1", "ARAS-10.2", "ARAS-10.3"}
    assert max(tally.turns) <= 9


def test_partners_win_together() -> None:
    tally = play(Plan("aras", 4, (0, 0, 0, 0), 1, {"players": 4, "limit": 9}), 0, 20)

    assert tally.wins[0] == tally.wins[2]
    assert tally.wins[1] == tally.wins[3]
    assert tally.wins[0] + tally.wins[1] + tally.draws == 20


def test_a_plan_that_cannot_be_dealt_says_why() -> None:
    with pytest.raises(BadOption, match="players"):
        play(Plan("aras", 2, (0, 0), 1, {"players": 4}), 0, 1)


def test_a_simulation_that_is_closed_early_leaves_no_process() -> None:
    from multiprocessing import active_children

    others = set(active_children())
    parts = tallies(SHORT, 400 * SHARE, workers=2)
    next(parts)
    assert set(active_children()) - others

    parts.close()

    assert not set(active_children()) - others


# -- intervals -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # the intervals that textbooks print for Wilson's method
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_wilson(hits: int, games: int, low: float, high: float) -> None:
    assert wilson(hits, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    with pytest.raises(ValueError, match="no share"):
        wilson(3, 2)


def test_a_spread_counts_from_below() -> None:
    assert spread({}) == ()
    assert spread({7: 1}) == (7, 7, 7, 7, 7)
    assert spread(dict.fromkeys(range(1, 11), 1)) == (1, 1, 5, 9, 10)


def test_a_report_of_no_games_has_no_lengths() -> None:
    numbers = report(SHORT, Tally(), 5, {})

    assert numbers["games"] == 0
    assert numbers["turns"] == []
    assert numbers["draws"] == {"games": 0, "share": 0.0, "low": 0.0, "high": 1.0}
