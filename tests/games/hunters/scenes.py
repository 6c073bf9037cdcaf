"""Positions of Hunters for tests: those from which the worked cases start, as lines and as snapshots."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.seats import CHANCE, members
from sanjie.games.hunters.cases import Run
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.positions import settled
from sanjie.games.hunters.reference import REFERENCE, refer
from sanjie.games.hunters.scenes import BadSetup
from sanjie.games.hunters.snapshot import BadSnapshot, snapshot_of
from sanjie.games.hunters.state import State

TRIES: Final = 8  # to find other cards that nobody remembers otherwise
CASES: Final = Path(__file__).parents[2] / "cases"


def cases_in(name: str) -> list[dict[str, Any]]:
    """The cases of a file."""
    cases: list[dict[str, Any]] = yaml.safe_load((CASES / name).read_text(encoding="utf-8"))["cases"]
    return cases


def begun_runs(*names: str) -> Iterator[Run]:
    """Every case that begins at a decision, on the standard map: before its first decision and after it."""
    for name in names:
        for case in cases_in(name):
            given = case.get("given") or {}
            if given.get("at", "fresh") == "fresh" or "custom_map" in given:
                continue
            try:
                run = Run(HUNTERS, {**given, "chance": []})
            except BadSetup:
                continue
            yield run
            if case.get("do"):
                run.answer(case["do"][0])
                yield run


def case_lines(*names: str) -> tuple[str, ...]:
    """Their positions as lines."""
    return tuple(HUNTERS.write_position(run.state) for run in begun_runs(*names))


def deep_lines(hands: str) -> tuple[str, ...]:
    """Positions met in games of a rule of thumb, which last: one with each number of heroes."""
    lines: list[str] = []
    for seats in HUNTERS.seats:
        dealer = SeededDealer(seats)
        king = HUNTERS.tables.king_ids[seats - 1]
        state = HUNTERS.deal(HUNTERS.variant({"hands": hands, "king": king, "difficulty": "heroic"}), seats)
        taken = 0
        while state.awaiting:
            (seat,) = members(state.awaiting)
            if seat == CHANCE:
                state.answer(seat, dealer.deal(state.options(seat), state.odds()))
                continue
            state.answer(seat, refer(state, seat, REFERENCE))
            taken += 1
            if taken % 16 == 0 and state.awaiting:
                lines.append(HUNTERS.write_position(state))
    return tuple(lines)


def loosened(state: State, **options: str) -> State:
    """The same table, but no order of a deck and no tile that was never seen is decided."""
    snapshot: Any = copy.deepcopy(snapshot_of(state))
    for deck in (snapshot["fate"], snapshot["supply"], *snapshot["players"]):
        deck["mixed"] = len(deck["deck"])
    for place in snapshot["board"].values():
        if place["tile"] is not None and not place["seen"]:
            snapshot["tiles"][place["tile"]] = snapshot["tiles"].get(place["tile"], 0) + 1
            place["tile"] = None
    snapshot["options"].update(options)
    return settled(snapshot, HUNTERS.tables)


def shuffled(names: list[str], rng: Rng) -> list[str]:
    """The same names in a random order; a fresh list."""
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[place] for place in order]


def tightened(state: State, rng: Rng) -> State:
    """The same table, but every order of a deck and every tile is decided, at random."""
    snapshot: Any = copy.deepcopy(snapshot_of(state))
    for deck in (snapshot["fate"], snapshot["supply"], *snapshot["players"]):
        mixed = shuffled(deck["deck"][len(deck["deck"]) - deck["mixed"] :], rng)
        deck["deck"] = deck["deck"][: len(deck["deck"]) - deck["mixed"]] + mixed
        deck["mixed"] = 0
    tiles = shuffled([tile for tile, count in snapshot["tiles"].items() for _ in range(count)], rng)
    for place in snapshot["board"].values():
        if place["tile"] is None:
            place["tile"] = tiles.pop()
    snapshot["tiles"] = {}
    return settled(snapshot, HUNTERS.tables)


def exchanged(state: State, own: list[int], rng: Rng) -> State:
    """The same table for who leads the heroes `own`: of the hands of others one card or a few are others."""
    for _ in range(TRIES):
        snapshot: Any = copy.deepcopy(snapshot_of(state))
        for seat, player in enumerate(snapshot["players"]):
            hand, deck, mixed = player["hand"], player["deck"], player["mixed"]
            if seat in own or not hand or not mixed:
                continue
            for _ in range(2):
                mine, theirs = int(rng.below(len(hand))), len(deck) - 1 - int(rng.below(mixed))
                hand[mine], deck[theirs] = deck[theirs], hand[mine]
        try:
            return settled(snapshot, HUNTERS.tables)
        except BadSnapshot:  # everybody remembers that such a card was shown, or that there was none
            continue
    return state
