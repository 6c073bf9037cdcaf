"""Numbers that cards, skills and ghosts change: one function each, read wherever it counts (GUIXI-17.2)."""

from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi.phases import BUYING, CHEAP, HAND_LIMIT, HERETIC_KING, STRUCK_PAY
from sanjie.games.guixi.table import Table
from sanjie.games.guixi.tables import (
    CHALLENGE_BONUS,
    CHEAP_BUY,
    DIE_WARD,
    DISPEL_PLUS,
    DRAW_BONUS,
    DRAW_MINUS,
    GHOST_WAY,
    HAND_BONUS,
    HAND_MINUS,
    HOLDER_PLUS_1,
    HOST_BONUS,
    HOST_COST,
    NO_ARTIFACT,
    NO_SKILL,
    REWARD_BONUS,
    SKILL_SHIELD,
    SPIRIT_BONUS,
    TABLE_HALF_PLUS_1,
)


def skill_is_open(t: Table, seat: Seat, skill: int) -> bool:
    """Whether the skill of a character or king card works for `seat` now (GUIXI-10.8, 7.7)."""
    if t.flag(seat, NO_SKILL):
        return False
    level = t.tables.skill_level[skill]
    if level == GHOST_WAY:
        return has_ghost_way(t, seat)
    return t.point_count[seat] >= level


def has_ghost_way(t: Table, seat: Seat) -> bool:
    """Whether `seat` may use ghost-way skills (GUIXI-10.8)."""
    return seat == t.king or (t.ids[seat] == HERETIC_KING and t.revealed >> seat & 1 == 1)


def passive(t: Table, seat: Seat, kind: int) -> int:
    """The sum of the passives of that kind that work for `seat` (GUIXI-17.2)."""
    found = 0
    tables = t.tables
    card = t.artifact[seat]
    if card != NOTHING and tables.card_passive[card] == kind and not t.flag(seat, NO_ARTIFACT):
        found += tables.card_passive_n[card]
    character = t.chars[seat]
    if character != NOTHING:
        for skill in tables.character_skills[character]:
            if tables.skill_passive[skill] == kind and skill_is_open(t, seat, skill):
                found += tables.skill_passive_n[skill]
    if seat == t.king:
        skill = tables.king_skill[t.king_card]
        if tables.skill_passive[skill] == kind:
            found += tables.skill_passive_n[skill]
    return found


def cards_drawn(t: Table, seat: Seat) -> int:
    """Cards of the draw phase (GUIXI-5.1)."""
    number = 2 + passive(t, seat, DRAW_BONUS) - t.haunts(seat, DRAW_MINUS)
    return number if number > 0 else 0


def spirit_gained(t: Table, seat: Seat) -> int:
    """Spirit of the draw phase (GUIXI-5.1)."""
    return 1 + passive(t, seat, SPIRIT_BONUS)


def price(t: Table, seat: Seat) -> int:
    """What the next card costs `seat` (GUIXI-5.3, 17.2)."""
    return CHEAP if t.bought == 0 and passive(t, seat, CHEAP_BUY) > 0 else BUYING


def hand_limit(t: Table, seat: Seat) -> int:
    """How many cards `seat` may keep at the end of its turn (GUIXI-5.8)."""
    number = HAND_LIMIT + passive(t, seat, HAND_BONUS) - t.haunts(seat, HAND_MINUS)
    return number if number > 0 else 0


def has_die_ward(t: Table, seat: Seat) -> bool:
    """Whether die ghosts pass `seat` over (GUIXI-7.5)."""
    return passive(t, seat, DIE_WARD) > 0


def host_bonus(t: Table, seat: Seat) -> int:
    """What is added to the result when `seat` is the host (GUIXI-8.8)."""
    return passive(t, seat, HOST_BONUS)


def host_cost(t: Table, seat: Seat) -> int:
    """What `seat` pays to start an exorcism (GUIXI-8.1)."""
    return t.haunts(seat, HOST_COST)


def challenge_pay(t: Table, seat: Seat) -> int:
    """What `seat` gains by a right challenge (GUIXI-8.5)."""
    return STRUCK_PAY + passive(t, seat, CHALLENGE_BONUS)


def is_shielded(t: Table, seat: Seat) -> bool:
    """Whether the votes of `seat` cannot be challenged (GUIXI-8.5, 17.2)."""
    return seat == t.king or passive(t, seat, SKILL_SHIELD) > 0


def reward_bonus(t: Table, seat: Seat) -> int:
    """Spirit on top of a reward (GUIXI-17.2)."""
    return passive(t, seat, REWARD_BONUS)


def condition(t: Table, ghost: int, host: Seat) -> int:
    """What the result must reach to dispel `ghost` from its holder now (GUIXI-8.8)."""
    number = t.tables.ghost_dispel[ghost]
    formula = t.tables.ghost_formula[ghost]
    holder = t.holder[ghost]
    if formula == HOLDER_PLUS_1:
        number = 1 + t.ghost_count[holder]
    elif formula == TABLE_HALF_PLUS_1:
        number = 1 + len(t.attached) // 2
    elif formula != 0:
        number = 1 + t.point_count[host]
    number += t.haunts(holder, DISPEL_PLUS) + t.condition_change(ghost)
    return number if number > 1 else 1
