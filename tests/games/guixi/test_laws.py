"""Guixi keeps every law, in every mode and with every number of players, and its secrets are kept."""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from games.guixi.secrets import apart, is_known_card_laid, positions_before_secrets
from laws import GameLaws
from sanjie.core.chance import Rng
from sanjie.core.seats import EVERYONE, PASS, Choice, Seat, holds
from sanjie.games.guixi import choices, events
from sanjie.games.guixi.effects import FIRST_WAITING, QUESTIONS
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.phases import IDENTITIES
from sanjie.games.guixi.snapshot import BadGiven, state_from_given
from secrecy import answered
from walks import Walk

pytestmark = [pytest.mark.rules, pytest.mark.slow]
CASES: Final = Path(__file__).parents[2] / "cases" / "guixi.yaml"
SETTINGS: Final = (
    *(("standard", seats) for seats in (4, 5, 6, 7, 8)),
    *(("competitive", seats) for seats in (6, 8)),
    ("fun", 3),
)
UNCOVERING: Final = frozenset(
    {
        events.CHALLENGE_CARD,
        events.IDENTITY_SHOWN,
        events.ENDED,
    }
)
LOOKS: Final = frozenset({events.VOTES_SEEN, events.HAND_SEEN, events.IDENTITY_SEEN})  # one seat learns it
CLOSE_GAMES: Final = 8  # from each position just before a secret


def given_positions() -> tuple[str, ...]:
    """Every position that a worked case starts from, as a line."""
    lines: list[str] = []
    for case in yaml.safe_load(CASES.read_text(encoding="utf-8"))["cases"]:
        try:
            lines.append(GUIXI.write_position(state_from_given(case["given"], GUIXI.tables)))
        except BadGiven:
            assert case["given"].get("full_setup"), f"{case['id']} cannot be read"
    return tuple(lines)


class TestGuixi(GameLaws):
    """The laws, from new tables with every option and from the positions of the cases."""

    game = GUIXI
    positions = given_positions()
    questions = frozenset(QUESTIONS)
    secrets = frozenset({"draw", "identity", "look", "sink", "take", "vote"})

    wanted_of_answers: Mapping[str, int] = {
        "votes": 1000,
        "draws": 4000,
        "peeks": 150,
        "identities": 300,
        "deck orders": 200,
        "cards taken": 40,
        "known cards laid": 30,
        "sealed windows": 800,
    }
    wanted_of_tables: Mapping[str, int] = {
        "votes": 1000,
        "draws": 1500,
        "peeks": 150,
        "identities": 5000,
        "inspections": 25,
        "discards taken": 150,
        "random discards": 12,
        "cards taken": 60,
        "deck orders": 150,
        "reshuffles": 25,
        "sealed windows": 4000,
    }
    close = positions_before_secrets()

    def is_close(self, walk: Walk) -> bool:
        """Each pause after the positions just before a secret."""
        return walk.position in self.close

    def apart(self, one: Any, two: Any, eye: Seat) -> set[str]:
        """See `secrets.py`."""
        return apart(one, two, eye)

    def sparing_of(self, kind: str) -> int:
        """Most questions are of four kinds; of the others some must be met in every mode."""
        return 16 if kind in ("window", "draw", "vote", "mix") else 2

    def secret_walks(self) -> list[Walk]:
        """Games of every mode with and without the expansion, and the cases in which rare things happen."""
        new = [
            Walk(seats, seed, 600, {"mode": mode, "expansion": "true" if seed % 2 else "false"})
            for mode, seats in SETTINGS
            for seed in range(3)
        ]
        told = [
            Walk(number_of_seats(line), number, 40, position=line)
            for number, line in enumerate(self.positions)
        ]
        close = [
            Walk(number_of_seats(line), 100 * number + seed, 8, position=line)
            for number, line in enumerate(self.close)
            for seed in range(CLOSE_GAMES)
        ]
        return [*new, *told, *close]

    def question(self, state: Any) -> str:
        """The kind of the open question (GUIXI-20.1, and the kinds of chance)."""
        return QUESTIONS[state.stack[-1].step - FIRST_WAITING]

    def opens(self, state: Any, seat: Seat) -> bool:
        """Whether some answer makes known what only a guess can have decided on an imagined table."""
        return self.uncovers(state, seat, None)

    def opens_to(self, state: Any, seat: Seat, eye: Seat) -> bool:
        """What one player alone looks at stays a secret for the others."""
        return self.uncovers(state, seat, eye)

    def uncovers(self, state: Any, seat: Seat, eye: Seat | None) -> bool:
        """Whether some answer of `seat` uncovers a secret to `eye`; to anybody if that is None."""
        options = state.options(seat)
        kind = self.question(state)
        if kind == "window":
            # what is used has to wait: but for powers nothing comes to light before all have passed
            options = [PASS, *(one for one in options if choices.kind_in(one) == choices.POWER)]
        elif kind in ("draw", "take", "mix", "identity", "loss"):
            options = options[:1]  # what follows is the same for every card
        return any(uncovers(state, answered(state, seat, choice), eye) for choice in options)

    def stand_ins(self, state: Any, seat: Seat, choice: Choice) -> list[Choice]:
        """That a card is laid, or that no more follow, is open (GUIXI-8.3)."""
        options: list[Choice] = state.options(seat)
        if self.question(state) == "vote":
            options = [one for one in options if choices.kind_in(one) == choices.kind_in(choice)]
        return options

    def compare_two_answers(
        self, state: Any, seat: Seat, rng: Rng, walk: Walk, compared: Counter[str]
    ) -> None:
        """That a card is laid is open, only its face is not: votes are compared with votes (GUIXI-8.3)."""
        if state.known_to == EVERYONE:
            return
        if self.question(state) != "vote":
            super().compare_two_answers(state, seat, rng, walk, compared)
            return
        votes = [one for one in state.options(seat) if choices.kind_in(one) == choices.VOTE]
        if len(votes) < 2:
            return
        rng.shuffle(votes)
        one, two = answered(state, seat, votes[0]), answered(state, seat, votes[1])
        for other in self.onlookers(state, walk):
            if other != seat and not holds(state.known_to, other):
                if any(event.kind == events.VOTES_SEEN and event.seat == other for event in one.told):
                    continue  # the last vote: whoever announced it looks now
                assert self.game.view(one, other) == self.game.view(two, other)
                assert self.told_to(one, other) == self.told_to(two, other)
                compared["vote"] += 1
                kinds = self.apart(one, two, other)
                if any(is_known_card_laid(state, seat, other, vote) for vote in votes[:2]):
                    kinds.add("known cards laid")
                self.met.update(kinds)

    def candidates(self, state: Any, rng: Rng) -> Iterable[Choice]:
        """Plain answers, and some of everything that names something."""
        tables = self.game.tables

        def below(bound: int) -> int:
            return int(rng.below(bound))

        texts = ["pass", "buy", "cw", "ccw", "none", "done", "inspect", "skip", "heretic", "die 3"]
        texts += [f"p{seat}" for seat in range(8)] + [f"heretic p{seat}" for seat in range(8)]
        texts += [f"challenge p{seat}" for seat in range(8)] + [f"seat p{seat}" for seat in range(8)]
        texts += [f"identity {name}" for name in IDENTITIES]
        cards = [name for name in tables.card_ids if name]
        texts += [f"{verb} {card}" for verb in ("equip", "use", "vote", "discard", "card") for card in cards]
        texts += [f"skill {name}" for name in tables.skill_ids]
        for verb in ("exorcise", "summon", "life", "sink", "ghost"):
            texts += [f"{verb} {name}" for name in tables.ghost_ids]
        for _ in range(60):
            verb, names = [("use", cards), ("skill", tables.skill_ids)][below(2)]
            ghost, seat = tables.ghost_ids[below(tables.ghosts)], below(8)
            name = names[below(len(names))]
            texts += [f"{verb} {name} {ghost}", f"{verb} {name} p{seat}", f"{verb} {name} {ghost} p{seat}"]
        yield from (self.game.read_answer(text) for text in texts)
        yield from (int(rng.below(1 << 30)) << 15 for _ in range(40))


def uncovers(before: Any, after: Any, eye: Seat | None) -> bool:
    """Whether something that was secret is known to `eye` now: it was told, or a hand is open."""
    for event in after.told:
        if event.kind in UNCOVERING or (event.kind in LOOKS and eye in (None, event.seat)):
            return True
    return any(after.is_open(seat) and not before.is_open(seat) for seat in range(before.seats))


def number_of_seats(line: str) -> int:
    """The players of a position."""
    return int(line.split(" ")[1].removeprefix("players="))
