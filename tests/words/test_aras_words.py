"""Everything the rules of Aras can say has words in both languages, and no words are left over."""

from collections.abc import Iterator

import pytest

from sanjie import words
from sanjie.core.chance import Rng
from sanjie.core.seats import WATCHER, members
from sanjie.games.aras.characters import CHARACTERS, FIRST
from sanjie.games.aras.game import ARAS
from sanjie.games.aras.rulebook import CLAUSES, ENDINGS
from sanjie.games.aras.stories import STORIES
from sanjie.games.aras.variant import OPTIONS
from sanjie.rulebook import rulebook

PROMPTS = ("characters", "swap", "place", "act", "move-on", "ability")
KINDS = ("slime", "wolf", "eagle", "bear", "dragon", "giant", "loose")

both = pytest.mark.parametrize("language", words.LANGUAGES)


@both
def test_every_reason_has_a_sentence_that_needs_nothing_else(language: str) -> None:
    for reason in CLAUSES.values():
        sentence = words.say(language, f"aras-clause-{reason.name}")
        assert sentence.endswith(("。", ".")), sentence


def test_no_sentence_explains_a_reason_that_is_never_given() -> None:
    assert named("aras-clause-") == {reason.name for reason in CLAUSES.values()}


def test_every_reason_and_ending_rests_on_a_clause_of_the_rulebook() -> None:
    known = {clause for clause, _ in rulebook("aras", "en").clauses()}
    used = {reason.clause for reason in CLAUSES.values()} | set(ENDINGS.values())

    assert used <= known


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_files_name_the_clause_above_each_reason(language: str) -> None:
    lines = words.source(language, "aras.ftl").split("\n")
    for reason in CLAUSES.values():
        (line,) = [n for n, text in enumerate(lines) if text.startswith(f"aras-clause-{reason.name} =")]
        assert f"ARAS-{lines[line - 1].removeprefix('# ')}" == reason.clause


@both
def test_everything_that_happens_has_a_sentence(language: str) -> None:
    for name, _ in STORIES.values():
        assert words.has(language, f"aras-event-{name}")


def test_no_sentence_tells_what_never_happens() -> None:
    assert named("aras-event-") == {name for name, _ in STORIES.values()}


def test_everything_that_happens_rests_on_a_clause_of_the_rulebook() -> None:
    known = {clause for clause, _ in rulebook("aras", "en").clauses()}

    assert {clause for _, clause in STORIES.values()} <= known


def test_no_two_reasons_sound_alike() -> None:
    for language in words.LANGUAGES:
        said = [words.say(language, f"aras-clause-{reason.name}") for reason in CLAUSES.values()]
        assert len(said) == len(set(said))


@both
def test_every_option_and_value_has_words(language: str) -> None:
    for option in OPTIONS:
        assert words.say(language, f"aras-option-{option.name}")
        assert words.say(language, f"aras-option-{option.name}-about")
        for value in option.values if option.name != "characters" else ("none", "choose"):
            assert words.say(language, f"aras-option-{option.name}-{value}")
    assert words.say(language, "aras-option-characters-pair", a="x", b="y")


def test_no_words_are_left_of_an_option_that_is_gone() -> None:
    known = {option.name for option in OPTIONS}

    assert {name.split("-")[0] for name in named("aras-option-")} == known


@both
def test_every_prompt_says_what_to_do_and_what_follows(language: str) -> None:
    for prompt in PROMPTS:
        assert words.say(language, f"aras-prompt-{prompt}")
        assert words.say(language, f"aras-prompt-{prompt}-about")


@both
def test_every_character_has_a_name_a_ring_and_a_skill(language: str) -> None:
    for character in CHARACTERS[FIRST:]:
        name = words.say(language, f"aras-character-{character.letter}")
        assert words.say(language, f"aras-character-{character.letter}-ring")
        assert words.say(language, f"aras-character-{character.letter}-skill")
        assert name in words.say(language, "aras-event-character-chosen", character=character.letter)


@both
def test_every_creature_has_its_own_name_and_sign(language: str) -> None:
    for message in ("aras-creature", "aras-creature-sign"):
        assert len({words.say(language, message, creature=kind) for kind in KINDS}) == len(KINDS)
    for kind in KINDS:
        assert words.say(language, f"aras-creature-{kind}-about")
    for kind in KINDS[1:-1]:
        assert words.say(language, f"aras-ability-{kind}")
        assert words.say(language, f"aras-ability-{kind}-about")


@pytest.mark.parametrize("kind", KINDS[:-1])
def test_creatures_are_named_as_in_the_rulebook(kind: str) -> None:
    printed = {
        "slime": "史萊姆",
        "wolf": "野狼",
        "eagle": "老鷹",
        "bear": "熊",
        "dragon": "龍",
        "giant": "巨人",
    }

    assert words.say("zh-Hant", "aras-creature", creature=kind) == printed[kind]


@both
def test_whole_games_can_be_told(language: str) -> None:
    said: set[str] = set()
    for seed in range(24):
        for name, args in stories_of_a_game(seed):
            assert words.say(language, f"aras-event-{name}", **args)
            said.add(name)

    rare = {"seat-out", "ended-limit"}
    assert {name for name, _ in STORIES.values()} - rare <= said


def test_a_placing_names_what_it_joins_only_where_it_joins_something() -> None:
    alone = words.say("en", "aras-event-placed", cell="c3", joined="", joins=0)
    joined = words.say("en", "aras-event-placed", cell="c3", joined="c1 c2", joins=2)

    assert alone == "Placed c3 face down."
    assert joined == "Placed c3 face down, joining c1 c2."


def stories_of_a_game(seed: int) -> Iterator[tuple[str, dict[str, str | int]]]:
    """What a game of random answers tells; every third has four seats, the others a quick end."""
    rng = Rng(seed)
    chosen: dict[str, object] = {"characters": "??", "swap": "on", "stall": 4} if seed % 3 else {"players": 4}
    variant = ARAS.variant(chosen)
    state = ARAS.deal(variant, variant.players)
    state.telling = True
    while state.outcome() is None:
        (seat,) = members(state.awaiting)
        options = state.options(seat)
        state.answer(seat, options[rng.below(len(options))])
        for event in state.told:
            story = ARAS.story(event, WATCHER, state)
            yield story.name, story.args
        state.told.clear()


def named(prefix: str) -> set[str]:
    """What stands behind `prefix` in the names of the English messages."""
    messages = [
        line.split(" =")[0]
        for line in words.source("en", "aras.ftl").split("\n")
        if line.startswith(prefix) and " =" in line
    ]
    return {message.removeprefix(prefix) for message in messages}
