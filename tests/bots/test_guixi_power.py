"""A heretic shows his card when that makes a king, and keeps it down when it only costs (GUIXI-11.4, 11.6).

Ways to possess that the positions rest on: imp and drowned go to the left of the current player, jiangshi to
himself, fox to the most spirit, infant to the fewest cards, headless by the die, painted where he chooses.
"""

import pytest

from games.guixi.tables import HERETICS, play, table
from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.guixi.cases import Run
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.think import BELIEVER, PLAIN, Mind, decide
from sanjie.games.guixi.worth import arrivals

EIGHT = ["red", "blue", "red", "blue", "red", "blue", "heretic", "heretic_king"]
pytestmark = pytest.mark.rules


def answer(run: Run, kind: int) -> str:
    """What the asked player decides, from its view."""
    (seat,) = members(run.state.awaiting)
    table_seen = GUIXI.imagine(run.view(seat), Rng(2))
    return GUIXI.write_answer(decide(table_seen, seat, Mind(kind, 0), Rng(1)))


@pytest.mark.parametrize("kind", [PLAIN, BELIEVER])
def test_both_heretics_stir_ghosts_that_must_make_a_third(kind: int) -> None:
    """The two ghosts of p2 go to p1, who has two already; those of p1 would go to p0, who has none."""
    ghosts = {1: ["fox_r", "fox_b"], 2: ["imp_r", "drowned_r"]}
    run = table(players=8, ids=EIGHT, ghosts=ghosts, hands={6: ["ward_r"], 7: ["ward_b"]}, start="day")

    play(run, "p0 pass")
    assert answer(run, kind) == "heretic p2"  # p7, the king to be
    play(run, "p7 pass")
    assert answer(run, kind) == "heretic p2"  # p6, his follower
    play(run, "p6 heretic p2")
    king = run.view(0).king
    assert king is not None
    assert king.seat == 7


def test_a_heretic_rids_himself_of_his_ghosts_if_a_third_comes_of_it() -> None:
    run = table(ids=HERETICS, ghosts={0: ["fox_r"], 4: ["jiangshi_r", "jiangshi_b"]}, start="day")

    assert answer(play(run, "p0 pass"), BELIEVER) == "heretic p4"


def test_without_a_third_ghost_to_come_the_card_stays_down() -> None:
    """The ghosts of p2 would only change places with nobody's; the hand would be lost."""
    hand = {4: ["ward_r", "fate_r", "bind_b"]}
    run = table(ids=HERETICS, ghosts={2: ["imp_r", "drowned_r"]}, hands=hand, start="day")

    assert run.state.options(4) == []
    play(run, "p0 pass")
    assert "heretic p2" in run.options()
    assert answer(run, BELIEVER) == "pass"


def test_a_heretic_king_who_wins_by_points_does_not_give_them_up() -> None:
    """GUIXI-10.4: a new king loses his points, and three ghosts are worth more than the crown."""
    ghosts = {1: ["fox_r", "fox_b"], 2: ["imp_r", "drowned_r"]}
    points = {4: ["lady_r", "gambler_r", "opium_r"]}

    assert answer(play(table(ids=HERETICS, ghosts=ghosts, start="day"), "p0 pass"), BELIEVER) == "heretic p2"
    rich = table(ids=HERETICS, ghosts=ghosts, points=points, start="day")
    assert answer(play(rich, "p0 pass"), BELIEVER) == "pass"


@pytest.mark.parametrize(
    ("ghost", "odds"),
    [
        ("imp_r", [0, 1, 0, 0, 0]),
        ("jiangshi_r", [1, 0, 0, 0, 0]),
        ("drunkard_b", [0, 0, 0, 0, 1]),
        ("fox_r", [0, 0, 0, 1, 0]),  # p3 has the most spirit
        ("infant_r", [0, 0, 0, 0, 1]),  # p4 throws his hand away first, and has no card then
        ("yaksha_r", [0, 0, 1, 0, 0]),  # p2 holds the most ghosts
        ("wronged_r", [1, 0, 0, 0, 0]),  # nobody holds fewer than the current player, who is first
        ("painted_r", [0, 1 / 4, 1 / 4, 1 / 4, 1 / 4]),
        # five seats, the die shows 1 to 6: clockwise 1, 2, 3, 4, 0, 1 and the other way 4, 3, 2, 1, 0, 4
        ("headless_r", [2 / 12, 3 / 12, 2 / 12, 2 / 12, 3 / 12]),
    ],
)
def test_where_a_ghost_may_go_follows_its_condition(ghost: str, odds: list[float]) -> None:
    """GUIXI-7.2 to 7.4"""
    hands = {seat: ["star_r"] for seat in range(4)} | {4: ["star_b", "eye_b"]}
    run = table(ids=HERETICS, hands=hands, spirit={3: 2}, start="day")
    number = GUIXI.tables.ghost_ids.index(ghost)

    assert arrivals(run.state, number, [0, 1, 2, 0, 0], 4) == pytest.approx(odds)


def test_a_ghost_passes_a_mirror_only_if_it_comes_by_the_die() -> None:
    """GUIXI-7.5"""
    run = table(ids=HERETICS, artifacts={1: "mirror_r"}, start="day")
    names = GUIXI.tables.ghost_ids

    assert arrivals(run.state, names.index("imp_r"), [0] * 5, 4)[1] == 1
    by_die = arrivals(run.state, names.index("headless_r"), [0] * 5, 4)
    assert by_die == pytest.approx([2 / 12, 0, 5 / 12, 2 / 12, 3 / 12])
