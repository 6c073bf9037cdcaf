"""The balance of Hunters is counted the same however it is shared out, and finished parts are kept."""

from collections import Counter
from pathlib import Path

import pytest

from sanjie.games.hunters.cards import HEROES
from sanjie.lab.hunters_balance import (
    BadProgress,
    Cell,
    Count,
    Counts,
    Plan,
    dealt,
    line_up,
    luck_of,
    measure,
    summed,
)
from sanjie.lab.hunters_chart import balance_chart, shade
from sanjie.lab.hunters_teams import Match, cell_of, contend, note

PLAN = Plan(3, 5, "shipped", ("novice", "legend"), (1, 2))


def last(plan: Plan, workers: int = 1, resume: Path | None = None) -> Counts:
    """The counts when all is played."""
    *_, counts = measure(plan, workers, resume)
    return counts


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_line_ups_rotate_so_that_every_hero_takes_part_equally_at_every_seat(players: int) -> None:
    seen: Counter[tuple[int, str]] = Counter()
    for number in range(60):
        heroes = line_up(players, number)
        assert len(set(heroes)) == players
        seen.update(enumerate(heroes))

    assert set(seen.values()) == {12}
    assert {hero for _, hero in seen} == set(HEROES)


def test_a_cell_is_dealt_with_its_own_lives_and_every_game_has_its_own_luck() -> None:
    # the card of Undying at legend, and the measured lives, as the content file has them
    assert dealt(Cell("legend", 1, "undying"), 0, "shipped").demon_life == 21
    assert dealt(Cell("legend", 1, "undying"), 0, "measured").demon_life == 20
    lucks = {luck_of(cell, number, seed) for cell in PLAN.cells() for number in range(50) for seed in (1, 2)}
    assert len(lucks) == len(PLAN.cells()) * 50 * 2


def test_counts_do_not_depend_on_the_workers_and_add_up() -> None:
    alone, shared = last(PLAN), last(PLAN, workers=2)

    assert alone == shared
    assert len(alone) == 2 * 2 * 5
    for count in alone.values():
        assert count.games == 3 == count.sealed + count.curse + count.weary
    assert summed(alone, "novice", 2).games == 15


def test_finished_parts_are_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "parts.jsonl"
    whole = last(PLAN)
    parts = measure(PLAN, 1, kept)
    for _ in range(8):  # the first look comes before any game
        next(parts)
    parts.close()
    played = len(kept.read_text("utf-8").splitlines()) - 1
    asked: list[Cell] = []

    def counted(cell: Cell, first: int, last_game: int, seed: int, numbers: str) -> Count:
        asked.append(cell)
        return whole[cell]

    monkeypatch.setattr("sanjie.lab.hunters_balance.play_part", counted)

    assert last(PLAN, resume=kept) == whole
    assert played == 7
    assert len(asked) == 20 - 7


def test_parts_of_another_measurement_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "parts.jsonl"
    last(Plan(1, 5, "shipped", ("novice",), (1,)), resume=kept)

    with pytest.raises(BadProgress, match="another measurement"):
        last(PLAN, resume=kept)
    kept.write_text("no parts", "utf-8")
    with pytest.raises(BadProgress, match="keeps no parts"):
        last(PLAN, resume=kept)


def test_a_picture_marks_what_is_too_far_off() -> None:
    plan = Plan(100, 1, "shipped", ("normal",), (2,))
    counts = {
        Cell("normal", 2, "riftgale"): Count(100, 45, 30, 25, 2000),
        Cell("normal", 2, "undying"): Count(100, 60, 20, 20, 2000),
    }
    drawn = balance_chart(plan, counts, "A < B")

    assert drawn.count('stroke="#111"') == 1
    assert ">45.0<" in drawn
    assert ">60.0<" in drawn
    assert "A &lt; B" in drawn
    assert (shade(0.0), shade(-15.0), shade(40.0)) == ("#fbfbfb", "#b2402e", "#34628c")


def test_a_lead_counts_pairs() -> None:
    match = Match("normal")
    note(match, [(True, False)] * 30 + [(False, True)] * 10 + [(True, True)] * 40 + [(False, False)] * 20)

    assert match.lead == pytest.approx(20.0)
    # the variance of +1 30 times, -1 10 times, 0 60 times about 0.2 is (40 - 100 * 0.04) / 99
    assert match.margin == pytest.approx(100 * 1.96 * ((36 / 99) / 100) ** 0.5, rel=1e-3)
    assert (match.planned, match.referred, match.met) == (70, 50, True)
    assert not Match("normal", [1, 0, 0, 0]).met


def test_pairs_rotate_players_and_kings_and_are_played_the_same_again() -> None:
    cells = {cell_of("heroic", pair) for pair in range(25)}
    results = []
    for _ in range(2):
        *_, match = contend("heroic", 1, 3, 1)
        results.append((match.planned, match.referred, match.leads))

    assert len(cells) == 25
    assert results[0] == results[1]
    assert len(results[0][2]) == 1


def test_a_match_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "match.jsonl"
    asked: list[tuple[str, int, int]] = []

    def pairs(difficulty: str, first: int, last_pair: int, seed: int) -> list[tuple[bool, bool]]:
        asked.append((difficulty, first, last_pair))
        return [(pair % 2 == 0, pair % 3 == 0) for pair in range(first, last_pair)]

    monkeypatch.setattr("sanjie.lab.hunters_teams.play_pairs", pairs)
    begun = contend("normal", 20, 3, 1, kept)
    for _ in range(3):  # the first look comes before any pair
        next(begun)
    begun.close()
    *_, match = contend("normal", 20, 3, 1, kept)
    *_, other = contend("legend", 5, 3, 1, kept)

    assert asked == [("normal", first, first + 5) for first in (0, 5, 10, 15)] + [("legend", 0, 5)]
    # even numbers below 20, those below 20 that 3 divides; the same below 5
    assert (match.planned, match.referred, len(match.leads)) == (10, 7, 20)
    assert (other.planned, other.referred, len(other.leads)) == (3, 2, 5)
    with pytest.raises(BadProgress, match="another match"):
        list(contend("normal", 20, 4, 1, kept))
