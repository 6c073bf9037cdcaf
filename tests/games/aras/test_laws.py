"""Aras keeps every law, also where the worked cases lead, and plays the same with the colours exchanged."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from laws import GameLaws, a_walk, law
from sanjie.core.chance import Rng
from sanjie.core.game import Chosen, NotationError
from sanjie.core.seats import Choice, Seat
from sanjie.games.registry import GAMES
from walks import Walk, walks

pytestmark = pytest.mark.rules
ARAS: Final = GAMES["aras"]
CASES: Final = Path(__file__).parents[2] / "cases" / "aras.yaml"
CELLS: Final = [
    column + row for column in "abcdefgh" for row in "123456" if column not in "ah" or row not in "16"
]
PLAIN: Final = [
    *("/", ".", "=", "-", "keep", "swap", "x", "xA", "xB", "xC", "xD"),
    *("@S", "@H", "@P", "@T", "@W", "@I"),
    *(sign + cell for sign in "+s" for cell in CELLS),
]


def given_positions() -> tuple[str, ...]:
    """Every position that a worked case starts from and that can be read."""
    lines: list[str] = []
    for case in yaml.safe_load(CASES.read_text(encoding="utf-8"))["cases"]:
        try:
            ARAS.read_position(case["given"])
        except NotationError:
            continue
        lines.append(case["given"])
    return tuple(lines)


class TestAras(GameLaws):
    """The laws, from new tables with every option and from the positions of the cases."""

    game = ARAS
    positions = given_positions()
    questions = frozenset("CSPABMR")
    sparing = 1

    def secret_walks(self) -> list[Walk]:
        """Some games with everything in them; Aras has no secrets, so few will do."""
        chosen: dict[str, Chosen] = {"characters": "??", "swap": "on", "limit": 12}
        rich = "2B2b/1A3bbb/6b1/4A3/1A2A3/5A A A 15,15 10,9 -- 9 1 - -"
        games = [Walk(2, seed, 1000, chosen) for seed in range(2)]
        abilities = [Walk(2, seed, 12, position=rich) for seed in range(4)]
        return [*games, *abilities, Walk(4, 9, 1000, {"players": 4, "limit": 12})]

    def question(self, state: Any) -> str:
        """The phase."""
        return str(self.game.view(state, 0).phase)

    def candidates(self, state: Any, rng: Rng) -> Iterable[Choice]:
        """Everything with one cell or none, and some of the 44 ** 2 and 44 ** 3 with more."""

        def cell() -> str:
            return CELLS[int(rng.below(len(CELLS)))]

        texts = list(PLAIN)
        for _ in range(60):
            texts += ["m" + cell() + cell(), "~" + cell() + cell(), "!" + cell() + cell()]
            texts.append("!" + cell() + cell() + cell())
        for group in self.game.view(state, 0).groups:
            texts += [
                "m" + group.cells[-1] + cell(),
                "!" + group.anchor + cell(),
                "!" + group.cells[-1] + cell(),
            ]
            texts.append("!" + group.anchor + group.cells[0] + cell())
        yield from (self.game.read_answer(text) for text in texts)
        yield from (int(rng.below(1 << 22)) for _ in range(40))

    @law
    @given(walk=a_walk)
    def test_every_seat_and_watcher_sees_the_same_table(self, walk: Walk) -> None:
        state = walk.end(self.game)
        seats: list[Seat] = [0, 1, 2, 3, 29]
        assert all(self.game.view(state, seat) == self.game.view(state, 0) for seat in seats)

    @law
    @given(
        walk=walks(ARAS).filter(lambda walk: walk.seats == 2 and walk.chosen.get("swap") != "on"),
        seed=st.integers(0, 2**32),
    )
    def test_with_the_colours_exchanged_the_same_game_is_played(self, walk: Walk, seed: int) -> None:
        state = walk.end(self.game)
        line = self.game.write_position(state)
        if line.split(" ")[2] == "C":
            return  # seat B chooses first, whatever its colour
        twin = self.game.read_position(mirrored(line))
        rng = Rng(seed)
        for _ in range(40):
            assert self.game.write_position(twin) == mirrored(self.game.write_position(state))
            seats = [seat for seat in (0, 1) if state.awaiting >> seat & 1]
            if not seats:
                break
            options = state.options(seats[0])
            assert twin.options(1 - seats[0]) == options
            choice = options[int(rng.below(len(options)))]
            state.answer(seats[0], choice)
            twin.answer(1 - seats[0], choice)


def mirrored(line: str) -> str:
    """The line with seats, colours, life points, hands and characters of the two sides exchanged."""
    board, seat, phase, lives, hands, characters, *rest = line.split(" ")
    return " ".join(
        [
            board.translate(str.maketrans("abAB", "baBA")),
            "BA"["AB".index(seat)],
            phase,
            ",".join(reversed(lives.split(","))),
            ",".join(reversed(hands.split(","))),
            characters[::-1],
            *rest,
        ]
    )
