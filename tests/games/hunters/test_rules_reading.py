"""Random games by the rules and by `reading.py`: the snapshots agree after every decision.

`SANJIE_FUZZ=2000 pytest tests/games/hunters/test_rules_reading.py` plays so many games.
"""

import copy
import os
from collections import Counter
from typing import Any, Final

import pytest

from games.hunters.reading import CLASSES, KINDS, TERRAINS, Reading, element_of
from sanjie.core.chance import Rng
from sanjie.games.hunters.cases import Run
from sanjie.games.hunters.game import HUNTERS

pytestmark = pytest.mark.rules
GAMES: Final = int(os.environ.get("SANJIE_FUZZ", "60"))
ABILITIES: Final = ("sweep", "backlash", "devour", "shroud", "regenerate")
CHOICES: Final = {
    "hands": ("open", "concealed"),
    "interrupt_shown_card": ("shuffle", "discard"),
    "weariness_check": ("behaviour", "turn_end"),
    "same_secondary": ("no", "yes"),
}
OF_THE_TABLE: Final = (  # what HUNTERS-19.1 names, and no more
    *("options", "map", "difficulty", "x", "surge_at", "hero_life", "curses", "turn", "last_roll", "result"),
    *("board", "fate", "supply", "demon", "players", "todo"),
)
SEEN: Final = (  # what the games have to show
    *("move", "attack", "focus", "rest", "end", "gain", "class", "swap", "keep", "parry", "take"),
    *("sealed", "curse", "weary"),
)
NOT_OF_A_PART: Final = ("mixed", "gained", "lacks", "shows")


def drawn(rng: Rng, names: list[str], number: int) -> list[str]:
    """So many of the names, each at most once, in any order."""
    left = names[:]
    return [left.pop(rng.below(len(left))) for _ in range(number)]


def plain(facts: dict[str, Any]) -> dict[str, Any]:
    """A snapshot as the rulebook has it. Whether Soulforge outlives the game, it leaves open (12.4, 16.5)."""
    found = {key: copy.deepcopy(facts[key]) for key in OF_THE_TABLE}
    for part in (found["fate"], found["supply"], *found["players"]):
        for key in NOT_OF_A_PART:
            part.pop(key, None)
    if found["result"]:
        for hero in found["players"]:
            del hero["wild"]
    return found


def laid_out(seed: int) -> dict[str, Any]:
    """`given` of a case where all that lies is decided, with more cards and shorter games than usual."""
    rng = Rng(seed)
    heroes = drawn(rng, [*CLASSES], 1 + rng.below(5))
    given: dict[str, Any] = {
        "heroes": heroes,
        "king": HUNTERS.tables.king_ids[rng.below(5)],
        "difficulty": HUNTERS.tables.difficulty_ids[rng.below(4)],
        "options": {name: values[rng.below(2)] for name, values in CHOICES.items()},
    }
    fresh = Run(HUNTERS, given).facts()
    board: dict[str, Any] = {}
    for cell, place in fresh["board"].items():
        if place["tile"] is None:
            up = seed % 2 == 0 and rng.below(2) == 0
            board[cell] = {"tile": TERRAINS[rng.below(5)], "up": up, "seen": up}
    players: dict[str, Any] = {}
    for hero in fresh["players"]:
        fitting = [card for card in KINDS if element_of(hero["primary"]) in card]
        players[hero["hero"]] = {
            "deck": hero["deck"] + drawn(rng, KINDS, rng.below(20)),
            "aura": drawn(rng, fitting, rng.below(3)),
        }
    supply = fresh["supply"]["deck"]
    given["set"] = {
        "board": board,
        "players": players,
        "fate": {"deck": drawn(rng, fresh["fate"]["deck"], len(fresh["fate"]["deck"]))},
        "supply": {"deck": drawn(rng, supply, rng.below(len(supply)))},
        "demon": {"life": 1 + rng.below(8), "abilities": drawn(rng, [*ABILITIES], rng.below(6))},
    }
    return given


def preferred(reading: Reading, legal: list[str], rng: Rng) -> str:
    """A legal decision; often one that brings the hero to the demon king, or strikes him, or lays aura."""
    item = reading.todo[-1]
    if item[0] == "act" and rng.below(3):
        way = reading.far[reading.demon["pos"]]
        here = way[reading.heroes[item[1]]["pos"]]
        nearer = [line for line in legal if line.startswith("move") and way[line.split(":")[1]] < here]
        special = [line for line in legal if line.split(":")[0] in ("attack", "focus", "skill")]
        legal = special or nearer or legal
    return legal[rng.below(len(legal))]


def test_every_decision_does_what_a_plain_reading_says() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        given = laid_out(seed)
        rng, luck = Rng(seed), Rng(1000 + seed)
        reading = Reading(plain(Run(HUNTERS, given).facts()), luck)
        reading.todo[:] = [["fate"]]
        reading.run()
        run = Run(HUNTERS, {**given, "at": "fate", "chance": reading.told})
        line = "the first fate phase"
        while True:
            assert run.chance == [], (seed, line)
            assert plain(run.facts()) == plain(reading.table), (seed, line)
            if reading.table["result"]:
                break
            line = preferred(reading, run.legal(), rng)
            reading.told = []
            reading.play(line)
            run.chance = reading.told
            run.answer(line)
            verb, *parts = line.split(":")
            seen[f"{verb} {parts[0]}" if verb == "skill" else verb] += 1
        seen[reading.table["result"]["reason"]] += 1
    assert not {*SEEN, *(f"skill {name}" for name in CLASSES)} - {*seen}, seen
