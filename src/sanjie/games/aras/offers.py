"""What may be decided at this moment, as masks: counted, picked by index or listed.

This is the only place that says what is legal; `reasons` explains what is missing here.
"""

from typing import Final, final

from mypy_extensions import i64

from sanjie.games.aras.board import bit_of, count, flood, lowest, nth, number
from sanjie.games.aras.characters import CHARACTERS, FIRST, NOT_YET
from sanjie.games.aras.choices import (
    ATTACK,
    ATTACK_SEAT,
    CARRY,
    CHOOSE,
    DECLINE,
    END,
    EXCHANGE,
    FINISH,
    KEEP,
    MOVE,
    PLACE,
    SHIFT,
    SKIP,
    SUMMON,
    USE,
    first_in,
    kind_in,
    one,
    plain,
    second_in,
    third_in,
    three,
    two,
)
from sanjie.games.aras.creatures import CREATURES
from sanjie.games.aras.phases import (
    ABILITIES,
    ACTION,
    AFTER_PLACING,
    MOVING,
    PLACING,
    SWAP,
)
from sanjie.games.aras.phases import (
    CHARACTERS as CHOOSING,
)
from sanjie.games.aras.position import (
    Position,
    character_of,
    damage_by,
    hand_of,
    kind_at,
    landable,
    life_of,
    owner_of,
    placeable,
    shiftable,
    slimes_of,
    summonable,
)

PLAIN_KINDS: Final = 8  # END … ATTACK have no numbers; `plain` holds a bit for each


def has_use(p: Position) -> bool:
    """Whether a creature of the top frame can use its ability now (ARAS-8.3); notes the first that can."""
    side = owner_of(p, p.top)
    rest = p.top
    while rest:
        group = flood(lowest(rest), rest)
        targets = CREATURES[kind_at(p, group)].targets(p, group, side)
        if targets:
            p.asked = group
            p.asked_targets = targets
            return True
        rest = rest ^ group
    p.asked = 0
    return False


@final
class Offers:
    """The legal decisions of a position. Make one, `read` into it again and again."""

    __slots__ = (  # which the interpreter reads faster than a dictionary
        "anchor",
        "carries",
        "carry_to",
        "characters",
        "landings",
        "more_anchors",
        "more_carry",
        "more_targets",
        "move",
        "move_to",
        "moves",
        "place",
        "placings",
        "plain",
        "plains",
        "seats",
        "shift",
        "shift_to",
        "summon",
        "targets",
        "total",
        "users",
    )

    def __init__(self) -> None:
        self.plain: i64 = 0  # bit k: the plain decision of kind k
        self.seats: i64 = 0  # whom an attack may name (four players)
        self.characters: i64 = 0  # bit per number in CHARACTERS
        self.place: i64 = 0
        self.shift: i64 = 0
        self.shift_to: i64 = 0
        self.summon: i64 = 0
        self.move: i64 = 0
        self.move_to: i64 = 0
        self.carry_to: i64 = 0
        # creatures of the top frame that have a use: the first in fields, for it is mostly the only one
        self.users: i64 = 0  # how many
        self.anchor: i64 = 0  # its anchor's bit
        self.targets: i64 = 0  # what it may name
        self.carries = False  # whether it also names a destination, out of `carry_to`
        self.more_anchors: list[i64] = []
        self.more_targets: list[i64] = []
        self.more_carry: list[bool] = []
        self.total: i64 = 0  # how many decisions there are …
        self.placings: i64 = 0  # … of them with the sign `+`
        self.landings: i64 = 0  # … cells in `move_to`
        self.moves: i64 = 0  # … of them with the sign `m`
        self.plains: i64 = 0  # … of them plain

    def read(self, p: Position) -> None:
        """Say what may be decided in `p`."""
        self.plain = 0
        self.plains = 0
        self.seats = 0
        self.characters = 0
        self.place = 0
        self.shift = 0
        self.summon = 0
        self.move = 0
        self.moves = 0
        if self.users > 1:
            self.more_anchors.clear()
            self.more_targets.clear()
            self.more_carry.clear()
        self.users = 0
        phase = p.phase
        if phase == MOVING:  # by far the commonest
            if p.landing:
                self.move = p.movers
                self.move_to = p.landing
                self.landings = count(p.landing)
                self.moves = count(p.movers) * self.landings
            else:
                self.read_moves(p)
            self.plain = 1 << FINISH
            self.plains = 1
            self.placings = 0
            self.total = self.moves + 1
            return
        if phase == PLACING:
            self.read_placing(p)
        elif phase == ACTION or phase == AFTER_PLACING:
            self.read_action(p)
        elif phase == ABILITIES:
            self.read_abilities(p)
        elif phase == CHOOSING:
            self.read_characters(p)
        elif phase == SWAP:
            self.plain = 1 << KEEP | 1 << EXCHANGE
            self.plains = 2
        self.total = self.counted()

    def read_placing(self, p: Position) -> None:
        """Phase 1 (ARAS-4, 9.6)."""
        side = p.seat % 2
        free = placeable(p)
        if hand_of(p, p.seat) > 0:
            self.place = free
        if not (p.variant.must_place and self.place):
            self.plain = 1 << SKIP
            self.plains = 1
        if free and CHARACTERS[character_of(p, side)].shifts:
            self.shift = shiftable(p, side)
            self.shift_to = free

    def read_action(self, p: Position) -> None:
        """Phase 2 (ARAS-4.7, 5, 6, 7)."""
        side = p.seat % 2
        self.plain = 1 << END
        self.plains = 1
        self.summon = summonable(p, side)
        self.read_moves(p)
        if p.phase == AFTER_PLACING and p.variant.attack_alone:
            return
        if damage_by(p, side) == 0:
            return
        if p.players == 2:
            self.plain = 1 << END | 1 << ATTACK
            self.plains = 2
            return
        seat: i64 = 1 - side
        while seat < p.players:
            if life_of(p, seat) > 0:
                self.seats = self.seats | bit_of(seat)
            seat += 2

    def read_moves(self, p: Position) -> None:
        """Slimes that may move, and where to (ARAS-6)."""
        movers = slimes_of(p, p.seat % 2) & ~p.moved
        if movers == 0:
            return
        self.move_to = landable(p)
        if self.move_to:
            self.move = movers
            self.landings = count(self.move_to)
            self.moves = count(movers) * self.landings

    def read_abilities(self, p: Position) -> None:
        """Uses of the creatures in the top frame (ARAS-8.2); none at all means the frame is to be dropped."""
        side = owner_of(p, p.top)
        rest = p.top
        while rest:
            if p.asked and rest == p.top:
                group = p.asked  # those before it have no use
                creature = CREATURES[kind_at(p, group)]
                targets = p.asked_targets
            else:
                group = flood(lowest(rest), rest)
                creature = CREATURES[kind_at(p, group)]
                targets = creature.targets(p, group, side)
            rest = rest ^ group
            if targets:
                self.add_user(lowest(group), targets, creature.carries)
                if creature.carries:
                    self.carry_to = landable(p)
        if self.users:
            self.plain = 1 << DECLINE
            self.plains = 1

    def add_user(self, anchor: i64, targets: i64, carries: bool) -> None:
        """One more creature that can use its ability."""
        if self.users == 0:
            self.anchor = anchor
            self.targets = targets
            self.carries = carries
        else:
            self.more_anchors.append(anchor)
            self.more_targets.append(targets)
            self.more_carry.append(carries)
        self.users += 1

    def uses_of(self, user: i64) -> i64:
        """How many decisions creature number `user` has."""
        uses = count(self.targets if user == 0 else self.more_targets[user - 1])
        carries = self.carries if user == 0 else self.more_carry[user - 1]
        return uses * count(self.carry_to) if carries else uses

    def use_of(self, user: i64, index: i64) -> i64:
        """Decision `index` of creature number `user`."""
        anchor = number(self.anchor if user == 0 else self.more_anchors[user - 1])
        targets = self.targets if user == 0 else self.more_targets[user - 1]
        if not (self.carries if user == 0 else self.more_carry[user - 1]):
            return two(USE, anchor, nth(targets, index))
        places = count(self.carry_to)
        while index >= places:  # as in `pick`
            index -= places
            targets = targets & (targets - 1)
        return three(CARRY, anchor, number(lowest(targets)), nth(self.carry_to, index))

    def read_characters(self, p: Position) -> None:
        """Seat B chooses first, then seat A among the other faction (ARAS-1.7)."""
        number_of = FIRST
        while number_of < len(CHARACTERS):
            character = CHARACTERS[number_of]
            if p.variant.expansion or not character.expansion:
                other = CHARACTERS[p.character_b]
                if p.character_b == NOT_YET or character.faction != other.faction:
                    self.characters = self.characters | bit_of(number_of)
            number_of += 1

    def counted(self) -> i64:
        """How many decisions the masks stand for; keeps the parts that `pick` asks for most."""
        self.placings = 0
        if self.place:
            self.placings = count(self.place)
        total = self.placings + self.moves + self.plains
        if self.summon:
            total += count(self.summon)
        if self.shift:
            total += count(self.shift) * count(self.shift_to)
        if self.seats | self.characters:
            total += count(self.seats | self.characters << 8)
        user: i64 = 0
        while user < self.users:
            total += self.uses_of(user)
            user += 1
        return total

    def pick(self, index: i64) -> i64:
        """The decision with `index` (0 <= index < total), in a fixed order that is not the choices' own."""
        if index < self.moves:
            movers = self.move
            while index >= self.landings:  # few slimes, many cells: quicker than to divide
                index -= self.landings
                movers = movers & (movers - 1)
            return two(MOVE, number(lowest(movers)), nth(self.move_to, index))
        index -= self.moves
        if index < self.placings:
            return one(PLACE, nth(self.place, index))
        index -= self.placings
        if index < self.plains:
            return plain(nth(self.plain, index))
        index -= self.plains
        held = count(self.summon)
        if index < held:
            return one(SUMMON, nth(self.summon, index))
        index -= held
        user: i64 = 0
        while user < self.users:
            held = self.uses_of(user)
            if index < held:
                return self.use_of(user, index)
            index -= held
            user += 1
        if self.shift:
            places = count(self.shift_to)
            held = count(self.shift) * places
            if index < held:
                shifted = index // places
                to = nth(self.shift_to, index - shifted * places)
                return two(SHIFT, nth(self.shift, shifted), to)
            index -= held
        held = count(self.seats)
        if index < held:
            return one(ATTACK_SEAT, nth(self.seats, index))
        return one(CHOOSE, nth(self.characters, index - held))

    def listed(self) -> list[int]:
        """Every decision, ascending; a fresh list."""
        found: list[int] = []
        index: i64 = 0
        while index < self.total:
            found.append(int(self.pick(index)))
            index += 1
        found.sort()
        return found

    def hold(self, choice: i64) -> bool:
        """Whether the int `choice` is one of these decisions."""
        if choice < 0 or choice > 14 << 18 | 0x3FFFF:
            return False
        kind = kind_in(choice)
        first = first_in(choice)
        second = second_in(choice)
        third = third_in(choice)
        if first > 47 or second > 47 or third > 47:
            return False  # no bit of a mask
        if kind <= ATTACK:
            return first == 0 and second == 0 and third == 0 and self.plain & bit_of(kind) != 0
        if kind == CARRY or kind == USE:
            return (kind == CARRY or third == 0) and self.holds_use(kind == CARRY, first, second, third)
        if third:
            return False
        if kind == SHIFT:
            return self.shift & bit_of(first) != 0 and self.shift_to & bit_of(second) != 0
        if kind == MOVE:
            return self.move & bit_of(first) != 0 and self.move_to & bit_of(second) != 0
        if second:
            return False
        if kind == PLACE:
            return self.place & bit_of(first) != 0
        if kind == SUMMON:
            return self.summon & bit_of(first) != 0
        if kind == ATTACK_SEAT:
            return self.seats & bit_of(first) != 0
        return self.characters & bit_of(first) != 0

    def holds_use(self, carried: bool, anchor: i64, target: i64, to: i64) -> bool:
        """Whether the creature at `anchor` may name `target` (and carry it `to`); cells by number."""
        user: i64 = 0
        while user < self.users:
            if (self.anchor if user == 0 else self.more_anchors[user - 1]) == bit_of(anchor):
                targets = self.targets if user == 0 else self.more_targets[user - 1]
                if (self.carries if user == 0 else self.more_carry[user - 1]) != carried:
                    return False
                if targets & bit_of(target) == 0:
                    return False
                return not carried or self.carry_to & bit_of(to) != 0
            user += 1
        return False
