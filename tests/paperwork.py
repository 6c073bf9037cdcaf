"""The laws of what is written down: answers, positions and records."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sanjie.core.chance import Rng
from sanjie.core.game import Game, NotationError
from sanjie.core.record import Answered, BadRecord, Record, record_of, replay
from sanjie.core.seats import CHANCE, members
from sanjie.records import read_line, write_line
from walks import Walk, steps, walks

ANSWER: Final = re.compile(r"(?=.{1,64}$)[!-~]+( [!-~]+)*")

law = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
)
a_walk = st.runner().flatmap(lambda laws: laws.walks())
a_new_table = st.runner().flatmap(lambda laws: walks(laws.game))
a_seed = st.integers(0, 2**32)


class PaperLaws:
    """What is written can be read, means the same, and cannot be altered unnoticed."""

    game: Game

    # -- notation ----------------------------------------------------------------------
    @law
    @given(walk=a_walk)
    def test_every_answer_is_written_and_read(self, walk: Walk) -> None:
        for state in walk.pauses(self.game):
            for seat in members(state.awaiting):
                options = state.options(seat)
                texts = [self.game.write_answer(choice) for choice in options]
                assert all(ANSWER.fullmatch(text) for text in texts)
                assert [self.game.read_answer(text) for text in texts] == options

    @law
    @given(walk=a_walk, seed=a_seed)
    def test_every_position_is_written_and_read(self, walk: Walk, seed: int) -> None:
        for state in walk.pauses(self.game):
            line = self.game.write_position(state)
            twin = self.game.read_position(line)
            assert self.game.write_position(twin) == line
            assert twin.awaiting == state.awaiting
            for seat in members(state.awaiting):
                assert twin.options(seat) == state.options(seat)
            assert twin.digest() == state.digest(), "a line says everything that is true"
        for _ in zip(steps(state, seed), steps(twin, seed), strict=True):
            assert twin.digest() == state.digest(), "what follows a line follows the game"

    @law
    @given(walk=a_walk, seed=a_seed)
    def test_a_damaged_line_is_refused_or_is_the_line_of_another_state(self, walk: Walk, seed: int) -> None:
        line = self.game.write_position(walk.end(self.game))
        rng = Rng(seed)
        for _ in range(20):
            damaged = damage(line, rng)
            complaint = complaint_about(self.game.read_position, damaged)
            assert complaint in ("", "bad_notation", "bad_position")
            if complaint:
                continue
            state = self.game.read_position(damaged)
            again = self.game.write_position(state)
            assert self.game.write_position(self.game.read_position(again)) == again
            assert (state.outcome() is None) == any(state.options(seat) for seat in members(state.awaiting))

    # -- records -----------------------------------------------------------------------
    def record(self, walk: Walk) -> Record:
        """The record of a walk from a new table."""
        answers = tuple(steps(walk.start(self.game), walk.seed, walk.steps))
        return record_of(self.game, self.game.variant(walk.chosen), walk.seats, answers)

    @law
    @given(walk=a_new_table, share=st.floats(0, 1))
    def test_a_record_replays_to_the_same_state_at_every_answer(self, walk: Walk, share: float) -> None:
        record = self.record(walk)
        assert replay(self.game, record).digest() == walk.end(self.game).digest()
        upto = int(share * len(record.answers))
        assert replay(self.game, record, upto).digest() == replace(walk, steps=upto).end(self.game).digest()

    @law
    @given(walk=a_new_table)
    def test_a_record_is_one_line_and_the_same_record_again(self, walk: Walk) -> None:
        record = self.record(walk)
        games = {self.game.name: self.game}
        line = write_line(record, games)
        assert "\n" not in line
        assert read_line(line, games) == record

    @law
    @given(walk=a_new_table, seed=a_seed)
    def test_a_tampered_record_is_refused(self, walk: Walk, seed: int) -> None:
        record = self.record(replace(walk, steps=max(walk.steps, 2)))
        for tampered in self.tamperings(record, Rng(seed)):
            with pytest.raises(BadRecord):
                replay(self.game, tampered)

    def tamperings(self, record: Record, rng: Rng) -> list[Record]:
        """Records that say something untrue."""
        answers, digests = record.answers, record.digests
        place = int(rng.below(len(answers)))
        number, digest = digests[int(rng.below(len(digests)))]
        changed = tuple((n, d ^ 1 if n == number else d) for n, d in digests)
        wrong = [
            replace(record, game="chess"),
            replace(record, revision=self.game.revision + 1),
            replace(record, revision=0),
            replace(record, variant={**record.variant, "colour": "red"}),
            replace(record, pack="0123"),
            replace(record, seats=max(self.game.seats) + 1),
            replace(record, digests=changed),
            replace(record, digests=(*digests, (len(answers) + 1, digest))),
            replace(record, answers=answers[:-1]),
            replace(record, ended_by="a miracle"),
            replace(record, answers=with_answer(answers, place, replace(answers[place], seat=CHANCE + 1))),
            replace(record, answers=with_answer(answers, place, replace(answers[place], seat=-1))),
            replace(record, answers=with_answer(answers, place, replace(answers[place], choice=10**9))),
            replace(record, answers=with_answer(answers, place, replace(answers[place], known_to=1 << 30))),
        ]
        other = self.another_answer(record, place, rng)
        return wrong if other is None else [*wrong, other]

    def another_answer(self, record: Record, place: int, rng: Rng) -> Record | None:
        """The record with another legal answer at `place`, unless it happens to lead to the same digests."""
        state = replay(self.game, record, place)
        answered = record.answers[place]
        others = [choice for choice in state.options(answered.seat) if choice != answered.choice]
        if not others:
            return None
        other = replace(answered, choice=others[int(rng.below(len(others)))])
        answers = with_answer(record.answers, place, other)
        try:
            honest = record_of(self.game, self.game.variant(record.variant), record.seats, answers)
        except BadRecord:
            return replace(record, answers=answers)
        return None if honest.digests == record.digests else replace(record, answers=answers)


def with_answer(answers: tuple[Answered, ...], place: int, answered: Answered) -> tuple[Answered, ...]:
    """`answers` with another one at `place`."""
    return (*answers[:place], answered, *answers[place + 1 :])


def complaint_about(read: Callable[[str], object], text: str) -> str:
    """The code with which `read` refuses `text`; empty when it does not."""
    try:
        read(text)
    except NotationError as problem:
        return problem.code
    return ""


def damage(line: str, rng: Rng) -> str:
    """`line` with one character changed, dropped, doubled or swapped with another."""
    place, other = int(rng.below(len(line))), int(rng.below(len(line)))
    kind = rng.below(4)
    if kind == 0:
        return line[:place] + line[other] + line[place + 1 :]
    if kind == 1:
        return line[:place] + line[place + 1 :]
    if kind == 2:
        return line[:place] + line[place] + line[place:]
    return line[:place] + chr(32 + int(rng.below(95))) + line[place + 1 :]
