"""Both languages say everything, with the same arguments, and what is missing is noticed."""

import logging
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sanjie import words

FILES = words.sources("en")


def test_both_languages_have_the_same_files() -> None:
    assert "aras.ftl" in FILES
    assert words.sources("zh-Hant") == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    assert list(arguments("zh-Hant", name)) == list(arguments("en", name))


@pytest.mark.parametrize("name", FILES)
def test_both_languages_take_the_same_arguments(name: str) -> None:
    assert arguments("zh-Hant", name) == arguments("en", name)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_line_is_understood_and_says_something(name: str, language: str) -> None:
    for entry in entries(language, name):
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value, f"{entry.id.name} says nothing"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_message_is_said_in_two_files(language: str) -> None:
    names = [message for name in FILES for message in arguments(language, name)]

    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", FILES)
def test_chinese_is_written_in_traditional_characters(name: str) -> None:
    # Big5 has no room for a character that only simplified writing uses; those both share it cannot tell.
    text = words.source("zh-Hant", name)
    simplified = [letter for letter in text if "\u4e00" <= letter <= "\u9fff" and not in_big5(letter)]

    assert simplified == []


@pytest.mark.parametrize("name", FILES)
def test_chinese_is_not_english_left_over(name: str) -> None:
    for message, text in sentences("zh-Hant", name).items():
        assert not re.search(r"[A-Za-z]{3,} [A-Za-z]{3,} [A-Za-z]{3,}", text), f"{message}: {text}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_minus_stands_only_before_what_is_less_than_nought(language: str) -> None:
    """A sign before a number that may be nought says "−0"; an attack of nought is not offered (ARAS-7.4)."""
    signed = set()
    for name in FILES:
        for message, text in sentences(language, name).items():
            if re.search(r"[−-] ?\{ \$(?!cards\b)", re.sub(r"\[minus\] [−-]\{", "", text)):
                signed.add(message)

    assert signed == {"chip-attack-effect", "content-fault-bad-place"} & signed


def test_a_tally_of_nought_has_no_sign() -> None:
    tally: dict[str, str | int] = {"count": 2, "sign": "plus", "n": 0}

    assert words.say("en", "guixi-table-vote-tally", **tally) == "Your votes: 2 · net 0"
    assert words.say("zh-Hant", "guixi-table-vote-tally", **tally) == "你的票2張 · 淨0"
    assert words.say("en", "guixi-table-vote-tally", **{**tally, "sign": "minus", "n": 1}).endswith("net −1")


@pytest.mark.parametrize("name", FILES)
def test_chinese_sentences_have_chinese_punctuation(name: str) -> None:
    for message, text in sentences("zh-Hant", name).items():
        said = re.sub(r"\{[^{}]*\}", "", text)
        assert re.findall(r"[\u4e00-\u9fff][,;!?]|[,;!?][\u4e00-\u9fff]|\.\.\.", said) == [], message


def test_chinese_calls_places_of_aras_what_its_rulebook_calls_them() -> None:
    for name in ("main.ftl", "aras.ftl"):
        assert "空格" not in words.source("zh-Hant", name), "空置處 (the glossary of the rulebook)"


def test_a_sentence_is_filled_with_its_arguments() -> None:
    assert words.say("en", "aras-event-ate", cell="d5") == "Ate the slime on d5."
    assert words.say("zh-Hant", "aras-event-ate", cell="d5") == "吞食 d5 的史萊姆。"


def test_a_sentence_shares_its_arguments_with_the_name_in_it() -> None:
    assert words.say("zh-Hant", "aras-event-summoned", creature="wolf", cell="e6") == "召喚 e6 的野狼。"
    assert words.say("en", "aras-event-summoned", creature="wolf", cell="e6") == "Summoned the wolf on e6."


def test_no_marks_stand_around_an_argument() -> None:
    assert "\u2068" not in words.say("en", "aras-event-ate", cell="d5")


def test_missing_words_are_an_error_in_tests() -> None:
    with pytest.raises(words.MissingWords, match="no-such-thing"):
        words.say("en", "no-such-thing")
    with pytest.raises(words.MissingWords, match="fr"):
        words.say("fr", "aras-name")
    with pytest.raises(words.MissingWords, match="cell"):
        words.say("en", "aras-event-ate")


def test_missing_words_are_their_id_in_a_game_and_are_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(words, "strict", False)

    with caplog.at_level(logging.WARNING):
        assert words.say("en", "no-such-thing") == "no-such-thing"
        assert words.say("fr", "aras-name") == "aras-name"
        assert words.say("en", "aras-event-ate").startswith("Ate the slime on ")

    assert "no-such-thing" in caplog.text


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["zh-TW", "en"], "zh-Hant"),
        (["zh-HK"], "zh-Hant"),
        (["zh"], "zh-Hant"),
        (["zh_TW.UTF-8"], "zh-Hant"),
        (["fr-CH", "zh-Hant-TW"], "zh-Hant"),
        (["en-GB", "zh"], "en"),
        (["fr"], "en"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_can_be_met_is_met(wanted: list[str], language: str) -> None:
    assert words.negotiate(wanted) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "zh_TW.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "zh_HK", "LANG": "en_US"}, "zh-Hant"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_speaks_the_language_of_its_environment(environ: dict[str, str], language: str) -> None:
    assert words.of_environment(environ) == language


class Arguments(Visitor):
    """Collects the arguments of a message, those of the messages it refers to named by them."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit(self, node: ast.BaseNode) -> None:
        """Note what `node` refers to and go on inside it."""
        if isinstance(node, ast.VariableReference):
            self.names.add("$" + node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.names.add(node.id.name)
        super().visit(node)


def entries(language: str, name: str) -> list[ast.EntryType]:
    """What stands in a Fluent file."""
    return FluentParser().parse(words.source(language, name)).body


def arguments(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a file with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, name):
        if isinstance(entry, ast.Message):
            visitor = Arguments()
            visitor.visit(entry)
            shared = {"$creature" if one == "aras-creature" else one for one in visitor.names}
            found[entry.id.name] = shared
    return found


def sentences(language: str, name: str) -> dict[str, str]:
    """Every message of a file as it is written."""
    text = words.source(language, name)
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in entries(language, name)
        if isinstance(entry, ast.Message) and entry.span
    }


def in_big5(letter: str) -> bool:
    """Whether Big5 has the character."""
    try:
        letter.encode("cp950")
    except UnicodeEncodeError:
        return False
    return True
