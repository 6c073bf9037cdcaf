"""Actions and skills of heroes (HUNTERS-6 to 12)."""

import pytest

from games.hunters.hunting import (
    acting,
    answers,
    do,
    give,
    kinds,
    lay,
    names,
    place,
    refused,
    starting,
    told,
    undealt,
)
from sanjie.core.seats import only
from sanjie.games.hunters import events
from sanjie.games.hunters.rulebook import CURSE, SEALED, WEARY
from sanjie.games.hunters.state import State

pytestmark = pytest.mark.rules


def field(*heroes: str, **options: str) -> State:
    """Seat 0 at 0,-1 north of the demon king on a river at 0,0, who faces north; the rest is far away."""
    state = undealt(*heroes, **options)
    lay(state, 0, 0, "river")
    state.pos[0] = lay(state, 0, -1, "forest")
    for q, r in ((0, -2), (1, -2), (-1, -1)):
        lay(state, q, r, "wasteland")
    state.telling = True
    return state


# -- paying and moving -----------------------------------------------------------------------------
def test_one_card_of_the_element_or_two_of_another_pay_for_a_face_up_tile() -> None:
    """HUNTERS-6.1 to 6.3, 7.1, 7.2: fire; WF and FR share fire alone, WF and WR share water."""
    state = field()
    give(state, 0, kinds("W", "F", "F", "WF", "FR", "WR"))
    acting(state)

    moves = [answer.split(":")[2] for answer in starting(state, "move:0,-2:")]
    assert moves == ["F", "FR", "W+WF", "W+WR", "WF", "WF+WR", "WR+FR"]
    assert refused(state, "move:0,-2:F+F") == "move-pays-up: bad_payment"
    assert refused(state, "move:0,-2:WF+FR") == "move-pays-up: bad_payment"


def test_three_cards_of_all_different_elements_pay_for_a_face_down_tile() -> None:
    """HUNTERS-6.4, 7.3, 7.7: W, W and WFR make two elements only; its hidden element is no matter."""
    state = field()
    lay(state, 1, -1, "river", up=False)
    give(state, 0, kinds("W", "W", "WF", "WFR"))
    acting(state)

    assert starting(state, "move:1,-1:") == ["move:1,-1:W+WF+WFR"]
    assert refused(state, "move:1,-1:W") == "move-pays-down: bad_payment"
    assert refused(state, "move:1,-1:W+W+WFR") == "move-pays-down: bad_payment"


def test_exploring_turns_the_tile_up_and_offers_a_card() -> None:
    """HUNTERS-7.6, 6.6, 5.8: chance says what lies there; weariness is looked at after the gain."""
    state = field()
    state.row, state.supply_top = kinds("WF", "WF", "RA"), kinds("TA")
    give(state, 0, kinds("W", "F", "R", "T"), kinds("A", "A", "A"))
    acting(state)
    do(state, "move:1,-1:W+F+R")
    assert "tile:camp_scout" in answers(state)
    do(state, "tile:ruins")

    assert state.pos[0] == place(state, 1, -1)
    assert state.is_up(state.pos[0])
    assert state.tile_bag[3] == 7
    assert answers(state) == ["gain:RA", "gain:WF", "gain:none"]
    assert state.ended == 0, "four cards now, but the behaviour is not resolved"
    do(state, "gain:WF")
    assert names(state.row) == ["WF", "RA", "TA"]
    assert names(state.hands[0]) == ["T", "WF"]
    assert names(state.discard[0]) == ["W", "F", "R"]
    assert state.ended == 0
    do(state, "rest:T")
    assert state.ended == WEARY


def test_declining_after_exploring_can_wear_out() -> None:
    """HUNTERS-16.3, 13.4."""
    state = field()
    state.row = kinds("WF")
    give(state, 0, kinds("W", "F", "R", "T"), kinds("A", "A", "A"))
    do(acting(state), "move:1,-1:W+F+R", "tile:ruins", "gain:none")
    assert state.ended == WEARY


def test_where_a_move_may_lead() -> None:
    """HUNTERS-7.4, 7.5: camps and heroes are no obstacle, the demon king is."""
    state = field()
    state.pos[1] = place(state, 0, -2)
    give(state, 0, kinds("W", "F", "R", "T", "A"))
    acting(state)
    do(state, "move:0,-2:F")
    assert state.pos[0] == state.pos[1] == place(state, 0, -2)
    assert refused(state, "move:0,0:W") == "move-demon: bad_target"
    assert refused(state, "move:0,-2:W") == "move-not-adjacent: bad_target"
    assert refused(state, "move:9,9:W") == "move-off-map: bad_target"
    assert refused(state, "move:0,-1:F") == "card-not-in-hand: no_card"


def test_cards_paid_together_are_discarded_in_canonical_order() -> None:
    """HUNTERS-18.4."""
    state = field()
    give(state, 0, kinds("A", "T", "W"))
    do(acting(state), "move:1,-1:A+W+T", "tile:river")
    assert names(state.discard[0]) == ["W", "T", "A"]
    assert told(state, events.PAID) == [(0, 0, -1), (0, 3, -1), (0, 4, -1)]


# -- attacking ---------------------------------------------------------------------------------------
def test_which_side_of_the_base_each_neighbour_touches() -> None:
    """HUNTERS-2.13, 2.14, 8.5: with the demon side to the south-east (2), clockwise from there W F R T A."""
    sides = {(1, 0): -1, (0, 1): 0, (-1, 1): 1, (-1, 0): 2, (0, -1): 3, (1, -1): 4}
    for (q, r), side in sides.items():
        for face, name in enumerate(("W", "F", "R", "T", "A", "demon")):
            state = undealt()
            lay(state, 0, 0, "river")
            state.pos[0] = lay(state, q, r, "forest")
            state.facing = 2
            give(state, 0, kinds("W", "W", "W"))
            do(acting(state), "attack:W", f"die:{name}")
            assert state.demon_life == 18 - (2 if face == side else 1)
            assert state.last_roll == [face]


def test_one_die_with_odds_of_a_sixth_each() -> None:
    """HUNTERS-2.12, 8.4."""
    state = field()
    give(state, 0, kinds("W", "W", "W"))
    do(acting(state), "attack:W")
    assert answers(state) == ["die:A", "die:F", "die:R", "die:T", "die:W", "die:demon"]
    assert state.odds() == [1] * 6
    assert state.demon_life == 17, "the first point is dealt before the die is rolled"


def test_full_aura_rolls_two_dice_for_one_more_point_at_most() -> None:
    """HUNTERS-8.8: north of a king who faces south (3), the side is rock."""
    for faces, more in ((("R", "R"), 1), (("A", "R"), 1), (("R", "F"), 1), (("A", "demon"), 0)):
        state = field()
        state.facing = 3
        state.aura[0] = kinds("W", "W", "W")
        state.board_action = 2
        give(state, 0, kinds("W", "W", "W"))
        do(acting(state), "attack:W", *(f"die:{face}" for face in faces))
        assert state.demon_life == 17 - more
        assert len(state.last_roll) == 2
        assert "end" in answers(state), "no third die"


def test_the_first_point_can_win_without_a_roll_and_the_second_with_one() -> None:
    """HUNTERS-1.2, 1.6, 8.7, 16.1: before anybody is worn out."""
    first = field()
    first.demon_life, first.last_roll = 1, [4]
    give(first, 0, kinds("W"), [])
    do(acting(first), "attack:W")
    assert (first.ended, first.demon_life, first.last_roll) == (SEALED, 0, [])
    outcome = first.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.returns) == (3, (1.0, 1.0))

    second = field()
    second.demon_life, second.facing = 2, 3
    give(second, 0, kinds("W"), [])
    do(acting(second), "attack:W", "die:R")
    assert (second.ended, second.demon_life, second.last_roll) == (SEALED, 0, [2])


def test_an_attack_needs_the_king_beside_and_leaves_his_tile_as_it_lies() -> None:
    """HUNTERS-8.1 to 8.3, 8.9."""
    state = field()
    give(state, 0, kinds("W", "F", "R", "T", "A", "WF"))
    state.up &= ~(1 << state.demon)
    acting(state)
    assert refused(state, "attack:W") == "attack-pays-down: bad_payment"
    assert refused(state, "attack:W+WF") == "attack-pays-down: bad_payment"
    assert refused(state, "attack:W+W+F") == "card-not-in-hand: no_card"
    do(state, "attack:W+F+R", "die:demon")
    assert not state.is_up(state.demon)
    assert state.demon_life == 17


def test_far_from_the_king_there_is_no_attack() -> None:
    state = undealt()
    give(state, 0, kinds("W", "W", "W"))
    acting(state)
    assert not starting(state, "attack")
    assert refused(state, "attack:W") == "attack-not-adjacent: unavailable"
    assert refused(state, "attack:T") == "attack-not-adjacent: unavailable", "before the cards are looked at"


def test_backlash_costs_a_life_once_and_may_fell_the_attacker() -> None:
    """HUNTERS-14.13, 15.1, 5.7."""
    state = field(king="stonebone")
    state.aura[0], state.board_action = kinds("W", "W", "W"), 2
    give(state, 0, kinds("W", "W", "W"))
    do(acting(state), "attack:W", "die:demon", "die:demon")
    assert state.life[0] == 2

    fallen = field(king="stonebone")
    fallen.life[0], fallen.wild = 1, 1
    fallen.aura[0] = kinds("A")
    fallen.row = kinds("WF")
    fallen.fate_top = [2]
    give(fallen, 0, kinds("W", "W", "W"))
    give(fallen, 1, kinds("W", "W", "W", "W", "W"))
    do(acting(fallen), "attack:W", "die:demon")
    assert (fallen.curses, fallen.life[0], fallen.pos[0]) == (1, 3, fallen.camp[0])
    assert fallen.wild == 0, "Soulforge ends with the action phase"
    assert names(fallen.aura[0]) == ["A"]
    assert fallen.fate_discard == [0], "the return phase followed, without gathering"
    assert fallen.awaiting == only(1)


def test_backlash_does_not_follow_a_won_game_nor_come_without_the_ability() -> None:
    won = field(king="stonebone")
    won.demon_life, won.facing = 2, 3
    won.aura[0], won.board_action, won.life[0] = kinds("W", "W", "W"), 2, 1
    give(won, 0, kinds("W", "W", "W"))
    do(acting(won), "attack:W", "die:R", "die:demon")
    assert (won.ended, won.life[0], won.curses) == (SEALED, 1, 0)

    other = field(king="riftgale")
    give(other, 0, kinds("W", "W", "W"))
    do(acting(other), "attack:W", "die:demon")
    assert other.life[0] == 3


def test_the_last_curse_of_a_fall_loses_at_once() -> None:
    """HUNTERS-1.3, 15.1, 16.2: the hero stays where it is, without life."""
    state = field(king="stonebone")
    state.life[0], state.curses = 1, 2
    give(state, 0, kinds("W", "W", "W"))
    do(acting(state), "attack:W", "die:demon")
    assert (state.ended, state.curses, state.life[0]) == (CURSE, 3, 0)
    assert state.pos[0] == place(state, 0, -1)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.returns) == (0, (0.0, 0.0))


# -- focus -------------------------------------------------------------------------------------------
def test_focus_lays_a_card_and_draws_one() -> None:
    """HUNTERS-9.1, 9.4: on the camp of the mage, a river tile."""
    state = undealt()
    give(state, 0, kinds("W", "F", "WR"), kinds("A", "T", "T"))
    acting(state)
    assert starting(state, "focus") == ["focus:W", "focus:WR"]
    assert refused(state, "focus:F") == "focus-card: bad_payment"
    assert refused(state, "focus:WF") == "card-not-in-hand: no_card"
    do(state, "focus:WR")
    assert names(state.aura[0]) == ["WR"]
    assert names(state.hands[0]) == ["W", "F", "A"]
    assert state.discard[0] == []
    state.pos[0] = lay(state, 0, -2, "forest")
    assert refused(state, "focus:W") == "focus-tile: unavailable"


def test_the_first_third_aura_card_exiles_the_action_card_and_interrupts() -> None:
    """HUNTERS-9.3, 9.5 to 9.7, 10.1 to 10.5: place, draw, exile, class, gather, shuffle, a new fate phase."""
    state = field("scout", "knight")
    state.aura[0] = kinds("A", "A")
    state.row, state.supply_top = kinds("FR", "WF"), kinds("WA", "RA")
    state.fate_discard = [3]
    state.fate_bag, state.fate_size = [1, 1, 2, 0] + [0] * 6, 4
    give(state, 0, kinds("W", "F", "RA"))
    state.deck_top[0], state.deck_bag[0] = [], kinds("W", "W", "T", "T")
    acting(state)
    do(state, "focus:RA")
    assert (state.board_action, state.fate_exile) == (3, []), "not before the card is drawn"
    do(state, "card:T")
    assert (state.board_action, state.fate_exile) == (2, [0])
    assert told(state, events.FOCUSED, events.DREW, events.EXILED) == [(0, 13, 3), (0, -1, 3), (0, -1, -1)]
    assert answers(state) == ["class:artisan", "class:knight", "class:mage", "class:mercenary"]
    assert refused(state, "class:scout") == "class-primary: bad_target"
    assert refused(state, "end") == "wrong-kind: wrong_kind"
    do(state, "class:knight")
    assert (state.primary[0], state.secondary[0]) == (4, 3)
    do(state, "gain:FR")
    assert answers(state) == ["gain:WA", "gain:none"], "a card that shows wind, the row being filled"
    do(state, "gain:WA")
    assert names(state.row) == ["WF", "RA"]
    assert state.fate_exile == []
    assert state.fate_shown == -1
    assert state.fate_discard == [3]
    assert state.fate_bag[:4] == [2, 1, 2, 0], "exiled, shown and the rest of the deck"
    assert [frame.effect for frame in state.stack] == [1]


def test_the_shown_card_may_be_discarded_at_an_interrupt() -> None:
    """HUNTERS-10.2, the option."""
    state = undealt(interrupt_shown_card="discard")
    state.aura[0] = kinds("W", "W")
    give(state, 0, kinds("W", "F", "R", "R", "R"))
    do(acting(state), "focus:W", "class:scout")
    assert state.fate_discard == [0]
    assert state.fate_bag[:4] == [2, 1, 2, 1]
    assert answers(state)[0] == "fate:act:knight"


def test_a_third_card_later_exiles_nothing_and_there_is_no_fourth() -> None:
    """HUNTERS-9.2, 9.6."""
    state = undealt()
    state.aura[0], state.board_action, state.secondary[0] = kinds("W", "W"), 2, 4
    give(state, 0, kinds("W", "W", "W", "W", "W"))
    acting(state)
    do(state, "focus:W")
    assert state.fate_exile == []
    assert refused(state, "focus:W") == "focus-full: unavailable"


def test_the_own_class_may_be_chosen_again_by_the_option() -> None:
    """HUNTERS-9.5, 11.3: with two equal classes the swap is still asked."""
    state = undealt(same_secondary="yes")
    state.aura[0] = kinds("W", "W")
    state.fate_top = []
    give(state, 0, kinds("W", "F", "R", "R", "R"))
    do(acting(state), "focus:W", "class:mage", "fate:act:mage", "rest:F")
    assert answers(state) == ["keep", "swap"]
    do(state, "swap")
    assert len(state.aura[0]) == 3


def test_an_interrupt_looks_for_weariness_under_both_options() -> None:
    """HUNTERS-10.3, 16.3, 16.4."""
    for option in ("behaviour", "turn_end"):
        state = undealt(weariness_check=option)
        state.aura[0] = kinds("W", "W")
        give(state, 0, kinds("W", "F", "R", "R"), [])
        do(acting(state), "focus:W", "class:scout")
        assert state.ended == WEARY
        assert state.fate_exile == [0]


# -- rest --------------------------------------------------------------------------------------------
def test_rest_discards_one_card_and_may_swap() -> None:
    """HUNTERS-11.1 to 11.4: an aura card fits by the elements printed on it."""
    state = undealt()
    state.aura[0], state.secondary[0], state.board_action = kinds("WF", "W", "FT"), 1, 2
    state.wild = 1
    give(state, 0, kinds("W", "F", "R"))
    state.telling = True
    acting(state)
    do(state, "rest:R", "swap")
    assert (state.primary[0], state.secondary[0]) == (1, 0)
    assert names(state.aura[0]) == ["WF", "FT"]
    assert names(state.discard[0]) == ["R", "W"]
    assert told(state, events.SWAPPED, events.AURA_LOST) == [(0, 1, 0), (0, 0, -1)]
    do(state, "rest:F", "keep")
    assert (state.primary[0], state.secondary[0]) == (1, 0)


# -- skills ------------------------------------------------------------------------------------------
def test_a_skill_costs_the_aura_card_laid_last() -> None:
    """HUNTERS-12.1: of either class, as often as it can be paid."""
    state = undealt("mage", "knight")
    state.aura[0], state.secondary[0], state.board_action = kinds("W", "T", "WA"), 3, 2
    state.life, state.power = [1, 3], kinds("FR", "WT", "FR")
    give(state, 0, kinds("F"))
    acting(state)
    do(state, "skill:knight:mage")
    assert state.life[0] == 3
    assert (names(state.aura[0]), names(state.discard[0])) == (["W", "T"], ["WA"])
    do(state, "skill:mage")
    assert answers(state) == ["gain:FR", "gain:WT", "gain:none"]
    assert refused(state, "gain:WF") == "gain-not-in-power: bad_target"
    do(state, "gain:FR")
    assert names(state.power) == ["WT", "FR"], "the first of equal ones"
    assert names(state.hands[0]) == ["F", "FR"]
    do(state, "skill:mage", "gain:none")
    assert state.power == kinds("WT", "FR")
    assert refused(state, "skill:mage") == "skill-no-aura: unavailable"
    assert refused(state, "skill:scout:1,-3") == "skill-not-yours: unavailable"
    assert "end" not in answers(state), "a skill is no action"


def test_tide_needs_power_and_soulforge_is_not_doubled() -> None:
    """HUNTERS-12.2, 12.4."""
    state = undealt("mage", "knight")
    state.aura[0], state.secondary[0] = kinds("W", "W"), 2
    give(state, 0, kinds("F"))
    acting(state)
    assert refused(state, "skill:mage") == "tide-no-power: unavailable"
    do(state, "skill:artisan")
    assert refused(state, "skill:artisan") == "soulforge-in-force: unavailable"


def test_soulforge_lets_every_card_show_every_element() -> None:
    """HUNTERS-12.4: for moves, attacks and focus, until the end of the action phase."""
    state = field("artisan", "knight")
    state.pos[0] = lay(state, 1, -1, "mountain")
    state.aura[0] = kinds("R")
    give(state, 0, kinds("F", "F", "WA"))
    acting(state)
    assert not starting(state, "focus", "attack:F:")
    do(state, "skill:artisan")
    assert starting(state, "attack") == ["attack:F", "attack:F+F", "attack:F+WA", "attack:WA"]
    assert starting(state, "focus") == ["focus:F", "focus:WA"]
    assert starting(state, "move:2,-1:") == ["move:2,-1:F+F+WA"]
    do(state, "rest:F")
    state.fate_top = [0]
    do(state, "end")
    assert state.wild == 0
    assert starting(state, "focus") == ["focus:R"], "one of those just drawn, and no longer WA"


def test_blaze_cut_attacks_without_cards_and_rolls_after_paying() -> None:
    """HUNTERS-12.3, 12.7: the third aura card is spent, so one die; face-down tile or not."""
    state = field("mercenary", "knight")
    state.up &= ~(1 << state.demon)
    state.facing = 3
    state.aura[0], state.board_action = kinds("F", "F", "F"), 2
    give(state, 0, kinds("T"))
    acting(state)
    do(state, "skill:mercenary", "die:R")
    assert (state.demon_life, state.last_roll) == (16, [2])
    assert state.hands[0] == kinds("T")
    assert "end" not in answers(state)
    state.pos[0] = place(state, 0, -2)
    assert refused(state, "skill:mercenary") == "blaze-not-adjacent: unavailable"


def test_whom_aegis_reaches() -> None:
    """HUNTERS-12.5: up to two, not above the maximum, then a card of the row."""
    state = undealt("knight", "mage", "scout", difficulty="novice")
    state.aura[0] = kinds("T", "T")
    state.pos = [lay(state, 0, 2, "river"), lay(state, 1, 2, "river"), lay(state, 0, 1, "river")]
    state.life = [4, 1, 3]
    state.row = kinds("WF")
    give(state, 0, kinds("F"))
    acting(state)
    assert starting(state, "skill") == ["skill:knight:mage", "skill:knight:scout"]
    assert refused(state, "skill:knight:knight") == "aegis-full-life: bad_target"
    assert refused(state, "skill:knight:artisan") == "aegis-not-played: bad_target"
    do(state, "skill:knight:mage")
    assert state.life == [4, 3, 3]
    assert answers(state) == ["gain:WF", "gain:none"]
    do(state, "gain:none", "skill:knight:scout", "gain:none")
    assert state.life == [4, 3, 4]
    state.aura[0], state.pos[1] = kinds("T"), place(state, -4, 2)
    assert refused(state, "skill:knight:mage") == "aegis-too-far: bad_target"


def test_where_gale_leads() -> None:
    """HUNTERS-12.6: not over the demon king, not over face-down tiles, nothing is explored."""
    state = field("scout", "knight")
    state.aura[0] = kinds("A", "A")
    lay(state, 0, 1, "ruins")  # behind the demon king
    lay(state, 1, -3, "ruins")
    lay(state, 2, -2, "ruins", up=False)
    give(state, 0, kinds("F"))
    acting(state)
    assert starting(state, "skill") == [f"skill:scout:{cell}" for cell in ("-1,-1", "0,-2", "1,-2", "1,-3")]
    assert refused(state, "skill:scout:0,0") == "gale-demon: bad_target"
    assert refused(state, "skill:scout:0,-1") == "gale-own-tile: bad_target"
    assert refused(state, "skill:scout:0,1") == "gale-too-far: bad_target"
    assert refused(state, "skill:scout:2,-2") == "gale-face-down: bad_target"
    assert refused(state, "skill:scout:7,7") == "gale-off-map: bad_target"
    do(state, "skill:scout:1,-3")
    assert state.pos[0] == place(state, 1, -3)
    assert starting(state, "rest") == ["rest:F"], "with an empty row nothing is offered"


# -- gathering ---------------------------------------------------------------------------------------
def test_gathering_offers_any_card_and_then_one_of_the_tile() -> None:
    """HUNTERS-5.6, 13.1, 13.2, 13.4."""
    state = field()
    state.row, state.supply_top = kinds("FR", "WT", "FR"), kinds("TA")
    state.fate_top = [2]
    give(state, 0, kinds("F"))
    acting(state, acted=True)
    do(state, "end", "gain:FR")
    assert names(state.row) == ["WT", "FR", "TA"]
    assert answers(state) == ["gain:TA", "gain:none"]
    assert refused(state, "gain:WT") == "gain-element: bad_target"
    assert refused(state, "gain:WF") == "gain-not-in-row: bad_target"
    do(state, "gain:TA")
    assert names(state.row) == ["WT", "FR"]
    assert names(state.hands[0]) == ["F", "FR", "TA"]


def test_what_is_gathered_where() -> None:
    """HUNTERS-13.2, 13.4, 13.5: nothing on claimed camps; the second card also after a refusal."""
    camp = undealt()
    camp.row, camp.fate_top = kinds("WF"), [2]
    camp.pos[0] = camp.camp[1]
    give(camp, 0, kinds("F"))
    give(camp, 1, kinds("F"))
    do(acting(camp, acted=True), "end")
    assert camp.awaiting == only(1)

    refusing = field()
    refusing.row, refusing.fate_top = kinds("TA"), [2]
    give(refusing, 0, kinds("F"))
    give(refusing, 1, kinds("F"))
    do(acting(refusing, acted=True), "end", "gain:none")
    assert answers(refusing) == ["gain:TA", "gain:none"]
    do(refusing, "gain:none")
    assert refusing.awaiting == only(1)

    unfit = field()
    unfit.row, unfit.fate_top = kinds("WF"), [2]
    give(unfit, 0, kinds("F"))
    give(unfit, 1, kinds("F"))
    do(acting(unfit, acted=True), "end", "gain:none")
    assert unfit.awaiting == only(1), "no card shows wind: nothing is offered"
