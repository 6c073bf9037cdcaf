"""A whole game of Guixi can be played at the keyboard, against bots or by people who share it."""

import re
from collections.abc import Callable

import pytest
from rich.cells import cell_len

from sanjie import words
from sanjie.terminal import guixi_loop
from sanjie.terminal.guixi_table import GuixiTable
from terminal.guixi_people import at_random, loop_for, play

MODES = [
    (4, {}),
    (3, {"mode": "fun"}),
    *(
        pytest.param(players, chosen, marks=pytest.mark.slow)
        for players, chosen in (
            (5, {"expansion": "true"}),
            (6, {}),
            (7, {"king_possessed": "true"}),
            (8, {"expansion": "true"}),
            (6, {"mode": "competitive"}),
            (8, {"mode": "competitive"}),
        )
    ),
]


@pytest.mark.parametrize(("players", "chosen"), MODES)
def test_one_person_plays_to_the_end_against_bots_in_every_mode(
    players: int, chosen: dict[str, object]
) -> None:
    language = words.LANGUAGES[players % 2]
    mine = players - 2
    bots = {seat: 1 for seat in range(players) if seat != mine}
    loop, printed = loop_for(at_random(players), players, chosen, bots, players, language)

    loop.run()

    said = printed.getvalue()
    ended = loop.table.view(mine).ended
    assert ended is not None
    assert words.say(language, "guixi-ending", reason=ended.reason) in said
    assert words.say(language, "terminal-you-win" if mine in ended.winners else "terminal-you-lose") in said
    assert {line for line in said.split("\n") if cell_len(line) > 80 and not line.startswith(">")} == set()


def test_people_who_share_the_keyboard_see_each_only_his_own() -> None:
    loop, printed = loop_for(for_a_while(at_random(9), 120), 5, {}, {}, 9)

    loop.run()

    screens = re.split(
        r"Pass the keyboard to (p\d)\. Nobody else looks; then press Enter\.\n", printed.getvalue()
    )
    told = list(zip(screens[1::2], screens[2::2], strict=True))
    assert len(told) > 30
    last = len(told) - 1
    for number, (seat, screen) in enumerate(told):
        seen = set(re.findall(r"^You are (p\d)", screen, re.MULTILINE))
        assert seen == {seat} or (number == last and not seen)
        if number != last:
            drawn = re.findall(r"^ +\d+ (p\d) Drew [A-Z]", screen, re.MULTILINE)
            assert set(drawn) <= {seat}


def test_the_first_screen_shows_seats_hand_and_question() -> None:
    said = play().output

    assert "You are p0. Bots of level 1 play the other seats." in said
    assert re.search(
        r"^Turn 1 · p\d has the turn · day phase · Deck \d+ · discard pile \d+ · ghost deck 50$", said, re.M
    )
    for seat in range(5):
        assert re.search(rf"^[▶ ]p{seat} .* · spirit \d+ · hand \d+ · dispelled 0", said, re.MULTILINE)
    assert "You are p0: Way of Great Peace (red)\nYour hand:\n   gourd_r     Treasure Gourd (red)\n" in said
    assert "p0 decides · Use something, or pass" in said


def test_the_terminal_speaks_chinese() -> None:
    said = play("?", args="--players 6 --seed 4 --level 1 --language zh-TW").output

    assert "輪到 p0 · 使用卡牌或技能，或放棄" in said
    assert re.search(r"^pass +放棄$", said, re.MULTILINE)


def test_what_is_not_allowed_is_refused_with_sentence_and_clause() -> None:
    said = play("use star_r", "vote gourd_r", "go away", "why pass", "why equip gourd_r").output

    assert "use star_r is not possible: You have no such card in hand. (GUIXI-5.2)" in said
    assert "vote gourd_r is not possible: Something else is to be decided now." in said
    assert "go away is not possible: That cannot be read." in said
    assert "pass is allowed." in said
    assert "equip gourd_r is not possible: Artifacts are equipped only in your own day" in said


def test_cards_ghosts_kings_characters_and_skills_are_told_on_demand() -> None:
    said = play(
        "card ward_r", "card ward", "card imp_b", "card stone", "card zhang", "card compass", "card", "card x"
    ).output

    assert said.count("The next little ghost") == 2
    assert "imp_b · Azure Mountain Imp" in said
    assert "At the end of a turn he has finished 5/5/4/4" in said
    assert "   LV1 Master's Sword: Night, after the haunting" in said
    assert "   Ghost way Seize the Soul: Night" in said
    assert "Which card?" in said
    assert "There is no card, ghost, king, character or skill x." in said


def test_table_hand_stack_votes_and_log_are_shown_again() -> None:
    commands = ("table", "hand", "stack", "votes", "log", "rules 8.5", "rules GUIXI-6.1")
    said = play(
        "", "use gather_b", "", *commands, args="--hotseat --players 5 --seed 6 --option start=p0"
    ).output

    mine = said.split("Pass the keyboard to p4.")[1]
    assert mine.count("▶p0 Zhong Kui · spirit 5 · hand 5 · dispelled 0") == 2
    assert mine.count("You are p4: ") == 2
    assert "   LV1 Divination: " in mine
    assert mine.count("Waiting to resolve, the top first:\n   s1 p0 · Spirit Gathering (blue)\n") == 2
    assert "There is no exorcism now." in mine
    assert mine.count("  1 p0 s1 Used Spirit Gathering (blue).") == 2
    assert "GUIXI-8.5 [printed]" in mine
    assert "GUIXI-6.1 [printed]" in mine


def test_help_names_every_command() -> None:
    said = play("help").output

    for command, _ in guixi_loop.COMMANDS:
        assert f"\n{command}" in said


def test_a_standing_answer_spares_the_person_the_windows() -> None:
    patient, absent = (questions(line) for line in ("pass", "pass to my turn"))

    assert patient > 10
    assert absent == 1


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("pass window", "window used"),
        ("pass this window", "window used"),
        ("pass until something changes", "change used"),
        ("pass to my turn", "turn"),
        ("pass turn me used", "turn used me"),
        ("pass change -", "change -"),
    ],
)
def test_standing_answers_are_taken_and_told(line: str, written: str) -> None:
    assert f"The table passes for you ({written}); stop takes it back." in play(line).output


def test_what_is_no_standing_answer_changes_nothing() -> None:
    said = play("pass on", "stop", "stack").output

    assert "on is nothing that can be passed." in said
    assert "The table passes no longer for you." in said
    assert said.count("p0 decides") == 1


def test_the_same_seed_plays_the_same_game() -> None:
    lines = ["pass"] * 12

    assert (
        play(*lines, args="--players 7 --seed 12 --level 1").output
        == play(*lines, args="--players 7 --seed 12 --level 1").output
    )
    assert (
        play(*lines, args="--players 7 --seed 12 --level 1").output
        != play(*lines, args="--players 7 --seed 13 --level 1").output
    )


def test_nothing_that_is_written_breaks_it() -> None:
    odd = [
        "",
        "   ",
        "use",
        "use x y z",
        "skill",
        "use ward_r p9",
        "\x1b[2J",
        "💥",
        "pass " + "x" * 500,
        "log x",
        "card \x1b",
    ]
    said = play(*odd, "a" * 5000)

    assert said.exit_code == 0
    assert "\x1b" not in said.output
    assert said.output.endswith("The game ends here, without a result.\n")


@pytest.mark.parametrize("word", ["quit", "exit", "q"])
def test_leaving_is_polite(word: str) -> None:
    said = play(word)

    assert said.exit_code == 0
    assert said.output.endswith("The game ends here, without a result.\n")


def questions(line: str) -> int:
    """How often p3 is asked in a window before his own first day, always answering `line`."""
    said = play(*[line] * 60, args="--players 8 --seed 4 --level 1 --seat 3 --option start=p4").output
    before = re.split(r"Turn \d+ · p3 has the turn · day phase", said)[0]
    return before.count("p3 decides · Use something")


def for_a_while(write: Callable[[GuixiTable, str], str], lines: int) -> Callable[[GuixiTable, str], str]:
    """Somebody who writes so many lines and leaves."""
    left = [lines]

    def some(table: GuixiTable, prompt: str) -> str:
        left[0] -= 1
        if left[0] < 0:
            raise EOFError
        return write(table, prompt)

    return some
