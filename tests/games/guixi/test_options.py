"""The named options of GUIXI-19.1, each with what it changes."""

from games.guixi.tables import HERETICS, SIX, play, table
from sanjie.games.guixi.cases import Run


def king_of(run: Run) -> int | None:
    """The king's seat."""
    king = run.view(0).king
    return king.seat if king else None


def test_three_check_literal_wants_the_third_ghost_in_this_turn() -> None:
    """GUIXI-10.1"""
    ghosts = {2: ["infant_b", "opium_b", "hungry_r"]}
    assert king_of(table(players=6, ids=SIX, ghosts=ghosts, start="checks")) == 2

    literal = {"three_check": "literal"}
    assert king_of(table(players=6, ids=SIX, options=literal, ghosts=ghosts, start="checks")) is None

    two = {1: ["infant_b", "opium_b"]}
    run = table(players=6, ids=SIX, options=literal, ghosts=two, ghost_deck=["imp_r", "rite"], start="haunt")
    play(run, "close", "p0 none")
    assert king_of(run) == 1


def test_deck_end_immediate_ends_the_game_right_after_the_last_haunting() -> None:
    """GUIXI-12.1"""
    given = {"players": 6, "ids": SIX, "ghost_deck": ["rite"], "start": "haunt"}
    assert table(**given).view(0).ended is None

    ended = table(**given, options={"deck_end": "immediate"}).view(0).ended
    assert ended is not None
    assert ended.reason == "deck_out"


def test_heretic_a_target_own_is_for_his_own_ghosts_only() -> None:
    """GUIXI-11.4"""
    given = {"ids": HERETICS, "ghosts": {4: ["imp_r", "imp_b"], 2: ["fox_r", "fox_b"]}, "start": "day"}
    run = play(table(**given), "p0 pass")
    assert run.options() == ["pass", "heretic p2", "heretic p4"]

    own = play(table(**given, options={"heretic_a_target": "own"}), "p0 pass")
    assert own.options() == ["pass", "heretic p4"]


def test_die_direction_clockwise_asks_nobody() -> None:
    """GUIXI-7.4"""
    run = table(
        options={"die_direction": "clockwise"}, ghost_deck=["gambler_r", "rite"], dice=[6], start="haunt"
    )
    assert run.view(0).players[1].ghosts == ["gambler_r"]


def test_fun_tie_dispeller_if_tied_shares_a_tie_of_the_others() -> None:
    """GUIXI-16.3"""
    given = {
        "players": 3,
        "mode": "fun",
        "ids": None,
        "points": {0: ["lady_r", "lady_b"]},
        "ghosts": {0: ["opium_b", "opium_r"], 1: ["infant_r", "fox_b"], 2: ["fox_r"]},
        "hands": {0: ["star_r", "eye_r"]},
        "start": "exorcism",
    }
    do = ("p0 exorcise infant_r", "p0 votes star_r eye_r")
    for option, winners in (("dispeller", [0]), ("dispeller_if_tied", [1, 2])):
        ended = play(table(**given, options={"fun_tie": option}), *do).view(0).ended
        assert ended is not None
        assert ended.winners == winners


def test_king_draw_own_gives_him_nothing_in_the_nights_of_others() -> None:
    """GUIXI-5.6"""
    given = {"players": 6, "ids": SIX, "king": {"seat": 3, "card": "stone"}, "ghosts": {3: ["infant_r"]}}
    every = play(table(**given, start="day"), "close")
    own = play(table(**given, start="day", options={"king_draw": "own"}), "close")

    assert every.view(0).players[3].hand_count == 1
    assert own.view(0).players[3].hand_count == 0


def test_king_possessed_lets_the_count_give_him_a_life_and_a_ward_still_sends_it_on() -> None:
    """GUIXI-7.5"""
    given = {
        "players": 6,
        "ids": SIX,
        "king": {"seat": 1, "card": "stone"},
        "ghosts": {1: ["infant_r"]},
        "ghost_deck": ["imp_r", "rite"],
        "hands": {0: ["ward_r"]},
        "start": "before",
    }
    assert play(table(**given), "close").view(0).players[2].ghosts == ["imp_r"]

    possessed = {"king_possessed": True}
    run = play(table(**given, options=possessed), "close")
    assert run.view(0).players[1].ghosts == ["infant_r", "imp_r"]

    warded = play(table(**given, options=possessed), "p0 use ward_r p1", "close")
    assert warded.view(0).players[2].ghosts == ["imp_r"]
