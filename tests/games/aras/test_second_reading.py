"""The engine and a second reading of the rulebook play side by side, decision by decision."""

from typing import Final

import pytest

from games.aras.second_reading import (
    BESIDE,
    CELLS,
    COLUMNS,
    ETERNAL_GLORY,
    FREE_RIVER,
    PICTURES,
    SHAPES,
    Element,
    Reading,
)
from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.registry import GAMES

pytestmark = pytest.mark.rules
ARAS: Final = GAMES["aras"]
OTHERWISE: Final = (
    *("place=must", "dragon=V", "dragon=LV", "loose=inert", "attack=alone", "bear=return"),
    *("expansion=off", "stall=3", "limit=40", "swap=on"),
)
DECISIONS: Final = 1500  # of each seed
MOST: Final = 14  # from one position


def pick(rng: Rng, things: list[str]) -> str:
    """One of them."""
    return things[int(rng.below(len(things)))]


def options(rng: Rng, four: bool) -> str:
    """Some options that are not the default, by name."""
    chosen: dict[str, str] = {"players": "4"} if four else {}
    for one in OTHERWISE:
        name, value = one.split("=")
        if rng.below(5) == 0 and not (four and name == "swap"):
            chosen[name] = value
    return ",".join(sorted(f"{name}={value}" for name, value in chosen.items())) or "-"


def empty_line(rng: Rng) -> str:
    """The start of a game with some options and characters."""
    four = rng.below(5) == 0
    named = options(rng, four)
    if four:
        return f"6/8/8/8/8/6 A P 15,15,15,15 10,10,10,10 ---- 1 0 - {named}"
    start = f"6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - {named}"
    way = rng.below(4)
    if way == 0:
        return start
    if way == 1:
        return start.replace(" P ", " C ").replace("--", "??")
    pair = [pick(rng, list(FREE_RIVER)), pick(rng, list(ETERNAL_GLORY))]
    if "expansion=off" in named:
        pair = ["S" if pair[0] == "P" else pair[0], "W" if pair[1] == "I" else pair[1]]
    return start.replace("--", "".join(pair if way == 2 else pair[::-1]))


def crowd(rng: Rng, reading: Reading) -> None:
    """Lay shapes of both sides on the board, up, down or shaken, none up beside its own down (ARAS-2.6).

    A few kinds each time, so that there is often nothing small, or nothing but what is small.
    """
    most = 15 if reading.seats == 2 else 20
    kinds = [pick(rng, list(PICTURES)) for _ in range(1 + int(rng.below(4)))]
    for _ in range(4 + int(rng.below(14))):
        owner, up, kind = pick(rng, ["a", "b"]), rng.below(5) < 3, pick(rng, kinds)
        shapes = [shape for shape, name in SHAPES.items() if name == kind]
        shape = shapes[int(rng.below(len(shapes)))]
        corner = COLUMNS.index(pick(rng, CELLS)[0]), int(pick(rng, CELLS)[1])
        cells = [(COLUMNS + "xxxx")[corner[0] + x] + str(corner[1] + y) for x, y in shape]
        owned = [one for one in reading.board.values() if one.owner == owner]
        if (
            any(cell not in CELLS or cell in reading.board for cell in cells)
            or len(owned) + len(cells) > most
        ):
            continue
        near = [reading.board[other] for cell in cells for other in BESIDE[cell] if other in reading.board]
        if any(one.owner == owner and one.up != up for one in near):
            continue
        mark = pick(rng, ["~", "!", "%"]) if not up and rng.below(5) == 0 else ""
        reading.board |= {cell: Element(owner, up, mark) for cell in cells}


def position(rng: Rng) -> str:
    """A start, or a position in the middle of a game."""
    line = empty_line(rng)
    reading = Reading(line)
    if reading.phase == "C" or rng.below(6) == 0:
        return line
    crowd(rng, reading)
    for seat in range(reading.seats):
        held = sum(one.owner == "ab"[seat % 2] for one in reading.board.values())
        left = (15 if reading.seats == 2 else 20) - held
        reading.hand[seat] = int(rng.below(left // (reading.seats // 2) + 1)) * int(rng.below(2))
        reading.hp[seat] = 1 + int(rng.below(15))
    if reading.seats == 4 and rng.below(2) == 0:
        out = 1 + int(rng.below(3))
        reading.hp[out] = reading.hand[out] = 0
    reading.turn = 3 + int(rng.below(30))
    reading.stall = int(rng.below(int(reading.options["stall"]) + 1))
    reading.begin_placing()
    return reading.line()


def decision(rng: Rng, legal: list[str]) -> str:
    """A kind of decision first, then one of it: often an ability or a summon, seldom what only passes by."""
    kinds = sorted({(text[0], len(text)) for text in legal})
    for wanted, chance in (("s!", 2), ("+~smx!@k", 8)):
        better = [kind for kind in kinds if kind[0] in wanted]
        if better and rng.below(chance) > 0:
            kinds = better
            break
    kind = kinds[int(rng.below(len(kinds)))]
    return pick(rng, [text for text in legal if (text[0], len(text)) == kind])


@pytest.mark.parametrize("seed", range(4))
def test_both_readings_of_the_rulebook_play_the_same_game(seed: int) -> None:
    """ARAS-12.1 and everything that it leads to."""
    rng = Rng(seed)
    decided: set[str] = set()
    count = 0
    while count < DECISIONS:
        start = position(rng)
        told: list[str] = []
        reading, state = Reading(start), ARAS.read_position(start)
        for _ in range(MOST):
            where = (start, told)
            assert (ARAS.write_position(state), where) == (reading.line(), where)
            seats = members(state.awaiting)
            assert (seats, where) == ([] if reading.decider() is None else [reading.decider()], where)
            legal = reading.legal()
            offered = sorted(ARAS.write_answer(choice) for seat in seats for choice in state.options(seat))
            assert (offered, where) == (legal, where)
            if not seats:
                outcome = state.outcome()
                assert outcome is not None
                won = [reading.winner if seat % 2 == 0 else -reading.winner for seat in range(reading.seats)]
                assert (list(outcome.returns), where) == (won, where)
                break
            told.append(decision(rng, legal))
            state.answer(seats[0], ARAS.read_answer(told[-1]))
            reading.decide(told[-1])
            decided.add(told[-1][0])
            count += 1

    assert decided >= set("/+smx!=")
