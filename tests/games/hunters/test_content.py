"""The shipped content becomes tables, what is printed is in them, and what cannot be played is refused."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from sanjie import packs
from sanjie.games.hunters import cards, tables
from sanjie.games.hunters.content import BadContent, standard_tables, tables_from, tables_with
from sanjie.games.hunters.tables import Tables

EXAMPLE = Path(__file__).parents[3] / "examples" / "twin-vales.yaml"


def shipped() -> dict[str, Any]:
    """The shipped content, to be changed."""
    return deepcopy(dict(packs.standard("hunters").data))


def read(text: str) -> Tables:
    """The tables of a pack that is based on the shipped content."""
    return tables_with(packs.read_pack("meta: {game: hunters, based_on: hunters}\n" + text, "hunters"))


def test_the_box_is_all_there() -> None:
    built = standard_tables()

    assert sum(built.tile_count) == 45
    assert built.tile_count == [8, 8, 8, 8, 8, 1, 1, 1, 1, 1]
    assert [sum(built.card_count[:5]), sum(built.card_count[5:15]), sum(built.card_count[15:])] == [
        50,
        50,
        10,
    ]
    assert len(built.card_count) == cards.CARD_KINDS
    assert built.skill_cost == built.second_cost == [1, 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("king", "move", "strike", "abilities", "normal"),
    [  # HUNTERS-20.1
        ("riftgale", 3, 1, [tables.SWEEP, tables.SHROUD], [16, 18, 22, 26, 29]),
        ("stonebone", 1, 2, [tables.BACKLASH, tables.SHROUD], [13, 15, 20, 23, 27]),
        ("soulmaw", 2, 1, [tables.DEVOUR, tables.SWEEP], [12, 15, 20, 24, 30]),
        ("gloomsoil", 2, 1, [tables.SHROUD, tables.REGENERATE], [16, 18, 23, 28, 32]),
        ("undying", 2, 1, [tables.REGENERATE, tables.SWEEP], [16, 18, 24, 29, 35]),
    ],
)
def test_a_demon_king_is_as_on_its_card(
    king: str, move: int, strike: int, abilities: list[int], normal: list[int]
) -> None:
    built = standard_tables()
    place = built.king_ids.index(king)

    assert (built.king_move[place], built.king_strike[place]) == (move, strike)
    assert built.king_abilities[place] == abilities
    assert built.life[0][place][built.difficulty_ids.index("normal")] == [0, *normal]


def test_difficulties_and_numbers_are_those_of_the_rulebook() -> None:
    built = standard_tables()

    assert built.difficulty_ids == ["novice", "normal", "heroic", "legend"]
    assert (built.hero_life, built.ability_count, built.surge_mod) == (
        [4, 3, 3, 3],
        [1, 1, 2, 2],
        [1, 0, 0, 0],
    )
    assert built.surge_base == [0, 3, 4, 5, 6, 7]
    assert (built.hand_refill, built.weariness_limit, built.curse_limit, built.aura_max) == (5, 4, 3, 3)
    assert (built.absorb, built.supply_min_x, built.skill_heal, built.skill_steps) == (1, 2, 2, 2)
    assert built.set_ids == ["shipped", "measured"]


def test_a_set_of_lives_changes_what_it_names_and_leaves_the_rest_as_on_the_card() -> None:
    built = read(
        "life_sets:\n- id: gentle\n  en: Gentle\n  zh: 溫和\n"
        "  life: {undying: {novice: {1: 5, 2: 6, 3: 7, 4: 8, 5: 9}}}\n"
    )
    undying, riftgale = built.king_ids.index("undying"), built.king_ids.index("riftgale")

    assert built.set_ids == ["shipped", "measured", "gentle"]
    assert built.life[2][undying][0] == [0, 5, 6, 7, 8, 9]
    assert built.life[2][undying][1] == [0, 16, 18, 24, 29, 35]
    assert built.life[2][riftgale] == built.life[0][riftgale]
    assert built.life[0] == standard_tables().life[0]


def test_the_example_adds_a_map_and_a_demon_king() -> None:
    built = tables_with(packs.read_pack(EXAMPLE.read_text(encoding="utf-8"), "hunters"))

    assert [land.name for land in built.maps] == ["standard", "vales"]
    assert built.king_ids == [*standard_tables().king_ids, "ashmother"]
    assert built.king_abilities[-1] == [tables.BACKLASH, tables.DEVOUR]
    assert built.life[0][-1][2] == [0, 13, 15, 19, 23, 27]


def test_a_pack_is_built_once_and_few_are_kept() -> None:
    assert standard_tables() is tables_with(packs.standard("hunters"))
    for life in range(1, 50):
        read(f"life_sets:\n- {{id: l{life}, en: L, zh: 命, life: {{}}}}\n")

    assert len(tables.BUILT) == tables.MOST_BUILT


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        (("demon_kings", 0, "abilities", 0), "roar", "'roar' is no ability of a demon king"),
        (("demon_kings", 0, "move"), "far", "'far' is no move"),
        (("demon_kings", 0, "life", "normal"), {1: 5}, "riftgale, normal, has no number for 2 players"),
        (("difficulties", 0, "hero_life"), None, "None is no hero_life"),
        (("parameters", "surge_base"), {}, "surge_base has no number for 1 players"),
        (("parameters", "absorb"), True, "True is no absorb"),
        (("tiles", 0, "count"), "8", "'8' is no count of a tile"),
        (("maps", 0, "id"), "", "a map needs an id of its own"),
    ],
)
def test_content_that_cannot_be_played_is_refused(path: tuple[Any, ...], value: object, text: str) -> None:
    content = shipped()
    inner: Any = content
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value

    with pytest.raises(BadContent, match=text):
        tables_from(content, "x")


@pytest.mark.parametrize(
    "section", ["difficulties", "demon_kings", "classes", "tiles", "cards", "maps", "parameters"]
)
def test_content_that_lacks_a_section_is_refused(section: str) -> None:
    content = shipped()
    del content[section]

    with pytest.raises(BadContent, match=f"lacks '{section}'"):
        tables_from(content, "x")


def test_two_maps_of_one_id_are_refused() -> None:
    content = shipped()
    content["maps"] *= 2

    with pytest.raises(BadContent, match="two maps have the id 'standard'"):
        tables_from(content, "x")
