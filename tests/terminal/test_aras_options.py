"""What may be decided is listed in words, a line for all answers that begin alike."""

import pytest

from sanjie import words
from sanjie.core.chance import Rng
from sanjie.core.seats import WATCHER, members
from sanjie.faces.aras import PROMPTS
from sanjie.games.aras.game import ARAS
from sanjie.terminal.aras_options import ALONE, lines


def test_placing_is_one_line_and_skipping_another() -> None:
    told = listed("6/8/2A5/8/8/6 A P 15,15 14,15 -- 3 0 - -", "en")

    assert [head for head, _ in told] == ["+", "."]
    assert told[0][1].startswith("Place: a2 a3 a4 a5 b1")
    assert " c6 " in told[0][1]
    assert " c3 " not in told[0][1]
    assert told[1][1] == "Skip placing"


def test_summons_name_what_would_appear() -> None:
    told = dict(listed("6/8/2a1b3/2aa4/8/6 A A 15,15 12,14 -- 3 0 - -", "en"))

    assert told["s"] == "Summon: c3(eagle)"
    assert dict(listed("6/8/2a1b3/2aa4/8/6 A A 15,15 12,14 -- 3 0 - -", "zh-Hant"))["s"] == "召喚：c3(老鷹)"


def test_moves_are_grouped_by_the_slime_that_moves() -> None:
    told = dict(listed("6/8/2A5/8/4A3/6 A A 15,15 13,15 -- 3 0 - -", "en"))

    assert told["mc4"].startswith("Move a slime: a2 a3")
    assert told["me2"].startswith("Move a slime: a2 a3")


def test_an_attack_tells_its_damage() -> None:
    told = dict(listed("6/8/2A5/2AA4/8/4B1 A A 15,15 12,14 -- 3 0 - -", "en"))
    assert told["x"] == "Attack: 4 damage"

    four = dict(listed("6/8/2A5/2AA4/8/4B1 C A 15,15,15,15 10,9,7,10 ---- 3 0 - players=4", "en"))
    assert four["xB"] == "Attack B: 4 damage"
    assert "xD" in four
    assert "x" not in four


def test_an_ability_tells_whose_it_is_and_what_it_can_be_used_on() -> None:
    wolf = dict(listed("6/8/2AA4/8/4bb2/6 A R 15,15 13,13 -- 3 0 c4:1 -", "en"))
    assert wolf["!c4"] == "wolf on c4, Intimidate: e2(wolf)"

    eagle = dict(listed("6/8/2A5/2AA4/8/4B1 A R 15,15 12,14 -- 3 0 c3:1 -", "zh-Hant"))
    assert eagle["!c3f1"].startswith("c3 的老鷹，叼走：a2 a3")
    assert eagle["-"] == "放棄剩下的能力"


def test_a_slime_of_a_shapeless_group_is_devoured_as_a_slime() -> None:
    dragon = dict(listed("6/1AAAA3/4A3/8/3BBB2/6 A R 15,15 10,12 -- 3 0 b5:1 -", "en"))

    assert dragon["!b5"] == "dragon on b5, Devour: d2(slime) e2(slime) f2(slime)"


def test_a_character_is_told_with_its_ring_and_skill() -> None:
    told = dict(listed("6/8/8/8/8/6 A C 15,15 15,15 ?W 1 0 - -", "en"))

    assert set(told) == {"@S", "@H", "@P"}
    assert told["@H"] == (
        "Choose Arthurley: Hawk Ring. Great Eagles: each of his eagles counts 6 instead of 5 in his total."
    )


@pytest.mark.parametrize(
    "chosen",
    [{"characters": "??", "swap": "on"}, {"players": 4}, {"characters": "PW", "dragon": "LV"}],
    ids=["chosen", "four", "pix"],
)
def test_every_answer_of_whole_games_is_in_exactly_one_line(chosen: dict[str, object]) -> None:
    compared = 0
    for seed in range(1):
        rng = Rng(seed)
        variant = ARAS.variant(chosen)
        state = ARAS.deal(variant, variant.players)
        while state.outcome() is None:
            (seat,) = members(state.awaiting)
            options = state.options(seat)
            answers = sorted(ARAS.write_answer(choice) for choice in options)
            view = ARAS.view(state, WATCHER)
            assert words.has("en", f"aras-prompt-{PROMPTS[view.phase]}")
            told = lines(view, answers, "en")
            assert sorted(answers_in(told)) == answers
            compared += len(answers)
            state.answer(seat, options[rng.below(len(options))])

    assert compared > 1000


def answers_in(told: list[tuple[str, str]]) -> list[str]:
    """The answers that lines of options stand for, read back from what is printed."""
    found: list[str] = []
    for head, text in told:
        if head in ALONE or head[0] in "@x":
            found.append(head)
        else:
            targets = text.rpartition(": ")[2].split(" ")
            found.extend(head + target.partition("(")[0] for target in targets)
    return found


def listed(position: str, language: str) -> list[tuple[str, str]]:
    """The options of a position in words."""
    state = ARAS.read_position(position)
    (seat,) = members(state.awaiting)
    answers = sorted(ARAS.write_answer(choice) for choice in state.options(seat))
    return lines(ARAS.view(state, WATCHER), answers, language)
