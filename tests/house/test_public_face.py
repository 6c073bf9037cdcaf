"""`sanjie.__all__` is what others may build on: it is documented, and it is enough to play a game."""

import inspect

import pytest

import sanjie
from sanjie.build import build_of

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("name", sanjie.__all__)
def test_every_public_name_exists_and_tells_what_it_is(name: str) -> None:
    value = getattr(sanjie, name)

    if inspect.isclass(value) and build_of(value.__module__) == "compiled":
        return  # mypyc drops the docstrings of classes; the interpreted run reads them
    if inspect.isclass(value) or inspect.isfunction(value) or inspect.isbuiltin(value):
        assert (value.__doc__ or "").strip()
        assert not (value.__doc__ or "").startswith(f"{name}(")  # what dataclass writes when nobody did
    else:
        assert isinstance(value, int | str)


def test_the_face_says_what_it_offers() -> None:
    assert sanjie.__doc__
    assert sorted(sanjie.__all__) == sorted(set(sanjie.__all__))
    others = {name for name in vars(sanjie) if not name.startswith("_")} - set(sanjie.__all__)
    assert all(inspect.ismodule(getattr(sanjie, name)) for name in others)  # once something has imported them


@pytest.mark.parametrize("name", sanjie.game_names())
def test_a_whole_game_can_be_played_and_replayed_with_public_names_alone(name: str) -> None:
    game, rng, dealer = sanjie.game(name), sanjie.Rng(7), sanjie.SeededDealer(7)
    variant, seats = game.variant({}), 4 if name == "guixi" else game.seats[0]  # its default mode starts at 4
    state = game.deal(variant, seats)
    answers: list[sanjie.Answered] = []
    while state.awaiting != sanjie.NOBODY:
        seat = (state.awaiting & -state.awaiting).bit_length() - 1
        options = state.options(seat)
        choice = (
            dealer.deal(options, state.odds())
            if seat == sanjie.CHANCE
            else options[int(rng.below(len(options)))]
        )
        answers.append(sanjie.Answered(seat, choice, state.known_to))
        state.answer(seat, choice)

    record = sanjie.record_of(game, variant, seats, tuple(answers))

    assert state.outcome() is not None
    assert sanjie.replay(game, record).digest() == state.digest()


def test_a_game_nobody_knows_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="aras"):
        sanjie.game("chess")
