"""A position as canonical bytes and back; also the one place that knows which positions can exist."""

from sanjie.core.packing import pack_ints
from sanjie.games.aras.position import (
    Position,
    waiting_cells,
    waiting_depth,
    waiting_side,
    waiting_uses,
)

VERSION = 1  # of this layout


def position_ints(p: Position, revision: int) -> bytes:
    """`p` and its revision as bytes: equal positions, equal bytes. Depths of frames are numbered from 0."""
    v = p.variant
    row = [
        VERSION,
        revision,
        v.players,
        int(v.must_place),
        v.dragons,
        int(v.inert),
        int(v.attack_alone),
        int(v.bear_returns),
        int(v.expansion),
        v.stall,
        v.limit,
        int(v.swap),
        int(p.character_a),
        int(p.character_b),
        int(p.seat),
        int(p.phase),
        int(p.turn),
        int(p.stall),
        int(p.lives),
        int(p.hands),
        int(p.down_a),
        int(p.down_b),
        int(p.up_a),
        int(p.up_b),
        int(p.shaken),
        int(p.locked),
        int(p.twice),
        int(p.moved),
        len(p.waiting),
    ]
    depth = -1
    last = -1
    for item in p.waiting:
        if int(waiting_depth(item)) != last:
            last = int(waiting_depth(item))
            depth += 1
        row += [int(waiting_cells(item)), int(waiting_uses(item)), int(waiting_side(item)), depth]
    return pack_ints(row)
