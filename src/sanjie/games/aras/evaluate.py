"""What a position of Aras is worth to a side: a guess in whole numbers, for greedy play and for search."""

from typing import Final, final

from mypy_extensions import i64

from sanjie.games.aras.board import beside, count, flood, lowest
from sanjie.games.aras.phases import ABILITIES, ENDED, MOVING
from sanjie.games.aras.position import (
    Position,
    damage_by,
    down_of,
    hand_of,
    kind_at,
    life_of,
    owner_of,
    slimes_of,
    total_of,
    up_of,
)
from sanjie.games.aras.shapes import LOOSE, SLIME, WOLF, wolves_in
from sanjie.games.aras.state import NO_SIDE, State

WON: Final = 1_000_000  # less the number of the turn, so that a quick win is a better one
CERTAIN: Final = WON // 2  # beyond this the game is decided


@final
class Yardstick:
    """Weights of an evaluation. Its measure is a tenth of a life point."""

    def __init__(self) -> None:
        self.life: i64 = 10  # a life point
        self.total: i64 = 20  # a point of the difference of the totals: damage in every turn that attacks
        self.hand: i64 = 9  # an element in hand
        self.slime: i64 = 16  # a face-up slime, beside its point: it can move and grow
        self.locked: i64 = 50  # percent of a face-down group's worth while it is locked
        self.threat: i64 = 60  # an attack that would win, if the side were on turn
        self.down: list[i64] = [10, 18, 42, 100, 120, 160, 150]  # face down, by kind; of LOOSE each element
        self.waiting: list[i64] = [0, 0, 10, 60, 20, 40, 40]  # an ability that may be used now, by kind
        # remembered: what the face-down elements of each side were worth
        self.seen_a: i64 = -1
        self.held_a: i64 = 0
        self.seen_b: i64 = -1
        self.held_b: i64 = 0

    def value(self, state: State, side: i64) -> i64:
        """What `state` is worth to `side`: positive when it is ahead, beyond CERTAIN when it has won."""
        if state.phase == ENDED:
            winner = state.winner()
            if winner == NO_SIDE:
                return 0
            return WON - state.turn if winner == side else state.turn - WON
        worth = self.holdings(state, 0) - self.holdings(state, 1)
        worth += self.total * (total_of(state, 0) - total_of(state, 1))
        if state.phase == ABILITIES:
            worth += self.pending(state)
        elif state.phase == MOVING:
            worth += self.growing(state)
        return worth if side == 0 else -worth

    def holdings(self, p: Position, side: i64) -> i64:
        """What `side` has, without its total: lives, hands, slimes, face-down groups and threats."""
        worth = self.slime * count(slimes_of(p, side))
        seat = side
        while seat < p.players:
            worth += self.life * life_of(p, seat) + self.hand * hand_of(p, seat)
            seat += 2
        if damage_by(p, side) >= life_of(p, 1 - side):
            worth += self.threat
        down = down_of(p, side)
        if p.locked & down:
            return worth + self.hidden(p, down)
        if side == 0:
            if self.seen_a != down:
                self.seen_a = down
                self.held_a = self.hidden(p, down)
            return worth + self.held_a
        if self.seen_b != down:
            self.seen_b = down
            self.held_b = self.hidden(p, down)
        return worth + self.held_b

    def hidden(self, p: Position, down: i64) -> i64:
        """What the face-down groups of a side are worth."""
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

    def pending(self, p: Position) -> i64:
        """What the waiting abilities are worth to side 0."""
        worth = self.abilities(p, p.top) if owner_of(p, p.top) == 0 else -self.abilities(p, p.top)
        for frame in p.below:
            worth += self.abilities(p, frame) if owner_of(p, frame) == 0 else -self.abilities(p, frame)
        return worth

    def abilities(self, p: Position, creatures: i64) -> i64:
        """What the abilities of `creatures`, which do not touch each other, are worth to their owner."""
        worth: i64 = 0
        rest = creatures
        while rest:
            group = flood(lowest(rest), rest)
            rest = rest ^ group
            worth += self.waiting[kind_at(p, group)]
        return worth

    def growing(self, p: Position) -> i64:
        """What the abilities are worth to side 0 that the slimes moved so far would bring."""
        side = p.seat % 2
        up = up_of(p, side)
        rest = p.moved & up
        worth: i64 = 0
        while rest:
            group = flood(lowest(rest), up)
            rest = rest & ~group
            worth += self.waiting[kind_at(p, group)]
        return worth if side == 0 else -worth
