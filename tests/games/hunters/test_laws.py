"""Hunters keeps every law, with every option and number of heroes, and its secrets are kept."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import pytest

from games.hunters.scenes import begun_runs, case_lines, deep_lines, loosened
from laws import GameLaws
from sanjie.core.chance import Rng
from sanjie.core.seats import Choice, Seat, holds
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import FACES, HEROES, KINDS, SHOWS, TILES
from sanjie.games.hunters.cases import Run
from sanjie.games.hunters.effects import FIRST_WAITING, PARRYING, QUESTIONS
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.notation import FATE_CARDS, write_cell
from sanjie.games.hunters.state import State
from secrecy import answered
from walks import Walk

pytestmark = [pytest.mark.rules, pytest.mark.slow]
FILES: Final = ("hunters.yaml",)
PLAIN: Final = (
    *("skill:mage", "skill:mercenary", "skill:artisan", "end", "gain:none", "swap", "keep", "take"),
    *(f"{verb}:{card}" for verb in ("focus", "rest", "gain", "parry", "card") for card in KINDS),
    *(f"{verb}:{hero}" for verb in ("skill:knight", "class") for hero in HEROES),
    *(f"fate:{card}" for card in FATE_CARDS),
    *(f"tile:{tile}" for tile in TILES),
    *(f"die:{face}" for face in FACES),
)


def struck_again() -> tuple[str, ...]:
    """Positions after a strike, with more to come: all know whether the mage can parry."""
    lines: list[str] = []
    for hand in (["W", "F", "A", "RA"], ["W", "F", "R", "R"], ["T", "A", "WFR", "FT"]):
        fate = {"deck": ["int:mage", "int:mage", "int:mage"], "mixed": 3}
        mage = {"pos": "0,1", "hand": hand, "deck": ["W", "R", "T", "A", "A"], "mixed": 5}
        given: dict[str, Any] = {
            "difficulty": "novice",
            "options": {"hands": "concealed"},
            "at": "demon mage",
            "set": {
                "fate": fate,
                "demon": {"pos": "0,0", "facing": 0},
                "players": {"mage": mage},
                "board": {"0,1": "forest up", "0,0": "river up"},
            },
        }
        run = Run(HUNTERS, given)
        if "take" in run.legal():
            run.answer("take")
        lines.append(HUNTERS.write_position(run.state))
    return tuple(lines)


def concealed_positions() -> tuple[str, ...]:
    """Positions of the cases with concealed hands in which nothing hidden is decided."""
    runs = begun_runs(*FILES)
    states = [loosened(run.state, hands="concealed") for run in runs if not run.state.ended]
    return tuple(HUNTERS.write_position(state) for state in states)


class TestHunters(GameLaws):
    """The laws, from new tables with every option and from the positions of the cases."""

    game = HUNTERS
    positions = (*case_lines(*FILES), *deep_lines("open"))
    hidden = (*concealed_positions(), *deep_lines("concealed"))
    again = struck_again()
    questions = frozenset(QUESTIONS)
    secrets = frozenset({"draw"})
    wanted_of_answers: Mapping[str, int] = {"hands": 1200, "draws": 1200}
    wanted_of_tables: Mapping[str, int] = {"hands": 2000, "draws": 600, "parries": 40}

    def secret_walks(self) -> list[Walk]:
        """Games of every number of heroes, and those of the cases, with hands concealed; some with open."""
        new = [
            Walk(seats, seed, 10**6, {"hands": "open" if seed % 4 == 3 else "concealed"})
            for seats in self.game.seats
            for seed in range(4)
        ]
        told = [Walk(seats_in(line), number, 40, position=line) for number, line in enumerate(self.hidden)]
        parries = [
            Walk(seats_in(line), 1000 * number + seed, 8, position=line)
            for number, line in enumerate(self.hidden)
            for seed in range(8)
            if "/parry:" in line
        ]
        again = [
            Walk(2, 2000 + 10 * number + seed, 12, position=line)
            for number, line in enumerate(self.again)
            for seed in range(4)
        ]
        return [*new, *told, *parries, *again]

    def is_close(self, walk: Walk) -> bool:
        """Every pause after a strike is compared when another one comes."""
        return walk.position in self.again

    def sparing_of(self, kind: str) -> int:
        """Rare questions are always compared."""
        return 1 if kind in ("class", "swap", "die", "parry") else 4

    def question(self, state: Any) -> str:
        """The kind of the open question (HUNTERS-18.1, and those of chance)."""
        return QUESTIONS[state.stack[-1].step - FIRST_WAITING]

    def opens_to(self, state: Any, seat: Seat, eye: Seat) -> bool:
        """Whether some answer leads to a strike of another hero, and nobody could foresee if it can parry."""
        if not state.variant.concealed:
            return False
        for choice in state.options(seat):
            after = answered(state, seat, choice)
            struck = [event.seat for event in after.told if event.kind == events.STRUCK and event.seat != eye]
            if not all(is_foreseen(state, one, after.element_at(state.pos[one])) for one in struck):
                return True
        return False

    def opens(self, state: Any, seat: Seat) -> bool:
        """No draw leads to a strike at once."""
        return False

    def apart(self, one: Any, two: Any, eye: Seat) -> set[str]:
        """The kinds of secret in which two tables differ that look the same from `eye` (HUNTERS-17.2)."""
        return apart(one, two, eye)

    def candidates(self, state: Any, rng: Rng) -> Iterable[Choice]:
        """Everything that names one thing, and moves, attacks and Gales to near and far places."""
        yield from (self.game.read_answer(text) for text in PLAIN)
        cells = [write_cell(cell) for cell in state.land.cells] + ["9,9", "-127,127", "4,-4"]
        hand = [KINDS[card] for card in state.hands[int(rng.below(state.seats))]] or ["W"]
        for _ in range(80):
            cell = cells[int(rng.below(len(cells)))]
            source = hand if rng.below(4) else list(KINDS)
            cards = "+".join(source[int(rng.below(len(source)))] for _ in range(1 + int(rng.below(3))))
            for text in (f"move:{cell}:{cards}", f"attack:{cards}", f"skill:scout:{cell}"):
                yield self.game.read_answer(text)
        yield from (int(rng.below(1 << 30)) << 15 for _ in range(40))


def is_foreseen(state: State, seat: Seat, element: int) -> bool:
    """Whether all know if `seat` has a card that shows `element`: from strikes before, and what it gained."""
    known = state.shows[seat]
    for card in state.gained[seat]:
        known |= SHOWS[card]
    return (known | state.lacks[seat]) >> element & 1 == 1


def seats_in(line: str) -> int:
    """The heroes of a position."""
    return sum(f" p{seat}.hero=" in line for seat in range(5))


def apart(one: State, two: State, eye: Seat) -> set[str]:
    """See `TestHunters.apart`; what `eye` may know is no secret."""
    found: set[str] = set()
    if not one.variant.concealed:
        return found
    for seat in range(one.seats):
        if seat != eye and one.hands[seat] != two.hands[seat]:
            found.add("hands")
    for mine, theirs in zip(one.told, two.told, strict=True):
        if mine.value != theirs.value and not holds(mine.seen_by, eye):
            found.add("draws")
    frame = one.stack[-1] if one.stack else None
    parries = frame is not None and frame.step == PARRYING and frame.actor != eye
    if parries and frame is not None and one.options(frame.actor) != two.options(frame.actor):
        found.add("parries")
    return found
