"""A record names the content it was played with, and replays with no other."""

from pathlib import Path

import pytest

from content.shipped import spoiled
from sanjie import packs
from sanjie.bots.registry import LEVELS, choose
from sanjie.core.chance import SeededDealer
from sanjie.core.record import Answered, BadRecord, record_of, replay
from sanjie.core.seats import CHANCE, members
from sanjie.games.aras.game import ARAS
from sanjie.games.guixi.game import GUIXI, Guixi
from sanjie.games.registry import game_with
from sanjie.records import RecordError, game_for, read_file, read_line, write_file, write_line

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


def test_a_line_is_read_and_replayed_with_the_pack_it_names(tmp_path: Path) -> None:
    """A card that only this pack has is written, read and played."""
    text = spoiled(("- id: gather\n", "- id: gathering\n"))
    own = Guixi(packs.read_pack(text, "guixi"))
    state = own.deal(own.variant({}), 4)
    dealer, answers = SeededDealer(3), list[Answered]()
    while "use gathering_r" not in [own.write_answer(one.choice) for one in answers[-1:]]:
        (seat,) = members(state.awaiting)
        options = state.options(seat)
        names = {own.write_answer(option): option for option in options}
        choice = (
            dealer.deal(options, state.odds()) if seat == CHANCE else names.get("use gathering_r", options[0])
        )
        answers.append(Answered(seat, choice, state.known_to))
        state.answer(seat, choice)
    record = record_of(own, own.variant({}), 4, tuple(answers))

    file = tmp_path / "games.jsonl"
    assert write_file(file, [record]) == 1
    (again,) = read_file(file)
    assert again == record
    assert "use gathering_r" in file.read_text(encoding="utf-8")
    game = game_for(again.game, again.pack)
    assert game is not GUIXI
    assert replay(game, again).digest() == state.digest()


def test_a_line_whose_pack_nobody_has_read_is_refused() -> None:
    record = record_of(GUIXI, GUIXI.variant({}), 4, begun(GUIXI))
    line = write_line(record)
    assert read_line(line) == record

    with pytest.raises(RecordError, match="content '0123456789abcdef' of guixi has not been read here"):
        read_line(line.replace(GUIXI.pack, "0123456789abcdef"))


def test_content_of_another_game_is_none() -> None:
    with pytest.raises(packs.UnknownPack, match="is content of hunters, not of guixi"):
        game_with("guixi", packs.standard("hunters").digest)
    with pytest.raises(packs.UnknownPack):
        game_with("aras", packs.standard("guixi").digest)
    assert game_with("guixi", "") is game_with("guixi", GUIXI.pack) is GUIXI


@pytest.mark.parametrize("level", range(1, LEVELS["guixi"] + 1))
def test_bots_play_with_the_pack_of_the_table(level: int) -> None:
    own = Guixi(packs.read_pack(EXAMPLE.read_text(encoding="utf-8"), "guixi"))
    state = own.deal(own.variant({"start": "p0"}), 4)
    dealer, decided = SeededDealer(5), 0
    while decided < 40:
        (seat,) = members(state.awaiting)
        options = state.options(seat)
        if seat == CHANCE:
            state.answer(seat, dealer.deal(options, state.odds()))
            continue
        choice = choose("guixi", own.view(state, seat), level, seed=decided, seconds=0.0)
        assert choice in options
        state.answer(seat, choice)
        decided += 1
    assert state.variant.pack == own.pack != GUIXI.pack
