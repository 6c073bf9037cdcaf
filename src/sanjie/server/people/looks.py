"""Names that could be taken for others: letters of several scripts, and signs that are drawn alike.

After Unicode Technical Standard 39: "highly restrictive" mixing (5.2) and skeletons (4); its tables come from
confusable-homoglyphs.
"""

import unicodedata
from functools import cache
from typing import Final

EAST: Final = frozenset({"LATIN", "HAN"})
MIXES: Final = (  # scripts that are written together; any one script alone is fine, too
    EAST | {"HIRAGANA", "KATAKANA"},
    EAST | {"BOPOMOFO"},
    EAST | {"HANGUL"},
)
EVERYWHERE: Final = frozenset({"COMMON", "INHERITED", "UNKNOWN"})  # digits, signs, accents


def is_mixed(written: str) -> bool:
    """Whether a name has letters of scripts that nobody writes together, as Latin ones among Cyrillic."""
    from confusable_homoglyphs import categories  # late: its tables are read when somebody signs up

    text = unicodedata.normalize("NFKC", written)
    scripts = {str(categories.alias(letter)) for letter in text} - EVERYWHERE
    return len(scripts) > 1 and not any(scripts <= mix for mix in MIXES)


def skeleton(text: str) -> str:
    """What names that look alike have in common, i and l among it, for a capital one is the other's image."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    return unicodedata.normalize("NFD", "".join(map(drawn, letters))).casefold().replace("i", "l")


def skeletons(written: str) -> tuple[str, str]:
    """By which a name is known, and what it looks like in the capitals and small letters it is written in."""
    return skeleton(unicodedata.normalize("NFKC", written).casefold()), skeleton(written)


@cache
def drawn(sign: str) -> str:
    """The sign that stands for all that are drawn like it; mostly itself.

    The table goes both ways: the one model of some signs names them all, each of them names its model alone.
    """
    from confusable_homoglyphs.confusables import confusables_data

    alike = [str(one["c"]) for one in confusables_data.get(sign, ())]
    if len(alike) != 1:
        return sign
    return alike[0] if len(confusables_data.get(alike[0], ())) > 1 else min(sign, alike[0])
