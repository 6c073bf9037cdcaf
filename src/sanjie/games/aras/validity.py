"""Which positions can be (ARAS-2.6, 12.5): asked when a line or packed bytes are read, never in play."""

from sanjie.games.aras.board import beside, cell_name, count, flood, lowest, number
from sanjie.games.aras.characters import CHARACTERS, NONE, NOT_YET
from sanjie.games.aras.creatures import CREATURES
from sanjie.games.aras.offers import has_use
from sanjie.games.aras.phases import (
    ABILITIES,
    ENDED,
    MOVING,
    SWAP,
)
from sanjie.games.aras.phases import (
    CHARACTERS as CHOOSING,
)
from sanjie.games.aras.position import (
    down_of,
    kind_at,
    landable,
    push_frame,
    set_characters,
    slimes_of,
    up_of,
)
from sanjie.games.aras.state import State

Frames = list[list[tuple[int, int]]]  # (anchor's number, uses) of each waiting creature, the top frame last
ELEMENTS = {2: 15, 4: 20}  # of a side, on the board and in hand (ARAS-1.2)


def fault_of(state: State, characters: list[int], frames: Frames) -> str:
    """What makes the position impossible, or "". Its characters and waiting creatures are given apart."""
    return (
        fault_on_board(state)
        or fault_in_phase(state)
        or fault_in_characters(state, characters)
        or fault_in_stack(state, characters, frames)
    )


def fault_on_board(state: State) -> str:
    """Facings, numbers of elements and `+` marks."""
    players = state.variant.players
    for side, name in enumerate("ab"):
        up, down = int(up_of(state, side)), int(down_of(state, side))
        if beside(up) & down:
            return f"a face-up element of side {name} is beside a face-down one (ARAS-2.6)"
        held = sum(state.hands >> 8 * seat & 255 for seat in range(side, players, 2))
        if count(up) + count(down) + held > ELEMENTS[players]:
            return f"side {name} has more than {ELEMENTS[players]} elements (ARAS-1.2)"
    if state.moved and state.phase not in (MOVING, ABILITIES):
        return "the mark + stands only in phases M and R (ARAS-6.3)"
    return ""


def fault_in_phase(state: State) -> str:
    """Seat, turn and stall counter against the phase."""
    variant = state.variant
    if state.phase != ENDED:
        if state.lives >> 8 * state.seat & 255 == 0:
            return "the seat to move has no life points (ARAS-10.1)"
        if state.side_is_out(0) or state.side_is_out(1):
            return "a side is out: the game would be over (ARAS-10.1)"
        if state.stall > variant.stall or state.turn > variant.limit:
            return "the game would be over by stall or limit (ARAS-10.2, 10.3)"
    if state.phase == SWAP and not (variant.swap and state.turn == 2 and state.seat == 1):
        return "phase S is only seat B's, in turn 2, with swap=on (ARAS-11.10)"
    if variant.swap and state.turn == 1 and state.seat != 0:
        return "with swap=on turn 1 is seat A's (ARAS-11.10)"
    return ""


def fault_in_characters(state: State, characters: list[int]) -> str:
    """Who has which character, and who has still to choose."""
    if state.variant.players == 4:
        if state.phase == CHOOSING or any(one != NONE for one in characters):
            return "four players use no characters and choose none (ARAS-13.2)"
        return ""
    first, second = characters
    if (first == NOT_YET) != (state.phase == CHOOSING):
        return "seat A has still to choose in phase C, and only then (ARAS-1.7)"
    if state.phase == CHOOSING and (
        state.turn != 1 or state.seat != 0 or state.up_a | state.up_b | state.down_a | state.down_b
    ):
        return "characters are chosen in turn 1 of seat A on an empty board (ARAS-1.7)"
    if second == NOT_YET:
        return "" if first == NOT_YET else "seat B chooses before seat A (ARAS-1.7)"
    if (first == NONE) != (second == NONE):
        return "both seats have a character or neither has (ARAS-1.8)"
    if first not in (NONE, NOT_YET) and CHARACTERS[first].faction == CHARACTERS[second].faction:
        return "the characters are of one faction (ARAS-1.4)"
    if not state.variant.expansion and (CHARACTERS[first].expansion or CHARACTERS[second].expansion):
        return "a character belongs to the expansion, which is off (ARAS-11.6)"
    return ""


def fault_in_stack(state: State, characters: list[int], frames: Frames) -> str:
    """Moves that must be possible in M, uses that must be possible in R."""
    if (state.phase == ABILITIES) != bool(frames):
        return "there is a stack in phase R, and only then (ARAS-12.5)"
    probe = state.clone()
    if state.variant.players == 2:
        set_characters(probe, characters[0], characters[1])
    if state.phase == MOVING:
        side = state.seat % 2
        if not state.moved & up_of(state, side):
            return "in phase M an element of the active side has moved (ARAS-6.3)"
        if not (slimes_of(probe, side) & ~state.moved and landable(state)):
            return "in phase M some slime can still move (ARAS-6.3)"
    seen: set[int] = set()
    for frame in frames:
        owners: set[int] = set()
        for anchor, uses in frame:
            owner = 0 if state.up_a >> anchor & 1 else 1
            group = int(flood(1 << anchor, up_of(state, owner))) if up_of(state, owner) >> anchor & 1 else 0
            creature = CREATURES[kind_at(state, group)] if group else CREATURES[0]
            if creature.uses == 0 or number(lowest(group)) != anchor:
                return f"{cell_name(anchor)} is no anchor of a face-up creature with an ability (ARAS-12.5)"
            if uses > creature.uses:
                return f"only a bear has two uses (ARAS-8.13); {cell_name(anchor)} is a {creature.name}"
            if anchor in seen:
                return f"{cell_name(anchor)} stands twice in the stack (ARAS-12.5)"
            seen.add(anchor)
            owners.add(owner)
        if len(owners) != 1:
            return "the creatures of a frame have one owner (ARAS-8.2)"
    if frames:
        add_waiting(probe, frames)
        if not has_use(probe):
            return "the top frame has no use: it would have been dropped (ARAS-8.3)"
    return ""


def add_waiting(state: State, frames: Frames) -> None:
    """Put the waiting creatures of a faultless position on its stack."""
    for frame in frames:
        cells = 0
        for anchor, uses in frame:
            group = int(flood(1 << anchor, state.up_a if state.up_a >> anchor & 1 else state.up_b))
            cells |= group
            if uses < CREATURES[kind_at(state, group)].uses:
                state.bitten |= group
        push_frame(state, cells)
