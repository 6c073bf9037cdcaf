"""What a position of Aras is worth to a side: a guess in whole numbers, for greedy play and for search."""

from typing import Final, final

from mypy_extensions import i64

from sanjie.games.aras.board import beside, count, flood, lowest
from sanjie.games.aras.phases import ENDED
from sanjie.games.aras.position import (
    Position,
    damage_by,
    down_of,
    hand_of,
    kind_at,
    life_of,
    slimes_of,
    total_of,
)
from sanjie.games.aras.shapes import LOOSE, SLIME, WOLF, wolves_in
from sanjie.games.aras.state import NO_SIDE, State

WON: Final = 1_000_000  # less the number of the turn, so that a quick win is a better one


@final
class Yardstick:
    """Weights of an evaluation. Its measure is a tenth of a life point."""

    def __init__(self) -> None:
        self.life: i64 = 10  # a life point
        self.total: i64 = 14  # a point of the difference of the totals: damage in every turn that attacks
        self.hand: i64 = 9  # an element in hand
        self.slime: i64 = 4  # a face-up slime, beside its point: it can move and grow
        self.locked: i64 = 50  # percent of a face-down group's worth while it is locked
        self.threat: i64 = 60  # an attack that would win, if the side were on turn
        # a face-down group by kind; of LOOSE each element
        self.down: list[i64] = [10, 18, 42, 100, 120, 160, 150]
        self.waiting: list[i64] = [0, 0, 10, 60, 20, 40, 40]  # an ability that may be used now, by kind

    def value(self, state: State, side: i64) -> i64:
        """What `state` is worth to `side`: positive when it is ahead, beyond WON // 2 when it has won."""
        if state.phase == ENDED:
            winner = state.winner()
            if winner == NO_SIDE:
                return 0
            return WON - state.turn if winner == side else state.turn - WON
        worth = self.holdings(state, side) - self.holdings(state, 1 - side)
        return worth + self.total * (total_of(state, side) - total_of(state, 1 - side))

    def holdings(self, p: Position, side: i64) -> i64:
        """What `side` has, without its total: lives, hands, slimes, face-down groups and threats."""
        worth = self.slime * count(slimes_of(p, side))
        seat = side
        while seat < p.players:
            worth += self.life * life_of(p, seat) + self.hand * hand_of(p, seat)
            seat += 2
        if damage_by(p, side) >= life_of(p, 1 - side):
            worth += self.threat
        return worth + self.hidden(p, side)

    def hidden(self, p: Position, side: i64) -> i64:
        """What the face-down groups of `side` are worth."""
        down = down_of(p, side)
        lone = down & ~beside(down)
        column, row = wolves_in(down)
        worth = self.down[SLIME] * count(lone) + self.down[WOLF] * count(column | row)
        rest = down & ~(lone | column | column << 1 | row | row << 6)
        while rest:
            group = flood(lowest(rest), rest)
            rest = rest ^ group
            kind = kind_at(p, group)
            held = self.down[kind] if kind != LOOSE else self.down[LOOSE] * count(group)
            if group & p.locked:
                held = held * self.locked // 100
            worth += held
        return worth
