"""Whole turns of Aras: the best ways to play a turn to its end, found by a beam over its decisions.

A turn is long (a placing, up to fifteen slime moves, a chain of abilities), so search counts turns, not
decisions. After every decision only the best few positions are kept; different orders of the same decisions
meet in the same position and are kept once.
"""

from typing import Final, final

from mypy_extensions import i64

from sanjie.games.aras.board import beside, lowest, number
from sanjie.games.aras.choices import (
    CARRY,
    MOVE,
    USE,
    kind_in,
    three,
    two,
)
from sanjie.games.aras.evaluate import WON, Yardstick
from sanjie.games.aras.offers import Offers
from sanjie.games.aras.phases import ABILITIES, AFTER_PLACING, ENDED, SWAP
from sanjie.games.aras.phases import CHARACTERS as CHOOSING
from sanjie.games.aras.state import State

NONE_YET: Final = -4 * WON


@final
class Shelf:
    """The best few positions offered to it, each with its value and the first decision that leads to it.

    Of positions that look alike face up and differ only in what was placed, it keeps no more than `alike`, so
    that there is room for other ways to play.
    """

    def __init__(self, sample: State, size: int, alike: int) -> None:
        self.size = size
        self.alike = alike
        self.held = 0
        self.states: list[State] = [sample.clone() for _ in range(size)]
        self.values: list[i64] = [NONE_YET] * size
        self.firsts: list[i64] = [-1] * size
        self.keys: list[i64] = [0] * size
        self.faces: list[i64] = [0] * size

    def clear(self) -> None:
        """Hold nothing."""
        self.held = 0

    def least(self) -> i64:
        """What a position must be worth more than to be kept."""
        if self.held < self.size:
            return NONE_YET
        return self.values[self.held - 1]

    def keep(self, state: State, value: i64, first: i64) -> None:
        """Keep a copy of `state`, unless enough better ones are here or it is here already."""
        face = face_of(state)
        key = face ^ state.down_a * 9 ^ state.down_b * 11
        slot = self.held  # where it goes: a free place, or that of the worst it replaces
        alike = 0
        index = 0
        while index < self.held:
            if self.faces[index] == face:
                if self.keys[index] == key and self.values[index] == value:
                    return
                alike += 1
                if alike == self.alike:
                    slot = index
            index += 1
        if alike < self.alike and self.held == self.size:
            slot = self.size - 1
        if slot == self.held:
            self.held += 1
        elif self.values[slot] >= value:
            return
        copy = self.states[slot]
        while slot > 0 and self.values[slot - 1] < value:
            self.states[slot] = self.states[slot - 1]
            self.values[slot] = self.values[slot - 1]
            self.firsts[slot] = self.firsts[slot - 1]
            self.keys[slot] = self.keys[slot - 1]
            self.faces[slot] = self.faces[slot - 1]
            slot -= 1
        copy.copy_from(state)
        self.states[slot] = copy
        self.values[slot] = value
        self.firsts[slot] = first
        self.keys[slot] = key
        self.faces[slot] = face


def face_of(state: State) -> i64:
    """A number that positions of one turn share, nearly always, only if they look alike face up.

    Just after a placing no two do: there the placing is all that can differ.
    """
    face = state.up_a * 3 ^ state.up_b * 5 ^ state.moved * 7 ^ state.phase << 55 ^ state.lives << 20
    if state.phase == AFTER_PLACING:
        return face ^ state.down_a * 13 ^ state.down_b * 17
    return face


@final
class TurnFinder:
    """Finds turns. Make one for each depth of a search; it owns its scratch."""

    def __init__(self, sample: State, width: int, most: int, alike: int, frugal: bool) -> None:
        """`width` positions are kept after every decision and `most` ends of turns altogether.

        Of ends that differ only in the placing no more than `alike` are kept. A `frugal` finder leaves out
        slime moves that do not better the position at once.
        """
        self.frugal = frugal
        self.found = Shelf(sample, most, alike)
        self.layer = Shelf(sample, width, max(1, width // 2))
        self.following = Shelf(sample, width, max(1, width // 2))
        self.child = sample.clone()
        self.reply = sample.clone()
        self.best_reply = sample.clone()
        self.offers = Offers()
        self.reply_offers = Offers()
        self.before: i64 = 0  # what the position is worth that is being expanded
        self.nodes: i64 = 0  # decisions played in the last search

    def find(self, state: State, yardstick: Yardstick, limit: i64) -> bool:
        """Fill `found` with the best ends of what the decider of `state` has begun, best first.

        An end is the next turn, the end of the game, or the other side's word in its own turn. False if it
        was broken off because more than `limit` nodes were played; `found` may then be empty.
        """
        side = state.decider() % 2
        self.nodes = 0
        self.found.clear()
        self.layer.clear()
        self.layer.keep(state, yardstick.value(state, side), -1)
        while self.layer.held > 0:
            self.following.clear()
            index = 0
            while index < self.layer.held:
                if self.nodes > limit:
                    return False
                self.before = self.layer.values[index]
                self.expand(self.layer.states[index], self.layer.firsts[index], side, yardstick)
                index += 1
            self.layer, self.following = self.following, self.layer
        return True

    def expand(self, state: State, first: i64, side: i64, yardstick: Yardstick) -> None:
        """Try every decision worth trying in `state`."""
        offers = self.offers
        offers.read(state)
        index = offers.moves
        others = offers.total
        if offers.users > 0:
            others = offers.plains  # a question about abilities is about nothing else
            self.expand_uses(state, first, side, yardstick)
        elif index > 0:
            self.expand_moves(state, first, side, yardstick)
        while index < others:
            self.consider(state, offers.pick(index), first, side, yardstick)
            index += 1

    def expand_moves(self, state: State, first: i64, side: i64, yardstick: Yardstick) -> None:
        """Slime moves: to own elements, and once somewhere else."""
        offers = self.offers
        up = state.up_a if side == 0 else state.up_b
        movers = offers.move
        while movers:
            mover = lowest(movers)
            movers = movers ^ mover
            places = worthy(offers.move_to, up & ~mover)
            while places:
                place = lowest(places)
                places = places ^ place
                self.consider(state, two(MOVE, number(mover), number(place)), first, side, yardstick)

    def expand_uses(self, state: State, first: i64, side: i64, yardstick: Yardstick) -> None:
        """Abilities; carries go beside elements of the same owner, and once somewhere else."""
        offers = self.offers
        user: i64 = 0
        while user < offers.users:
            anchor = number(offers.anchor if user == 0 else offers.more_anchors[user - 1])
            targets = offers.targets if user == 0 else offers.more_targets[user - 1]
            carries = offers.carries if user == 0 else offers.more_carry[user - 1]
            while targets:
                target = lowest(targets)
                targets = targets ^ target
                if not carries:
                    self.consider(state, two(USE, anchor, number(target)), first, side, yardstick)
                    continue
                up = state.up_a if target & state.up_a else state.up_b
                places = worthy(offers.carry_to, up & ~target)
                while places:
                    place = lowest(places)
                    places = places ^ place
                    choice = three(CARRY, anchor, number(target), number(place))
                    self.consider(state, choice, first, side, yardstick)
            user += 1

    def consider(self, state: State, choice: i64, first: i64, side: i64, yardstick: Yardstick) -> None:
        """Play `choice`, let the other side use what it brought it, and keep what comes of it."""
        child = self.child
        child.copy_from(state)
        child.play(choice)
        self.nodes += 1
        if first < 0:
            first = choice
        if state.phase == SWAP or state.phase == CHOOSING:
            self.found.keep(child, yardstick.value(child, side), first)
            return
        own = state.seat % 2 == side  # whose turn it is
        while child.phase == ABILITIES and own and child.decider() % 2 != side:
            self.answer(child, 1 - side, yardstick)
        value = yardstick.value(child, side)
        over = child.phase == ENDED or child.turn != state.turn or (not own and child.decider() % 2 != side)
        if self.frugal and value <= self.before and kind_in(choice) == MOVE:
            return
        shelf = self.found if over else self.following
        if value > shelf.least():
            shelf.keep(child, value, first)

    def answer(self, state: State, side: i64, yardstick: Yardstick) -> None:
        """Let `side` use an ability in the other's turn as seems best at once."""
        offers = self.reply_offers
        offers.read(state)
        best: i64 = NONE_YET
        index: i64 = 0
        while index < offers.total:
            self.reply.copy_from(state)
            self.reply.play(offers.pick(index))
            self.nodes += 1
            value = yardstick.value(self.reply, side)
            if value > best:
                best = value
                self.reply, self.best_reply = self.best_reply, self.reply
            index += 1
        state.copy_from(self.best_reply)


def worthy(places: i64, friends: i64) -> i64:
    """Of the cells `places`: those beside `friends`, and one that is not."""
    near = places & beside(friends)
    return near | lowest(places & ~near)
