"""Every action that can be written is judged as a plain reading of the rulebook judges it (HUNTERS-18.3).

The reading here knows cards by their letters and tries everything; it shares nothing with the rules.
"""

from itertools import combinations_with_replacement, permutations
from typing import Final

import pytest

from games.hunters.hunting import acting, asked_first, refused, undealt, worn_out_at
from sanjie.core.chance import Rng
from sanjie.games.hunters import search
from sanjie.games.hunters.cards import HEROES, KINDS, LETTERS
from sanjie.games.hunters.effects import ACTING
from sanjie.games.hunters.hexes import q_of, r_of
from sanjie.games.hunters.notation import read_answer
from sanjie.games.hunters.reasons import is_written
from sanjie.games.hunters.rulebook import CLAUSES, CODE_NAMES, CODES
from sanjie.games.hunters.state import State

pytestmark = pytest.mark.rules
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Plain:
    """The table of the acting hero in plain words."""

    def __init__(self, state: State) -> None:
        seat = state.stack[-1].actor
        self.spots = {(q_of(cell), r_of(cell)): spot for spot, cell in enumerate(state.land.cells)}
        where = {spot: at for at, spot in self.spots.items()}
        self.up = {at for at, spot in self.spots.items() if state.is_up(spot)}
        self.element = {at: LETTERS[state.tile[self.spots[at]] % 5] for at in self.up}
        self.here = where[state.pos[seat]]
        self.king = where[state.demon]
        self.hand = [KINDS[card] for card in state.hands[seat]]
        self.wild = state.wild >> seat & 1 == 1
        self.aura = len(state.aura[seat])
        self.classes = [state.primary[seat], state.secondary[seat]]
        self.power = len(state.power)
        self.acted = state.stack[-1].amount == 1
        self.heroes = {
            HEROES[state.heroes[other]]: (where[state.pos[other]], state.life[other])
            for other in range(state.seats)
        }
        self.most = state.hero_life

    def beside(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        return (other[0] - one[0], other[1] - one[1]) in STEPS

    def shows(self, card: str, letter: str) -> bool:
        return self.wild or letter in card

    def pays(self, cards: list[str], at: tuple[int, int]) -> bool:
        """HUNTERS-6.2 to 6.4, 7.1 to 7.3, 8.2, 8.3."""
        if at not in self.up:
            return len(cards) == 3 and any(
                all(self.shows(card, letter) for card, letter in zip(cards, order, strict=True))
                for order in permutations(LETTERS, 3)
            )
        wanted = self.element[at]
        if len(cards) == 1:
            return self.shows(cards[0], wanted)
        others = LETTERS.replace(wanted, "")
        return len(cards) == 2 and any(all(self.shows(card, one) for card in cards) for one in others)

    def has(self, cards: list[str]) -> bool:
        left = self.hand[:]
        for card in cards:
            if card not in left:
                return False
            left.remove(card)
        return True

    def judged(self, line: str) -> str:
        """Nothing, or the error code of HUNTERS-18.3."""
        verb, *parts = line.split(":")
        if verb == "skill":
            return self.judged_skill(parts)
        if verb == "end":
            return "" if self.acted else "unavailable"
        cards = parts[-1].split("+")
        if verb == "attack" and not self.beside(self.here, self.king):
            return "unavailable"
        mine = LETTERS[self.classes[0]]
        if verb == "focus" and (self.aura == 3 or self.element[self.here] != mine):
            return "unavailable"
        at = self.king
        if verb == "move":
            at = (int(parts[0].split(",")[0]), int(parts[0].split(",")[1]))
            if at not in self.spots or at == self.king or not self.beside(self.here, at):
                return "bad_target"
        if not self.has(cards):
            return "no_card"
        if verb == "focus":
            return "" if self.shows(cards[0], mine) else "bad_payment"
        return "" if verb == "rest" or self.pays(cards, at) else "bad_payment"

    def judged_skill(self, parts: list[str]) -> str:
        if HEROES.index(parts[0]) not in self.classes or self.aura == 0:
            return "unavailable"
        if parts[0] == "mage":
            return "" if self.power else "unavailable"
        if parts[0] == "mercenary":
            return "" if self.beside(self.here, self.king) else "unavailable"
        if parts[0] == "artisan":
            return "unavailable" if self.wild else ""
        if parts[0] == "knight":
            at, life = self.heroes.get(parts[1], ((99, 99), 0))
            near = at == self.here or self.beside(self.here, at)
            return "" if near and life < self.most else "bad_target"
        goal = (int(parts[1].split(",")[0]), int(parts[1].split(",")[1]))
        first = {one for one in self.up if self.beside(self.here, one) and one != self.king}
        second = {one for one in self.up for way in first if self.beside(way, one) and one != self.king}
        return "" if goal in (first | second) - {self.here} else "bad_target"


def written() -> list[str]:
    """Actions that can be written, but no move or attack."""
    cells = [f"{q},{r}" for q in range(-4, 5) for r in range(-4, 5)]
    lines = [f"{verb}:{card}" for verb in ("focus", "rest") for card in KINDS]
    lines += ["skill:mage", "skill:mercenary", "skill:artisan", "end"]
    lines += [f"skill:knight:{hero}" for hero in HEROES]
    return lines + [f"skill:scout:{cell}" for cell in cells]


def goals(table: Plain) -> list[str]:
    """Moves next to the hero, beyond and off the map, and the attack, without the cards."""
    q, r = table.here
    cells = [(q + dq * far, r + dr * far) for dq, dr in STEPS for far in (1, 2)]
    return ["attack:", *(f"move:{one},{other}:" for one, other in [table.here, *cells])]


def payments(table: Plain, rng: Rng) -> list[str]:
    """Up to three cards: all from the hand, once more than it holds them, and some others."""
    kinds = sorted({*table.hand, KINDS[rng.below(25)], KINDS[rng.below(25)]}, key=KINDS.index)
    return ["+".join(cards) for number in (1, 2, 3) for cards in combinations_with_replacement(kinds, number)]


def test_every_answer_of_an_acting_hero_is_judged_as_the_rulebook_says() -> None:
    seen: dict[str, int] = {}
    for seed in range(10):
        rng, scratch = Rng(seed), list[int]()
        state = asked_first(*HEROES[seed % 2 : seed % 2 + 1 + seed % 4])
        state.tables = worn_out_at(0)
        state.secondary = [(hero + 1 + seed % 4) % 5 for hero in state.heroes]
        state.aura = [[0] * (seed % 4) for _ in state.heroes]
        state.board_action = 0
        while state.awaiting:
            if state.stack[-1].step == ACTING and rng.below(4) == 0:
                actor = state.stack[-1].actor
                if rng.below(3) == 0:
                    state.wild |= 1 << actor
                if rng.below(3) == 0:  # next to the demon king
                    ways = state.land.next[6 * state.demon : 6 * state.demon + 6]
                    spot = ways[rng.below(6)]
                    if spot >= 0 and state.tile[spot] >= 0:
                        state.pos[actor] = spot
                        state.up |= 1 << spot
                state.life[actor] = 1 + int(rng.below(state.hero_life))
                judge(state, rng, seen)
            search.random_step(state, scratch, rng)
    assert min(seen[code] for code in ("", "unavailable", "bad_target", "no_card", "bad_payment")) > 100


def judge(state: State, rng: Rng, seen: dict[str, int]) -> None:
    """Compare what the rules say of many answers with the plain reading."""
    table, seat = Plain(state), state.stack[-1].actor
    lines = written()
    for goal in goals(table):
        lines += [goal + cards for cards in payments(table, rng)]
    for line in lines:
        clause = state.refuse(seat, read_answer(line))
        code = CODES[clause] if clause else ""
        assert code == table.judged(line), f"{line} at {table.here}, hand {table.hand}"
        seen[code] = seen.get(code, 0) + 1


def test_every_reason_has_a_code_of_the_rulebook() -> None:
    assert set(CODES) == set(CLAUSES)
    assert set(CODES.values()) == set(CODE_NAMES)


def test_what_is_refused_before_the_cards_are_looked_at() -> None:
    """HUNTERS-18.3: the game being over, then what cannot be written, then the wrong kind."""
    state = asked_first()
    assert refused(state, "rest:W") == "chance-not-possible: bad_target"
    assert CLAUSES[state.refuse(0, read_answer("rest:W"))].name == "not-asked"
    assert CLAUSES[state.refuse(0, -1)].name == "not-asked"


def test_codes_that_nothing_is_written_as() -> None:
    """HUNTERS-18.2: a gap before a card, cards the wrong way round, parts that do not belong."""
    state = acting(undealt())
    good = read_answer("move:2,-3:W+F")
    cards = good & 0x7FFF
    assert is_written(good)
    for odd in (
        good - cards,  # no card
        good - cards + (2 << 5),  # a second card, but no first
        good - cards + 2 + (1 << 5),  # F before W
        good - cards + 26,  # a 26th kind
        good + (1 << 15),
        good + (1 << 16),  # a hero, too
        good + (1 << 36),  # a cell beyond every map
        good | 31 << 40,
        read_answer("focus:W") + (1 << 5),  # two cards
        read_answer("rest:W") + (5 << 20),
        read_answer("class:mage") + (5 << 16),  # a sixth class
        read_answer("end") + 1,
        read_answer("die:W") - (1 << 16),
        -good,
        1 << 45,
        0,
    ):
        assert not is_written(odd), hex(odd)
        assert CLAUSES[state.refuse(0, odd)].name == "no-such-answer"
