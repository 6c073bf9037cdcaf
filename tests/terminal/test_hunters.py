"""A whole game of Hunters can be played at the keyboard, by one person or several."""

import re

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from sanjie import words
from sanjie.bots import registry
from sanjie.bots.random_bot import RandomBot
from sanjie.cli import app
from sanjie.games.hunters.hexes import cell_at
from sanjie.terminal import hunters_loop
from sanjie.terminal.hunters_table import HuntersTable
from sanjie.terminal.hunters_text import pair
from terminal.hunters_people import HANDED, at_random, loop_for, play

WIDTHS = (80, 100, 120)
KINGS = ("riftgale", "stonebone", "soulmaw", "gloomsoil", "undying")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_people_play_to_the_end_with_every_number_of_heroes(players: int) -> None:
    language = words.LANGUAGES[players % 2]
    width = WIDTHS[players % 3]
    chosen: dict[str, object] = {
        "king": KINGS[players - 1],
        "difficulty": ("legend", "novice")[players % 2],
        "hands": ("open", "concealed")[players % 2],
    }
    loop, printed = loop_for(at_random(players), players, chosen, players, language, width)

    loop.run()

    said = printed.getvalue()
    result = loop.table.view(0).result
    assert result is not None
    ending = words.say(language, "hunters-ending", reason=result.reason)
    assert said.rstrip().split("\n")[-1].endswith(f"({result.clause})")
    assert ending in said.rstrip().split("\n")[-1]
    assert {line for line in said.split("\n") if cell_len(line) > width and line[0] not in ">…"} == set()


def test_with_concealed_hands_each_sees_only_his_own() -> None:
    loop, printed = loop_for(at_random(3), 3, {"hands": "concealed"}, 5)

    loop.run()

    screens = re.split(
        r"Pass the keyboard to (p\d)\. Nobody else looks; then press Enter\.\n", printed.getvalue()
    )
    told = list(zip(screens[1::2], screens[2::2], strict=True))
    assert len(told) > 5
    met = 0
    for seat, screen in told[:-1]:
        hands = re.findall(r"^[▶ ](p\d) .*\n(?:   (?!hand ).*\n)?   hand (\w)", screen, re.MULTILINE)
        assert {one for one, hand in hands if not hand.isdecimal()} <= {seat}
        assert set(re.findall(r"^ +\d+ (p\d) Drew (?!a card)", screen, re.MULTILINE)) <= {seat}
        met += len(hands)
    assert met > 15
    assert HANDED.strip() in printed.getvalue()


@pytest.mark.parametrize("args", ["--hotseat", "--seat p0"])
def test_with_concealed_hands_no_position_tells_those_of_others(args: str) -> None:
    said = play("", "position", args=f"{args} --players 2 --seed 4 --option hands=concealed").output

    assert "With concealed hands the position would tell what you may not know." in said
    assert "hunters-1 " not in said


def test_a_lone_hero_has_nobody_to_conceal_a_hand_from() -> None:
    said = play("position", args="--players 1 --seed 4 --option hands=concealed").output

    assert "\nhunters-1 " in said


@pytest.fixture
def _random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of two levels that draw their answers."""
    monkeypatch.setitem(registry.PLAYERS, "hunters", (RandomBot(), RandomBot()))
    monkeypatch.setitem(registry.LEVELS, "hunters", 2)


@pytest.mark.usefixtures("_random_bots")
def test_bots_lead_the_heroes_that_nobody_leads() -> None:
    said = play(args="--players 4 --seat p1,3 --seed 3").output

    assert "You are p1, p3. Bots of level 2 play the other seats." in said
    assert re.findall(r"^[▶ ](p\d) .*· bot$", said, re.MULTILINE)[:2] == ["p0", "p2"]
    assert set(re.findall(r"^(p\d) \w+ decides", said, re.MULTILINE)) <= {"p1", "p3"}


@pytest.mark.usefixtures("_random_bots")
def test_a_hint_names_a_decision_that_is_allowed() -> None:
    said = act_first("hint").replace("\n", " ")
    (answer,) = re.findall(r"A bot would: .* \((\w\S*)\) ", said)

    assert f"{answer} is allowed." in act_first("hint", f"why {answer}")


@pytest.mark.usefixtures("_random_bots")
@pytest.mark.parametrize("level", ["0", "3"])
def test_a_level_that_no_bot_has_is_told(level: str) -> None:
    result = play(args=f"--players 2 --level {level}")

    assert result.exit_code == 2
    assert f"There is no level {level}. " in result.output


def test_with_open_hands_the_keyboard_is_passed_without_ceremony() -> None:
    said = play("1", "1", "1").output

    assert "Pass the keyboard" not in said
    assert re.search(r"^ p0 Mage · life 3/3 · at 2,-4 · Wott Camp W · cards \d+", said, re.MULTILINE)
    assert said.count("   hand ") >= 2


def test_the_first_screen_shows_king_land_heroes_and_question() -> None:
    said = play(args="--hotseat --players 2 --seed 7").output

    assert re.search(r"^Turn 1 · ", said, re.MULTILINE)
    assert "Riftgale · life 18/18 · at " in said
    assert "moves 3 · strikes for 1" in said
    assert "Abilities: Sweep" in said
    assert re.search(r"^Power \d, surges at 4: ", said, re.MULTILINE)
    assert "Curse tokens 0 of 3" in said
    assert re.search(r"^Supply row: \S+ \S+ · deck 2\d$", said, re.MULTILINE)
    assert re.search(r"K[↑↗↘↓↙↖]", said)
    assert "/ W Wott \\" in said
    assert re.search(r"^p\d (Mage|Mercenary) decides · ", said, re.MULTILINE)


def test_the_terminal_speaks_chinese() -> None:
    said = play("forecast", args="--hotseat --players 1 --seed 4 --language zh-TW").output

    assert "惡鬼王‧裂風 · 生命16/16" in said
    assert "輪到 p0 法師 · " in said
    assert "若惡鬼王針對法師" in said


def act_first(*lines: str) -> str:
    """What is said to `lines` when the mage acts first, alone."""
    for seed in range(20):
        said = play(*lines, args=f"--players 1 --seed {seed}").output
        if re.search(r"^Turn 1 · Mage acts$", said, re.MULTILINE):
            return said
    raise AssertionError("no seed shows an action card first")


def test_a_number_takes_a_line_and_asks_for_the_payment_if_there_are_several() -> None:
    listed = act_first()
    number, ways = re.findall(r"^ ?(\d+) rest:…\s+Rest · (\d) ways to pay", listed, re.MULTILINE)[0]
    said = act_first(number, "1")
    assert "Rest. Pay with which cards? (a number; Enter goes back)\n 1  " in said
    assert said.count("\n> ") == 2
    paid = re.findall(r"^ 1  ([WFRTA]+)$", said, re.MULTILINE)[0]
    assert f"rest:{paid}" in act_first("?", "log", f"why rest:{paid}")
    assert re.search(r"p0 Rests\.$", said, re.MULTILINE)
    assert re.search(r"p0 Rests\.$", act_first(f"{number} {ways}"), re.MULTILINE)
    assert not re.search(r"p0 Rests\.$", act_first(number, "", number), re.MULTILINE)


FAR_TOO_LONG = "0" * 39 + "1" + "9" * 5000  # no int is read from so many digits


@pytest.mark.parametrize(
    "line",
    ["0", "99", "1 99", "1 2 3", FAR_TOO_LONG, f"1 {FAR_TOO_LONG}", f"forecast {FAR_TOO_LONG}", "forecast 0"],
)
def test_a_number_that_is_not_there_changes_nothing(line: str) -> None:
    said = act_first(line)

    assert re.search(r"^There is no \S.* here; there are 1 to \d+\.$", said, re.MULTILINE)
    assert "Rests" not in said


def test_what_is_not_allowed_is_refused_with_sentence_and_clause() -> None:
    said = act_first("end", "attack:W", "move:0,0:W", "class:mage", "go away", "why end").replace("\n", " ")

    assert "end is not possible: First move, attack, focus or rest at least once. (HUNTERS-5.4)" in said
    assert "attack:W is not possible: Only a hero next to the demon king may attack. (HUNTERS-8.1)" in said
    assert "(HUNTERS-7.5)" in said  # nobody enters the demon king's tile
    assert "class:mage is not possible: Something else is to be decided now. (HUNTERS-18.1)" in said
    assert "go away is not possible: That cannot be read." in said


def test_an_own_decision_is_undone_as_long_as_nothing_came_to_light() -> None:
    listed = act_first("undo")
    assert "That cannot be taken back" in listed
    number = re.findall(r"^ ?(\d+) rest:…", listed, re.MULTILINE)[0]
    said = act_first(f"{number} 1", "undo", "end")
    assert re.search(r"^Taken back: rest:[WFRTA]$", said, re.MULTILINE)
    assert "end is not possible" in said  # as if it had never been made


def test_what_brought_something_to_light_cannot_be_undone() -> None:
    drawn = 0
    for seed in range(40):
        loop, _ = loop_for(lambda table, prompt: "", 1, {}, seed)
        table = loop.table
        if table.decider() == 0 and "focus:W" in table.options(0):
            table.play(0, "focus:W")  # the card it draws is seen
            table.decider()
            assert table.undo(0) == ""
            drawn += 1
    assert drawn > 3


def test_an_undone_decision_leaves_state_and_log_as_they_were() -> None:
    loop, _ = loop_for(lambda table, prompt: "", 1, {}, act_seed())
    table = loop.table
    seat = table.decider()
    assert seat == 0
    before, told = table.state.pack(), len(table.log[0])
    (rest, *_) = [answer for answer in table.options(0) if answer.startswith("rest:")]
    table.play(0, rest)
    assert table.state.pack() != before
    assert table.undo(0) == rest
    assert (table.state.pack(), len(table.log[0])) == (before, told)
    assert table.undo(0) == ""


def test_nobody_undoes_what_another_did() -> None:
    loop, _ = loop_for(lambda table, prompt: "", 1, {}, act_seed())
    table = loop.table
    table.decider()
    (rest, *_) = [answer for answer in table.options(0) if answer.startswith("rest:")]
    table.play(0, rest)

    assert table.undo(1) == ""
    assert table.undo(0) == rest


def act_seed() -> int:
    """A seed by which the mage acts first, alone."""
    for seed in range(20):
        loop, _ = loop_for(lambda table, prompt: "", 1, {}, seed)
        table: HuntersTable = loop.table
        if table.decider() == 0 and "end" not in table.options(0) and "take" not in table.options(0):
            return seed
    raise AssertionError("no seed shows an action card first")


def test_cards_classes_kings_abilities_and_piles_are_told_on_demand() -> None:
    said = act_first(
        "card mage", "card soulmaw", "card sweep", "card wf", "card", "card x", "piles", "piles p7"
    )

    assert "mage · Mage\n   Tide: Take one card from the demon king's power into your hand.\n" in said
    assert "   Devour: The demon king absorbs one more card." in said
    assert "sweep · Sweep" in said
    assert "WF · Spirit water-fire" in said
    assert "Which card, class" in said
    assert "There is no card, class, tile, king or ability x." in said
    assert re.search(r"^   Personal deck \(5\): ", said, re.MULTILINE)
    assert "There is no seat p7" in said


def test_the_forecast_names_odds_way_and_strike() -> None:
    said = act_first("forecast")

    assert "Next may act: Mage acts 50 %" in said
    assert "If the demon king comes for Mage (50 % of the next fate card)" in said
    assert "   Advances: 0,0 → 1,0 → 2,0 → 2,1 · Faces south ↓" in said


def test_a_decision_can_be_looked_beyond() -> None:
    loop, printed = loop_for(lambda table, prompt: "", 1, {}, act_seed())
    table = loop.table
    table.decider()
    before = table.state.pack()
    (move, *_) = [answer for answer in table.options(0) if answer.startswith("move:")]
    cell = move.split(":")[1]
    beyond = table.forecast(0, move)
    assert beyond is not None
    (coming,) = beyond.coming
    goal = table.state.land.place_of[cell_at(*pair(cell))]
    start, *rest = (table.state.land.place_of[cell_at(*pair(one))] for one in [coming.start, *coming.path])
    steps = [start, *rest]
    assert [table.state.land.far[one * 45 + goal] for one in steps] == sorted(
        (table.state.land.far[one * 45 + goal] for one in steps), reverse=True
    )  # he comes nearer to where the mage would stand
    assert table.state.pack() == before
    loop.forecast(0, move)
    loop.forecast(0, "end")
    loop.forecast(0, "1")
    loop.forecast(0, "99")
    said = printed.getvalue()
    assert f"After {move}, as far as luck leaves it open:\n" in said
    assert "end is not possible: " in said
    assert said.count("If the demon king comes for Mage") == 2
    assert "There is no 99 here" in said


def test_map_text_log_rules_and_position_are_shown_again() -> None:
    said = act_first("map", "text", "log", "rules 8.4", "position")

    assert "@ hero by seat · K demon king" in said
    assert "Sides of his base: north ↑ the demon face, north-east ↗ water" in said
    assert "HUNTERS-8.4 [printed]" in said
    assert said.count("Turn 1: this hero acts.") == 2


def test_a_position_is_played_on() -> None:
    said = act_first("position")
    line = said.split("> position\n")[1].split("\n")[0]
    command = ["play", "hunters", "--position", line]
    again = CliRunner().invoke(app, command, input="position\n").output

    assert len(line) > 100
    assert f"> position\n{line}\n" in again


def test_the_plain_table_is_words_alone() -> None:
    said = play(args="--hotseat --players 2 --seed 7 --plain").output

    assert "░" not in said
    assert "   2,-4: Wott Camp W · camp of Mage · heroes Mage" in said
    assert "· the demon king" in said


def test_help_names_every_command() -> None:
    said = play("help").output

    for command, _ in hunters_loop.COMMANDS:
        assert f"\n{command}" in said


def test_examples_are_of_this_game() -> None:
    said = play("why", "rules").output

    assert "\nWhy what? Write, for example: why attack:F\n" in said
    assert "\nWhich rule? Write, for example: rules HUNTERS-8.4\n" in said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("--seat p9", "There is no seat p9 in this game. Seats: p0, p1"),
        ("--seat p0,x", "There is no seat x in this game."),
        ("--players 6", "One to five heroes hunt, not 6."),
        ("--players 0", "One to five heroes hunt, not 0."),
        ("--option king", "king is no option. Write name=value, for example king=stonebone."),
        ("--option king=dragon", "'dragon' is no value of the option king"),
        ("--option p0=knight --option p1=knight", "two seats play the knight"),
        ("--position nonsense", "That position cannot be read"),
        ("--position x --option king=undying", "leave out --option and --players."),
        ("--position x --players 2", "leave out --option and --players."),
        ("--mode fun", "--mode does not belong to hunters."),
        ("--pack no-such-file.yaml", "no-such-file.yaml"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(args: str, said: str) -> None:
    result = play(args=args)

    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_the_same_seed_plays_the_same_game() -> None:
    lines = ["1", "1", "1", "1"]

    assert play(*lines).output == play(*lines).output
    assert play(*lines).output != play(*lines, args="--hotseat --players 2 --seed 5").output


def test_nothing_that_is_written_breaks_it() -> None:
    odd = [
        "",
        "   ",
        "move",
        "move:",
        "skill:scout:0",
        "\x1b[2J",
        "💥",
        "9" * 40,
        "card \x1b",
        "piles ²",
        "1 x",
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


@pytest.mark.parametrize(
    ("language", "promise"),
    [("en", "“I take (?!the blow|some)([^”]+)\\.”"), ("zh-Hant", "「我取([^」]+)。」")],
)
def test_bots_say_what_they_intend_before_they_do_it(language: str, promise: str) -> None:
    ran = play(*["1"] * 40, args=f"--players 3 --level 3 --seed 5 --language {language}")

    lines = [line for line in ran.output.split("\n") if re.match(r" +\d+ p[12] ", line)]
    spoken = [place for place, line in enumerate(lines) if re.search(promise, line)]
    assert len(spoken) >= 2, lines
    for place in spoken:
        found = re.search(promise, lines[place])
        assert found is not None
        assert lines[place].split()[:2] == lines[place + 1].split()[:2]
        assert found[1].split()[-1] in lines[place + 1]
