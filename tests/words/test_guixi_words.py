"""Everything the rules of Guixi can say has words in both languages, and no words are left over."""

import re

import pytest

from sanjie import words
from sanjie.games.guixi.phases import IDENTITIES, PHASES
from sanjie.games.guixi.rulebook import CLAUSES, ENDING_NAMES, ENDINGS
from sanjie.games.guixi.score import LINE_CLAUSES, LINE_NAMES, SIDES
from sanjie.games.guixi.stories import STORIES
from sanjie.games.guixi.variant import OPTIONS
from sanjie.rulebook import rulebook

DECISIONS = (  # kinds of GUIXI-20.1; a summoning is an exorcism with words of its own
    "window", "possess-choose", "die-direction", "discard", "sink", "exorcism", "summon", "vote",
    "challenge", "inspect", "heretic-b", "life",
)  # fmt: skip
GROUPS = {  # how the names of the messages begin
    "about", "artifact", "card", "clause", "colour", "decision", "effect", "elder", "ending", "event",
    "ghost", "identity", "lives", "mark", "name", "op", "option", "passive", "phase", "points", "prompt",
    "result", "reward", "score", "spirit", "table", "target", "team", "text", "timing", "who",
}  # fmt: skip

both = pytest.mark.parametrize("language", words.LANGUAGES)


@both
def test_every_reason_has_a_sentence_that_needs_nothing_else(language: str) -> None:
    for reason in CLAUSES.values():
        sentence = words.say(language, f"guixi-clause-{reason.name}")
        assert sentence.endswith(("。", ".")), sentence


def test_no_sentence_explains_a_reason_that_is_never_given() -> None:
    assert named("guixi-clause-") == {reason.name for reason in CLAUSES.values()}


@both
def test_the_files_name_the_clause_above_each_reason(language: str) -> None:
    lines = words.source(language, "guixi.ftl").split("\n")
    for reason in CLAUSES.values():
        (line,) = [n for n, text in enumerate(lines) if text.startswith(f"guixi-clause-{reason.name} =")]
        assert f"GUIXI-{lines[line - 1].removeprefix('# ')}" == reason.clause


@both
def test_no_two_reasons_sound_alike(language: str) -> None:
    said = [words.say(language, f"guixi-clause-{reason.name}") for reason in CLAUSES.values()]

    assert len(said) == len(set(said))


def test_everything_rests_on_a_clause_of_the_rulebook() -> None:
    known = {clause for clause, _ in rulebook("guixi", "en").clauses()}
    used = {reason.clause for reason in CLAUSES.values()} | set(ENDINGS.values()) | set(LINE_CLAUSES)
    told = {clause for _, clause, _, _ in STORIES.values()}

    assert used | told | {option.clause for option in OPTIONS} <= known


@both
def test_everything_that_happens_has_a_sentence(language: str) -> None:
    for name, _, _, _ in STORIES.values():
        assert words.has(language, f"guixi-event-{name}")


def test_no_sentence_tells_what_never_happens() -> None:
    assert named("guixi-event-") == {name for name, _, _, _ in STORIES.values()}


@both
def test_a_sentence_asks_for_nothing_that_its_event_does_not_say(language: str) -> None:
    of_use: dict[str, str | int] = {
        "card": "x",
        "skill": "x",
        "ghost": "x",
        "target": "p1",
        "number": 3,
        "other": "s1",
    }
    for name, _, subject, value in STORIES.values():
        args: dict[str, str | int] = {}
        for part in (subject, value):
            if part == "choice":
                args |= of_use
            elif part:
                args[part] = 3 if part in ("n", "condition") else "x"
        assert words.say(language, f"guixi-event-{name}", **args)


@both
def test_what_a_seat_may_not_know_is_told_without_it(language: str) -> None:
    secret: dict[str, str | int] = {"identity": "none", "card": "none", "ghost": "none", "n": -1}
    for name, _, _, value in STORIES.values():
        if value in secret and name not in (
            "challenge-right",
            "condition-changed",
            "spirit-taken",
            "challenged",
        ):
            args: dict[str, str | int] = {"target": "p1", "n": 1, value: secret[value]}
            said = words.say(language, f"guixi-event-{name}", **args)
            assert "none" not in said
            assert "-1" not in said


def test_a_use_names_its_objects() -> None:
    args: dict[str, str | int] = {
        "item": "s2", "card": "Soul-Shift (red)", "skill": "none", "ghost": "Azure Imp", "target": "p3",
        "number": 0, "other": "none",
    }  # fmt: skip

    assert words.say("en", "guixi-event-used", **args) == "s2 Used Soul-Shift (red) · Azure Imp → p3."
    args |= {"ghost": "none", "target": "none", "other": "s1"}
    assert words.say("zh-Hant", "guixi-event-used", **args) == "s2 使用Soul-Shift (red) · s1。"
    assert words.say("en", "guixi-event-resolved", **args) == "s2 Soul-Shift (red) resolves."


@both
def test_every_option_and_value_has_words(language: str) -> None:
    for option in OPTIONS:
        assert words.say(language, f"guixi-option-{option.name}")
        assert words.say(language, f"guixi-option-{option.name}-about")
        for value in option.values:
            assert words.say(language, f"guixi-option-{option.name}-{value}")


def test_no_words_are_left_of_an_option_that_is_gone() -> None:
    known = {option.name for option in OPTIONS}

    assert {name.split("-")[0] for name in named("guixi-option-")} == known


@both
def test_every_kind_of_decision_says_what_to_do_and_what_follows(language: str) -> None:
    for kind in DECISIONS:
        assert words.say(language, f"guixi-prompt-{kind}")
        assert words.say(language, f"guixi-prompt-{kind}-about")
    assert named("guixi-prompt-") == {*DECISIONS, *(f"{kind}-about" for kind in DECISIONS)}


@both
@pytest.mark.parametrize(
    ("message", "argument", "known"),
    [
        ("guixi-identity", "identity", IDENTITIES),
        ("guixi-phase", "phase", PHASES[1:]),
        ("guixi-team", "team", SIDES),
        ("guixi-ending", "reason", tuple(ENDING_NAMES.values())),
    ],
)
def test_each_of_them_is_called_by_a_name_of_its_own(
    message: str, argument: str, known: tuple[str, ...], language: str
) -> None:
    assert len({words.say(language, message, **{argument: one}) for one in known}) == len(known)


@both
def test_every_point_is_explained(language: str) -> None:
    assert len({words.say(language, f"guixi-score-{name}", ghost="x") for name in LINE_NAMES}) == len(
        LINE_NAMES
    )
    assert named("guixi-score-") == set(LINE_NAMES)


@pytest.mark.parametrize(
    ("message", "args", "printed"),
    [
        ("guixi-identity", {"identity": "red"}, "太平道"),
        ("guixi-identity", {"identity": "blue"}, "天師道"),
        ("guixi-identity", {"identity": "heretic_king"}, "邪道（王）"),
        ("guixi-spirit", {}, "靈力"),
        ("guixi-artifact", {}, "法器"),
        ("guixi-event-exorcism-started", {"ghost": "x"}, "驅鬼"),
        ("guixi-event-summoning-started", {"ghost": "x"}, "招魂"),
        ("guixi-event-challenged", {"target": "p1"}, "質疑"),
        ("guixi-event-dispelled", {"target": "p1", "ghost": "x"}, "驅散"),
        ("guixi-event-possessed", {"ghost": "x"}, "附身"),
        ("guixi-event-king-born", {"king": "x"}, "鬼王"),
    ],
)
def test_things_are_called_as_in_the_rulebook(message: str, args: dict[str, str | int], printed: str) -> None:
    assert printed in words.say("zh-Hant", message, **args)


def test_messages_are_of_known_kinds() -> None:
    assert {name.split("-")[0] for name in named("guixi-")} <= GROUPS


def named(prefix: str) -> set[str]:
    """What stands behind `prefix` in the names of the English messages."""
    return set(re.findall(rf"^{prefix}([a-zA-Z0-9_-]+) =", words.source("en", "guixi.ftl"), re.MULTILINE))
