"""Every fault of a pack of Hunters is told where it stands."""

import pytest

from content.hunters_packs import HEAD, HUNTERS, KING, LINE, OF_HUNTERS
from content.shipped import found, place_of
from sanjie import words
from sanjie.games.hunters import cards, content, hexes, land, tables, variant
from sanjie.packcheck import check, hexmaps, hunters

ALL = HEAD + LINE + KING
SETS = (
    "life_sets:\n- id: gentle\n  en: Gentle\n  zh: 溫和\n"
    "  life:\n    undying:\n      novice: {1: 5, 2: 6, 3: 7, 4: 8, 5: 9}\n"
)

# the fault, what is changed in the shipped content, and the text at which the fault then stands
SHIPPED: list[tuple[str, str, str, str]] = [
    ("unknown-game", "  id: hunters\n", "  id: hunter\n", "game:"),
    ("unknown-key", "  id: hunters\n", "  id: hunters\n  x: 1\n", "x: 1"),
    ("wrong-players", "players: [1, 5]", "players: [1, 6]", "[1, 6]"),
    ("wrong-players", "minutes: [30, 60]", "minutes: [30, 90]", "[30, 90]"),
    ("missing-words", "  name_zh: 破魔聖刃—蠻荒獵手\n", "", "id: hunters"),
    ("wrong-element", "letter: W, zh: 水", "letter: F, zh: 水", "F, zh: 水"),
    ("wrong-element", "zh: 岩, order: 2", "zh: 地, order: 2", "地, order"),
    ("wrong-element", "order: 4", "order: 5", "5}"),
    ("unknown-value", "{id: wind,", "{id: air,", "air,"),
    ("missing-entry", "- {id: wind, letter: A, zh: 風, order: 4}\n", "", "elements:"),
    ("wrong-components", "curse_tokens: 5", "curse_tokens: 6", "6\n"),
    ("wrong-components", "{printed: 1, used: 5}", "{printed: 5, used: 5}", "{printed"),
    ("missing-key", "  dice: 2\n", "", "hero_models"),
    ("unknown-key", "  dice: 2\n", "  dice: 2\n  coins: 3\n", "coins"),
    ("wrong-die", "[W, F, R, T, A, demon]", "[W, F, R, T, demon, A]", "demon, A]"),
    ("wrong-die", "[W, F, R, T, A, demon]", "[W, F, R, T, A]", "[W, F, R, T, A]"),
    ("wrong-base", "[demon, W, F, R, T, A]", "[demon, W, F, T, R, A]", "T, R, A]"),
    ("wrong-directions", "name: N, dq: 0", "name: N, dq: 1", "{index: 0"),
    ("wrong-tiles", "en: Riverbank, count: 8", "en: Riverbank, count: 9", "9}"),
    ("wrong-tiles", "kind: terrain, element: F", "kind: camp, element: F", "camp, element: F"),
    ("wrong-element", "kind: terrain, element: R", "kind: terrain, element: A", "A, zh: 山脈"),
    ("wrong-combat", "  elements: [W]\n  count: 10", "  elements: [W]\n  count: 9", "9\n"),
    ("wrong-spirits", "  elements: [W, F]\n", "  elements: [F, W]\n", "[F, W]"),
    ("wrong-divine", "[W, F, R]\n  count: 1", "[W, F, R]\n  count: 2", "2\n- id: WFT"),
    ("same-id", "- id: WR\n", "- id: WF\n", "WF\n  kind: spirit\n  zh: 靈力卡‧水岩"),
    ("missing-entry", "- id: WR\n", "- id: WF\n", "cards:\n- id: W"),
    ("unknown-value", "- id: WR\n", "- id: RW\n", "RW\n"),
    ("wrong-actions", "hero: mage, count: 3", "hero: mage, count: 2", "2}\n- {id: 'act:mer"),
    ("wrong-actions", "card, hero: mercenary", "card, hero: mage", "mage, count: 3}\n- {id: 'act:ar"),
    ("wrong-actions", "hero: scout, count: 1", "hero: scout, count: 2", "2}\nheroes"),
    ("wrong-element", "camp: camp_mage", "camp: camp_knight", "camp_knight, order_zh: 沃特"),
    ("wrong-element", "class: scout", "class: mage", "mage}\nclasses"),
    ("wrong-classes", "element: W, count: 6", "element: W, count: 5", "5, skill_zh"),
    ("out-of-range", "cost_primary: 1", "cost_primary: 0", "0, cost_secondary"),
    ("out-of-range", "cost_primary: 1", "cost_primary: 4", "4, cost_secondary"),
    ("wrong-abilities", "en: Devour, count: 1", "en: Devour, count: 2", "2, step: absorb"),
    ("wrong-abilities", "step: absorb", "step: strike", "strike, text_en: The demon king absorbs"),
    ("missing-words", ", text_zh: 吸納時多吸納1張。", "", "{id: devour"),
    ("wrong-king-cards", "en: Riftgale\n  count: 1", "en: Riftgale\n  count: 2", "2\n  move"),
    ("out-of-range", "move: 3", "move: 10", "10\n  strike: 1\n  abilities: [sweep"),
    ("out-of-range", "strike: 2", "strike: 0", "0\n  abilities"),
    ("not-a-number", "{1: 15, 2: 17, 3: 21", "{1: many, 2: 17, 3: 21", "many"),
    ("out-of-range", "{1: 15, 2: 17, 3: 21", "{1: 0, 2: 17, 3: 21", "0, 2: 17"),
    ("missing-key", "4: 25, 5: 29}", "4: 25}", "{1: 15, 2: 17, 3: 21, 4: 25}"),
    ("unknown-key", "5: 29}", "5: 29, 6: 33}", "6: 33"),
    ("missing-key", "    heroic: {1: 17, 2: 18, 3: 23, 4: 27, 5: 30}\n", "", "novice: {1: 15"),
    ("unknown-value", "abilities: [sweep, shroud]", "abilities: [sweep, shrowd]", "shrowd"),
    ("double-ability", "abilities: [sweep, shroud]", "abilities: [sweep, sweep]", "sweep]"),
    ("few-abilities", "abilities: [sweep, shroud]", "abilities: [sweep]", "[sweep]"),
    ("few-abilities", "ability_count: 2", "ability_count: 3", "[sweep, shroud]"),
    ("unknown-value", "{id: novice,", "{id: beginner,", "beginner"),
    ("missing-entry", "{id: novice,", "{id: beginner,", "difficulties:"),
    ("out-of-range", "hero_life: 4", "hero_life: 0", "0, ability_count"),
    ("out-of-range", "hand_refill: 5", "hand_refill: 0", "0\n  weariness"),
    ("out-of-range", "weariness_limit: 4", "weariness_limit: 10", "10\n  curse"),
    ("out-of-range", "curse_limit: 3", "curse_limit: 6", "6\n  aura"),
    ("out-of-range", "supply_min_x: 2", "supply_min_x: 6", "6\n  skill_heal"),
    ("wrong-aura", "aura_max: 3", "aura_max: 4", "4\n  absorb"),
    ("surge-too-low", "surge_mod: 0}\nparameters", "surge_mod: -3}\nparameters", "3, 2: 4, 3: 5"),
    ("wrong-options", "default: open", "default: concealed", "concealed\n- id: interrupt"),
    ("wrong-options", "values: ['no', 'yes']", "values: ['no', 'yes', 'ask']", "['no', 'yes', 'ask']"),
    ("not-a-map", "parameters:\n", "parameters: 3\nother:\n", "3\nother"),
    ("unknown-key", "parameters:\n", "paremeters:\n", "paremeters:"),
]  # fmt: skip

# the same of a pack with a map and a king of its own
OWN: list[tuple[str, str, str, str]] = [
    ("unknown-base", "based_on: hunters", "based_on: guixi", "guixi"),
    ("double-map", "- id: line", "- id: line\n  en: Other\n  zh: 另一\n- id: line", "line\n  en: Line"),
    ("bad-id", "- id: line", "- id: My Line", "My Line"),
    ("missing-words", "  zh: 一線\n", "", "id: line"),
    ("wrong-cells", "[5, 0], ", "", "cells:"),
    ("wrong-cells", "[5, 0], ", "[5, 0], [5, 1], ", "cells:"),
    ("bad-place", "[5, 0], ", "[5], ", "[5]"),
    ("bad-place", "[5, 0], ", "[5, x], ", "[5, x]"),
    ("bad-place", "[5, 0], ", "[5, 128], ", "[5, 128]"),
    ("bad-place", "[5, 0], ", "here, ", "here"),
    ("double-place", "[5, 0], ", "[6, 0], ", "[6, 0], [7"),
    ("double-place", "[5, 0], ", "[4, 0], ", "[4, 0]}"),
    ("map-apart", "E: [4, 0]", "E: [90, 0]", "[0, 0]"),
    ("map-apart", "[44, 0]", "[46, 0]", "[46, 0]"),
    ("missing-key", ", E: [4, 0]", "", "{A: [0, 0]"),
    ("unknown-key", ", E: [4, 0]", ", E: [4, 0], F: [4, 1]", "F: [4, 1]"),
    ("wrong-seats", "2: [A, B]", "2: [A, A]", "[A, A]"),
    ("wrong-seats", "2: [A, B]", "2: [A]", "[A], 3"),
    ("wrong-seats", "2: [A, B]", "2: [A, F]", "[A, F]"),
    ("wrong-seats", "2: [A, B]", "2: [A, B, C]", "[A, B, C], 3"),
    ("missing-key", "2: [A, B], ", "", "{1: [A]"),
    ("unknown-key", "{1: [A]", "{0: [], 1: [A]", "0: []"),
    ("not-a-list", "2: [A, B]", "2: A", "A, 3"),
    ("no-such-cell", "  slots:", "  demon_start: [4, 0]\n  slots:", "[4, 0]\n"),
    ("no-such-cell", "  slots:", "  demon_start: [4, 9]\n  slots:", "[4, 9]"),
    ("bad-place", "  slots:", "  demon_start: middle\n  slots:", "middle"),
    ("king-beside-camp", "  slots:", "  demon_start: [5, 0]\n  slots:", "[5, 0]\n"),
    ("unknown-key", "  slots:", "  king: [5, 0]\n  slots:", "king: [5"),
    ("same-id", "id: ashmother", "id: ashmother\n- id: ashmother", "ashmother\n  zh"),
    ("bad-id", "id: ashmother", "id: Ashmother", "Ashmother\n  zh"),
    ("missing-words", "  en: Ashmother\n", "", "id: ashmother"),
    ("few-abilities", "abilities: [backlash, devour]", "abilities: []", "[]"),
    ("missing-key", "    legend: {1: 13, 2: 15, 3: 18, 4: 21, 5: 24}\n", "", "novice: {1: 10"),
]  # fmt: skip


def told(text: str, name: str, place: tuple[int, int]) -> None:
    """Hold that a text has a fault there, and that all its faults have words."""
    faults = check(text)

    assert (name, *place) in [(one.name, one.line, one.column) for one in faults]
    for language, end in (("en", "."), ("zh-Hant", "。")):
        for one in faults:
            assert words.say(language, f"content-fault-{one.name}", **one.args).endswith(end)


@pytest.mark.parametrize(("name", "old", "new", "mark"), SHIPPED)
def test_a_fault_of_a_whole_pack_is_told_where_it_stands(name: str, old: str, new: str, mark: str) -> None:
    text = changed(HUNTERS, old, new)

    told(text, name, place_of(mark, text))


@pytest.mark.parametrize(("name", "old", "new", "mark"), OWN)
def test_a_fault_of_an_own_map_or_king_is_told_where_it_stands(
    name: str, old: str, new: str, mark: str
) -> None:
    text = changed(ALL, old, new)

    told(text, name, place_of(mark, text))


@pytest.mark.parametrize(
    ("name", "old", "new", "mark"),
    [
        ("same-id", "id: gentle", "id: shipped", "shipped"),
        ("unknown-key", "undying:", "undead:", "undead"),
        ("unknown-key", "novice:", "beginner:", "beginner"),
        ("missing-key", "3: 7, ", "", "{1: 5"),
        ("out-of-range", "{1: 5", "{1: 100", "100"),
        ("missing-key", "  life:\n    undying:\n      novice", "#", "id: gentle"),
    ],
)
def test_a_fault_of_a_set_of_lives_is_told_where_it_stands(name: str, old: str, new: str, mark: str) -> None:
    text = changed(HEAD + SETS, old, new)

    told(text, name, place_of(mark, text))


def test_fewer_than_five_demon_kings_are_too_few() -> None:
    start = HUNTERS.index("- id: undying\n")
    text = HUNTERS[:start] + HUNTERS[HUNTERS.index("difficulties:") :]

    assert found(text) == [("few-kings", *place_of("demon_kings:", text))]


def test_a_pack_without_a_map_cannot_be_played() -> None:
    text = HUNTERS[: HUNTERS.index("maps:")] + "maps: []\n" + HUNTERS[HUNTERS.index("options:") :]

    assert found(text) == [("no-map", *place_of("maps:", text))]


@pytest.mark.parametrize("text", [HUNTERS, HEAD, ALL, HEAD + LINE, HEAD + KING, HEAD + SETS])
def test_what_can_be_played_has_no_fault(text: str) -> None:
    assert found(text) == []


def test_all_faults_are_told_in_one_run_in_the_order_of_the_file() -> None:
    text = HUNTERS
    for old, new in (
        ("count: 8", "count: 7"),
        ("move: 3", "move: x"),
        ("absorb: 1", "absorb: 0"),
        ("[C]", "[F]"),
    ):
        text = changed(text, old, new)

    assert [name for name, _, _ in found(text)] == [
        "wrong-tiles",
        "not-a-number",
        "out-of-range",
        "wrong-seats",
    ]


def test_every_fault_of_hunters_has_been_woken_here() -> None:
    assert {name for name, _, _, _ in SHIPPED + OWN} | {"few-kings", "no-map"} >= OF_HUNTERS


@pytest.mark.parametrize(
    "text",
    ["game: {id: hunters}", "meta: {game: hunters}", "game: {id: hunters}\nmaps: 3", "game: {id: [hunters]}"],
)
def test_odd_documents_have_faults_and_break_nothing(text: str) -> None:
    assert check(text) != []


def test_no_section_can_be_left_out_or_be_of_another_form() -> None:
    sections = [line.split(":")[0] for line in HUNTERS.split("\n") if line and line[0].isalpha()]

    assert len(sections) == 17
    for section in sections:
        start = HUNTERS.index(f"\n{section}:") + 1 if section != "game" else 0
        rest = HUNTERS[start:].split("\n")
        last = next((place for place in range(1, len(rest)) if rest[place][:1].isalpha()), len(rest))
        without = HUNTERS[:start] + "\n".join(rest[last:])
        odd = f"{HUNTERS[:start]}{section}: 3\n" + "\n".join(rest[last:])
        for text in (without, odd) if section != "life_sets" else (odd,):  # other lives are a luxury
            assert found(text) != [], section


def test_the_words_of_packs_are_those_of_the_rules() -> None:
    assert hunters.HEROES == cards.HEROES
    assert hunters.TERRAINS == cards.TERRAINS
    assert set(hunters.kinds()) == set(cards.KINDS)
    assert tuple(hunters.ABILITIES) == tables.ABILITIES
    assert {name: (values[0], tuple(values)) for name, values in hunters.OPTIONS.items()} == {
        option.name: (option.default, option.values) for option in variant.SWITCHES
    }
    assert set(hunters.PARAMETERS) | {"aura_max"} == set(content.PARAMETERS)
    assert "".join(hexmaps.SLOTS) == land.SLOT_NAMES
    assert list(hexmaps.STEPS) == list(zip(hexes.STEP_Q, hexes.STEP_R, strict=True))
    assert hexmaps.CELLS == land.FREE_CELLS
    assert hexmaps.FARTHEST == hexes.FARTHEST
    assert hunters.SHIPPED == content.SHIPPED


def changed(text: str, old: str, new: str) -> str:
    """`text` with the first `old` replaced."""
    assert old in text, old
    return text.replace(old, new, 1)
