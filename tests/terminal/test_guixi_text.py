"""The table of Guixi in words: everything a seat may see, for eight seats on 80 columns."""

import pytest

from sanjie import packs, words
from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.guixi.game import Guixi
from sanjie.games.guixi.state import State
from sanjie.games.guixi.view import GuixiView
from sanjie.naming import Names
from sanjie.terminal import guixi_options
from sanjie.terminal.guixi_text import GuixiText

GAME = Guixi()
NAMES = Names(packs.standard("guixi").data)

both = pytest.mark.parametrize("language", words.LANGUAGES)


def walk(players: int, seed: int, chosen: dict[str, object], language: str) -> tuple[State, int]:
    """A game of random answers, everything in it put into words for whoever is asked; how many answers."""
    text = GuixiText(NAMES, language)
    rng = Rng(seed)
    state = GAME.deal(GAME.variant(chosen), players)
    answers = 0
    while state.outcome() is None:
        (seat,) = members(state.awaiting)
        options = state.options(seat)
        if seat < players and answers % 3 == 0:
            told(text, GAME.view(state, seat), sorted(GAME.write_answer(one) for one in options))
        state.answer(seat, options[int(rng.below(len(options)))])
        answers += 1
    return state, answers


def told(text: GuixiText, view: GuixiView, answers: list[str]) -> None:
    """Say everything there is to say, and read the answers back from what is listed."""
    for lines in (text.table(view), text.own(view), text.stack(view), text.votes(view)):
        assert all(lines), lines
    listed = guixi_options.lines(text, view, answers)
    read: list[str] = []
    for head, said in listed:
        objects = said.rpartition(": ")[2] if ": " in said else said.rpartition("：")[2]
        whole = [f"{head} {one}" for one in objects.split(", ")]
        read += [head] if head in answers else whole
    assert sorted(read) == answers
    name = view.question.replace("_", "-")
    assert words.say(text.language, f"guixi-prompt-{name}")


@both
@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (5, {"expansion": "true"}),
        (8, {"expansion": "true"}),
        (6, {"mode": "competitive"}),
        (3, {"mode": "fun"}),
    ],
)
def test_everything_in_whole_games_can_be_said(
    players: int, chosen: dict[str, object], language: str
) -> None:
    _, answers = walk(players, players, chosen, language)

    assert answers > 200


def test_every_point_is_explained_and_they_add_up() -> None:
    text, scored = GuixiText(NAMES, "en"), 0
    for seed in range(6):
        state, _ = walk(4, seed, {}, "en")
        view = GAME.view(state, 0)
        assert view.ended is not None
        lines = text.result(view)
        points = [line for line in lines if line.startswith("   +")]
        assert sum(int(line[4]) for line in points) == sum(view.ended.totals)
        assert all("(GUIXI-13." in line for line in points)
        assert sum(line.endswith("points") for line in lines) == 4
        scored += len(points)

    assert scored > 3


def test_eight_seats_with_their_ghosts_fit_a_screen() -> None:
    state = GAME.deal(GAME.variant({"start": "p0"}), 8)
    rng = Rng(5)
    longest = 0
    text = GuixiText(NAMES, "en")
    while state.outcome() is None:
        (seat,) = members(state.awaiting)
        if seat < 8:
            longest = max(longest, len(text.table(GAME.view(state, seat))))
        options = state.options(seat)
        state.answer(seat, options[int(rng.below(len(options)))])

    assert 9 < longest <= 30


def test_a_card_carries_its_colour_and_a_ghost_its_condition() -> None:
    text = GuixiText(NAMES, "zh-Hant")
    state = GAME.deal(GAME.variant({}), 4)
    view = GAME.view(state, 0)

    assert text.card("ward_r") == "護身符（紅）"
    assert text.ghost(view, "imp_b") == "   imp_b       蒼‧山魈 · 藍3 · 被附身者的法器無效。"
    view.conditions = [("imp_b", -1)]
    assert "藍3（−1）" in text.ghost(view, "imp_b")
    view.conditions = [("imp_b", 2)]
    assert "blue 3 (+2)" in GuixiText(NAMES, "en").ghost(view, "imp_b")
