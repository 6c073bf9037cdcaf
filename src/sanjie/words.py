"""Everything people read, by id and language: the Fluent files that Python and the browser share."""

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("zh-Hant", "en")
DEFAULT: Final = "en"

log = logging.getLogger(__name__)

strict = False
"""Whether a missing message is an error (tests set it) or falls back to its id."""


class MissingWords(LookupError):
    """No such message, language or argument; the text names it."""


def say(language: str, message: str, **args: str | int) -> str:
    """The words of `message` in `language`, filled with `args`.

    Where they are missing: raises MissingWords when `strict`, otherwise logs it and returns the id.
    """
    faults: list[Exception] = []
    text = message
    pattern = pattern_of(language, message)
    if pattern is None:
        faults.append(MissingWords("there is no such message"))
    else:
        filled, faults = bundle(language).format_pattern(pattern, dict(args))
        text = str(filled)
    for fault in faults:
        if strict:
            raise MissingWords(f"{message} in {language}: {fault}") from fault
        log.warning("%s in %s: %s", message, language, fault)
    return text


def has(language: str, message: str) -> bool:
    """Whether `message` has words in `language`; False for a language that is not in LANGUAGES."""
    return pattern_of(language, message) is not None


def pattern_of(language: str, message: str) -> Pattern | None:
    """What `message` says in `language` before it is filled, or None."""
    if language not in LANGUAGES or not bundle(language).has_message(message):
        return None
    return bundle(language).get_message(message).value


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of `language` (one of LANGUAGES), read once. Raises MissingWords for another."""
    if language not in LANGUAGES:
        raise MissingWords(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for name in sources(language):
        made.add_resource(FluentResource(source(language, name)))
    return made


def sources(language: str) -> list[str]:
    """Names of the Fluent files of `language`, sorted: `aras.ftl` …"""
    folder = files("sanjie") / "locales" / language
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))


def source(language: str, name: str) -> str:
    """The text of one Fluent file."""
    return (files("sanjie") / "locales" / language / name).read_text(encoding="utf-8")


def negotiate(wanted: Iterable[str]) -> str:
    """The language of LANGUAGES for a list of wishes, the best first; English if none can be met.

    Every Chinese tag (`zh`, `zh-TW`, `zh_HK.UTF-8`) is answered in traditional characters: we have no others.
    """
    for tag in wanted:
        primary = tag.strip().replace("_", "-").split(".")[0].split("-")[0].lower()
        if primary == "zh":
            return "zh-Hant"
        if primary == "en":
            return "en"
    return DEFAULT


def of_environment(environ: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, the first that is set; English if none is."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return negotiate([environ[name]])
    return DEFAULT
