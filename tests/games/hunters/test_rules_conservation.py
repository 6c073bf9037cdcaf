"""Nothing is lost and nothing appears, and every game ends: after every answer of random games.

`SANJIE_FUZZ=200000 pytest tests/games/hunters/test_rules_conservation.py -k odd` tries a million odd answers.
"""

import os
from collections import Counter
from typing import Final

import pytest

from games.hunters.hunting import TABLES, asked_first, worn_out_at
from sanjie.core.chance import Rng
from sanjie.core.play import Refused
from sanjie.core.seats import ALLOWED, CHANCE, WATCHER, members
from sanjie.games.hunters import choices, search
from sanjie.games.hunters.cards import CARD_KINDS, HEROES, KINDS, LETTERS
from sanjie.games.hunters.effects import REVEAL
from sanjie.games.hunters.events import SURGED
from sanjie.games.hunters.hexes import cell_at
from sanjie.games.hunters.land import PLACES
from sanjie.games.hunters.reasons import is_written
from sanjie.games.hunters.rulebook import CLAUSES, CODES, ENDINGS, LONGEST
from sanjie.games.hunters.state import State

ATTEMPTS: Final = int(os.environ.get("SANJIE_FUZZ", "0"))  # refused answers a setting; one game at least
SETTINGS: Final[tuple[tuple[dict[str, str], tuple[str, ...]], ...]] = (
    ({}, HEROES[:1]),
    ({"king": "stonebone", "hands": "concealed"}, HEROES[1:3]),
    ({"king": "soulmaw", "weariness_check": "turn_end"}, HEROES[2:]),
    ({"king": "gloomsoil", "difficulty": "legend", "interrupt_shown_card": "discard"}, HEROES[:4]),
    ({"king": "undying", "difficulty": "heroic", "same_secondary": "yes", "hands": "concealed"}, HEROES),
)
pytestmark = pytest.mark.rules


def long_game(state: State) -> State:
    """The same table where only heroes without any card are worn out: random heroes get further."""
    state.tables = worn_out_at(0)
    return state


def cards_of(state: State) -> Counter[int]:
    """Every card with elements, wherever it is."""
    found = Counter({card: count for card, count in enumerate(state.supply_bag) if count})
    found.update(state.row + state.supply_top + state.power)
    for pile in (state.hands, state.deck_top, state.deck_bag, state.discard, state.aura):
        for cards in pile:
            found.update(cards)
    return found


def fate_of(state: State) -> Counter[int]:
    """Every fate card, wherever it is, and those on the boards."""
    found = Counter({card: count for card, count in enumerate(state.fate_bag) if count})
    found.update(state.fate_top + state.fate_discard + state.fate_exile)
    found.update([state.fate_shown] if state.fate_shown >= 0 else [])
    found.update(2 * seat for seat in range(state.seats) if state.board_action >> seat & 1)
    return found


def tiles_of(state: State) -> Counter[int]:
    """Every tile, decided or not."""
    found = Counter({tile: count for tile, count in enumerate(state.tile_bag) if count})
    found.update(tile for tile in state.tile if tile >= 0)
    return found


@pytest.mark.parametrize(("options", "heroes"), SETTINGS)
def test_cards_and_tiles_are_conserved_and_every_game_ends(
    options: dict[str, str], heroes: tuple[str, ...]
) -> None:
    seats = len(heroes)
    for seed in range(12):
        state, rng, scratch, answers = asked_first(*heroes, **options), Rng(seed), list[int](), 0
        if seed % 2:
            state = long_game(state)
        cards, fate, tiles = cards_of(state), fate_of(state), tiles_of(state)
        assert cards.total() == 10 * seats + 10 * max(seats, 2) + 10
        assert fate == Counter({card: 3 - 2 * (card & 1) for card in range(2 * seats)})
        assert tiles == Counter(dict(enumerate(TABLES.tile_count)))
        state.telling = True
        while state.awaiting:
            power = Counter(state.power)
            asked = [state.options(seat) for seat in members(state.awaiting)]
            assert len(asked) == 1
            assert len(set(asked[0])) == len(asked[0]) > 0
            state.told.clear()
            search.random_step(state, scratch, rng)
            answers += 1

            gone = Counter[int]()
            for event in state.told:
                if event.kind == SURGED:  # the power has left the game
                    gone = cards - cards_of(state)
                    assert gone.total() == event.subject
                    assert (gone - power).total() <= 2, "only what was just absorbed came from elsewhere"
            cards -= gone
            assert cards_of(state) == cards
            assert fate_of(state) == fate
            assert tiles_of(state) == tiles
            check_shape(state)
        assert state.ended in ENDINGS
        assert not state.stack
        assert answers <= LONGEST


def check_shape(state: State) -> None:
    """What is true of every table at a pause."""
    for seat in range(state.seats):
        assert state.hands[seat] == sorted(state.hands[seat])
        assert len(state.aura[seat]) <= 3
        assert 0 <= state.life[seat] <= state.hero_life
        exploring = any(frame.effect == REVEAL and frame.actor == seat for frame in state.stack)
        assert state.is_up(state.pos[seat]) or exploring
        assert state.pos[seat] != state.demon
        if state.variant.concealed:
            assert not Counter(state.gained[seat]) - Counter(state.hands[seat])
            others = Counter(state.hands[seat]) - Counter(state.gained[seat])
            shown = state.shows[seat]
            for element in range(5):
                showing = [card for card in others if bits(card) >> element & 1]
                assert not (state.lacks[seat] >> element & 1 and showing)
                if shown >> element & 1:
                    assert any(bits(card) >> element & 1 for card in state.hands[seat])
    assert 0 <= state.demon_life <= state.demon_full
    assert not state.is_claimed(state.demon)
    assert state.up & ~state.seen == 0
    assert state.up >> PLACES == 0
    assert state.supply_size == sum(state.supply_bag)
    assert state.fate_size == sum(state.fate_bag)
    assert len(state.power) < state.surge_at or state.ended or state.stack
    assert (state.ended == 0) == bool(state.awaiting)


def bits(card: int) -> int:
    """The elements a card shows, by its letters."""
    return sum(1 << LETTERS.index(letter) for letter in KINDS[card])


def odd_answer(rng: Rng) -> int:
    """An answer that might mean anything, or nothing; most have the parts that their kind wants."""
    kind = int(rng.below(choices.LAST_KIND + 3))
    choice = kind << choices.KIND_SHIFT
    fitting = rng.below(4) > 0
    if kind in (choices.MOVE, choices.GALE) if fitting else rng.below(2) > 0:
        cell = cell_at(int(rng.below(9)) - 4, int(rng.below(9)) - 4)
        choice += cell + 1 << choices.CELL_SHIFT
    if kind in (choices.AEGIS, choices.CLASS) if fitting else rng.below(3) > 0:
        choice += int(rng.below(7)) << choices.WHAT_SHIFT
    number = int(rng.below(4))
    if fitting and kind not in (choices.MOVE, choices.ATTACK):
        number = 1 if kind in (choices.FOCUS, choices.REST, choices.GAIN, choices.PARRY) else 0
    cards = sorted(int(rng.below(CARD_KINDS + 2)) for _ in range(number))
    choice += choices.cards_code(cards)
    return choice if rng.below(20) else -choice


@pytest.mark.parametrize(("options", "heroes"), SETTINGS)
def test_odd_answers_are_refused_with_a_clause_and_change_nothing(
    options: dict[str, str], heroes: tuple[str, ...]
) -> None:
    rng, reasons = Rng(len(heroes)), Counter[str]()
    while True:
        for _ in range(8):
            fuzz_a_game(long_game(asked_first(*heroes, **options)), rng, reasons)
        if reasons.total() >= ATTEMPTS:
            break
    assert len(reasons) >= 12, f"only {dict(reasons)}"


def fuzz_a_game(state: State, rng: Rng, reasons: Counter[str]) -> None:
    """Play a game at random, and try odd answers at each pause."""
    seats, scratch = state.seats, list[int]()
    while state.awaiting:
        before, asked, last = state.digest(), state.awaiting, state.known_to
        for _ in range(8):
            seat = [*members(asked), *members(asked), int(rng.below(seats)), WATCHER, CHANCE][
                int(rng.below(5))
            ]
            choice = odd_answer(rng)
            clause = state.refuse(seat, choice)
            if clause == ALLOWED:
                assert choice in state.options(seat)
                assert is_written(choice)
                continue
            reasons[CLAUSES[clause].name] += 1
            assert clause in CODES
            with pytest.raises(Refused):
                state.answer(seat, choice)
            assert (state.digest(), state.awaiting, state.known_to) == (before, asked, last)
        search.random_step(state, scratch, rng)
    assert CLAUSES[state.refuse(0, -1)].name == "game-over"
