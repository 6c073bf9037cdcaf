"""Everything the rules of Hunters can say has words in both languages, and no words are left over."""

import re

import pytest

from sanjie import packs, words
from sanjie.games.hunters.cards import FACES, HEROES, LETTERS
from sanjie.games.hunters.content import standard_tables
from sanjie.games.hunters.effects import SOURCES
from sanjie.games.hunters.rulebook import CLAUSES, ENDING_NAMES, ENDINGS
from sanjie.games.hunters.stories import DIRECTION_NAMES, SKILLS, STORIES
from sanjie.games.hunters.variant import options_of
from sanjie.naming import HuntersNames
from sanjie.rulebook import rulebook

OPTIONS = options_of(standard_tables())
NAMES = HuntersNames(packs.standard("hunters").data)
DECISIONS = ("act", *(f"gain-{source}" for source in SOURCES), "class", "swap", "parry")  # HUNTERS-18.1
NUMBERS = {"n": 2, "life": 2, "match": 1, "demon": 1}  # arguments that are numbers
VALUES = {"source": "explore", "direction": "N", "face": "W", "cause": "fall", "reason": "weary"}
PACKED = {"king": "king", "difficulty": "difficulty", "map": "map"}  # options whose values a pack names
GROUPS = {  # how the names of the messages begin
    "about", "aura", "clause", "curses", "deck", "decision", "direction", "discard", "element", "ending",
    "event", "face", "fate", "forecast", "hand", "life", "name", "option", "page", "power", "primary",
    "prompt", "result", "secondary", "source", "supply", "text",
}  # fmt: skip

both = pytest.mark.parametrize("language", words.LANGUAGES)


@both
def test_every_reason_has_a_sentence_that_needs_nothing_else(language: str) -> None:
    for reason in CLAUSES.values():
        sentence = words.say(language, f"hunters-clause-{reason.name}")
        assert sentence.endswith(("。", ".")), sentence


def test_no_sentence_explains_a_reason_that_is_never_given() -> None:
    assert named("hunters-clause-") == {reason.name for reason in CLAUSES.values()} - set(
        ENDING_NAMES.values()
    )


@both
def test_the_files_name_the_clause_above_each_reason(language: str) -> None:
    lines = words.source(language, "hunters.ftl").split("\n")
    for reason in CLAUSES.values():
        (line,) = [n for n, text in enumerate(lines) if text.startswith(f"hunters-clause-{reason.name} =")]
        assert f"HUNTERS-{lines[line - 1].removeprefix('# ')}" == reason.clause


@both
def test_no_two_reasons_sound_alike(language: str) -> None:
    said = [words.say(language, f"hunters-clause-{reason.name}") for reason in CLAUSES.values()]

    assert len(said) == len(set(said))


def test_everything_rests_on_a_clause_of_the_rulebook() -> None:
    known = {clause for clause, _ in rulebook("hunters", "en").clauses()}
    used = {reason.clause for reason in CLAUSES.values()} | set(ENDINGS.values()) | set(SKILLS.values())
    told = {clause for _, clause, _, _ in STORIES.values()}

    assert used | told | {option.clause for option in OPTIONS} <= known


def test_events_and_sentences_are_the_same() -> None:
    assert named("hunters-event-") == {name for name, _, _, _ in STORIES.values()}


@both
def test_a_sentence_asks_for_nothing_that_its_event_does_not_say(language: str) -> None:
    for name, _, subject, value in STORIES.values():
        args: dict[str, str | int] = {
            part: NUMBERS.get(part, VALUES.get(part, "x")) for part in (subject, value) if part
        }
        assert words.say(language, f"hunters-event-{name}", **args)


@both
def test_what_a_seat_may_not_know_is_told_without_it(language: str) -> None:
    assert "none" not in words.say(language, "hunters-event-drew", card="none")


@both
@pytest.mark.parametrize(
    ("message", "argument", "known"),
    [
        ("hunters-element", "element", tuple(LETTERS)),
        ("hunters-face", "face", FACES),
        ("hunters-direction", "direction", DIRECTION_NAMES),
        ("hunters-source", "source", SOURCES),
        ("hunters-ending", "reason", tuple(ENDING_NAMES.values())),
        ("hunters-text-touches", "side", FACES),
    ],
)
def test_each_of_them_is_called_by_a_name_of_its_own(
    message: str, argument: str, known: tuple[str, ...], language: str
) -> None:
    assert len({words.say(language, message, **{argument: one}) for one in known}) == len(known)


@both
def test_every_option_and_value_has_words(language: str) -> None:
    for option in OPTIONS:
        assert words.say(language, f"hunters-option-{option.name}")
        assert words.say(language, f"hunters-option-{option.name}-about")
        for value in option.values:
            assert words.say(language, f"hunters-option-{option.name}-{value}")


def test_no_words_are_left_of_an_option_that_is_gone() -> None:
    known = {option.name for option in OPTIONS}
    values = {f"{option.name}-{value}" for option in OPTIONS for value in option.values}
    values.add("numbers-measured")  # a set of life numbers that a pack may bring

    assert named("hunters-option-") == known | {f"{name}-about" for name in known} | values


@both
def test_options_call_things_as_the_pack_does(language: str) -> None:
    for option in OPTIONS:
        for value in option.values:
            said = words.say(language, f"hunters-option-{option.name}-{value}")
            if option.name in PACKED:
                assert said == NAMES.name(PACKED[option.name], str(value), language)
            elif value in HEROES:
                assert said == NAMES.name("hero", str(value), language)


@both
def test_elements_are_called_as_in_the_pack(language: str) -> None:
    for letter in LETTERS:
        assert words.say(language, "hunters-element", element=letter) == NAMES.element(letter, language)


@both
def test_every_kind_of_decision_says_what_to_do_and_what_follows(language: str) -> None:
    for kind in DECISIONS:
        assert words.say(language, f"hunters-prompt-{kind}")
        assert words.say(language, f"hunters-prompt-{kind}-about")
    assert named("hunters-prompt-") == {*DECISIONS, *(f"{kind}-about" for kind in DECISIONS)}


@pytest.mark.parametrize(
    ("message", "args", "printed"),
    [
        ("hunters-aura", {}, "劍氣"),
        ("hunters-power", {}, "魔力"),
        ("hunters-curses", {}, "詛咒指示物"),
        ("hunters-supply-row", {}, "靈力供應區"),
        ("hunters-fate-exile", {}, "天命放逐區"),
        ("hunters-deck", {}, "專屬牌庫"),
        ("hunters-primary", {}, "主職業"),
        ("hunters-secondary", {}, "副職業"),
        ("hunters-face", {"face": "demon"}, "魔面"),
        ("hunters-source", {"source": "gather1"}, "汲靈"),
        ("hunters-source", {"source": "explore"}, "探索"),
        ("hunters-event-demon-moved", {"cell": "0,0", "from": "0,1"}, "逼近"),
        ("hunters-event-demon-turned", {"direction": "N"}, "轉向"),
        ("hunters-event-absorbed", {"card": "x", "n": 1}, "吸納"),
        ("hunters-event-surged", {"n": 1}, "爆發"),
        ("hunters-event-struck", {}, "襲擊"),
        ("hunters-event-parried", {"card": "x"}, "格擋"),
        ("hunters-event-fell", {"cell": "0,0"}, "倒下"),
        ("hunters-event-rested", {}, "休整"),
        ("hunters-event-regenerated", {"n": 1}, "再生"),
        ("hunters-ending", {"reason": "sealed"}, "封印"),
        ("hunters-ending", {"reason": "curse"}, "吞噬"),
        ("hunters-ending", {"reason": "weary"}, "疲憊"),
    ],
)
def test_things_are_called_as_in_the_rulebook(message: str, args: dict[str, str | int], printed: str) -> None:
    assert printed in words.say("zh-Hant", message, **args)


def test_cards_are_called_by_their_elements_and_letters() -> None:
    assert NAMES.name("card", "WF", "en") == "water-fire WF"
    assert NAMES.name("card", "RTA", "zh-Hant") == "岩雷風RTA"
    assert NAMES.name("card", "int:mage", "zh-Hant") == "法師震懾卡"
    assert NAMES.name("skill", "scout", "zh-Hant") == "疾風"


def test_a_story_is_told_with_names() -> None:
    args: dict[str, str | int] = {"skill": "knight", "target": "scout", "card": "T", "tile": "camp_mage"}

    assert NAMES.spoken(args, "en") == {
        "skill": "Aegis",
        "target": "Scout",
        "card": "thunder T",
        "tile": "Wott Camp",
    }
    assert NAMES.spoken({"target": "0,-1", "card": "none"}, "en") == {"target": "0,-1", "card": "none"}


def test_ids_are_found_whatever_they_name() -> None:
    for asked, kind in (("mage", "class"), ("wf", "card"), ("sweep", "ability"), ("Ruins", "tile")):
        found = NAMES.find(asked)
        assert found is not None
        assert found[0] == kind
    assert NAMES.find("nothing") is None


def test_messages_are_of_known_kinds() -> None:
    assert {name.split("-")[0] for name in named("hunters-")} <= GROUPS


def named(prefix: str) -> set[str]:
    """What stands behind `prefix` in the names of the English messages."""
    return set(re.findall(rf"^{prefix}([a-zA-Z0-9_-]+) =", words.source("en", "hunters.ftl"), re.MULTILINE))
