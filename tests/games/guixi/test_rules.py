"""Rules that the shared cases do not show, each from a position of its own."""

from games.guixi.tables import SIX, play, table
from sanjie.games.guixi.cases import Run
from sanjie.games.guixi.game import GUIXI


def test_the_starting_player_is_given_or_drawn() -> None:
    """GUIXI-4.4"""
    run = Run(GUIXI, {"players": 6, "full_setup": True, "current": 4, "start": "day"})
    assert run.state.current == 4

    asked = GUIXI.deal(GUIXI.variant({}), 6)
    kinds = set()
    while GUIXI.view(asked, 0).phase == "setup":
        kinds.add(GUIXI.view(asked, 0).question)
        options = asked.options(30)
        asked.answer(30, run.dealer.deal(options, asked.odds()))
    assert "start" in kinds


def test_spirit_never_runs_out_and_is_never_negative() -> None:
    """GUIXI-3.4: 84 tokens are printed, the bank has more."""
    run = table(hands={0: ["gather_r"]}, spirit={0: 500}, start="day")
    play(run, "p0 use gather_r", "resolve")
    assert run.view(0).players[0].spirit == 504

    drained = table(spirit={1: 1}, ghost_deck=["papermoney", "rite"], start="haunt")
    assert [player.spirit for player in drained.view(0).players] == [0] * 5


def test_a_failed_exorcism_costs_the_votes_and_nothing_else() -> None:
    """GUIXI-8.12"""
    run = table(ghosts={2: ["infant_r"]}, hands={0: ["star_b"], 3: ["eye_b"]}, start="exorcism")
    play(run, "p0 exorcise infant_r", "p0 votes star_b", "p3 votes eye_b", "p0 none")
    view = run.view(0)

    assert view.result is not None
    assert not view.result.ok
    assert view.players[2].ghosts == ["infant_r"]
    assert sorted(view.discard) == ["eye_b", "star_b"]
    assert [player.spirit for player in view.players] == [0, 1, 0, 0, 0]  # seat 1 has begun its turn


def test_a_game_ends_for_one_reason_and_asks_nobody_then() -> None:
    """GUIXI-12.7"""
    run = table(players=6, ids=SIX, ghost_deck=[], start="end")
    view = run.view(0)

    assert view.ended is not None
    assert view.ended.reason == "deck_out"
    assert view.asked == []
    assert view.question == ""


def test_what_is_open_is_seen_by_those_who_look_on() -> None:
    """GUIXI-18.1"""
    run = table(
        chars={0: "zhang"},
        artifacts={1: "sword_r"},
        spirit={2: 3},
        ghosts={2: ["imp_r"]},
        points={3: ["fox_r"]},
        hands={0: ["star_r", "eye_r"]},
        start="day",
    )
    view = run.view(29)
    players = view.players

    assert players[0].character == "zhang"
    assert players[1].artifact == "sword_r"
    assert players[2].spirit == 3
    assert players[2].ghosts == ["imp_r"]
    assert players[3].points == ["fox_r"]
    assert players[0].hand is None
    assert players[0].hand_count == 2
    assert all(player.identity is None for player in players)


def test_an_inspection_is_for_the_host_alone_and_not_for_four_players() -> None:
    """GUIXI-18.4"""
    do = ("p0 exorcise infant_r", "p0 votes star_r eye_r")
    given = {"ghosts": {2: ["infant_r"]}, "hands": {0: ["star_r", "eye_r"]}, "start": "exorcism"}
    run = play(table(**given), *do, "p0 inspect")
    assert run.view(0).players[2].identity == "red"
    assert all(run.view(seat).players[2].identity is None for seat in (1, 3, 4, 29))

    four = play(table(players=4, ids=["red", "blue", "red", "blue"], **given), *do)
    assert four.question == "window"


def test_every_question_has_the_answers_of_the_table_of_decisions() -> None:
    """GUIXI-20.1"""
    run = table(hands={0: ["fate_r"]}, ghosts={1: ["imp_r"]}, start="before")
    assert run.options() == ["pass", *(f"use fate_r n{number}" for number in range(1, 7))]


def test_a_turn_goes_from_draw_to_end_and_on_to_the_left() -> None:
    """GUIXI-20.2"""
    run = table(hands={0: []}, ghost_deck=["rite"] * 9)
    seen = [run.view(0).phase]
    for line in ("close", "close", "close"):
        play(run, line)
        seen.append(run.view(0).phase)
    assert seen == ["day", "before", "after", "day"]
    assert run.view(0).current == 1


def test_a_ghost_that_has_reached_the_king_cannot_be_taken_by_an_item_that_waited() -> None:
    """GUIXI-6.6, 7.10"""
    run = table(
        players=6,
        ids=SIX,
        king={"seat": 1, "card": "stone"},
        ghosts={1: ["infant_r"], 2: ["opium_r"]},
        hands={0: ["shift_r"], 5: ["shift_b"]},
        start="after",
    )
    play(run, "p0 use shift_r opium_r p3", "p5 use shift_b opium_r p1", "resolve", "resolve")
    assert run.view(0).players[1].ghosts == ["infant_r", "opium_r"]


def test_the_follower_uses_his_power_and_the_heretic_king_rises() -> None:
    """GUIXI-11.4, 11.6"""
    ids = ["red", "blue", "red", "blue", "red", "blue", "heretic", "heretic_king"]
    run = table(
        players=8,
        ids=ids,
        ghosts={1: ["fox_r", "fox_b"], 2: ["imp_r", "drowned_r"]},
        hands={6: ["star_r", "eye_r"]},
        current=0,
        start="day",
    )
    play(run, "p0 pass", "p7 pass", "p6 heretic p2")
    view = run.view(0)

    assert view.players[1].ghosts == ["fox_r", "fox_b", "imp_r", "drowned_r"]
    assert view.king is not None
    assert view.king.seat == 7
    assert (view.players[6].revealed, view.players[7].revealed) == (True, True)
    assert view.players[6].hand_count == 0
    assert run.question == "life"


def test_what_is_for_windows_is_refused_elsewhere_by_the_clause_that_says_so() -> None:
    """GUIXI-6.7: no card or skill in an exorcism; GUIXI-5.5: buying and equipping only by day."""
    run = table(
        chars={0: "zhang"},
        points={0: ["fox_r"]},
        spirit={0: 9},
        ghosts={2: ["infant_r"]},
        hands={0: ["fortify_r", "sword_r"]},
        start="exorcism",
    )

    def refusal(text: str) -> str:
        return GUIXI.reason(run.state.refuse(0, GUIXI.read_answer(text))).clause

    hasty = {"use fortify_r infant_r": "GUIXI-6.7", "skill zhang_1 infant_r": "GUIXI-6.7"}
    hasty |= {"buy": "GUIXI-5.5", "equip sword_r": "GUIXI-5.5", "pass": "GUIXI-20.1"}
    assert {text: refusal(text) for text in hasty} == hasty
    play(run, "p0 exorcise infant_r")
    assert {text: refusal(text) for text in hasty} == hasty
