"""Every game has a face, and a story that depends on its hearer only by what he may see."""

import pytest

from sanjie import words
from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.seats import CHANCE, WATCHER, holds, members
from sanjie.faces import FACES, Face
from sanjie.games.registry import GAMES

ANSWERS = 400


def test_every_game_has_a_face() -> None:
    assert FACES.keys() == GAMES.keys()
    for name, face in FACES.items():
        assert face.game is GAMES[name]
        assert face.bad_notation.name == "bad-notation"


@pytest.mark.parametrize("face", FACES.values(), ids=FACES)
@pytest.mark.parametrize("seed", range(3))
def test_questions_have_words_views_their_class_and_stories_one_form_for_all_who_see(
    face: Face, seed: int
) -> None:
    game = face.game
    seats = game.seats[-1 - seed % len(game.seats)]
    state = game.deal(game.variant(face.completed({}, seats)), seats)
    state.telling = True
    luck, dealer, told = Rng(seed), SeededDealer(seed), 0
    for _ in range(ANSWERS):
        if not state.awaiting:
            break
        seat = members(state.awaiting)[0]
        if seat == CHANCE:
            state.answer(CHANCE, dealer.deal(state.options(CHANCE), state.odds()))
        else:
            view = game.view(state, seat)
            assert type(view) is face.view
            prompt = face.prompt(view)
            for language in words.LANGUAGES:
                assert words.has(language, f"{game.name}-prompt-{prompt}"), prompt
            assert face.ending(view) == ""
            options = state.options(seat)
            state.answer(seat, options[int(luck.below(len(options)))])
        for event in state.told:
            forms: dict[bool, object] = {}
            for viewer in (*range(seats), WATCHER):
                story = game.story(event, viewer, state)
                assert forms.setdefault(holds(event.seen_by, viewer), story) == story
                told += 1
        state.told.clear()
    assert told > 100
    if state.outcome() is not None:
        assert face.ending(game.view(state, WATCHER)).startswith(f"{game.name.upper()}-")


def test_aras_alone_has_sides_that_give_up_and_draws() -> None:
    assert {name: (face.draws, face.together, face.is_open) for name, face in FACES.items()} == {
        "aras": (True, False, True),
        "guixi": (False, True, False),
        "hunters": (False, True, False),
    }
    assert FACES["aras"].opponents(1, 4) == [0, 2]
    assert FACES["hunters"].opponents(1, 4) == []


def test_the_turn_of_hunters_is_the_one_its_story_names() -> None:
    face, game = FACES["hunters"], GAMES["hunters"]
    state = game.deal(game.variant({}), 2)
    state.telling = True
    luck, dealer, named = Rng(5), SeededDealer(5), [0]
    for _ in range(ANSWERS):
        if not state.awaiting:
            break
        seat = members(state.awaiting)[0]
        if seat == CHANCE:
            state.answer(CHANCE, dealer.deal(state.options(CHANCE), state.odds()))
        else:
            assert face.turn(state) == face.turn(game.view(state, WATCHER)) == named[-1]
            options = state.options(seat)
            state.answer(seat, options[int(luck.below(len(options)))])
        stories = [game.story(event, WATCHER, state) for event in state.told]
        named += [int(story.args["n"]) for story in stories if story.name == "turn-began"]
        state.told.clear()

    assert named[:4] == [0, 1, 2, 3]
