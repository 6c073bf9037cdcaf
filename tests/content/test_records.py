"""A record names the content it was played with, and replays with no other."""

from pathlib import Path

import pytest

from sanjie import packs
from sanjie.core.chance import SeededDealer
from sanjie.core.record import Answered, BadRecord, record_of, replay
from sanjie.core.seats import CHANCE, members
from sanjie.games.aras.game import ARAS
from sanjie.games.guixi.game import Guixi

EXAMPLE = Path(__file__).parents[2] / "examples" / "generous-charms.yaml"


def begun(game: Guixi) -> tuple[Answered, ...]:
    """The first 60 answers of a game with four seats: what chance deals, and everybody's first option."""
    dealer = SeededDealer(7)
    state = game.deal(game.variant({}), 4)
    answers: list[Answered] = []
    for _ in range(60):
        (seat,) = members(state.awaiting)
        options = state.options(seat)
        choice = dealer.deal(options, state.odds()) if seat == CHANCE else options[0]
        answers.append(Answered(seat, choice, state.known_to))
        state.answer(seat, choice)
    return tuple(answers)


def test_a_record_names_its_pack_and_replays_with_that_alone() -> None:
    own = Guixi(packs.read_pack(EXAMPLE.read_text(encoding="utf-8"), "guixi"))
    record = record_of(own, own.variant({}), 4, begun(own))

    assert record.pack == own.pack
    assert replay(own, record).pack()
    with pytest.raises(
        BadRecord, match=f"played with content '{own.pack}', and guixi has '{Guixi().pack}' here"
    ):
        replay(Guixi(), record)


def test_the_record_of_a_game_without_content_names_none() -> None:
    assert record_of(ARAS, ARAS.variant({}), 2, ()).pack == ""
