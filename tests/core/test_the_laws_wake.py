"""A law that nobody has seen fail is a hope: each of these games is broken in one place, and a law wakes."""

import inspect
from collections.abc import Callable

import pytest

from sanjie.core.chance import Rng
from sanjie.core.frames import Frame
from sanjie.core.seats import ALLOWED, EVERYONE, Choice, Clause, Seat, only
from toy import rules
from toy.game import Lanterns
from toy.laws import LanternLaws
from toy.rules import State
from toy.view import View, view
from walks import Walk


def lanterns_of(kind: type[State]) -> Lanterns:
    """Lanterns with another kind of state."""

    class Broken(Lanterns):
        def empty(self, variant: rules.Variant) -> State:
            return kind(variant)

    return Broken()


class TellsTheDraw(State):
    """Everybody is told which card was drawn."""

    def tell(self, kind: int, seat: Seat, subject: int, value: int = -1, seen_by: int = EVERYONE) -> None:
        super().tell(kind, seat, subject, value, EVERYONE if kind == rules.DRAWN else seen_by)


class AsksOnlySnuffers(State):
    """Only seats that hold a snuffer are asked whether they answer."""

    def resume_answers(self, frame: Frame) -> None:
        super().resume_answers(frame)
        seat = frame.cursor
        if self.awaiting == only(seat) and not any(
            self.holder[card] == seat and self.kind[card] == rules.SNUFFER for card in range(len(self.kind))
        ):
            self.awaiting = 0
            frame.step = rules.OFFER


class CountsVotesEarly(State):
    """A sum of the ballots so far stands in an open frame."""

    def answer(self, seat: Seat, choice: Choice) -> None:
        if self.sealed and self.refuse(seat, choice) == ALLOWED:
            self.stack[-1].target += choice
        super().answer(seat, choice)


class RemembersAStolenCard(State):
    """The third seat goes on knowing what lies in a hand after somebody reached into it."""

    def resume_theft(self, frame: Frame) -> None:
        before = list(self.seen)
        super().resume_theft(frame)
        if frame.step == rules.GRAB:
            third = only(3 - frame.actor - frame.target)
            for card in range(len(self.kind)):
                if self.holder[card] == frame.target:
                    self.seen[card] |= before[card] & third


class RefusesWithAFinger(State):
    """Refusing counts as an event of the round."""

    def refuse(self, seat: Seat, choice: Choice) -> Clause:
        clause = super().refuse(seat, choice)
        if clause == rules.NOT_IN_HAND:
            self.round += 1
        return clause


class SharesItsPoints(State):
    """A clone writes its points where the original has them."""

    def clone(self) -> "SharesItsPoints":
        twin = super().clone()
        twin.points = self.points
        return twin  # type: ignore[return-value]


class ForgetsOptions(State):
    """The last option is never offered, though it is allowed."""

    def options(self, seat: Seat) -> list[Choice]:
        options = super().options(seat)
        return options[:-1] if len(options) > 3 else options


class PacksNoPoints(State):
    """Points are not part of the pack."""

    def row(self) -> list[int]:
        row = super().row()
        row[4:7] = [0, 0, 0]
        return row


class ListensToItself(State):
    """A lamp is worth two points when somebody listens."""

    def resume_card(self, frame: Frame) -> None:
        if frame.step == rules.RESOLVE and self.telling and self.kind[frame.source] == rules.LAMP:
            self.points[frame.actor] = min(self.points[frame.actor] + 1, self.variant.goal - 1)
        super().resume_card(frame)


class NeverEnds(State):
    """Nobody ever wins."""

    def is_finished(self) -> bool:
        self.round = 1
        return False


class Staring(Lanterns):
    """The view counts the bag's lamps."""

    def view(self, state: State, seat: Seat) -> View:
        seen = view(state, seat)
        lamps = sum(1 for card, at in enumerate(state.holder) if at == rules.BAG and not state.kind[card])
        return View(**{**seen.__dict__, "hands": (*seen.hands, lamps)})


class Careless(Lanterns):
    """Imagined tables shuffle the seat's own cards as well."""

    def imagine(self, seen: View, rng: Rng) -> State:
        state = super().imagine(seen, rng)
        rng.shuffle(state.holder)
        return state


class Mumbling(Lanterns):
    """Two seats are written with one letter."""

    def write_answer(self, choice: Choice) -> str:
        return super().write_answer(choice).replace("sC", "sB")


BROKEN: list[tuple[Lanterns, str]] = [
    (lanterns_of(TellsTheDraw), "test_a_secret_answer_changes_nothing_for_those_who_may_not_learn_it"),
    (lanterns_of(AsksOnlySnuffers), "test_no_seat_can_tell_an_imagined_table_from_the_true_one"),
    (lanterns_of(CountsVotesEarly), "test_a_secret_answer_changes_nothing_for_those_who_may_not_learn_it"),
    (
        lanterns_of(RemembersAStolenCard),
        "test_a_secret_answer_changes_nothing_for_those_who_may_not_learn_it",
    ),
    (lanterns_of(RefusesWithAFinger), "test_a_refusal_names_its_clause_and_changes_nothing"),
    (lanterns_of(SharesItsPoints), "test_a_clone_shares_nothing_that_changes"),
    (lanterns_of(ForgetsOptions), "test_options_are_exactly_what_is_not_refused"),
    (lanterns_of(PacksNoPoints), "test_a_state_survives_packing_at_every_pause"),
    (lanterns_of(ListensToItself), "test_telling_changes_nothing"),
    (lanterns_of(NeverEnds), "test_games_end_within_the_longest"),
    (Staring(), "test_a_secret_answer_changes_nothing_for_those_who_may_not_learn_it"),
    (Careless(), "test_no_seat_can_tell_an_imagined_table_from_the_true_one"),
    (Mumbling(), "test_every_answer_is_written_and_read"),
]


@pytest.mark.parametrize(("broken", "law"), BROKEN, ids=lambda part: getattr(part, "__name__", None))
def test_a_broken_game_is_caught(broken: Lanterns, law: str) -> None:
    class Laws(LanternLaws):
        game = broken

    with pytest.raises(AssertionError):
        put(Laws(), law)


def put(laws: LanternLaws, name: str) -> None:
    """Put one law to the game: over walks of every length, without a search for the smallest example."""
    law: Callable[..., None] = getattr(type(laws), name)
    if not hasattr(law, "hypothesis"):
        law(laws)
        return
    law = law.hypothesis.inner_test
    for seed in range(80):
        walk = Walk(seats=3, seed=seed, steps=2 * seed)
        more = {"seed": seed} if "seed" in inspect.signature(law).parameters else {}
        law(laws, walk=walk, **more)
