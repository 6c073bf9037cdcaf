"""Plays many games from seeds and prints what came of them: run once on each build, the lines must be equal.

    python trail.py GAME inside|outside FIRST_SEED DECISIONS

`outside` is the door of players, which every game has; `inside` is the door of Aras' searches.
"""

import sys
from hashlib import blake2b
from typing import Any

import sanjie
from sanjie import ALLOWED, CHANCE, BadOption, Game, Rng, SeededDealer
from sanjie.build import BUILD
from sanjie.core.seats import members
from sanjie.games.aras.offers import Offers
from sanjie.games.aras.search import random_step

BETWEEN_DIGESTS = 8
BEYOND = 1 << 20  # random answers are drawn from 0..BEYOND-1 and from around legal ones


def main(name: str, door: str, seed: int, least: int) -> None:
    """Print the build, then a line a game until `least` decisions have been played."""
    print(BUILD)
    game = sanjie.game(name)
    played = 0
    while played < least:
        rng = Rng(seed)
        state = start(game, rng)
        decisions, trail = inside(state, rng) if door == "inside" else outside(game, state, rng)
        print(seed, decisions, f"{trail:016x}", state.pack().hex())
        played += decisions
        seed += 1


def start(game: Game, rng: Rng) -> Any:
    """A new game with options drawn from `rng`; each has its default half of the time."""
    while True:
        chosen: dict[str, int | str] = {}
        for option in game.option_list():
            if rng.below(2):
                values = option.values or range(option.low, min(option.high, option.low + 60) + 1)
                chosen[option.name] = values[int(rng.below(len(values)))]
        try:
            variant = game.variant(chosen)
        except BadOption:
            continue  # options that do not go together
        first = int(rng.below(len(game.seats)))
        for seats in game.seats[first:] + game.seats[:first]:
            try:
                return game.deal(variant, seats)
            except BadOption:
                continue  # an option fixes the number


def inside(state: Any, rng: Rng) -> tuple[int, int]:
    """Play on without checks: how many decisions, and a number made of choices and digests on the way."""
    scratch, trail, decisions = Offers(), 0, 0
    while state.awaiting:
        choice = random_step(state, scratch, rng)
        decisions += 1
        trail = (trail * 31 + choice) & 0xFFFFFFFFFFFFFFFF
        if decisions % BETWEEN_DIGESTS == 0:
            trail ^= state.digest()
    return decisions, trail


def outside(game: Game, state: Any, rng: Rng) -> tuple[int, int]:
    """Play on as players do: options, refusals, events, digests, positions, views and outcome count."""
    heard, decisions, dealer = blake2b(digest_size=8), 0, SeededDealer(int(rng.word()))
    state.telling = True
    while state.awaiting:
        asked = members(state.awaiting)
        seat = asked[int(rng.below(len(asked)))]
        options = state.options(seat)
        for _ in range(4):
            wild = int(rng.below(BEYOND)) - 8
            near = options[int(rng.below(len(options)))] ^ (1 << int(rng.below(22)))
            for choice in (wild, near):
                clause = state.refuse(seat, choice)
                assert (clause == ALLOWED) == (choice in options)
                heard.update(f"{choice} {game.reason(clause) if clause != ALLOWED else ''}".encode())
        chance = seat == CHANCE
        choice = dealer.deal(options, state.odds()) if chance else options[int(rng.below(len(options)))]
        state.answer(seat, choice)
        decisions += 1
        told = [str(game.story(event, seat, state)) for event in state.told]
        state.told.clear()
        heard.update(repr((seat, game.write_answer(choice), options, told, state.digest())).encode())
        if decisions % BETWEEN_DIGESTS == 0:
            heard.update(f"{game.write_position(state)} {game.view(state, 0)}".encode())
    heard.update(f"{state.outcome()} {game.view(state, 0)}".encode())
    return decisions, int.from_bytes(heard.digest(), "big")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
