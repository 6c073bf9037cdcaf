"""What a card does can be said from what it is made of; for the shipped cards that is what stands on them."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import yaml

from content.shipped import GUIXI
from sanjie import words
from sanjie.explain import entry_text, ghost_text, step
from sanjie.packcheck.forms import FORMS, PASSIVES, TARGETS, TIMINGS

CONTENT: dict[str, Any] = yaml.safe_load(GUIXI)
KEY = {"en": "text_en", "zh-Hant": "text_zh"}

both = pytest.mark.parametrize("language", words.LANGUAGES)


@both
def test_the_text_of_every_card_and_skill_says_what_it_does(language: str) -> None:
    compared = 0
    for entry in entries():
        assert entry_text(entry, language) == entry[KEY[language]], entry["id"]
        compared += 1

    assert compared == 15 + 6 + 6 + 8 + 9 + 16 * 3


@both
def test_the_text_of_every_ghost_says_what_it_does(language: str) -> None:
    for ghost in CONTENT["ghosts"]:
        assert ghost_text(ghost, CONTENT, language) == ghost[KEY[language]], ghost["id"]


@both
@pytest.mark.parametrize("name", FORMS)
def test_every_primitive_has_a_sentence_for_everybody_it_can_be_done_to(name: str, language: str) -> None:
    form = FORMS[name]
    said = []
    for who in form.who or ("",):
        for number in (1, 2, 3) if form.counts else (0,):
            one: list[str | int] = [name]
            if form.who:
                one.append(who)
            if form.counts:
                one.append(number)
            said.append(step(one, language))

    assert len(set(said)) == len(said)
    assert all(one.endswith((".", "。")) for one in said)


def test_english_speaks_of_one_card_and_of_several() -> None:
    assert step(["draw", "user", 1], "en") == "You draw 1 card."
    assert step(["draw", "others", 2], "en") == "Every other player draws 2 cards."
    assert (
        step(["discard_choice", "target", 2], "en") == "The chosen player discards 2 cards of their choice."
    )
    assert step(["take_card", "others", 2], "en") == (
        "Take 2 random cards from the hands of each other player, if any."
    )
    assert step(["cond_mod", 2], "zh-Hant") == "本回合該小鬼的驅散條件+2（至少為1）。"


@both
def test_timings_targets_and_passives_have_words_of_their_own(language: str) -> None:
    for message, argument, known in (
        ("guixi-timing", "timing", TIMINGS),
        ("guixi-target", "target", TARGETS),
    ):
        said = {words.say(language, message, **{argument: one}) for one in known}
        assert len(said) == len(known)
    assert len({words.say(language, f"guixi-passive-{one}", n=1) for one in PASSIVES}) == len(PASSIVES)


def entries() -> Iterator[Mapping[str, Any]]:
    """Every shipped card, artifact, event and skill."""
    for section in ("basic", "artifact", "expansion", "events"):
        yield from CONTENT[section]
    for king in CONTENT["kings"]:
        yield king["skill"]
    for character in CONTENT["characters"]:
        yield from character["skills"]
