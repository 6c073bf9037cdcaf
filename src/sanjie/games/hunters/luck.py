"""The luck of one game, kept apart by what it decides, so that two teams can play with the same luck.

Fate cards, supply, each personal deck, each place of the map and the dice have streams of their own: when
one team draws a card more, the other's dice still fall alike.
"""

from typing import Final, final

from sanjie.core.chance import Rng
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.draws import draw_chance
from sanjie.games.hunters.state import State

FATE_STREAM: Final = 1
SUPPLY_STREAM: Final = 2
DIE_STREAM: Final = 3
DECK_STREAM: Final = 4  # + seat
TILE_STREAM: Final = 10  # + place
STREAMS: Final = 55
STRIDE: Final = 1_000_003


@final
class Luck:
    """Answers for chance; the same seed gives the same streams."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: list[Rng | None] = [None] * STREAMS

    def stream_for(self, t: State) -> Rng:
        """The stream that decides the open question."""
        frame = t.stack[-1]
        number = FATE_STREAM
        if frame.step == e.DRAWN:
            number = DECK_STREAM + frame.actor
        elif frame.step == e.FILLED:
            number = SUPPLY_STREAM
        elif frame.step == e.ROLLED:
            number = DIE_STREAM
        elif frame.step == e.TURNED_UP:
            number = TILE_STREAM + frame.target
        stream = self.streams[number]
        if stream is None:
            stream = Rng(self.seed * STRIDE + number)
            self.streams[number] = stream
        return stream

    def answer(self, t: State) -> int:
        """An answer to the question that `t` asks of chance, by its odds."""
        return draw_chance(t, t.stack[-1], self.stream_for(t))
