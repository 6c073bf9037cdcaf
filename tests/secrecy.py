"""The two laws of secrecy. Both count what they compared: a law that never meets a vote proves nothing."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.events import project
from sanjie.core.game import Game
from sanjie.core.seats import EVERYONE, NOBODY, WATCHER, Choice, Seat, holds, members, only
from walks import Walk, draw

ONWARDS: Final = 12  # answers for which an imagined table is followed


class SecrecyLaws(ABC):
    """What no seat may be able to tell. A game's own class says which kinds of question there are."""

    game: Game
    questions: frozenset[str] = frozenset()  # kinds of question that the walks must reach
    secrets: frozenset[str] = frozenset()  # those whose answers not everybody may learn
    sparing = 4  # one pause in so many is compared with imagined tables
    wanted_of_answers: Mapping[str, int] = {}  # kind of secret: comparisons the first law must make at least
    wanted_of_tables: Mapping[str, int] = {}  # the same for the second

    def secret_walks(self) -> list[Walk]:
        """The games in which secrets are looked for."""
        return [Walk(seats, seed, 10**6) for seats in self.game.seats for seed in range(40)]

    def sparing_of(self, kind: str) -> int:
        """One pause of that kind in so many is compared with imagined tables."""
        return self.sparing

    def is_close(self, walk: Walk) -> bool:
        """Whether every pause of the walk is compared: it begins just before something rare."""
        return False

    @abstractmethod
    def question(self, state: Any) -> str:
        """The kind of the question that is open, by name."""

    def apart(self, one: Any, two: Any, eye: Seat) -> set[str]:
        """The kinds of secret in which two tables differ, or their stories, that look the same from `eye`."""
        return set()

    def opens(self, state: Any, seat: Seat) -> bool:
        """Whether the answer of `seat` uncovers what was secret: by default, the last of several ballots."""
        return bool(state.known_to == NOBODY and state.awaiting == only(seat))

    def opens_to(self, state: Any, seat: Seat, eye: Seat) -> bool:
        """Whether the answer of `seat` uncovers to `eye` what was secret; by default, to anybody."""
        return self.opens(state, seat)

    def onlookers(self, state: Any, walk: Walk) -> list[Seat]:
        """Everybody who looks on: the seats at the table and a watcher; a fresh list."""
        return [*range(walk.seats), WATCHER]

    def stand_ins(self, state: Any, seat: Seat, choice: Choice) -> list[Choice]:
        """Answers of `seat` that look like `choice` to those who may not learn it; by default all."""
        options: list[Choice] = state.options(seat)
        return options

    def told_to(self, state: Any, seat: Seat) -> list[tuple[Any, Any]]:
        """All that `seat` was told since the list was last emptied, in numbers and in stories."""
        return [(project(event, seat), self.game.story(event, seat, state)) for event in state.told]

    def report(self, law: str, met: Counter[str], wanted: Mapping[str, int]) -> None:
        """Print how many comparisons were made with tables apart in each kind of secret; some are wanted."""
        for kind in sorted({*met, *wanted}):
            print(f"{law}: {met[kind]:>6} × {kind} (at least {wanted.get(kind, 0)})")
        few = {kind: met[kind] for kind, least in wanted.items() if met[kind] < least}
        assert not few, f"compared too rarely: {few}"
        assert met.keys() <= wanted.keys(), "each kind that is met has its least number"

    # -- the secret answer -------------------------------------------------------------
    def test_a_secret_answer_changes_nothing_for_those_who_may_not_learn_it(self) -> None:
        compared: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        for walk in self.secret_walks():
            rng = Rng(walk.seed + 7)
            for state in walk.pauses(self.game):
                for seat in members(state.awaiting):
                    self.compare_two_answers(state, seat, rng, walk, compared)
        assert frozenset(compared) == self.secrets, f"secrets met: {dict(compared)}"
        self.report("two answers", self.met, self.wanted_of_answers)

    def compare_two_answers(
        self, state: Any, seat: Seat, rng: Rng, walk: Walk, compared: Counter[str]
    ) -> None:
        """Let `seat` answer two ways on two clones; whoever may not learn the answer must not see which."""
        options = state.options(seat)
        if state.known_to == EVERYONE or len(options) < 2 or self.opens(state, seat):
            return
        rng.shuffle(options)
        kind = self.question(state)
        one, two = answered(state, seat, options[0]), answered(state, seat, options[1])
        for other in self.onlookers(state, walk):
            if other == seat or holds(state.known_to, other):
                continue
            assert self.game.view(one, other) == self.game.view(two, other), (
                f"seat {other} sees which {kind} it was"
            )
            assert self.told_to(one, other) == self.told_to(two, other), (
                f"seat {other} is told which {kind} it was"
            )
            assert one.options(other) == two.options(other), f"seat {other} can infer which {kind} it was"
            compared[kind] += 1
            self.met.update(self.apart(one, two, other))

    # -- the imagined table ------------------------------------------------------------
    def test_no_seat_can_tell_an_imagined_table_from_the_true_one(self) -> None:
        compared: Counter[str] = Counter()
        met: Counter[str] = Counter()
        for walk in self.secret_walks():
            rng = Rng(walk.seed + 8)
            for state in walk.pauses(self.game):
                kind = self.question(state) if state.awaiting != NOBODY else "none"
                if not self.is_close(walk) and rng.below(self.sparing_of(kind)):
                    continue
                for seat in self.onlookers(state, walk):
                    compared[kind] += 1
                    met.update(self.compare_with_imagined(state, seat, rng))
        assert frozenset(compared) == self.questions | {"none"}, f"questions met: {dict(compared)}"
        self.report("imagined tables", met, self.wanted_of_tables)

    def compare_with_imagined(self, state: Any, seat: Seat, rng: Rng) -> set[str]:
        """Imagine the table from the view of `seat` and follow both for some answers.

        Answers that `seat` may not learn are taken anew on the imagined table every other time. Comes back:
        the kinds of secret in which the two were apart meanwhile.
        """
        before = state.digest()
        seen = self.game.view(state, seat)
        mine, theirs = state.clone(), self.game.imagine(seen, rng)
        assert self.game.view(theirs, seat) == seen, f"seat {seat} can tell an imagined table at once"
        mine.telling = theirs.telling = True
        dealer = SeededDealer(rng.word())
        kinds = self.apart(mine, theirs, seat)
        for _ in range(ONWARDS):
            assert mine.awaiting == theirs.awaiting, "who is asked must follow from what everybody knows"
            if mine.awaiting == NOBODY:
                break
            if holds(mine.awaiting, seat):
                self.compare_own_question(mine, theirs, seat)
            who, choice = draw(mine, rng, dealer)
            if self.opens_to(mine, who, seat):
                break  # what comes to light now was only guessed
            other = choice
            learns = who == seat or holds(mine.known_to, seat)
            refused = theirs.refuse(who, choice) != 0
            if refused and learns:
                break  # what is known to all on the true table is not possible on the guessed one
            if refused or (not learns and rng.below(2)):
                others = self.stand_ins(theirs, who, choice)
                other = others[int(rng.below(len(others)))]
            mine.answer(who, choice)
            theirs.answer(who, other)
            assert self.told_to(mine, seat) == self.told_to(theirs, seat), f"seat {seat} is told a difference"
            assert self.game.view(mine, seat) == self.game.view(theirs, seat), (
                f"seat {seat} sees a difference"
            )
            kinds |= self.apart(mine, theirs, seat)
        assert state.digest() == before, "looking at a state changed it"
        return kinds

    def compare_own_question(self, mine: Any, theirs: Any, seat: Seat) -> None:
        """The asked seat has the same answers and the same refusals on both tables."""
        assert mine.options(seat) == theirs.options(seat), f"seat {seat} has other answers"
        tried = {choice + step for choice in mine.options(seat) for step in (-1, 1)}
        for choice in sorted(tried):
            assert mine.refuse(seat, choice) == theirs.refuse(seat, choice), (
                f"seat {seat} is refused otherwise"
            )


def answered(state: Any, seat: Seat, choice: Choice) -> Any:
    """A clone that has taken the answer and noted what it told."""
    twin = state.clone()
    twin.telling = True
    twin.answer(seat, choice)
    return twin
