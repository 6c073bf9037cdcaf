"""Worked cases: files that say what a rulebook means, run against the engine.

A `.txt` file holds perft figures, one position a line, `name | position | perft(1) perft(2) …`; any other
is YAML, `{game, cases: [{id, clauses, title, given, do, expect}, …]}`. What the keys of a case demand is each
game's own (`games/<game>/cases.py`).

    CaseFileError
    └── its text: which file, where, what is wrong and what would be right
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from sanjie.core.game import Game
from sanjie.games.aras import cases as aras
from sanjie.games.guixi import cases as guixi
from sanjie.games.hunters import cases as hunters
from sanjie.games.registry import GAMES

Mismatch = tuple[str, object, object]  # (what was looked at, expected, got)
Judge = Callable[[Game, Mapping[str, object]], list[Mismatch]]

JUDGES: Final[dict[str, Judge]] = {
    "aras": aras.mismatches,
    "guixi": guixi.mismatches,
    "hunters": hunters.mismatches,
}
KEYS: Final = ("game", "cases")  # of a file
PERFT_GAME: Final = "aras"  # the only game whose rulebook gives perft figures (ARAS-12.7)


class CaseFileError(ValueError):
    """A file that holds no cases that can be run."""


@dataclass(frozen=True)
class Result:
    """How one case came out."""

    id: str
    title: str
    clauses: tuple[str, ...]  # with the game's prefix
    mismatches: tuple[Mismatch, ...]  # empty when it passed

    @property
    def passed(self) -> bool:
        """Whether the engine agrees with the case."""
        return not self.mismatches


@dataclass(frozen=True)
class CaseFile:
    """A file that was read: which game, and its cases in order."""

    game: str
    cases: tuple[Mapping[str, object], ...]

    def results(self) -> Iterator[Result]:
        """One result a case, worked out when it is asked for; a case that crashes the engine has failed."""
        game, judge = GAMES[self.game], JUDGES[self.game]
        for number, case in enumerate(self.cases, 1):
            try:
                found = judge(game, case)
            except Exception as problem:
                found = [("the engine", "an answer", f"{type(problem).__name__}: {problem}")]
            name, title = case.get("id", f"case {number}"), case.get("title", "")
            yield Result(str(name), str(title), clauses_of(case, self.game), tuple(found))


def clauses_of(case: Mapping[str, object], game: str) -> tuple[str, ...]:
    """The clauses a case stands on; numbers without a prefix get the game's."""
    named = case.get("clauses")
    if not isinstance(named, list):
        return ()
    prefix = game.upper() + "-"
    texts = [str(clause) for clause in named]
    return tuple(text if text.startswith(prefix) else prefix + text for text in texts)


def read_file(path: Path) -> CaseFile:
    """The cases in `path`. Raises CaseFileError, also for a game whose cases cannot be run."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise CaseFileError(f"{path}: cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise CaseFileError(f"{path}: is not UTF-8 text (byte {problem.start})") from problem
    try:
        return read_perft(text) if path.suffix == ".txt" else read_yaml(text)
    except CaseFileError as problem:
        raise CaseFileError(f"{path}: {problem}") from problem


def read_yaml(text: str) -> CaseFile:
    """The cases of a YAML text. Raises CaseFileError."""
    try:
        content: Any = yaml.load(text, Loader=CaseLoader)
    except (yaml.YAMLError, ValueError, RecursionError) as problem:
        raise CaseFileError(f"is no YAML: {' '.join(str(problem).split())}") from problem
    if not isinstance(content, dict) or not isinstance(content.get("game"), str):
        raise CaseFileError("names no game; a file of cases is {game: …, cases: […]}")
    for key in content:
        if key not in KEYS:
            raise CaseFileError(f"has an unknown key {key!r}; a file of cases is {{game: …, cases: […]}}")
    game = content["game"]
    if game not in JUDGES or game not in GAMES:
        raise CaseFileError(f"holds cases of {game!r}; cases of {', '.join(JUDGES)} can be run")
    if not isinstance(content.get("cases"), list):
        raise CaseFileError("has no list of cases; a file of cases is {game: …, cases: […]}")
    for number, case in enumerate(content["cases"], 1):
        if not isinstance(case, dict) or not all(isinstance(key, str) for key in case):
            raise CaseFileError(f"case {number} is no mapping of id, clauses, title, given, do and expect")
    return CaseFile(game, tuple(content["cases"]))


class CaseLoader(yaml.SafeLoader):
    """YAML's plain types, and a bare `=` as the decision it is (ARAS-12.6)."""


def text_of(loader: CaseLoader, node: yaml.Node) -> str:
    """The text of a scalar that YAML would give another meaning."""
    return str(node.value)


CaseLoader.add_constructor("tag:yaml.org,2002:value", text_of)


def read_perft(text: str) -> CaseFile:
    """The cases of a table of perft figures. Raises CaseFileError with the line."""
    cases: list[dict[str, object]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        parts = [part.strip() for part in line.split("|")]
        counts = parts[-1].split()
        if len(parts) != 3 or not parts[0] or not counts or not all(map(is_count, counts)):
            raise CaseFileError(f"line {number} is not `name | position | perft(1) perft(2) …`")
        figures = {depth: int(count) for depth, count in enumerate(counts, 1)}
        cases.append(
            {"id": parts[0], "title": parts[1], "given": parts[1], "do": [], "expect": {"perft": figures}}
        )
    if not cases:
        raise CaseFileError("holds no line `name | position | perft(1) perft(2) …`")
    return CaseFile(PERFT_GAME, tuple(cases))


def is_count(text: str) -> bool:
    """Whether `text` is a whole number in plain digits."""
    return text.isascii() and text.isdigit()
