"""Playthroughs: whole games written down, every question, answer and event: a change of rules is a diff.

`PYTHONPATH=src:tests python tests/playthroughs/play.py` writes the files anew; the test beside it compares.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.game import Chosen, Game
from sanjie.core.seats import CHANCE, NOBODY, WATCHER, Seat, members
from sanjie.games.registry import GAMES
from toy.game import LANTERNS
from walks import draw

HERE: Final = Path(__file__).parent
FEW: Final = 8  # options up to so many are written out
SIGNS: Final = {CHANCE: "*"}


@dataclass(frozen=True)
class Playthrough:
    """One game to be written down: the file is called `<name>.txt`."""

    name: str
    game: Game
    seats: int
    chosen: Mapping[str, Chosen]
    seed: int

    def text(self) -> str:
        """The whole file."""
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """What the file says, line by line."""
        options = " ".join(f"{name}={value}" for name, value in self.chosen.items())
        yield f"{self.game.rules} · {self.seats} seats · seed {self.seed} · {options or 'defaults'}"
        rng, dealer = Rng(self.seed), SeededDealer(self.seed + 1)
        state = self.game.deal(self.game.variant(self.chosen), self.seats)
        state.telling = True
        number = 0
        while state.awaiting != NOBODY:
            yield f"  {self.game.write_position(state)}"
            yield f"  {' · '.join(self.question(state, seat) for seat in members(state.awaiting))}"
            seat, choice = draw(state, rng, dealer)
            state.answer(seat, choice)
            number += 1
            yield f"{number} {sign(seat)} {self.game.write_answer(choice)}{self.stories(state)}"
        outcome = state.outcome()
        yield f"  {self.game.write_position(state)}"
        returns = " ".join(f"{value:g}" for value in outcome.returns)
        yield f"  returns {returns} · digest {state.digest():016x}"

    def question(self, state: Any, seat: Seat) -> str:
        """Who is asked, and what may be answered."""
        options = sorted(self.game.write_answer(choice) for choice in state.options(seat))
        shown = " ".join(options) if len(options) <= FEW else f"{len(options)} options"
        return f"{sign(seat)}? {shown}"

    def stories(self, state: Any) -> str:
        """What everybody was told, emptied afterwards."""
        told = [self.game.story(event, WATCHER, state) for event in state.told]
        state.told.clear()
        texts = [
            " ".join(
                [story.name, sign(story.seat), *(f"{name}={value}" for name, value in story.args.items())]
            )
            for story in told
        ]
        return "".join(f"; {text}" for text in texts)


def sign(seat: Seat) -> str:
    """A letter for a seat, `*` for chance, `-` for nobody."""
    return "-" if seat < 0 else SIGNS.get(seat, "ABCDEFGH"[seat % 8])


ARAS: Final = GAMES["aras"]
PLAYTHROUGHS: Final = (
    Playthrough("aras-1-two", ARAS, 2, {"limit": 40, "swap": "on", "characters": "??"}, 3),
    Playthrough(
        "aras-1-two-strict", ARAS, 2, {"place": "must", "loose": "inert", "dragon": "LV", "limit": 40}, 5
    ),
    Playthrough("aras-1-four", ARAS, 4, {"players": 4, "bear": "return", "limit": 40}, 1),
    Playthrough("lanterns-1", LANTERNS, 3, {}, 2),
)


def main() -> None:
    """Write every file anew."""
    for playthrough in PLAYTHROUGHS:
        (HERE / f"{playthrough.name}.txt").write_text(playthrough.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
