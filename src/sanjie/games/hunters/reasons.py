"""Why an answer that is not offered is refused: the first broken clause in the order of HUNTERS-18.3.

Called only for answers that `offers.py` does not offer; so every path ends in a reason.
"""

from sanjie.core.seats import CHANCE, NOTHING, Clause, Seat
from sanjie.games.hunters import choices as c
from sanjie.games.hunters import effects as e
from sanjie.games.hunters import rulebook as r
from sanjie.games.hunters.acts import can_pay_skill, is_within_one, skill_cost
from sanjie.games.hunters.cards import CARD_KINDS, ELEMENTS
from sanjie.games.hunters.table import Table


def reason_against(t: Table, seat: Seat, choice: int) -> Clause:
    """The reason to refuse `choice` of the asked `seat`."""
    if not is_written(choice):
        return r.NO_SUCH_ANSWER
    if seat == CHANCE:
        return r.CHANCE_NOT_POSSIBLE
    kind = c.kind_in(choice)
    if t.stack[-1].step != question_of(kind):
        return r.WRONG_KIND
    if kind == c.MOVE:
        return against_move(t, seat, choice)
    if kind == c.ATTACK:
        return against_attack(t, seat, choice)
    if kind == c.FOCUS:
        return against_focus(t, seat, choice)
    if kind == c.REST:
        return r.CARD_NOT_IN_HAND
    if kind <= c.GALE:
        return against_skill(t, seat, kind, choice)
    if kind == c.END:
        return r.END_BEFORE_ACTION
    if kind == c.GAIN:
        return against_gain(t, c.card_in(choice))
    if kind == c.CLASS:
        return r.CLASS_PRIMARY
    assert kind == c.PARRY
    return r.PARRY_CARD if c.card_in(choice) in t.hands[seat] else r.CARD_NOT_IN_HAND


# -- what can be written at all ------------------------------------------------------------------
def is_written(choice: int) -> bool:
    """Whether `choice` is the code of something HUNTERS-18.2 can say, or chance can answer."""
    if not 0 <= choice <= c.HIGHEST:
        return False
    kind = c.kind_in(choice)
    cell, what = c.cell_in(choice), c.what_in(choice)
    cards = c.cards_in(choice)
    for place in range(len(cards)):
        if cards[place] >= CARD_KINDS or (place > 0 and cards[place - 1] > cards[place]):
            return False
    code = (kind << c.KIND_SHIFT) + (cell + 1 << c.CELL_SHIFT) + (what + 1 << c.WHAT_SHIFT)
    if choice != code + c.cards_code(cards) or cell >= 1 << 16:
        return False
    if (cell != NOTHING) != (kind == c.MOVE or kind == c.GALE):
        return False
    if (what != NOTHING) != (kind == c.AEGIS or kind == c.CLASS or c.DEAL_FATE <= kind != c.DEAL_CARD):
        return False
    if (kind == c.AEGIS or kind == c.CLASS) and what >= ELEMENTS:
        return False
    if kind == c.MOVE or kind == c.ATTACK:
        return len(cards) > 0
    names_card = kind == c.FOCUS or kind == c.REST or kind == c.GAIN or kind == c.PARRY or kind == c.DEAL_CARD
    return c.MOVE <= kind <= c.LAST_KIND and len(cards) == (1 if names_card else 0)


def question_of(kind: int) -> int:
    """The step at which a kind of decision is taken."""
    if kind <= c.END:
        return e.ACTING
    if kind <= c.GAIN_NONE:
        return e.GAINING
    if kind == c.CLASS:
        return e.CHOOSING
    if kind <= c.KEEP:
        return e.SWAPPING
    return e.PARRYING if kind <= c.TAKE else NOTHING


# -- the four actions ----------------------------------------------------------------------------
def holds_cards(t: Table, seat: Seat, cards: list[int]) -> bool:
    """Whether the hand holds each of `cards` as often as it is named."""
    hand = t.hands[seat]
    return all(cards.count(card) <= hand.count(card) for card in cards)


def against_move(t: Table, seat: Seat, choice: int) -> Clause:
    """`move:<q,r>:<cards>` (HUNTERS-7)."""
    there = t.land.place_of.get(c.cell_in(choice), NOTHING)
    if there == NOTHING:
        return r.MOVE_OFF_MAP
    if there == t.demon:
        return r.MOVE_DEMON
    if t.direction_to(t.pos[seat], there) == NOTHING:
        return r.MOVE_NOT_ADJACENT
    if not holds_cards(t, seat, c.cards_in(choice)):
        return r.CARD_NOT_IN_HAND
    return r.MOVE_PAYS_UP if t.is_up(there) else r.MOVE_PAYS_DOWN


def against_attack(t: Table, seat: Seat, choice: int) -> Clause:
    """`attack:<cards>` (HUNTERS-8.1 to 8.3)."""
    if not t.is_near_demon(seat):
        return r.ATTACK_NOT_ADJACENT
    if not holds_cards(t, seat, c.cards_in(choice)):
        return r.CARD_NOT_IN_HAND
    return r.ATTACK_PAYS_UP if t.is_up(t.demon) else r.ATTACK_PAYS_DOWN


def against_focus(t: Table, seat: Seat, choice: int) -> Clause:
    """`focus:<card>` (HUNTERS-9.1, 9.4)."""
    if len(t.aura[seat]) >= t.tables.aura_max:
        return r.FOCUS_FULL
    if t.element_at(t.pos[seat]) != t.primary[seat]:
        return r.FOCUS_TILE
    return r.FOCUS_CARD if c.card_in(choice) in t.hands[seat] else r.CARD_NOT_IN_HAND


# -- skills and gains ----------------------------------------------------------------------------
def against_skill(t: Table, seat: Seat, kind: int, choice: int) -> Clause:
    """`skill:…` (HUNTERS-12)."""
    skill = kind - c.TIDE
    if skill_cost(t, seat, skill) < 0:
        return r.SKILL_NOT_YOURS
    if not can_pay_skill(t, seat, skill):
        return r.SKILL_NO_AURA
    if kind == c.TIDE:
        return r.TIDE_NO_POWER
    if kind == c.BLAZE_CUT:
        return r.BLAZE_NOT_ADJACENT
    if kind == c.SOULFORGE:
        return r.SOULFORGE_IN_FORCE
    if kind == c.GALE:
        return against_gale(t, seat, c.cell_in(choice))
    other = t.seat_of(c.what_in(choice))
    if other == NOTHING:
        return r.AEGIS_NOT_PLAYED
    return r.AEGIS_FULL_LIFE if is_within_one(t, t.pos[seat], t.pos[other]) else r.AEGIS_TOO_FAR


def against_gale(t: Table, seat: Seat, cell: int) -> Clause:
    """`skill:scout:<q,r>` (HUNTERS-12.6)."""
    there = t.land.place_of.get(cell, NOTHING)
    if there == NOTHING:
        return r.GALE_OFF_MAP
    if there == t.pos[seat]:
        return r.GALE_OWN_TILE
    if there == t.demon:
        return r.GALE_DEMON
    return r.GALE_TOO_FAR if t.is_up(there) else r.GALE_FACE_DOWN


def against_gain(t: Table, card: int) -> Clause:
    """`gain:<card>` (HUNTERS-12.2, 13.1, 13.2)."""
    if t.stack[-1].source == e.POWER:
        return r.GAIN_NOT_IN_POWER
    return r.GAIN_ELEMENT if card in t.row else r.GAIN_NOT_IN_ROW
