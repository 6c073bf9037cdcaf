"""What a pack may be made of is what the rules know, and a pack without faults can be played with."""

from pathlib import Path

import pytest

from sanjie import packs
from sanjie.games.guixi import content, tables
from sanjie.packcheck import forms

EXAMPLE = Path(__file__).parents[2] / "examples" / "generous-charms.yaml"


def in_words(names: str | tuple[str, ...]) -> set[str]:
    """Names that the engine keeps in a tuple or in one text."""
    return set(names.split() if isinstance(names, str) else names)


@pytest.mark.parametrize(
    ("checked", "known", "besides"),
    [
        (set(forms.FORMS), tables.OPERATIONS, {"stop"}),
        (set(forms.WHO), tables.WHO, set()),
        (set(forms.TIMINGS), tables.TIMINGS, {"never"}),
        (set(forms.TARGETS), tables.OBJECTS, set()),
        (set(forms.PASSIVES), tables.PASSIVES, {"none"}),
        (set(forms.LASTING), tables.HAUNTS, set()),
        (set(forms.POSSESSIONS), tables.POSSESSIONS, set()),
        (set(forms.FORMULAS), tables.FORMULAS, {"none"}),
        (set(forms.GOALS), tables.GOALS, set()),
    ],
    ids=[
        "operations",
        "who",
        "timings",
        "targets",
        "passives",
        "lasting",
        "possessions",
        "formulas",
        "goals",
    ],
)
def test_the_words_of_packs_are_those_of_the_rules(
    checked: set[str], known: str | tuple[str, ...], besides: set[str]
) -> None:
    assert checked == in_words(known) - besides


def test_primitives_take_what_the_rules_read() -> None:
    assert {name for name, form in forms.FORMS.items() if form.who} == set(content.WITH_WHO)
    assert {name for name, form in forms.FORMS.items() if form.counts} == set(content.WITH_NUMBER)


def test_the_example_of_the_documentation_makes_tables() -> None:
    pack = packs.read_pack(EXAMPLE.read_text(encoding="utf-8"), "guixi")
    built, shipped = content.tables_with(pack), content.standard_tables()

    place = built.card_ids.index("gather_r")
    effect = built.card_effect[place]
    assert built.card_ids == shipped.card_ids
    assert built.effects[effect : effect + 7] == [
        tables.GAIN_SPIRIT, tables.USER, 3, tables.GAIN_SPIRIT, tables.TARGET, 1, tables.STOP,
    ]  # fmt: skip
    assert built.card_target[place] == tables.OTHER
