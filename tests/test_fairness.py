"""Chance that can be checked: drawn by weight, without bias, from what nobody can bend."""

import hashlib
import hmac
import itertools
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanjie.cli import app
from sanjie.core.chance import Rng
from sanjie.core.game import Game
from sanjie.core.record import Answered, Luck, Record, record_of
from sanjie.core.seats import CHANCE, holds, members
from sanjie.fairness import FairDealer, NoLuck, commitment, difference, is_salt
from sanjie.games.guixi.game import Guixi
from sanjie.games.registry import GAMES
from sanjie.packs import read_pack
from sanjie.records import read_line, write_line

SEED = "00" * 31 + "07"
LUCK = Luck("t", SEED, ("", "pepper", ""))
GUIXI = GAMES["guixi"]


def played(answers: int, game: Game = GUIXI) -> Record:
    """A record of that many answers of Guixi for four, its chance drawn from LUCK."""
    variant = game.variant({})
    state, dealer, luck = game.deal(variant, 4), FairDealer(LUCK), Rng(3)
    record: list[Answered] = []
    while len(record) < answers and state.awaiting:
        seat = members(state.awaiting)[0]
        options = state.options(seat)
        if holds(state.awaiting, CHANCE):
            choice = dealer.deal(len(record) + 1, options, state.odds())
        else:
            choice = options[int(luck.below(len(options)))]
        record.append(Answered(seat, choice, state.known_to))
        state.answer(seat, choice)
    return record_of(game, variant, 4, tuple(record), "", LUCK)


def bent(record: Record) -> tuple[Record, int]:
    """The record with the first two draws that differ swapped, and the number of the first of them."""
    draws = [place for place, one in enumerate(record.answers) if one.seat == CHANCE]
    for one, two in itertools.pairwise(draws):
        if record.answers[one].choice != record.answers[two].choice:
            answers = list(record.answers)
            answers[one], answers[two] = answers[two], answers[one]
            try:
                made = record_of(GUIXI, GUIXI.variant(record.variant), 4, tuple(answers), "", LUCK)
            except ValueError:
                continue
            return made, one + 1
    raise AssertionError("no two draws differ")


def test_an_answer_is_the_word_of_the_hmac_reduced_to_the_weights() -> None:
    word = hmac.new(bytes.fromhex(SEED), b"\npepper\n\nt\n5", hashlib.sha256).hexdigest()
    place = int(word, 16) % 10

    drawn = FairDealer(LUCK).deal(5, [40, 41, 42], [1, 7, 2])

    assert drawn == (40 if place < 1 else 41 if place < 8 else 42)


def test_answers_come_as_often_as_their_weights_say() -> None:
    dealer = FairDealer(LUCK)

    met = Counter(dealer.deal(number, [0, 1, 2], [1, 2, 3]) for number in range(6_000))

    assert [abs(met[one] - 1_000 * (one + 1)) < 150 for one in range(3)] == [True] * 3  # 4 deviations


def test_seed_salt_table_and_number_all_matter() -> None:
    many = list(range(1 << 40, (1 << 40) + 1000))
    others = [
        (replace(LUCK, seed="00" * 31 + "08"), 1),
        (replace(LUCK, salts=("pepper", "", "")), 1),
        (replace(LUCK, table="u"), 1),
        (LUCK, 2),
    ]

    drawn = [FairDealer(luck).deal(number, many, [1] * 1000) for luck, number in [(LUCK, 1), *others]]

    assert len(set(drawn)) == 5


@pytest.mark.parametrize("seed", ["", "00" * 31, "00" * 33, "zz" * 32])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(NoLuck):
        FairDealer(replace(LUCK, seed=seed))


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(bytes(31) + b"\x07").hexdigest()


def test_a_salt_is_one_short_line() -> None:
    assert [is_salt(text) for text in ("", "pepper", "鹽" * 64, "鹽" * 65, "a\nb", "\0")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]


def test_a_game_verifies_and_the_first_bent_draw_is_named(tmp_path: Path) -> None:
    record = played(120)
    crooked, number = bent(record)
    file = tmp_path / "games.jsonl"

    def said(*arguments: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["verify", str(file), "--language", "en", *arguments])
        return result.exit_code, result.output

    assert difference(GUIXI, record) is None
    assert read_line(write_line(record)) == record
    file.write_text(write_line(record) + "\n")
    assert said()[0] == 0
    assert commitment(SEED) in said()[1]
    assert said("--hash", commitment(SEED))[0] == 0
    assert said("--hash", "00" * 32)[0] == 1
    found = difference(GUIXI, crooked)
    assert found is not None
    assert (found.number, found.recorded) == (number, GUIXI.write_answer(crooked.answers[number - 1].choice))
    file.write_text(write_line(record) + "\n" + write_line(crooked) + "\n")
    code, text = said()
    assert code == 1
    assert f"Line 2: answer {number} is" in text
    file.write_text(write_line(replace(record, luck=None)) + "\n")
    assert said()[0] == 2
    file.write_text("{}\n")
    assert said()[0] == 2
    file.unlink()
    assert said()[0] == 2


def test_a_game_with_content_of_its_own_is_verified_with_the_file_of_that(tmp_path: Path) -> None:
    own = Path(__file__).parents[1] / "examples" / "generous-charms.yaml"
    game = Guixi(read_pack(own.read_text(encoding="utf-8"), "guixi"))
    file = tmp_path / "one.jsonl"
    file.write_text(write_line(played(40, game)) + "\n", encoding="utf-8")

    def code(*arguments: str) -> int:  # of a process that has read no pack before
        return subprocess.run(
            [sys.executable, "-m", "sanjie", "verify", str(file), *arguments],
            check=False,
            capture_output=True,
        ).returncode

    assert code() == 2
    assert code("--pack", str(own)) == 0
    assert code("--pack", str(file)) == 2
