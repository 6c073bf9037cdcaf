"""A position as canonical bytes and back; also the one place that knows which positions can exist."""

from sanjie.core.packing import pack_ints
from sanjie.games.aras.position import Position, frames_of

VERSION = 1  # of this layout


def position_ints(p: Position, revision: int) -> bytes:
    """`p` and its revision as bytes: equal positions, equal bytes."""
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
        int(p.bitten),
    ]
    frames = frames_of(p)
    row.append(len(frames))
    row += frames
    return pack_ints(row)
