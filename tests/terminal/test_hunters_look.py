"""How the land of Hunters is drawn, and how decisions are grouped and priced."""

from rich.cells import cell_len

from sanjie.core.chance import SeededDealer
from sanjie.core.seats import CHANCE, holds
from sanjie.games.hunters.cards import KINDS
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.state import State
from sanjie.games.hunters.view import HuntersView
from sanjie.terminal import hunters_options
from sanjie.terminal.hunters_map import Hex, drawing, size_of
from sanjie.terminal.hunters_text import HuntersText, direction_from
from terminal.hunters_people import NAMES

HUNTERS = Hunters()
CARD = {kind: number for number, kind in enumerate(KINDS)}


def lines_of(*hexes: Hex) -> list[str]:
    """What is drawn."""
    return [line.plain for line in drawing(list(hexes))]


def acting(hand: list[str], seats: int = 1, **chosen: object) -> State:
    """A game in which the mage acts on its camp, with these cards in hand."""
    for seed in range(30):
        state = HUNTERS.deal(HUNTERS.variant(chosen), seats)
        dealer = SeededDealer(seed)
        while holds(state.awaiting, CHANCE):
            state.answer(CHANCE, dealer.deal(state.options(CHANCE), state.odds()))
        if asks(state):
            state.hands[0] = sorted(CARD[card] for card in hand)
            return state
    raise AssertionError("no seed lets the mage act first")


def asks(state: State) -> bool:
    """Whether the mage acts."""
    decision = HUNTERS.view(state, 0).decision
    return decision is not None and (decision.kind, decision.seat) == ("act", 0)


def told(state: State, language: str = "en") -> tuple[HuntersText, HuntersView, list[str]]:
    """Text, view and answers of the mage."""
    answers = sorted(HUNTERS.write_answer(choice) for choice in state.options(0))
    return HuntersText(NAMES, language), HUNTERS.view(state, 0), answers


# -- the drawing -----------------------------------------------------------------------------------
def test_neighbours_share_their_sides() -> None:
    assert lines_of(Hex(0, 0, "W", True, "Riverbank"), Hex(1, 0), Hex(0, 1, "F", label="Wasteland")) == [
        "  ______",
        " / 0,0  \\",
        "/W Riverb\\______",
        "\\        / 1,0  \\",
        " \\______/░░ ? ░░░\\",
        " / 0,1  \\░░░░░░░░/",
        "/░░ ?F ░░\\______/",
        "\\░░░░░░░░/",
        " \\______/",
    ]


def test_heroes_camps_and_marks_stand_in_their_hexagon() -> None:
    camp = Hex(2, -4, "W", True, "Wott Camp", [0, 3], camp=True, mark="*")

    assert lines_of(camp)[1:4] == [" /2,-4* \\", "/ W Wott \\", "\\  ⌂@03  /"]


def test_the_king_shows_where_he_looks_and_the_six_sides_of_his_base() -> None:
    # facing SE: clockwise from there demon, W, F, R, T, A (HUNTERS-2.13); N is four sixths on: R
    king = Hex(0, 0, "T", True, "Ruins", base=["T", "A", "D", "W", "F", "R"], facing=2)

    assert lines_of(king)[1:4] == [" /R T A \\", "/  T K↘  \\", "\\F  W  D /"]


def test_wide_letters_push_nothing_aside() -> None:
    names = ("河灘", "荒原", "山脈", "沃特營地")
    chinese = [Hex(q, 0, "W", True, name) for q, name in enumerate(names)]
    latin = [Hex(q, 0, "W", True, "Ruins") for q in range(4)]

    assert [cell_len(line) for line in lines_of(*chinese)] == [cell_len(line) for line in lines_of(*latin)]


def test_the_standard_map_fits_seventy_four_cells_and_thirty_one_lines() -> None:
    text, view, _ = told(acting(["W"]))
    hexes = text.hexes(view)

    assert size_of(hexes) == (74, 31)
    assert max(cell_len(line.plain) for line in drawing(hexes)) <= 74
    assert len(drawing(hexes)) == 31


def test_beside_the_land_at_a_hundred_columns_above_it_at_eighty() -> None:
    text, view, _ = told(acting(["W"]))
    wide = [line.plain for line in text.table(view, 100)]
    narrow = [line.plain for line in text.table(view, 80)]

    assert max(len(line) for line in wide[:32]) <= 100
    assert any("░" in line and line.endswith("Curse tokens 0 of 3") for line in wide)
    assert "Curse tokens 0 of 3" in narrow
    assert not any("\\" in line and "Curse" in line for line in narrow)


def test_directions_go_clockwise_from_north() -> None:
    cells = ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")

    assert [direction_from("0,0", cell) for cell in cells] == [0, 1, 2, 3, 4, 5]
    assert direction_from("0,0", "1,1") == -1


# -- decisions -------------------------------------------------------------------------------------
def test_the_cheapest_payment_comes_first() -> None:
    # one card before two; a combat card before a spirit card; then canonical order (HUNTERS-18.4)
    ways = ["move:0,0:F+FR", "move:0,0:WA", "move:0,0:F+F", "move:0,0:W", "move:0,0:R+R"]

    assert sorted(ways, key=hunters_options.price) == [
        "move:0,0:W",
        "move:0,0:WA",
        "move:0,0:F+F",
        "move:0,0:R+R",
        "move:0,0:F+FR",
    ]


def test_decisions_are_grouped_by_action_and_target() -> None:
    text, view, answers = told(acting(["W", "F", "F", "WA"]))
    found = hunters_options.groups(text, view, answers)

    verbs = [group.stem.partition(":")[0] for group in found]
    assert verbs == sorted(verbs, key=hunters_options.ORDER.index)
    assert len({group.stem for group in found}) == len(found)
    assert sorted(way for group in found for way in group.ways) == answers
    (focus,) = [group for group in found if group.stem == "focus"]
    assert focus.ways == ["focus:W", "focus:WA"]
    (rest,) = [group for group in found if group.stem == "rest"]
    assert rest.ways == ["rest:W", "rest:F", "rest:WA"]
    view.players[0].deck_count = 5
    assert hunters_options.line(text, view, rest) == "Rest · 3 ways to pay, from W"
    view.players[0].deck_count = 1  # five in all: one less wears the hero out
    warned = "Rest · 3 ways to pay, from W · ! more cards than can be spared"
    assert hunters_options.line(text, view, rest) == warned


def test_a_line_says_where_it_leads_and_what_lies_there() -> None:
    state = acting(["W", "W", "W"])
    text, view, _ = told(state)
    place = state.land.next[state.pos[0] * 6]  # north of the camp at 2,2: 2,1, turned up at the start
    state.tile[place] = 3
    text, view, answers = told(state)
    (north,) = [group for group in hunters_options.groups(text, view, answers) if group.stem == "move:2,1"]

    assert north.words == "Move to 2,1 ↑ (Ruins T)"
    state.up &= ~(1 << place)  # turned down again: known, and three different elements must be paid
    state.hands[0] = [CARD["W"], CARD["F"], CARD["R"]]
    text, view, answers = told(state, "zh-Hant")
    (north,) = [group for group in hunters_options.groups(text, view, answers) if group.stem == "move:2,1"]
    assert north.words == "探索 2,1 ↑ (廢墟T，面朝下)"
    assert north.ways == ["move:2,1:W+F+R"]


def test_an_attack_says_which_side_of_the_base_it_meets() -> None:
    state = acting(["W", "F", "R"])
    state.demon = state.land.next[state.pos[0] * 6]  # north of the mage
    state.tile[state.demon] = 0  # a riverbank
    state.facing = 4  # SW; the mage lies south of him: five sixths clockwise from there, side A
    text, view, answers = told(state)
    (attack,) = [group for group in hunters_options.groups(text, view, answers) if group.stem == "attack"]
    assert attack.words == "Attack the demon king · touches his wind side"
    state.facing = 3
    text, view, answers = told(state)
    (attack,) = [group for group in hunters_options.groups(text, view, answers) if group.stem == "attack"]
    assert attack.words == "Attack the demon king · before his demon side"


def test_skills_name_their_targets() -> None:
    state = acting(["W"])
    state.aura[0] = [CARD["W"]]
    state.power = [CARD["WF"]]
    state.secondary[0] = 3  # knight
    state.life[0] = 1
    text, view, answers = told(state)
    words = {group.stem: group.words for group in hunters_options.groups(text, view, answers)}

    assert words["skill:mage"] == "Tide: take a card from his power"
    assert words["skill:knight:mage"] == "Aegis: heal the Mage"


# -- heroes ----------------------------------------------------------------------------------------
def test_a_hero_says_how_many_cards_it_can_spare() -> None:
    state = acting(["W", "F", "R"])
    state.deck_bag[0] = [CARD["A"]] * 4
    text, view, _ = told(state)

    assert "· cards 7, 2 to spare" in text.hero(view, view.players[0], False)[0]  # five must be left (1.4)
    state.deck_bag[0] = []
    text, view, _ = told(state)
    assert "· cards 3, 0 to spare" in text.hero(view, view.players[0], False)[0]


def test_a_concealed_hand_shows_its_number_and_what_all_have_seen() -> None:
    state = acting(["W", "F", "R"], 2, hands="concealed")
    state.hands[1] = [CARD["W"], CARD["WF"]]
    text, view, _ = told(state)
    assert "hand 2 ·" in text.hero(view, view.players[1], False)[1]
    state.gained[1] = [CARD["WF"]]
    text, view, _ = told(state)
    assert "hand 2, among them WF ·" in text.hero(view, view.players[1], False)[1]
    assert "hand W F R (3)" in text.hero(view, view.players[0], False)[1]


def test_fate_cards_are_counted_in_words() -> None:
    text, _, _ = told(acting(["W"]))

    assert text.fates({"act:mage": 2, "int:scout": 1}) == "Mage acts ×2, Scout intimidated"
    assert HuntersText(NAMES, "zh-Hant").fates({"act:mage": 2, "int:scout": 1}) == "法師行動 ×2、斥候震懾"


def test_a_map_that_is_too_wide_is_told_place_by_place() -> None:
    text, view, _ = told(acting(["W"]))
    lines = [line.plain for line in text.table(view, 60)]

    assert not any("░" in line for line in lines)
    assert "   2,2: Wott Camp W · camp of Mage · heroes Mage" in lines
