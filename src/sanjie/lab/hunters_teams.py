"""How much stronger the planning team of Hunters is: both teams play the same tables with the same luck.

The planner thinks on the state itself: with open hands and no order decided it is what every seat may know.
"""

import json
from collections.abc import Generator
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Final

from sanjie.games.hunters.game import HUNTERS
from sanjie.games.hunters.luck import Luck
from sanjie.games.hunters.planning import BUDGET, SURE, play_planned
from sanjie.games.hunters.reference import REFERENCE
from sanjie.games.hunters.rulebook import SEALED
from sanjie.games.hunters.tables import MOST_PLAYERS
from sanjie.games.hunters.teams import play_out
from sanjie.lab.hunters_balance import BadProgress, Cell, dealt, luck_of
from sanjie.lab.intervals import NORMAL_95
from sanjie.lab.processes import shared_among

Part = tuple[int, int]  # the pairs first..last-1
Results = list[tuple[bool, bool]]  # per pair: whether the planner and whether the reference won

WANTED: Final = 5.0  # points that the planner must be ahead
SHARE: Final = 5  # pairs that a process plays before it reports


@dataclass
class Match:
    """What came of the pairs of games at a difficulty so far."""

    difficulty: str
    leads: list[int] = field(default_factory=list)  # per pair: won by the planner less won by the reference
    planned: int = 0  # games won by the planner
    referred: int = 0  # games won by the reference

    @property
    def lead(self) -> float:
        """Games that the planner wins more, of 100."""
        return 100 * sum(self.leads) / len(self.leads) if self.leads else 0.0

    @property
    def margin(self) -> float:
        """Half the 95 % interval of `lead`."""
        number = len(self.leads)
        if number < 2:
            return 100.0
        mean = sum(self.leads) / number
        spread = sum((one - mean) ** 2 for one in self.leads) / (number - 1)
        return 100 * NORMAL_95 * sqrt(spread / number)

    @property
    def met(self) -> bool:
        """Whether the planner is as far ahead as is wanted, and surely ahead."""
        return self.lead >= WANTED and self.lead - self.margin > 0


def cell_of(difficulty: str, pair: int) -> Cell:
    """Where pair `pair` is played: players and demon kings rotate."""
    kings = HUNTERS.tables.king_ids
    return Cell(difficulty, pair % MOST_PLAYERS + 1, kings[pair // MOST_PLAYERS % len(kings)])


def play_pair(difficulty: str, pair: int, seed: int) -> tuple[bool, bool]:
    """Whether the planner and whether the reference won the table of pair `pair`."""
    cell = cell_of(difficulty, pair)
    number = pair // (MOST_PLAYERS * len(HUNTERS.tables.king_ids))
    luck = luck_of(cell, number, seed)
    table = dealt(cell, number, "shipped")
    play_planned(table, Luck(luck), BUDGET, SURE, luck)
    planned = table.ended == SEALED
    table = dealt(cell, number, "shipped")
    play_out(table, REFERENCE, Luck(luck))
    return planned, table.ended == SEALED


def play_pairs(difficulty: str, first: int, last: int, seed: int) -> Results:
    """The pairs first..last-1."""
    return [play_pair(difficulty, pair, seed) for pair in range(first, last)]


def contend(
    difficulty: str, pairs: int, seed: int, workers: int, resume: Path | None = None
) -> Generator[Match, None, None]:
    """The match after every few of `pairs` pairs, the same object each time, growing.

    With more than one worker the pairs are played in processes, stopped when the iterator is closed. Finished
    parts are kept in the file `resume`, if one is given, and not played again. Raises BadProgress for a file
    of another match, OSError if it cannot be read or written.
    """
    match = Match(difficulty)
    done = read_parts(resume, match, seed) if resume is not None else set()
    parts = [(first, min(first + SHARE, pairs)) for first in range(0, pairs, SHARE)]
    yield match
    for part, results in played(difficulty, [one for one in parts if one not in done], seed, workers):
        note(match, results)
        if resume is not None:
            row = {"difficulty": difficulty, "part": part, "results": results}
            with resume.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        yield match


def played(
    difficulty: str, parts: list[Part], seed: int, workers: int
) -> Generator[tuple[Part, Results], None, None]:
    """Each part with its results, in no order."""
    if workers == 1:
        for part in parts:
            yield part, play_pairs(difficulty, *part, seed)
        return
    with shared_among(workers) as pool:
        waiting = {pool.submit(play_pairs, difficulty, *part, seed): part for part in parts}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def read_parts(path: Path, match: Match, seed: int) -> set[Part]:
    """Note the parts of the match kept at `path`; which they are. A file that is missing is begun.

    One file may keep the matches of all difficulties. Raises BadProgress for one of another seed or player.
    """
    head = {"teams": "hunters", "seed": seed, "budget": BUDGET, "sure": SURE}
    if not path.is_file():
        path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return set()
    try:
        told, *rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except ValueError as problem:
        raise BadProgress(f"{path} keeps no parts of a match") from problem
    if told != head:
        raise BadProgress(f"{path} belongs to another match: {json.dumps(told)}")
    done: set[Part] = set()
    for row in rows:
        if row["difficulty"] == match.difficulty:
            note(match, [(planned, referred) for planned, referred in row["results"]])
            done.add((row["part"][0], row["part"][1]))
    return done


def note(match: Match, results: Results) -> None:
    """Count some pairs."""
    for planned, referred in results:
        match.planned += planned
        match.referred += referred
        match.leads.append(int(planned) - int(referred))
