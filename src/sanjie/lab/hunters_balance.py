"""The balance of Hunters: games of the reference team, cell by cell, against the rates that are wanted.

A cell is a difficulty, a number of players and a demon king. Line-ups rotate, so that every hero takes part
equally. Every game has its own luck, made of the seed, its cell and its number.
"""

import json
from collections.abc import Generator, Iterable
from dataclasses import asdict, dataclass
from itertools import combinations, islice
from pathlib import Path
from typing import Any, Final

from sanjie.games.hunters.cards import HEROES
from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.luck import Luck
from sanjie.games.hunters.reference import REFERENCE
from sanjie.games.hunters.rulebook import CURSE, SEALED
from sanjie.games.hunters.teams import play_out
from sanjie.lab.intervals import wilson
from sanjie.lab.processes import shared_among

WANTED: Final = {"novice": 65.0, "normal": 45.0, "heroic": 25.0, "legend": 10.0}  # HUNTERS-20.1, per cent
SHARE: Final = 100  # games a process plays before it reports
AHEAD: Final = 3  # parts handed out ahead of time for each worker


class BadProgress(ValueError):
    """A file of finished parts that belongs to another measurement; the text says what differs."""


@dataclass(frozen=True)
class Cell:
    """Where games are counted together."""

    difficulty: str
    players: int
    king: str


@dataclass
class Count:
    """What came of some games of a cell; counts of other games can be added in any order."""

    games: int = 0
    sealed: int = 0
    curse: int = 0
    weary: int = 0
    turns: int = 0

    def add(self, other: "Count") -> None:
        """Count the games of `other` as well."""
        self.games += other.games
        self.sealed += other.sealed
        self.curse += other.curse
        self.weary += other.weary
        self.turns += other.turns

    @property
    def rate(self) -> float:
        """Games won of 100; 0 before the first."""
        return 100 * self.sealed / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of `rate`."""
        low, high = wilson(self.sealed, self.games)
        return 100 * low, 100 * high


Counts = dict[Cell, Count]


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    games: int  # per cell
    seed: int
    numbers: str  # set of life numbers
    difficulties: tuple[str, ...]
    players: tuple[int, ...]

    def cells(self) -> list[Cell]:
        """Every cell, in the order of the tables."""
        return [
            Cell(difficulty, players, king)
            for difficulty in self.difficulties
            for players in self.players
            for king in HUNTERS.tables.king_ids
        ]


def line_up(players: int, number: int) -> tuple[str, ...]:
    """The heroes of game `number`: every choice of heroes in turn, and each of them at every seat in turn."""
    choices = list(combinations(HEROES, players))
    heroes = choices[number % len(choices)]
    first = number // len(choices) % players
    return heroes[first:] + heroes[:first]


def dealt(cell: Cell, number: int, numbers: str) -> Any:
    """A new table for game `number` of a cell."""
    heroes = line_up(cell.players, number)
    chosen = {"difficulty": cell.difficulty, "king": cell.king, "numbers": numbers}
    chosen |= {f"p{seat}": hero for seat, hero in enumerate(heroes)}
    return HUNTERS.deal(HUNTERS.variant(chosen), cell.players)


def luck_of(cell: Cell, number: int, seed: int) -> int:
    """The seed of the luck of game `number` of a cell."""
    tables = HUNTERS.tables
    place = tables.difficulty_ids.index(cell.difficulty) * 5 + cell.players - 1
    place = place * len(tables.king_ids) + tables.king_ids.index(cell.king)
    return (seed * 1000 + place << 24) + number


def play_part(cell: Cell, first: int, last: int, seed: int, numbers: str) -> Count:
    """The games first..last-1 of a cell, by the reference team."""
    count = Count()
    for number in range(first, last):
        state = dealt(cell, number, numbers)
        play_out(state, REFERENCE, Luck(luck_of(cell, number, seed)))
        count.games += 1
        count.turns += state.turn
        count.sealed += state.ended == SEALED
        count.curse += state.ended == CURSE
        count.weary += state.ended not in (SEALED, CURSE)
    return count


def measure(plan: Plan, workers: int, resume: Path | None = None) -> Generator[Counts, None, None]:
    """The counts after every part of the plan, the same object each time, growing.

    Finished parts are kept in the file `resume`, if one is given, and not played again. Raises BadProgress
    for a file of another plan, OSError if it cannot be read or written.
    """
    counts: Counts = {}
    done = read_parts(resume, plan, counts) if resume is not None else set()
    yield counts
    parts = (
        (cell, first, min(first + SHARE, plan.games), plan.seed, plan.numbers)
        for first in range(0, plan.games, SHARE)
        for cell in plan.cells()
        if (cell, first) not in done
    )
    for part, count in played(parts, workers):
        counts.setdefault(part[0], Count()).add(count)
        if resume is not None:
            row = {"cell": asdict(part[0]), "first": part[1], "count": asdict(count)}
            with resume.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        yield counts


Part = tuple[Cell, int, int, int, str]


def played(parts: Iterable[Part], workers: int) -> Generator[tuple[Part, Count], None, None]:
    """Each part with its count; with more than one worker in processes, stopped when this is closed."""
    waiting = iter(parts)
    if workers == 1:
        for part in waiting:
            yield part, play_part(*part)
        return
    with shared_among(workers) as pool:
        running = [(part, pool.submit(play_part, *part)) for part in islice(waiting, workers * AHEAD)]
        while running:
            part, result = running.pop(0)
            count = result.result()
            running += [(more, pool.submit(play_part, *more)) for more in islice(waiting, 1)]
            yield part, count


def read_parts(path: Path, plan: Plan, counts: Counts) -> set[tuple[Cell, int]]:
    """Add the parts kept at `path` to `counts`; which they are. A file that is missing is begun."""
    head = json.loads(json.dumps(asdict(plan)))
    if not path.is_file():
        path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return set()
    lines = path.read_text(encoding="utf-8").splitlines()
    try:
        told = json.loads(lines[0])
        rows = [json.loads(line) for line in lines[1:]]
    except (IndexError, json.JSONDecodeError) as problem:
        raise BadProgress(f"{path} keeps no parts of a measurement") from problem
    if told != head:
        raise BadProgress(f"{path} belongs to another measurement: {lines[0]}")
    done: set[tuple[Cell, int]] = set()
    for row in rows:
        cell = Cell(**row["cell"])
        counts.setdefault(cell, Count()).add(Count(**row["count"]))
        done.add((cell, row["first"]))
    return done


def summed(counts: Counts, difficulty: str, players: int) -> Count:
    """All demon kings of a row together."""
    total = Count()
    for cell, count in counts.items():
        if (cell.difficulty, cell.players) == (difficulty, players):
            total.add(count)
    return total


def allowed(players: int) -> float:
    """How far a row may be from what is wanted, in points: one life is worth more to a hero alone."""
    return 7.0 if players == 1 else 5.0
