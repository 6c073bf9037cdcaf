"""Why a decision that is not offered is refused: the first broken clause, in the rulebook's order."""

from mypy_extensions import i64

from sanjie.core.seats import ALLOWED, Choice, Clause
from sanjie.games.aras.board import CELLS, beside, bit_of, flood, lowest
from sanjie.games.aras.characters import CHARACTERS, FIRST
from sanjie.games.aras.choices import (
    ATTACK,
    ATTACK_SEAT,
    CARRY,
    CHOOSE,
    DECLINE,
    END,
    EXCHANGE,
    FINISH,
    HIGHEST,
    KEEP,
    MOVE,
    PLACE,
    SHIFT,
    SKIP,
    SUMMON,
    USE,
    first_in,
    kind_in,
    second_in,
    third_in,
)
from sanjie.games.aras.creatures import CREATURES
from sanjie.games.aras.phases import (
    ABILITIES,
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
    down_of,
    empty_cells,
    hand_of,
    kind_at,
    life_of,
    owner_of,
    slimes_of,
    up_of,
)
from sanjie.games.aras.rulebook import (
    ABILITY_FORM,
    ABILITY_NOT_WAITING,
    ALREADY_MOVED,
    ATTACK_ALONE,
    ATTACK_NEEDS_TARGET,
    ATTACK_NO_DAMAGE,
    ATTACK_NO_SEAT,
    ATTACK_OWN_SIDE,
    ATTACK_TARGET_OUT,
    CELL_OCCUPIED,
    CHARACTER_NEEDS_EXPANSION,
    CHARACTER_OTHER_FACTION,
    HAND_EMPTY,
    LOOSE_INERT,
    MOVE_BESIDE_UNREVEALED,
    MOVE_EMPTY,
    MOVE_FACE_DOWN,
    MOVE_NOT_SLIME,
    MOVE_OWN_ONLY,
    NEEDS_ANCHOR,
    NO_SUCH_DECISION,
    PLACE_BESIDE_REVEALED,
    PLACE_MUST,
    SAME_CELL,
    SHIFT_NEEDS_LONE_OWN,
    SHIFT_NEEDS_PIX,
    SHIFT_SHAKEN,
    SUMMON_LOCKED,
    SUMMON_NEEDS_OWN_FACE_DOWN,
    SUMMON_NO_CREATURE,
    WRONG_PHASE,
)
from sanjie.games.aras.shapes import LOOSE


def phase_takes(phase: i64, kind: i64) -> bool:
    """Whether decisions of `kind` belong to `phase` at all (the table of ARAS-12.1)."""
    if phase == CHOOSING:
        return kind == CHOOSE
    if phase == SWAP:
        return kind == KEEP or kind == EXCHANGE
    if phase == PLACING:
        return kind == PLACE or kind == SHIFT or kind == SKIP
    if phase == MOVING:
        return kind == MOVE or kind == FINISH
    if phase == ABILITIES:
        return kind == USE or kind == CARRY or kind == DECLINE
    return kind == END or kind == SUMMON or kind == MOVE or kind == ATTACK or kind == ATTACK_SEAT


def reason_against(p: Position, choice: Choice) -> Clause:
    """The first clause that forbids `choice`, an int that `Offers` does not hold for the deciding seat."""
    if not is_decision(choice):
        return NO_SUCH_DECISION
    kind = kind_in(choice)
    if not phase_takes(p.phase, kind):
        return WRONG_PHASE
    if kind == PLACE:
        return against_placing(p, bit_of(first_in(choice)))
    if kind == SKIP:
        return PLACE_MUST
    if kind == SHIFT:
        return against_shifting(p, bit_of(first_in(choice)), bit_of(second_in(choice)))
    if kind == SUMMON:
        return against_summoning(p, bit_of(first_in(choice)))
    if kind == MOVE:
        return against_moving(p, bit_of(first_in(choice)), bit_of(second_in(choice)))
    if kind == ATTACK or kind == ATTACK_SEAT:
        return against_attacking(p, kind == ATTACK_SEAT, first_in(choice))
    if kind == CHOOSE:
        character = CHARACTERS[first_in(choice)]
        if character.expansion and not p.variant.expansion:
            return CHARACTER_NEEDS_EXPANSION
        return CHARACTER_OTHER_FACTION
    return against_using(p, choice)


def is_decision(choice: Choice) -> bool:
    """Whether some position could offer the int: its numbers name cells, seats or characters."""
    if not 0 <= choice <= HIGHEST:
        return False
    kind = kind_in(choice)
    first = first_in(choice)
    second = second_in(choice)
    third = third_in(choice)
    if kind <= ATTACK:
        return first == 0 and second == 0 and third == 0
    if kind == ATTACK_SEAT:
        return first < 4 and second == 0 and third == 0
    if kind == CHOOSE:
        return FIRST <= first < len(CHARACTERS) and second == 0 and third == 0
    if not is_cell(first):
        return False
    if kind == PLACE or kind == SUMMON:
        return second == 0 and third == 0
    if not is_cell(second):
        return False
    return is_cell(third) if kind == CARRY else third == 0


def is_cell(cell: i64) -> bool:
    """Whether the number 0..63 is a cell's."""
    return cell < 48 and CELLS & bit_of(cell) != 0


def against_landing_down(p: Position, cell: i64) -> Clause:
    """Why an element may not lie face down on `cell` (ARAS-4.2, 4.4)."""
    if cell & empty_cells(p) == 0:
        return CELL_OCCUPIED
    return PLACE_BESIDE_REVEALED if cell & beside(p.up_a | p.up_b) else ALLOWED


def against_placing(p: Position, cell: i64) -> Clause:
    """ARAS-4."""
    if hand_of(p, p.seat) == 0:
        return HAND_EMPTY
    return against_landing_down(p, cell)


def against_shifting(p: Position, source: i64, target: i64) -> Clause:
    """ARAS-9.6."""
    side = p.seat % 2
    if not CHARACTERS[character_of(p, side)].shifts:
        return SHIFT_NEEDS_PIX
    down = down_of(p, side)
    if source & down & ~beside(down) == 0:
        return SHIFT_NEEDS_LONE_OWN
    if source & p.shaken:
        return SHIFT_SHAKEN
    return against_landing_down(p, target)


def against_summoning(p: Position, cell: i64) -> Clause:
    """ARAS-5, 8.21."""
    down = down_of(p, p.seat % 2)
    if cell & down == 0:
        return SUMMON_NEEDS_OWN_FACE_DOWN
    group = flood(cell, down)
    if kind_at(p, group) == LOOSE:
        return SUMMON_NO_CREATURE
    if group & p.locked:
        return SUMMON_LOCKED
    return NEEDS_ANCHOR


def against_moving(p: Position, source: i64, target: i64) -> Clause:
    """ARAS-6."""
    side = p.seat % 2
    if source & empty_cells(p):
        return MOVE_EMPTY
    if source & (up_of(p, 1 - side) | down_of(p, 1 - side)):
        return MOVE_OWN_ONLY
    if source & down_of(p, side):
        return MOVE_FACE_DOWN
    if source & slimes_of(p, side) == 0:
        return LOOSE_INERT if kind_at(p, flood(source, up_of(p, side))) == LOOSE else MOVE_NOT_SLIME
    if source & p.moved:
        return ALREADY_MOVED
    if source == target:
        return SAME_CELL
    return MOVE_BESIDE_UNREVEALED if target & empty_cells(p) else CELL_OCCUPIED


def against_attacking(p: Position, named: bool, seat: i64) -> Clause:
    """ARAS-7, 13.3."""
    side = p.seat % 2
    if p.phase == AFTER_PLACING and p.variant.attack_alone:
        return ATTACK_ALONE
    if named and p.players == 2:
        return ATTACK_NO_SEAT
    if not named and p.players == 4:
        return ATTACK_NEEDS_TARGET
    if named and seat % 2 == side:
        return ATTACK_OWN_SIDE
    if named and life_of(p, seat) == 0:
        return ATTACK_TARGET_OUT
    return ATTACK_NO_DAMAGE


def against_using(p: Position, choice: i64) -> Clause:
    """ARAS-8: the creature must wait in the top frame, the rest is its own."""
    anchor = bit_of(first_in(choice))
    if anchor & p.top == 0:
        return ABILITY_NOT_WAITING
    group = flood(anchor, p.top)
    if lowest(group) != anchor:
        return NEEDS_ANCHOR
    creature = CREATURES[kind_at(p, group)]
    carries = kind_in(choice) == CARRY
    if creature.carries != carries:
        return ABILITY_FORM
    to: i64 = bit_of(third_in(choice)) if carries else 0
    return creature.refuse(p, group, owner_of(p, group), bit_of(second_in(choice)), to)
