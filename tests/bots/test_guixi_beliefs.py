"""Beliefs of Guixi's bots: exact worlds, and deeds that move them the right way."""

from typing import Any

from sanjie.games.guixi.beliefs import Beliefs, beliefs_of
from sanjie.games.guixi.deeds import STRUCK, TRIED
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.phases import BLUE, HERETIC, RED
from sanjie.games.guixi.votes import at_least, shift
from sanjie.lab.guixi_beliefs import calibrate, guessing
from sanjie.lab.guixi_teams import AGAINST_CHANCE, Contest, Standings, contend, dealt

PLUS, MINUS = 17, 22  # where a deed keeps positive and negative votes


def table_of_six() -> Any:
    """Seats 0, 1, 2 are red, the others blue; nobody has done anything yet."""
    state = dealt("standard", 6, 3)
    state.ids = [RED, RED, RED, BLUE, BLUE, BLUE]
    state.insight = [0] * 6
    state.deeds = []
    return state


def red(beliefs: Beliefs, seat: int) -> float:
    """How likely `seat` is red."""
    return beliefs.colour[seat][RED]


def ghost_of(colour: int) -> int:
    """A little ghost of that colour."""
    return GUIXI.tables.ghost_colour.index(colour)


def test_without_deeds_every_world_that_fits_is_as_likely() -> None:
    beliefs = beliefs_of(table_of_six(), 0, True)

    assert len(beliefs.worlds) == 10  # two more red cards among five seats
    assert [round(red(beliefs, seat), 6) for seat in range(6)] == [1, 0.4, 0.4, 0.4, 0.4, 0.4]


def test_eight_seats_have_four_hundred_and_twenty_worlds() -> None:
    state = dealt("standard", 8, 1)
    state.ids = [RED, RED, RED, BLUE, BLUE, BLUE, HERETIC, HERETIC + 1]

    assert len(beliefs_of(state, 0, True).worlds) == 420


def test_what_a_seat_has_inspected_is_certain() -> None:
    state = table_of_six()
    state.insight = [0, 1, 0, 1, 0, 0]  # seat 0 has seen seats 1 and 3

    beliefs = beliefs_of(state, 0, True)

    assert (red(beliefs, 1), red(beliefs, 3)) == (1, 0)
    assert len(beliefs.worlds) == 3  # the third red card is with seat 2, 4 or 5


def test_a_negative_vote_turned_up_speaks_against_the_voter() -> None:
    state = table_of_six()
    before = beliefs_of(state, 0, True)
    state.deeds = [STRUCK | 0 << 2 | 4 << 6 | ghost_of(RED) + 1 << 10 | 2 << MINUS, 0]

    after = beliefs_of(state, 0, True)

    assert red(after, 4) < red(before, 4) - 0.1
    assert red(after, 1) > red(before, 1)


def test_a_negative_vote_among_mixed_ones_makes_each_voter_doubtful() -> None:
    state = table_of_six()
    ghost = ghost_of(RED) + 1 << 10
    laid = 2 | 1 << 4 * 3 | 1 << 4 * 4  # the host 0 laid two, seats 3 and 4 one each
    state.deeds = [TRIED | 0 << 2 | 1 << 6 | ghost | 2 << PLUS | 2 << MINUS, laid]

    beliefs = beliefs_of(state, 0, True)

    assert red(beliefs, 3) == red(beliefs, 4) < 0.4 < red(beliefs, 1)


def test_one_who_does_not_remember_believes_what_it_has_seen_only() -> None:
    state = table_of_six()
    state.deeds = [STRUCK | 0 << 2 | 4 << 6 | ghost_of(RED) + 1 << 10 | 2 << MINUS, 0]

    assert round(red(beliefs_of(state, 0, False), 4), 6) == 0.4


def test_odds_of_results_add_up() -> None:
    row = [0.0] * 97
    row[48] = 1.0
    row = shift(shift(row, 2, 0.75), 1, 0.5)

    assert abs(sum(row) - 1) < 1e-9
    assert abs(at_least(row, 1) - 0.75) < 1e-9  # +2 with either sign of the single vote
    assert at_least(row, 4) == 0


def test_guessing_a_colour_from_votes_is_measured_in_bits() -> None:
    assert guessing({(1, 0): [5, 5], (0, 1): [5, 5]}) == (0.5, 0.0, 20)
    assert guessing({(1, 0): [10, 0], (0, 1): [0, 10]}) == (1.0, 1.0, 20)


def test_beliefs_are_better_than_none_where_elders_lie_open() -> None:
    found = calibrate("competitive", 6, games=2, seed=2)

    assert found.count == sum(found.counts) > 100
    assert found.brier < found.prior


def test_plain_players_as_red_beat_players_at_random() -> None:
    contest = AGAINST_CHANCE[0]
    last = Standings(contest)
    for standings in contend(contest, 8, seed=9):
        last = standings

    assert last.games == 8
    assert last.wins >= 7


def test_swapped_teams_play_the_same_deal_twice() -> None:
    contest = Contest("even", "standard", 4, 1, 1, True, 0.0)

    *_, last = contend(contest, 6, seed=4)

    assert last.games == 6
    assert last.leads == [0, 0, 0]  # equal players: whoever won as red lost as blue
