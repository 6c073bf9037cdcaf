"""What is true of every game. Give a subclass a game and its candidates, and pytest runs every law on it."""

import re
from abc import abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paperwork import PaperLaws, complaint_about
from sanjie.core.chance import Rng
from sanjie.core.game import BadOption, Game, NotationError
from sanjie.core.packing import BadPack, digest_bytes
from sanjie.core.play import Refused
from sanjie.core.seats import ALLOWED, CHANCE, NOBODY, WATCHER, Choice, Seat, holds, members
from secrecy import SecrecyLaws
from walks import Walk, steps, walks

CLAUSE: Final = re.compile(r"[A-Z]+-[0-9]+(\.[0-9]+)?")
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
EXTREMES: Final = (-(2**40), -1000, -2, -1, 0, 1, 999, 2**31, 2**40)

law = settings(
    max_examples=40,
    deadline=None,  # a slow machine is not a broken rule
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
)
a_walk = st.runner().flatmap(lambda laws: laws.walks())
a_seed = st.integers(0, 2**32)


class GameLaws(SecrecyLaws, PaperLaws):
    """The laws of play; those of secrecy and of records and notation come with them."""

    game: Game
    positions: tuple[str, ...] = ()  # lines from which walks may start as well

    def walks(self) -> st.SearchStrategy[Walk]:
        """Where the laws look: new tables with any options, and `positions`."""
        return walks(self.game, self.positions)

    @abstractmethod
    def candidates(self, state: Any, rng: Rng) -> Iterable[Choice]:
        """Choices to try beside the options: legal and illegal ones, sampled when there are too many."""

    def check_pause(self, state: Any) -> None:
        """Everything that must hold of any state that has come to rest."""
        over = state.outcome() is not None
        assert over == (state.awaiting == NOBODY), "somebody is asked exactly until there is an outcome"
        for seat in range(CHANCE + 1):
            options = state.options(seat)
            assert bool(options) == holds(state.awaiting, seat), f"seat {seat} is asked and has no answer"
            assert options == sorted(set(options)), "options are ascending and never repeat"
        odds = state.odds()
        assert len(odds) == len(state.options(CHANCE)), "one weight for each answer of chance"
        assert all(weight >= 1 for weight in odds), "every answer of chance can happen"

    # -- what may be answered ----------------------------------------------------------
    @law
    @given(walk=a_walk, seed=a_seed)
    def test_options_are_exactly_what_is_not_refused(self, walk: Walk, seed: int) -> None:
        state = walk.end(self.game)
        tried = {*self.candidates(state, Rng(seed)), *EXTREMES}
        for seat in (*members(state.awaiting), 0, 1, WATCHER, CHANCE):
            options = state.options(seat)
            allowed = [choice for choice in sorted(tried | set(options)) if not state.refuse(seat, choice)]
            assert options == allowed
            options.append(-99)
            assert state.options(seat) == allowed, "the list belongs to whoever asked for it"

    @law
    @given(walk=a_walk, seed=a_seed)
    def test_a_refusal_names_its_clause_and_changes_nothing(self, walk: Walk, seed: int) -> None:
        state = walk.end(self.game)
        state.telling = True
        before = (state.digest(), state.awaiting, state.known_to, len(state.told))
        refusals = 0
        for seat in (*members(state.awaiting), 0, 1, WATCHER, CHANCE):
            for choice in {*self.candidates(state, Rng(seed)), *EXTREMES}:
                clause = state.refuse(seat, choice)
                if clause == ALLOWED:
                    continue
                reason = self.game.reason(clause)
                assert CLAUSE.fullmatch(reason.clause)
                assert NAME.fullmatch(reason.name)
                with pytest.raises(Refused) as refused:
                    state.answer(seat, choice)
                assert refused.value.clause == clause
                assert (state.digest(), state.awaiting, state.known_to, len(state.told)) == before
                refusals += 1
        assert refusals, "no candidate was refused: give the law some illegal ones"

    @law
    @given(walk=a_walk)
    def test_somebody_can_always_answer_until_the_outcome(self, walk: Walk) -> None:
        for state in walk.pauses(self.game):
            self.check_pause(state)

    @law
    @given(walk=a_walk)
    def test_games_end_within_the_longest(self, walk: Walk) -> None:
        state = walk.start(self.game)
        taken = sum(1 for _ in steps(state, walk.seed, self.game.longest + 1))
        assert taken <= self.game.longest
        outcome = state.outcome()
        assert outcome is not None
        seats = len(outcome.returns)
        assert seats in self.game.seats
        assert all(winner < seats for winner in members(outcome.winners))
        assert outcome.clause != ALLOWED, "an ending has its clause"

    # -- what is told ------------------------------------------------------------------
    @law
    @given(walk=a_walk)
    def test_telling_changes_nothing(self, walk: Walk) -> None:
        told, silent = walk.start(self.game), walk.start(self.game)
        told.telling = True
        pairs = zip(steps(told, walk.seed, walk.steps), steps(silent, walk.seed, walk.steps), strict=True)
        for one, other in pairs:
            assert one == other
            assert told.digest() == silent.digest()
        assert not silent.told

    @law
    @given(walk=a_walk)
    def test_every_event_has_a_story_for_every_seat(self, walk: Walk) -> None:
        state = walk.start(self.game)
        state.telling = True
        for _ in steps(state, walk.seed, walk.steps):
            for event in state.told:
                for seat in (*range(max(self.game.seats)), WATCHER):
                    story = self.game.story(event, seat, state)
                    assert NAME.fullmatch(story.name)
                    assert CLAUSE.fullmatch(story.clause)
                    assert -1 <= story.seat < max(self.game.seats)
                    assert all(type(value) in (int, str) for value in story.args.values())
                    assert all(story.places)
            state.told.clear()

    @law
    @given(walk=a_walk)
    def test_looking_changes_nothing_and_is_the_same_for_a_copy(self, walk: Walk) -> None:
        state = walk.end(self.game)
        before = state.digest()
        for seat in (*range(max(self.game.seats)), WATCHER):
            assert self.game.view(state, seat) == self.game.view(state.clone(), seat)
        assert state.digest() == before

    # -- copies and bytes --------------------------------------------------------------
    @law
    @given(walk=a_walk)
    def test_a_state_survives_packing_at_every_pause(self, walk: Walk) -> None:
        for state in walk.pauses(self.game):
            packed = state.pack()
            twin = self.game.unpack(packed)
            assert twin.pack() == packed
            assert twin.digest() == state.digest() == digest_bytes(packed)
            assert (twin.awaiting, twin.known_to) == (state.awaiting, state.known_to)
        assert self.same_questions(twin, state)

    def same_questions(self, one: Any, other: Any) -> bool:
        """Whether both states ask the same seats for the same, and look the same to everybody."""
        seats: list[Seat] = [*range(max(self.game.seats)), WATCHER]
        return bool(
            (one.awaiting, one.known_to, one.revision) == (other.awaiting, other.known_to, other.revision)
            and all(one.options(seat) == other.options(seat) for seat in members(other.awaiting))
            and one.odds() == other.odds()
            and one.outcome() == other.outcome()
            and all(self.game.view(one, seat) == self.game.view(other, seat) for seat in seats)
        )

    @law
    @given(walk=a_walk, seed=a_seed)
    def test_damaged_packs_are_refused_or_are_the_pack_of_another_state(self, walk: Walk, seed: int) -> None:
        packed = walk.end(self.game).pack()
        rng = Rng(seed)
        for length in range(len(packed)):
            with pytest.raises(BadPack):
                self.game.unpack(packed[:length])
        with pytest.raises(BadPack):
            self.game.unpack(packed + bytes([rng.below(256)]))
        for place in range(len(packed)):
            damaged = bytearray(packed)
            damaged[place] ^= 1 + rng.below(255)
            try:
                state = self.game.unpack(bytes(damaged))
            except BadPack:
                continue
            assert state.pack() == bytes(damaged), "one state, one pack"
            self.check_pause(state)

    @law
    @given(walk=a_walk, seed=a_seed)
    def test_a_clone_shares_nothing_that_changes(self, walk: Walk, seed: int) -> None:
        state = walk.start(self.game)
        state.telling = True
        for _ in steps(state, walk.seed, walk.steps):
            pass
        before, told = state.digest(), list(state.told)
        twin = state.clone()
        assert twin.digest() == before
        assert self.same_questions(twin, state)
        assert not twin.told
        assert not twin.telling
        for _ in steps(twin, seed):
            assert state.digest() == before
        assert state.told == told
        end = twin.digest()
        for _ in steps(state, seed):
            assert twin.digest() == end
        assert state.digest() == end, "the same answers lead to the same state"

    # -- options of the game -----------------------------------------------------------
    @law
    @given(walk=a_walk)
    def test_a_variant_is_a_value_with_every_option(self, walk: Walk) -> None:
        variant = self.game.variant(walk.chosen)
        chosen = self.game.chosen(variant)
        names = [option.name for option in self.game.option_list()]
        assert list(chosen) == names
        assert all(chosen[name] == value for name, value in walk.chosen.items())
        assert self.game.variant(chosen) == variant
        assert hash(self.game.variant(chosen)) == hash(variant)
        assert all(option.allows(chosen[option.name]) for option in self.game.option_list())
        assert all(option.allows(option.default) for option in self.game.option_list())
        assert all(CLAUSE.fullmatch(option.clause) for option in self.game.option_list())

    def test_unknown_options_and_values_are_refused_by_name(self) -> None:
        with pytest.raises(BadOption, match="colour"):
            self.game.variant({"colour": "red"})
        for option in self.game.option_list():
            beyond = 17 if option.values else option.high + 1
            wrongs: tuple[object, ...] = ("no such value", -1, beyond, True, 2.0, None, [])
            for wrong in wrongs:
                with pytest.raises(BadOption, match=option.name):
                    self.game.variant({option.name: wrong})
        for seats in {-1, 0, 1, max(self.game.seats) + 1, 99} - {*self.game.seats}:
            with pytest.raises(BadOption):
                self.game.deal(self.game.variant({}), seats)

    @law
    @given(packed=st.binary(max_size=60), text=st.text(max_size=40))
    def test_noise_is_refused_as_what_it_is(self, packed: bytes, text: str) -> None:
        with suppress(BadPack):
            assert self.game.unpack(packed).pack() == packed
        complaint = complaint_about(self.game.read_answer, text)
        assert complaint in ("", "bad_notation")
        if not complaint:
            assert self.game.write_answer(self.game.read_answer(text)) == text
        with pytest.raises(NotationError):
            self.game.read_position(f"{text} \x00")
