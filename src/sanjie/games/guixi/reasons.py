"""Why an answer that is not offered is refused: the first broken clause in the rulebook's order.

Called only for answers that `offers.py` does not offer; so every path ends in a reason.
"""

from sanjie.core.seats import CHANCE, NOTHING, PASS, Clause, Seat
from sanjie.games.guixi import choices as c
from sanjie.games.guixi import effects as e
from sanjie.games.guixi import rulebook as r
from sanjie.games.guixi import tables as o
from sanjie.games.guixi.heretics import is_ready
from sanjie.games.guixi.offers import is_own_day, may_buy, may_stir
from sanjie.games.guixi.phases import AFTER, BEFORE, DAY, HERETIC
from sanjie.games.guixi.quantities import has_ghost_way, is_shielded
from sanjie.games.guixi.table import Table
from sanjie.games.guixi.tables import GHOST_WAY, NO_ARTIFACT, NO_BUY, NO_SKILL, OWN_TURN_ONLY


def reason_against(t: Table, seat: Seat, choice: int) -> Clause:
    """The reason to refuse `choice` of the asked `seat`."""
    kind = c.kind_in(choice)
    if choice == PASS:
        return r.WRONG_KIND
    if choice < 0 or not c.BUY <= kind <= c.LAST_KIND:
        return r.NO_SUCH_ANSWER
    step = t.stack[-1].step
    if seat == CHANCE:
        return r.CHANCE_NOT_POSSIBLE
    if step == e.ACTING:
        return against_action(t, seat, kind, choice)
    if step == e.VOTED and kind == c.VOTE:
        return r.CARD_NOT_IN_HAND
    if step == e.DISCARDED and kind == c.DISCARD:
        return r.CARD_NOT_IN_HAND
    if step == e.CHOSEN and kind == c.NAME:
        return against_named(t, choice)
    if step == e.SUNK and kind == c.SINK:
        return r.SINK_NOT_SEEN
    if step == e.EXORCISE_OR_NOT and (kind == c.EXORCISE or kind == c.SUMMON):
        return against_aim(t, seat, kind, choice)
    if step == e.CHALLENGED and kind == c.CHALLENGE:
        return against_challenge(t, seat, choice)
    if step == e.POWERED and kind == c.HERETIC:
        return r.HERETIC_NOT_YOU
    if step == e.LIVED and kind == c.LIFE:
        return r.LIFE_NOT_HIS
    return against_haste(kind)


def against_haste(kind: int) -> Clause:
    """What is for windows only, while something else is asked (GUIXI-5.5, 6.7)."""
    if kind == c.USE or kind == c.SKILL:
        return r.USE_NOT_NOW
    if kind == c.BUY:
        return r.BUY_OWN_DAY
    return r.EQUIP_OWN_DAY if kind == c.EQUIP else r.WRONG_KIND


def against_named(t: Table, choice: int) -> Clause:
    """`pN` for a ghost of the player's choice."""
    named = c.seat_in(choice)
    if named == t.current:
        return r.CHOOSE_ANOTHER
    return r.CHOOSE_NOT_KING if named == t.king and named != NOTHING else r.OBJECT_NO_SEAT


def against_aim(t: Table, seat: Seat, kind: int, choice: int) -> Clause:
    """`exorcise` and `summon`."""
    if kind == c.SUMMON and seat != t.king:
        return r.SUMMON_KING_ONLY
    if kind == c.EXORCISE and seat == t.king:
        return r.EXORCISE_SUMMONS
    ghost = c.ghost_in(choice)
    if not is_attached(t, ghost):
        return r.EXORCISE_NO_GHOST
    if kind == c.SUMMON and t.holder[ghost] == seat:
        return r.SUMMON_OTHERS_GHOST
    if kind == c.EXORCISE and t.holder[ghost] == t.king and t.ghost_count[seat] >= 2:
        return r.EXORCISE_KINGS_GHOST
    return r.NO_SUCH_ANSWER


def against_challenge(t: Table, seat: Seat, choice: int) -> Clause:
    """`challenge pN`."""
    named = c.seat_in(choice)
    if not 0 <= named < t.seats:
        return r.OBJECT_NO_SEAT
    if named == seat:
        return r.CHALLENGE_ONESELF
    if named == t.king:
        return r.CHALLENGE_KING
    if t.challenged >> named & 1:
        return r.CHALLENGE_ONCE
    if t.votes_by(named) == 0:
        return r.CHALLENGE_NO_VOTES
    return r.CHALLENGE_SHIELDED if is_shielded(t, named) else r.NO_SUCH_ANSWER


def is_attached(t: Table, ghost: int) -> bool:
    """Whether `ghost` is a little ghost on a player."""
    return 0 <= ghost < t.tables.ghosts and 0 <= t.holder[ghost] < t.seats


# -- windows ---------------------------------------------------------------------------------
def against_action(t: Table, seat: Seat, kind: int, choice: int) -> Clause:
    """What is not offered in a window."""
    if kind == c.BUY:
        return against_buying(t, seat)
    if kind == c.EQUIP:
        return against_equipping(t, seat, c.what_in(choice))
    if kind == c.USE:
        return against_card(t, seat, choice)
    if kind == c.SKILL:
        return against_skill(t, seat, choice)
    if kind == c.POWER:
        return against_power(t, seat, c.seat_in(choice))
    return r.WRONG_KIND


def against_buying(t: Table, seat: Seat) -> Clause:
    """`buy`."""
    if not is_own_day(t, seat):
        return r.BUY_OWN_DAY
    if t.flag(seat, NO_BUY):
        return r.BUY_HAUNTED
    if may_buy(t, seat):
        return r.NO_SUCH_ANSWER  # `buy` that names something
    if t.deck_size == 0 and not t.deck_top and not t.discard:
        return r.BUY_NOTHING_LEFT
    return r.BUY_NO_SPIRIT


def against_equipping(t: Table, seat: Seat, card: int) -> Clause:
    """`equip <card>`."""
    if card not in t.hands[seat]:
        return r.CARD_NOT_IN_HAND
    if not t.tables.is_artifact[card]:
        return r.EQUIP_NOT_ARTIFACT
    return r.NO_SUCH_ANSWER if is_own_day(t, seat) else r.EQUIP_OWN_DAY


def against_timing(t: Table, seat: Seat, timing: int) -> Clause:
    """The reason why something of that timing cannot be used now, or 0 (GUIXI-6.8)."""
    if timing == o.OWN_DAY and not is_own_day(t, seat):
        return r.TIMING_OWN_DAY
    if timing == o.T_BEFORE and t.phase != BEFORE:
        return r.TIMING_BEFORE
    if timing == o.T_AFTER and t.phase != AFTER:
        return r.TIMING_AFTER
    if timing == o.NIGHT and t.phase == DAY:
        return r.TIMING_NIGHT
    if timing == o.T_COUNTER and not t.items:
        return r.TIMING_COUNTER
    return 0


def against_use(t: Table, seat: Seat) -> Clause:
    """The reason why `seat` can use nothing at all, or 0."""
    if t.silenced >> seat & 1:
        return r.SILENCED
    if seat != t.current and t.flag(seat, OWN_TURN_ONLY):
        return r.OWN_TURN_ONLY
    return 0


def against_card(t: Table, seat: Seat, choice: int) -> Clause:
    """`use <card> …`."""
    card = c.what_in(choice)
    if card not in t.hands[seat]:
        return r.CARD_NOT_IN_HAND
    if t.tables.is_artifact[card]:
        return r.ARTIFACT_IS_EQUIPPED
    clause = against_use(t, seat)
    if clause == 0:
        clause = against_timing(t, seat, t.tables.card_timing[card])
    if clause == 0:
        clause = against_object(t, seat, choice, t.tables.card_target[card], t.tables.card_effect[card])
    return clause


def against_skill(t: Table, seat: Seat, choice: int) -> Clause:
    """`skill <id> …`."""
    tables = t.tables
    skill = c.what_in(choice)
    if not 0 <= skill < len(tables.skill_ids):
        return r.NO_SUCH_ANSWER
    clause = against_owning(t, seat, skill)
    if clause == 0:
        clause = against_use(t, seat)
    if clause == 0:
        clause = against_timing(t, seat, tables.skill_timing[skill])
    if clause == 0 and seat << 12 | skill in t.used:
        clause = r.SKILL_USED
    if clause == 0 and t.spirit[seat] < tables.skill_cost[skill]:
        clause = r.SKILL_NO_SPIRIT
    if clause == 0:
        clause = against_object(t, seat, choice, tables.skill_target[skill], tables.skill_effect[skill])
    return clause


def against_owning(t: Table, seat: Seat, skill: int) -> Clause:
    """The reason why `seat` has no such active skill now, or 0 (GUIXI-7.7, 10.8, 17.2)."""
    tables = t.tables
    card = t.artifact[seat]
    from_artifact = card != NOTHING and tables.card_skill[card] == skill
    from_king = seat == t.king and tables.king_skill[t.king_card] == skill
    character = t.chars[seat]
    from_character = character != NOTHING and skill in tables.character_skills[character]
    if not from_artifact and not from_king and not from_character:
        return r.SKILL_NOT_YOURS
    if tables.skill_timing[skill] == o.NEVER:
        return r.SKILL_PASSIVE
    if from_artifact:
        return r.ARTIFACT_HAUNTED if t.flag(seat, NO_ARTIFACT) else 0
    if from_king:
        return 0
    if t.flag(seat, NO_SKILL):
        return r.SKILL_HAUNTED
    level = tables.skill_level[skill]
    if level == GHOST_WAY:
        return 0 if has_ghost_way(t, seat) else r.SKILL_GHOST_WAY
    return 0 if t.point_count[seat] >= level else r.SKILL_NEEDS_POINTS


def against_object(t: Table, seat: Seat, choice: int, target: int, effect: int) -> Clause:
    """The reason why the objects named are not those wanted (GUIXI-7.10, 17.4)."""
    ghost, named, number = c.ghost_in(choice), c.seat_in(choice), c.number_in(choice)
    takes_ghost = o.GHOST <= target <= o.GHOST_TO
    takes_seat = target == o.PLAYER or target == o.OTHER or o.GHOST_NB <= target <= o.GHOST_TO
    takes_number = target == o.NUMBER or target == o.ITEM
    if (ghost != NOTHING) != takes_ghost or (named != NOTHING) != takes_seat or (number != 0) != takes_number:
        return r.OBJECT_FORM
    if takes_seat and not 0 <= named < t.seats:
        return r.OBJECT_NO_SEAT
    if target == o.OTHER and named == seat:
        return r.OBJECT_ANOTHER_PLAYER
    if target == o.NUMBER:
        return r.OBJECT_FORM
    if target == o.ITEM:
        return r.OBJECT_NO_ITEM
    if target == o.DISCARD:
        return r.OBJECT_DISCARD_EMPTY
    if not takes_ghost:
        return r.NO_SUCH_ANSWER
    if not is_attached(t, ghost):
        return r.OBJECT_GHOST_GONE
    holder = t.holder[ghost]
    if (target == o.GHOST_OWN or target == o.GHOST_NB_OWN) and holder != seat:
        return r.OBJECT_OWN_GHOST
    if target == o.GHOST_OTHER and holder == seat:
        return r.OBJECT_OTHERS_GHOST
    if holder == t.king and seat != t.king and t.tables.moves_ghost(effect):
        return r.OBJECT_KINGS_GHOST
    if target == o.GHOST_TO:
        return r.OBJECT_SAME_HOLDER
    return r.OBJECT_NOT_NEIGHBOUR if takes_seat else r.NO_SUCH_ANSWER


def against_power(t: Table, seat: Seat, target: Seat) -> Clause:
    """`heretic pN` (GUIXI-11.4)."""
    if t.ids[seat] < HERETIC:
        return r.HERETIC_NOT_YOU
    if t.phase != DAY or t.items:
        return r.HERETIC_NOT_NOW
    if t.king != NOTHING:
        return r.HERETIC_AFTER_KING
    if not is_ready(t, seat):
        return r.HERETIC_SPENT
    if not 0 <= target < t.seats:
        return r.OBJECT_NO_SEAT
    if t.ghost_count[target] < 2:
        return r.HERETIC_TWO_GHOSTS
    return r.NO_SUCH_ANSWER if may_stir(t, seat, target) else r.HERETIC_OWN_GHOSTS
