"""What is hidden from all (HUNTERS-17.2): no view and no event says in which order decks or tiles lie."""

from collections import Counter

import pytest

from games.hunters.scenes import begun_runs, loosened, tightened
from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.events import project
from sanjie.core.seats import CHANCE, NOTHING, WATCHER, Seat, holds
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.state import State
from walks import Walk, draw

pytestmark = [pytest.mark.rules, pytest.mark.slow]
KINDS_OF_ORDER = ("fate order", "supply order", "deck order", "tiles")


def orders_apart(one: State, two: State) -> set[str]:
    """The hidden orders in which two tables differ."""
    pairs = {
        "fate order": one.fate_top != two.fate_top,
        "supply order": one.supply_top != two.supply_top,
        "deck order": one.deck_top != two.deck_top,
        "tiles": one.tile != two.tile,
    }
    return {kind for kind, differs in pairs.items() if differs}


def told_to(state: State, eye: Seat) -> list[tuple[int, Seat, int, int]]:
    """What `eye` was told since the list was last emptied."""
    return [project(event, eye) for event in state.told]


def assert_alike(one: State, two: State) -> None:
    """Nobody sees a difference, nor can imagine one away: what is imagined has no order at all."""
    for eye in (*range(one.seats), WATCHER):
        seen = HUNTERS.view(one, eye)
        assert HUNTERS.view(two, eye) == seen
        imagined = HUNTERS.imagine(seen, Rng(1))
        assert HUNTERS.view(imagined, eye) == seen
        assert not imagined.fate_top
        assert not imagined.supply_top
        assert not any(imagined.deck_top)
        decided = [place for place in range(45) if imagined.tile[place] != NOTHING]
        assert all(imagined.seen >> place & 1 for place in decided)


@pytest.mark.parametrize("hands", ["open", "concealed"])
def test_no_seat_sees_in_which_order_anything_lies(hands: str) -> None:
    met: Counter[str] = Counter()
    for seats in HUNTERS.seats:
        rng, dealer = Rng(seats), SeededDealer(seats)
        state = HUNTERS.deal(HUNTERS.variant({"hands": hands}), seats)
        while state.awaiting:
            if not holds(state.awaiting, CHANCE):
                one, two = tightened(state, rng), tightened(state, rng)
                assert_alike(state, one)
                assert_alike(one, two)
                met.update(orders_apart(one, two))
            seat, choice = draw(state, rng, dealer)
            state.answer(seat, choice)

    assert all(met[kind] > 30 for kind in KINDS_OF_ORDER), met


@pytest.mark.parametrize("hands", ["open", "concealed"])
def test_until_something_comes_to_light_two_orders_are_told_alike(hands: str) -> None:
    """Both tables get the same answers until one tells all what the other does not: that came to light."""
    met: Counter[str] = Counter()
    for number, run in enumerate(begun_runs("hunters.yaml")):
        if run.state.ended:
            continue
        rng, dealer = Rng(number), SeededDealer(number)
        state = loosened(run.state, hands=hands)
        one, two = tightened(state, rng), tightened(state, rng)
        one.telling = two.telling = True
        ignorant = [*range(one.seats), WATCHER]  # those who were told the same so far
        for _ in range(12):
            if one.awaiting == 0 or one.awaiting != two.awaiting:
                break
            seat, choice = draw(one, rng, dealer)
            one.answer(seat, choice)
            if two.refuse(seat, choice):
                break
            two.answer(seat, choice)
            ignorant = [eye for eye in ignorant if told_to(one, eye) == told_to(two, eye)]
            if WATCHER not in ignorant:
                break
            met.update(orders_apart(one, two))
            for eye in ignorant:
                assert HUNTERS.view(one, eye) == HUNTERS.view(two, eye)
            one.told.clear()
            two.told.clear()

    assert all(met[kind] > 30 for kind in KINDS_OF_ORDER), met


def test_chance_is_never_asked_what_a_view_could_show() -> None:
    """A walk on an imagined table asks chance for all that was decided on the true one."""
    state = tightened(HUNTERS.read_position(_begun()), Rng(3))
    imagined = HUNTERS.imagine(HUNTERS.view(state, 0), Rng(4))
    assert imagined.fate_left() == state.fate_left()
    assert imagined.supply_left() == state.supply_left()
    assert sum(imagined.tile_bag) == sum(1 for place in range(45) if not state.seen >> place & 1)


def _begun() -> str:
    """A new table of two after its set-up, at its first decision."""
    state = Walk(2, 5, 60).start(HUNTERS)
    rng, dealer = Rng(5), SeededDealer(5)
    while holds(state.awaiting, CHANCE):
        seat, choice = draw(state, rng, dealer)
        state.answer(seat, choice)
    return HUNTERS.write_position(state)
